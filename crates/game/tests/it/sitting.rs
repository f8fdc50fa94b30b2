//! Sittings: whose choice is awaited, what stays hidden, how far one takes back, who is perfect.
//! Page and terminal had each a reading of these; where they differed, a test says which one holds.

use game::{Awaited, Chosen, Game, Level, Seat, Sitting};
use rules::{Houses, Move, PlayError, Position, Side};

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn computer(number: u8) -> Seat {
    Seat::Computer(level(number))
}

fn people() -> [Seat; 2] {
    [Seat::PERSON, Seat::PERSON]
}

fn sitting(rules: &str, seats: [Seat; 2]) -> Sitting {
    Sitting::new(Game::start(&rules.parse().unwrap()), seats, 1)
}

#[test]
fn two_people_take_turns() {
    let mut sitting = sitting("kalah", people());
    assert_eq!(sitting.awaited(), Awaited::Person(Side::South));
    assert_eq!(
        sitting.choose(Side::South, Move::House(0)),
        Ok(Chosen::Played)
    );
    assert_eq!(sitting.awaited(), Awaited::Person(Side::North));
    assert!(matches!(
        sitting.choose(Side::South, Move::House(1)),
        Err(PlayError::NotYourSide { .. })
    ));
    assert!(sitting.undo());
    assert_eq!(sitting.awaited(), Awaited::Person(Side::South));
    assert!(sitting.redo());
    assert_eq!(sitting.awaited(), Awaited::Person(Side::North));
}

#[test]
fn undo_goes_back_to_the_persons_decision() {
    let mut sitting = sitting("kalah", [Seat::default(), computer(1)]);
    let seed = sitting.seed_now();
    sitting.choose(Side::South, Move::House(0)).unwrap();
    sitting.answer(Side::North, "a").unwrap();
    assert_eq!(sitting.awaited(), Awaited::Person(Side::South));
    assert!(sitting.undo());
    assert_eq!(sitting.game().cursor(), 0);
    assert_eq!(sitting.seed_now(), seed);
    assert!(sitting.redo());
    assert_eq!(sitting.game().cursor(), 2);
    assert!(!sitting.redo());
}

#[test]
fn the_computer_waits_while_somebody_looks_back() {
    let mut sitting = sitting("kalah", [Seat::default(), computer(1)]);
    sitting.choose(Side::South, Move::House(0)).unwrap();
    sitting.answer(Side::North, "a").unwrap();
    sitting.look(1);
    assert_eq!(sitting.awaited(), Awaited::Nobody);
    sitting.look(2);
    assert_eq!(sitting.awaited(), Awaited::Person(Side::South));
}

#[test]
fn nobody_here_chooses_for_a_player_elsewhere() {
    let mut sitting = sitting("kalah", people()).with_elsewhere([false, true]);
    assert_eq!(sitting.only_person(), Some(Side::South));
    assert_eq!(sitting.awaited(), Awaited::Person(Side::South));
    sitting.choose(Side::South, Move::House(0)).unwrap();
    assert_eq!(sitting.awaited(), Awaited::Nobody);
    assert_eq!(sitting.playable(Side::North), Houses::NONE);
    assert!(sitting.choose(Side::North, Move::House(0)).is_err());
    // What is heard from there is played as it is.
    sitting.play(Move::House(0)).unwrap();
    assert_eq!(sitting.awaited(), Awaited::Person(Side::South));
    // The past is for looking only.
    sitting.look(0);
    assert_eq!(sitting.awaited(), Awaited::Nobody);
    assert_eq!(sitting.playable(Side::South), Houses::NONE);
}

#[test]
fn who_is_elsewhere_chooses_there_in_the_opening() {
    let mut sitting =
        sitting("congkak:opening=simultaneous", people()).with_elsewhere([true, false]);
    assert_eq!(sitting.awaited(), Awaited::Person(Side::North));
    assert!(sitting.choose(Side::South, Move::House(2)).is_err());
    assert_eq!(
        sitting.choose(Side::North, Move::House(2)),
        Ok(Chosen::Hidden)
    );
    assert_eq!(sitting.chosen(Side::North), Some(2));
    assert_eq!(sitting.awaited(), Awaited::Nobody);
    sitting.play(Move::Both(1, 2)).unwrap();
    assert!(!sitting.has_chosen(Side::North));
}

