//! A game at the terminal, whichever way it is shown: who plays, whose choice is awaited, what
//! undoing means, where the game is kept.

mod file;
mod reading;
mod session;
mod start;
mod thinker;

pub(crate) use file::File;
pub(crate) use reading::{Meant, arranged, arrangement, read};
pub(crate) use session::{Session, seat_text};
pub(crate) use start::{Start, any_seed};
pub(crate) use thinker::{Question, Thinker, Thought};
