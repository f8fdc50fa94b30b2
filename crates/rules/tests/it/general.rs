//! What holds for every game of the general machine, and for any definition that can be written;
//! and that the general machine plays the games of the compiled one alike, event by event.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rules::catalogue::{GAMES, IN_KEYS, family};
use rules::{Event, Move, Place, Position, Random, RuleSet, Side};

/// Moves listed at most: arrangements are too many.
const LISTED_MAX: usize = 200;

/// Rule sets of the compiled machine beside the same rules in keys, as [`IN_KEYS`] has usual ones.
const TWINS: &[(&str, &str)] = &[
    (
        "kalah:seeds=6,end=to-move",
        "sow:seeds=6,sow-store=own,capture=facing,take-side=opponent,own-seed=with-capture,\
         majority=off",
    ),
    (
        "kalah:houses=4,seeds=3,capture=empty",
        "sow:houses=4,seeds=3,sow-store=own,capture=facing,take-side=opponent,own-seed=always,\
         end=either-cleared,majority=off",
    ),
    (
        "kalah:capture=none,leftovers=uncounted",
        "sow:sow-store=own,end=either-cleared,majority=off,leftovers=uncounted",
    ),
    (
        "kalah:skip-start=on",
        "sow:skip-start=on,sow-store=own,capture=facing,take-side=opponent,\
         own-seed=with-capture,end=either-cleared,majority=off",
    ),
    (
        "kalah:direction=clockwise",
        "sow:direction=clockwise,sow-store=own,capture=facing,take-side=opponent,\
         own-seed=with-capture,end=either-cleared,majority=off",
    ),
    (
        "oware:grand-slam=capture,repetition=off,must-feed=off",
        "sow:skip-start=on,capture=count,take=2+3,take-side=opponent,chain=on",
    ),
    (
        "oware:grand-slam=illegal,repetition=split",
        "sow:skip-start=on,capture=count,take=2+3,take-side=opponent,chain=on,\
         grand-slam=illegal,must-feed=when-empty,repetition=split",
    ),
    (
        "oware:seeds=3,grand-slam=capture-and-replay,repetition=threefold",
        "sow:seeds=3,skip-start=on,capture=count,take=2+3,take-side=opponent,chain=on,\
         grand-slam=capture-and-replay,must-feed=when-empty,repetition=threefold",
    ),
    (
        "congkak:take-own=with-capture,end=to-move,max-bonus=2",
        "sow:houses=7,seeds=7,sow-store=own,bonus=2,laps=relay,capture=facing,\
         take-side=opponent,own-seed=with-capture,majority=off",
    ),
    (
        "congkak:houses=5,take-own=never,end=pass",
        "sow:houses=5,seeds=5,sow-store=own,laps=relay,capture=facing,take-side=opponent,\
         no-move=pass,majority=off",
    ),
];

