//! The legal starts on two rows: which houses may be lifted, and which way.

use super::laws::{Endless, GrandSlam, MustFeed, NoMove, StartRule};
use super::state::{State, has};
use super::two::{CCW, CW, Two};
use crate::Side;

/// Houses of the player to move with a direction: bit `house` counter-clockwise, bit
/// `house + 32` clockwise. Houses on the other side have the numbers after those of the own one.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Starts(pub u64);

const HALF: u64 = 0xffff_ffff;

impl Starts {
    fn bit(house: usize, dir: usize) -> u64 {
        1 << (house + 32 * dir)
    }

    pub(super) fn contains(self, house: usize, dir: usize) -> bool {
        self.0 & Starts::bit(house, dir) != 0
    }

    /// Houses, whatever the direction.
    pub(super) fn houses(self) -> u64 {
        (self.0 | self.0 >> 32) & HALF
    }

    /// Each house with its direction, from the owner's left, counter-clockwise first.
    pub(super) fn iter(self) -> impl Iterator<Item = (usize, usize)> {
        let mut houses = self.houses();
        std::iter::from_fn(move || {
            let house = houses.trailing_zeros() as usize;
            houses = houses.checked_sub(1)? & houses;
            Some(house)
        })
        .flat_map(move |house| {
            [CCW, CW]
                .into_iter()
                .filter(move |&dir| self.contains(house, dir))
                .map(move |dir| (house, dir))
        })
    }

    /// Those of some houses only.
    fn of(self, houses: u64) -> Starts {
        Starts(self.0 & (houses | houses << 32))
    }
}

impl Two {
    /// Whether the mover has to choose a direction in some house.
    pub(super) fn chooses(&self, state: &State, cell: usize) -> bool {
        self.direction(state, cell).is_none()
    }

    /// Every legal start.
    pub(super) fn starts(&self, state: &State) -> Starts {
        if state.over.is_some() {
            return Starts::default();
        }
        let mut starts = self.by_rule(state, self.sowable(state));
        if self.laws.must_feed == MustFeed::WhenEmpty && !self.has_seeds(state, !state.side) {
            starts = self.feeding(state, starts);
        }
        if self.laws.grand_slam == GrandSlam::Illegal && self.has_seeds(state, !state.side) {
            starts = Two::keep(starts, |house, dir| {
                let (after, endless) = self.played(state, house, dir);
                endless || self.has_seeds(&after, !state.side)
            });
        }
        if self.laws.endless == Endless::Illegal {
            starts = Two::keep(starts, |house, dir| !self.played(state, house, dir).1);
        }
        starts
    }

    /// Whether the player to move has any legal start.
    #[inline(always)]
    pub(super) fn has_start(&self, state: &State) -> bool {
        let fed = self.laws.must_feed == MustFeed::Off || self.has_seeds(state, !state.side);
        if fed
            && self.laws.start_rule == StartRule::Any
            && self.laws.grand_slam != GrandSlam::Illegal
            && self.laws.endless != Endless::Illegal
        {
            let marks = &state.marks;
            let barred = marks.held[0] | marks.held[1] | marks.closed;
            return self.any_own(state.side, |cell| {
                state.at(cell) >= self.laws.min_sow && !has(barred, cell)
            });
        }
        self.starts(state).0 != 0
    }

    /// Houses with enough seeds that are neither held nor closed.
    #[inline(always)]
    fn sowable(&self, state: &State) -> Starts {
        let marks = &state.marks;
        let barred = marks.held[0] | marks.held[1] | marks.closed;
        let mut bits = 0;
        let first = self.row(state.side).start;
        let numbers = if self.has_ceded() { 2 } else { 1 } * self.houses;
        for house in 0..numbers {
            let mut cell = first + house;
            if self.has_ceded() {
                cell = self.cell_of(state.side, house);
                if !self.owns(state.side, cell) {
                    continue;
                }
            }
            if state.at(cell) >= self.laws.min_sow && !has(barred, cell) {
                bits |= match self.direction(state, cell) {
                    Some(dir) => Starts::bit(house, dir),
                    None => Starts::bit(house, CCW) | Starts::bit(house, CW),
                };
            }
        }
        Starts(bits)
    }

    fn keep(starts: Starts, mut test: impl FnMut(usize, usize) -> bool) -> Starts {
        let kept = starts.iter().filter(|&(house, dir)| test(house, dir));
        Starts(kept.fold(0, |bits, (house, dir)| bits | Starts::bit(house, dir)))
    }

    /// The board after a sowing and its captures, and whether the turn would never end.
    fn played(&self, state: &State, house: usize, dir: usize) -> (State, bool) {
        let mut after = *state;
        let start = self.cell_of(state.side, house);
        let sowing = self.sow(&mut after, start, dir, &mut ());
        (after, sowing.endless)
    }

    /// Only starts after which the opponent has seeds. Where turns pass and there are none, all
    /// are legal.
    fn feeding(&self, state: &State, starts: Starts) -> Starts {
        let feeding = Two::keep(starts, |house, dir| {
            self.has_seeds(&self.played(state, house, dir).0, !state.side)
        });
        if feeding.0 == 0 && self.laws.no_move == NoMove::Pass {
            starts
        } else {
            feeding
        }
    }

