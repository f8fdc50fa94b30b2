//! The file: the claim, in readable lines; the strategies, compressed; a hash.
//!
//! ```text
//! mancala certificate 1
//! kalah:houses=6,seeds=3,…          the rules, every option of them
//! 3-3-3-3-3-3-3-3-3-3-3-3-0-0-S     the position
//! margin >= 1                       or `= 1`, or `<= 1`
//! ```
//!
//! The margin is South's points minus North's at the end. Then follow a byte for each choice of a
//! strategy, in the order in which the checker comes to them, all in one `zlib` stream, and the
//! SHA-256 hash of everything before it. If the margin has a lower bound, South's strategy is the
//! first.

use std::fmt;
use std::io::{BufRead, BufReader, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use rules::{Position, RuleSet};
use sha2::{Digest as _, Sha256};

use crate::error::CheckError;

const TITLE: &str = "mancala certificate 1";
const HASH_BYTES: usize = 32;

/// The margin by which South will be ahead of North at the end: in seeds, or, where seeds do not
/// decide, 1 if South wins, -1 if North does and 0 in a draw.
///
/// ```
/// use certificate::Margin;
///
/// let margin = Margin::AtLeast(1);
/// assert_eq!((margin.least(), margin.most()), (Some(1), None));
/// assert_eq!(margin.to_string(), "margin >= 1");
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Margin {
    /// At least this.
    AtLeast(i16),
    /// Exactly this.
    Exactly(i16),
    /// At most this.
    AtMost(i16),
}

impl Margin {
    /// The least it can be.
    pub fn least(self) -> Option<i16> {
        match self {
            Margin::AtLeast(least) | Margin::Exactly(least) => Some(least),
            Margin::AtMost(_) => None,
        }
    }

    /// The most it can be.
    pub fn most(self) -> Option<i16> {
        match self {
            Margin::AtMost(most) | Margin::Exactly(most) => Some(most),
            Margin::AtLeast(_) => None,
        }
    }
}

impl fmt::Display for Margin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Margin::AtLeast(least) => write!(f, "margin >= {least}"),
            Margin::Exactly(value) => write!(f, "margin = {value}"),
            Margin::AtMost(most) => write!(f, "margin <= {most}"),
        }
    }
}

/// The claim of a certificate about a position.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The position, with its rules.
    pub position: Position,
    /// The margin that is claimed.
    pub margin: Margin,
}

impl Claim {
    /// The lines of the head.
    fn head(&self) -> String {
        let Claim { position, margin } = self;
        let rules = position.rules().in_full();
        format!("{TITLE}\n{rules}\n{position}\n{margin}\n")
    }

    /// Reads the lines of the head.
    fn read(lines: [&str; 4]) -> Result<Claim, CheckError> {
        let unreadable = |index: usize, why: String| CheckError::Line {
            line: index + 1,
            text: lines[index].to_owned(),
            why,
        };
        if lines[0] != TITLE {
            return Err(CheckError::Title);
        }
        let rules: RuleSet = lines[1]
            .parse()
            .map_err(|why| unreadable(1, format!("{why}")))?;
        let position =
            Position::read(lines[2], &rules, true).map_err(|why| unreadable(2, why.to_string()))?;
        let form = || unreadable(3, "it should be such as `margin >= 1`".to_owned());
        let (sign, number) = lines[3]
            .strip_prefix("margin ")
            .and_then(|claim| claim.split_once(' '))
            .ok_or_else(form)?;
        let number = number.parse().map_err(|_| form())?;
        let margin = match sign {
            ">=" => Margin::AtLeast(number),
            "=" => Margin::Exactly(number),
            "<=" => Margin::AtMost(number),
            _ => return Err(form()),
        };
        Ok(Claim { position, margin })
    }
}

/// Writes a certificate.
#[derive(Debug)]
pub struct Writer {
    head: Vec<u8>,
    choices: ZlibEncoder<Vec<u8>>,
}

impl Writer {
    /// Begins with what is claimed.
    pub fn new(claim: &Claim) -> Writer {
        Writer {
            head: claim.head().into_bytes(),
            choices: ZlibEncoder::new(Vec::new(), Compression::best()),
        }
    }

    /// The next choice: its place among all, as the checker orders them.
    pub fn push(&mut self, place: u8) {
        self.choices.write_all(&[place]).expect("memory takes all");
    }

    /// The bytes of the file.
    pub fn finish(self) -> Vec<u8> {
        let choices = self.choices.finish().expect("memory takes all");
        let mut bytes = [self.head, choices].concat();
        let hash = Sha256::digest(&bytes);
        bytes.extend(hash);
        bytes
    }
}

/// The short name of a certificate: the first eight digits of the hash at its end.
///
/// ```
/// use certificate::{Claim, Margin, Writer};
/// use rules::Position;
///
/// let position = Position::start(&"kalah".parse()?);
/// let bytes = Writer::new(&Claim { position, margin: Margin::Exactly(0) }).finish();
/// assert_eq!(certificate::name(&bytes).len(), 8);
/// # Ok::<(), rules::RuleSetError>(())
/// ```
pub fn name(bytes: &[u8]) -> String {
    let hash = bytes.last_chunk::<HASH_BYTES>();
    let first = hash.and_then(|hash| hash.first_chunk());
    format!("{:08x}", u32::from_be_bytes(*first.unwrap_or(&[0; 4])))
}

/// Reads the claim of a certificate, and the choices of its strategies.
pub(crate) fn open(bytes: &[u8]) -> Result<(Claim, impl BufRead), CheckError> {
    if !bytes.starts_with(TITLE.as_bytes()) {
        return Err(CheckError::Title);
    }
    let (content, hash) = bytes
        .split_last_chunk::<HASH_BYTES>()
        .ok_or(CheckError::Hash)?;
    if Sha256::digest(content)[..] != hash[..] {
        return Err(CheckError::Hash);
    }
    let mut parts = content.splitn(5, |&byte| byte == b'\n');
    let mut lines = [""; 4];
    for line in &mut lines {
        let part = parts.next().ok_or(CheckError::Title)?;
        *line = std::str::from_utf8(part).map_err(|_| CheckError::Title)?;
    }
    let choices = parts.next().ok_or(CheckError::Title)?;
    Ok((
        Claim::read(lines)?,
        BufReader::new(ZlibDecoder::new(choices)),
    ))
}
