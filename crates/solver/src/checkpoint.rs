//! The state of a solver as bytes, so that work can go on another day or after a mishap.
//!
//! It begins with lines of text: a title, the rules, the position, the number of positions
//! searched, the question under way, the bounds of each move, whether the memory only guesses, and
//! the size of the transposition table. The entries of the table follow, and the SHA-256 hash of all before it: a wrong entry
//! would be a wrong proof. The title has the version of the format, which includes the numbering of
//! positions. A hash tells accidents from what was written, not truth from lies: what is loaded must
//! be possible, and what rests on it is said to do so ([`Solver::rests_on_checkpoint`]).

use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::ops::Range;

use rules::machine::SeedChoice;
use rules::{HOUSES_MAX, Position, RuleSet};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::memory::SizeError;
use crate::question::{Asked, Candidate, Known};
use crate::root::first_candidates;
use crate::solve::{Loaded, Solver};

const TITLE: &str = "mancala checkpoint 1";
/// The line before a memory that proves nothing.
const GUESSES: &str = "guesses";
const HASH_BYTES: usize = 32;
/// The longest line of a checkpoint, in bytes.
const LINE_MAX: u64 = 4096;

/// The reason why a solver cannot go on from a checkpoint.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// The checkpoint cannot be read.
    #[error(transparent)]
    Io(io::Error),
    /// The file is no checkpoint, or is damaged.
    #[error("not a checkpoint, or a damaged one: {0}")]
    Damaged(&'static str),
    /// The checkpoint belongs to other work.
    #[error("a checkpoint of `{found}`, not of `{wanted}`")]
    Other {
        /// The game and position of the checkpoint.
        found: String,
        /// The game and position to be solved.
        wanted: String,
    },
    /// The checkpoint does not fit into the memory that may be used.
    #[error(
        "what the checkpoint knows needs {needed} MiB of memory beside the endings: allow more, or \
         know fewer endings"
    )]
    Memory {
        /// The memory needed, in MiB.
        needed: u64,
    },
}

impl From<io::Error> for CheckpointError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::UnexpectedEof => CheckpointError::Damaged("it ends too soon"),
            ErrorKind::InvalidData => CheckpointError::Damaged("a line of it is no text"),
            _ => CheckpointError::Io(error),
        }
    }
}

impl Solver {
    /// Writes the present state.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn save(&self, out: &mut impl Write) -> io::Result<()> {
        let mut out = Hashed::new(out);
        let rules = self.position.rules().in_full();
        writeln!(out, "{TITLE}\n{rules}\n{}", self.position)?;
        writeln!(out, "{} positions", self.known.nodes)?;
        if let Some(asked) = &self.known.asked {
            let Range { start, end } = asked.some;
            let Asked {
                guess,
                patience,
                spent,
                ..
            } = asked;
            writeln!(out, "asked {start} {end} {guess} {patience} {spent}")?;
        }
        for Candidate { house, least, most } in &self.known.candidates {
            writeln!(out, "{} {least} {most}", house.0)?;
        }
        if self.has_guesses {
            writeln!(out, "{GUESSES}")?;
        }
        writeln!(out, "memory {}", self.memory.bits())?;
        self.memory.write(&mut out)?;
        let Hashed { inner, hash } = out;
        inner.write_all(&hash.finalize())?;
        inner.flush()
    }

    /// Replaces the present state by one that was saved.
    ///
    /// # Errors
    /// [`CheckpointError`]; then nothing has changed.
    pub fn load(&mut self, from: &mut impl BufRead) -> Result<(), CheckpointError> {
        let damaged = CheckpointError::Damaged;
        let mut from = Hashed::new(from);
        from.check_title(&self.position)?;
        let nodes = from.line()?;
        let nodes = nodes
            .strip_suffix(" positions")
            .and_then(|n| n.parse().ok());
        let mut known = Known {
            candidates: Vec::new(),
            nodes: nodes.ok_or(damaged("it does not say how many positions were searched"))?,
            ..Known::default()
        };
        let mut has_guesses = false;
        let bits = loop {
            let line = from.line()?;
            if let Some(bits) = line.strip_prefix("memory ") {
                break bits
                    .parse()
                    .map_err(|_| damaged("its memory has no size that can be"))?;
            }
            if line == GUESSES {
                has_guesses = true;
                continue;
            }
            if let Some(line) = line.strip_prefix("asked ") {
                known.asked = Some(asked(line).ok_or(damaged("its question cannot be read"))?);
                continue;
            }
            let candidate = candidate(&line).ok_or(damaged("a line of it cannot be read"))?;
            if known.candidates.len() == usize::from(HOUSES_MAX) {
                return Err(damaged("it has too many moves"));
            }
            known.candidates.push(candidate);
        };
        known.check(&self.position).map_err(damaged)?;
        let mut memory = self.memory.of_bits(bits).map_err(|error| match error {
            SizeError::TooLarge { bytes } => CheckpointError::Memory {
                needed: bytes.div_ceil(1 << 20),
            },
            SizeError::Impossible => damaged("its memory has no size that can be"),
        })?;
        memory.read(&mut from)?;
        let hash = from.hash.clone().finalize();
        let mut written = [0; HASH_BYTES];
        from.inner.read_exact(&mut written)?;
        if written != hash[..] {
            return Err(damaged("its hash does not fit"));
        }
        if !memory.is_plausible(self.position.seeds_in_houses().into()) {
            return Err(damaged("it has bounds that cannot be"));
        }
        (self.known, self.memory) = (known, memory);
        self.has_guesses = has_guesses;
        self.loaded = Loaded::Believed;
        Ok(())
    }
}

