//! The catalogues of all languages, and looking a text up in them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Message, Pattern};

use crate::argument::Argument;
use crate::format;
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

/// What has been read or loaded so far, in the order of [`Sheet`]. What is embedded is all in the
/// first.
static CATALOGUES: [[OnceLock<Catalogue>; SHEETS]; Language::ALL.len()] =
    [const { [const { OnceLock::new() }; SHEETS] }; Language::ALL.len()];
const SHEETS: usize = 2;

/// A part of a language's texts, for programs that fetch them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Sheet {
    /// What a game needs: the files in the language's folder.
    First,
    /// What only other screens need: those in its folder `later`.
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

/// All that there is of a language.
#[derive(Clone, Copy)]
pub(crate) struct Sheets<'a>(pub(crate) [Option<&'a Catalogue>; SHEETS]);

impl Sheets<'static> {
    /// What a language speaks from: what is embedded, else what has been loaded.
    fn of(language: Language) -> Sheets<'static> {
        let index = language.of_catalogue() as usize;
        let [first, later] = &CATALOGUES[index];
        let read = |text| first.get_or_init(|| Catalogue::read(text));
        let first = EMBEDDED[index].map(read).or_else(|| first.get());
        Sheets([first, later.get()])
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

/// The texts of one language. Costs nothing to copy: the catalogues are read once, when first
/// asked.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct Words {
    language: Language,
}

impl Words {
    /// The texts of that language.
    pub const fn new(language: Language) -> Words {
        Words { language }
    }

    /// Gives a language a part of the catalogue that its [`Language::of_catalogue`] is to speak
    /// from: the whole text of its file. It stays for as long as the program runs, as does what was
    /// embedded: a second one for the same part changes nothing.
    pub fn load(language: Language, sheet: Sheet, catalogue: String) {
        if Words::new(language).are_there(sheet) {
            return;
        }
        // Of what is loaded at the same time, the first stays.
        let read = Catalogue::read(catalogue.leak());
        let _ = CATALOGUES[language.of_catalogue() as usize][sheet as usize].set(read);
    }

    /// Whether this part of the language can be spoken now: it is embedded or has been loaded.
    pub fn are_there(self, sheet: Sheet) -> bool {
        let index = self.language.of_catalogue() as usize;
        EMBEDDED[index].is_some() || CATALOGUES[index][sheet as usize].get().is_some()
    }

    /// Which language these are.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text with that id. A text missing in this language is given in English; without
    /// that, the id itself.
    pub fn text(self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The text with that id, filled in: `words.text_with("round-number", &[("n", 2.into())])`. Falls
    /// back as [`Words::text`] does; what is not given stands in the text as `{$name}`.
    pub fn text_with(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.find(id, None, arguments)
            .or_else(|| Words::new(Language::English).find(id, None, arguments))
            .unwrap_or_else(|| id.to_owned())
    }

    /// A text that is in English in the program itself, for a language that has no other.
    pub(crate) fn in_english(self, text: &str) -> String {
        self.language.spelt(text).into_owned()
    }

    /// The text or attribute in this language only.
    pub(crate) fn find(
        self,
        id: &str,
        attribute: Option<&str>,
        arguments: &[(&str, Argument<'_>)],
    ) -> Option<String> {
        let sheets = Sheets::of(self.language);
        let pattern = sheets.pattern(id, attribute)?;
        Some(format::format(self.language, sheets, pattern, arguments))
    }

    /// The ids of this language's texts, for tests and tools.
    pub fn ids(self) -> impl Iterator<Item = &'static str> {
        let sheets = Sheets::of(self.language).0.into_iter().flatten();
        sheets.flat_map(|catalogue| catalogue.messages.keys().copied())
    }
}
