//! Positions of six houses in two words, for games whose sowings follow from the mover's row: a
//! node of the search takes a third of the instructions that it takes with a machine's states.
//!
//! Each word is a row, a byte for each house, that nearest to the owner's store lowest. All there is
//! to know about a sowing comes from the machine, as tables do (see `sowings.rs`): it is played once
//! for each house and number of seeds, and whenever it leaves a player without seeds, for then
//! the game may be over.

use std::array;
use std::ops::ControlFlow;

use rules::State;
use rules::machine::{Choices, Machine, SeedChoice};
use tablebase::Row;

use crate::board::{Board, Next, Sown, reach};
use crate::numbering::{HOUSES, Numbering, Ranks, SEEDS};
use crate::order;
use crate::sowings::{self, Facing, Kind};

/// The bits of a house.
const HOUSE: u64 = 0xff;
/// A seed in each house.
const ONES: u64 = 0x0101_0101_0101;

/// The rows of the player to move and of the opponent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Pair {
    own: u64,
    other: u64,
}

/// One sowing: a house with a number of seeds.
#[derive(Clone, Copy, Debug, Default)]
struct Lap {
    /// The seeds that fall into each house.
    own: u64,
    other: u64,
    banked: u8,
    again: bool,
    /// The shift of the mover's house that gets the last seed, if that can capture, else
    /// [`NO_HOUSE`]; and that of the house it faces.
    last: u8,
    facing: u8,
}

/// The shift of a house that every row lacks.
const NO_HOUSE: u8 = 8 * HOUSES as u8;

/// A game on a board of six houses.
#[derive(Debug)]
pub(crate) struct Packed<'a, C: Choices> {
    machine: &'a Machine<C>,
    ranks: Ranks,
    /// By house, that nearest to the store first, and seeds.
    laps: Vec<[Lap; SEEDS]>,
    /// By house, that nearest to the store first: a bit for each number of seeds that gives another
    /// turn.
    agains: [u128; HOUSES],
    /// The capture of a last seed, which is the same wherever it falls; none if nothing is captured.
    capture: Option<Facing>,
    /// Whether seeds won count.
    counts: bool,
    /// Whether a seed in the house next to the store gives another turn.
    has_free_turn: bool,
    own_worth: Box<[[i16; SEEDS]; HOUSES]>,
    other_worth: Box<[[i16; SEEDS]; HOUSES]>,
}

/// Whether the positions of a game can be held in two words.
pub(crate) fn fits<C: Choices>(machine: &Machine<C>) -> bool {
    let properties = machine.properties();
    usize::from(machine.shape().houses()) == HOUSES
        && machine.burnt() == 0
        && properties.sows_by_own_row
        && properties.proofs.is_ok()
}

impl<'a, C: Choices<Choice = SeedChoice>> Packed<'a, C> {
    /// A game that [`fits`], for positions that have numbers.
    pub(crate) fn new(machine: &'a Machine<C>, numbering: &Numbering) -> Self {
        let mut laps = vec![[Lap::default(); SEEDS]; HOUSES];
        let mut capture = None;
        for (house, laps) in laps.iter_mut().enumerate() {
            for (seeds, lap) in laps.iter_mut().enumerate().take(numbering.layers()).skip(1) {
                let mut row = Row::default();
                row[HOUSES - 1 - house] = seeds as u8;
                let (kind, rest, last) = sowings::sow(machine, &row, HOUSES - 1 - house);
                *lap = Lap::new(&kind, &rest, last);
                // A sowing that has passed the opponent's houses never faces an empty one.
                capture = capture.or(kind.facing.filter(|_| kind.sown == 0));
            }
        }
        let agains = array::from_fn(|house| {
            let again = |seeds: &usize| laps[house][*seeds].again;
            (0..SEEDS)
                .filter(again)
                .fold(0, |all, seeds| all | 1 << seeds)
        });
        let counts = !machine.properties().is_race;
        Packed {
            machine,
            ranks: Ranks::new(numbering),
            has_free_turn: counts && laps[0][1].again && laps[0][1].banked == 1,
            laps,
            agains,
            capture,
            counts,
            own_worth: worth(&order::OWN),
            other_worth: worth(&order::OTHER),
        }
    }

    /// A position of the machine.
    pub(crate) fn pack(&self, state: &State<C>) -> Pair {
        let row = |side| {
            let shape = self.machine.shape();
            let houses = shape.base(side)..shape.store(side);
            houses.fold(0, |row, house| {
                row << 8 | u64::from(state.cells.count(house))
            })
        };
        Pair {
            own: row(state.side),
            other: row(!state.side),
        }
    }

