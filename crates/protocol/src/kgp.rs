//! Messages of the Kalah Game Protocol, version 1: `4@2 state <3,0,0,3,3,3,3,3,3>`.
//!
//! Only their form is defined here; their meaning is a matter of the two ends of a connection.

use std::fmt;

use thiserror::Error;

/// The TCP port of servers.
pub const PORT: u16 = 2671;
/// The length of the longest line in bytes; longer ones are ignored.
pub const LINE_BYTES_MAX: usize = 16_384;

/// A message; a line of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The number of the message among those of its sender.
    pub id: Option<u64>,
    /// The number of the message it answers.
    pub reference: Option<u64>,
    /// The name: `state`, `move`, ….
    pub name: String,
    /// The arguments.
    pub arguments: Vec<Argument>,
}

/// An argument; its form shows its type.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// `7`, `-1`.
    Integer(i64),
    /// `0.5`; never infinite.
    Real(f64),
    /// `freeplay`, `info:name`.
    Word(String),
    /// A text in quotation marks.
    Text(String),
    /// A board: `<3,0,0,3,3,3,3,3,3>`. Its numbers are digits and commas, no more is checked.
    Board(String),
}

/// The reason why a line is no message.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum MessageError {
    /// The line has nothing but a number, or nothing at all.
    #[error("the message has no name; write `[ID][@REFERENCE] NAME [ARGUMENT]…`")]
    NoName,
    /// The name has signs in it.
    #[error("`{text}` is no name of a message; it has letters and digits only")]
    Name {
        /// The name as written.
        text: String,
    },
    /// The number is too great to be an id.
    #[error("`{text}` is no id; write `ID`, `ID@REFERENCE` or `@REFERENCE` in digits")]
    Id {
        /// The number as written.
        text: String,
    },
    /// The argument has no known form.
    #[error(
        "argument `{text}` is no number, word (letters, digits, `-`, `:`), text in `\"` or board \
         `<…>`"
    )]
    Argument {
        /// The argument as written.
        text: String,
    },
    /// The text lacks its second quotation mark.
    #[error("the text that begins with `{text}` does not end; `\"` is missing")]
    Unfinished {
        /// The beginning of the text.
        text: String,
    },
}

impl Message {
    /// A message without numbers and arguments.
    pub fn new(name: &str) -> Message {
        Message {
            id: None,
            reference: None,
            name: name.to_owned(),
            arguments: Vec::new(),
        }
    }

    /// This message with one more argument.
    #[must_use]
    pub fn with(mut self, argument: Argument) -> Message {
        self.arguments.push(argument);
        self
    }

    /// This message as an answer to another one.
    #[must_use]
    pub fn answering(mut self, reference: Option<u64>) -> Message {
        self.reference = reference;
        self
    }

    /// `set OPTION "VALUE"`.
    pub fn set(option: &str, value: &str) -> Message {
        Message::new("set")
            .with(Argument::Word(option.to_owned()))
            .with(Argument::Text(value.to_owned()))
    }

    /// Reads a line; `None` when it is empty. White space around words does not matter.
    ///
    /// # Errors
    /// [`MessageError`] naming the part that does not have the form of the protocol.
    pub fn read(line: &str) -> Result<Option<Message>, MessageError> {
        let mut rest = line.trim();
        if rest.is_empty() {
            return Ok(None);
        }
        let (id, reference) = match rest.split_once(char::is_whitespace) {
            Some((first, others)) if is_id(first) => {
                rest = others.trim_start();
                read_id(first)?
            }
            None if is_id(rest) => return Err(MessageError::NoName),
            _ => (None, None),
        };
        let (name, mut rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            let text = name.to_owned();
            return Err(MessageError::Name { text });
        }
        let mut arguments = Vec::new();
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                break;
            }
            let (argument, others) = Argument::read(rest)?;
            arguments.push(argument);
            rest = others;
        }
        Ok(Some(Message {
            id,
            reference,
            name: name.to_owned(),
            arguments,
        }))
    }
}

fn is_id(text: &str) -> bool {
    let digits_or_at = |byte: u8| byte.is_ascii_digit() || byte == b'@';
    text.bytes().all(digits_or_at)
}

fn read_id(text: &str) -> Result<(Option<u64>, Option<u64>), MessageError> {
    let wrong = || MessageError::Id {
        text: text.to_owned(),
    };
    let number = |digits: &str| digits.parse().map(Some).map_err(|_| wrong());
    match text.split_once('@') {
        None => Ok((number(text)?, None)),
        Some(("", reference)) => Ok((None, number(reference)?)),
        Some((id, reference)) => Ok((number(id)?, number(reference)?)),
    }
}

