//! Names of players in the language of whoever reads them.

use protocol::online::read_bird_name;
use words::Words;

/// A name as it is shown: one of a colour and a bird is translated, that of a deleted player is none,
/// any other stays as it is.
pub(super) fn told(name: &str, words: Words) -> String {
    if name.is_empty() {
        return words.text("deleted-player");
    }
    let Some((colour, bird)) = read_bird_name(name) else {
        return name.to_owned();
    };
    words.text_with(
        "bird-name",
        &[("colour", colour.into()), ("bird", bird.into())],
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use protocol::online::bird_name;
    use words::Language;

    use super::*;

    #[track_caller]
    fn check(language: Language, names: &[(&str, &str)]) {
        for &(name, expected) in names {
            assert_eq!(told(name, Words::new(language)), expected);
        }
    }

    #[test]
    fn birds_have_names_in_every_language() {
        check(
            Language::English,
            &[
                ("Blue Heron", "Blue Heron"),
                ("", "deleted player"),
                ("White Dove", "White Dove"),
                ("Red Owl", "Red Owl"),
                ("Ada Lovelace", "Ada Lovelace"),
            ],
        );
        check(
            Language::French,
            &[
                ("Blue Heron", "Héron bleu"),
                ("White Dove", "Colombe blanche"),
                ("Grey Magpie", "Pie grise"),
                ("Ada Lovelace", "Ada Lovelace"),
            ],
        );
        check(
            Language::Malay,
            &[
                ("Blue Heron", "Bangau Biru"),
                ("White Dove", "Merpati Putih"),
                ("Grey Eagle", "Helang Kelabu"),
                ("Ada Lovelace", "Ada Lovelace"),
            ],
        );
        check(
            Language::Indonesian,
            &[
                ("Blue Heron", "Bangau Biru"),
                ("White Dove", "Merpati Putih"),
                ("Grey Eagle", "Elang Abu-abu"),
                ("Ada Lovelace", "Ada Lovelace"),
            ],
        );
    }

    /// A colour or a bird that a language has no word for would share the name of another.
    #[test]
    fn no_two_names_are_told_alike() {
        for language in Language::ALL {
            let names = (0..16).flat_map(|colour| (0..16).map(move |bird| colour | bird << 8));
            let told: HashSet<String> = names
                .map(|bits| told(&bird_name(bits), Words::new(language)))
                .collect();
            assert_eq!(told.len(), 256, "{language:?}");
        }
    }
}
