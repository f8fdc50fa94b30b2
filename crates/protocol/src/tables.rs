//! The answer of endgame tables about a position, as JSON: `mancala tables probe` and the server.

use rules::{Move, Position};
use serde::{Deserialize, Serialize};

/// A position that tables cover.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Looked {
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// The margin by which South is ahead of North at the end.
    pub value: i16,
    /// `south`, `north` or `draw`.
    pub winner: String,
    /// The source of the values: `table`.
    pub source: String,
    /// Every move, best first.
    pub moves: Vec<LookedMove>,
}

/// A move and what it is worth.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct LookedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The margin by which South is ahead of North at the end.
    pub value: i16,
}

impl Looked {
    /// Puts values found into words.
    pub fn new(position: &Position, value: i16, moves: &[(Move, i16)]) -> Looked {
        let moves = moves.iter().map(|&(mv, value)| LookedMove {
            mv: position.move_text(mv),
            value,
        });
        Looked {
            game: position.rules().to_string(),
            position: position.to_string(),
            value,
            winner: match value.signum() {
                1 => "south",
                0 => "draw",
                _ => "north",
            }
            .to_owned(),
            source: "table".to_owned(),
            moves: moves.collect(),
        }
    }
}
