//! What holds for every game, every option and every move.

use proptest::collection::vec;
use proptest::prelude::*;
use rules::catalogue::GAMES;
use rules::perft::{Leaves, perft};
use rules::{Domain, EndReason, Event, Heap, Houses, Move, Place, Position, RuleSet, Setup, Side};

/// Moves listed at most: Banana-Cala has too many.
const LISTED_MAX: usize = 300;

/// Any game with any values of any of its options.
pub(crate) fn any_rules() -> impl Strategy<Value = RuleSet> {
    (0..GAMES.len(), vec((any::<bool>(), any::<u8>()), 16)).prop_map(|(game, choices)| {
        let mut rules = RuleSet::new(&GAMES[game]);
        for (parameter, (keep, choice)) in GAMES[game].parameters.iter().zip(choices) {
            if keep {
                continue;
            }
            let value = match parameter.domain {
                Domain::Words(words) => words[usize::from(choice) % words.len()].value.to_owned(),
                Domain::Number { min, max, .. } => (min + choice % (max - min + 1)).to_string(),
                Domain::WordsOrNumber {
                    words,
                    numbered,
                    min,
                    max,
                } => match words.get(usize::from(choice) % (words.len() + 1)) {
                    Some(word) => word.value.to_owned(),
                    None => format!("{}{}", numbered.value, min + choice % (max - min)),
                },
            };
            rules = rules.with(parameter.key, &value).unwrap();
        }
        rules
    })
}

/// A game and choices to be made in it.
pub(crate) fn any_game() -> impl Strategy<Value = (RuleSet, Vec<u16>)> {
    (any_rules(), vec(any::<u16>(), 0..80))
}

/// Every place of a board.
fn places(position: &Position) -> Vec<Place> {
    let houses = position.shape().houses();
    let of = |side| {
        (0..houses)
            .map(move |house| Place::House(side, house))
            .chain([Place::Store(side), Place::Won(side)])
    };
    Side::BOTH.into_iter().flat_map(of).collect()
}

fn pieces(position: &Position) -> u16 {
    let in_hand = |side| position.hand(side).map_or(0, |(_, seeds)| seeds);
    places(position)
        .into_iter()
        .map(|place| position.heap(place).count())
        .sum::<u16>()
        + in_hand(Side::South)
        + in_hand(Side::North)
}

/// Plays the choices and calls `check` before and after each move; goes on to further rounds.
pub(crate) fn play_out(
    rules: &RuleSet,
    choices: &[u16],
    mut check: impl FnMut(&Position, Move, &Position, &[Event]),
) -> Position {
    let mut position = Position::start(rules);
    for &choice in choices {
        if let Some(next) = next_round(&position, choice) {
            position = next;
            continue;
        }
        let moves = position.moves_up_to(LISTED_MAX);
        if moves.is_empty() {
            break;
        }
        let before = position.clone();
        let mv = moves[usize::from(choice) % moves.len()];
        let sowing = position.play(mv).unwrap();
        check(&before, mv, &position, &sowing.events);
    }
    position
}

fn next_round(position: &Position, choice: u16) -> Option<Position> {
    let fill = position.refill_choice().map(|houses| {
        houses.map(|houses| Houses::from_bits(((1 << houses) - 1) << (u32::from(choice) % 3)))
    });
    position.next_round(fill).ok()
}

