//! Every sentence people see about a game, in every language.
//!
//! The page and the terminal say the same because both use this crate. Texts are Project Fluent
//! catalogues in `locales/`. With the feature `embedded` all of them are part of the program;
//! without it, which saves the page the languages its reader does not speak, a language can be
//! spoken once its catalogue has been given to [`Words::load`]. The rules of the games are written
//! in English in [`rules::catalogue`], those of the games of keys in [`rules::general`]; the files
//! of other languages overlay them, `general.ftl` the latter, with the places of these games. Texts
//! that no game needs are in the folder `later` of each language: the page fetches them later.
//! Texts of the terminal alone are in the folder `terminal`, which the page never has.
//!
//! A new text goes into a file of that name in the folder of every language under the same id,
//! and is then asked for with [`Words::text`], [`Words::text_with`] or [`Words::text_about`]. The
//! tests name ids that are missing in a language, asked for but not written, or written but not
//! used.
//!
//! A new language is a folder in `locales`, a variant of [`Language`] with its line in the table
//! there, and its line in `catalogue.rs`. The tests then say what it lacks.
//!
//! ```
//! use words::{Language, Words};
//!
//! let words = Words::new("fr_FR.UTF-8".parse().unwrap_or(Language::English));
//! assert_eq!(words.text("undo"), "Annuler");
//! ```
#![forbid(unsafe_code)]

mod argument;
mod brief;
mod catalogue;
mod certainty;
mod chip;
mod command;
#[cfg(feature = "embedded")]
mod english;
mod error;
mod event;
mod family;
mod format;
mod label;
mod language;
mod large;
mod law;
mod outcome;
mod overlay;
mod perspective;
mod plural;
mod pseudo;
mod sowing;
mod words;

pub use argument::Argument;
pub use catalogue::Sheet;
pub use chip::Chip;
pub use command::Command;
#[cfg(feature = "embedded")]
pub use english::english_rules;
pub use label::HouseLabel;
pub use language::{Direction, Language, UnknownLanguage};
pub use perspective::{Perspective, Player, Vocabulary, capitalised};
pub use words::Words;
