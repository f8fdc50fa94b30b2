//! Languages that nobody speaks, made from English while the program runs: they show what a
//! translation would do to a page, and which texts never came from a catalogue.

/// Accented and two fifths longer, but legible: "Ûûñđôô". No two letters of ASCII are
/// left side by side, so that a text which is not from here stands out.
pub(crate) fn accented(english: &str) -> String {
    let mut text = String::with_capacity(english.len() * 2);
    for letter in english.chars() {
        let lower = letter.to_ascii_lowercase();
        let Some((_, accented)) = ACCENTED.iter().find(|(plain, _)| *plain == lower) else {
            text.push(letter);
            continue;
        };
        if letter.is_ascii_uppercase() {
            text.extend(accented.to_uppercase());
        } else {
            text.push(*accented);
        }
        if "aeioust".contains(lower) {
            text.push(*accented);
        }
    }
    text
}

/// The text in Arabic letters, one for each of English: lines run from right to left as they do in
/// Arabic, with numbers and names in them.
pub(crate) fn mirrored(english: &str) -> String {
    let arabic = |letter: char| {
        let lower = letter.to_ascii_lowercase();
        let found = ARABIC.iter().find(|(plain, _)| *plain == lower);
        found.map_or(letter, |(_, arabic)| *arabic)
    };
    english.chars().map(arabic).collect()
}

const ACCENTED: [(char, char); 26] = [
    ('a', 'á'),
    ('b', 'ƀ'),
    ('c', 'ç'),
    ('d', 'đ'),
    ('e', 'é'),
    ('f', 'ƒ'),
    ('g', 'ĝ'),
    ('h', 'ĥ'),
    ('i', 'î'),
    ('j', 'ĵ'),
    ('k', 'ķ'),
    ('l', 'ļ'),
    ('m', 'ḿ'),
    ('n', 'ñ'),
    ('o', 'ô'),
    ('p', 'ṕ'),
    ('q', 'ɋ'),
    ('r', 'ŕ'),
    ('s', 'š'),
    ('t', 'ţ'),
    ('u', 'û'),
    ('v', 'ṽ'),
    ('w', 'ŵ'),
    ('x', 'ẋ'),
    ('y', 'ý'),
    ('z', 'ž'),
];

const ARABIC: [(char, char); 29] = [
    ('a', 'ا'),
    ('b', 'ب'),
    ('c', 'ص'),
    ('d', 'د'),
    ('e', 'ي'),
    ('f', 'ف'),
    ('g', 'غ'),
    ('h', 'ه'),
    ('i', 'ئ'),
    ('j', 'ج'),
    ('k', 'ك'),
    ('l', 'ل'),
    ('m', 'م'),
    ('n', 'ن'),
    ('o', 'و'),
    ('p', 'ح'),
    ('q', 'ق'),
    ('r', 'ر'),
    ('s', 'س'),
    ('t', 'ت'),
    ('u', 'ؤ'),
    ('v', 'ظ'),
    ('w', 'ض'),
    ('x', 'خ'),
    ('y', 'ى'),
    ('z', 'ز'),
    (',', '،'),
    (';', '؛'),
    ('?', '؟'),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_leave_numbers_and_marks() {
        assert_eq!(accented("→ 5 seeds, Undo!"), "→ 5 ššééééđšš, Ûûñđôô!");
        let pangram = "the quick brown fox jumps over the lazy dog";
        let both = accented(pangram) + &accented(&pangram.to_uppercase());
        assert!(!both.contains(|letter: char| letter.is_ascii_alphabetic()));
    }

    #[test]
    fn mirrored_text_is_arabic() {
        assert_eq!(mirrored("Hint: 5, C"), "هئنت: 5، ص");
        let pangram = "the quick brown fox jumps over the lazy dog";
        assert!(
            mirrored(pangram)
                .chars()
                .all(|letter| !letter.is_ascii_alphabetic())
        );
    }
}
