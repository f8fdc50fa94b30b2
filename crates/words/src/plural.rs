//! Singular, plural and what else languages have, as the Unicode CLDR defines it for whole
//! numbers below a million.

/// A plural category. A language uses some of them, and each has `Other`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Plural {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl Plural {
    /// The word for it in catalogues.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Plural::Zero => "zero",
            Plural::One => "one",
            Plural::Two => "two",
            Plural::Few => "few",
            Plural::Many => "many",
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

/// Arabic, which has all there are.
pub(crate) fn all_categories(number: u64) -> Plural {
    match (number, number % 100) {
        (0, _) => Plural::Zero,
        (1, _) => Plural::One,
        (2, _) => Plural::Two,
        (_, 3..=10) => Plural::Few,
        (_, 11..=99) => Plural::Many,
        _ => Plural::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_of_the_cldr() {
        let categories = |rule: fn(u64) -> Plural| {
            let numbers = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111];
            numbers.map(|number| rule(number).key()).join(" ")
        };
        assert_eq!(
            categories(one_is_singular),
            "other one other other other other other other other other other"
        );
        assert_eq!(
            categories(none_and_one_are_singular),
            "one one other other other other other other other other other"
        );
        assert_eq!(
            categories(all_categories),
            "zero one two few few many many other other few many"
        );
        assert_eq!(always_the_same(1), Plural::Other);
    }
}
