//! Puzzles: a position, a goal, and an answer to every move that a solver may try.
//!
//! A puzzle carries all that was proved of it: the moves of each decision that reach the goal, the
//! cost of every other one, and the opponent's replies. So a program that shows it needs no engine.
//! Finding and proving puzzles is the task of the crate `composer`.
//!
//! ```
//! use puzzles::{Answer, Attempt, Collection};
//!
//! let file = "mancala puzzles 1\n\
//!     xg7nmg kalah:houses=2,seeds=2 1-1-2-2-1-1-S chain 600 margin +2 proved (A2,B)\n";
//! let collection = Collection::read(file)?;
//! let mut attempt = Attempt::new(&collection.puzzles[0]);
//! let house = |letter| attempt.position().read_move(letter);
//! let (wrong, right) = (house("A")?, house("B")?);
//! assert_eq!(attempt.play(wrong), Ok(Answer::Wrong { cost: 2 }));
//! assert!(matches!(attempt.play(right), Ok(Answer::Right { solved: true, .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod attempt;
mod collection;
mod difficulty;
mod error;
mod puzzle;
mod solution;
mod solver;
mod task;
mod text;

pub use attempt::{Answer, Attempt};
pub use collection::Collection;
pub use difficulty::Difficulty;
pub use error::{CollectionError, LineError, SolutionError};
pub use puzzle::Puzzle;
pub use solution::{Choice, Decision, Verdict};
pub use solver::SolverRating;
pub use task::{Goal, Task, Theme};
