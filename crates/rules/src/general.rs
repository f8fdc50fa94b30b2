//! The general machine: any mancala game from its keys, on two rows or four, played plainly and
//! with every event.
//!
//! A definition is a list of keys ([`keys`]); its meaning is [`laws`]. The machine compiles laws
//! into clauses that are tried in order, the first that holds: at the end of each lap, and where
//! the last seed of a sowing falls. It is the one path for most games, and the reference for the
//! kernels of the others. Every loop in it is bounded: a turn that would never end is found by its
//! repetition, and ends as the rules of the game say.

mod arrange;
mod bao;
mod board;
mod chapter;
mod check;
mod choice;
mod circling;
mod define;
mod door;
mod ending;
mod file;
mod four;
mod inside;
pub mod keys;
mod landing;
pub mod laws;
mod machine;
mod needs;
mod patterns;
mod position;
mod properties;
mod starts;
mod state;
mod take;
mod tell;
mod territory;
mod text;
mod toml;
mod tree;
mod turn;
mod two;
pub mod words;

pub use board::Board;
pub use chapter::Chapter;
pub use check::Fault;
pub use choice::{Answers, Start};
pub(crate) use define::SOW;
pub use door::install;
pub(crate) use door::{Play, RoundBoard, Territory, door, door_if_there};
pub use ending::Unlisted;
pub use file::{AREAS, Definition, Example, FileError, FileFault};
pub use keys::{KeyText, Shape};
pub use laws::Laws;
pub use needs::Need;
pub use state::{Mark, State, Way};
pub use take::Take;
pub use tell::Sentence;
pub use tree::Tree;