/// A game by name, or the same as a definition of one's own with some keys changed.
fn any_rules() -> impl Strategy<Value = RuleSet> {
    let names = family().iter().map(|game| game.name);
    let names: Vec<&str> = names.filter(|name| *name != "sow").collect();
    let words: Vec<(&str, &str)> = vec![
        ("laps", "relay"),
        ("laps", "relay-next"),
        ("laps", "single"),
        ("capture", "count"),
        ("capture", "facing"),
        ("capture", "next"),
        ("capture", "two-out"),
        ("capture", "match"),
        ("capture", "singles"),
        ("capture", "reached"),
        ("take", "2+4"),
        ("take", "even"),
        ("take-side", "opponent"),
        ("chain", "on"),
        ("chain", "3"),
        ("chain-direction", "both"),
        ("passing", "owner-all"),
        ("passing", "sower"),
        ("lap-captures", "on"),
        ("extra", "facing-each"),
        ("extra", "alike"),
        ("last-seeds", "5"),
        ("tax", "one-each-lap"),
        ("tax", "all-singles-facing"),
        ("sow-store", "own"),
        ("sow-store", "both"),
        ("either", "all"),
        ("direction", "alternate"),
        ("direction", "odd-even"),
        ("first-seed", "stays"),
        ("skip-full", "1"),
        ("skip-holding", "3"),
        ("close-at", "3"),
        ("locked", "on"),
        ("hold", "weg"),
        ("hold", "tuzdik"),
        ("hold", "bull"),
        ("hold-where", "any"),
        ("hold-sown", "never"),
        ("bank", "held"),
        ("grand-slam", "leave-left"),
        ("grand-slam", "opponent-gets-rest"),
        ("must-feed", "when-empty"),
        ("no-move", "pass"),
        ("again", "capture-once"),
        ("endless", "illegal"),
        ("goal", "deprive"),
        ("goal", "clear"),
        ("leftovers", "split"),
        ("leftovers", "unfed-else-last-mover"),
        ("start-rule", "each-house-once"),
        ("start-rule", "right-half-then-reach"),
        ("relay-turns", "on"),
        ("relay-when", "after-visit"),
        ("repetition", "own-side"),
        ("no-capture-turns", "2"),
    ];
    (select(names), vec(select(words), 0..5)).prop_map(|(name, keys)| {
        let rules: RuleSet = name.parse().unwrap();
        // Keys that do not go together are left out.
        keys.into_iter().fold(rules, |rules, (key, value)| {
            rules.with(key, value).unwrap_or(rules)
        })
    })
}

fn seeds(position: &Position) -> u16 {
    let places = position.board().places();
    places.map(|place| position.heap(place).count()).sum()
}

/// Everything that a finished position says of its result, but for the reason, which no text has.
fn result(position: &Position) -> (Option<&str>, [i16; 2], i16) {
    let winner = position.outcome().map(rules::Outcome::winner_name);
    (winner, position.score(), position.margin())
}

/// Plays the choices and calls `check` around each move.
fn play_out(
    rules: &RuleSet,
    choices: &[Index],
    mut check: impl FnMut(&Position, Move, &Position, &[Event]),
) {
    let mut position = Position::start(rules);
    for choice in choices {
        let moves = position.moves_up_to(LISTED_MAX);
        if moves.is_empty() {
            break;
        }
        let before = position.clone();
        let mv = moves[choice.index(moves.len())];
        let sowing = position.play(mv).unwrap();
        check(&before, mv, &position, &sowing.events);
    }
}

/// The content of each place as the events tell it.
fn retold(before: &Position, events: &[Event]) -> Vec<(Place, i32)> {
    let board = before.board();
    let mut told: Vec<(Place, i32)> = board
        .places()
        .map(|place| (place, i32::from(before.heap(place).count())))
        .collect();
    let mut add = |place: Place, seeds: i32| {
        let known = told.iter_mut().find(|(known, _)| *known == place);
        known.expect("a place of the board").1 += seeds;
    };
    for event in events {
        match event {
            Event::Lift { from, heap, .. } => add(*from, -i32::from(heap.count())),
            Event::Drop { into, .. } => add(*into, 1),
            Event::Capture { from, into, .. } | Event::Sweep { from, into, .. } => {
                for (place, heap) in from {
                    add(*place, -i32::from(heap.count()));
                    add(*into, i32::from(heap.count()));
                }
            }
            Event::Resow { from, .. } => {
                for (place, heap) in from {
                    add(*place, -i32::from(heap.count()));
                }
            }
            Event::Arrange { houses, .. } => {
                for (place, heap) in houses {
                    let there = i32::from(before.heap(*place).count());
                    add(*place, i32::from(heap.count()) - there);
                }
            }
            Event::Skip { .. }
            | Event::Relay { .. }
            | Event::NoCapture { .. }
            | Event::Dead { .. }
            | Event::ExtraTurn { .. }
            | Event::BonusSpent { .. }
            | Event::Pass { .. }
            | Event::MustFeed { .. }
            | Event::Swap { .. }
            | Event::OpeningOver { .. }
            | Event::Uncounted { .. }
            | Event::Hold { .. }
            | Event::Close { .. }
            | Event::Reverse { .. }
            | Event::Stop { .. }
            | Event::HouseLost { .. }
            | Event::Bind { .. }
            | Event::Turn { .. }
            | Event::End { .. } => {}
        }
    }
    told
}

