//! Singular, plural and what else languages have, as the Unicode CLDR defines it for whole
//! numbers below a million.

/// A plural category. A language uses some of them, and each has `Other`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Plural {
    One,
    Other,
}

impl Plural {
    /// The word for it in catalogues.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Plural::One => "one",
            Plural::Other => "other",
        }
    }
}

/// English: 1 seed, 0 seeds.
pub(crate) fn one_is_singular(number: u64) -> Plural {
    match number {
        1 => Plural::One,
        _ => Plural::Other,
    }
}

/// French: 0 graine, 1 graine, 2 graines.
pub(crate) fn none_and_one_are_singular(number: u64) -> Plural {
    match number {
        0 | 1 => Plural::One,
        _ => Plural::Other,
    }
}

/// Malay and Indonesian: 1 biji, 2 biji.
pub(crate) fn always_the_same(_: u64) -> Plural {
    Plural::Other
}
