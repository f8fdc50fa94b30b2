//! Steps made from their texts.

use rules::{PlayError, RoundError};
use thiserror::Error;

use crate::game::Game;
use crate::step::{Step, read_fill};

/// A step that cannot be made.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("step {number}, `{text}`: {why}")]
pub struct StepError {
    /// Its number along the line, counted from 1.
    pub number: usize,
    /// Its text.
    pub text: String,
    /// The reason.
    pub why: StepFault,
}

/// The reason why a step cannot be made.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum StepFault {
    /// The step is no legal move.
    #[error(transparent)]
    Move(#[from] PlayError),
    /// The round cannot begin.
    #[error(transparent)]
    Round(#[from] RoundError),
}

impl Game {
    /// Makes one step, written as [`Step::text`] writes it.
    ///
    /// # Errors
    /// The step, its number and the reason; nothing has changed.
    pub fn make(&mut self, text: &str) -> Result<(), StepError> {
        let number = self.cursor() + 1;
        self.try_to_make(text).map_err(|why| StepError {
            number,
            text: text.to_owned(),
            why,
        })
    }

    fn try_to_make(&mut self, text: &str) -> Result<(), StepFault> {
        if let Some(fill) = read_fill(text) {
            self.next_round(fill)?;
            return Ok(());
        }
        if let Some(end) = Step::read_end(text) {
            self.end_with(end)?;
        } else {
            let mv = self.position().read_move(text)?;
            self.play(mv)?;
        }
        Ok(())
    }
}
