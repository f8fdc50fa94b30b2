//! The end of a game: by its rules, by resignation, by the clock, or by agreement.

use rules::{EndReason, Outcome, Side};

use crate::game::Game;
use crate::step::Step;
use crate::tree::NodeId;

/// The reason why a game is over.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum ResultReason {
    /// By the rules; in a match, the reason the last round ended.
    Rules(EndReason),
    /// This player gave up.
    Resigned(Side),
    /// This player's time ran out.
    OutOfTime(Side),
    /// Both agreed on a draw.
    Agreed,
}

/// The result of a game, or of a whole match.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct GameResult {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// Points of South and North; in a match, rounds won.
    pub score: [i16; 2],
    /// The reason why it is over.
    pub why: ResultReason,
}

impl GameResult {
    /// The word that ends a record: `27-21`, `north-resigns`, `draw-agreed`.
    pub fn text(&self) -> String {
        match self.why {
            ResultReason::Rules(_) => format!("{}-{}", self.score[0], self.score[1]),
            ResultReason::Resigned(side) => Step::Resign(side).text(),
            ResultReason::OutOfTime(side) => Step::OutOfTime(side).text(),
            ResultReason::Agreed => Step::Draw.text(),
        }
    }
}

/// One round of a match.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct RoundResult {
    /// Counted from 1.
    pub number: u16,
    /// The player who began it.
    pub begun_by: Side,
    /// The outcome; `None` while it is being played.
    pub outcome: Option<Outcome>,
}

impl Game {
    /// The result at the cursor; `None` while the game, or another round of it, can be played.
    pub fn result(&self) -> Option<GameResult> {
        self.result_at(self.node())
    }

    /// The result at a place.
    pub fn result_at(&self, id: NodeId) -> Option<GameResult> {
        let position = self.position_at(id);
        let score = if position.has_rounds() {
            position.rounds_won().map(|won| won.min(999).cast_signed())
        } else {
            position.score()
        };
        let (winner, why) = match self.step_at(id) {
            Some(&Step::Resign(side)) => (Some(!side), ResultReason::Resigned(side)),
            Some(&Step::OutOfTime(side)) => (Some(!side), ResultReason::OutOfTime(side)),
            Some(Step::Draw) => (None, ResultReason::Agreed),
            _ => {
                let winner = position.match_outcome()?.winner;
                (winner, ResultReason::Rules(position.outcome()?.why))
            }
        };
        Some(GameResult { winner, score, why })
    }

    /// The word a record that ends at this place ends with.
    pub(crate) fn result_text(&self, id: NodeId) -> String {
        let result = self.result_at(id);
        result.map_or_else(|| "*".to_owned(), |result| result.text())
    }

    /// The rounds of the current line up to the cursor, with the outcome of each.
    pub fn rounds(&self) -> Vec<RoundResult> {
        let ends = self.line().take(self.cursor());
        let before_rounds = ends
            .zip(self.positions())
            .filter(|(step, _)| matches!(step, Step::Round(_)))
            .map(|(_, before)| before);
        before_rounds
            .chain(std::iter::once(self.position()))
            .map(|position| RoundResult {
                number: position.round().number,
                begun_by: position.round().begun_by,
                outcome: position.outcome(),
            })
            .collect()
    }
}
