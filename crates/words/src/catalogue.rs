//! The catalogues of all languages, and looking a text up in them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Message, Pattern};

use crate::language::Language;

/// The catalogue of each language, all its files one after the other, in the order of
/// [`Language`].
#[cfg(feature = "embedded")]
const EMBEDDED: [Option<&str>; Language::ALL.len()] = [
    Some(include_str!(concat!(env!("OUT_DIR"), "/en.ftl"))),
    Some(include_str!(concat!(env!("OUT_DIR"), "/fr.ftl"))),
    Some(include_str!(concat!(env!("OUT_DIR"), "/ms.ftl"))),
    Some(include_str!(concat!(env!("OUT_DIR"), "/id.ftl"))),
];
#[cfg(not(feature = "embedded"))]
const EMBEDDED: [Option<&str>; Language::ALL.len()] = [None; Language::ALL.len()];

/// The catalogues read or loaded so far, in the order of [`Sheet`]. An embedded catalogue is wholly
/// in the first.
static CATALOGUES: [[OnceLock<Catalogue>; SHEETS]; Language::ALL.len()] =
    [const { [const { OnceLock::new() }; SHEETS] }; Language::ALL.len()];
const SHEETS: usize = 2;

/// A part of a language's texts, for programs that fetch them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Sheet {
    /// The texts that a game needs: the files in the language's folder.
    First,
    /// The texts that only other screens need: those in its folder `later`.
    Later,
}

/// All messages of one language.
#[derive(Debug)]
pub(crate) struct Catalogue {
    messages: BTreeMap<&'static str, Message<&'static str>>,
}

impl Catalogue {
    pub(crate) fn read(text: &'static str) -> Catalogue {
        // A text with mistakes still gives the messages outside them.
        let resource = match fluent_syntax::parser::parse_runtime(text) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let mut messages = BTreeMap::new();
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                messages.insert(message.id.name, message);
            }
        }
        Catalogue { messages }
    }

    /// The text of a message, or of one of its attributes.
    pub(crate) fn pattern(
        &self,
        id: &str,
        attribute: Option<&str>,
    ) -> Option<&Pattern<&'static str>> {
        let message = self.messages.get(id)?;
        match attribute {
            None => message.value.as_ref(),
            Some(name) => message
                .attributes
                .iter()
                .find(|attribute| attribute.id.name == name)
                .map(|attribute| &attribute.value),
        }
    }
}

/// All catalogues of a language.
#[derive(Clone, Copy)]
pub(crate) struct Sheets<'a>(pub(crate) [Option<&'a Catalogue>; SHEETS]);

impl Sheets<'static> {
    /// The catalogues of a language: the embedded ones, else those loaded.
    pub(crate) fn of(language: Language) -> Sheets<'static> {
        let index = language.of_catalogue() as usize;
        let [first, later] = &CATALOGUES[index];
        let read = |text| first.get_or_init(|| Catalogue::read(text));
        let first = EMBEDDED[index].map(read).or_else(|| first.get());
        Sheets([first, later.get()])
    }

    /// Gives a language a part of its texts; of several for the same part the first stays.
    pub(crate) fn load(language: Language, sheet: Sheet, text: String) {
        if Sheets::has(language, sheet) {
            return;
        }
        let read = Catalogue::read(text.leak());
        let _ = CATALOGUES[language.of_catalogue() as usize][sheet as usize].set(read);
    }

    /// Whether a part of a language is embedded or has been loaded.
    pub(crate) fn has(language: Language, sheet: Sheet) -> bool {
        let index = language.of_catalogue() as usize;
        EMBEDDED[index].is_some() || CATALOGUES[index][sheet as usize].get().is_some()
    }

    /// The ids of all messages.
    pub(crate) fn ids(self) -> impl Iterator<Item = &'static str> {
        let sheets = self.0.into_iter().flatten();
        sheets.flat_map(|catalogue| catalogue.messages.keys().copied())
    }
}

impl<'a> Sheets<'a> {
    /// The text of a message, or of one of its attributes.
    pub(crate) fn pattern(
        self,
        id: &str,
        attribute: Option<&str>,
    ) -> Option<&'a Pattern<&'static str>> {
        let mut sheets = self.0.into_iter().flatten();
        sheets.find_map(|catalogue| catalogue.pattern(id, attribute))
    }
}
