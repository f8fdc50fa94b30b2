//! Whatever is said to a session, it answers and goes on.

use engine::{Engine, EngineOptions, Limits};
use rules::Random;

use super::*;

/// Words of the protocol, and some of none.
const WORDS: &[&str] = &[
    "ugi",
    "uci",
    "isready",
    "setoption",
    "uginewgame",
    "ucinewgame",
    "position",
    "query",
    "go",
    "stop",
    "ponderhit",
    "wait",
    "debug",
    "name",
    "value",
    "Hash",
    "Threads",
    "MultiPV",
    "Ponder",
    "Level",
    "Game",
    "EngineTurn",
    "DrawSearch",
    "startpos",
    "fen",
    "moves",
    "gameover",
    "p1turn",
    "result",
    "infinite",
    "ponder",
    "depth",
    "nodes",
    "movetime",
    "p1time",
    "p2time",
    "p1inc",
    "p2inc",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "0",
    "1",
    "7",
    "-1",
    "99999999999999999999",
    "true",
    "max",
    "south",
    "oware",
    "kalah:houses=2,seeds=1",
    "banana-cala",
    "kid-cala-beginner",
    "congkak:opening=simultaneous",
    "A",
    "b",
    "F",
    "CcE",
    "M:gob",
    "swap",
    "C/f",
    "0000",
    "1-1-1-1-0-0-S",
    "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S",
    "4-4-4",
    "\u{1b}[1m",
    "\u{0}",
    "é…\u{202e}",
];

/// A line of a program that knows what it says, by and large.
fn sensible(random: &mut Random) -> String {
    let number = 1 + random.below(299);
    let lines = [
        "go".to_owned(),
        format!("go depth {number}"),
        format!("go nodes {number}"),
        format!("go movetime {number}"),
        format!("go p1time {number} p2time {number} p1inc 1 p2inc 1"),
        "go infinite".to_owned(),
        format!("go ponder movetime {number}"),
        "stop".to_owned(),
        "ponderhit".to_owned(),
        "isready".to_owned(),
        "uginewgame".to_owned(),
        "position startpos".to_owned(),
        "position startpos moves A".to_owned(),
        "setoption name MultiPV value 3".to_owned(),
        "setoption name Level value 2".to_owned(),
        "setoption name Level value max".to_owned(),
        "setoption name Ponder value true".to_owned(),
        "setoption name Game value oware:houses=3,seeds=2".to_owned(),
        "setoption name Game value banana-cala".to_owned(),
    ];
    random.pick(&lines).expect("there are lines").clone()
}

fn nonsense(random: &mut Random) -> String {
    let words = (0..random.below(8)).filter_map(|_| random.pick(WORDS).copied());
    let line = words.collect::<Vec<_>>().join(" ");
    match random.below(4) {
        // The first letters only.
        0 => line.chars().take(random.below(20) as usize).collect(),
        _ => line,
    }
}

/// A session, and the search that it believes to go on.
struct Stage {
    session: Session,
    engine: Engine,
    searching: Option<Job>,
    begun: u32,
    answered: u32,
}

impl Stage {
    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Say(line) => {
                    assert!(!line.contains(char::is_control), "{line:?}");
                    assert!(line.len() < 3_000, "{line:?}");
                    self.answered += u32::from(line.starts_with("bestmove "));
                }
                Effect::Search(job) => {
                    assert!(self.searching.is_none(), "two searches at once");
                    self.searching = Some(*job);
                }
                Effect::Prepare(_) | Effect::Forget => {
                    assert!(self.searching.is_none(), "a search uses that memory");
                }
                Effect::Stop => self.finish(),
                Effect::Allow(_) | Effect::Quit => {}
            }
        }
    }

    /// The search is over.
    fn finish(&mut self) {
        let Some(job) = self.searching.take() else {
            return;
        };
        let limits = Limits {
            nodes: Some(20),
            lines: job.lines,
            ..Limits::default()
        };
        let mut news = Vec::new();
        let report = self.engine.search(&job.position, &limits, &mut |info| {
            news.push(News::Depth {
                info: info.clone(),
                elapsed: Duration::ZERO,
            });
            std::ops::ControlFlow::Continue(())
        });
        news.push(News::Done {
            report,
            chosen: None,
            elapsed: Duration::ZERO,
        });
        for news in news {
            let effects = self.session.news(news);
            self.carry_out(effects);
        }
    }
}

#[test]
fn every_search_has_one_answer_whatever_is_said() {
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let mut stage = Stage {
            session: Session::new(Start {
                game: None,
                any_seeds: seed % 2 == 0,
                seed,
            }),
            engine: Engine::new(EngineOptions {
                hash_bytes: 1 << 16,
                threads: 1,
            }),
            searching: None,
            begun: 0,
            answered: 0,
        };
        for _ in 0..500 {
            let line = match random.below(3) {
                0 => nonsense(&mut random),
                _ => sensible(&mut random),
            };
            let was_idle = stage.session.search.is_none();
            let (begun, answered) = (stage.begun, stage.answered);
            let effects = stage.session.line(&line);
            stage.carry_out(effects);
            // Some are answered at once, without a search.
            let begins = was_idle && (stage.session.search.is_some() || stage.answered > answered);
            stage.begun = begun + u32::from(begins);
            if random.below(3) == 0 {
                stage.finish();
            }
        }
        for line in ["stop", "isready"] {
            let effects = stage.session.line(line);
            stage.carry_out(effects);
            stage.finish();
        }
        assert!(stage.session.search.is_none() && stage.begun > 20, "{seed}");
        assert_eq!(stage.answered, stage.begun, "{seed}");
    }
}
