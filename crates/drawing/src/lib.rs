//! A still board: in text for a terminal, in SVG for a document.
//!
//! ```
//! use drawing::{Marks, svg, text};
//! use rules::Position;
//! use words::{Language, Words};
//!
//! let position = Position::start(&"kalah".parse().unwrap());
//! let words = Words::new(Language::English);
//! assert_eq!(text(&position, words).lines().count(), 7);
//! let picture = svg(&position, &Marks::default(), words);
//! assert!(picture.starts_with("<svg") && picture.contains("<title>"));
//! ```
#![forbid(unsafe_code)]

mod svg;
mod text;

pub use svg::{Marks, svg};
pub use text::{board as text, note};
