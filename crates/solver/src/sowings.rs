//! The effects of the sowings of a row, computed once for each row instead of once for each
//! position.
//!
//! In the games without relays a sowing depends on the opponent's houses only in two ways: it drops
//! seeds into them, and it may capture what faces its last seed. So everything about it can be
//! stated without knowing them. The statements come from the machine: every sowing is played, on a
//! board where the opponent has a seed in each house and on one where the opponent has none.

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Event, Heap, Pie, Place, Side, State};
use tablebase::{Row, Rows};

/// The properties that many sowings share.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Kind {
    /// The number of seeds that fall into the opponent's houses, one after the other from the
    /// opponent's left.
    pub(crate) sown: usize,
    /// The number of seeds that fall into the stores.
    pub(crate) banked: usize,
    /// Whether the mover moves again.
    pub(crate) again: bool,
    /// The house across, if the last seed fell into an empty house of the mover's own and can
    /// capture.
    pub(crate) facing: Option<Facing>,
}

/// The house of the opponent that the last seed faces, and the pieces taken.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Facing {
    pub(crate) house: usize,
    /// Whether the content of that house is taken.
    pub(crate) takes: bool,
    /// Whether the last seed is taken if that house holds seeds.
    pub(crate) takes_own: bool,
    /// Whether the last seed is taken if that house is empty.
    pub(crate) takes_own_alone: bool,
}

impl Facing {
    /// Whether the last seed is taken where it faces `seeds` seeds.
    #[inline]
    pub(crate) fn takes_own_from(&self, seeds: usize) -> bool {
        if seeds > 0 {
            self.takes_own
        } else {
            self.takes_own_alone
        }
    }
}

/// One sowing of one row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sowing {
    /// The number of its kind.
    pub(crate) kind: u32,
    /// The rank of the row that is left, if nothing is taken from it.
    pub(crate) rest: u32,
    /// The rank of the row that is left if the last seed is taken.
    pub(crate) taken: u32,
}

/// The sowings of all rows with equally many seeds.
#[derive(Debug)]
pub(crate) struct Sowings {
    pub(crate) kinds: Vec<Kind>,
    all: Vec<Sowing>,
    /// The index of the first sowing of each row.
    starts: Vec<u32>,
}

impl Sowings {
    /// Plays every sowing of every row with `seeds` seeds.
    pub(crate) fn new<C: Choices<Choice = SeedChoice>>(
        machine: &Machine<C>,
        rows: &Rows,
        seeds: usize,
    ) -> Sowings {
        let mut sowings = Sowings {
            kinds: Vec::new(),
            all: Vec::new(),
            starts: vec![0],
        };
        for rank in 0..rows.count(seeds) {
            let row = rows.row(seeds, rank);
            for (house, &seeds) in row.iter().enumerate() {
                if seeds > 0 {
                    let (kind, rest, last) = sow(machine, &row, house);
                    let taken = last.map_or(rest, |last| {
                        let mut taken = rest;
                        taken[last] -= 1;
                        taken
                    });
                    let sowing = Sowing {
                        kind: sowings.number(kind),
                        rest: rows.rank(&rest) as u32,
                        taken: rows.rank(&taken) as u32,
                    };
                    sowings.all.push(sowing);
                }
            }
            sowings.starts.push(sowings.all.len() as u32);
        }
        sowings
    }

    fn number(&mut self, kind: Kind) -> u32 {
        let known = self.kinds.iter().position(|&known| known == kind);
        known.unwrap_or_else(|| {
            self.kinds.push(kind);
            self.kinds.len() - 1
        }) as u32
    }

    /// The sowings of a row.
    #[inline]
    pub(crate) fn of(&self, rank: usize) -> &[Sowing] {
        &self.all[self.starts[rank] as usize..self.starts[rank + 1] as usize]
    }
}

/// A board with South to move and nothing in the stores. Its total is set so high that no majority
/// ends the game: the winner would be known by then, but tables need the margin.
pub(crate) fn board<C: Choices>(machine: &Machine<C>, mover: &Row, opponent: &Row) -> State<C> {
    let shape = machine.shape();
    let mut cells = C::EMPTY;
    for (side, row) in [(Side::South, mover), (Side::North, opponent)] {
        let cells_of_row = shape.base(side)..shape.store(side);
        for (cell, &seeds) in cells_of_row.zip(row) {
            cells.set(cell, Heap::Seeds(seeds.into()));
        }
    }
    State {
        cells,
        side: Side::South,
        bonus: 0,
        pie: Pie::Unavailable,
        total: u16::MAX,
        over: None,
    }
}