proptest! {
    #[test]
    fn games_end_by_a_margin_that_was_always_possible((rules, choices) in any_game()) {
        let mut foretold = Vec::new();
        play_out(&rules, &choices, |before, _, after, _| {
            foretold.retain(|(round, _)| *round == before.round().number);
            foretold.push((before.round().number, before.margins(Side::South)));
            if after.is_over() {
                for (_, margins) in &foretold {
                    let margin = i32::from(after.margin());
                    assert!(margins.is_none_or(|margins| margins.contains(margin)), "{after}");
                    assert!(margins.is_none_or(|margins| margins.nearest(margin) == margin));
                }
            }
        });
    }

    #[test]
    fn no_seed_is_ever_lost((rules, choices) in any_game()) {
        play_out(&rules, &choices, |_, _, after, _| {
            assert_eq!(pieces(after), after.pieces_total(), "{after}");
        });
    }

    #[test]
    fn a_refused_move_changes_nothing((rules, choices) in any_game(), text in "[A-Ma-m](:[baog]{1,7}~?)?|swap|[A-G]/[a-g]") {
        play_out(&rules, &choices, |_, _, after, _| {
            let mut tried = after.clone();
            let legal = after.read_move(&text);
            if let Ok((_, mv)) = Move::read(&text)
                && tried.play(mv).is_err()
            {
                assert!(legal.is_err());
                assert_eq!(format!("{tried:#}"), format!("{after:#}"));
            }
        });
    }

    #[test]
    fn a_game_is_over_exactly_when_nothing_can_be_played((rules, choices) in any_game()) {
        play_out(&rules, &choices, |_, _, after, _| {
            assert_eq!(after.is_over(), after.moves_up_to(1).is_empty(), "{after}");
            assert_eq!(after.is_over(), after.move_count() == 0, "{after}");
            assert_eq!(after.is_over(), after.outcome().is_some(), "{after}");
        });
    }

    #[test]
    fn text_reads_back((rules, choices) in any_game()) {
        play_out(&rules, &choices, |before, mv, after, _| {
            for text in [after.to_string(), format!("{after:#}")] {
                let read = Position::read(&text, &rules, false).unwrap();
                assert!(format!("{read:#}").starts_with(&after.to_string()), "{text}");
                assert_eq!(read.moves_up_to(LISTED_MAX), after.moves_up_to(LISTED_MAX), "{text}");
                assert_eq!(read.score(), after.score(), "{text}");
            }
            let text = before.move_text(mv);
            assert_eq!(before.read_move(&text).unwrap(), mv, "{text}");
        });
    }

    #[test]
    fn the_full_text_remembers_what_could_come_back((rules, choices) in any_game()) {
        let position = play_out(&rules, &choices, |_, _, _, _| ());
        let mut read = Position::read(&format!("{position:#}"), &rules, false).unwrap();
        let mut position = position;
        for &choice in &choices {
            let moves = position.moves_up_to(LISTED_MAX);
            if moves.is_empty() {
                break;
            }
            let mv = moves[usize::from(choice) % moves.len()];
            position.advance(mv).unwrap();
            read.advance(mv).unwrap();
            assert_eq!(format!("{position:#}"), format!("{read:#}"));
            assert_eq!((&position, position.key()), (&read, read.key()));
        }
    }

    #[test]
    fn another_position_has_another_key((rules, choices) in any_game()) {
        play_out(&rules, &choices, |before, _, after, _| {
            assert_ne!((before, before.key()), (after, after.key()));
            assert_ne!(before.key(), after.key());
        });
    }

    #[test]
    fn events_do_not_change_what_happens((rules, choices) in any_game()) {
        play_out(&rules, &choices, |before, mv, after, _| {
            let mut quiet = before.clone();
            quiet.advance(mv).unwrap();
            assert_eq!(format!("{quiet:#}"), format!("{after:#}"));
        });
    }

    #[test]
    fn events_tell_where_every_seed_went((rules, choices) in any_game()) {
        play_out(&rules, &choices, |before, _, after, events| {
            let told = retell(before, events);
            for (place, count) in told {
                let there = i32::from(after.heap(place).count());
                assert_eq!(count, there, "{place} of {before} → {after}: {events:?}");
            }
            let ends = events.iter().filter(|event| matches!(event, Event::End { .. })).count();
            assert_eq!(ends == 1, after.is_over());
        });
    }

    #[test]
    fn a_mirrored_board_has_a_mirrored_result((rules, choices) in any_game()) {
        play_out(&rules, &choices, |before, mv, after, _| {
            let Some(mut mirrored) = mirror(before, &rules) else { return };
            let why = after.outcome().map(|outcome| outcome.why);
            if matches!(why, Some(EndReason::Repetition | EndReason::Quiet)) {
                // The mirrored position has no memory.
                return;
            }
            let mv = match mv {
                Move::Both(south, north) => Move::Both(north, south),
                mv => mv,
            };
            mirrored.advance(mv).unwrap();
            assert_eq!(mirrored.score(), [after.score()[1], after.score()[0]]);
            for place in places(after) {
                assert_eq!(mirrored.heap(across(place)), after.heap(place), "{before} {mv:?}");
            }
            let winner = after.outcome().map(|outcome| outcome.winner.map(|side| !side));
            assert_eq!(mirrored.outcome().map(|outcome| outcome.winner), winner);
        });
    }

    #[test]
    fn counted_and_played_leaves_agree(rules in any_rules(), depth in 1u32..4) {
        let depth = if rules.properties().has_fruit { 1 } else { depth };
        let start = Position::start(&rules);
        prop_assert_eq!(perft(&start, depth, Leaves::Counted), perft(&start, depth, Leaves::Played));
    }
}

