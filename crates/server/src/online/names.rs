//! Names of players: made of a colour and a bird, or chosen by a grown-up. There is no other text of
//! one player that another sees.

use protocol::online::read_bird_name;

/// The letters of a name.
const LETTERS_MIN: usize = 2;
const LETTERS_MAX: usize = 20;

/// Whether a name is one of those made of a colour and a bird: children have no others.
pub(crate) fn is_child_name(name: &str) -> bool {
    read_bird_name(name).is_some()
}

/// Whether a name may be shown to others.
pub(crate) fn is_name(name: &str) -> bool {
    let letters = name.chars().count();
    let is_letter = |letter: char| letter.is_alphanumeric() || " -'’.".contains(letter);
    (LETTERS_MIN..=LETTERS_MAX).contains(&letters)
        && name.chars().all(is_letter)
        && name.trim() == name
        && !name.contains("  ")
        && name.chars().any(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use protocol::online::bird_name;

    use super::*;

    #[test]
    fn names_are_short_words() {
        for name in ["Zoé", "Blue Heron", "Ли На", "O'Neil", "J.-P."] {
            assert!(is_name(name), "{name}");
        }
        let long = "a".repeat(21);
        for name in [
            "",
            "a",
            " Anna",
            "Anna  B",
            "<b>",
            "12",
            "a\u{202e}b",
            "a\nb",
            &long,
        ] {
            assert!(!is_name(name), "{name:?}");
        }
        assert!(is_child_name(&bird_name(12_345)));
        assert!(is_name(&bird_name(u64::MAX)));
        assert!(!is_child_name("Blue Anna"));
    }
}