proptest! {
    #[test]
    fn no_seed_of_the_family_is_ever_lost(rules in any_rules(), choices in vec(any::<Index>(), 0..60)) {
        let all = rules.seeds_total();
        play_out(&rules, &choices, |_, _, after, _| assert_eq!(seeds(after), all, "{after}"));
    }

    #[test]
    fn positions_and_moves_of_the_family_read_back(
        rules in any_rules(),
        choices in vec(any::<Index>(), 0..40),
    ) {
        assert_eq!(rules.to_string().parse::<RuleSet>().unwrap(), rules);
        play_out(&rules, &choices, |before, mv, after, _| {
            assert_eq!(before.read_move(&before.move_text(mv)).unwrap(), mv);
            let text = format!("{after:#}");
            let read = Position::read(&text, &rules, false).unwrap();
            assert_eq!(format!("{read:#}"), text);
            assert_eq!(result(&read), result(after), "{rules} {text}");
            if !after.is_over() {
                assert_eq!((&read, read.key()), (after, after.key()));
                assert_eq!(read.moves_up_to(LISTED_MAX), after.moves_up_to(LISTED_MAX));
            }
        });
    }

    #[test]
    fn a_refused_move_of_the_family_changes_nothing(
        rules in any_rules(),
        choices in vec(any::<Index>(), 0..20),
        text in "[A-Xa-x][<>]?[+]?(:[rf]{1,3})?|=[0-9.]{1,40}",
    ) {
        play_out(&rules, &choices, |_, _, after, _| {
            let legal = after.read_move(&text);
            if let Ok((_, mv)) = Move::read(&text) {
                let mut tried = after.clone();
                if tried.play(mv).is_err() {
                    assert!(legal.is_err());
                    assert_eq!(&tried, after);
                }
            }
        });
    }

    #[test]
    fn a_game_of_the_family_is_over_exactly_when_nothing_can_be_played(
        rules in any_rules(),
        choices in vec(any::<Index>(), 0..60),
    ) {
        play_out(&rules, &choices, |before, _, after, _| {
            assert_eq!(after.is_over(), after.moves_up_to(1).is_empty(), "{rules} {after}");
            assert_eq!(after.is_over(), after.outcome().is_some());
            let margins = before.margins(Side::South);
            assert!(!after.is_over() || margins.is_none_or(|margins| margins.contains(after.margin().into())));
            let count = after.move_count();
            let listed = after.moves_up_to(LISTED_MAX).len() as u128;
            assert_eq!(listed, count.min(LISTED_MAX as u128), "{after}");
        });
    }

    #[test]
    fn events_of_the_family_tell_where_every_seed_went(
        rules in any_rules(),
        choices in vec(any::<Index>(), 0..40),
    ) {
        play_out(&rules, &choices, |before, mv, after, events| {
            let mut quiet = before.clone();
            quiet.advance(mv).unwrap();
            assert_eq!(&quiet, after);
            let endless = events.iter().any(|event| matches!(
                event, Event::End { why: rules::EndReason::Endless, .. }
            ));
            if !endless {
                for (place, count) in retold(before, events) {
                    let there = i32::from(after.heap(place).count());
                    assert_eq!(count, there, "{place} of {rules} {before} → {after}: {events:?}");
                }
            }
        });
    }

    #[test]
    fn the_general_machine_plays_the_compiled_games_alike(
        twins in select([&IN_KEYS, TWINS].concat()),
        choices in vec(any::<Index>(), 0..120),
    ) {
        let [mut compiled, mut general] = [twins.0, twins.1].map(|text| {
            Position::start(&text.parse().unwrap())
        });
        for choice in choices {
            let moves = compiled.moves();
            assert_eq!(moves, general.moves(), "{} {compiled}", twins.0);
            assert_eq!(compiled.score(), general.score());
            if moves.is_empty() {
                break;
            }
            let mv = moves[choice.index(moves.len())];
            let before = compiled.to_string();
            let events = compiled.play(mv).unwrap().events;
            assert_eq!(events, general.play(mv).unwrap().events, "{} {before} {mv:?}", twins.0);
            assert_eq!(compiled.to_string(), general.to_string(), "{} {before}", twins.0);
            let winner = |position: &Position| position.outcome().map(|outcome| outcome.winner);
            assert_eq!(winner(&compiled), winner(&general));
        }
    }
}