#[test]
fn a_choice_in_the_opening_stays_hidden() {
    let mut sitting = sitting("congkak:opening=simultaneous", people());
    assert!(sitting.is_opening());
    assert_eq!(
        sitting.choose(Side::South, Move::House(2)),
        Ok(Chosen::Hidden)
    );
    assert_eq!(sitting.awaited(), Awaited::Person(Side::North));
    assert_eq!(sitting.playable(Side::South), Houses::NONE);
    assert!(sitting.has_chosen(Side::South) && sitting.game().cursor() == 0);
    assert_eq!(
        sitting.choose(Side::North, Move::House(2)),
        Ok(Chosen::Played)
    );
    assert_eq!(sitting.game().cursor(), 1);
}

#[test]
fn in_the_opening_the_computer_chooses_after_the_person() {
    let seats = [Seat::default(), computer(2)];
    let mut sitting = sitting("congkak:opening=simultaneous", seats);
    assert_eq!(sitting.awaited(), Awaited::Person(Side::South));
    sitting.choose(Side::South, Move::House(2)).unwrap();
    assert_eq!(sitting.awaited(), Awaited::Computer(Side::North, level(2)));
    assert_eq!(sitting.answer(Side::North, "b"), Ok(Chosen::Played));
}

#[test]
fn the_computer_refills_its_houses_next_to_its_store() {
    let rules = "congkak:match=traditional,refill=choose".parse().unwrap();
    let text = "0-0-0-0-0-0-1-0-0-0-0-0-0-0-59-38-S";
    let start = Position::read(text, &rules, false).unwrap();
    let seats = [Seat::default(), computer(1)];
    let mut sitting = Sitting::new(Game::new(start), seats, 1);
    sitting.choose(Side::South, Move::House(6)).unwrap();
    assert_eq!(sitting.awaited(), Awaited::NextRound);
    let asked = sitting.position().refill_choice();
    assert_eq!(asked, [None, Some(5)]);
    let fill = sitting.position().refill_nearest(Side::North, 5);
    assert_eq!(fill.to_string(), "CDEFG");
    sitting.next_round().unwrap();
}

#[test]
fn who_is_perfect_is_so_from_that_move_on() {
    let mut sitting = sitting("kalah", [Seat::default(), computer(8)]);
    sitting.choose(Side::South, Move::House(0)).unwrap();
    sitting.hear(Side::North, false);
    sitting.answer(Side::North, "a").unwrap();
    assert_eq!(sitting.perfect(), None);
    sitting.choose(Side::South, Move::House(2)).unwrap();
    sitting.hear(Side::North, true);
    assert_eq!(sitting.perfect(), None, "before the move");
    sitting.answer(Side::North, "c").unwrap();
    assert_eq!(sitting.perfect(), Some(Side::North));
    assert!(sitting.is_called_perfect(Side::North));
    assert!(!sitting.is_called_perfect(Side::South));
    sitting.choose(Side::South, Move::House(3)).unwrap();
    assert_eq!(sitting.perfect(), Some(Side::North));
    sitting.look(2);
    assert_eq!(sitting.perfect(), None, "looking back");
    assert!(!sitting.is_called_perfect(Side::North), "looking back");
    sitting.look(5);
    assert_eq!(sitting.perfect(), Some(Side::North));
    sitting.look(2);
    sitting.choose(Side::South, Move::House(3)).unwrap();
    sitting.answer(Side::North, "c").unwrap();
    assert_eq!(sitting.perfect(), None, "in another line");
}

