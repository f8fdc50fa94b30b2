//! The turns of a game as short texts, one for each sowing.

use game::{Ply, Turn};
use leptos::prelude::With;
use rules::{Side, Sowing};

use crate::play::desk::Desk;

/// One ply of the list.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Item {
    pub(super) text: String,
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
            at: turn.first + index + 1,
        };
        Line {
            number: turn.number,
            by: turn.by,
            items: turn.plies.iter().enumerate().map(item).collect(),
        }
    }
}

/// The turns of the line.
pub(super) fn lines(desk: Desk) -> Vec<Line> {
    desk.table
        .with(|table| table.game().turns().iter().map(Line::of).collect())
}

/// The remark behind a move: `★` for an extra turn, `×5` for a capture.
fn remark(sowing: &Sowing) -> String {
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
