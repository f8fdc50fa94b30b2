//! Questions and answers, without a browser.

use std::sync::atomic::{AtomicU32, Ordering};

use super::*;

/// With all of its parts.
fn whole() -> Thinking {
    let mut thinking = Thinking::default();
    thinking.learn_endings(crate::endings::METHODS);
    thinking
}

fn ask(game: &str, purpose: Purpose, north: bool) -> Vec<Reply> {
    let rules: RuleSet = game.parse().unwrap_or_else(|_| "kalah".parse().unwrap());
    let request = Search {
        id: 3,
        game: game.to_owned(),
        position: format!("{:#}", Position::start(&rules)),
        north,
        purpose,
        endings: Use::Unused,
        nodes_max: None,
        time_ms_max: 50,
        memory_mib: MEMORY_MIB,
    };
    let mut replies = Vec::new();
    // A clock that runs ahead one millisecond whenever somebody looks at it.
    let clock = AtomicU32::new(0);
    let now_ms = || f64::from(clock.fetch_add(1, Ordering::Relaxed));
    let mut post = |reply: &Reply| replies.push(reply.clone());
    whole().answer(&request.encode(), &now_ms, &mut post);
    replies
}

#[track_caller]
fn found(replies: &[Reply]) -> Found {
    match replies.last() {
        Some(Reply::Found(found)) => found.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_level_gives_a_legal_move_in_every_game() {
    for game in rules::catalogue::GAMES {
        let replies = ask(game.name, Purpose::Play { level: 1, seed: 7 }, false);
        let position = Position::start(&RuleSet::new(game));
        position.read_move(&found(&replies).best).unwrap();
    }
}

#[test]
fn a_hint_says_how_deep_it_looked() {
    let replies = ask("kalah", Purpose::Hint, false);
    assert!(matches!(replies[0], Reply::Info(_)));
    assert!(found(&replies).points.is_some());
    assert_ne!(found(&replies).source, Certainty::Searched { depth: 0 });
}

#[test]
fn each_side_can_be_asked_in_an_opening() {
    let game = "congkak:opening=simultaneous";
    for (north, expected) in [(false, 'A'..='G'), (true, 'a'..='g')] {
        let replies = ask(game, Purpose::Play { level: 2, seed: 1 }, north);
        let best = found(&replies).best;
        assert!(
            best.len() == 1 && expected.contains(&best.chars().next().unwrap()),
            "{best}"
        );
    }
}

#[test]
fn what_is_wrong_is_said() {
    for (game, purpose) in [
        ("chess", Purpose::Hint),
        ("kalah", Purpose::Play { level: 9, seed: 0 }),
    ] {
        let replies = ask(game, purpose, false);
        assert!(
            matches!(&replies[..], [Reply::Failed { id: 3, .. }]),
            "{replies:?}"
        );
    }
}

/// A worker, and the clock it goes by.
struct Clocked {
    thinking: Thinking,
    /// Milliseconds that every look at the clock takes.
    tick_ms: f64,
    ticks: AtomicU32,
}

impl Clocked {
    fn new(tick_ms: f64) -> Clocked {
        Clocked {
            thinking: whole(),
            tick_ms,
            ticks: AtomicU32::new(0),
        }
    }

    fn ask(&mut self, position: &Position, purpose: Purpose, use_: Use, time_ms: u32) -> Found {
        let request = Search {
            id: 1,
            game: position.rules().to_string(),
            position: format!("{position:#}"),
            north: false,
            purpose,
            endings: use_,
            nodes_max: None,
            time_ms_max: time_ms,
            memory_mib: MEMORY_MIB,
        };
        let mut replies = Vec::new();
        let now_ms = || f64::from(self.ticks.fetch_add(1, Ordering::Relaxed)) * self.tick_ms;
        let mut post = |reply: &Reply| replies.push(reply.clone());
        self.thinking.answer(&request.encode(), &now_ms, &mut post);
        found(&replies)
    }

    /// Whether a hint with so much time knows all that can still come.
    fn knows(&mut self, position: &Position, time_ms: u32) -> bool {
        self.ask(position, Purpose::Hint, Use::Known, time_ms)
            .perfect
    }

    /// Does all there is to do; how many steps that took.
    fn work(&mut self) -> usize {
        let mut steps = 0;
        while self.thinking.has_work() {
            let now_ms = || f64::from(self.ticks.fetch_add(1, Ordering::Relaxed)) * self.tick_ms;
            self.thinking.work(&now_ms);
            steps += 1;
        }
        steps
    }
}

fn read(game: &str, position: &str) -> Position {
    Position::read(position, &game.parse().unwrap(), true).unwrap()
}

const LITTLE: &str = "kalah:houses=4";
const FEW: &str = "2-1-0-1-0-2-1-0-0-0-S";
const MANY: &str = "2-1-0-1-3-2-2-3-0-0-S";

#[test]
fn a_question_waits_for_the_endings_it_needs() {
    let mut worker = Clocked::new(1.0);
    let (few, many) = (read(LITTLE, FEW), read(LITTLE, MANY));
    let start = Position::start(few.rules());
    assert!(!worker.knows(&start, 100));
    assert!(!worker.knows(&few, 3), "no time to wait");
    assert!(worker.knows(&few, 100));
    assert!(worker.thinking.has_work());
    assert!(!worker.knows(&many, 3), "no time to wait");
    worker.tick_ms = 0.0;
    worker.work();
    worker.tick_ms = 1.0;
    assert!(worker.knows(&many, 3));
    assert!(!worker.knows(&start, 100));
}

#[test]
fn who_was_perfect_stays_so_in_a_worker_that_knows_nothing() {
    let last_level = Purpose::Play { level: 8, seed: 1 };
    for position in [FEW, MANY] {
        let position = read(LITTLE, position);
        let ask = |use_| Clocked::new(40.0).ask(&position, last_level.clone(), use_, 60);
        assert!(!ask(Use::Known).perfect, "no time to wait");
        assert!(ask(Use::Complete).perfect);
    }
}

#[test]
fn a_slow_device_knows_fewer_endings_until_it_needs_them() {
    let mut worker = Clocked::new(200.0);
    let few = read("kalah:houses=3", "0-0-1-1-0-1-0-0-S");
    assert!(!worker.knows(&few, 100));
    assert_eq!(worker.work(), 2, "no seeds and one");
    assert!(!worker.knows(&few, 100));
    worker.tick_ms = 1.0;
    assert!(worker.knows(&few, 100));
}

#[test]
fn a_game_without_endings_is_no_mistake() {
    for game in ["oware", "kid-cala-beginner", "banana-cala"] {
        let mut worker = Clocked::new(1.0);
        let start = Position::start(&game.parse().unwrap());
        assert!(!worker.ask(&start, Purpose::Hint, Use::Complete, 50).perfect);
        assert!(worker.work() <= 1, "to find that there are none");
    }
}

#[test]
fn games_of_keys_are_exact_where_few_positions_follow() {
    let start = Position::start(&"bestemshe:houses=2,seeds=2".parse().unwrap());
    let known = solver::solve_general(&start, 1 << 26, &|_| ControlFlow::Continue(())).unwrap();
    let mut worker = Clocked::new(0.01);
    for purpose in [
        Purpose::Values,
        Purpose::Hint,
        Purpose::Play { level: 8, seed: 1 },
    ] {
        let found = worker.ask(&start, purpose, Use::Known, 1_000);
        assert_eq!(found.source, Certainty::Proved);
        assert_eq!(found.points, Some(known.range[0].into()));
    }
    // More seeds than that, and a race, are searched.
    for game in ["bestemshe", "bao"] {
        let start = Position::start(&game.parse().unwrap());
        let found = worker.ask(&start, Purpose::Values, Use::Known, 20);
        assert_ne!(found.source, Certainty::Proved, "{game}");
    }
}

#[test]
fn endings_are_those_of_the_game_that_is_asked_about() {
    let mut worker = Clocked::new(0.0);
    let little = read(LITTLE, FEW);
    assert!(worker.knows(&little, 100));
    worker.work();
    // What lies on the board at the start makes no difference.
    worker.tick_ms = 1.0;
    assert!(worker.knows(&read("kalah:houses=4,seeds=6", MANY), 3));
    assert!(!worker.thinking.has_work());
    let other = read("kalah:houses=4,capture=empty", MANY);
    assert!(!worker.knows(&other, 3), "not those of the game before");
    assert!(worker.knows(&other, 1_000));
    assert!(!worker.knows(&little, 3), "forgotten");
}

#[test]
fn only_who_looks_endings_up_spends_time_on_them() {
    let few = read(LITTLE, FEW);
    let mut worker = Clocked::new(1.0);
    for level in 1..=7 {
        worker.ask(&few, Purpose::Play { level, seed: 1 }, Use::Complete, 100);
        assert!(!worker.thinking.has_work(), "{level}");
    }
    assert!(worker.knows(&few, 100));
    let found = worker.ask(&few, Purpose::Hint, Use::Unused, 100);
    assert!(!found.perfect && !worker.thinking.has_work(), "{found:?}");
}

#[test]
fn only_what_a_question_needs_is_fetched() {
    let needs = |game: &str, purpose: Purpose, endings: Use| {
        let search = Search {
            id: 1,
            game: game.to_owned(),
            position: String::new(),
            north: false,
            purpose,
            endings,
            nodes_max: None,
            time_ms_max: 1,
            memory_mib: MEMORY_MIB,
        };
        Thinking::needs(&search.encode())
    };
    let level = |level| Purpose::Play { level, seed: 1 };
    let plain = |net| Needs {
        net,
        ..Needs::default()
    };
    assert_eq!(
        needs("kalah", level(2), Use::Known),
        plain(Some(Net::Kalah))
    );
    assert_eq!(
        needs("oware", level(8), Use::Unused),
        plain(Some(Net::Oware))
    );
    assert_eq!(needs("banana-cala", level(2), Use::Known), plain(None));
    // It may be a game that is fetched with the machine that plays it.
    assert!(needs("no game", level(2), Use::Known).family);
    let beginner = needs("kid-cala-beginner", Purpose::Hint, Use::Known);
    assert_eq!(
        beginner,
        Needs {
            net: Some(Net::Race),
            endings: true,
            ..Needs::default()
        }
    );
    assert!(needs("congkak", level(8), Use::Complete).endings);
    let certificate = needs("kalah", Purpose::Certificate, Use::Unused);
    assert!(certificate.certificate && !certificate.endings);
    assert_eq!(Thinking::needs(b"nonsense"), Needs::default());
}

#[test]
fn lines_that_are_certain_lead_to_the_end() {
    let mut thinking = whole();
    let position = read("kalah", "0-1-0-0-2-1-0-0-1-0-1-1-20-21-S");
    let question = Search {
        id: 4,
        game: "kalah".to_owned(),
        position: position.to_string(),
        north: false,
        purpose: Purpose::Values,
        endings: Use::Known,
        nodes_max: None,
        time_ms_max: 10_000,
        memory_mib: 16,
    };
    let mut last = None;
    thinking.answer(&question.encode(), &|| 0.0, &mut |reply| {
        if let Reply::Info(info) = reply {
            last = Some(info.clone());
        }
    });
    let last = last.unwrap();
    assert!(last.table_hits > 0);
    assert!(last.endings >= position.seeds_in_houses());
    assert_eq!(last.moves.len(), 3);
    for valued in last.moves {
        let mut after = position.clone();
        for text in &valued.line {
            let mv = after.read_move(text).unwrap();
            after.play(mv).unwrap();
        }
        assert!(after.is_over(), "{valued:?}");
        assert_eq!(i32::from(after.margin()), valued.points, "{valued:?}");
    }
}

#[test]
fn a_number_of_positions_limits_a_search_whatever_the_clock_says() {
    let question = Search {
        id: 5,
        game: "kalah".to_owned(),
        position: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S".to_owned(),
        north: false,
        purpose: Purpose::Values,
        endings: Use::Unused,
        nodes_max: Some(20_000),
        time_ms_max: u32::MAX,
        memory_mib: 16,
    };
    let answers = [0.0, 1e9].map(|now_ms| {
        let mut replies = Vec::new();
        let mut post = |reply: &Reply| replies.push(reply.clone());
        whole().answer(&question.encode(), &|| now_ms, &mut post);
        replies
    });
    assert_eq!(answers[0], answers[1]);
    let nodes = found(&answers[0]).nodes;
    assert!((10_000..=21_000).contains(&nodes), "{nodes}");
}
