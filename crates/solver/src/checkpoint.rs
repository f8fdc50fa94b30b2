//! What a solver knows, in bytes, so that work can go on another day or after a mishap.
//!
//! Lines of text say what it is: a title, the rules, the position, the positions searched, for
//! each move what is certain of it, and how large the memory is. The entries of the memory follow,
//! and the SHA-256 hash of all before it: a wrong entry would be a wrong proof.

use std::io::{self, BufRead, Read, Write};

use rules::machine::House;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::memory::SizeError;
use crate::solve::{Candidate, Known, Solver};

const TITLE: &str = "mancala checkpoint 1";
const HASH_BYTES: usize = 32;
/// No line of a checkpoint is longer.
const LINE_MAX: u64 = 4096;

/// Why a solver cannot go on from a checkpoint.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum CheckpointError {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is none, or damaged.
    #[error("not a checkpoint, or a damaged one: {0}")]
    Damaged(&'static str),
    /// It belongs to other work.
    #[error("a checkpoint of `{found}`, not of `{wanted}`")]
    Other {
        /// Game and position of the checkpoint.
        found: String,
        /// Game and position to be solved.
        wanted: String,
    },
    /// What it knows does not fit into the memory that may be used.
    #[error("what the checkpoint knows needs {needed} MiB of memory beside the endings")]
    Memory {
        /// As much is needed.
        needed: u64,
    },
}

impl Solver {
    /// Writes down what is known so far.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn save(&self, out: &mut impl Write) -> io::Result<()> {
        let mut out = Hashed::new(out);
        writeln!(out, "{TITLE}\n{}\n{}", self.position.rules(), self.position)?;
        writeln!(out, "{} positions", self.known.nodes)?;
        for Candidate { house, least, most } in &self.known.candidates {
            writeln!(out, "{} {least} {most}", house.0)?;
        }
        writeln!(out, "memory {}", self.memory.bits())?;
        self.memory.write(&mut out)?;
        let Hashed { inner, hash } = out;
        inner.write_all(&hash.finalize())?;
        inner.flush()
    }

    /// Takes over what was written down, in the place of what is known.
    ///
    /// # Errors
    /// [`CheckpointError`]; nothing has changed then.
    pub fn load(&mut self, from: &mut impl BufRead) -> Result<(), CheckpointError> {
        let damaged = CheckpointError::Damaged;
        let mut from = Hashed::new(from);
        if from.line()? != TITLE {
            return Err(damaged("it has another title"));
        }
        let found = format!("{} {}", from.line()?, from.line()?);
        let wanted = format!("{} {}", self.position.rules(), self.position);
        if found != wanted {
            return Err(CheckpointError::Other { found, wanted });
        }
        let nodes = from.line()?;
        let nodes = nodes
            .strip_suffix(" positions")
            .and_then(|n| n.parse().ok());
        let mut known = Known {
            candidates: Vec::new(),
            nodes: nodes.ok_or(damaged("it does not say how many positions were searched"))?,
        };
        let bits = loop {
            let line = from.line()?;
            if let Some(bits) = line.strip_prefix("memory ") {
                break bits
                    .parse()
                    .map_err(|_| damaged("the size of its memory"))?;
            }
            let candidate = candidate(&line).ok_or(damaged("what is certain of a move"))?;
            known.candidates.push(candidate);
        };
        let mut memory = self.memory.of_bits(bits).map_err(|error| match error {
            SizeError::TooLarge { bytes } => CheckpointError::Memory {
                needed: bytes.div_ceil(1 << 20),
            },
            SizeError::Impossible => damaged("the size of its memory"),
        })?;
        memory.read(&mut from)?;
        let hash = from.hash.clone().finalize();
        let mut written = [0; HASH_BYTES];
        from.inner.read_exact(&mut written)?;
        if written != hash[..] {
            return Err(damaged("its hash does not fit"));
        }
        (self.known, self.memory) = (known, memory);
        Ok(())
    }
}

/// What a line says is certain of a move.
fn candidate(line: &str) -> Option<Candidate> {
    let mut numbers = line.split(' ');
    let candidate = Candidate {
        house: House(numbers.next()?.parse().ok()?),
        least: numbers.next()?.parse().ok()?,
        most: numbers.next()?.parse().ok()?,
    };
    numbers.next().is_none().then_some(candidate)
}

/// Bytes on their way, and their hash so far.
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
