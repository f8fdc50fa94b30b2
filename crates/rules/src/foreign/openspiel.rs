//! Actions of the games `mancala` (our Kalah) and `oware` of `OpenSpiel`, and its Oware states
//! such as `0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4`.

use crate::error::{PlayError, SetupError};
use crate::foreign::{Board, mover, only_for, seeds, wrong};
use crate::moves::Move;
use crate::position::Position;
use crate::ruleset::RuleSet;
use crate::side::Side;

const FORMAT: &str = "OpenSpiel";

/// The origin from which actions count: cells of the whole board in `mancala` (0 is North's store),
/// the mover's houses in `oware`.
fn offset(rules: &RuleSet, side: Side) -> Result<u8, SetupError> {
    only_for(FORMAT, rules, &["kalah", "kid-cala-classic", "oware"])?;
    Ok(match (rules.game().name, side) {
        ("oware", _) => 0,
        (_, Side::South) => 1,
        (_, Side::North) => rules.houses() + 2,
    })
}

/// The action of a move of the player to move.
///
/// # Errors
/// [`SetupError::Foreign`] for other games, other moves than houses, and when the game is over.
pub fn action(position: &Position, mv: Move) -> Result<u8, SetupError> {
    let first = offset(position.rules(), mover(FORMAT, position)?)?;
    match mv {
        Move::House(house) => Ok(first + house),
        Move::Fruit(_) | Move::Swap | Move::Both(..) | Move::Directed(_) | Move::Arrange(_) => {
            let text = position.move_text(mv);
            Err(wrong(FORMAT)(format!("the move `{text}` has no action")))
        }
    }
}

/// Reads the number of an action as a legal move.
///
/// # Errors
/// [`ActionError`] if it is the number of no move, or of one that is not legal here.
pub fn read_action(position: &Position, action: u8) -> Result<Move, ActionError> {
    let side = mover(FORMAT, position)?;
    let first = offset(position.rules(), side)?;
    let houses = position.rules().houses();
    let house = action.checked_sub(first).filter(|&house| house < houses);
    let mv = house.map(Move::House).ok_or_else(|| {
        let last = first + houses - 1;
        wrong(FORMAT)(format!(
            "action {action} is no house of {side}'s; his are {first} to {last}"
        ))
    })?;
    position.check(mv)?;
    Ok(mv)
}

/// The reason why an action cannot be played.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error(transparent)]
pub enum ActionError {
    /// The number is that of no move of this game.
    Unknown(#[from] SetupError),
    /// The move is not legal.
    Play(#[from] PlayError),
}

/// Reads an Oware state: player to move | both scores | all houses.
///
/// # Errors
/// [`SetupError`] when it is none, or no position of this game.
pub fn read_state(text: &str, rules: &RuleSet, any_seeds: bool) -> Result<Position, SetupError> {
    only_for(FORMAT, rules, &["oware"])?;
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let form = "write `player | score score | houses`, such as `0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4`";
    let &[player, scores, houses] = parts.as_slice() else {
        return Err(wrong(FORMAT)(format!(
            "`{text}` is not an Oware state; {form}"
        )));
    };
    let to_move = match player {
        "0" => Side::South,
        "1" => Side::North,
        _ => {
            return Err(wrong(FORMAT)(format!(
                "player `{player}` is neither 0 nor 1"
            )));
        }
    };
    let numbers = |text: &str| -> Result<Vec<u16>, SetupError> {
        text.split_whitespace()
            .map(|number| seeds(FORMAT, number))
            .collect()
    };
    let &[south, north] = numbers(scores)?.as_slice() else {
        return Err(wrong(FORMAT)(format!(
            "`{scores}` are not two scores; {form}"
        )));
    };
    let mut row = numbers(houses)?;
    let all = row.len();
    if all % 2 != 0 {
        return Err(wrong(FORMAT)(format!(
            "{all} houses cannot be shared by two players"
        )));
    }
    let north_row = row.split_off(all / 2);
    let board = Board {
        houses: [row, north_row],
        stores: [south, north],
        to_move,
    };
    board.position(FORMAT, rules, any_seeds)
}

/// Writes an Oware state.
///
/// # Errors
/// [`SetupError::Foreign`] for other games, and when the game is over.
pub fn write_state(position: &Position) -> Result<String, SetupError> {
    only_for(FORMAT, position.rules(), &["oware"])?;
    let board = Board::of(position, mover(FORMAT, position)?);
    let houses: Vec<String> = board.houses.iter().flatten().map(u16::to_string).collect();
    Ok(format!(
        "{} | {} {} | {}",
        board.to_move.index(),
        board.stores[0],
        board.stores[1],
        houses.join(" ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(rules: &str, text: &str) -> Position {
        Position::read(text, &rules.parse().unwrap(), true).unwrap()
    }

    #[test]
    fn kalah_actions_are_cells_of_the_board() {
        let south = position("kalah", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
        assert_eq!(action(&south, Move::House(0)), Ok(1));
        assert_eq!(read_action(&south, 6), Ok(Move::House(5)));
        assert!(matches!(
            read_action(&south, 7),
            Err(ActionError::Unknown(_))
        ));
        let north = position("kalah", "4-4-4-4-4-4-0-4-4-4-4-8-0-0-N");
        assert_eq!(action(&north, Move::House(5)), Ok(13));
        assert_eq!(read_action(&north, 9), Ok(Move::House(1)));
        let empty = PlayError::EmptyHouse { house: 'a' };
        assert_eq!(read_action(&north, 8), Err(ActionError::Play(empty)));
    }

    #[test]
    fn oware_actions_are_houses_of_the_mover() {
        let north = position("oware", "4-4-4-4-0-5-5-5-5-4-4-4-0-0-N");
        assert_eq!(action(&north, Move::House(2)), Ok(2));
        assert_eq!(read_action(&north, 5), Ok(Move::House(5)));
        assert!(read_action(&north, 6).is_err());
    }

    #[test]
    fn oware_states_round_trip() {
        let rules: RuleSet = "oware".parse().unwrap();
        let text = "1 | 0 0 | 8 3 0 12 8 1 8 1 1 1 0 5";
        let read = read_state(text, &rules, false).unwrap();
        assert_eq!(read.to_string(), "8-3-0-12-8-1-8-1-1-1-0-5-0-0-N");
        assert_eq!(write_state(&read).unwrap(), text);
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let rules: RuleSet = "oware".parse().unwrap();
        let message = |text: &str| read_state(text, &rules, false).unwrap_err().to_string();
        assert!(message("").contains("is not an Oware state"));
        assert!(message("2 | 0 0 | 4").contains("neither 0 nor 1"));
        assert!(message("0 | 0 | 4").contains("not two scores"));
        assert!(message("0 | 0 0 | 4").contains("1 houses"));
        assert!(message("0 | 0 0 | 4 4").contains("a row has 1 houses"));
        assert!(message("0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 5").contains("49 seeds"));
    }
}
