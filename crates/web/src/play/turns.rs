//! The turns of a game as short texts, one for each sowing.

use leptos::prelude::With;
use rules::{Event, Side};

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

/// The turns of the line.
pub(super) fn lines(desk: Desk) -> Vec<Line> {
    desk.table.with(|table| {
        let turns = table.game().turns();
        let line = |turn: &game::Turn<'_>| Line {
            number: turn.number,
            by: turn.by,
            items: turn
                .plies
                .iter()
                .enumerate()
                .map(|(index, ply)| Item {
                    text: format!("{}{}", ply.text(), remark(&ply.sowing.events)),
                    at: turn.first + index + 1,
                })
                .collect(),
        };
        turns.iter().map(line).collect()
    })
}

/// The remark behind a move: `★` for an extra turn, `×5` for a capture.
fn remark(events: &[Event]) -> String {
    let captured: u16 = events
        .iter()
        .filter_map(|event| match event {
            Event::Capture { from, .. } => Some(from),
            _ => None,
        })
        .flatten()
        .map(|(_, heap)| heap.count())
        .sum();
    let mut remark = String::new();
    if captured > 0 {
        remark = format!("×{captured}");
    }
    if events
        .iter()
        .any(|event| matches!(event, Event::ExtraTurn { .. }))
    {
        remark.push('★');
    }
    remark
}

/// The sowings of the turn that the position shown belongs to, if there are several.
pub(super) fn several(desk: Desk) -> Vec<Item> {
    let cursor = desk.table.with(|table| table.game().cursor());
    let of_turn = |line: &Line| {
        let is_several = line.items.len() > 1;
        is_several && line.items.iter().any(|item| item.at == cursor)
    };
    let turn = lines(desk).into_iter().find(of_turn);
    turn.map_or_else(Vec::new, |line| line.items)
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
            remarks.push(remark(&sowing.events));
        }
        assert_eq!(remarks[0], "★");
        assert_eq!(remarks[1], "");
    }
}
