//! The move generator for all games: a rule set compiled into tables, and the steps of a ply.
//!
//! Every ply of every game runs through [`Machine::play`]: lift and sow (with relays), the landing
//! (extra turn, capture), and the change of turn (majority, end, feeding). Code that needs the
//! events passes an [`Observer`]; search passes `()` and pays nothing for it.

mod capture;
mod choices;
mod ending;
pub(crate) mod kernel;

use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

use crate::Side;
use crate::cells::Cells;
use crate::circuit::Circuit;
use crate::event::{Event, ExtraTurn, Observer};
use crate::heap::{Heap, Kind};
use crate::laws::{Bonus, Capture, Laws, Opening, Pieces, Repetition};
use crate::outcome::EndReason;
use crate::place::{Cell, Shape};
use crate::properties::Properties;
use crate::ruleset::RuleSet;
use crate::state::{Pie, State};
pub use crate::turn_change::TurnChange;

use kernel::{Fit, by_kernel};

pub(crate) use choices::mask;
pub use choices::{Choice, Choices, Compiled, SeedChoice};
pub use kernel::Kernel;

/// A rule set compiled for one way to hold the board, with the burnt houses of a round.
#[derive(Clone)]
pub struct Machine<C: Cells> {
    rules: RuleSet,
    laws: Laws,
    properties: Properties,
    shape: Shape,
    burnt: u32,
    circuit: Circuit<C>,
    /// Each player's first house, and each player's store.
    base: [Cell; 2],
    store: [Cell; 2],
    /// Each player's houses.
    row: [C; 2],
    /// Each player's houses and, if it can be sown from, the player's store: empty means stuck.
    reach: [C; 2],
    /// The cell of each player's winnings.
    bank: [Cell; 2],
    /// A mask of both banks: as long as their content stays the same, positions can come back.
    banks: C,
    /// The least number of plies between a position and its return, or a stop for want of captures.
    loop_min: usize,
    fit: Fit,
}

impl<C: Cells> fmt::Debug for Machine<C> {
    /// Shows the rule set it was compiled from; the tables would fill pages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Machine { rules, burnt, .. } = self;
        write!(f, "Machine({rules}, burnt {burnt:b})")
    }
}

/// The continuation after a sowing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum After {
    /// The other player's turn.
    Next,
    /// The mover plays again.
    Again(ExtraTurn),
    /// The sowing itself ended the game.
    Over(EndReason),
}

impl<C: Choices> Machine<C> {
    /// Compiles a rule set. `burnt` has a bit for each burnt house's cell.
    fn new(rules: &RuleSet, burnt: u32) -> Machine<C> {
        let laws = *rules.table_laws();
        let shape = Shape::new(laws.houses);
        let houses = usize::from(laws.houses);
        let row = |side: Side| shape.base(side)..shape.base(side) + houses;
        let bank = |side: Side| {
            if C::FRUIT {
                shape.won(side)
            } else {
                shape.store(side)
            }
        };
        let reach = |side: Side| {
            let store = C::FRUIT.then_some(shape.store(side));
            C::zone(row(side).chain(store))
        };
        Machine {
            rules: *rules,
            laws,
            properties: rules.properties(),
            shape,
            burnt,
            circuit: Circuit::new(&laws, burnt),
            base: Side::BOTH.map(|side| shape.base(side)),
            store: Side::BOTH.map(|side| shape.store(side)),
            row: Side::BOTH.map(|side| C::zone(row(side))),
            reach: Side::BOTH.map(reach),
            bank: Side::BOTH.map(bank),
            banks: C::zone(Side::BOTH.map(bank).into_iter()),
            loop_min: match laws.repetition {
                Repetition::ThirdOrQuiet(_) => 1,
                _ if laws.relay || C::FRUIT => 1,
                _ => 2 * houses - burnt.count_ones() as usize,
            },
            fit: Fit::of(&laws),
        }
    }

