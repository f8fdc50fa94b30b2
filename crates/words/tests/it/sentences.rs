//! Plies as they are told.

use rules::{
    CaptureRule, EndReason, Event, ExtraTurn, Heap, MatchOutcome, NoCapture, Outcome, Place,
    Position, RuleSet, Side, SkipReason, catalogue,
};
use words::{Perspective, Player, Words};

use crate::{check_sentence, every_language};

const SOUTH: Side = Side::South;
const NORTH: Side = Side::North;

/// Everybody a game can be told to, about South and North, the computer and Anna.
fn perspectives(game: &str) -> Vec<Perspective> {
    let neutral = Perspective::neutral(catalogue::find(game).unwrap());
    let named = neutral
        .clone()
        .with_player(SOUTH, Player::Named("anna".to_owned()))
        .with_player(NORTH, Player::Computer);
    vec![
        neutral.clone(),
        neutral.seen_by(NORTH),
        named.clone(),
        named.seen_by(SOUTH),
    ]
}

#[track_caller]
fn check_everywhere(tell: impl Fn(Words, &Perspective) -> String) {
    for words in every_language() {
        for game in ["oware", "kid-cala-classic"] {
            for told in perspectives(game) {
                check_sentence(words, &tell(words, &told));
            }
        }
    }
}

/// Each kind of event with each of its reasons.
fn every_event(heap: Heap) -> Vec<Event> {
    let (house, own) = (Place::House(NORTH, 2), Place::House(SOUTH, 3));
    let (by, side, into) = (SOUTH, SOUTH, Place::Store(SOUTH));
    let mut events = vec![
        Event::Lift {
            by,
            from: own,
            heap,
        },
        Event::Lift {
            by,
            from: into,
            heap,
        },
        Event::Relay { by, at: house },
        Event::Dead { by, at: house },
        Event::BonusSpent { side },
        Event::Pass { side },
        Event::MustFeed { side },
        Event::MustFeed { side: NORTH },
        Event::Swap { by },
        Event::OpeningOver { first: side },
        Event::Sweep {
            by,
            from: vec![(own, heap)],
            into,
        },
        Event::Sweep {
            by,
            from: vec![(house, heap), (own, heap)],
            into,
        },
        Event::Sweep {
            by,
            from: vec![(own, heap)],
            into: Place::Won(by),
        },
        Event::Uncounted { seeds: 1 },
        Event::Uncounted { seeds: 2 },
        Event::Turn { side },
        Event::Turn { side: NORTH },
    ];
    let whys = [ExtraTurn::LastInStore, ExtraTurn::GrandSlam];
    events.extend(whys.map(|why| Event::ExtraTurn { side, why }));
    let whys = [SkipReason::StartHouse, SkipReason::Burnt];
    events.extend(whys.map(|why| Event::Skip { by, over: own, why }));
    let whys = [
        NoCapture::NothingFacing,
        NoCapture::FacingBurnt,
        NoCapture::NotInThisGame,
        NoCapture::NeedsLap,
        NoCapture::GrandSlam,
        NoCapture::Declined,
        NoCapture::SameMoment,
    ];
    events.extend(whys.map(|why| Event::NoCapture { by, at: own, why }));
    events.extend(every_capture(heap));
    events.extend(outcomes().map(|outcome| Event::End {
        why: outcome.why,
        outcome,
    }));
    events
}

fn every_capture(heap: Heap) -> Vec<Event> {
    let (house, own) = (Place::House(NORTH, 2), Place::House(SOUTH, 3));
    let (by, into) = (SOUTH, Place::Store(SOUTH));
    let mut captures = Vec::new();
    for from in [
        vec![(house, heap)],
        vec![(house, heap), (own, heap)],
        vec![(own, heap)],
    ] {
        for rule in [
            CaptureRule::Facing,
            CaptureRule::TwoOrThree,
            CaptureRule::GrandSlamLeavesOne,
            CaptureRule::DeadInOpponent,
        ] {
            let from = from.clone();
            captures.push(Event::Capture {
                by,
                at: own,
                from,
                into,
                rule,
            });
        }
    }
    captures
}

