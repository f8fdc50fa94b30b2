//! The languages spoken here, and how to find the one somebody wants.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::plural::{self, Plural};

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
}

/// Which way lines of text run, and with them everything on a page but the board.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

/// What there is to know of a language. Its texts are all files in `locales/CODE`.
struct Traits {
    code: &'static str,
    /// Other codes of it: three letters, or from before the codes were changed.
    aliases: &'static [&'static str],
    name: &'static str,
    direction: Direction,
    plural: fn(u64) -> Plural,
}

/// One line for each language, in the order of [`Language`].
const TRAITS: [Traits; Language::ALL.len()] = [
    Traits {
        code: "en",
        aliases: &["eng"],
        name: "English",
        direction: Direction::LeftToRight,
        plural: plural::one_is_singular,
    },
    Traits {
        code: "fr",
        aliases: &["fra", "fre"],
        name: "Français",
        direction: Direction::LeftToRight,
        plural: plural::none_and_one_are_singular,
    },
    Traits {
        code: "ms",
        aliases: &["msa", "may", "zsm"],
        name: "Bahasa Melayu",
        direction: Direction::LeftToRight,
        plural: plural::always_the_same,
    },
    Traits {
        code: "id",
        aliases: &["ind", "in"],
        name: "Bahasa Indonesia",
        direction: Direction::LeftToRight,
        plural: plural::always_the_same,
    },
];

/// A language nobody has translated the catalogues into.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("unknown language `{text}`; known are {}", known())]
pub struct UnknownLanguage {
    /// What was written.
    pub text: String,
}

/// Every code, for people: "`en`, `fr`".
fn known() -> String {
    let codes = TRAITS.iter().map(|traits| format!("`{}`", traits.code));
    codes.collect::<Vec<_>>().join(", ")
}

impl Language {
    /// Every language, in the order menus show them.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::French,
        Language::Malay,
        Language::Indonesian,
    ];

    const fn traits(self) -> &'static Traits {
        &TRAITS[self as usize]
    }

    /// The code of two letters: `en`, `fr`.
    pub const fn code(self) -> &'static str {
        self.traits().code
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        self.traits().name
    }

    /// Which way its lines run.
    pub const fn direction(self) -> Direction {
        self.traits().direction
    }

    /// The plural category of a number, its sign left aside.
    pub(crate) fn plural(self, number: i64) -> Plural {
        (self.traits().plural)(number.unsigned_abs())
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
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!(Language::Malay.code(), "ms");
        assert_eq!(Language::Indonesian.code(), "id");
    }
}
