//! An opponent for every game of the catalogue: guesses well, and says how sure it is.
//!
//! [`Engine::search`] values the moves of a position within [`Limits`]; [`Engine::choose`] picks a
//! move as a [`Level`] would. It uses no clock, no file and no randomness but a seed: the same
//! question gets the same answer, unless a deadline cuts it short.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use engine::{Engine, EngineOptions, Limits};
//! use rules::{Position, RuleSet};
//!
//! let rules: RuleSet = "kalah".parse()?;
//! let mut engine = Engine::new(EngineOptions::default());
//! let limits = Limits { depth: Some(4), ..Limits::default() };
//! let report = engine.search(&Position::start(&rules), &limits, &mut |_| ControlFlow::Continue(()));
//! assert!(report.best().is_some());
//! # Ok::<(), rules::RuleSetError>(())
//! ```
#![forbid(unsafe_code)]

pub mod bench;
mod choose;
pub mod contest;
mod deepening;
mod effort;
mod engine;
mod family;
mod few;
pub mod general;
mod key;
pub mod lessons;
mod limits;
mod memory;
mod network;
mod node;
mod opening;
mod path;
mod prover;
mod report;
mod root;
mod scale;
mod search;
mod tables;

pub use engine::{Choice, Engine, EngineOptions, Player};
pub use game::Level;
pub use limits::{Deadline, Limits, Lines};
pub use network::{Net, Network, NetworkError, packed};
pub use report::{Info, MoveValue, Report, Value};
pub use rules::Certainty;
pub use tables::ENDINGS_SEEDS;
