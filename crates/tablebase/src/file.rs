//! The file of one layer: the values of all positions of a game with equally many seeds.
//!
//! | part | bytes |
//! |---|---|
//! | mark and version | 8, 4 |
//! | length of the head | 4, from the beginning of the file to the end of its checksum |
//! | rule set | length 2, then its text |
//! | seeds, least value, step between values | 2, 1, 1 |
//! | positions; won, drawn, lost for the player to move | 8 each |
//! | probabilities of the code | see `model.rs` |
//! | checksum of the head (CRC-32) | 4 |
//! | tiles, one after the other, in words of | 2 |
//! | for each tile: its end, in words, and its checksum | 4 and 4 |
//! | checksum of that list | 4 |
//! | hash of everything before (SHA-256) | 32 |
//!
//! Numbers are little-endian. The order of tiles is that of `grid.rs`. A wrong or missing byte is
//! detected before any value that depends on it is returned.

use std::fmt;
use std::io::{self, Write};
use std::ops::Range;

use rules::RuleSet;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::grid::{Grid, Split, Tile};
use crate::model::{Counts, Model, TILE_CELLS};
use crate::rows::{Row, Rows, SEEDS_MAX, count};
use crate::source::Source;
use crate::wire::{Reader, Truncated};

const MARK: &[u8; 8] = b"\x89mancala";
/// The version of the format; files of other versions are not read.
const VERSION: u32 = 2;
pub(crate) const HASH_BYTES: usize = 32;
pub(crate) const ENTRY_BYTES: usize = 8;
/// The length of mark, version and length of the head.
pub(crate) const START_BYTES: usize = 16;
/// The length of the checksum of the list of tiles.
pub(crate) const SUM_BYTES: usize = 4;

/// The fault of a file.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum FileError {
    /// The file is of another kind.
    #[error("this is not an endgame table")]
    Mark,
    /// The program is too old, or too new, to read this table.
    #[error("version {found} of the format; this program reads version {VERSION}")]
    Version {
        /// The version in the file.
        found: u32,
    },
    /// The head cannot be read.
    #[error("the head of the file is damaged")]
    Head,
    /// The file ends too early, or goes on too long.
    #[error("the file has {found} bytes where its head asks for {least} or more")]
    Length {
        /// The length of the file in bytes.
        found: u64,
        /// The least number of bytes it must have.
        least: u64,
    },
    /// The file cannot be read, or has become shorter since it was opened.
    #[error("the file cannot be read: {why}")]
    Read {
        /// The reason that the system gives.
        why: String,
    },
    /// The list of tiles cannot be read.
    #[error("the list of tiles is damaged")]
    List,
    /// The values of a tile cannot be read.
    #[error("tile {tile} is damaged")]
    Tile {
        /// The number of the tile.
        tile: usize,
    },
    /// The file is not as it was written.
    #[error("the hash of the file is {found}, not {expected}")]
    Hash {
        /// The hash that the file states.
        expected: Hash,
        /// The hash of its bytes.
        found: Hash,
    },
}

impl From<Truncated> for FileError {
    fn from(_: Truncated) -> FileError {
        FileError::Head
    }
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> FileError {
        let why = match error.kind() {
            io::ErrorKind::UnexpectedEof => "it ends too early".to_owned(),
            _ => error.to_string(),
        };
        FileError::Read { why }
    }
}

/// The SHA-256 of a file.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Hash(pub [u8; HASH_BYTES]);

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The head of a file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Head {
    /// The game; the seeds it starts with do not matter.
    pub rules: RuleSet,
    /// Seeds in the houses of both players together.
    pub seeds: usize,
    /// The number of positions, for every split of the seeds.
    pub positions: u64,
    /// The numbers of positions in which the player to move wins, draws and loses what is still to
    /// be won; the others are left open.
    pub results: [u64; 3],
    /// Values are `least`, `least + step`, and so on.
    least: i8,
    step: u8,
}

impl Head {
    /// The number of different values that are possible.
    fn symbols(&self) -> usize {
        2 * self.least.unsigned_abs() as usize / usize::from(self.step) + 1
    }

    fn value(&self, symbol: u8) -> i8 {
        (i16::from(self.least) + i16::from(symbol) * i16::from(self.step)) as i8
    }
}