impl Argument {
    /// The first argument of a text that is not empty, and what follows it.
    fn read(text: &str) -> Result<(Argument, &str), MessageError> {
        if let Some(inner) = text.strip_prefix('"') {
            return read_text(text, inner);
        }
        let end = match text.find('>') {
            Some(end) if text.starts_with('<') => end + 1,
            _ => text.find(char::is_whitespace).unwrap_or(text.len()),
        };
        let (text, rest) = text.split_at(end);
        let argument = read_board(text)
            .or_else(|| read_number(text))
            .or_else(|| read_word(text));
        let argument = argument.ok_or_else(|| MessageError::Argument {
            text: text.to_owned(),
        })?;
        Ok((argument, rest))
    }
}

fn read_text<'a>(whole: &str, text: &'a str) -> Result<(Argument, &'a str), MessageError> {
    let mut content = String::new();
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Ok((Argument::Text(content), &text[at + 1..])),
            '\\' => match letters.next() {
                Some((_, 'n')) => content.push('\n'),
                Some((_, 't')) => content.push('\t'),
                Some((_, other)) => content.push(other),
                None => break,
            },
            other => content.push(other),
        }
    }
    Err(MessageError::Unfinished {
        text: whole.chars().take(20).collect(),
    })
}

fn read_board(text: &str) -> Option<Argument> {
    let numbers = text.strip_prefix('<')?.strip_suffix('>')?;
    let is_number =
        |number: &str| !number.is_empty() && number.bytes().all(|byte: u8| byte.is_ascii_digit());
    let numbers: Vec<&str> = numbers.split(',').map(str::trim).collect();
    let all = numbers.iter().all(|number| is_number(number));
    all.then(|| Argument::Board(format!("<{}>", numbers.join(","))))
}

fn read_number(text: &str) -> Option<Argument> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let all_digits = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    match digits.split_once('.') {
        None if !digits.is_empty() && all_digits(digits) => {
            Some(Argument::Integer(text.parse().ok()?))
        }
        Some((whole, part)) if !part.is_empty() && all_digits(whole) && all_digits(part) => {
            let number: f64 = text.parse().ok()?;
            number.is_finite().then_some(Argument::Real(number))
        }
        _ => None,
    }
}

fn read_word(text: &str) -> Option<Argument> {
    let is_in_words = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b':';
    let is_word = !text.is_empty() && text.bytes().all(is_in_words);
    is_word.then(|| Argument::Word(text.to_owned()))
}

/// The line without its end.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(id) = self.id {
            write!(f, "{id}")?;
        }
        if let Some(reference) = self.reference {
            write!(f, "@{reference}")?;
        }
        if self.id.or(self.reference).is_some() {
            f.write_str(" ")?;
        }
        f.write_str(&self.name)?;
        let mut arguments = self.arguments.iter();
        arguments.try_for_each(|argument| write!(f, " {argument}"))
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Integer(number) => write!(f, "{number}"),
            Argument::Real(number) if number.fract() == 0.0 => write!(f, "{number:.1}"),
            Argument::Real(number) => write!(f, "{number}"),
            Argument::Word(text) | Argument::Board(text) => f.write_str(text),
            Argument::Text(text) => {
                f.write_str("\"")?;
                for letter in text.chars() {
                    match letter {
                        '\n' => f.write_str("\\n")?,
                        '\t' => f.write_str("\\t")?,
                        '"' | '\\' => write!(f, "\\{letter}")?,
                        // A line break of another kind could end the line for some readers.
                        other if other.is_control() => f.write_str(" ")?,
                        other => write!(f, "{other}")?,
                    }
                }
                f.write_str("\"")
            }
        }
    }
}

/// Checks the properties of every line: called by the tests and by the fuzz target. A line that is
/// refused is fine.
///
/// # Panics
/// When a message does not read back from its text.
#[doc(hidden)]
pub fn check(line: &str) {
    let Ok(Some(message)) = Message::read(line) else {
        return;
    };
    let text = message.to_string();
    assert!(!text.contains(['\r', '\n']), "{text}");
    let back = Message::read(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
    let again = back.expect("a message is not empty").to_string();
    assert_eq!(again, text, "from {line}");
}

#[cfg(test)]
mod tests;