    /// The cell of the last seed of the first lap, the number that lay there before the turn, and
    /// the number there after that lap.
    fn first_lap(&self, state: &State, house: usize, dir: usize) -> (usize, u8, u8) {
        let mut after = *state;
        let start = self.row(state.side).start + house;
        let at = self.sow_once(&mut after, start, dir);
        (at, state.at(at), after.at(at))
    }

    /// Starts that the rule of the game allows.
    #[inline(always)]
    fn by_rule(&self, state: &State, starts: Starts) -> Starts {
        if self.laws.start_rule == StartRule::Any {
            return starts;
        }
        self.by_named_rule(state, starts, self.laws.start_rule)
    }

    fn by_named_rule(&self, state: &State, starts: Starts, rule: StartRule) -> Starts {
        let by = state.side;
        let base = self.row(by).start;
        match rule {
            StartRule::ReachOrEmpty => Two::keep(starts, |house, dir| {
                usize::from(state.at(base + house)) > self.houses || {
                    let (at, before, _) = self.first_lap(state, house, dir);
                    !self.owns(by, at) || before == 0
                }
            }),
            StartRule::EndOccupied => Two::keep(starts, |house, dir| {
                let (at, _, after) = self.first_lap(state, house, dir);
                !self.is_house(at) || after != 1
            }),
            StartRule::SingleToEmpty => Two::keep(starts, |house, dir| {
                let next = self.step(by, dir, base + house);
                state.at(base + house) != 1 || self.is_house(next) && state.at(next) == 0
            }),
            StartRule::SinglesLast => self.last(state, starts, 1),
            StartRule::SinglesLastToEmpty => {
                let last = self.last(state, starts, 1);
                self.by_named_rule(state, last, StartRule::SingleToEmpty)
            }
            StartRule::TwosLast => self.last(state, starts, 2),
            StartRule::TwosLastRight => {
                let last = self.last(state, starts, 2);
                let twos = last.iter().all(|(house, _)| state.at(base + house) == 2);
                if twos { rightmost(last, 1) } else { last }
            }
            StartRule::RightTwoFirst if state.marks.turns == 0 => rightmost(starts, 2),
            StartRule::RightTwoFirstThenTwosLast => {
                let last = self.last(state, starts, 2);
                self.by_named_rule(state, last, StartRule::RightTwoFirst)
            }
            StartRule::RightHalfFirst if state.marks.turns < 2 => {
                let half = self.houses - self.houses / 2;
                starts.of(HALF << half & HALF)
            }
            StartRule::Any | StartRule::RightTwoFirst | StartRule::RightHalfFirst => starts,
            StartRule::RightHalfThenReach => {
                let rule = if state.marks.turns < 2 {
                    StartRule::RightHalfFirst
                } else {
                    StartRule::ReachOrEmpty
                };
                self.by_named_rule(state, starts, rule)
            }
            StartRule::NotFacingSingle => {
                Two::keep(starts, |house, _| state.at(self.across(base + house)) != 1)
            }
            StartRule::EachHouseOnce => {
                let row = ((1 << self.houses) - 1) & (state.marks.locked >> base);
                if row == 0 {
                    starts
                } else {
                    starts.of(row.into())
                }
            }
        }
    }

    /// Houses with that many seeds only if there are no others.
    fn last(&self, state: &State, starts: Starts, seeds: u8) -> Starts {
        let base = self.row(state.side).start;
        let others = Two::keep(starts, |house, _| state.at(base + house) != seeds);
        if others.0 == 0 { starts } else { others }
    }

    /// Sows the first lap alone; returns where it ends.
    fn sow_once(&self, state: &mut State, start: usize, dir: usize) -> usize {
        let mut sowing = self.lifted(state, start, dir);
        self.first_lap_of(state, &mut sowing);
        sowing.at
    }

    /// The player who is owed seeds, if the player to move must feed.
    pub(super) fn must_feed(&self, state: &State) -> bool {
        self.laws.must_feed == MustFeed::WhenEmpty
            && state.over.is_none()
            && !self.has_seeds(state, !state.side)
    }

    /// Whether either player has a house that could be sown.
    pub(super) fn anything_to_sow(&self, state: &State) -> bool {
        let marks = &state.marks;
        let barred = marks.held[0] | marks.held[1] | marks.closed;
        Side::BOTH.into_iter().any(|side| {
            self.any_own(side, |cell| {
                state.at(cell) >= self.laws.min_sow && !has(barred, cell)
            })
        })
    }
}

/// The rightmost houses of a set.
fn rightmost(starts: Starts, count: usize) -> Starts {
    let mut kept = 0;
    let mut houses = starts.houses();
    for _ in 0..count {
        if houses != 0 {
            let house = houses.ilog2();
            houses &= !(1 << house);
            kept |= 1 << house;
        }
    }
    starts.of(kept)
}
