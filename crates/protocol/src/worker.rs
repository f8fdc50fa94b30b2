//! The messages between the page and the engine's worker.
//!
//! The page numbers its searches. Answers carry the number of their search, so that answers to an
//! outdated question can be dropped.

use rules::Certainty;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The size of the transposition table, in MiB: enough for the longest thought of a game, and small
/// enough for a phone.
pub const MEMORY_MIB: u16 = 32;

/// A question about a position, from the page to the worker.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Search {
    /// The number of the question, larger than those of all questions before.
    pub id: u32,
    /// The game and its options: `kalah:seeds=3`.
    pub game: String,
    /// The position with the earlier positions that it remembers, as `{:#}` writes it.
    pub position: String,
    /// Whether the move of the second player (North) is wanted; matters only while both players
    /// choose at once.
    pub north: bool,
    /// The use of the move.
    pub purpose: Purpose,
    /// The endings it may look up, if it is a search that does: a hint, or a move of the last
    /// level.
    pub endings: Endings,
    /// The most positions searched, for answers that do not depend on how busy the machine is; `None`
    /// for any number.
    pub nodes_max: Option<u32>,
    /// The most milliseconds until the answer.
    pub time_ms_max: u32,
    /// The size of the transposition table, in MiB. If it differs from that of the last question,
    /// the worker forgets what it knows.
    pub memory_mib: u16,
}

/// The use of a move.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub enum Purpose {
    /// To be played as a level plays.
    Play {
        /// The level, from 1 to 8.
        level: u8,
        /// The seed of the level's random choice among moves.
        seed: u64,
    },
    /// To be shown as a hint: the best move found.
    Hint,
    /// To be shown beside each move as its value. All moves are valued, deeper and deeper, and each
    /// depth is reported. A last report has the lines only as far as they are certain.
    Values,
    /// A file that proves the value of the position; no move is wanted.
    Certificate,
}

/// The exact values that a question may use.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub enum Endings {
    /// None: so the answer is the same on every device.
    Unused,
    /// Those that are known. They are computed between questions, and for the question itself in up
    /// to half of its time.
    Known,
    /// All that can still come, however long it takes to compute them. Asked for after an answer
    /// that was marked perfect, because the worker may have lost its endings since.
    Complete,
}

/// An answer, from the worker to the page.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub enum Reply {
    /// The worker is ready for questions.
    Ready,
    /// The worker has begun with the question, and has nothing to report yet.
    Busy,
    /// Progress of a search that goes on.
    Info(Info),
    /// The search has ended.
    Found(Found),
    /// The result of the request for a certificate.
    Certified(Certified),
    /// The question could not be answered.
    Failed {
        /// The number of the search.
        id: u32,
        /// The reason.
        why: String,
    },
}

/// The progress of a search.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Info {
    /// The number of the search.
    pub id: u32,
    /// The depth completed.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The number of those that were found among the endings.
    pub table_hits: u64,
    /// The largest number of seeds whose endings are known; 0 if none are.
    pub endings: u16,
    /// The valued moves, best first: for a hint the best one, for a certificate none, else all.
    pub moves: Vec<Valued>,
}

/// A move and its value to the player who makes it.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Valued {
    /// The move; while both players choose at once, one house.
    pub mv: String,
    /// The margin by which the player will win; below zero, lose.
    pub points: i32,
    /// In games won by being first: the plies until the player has won; below zero, lost. `None` if
    /// no end is in sight.
    pub wins_in: Option<i32>,
    /// The source of the value.
    pub source: Certainty,
    /// The expected continuation, this move first.
    pub line: Vec<String>,
}

/// The result of a search.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Found {
    /// The number of the search.
    pub id: u32,
    /// The move; while both players choose at once, one house.
    pub best: String,
    /// The margin for the player of the move; `None` for a move chosen by a level.
    pub points: Option<i32>,
    /// The source of the value.
    pub source: Certainty,
    /// Whether the worker knows the exact value of every position that can still come: then its
    /// best moves are perfect play from here on.
    pub perfect: bool,
    /// The number of positions searched.
    pub nodes: u64,
}

/// The result of the request for a certificate.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Certified {
    /// The number of the question.
    pub id: u32,
    /// The certificate, checked; `None` if it takes more time or memory than a page may use.
    pub made: Option<Certificate>,
}

/// A file that proves the value of a position.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Certificate {
    /// The first digits of its hash.
    pub name: String,
    /// The file in Base64, the form in which a browser saves it.
    pub base64: String,
    /// The size of the file in bytes.
    pub size: u32,
}

/// The fault of a message that cannot be read: page and worker are of different builds.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("the worker and the page do not understand each other: {why}")]
pub struct MessageError {
    /// The reason.
    pub why: String,
}

macro_rules! message {
    ($name:ty) => {
        impl $name {
            /// Encodes the message as bytes.
            pub fn encode(&self) -> Vec<u8> {
                postcard::to_allocvec(self).expect("every message can be written")
            }

            /// Decodes a message.
            ///
            /// # Errors
            /// [`MessageError`] if the bytes are no such message.
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
            nodes_max: Some(5_000),
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
