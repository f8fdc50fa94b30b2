//! Words of the rules: enums whose variants are written as one word each.

use crate::laws::{Refill, RoundStarter};

/// A choice among words.
pub trait Choice: Copy + Eq + 'static {
    /// Every variant with its word; the first is the default.
    const WORDS: &'static [(&'static str, Self)];

    /// The word of this variant.
    fn word(self) -> &'static str {
        let known = Self::WORDS.iter().find(|(_, variant)| *variant == self);
        known.map_or("", |(word, _)| word)
    }

    /// The variant of a word.
    fn from_word(text: &str) -> Option<Self> {
        let known = Self::WORDS.iter().find(|(word, _)| *word == text);
        known.map(|(_, variant)| *variant)
    }
}

impl Choice for bool {
    const WORDS: &'static [(&'static str, bool)] = &[("off", false), ("on", true)];
}

impl Choice for Refill {
    const WORDS: &'static [(&'static str, Refill)] = &[
        ("near", Refill::Near),
        ("far", Refill::Far),
        ("choose", Refill::Choose),
    ];
}

impl Choice for RoundStarter {
    const WORDS: &'static [(&'static str, RoundStarter)] = &[
        ("loser", RoundStarter::Loser),
        ("winner", RoundStarter::Winner),
        ("alternate", RoundStarter::Alternate),
    ];
}

/// Declares an enum with a word for each variant.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident { $($(#[$note:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
        pub enum $name {
            $($(#[$note])* $variant,)+
        }

        impl $crate::general::words::Choice for $name {
            const WORDS: &'static [(&'static str, $name)] = &[$(($word, $name::$variant),)+];
        }
    };
}
pub(in crate::general) use choice;