    /// The sowing of a house by its index from the store on.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call costs a third of it")]
    fn sow_index(&self, pair: &Pair, seeds: usize, index: usize) -> Sown<Pair> {
        let sown = content(pair.own, index);
        let house = (HOUSES - 1 - index) as u8;
        let lap = &self.laps[index][sown];
        let mut own = (pair.own & !(HOUSE << (8 * index))) + lap.own;
        let mut other = pair.other + lap.other;
        let mut won = usize::from(lap.banked);
        if let Some(capture) = &self.capture
            && own >> lap.last & HOUSE == 1
        {
            let faced = (other >> lap.facing & HOUSE) as usize;
            if capture.takes {
                other &= !(HOUSE << lap.facing);
                won += faced;
            }
            if capture.takes_own_from(faced) {
                own -= 1 << lap.last;
                won += 1;
            }
        }
        if own == 0 || other == 0 {
            self.sow_slowly(pair, house)
        } else {
            let after = if lap.again {
                Pair { own, other }
            } else {
                Pair {
                    own: other,
                    other: own,
                }
            };
            Sown {
                house,
                gain: if self.counts { won as i8 } else { 0 },
                next: Next::Position {
                    after,
                    seeds: seeds - won,
                    again: lap.again,
                },
            }
        }
    }

    /// A sowing by the machine itself.
    #[cold]
    fn sow_slowly(&self, pair: &Pair, house: u8) -> Sown<Pair> {
        let [own, other] = [pair.own, pair.other].map(unpacked);
        let before = sowings::board(self.machine, &own, &other);
        let mut after = before;
        self.machine
            .play_from(&before, &mut after, SeedChoice(house));
        let gain = self.machine.margin(&after) - self.machine.margin(&before);
        let after_pair = self.pack(&after);
        let next = if after.over.is_some() {
            Next::Over
        } else {
            Next::Position {
                after: after_pair,
                seeds: after_pair.seeds(),
                again: after.side == before.side,
            }
        };
        Sown {
            house,
            gain: gain as i8,
            next,
        }
    }
}

impl Lap {
    fn new(kind: &Kind, rest: &Row, last: Option<usize>) -> Lap {
        let other = (0..kind.sown).fold(0, |row, drop| row + (1 << shift(drop % HOUSES)));
        Lap {
            own: packed(rest),
            other,
            banked: kind.banked as u8,
            again: kind.again,
            last: last.map_or(NO_HOUSE, shift),
            facing: kind.facing.map_or(NO_HOUSE, |facing| shift(facing.house)),
        }
    }
}

/// The lowest bit of a house, counted from the owner's left.
fn shift(house: usize) -> u8 {
    8 * (HOUSES - 1 - house) as u8
}

fn packed(row: &Row) -> u64 {
    row[..HOUSES]
        .iter()
        .fold(0, |row, &seeds| row << 8 | u64::from(seeds))
}

fn unpacked(row: u64) -> Row {
    let mut houses = Row::default();
    for (house, seeds) in houses[..HOUSES].iter_mut().enumerate() {
        *seeds = (row >> shift(house)) as u8;
    }
    houses
}

/// Guesses by house, that nearest to the store first, and number of seeds.
fn worth(weights: &[[i16; order::SEEDS]; HOUSES]) -> Box<[[i16; SEEDS]; HOUSES]> {
    let mut worth = Box::new([[0; SEEDS]; HOUSES]);
    for (worth, weights) in worth.iter_mut().zip(weights.iter().rev()) {
        for (seeds, worth) in worth.iter_mut().enumerate() {
            *worth = weights[seeds.min(order::SEEDS - 1)];
        }
    }
    worth
}

/// The seeds of the houses up to each, in the byte of that house.
#[inline]
fn sums(row: u64) -> u64 {
    row.wrapping_mul(ONES)
}

impl Pair {
    fn seeds(&self) -> usize {
        let both = sums(self.own) + sums(self.other);
        (both >> (8 * (HOUSES - 1)) & HOUSE) as usize
    }
}

/// The content of the house with an index, at most [`SEEDS_MAX`].
#[inline]
fn content(row: u64, index: usize) -> usize {
    (row >> (8 * index)) as usize % SEEDS
}

