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

/// What has been read or loaded so far.
static CATALOGUES: [OnceLock<Catalogue>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

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

    /// The catalogue that a language speaks from, if it is embedded or has been loaded.
    fn of(language: Language) -> Option<&'static Catalogue> {
        let index = language.of_catalogue() as usize;
        let read = |text| CATALOGUES[index].get_or_init(|| Catalogue::read(text));
        EMBEDDED[index]
            .map(read)
            .or_else(|| CATALOGUES[index].get())
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

    /// Gives a language the catalogue that its [`Language::of_catalogue`] is to speak from: the
    /// whole text of its file. It stays for as long as the program runs, as does what was
    /// embedded: a second one for the same language changes nothing.
    pub fn load(language: Language, catalogue: String) {
        if Words::new(language).are_there() {
            return;
        }
        // Of what is loaded at the same time, the first stays.
        let read = Catalogue::read(catalogue.leak());
        let _ = CATALOGUES[language.of_catalogue() as usize].set(read);
    }

    /// Whether this language can be spoken now: its catalogue is embedded or has been loaded.
    pub fn are_there(self) -> bool {
        Catalogue::of(self.language).is_some()
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
        let catalogue = Catalogue::of(self.language)?;
        let pattern = catalogue.pattern(id, attribute)?;
        Some(format::format(self.language, catalogue, pattern, arguments))
    }

    /// The ids of this language's texts, for tests and tools.
    pub fn ids(self) -> impl Iterator<Item = &'static str> {
        let catalogue = Catalogue::of(self.language);
        catalogue
            .into_iter()
            .flat_map(|catalogue| catalogue.messages.keys().copied())
    }
}
