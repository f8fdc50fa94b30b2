//! The JSON answers about positions.

use rules::{Position, Side};
use serde::Serialize;

/// The state of a game.
#[derive(Debug, Serialize)]
pub(crate) struct Standing {
    game: String,
    position: String,
    to_move: Option<&'static str>,
    over: bool,
    score: [i16; 2],
    winner: Option<&'static str>,
    /// The position with the memory of earlier ones, where it matters for what comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    position_with_history: Option<String>,
    /// The state of a match.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    rounds: Option<Rounds>,
}

#[derive(Debug, Serialize)]
struct Rounds {
    round: u16,
    won: [u16; 2],
    over: bool,
    winner: Option<&'static str>,
}

impl Standing {
    pub(crate) fn of(position: &Position) -> Standing {
        let outcome = position.outcome();
        let text = position.to_string();
        let with_history = format!("{position:#}");
        Standing {
            game: position.rules().to_string(),
            to_move: position.side_to_move().map(Side::name),
            over: position.is_over(),
            score: position.score(),
            winner: outcome.map(rules::Outcome::winner_name),
            position_with_history: (with_history != text).then_some(with_history),
            rounds: position.has_rounds().then(|| Rounds::of(position)),
            position: text,
        }
    }
}

impl Rounds {
    fn of(position: &Position) -> Rounds {
        let outcome = position.match_outcome();
        Rounds {
            round: position.round().number,
            won: position.rounds_won(),
            over: outcome.is_some(),
            winner: outcome.map(|outcome| outcome.winner.map_or("draw", Side::name)),
        }
    }
}