/// The most plies of a game that is played by chance.
const PLIES_MAX: usize = 300;

#[test]
fn every_position_of_a_game_by_chance_reads_back_with_its_result() {
    let mut random = Random::new(17);
    for game in GAMES.iter().chain(family()) {
        let rules = RuleSet::new(game);
        let mut finished = 0;
        for _ in 0..12 {
            let mut position = Position::start(&rules);
            for _ in 0..PLIES_MAX {
                let moves = position.moves_up_to(LISTED_MAX);
                let Some(&mv) = random.pick(&moves) else {
                    finished += 1;
                    break;
                };
                position.advance(mv).unwrap();
                let text = format!("{position:#}");
                let read = Position::read(&text, &rules, false).unwrap();
                assert_eq!(format!("{read:#}"), text, "{rules}");
                assert_eq!(result(&read), result(&position), "{rules} {text}");
                assert_eq!(
                    read.moves_up_to(LISTED_MAX),
                    position.moves_up_to(LISTED_MAX)
                );
            }
        }
        assert!(
            finished > 0 || game.name == "sow",
            "{rules}: no game came to its end"
        );
    }
}

#[test]
fn a_result_that_the_board_does_not_tell_is_a_word() {
    let read = |text: &str| Position::read(text, &"hawalis".parse().unwrap(), true);
    let board = "2-0-0-0-0-0-0-0-0-0-0-0-0-0-2-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0";
    for (word, winner) in [("S", Some(Side::South)), ("N", Some(Side::North))] {
        let text = format!("{board}-X result={word}");
        let position = read(&text).unwrap();
        assert_eq!(position.outcome().unwrap().winner, winner);
        assert_eq!(position.to_string(), text);
    }
    let drawn = read(&format!("{board}-X result=draw")).unwrap();
    assert_eq!(drawn.to_string(), format!("{board}-X"));
    assert!(read(&format!("{board}-S result=S")).is_err());
    let refused = read(&format!("{board}-X result=E"))
        .unwrap_err()
        .to_string();
    assert!(refused.contains("result=E"), "{refused}");
}

#[test]
fn the_start_of_every_game_is_drawn_without_overlaps() {
    for game in family() {
        let start = Position::start(&RuleSet::new(game));
        let board = start.board();
        let (width, height) = board.size();
        let mut points: Vec<(f32, f32)> = board.places().map(|place| board.point(place)).collect();
        assert!(
            points.iter().all(|&(x, y)| x < width && y < height),
            "{}",
            game.name
        );
        points.sort_by(|a, b| a.partial_cmp(b).unwrap());
        points.dedup();
        assert_eq!(points.len(), board.places().count(), "{}", game.name);
        assert_eq!(
            board.facing(Place::House(Side::South, 0)).map(Place::side),
            Some(Side::North)
        );
    }
}

/// Of Bao's first houses only those with a capture may be sown; the others ask for no direction.
#[test]
fn an_arrow_is_asked_for_only_where_one_would_help() {
    let rules: RuleSet = "bao".parse().unwrap();
    let mut position = Position::start(&rules);
    let refused = |position: &mut Position, house: u8| {
        let refused = position.play(Move::House(house));
        refused.expect_err("no direction is given").to_string()
    };
    let functional = refused(&mut position, 4);
    assert!(functional.contains("playable: F, G"), "{functional}");
    let both = refused(&mut position, 5);
    assert!(both.contains("both ways"), "{both}");
}
