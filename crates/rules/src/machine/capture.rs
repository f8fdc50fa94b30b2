//! The captures: the seeds that a last seed wins.

use super::{After, Choices, Kernel, Machine};
use crate::Side;
use crate::cells::Run;
use crate::circuit::Landing;
use crate::event::{CaptureRule, Event, ExtraTurn, NoCapture, Observer};
use crate::heap::Heap;
use crate::laws::{Capture, DeadInOpponent, Direction, GrandSlam, OwnSeed};
use crate::outcome::EndReason;
use crate::place::{Cell, Place, Shape};
use crate::state::State;

impl<C: Choices> Machine<C> {
    /// Applies the rule of Kalah and its relatives: a last seed in an empty house of the mover's
    /// own captures from the house across.
    #[inline(always)]
    pub(crate) fn capture_facing<K: Kernel, O: Observer>(
        &self,
        state: &mut State<C>,
        landing: &Landing,
        lapped: bool,
        leave: bool,
        watch: &mut O,
    ) {
        let by = state.side;
        let last = landing.cell();
        if state.cells.count(last) == u16::from(landing.alone) {
            self.land_at_home::<K, O>(state, last, lapped, leave, watch);
        } else if K::laws(&self.laws).relay && self.owns(!by, last) && state.cells.count(last) == 1
        {
            self.die_abroad(state, last, watch);
        }
    }

    /// Handles a last seed in an empty house of the mover's own.
    #[inline(always)]
    fn land_at_home<K: Kernel, O: Observer>(
        &self,
        state: &mut State<C>,
        last: Cell,
        lapped: bool,
        leave: bool,
        watch: &mut O,
    ) {
        let by = state.side;
        let laws = &K::laws(&self.laws);
        let facing = self.shape_by::<K>().facing(last);
        match self.facing_takes::<K>(state, last, lapped) {
            Ok(_) if leave => self.say_no_capture(by, last, NoCapture::Declined, watch),
            Ok((own, across)) => {
                if O::WATCHING {
                    let from = [(facing, across), (last, own)];
                    let from = from.into_iter().filter(|&(_, taken)| taken);
                    let from = from.map(|(cell, _)| self.content(state, cell)).collect();
                    self.say_capture(by, last, from, self.bank[by], CaptureRule::Facing, watch);
                }
                if own {
                    state.cells.pour(last, self.bank[by]);
                }
                if across {
                    state.cells.pour(facing, self.bank[by]);
                }
            }
            Err(why) => self.say_no_capture(by, last, why, watch),
        }
        if O::WATCHING && laws.relay && state.cells.count(last) == 1 {
            watch.see(Event::Dead {
                by,
                at: self.shape.place(last),
            });
        }
    }

    /// Whether a last seed in the mover's empty house `last` takes itself, and whether it takes the
    /// seeds across.
    ///
    /// # Errors
    /// The reason why it takes nothing.
    #[inline(always)]
    pub(crate) fn facing_takes<K: Kernel>(
        &self,
        state: &State<C>,
        last: Cell,
        lapped: bool,
    ) -> Result<(bool, bool), NoCapture> {
        let Capture::Facing {
            own,
            takes_facing,
            needs_lap,
            ..
        } = K::laws(&self.laws).capture
        else {
            return Err(NoCapture::NotInThisGame);
        };
        if needs_lap && !lapped {
            return Err(NoCapture::NeedsLap);
        }
        let facing = self.shape_by::<K>().facing(last);
        let occupied = state.cells.count(facing) > 0;
        let own = match own {
            OwnSeed::Stays => false,
            OwnSeed::WithCapture => occupied,
            OwnSeed::Always => true,
        };
        let across = takes_facing && occupied;
        if own || across {
            Ok((own, across))
        } else if self.burnt & (1 << facing) != 0 {
            Err(NoCapture::FacingBurnt)
        } else {
            Err(NoCapture::NothingFacing)
        }
    }

    /// Handles a relay that ends in an empty house of the opponent.
    fn die_abroad<O: Observer>(&self, state: &mut State<C>, last: Cell, watch: &mut O) {
        let by = state.side;
        match self.laws.dead_in_opponent {
            DeadInOpponent::Stay => {
                if O::WATCHING {
                    watch.see(Event::Dead {
                        by,
                        at: self.shape.place(last),
                    });
                }
            }
            DeadInOpponent::OpponentStore => {
                if O::WATCHING {
                    let from = vec![self.content(state, last)];
                    let rule = CaptureRule::DeadInOpponent;
                    self.say_capture(!by, last, from, self.bank[!by], rule, watch);
                }
                state.cells.pour(last, self.bank[!by]);
            }
        }
    }

    /// Applies the rule of Oware: twos and threes in the opponent's houses, from the last one
    /// backwards.
    #[inline(always)]
    pub(super) fn capture_two_or_three<K: Kernel, O: Observer>(
        &self,
        state: &mut State<C>,
        landing: &Landing,
        grand_slam: GrandSlam,
        watch: &mut O,
    ) -> After {
        let by = state.side;
        let sown = state.cells;
        if sown.count(landing.cell()) & !1 != u16::from(landing.prey) {
            return After::Next;
        }
        // A kernel with a fixed board passes its shape and sides as constants.
        let shape = Shape::new(K::HOUSES);
        let cells = match by {
            _ if K::HOUSES == 0 => self.take_run::<K>(&sown, self.shape, by, landing),
            Side::South => self.take_run::<K>(&sown, shape, Side::South, landing),
            Side::North => self.take_run::<K>(&sown, shape, Side::North, landing),
        };
        state.cells = cells;
        if !self.has_in_row::<K>(&cells, !by) {
            if grand_slam == GrandSlam::NoCapture {
                state.cells = sown;
                self.say_no_capture(by, landing.cell(), NoCapture::GrandSlam, watch);
                return After::Next;
            }
            return self.grand_slam(state, &sown, landing.cell(), grand_slam, watch);
        }
        if O::WATCHING {
            self.say_chain(
                by,
                &sown,
                &cells,
                landing.cell(),
                CaptureRule::TwoOrThree,
                watch,
            );
        }
        After::Next
    }

