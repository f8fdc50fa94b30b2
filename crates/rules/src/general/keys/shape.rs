//! A key, as far as its board does not matter: its name, its words, the shapes of its other values.

use std::fmt;

/// A key without the kind of board it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct KeyText {
    /// As written in a definition.
    pub name: &'static str,
    /// The words among the values.
    pub words: fn() -> Vec<&'static str>,
    /// The shapes of the other values.
    pub shapes: &'static [Shape],
}

impl KeyText {
    /// The values that may be written: `single|relay`, `2–12`.
    pub fn allowed(&self) -> String {
        let words = (self.words)().into_iter().map(str::to_owned);
        let shapes = self.shapes.iter().map(Shape::to_string);
        words.chain(shapes).collect::<Vec<_>>().join("|")
    }

    /// Whether the law just holds or not: the words are `off` and `on`, and nothing else is allowed.
    pub fn is_switch(&self) -> bool {
        self.shapes.is_empty() && (self.words)() == ["off", "on"]
    }
}

/// The shape of values that are no words.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Shape {
    /// A number after a beginning, which may be empty.
    Number {
        /// The beginning: `at-least-`.
        beginning: &'static str,
        /// The least number.
        min: u8,
        /// The largest one.
        max: u8,
    },
    /// Several of the words but the first, joined by `+`.
    Several,
    /// A text with a form of its own, which this tells.
    Text(&'static str),
}

impl Shape {
    pub(super) const fn number(min: u8, max: u8) -> Shape {
        Shape::after("", min, max)
    }

    pub(super) const fn after(beginning: &'static str, min: u8, max: u8) -> Shape {
        Shape::Number {
            beginning,
            min,
            max,
        }
    }

    /// The part of a value after the beginning; `None` if that is another one.
    pub fn rest<'v>(&self, value: &'v str) -> Option<&'v str> {
        match self {
            Shape::Number { beginning, .. } => value.strip_prefix(beginning),
            Shape::Several | Shape::Text(_) => Some(value),
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::Number {
                beginning,
                min,
                max,
            } => write!(f, "{beginning}{min}–{max}"),
            Shape::Several => f.write_str("several of these joined by +"),
            Shape::Text(form) => f.write_str(form),
        }
    }
}
