//! What the page asks the engine's worker, and what it answers.
//!
//! The page numbers its searches. Answers carry the number of their search, so that answers to
//! a question that is no longer asked can be dropped.

use rules::Certainty;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Memory for positions already searched, in MiB: enough for the longest thought of a game, and a
/// phone has it to spare.
pub const MEMORY_MIB: u16 = 32;

/// From the page to the worker: a question about a position.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Search {
    /// Larger than that of every question before.
    pub id: u32,
    /// Game and options: `kalah:seeds=3`.
    pub game: String,
    /// The position with the memory of earlier ones, as `{:#}` writes it.
    pub position: String,
    /// Whether the move of the second player (North) is wanted; decides only while both
    /// players choose at once.
    pub north: bool,
    /// What the move is for.
    pub purpose: Purpose,
    /// Which endings it may look up, if it is one that does: a hint, or a move of the last level.
    pub endings: Endings,
    /// The answer has to come after this many milliseconds at the latest.
    pub time_ms_max: u32,
    /// Memory for positions already searched, in MiB. With another number than before the worker
    /// forgets what it knows.
    pub memory_mib: u16,
}

/// What a move is wanted for.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub enum Purpose {
    /// To be played as a level plays.
    Play {
        /// From 1 to 8.
        level: u8,
        /// Where the level chooses among moves, this decides.
        seed: u64,
    },
    /// To be shown as a hint: the best that is found.
    Hint,
    /// To be shown beside each move what it is worth. All are valued, deeper and deeper, and each
    /// depth is told. A last time the lines are told as far as they are certain.
    Values,
    /// Not a move, but a file that proves what the position is worth.
    Certificate,
}

/// Exact values that a question may use.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub enum Endings {
    /// None: the answer is then the same on every device.
    Unused,
    /// Those that are known. They are worked out between questions, and for the question itself in
    /// up to half of its time.
    Known,
    /// All that can still come, however long it takes to know them. Who has been called perfect is
    /// asked for like this, for the worker may have lost what it knew.
    Complete,
}

/// From the worker to the page.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub enum Reply {
    /// The worker listens.
    Ready,
    /// The worker is at work on the question, and has nothing to tell yet.
    Busy,
    /// News from a search that goes on.
    Info(Info),
    /// The search has ended.
    Found(Found),
    /// What came of the wish for a certificate.
    Certified(Certified),
    /// The question could not be answered.
    Failed {
        /// Of which search.
        id: u32,
        /// Why.
        why: String,
    },
}

/// How far a search has come.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Info {
    /// Of which search.
    pub id: u32,
    /// The depth completed.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Of those, the ones that were looked up among the endings.
    pub table_hits: u64,
    /// Endings with up to so many seeds are known; 0 if none are.
    pub endings: u16,
    /// The valued moves, best first: for a hint the best one, for a certificate none, else all.
    pub moves: Vec<Valued>,
}

/// A move and what it is worth to the player who makes it.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Valued {
    /// The move; while both players choose at once, one house.
    pub mv: String,
    /// The margin by which he will win, below zero: lose.
    pub points: i32,
    /// Where being first wins: plies until he has won, below zero: lost; `None` if that is not seen.
    pub wins_in: Option<i32>,
    /// Where the value comes from.
    pub source: Certainty,
    /// The expected continuation, this move first.
    pub line: Vec<String>,
}

/// What a search found.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Found {
    /// Of which search.
    pub id: u32,
    /// The move; while both players choose at once, one house.
    pub best: String,
    /// The margin it is worth to its player; not said of a level's choice.
    pub points: Option<i32>,
    /// Where the value comes from.
    pub source: Certainty,
    /// Whether the worker knows the exact value of every position that can still come, so that
    /// whoever always takes its best move plays perfectly from here on.
    pub perfect: bool,
    /// Positions looked at.
    pub nodes: u64,
}

/// What came of the wish for a certificate.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Certified {
    /// Of which question.
    pub id: u32,
    /// The certificate, checked; `None` if it takes more time or memory than a page may use.
    pub made: Option<Certificate>,
}

/// A file that proves what a position is worth.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Certificate {
    /// The first digits of its hash.
    pub name: String,
    /// The file, in Base64: that is how a browser saves it.
    pub base64: String,
    /// Bytes of the file.
    pub size: u32,
}

/// A message that cannot be read: page and worker are of different builds.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("the worker and the page do not understand each other: {why}")]
pub struct MessageError {
    /// What is wrong with it.
    pub why: String,
}

macro_rules! message {
    ($name:ty) => {
        impl $name {
            /// The message as bytes.
            pub fn encode(&self) -> Vec<u8> {
                postcard::to_allocvec(self).expect("every message can be written")
            }

            /// Reads a message.
            ///
            /// # Errors
            /// When the bytes are no such message.
            pub fn decode(bytes: &[u8]) -> Result<Self, MessageError> {
                postcard::from_bytes(bytes).map_err(|error| MessageError {
                    why: error.to_string(),
                })
            }
        }
    };
}

message!(Search);
message!(Reply);

pub mod lab;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_back() {
        let search = Search {
            id: 7,
            game: "kalah".to_owned(),
            position: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S".to_owned(),
            north: false,
            purpose: Purpose::Play { level: 3, seed: 12 },
            endings: Endings::Complete,
            time_ms_max: 1_000,
            memory_mib: MEMORY_MIB,
        };
        assert_eq!(Search::decode(&search.encode()), Ok(search));
        let reply = Reply::Found(Found {
            id: 7,
            best: "C".to_owned(),
            points: Some(-2),
            source: Certainty::Searched { depth: 9 },
            perfect: false,
            nodes: 12_345,
        });
        assert_eq!(Reply::decode(&reply.encode()), Ok(reply));
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(Search::decode(&[9, 9]).is_err());
        assert!(Reply::decode(&[]).is_err());
    }
}
