//! Splits a stream of bytes into lines, none longer than agreed.

use std::io::{self, ErrorKind, Read};
use std::{iter, vec};

/// A line without its end.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Line {
    /// The text of the line; bytes that are no text are replaced.
    Text(String),
    /// The line is longer than allowed, and is not kept.
    TooLong,
}

/// The lines of an input, each as soon as [`Lines`] knows it, until the input ends or fails.
pub fn read(mut input: impl Read, bytes_max: usize) -> impl Iterator<Item = io::Result<Line>> {
    let mut lines = Some(Lines::new(bytes_max));
    let mut complete = vec::IntoIter::default();
    let mut buffer = [0; 4096];
    iter::from_fn(move || {
        loop {
            if let Some(line) = complete.next() {
                return Some(Ok(line));
            }
            let unfinished = lines.as_mut()?;
            match input.read(&mut buffer) {
                Ok(0) => return lines.take()?.finish().map(Ok),
                Ok(bytes) => complete = unfinished.push(&buffer[..bytes]).into_iter(),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    lines = None;
                    return Some(Err(error));
                }
            }
        }
    })
}

/// Collects bytes until a line is complete. It never holds more than the longest line allowed.
#[derive(Clone, Debug)]
pub struct Lines {
    unfinished: Vec<u8>,
    bytes_max: usize,
    /// The line was reported as too long, and the rest of it is dropped.
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
    /// One that is too long is reported before its end, which may never come.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<Line> {
        let mut lines = Vec::new();
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            let complete = part.strip_suffix(b"\n");
            lines.extend(self.keep(complete.unwrap_or(part)));
            if complete.is_some() {
                lines.extend(self.take());
            }
        }
        lines
    }

    /// The line that the end of the stream completes, if there is one.
    pub fn finish(mut self) -> Option<Line> {
        if self.unfinished.is_empty() {
            None
        } else {
            self.take()
        }
    }

    /// Adds a part to the line; returns the report if that makes it too long.
    fn keep(&mut self, part: &[u8]) -> Option<Line> {
        if self.is_too_long {
            return None;
        }
        // One byte more, in case it is the CR of a CRLF.
        if self.unfinished.len() + part.len() <= self.bytes_max + 1 {
            self.unfinished.extend_from_slice(part);
            return None;
        }
        self.unfinished.clear();
        self.is_too_long = true;
        Some(Line::TooLong)
    }

    /// Ends the line; returns it unless it was reported before.
    fn take(&mut self) -> Option<Line> {
        let bytes = std::mem::take(&mut self.unfinished);
        if std::mem::take(&mut self.is_too_long) {
            return None;
        }
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(&bytes);
        Some(if bytes.len() > self.bytes_max {
            Line::TooLong
        } else {
            Line::Text(String::from_utf8_lossy(bytes).into_owned())
        })
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

    #[test]
    fn a_long_line_is_reported_before_its_end() {
        let mut lines = Lines::new(4);
        assert_eq!(lines.push(b"abc"), []);
        assert_eq!(lines.push(b"def"), [Line::TooLong]);
        assert_eq!(lines.push(b"ghi"), []);
        let next = Line::Text("k".to_owned());
        assert_eq!(lines.push(b"j\nk\n"), [next]);
    }

    /// An input that gives these answers, one at a time.
    struct Script(Vec<io::Result<&'static [u8]>>);

    impl Read for Script {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.0.remove(0)?.read(buffer)
        }
    }

    #[test]
    fn an_input_is_read_to_its_end() {
        let interrupted = Err(ErrorKind::Interrupted.into());
        let script = Script(vec![Ok(b"a\nb"), interrupted, Ok(b"c\nd"), Ok(b"")]);
        let lines: Vec<_> = read(script, 4).map(Result::unwrap).collect();
        assert_eq!(
            lines,
            ["a", "bc", "d"].map(|line| Line::Text(line.to_owned()))
        );
    }

    #[test]
    fn an_input_that_fails_ends() {
        let failed = Err(ErrorKind::ConnectionReset.into());
        let mut lines = read(Script(vec![Ok(b"a\nb"), failed]), 4);
        assert!(matches!(lines.next(), Some(Ok(Line::Text(text))) if text == "a"));
        assert!(matches!(lines.next(), Some(Err(_))));
        assert!(lines.next().is_none());
    }
}