    /// The board after the capture of all twos and threes in the chain.
    #[inline(always)]
    fn take_run<K: Kernel>(&self, cells: &C, shape: Shape, by: Side, landing: &Landing) -> C {
        let run = Run {
            base: shape.base(!by),
            houses: shape.houses(),
            nth: landing.abroad,
            rightward: K::laws(&self.laws).direction == Direction::Clockwise,
        };
        cells.take_run(run, shape.store(by))
    }

    /// Applies the law for grand slams: the capture has just taken everything the opponent had.
    /// `sown` is the board before the capture.
    #[cold]
    #[inline(never)]
    fn grand_slam<O: Observer>(
        &self,
        state: &mut State<C>,
        sown: &C,
        last: Cell,
        policy: GrandSlam,
        watch: &mut O,
    ) -> After {
        let by = state.side;
        let mut first = last;
        loop {
            let next = self.backwards(first);
            if !self.owns(!by, next) || sown.count(next) == 0 {
                break;
            }
            first = next;
        }
        let mut rule = CaptureRule::TwoOrThree;
        let mut after = After::Next;
        match policy {
            GrandSlam::LeaveLast | GrandSlam::LeaveFirst if first != last => {
                let left = if policy == GrandSlam::LeaveLast {
                    last
                } else {
                    first
                };
                rule = CaptureRule::GrandSlamLeavesOne;
                self.put_back(state, sown, left);
            }
            GrandSlam::OpponentGetsRest => after = After::Over(EndReason::GrandSlam(by)),
            GrandSlam::CaptureAndReplay => after = After::Again(ExtraTurn::GrandSlam),
            // An illegal slam is played out only to detect that it is one.
            GrandSlam::Illegal
            | GrandSlam::NoCapture
            | GrandSlam::Capture
            | GrandSlam::LeaveLast
            | GrandSlam::LeaveFirst => {}
        }
        self.say_chain(by, sown, &state.cells, last, rule, watch);
        if policy == GrandSlam::OpponentGetsRest {
            self.sweep_into(state, !by, watch);
        }
        after
    }

    /// Undoes the capture of one house.
    fn put_back(&self, state: &mut State<C>, sown: &C, cell: Cell) {
        let bank = self.bank[state.side];
        let kept = state.cells.count(bank) - sown.count(cell);
        state.cells.set(bank, Heap::Seeds(kept));
        state.cells.set(cell, sown.heap(cell));
    }

    /// The neighbour of a cell against the direction of sowing. Past the first house it is a store
    /// or an index outside the board; both are safe, for
    /// [`Cells::count`](crate::cells::Cells::count) wraps its index.
    #[inline]
    fn backwards(&self, cell: Cell) -> Cell {
        match self.laws.direction {
            Direction::CounterClockwise => cell.wrapping_sub(1),
            Direction::Clockwise => cell + 1,
        }
    }

    /// A place and its content.
    pub(crate) fn content(&self, state: &State<C>, cell: Cell) -> (Place, Heap) {
        (self.shape.place(cell), state.cells.heap(cell))
    }

    /// In a game without captures, explains to a newcomer where the usual rule would have captured.
    #[inline]
    pub(super) fn explain_no_captures<O: Observer>(
        &self,
        state: &State<C>,
        last: Cell,
        watch: &mut O,
    ) {
        if O::WATCHING
            && self.owns(state.side, last)
            && state.cells.count(last) == 1
            && state.cells.count(self.shape.facing(last)) > 0
        {
            self.say_no_capture(state.side, last, NoCapture::NotInThisGame, watch);
        }
    }

    #[inline]
    fn say_no_capture<O: Observer>(&self, by: Side, last: Cell, why: NoCapture, watch: &mut O) {
        if O::WATCHING {
            watch.see(Event::NoCapture {
                by,
                at: self.shape.place(last),
                why,
            });
        }
    }

    pub(crate) fn say_capture<O: Observer>(
        &self,
        by: Side,
        last: Cell,
        from: Vec<(Place, Heap)>,
        into: Cell,
        rule: CaptureRule,
        watch: &mut O,
    ) {
        let (at, into) = (self.shape.place(last), self.shape.place(into));
        watch.see(Event::Capture {
            by,
            at,
            from,
            into,
            rule,
        });
    }

    /// Reports the houses that a chain captured: those whose content differs in `after`.
    #[inline]
    fn say_chain<O: Observer>(
        &self,
        by: Side,
        before: &C,
        after: &C,
        last: Cell,
        rule: CaptureRule,
        watch: &mut O,
    ) {
        if !O::WATCHING {
            return;
        }
        let mut from = Vec::new();
        let mut cell = last;
        while self.owns(!by, cell) {
            if after.count(cell) != before.count(cell) {
                from.push((self.shape.place(cell), before.heap(cell)));
            }
            cell = self.backwards(cell);
        }
        self.say_capture(by, last, from, self.bank[by], rule, watch);
    }
}
