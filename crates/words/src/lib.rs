//! Every sentence people see about a game, in English and French.
//!
//! The page and the terminal say the same things because both ask here. Texts are Project
//! Fluent catalogues in `locales/`, embedded at compile time. The rules of the games are
//! written in English in [`rules::catalogue`]; the French files overlay them.
//!
//! A new text goes into `locales/en/ui.ftl` and `locales/fr/ui.ftl` under the same id, and is
//! then asked for with [`Words::text`], [`Words::text_with`] or [`Words::text_about`]. The tests
//! name ids that are missing in a language, asked for but not written, or written but not used.
//!
//! ```
//! use words::{Language, Words};
//!
//! let words = Words::new("fr_FR.UTF-8".parse().unwrap_or(Language::English));
//! assert_eq!(words.text("undo"), "Annuler le coup");
//! ```
#![forbid(unsafe_code)]

mod argument;
mod catalogue;
mod certainty;
mod chip;
mod error;
mod event;
mod format;
mod label;
mod language;
mod outcome;
mod overlay;
mod perspective;
mod sowing;

pub use argument::Argument;
pub use catalogue::Words;
pub use certainty::Certainty;
pub use chip::Chip;
pub use label::HouseLabel;
pub use language::{Language, UnknownLanguage};
pub use perspective::{Perspective, Player, Vocabulary};
