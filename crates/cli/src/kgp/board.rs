//! Boards of the protocol as positions of Kalah, and the rules that servers apply.

use anyhow::{Context as _, Result};
use rules::foreign::kgp;
use rules::{Event, Move, Place, Position, RuleSet, Side};

/// The rules of servers: Kalah that ends when a side is empty, and also when a store holds more
/// than half of all seeds.
pub(super) fn rules(houses: u8) -> Result<RuleSet> {
    Ok(format!("kalah:houses={houses},majority-stop=on").parse()?)
}

/// Houses on each side of a board literal.
fn houses(literal: &str) -> Result<u8> {
    let first = literal.trim_start_matches('<').split(',').next();
    let houses = first.and_then(|houses| houses.parse().ok());
    houses.with_context(|| format!("board `{literal}` has no number of houses that we know"))
}

/// The position of a board, on which the player to move is South. It may be over.
pub(super) fn read(literal: &str) -> Result<Position> {
    let rules = rules(houses(literal)?)?;
    Ok(kgp::read(literal, &rules, Side::South, true)?)
}

/// A position as that player sees it, with either player to move, and also when it is over.
pub(super) fn literal(position: &Position, seen_by: Side) -> String {
    let houses = position.rules().houses();
    let sides = [seen_by, !seen_by];
    let stores = sides.iter().map(|&side| position.store(side));
    let rows = sides
        .iter()
        .flat_map(|&side| (0..houses).map(move |house| position.house(side, house)));
    let numbers = stores.chain(rows).map(|number| format!(",{number}"));
    format!("<{houses}{}>", numbers.collect::<String>())
}

/// The result of a sowing on a board.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Solved {
    /// The board as South sees it.
    pub(super) board: String,
    /// Whether the last seed fell into South's store.
    pub(super) is_repeat: bool,
    /// Whether the game is over.
    pub(super) is_over: bool,
}

/// The result of a board when South plays a house, counted from 0. The board may be one on which no
/// game goes on ([`is_final`]), as long as the house has seeds: servers ask for those, too.
pub(super) fn solve(board: &str, house: u8) -> Result<Solved> {
    let mut position = read(board)?;
    let sowing = position.play(Move::House(house))?;
    let last = sowing.events.iter().rev().find_map(|event| match event {
        Event::Drop { into, .. } => Some(*into),
        _ => None,
    });
    Ok(Solved {
        board: literal(&position, Side::South),
        is_repeat: last == Some(Place::Store(Side::South)),
        is_over: position.is_over(),
    })
}

/// Whether a game would have ended before it came to this position, though South has a move.
pub(super) fn is_final(position: &Position) -> bool {
    let seeds = |side| -> u16 {
        let houses = 0..position.rules().houses();
        houses.map(|house| position.house(side, house)).sum()
    };
    Side::BOTH
        .into_iter()
        .any(|side| seeds(side) == 0 || 2 * position.store(side) > position.pieces_total())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_read_and_write() {
        for text in ["<3,0,0,3,3,3,3,3,3>", "<1,0,5,2,1>"] {
            assert_eq!(literal(&read(text).unwrap(), Side::South), text);
        }
        let position = read("<3,1,2,3,4,5,6,7,8>").unwrap();
        assert_eq!(literal(&position, Side::North), "<3,2,1,6,7,8,3,4,5>");
        for (text, part) in [
            ("<13,0>", "`houses`"),
            ("<0,0,0>", "`houses`"),
            ("<999,0>", "no number of houses"),
            ("<3,0,0,3>", "4 numbers"),
        ] {
            let error = format!("{:#}", read(text).unwrap_err());
            assert!(error.contains(part), "{text}: {error}");
        }
    }

    /// The rules of the server of the protocol's authors, told by its description: whoever reads
    /// it next to [`solve`] sees that both are the same.
    fn described(numbers: &[u16], house: usize) -> (Vec<u16>, bool, bool) {
        let size = usize::from(numbers[0]);
        // Sowing goes through South's houses, his store, then North's houses.
        let mut cells: Vec<u16> = numbers[3..3 + size].to_vec();
        cells.push(numbers[1]);
        cells.extend(&numbers[3 + size..]);
        let mut north = numbers[2];
        let mut seeds = std::mem::take(&mut cells[house]);
        let mut at = house;
        while seeds > 0 {
            at = (at + 1) % cells.len();
            cells[at] += 1;
            seeds -= 1;
        }
        let facing = if at < size { 2 * size - at } else { 0 };
        if at < size && cells[at] == 1 && cells[facing] > 0 {
            cells[size] += cells[facing] + 1;
            (cells[at], cells[facing]) = (0, 0);
        }
        let all: u16 = cells.iter().sum::<u16>() + north;
        let empty = |row: &[u16]| row.iter().all(|&seeds| seeds == 0);
        let is_over = empty(&cells[..size])
            || empty(&cells[size + 1..])
            || cells[size] > all / 2
            || north > all / 2;
        if is_over {
            cells[size] += cells[..size].iter().sum::<u16>();
            north += cells[size + 1..].iter().sum::<u16>();
            cells[..size].fill(0);
            cells[size + 1..].fill(0);
        }
        let mut board = vec![numbers[0], cells[size], north];
        board.extend(&cells[..size]);
        board.extend(&cells[size + 1..]);
        (board, at == size, is_over)
    }

    #[test]
    fn the_rules_are_those_of_servers() {
        let mut random = rules::Random::new(6);
        for round in 0..5_000 {
            let mut below = |end: u16| random.below(end.into()) as u16;
            let size = 1 + below(12);
            let most = [2, 4, 2 * size, 60][round % 4];
            let mut numbers = vec![size, below(4 * size), below(4 * size)];
            numbers.extend((0..2 * size).map(|_| below(most + 1)));
            let house = usize::from(below(size));
            if numbers[3 + house] == 0 {
                continue;
            }
            let text = |numbers: &[u16]| {
                let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
                format!("<{}>", numbers.join(","))
            };
            let before = text(&numbers);
            let (after, is_repeat, is_over) = described(&numbers, house);
            let expected = Solved {
                board: text(&after),
                is_repeat,
                is_over,
            };
            let solved = solve(&before, house as u8).unwrap();
            assert_eq!(solved, expected, "{before} {house}");
            let mut position = read(&before).unwrap();
            position.advance(Move::House(house as u8)).unwrap();
            let again = position.side_to_move() == Some(Side::South);
            assert_eq!(again, is_repeat && !is_over, "{before} {house}");
            // Servers do not ask for a move when the game is over.
            assert_eq!(
                position.is_over(),
                is_over || is_final(&position),
                "{before} {house}"
            );
        }
    }
}
