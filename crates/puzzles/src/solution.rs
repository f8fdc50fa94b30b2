//! The solution: every decision of the player, with what each legal move comes to.

use rules::{Move, Position, Side};

use crate::error::SolutionError;

/// A decision of the player who solves the puzzle.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Decision {
    /// Every legal move, with its verdict.
    pub choices: Vec<Choice>,
}

/// A move that can be tried.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// Whether it is right.
    pub verdict: Verdict,
}

/// Whether a move reaches the goal.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// The move does not reach the goal.
    Wrong {
        /// Seeds that it loses against the best move.
        cost: u16,
    },
    /// The move reaches the goal.
    Right {
        /// The opponent's replies; none if the same player goes on, or all is solved.
        replies: Vec<Move>,
        /// The next decision; `None` if the puzzle is solved.
        next: Option<Decision>,
    },
}

impl Decision {
    /// The moves that are right.
    pub fn right(&self) -> impl Iterator<Item = Move> + '_ {
        let right = |choice: &&Choice| matches!(choice.verdict, Verdict::Right { .. });
        self.choices.iter().filter(right).map(|choice| choice.mv)
    }

    /// The verdict on a move; `None` if it is not legal here.
    pub fn verdict(&self, mv: Move) -> Option<&Verdict> {
        let mut choices = self.choices.iter();
        choices
            .find(|choice| choice.mv == mv)
            .map(|choice| &choice.verdict)
    }

    /// Whether some move is wrong here or later: else there is nothing to decide any more.
    pub fn decides(&self) -> bool {
        self.choices.iter().any(|choice| match &choice.verdict {
            Verdict::Wrong { .. } => true,
            Verdict::Right { next, .. } => next.as_ref().is_some_and(Decision::decides),
        })
    }

    /// Moves of the player along the way that takes the first right move of each decision.
    pub fn depth(&self) -> usize {
        let first = |choice: &Choice| match &choice.verdict {
            Verdict::Right { next, .. } => Some(next.as_ref().map_or(0, Decision::depth)),
            Verdict::Wrong { .. } => None,
        };
        1 + self.choices.iter().find_map(first).unwrap_or(0)
    }

    /// Checks that this can be played from a position: that every legal move is there once, that
    /// one is right, and that replies are the opponent's and lead to the next decision.
    pub(crate) fn check(&self, position: &Position) -> Result<(), SolutionError> {
        let side = position
            .side_to_move()
            .ok_or_else(|| SolutionError::NobodyDecides {
                position: position.to_string(),
            })?;
        let at = || position.to_string();
        for (index, choice) in self.choices.iter().enumerate() {
            let text = || choice.mv.text(side);
            if self.choices[..index]
                .iter()
                .any(|other| other.mv == choice.mv)
            {
                return Err(SolutionError::Twice {
                    mv: text(),
                    position: at(),
                });
            }
            let mut after = position.clone();
            play(&mut after, choice.mv, side)?;
            if let Verdict::Right { replies, next } = &choice.verdict {
                for &reply in replies {
                    play(&mut after, reply, !side)?;
                }
                match next {
                    Some(_) if after.side_to_move() != Some(side) => {
                        return Err(SolutionError::NotHisTurn {
                            position: after.to_string(),
                        });
                    }
                    Some(next) => next.check(&after)?,
                    None if replies.is_empty() => {}
                    None => return Err(SolutionError::LastWord { mv: text() }),
                }
            }
        }
        if self.choices.len() as u128 != position.move_count() {
            return Err(SolutionError::Incomplete { position: at() });
        }
        if self.right().next().is_none() {
            return Err(SolutionError::NothingRight { position: at() });
        }
        Ok(())
    }
}

/// Plays a move that must be legal, and this player's.
fn play(position: &mut Position, mv: Move, side: Side) -> Result<(), SolutionError> {
    let text = || mv.text(side);
    if position.side_to_move() != Some(side) {
        return Err(SolutionError::NotHisTurn {
            position: position.to_string(),
        });
    }
    let before = position.to_string();
    position.advance(mv).map_err(|why| SolutionError::Illegal {
        mv: text(),
        position: before,
        why,
    })
}