    /// A compiled rule set. The last one of each thread is kept: texts that are read one after the
    /// other are most often of one game, and compiling takes longer than reading.
    pub(crate) fn compiled(rules: &RuleSet, burnt: u32) -> Arc<Machine<C>> {
        C::last_compiled().with_borrow_mut(|last| match last {
            Some(machine)
                if machine.rules == *rules
                    && machine.laws == *rules.table_laws()
                    && machine.burnt == burnt =>
            {
                Arc::clone(machine)
            }
            other => Arc::clone(other.insert(Arc::new(Machine::new(rules, burnt)))),
        })
    }

    /// The rule set this was compiled from.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The laws of that rule set.
    #[inline]
    pub(crate) fn laws(&self) -> &Laws {
        &self.laws
    }

    /// The conclusions from those laws.
    #[inline]
    pub fn properties(&self) -> &Properties {
        &self.properties
    }

    /// Identity for hashing: machines that play by other laws, or on a board with other burnt houses,
    /// have another one.
    #[inline]
    pub fn identity(&self) -> impl Hash {
        (&self.laws, self.burnt)
    }

    /// The shape of the board.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Burnt houses, a bit for each cell.
    pub fn burnt(&self) -> u32 {
        self.burnt
    }

    /// Whether a cell is one of a player's houses; faster than [`Shape::owns`].
    #[inline(always)]
    fn owns(&self, side: Side, cell: Cell) -> bool {
        cell.wrapping_sub(self.base[side]) < usize::from(self.laws.houses)
    }

    /// Whether there is a pie rule.
    pub(crate) fn has_pie(&self) -> bool {
        self.laws.opening == Opening::Pie
    }

    /// [`Machine::has_pie`], constant where the kernel knows it.
    #[inline(always)]
    fn may_swap<K: Kernel>(&self) -> bool {
        K::laws(&self.laws).opening == Opening::Pie
    }

    /// The shape of the board, constant where the kernel knows it.
    #[inline(always)]
    fn shape_by<K: Kernel>(&self) -> Shape {
        if K::HOUSES == 0 {
            self.shape
        } else {
            Shape::new(K::HOUSES)
        }
    }

    /// The cell of a player's winnings.
    #[inline(always)]
    fn bank_by<K: Kernel>(&self, side: Side) -> Cell {
        if K::HOUSES == 0 || C::FRUIT {
            self.bank[side]
        } else {
            self.shape_by::<K>().store(side)
        }
    }

    /// Whether a player has anything in their houses.
    #[inline(always)]
    fn has_in_row<K: Kernel>(&self, cells: &C, side: Side) -> bool {
        // A kernel has the row as a constant: no mask is read.
        let shape = Shape::new(K::HOUSES);
        match side {
            _ if K::HOUSES == 0 => cells.any(&self.row[side]),
            Side::South => cells.any_in(shape.base(Side::South), K::HOUSES),
            Side::North => cells.any_in(shape.base(Side::North), K::HOUSES),
        }
    }

    /// Whether a player has anything to sow.
    #[inline(always)]
    fn has_to_sow<K: Kernel>(&self, cells: &C, side: Side) -> bool {
        if C::FRUIT {
            cells.any(&self.reach[side])
        } else {
            self.has_in_row::<K>(cells, side)
        }
    }

    /// The kernel it can be played by.
    #[inline]
    pub(crate) fn fit(&self) -> Fit {
        self.fit
    }

    pub(crate) fn circuit(&self) -> &Circuit<C> {
        &self.circuit
    }

    pub(crate) fn bank(&self, side: Side) -> Cell {
        self.bank[side]
    }

    /// The cell of the last of `seeds` seeds (at least one) that a player sows from one of their
    /// houses, before any relay.
    #[inline]
    pub fn landing(&self, side: Side, house: Cell, seeds: u16) -> Cell {
        let path = self.circuit.path(side, house);
        usize::from(path[(usize::from(seeds) - 1) % path.len()])
    }

