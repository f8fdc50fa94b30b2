//! Proofs that a position is worth so much, in files, and their checker.
//!
//! A proof is a strategy: for each position that can come up, one move of the player who claims
//! something. The checker plays every reply against it, to the end of the game, by `rules` alone;
//! it shares no code with whatever found the strategy. All of this crate is what has to be trusted.
//!
//! A claim, the choices that prove it, and the check:
//!
//! ```
//! use std::io::Cursor;
//! use std::ops::ControlFlow;
//!
//! use certificate::{CheckError, Claim, Margin, Writer};
//! use rules::Position;
//!
//! let rules = "kalah".parse()?;
//! let position = Position::read("0-0-0-0-1-1-5-0-0-0-0-3-20-18-S", &rules, true)?;
//! let prove = |least| {
//!     let margin = Margin::AtLeast(least);
//!     let mut writer = Writer::new(&Claim { position: position.clone(), margin });
//!     // The first of two choices: F, which keeps the turn. Then there is only E.
//!     writer.push(0);
//!     let file = Cursor::new(writer.finish());
//!     certificate::check(file, 1 << 20, &mut |_| ControlFlow::Continue(()))
//! };
//! assert_eq!(prove(6)?.margin, Margin::AtLeast(6));
//! assert!(matches!(prove(7), Err(CheckError::Fails { .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod check;
mod error;
mod file;
pub mod oracle;
mod reading;

pub use check::check;
pub use error::CheckError;
pub use file::{Claim, Margin, Tell, Writer, name};
