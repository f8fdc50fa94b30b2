//! The arguments of a sentence.

use std::borrow::Cow;

/// The value of one `{ $name }` of a sentence.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Argument<'a> {
    /// A word or several.
    Text(Cow<'a, str>),
    /// A number, which may also choose between singular and plural.
    Number(i64),
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Argument<'a> {
        Argument::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Argument<'a> {
    fn from(text: &'a String) -> Argument<'a> {
        Argument::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&&'a str> for Argument<'a> {
    fn from(text: &&'a str) -> Argument<'a> {
        Argument::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Argument<'static> {
        Argument::Text(Cow::Owned(text))
    }
}

impl From<char> for Argument<'_> {
    fn from(letter: char) -> Argument<'static> {
        Argument::Text(Cow::Owned(letter.to_string()))
    }
}

impl From<&char> for Argument<'_> {
    fn from(letter: &char) -> Argument<'static> {
        Argument::from(*letter)
    }
}

impl From<&usize> for Argument<'_> {
    fn from(number: &usize) -> Argument<'static> {
        Argument::from(*number)
    }
}

impl From<usize> for Argument<'_> {
    fn from(number: usize) -> Argument<'static> {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Argument<'_> {
    fn from(number: u64) -> Argument<'static> {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! from_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Argument<'_> {
            fn from(number: $number) -> Argument<'static> {
                Argument::Number(i64::from(number))
            }
        }

        impl From<&$number> for Argument<'_> {
            fn from(number: &$number) -> Argument<'static> {
                Argument::from(*number)
            }
        }
    )*};
}

from_numbers!(u8 u16 u32 i8 i16 i32 i64);