    /// Whether a player has anything to sow.
    #[inline]
    pub fn can_sow(&self, state: &State<C>, side: Side) -> bool {
        state.cells.any(&self.reach[side])
    }

    /// A player's winnings so far: the seeds in their store, or the fruits of their heap.
    pub fn won(&self, state: &State<C>, side: Side) -> Heap {
        state.cells.heap(self.bank[side])
    }

    /// The start of a game (of a round with its own stores, see `Position::next_round`).
    pub(crate) fn start(&self) -> State<C> {
        let mut cells = C::EMPTY;
        for side in Side::BOTH {
            match self.laws.pieces {
                Pieces::Seeds => {
                    for house in 0..usize::from(self.laws.houses) {
                        let seeds = Heap::Seeds(u16::from(self.laws.seeds));
                        cells.set(self.shape.base(side) + house, seeds);
                    }
                }
                Pieces::Fruit { .. } => {
                    cells.set(self.shape.store(side), Heap::Fruit([6; Kind::ALL.len()]));
                }
            }
        }
        State {
            cells,
            side: Side::South,
            bonus: 0,
            pie: match self.laws.opening {
                Opening::Pie => Pie::FirstTurn,
                Opening::Alternate | Opening::Simultaneous => Pie::Unavailable,
            },
            total: self.laws.seeds_total(),
            over: None,
        }
    }

    /// Plays a legal choice. The caller has checked that it is one, and looks after positions
    /// that come back: see [`Machine::end_if_repeated`].
    #[inline]
    pub fn play<O: Observer>(
        &self,
        state: &mut State<C>,
        choice: C::Choice,
        watch: &mut O,
    ) -> TurnChange {
        let before = &{ *state };
        by_kernel!(self, C::HOT && !O::WATCHING, K => {
            self.play_by::<K, O>(before, state, choice, watch)
        })
    }

    /// Does [`Machine::play`] from `before` to `after`, whose old content does not matter: the
    /// fastest way for a search, which needs both states and no events.
    #[inline]
    pub fn play_from(&self, before: &State<C>, after: &mut State<C>, choice: C::Choice) {
        by_kernel!(self, C::HOT, K => {
            self.play_by::<K, ()>(before, after, choice, &mut ());
        });
    }

    /// [`Machine::play`] on a machine that the kernel fits, from `before` to `state`, whatever
    /// that was: a board is not copied first and then changed, for processors wait when they read
    /// in another size what they have just written.
    #[inline(always)]
    pub(crate) fn play_by<K: Kernel, O: Observer>(
        &self,
        before: &State<C>,
        state: &mut State<C>,
        choice: C::Choice,
        watch: &mut O,
    ) -> TurnChange {
        debug_assert!(before.over.is_none(), "the game is over");
        if self.may_swap::<K>() && choice.is_swap() {
            *state = *before;
            self.swap(state, watch);
            return TurnChange::default();
        }
        let after = self.sow::<K, O>(before, state, choice, watch);
        self.turn::<K, O>(state, after, watch)
    }

