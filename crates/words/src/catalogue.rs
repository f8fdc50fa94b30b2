//! The catalogues of all languages, and looking a text up in them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Message, Pattern};

use crate::argument::Argument;
use crate::format;
use crate::language::Language;

/// Files that exist in every language with the same ids.
const ENGLISH: &[&str] = &[
    include_str!("../locales/en/play.ftl"),
    include_str!("../locales/en/ui.ftl"),
    include_str!("../locales/en/offline.ftl"),
];

/// The same in French, and the overlays of what `rules` says in English.
const FRENCH: &[&str] = &[
    include_str!("../locales/fr/play.ftl"),
    include_str!("../locales/fr/ui.ftl"),
    include_str!("../locales/fr/offline.ftl"),
    include_str!("../locales/fr/errors.ftl"),
    include_str!("../locales/fr/kalah.ftl"),
    include_str!("../locales/fr/oware.ftl"),
    include_str!("../locales/fr/congkak.ftl"),
    include_str!("../locales/fr/kid_cala.ftl"),
    include_str!("../locales/fr/banana_cala.ftl"),
    include_str!("../locales/fr/sources.ftl"),
];

/// All messages of one language.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) language: Language,
    messages: BTreeMap<&'static str, Message<&'static str>>,
}

impl Catalogue {
    fn read(language: Language, files: &[&'static str]) -> Catalogue {
        let mut messages = BTreeMap::new();
        for file in files {
            // A file with mistakes still gives the messages outside them.
            let resource = match fluent_syntax::parser::parse_runtime(*file) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    messages.insert(message.id.name, message);
                }
            }
        }
        Catalogue { language, messages }
    }

    fn of(language: Language) -> &'static Catalogue {
        static CATALOGUES: [OnceLock<Catalogue>; 2] = [const { OnceLock::new() }; 2];
        CATALOGUES[language as usize].get_or_init(|| {
            let files = match language {
                Language::English => ENGLISH,
                Language::French => FRENCH,
            };
            Catalogue::read(language, files)
        })
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
