//! Networks as text: lines of numbers, read with the reason why a text is no network.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Block, COUNTS, LANES, Network, WIDTHS};

/// The most houses on both sides of a board together.
const HOUSES_MAX: usize = 2 * rules::HOUSES_MAX as usize;

/// Why a text is no network.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum NetworkError {
    /// A word is no number of 16 bits.
    #[error("line {line}: `{word}` is no whole number; allowed: -32768 to 32767")]
    Number {
        /// The line of the text, from 1.
        line: usize,
        /// The word that stands there.
        word: String,
    },
    /// A line has more or fewer numbers than a row.
    #[error("line {line} has {found} numbers; allowed: {allowed} in every line")]
    Places {
        /// The line of the text, from 1.
        line: usize,
        /// The numbers in it.
        found: usize,
        /// The numbers that it may have.
        allowed: &'static str,
    },
    /// The rows are not those of a board.
    #[error(
        "{found} lines of numbers are no network; allowed: one, and {COUNTS} for each house of both \
         sides, such as {} for six houses",
        1 + 12 * COUNTS
    )]
    Rows {
        /// The lines with numbers.
        found: usize,
    },
    /// The sums of some board do not fit into 16 bits.
    #[error("place {place} can add up to {sum} on some board; allowed: -32768 to 32767")]
    Overflow {
        /// The place in the line, from 1.
        place: usize,
        /// The largest sum, or the smallest.
        sum: i32,
    },
}

/// Reads what the trainer writes: the start values of the sums, then a line for each house and number
/// of seeds. Empty lines and those that begin with `#` are skipped.
impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let mut rows = Vec::new();
        let (mut width, mut found) = (0, 0_usize);
        for (index, text) in text.lines().enumerate() {
            let line = index + 1;
            if text.trim().is_empty() || text.starts_with('#') {
                continue;
            }
            let numbers = numbers(text, line)?;
            if found == 0 {
                width = numbers.len() / LANES;
            }
            if !WIDTHS.contains(&width) || numbers.len() != width * LANES {
                return Err(NetworkError::Places {
                    line,
                    found: numbers.len(),
                    allowed: match (found, width) {
                        (0, _) => "32 or 64",
                        (_, 2) => "32",
                        _ => "64",
                    },
                });
            }
            let (blocks, _) = numbers.as_chunks::<LANES>();
            rows.extend(blocks.iter().map(|&numbers| Block(numbers)));
            found += 1;
        }
        let houses = found.saturating_sub(1) / COUNTS;
        let is_whole = found == 1 + houses * COUNTS && houses.is_multiple_of(2);
        if !is_whole || !(2..=HOUSES_MAX).contains(&houses) {
            return Err(NetworkError::Rows { found });
        }
        let network = Network::of_rows(width, rows);
        network.check_sums()?;
        Ok(network)
    }
}

fn numbers(text: &str, line: usize) -> Result<Vec<i16>, NetworkError> {
    let number = |word: &str| {
        word.parse().map_err(|_| NetworkError::Number {
            line,
            word: word.chars().take(20).collect(),
        })
    };
    text.split_whitespace().map(number).collect()
}

impl Network {
    /// Sees to it that no board makes a sum that does not fit: the additions do not look.
    fn check_sums(&self) -> Result<(), NetworkError> {
        let at = |blocks: &[Block], place: usize| i32::from(blocks[place / LANES].0[place % LANES]);
        for place in 0..self.width * LANES {
            for sign in [1, -1] {
                let of_houses = self.rows.chunks(COUNTS * self.width).map(|house| {
                    let rows = house.chunks(self.width).map(|row| sign * at(row, place));
                    rows.max().unwrap_or_default()
                });
                let sum = sign * (of_houses.sum::<i32>() + sign * at(&self.bias, place));
                if i16::try_from(sum).is_err() {
                    let place = place + 1;
                    return Err(NetworkError::Overflow { place, sum });
                }
            }
        }
        Ok(())
    }
}

/// Writes what is read.
impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.bias.chunks(self.width);
        for row in rows.chain(self.rows.chunks(self.width)) {
            let numbers = row.iter().flat_map(|block| block.0);
            let words: Vec<String> = numbers.map(|number| number.to_string()).collect();
            writeln!(f, "{}", words.join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network for boards of so many houses on both sides together.
    fn text(houses: usize, places: usize, number: i32) -> String {
        let line = vec![number.to_string(); places].join(" ") + "\n";
        line.repeat(1 + houses * COUNTS)
    }

    #[test]
    fn what_is_written_is_read() {
        for (houses, places) in [(12, 32), (2, 64), (24, 32)] {
            let text = text(houses, places, -3);
            let network: Network = format!("# a comment\n\n{text}").parse().unwrap();
            assert_eq!(network.houses(), houses / 2);
            assert_eq!(network.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_network_says_why() {
        let good = text(12, 32, 1);
        let (first, rest) = good.split_once('\n').unwrap();
        for (text, sentence) in [
            (String::new(), "0 lines of numbers are no network"),
            (
                text(12, 31, 1),
                "line 1 has 31 numbers; allowed: 32 or 64 in every line",
            ),
            (
                text(12, 48, 1),
                "line 1 has 48 numbers; allowed: 32 or 64 in every line",
            ),
            (
                format!("{first}\n{first} 1"),
                "line 2 has 33 numbers; allowed: 32 in every line",
            ),
            (
                format!("# x\n{first}\n1,5"),
                "line 3: `1,5` is no whole number",
            ),
            (
                format!("{first}\n40000"),
                "line 2: `40000` is no whole number",
            ),
            (
                rest.to_owned(),
                "288 lines of numbers are no network; allowed: one, and 24 for each",
            ),
            (text(3, 32, 1), "73 lines of numbers are no network"),
            (text(26, 32, 1), "625 lines of numbers are no network"),
            (
                text(12, 32, 3000),
                "place 1 can add up to 39000 on some board",
            ),
            (
                text(12, 32, -3000),
                "place 1 can add up to -39000 on some board",
            ),
        ] {
            let error = text.parse::<Network>().unwrap_err().to_string();
            assert!(error.starts_with(sentence), "{error}");
        }
    }
}
