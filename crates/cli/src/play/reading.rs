//! Moves as people type them: in either case, and in Banana-Cala step by step.

use rules::{Arranged, FruitMove, Kind, Move, Order, Origin, PlayError, Position, Side};

/// The meaning of an input.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Meant {
    /// A move.
    Move(Move),
    /// Fruits from here; which and in what order is still to be said.
    Fruits(Origin),
}

/// Reads a move of `side`: the letter of a house or, for fruits, of the mancala; fruits such as
/// `m:gob`; `swap`; or where seeds are arranged, their numbers. Case does not matter.
///
/// # Errors
/// [`PlayError`] if the text is no move, or the move cannot be played.
pub(crate) fn read(text: &str, position: &Position, side: Side) -> Result<Meant, PlayError> {
    let fruit = position.properties().has_fruit;
    let text = text.trim();
    if position.is_arranging()
        && let Some(counts) = arrangement(text)
    {
        let board = position.board();
        let arranged = if counts.is_empty() {
            let seeds = position.seeds_of(side) as u8;
            Arranged::in_back_row(seeds, board.columns(), board.houses())
        } else {
            Arranged::of(&counts)
        };
        return Ok(Meant::Move(Move::Arrange(arranged)));
    }
    if fruit && text.eq_ignore_ascii_case("m") {
        return Ok(Meant::Fruits(Origin::Store));
    }
    match position.read_typed(text)? {
        mv @ Move::House(house) if fruit => match position.check(mv) {
            Ok(()) => Ok(Meant::Move(mv)),
            Err(PlayError::WrongForm { .. }) => Ok(Meant::Fruits(Origin::House(house))),
            Err(error) => Err(error),
        },
        Move::Fruit(fruit) => Ok(Meant::Move(arranged(fruit, position))),
        mv => Ok(Meant::Move(mv)),
    }
}

/// The numbers of an arrangement, with points or blanks between them, `=` before them or not; none
/// for `=` alone, the usual one. `None` if the text is something else.
pub(crate) fn arrangement(text: &str) -> Option<Vec<u8>> {
    let text = text.trim();
    let numbers = text.strip_prefix('=').unwrap_or(text);
    let numbers = numbers
        .split(['.', ',', ' '])
        .filter(|part| !part.is_empty());
    let counts: Option<Vec<u8>> = numbers.map(|number| number.parse().ok()).collect();
    // A number alone is one of a list.
    counts.filter(|counts| text.starts_with('=') || counts.len() > 1)
}

/// The same fruits in the order the rules demand, if they do.
pub(crate) fn arranged(fruit: FruitMove, position: &Position) -> Move {
    let order = if position.properties().chooses_order {
        fruit.order
    } else {
        Kind::IN_ORDER
            .into_iter()
            .flat_map(|kind| fruit.order.iter().filter(move |&other| other == kind))
            .collect::<Order>()
    };
    Move::Fruit(FruitMove { order, ..fruit })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(position: &str, text: &str, expected: &str) {
        let rules = "banana-cala".parse().unwrap();
        let position = Position::read(position, &rules, true).unwrap();
        let side = position.side_to_move().unwrap();
        let meant = match read(text, &position, side) {
            Ok(Meant::Move(mv)) => mv.text(side),
            Ok(Meant::Fruits(source)) => format!("{source:?}"),
            Err(error) => error.to_string(),
        };
        assert_eq!(meant, expected);
    }

    #[test]
    fn fruits_are_asked_for_where_there_is_a_choice() {
        const BOARD: &str = "2b-1a1b-0-0-0-0-0-0-0-0-0-1a-6o-6g-0-0";
        check(&format!("{BOARD}-S"), "a", "A");
        check(&format!("{BOARD}-S"), "B", "House(1)");
        check(&format!("{BOARD}-S"), "b:ba", "B:ba");
        check(&format!("{BOARD}-S"), "m", "Store");
        check(&format!("{BOARD}-S"), "c", "house `C` is empty");
        check(&format!("{BOARD}-N"), "F", "f");
        check(&format!("{BOARD}-N"), "M:GG", "m:gg");
    }

    #[test]
    fn arrangements_are_numbers_however_they_are_parted() {
        let position = Position::start(&"omweso:arrange=on".parse().unwrap());
        let usual = "=0.0.0.0.0.0.0.0.4.4.4.4.4.4.4.4";
        let spaced = usual.replace(['=', '.'], " ");
        for text in [usual, "=", spaced.as_str(), &usual[1..]] {
            match read(text, &position, Side::South) {
                Ok(Meant::Move(mv)) => assert_eq!(mv.text(Side::South), usual, "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
        assert_eq!(arrangement("4"), None);
        assert_eq!(arrangement("A"), None);
    }
}