/// Plays a sowing; returns its kind, the row left before anything is taken from it, and the
/// house that its last seed fell into if that can be taken.
pub(crate) fn sow<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    row: &Row,
    house: usize,
) -> (Kind, Row, Option<usize>) {
    let mut ones = Row::default();
    ones[..machine.shape().houses().into()].fill(1);
    let full = Told::new(machine, row, &ones, house);
    let bare = Told::new(machine, row, &Row::default(), house);
    let cell = machine.shape().base(Side::South) + house;
    let last = machine.landing(Side::South, cell, u16::from(row[house]));
    let last = machine.shape().place(last);
    let is_home = last == Place::Store(Side::South);
    let facing = (full.captures() || bare.captures()).then(|| {
        let facing = machine.shape().facing(machine.shape().cell(last));
        let Place::House(_, facing) = machine.shape().place(facing) else {
            unreachable!("houses face houses");
        };
        Facing {
            house: facing.into(),
            takes: full.taken > 0,
            takes_own: full.takes_own,
            takes_own_alone: bare.takes_own,
        }
    });
    let kind = Kind {
        sown: full.sown,
        banked: full.banked,
        again: is_home && machine.properties().always_again,
        facing,
    };
    let own = match last {
        Place::House(Side::South, house) if kind.facing.is_some() => Some(usize::from(house)),
        _ => None,
    };
    (kind, full.own, own)
}

/// The observed effects of a sowing, before the game may have ended.
pub(crate) struct Told {
    /// The mover's row, before its last seed may be taken.
    pub(crate) own: Row,
    /// The opponent's row, after the capture.
    pub(crate) other: Row,
    /// The number of seeds that fell into the opponent's houses, and into the stores.
    pub(crate) sown: usize,
    pub(crate) banked: usize,
    /// Whether the last seed was taken, and how many of the opponent's seeds were.
    pub(crate) takes_own: bool,
    pub(crate) taken: usize,
}

impl Told {
    /// Plays a sowing of the mover and records its events.
    pub(crate) fn new<C: Choices<Choice = SeedChoice>>(
        machine: &Machine<C>,
        mover: &Row,
        opponent: &Row,
        house: usize,
    ) -> Told {
        let mut events = Vec::new();
        let choice = SeedChoice(house as u8);
        machine.play(&mut board(machine, mover, opponent), choice, &mut events);
        let mut told = Told {
            own: *mover,
            other: *opponent,
            sown: 0,
            banked: 0,
            takes_own: false,
            taken: 0,
        };
        for event in events {
            match event {
                Event::Lift { .. } => told.own[house] = 0,
                Event::Drop { into, .. } => match into {
                    Place::House(Side::South, house) => told.own[usize::from(house)] += 1,
                    Place::House(Side::North, house) => {
                        told.other[usize::from(house)] += 1;
                        told.sown += 1;
                    }
                    Place::Store(_) | Place::Won(_) => told.banked += 1,
                },
                Event::Capture { from, .. } => {
                    for (place, heap) in from {
                        if let Place::House(Side::North, house) = place {
                            told.taken += usize::from(heap.count());
                            told.other[usize::from(house)] -= heap.count() as u8;
                        } else {
                            told.takes_own = true;
                        }
                    }
                }
                // These events move no seed, or none before the game is over.
                Event::Skip { .. }
                | Event::Relay { .. }
                | Event::NoCapture { .. }
                | Event::Dead { .. }
                | Event::ExtraTurn { .. }
                | Event::BonusSpent { .. }
                | Event::Pass { .. }
                | Event::MustFeed { .. }
                | Event::Swap { .. }
                | Event::OpeningOver { .. }
                | Event::Sweep { .. }
                | Event::Uncounted { .. }
                | Event::Hold { .. }
                | Event::Close { .. }
                | Event::Resow { .. }
                | Event::Reverse { .. }
                | Event::Stop { .. }
                | Event::HouseLost { .. }
                | Event::Bind { .. }
                | Event::Arrange { .. }
                | Event::Turn { .. }
                | Event::End { .. } => {}
            }
        }
        told
    }

    /// Whether anything was captured.
    pub(crate) fn captures(&self) -> bool {
        self.takes_own || self.taken > 0
    }
}