/// The source of the values of a layer that is being written.
pub trait Values: Sync {
    /// Fills `line` with the values for a player to move with `own` seeds in the row of rank
    /// `rank`, against the opponent's rows from `from` on.
    fn line(&self, own: usize, rank: usize, from: usize, line: &mut [i8]);
}

/// The values of a layer that is being written.
struct Writer<'a> {
    head: Head,
    grid: Grid,
    values: &'a dyn Values,
    threads: usize,
}

/// Writes a layer of a game; returns the head of the file and its hash. The bytes depend on nothing
/// but the game and the values.
///
/// # Errors
/// Those of `out`.
pub fn write(
    rules: &RuleSet,
    seeds: usize,
    values: &dyn Values,
    threads: usize,
    out: &mut dyn Write,
) -> io::Result<(Head, Hash)> {
    let grid = Grid::new(&Rows::new(rules.houses()), seeds);
    let mut writer = Writer {
        head: Head {
            rules: crate::key(rules),
            seeds,
            positions: grid.cells() as u64,
            results: [0; 3],
            least: if rules.properties().leaves_open {
                crate::open(seeds)
            } else {
                -(seeds as i8)
            },
            step: if rules.properties().has_parity { 2 } else { 1 },
        },
        grid,
        values,
        threads,
    };
    let counts = writer.count();
    let model = Model::new(&counts);
    let mut out = Hashing {
        out,
        hash: Sha256::new(),
    };
    out.put(&writer.head_bytes(&model))?;
    let mut list = Vec::with_capacity(writer.grid.tiles * ENTRY_BYTES + SUM_BYTES);
    let mut end = 0_u32;
    for split in &writer.grid.splits {
        let bands = in_order(split.bands(), writer.threads, |band| {
            writer.pack(&model, split, band)
        });
        for (bytes, tiles) in bands {
            out.put(&bytes)?;
            for (words, sum) in tiles {
                end += words;
                list.extend(end.to_le_bytes());
                list.extend(sum.to_le_bytes());
            }
        }
    }
    list.extend(crc32fast::hash(&list).to_le_bytes());
    out.put(&list)?;
    let hash = Hash(out.hash.finalize().into());
    out.out.write_all(&hash.0)?;
    Ok((writer.head, hash))
}

impl Writer<'_> {
    fn symbol(&self, value: i8) -> u8 {
        (value.wrapping_sub(self.head.least).cast_unsigned()) / self.head.step
    }

    /// The symbols of a tile.
    fn symbols(&self, split: &Split, tile: Tile, symbols: &mut Vec<u8>) {
        let mut line = [0; TILE_CELLS];
        symbols.clear();
        for row in 0..tile.height {
            let line = &mut line[..tile.width];
            self.values.line(split.own, tile.top + row, tile.left, line);
            symbols.extend(line.iter().map(|&value| self.symbol(value)));
        }
    }

    /// Counts the frequencies of differences between values, and the wins, draws and losses.
    fn count(&mut self) -> Counts {
        let symbols = self.head.symbols();
        let mut all = Counts::new(symbols);
        let mut results = [0; 3];
        let open = crate::open(self.head.seeds);
        for split in &self.grid.splits {
            // A few pieces for each thread, because each piece needs memory for its counts; piece
            // *i* of *n* has every *n*th band from band *i* on.
            let pieces = split.bands().min(4 * self.threads);
            let counted = in_order(pieces, self.threads, |piece| {
                let mut counts = Counts::new(symbols);
                let mut results = [0_u64; 3];
                let mut tile_symbols = Vec::new();
                for band in (piece..split.bands()).step_by(pieces) {
                    for tile in split.band(band) {
                        self.symbols(split, tile, &mut tile_symbols);
                        counts.tile(&tile_symbols, tile.width);
                        for &symbol in &tile_symbols {
                            let value = self.head.value(symbol);
                            if value != open {
                                results[usize::from(value <= 0) + usize::from(value < 0)] += 1;
                            }
                        }
                    }
                }
                (counts, results)
            });
            for (counts, more) in counted {
                all.add(&counts);
                for (result, more) in results.iter_mut().zip(more) {
                    *result += more;
                }
            }
        }
        self.head.results = results;
        all
    }

    fn head_bytes(&self, model: &Model) -> Vec<u8> {
        let Head {
            rules,
            seeds,
            positions,
            results,
            least,
            step,
        } = &self.head;
        let mut bytes = Vec::new();
        bytes.extend(MARK);
        bytes.extend(VERSION.to_le_bytes());
        let length = bytes.len();
        bytes.extend([0; 4]);
        let text = rules.to_string();
        bytes.extend((text.len() as u16).to_le_bytes());
        bytes.extend(text.as_bytes());
        bytes.extend((*seeds as u16).to_le_bytes());
        bytes.extend([least.cast_unsigned(), *step]);
        for number in [positions].into_iter().chain(results) {
            bytes.extend(number.to_le_bytes());
        }
        model.write(&mut bytes);
        let end = bytes.len() + SUM_BYTES;
        bytes[length..length + 4].copy_from_slice(&(end as u32).to_le_bytes());
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Encodes the tiles of a band: returns their bytes, and for each tile the number of words and
    /// their checksum.
    fn pack(&self, model: &Model, split: &Split, band: usize) -> (Vec<u8>, Vec<(u32, u32)>) {
        let (mut bytes, mut tiles) = (Vec::new(), Vec::new());
        let (mut symbols, mut words) = (Vec::new(), Vec::new());
        for tile in split.band(band) {
            self.symbols(split, tile, &mut symbols);
            words.clear();
            model.pack(&symbols, tile.width, &mut words);
            let begin = bytes.len();
            bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
            tiles.push((words.len() as u32, crc32fast::hash(&bytes[begin..])));
        }
        (bytes, tiles)
    }
}