fn outcomes() -> impl Iterator<Item = Outcome> {
    let sides = Side::BOTH.into_iter();
    let whys = sides.flat_map(|side| {
        [
            EndReason::NoSeeds(side),
            EndReason::Cleared(side),
            EndReason::Majority(side),
            EndReason::Half,
            EndReason::CannotFeed(side),
            EndReason::NoMove(side),
            EndReason::GrandSlam(side),
            EndReason::Repetition,
            EndReason::Quiet,
            EndReason::Given,
        ]
    });
    whys.flat_map(|why| {
        [
            (Some(SOUTH), [28, 20]),
            (Some(NORTH), [-6, 30]),
            (Some(NORTH), [3, 2]),
            (None, [24, 24]),
        ]
        .map(|(winner, score)| Outcome { winner, score, why })
    })
}

#[test]
fn every_event_is_a_sentence() {
    for heap in [Heap::Seeds(1), Heap::Seeds(5), Heap::Fruit([2, 1, 0, 0])] {
        for event in every_event(heap) {
            check_everywhere(|words, told| words.event(&event, told).unwrap());
        }
    }
}

/// Single drops, and passing a store as always, are not worth a sentence.
#[test]
fn some_events_are_not_told() {
    let (by, into) = (SOUTH, Place::Store(NORTH));
    for event in [
        Event::Drop {
            by,
            into,
            kind: None,
            now: 1,
        },
        Event::Skip {
            by,
            over: into,
            why: SkipReason::OpponentStore,
        },
        Event::Skip {
            by,
            over: into,
            why: SkipReason::OwnStore,
        },
        Event::Sweep {
            by,
            from: vec![],
            into,
        },
        Event::Uncounted { seeds: 0 },
    ] {
        for words in every_language() {
            assert_eq!(
                words.event(&event, &Perspective::default()),
                None,
                "{event:?}"
            );
        }
    }
}

#[test]
fn matches_and_scores_are_sentences() {
    for (winner, won) in [(Some(NORTH), [0, 2]), (None, [1, 1])] {
        let outcome = MatchOutcome {
            winner,
            won,
            rounds: 2,
        };
        check_everywhere(|words, told| words.match_outcome(&outcome, told));
    }
    for score in [[0, 1], [-2, 26]] {
        check_everywhere(|words, told| words.score(score, told));
    }
}

/// Not each end with each result.
fn is_typical(event: &Event) -> bool {
    match event {
        Event::End { why, outcome } => {
            *why == EndReason::NoSeeds(SOUTH) || outcome.score == [28, 20]
        }
        _ => true,
    }
}

/// Every event in the neutral voice, and then spoken to the mover: for reading through.
#[test]
fn all_sentences() {
    for words in every_language() {
        let mut all = String::new();
        for game in ["kalah", "banana-cala"] {
            for (title, index) in [("neutral", 0), ("to South", 3), ("to North", 1)] {
                all.extend(["\n## ", game, ", ", title, "\n"]);
                let told = &perspectives(game)[index];
                let heap = match game {
                    "kalah" => Heap::Seeds(2),
                    _ => Heap::Fruit([2, 1, 0, 0]),
                };
                for event in every_event(heap).into_iter().filter(is_typical) {
                    all.push_str(&words.event(&event, told).unwrap());
                    all.push('\n');
                }
            }
        }
        insta::assert_snapshot!(format!("all_{}", words.language()), all);
    }
}

/// What a real ply tells: to nobody, and to the mover.
fn story(rules: &str, position: &str, moves: &[&str]) -> String {
    let rules: RuleSet = rules.parse().unwrap();
    let start = match position {
        "" => Position::start(&rules),
        text => Position::read(text, &rules, true).unwrap(),
    };
    let mut story = format!("# {rules} {position} {}\n", moves.join(" "));
    for words in every_language() {
        let mut position = start.clone();
        for text in moves {
            let mv = position.read_move(text).unwrap();
            let sowing = position.play(mv).unwrap();
            let neutral = Perspective::neutral(rules.game());
            for told in [neutral.clone(), neutral.seen_by(sowing.by)] {
                let sentences = words.sowing(&sowing, &told);
                for sentence in &sentences {
                    check_sentence(words, sentence);
                }
                story.push_str(&sentences.join(" "));
                story.push('\n');
            }
        }
    }
    story
}

