//! Questions and answers, without a browser.

use std::sync::atomic::{AtomicU32, Ordering};

use super::*;

fn ask(game: &str, purpose: Purpose, north: bool) -> Vec<Reply> {
    let rules: RuleSet = game.parse().unwrap_or_else(|_| "kalah".parse().unwrap());
    let request = Request::Search(Search {
        id: 3,
        game: game.to_owned(),
        position: format!("{:#}", Position::start(&rules)),
        north,
        purpose,
        time_ms_max: 50,
    });
    let mut replies = Vec::new();
    // A clock that runs ahead one millisecond whenever somebody looks at it.
    let clock = AtomicU32::new(0);
    let now_ms = || f64::from(clock.fetch_add(1, Ordering::Relaxed));
    let mut post = |reply: &Reply| replies.push(reply.clone());
    Thinking::default().answer(&request.encode(), &now_ms, &mut post);
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
    assert_ne!(found(&replies).source, Source::Searched { depth: 0 });
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

/// An engine that has been told to prepare the endings of a game, and the clock it goes by.
struct Prepared {
    thinking: Thinking,
    rules: RuleSet,
    /// Milliseconds that every look at the clock takes.
    tick_ms: f64,
    ticks: AtomicU32,
}

impl Prepared {
    fn new(game: &str, seeds_max: u16, tick_ms: f64) -> Prepared {
        let mut prepared = Prepared {
            thinking: Thinking::default(),
            rules: game.parse().unwrap(),
            tick_ms,
            ticks: AtomicU32::new(0),
        };
        prepared.ask(&Request::Prepare(Prepare {
            game: game.to_owned(),
            seeds_max,
        }));
        prepared
    }

    fn ask(&mut self, request: &Request) -> Vec<Reply> {
        let mut replies = Vec::new();
        let now_ms = || f64::from(self.ticks.fetch_add(1, Ordering::Relaxed)) * self.tick_ms;
        let mut post = |reply: &Reply| replies.push(reply.clone());
        self.thinking.answer(&request.encode(), &now_ms, &mut post);
        replies
    }

    fn hint(&mut self, position: &Position) -> Found {
        self.hint_within(position, 100)
    }

    fn hint_within(&mut self, position: &Position, time_ms_max: u32) -> Found {
        found(&self.ask(&Request::Search(Search {
            id: 1,
            game: self.rules.to_string(),
            position: format!("{position:#}"),
            north: false,
            purpose: Purpose::Hint,
            time_ms_max,
        })))
    }

    /// Does all there is to do; what is said about it.
    fn work(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        while self.thinking.has_work() {
            let now_ms = || f64::from(self.ticks.fetch_add(1, Ordering::Relaxed)) * self.tick_ms;
            self.thinking
                .work(&now_ms, &mut |reply| replies.push(reply.clone()));
        }
        replies
    }

    fn read(&self, position: &str) -> Position {
        Position::read(position, &self.rules, true).unwrap()
    }
}

#[test]
fn a_question_waits_for_the_endings_it_needs() {
    let mut prepared = Prepared::new("kalah:houses=4", 14, 0.0);
    let few = prepared.read("2-1-0-1-0-2-1-0-0-0-S");
    let many = prepared.read("2-1-0-1-3-2-2-3-0-0-S");
    let start = Position::start(&prepared.rules);
    prepared.tick_ms = 1.0;
    assert!(!prepared.hint(&start).perfect);
    assert!(!prepared.hint_within(&few, 3).perfect, "no time to wait");
    let found = prepared.hint(&few);
    assert!(found.perfect && found.source == Source::Table, "{found:?}");
    assert!(prepared.thinking.has_work());
    assert!(!prepared.hint_within(&many, 3).perfect, "no time to wait");
    prepared.tick_ms = 0.0;
    assert_eq!(prepared.work(), [Reply::Prepared { seeds: Some(14) }]);
    prepared.tick_ms = 1.0;
    let found = prepared.hint_within(&many, 3);
    assert!(found.perfect && found.source == Source::Table, "{found:?}");
    assert!(!prepared.hint(&start).perfect);
}

#[test]
fn a_slow_device_knows_fewer_endings_until_it_needs_them() {
    let mut prepared = Prepared::new("kalah:houses=3", 14, 200.0);
    assert_eq!(prepared.work(), [Reply::Prepared { seeds: Some(1) }]);
    let few = prepared.read("0-0-1-1-0-1-0-0-S");
    assert!(!prepared.hint(&few).perfect);
    prepared.tick_ms = 1.0;
    assert!(prepared.hint(&few).perfect);
}

#[test]
fn a_game_without_endings_is_no_mistake() {
    for game in ["oware", "congkak", "banana-cala"] {
        let mut prepared = Prepared::new(game, 8, 0.0);
        assert_eq!(prepared.work(), [Reply::Prepared { seeds: None }]);
    }
}

#[test]
fn endings_of_another_game_are_forgotten() {
    let prepare = |game: &str| {
        Request::Prepare(Prepare {
            game: game.to_owned(),
            seeds_max: 6,
        })
    };
    let mut prepared = Prepared::new("kalah", 6, 0.0);
    prepared.work();
    let few = prepared.read("1-0-0-0-1-0-0-1-0-0-0-1-0-0-S");
    // What lies on the board at the start makes no difference.
    prepared.ask(&prepare("kalah:seeds=6"));
    assert!(!prepared.thinking.has_work());
    assert!(prepared.hint(&few).perfect);
    prepared.ask(&prepare("kalah:capture=empty"));
    assert_eq!(prepared.work(), [Reply::Prepared { seeds: Some(6) }]);
    prepared.tick_ms = 1.0;
    assert!(!prepared.hint(&few).perfect);
    assert_eq!(
        prepared.ask(&prepare("chess")),
        [Reply::Prepared { seeds: None }]
    );
}