    /// Steps one to three of a ply: lift and sow, relay, land.
    #[inline(always)]
    fn sow<K: Kernel, O: Observer>(
        &self,
        before: &State<C>,
        state: &mut State<C>,
        choice: C::Choice,
        watch: &mut O,
    ) -> After {
        let laws = &K::laws(&self.laws);
        let side = before.side;
        // Step 1: the first sowing.
        let mut last = C::sow_by::<K, O>(self, before, &mut state.cells, choice, watch);
        state.side = side;
        state.bonus = if laws.counts_bonus() { before.bonus } else { 0 };
        state.pie = if self.may_swap::<K>() {
            before.pie
        } else {
            Pie::Unavailable
        };
        state.total = before.total;
        state.over = None;
        // Step 2: relays. Every lap past the own store banks a seed, so they come to an end.
        if laws.relay {
            while !last.home && state.cells.count(last.cell()) > 1 {
                if O::WATCHING {
                    watch.see(Event::Relay {
                        by: side,
                        at: self.shape.place(last.cell()),
                    });
                    self.narrate(&state.cells, side, last.cell(), &[], watch);
                }
                last = self.circuit.sow_on(&mut state.cells, side, last.cell());
            }
        }
        // Step 3: the landing. A last seed in the own store captures nothing, but that is tested
        // last: so the turn needs no branch, which would be mispredicted half of the time.
        let after = match laws.capture {
            Capture::None => {
                self.explain_no_captures(state, last.cell(), watch);
                After::Next
            }
            Capture::Facing { needs_lap, .. } => {
                let own_store = self.store[side];
                let banked = |state: &State<C>| state.cells.count(own_store);
                let lapped = needs_lap && banked(state) > banked(before);
                self.capture_facing::<K, O>(state, last, lapped, choice.leaves_capture(), watch);
                After::Next
            }
            Capture::TwoOrThree { grand_slam } => {
                self.capture_two_or_three::<K, O>(state, last, grand_slam, watch)
            }
        };
        if laws.sows_own_store && last.home {
            land_in_store(laws, state, watch)
        } else {
            after
        }
    }

    /// Reports a sowing from `start` seed by seed, without doing it. `kinds` are the kinds in the
    /// order they fall; empty for plain seeds, of which all are sown.
    pub(crate) fn narrate<O: Observer>(
        &self,
        cells: &C,
        by: Side,
        start: Cell,
        kinds: &[Kind],
        watch: &mut O,
    ) {
        let heap = if kinds.is_empty() {
            cells.heap(start)
        } else {
            kinds
                .iter()
                .copied()
                .collect::<crate::moves::Order>()
                .heap()
        };
        let seeds = usize::from(heap.count());
        watch.see(Event::Lift {
            by,
            from: self.shape.place(start),
            heap,
        });
        let mut now: Vec<u16> = (0..self.shape.ring())
            .map(|cell| cells.count(cell))
            .collect();
        now[start] -= seeds as u16;
        let mut cell = start;
        let mut dropped = 0;
        while dropped < seeds {
            cell = self.circuit.after(cell);
            if let Some(why) = self.circuit.skip_reason(by, start, cell) {
                watch.see(Event::Skip {
                    by,
                    over: self.shape.place(cell),
                    why,
                });
                continue;
            }
            now[cell] += 1;
            watch.see(Event::Drop {
                by,
                into: self.shape.place(cell),
                kind: kinds.get(dropped).copied(),
                now: now[cell],
            });
            dropped += 1;
        }
    }

    /// The pie rule: the board is turned round, and the first player moves what was North's.
    #[cold]
    #[inline(never)]
    fn swap<O: Observer>(&self, state: &mut State<C>, watch: &mut O) {
        let ring = self.shape.ring();
        let before = state.cells;
        for cell in 0..ring {
            state.cells.set((cell + ring / 2) % ring, before.heap(cell));
        }
        if O::WATCHING {
            watch.see(Event::Swap { by: state.side });
        }
        state.pie = Pie::Unavailable;
        state.side = !state.side;
    }
}

/// The last seed fell into the own store.
#[inline(always)]
fn land_in_store<C: Cells, O: Observer>(laws: &Laws, state: &mut State<C>, watch: &mut O) -> After {
    let allowed = match laws.bonus {
        Bonus::Never => return After::Next,
        Bonus::Always => true,
        Bonus::UpTo(most) => {
            let allowed = state.bonus < most;
            state.bonus += u8::from(allowed);
            allowed
        }
    };
    if allowed {
        return After::Again(ExtraTurn::LastInStore);
    }
    if O::WATCHING {
        watch.see(Event::BonusSpent { side: state.side });
    }
    After::Next
}
