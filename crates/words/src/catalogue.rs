//! The catalogues of all languages, and looking a text up in them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Message, Pattern};

use crate::argument::Argument;
use crate::format;
use crate::language::Language;

/// The catalogue of each language, all its files one after the other, in the order of
/// [`Language`].
const EMBEDDED: [&str; Language::ALL.len()] = [
    include_str!(concat!(env!("OUT_DIR"), "/en.ftl")),
    include_str!(concat!(env!("OUT_DIR"), "/fr.ftl")),
    include_str!(concat!(env!("OUT_DIR"), "/ms.ftl")),
    include_str!(concat!(env!("OUT_DIR"), "/id.ftl")),
];

/// All messages of one language.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) language: Language,
    messages: BTreeMap<&'static str, Message<&'static str>>,
}

impl Catalogue {
    fn read(language: Language, text: &'static str) -> Catalogue {
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
        Catalogue { language, messages }
    }

    fn of(language: Language) -> &'static Catalogue {
        static CATALOGUES: [OnceLock<Catalogue>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        CATALOGUES[language as usize]
            .get_or_init(|| Catalogue::read(language, EMBEDDED[language as usize]))
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

    /// The text or attribute in this language only.
    pub(crate) fn find(
        self,
        id: &str,
        attribute: Option<&str>,
        arguments: &[(&str, Argument<'_>)],
    ) -> Option<String> {
        let catalogue = Catalogue::of(self.language);
        let pattern = catalogue.pattern(id, attribute)?;
        Some(format::format(catalogue, pattern, arguments))
    }

    /// The ids of this language's texts, for tests and tools.
    pub fn ids(self) -> impl Iterator<Item = &'static str> {
        Catalogue::of(self.language).messages.keys().copied()
    }
}
