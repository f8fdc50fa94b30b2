//! What a board tells somebody who tries.

use puzzles::{Answer, Attempt, Puzzle};
use rules::PlayError;

/// A puzzle on a small board. What its moves are worth is not true in every test.
fn puzzle(solution: &str) -> Puzzle {
    let game = "kalah:houses=2,seeds=2 1-1-2-2-1-1-S";
    let line = format!("NAME {game} chain 600 margin +2 proved {solution}");
    let error = line.parse::<Puzzle>().unwrap_err().to_string();
    // The name follows from the puzzle, which says what it would be.
    let name = error.split('`').nth(1).unwrap();
    line.replacen("NAME", name, 1).parse().unwrap()
}

#[track_caller]
fn house(attempt: &Attempt, letter: &str) -> rules::Move {
    attempt.position().read_move(letter).unwrap()
}

#[test]
fn a_wrong_move_costs_and_changes_nothing() {
    let puzzle = puzzle("(A2,B)");
    let mut attempt = Attempt::new(&puzzle);
    let wrong = house(&attempt, "A");
    assert_eq!(attempt.play(wrong), Ok(Answer::Wrong { cost: 2 }));
    assert_eq!(
        attempt.position().to_string(),
        puzzle.position().to_string()
    );
    assert_eq!((attempt.mistakes(), attempt.is_solved()), (1, false));
}

#[test]
fn what_the_rules_forbid_is_no_mistake() {
    let puzzle = puzzle("(A2,B)");
    let mut attempt = Attempt::new(&puzzle);
    let error = attempt.play(rules::Move::House(7)).unwrap_err();
    assert!(matches!(error, PlayError::NoSuchHouse { .. }), "{error:?}");
    assert_eq!(attempt.mistakes(), 0);
}

#[test]
fn the_opponent_answers_and_the_player_goes_on() {
    let puzzle = puzzle("(A:b(A,B1),B2)");
    let mut attempt = Attempt::new(&puzzle);
    let right = house(&attempt, "A");
    let answer = attempt.play(right).unwrap();
    let Answer::Right { sowings, solved } = answer else {
        panic!("{answer:?}");
    };
    assert!(!solved);
    let players: Vec<_> = sowings.iter().map(|sowing| sowing.by).collect();
    assert_eq!(players, [puzzle.side(), !puzzle.side()]);
    assert_eq!(attempt.position().side_to_move(), Some(puzzle.side()));
}

#[test]
fn when_it_is_solved_nothing_more_can_be_tried() {
    let puzzle = puzzle("(A2,B)");
    let mut attempt = Attempt::new(&puzzle);
    let right = house(&attempt, "B");
    assert!(matches!(
        attempt.play(right),
        Ok(Answer::Right { solved: true, .. })
    ));
    assert!(attempt.is_solved() && attempt.right().is_empty());
    assert_eq!(attempt.play(right), Err(PlayError::Over));
}
