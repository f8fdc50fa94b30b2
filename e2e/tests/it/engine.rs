//! The engine in the browser's worker is the engine of the program.

use std::ops::ControlFlow;
use std::sync::Arc;

use e2e::Browser;
use engine::{Engine, EngineOptions, Limits, Lines, MoveValue};
use protocol::worker::{Endings, Found, Info, MEMORY_MIB, Purpose, Reply, Search};
use rules::catalogue::GAMES;
use rules::{Certainty, Position, RuleSet};
use serde_json::Value;
use solver::KnownEndings;
use worker::answer::Thinking;

/// Levels whose searches end by depth and by number of positions.
const LEVELS: [u8; 3] = [3, 6, 8];

/// Endings with up to so many seeds are compared; both know those that a question needs.
const SEEDS: u16 = 9;

/// A worker of the page's, to which the page does not speak, and what it should say.
struct Pair<'a> {
    browser: &'a Browser,
    native: Thinking,
    /// Everything the worker has to say so far.
    expected: Vec<Reply>,
    last_id: u32,
}

impl Pair<'_> {
    fn start(browser: &Browser) -> Pair<'_> {
        browser.run(
            "const address = document.querySelector('meta[name=worker]').content;
             window.replies = [];
             window.worker = new Worker(address, { type: 'module' });
             window.worker.onmessage = (event) => {
               window.replies.push(Array.from(event.data));
               window.heard = performance.now();
             };",
        );
        let mut native = Thinking::default();
        native.learn_endings(worker::endings::METHODS);
        Pair {
            browser,
            native,
            expected: vec![Reply::Ready],
            last_id: 0,
        }
    }

    fn send(&self, requests: &[Vec<u8>]) {
        self.browser.run(&format!(
            "window.sent = performance.now();
             for (const request of {}) window.worker.postMessage(new Uint8Array(request));",
            serde_json::to_string(requests).expect("numbers can be written"),
        ));
    }

    /// What the worker has said so far.
    fn heard(&self) -> Vec<Reply> {
        let replies = self.browser.run("return window.replies");
        let replies = replies.as_array().into_iter().flatten().map(read);
        // Signs of life come when the clock says so.
        replies.filter(|reply| *reply != Reply::Busy).collect()
    }

    /// Asks both, and returns what came of it once both have said the same.
    #[track_caller]
    fn ask(&mut self, questions: &[Search]) -> Vec<Reply> {
        let before = self.expected.len();
        let bytes: Vec<Vec<u8>> = questions.iter().map(Search::encode).collect();
        for question in &bytes {
            self.native.answer(question, &|| 0.0, &mut |reply| {
                self.expected.push(comparable(reply.clone()));
            });
        }
        self.send(&bytes);
        let replies = self.browser.until("answers of the worker", || {
            let answers = self.heard();
            (answers.len() >= self.expected.len()).then_some(answers)
        });
        assert_eq!(replies, self.expected);
        replies[before..].to_vec()
    }

    fn question(&mut self, position: &Position, purpose: Purpose, endings: Endings) -> Search {
        self.last_id += 1;
        Search {
            id: self.last_id,
            game: position.rules().to_string(),
            position: format!("{position:#}"),
            north: false,
            purpose,
            endings,
            nodes_max: None,
            time_ms_max: u32::MAX,
            memory_mib: MEMORY_MIB,
        }
    }

    /// The value of a position. A hint would have a first idea, which is over when the clock says
    /// so: how much either has to say of it depends on the machine.
    #[track_caller]
    fn value(&mut self, position: &Position) -> Found {
        let question = self.question(position, Purpose::Values, Endings::Complete);
        match self.ask(&[question]).pop() {
            Some(Reply::Found(found)) => found,
            other => panic!("{other:?}"),
        }
    }
}

fn read(reply: &Value) -> Reply {
    let bytes = reply.as_array().into_iter().flatten();
    let bytes: Vec<u8> = bytes
        .filter_map(|byte| u8::try_from(byte.as_u64()?).ok())
        .collect();
    comparable(Reply::decode(&bytes).expect("a reply"))
}

/// Which endings are known beyond those that a question needs depends on how much time there was
/// between questions.
fn comparable(reply: Reply) -> Reply {
    match reply {
        Reply::Info(info) => Reply::Info(Info { endings: 0, ..info }),
        other => other,
    }
}

