//! One documented entry per rule parameter: the single place from which option lists, forms,
//! help texts and documentation are made.

use crate::error::RuleSetError;
use crate::laws::Laws;
use crate::nearest::nearest;

/// The meaning of a value: what it changes in the laws of its game. The number is the chosen one;
/// for a word without a number it is 0.
pub(crate) type Effect = fn(&mut Laws, u8);

/// One allowed word of a parameter.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// As written in a game's name: `seed-only`.
    pub value: &'static str,
    /// As shown to people: "Empty Capture (as in the encyclopedia article)".
    pub name: &'static str,
    /// The rule in one or two sentences when this word is chosen.
    pub text: &'static str,
    /// The source of this reading.
    pub source: &'static str,
    /// Its meaning for the machine.
    pub(crate) effect: Effect,
}

/// The values a parameter may take.
#[derive(Clone, Copy, Debug)]
pub enum Domain {
    /// One of these words.
    Words(&'static [Word]),
    /// A number; `unset` is what an absent number means.
    Number {
        /// Smallest.
        min: u8,
        /// Largest.
        max: u8,
        /// The number may be absent: the meaning of that, as shown to people.
        unset: Option<&'static str>,
        /// The meaning of a number for the machine; an absent one changes nothing.
        effect: Effect,
    },
    /// One of these words, or `prefix` and a number.
    WordsOrNumber {
        /// The words.
        words: &'static [Word],
        /// The word with a number; its value is the prefix.
        numbered: Word,
        /// Smallest.
        min: u8,
        /// Largest.
        max: u8,
    },
}

/// One rule parameter of one game.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// As written in a game's name.
    pub key: &'static str,
    /// As shown to people.
    pub name: &'static str,
    /// One line.
    pub short: &'static str,
    /// The whole story, with what the sources say.
    pub long: &'static str,
    /// The sources of the option.
    pub source: &'static str,
    /// The values it may have.
    pub domain: Domain,
    /// Its value if it is not given.
    pub default: Value,
}

/// The chosen value of one parameter, small enough to be part of a key: the index of a word, or
/// a number.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Value {
    /// The word with this index in the domain.
    Word(u8),
    /// A number.
    Number(u8),
    /// An absent number.
    Unset,
}

impl Parameter {
    /// The text of a value as written in a game's name.
    pub fn text(&'static self, value: Value) -> String {
        match (self.domain, value) {
            (Domain::WordsOrNumber { numbered, .. }, Value::Number(n)) => {
                format!("{}{n}", numbered.value)
            }
            (_, Value::Number(n)) => n.to_string(),
            (_, Value::Word(_)) => self.word(value).map_or("", |word| word.value).to_owned(),
            (_, Value::Unset) => "none".to_owned(),
        }
    }

    /// The words of this parameter, without the numbered one.
    pub fn words(&self) -> &'static [Word] {
        match self.domain {
            Domain::Words(words) | Domain::WordsOrNumber { words, .. } => words,
            Domain::Number { .. } => &[],
        }
    }

    /// The word behind a value, if the value is one.
    pub fn word(&'static self, value: Value) -> Option<&'static Word> {
        match (&self.domain, value) {
            (_, Value::Word(index)) => self.words().get(usize::from(index)),
            (Domain::WordsOrNumber { numbered, .. }, Value::Number(_)) => Some(numbered),
            _ => None,
        }
    }

    /// The id of one of its words among texts: `capture-standard`, and `match-best-of` for every `best-of-3`.
    pub fn word_id(&self, word: &Word) -> String {
        format!("{}-{}", self.key, word.value.trim_end_matches('-'))
    }

    /// Changes the laws of a game to what a value of this parameter means.
    pub(crate) fn apply(&'static self, value: Value, laws: &mut Laws) {
        let effect = match self.domain {
            Domain::Number { effect, .. } => Some(effect),
            Domain::Words(_) | Domain::WordsOrNumber { .. } => {
                self.word(value).map(|word| word.effect)
            }
        };
        match (value, effect) {
            (Value::Word(_), Some(effect)) => effect(laws, 0),
            (Value::Number(n), Some(effect)) => effect(laws, n),
            (Value::Unset, _) | (_, None) => {}
        }
    }

    /// The allowed values as a text for people: `standard|empty|seed-only|none` or `1–12`.
    pub fn allowed(&self) -> String {
        let words = |words: &[Word]| {
            words
                .iter()
                .map(|word| word.value)
                .collect::<Vec<_>>()
                .join("|")
        };
        match self.domain {
            Domain::Words(list) => words(list),
            Domain::Number {
                min,
                max,
                unset: None,
                ..
            } => format!("{min}–{max}"),
            Domain::Number {
                min,
                max,
                unset: Some(_),
                ..
            } => format!("none|{min}–{max}"),
            Domain::WordsOrNumber {
                words: list,
                numbered,
                min,
                max,
            } => {
                format!("{}|{}{min}–{max}", words(list), numbered.value)
            }
        }
    }

    /// Reads a value.
    ///
    /// # Errors
    /// [`RuleSetError::UnknownValue`] with what is allowed and the nearest allowed word.
    pub fn read(&self, game: &'static str, text: &str) -> Result<Value, RuleSetError> {
        let number = |text: &str, min, max| {
            text.parse::<u8>()
                .ok()
                .filter(|n| (min..=max).contains(n))
                .map(Value::Number)
        };
        let index = self.words().iter().position(|word| word.value == text);
        let value = index
            .map(|index| Value::Word(index as u8))
            .or_else(|| match self.domain {
                Domain::Words(_) => None,
                Domain::Number { unset: Some(_), .. } if text == "none" || text.is_empty() => {
                    Some(Value::Unset)
                }
                Domain::Number { min, max, .. } => number(text, min, max),
                Domain::WordsOrNumber {
                    numbered, min, max, ..
                } => text
                    .strip_prefix(numbered.value)
                    .and_then(|text| number(text, min, max)),
            });
        value.ok_or_else(|| RuleSetError::UnknownValue {
            game,
            key: self.key,
            value: text.to_owned(),
            nearest: self.nearest(text),
            allowed: self.allowed(),
        })
    }

    fn nearest(&self, text: &str) -> Option<String> {
        if let (Domain::Number { min, max, .. }, Ok(n)) = (self.domain, text.parse::<i64>()) {
            return Some(n.clamp(i64::from(min), i64::from(max)).to_string());
        }
        nearest(text, self.words().iter().map(|word| word.value)).map(str::to_owned)
    }

    /// Every value worth trying: all words, and for numbers the bounds and the default.
    pub fn samples(&self) -> Vec<Value> {
        let words = (0..self.words().len()).map(|index| Value::Word(index as u8));
        let numbers = match self.domain {
            Domain::Words(_) => vec![],
            Domain::Number { min, max, .. } | Domain::WordsOrNumber { min, max, .. } => {
                vec![Value::Number(min), Value::Number(max), self.default]
            }
        };
        words.chain(numbers).collect()
    }
}
