//! An attempt at a puzzle: judges each move, and answers for the opponent.

use rules::{Move, PlayError, Position, Sowing};

use crate::puzzle::Puzzle;
use crate::solution::{Decision, Verdict};

/// The result of a move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Answer {
    /// The move is right; these are its events.
    Right {
        /// The move's own sowing, then those of the opponent's reply.
        sowings: Vec<Sowing>,
        /// Whether that was all there was to find.
        solved: bool,
    },
    /// The move is wrong; the position is as before.
    Wrong {
        /// Seeds that it loses against the best move.
        cost: u16,
    },
}

/// A puzzle that is being solved.
#[derive(Clone, Debug)]
pub struct Attempt {
    position: Position,
    /// The decision to be made now; `None` when the puzzle is solved.
    step: Option<Decision>,
    mistakes: u32,
}

impl Attempt {
    /// Begins at the puzzle's position. Where no move is asked for, none is left to be found.
    pub fn new(puzzle: &Puzzle) -> Attempt {
        let step = puzzle.solution().clone();
        Attempt {
            position: puzzle.position().clone(),
            step: Some(step).filter(|step| !step.choices.is_empty()),
            mistakes: 0,
        }
    }

    /// The board as it is now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Moves that would be right now: what a hint points at. None when all is solved.
    pub fn right(&self) -> Vec<Move> {
        self.step
            .as_ref()
            .map_or_else(Vec::new, |step| step.right().collect())
    }

    /// Whether nothing is left to be found.
    pub fn is_solved(&self) -> bool {
        self.step.is_none()
    }

    /// Wrong moves so far.
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Tries a move. Unless it is right the position stays, so that another can be tried.
    ///
    /// # Errors
    /// [`PlayError`] if the rules do not allow it; [`PlayError::Over`] when the puzzle is solved.
    pub fn play(&mut self, mv: Move) -> Result<Answer, PlayError> {
        let step = self.step.as_ref().ok_or(PlayError::Over)?;
        self.position.check(mv)?;
        let verdict = step.verdict(mv);
        let (replies, next) = match verdict.expect("every legal move has its verdict") {
            &Verdict::Wrong { cost } => {
                self.mistakes += 1;
                return Ok(Answer::Wrong { cost });
            }
            Verdict::Right { replies, next } => (replies.clone(), next.clone()),
        };
        let sowings = std::iter::once(mv).chain(replies);
        let sowings = sowings
            .map(|mv| self.position.play(mv))
            .collect::<Result<_, _>>()?;
        self.step = next;
        Ok(Answer::Right {
            sowings,
            solved: self.step.is_none(),
        })
    }
}
