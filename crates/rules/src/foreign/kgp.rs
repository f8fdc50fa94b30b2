//! Board literals of the Kalah Game Protocol: `<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>`.
//!
//! Houses on each side, South's store, North's store, then both rows from their owner's left.
//! The player to move is always South there, so a board is turned round when North moves.

use crate::error::SetupError;
use crate::foreign::{Board, mover, only_for, seeds, wrong};
use crate::laws::Direction;
use crate::moves::Move;
use crate::position::Position;
use crate::ruleset::RuleSet;
use crate::side::Side;

const FORMAT: &str = "KGP board";

fn check_rules(rules: &RuleSet) -> Result<(), SetupError> {
    only_for(FORMAT, rules, &["kalah", "kid-cala-classic"])?;
    if rules.table_laws().direction == Direction::Clockwise {
        let what = format!("it is played counter-clockwise, `{rules}` is not");
        return Err(wrong(FORMAT)(what));
    }
    Ok(())
}

/// Reads a board on which the player to move, South of the literal, is `mover` for us. White
/// space around the numbers is forgiven.
///
/// # Errors
/// [`SetupError`] when it is no board literal, or no position of this game.
pub fn read(
    text: &str,
    rules: &RuleSet,
    mover: Side,
    any_seeds: bool,
) -> Result<Position, SetupError> {
    check_rules(rules)?;
    let form = "write `<houses,south store,north store,south houses…,north houses…>`";
    let inner = text.trim().strip_prefix('<');
    let inner = inner.and_then(|rest| rest.strip_suffix('>'));
    let inner = inner.ok_or_else(|| wrong(FORMAT)(format!("`{text}` is not one; {form}")))?;
    let numbers: Vec<u16> = inner
        .split(',')
        .map(|number| seeds(FORMAT, number.trim()))
        .collect::<Result<_, _>>()?;
    let houses = usize::from(numbers[0]);
    if houses == 0 || numbers.len() != 3 + 2 * houses {
        let what = format!(
            "{} numbers, where {houses} houses a side need {}; {form}",
            numbers.len(),
            3 + 2 * houses
        );
        return Err(wrong(FORMAT)(what));
    }
    let board = Board {
        houses: [
            numbers[3..3 + houses].to_vec(),
            numbers[3 + houses..].to_vec(),
        ],
        stores: [numbers[1], numbers[2]],
        to_move: Side::South,
    };
    let board = match mover {
        Side::South => board,
        Side::North => board.mirrored(),
    };
    board.position(FORMAT, rules, any_seeds)
}

/// Writes a board as the player to move sees it.
///
/// # Errors
/// [`SetupError::Foreign`] for other games, and when the game is over.
pub fn write(position: &Position) -> Result<String, SetupError> {
    check_rules(position.rules())?;
    let board = match mover(FORMAT, position)? {
        Side::South => Board::of(position, Side::South),
        Side::North => Board::of(position, Side::North).mirrored(),
    };
    let houses = [board.houses[0].len() as u16];
    let all = houses
        .iter()
        .chain(&board.stores)
        .chain(board.houses.iter().flatten());
    let all: Vec<String> = all.map(u16::to_string).collect();
    Ok(format!("<{}>", all.join(",")))
}

/// The number of a move in `move` messages: houses are counted from 1 at their owner's left.
pub fn number(mv: Move) -> Option<u8> {
    match mv {
        Move::House(house) => Some(house + 1),
        Move::Fruit(_) | Move::Swap | Move::Both(..) | Move::Directed(_) | Move::Arrange(_) => None,
    }
}

/// The move with that number; whether it is legal, the position knows.
pub fn from_number(number: u8) -> Option<Move> {
    number.checked_sub(1).map(Move::House)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kalah(options: &str) -> RuleSet {
        options.parse().unwrap()
    }

    #[test]
    fn the_mover_is_south_in_the_literal() {
        let rules = kalah("kalah:houses=3,seeds=3");
        let start = Position::start(&rules);
        assert_eq!(write(&start).unwrap(), "<3,0,0,3,3,3,3,3,3>");
        let mut after = start.clone();
        after.advance(Move::House(1)).unwrap();
        assert_eq!(after.to_string(), "3-0-4-4-3-3-1-0-N");
        assert_eq!(write(&after).unwrap(), "<3,0,1,4,3,3,3,0,4>");
        let back = read("<3, 0,1, 4,3,3, 3,0,4>", &rules, Side::North, false).unwrap();
        assert_eq!(back.to_string(), after.to_string());
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let rules = kalah("kalah");
        let message = |text: &str| {
            read(text, &rules, Side::South, false)
                .unwrap_err()
                .to_string()
        };
        assert!(message("4,4").contains("is not one"));
        assert!(message("<>").contains("is not a number of seeds"));
        assert!(message("<6,0,0,4>").contains("4 numbers"));
        assert!(message("<3,0,0,3,3,3,3,3,3>").contains("a row has 3 houses"));
        assert!(message("<6,1,0,4,4,4,4,4,4,4,4,4,4,4,4>").contains("49 seeds"));
        assert!(message("<99999,0>").contains("99999"));
        assert!(message("<6,0,0,4,4,4,4,4,4,4,4,4,4,4,-4>").contains("`-4`"));
        assert!(write(&Position::start(&kalah("oware"))).is_err());
        assert!(write(&Position::start(&kalah("kalah:direction=clockwise"))).is_err());
    }

    #[test]
    fn moves_are_counted_from_one() {
        assert_eq!(number(Move::House(0)), Some(1));
        assert_eq!(from_number(6), Some(Move::House(5)));
        assert_eq!(from_number(0), None);
        assert_eq!(number(Move::Swap), None);
    }
}