#[test]
fn a_worker_finds_what_the_program_finds() {
    let browser = Browser::open("parity", "/");
    let mut pair = Pair::start(&browser);
    let games = GAMES.iter().map(|game| game.name);
    let others = [
        "kalah:seeds=6",
        "kalah:houses=4",
        "oware:houses=5",
        "congkak:houses=6",
        // Their trained numbers are found by the hash of their laws, and these by counts.
        "togyz-kumalak",
        "bao",
        "omweso",
    ];
    let mut questions = Vec::new();
    for game in games.chain(others) {
        let rules: RuleSet = game.parse().expect("a game of the catalogue");
        let position = Position::start(&rules);
        for level in LEVELS {
            let purpose = Purpose::Play { level, seed: 5 };
            questions.push(pair.question(&position, purpose, Endings::Unused));
        }
    }
    pair.ask(&questions);
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Positions of a few games played anyhow, from where all endings are known.
fn endings(rules: &RuleSet) -> Vec<Position> {
    let ending = |seed: usize| {
        let mut position = Position::start(rules);
        let mut ply = seed;
        while position.seeds_in_houses() > SEEDS {
            let moves = position.moves();
            let mv = moves.get(ply * 7 % moves.len().max(1))?;
            position.play(*mv).expect("a legal move");
            ply += seed;
        }
        (!position.is_over()).then_some(position)
    };
    (1..40).filter_map(ending).take(6).collect()
}

#[test]
fn endings_in_the_browser_are_those_of_the_program() {
    let browser = Browser::open("endings", "/");
    let mut pair = Pair::start(&browser);
    for game in ["kalah", "kalah:capture=empty", "kalah:houses=4"] {
        let rules: RuleSet = game.parse().expect("a game of the catalogue");
        let known = KnownEndings::new(&rules, SEEDS.into(), 2).expect("it has endings");
        let mut engine = Engine::new(EngineOptions::default());
        engine.add_table(Arc::new(known));
        let endings = endings(&rules);
        assert!(endings.len() > 3, "{game}: {endings:?}");
        for position in endings {
            let limits = Limits {
                lines: Lines::All,
                ..Limits::default()
            };
            let report = engine.search(&position, &limits, &mut |_| ControlFlow::Continue(()));
            let best = report.value().map(|value| value.points);
            assert!(report.perfect);
            let found = pair.value(&position);
            assert_eq!((found.points, found.perfect), (best, true), "{position}");
            for valued in &report.moves {
                move_is_worth(&mut pair, &position, valued);
            }
            let level = Purpose::Play { level: 8, seed: 5 };
            let question = pair.question(&position, level, Endings::Complete);
            let Some(Reply::Found(played)) = pair.ask(&[question]).pop() else {
                panic!("no move in {position}");
            };
            let value = report
                .moves
                .iter()
                .find(|valued| position.move_text(valued.mv) == played.best)
                .map(|valued| valued.value.points);
            assert_eq!((value, played.perfect), (best, true), "{position}");
        }
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// How long is for docs/levels.md: `cargo xtask browser all_endings --nocapture`.
#[test]
#[expect(clippy::print_stderr, reason = "whoever measures wants to see it")]
fn all_endings_are_there_at_once() {
    let browser = Browser::open("ready", "/");
    let mut pair = Pair::start(&browser);
    browser.until("a worker", || (!pair.heard().is_empty()).then_some(()));
    let rules: RuleSet = "kalah".parse().expect("a game of the catalogue");
    let position = Position::read("2-1-1-1-1-1-1-1-1-1-2-1-17-17-S", &rules, true);
    let position = position.expect("a position");
    assert_eq!(position.seeds_in_houses(), engine::ENDINGS_SEEDS);
    let question = pair.question(&position, Purpose::Hint, Endings::Complete);
    pair.send(&[question.encode()]);
    let found = browser.until("an answer", || match pair.heard().pop() {
        Some(Reply::Found(found)) => Some(found),
        _ => None,
    });
    let took = browser.run("return Math.round(window.heard - window.sent)");
    eprintln!(
        "all endings of Kalah with {} seeds: {took} ms",
        engine::ENDINGS_SEEDS
    );
    assert!(found.perfect);
    assert!(took.as_u64().is_some_and(|ms| ms < 5_000), "{took} ms");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Whether the worker says of what a move leads to what the program says of the move.
#[track_caller]
fn move_is_worth(pair: &mut Pair<'_>, position: &Position, valued: &MoveValue) {
    assert_eq!(valued.value.source, Certainty::Table, "{position}");
    let mut after = position.clone();
    after.play(valued.mv).expect("a legal move");
    if after.is_over() {
        return;
    }
    let found = pair.value(&after);
    let points = found.points.map(|points| {
        if after.side_to_move() == position.side_to_move() {
            points
        } else {
            -points
        }
    });
    assert_eq!(points, Some(valued.value.points), "{after}");
    assert_eq!((found.source, found.perfect), (Certainty::Table, true));
}
