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
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write as _};
use std::ops::ControlFlow;

use flate2::Compression;
use flate2::bufread::ZlibDecoder;
use flate2::write::ZlibEncoder;
use rules::{Position, RuleSet};
use sha2::{Digest as _, Sha256};

use crate::error::CheckError;

/// A callback that gets the number of positions checked, and can stop the work.
pub type Tell<'a> = &'a mut dyn FnMut(u64) -> ControlFlow<()>;

const TITLE: &str = "mancala certificate 1";
const HASH_BYTES: usize = 32;
/// The most bytes of a line: rules with every option, and positions, are much shorter.
const LINE_MAX: u64 = 1 << 16;

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

    /// Reads the line of the head.
    fn read(line: &str) -> Option<Margin> {
        let (sign, number) = line.strip_prefix("margin ")?.split_once(' ')?;
        let number = number.parse().ok()?;
        let margin = match sign {
            ">=" => Margin::AtLeast(number),
            "=" => Margin::Exactly(number),
            "<=" => Margin::AtMost(number),
            _ => return None,
        };
        // A margin has one way to be written: two texts of one proof would have two names.
        (margin.to_string() == line).then_some(margin)
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
    pub(crate) fn read(lines: [&str; 4]) -> Result<Claim, CheckError> {
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
        let margin = Margin::read(lines[3])
            .ok_or_else(|| unreadable(3, "it should be such as `margin >= 1`".to_owned()))?;
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

/// The choices of strategies, one after the other.
pub(crate) struct Packed<R: BufRead> {
    choices: BufReader<ZlibDecoder<R>>,
}

impl<R: BufRead> Packed<R> {
    /// The next choice; `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<u8>, CheckError> {
        let mut choice = [0];
        match self.choices.read(&mut choice) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(choice[0])),
            Err(_) => Err(CheckError::Packing),
        }
    }

    /// Refuses more choices, or more bytes.
    pub(crate) fn end(mut self) -> Result<(), CheckError> {
        if self.next()?.is_some() {
            return Err(CheckError::Surplus);
        }
        let rest = self.choices.get_mut().get_mut().fill_buf();
        match rest {
            Ok([]) => Ok(()),
            Ok(_) => Err(CheckError::Surplus),
            Err(_) => Err(CheckError::Packing),
        }
    }
}

/// Reads the claim of a certificate, and opens the choices of its strategies. It takes little memory,
/// however long the file is.
pub(crate) fn open<R: Read + Seek>(
    file: R,
    tell: Tell<'_>,
) -> Result<(Claim, Packed<impl BufRead + use<R>>), CheckError> {
    let mut file = BufReader::new(file);
    let mut lines = [const { String::new() }; 4];
    let mut head = 0;
    for (index, line) in lines.iter_mut().enumerate() {
        let mut bytes = Vec::new();
        head += (&mut file).take(LINE_MAX).read_until(b'\n', &mut bytes)? as u64;
        let text = bytes.strip_suffix(b"\n").map(<[u8]>::to_vec);
        let text = text.and_then(|text| String::from_utf8(text).ok());
        *line = text.ok_or(CheckError::Title)?;
        if index == 0 && line != TITLE {
            return Err(CheckError::Title);
        }
    }
    let size = file.seek(SeekFrom::End(0))?;
    let end = size.checked_sub(HASH_BYTES as u64);
    let end = end.filter(|&end| end >= head).ok_or(CheckError::Hash)?;
    check_hash(&mut file, end, tell)?;
    let claim = Claim::read(lines.each_ref().map(String::as_str))?;
    file.seek(SeekFrom::Start(head))?;
    let choices = ZlibDecoder::new(file.take(end - head));
    let choices = BufReader::new(choices);
    Ok((claim, Packed { choices }))
}

/// Compares the hash at the end of a file with that of everything before it.
fn check_hash(
    file: &mut (impl BufRead + Seek),
    end: u64,
    tell: Tell<'_>,
) -> Result<(), CheckError> {
    let mut written = [0; HASH_BYTES];
    file.seek(SeekFrom::Start(end))?;
    file.read_exact(&mut written)?;
    file.rewind()?;
    let mut hash = Sha256::new();
    let mut left = end;
    while left > 0 {
        let block = file.fill_buf()?;
        let length = block.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        if length == 0 {
            return Err(CheckError::Hash);
        }
        hash.update(&block[..length]);
        file.consume(length);
        left -= length as u64;
        if tell(0).is_break() {
            return Err(CheckError::Stopped);
        }
    }
    if hash.finalize()[..] == written[..] {
        Ok(())
    } else {
        Err(CheckError::Hash)
    }
}
