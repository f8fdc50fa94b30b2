//! Congkak's simultaneous opening: two hands sow at once, tick by tick.
//!
//! The model (our choice, the sources only say "at the same time"): at each tick both hands drop
//! one seed, then the hands that are empty are resolved: (1) in the own store: choose again, the
//! clock stands still; (2) both in the same house: its owner relays, the other is dead; (3) a house
//! with seeds: relay, all lifts before any capture; (4) an own empty house: capture with the seeds
//! that lie there now, but two players in facing houses each bank only their own seed; (5) an empty
//! house of the opponent: dead. The player who dies first moves first afterwards.

use crate::Side;
use crate::event::{CaptureRule, Event, ExtraTurn, NoCapture, Observer};
use crate::heap::Heap;
use crate::laws::{Bonus, Capture, End, OwnSeed};
use crate::machine::kernel::Any;
use crate::machine::{Choices, Machine};
use crate::place::Cell;
use crate::state::State;

/// The state of one player's hand.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Hand {
    /// The player has to choose a house.
    Choosing,
    /// It holds seeds, the last one fell into `at`.
    Sowing { at: u8, seeds: u16 },
    /// The sowing died at that tick.
    Dead { tick: u32 },
}

/// An opening under way.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) struct Opening {
    pub(crate) hands: [Hand; 2],
    /// Whether each sowing has passed its own store.
    pub(crate) lapped: [bool; 2],
    /// Extra choices each player has used.
    pub(crate) bonus: [u8; 2],
    pub(crate) tick: u32,
    /// The player who begins if both sowings die at the same moment.
    pub(crate) first: Side,
}

impl Opening {
    /// The player to move in a state during an opening, where that means nothing: always the same
    /// one, so that equal positions are equal.
    pub(crate) const SIDE: Side = Side::South;

    /// Both players are to choose.
    pub(crate) fn new(first: Side) -> Opening {
        Opening {
            hands: [Hand::Choosing; 2],
            lapped: [false; 2],
            bonus: [0; 2],
            tick: 0,
            first,
        }
    }

    /// Whether a player has to choose a house.
    pub(crate) fn is_choosing(&self, side: Side) -> bool {
        self.hands[side] == Hand::Choosing
    }

    /// Seeds in both hands.
    pub(crate) fn seeds_in_hand(&self) -> u16 {
        let seeds = |hand: &Hand| match hand {
            Hand::Sowing { seeds, .. } => *seeds,
            Hand::Choosing | Hand::Dead { .. } => 0,
        };
        self.hands.iter().map(seeds).sum()
    }

    /// Lifts the chosen houses and continues until a player has to choose or both are dead. Returns
    /// whether the opening is over.
    pub(crate) fn play<C: Choices, O: Observer>(
        &mut self,
        machine: &Machine<C>,
        state: &mut State<C>,
        houses: [Option<u8>; 2],
        watch: &mut O,
    ) -> bool {
        for side in Side::BOTH {
            if let Some(house) = houses[side] {
                self.lapped[side] = false;
                let cell = machine.shape().base(side) + usize::from(house);
                self.lift(machine, state, side, cell, watch);
            }
        }
        while !self.hands.contains(&Hand::Choosing) {
            if let [Hand::Dead { tick: south }, Hand::Dead { tick: north }] = self.hands {
                let first = match south.cmp(&north) {
                    std::cmp::Ordering::Less => Side::South,
                    std::cmp::Ordering::Equal => self.first,
                    std::cmp::Ordering::Greater => Side::North,
                };
                begin(machine, state, first, watch);
                return true;
            }
            self.tick(machine, state, watch);
        }
        false
    }

    fn tick<C: Choices, O: Observer>(
        &mut self,
        machine: &Machine<C>,
        state: &mut State<C>,
        watch: &mut O,
    ) {
        self.tick += 1;
        let mut ended = [None; 2];
        for side in Side::BOTH {
            if let Hand::Sowing { at, seeds } = self.hands[side] {
                let cell = self.drop_one(machine, state, side, usize::from(at), watch);
                self.hands[side] = Hand::Sowing {
                    at: cell as u8,
                    seeds: seeds - 1,
                };
                ended[side] = (seeds == 1).then_some(cell);
            }
        }
        let landed = ended.map(|cell| cell.map_or(0, |cell| state.cells.count(cell)));
        for side in Side::BOTH {
            let Some(cell) = ended[side] else { continue };
            let shape = machine.shape();
            if cell == shape.store(side) {
                self.land_in_store(machine, state, side, watch);
            } else if ended[!side] == Some(cell) && !shape.owns(side, cell) {
                self.die(side);
                if O::WATCHING {
                    watch.see(Event::Dead {
                        by: side,
                        at: shape.place(cell),
                    });
                }
            } else if landed[side] > 1 {
                if O::WATCHING {
                    watch.see(Event::Relay {
                        by: side,
                        at: shape.place(cell),
                    });
                }
                self.lift(machine, state, side, cell, watch);
            }
        }
        let single = |side: Side| ended[side].filter(|_| landed[side] == 1);
        for side in Side::BOTH {
            if let Some(cell) = single(side)
                && cell != machine.shape().store(side)
            {
                let facing = single(!side) == Some(machine.shape().facing(cell));
                self.land_alone(machine, state, side, cell, facing, watch);
            }
        }
    }

