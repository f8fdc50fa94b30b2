//! Numbers of seeds that can be captured.

use std::fmt;

/// Numbers of seeds that can be captured, before other limits.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Take {
    /// Any number.
    Any,
    /// Any even number.
    Even,
    /// The numbers whose bits are set.
    Numbers(u32),
}

impl Take {
    /// The largest number that a list may name.
    pub const LISTED_MAX: u8 = 31;

    /// Whether that many seeds can be captured.
    pub const fn contains(self, seeds: u8) -> bool {
        match self {
            Take::Any => true,
            Take::Even => seeds.is_multiple_of(2),
            Take::Numbers(bits) => seeds <= Take::LISTED_MAX && bits >> seeds & 1 == 1,
        }
    }

    /// Reads `any`, `even`, or numbers joined by `+`.
    pub fn read(text: &str) -> Option<Take> {
        match text {
            "any" => Some(Take::Any),
            "even" => Some(Take::Even),
            _ => {
                let mut bits = 0;
                for number in text.split('+') {
                    let number: u8 = number.parse().ok()?;
                    if number == 0 || number > Take::LISTED_MAX {
                        return None;
                    }
                    bits |= 1 << number;
                }
                Some(Take::Numbers(bits))
            }
        }
    }

    /// The numbers of a list, in order; none for other words.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        let bits = match self {
            Take::Any | Take::Even => 0,
            Take::Numbers(bits) => bits,
        };
        (1..=Take::LISTED_MAX).filter(move |number| bits >> number & 1 == 1)
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Take::Any => f.write_str("any"),
            Take::Even => f.write_str("even"),
            Take::Numbers(_) => {
                let numbers: Vec<_> = self.numbers().map(|number| number.to_string()).collect();
                f.write_str(&numbers.join("+"))
            }
        }
    }
}