/// Leaves as a player comes to them: each ply checked, its events told, by code that is not
/// compiled for any game.
fn leaves(position: &Position, depth: u32) -> u128 {
    if depth == 0 {
        return 1;
    }
    let after = |mv| {
        let mut after = position.clone();
        after.play(mv).unwrap();
        after
    };
    let moves = position.moves().into_iter();
    moves.map(|mv| leaves(&after(mv), depth - 1)).sum()
}

proptest! {
    #[test]
    fn fast_plies_lead_where_told_ones_do((rules, choices) in any_game(), depth in 1u32..5) {
        let position = play_out(&rules, &choices, |_, _, _, _| ());
        let depth = if rules.properties().has_fruit { 1 } else { depth };
        if position.move_count() < 1000 {
            prop_assert_eq!(perft(&position, depth, Leaves::Played), leaves(&position, depth));
        }
    }
}

#[test]
fn fast_plies_come_back_where_told_ones_do() {
    for (rules, position, depth) in [
        ("oware", "0-0-0-1-0-0-0-0-1-0-0-0-23-23-S", 24),
        ("oware", "1-0-0-0-0-0-0-2-0-0-0-0-23-22-S", 20),
        (
            "oware:repetition=split",
            "1-0-0-0-0-1-1-0-0-0-0-0-23-22-S",
            18,
        ),
        (
            "oware:repetition=threefold,houses=2,seeds=1",
            "1-0-1-0-1-1-S",
            22,
        ),
        ("oware:houses=2,seeds=2", "2-2-2-2-0-0-S", 16),
        (
            "kalah:direction=clockwise,houses=2,seeds=1",
            "1-1-1-1-0-0-S",
            14,
        ),
    ] {
        let rules: RuleSet = rules.parse().unwrap();
        let position = Position::read(position, &rules, false).unwrap();
        for depth in depth - 1..=depth {
            let fast = perft(&position, depth, Leaves::Played);
            assert_eq!(fast, leaves(&position, depth), "{rules} {position} {depth}");
        }
    }
}

fn across(place: Place) -> Place {
    match place {
        Place::House(side, house) => Place::House(!side, house),
        Place::Store(side) => Place::Store(!side),
        Place::Won(side) => Place::Won(!side),
    }
}

/// The same position with the players' sides exchanged. Nothing for moments that name a player
/// beside the board: an opening under way, a first turn under the pie rule.
fn mirror(position: &Position, rules: &RuleSet) -> Option<Position> {
    let text = position.to_string();
    if text.contains("opening=") || text.contains("swap=") || rules.to_string().contains("pie=on") {
        return None;
    }
    let setup = Setup::read(&text, rules).ok()?;
    setup.turned().position(rules, false).ok()
}

/// The board as somebody who only hears the events would have it.
fn retell(before: &Position, events: &[Event]) -> Vec<(Place, i32)> {
    let mut board: Vec<(Place, i32)> = places(before)
        .into_iter()
        .map(|place| (place, i32::from(before.heap(place).count())))
        .collect();
    let mut change = |place: Place, by: i32| {
        let cell = board.iter_mut().find(|(cell, _)| *cell == place).unwrap();
        cell.1 += by;
        cell.1
    };
    let count = |heap: &Heap| i32::from(heap.count());
    for event in events {
        match event {
            Event::Lift { from, heap, .. } => {
                change(*from, -count(heap));
            }
            Event::Drop { into, now, .. } => assert_eq!(change(*into, 1), i32::from(*now)),
            Event::Capture { from, into, .. } | Event::Sweep { from, into, .. } => {
                for (place, heap) in from {
                    change(*place, -count(heap));
                    change(*into, count(heap));
                }
            }
            Event::Swap { .. } => {
                for (place, count) in board.clone() {
                    board
                        .iter_mut()
                        .find(|(cell, _)| *cell == across(place))
                        .unwrap()
                        .1 = count;
                }
                break;
            }
            _ => {}
        }
    }
    board
}
