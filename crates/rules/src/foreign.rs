//! Positions and moves as other programs write them.
//!
//! The diagram of the Oware engines by Joan Sala needs no module of its own: it is our own text
//! of an Oware position, so [`Position::read`] and `Display` do for it.

pub mod kgp;
pub mod openspiel;
pub mod playstrategy;

use crate::error::SetupError;
use crate::heap::Heap;
use crate::position::Position;
use crate::ruleset::RuleSet;
use crate::setup::{Content, Setup, Turn};
use crate::side::Side;

/// Both rows, both stores and the player to move: all that foreign formats know.
struct Board {
    houses: [Vec<u16>; 2],
    stores: [u16; 2],
    to_move: Side,
}

impl Board {
    /// The content of a position.
    fn of(position: &Position, to_move: Side) -> Board {
        let houses = 0..position.shape().houses();
        Board {
            houses: Side::BOTH.map(|side| {
                houses
                    .clone()
                    .map(|house| position.house(side, house))
                    .collect()
            }),
            stores: Side::BOTH.map(|side| position.store(side)),
            to_move,
        }
    }

    /// The same board seen by the other player.
    fn mirrored(mut self) -> Board {
        self.houses.reverse();
        self.stores.reverse();
        self.to_move = !self.to_move;
        self
    }

    fn position(
        &self,
        format: &'static str,
        rules: &RuleSet,
        any_seeds: bool,
    ) -> Result<Position, SetupError> {
        let houses = usize::from(rules.houses());
        if let Some(row) = self.houses.iter().find(|row| row.len() != houses) {
            return Err(SetupError::Foreign {
                format,
                what: format!("a row has {} houses, `{rules}` has {houses}", row.len()),
            });
        }
        let mut setup = Setup::empty(rules);
        for side in Side::BOTH {
            for (content, &seeds) in setup.houses[side].iter_mut().zip(&self.houses[side]) {
                *content = Content::Heap(Heap::Seeds(seeds));
            }
            setup.stores[side] = Heap::Seeds(self.stores[side]);
        }
        setup.turn = Turn::Side(self.to_move);
        setup.position(rules, any_seeds)
    }
}

/// The error of one format, with its words.
fn wrong(format: &'static str) -> impl Fn(String) -> SetupError {
    move |what| SetupError::Foreign { format, what }
}

/// A number of seeds.
fn seeds(format: &'static str, text: &str) -> Result<u16, SetupError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = if digits { text.parse().ok() } else { None };
    number.ok_or_else(|| wrong(format)(format!("`{text}` is not a number of seeds")))
}

/// The player to move, whom these formats cannot do without.
fn mover(format: &'static str, position: &Position) -> Result<Side, SetupError> {
    let over = "it is nobody's turn, and this format cannot say so".to_owned();
    position.side_to_move().ok_or_else(|| wrong(format)(over))
}

/// Refuses a game that the format does not know.
fn only_for(format: &'static str, rules: &RuleSet, games: &[&str]) -> Result<(), SetupError> {
    if games.contains(&rules.game().name) {
        return Ok(());
    }
    let games = games.join("` and `");
    Err(wrong(format)(format!(
        "it describes `{games}`, not `{rules}`"
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_diagrams_of_oware_engines_are_our_own_text() {
        let rules: RuleSet = "oware".parse().unwrap();
        for diagram in [
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "4-4-4-4-0-5-5-5-5-4-4-4-0-0-N",
            "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S",
        ] {
            let position = Position::read(diagram, &rules, false).unwrap();
            assert_eq!(position.to_string(), diagram);
        }
    }
}
