//! The texts of one language, looked up and filled in.

use crate::argument::Argument;
use crate::catalogue::{Sheet, Sheets};
use crate::format;
use crate::language::Language;

/// The texts of one language. Cheap to copy: the catalogues are read once, when they are first
/// used.
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
        Sheets::load(language, sheet, catalogue);
    }

    /// Whether this part of the language can be spoken now: it is embedded or has been loaded.
    pub fn are_there(self, sheet: Sheet) -> bool {
        Sheets::has(self.language, sheet)
    }

    /// The language of these texts.
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
    pub fn in_english(self, text: &str) -> String {
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
        Sheets::of(self.language).ids()
    }
}
