//! The marks that a turn leaves on the board until it is touched: where it began, where seeds fell,
//! and which were captured.

use std::collections::BTreeMap;

use rules::{Event, Heap, Place, Position, Side, Sowing};

use super::content::Content;

/// The marks of one ply.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Trace {
    /// The houses that seeds were first lifted from.
    pub sources: Vec<Place>,
    /// The places that seeds fell into, in order.
    pub path: Vec<Place>,
    /// The place of the last seed.
    pub last: Option<Place>,
    /// Houses that were captured.
    pub captured: Vec<Place>,
    /// The seeds captured by each player.
    pub won: [u16; 2],
    /// The player who plays again.
    pub extra: Option<Side>,
    /// The changes of the counts.
    pub changes: Vec<(Place, i32)>,
}

impl Trace {
    /// The marks that a ply leaves.
    pub fn of(before: &Position, sowing: &Sowing, after: &Position) -> Trace {
        let mut trace = Trace::of_events(&sowing.events);
        trace.won = Side::BOTH.map(|side| sowing.captured_by(side));
        let (before, after) = (Content::of(before), Content::of(after));
        let change = |place| i32::from(after.count(place)) - i32::from(before.count(place));
        trace.changes = before
            .shape()
            .places()
            .map(|place| (place, change(place)))
            .filter(|&(_, change)| change != 0)
            .collect();
        trace
    }

    /// The marks that some events leave, without what has changed by them: those of a sowing that is
    /// still shown.
    pub fn of_events(events: &[Event]) -> Trace {
        let mut trace = Trace::default();
        let mut hands = [false; 2];
        for event in events {
            match event {
                Event::Lift { by, from, .. } => {
                    // Relays lift again what is on the way.
                    if !std::mem::replace(&mut hands[*by], true) {
                        trace.sources.push(*from);
                    }
                }
                Event::Drop { into, .. } => {
                    trace.path.push(*into);
                    trace.last = Some(*into);
                }
                Event::Capture { from, .. } => {
                    trace.captured.extend(from.iter().map(|(place, _)| *place));
                }
                Event::ExtraTurn { side, .. } => trace.extra = Some(*side),
                Event::Resow { from, .. } => {
                    trace.captured.extend(from.iter().map(|(place, _)| *place));
                }
                // They leave no mark.
                Event::Skip { .. }
                | Event::Hold { .. }
                | Event::Close { .. }
                | Event::Reverse { .. }
                | Event::Stop { .. }
                | Event::HouseLost { .. }
                | Event::Bind { .. }
                | Event::Arrange { .. }
                | Event::Relay { .. }
                | Event::NoCapture { .. }
                | Event::Dead { .. }
                | Event::BonusSpent { .. }
                | Event::Pass { .. }
                | Event::MustFeed { .. }
                | Event::Swap { .. }
                | Event::OpeningOver { .. }
                | Event::Sweep { .. }
                | Event::Uncounted { .. }
                | Event::Turn { .. }
                | Event::End { .. } => {}
            }
        }
        trace
    }

    /// By place: the number of seeds that fell into it, and the number of the first one.
    pub fn steps(&self) -> BTreeMap<Place, (usize, usize)> {
        let mut steps = BTreeMap::new();
        for (index, &place) in self.path.iter().enumerate() {
            let (times, _) = steps.entry(place).or_insert((0, index + 1));
            *times += 1;
        }
        steps
    }
}

/// The effects of a move that is not played: marks and counts.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Preview {
    /// The marks it would leave.
    pub trace: Trace,
    /// The content of the places afterwards.
    pub counts: Vec<(Place, Heap)>,
}

impl Preview {
    /// The preview from a ply that was played on trial.
    pub fn of(before: &Position, sowing: &Sowing, after: &Position) -> Preview {
        let trace = Trace::of(before, sowing, after);
        let counts = trace
            .changes
            .iter()
            .map(|&(place, _)| (place, after.heap(place)))
            .collect();
        Preview { trace, counts }
    }
}

#[cfg(test)]
mod tests {
    use rules::RuleSet;

    use super::*;

    fn trace(rules: &str, moves: &str) -> Trace {
        let rules: RuleSet = rules.parse().unwrap();
        let mut position = Position::start(&rules);
        let mut trace = Trace::default();
        for text in moves.split_whitespace() {
            let before = position.clone();
            let mv = position.read_move(text).unwrap();
            let sowing = position.play(mv).unwrap();
            trace = Trace::of(&before, &sowing, &position);
        }
        trace
    }

    #[test]
    fn an_extra_turn_leaves_a_star() {
        let trace = trace("kalah", "C");
        assert_eq!(trace.sources, [Place::House(Side::South, 2)]);
        assert_eq!(trace.last, Some(Place::Store(Side::South)));
        assert_eq!(trace.extra, Some(Side::South));
        assert_eq!(trace.changes.len(), 5);
        assert_eq!(trace.changes[0], (Place::House(Side::South, 2), -4));
    }

    #[test]
    fn a_capture_marks_both_houses() {
        let trace = trace("kalah", "E a A");
        let captured = [Place::House(Side::North, 1), Place::House(Side::South, 4)];
        assert_eq!(trace.captured, captured);
    }

    #[test]
    fn the_path_is_numbered() {
        let steps = trace("kalah", "A").steps();
        assert_eq!(steps[&Place::House(Side::South, 1)], (1, 1));
        assert_eq!(steps[&Place::House(Side::South, 4)], (1, 4));
    }
}