/// Passes bytes on and hashes them.
struct Hashing<'a> {
    out: &'a mut dyn Write,
    hash: Sha256,
}

impl Hashing<'_> {
    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hash.update(bytes);
        self.out.write_all(bytes)
    }
}

/// Runs jobs in several threads; returns their results in the order of the jobs.
pub fn in_order<T: Send>(jobs: usize, threads: usize, job: impl Fn(usize) -> T + Sync) -> Vec<T> {
    use std::sync::atomic::{AtomicUsize, Ordering};

    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= jobs {
                return done;
            }
            done.push((number, job(number)));
        }
    };
    let helpers = threads.min(jobs).saturating_sub(1);
    let done = std::thread::scope(|scope| {
        let helpers: Vec<_> = (0..helpers).map(|_| scope.spawn(work)).collect();
        let mut done = work();
        for helper in helpers {
            match helper.join() {
                Ok(more) => done.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    let mut results: Vec<Option<T>> = (0..jobs).map(|_| None).collect();
    for (number, result) in done {
        results[number] = Some(result);
    }
    results.into_iter().flatten().collect()
}

/// The most bytes that a head has: its text and 16 bits for each symbol after each context are much
/// less.
const HEAD_BYTES_MAX: u64 = 1 << 22;
/// The most bytes of a tile: the coder emits at most one word for each symbol, and begins with two.
const TILE_BYTES_MAX: usize = 2 * (TILE_CELLS + 2);
/// The number of bytes that are read at once where a file is read from end to end.
const BLOCK_BYTES: usize = 1 << 16;

/// An opened file. What it says of sizes is checked before it is used, and values are read from it
/// when they are asked for.
pub struct Layer {
    head: Head,
    model: Model,
    grid: Grid,
    source: Box<dyn Source>,
    /// The offset of the tiles, and that of their list.
    data: u64,
    list: u64,
    hash: Hash,
}

impl fmt::Debug for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Layer")
            .field("head", &self.head)
            .finish_non_exhaustive()
    }
}

impl Layer {
    /// Opens a file; checks all of it except the values.
    ///
    /// # Errors
    /// [`FileError`] if the file is damaged, of another kind, or cannot be read.
    pub fn open(source: Box<dyn Source>) -> Result<Layer, FileError> {
        let size = source.size();
        let mut start = [0; START_BYTES];
        source
            .read_at(&mut start, 0)
            .map_err(|error| match error.kind() {
                io::ErrorKind::UnexpectedEof => FileError::Mark,
                _ => FileError::from(error),
            })?;
        let mut reader = Reader::new(&start);
        if reader.take(MARK.len()) != Ok(MARK) {
            return Err(FileError::Mark);
        }
        let version = reader.u32()?;
        if version != VERSION {
            return Err(FileError::Version { found: version });
        }
        let data = u64::from(reader.u32()?);
        if data > size.min(HEAD_BYTES_MAX) {
            return Err(FileError::Head);
        }
        let mut bytes = vec![0; data as usize];
        source.read_at(&mut bytes, 0)?;
        let (head, sum) = bytes
            .split_last_chunk::<SUM_BYTES>()
            .ok_or(FileError::Head)?;
        if crc32fast::hash(head) != u32::from_le_bytes(*sum) {
            return Err(FileError::Head);
        }
        let rest = head.get(START_BYTES..).ok_or(FileError::Head)?;
        let (head, model) = read_head(&mut Reader::new(rest))?;
        // Boards and seeds may be such that their positions cannot be counted.
        let grid = Grid::of_positions(&Rows::new(head.rules.houses()), head.seeds, head.positions)
            .ok_or(FileError::Head)?;
        let tail = (grid.tiles * ENTRY_BYTES + SUM_BYTES + HASH_BYTES) as u64;
        let length = FileError::Length {
            found: size,
            least: data + tail,
        };
        let list = size
            .checked_sub(tail)
            .filter(|&list| list >= data)
            .ok_or(length.clone())?;
        let mut hash = Hash([0; HASH_BYTES]);
        source.read_at(&mut hash.0, size - HASH_BYTES as u64)?;
        let layer = Layer {
            head,
            model,
            grid,
            source,
            data,
            list,
            hash,
        };
        layer.check_list()?;
        let (_, end, _) = layer.entries(layer.grid.tiles - 1, 1)?[0];
        if data + 2 * end as u64 != list {
            return Err(length);
        }
        Ok(layer)
    }

    /// The head of the file.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The length of the file in bytes.
    pub fn size(&self) -> u64 {
        self.source.size()
    }

    /// Compares the list of tiles with its checksum.
    fn check_list(&self) -> Result<(), FileError> {
        let entries = (self.grid.tiles * ENTRY_BYTES) as u64;
        let mut hasher = crc32fast::Hasher::new();
        self.each_block(self.list..self.list + entries, |block| hasher.update(block))?;
        let mut sum = [0; SUM_BYTES];
        self.source.read_at(&mut sum, self.list + entries)?;
        if hasher.finalize() == u32::from_le_bytes(sum) {
            Ok(())
        } else {
            Err(FileError::List)
        }
    }

    /// Calls `see` with the bytes of a range, block by block.
    fn each_block(&self, range: Range<u64>, mut see: impl FnMut(&[u8])) -> Result<(), FileError> {
        let mut block = vec![0; BLOCK_BYTES];
        for offset in range.clone().step_by(BLOCK_BYTES) {
            let length = (range.end - offset).min(BLOCK_BYTES as u64);
            let block = &mut block[..length as usize];
            self.source.read_at(block, offset)?;
            see(block);
        }
        Ok(())
    }

    /// For each of `count` tiles from the tile `first` on: its begin and end, in words, and its
    /// checksum.
    fn entries(&self, first: usize, count: usize) -> Result<Vec<(usize, usize, u32)>, FileError> {
        // The end of the tile before is the begin of the first.
        let before = first.min(1);
        let mut bytes = vec![0; (before + count) * ENTRY_BYTES];
        let offset = (first - before) * ENTRY_BYTES;
        self.source.read_at(&mut bytes, self.list + offset as u64)?;
        let words = |index: usize| u32::from_le_bytes(bytes.as_chunks().0[index]);
        let end = |tile: usize| words(2 * tile) as usize;
        let entries = (before..before + count).map(|tile| {
            let begin = tile.checked_sub(1).map_or(0, end);
            (begin, end(tile), words(2 * tile + 1))
        });
        Ok(entries.collect())
    }

    /// Decodes the first cells of each of some tiles that follow one another; `see` gets the index
    /// of the tile and a symbol.
    #[inline]
    fn read(
        &self,
        first: usize,
        tiles: &[(usize, usize)],
        mut see: impl FnMut(usize, u8),
    ) -> Result<(), FileError> {
        let entries = self.entries(first, tiles.len())?;
        let words = (self.list - self.data) / 2;
        for (number, &(begin, end, _)) in (first..).zip(&entries) {
            // A wrong list must not cost memory.
            let fits = begin <= end && end as u64 <= words && 2 * (end - begin) <= TILE_BYTES_MAX;
            if !fits {
                return Err(FileError::Tile { tile: number });
            }
        }
        let (Some(&(begin, ..)), Some(&(_, end, _))) = (entries.first(), entries.last()) else {
            return Ok(());
        };
        let mut bytes = vec![0; 2 * (end - begin)];
        self.source
            .read_at(&mut bytes, self.data + 2 * begin as u64)?;
        for (index, (entry, &(width, cells))) in entries.iter().zip(tiles).enumerate() {
            let bytes = &bytes[2 * (entry.0 - begin)..2 * (entry.1 - begin)];
            let words = bytes.as_chunks().0.iter().copied().map(u16::from_le_bytes);
            let is_whole = crc32fast::hash(bytes) == entry.2;
            if !is_whole
                || !self
                    .model
                    .unpack(words, width, cells, |symbol| see(index, symbol))
            {
                return Err(FileError::Tile {
                    tile: first + index,
                });
            }
        }
        Ok(())
    }

    /// The margin by which the player to move will win more than the opponent, from their rows.
    ///
    /// # Errors
    /// [`FileError::Tile`] if the tile of that value is damaged, [`FileError::Read`] if it cannot be
    /// read.
    ///
    /// # Panics
    /// If the number of seeds is not that of the layer.
    pub fn value(&self, rows: &Rows, own: &Row, other: &Row) -> Result<i8, FileError> {
        assert_eq!(count(own) + count(other), self.head.seeds, "another layer");
        let split = &self.grid.splits[count(own)];
        let (tile, number, cell) = split.find(rows.rank(own), rows.rank(other));
        let mut last = 0;
        self.read(number, &[(tile.width, cell + 1)], |_, symbol| last = symbol)?;
        Ok(self.head.value(last))
    }

    /// All values for a player to move who has `own` seeds: by that player's row, then by the
    /// opponent's.
    ///
    /// # Errors
    /// [`FileError::Tile`] if a tile is damaged, [`FileError::Read`] if one cannot be read.
    pub fn values(&self, own: usize, threads: usize) -> Result<Vec<i8>, FileError> {
        let split = &self.grid.splits[own];
        let bands = in_order(split.bands(), threads, |band| {
            let first = split.find(band * split.tile_height, 0).1;
            let tiles: Vec<Tile> = split.band(band).collect();
            let height = tiles.first().map_or(0, |tile| tile.height);
            let mut values = vec![0; height * split.width];
            let sizes: Vec<_> = tiles
                .iter()
                .map(|tile| (tile.width, tile.width * tile.height))
                .collect();
            let (mut now, mut row, mut column) = (0, 0, 0);
            self.read(first, &sizes, |index, symbol| {
                if index != now {
                    (now, row, column) = (index, 0, 0);
                }
                let tile = tiles[index];
                values[row * split.width + tile.left + column] = self.head.value(symbol);
                column += 1;
                if column == tile.width {
                    (row, column) = (row + 1, 0);
                }
            })?;
            Ok::<_, FileError>(values)
        });
        let mut all = Vec::with_capacity(split.cells());
        for band in bands {
            all.extend(band?);
        }
        Ok(all)
    }

    /// The hash that the file states.
    pub fn hash(&self) -> Hash {
        self.hash
    }

    /// Compares the hash of the file's bytes with the one it states.
    ///
    /// # Errors
    /// [`FileError::Hash`] if they differ, [`FileError::Read`] if the file cannot be read.
    pub fn check_hash(&self) -> Result<(), FileError> {
        let mut hasher = Sha256::new();
        self.each_block(0..self.size() - HASH_BYTES as u64, |block| {
            hasher.update(block);
        })?;
        let found = Hash(hasher.finalize().into());
        let expected = self.hash;
        if found == expected {
            Ok(())
        } else {
            Err(FileError::Hash { expected, found })
        }
    }
}

pub(crate) fn read_head(reader: &mut Reader<'_>) -> Result<(Head, Model), FileError> {
    let length = reader.u16()?;
    let text = std::str::from_utf8(reader.take(length.into())?).map_err(|_| FileError::Head)?;
    let rules = text.parse().map_err(|_| FileError::Head)?;
    let head = Head {
        rules,
        seeds: reader.u16()?.into(),
        least: reader.u8()?.cast_signed(),
        step: reader.u8()?,
        positions: reader.u64()?,
        results: [reader.u64()?, reader.u64()?, reader.u64()?],
    };
    if head.seeds > SEEDS_MAX || head.least > 0 || head.step == 0 {
        return Err(FileError::Head);
    }
    let model = Model::read(reader, head.symbols())?;
    Ok((head, model))
}
