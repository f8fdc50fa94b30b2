//! The turns of a game as short texts, one for each sowing.

use game::{Ply, Turn};
use leptos::prelude::*;
use rules::{Kind, Move, Side, Sowing};

use crate::board::pieces::fruit;
use crate::play::desk::Desk;

/// One ply of the list.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Item {
    pub(super) text: String,
    /// Whether its text names fruits by their letters.
    has_fruit: bool,
    /// The number of steps of the line up to and including it.
    pub(super) at: usize,
}

/// One turn of the list.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    pub(super) number: usize,
    pub(super) by: Option<Side>,
    pub(super) items: Vec<Item>,
}

impl Line {
    fn of(turn: &Turn<'_>) -> Line {
        let item = |(index, ply): (usize, &&Ply)| Item {
            text: format!("{}{}", ply.text(), remark(&ply.sowing)),
            has_fruit: matches!(ply.mv, Move::Fruit(_)),
            at: turn.first + index + 1,
        };
        Line {
            number: turn.number,
            by: turn.by,
            items: turn.plies.iter().enumerate().map(item).collect(),
        }
    }
}

impl Item {
    /// The ply as people read it.
    pub(super) fn told(&self) -> AnyView {
        told(&self.text, self.has_fruit)
    }
}

/// A move with its remark: where the notation has letters for fruits there are pictures, and the
/// letters for those who listen.
pub(crate) fn told(text: &str, has_fruit: bool) -> AnyView {
    let Some((from, rest)) = text.split_once(':').filter(|_| has_fruit) else {
        return text.to_owned().into_any();
    };
    let letters = rest.chars().map_while(Kind::from_letter);
    let kinds: Vec<Kind> = letters.collect();
    let remark = rest[kinds.len()..].to_owned();
    let fruits = kinds.into_iter().map(|kind| {
        view! { {fruit(kind)} <span class="hidden">{kind.letter().to_string()}</span> }
    });
    view! { {from.to_owned()} ":" {fruits.collect_view()} {remark} }.into_any()
}

/// A row of a score sheet: South's turn, and North's after it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pair {
    pub(super) number: usize,
    /// Nothing where the row begins with North's turn, or ends with South's.
    pub(super) turns: [Option<Line>; 2],
}

impl Pair {
    /// The number of steps up to and including its first sowing.
    pub(super) fn begins(&self) -> usize {
        let mut lines = self.turns.iter().flatten();
        let first = lines.find_map(|line| line.items.first());
        first.map_or(0, |item| item.at)
    }

    /// A text that no other row has.
    pub(super) fn key(&self) -> String {
        let [first, second] = self.turns.each_ref().map(|line| {
            let items = line.iter().flat_map(|line| &line.items);
            items.map(|item| item.text.as_str()).collect::<String>()
        });
        format!("{} {first} {second}", self.number)
    }
}

/// The turns as a score sheet has them.
pub(super) fn pairs(lines: Vec<Line>) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for line in lines {
        let column = usize::from(line.by == Some(Side::North));
        match pairs.last_mut() {
            Some(pair) if column == 1 && pair.turns[1].is_none() => pair.turns[1] = Some(line),
            _ => {
                let number = pairs.len() + 1;
                let mut turns = [None, None];
                turns[column] = Some(line);
                pairs.push(Pair { number, turns });
            }
        }
    }
    pairs
}

/// The turns of the line.
pub(super) fn lines(desk: Desk) -> Vec<Line> {
    desk.table
        .with(|table| table.game().turns().iter().map(Line::of).collect())
}

/// The remark behind a move: `★` for an extra turn, `×5` for a capture.
pub(crate) fn remark(sowing: &Sowing) -> String {
    let captured: u16 = Side::BOTH
        .iter()
        .map(|&side| sowing.captured_by(side))
        .sum();
    let mut remark = String::new();
    if captured > 0 {
        remark = format!("×{captured}");
    }
    if Side::BOTH.iter().any(|&side| sowing.earns_turn(side)) {
        remark.push('★');
    }
    remark
}

/// The sowings of the turn that the position shown belongs to, if there are several.
pub(super) fn several(desk: Desk) -> Vec<Item> {
    desk.table.with(|table| {
        let turn = table.turn_shown().filter(|turn| turn.plies.len() > 1);
        turn.map_or_else(Vec::new, |turn| Line::of(&turn).items)
    })
}

#[cfg(test)]
mod tests {
    use rules::Position;

    use super::*;

    fn turn(by: Option<Side>) -> Line {
        Line {
            number: 1,
            by,
            items: Vec::new(),
        }
    }

    /// F12: as score sheets number them.
    #[test]
    fn turns_are_numbered_by_pairs() {
        let (south, north) = (Some(Side::South), Some(Side::North));
        let told = |sides: &[Option<Side>]| {
            let pairs = pairs(sides.iter().map(|&by| turn(by)).collect());
            let rows = pairs.iter().map(|pair| {
                let [first, second] = pair.turns.each_ref().map(Option::is_some);
                (pair.number, first, second)
            });
            rows.collect::<Vec<_>>()
        };
        let whole = |number| (number, true, true);
        assert_eq!(told(&[south, north, south]), [whole(1), (2, true, false)]);
        // A position may begin with North, a player may have to pass, both may choose at once.
        assert_eq!(told(&[north, south, north]), [(1, false, true), whole(2)]);
        assert_eq!(told(&[south, south, north]), [(1, true, false), whole(2)]);
        assert_eq!(told(&[south, north, north]), [whole(1), (2, false, true)]);
        assert_eq!(told(&[None, south]), [(1, true, false), (2, true, false)]);
    }

    #[test]
    fn captures_and_extra_turns_are_remarked() {
        let mut position = Position::start(&"kalah".parse().unwrap());
        let mut remarks = Vec::new();
        for text in ["C", "E", "a", "A"] {
            let mv = position.read_move(text).unwrap();
            let sowing = position.play(mv).unwrap();
            remarks.push(remark(&sowing));
        }
        assert_eq!(remarks[0], "★");
        assert_eq!(remarks[1], "");
    }
}
