//! The questions of the rules lab to a worker of its own, and its news as the work goes on.

use serde::{Deserialize, Serialize};

use super::MessageError;

/// The name of a worker that answers such questions, and no others.
pub const NAME: &str = "lab";

/// The question of the page to the worker, sent once. The work goes on until the worker is ended,
/// or nothing is left to be found.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Question {
    /// The game and its options: `kalah:seeds=3`.
    pub game: String,
    /// The work to do.
    pub work: Work,
}

/// The kinds of work on rules.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub enum Work {
    /// The number of sequences of sowings from the start, one depth after the other.
    Count,
    /// The exact values of positions with few seeds, one number of seeds after the other.
    Solve,
    /// The results of a level that plays against itself.
    Play {
        /// The level, from 1 to 8.
        level: u8,
        /// The seed of the openings, and of the players' random choices.
        seed: u64,
    },
}

/// News from the worker to the page.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub enum News {
    /// A depth has been counted.
    Counted {
        /// The number of sowings from the start.
        depth: u32,
        /// The number of sequences of that length.
        leaves: u128,
    },
    /// All positions with that number of seeds in the houses are known.
    Solved {
        /// The number of seeds in the houses.
        seeds: u16,
        /// The number of positions with that many.
        positions: u64,
    },
    /// This game has no endings that could be computed.
    NoEndings,
    /// One more game has been played.
    Played(Score),
    /// The work is complete.
    Done,
    /// The question could not be answered.
    Failed {
        /// The reason.
        why: String,
    },
}

/// The results of the games so far, for the first player.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Score {
    /// The number of games the first player has won.
    pub won: u32,
    /// The number of draws.
    pub drawn: u32,
    /// The number of games the first player has lost.
    pub lost: u32,
    /// The lower end of an interval …
    pub low: f64,
    /// … and the upper end: it holds the true score, a draw being half a point, with a probability
    /// of 95 %.
    pub high: f64,
}

message!(Question);
message!(News);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_back() {
        for work in [Work::Count, Work::Solve, Work::Play { level: 3, seed: 9 }] {
            let question = Question {
                game: "oware".to_owned(),
                work,
            };
            assert_eq!(Question::decode(&question.encode()), Ok(question));
        }
        for news in [
            News::Counted {
                depth: 30,
                leaves: 1 << 100,
            },
            News::Played(Score {
                won: 3,
                low: 0.25,
                ..Score::default()
            }),
        ] {
            assert_eq!(News::decode(&news.encode()), Ok(news));
        }
        assert!(News::decode(&[99]).is_err());
    }
}
