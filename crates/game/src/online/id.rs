//! The name of a game in its address: fifty random bits in letters that are not mistaken for others.

use std::fmt;
use std::str::FromStr;

/// Digits and letters without `i`, `l`, `o` and `u`.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 10;
const BITS: u32 = 5;

/// The name of a game that is played online.
///
/// ```
/// use game::online::GameId;
///
/// let id = GameId::from_bits(12_345);
/// assert_eq!(id.to_string(), "0000000c1s");
/// assert_eq!("0000000C1S".parse(), Ok(id));
/// ```
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct GameId(u64);

impl GameId {
    /// The name made of the lowest fifty of these bits.
    pub const fn from_bits(bits: u64) -> GameId {
        GameId(bits & ((1 << (BITS as usize * LENGTH)) - 1))
    }

    /// The bits of the name.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |index: usize| {
            let shift = BITS as usize * (LENGTH - 1 - index);
            char::from(ALPHABET[(self.0 >> shift) as usize & 31])
        };
        f.write_str(&(0..LENGTH).map(letter).collect::<String>())
    }
}

/// Reads what `Display` writes, in capitals, too.
impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<GameId, ()> {
        if text.len() != LENGTH {
            return Err(());
        }
        let digit = |bits: u64, letter: u8| {
            let letter = letter.to_ascii_lowercase();
            let value = ALPHABET.iter().position(|&known| known == letter)?;
            Some(bits << BITS | value as u64)
        };
        text.bytes().try_fold(0, digit).map(GameId).ok_or(())
    }
}
