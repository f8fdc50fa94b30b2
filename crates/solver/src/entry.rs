//! The result of a job of a campaign, as a line of text.

use std::fmt;

use rules::{Position, RuleSet};

/// The way in which a question is answered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Phase {
    /// By a search that leaves out moves which are almost never better: most likely right.
    Conjecture,
    /// By a proof.
    Proof,
}

/// The answer to whether South will be at least so far ahead of North.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Answer {
    /// South will be at least so far ahead.
    AtLeast(i16),
    /// South will be at most so far ahead.
    AtMost(i16),
    /// It was asked whether South will be at least so far ahead, and given up for now.
    Open(i16),
}

/// The result of a job, and its cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The way in which it was found.
    pub phase: Phase,
    /// The position.
    pub position: Position,
    /// The answer.
    pub answer: Answer,
    /// The number of positions searched.
    pub nodes: u64,
    /// The seconds that took.
    pub seconds: f64,
    /// The version of the program.
    pub version: String,
}

/// The words of a line.
const WORDS: usize = 7;
/// The longest version, in bytes.
const VERSION_MAX: usize = 40;

impl Entry {
    /// Reads a line: phase, position, `>=`, `<=` or `?`, margin, positions searched, seconds,
    /// version.
    ///
    /// # Errors
    /// The fault, as a sentence that begins with "it".
    pub fn read(line: &str, rules: &RuleSet) -> Result<Entry, &'static str> {
        let words: Vec<&str> = line.split(' ').take(WORDS + 1).collect();
        let [phase, position, sign, margin, nodes, seconds, version] = words[..] else {
            return Err("it has not seven words");
        };
        let phase = match phase {
            "conjecture" => Phase::Conjecture,
            "proof" => Phase::Proof,
            _ => return Err("it begins with neither `conjecture` nor `proof`"),
        };
        let position = Position::read(position, rules, true)
            .map_err(|_| "its position is none of the game")?;
        let margin: i16 = margin.parse().map_err(|_| "its margin is no number")?;
        if margin.unsigned_abs() > position.pieces_total() {
            return Err("its margin is more than all seeds");
        }
        let answer = match sign {
            ">=" => Answer::AtLeast(margin),
            "<=" => Answer::AtMost(margin),
            "?" => Answer::Open(margin),
            _ => return Err("its third word is none of `>=`, `<=`, `?`"),
        };
        let seconds: f64 = seconds.parse().map_err(|_| "its seconds are no number")?;
        if !(0.0..=1e9).contains(&seconds) {
            return Err("its seconds cannot be");
        }
        if version.len() > VERSION_MAX || !version.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err("its version is none");
        }
        Ok(Entry {
            phase,
            position,
            answer,
            nodes: nodes
                .parse()
                .map_err(|_| "its number of positions is none")?,
            seconds,
            version: version.to_owned(),
        })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let phase = match self.phase {
            Phase::Conjecture => "conjecture",
            Phase::Proof => "proof",
        };
        let Entry {
            position,
            answer,
            nodes,
            seconds,
            version,
            ..
        } = self;
        write!(
            f,
            "{phase} {position} {answer} {nodes} {seconds:.1} {version}"
        )
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, margin) = match self {
            Answer::AtLeast(margin) => (">=", margin),
            Answer::AtMost(margin) => ("<=", margin),
            Answer::Open(margin) => ("?", margin),
        };
        write!(f, "{sign} {margin}")
    }
}

impl Answer {
    /// The question: whether South will be at least this far ahead.
    pub fn asked(self) -> i16 {
        match self {
            Answer::AtLeast(margin) | Answer::Open(margin) => margin,
            Answer::AtMost(margin) => margin + 1,
        }
    }

    /// Whether this follows from another answer about the same position.
    pub fn follows_from(self, other: Answer) -> bool {
        match (self, other) {
            (Answer::AtLeast(margin), Answer::AtLeast(found)) => found >= margin,
            (Answer::AtMost(margin), Answer::AtMost(found)) => found <= margin,
            (Answer::Open(_), _) => true,
            (Answer::AtLeast(_), Answer::AtMost(_) | Answer::Open(_))
            | (Answer::AtMost(_), Answer::AtLeast(_) | Answer::Open(_)) => false,
        }
    }
}
