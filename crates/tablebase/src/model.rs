//! The compression of values: each is predicted from its neighbours, and the difference is coded
//! with rANS (range asymmetric numeral systems, Duda 2013), in about as many bits as it is
//! surprising.
//!
//! A table of values is cut into tiles. Within a tile a value most often equals its left neighbour;
//! the neighbours above tell how sure that is. Frequencies are counted once for a whole file, so
//! that any tile can be decoded alone.

use crate::wire::{Reader, Truncated};

/// The number of bits of a probability: those of a context sum to [`SCALE`].
const SCALE_BITS: u32 = 12;
const SCALE: u32 = 1 << SCALE_BITS;
/// The lower bound of the coder's state between symbols.
const LOW: u32 = 1 << 16;
/// Larger differences between neighbours are clamped to this.
const CLAMP: i16 = 4;
const LEANS: usize = 2 * CLAMP as usize + 1;
const CONTEXTS: usize = LEANS * LEANS;

/// The most cells in a tile.
pub(crate) const TILE_CELLS: usize = 512;
/// The most columns in a tile.
pub(crate) const TILE_WIDTH: usize = 32;

/// The prediction of a value: the expected one, and the context, which is made of the differences
/// between its neighbours.
#[derive(Clone, Copy, Debug)]
struct Foretold {
    expected: u8,
    context: usize,
}

/// The part of a tile that the prediction of its next value needs.
#[derive(Debug)]
struct Neighbours {
    /// The row above, overwritten from the left by the present row.
    row: [u8; TILE_WIDTH],
    /// The left neighbour's neighbour above.
    above_left: u8,
    width: usize,
    column: usize,
    first_row: bool,
    middle: u8,
}

impl Neighbours {
    fn new(width: usize, symbols: usize) -> Neighbours {
        Neighbours {
            row: [0; TILE_WIDTH],
            above_left: 0,
            width,
            column: 0,
            first_row: true,
            middle: (symbols / 2) as u8,
        }
    }

    #[inline]
    fn foretell(&self) -> Foretold {
        let above = self.row[self.column];
        let left = match (self.column, self.first_row) {
            (0, true) => self.middle,
            (0, false) => above,
            (column, _) => self.row[column - 1],
        };
        let (above, above_left) = match (self.column, self.first_row) {
            (_, true) => (left, left),
            (0, false) => (above, left),
            (_, false) => (above, self.above_left),
        };
        let lean = |value: u8| {
            let above = i16::from(value) - i16::from(left);
            (above.clamp(-CLAMP, CLAMP) + CLAMP).cast_unsigned() as usize
        };
        Foretold {
            expected: left,
            context: lean(above) * LEANS + lean(above_left),
        }
    }

    #[inline]
    fn push(&mut self, symbol: u8) {
        self.above_left = std::mem::replace(&mut self.row[self.column], symbol);
        self.column += 1;
        if self.column == self.width {
            self.column = 0;
            self.first_row = false;
        }
    }
}

/// The frequency of each difference in each context.
#[derive(Clone, Debug)]
pub(crate) struct Counts {
    symbols: usize,
    seen: Vec<u64>,
}

impl Counts {
    pub(crate) fn new(symbols: usize) -> Counts {
        Counts {
            symbols,
            seen: vec![0; CONTEXTS * symbols],
        }
    }

    /// Counts the values of a tile, given row by row.
    pub(crate) fn tile(&mut self, tile: &[u8], width: usize) {
        let mut near = Neighbours::new(width, self.symbols);
        for &symbol in tile {
            let foretold = near.foretell();
            let off = difference(symbol, foretold.expected, self.symbols);
            self.seen[foretold.context * self.symbols + off] += 1;
            near.push(symbol);
        }
    }

    pub(crate) fn add(&mut self, other: &Counts) {
        for (seen, more) in self.seen.iter_mut().zip(&other.seen) {
            *seen += more;
        }
    }
}

/// The difference of a symbol from the expected one, modulo the number of symbols.
#[inline]
fn difference(symbol: u8, expected: u8, symbols: usize) -> usize {
    let (symbol, expected) = (usize::from(symbol), usize::from(expected));
    if symbol >= expected {
        symbol - expected
    } else {
        symbol + symbols - expected
    }
}

/// The probability of a symbol: its parts of [`SCALE`], and the first of them.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    parts: u16,
    begin: u16,
}

/// The probabilities of a file.
#[derive(Debug)]
pub(crate) struct Model {
    symbols: usize,
    /// By context, then difference.
    shares: Vec<Share>,
    /// By context, then part of [`SCALE`]: the difference that owns it.
    owners: Vec<u8>,
}

impl Model {
    pub(crate) fn new(counts: &Counts) -> Model {
        let mut parts = vec![0; counts.seen.len()];
        for (seen, parts) in counts
            .seen
            .chunks(counts.symbols)
            .zip(parts.chunks_mut(counts.symbols))
        {
            share_out(seen, parts);
        }
        Model::of(counts.symbols, &parts)
    }

