//! The standing in a puzzle, from the moves on the board alone.

use puzzles::{Answer, Attempt, Puzzle};
use rules::Move;

/// The standing in a puzzle.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Standing {
    /// A move is awaited; these are right.
    Open(Vec<Move>),
    /// The opponent answers with this move.
    Reply(Move),
    /// The last move was wrong and costs this many seeds.
    Wrong(u16),
    /// Everything is found.
    Solved,
}

/// The standing after these moves of both players.
pub(crate) fn standing(puzzle: &Puzzle, moves: &[Move]) -> Standing {
    let mut attempt = Attempt::new(puzzle);
    let mut moves = moves.iter();
    while let Some(&mv) = moves.next() {
        match attempt.play(mv) {
            Ok(Answer::Right { sowings, .. }) => {
                for reply in sowings.iter().skip(1) {
                    if moves.next().is_none() {
                        return Standing::Reply(reply.mv);
                    }
                }
            }
            Ok(Answer::Wrong { cost }) => return Standing::Wrong(cost),
            // Only a move after the end of a puzzle is refused.
            Err(_) => return Standing::Solved,
        }
    }
    if attempt.is_solved() {
        Standing::Solved
    } else {
        Standing::Open(attempt.right())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../puzzles/kalah.txt");

    #[test]
    fn the_first_right_moves_solve_every_puzzle() {
        let collection = puzzles::Collection::read(FILE).unwrap();
        let asks = |puzzle: &&Puzzle| puzzle.task().goal.asks_a_move();
        for puzzle in collection.puzzles.iter().filter(asks) {
            let mut moves = Vec::new();
            loop {
                match standing(puzzle, &moves) {
                    Standing::Open(right) => moves.push(right[0]),
                    Standing::Reply(mv) => moves.push(mv),
                    Standing::Wrong(_) => panic!("{}: a right move is wrong", puzzle.id()),
                    Standing::Solved => break,
                }
            }
        }
    }

    #[test]
    fn a_wrong_move_says_what_it_costs() {
        let collection = puzzles::Collection::read(FILE).unwrap();
        let puzzle = &collection.puzzles[0];
        let wrong = puzzle.position().read_move("A").unwrap();
        assert_eq!(standing(puzzle, &[wrong]), Standing::Wrong(6));
    }
}
