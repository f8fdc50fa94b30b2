//! The languages spoken here, and the search for the one a reader prefers.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::plural::{self, Plural};
use crate::pseudo;

/// A language with a complete catalogue. The first is English, in which the rules are written.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// Malay.
    Malay,
    /// Indonesian.
    Indonesian,
    /// English with accents and longer words: for tests, in no menu.
    Accented,
    /// English in Arabic letters, from right to left, with the plurals of Arabic: for tests, in
    /// no menu.
    Mirrored,
}

/// The direction of lines of text, and of everything on a page but the board.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

/// The properties of a language. Its texts are all files in `locales/CODE`, or made from the
/// English ones.
struct Traits {
    code: &'static str,
    /// Other codes of it: three letters, or from before the codes were changed.
    aliases: &'static [&'static str],
    name: &'static str,
    direction: Direction,
    plural: fn(u64) -> Plural,
    /// Makes a text of this language from an English one.
    from_english: Option<fn(&str) -> String>,
}

/// One line for each language, in the order of [`Language`].
const TRAITS: [Traits; Language::ALL.len() + Language::PSEUDO.len()] = [
    Traits {
        code: "en",
        aliases: &["eng"],
        name: "English",
        direction: Direction::LeftToRight,
        plural: plural::one_is_singular,
        from_english: None,
    },
    Traits {
        code: "fr",
        aliases: &["fra", "fre"],
        name: "Français",
        direction: Direction::LeftToRight,
        plural: plural::none_and_one_are_singular,
        from_english: None,
    },
    Traits {
        code: "ms",
        aliases: &["msa", "may", "zsm"],
        name: "Bahasa Melayu",
        direction: Direction::LeftToRight,
        plural: plural::always_the_same,
        from_english: None,
    },
    Traits {
        code: "id",
        aliases: &["ind", "in"],
        name: "Bahasa Indonesia",
        direction: Direction::LeftToRight,
        plural: plural::always_the_same,
        from_english: None,
    },
    Traits {
        code: "en-XA",
        aliases: &[],
        name: "[Accented]",
        direction: Direction::LeftToRight,
        plural: plural::all_categories,
        from_english: Some(pseudo::accented),
    },
    Traits {
        code: "ar-XB",
        aliases: &[],
        name: "[Mirrored]",
        direction: Direction::RightToLeft,
        plural: plural::all_categories,
        from_english: Some(pseudo::mirrored),
    },
];

/// There is no translation into this language.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("unknown language `{text}`; known are {}", known())]
pub struct UnknownLanguage {
    /// The text as written.
    pub text: String,
}

/// Every code, for people: "`en`, `fr`".
fn known() -> String {
    let codes = Language::ALL.map(|language| format!("`{language}`"));
    codes.join(", ")
}

impl Language {
    /// Every language, in the order menus show them.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::French,
        Language::Malay,
        Language::Indonesian,
    ];

    /// Languages for tests, which nobody speaks and no menu shows. They are made from the texts of
    /// English and must be asked for by their whole code.
    pub const PSEUDO: [Language; 2] = [Language::Accented, Language::Mirrored];

    const fn traits(self) -> &'static Traits {
        &TRAITS[self as usize]
    }

    /// The code: `en`, `fr`.
    pub const fn code(self) -> &'static str {
        self.traits().code
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        self.traits().name
    }

    /// The direction of its lines.
    pub const fn direction(self) -> Direction {
        self.traits().direction
    }

    /// The plural category of a number, its sign left aside.
    pub(crate) fn plural(self, number: i64) -> Plural {
        (self.traits().plural)(number.unsigned_abs())
    }

    /// The language whose catalogue this one speaks from: itself, if it is not made from English.
    #[must_use]
    pub const fn of_catalogue(self) -> Language {
        match self.traits().from_english {
            None => self,
            Some(_) => Language::English,
        }
    }

    /// An English text, or a part of one, in a language that is made from English.
    pub(crate) fn spelt(self, text: &str) -> Cow<'_, str> {
        match self.traits().from_english {
            None => Cow::Borrowed(text),
            Some(spell) => Cow::Owned(spell(text)),
        }
    }

    /// The first known language of a wish list such as `fr-CA,fr;q=0.8,en` (a browser's) or
    /// `fr_FR:en` (a terminal's `LANGUAGE`); English when there is none.
    pub fn detect(wishes: &str) -> Language {
        wishes
            .split([',', ':', ' '])
            .find_map(|wish| wish.parse().ok())
            .unwrap_or_default()
    }
}

impl Direction {
    /// As pages say it: `ltr`, `rtl`.
    pub const fn code(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Looks only at the language and forgives case, region, encoding and weight: `FR`, `fr-CA`,
/// `fr_FR.UTF-8` and `fr;q=0.8` are all French.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let text = text.trim();
        let pseudo = Language::PSEUDO
            .into_iter()
            .find(|language| text.eq_ignore_ascii_case(language.code()));
        if let Some(language) = pseudo {
            return Ok(language);
        }
        let code = text
            .split(['-', '_', '.', '@', ';'])
            .next()
            .unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| {
                let Traits {
                    code: own,
                    aliases,
                    name,
                    ..
                } = language.traits();
                aliases
                    .iter()
                    .chain([own, name])
                    .any(|known| code.eq_ignore_ascii_case(known))
            })
            .ok_or_else(|| UnknownLanguage {
                text: text.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tolerant_of_what_environments_say() {
        for (texts, language) in [
            (&["en-GB", "eng"][..], Language::English),
            (
                &["fr", "FR", "fr-CA", "fr_FR.UTF-8", " fr;q=0.8", "français"],
                Language::French,
            ),
            (
                &["ms", "ms_MY.UTF-8", "zsm", "ms-SG", "bahasa melayu"],
                Language::Malay,
            ),
            (
                &["id", "id_ID.UTF-8", "in", "in-ID", "Bahasa Indonesia"],
                Language::Indonesian,
            ),
        ] {
            for text in texts {
                assert_eq!(text.parse(), Ok(language), "{text}");
            }
        }
        for text in ["", "C", "de", "french fries", "indo"] {
            assert!(text.parse::<Language>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_first_known_wish_counts() {
        assert_eq!(Language::detect("de-AT,fr;q=0.8,en"), Language::French);
        assert_eq!(Language::detect("C.UTF-8"), Language::English);
        assert_eq!(Language::detect("ms_MY:id"), Language::Malay);
        assert_eq!(Language::detect(""), Language::English);
    }

    #[test]
    fn every_line_of_the_table_belongs_to_its_language() {
        for (index, language) in Language::ALL
            .into_iter()
            .chain(Language::PSEUDO)
            .enumerate()
        {
            assert_eq!(language as usize, index);
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!(Language::Malay.code(), "ms");
        assert_eq!(Language::Indonesian.code(), "id");
    }
}
