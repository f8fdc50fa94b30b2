//! Splits a stream of bytes into lines, none longer than agreed.

/// A line without its end.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Line {
    /// The text of the line; bytes that are no text are replaced.
    Text(String),
    /// The line was longer than allowed, and is not kept.
    TooLong,
}

/// Collects bytes until a line is complete. It never holds more than the longest line allowed.
#[derive(Clone, Debug)]
pub struct Lines {
    unfinished: Vec<u8>,
    bytes_max: usize,
    is_too_long: bool,
}

impl Lines {
    /// Lines of at most `bytes_max` bytes, their ends not counted.
    pub fn new(bytes_max: usize) -> Lines {
        Lines {
            unfinished: Vec::new(),
            bytes_max,
            is_too_long: false,
        }
    }

    /// Takes bytes that have come in; returns the lines they complete. A line ends with LF or CRLF.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<Line> {
        let mut parts = bytes.split(|&byte| byte == b'\n');
        let rest = parts.next_back().unwrap_or_default();
        let lines = parts
            .map(|part| {
                self.keep(part);
                self.take()
            })
            .collect();
        self.keep(rest);
        lines
    }

    /// Whether the line that is not complete yet is longer than allowed.
    pub fn is_too_long(&self) -> bool {
        self.is_too_long
    }

    /// The line that the end of the stream completes, if there is one.
    pub fn finish(mut self) -> Option<Line> {
        (self.is_too_long || !self.unfinished.is_empty()).then(|| self.take())
    }

    fn keep(&mut self, part: &[u8]) {
        // One byte more, in case it is the CR of a CRLF.
        if self.unfinished.len() + part.len() > self.bytes_max + 1 {
            self.is_too_long = true;
        }
        if self.is_too_long {
            self.unfinished.clear();
        } else {
            self.unfinished.extend_from_slice(part);
        }
    }

    fn take(&mut self) -> Line {
        let bytes = std::mem::take(&mut self.unfinished);
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(&bytes);
        if std::mem::take(&mut self.is_too_long) || bytes.len() > self.bytes_max {
            Line::TooLong
        } else {
            Line::Text(String::from_utf8_lossy(bytes).into_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(pieces: &[&str], expected: &[Option<&str>]) {
        let mut lines = Lines::new(4);
        let mut found = Vec::new();
        for piece in pieces {
            found.extend(lines.push(piece.as_bytes()));
        }
        found.extend(lines.finish());
        let expected: Vec<Line> = expected
            .iter()
            .map(|line| line.map_or(Line::TooLong, |text| Line::Text(text.to_owned())))
            .collect();
        assert_eq!(found, expected, "{pieces:?}");
    }

    #[test]
    fn lines_end_with_lf_or_crlf() {
        check(
            &["a\nb\r\n\nc"],
            &[Some("a"), Some("b"), Some(""), Some("c")],
        );
        check(&["a", "b", "\r", "\nc\n"], &[Some("ab"), Some("c")]);
        check(&[""], &[]);
        check(&["\n"], &[Some("")]);
    }

    #[test]
    fn long_lines_are_not_kept() {
        check(&["abcd\r\nabcde\nab\n"], &[Some("abcd"), None, Some("ab")]);
        check(&["abc", "def", "ghi", "j\nab"], &[None, Some("ab")]);
        check(&["abcdef"], &[None]);
        let mut lines = Lines::new(4);
        for _ in 0..1_000 {
            lines.push(&[b'a'; 64]);
        }
        assert!(lines.unfinished.capacity() < 64);
    }
}