#[test]
fn whoever_forgets_the_endings_is_not_perfect() {
    let mut sitting = sitting("kalah", [Seat::default(), computer(8)]);
    sitting.choose(Side::South, Move::House(0)).unwrap();
    for (perfect, expected) in [(true, Some(Side::North)), (false, None)] {
        sitting.hear(Side::North, perfect);
        sitting
            .answer(Side::North, if perfect { "a" } else { "c" })
            .unwrap();
        assert_eq!(sitting.perfect(), expected);
        if perfect {
            sitting.choose(Side::South, Move::House(2)).unwrap();
        }
    }
}

/// The terminal added the number of steps to the seed: game 1 after a step and game 2 at its start
/// drew alike.
#[test]
fn the_seed_of_a_choice_differs_from_game_to_game() {
    let seats = || [Seat::PERSON, computer(1)];
    let rules = "kalah".parse().unwrap();
    let mut seeds = Vec::new();
    for seed in 0..20 {
        let mut sitting = Sitting::new(Game::start(&rules), seats(), seed);
        for mv in [0, 1, 2] {
            seeds.push(sitting.seed_now());
            let side = sitting.position().side_to_move().unwrap();
            sitting.choose(side, Move::House(mv)).unwrap();
        }
    }
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 60);
}

/// The terminal asked South first, whoever sat there.
#[test]
fn people_choose_before_the_computer_wherever_they_sit() {
    let seats = [computer(2), Seat::PERSON];
    let mut sitting = sitting("congkak:opening=simultaneous", seats);
    assert_eq!(sitting.awaited(), Awaited::Person(Side::North));
    sitting.choose(Side::North, Move::House(2)).unwrap();
    assert_eq!(sitting.awaited(), Awaited::Computer(Side::South, level(2)));
}

/// The terminal kept a hidden choice while it played again what was taken back.
#[test]
fn a_hidden_choice_is_forgotten_when_one_goes_elsewhere() {
    let mut sitting = sitting("congkak:opening=simultaneous", people());
    sitting.choose(Side::South, Move::House(2)).unwrap();
    assert!(!sitting.redo());
    assert!(!sitting.has_chosen(Side::South));
}

/// The terminal kept it through an undo, and said nothing or the wrong thing afterwards.
#[test]
fn perfect_ends_with_the_line_in_which_it_was_said() {
    let mut sitting = sitting("kalah", [Seat::PERSON, computer(8)]);
    sitting.choose(Side::South, Move::House(0)).unwrap();
    sitting.hear(Side::North, true);
    sitting.answer(Side::North, "a").unwrap();
    assert_eq!(sitting.perfect(), Some(Side::North));
    assert!(sitting.undo());
    assert_eq!(sitting.perfect(), None);
    sitting.choose(Side::South, Move::House(3)).unwrap();
    assert_eq!(sitting.perfect(), None);
}

/// What is too little for a whole house stays in the store; two houses are burnt.
#[test]
fn a_person_is_asked_for_houses_and_the_computer_is_not() {
    let rules = "congkak:match=traditional,refill=choose".parse().unwrap();
    let text = "0-0-0-0-0-0-1-0-0-0-0-0-0-0-59-38-S";
    let start = Position::read(text, &rules, false).unwrap();
    let mut sitting = Sitting::new(Game::new(start), people(), 1);
    sitting.choose(Side::South, Move::House(6)).unwrap();
    assert_eq!(sitting.awaited(), Awaited::Refill(Side::North, 5));
    sitting.fill(Side::North, "ABCDE".parse().unwrap());
    assert_eq!(sitting.awaited(), Awaited::NextRound);
    sitting.next_round().unwrap();
    let north = (0..7).map(|house| sitting.position().house(Side::North, house));
    assert_eq!(north.collect::<Vec<_>>(), [7, 7, 7, 7, 7, 0, 0]);
}

#[test]
fn a_refused_choice_changes_nothing() {
    let mut sitting = sitting("kalah", people());
    let before = sitting.position().to_string();
    for (side, house) in [(Side::North, 0), (Side::South, 6), (Side::South, 11)] {
        assert!(sitting.choose(side, Move::House(house)).is_err());
        assert_eq!(sitting.position().to_string(), before);
        assert_eq!(sitting.game().cursor(), 0);
    }
}
