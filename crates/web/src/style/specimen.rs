//! States of the board on the style page, each made by the rules from an address.

use game::Awaited;
use rules::{Heap, Place, Side};
use words::Chip;

use crate::board::marks::Marks;
use crate::route;
use crate::table::Table;
use game::show::{Carried, Scene};
use game::show::{Preview, Trace};

/// One state of the board.
pub(super) struct Specimen {
    /// The end of the id of its caption.
    pub(super) name: &'static str,
    /// The game as an address query.
    query: &'static str,
    /// The marks drawn over it.
    drawn: Drawn,
    /// Whether the board is upright.
    pub(super) upright: bool,
}

/// The marks drawn over the board.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Drawn {
    /// The playable places.
    Playable,
    /// The preview of this house.
    Preview(u8),
    /// The trace of the last move.
    Trace,
    /// The same trace in numbers.
    Numbered,
    /// A house is advised, another one chosen.
    Advice,
    /// Seeds on their way.
    Moving,
    /// Numbers hidden, the far player opposite.
    Facing,
    /// As `Facing`, with numbers.
    Opposite,
}

const fn flat(name: &'static str, query: &'static str, drawn: Drawn) -> Specimen {
    Specimen {
        name,
        query,
        drawn,
        upright: false,
    }
}

/// Every state.
pub(super) const SPECIMENS: [Specimen; 14] = [
    flat("playable", "game=kalah", Drawn::Playable),
    flat("preview", "game=kalah", Drawn::Preview(2)),
    flat(
        "refused",
        "game=oware&position=0-0-0-0-1-3-0-0-0-0-0-0-20-24-S",
        Drawn::Preview(4),
    ),
    flat("trace", "game=kalah&moves=C", Drawn::Trace),
    flat("numbered", "game=kalah&moves=C+F+b", Drawn::Numbered),
    flat(
        "captured",
        "game=kalah&position=1-0-4-4-4-4-4-4-4-4-5-4-4-2-S&moves=A",
        Drawn::Trace,
    ),
    flat("advice", "game=kalah&moves=C", Drawn::Advice),
    flat("moving", "game=kalah", Drawn::Moving),
    flat(
        "counts",
        "game=kalah:houses=12&position=0-1-2-3-4-5-6-7-8-9-10-11-12-13-14-15-16-20-30-40-0-1-2-3-21-17-S",
        Drawn::Playable,
    ),
    flat(
        "burnt",
        "game=congkak:match=traditional&position=0-0-0-0-0-0-1-0-0-0-0-0-0-0-59-38-S&moves=G+next",
        Drawn::Playable,
    ),
    flat(
        "fruit",
        "game=banana-cala&moves=M:gob+m:aaab+M:aagg",
        Drawn::Trace,
    ),
    flat("hidden", "game=oware&moves=C+c", Drawn::Facing),
    flat("opposite", "game=oware&moves=C+c+F", Drawn::Opposite),
    Specimen {
        name: "upright",
        query: "game=congkak&moves=B",
        drawn: Drawn::Trace,
        upright: true,
    },
];

impl Specimen {
    /// The game, the scene, and the marks drawn over it.
    pub(super) fn make(&self) -> Option<(Table, Scene, Marks)> {
        let table = route::open(self.query).ok()?;
        let position = table.position();
        let side = match table.awaited() {
            Awaited::Person(side) | Awaited::Computer(side, _) => side,
            Awaited::Refill(..) | Awaited::NextRound | Awaited::Nobody => Side::South,
        };
        let mut scene = Scene::of(position);
        let mut marks = Marks {
            turn: vec![side],
            counts: self.drawn != Drawn::Facing,
            facing: matches!(self.drawn, Drawn::Facing | Drawn::Opposite),
            ..Marks::default()
        };
        let houses = (0..position.shape().houses()).map(|house| Place::House(side, house));
        marks.playable = houses.filter(|&house| table.is_playable(house)).collect();
        let ply = table.game().last_ply();
        let trace = ply.map(|ply| Trace::of(ply.before(), &ply.sowing, ply.after()));
        match self.drawn {
            Drawn::Playable => {}
            Drawn::Preview(house) => {
                let tried = table.try_out(rules::Move::House(house)).ok();
                marks.preview = tried.map(|(sowing, after)| Preview::of(position, &sowing, &after));
            }
            Drawn::Trace | Drawn::Facing | Drawn::Opposite => marks.trace = trace,
            Drawn::Numbered => {
                marks.trace = trace;
                marks.numbered = true;
            }
            Drawn::Advice => {
                marks.hints = marks.playable.last().copied().into_iter().collect();
                marks.chosen = marks.playable.first().copied().into_iter().collect();
            }
            Drawn::Moving => {
                marks.playable.clear();
                marks.moving = true;
                let over = Place::House(side, 3);
                let (heap, store) = (Heap::Seeds(3), Place::Store(side));
                scene.content.take(Place::House(side, 2), Heap::Seeds(4));
                scene.content.put(over, Heap::Seeds(1));
                scene.pulse = Some(over);
                scene.carried = vec![
                    Carried {
                        id: 0,
                        by: side,
                        over,
                        heap,
                    },
                    Carried {
                        id: 2,
                        by: side,
                        over: store,
                        heap: Heap::Seeds(2),
                    },
                ];
            }
        }
        Some((table, scene, marks))
    }

    /// The result of the considered house.
    pub(super) fn chip(&self, table: &Table) -> Option<(Place, Chip)> {
        let Drawn::Preview(house) = self.drawn else {
            return None;
        };
        let place = Place::House(Side::South, house);
        let chip = match table.try_out(rules::Move::House(house)) {
            Ok((sowing, _)) => Chip::of(table.position(), Side::South, &sowing.events),
            Err(error) => Chip::refused(&error),
        };
        Some((place, chip?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_specimen_can_be_made() {
        for specimen in &SPECIMENS {
            route::open(specimen.query)
                .unwrap_or_else(|error| panic!("{}: {error}", specimen.name));
            let (table, _, marks) = specimen.make().unwrap();
            match specimen.drawn {
                Drawn::Preview(_) => assert!(specimen.chip(&table).is_some(), "{}", specimen.name),
                Drawn::Trace | Drawn::Numbered => {
                    assert!(marks.trace.is_some(), "{}", specimen.name);
                }
                _ => {}
            }
        }
        let of = |name: &str| {
            SPECIMENS
                .iter()
                .find(|it| it.name == name)
                .unwrap()
                .make()
                .unwrap()
        };
        assert!(!of("captured").2.trace.unwrap().captured.is_empty());
        assert!(of("refused").2.preview.is_none());
    }
}
