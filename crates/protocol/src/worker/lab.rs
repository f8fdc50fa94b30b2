//! What the rules lab asks a worker of its own, and what it hears as the work goes on.

use serde::{Deserialize, Serialize};

use super::MessageError;

/// The name of a worker that answers such questions, and no others.
pub const NAME: &str = "lab";

/// From the page to the worker, once: what to find out. The work goes on until the worker is ended,
/// or nothing is left to be found.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Question {
    /// Game and options: `kalah:seeds=3`.
    pub game: String,
    /// What to find out.
    pub work: Work,
}

/// What can be found out about rules.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub enum Work {
    /// How many sequences of sowings there are from the start, one depth after the other.
    Count,
    /// The exact values of positions with few seeds, one number of seeds after the other.
    Solve,
    /// Who wins when a level plays against itself.
    Play {
        /// From 1 to 8.
        level: u8,
        /// Decides the openings, and the players' chances.
        seed: u64,
    },
}

/// From the worker to the page.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub enum News {
    /// A depth has been counted.
    Counted {
        /// Sowings from the start.
        depth: u32,
        /// Sequences of so many.
        leaves: u128,
    },
    /// All positions with so many seeds in the houses are known.
    Solved {
        /// Seeds in the houses.
        seeds: u16,
        /// Positions with so many.
        positions: u64,
    },
    /// This game has no endings that could be worked out.
    NoEndings,
    /// One more game has been played.
    Played(Score),
    /// Nothing more will come.
    Done,
    /// The question could not be answered.
    Failed {
        /// Why.
        why: String,
    },
}

/// Games so far, seen by the first player.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Score {
    /// Games he won.
    pub won: u32,
    /// Games nobody won.
    pub drawn: u32,
    /// Games he lost.
    pub lost: u32,
    /// The interval from here …
    pub low: f64,
    /// … to here has his true score, a draw being half a point, with a probability of 95 %.
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
