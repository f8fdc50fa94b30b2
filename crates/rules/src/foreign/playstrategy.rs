//! Oware positions as `PlayStrategy` writes them:
//! `4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1`.
//!
//! North's row as South sees it from left to right, South's row, South's and North's score, who
//! is to move, and the number of the move. In a row `5S` is a house of five stones, and a bare
//! number counts empty houses.

use crate::error::SetupError;
use crate::foreign::{Board, mover, only_for, seeds, wrong};
use crate::position::Position;
use crate::ruleset::RuleSet;
use crate::side::Side;

const FORMAT: &str = "PlayStrategy FEN";

/// Longer rows than this no board has.
const ROW_MAX: usize = 12;

/// Reads a position and the number of the move.
///
/// # Errors
/// [`SetupError`] when it has not this form, or is no position of this game.
pub fn read(text: &str, rules: &RuleSet, any_seeds: bool) -> Result<(Position, u32), SetupError> {
    only_for(FORMAT, rules, &["oware"])?;
    let fields: Vec<&str> = text.split_whitespace().collect();
    let &[rows, south, north, turn, number] = fields.as_slice() else {
        let what = format!(
            "{} fields, 5 are needed: both rows, South's score, North's score, S or N, number of \
             the move",
            fields.len()
        );
        return Err(wrong(FORMAT)(what));
    };
    let rows = rows.split_once('/');
    let (upper, lower) =
        rows.ok_or_else(|| wrong(FORMAT)("the two rows are not parted by `/`".to_owned()))?;
    let mut north_row = read_row(upper)?;
    north_row.reverse();
    let board = Board {
        houses: [read_row(lower)?, north_row],
        stores: [seeds(FORMAT, south)?, seeds(FORMAT, north)?],
        to_move: match turn {
            "S" => Side::South,
            "N" => Side::North,
            _ => {
                let what = format!("`{turn}` does not say who is to move; write S or N");
                return Err(wrong(FORMAT)(what));
            }
        },
    };
    let number = number.parse().ok().filter(|&number| number > 0);
    let number = number
        .ok_or_else(|| wrong(FORMAT)(format!("`{}` is not the number of a move", fields[4])))?;
    Ok((board.position(FORMAT, rules, any_seeds)?, number))
}

fn read_row(text: &str) -> Result<Vec<u16>, SetupError> {
    let mut row = Vec::new();
    for item in text.split(',') {
        if let Some(stones) = item.strip_suffix('S') {
            row.push(seeds(FORMAT, stones)?);
        } else {
            let empty = usize::from(seeds(FORMAT, item)?);
            if row.len() + empty > ROW_MAX {
                return Err(wrong(FORMAT)(format!("`{text}` is longer than any row")));
            }
            row.resize(row.len() + empty, 0);
        }
    }
    Ok(row)
}

/// Writes a position, with the number of the move the game has come to (the first is 1).
///
/// # Errors
/// [`SetupError::Foreign`] for other games, and when the game is over.
pub fn write(position: &Position, number: u32) -> Result<String, SetupError> {
    only_for(FORMAT, position.rules(), &["oware"])?;
    let mut board = Board::of(position, mover(FORMAT, position)?);
    board.houses[1].reverse();
    Ok(format!(
        "{}/{} {} {} {} {number}",
        write_row(&board.houses[1]),
        write_row(&board.houses[0]),
        board.stores[0],
        board.stores[1],
        board.to_move.letter()
    ))
}

fn write_row(row: &[u16]) -> String {
    let items = row
        .chunk_by(|&a, &b| a == 0 && b == 0)
        .map(|run| match run {
            [0, ..] => run.len().to_string(),
            [stones, ..] => format!("{stones}S"),
            [] => unreachable!("runs are not empty"),
        });
    items.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn oware() -> RuleSet {
        "oware".parse().unwrap()
    }

    #[test]
    fn their_own_example_reads_and_writes() {
        let text = "5,13S/4S,1,1S,2,3S 27 2 S 50";
        let (position, number) = read(text, &oware(), true).unwrap();
        assert_eq!(position.to_string(), "4-0-1-0-0-3-13-0-0-0-0-0-27-2-S");
        assert_eq!(write(&position, number).unwrap(), text);
    }

    #[test]
    fn the_start_reads_and_writes() {
        let text = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1";
        let (position, _) = read(text, &oware(), false).unwrap();
        assert_eq!(position.to_string(), Position::start(&oware()).to_string());
        assert_eq!(write(&position, 1).unwrap(), text);
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let message = |text: &str| read(text, &oware(), false).unwrap_err().to_string();
        assert!(message("6/6 0 0 S").contains("4 fields"));
        assert!(message("6 0 0 S 1").contains("parted by `/`"));
        assert!(message("6/6 0 0 S 1").contains("no seeds"));
        assert!(message("5/6 0 48 S 1").contains("a row has 5 houses"));
        assert!(message("60000/6 0 48 S 1").contains("longer than any row"));
        assert!(message("6/6 x 48 S 1").contains("`x`"));
        assert!(message("6/6 0 48 X 1").contains("who is to move"));
        assert!(message("6/6 0 48 S 0").contains("number of a move"));
        assert!(message("5,13S/4S,1,1S,2,3S 27 2 S 50").contains("50 seeds"));
    }
}