impl<C: Choices<Choice = SeedChoice>> Board for Packed<'_, C> {
    type Position = Pair;

    #[inline]
    fn sow(&self, pair: &Pair, seeds: usize, mut each: impl FnMut(Sown<Pair>) -> ControlFlow<()>) {
        for index in (0..HOUSES).rev() {
            if content(pair.own, index) == 0 {
                continue;
            }
            if each(self.sow_index(pair, seeds, index)).is_break() {
                break;
            }
        }
    }

    #[inline]
    fn sow_one(&self, pair: &Pair, seeds: usize, house: u8) -> Sown<Pair> {
        self.sow_index(pair, seeds, HOUSES - 1 - usize::from(house))
    }

    #[inline]
    fn again(&self, pair: &Pair) -> Option<u8> {
        // Alone in its row the seed ends the game.
        if pair.own == 1 {
            return None;
        }
        let index =
            (0..HOUSES).find(|&index| self.agains[index] >> content(pair.own, index) & 1 == 1)?;
        Some((HOUSES - 1 - index) as u8)
    }

    #[inline]
    fn free_turn(&self, pair: &Pair, _seeds: usize) -> Option<u8> {
        let is_free = content(pair.own, 0) == 1 && self.has_free_turn;
        // Alone in its row the seed ends the game.
        (is_free && pair.own != 1).then_some(HOUSES as u8 - 1)
    }

    #[inline]
    fn number(&self, pair: &Pair) -> u64 {
        self.ranks.number(sums(pair.own), sums(pair.other))
    }

    #[inline]
    fn guess(&self, pair: &Pair) -> i32 {
        let of = |row: u64, worth: &[[i16; SEEDS]; HOUSES]| -> i32 {
            let houses = worth.iter().enumerate();
            houses
                .map(|(index, worth)| i32::from(worth[content(row, index)]))
                .sum()
        };
        of(pair.own, &self.own_worth) + of(pair.other, &self.other_worth)
    }

    fn reach(&self, seeds: usize) -> i8 {
        reach(self.machine, seeds)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use rules::{Fruit, Position, PositionOf, RuleSet, Visitor};

    use crate::board::Plain;

    use super::*;

    /// The starts of games that differ from these by one option, if they can be searched.
    pub(crate) fn starts(games: &[&str]) -> Vec<Position> {
        let games = games.iter().map(|game| game.parse::<RuleSet>().unwrap());
        games
            .flat_map(RuleSet::neighbours)
            .map(|rules| Position::start(&rules))
            .filter(|start| crate::can_search(start).is_ok())
            .collect()
    }

    /// Plays games by some choice, and compares all sowings on both boards; returns the number of
    /// sowings.
    struct Compare;

    impl Visitor for Compare {
        type Output = usize;

        fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> usize {
            let machine = position.machine();
            if !fits(machine) {
                return 0;
            }
            let seeds = usize::from(machine.rules().seeds_total());
            let numbering = Numbering::new(6, seeds).unwrap();
            let plain = Plain {
                machine,
                numbering: &numbering,
            };
            let packed = Packed::new(machine, &numbering);
            let mut compared = 0;
            for step in 0..100_usize {
                let mut state = *position.state();
                for ply in step.. {
                    let pair = packed.pack(&state);
                    let seeds = crate::numbering::seeds(machine, &state);
                    assert_eq!(pair.seeds(), seeds);
                    assert_eq!(packed.number(&pair), plain.number(&state), "{pair:x?}");
                    assert_eq!(packed.guess(&pair), plain.guess(&state), "{pair:x?}");
                    let free_turns = [
                        packed.free_turn(&pair, seeds),
                        plain.free_turn(&state, seeds),
                    ];
                    assert_eq!(free_turns[0], free_turns[1], "{pair:x?}");
                    assert_eq!(packed.again(&pair), plain.again(&state), "{pair:x?}");
                    let (mut expected, mut found, mut next) = (Vec::new(), Vec::new(), Vec::new());
                    plain.sow(&state, seeds, |sown| {
                        expected.push(format!("{:x?}", repacked(&packed, sown)));
                        if let Next::Position { after, .. } = sown.next {
                            next.push(after);
                        }
                        ControlFlow::Continue(())
                    });
                    packed.sow(&pair, seeds, |sown| {
                        found.push(format!("{sown:x?}"));
                        ControlFlow::Continue(())
                    });
                    assert_eq!(found, expected, "{} {pair:x?}", machine.rules());
                    compared += found.len();
                    if next.is_empty() {
                        break;
                    }
                    state = next[(ply * (step + 3) + ply / 5) % next.len()];
                }
            }
            compared
        }

        fn fruit(self, _: &PositionOf<Fruit>) -> usize {
            0
        }

        fn general(self, _: &Position) -> usize {
            0
        }
    }

    fn repacked<C: Choices<Choice = SeedChoice>>(
        packed: &Packed<'_, C>,
        sown: Sown<State<C>>,
    ) -> Sown<Pair> {
        Sown {
            house: sown.house,
            gain: sown.gain,
            next: match sown.next {
                Next::Over => Next::Over,
                Next::Position {
                    after,
                    seeds,
                    again,
                } => Next::Position {
                    after: packed.pack(&after),
                    seeds,
                    again,
                },
            },
        }
    }

    #[test]
    fn packed_positions_are_those_of_the_machine() {
        let games = [
            "kalah:seeds=1",
            "kalah",
            "kalah:seeds=10",
            "kid-cala-beginner",
        ];
        let starts = starts(&games);
        let fitting = starts.iter().filter(|start| start.visit(Compare) > 1_000);
        let fitting = fitting.count();
        assert!(fitting > 20, "{fitting} games");
    }
}