    fn lift<C: Choices, O: Observer>(
        &mut self,
        machine: &Machine<C>,
        state: &mut State<C>,
        side: Side,
        cell: Cell,
        watch: &mut O,
    ) {
        let heap = state.cells.heap(cell);
        if O::WATCHING {
            watch.see(Event::Lift {
                by: side,
                from: machine.shape().place(cell),
                heap,
            });
        }
        state.cells.set(cell, Heap::Seeds(0));
        self.hands[side] = Hand::Sowing {
            at: cell as u8,
            seeds: heap.count(),
        };
    }

    fn drop_one<C: Choices, O: Observer>(
        &mut self,
        machine: &Machine<C>,
        state: &mut State<C>,
        side: Side,
        at: Cell,
        watch: &mut O,
    ) -> Cell {
        let shape = machine.shape();
        let mut cell = machine.circuit().after(at);
        while let Some(why) = machine.circuit().skip_reason(side, at, cell) {
            if O::WATCHING {
                watch.see(Event::Skip {
                    by: side,
                    over: shape.place(cell),
                    why,
                });
            }
            cell = machine.circuit().after(cell);
        }
        let now = state.cells.count(cell) + 1;
        state.cells.set(cell, Heap::Seeds(now));
        self.lapped[side] |= cell == shape.store(side);
        if O::WATCHING {
            watch.see(Event::Drop {
                by: side,
                into: shape.place(cell),
                kind: None,
                now,
            });
        }
        cell
    }

    fn land_in_store<C: Choices, O: Observer>(
        &mut self,
        machine: &Machine<C>,
        state: &State<C>,
        side: Side,
        watch: &mut O,
    ) {
        let spent = matches!(machine.laws().bonus, Bonus::UpTo(most) if self.bonus[side] >= most);
        if spent || !machine.can_sow(state, side) {
            self.die(side);
            if O::WATCHING && spent {
                watch.see(Event::BonusSpent { side });
            }
            return;
        }
        self.bonus[side] += u8::from(matches!(machine.laws().bonus, Bonus::UpTo(_)));
        self.hands[side] = Hand::Choosing;
        if O::WATCHING {
            watch.see(Event::ExtraTurn {
                side,
                why: ExtraTurn::LastInStore,
            });
        }
    }

    /// The last seed fell into an empty house.
    fn land_alone<C: Choices, O: Observer>(
        &mut self,
        machine: &Machine<C>,
        state: &mut State<C>,
        side: Side,
        cell: Cell,
        facing: bool,
        watch: &mut O,
    ) {
        self.die(side);
        if !(facing && machine.shape().owns(side, cell)) {
            state.side = side;
            machine.capture_facing::<Any, O>(
                state,
                machine.circuit().landing(side, cell),
                self.lapped[side],
                false,
                watch,
            );
            return;
        }
        if matches!(
            machine.laws().capture,
            Capture::Facing {
                own: OwnSeed::Always,
                ..
            }
        ) {
            if O::WATCHING {
                let from = vec![machine.content(state, cell)];
                let bank = machine.bank(side);
                machine.say_capture(side, cell, from, bank, CaptureRule::Facing, watch);
            }
            state.cells.pour(cell, machine.bank(side));
        } else if O::WATCHING {
            let at = machine.shape().place(cell);
            watch.see(Event::NoCapture {
                by: side,
                at,
                why: NoCapture::SameMoment,
            });
        }
    }

    fn die(&mut self, side: Side) {
        self.hands[side] = Hand::Dead { tick: self.tick };
    }
}

/// The alternating part begins.
fn begin<C: Choices, O: Observer>(
    machine: &Machine<C>,
    state: &mut State<C>,
    first: Side,
    watch: &mut O,
) {
    state.side = first;
    if O::WATCHING {
        watch.see(Event::OpeningOver { first });
    }
    if let Some(why) = machine.out_of_seeds::<Any>(state, first) {
        machine.sweep(state, watch);
        machine.over(state, why, watch);
        return;
    }
    if machine.laws().end == End::BothEmpty && !machine.can_sow(state, first) {
        state.side = !first;
        if O::WATCHING {
            watch.see(Event::Pass { side: first });
        }
    }
    if O::WATCHING {
        watch.see(Event::Turn { side: state.side });
    }
}