#[test]
fn stories_of_kalah() {
    let stories = [
        story("kalah", "", &["C", "A", "a"]),
        story("kalah", "0-0-1-0-0-5-0-0-4-0-0-0-20-18-S", &["C"]),
        story("kalah", "0-0-0-0-0-1-0-0-4-0-0-3-20-20-S", &["F"]),
        story("kalah", "1-0-0-0-0-1-1-0-4-0-0-0-20-20-S", &["A"]),
        story(
            "kalah:capture=none",
            "1-0-0-0-0-1-1-0-4-0-2-0-20-20-S",
            &["A"],
        ),
        story(
            "kalah:capture=seed-only",
            "1-0-0-0-0-1-1-0-4-0-2-0-20-20-S",
            &["A"],
        ),
        story(
            "kalah:leftovers=uncounted",
            "0-0-0-0-0-1-0-0-4-0-0-3-20-20-S",
            &["F"],
        ),
        story("kalah:pie=on", "", &["A", "swap"]),
    ];
    insta::assert_snapshot!(stories.join("\n"));
}

#[test]
fn stories_of_oware() {
    let stories = [
        story("oware", "0-0-0-0-0-3-1-2-1-4-4-4-10-10-S", &["F"]),
        story("oware", "0-0-0-0-0-2-1-1-0-0-0-0-20-20-S", &["F"]),
        story(
            "oware:grand-slam=leave-last",
            "0-0-0-0-0-2-1-1-0-0-0-0-20-20-S",
            &["F"],
        ),
        story(
            "oware:grand-slam=opp-gets-rest",
            "0-4-0-0-0-2-1-1-0-0-0-0-20-20-S",
            &["F"],
        ),
        story(
            "oware:grand-slam=capture-and-replay",
            "0-0-0-0-7-2-1-1-0-0-0-0-18-18-S",
            &["F"],
        ),
        story("oware", "13-0-0-0-0-2-1-1-0-0-0-0-15-15-S", &["A"]),
        story("oware", "0-0-0-0-0-1-0-0-0-0-0-1-23-23-N", &["f"]),
        story("oware", "1-0-0-0-0-0-0-0-0-0-0-1-23-22-N", &["f"]),
    ];
    insta::assert_snapshot!(stories.join("\n"));
}

#[test]
fn stories_of_congkak() {
    let stories = [
        story("congkak", "", &["A"]),
        story("congkak:max-bonus=0", "", &["A"]),
        story(
            "congkak:capture-needs-lap=on",
            "1-0-0-0-0-0-5-3-0-0-0-4-0-0-40-40-S",
            &["A"],
        ),
        story(
            "congkak:match=traditional",
            "0-1-0-0-0-0-5-3-0-0-x-x-0-4-40-40-N",
            &["a"],
        ),
        story(
            "congkak:dead-in-opponent=opponent-store",
            "0-1-0-0-0-0-2-0-0-1-1-1-0-4-40-40-S",
            &["G"],
        ),
        story(
            "congkak:end=pass",
            "0-0-0-0-0-0-1-3-0-0-0-0-0-4-40-40-S",
            &["G"],
        ),
        story("congkak:opening=simultaneous", "", &["G/g", "B"]),
    ];
    insta::assert_snapshot!(stories.join("\n"));
}

#[test]
fn stories_of_kid_cala() {
    let stories = [
        story("kid-cala-beginner", "", &["C", "F", "a"]),
        story(
            "kid-cala-beginner",
            "0-0-0-0-0-1-1-0-0-0-0-0-20-20-S",
            &["F"],
        ),
        story("banana-cala", "", &["M:b", "m:gob", "F:b"]),
        story(
            "banana-cala",
            "0-0-0-0-1a-0-0-0-1b1g-0-0-0-0-1a-6b6a-6b6a-S",
            &["E:a"],
        ),
    ];
    insta::assert_snapshot!(stories.join("\n"));
}
