//! Names of games as people write them: `Awalé`, `awale`, `AWALE`.

/// The letters of `À` to `ß`, and of `à` to `þ`, without accents.
const PLAIN: &[u8; 32] = b"aaaaaaaceeeeiiiidnooooo*ouuuuyts";

/// A name without what people write in different ways: capitals, accents, apostrophes, and whatever
/// stands between words.
///
/// ```
/// use rules::catalogue::plain;
///
/// assert_eq!(plain("Togyz Kumalak"), plain("togyz-kumalak"));
/// assert_eq!(plain("Awélé"), "awele");
/// ```
pub fn plain(name: &str) -> String {
    letters(name).collect()
}

/// Whether two names differ in nothing but that.
pub(super) fn are_same(one: &str, other: &str) -> bool {
    letters(one).eq(letters(other))
}

fn letters(name: &str) -> impl Iterator<Item = char> {
    // Accents may also be characters of their own.
    let is_letter = |letter: &char| {
        !matches!(
            letter,
            ' ' | '-' | '_' | '\'' | '’' | 'ʼ' | '\u{300}'..='\u{36f}'
        )
    };
    name.chars().filter(is_letter).map(|letter| match letter {
        'À'..='þ' => char::from(PLAIN[letter as usize % PLAIN.len()]),
        'Ğ' | 'ğ' => 'g',
        letter => letter.to_ascii_lowercase(),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::catalogue::{self, GAMES, family};
    use crate::ruleset::RuleSet;

    #[test]
    fn every_name_is_that_of_one_game() {
        let mut known = BTreeMap::new();
        for game in GAMES.iter().chain(family()) {
            for name in game.other_names.iter().chain([&game.name]) {
                let other = known.insert(plain(name), game.name);
                assert_eq!(other, None, "`{name}` is also a name of `{}`", game.name);
                assert_eq!(catalogue::find(name).unwrap().name, game.name, "{name}");
            }
        }
    }

    #[test]
    fn another_name_is_the_game() {
        for (written, canonical) in [
            ("awale", "oware"),
            ("AWALÉ", "oware"),
            ("awale\u{301}", "oware"),
            ("Mancala:seeds=3", "kalah:seeds=3"),
            ("togyz", "togyz-kumalak"),
            ("Toguz Kumalak", "togyz-kumalak"),
            ("Toğuz_Kumalak:houses=5", "togyz-kumalak:houses=5"),
            ("J'odu", "jodu"),
        ] {
            let rules: RuleSet = written.parse().unwrap();
            assert_eq!(rules.to_string(), canonical, "{written}");
        }
    }
}