    fn of(symbols: usize, parts: &[u16]) -> Model {
        let mut shares = Vec::with_capacity(parts.len());
        let mut owners = Vec::with_capacity(CONTEXTS * SCALE as usize);
        for parts in parts.chunks(symbols) {
            let end = owners.len() + SCALE as usize;
            let mut begin = 0;
            for (symbol, &parts) in parts.iter().enumerate() {
                shares.push(Share { parts, begin });
                begin += parts;
                owners.extend(std::iter::repeat_n(symbol as u8, parts.into()));
            }
            owners.resize(end, 0);
        }
        Model {
            symbols,
            shares,
            owners,
        }
    }

    /// Encodes a tile, given row by row, as words.
    pub(crate) fn pack(&self, tile: &[u8], width: usize, words: &mut Vec<u16>) {
        let mut near = Neighbours::new(width, self.symbols);
        let mut shares = Vec::with_capacity(tile.len());
        for &symbol in tile {
            let Foretold { expected, context } = near.foretell();
            let off = difference(symbol, expected, self.symbols);
            shares.push(self.shares[context * self.symbols + off]);
            near.push(symbol);
        }
        // rANS is last in, first out: encode in reverse.
        let begin = words.len();
        let mut state = LOW;
        for share in shares.into_iter().rev() {
            let parts = u32::from(share.parts);
            if u64::from(state) >= u64::from(parts) << (32 - SCALE_BITS) {
                words.push(state as u16);
                state >>= 16;
            }
            state = ((state / parts) << SCALE_BITS) + state % parts + u32::from(share.begin);
        }
        words.push(state as u16);
        words.push((state >> 16) as u16);
        words[begin..].reverse();
    }

    /// Decodes a tile of `cells` cells from its words, row by row, calling `see` for each symbol.
    /// Returns whether the words were enough.
    #[inline]
    pub(crate) fn unpack(
        &self,
        mut words: impl Iterator<Item = u16>,
        width: usize,
        cells: usize,
        mut see: impl FnMut(u8),
    ) -> bool {
        let mut near = Neighbours::new(width, self.symbols);
        let (Some(high), Some(low)) = (words.next(), words.next()) else {
            return false;
        };
        let mut state = u32::from(high) << 16 | u32::from(low);
        for _ in 0..cells {
            let Foretold { expected, context } = near.foretell();
            let part = state % SCALE;
            let off = self.owners[context * SCALE as usize + part as usize];
            let share = self.shares[context * self.symbols + usize::from(off)];
            state = (state >> SCALE_BITS)
                .wrapping_mul(share.parts.into())
                .wrapping_add(part)
                .wrapping_sub(share.begin.into());
            if state < LOW {
                let Some(word) = words.next() else {
                    return false;
                };
                state = state << 16 | u32::from(word);
            }
            let sum = usize::from(expected) + usize::from(off);
            let symbol = if sum < self.symbols {
                sum
            } else {
                sum - self.symbols
            } as u8;
            near.push(symbol);
            see(symbol);
        }
        true
    }

    /// Writes for each context the number of differences seen, then each of them with its parts.
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        for shares in self.shares.chunks(self.symbols) {
            let seen = shares.iter().enumerate();
            let seen: Vec<_> = seen.filter(|(_, share)| share.parts > 0).collect();
            bytes.push(seen.len() as u8);
            for (symbol, share) in seen {
                bytes.push(symbol as u8);
                bytes.extend(share.parts.to_le_bytes());
            }
        }
    }

    /// Reads the probabilities of a file.
    ///
    /// # Errors
    /// [`Truncated`] if [`Model::write`] cannot have written them.
    pub(crate) fn read(reader: &mut Reader<'_>, symbols: usize) -> Result<Model, Truncated> {
        let mut parts = vec![0_u16; CONTEXTS * symbols];
        for parts in parts.chunks_mut(symbols) {
            let mut sum = 0;
            for _ in 0..reader.u8()? {
                let symbol = usize::from(reader.u8()?);
                let share = reader.u16()?;
                *parts.get_mut(symbol).ok_or(Truncated)? = share;
                sum += u32::from(share);
            }
            if sum != 0 && sum != SCALE {
                return Err(Truncated);
            }
        }
        Ok(Model::of(symbols, &parts))
    }
}

/// Gives each symbol that was seen its part of [`SCALE`], at least one.
fn share_out(seen: &[u64], parts: &mut [u16]) {
    let total: u64 = seen.iter().sum();
    if total == 0 {
        return;
    }
    for (&seen, parts) in seen.iter().zip(parts.iter_mut()) {
        if seen > 0 {
            let share = u128::from(seen) * u128::from(SCALE) / u128::from(total);
            *parts = (share as u16).max(1);
        }
    }
    // Rounding leaves parts over, which the most frequent symbol gets; or it gave out too many,
    // which are taken back one by one, each from whichever symbol then has most.
    let mut given: u32 = parts.iter().map(|&parts| u32::from(parts)).sum();
    while given != SCALE {
        let Some(most) = parts.iter_mut().max() else {
            return;
        };
        if given < SCALE {
            *most += (SCALE - given) as u16;
            given = SCALE;
        } else {
            *most -= 1;
            given -= 1;
        }
    }
}
