//! The engine in the browser's worker is the engine of the program.

use e2e::Browser;
use protocol::worker::{Purpose, Reply, Request, Search};
use rules::catalogue::GAMES;
use rules::{Position, RuleSet};
use serde_json::Value;
use worker::answer::Thinking;

use crate::table::wait_until;

/// Levels whose searches end by depth and by number of positions.
const LEVELS: [u8; 3] = [3, 6, 8];

fn questions() -> Vec<Request> {
    let games = GAMES.iter().map(|game| game.name);
    let others = [
        "kalah:seeds=6",
        "kalah:houses=4",
        "oware:houses=5",
        "congkak:houses=6",
    ];
    let asked = games.chain(others).flat_map(|game| {
        let rules: RuleSet = game.parse().expect("a game of the catalogue");
        let position = format!("{:#}", Position::start(&rules));
        LEVELS.map(|level| Search {
            id: 0,
            game: game.to_owned(),
            position: position.clone(),
            north: false,
            purpose: Purpose::Play { level, seed: 5 },
            time_ms_max: u32::MAX,
        })
    });
    let numbered = asked.zip(1..).map(|(search, id)| Search { id, ..search });
    numbered.map(Request::Search).collect()
}

#[test]
fn a_worker_finds_what_the_program_finds() {
    let browser = Browser::open("parity", "/");
    let questions = questions();
    let bytes: Vec<Vec<u8>> = questions.iter().map(Request::encode).collect();
    browser.run(&format!(
        "const address = document.querySelector('link#worker').href;
         window.replies = [];
         window.worker = new Worker(address, {{ type: 'module' }});
         window.worker.onmessage = (event) => window.replies.push(Array.from(event.data));
         for (const question of {}) window.worker.postMessage(new Uint8Array(question));",
        serde_json::to_string(&bytes).expect("numbers can be written"),
    ));
    // One reply to each question, and one when the worker is ready.
    wait_until(
        &browser,
        &format!("window.replies.length > {}", questions.len()),
    );
    let replies = browser.run("return window.replies");
    let replies = replies.as_array().into_iter().flatten().map(read);
    let mut thinking = Thinking::default();
    let mut expected = vec![Reply::Ready];
    for question in bytes {
        thinking.answer(&question, &|| 0.0, &mut |reply| {
            expected.push(reply.clone());
        });
    }
    assert_eq!(replies.collect::<Vec<_>>(), expected);
    assert_eq!(browser.complaints(), [""; 0]);
}

fn read(reply: &Value) -> Reply {
    let bytes = reply.as_array().into_iter().flatten();
    let bytes: Vec<u8> = bytes
        .filter_map(|byte| u8::try_from(byte.as_u64()?).ok())
        .collect();
    Reply::decode(&bytes).expect("a reply")
}