impl Known {
    /// Checks that this can be known of a position: its moves and no others, with bounds that
    /// nothing but a proof has narrowed, and a question about them.
    fn check(&self, position: &Position) -> Result<(), &'static str> {
        if self.candidates.is_empty() && self.asked.is_none() {
            // Nothing was asked yet, or the game is over.
            return Ok(());
        }
        if position.is_over() {
            return Err("it has moves of a game that is over");
        }
        let mut first = first_candidates(position);
        let mut loaded = self.candidates.clone();
        for moves in [&mut first, &mut loaded] {
            moves.sort_by_key(|candidate| candidate.house.0);
        }
        let houses = |moves: &[Candidate]| -> Vec<u8> {
            moves.iter().map(|candidate| candidate.house.0).collect()
        };
        if houses(&first) != houses(&loaded) {
            return Err("it has other moves than the position");
        }
        let are_narrower = first.iter().zip(&loaded).all(|(first, loaded)| {
            first.least <= loaded.least && loaded.least <= loaded.most && loaded.most <= first.most
        });
        if !are_narrower {
            return Err("it has bounds that cannot be");
        }
        match &self.asked {
            Some(Asked { some, patience, .. })
                if some.is_empty() || some.end > loaded.len() || *patience == 0 =>
            {
                Err("its question cannot be asked")
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// Reads the bounds of a move from a line.
fn candidate(line: &str) -> Option<Candidate> {
    let mut numbers = line.split(' ');
    let candidate = Candidate {
        house: SeedChoice(numbers.next()?.parse().ok()?),
        least: numbers.next()?.parse().ok()?,
        most: numbers.next()?.parse().ok()?,
    };
    numbers.next().is_none().then_some(candidate)
}

/// Reads the question under way from a line.
fn asked(line: &str) -> Option<Asked> {
    let mut words = line.split(' ');
    let asked = Asked {
        some: words.next()?.parse().ok()?..words.next()?.parse().ok()?,
        guess: words.next()?.parse().ok()?,
        patience: words.next()?.parse().ok()?,
        spent: words.next()?.parse().ok()?,
    };
    words.next().is_none().then_some(asked)
}

/// A reader or writer with the hash of the bytes that have passed.
struct Hashed<'a, T> {
    inner: &'a mut T,
    hash: Sha256,
}

impl<'a, T> Hashed<'a, T> {
    fn new(inner: &'a mut T) -> Self {
        Hashed {
            inner,
            hash: Sha256::new(),
        }
    }
}

impl<T: BufRead> Hashed<'_, T> {
    /// Reads the lines that say what this is about.
    fn check_title(&mut self, wanted: &Position) -> Result<(), CheckpointError> {
        if self.line()? != TITLE {
            return Err(CheckpointError::Damaged("it has another title"));
        }
        let (rules, position) = (self.line()?, self.line()?);
        let own = wanted.rules();
        if rules == own.in_full() && position == wanted.to_string() {
            return Ok(());
        }
        // People know the name without options that have their defaults.
        let rules = rules
            .parse()
            .map_or(rules, |rules: RuleSet| rules.to_string());
        Err(CheckpointError::Other {
            found: format!("{rules} {position}"),
            wanted: format!("{own} {wanted}"),
        })
    }

    /// The next line, without its end.
    fn line(&mut self) -> Result<String, CheckpointError> {
        let mut line = String::new();
        self.inner.take(LINE_MAX).read_line(&mut line)?;
        self.hash.update(&line);
        match line.strip_suffix('\n') {
            Some(line) => Ok(line.to_owned()),
            None => Err(CheckpointError::Damaged("a line does not end")),
        }
    }
}

impl<T: Write> Write for Hashed<'_, T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.hash.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<T: Read> Read for Hashed<'_, T> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(bytes)?;
        self.hash.update(&bytes[..read]);
        Ok(read)
    }
}
