//! Cuts the text of a record into tags, numbers, words, comments and parentheses.

use super::error::{Fault, RecordError};
use super::is_name;

/// One piece of a record.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Token {
    /// `[Name "value"]`.
    Tag(String, String),
    /// `12.` or `12...`, with the number of dots.
    Number(String, usize),
    /// Anything between blanks.
    Word(String),
    /// `{…}`.
    Comment(String),
    /// `(`.
    Open,
    /// `)`.
    Close,
}

/// Reads token by token and knows the line.
pub(crate) struct Lexer<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a str) -> Lexer<'a> {
        Lexer {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            line: 1,
        }
    }

    /// The line the reader has come to.
    pub(crate) fn line(&self) -> usize {
        self.line
    }

    fn fault(&self, fault: Fault) -> RecordError {
        RecordError {
            line: self.line,
            fault,
        }
    }

    /// Takes the next `bytes` bytes.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// The next token, with the line it begins in; `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<(usize, Token)>, RecordError> {
        let blank = self.rest.len() - self.rest.trim_start().len();
        let Some(first) = self.rest[blank..].chars().next() else {
            return Ok(None);
        };
        self.take(blank);
        let line = self.line;
        let token = match first {
            '[' => self.tag()?,
            '{' => self.comment()?,
            '(' => {
                self.take(1);
                Token::Open
            }
            ')' => {
                self.take(1);
                Token::Close
            }
            '}' | ']' => return Err(self.fault(Fault::Unexpected { found: first })),
            _ => self.number_or_word(),
        };
        Ok(Some((line, token)))
    }

    /// A tag stands in one line.
    fn tag(&mut self) -> Result<Token, RecordError> {
        let line = self.rest.lines().next().unwrap_or(self.rest);
        let wrong = || {
            let found = line.trim_end().to_owned();
            self.fault(Fault::TagForm { found })
        };
        let inner = line[1..].trim_start();
        let name_end = inner.find([' ', '\t', '"']).ok_or_else(wrong)?;
        let (name, after) = inner.split_at(name_end);
        let quoted = after.trim_start().strip_prefix('"').ok_or_else(wrong)?;
        let (value, used) = unescape(quoted, '"').ok_or_else(wrong)?;
        let tail = quoted[used..].trim_start();
        if !is_name(name) || !tail.starts_with(']') {
            return Err(wrong());
        }
        let name = name.to_owned();
        self.take(line.len() - tail.len() + 1);
        Ok(Token::Tag(name, value))
    }

    fn comment(&mut self) -> Result<Token, RecordError> {
        let (comment, used) =
            unescape(&self.rest[1..], '}').ok_or_else(|| self.fault(Fault::OpenComment))?;
        self.take(1 + used);
        Ok(Token::Comment(comment))
    }

    fn number_or_word(&mut self) -> Token {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots = self.rest[digits..].bytes().take_while(|&byte| byte == b'.');
        let dots = dots.count();
        if digits > 0 && dots > 0 {
            let number = self.rest[..digits].to_owned();
            self.take(digits + dots);
            return Token::Number(number, dots);
        }
        let ends = |letter: char| letter.is_whitespace() || "()[]{}".contains(letter);
        let end = self.rest.find(ends).unwrap_or(self.rest.len());
        Token::Word(self.take(end).to_owned())
    }
}

/// Reads up to the closing letter, which is behind the bytes counted; `\` takes the letter after
/// it as it is, and `\n` is a line break.
fn unescape(text: &str, close: char) -> Option<(String, usize)> {
    let mut read = String::new();
    let mut letters = text.char_indices();
    while let Some((index, letter)) = letters.next() {
        match letter {
            '\\' => match letters.next()?.1 {
                'n' => read.push('\n'),
                escaped => read.push(escaped),
            },
            _ if letter == close => return Some((read, index + letter.len_utf8())),
            _ => read.push(letter),
        }
    }
    None
}

/// Writes a text so that [`unescape`] reads it.
pub(crate) fn escape(text: &str, close: char) -> String {
    let mut written = String::new();
    for letter in text.chars() {
        match letter {
            '\n' if close == '"' => written.push_str("\\n"),
            '\\' => written.push_str("\\\\"),
            _ if letter == close => {
                written.push('\\');
                written.push(letter);
            }
            _ => written.push(letter),
        }
    }
    written
}
