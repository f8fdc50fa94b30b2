//! Text from outside, made harmless for a terminal: no escape sequence, no forged line, no flood.

/// The characters of a line that are kept at its beginning and at its end.
const LINE_ENDS: [usize; 2] = [1500, 500];

/// The same of a title or a source.
const LABEL_ENDS: [usize; 2] = [160, 40];

/// One line, [`escaped`]; its middle is left out if it has more than the sum of `ends` characters.
pub(crate) fn line(text: &str, ends: [usize; 2]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let [head, tail] = ends;
    if letters.len() > head + tail {
        letters.splice(head..letters.len() - tail, ['…']);
    }
    escaped(letters)
}

/// A title or a source, made harmless.
pub(crate) fn label(text: &str) -> String {
    line(text, LABEL_ENDS)
}

/// Characters of which those of control and of the direction of writing are written out.
pub(crate) fn escaped(letters: impl IntoIterator<Item = char>) -> String {
    let mut line = String::new();
    for letter in letters {
        if letter.is_control() || turns_the_line(letter) {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
}

/// Several lines, each made harmless; those that are long lose their middles.
pub(crate) fn lines(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|text| line(text, LINE_ENDS)).collect();
    lines.join("\n")
}

/// Whether a character changes the direction of what follows, and so what seems to be said.
fn turns_the_line(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_is_written_out() {
        let evil = "ev\u{1b}]0;title\u{7}il\r\nfake: line\u{202e}";
        assert_eq!(
            line(evil, LINE_ENDS),
            r"ev\u{1b}]0;title\u{7}il\r\nfake: line\u{202e}"
        );
        assert_eq!(lines("one\ntwo\u{9b}"), "one\ntwo\\u{9b}");
        assert_eq!(line("Ünïcödé – 北", LINE_ENDS), "Ünïcödé – 北");
    }

    #[test]
    fn a_flood_loses_its_middle() {
        let long = format!("begin{}end", "x".repeat(1 << 20));
        assert_eq!(line(&long, [6, 4]), "beginx…xend");
        assert!(lines(&long).len() < 2_100);
    }
}
