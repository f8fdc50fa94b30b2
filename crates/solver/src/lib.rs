//! The solver: builds endgame tablebases, proves values.
//!
//! It reads no clock, no file and no random source; long work reports its progress and can be
//! stopped.
//!
//! Prove the value of a game by search, and write the proof down:
//!
//! ```
//! use std::io::Cursor;
//! use std::ops::ControlFlow;
//!
//! use rules::Position;
//! use solver::{Means, Question, Solver};
//!
//! let position = Position::start(&"kalah:houses=3,seeds=2".parse()?);
//! let means = Means { threads: 1, memory: 1 << 20, patience: u64::MAX };
//! let mut solver = Solver::new(&position, means)?;
//! let solution = solver.solve(Question::Value, &|_| ControlFlow::Continue(()));
//! // South, who begins, wins by four seeds.
//! assert_eq!(solution.range, [4, 4]);
//!
//! let margin = solution.margin().expect("the value is known");
//! let proof = solver.certify(margin, &|_| ControlFlow::Continue(()))?;
//! let claim = certificate::check(Cursor::new(proof), 1 << 20, &mut |_| ControlFlow::Continue(()))?;
//! assert_eq!(claim.margin, margin);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Build the endings of a game, layer by layer, and look a position up:
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use rules::Position;
//! use solver::Builder;
//!
//! let rules = "oware".parse()?;
//! let mut builder = Builder::new(&rules, 4, 1)?;
//! while builder.layers() <= 4 {
//!     let _ = builder.build(&|_| ControlFlow::Continue(()));
//! }
//! let position = Position::read("0-0-0-0-0-1-1-1-0-0-0-0-22-23-S", &rules, true)?;
//! let solution = solver::look_up(&position, &builder)?;
//! assert_eq!(solution.range[0], solution.range[1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Find the most that one turn can bank:
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use rules::Position;
//!
//! let position = Position::start(&"kalah:houses=4,seeds=3".parse()?);
//! let turn = solver::best_turn(&position, 1 << 20, &|_| ControlFlow::Continue(()))?;
//! assert_eq!(turn.banked, turn.most);
//! assert!(turn.moves.len() > 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod ask;
mod board;
mod build;
mod busy;
mod campaign;
mod certify;
mod chain;
mod checkpoint;
mod complete;
mod cycles;
mod derive;
mod endings;
mod entry;
mod fill;
mod fruit;
mod general;
mod known_endings;
mod layer;
mod ledger;
mod listed;
mod look_ups;
mod memory;
mod method;
mod numbering;
pub mod oracle;
mod order;
mod packed;
mod plan;
mod plies;
mod prove;
mod prover;
mod question;
mod root;
mod solve;
mod sowings;
mod steps;
mod turn;

pub use ask::Found;
pub use build::{BuildError, Builder, can_build};
pub use campaign::{Campaign, Contradiction, Job, Progress};
pub use certify::CertifyError;
pub use checkpoint::CheckpointError;
pub use complete::{look_up, tells};
pub use entry::{Answer, Entry, Phase};
pub use fruit::solve_fruit;
pub use general::solve_general;
pub use known_endings::{KnownEndings, affordable};
pub use ledger::{LedgerError, LeftOut};
pub use listed::{EndingsError, Listed, ListedEndings};
pub use look_ups::look_up_moves;
pub use method::effort;
pub use question::{Means, MoveRange, Question, Solution, Tell, at_first};
pub use solve::{SolveError, Solver, can_search, is_searched};
pub use turn::{Turn, best_turn};
