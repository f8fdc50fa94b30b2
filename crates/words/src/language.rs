//! The languages spoken here, and how to find the one somebody wants.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A language with a complete catalogue.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Language {
    /// English, in which the rules are written.
    #[default]
    English,
    /// French.
    French,
}

/// A language nobody has translated the catalogues into.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("unknown language `{text}`; known are `en` and `fr`")]
pub struct UnknownLanguage {
    /// What was written.
    pub text: String,
}

impl Language {
    /// Every language, in the order menus show them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The two-letter code: `en`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
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
        let code = text
            .trim()
            .split(['-', '_', '.', '@', ';'])
            .next()
            .unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| {
                code.eq_ignore_ascii_case(language.code())
                    || code.eq_ignore_ascii_case(language.name())
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
        for text in ["fr", "FR", "fr-CA", "fr_FR.UTF-8", " fr;q=0.8", "français"] {
            assert_eq!(text.parse(), Ok(Language::French), "{text}");
        }
        assert_eq!("en-GB".parse(), Ok(Language::English));
        for text in ["", "C", "de", "french fries", "fra"] {
            assert!(text.parse::<Language>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_first_known_wish_counts() {
        assert_eq!(Language::detect("de-AT,fr;q=0.8,en"), Language::French);
        assert_eq!(Language::detect("C.UTF-8"), Language::English);
        assert_eq!(Language::detect(""), Language::English);
    }
}
