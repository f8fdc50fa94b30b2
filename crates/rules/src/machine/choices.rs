//! The legal choices: listing, counting and checking them, for seeds and for fruit.

use std::cell::RefCell;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread::LocalKey;

use super::Machine;
use super::kernel::{Any, Kernel, by_kernel};
use crate::Side;
use crate::cells::{Cells, Fruit, Large, Small};
use crate::circuit::Landing;
use crate::error::PlayError;
use crate::event::Observer;
use crate::heap::{Heap, Kind};
use crate::laws::{Capture, MustFeed, Pieces};
use crate::moves::{FruitMove, Move, Order, Origin};
use crate::place::{Cell, Place};
use crate::random::Random;
use crate::state::{Pie, State};

/// A machine that is kept for the next who needs it.
pub type Compiled<C> = RefCell<Option<Arc<Machine<C>>>>;

/// One choice of the player to move, in the form the machine plays.
pub trait Choice: Copy + Debug + Eq + Hash + Ord + Send + Sync + 'static {
    /// Whether this is the pie rule's change of sides.
    fn is_swap(self) -> bool;

    /// Whether a possible capture is left on the board.
    fn leaves_capture(self) -> bool;

    /// The public form.
    fn to_move(self) -> Move;
}

/// Cells together with the choices made on them.
pub trait Choices: Cells {
    /// The choice of a player.
    type Choice: Choice;

    /// The machine that was compiled last on this thread.
    #[doc(hidden)]
    fn last_compiled() -> &'static LocalKey<Compiled<Self>>;

    /// Carries out the first sowing of a choice, from `before` to `cells`, on a machine that the
    /// kernel fits; returns where the last piece fell.
    fn sow_by<'m, K: Kernel, O: Observer>(
        machine: &'m Machine<Self>,
        before: &State<Self>,
        cells: &mut Self,
        choice: Self::Choice,
        watch: &mut O,
    ) -> &'m Landing;

    /// Calls `visit` with each legal choice, in a fixed order, until it breaks.
    #[inline]
    fn each<B>(
        machine: &Machine<Self>,
        state: &State<Self>,
        visit: impl FnMut(Self::Choice) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        Self::each_by::<Any, B>(machine, state, visit)
    }

    /// [`Choices::each`] on a machine that the kernel fits.
    fn each_by<K: Kernel, B>(
        machine: &Machine<Self>,
        state: &State<Self>,
        visit: impl FnMut(Self::Choice) -> ControlFlow<B>,
    ) -> ControlFlow<B>;

    /// A random legal choice, in a game that is not over, on a machine that the kernel fits.
    fn random_by<K: Kernel>(
        machine: &Machine<Self>,
        state: &State<Self>,
        random: &mut Random,
    ) -> Self::Choice;

    /// The number of legal choices.
    fn count_choices(machine: &Machine<Self>, state: &State<Self>) -> u128;

    /// Turns a move into a choice that is legal for the player to move.
    ///
    /// # Errors
    /// [`PlayError`] if it is not legal.
    fn check(
        machine: &Machine<Self>,
        state: &State<Self>,
        mv: Move,
    ) -> Result<Self::Choice, PlayError>;

    /// The houses that hold a legal choice, a bit for each.
    fn playable(machine: &Machine<Self>, state: &State<Self>) -> u32;

    /// Whether there is any legal choice.
    fn has_choice(machine: &Machine<Self>, state: &State<Self>) -> bool {
        Self::each(machine, state, |_| ControlFlow::Break(())).is_break()
    }
}

impl<C: Choices> Machine<C> {
    /// Every legal choice, in a fixed order. For fruit there can be more than fit in memory:
    /// see [`Choices::each`].
    pub fn choices(&self, state: &State<C>) -> Vec<C::Choice> {
        let mut all = Vec::new();
        let ControlFlow::<()>::Continue(()) = C::each(self, state, |choice| {
            all.push(choice);
            ControlFlow::Continue(())
        }) else {
            unreachable!("nothing breaks off")
        };
        all
    }

    /// Houses of the player to move that hold seeds; bit 0 is the house at the player's left.
    #[inline(always)]
    fn occupied<K: Kernel>(&self, state: &State<C>) -> u32 {
        if state.over.is_some() {
            return 0;
        }
        let shape = self.shape_by::<K>();
        state.cells.occupied(shape.base(state.side), shape.houses())
    }

    /// The letters of the houses in a mask.
    fn letters(&self, side: Side, houses: u32) -> String {
        let houses = (0..self.laws.houses).filter(|house| houses & (1 << house) != 0);
        let letters: Vec<_> = houses
            .map(|house| house_letter(side, house).to_string())
            .collect();
        letters.join(", ")
    }

    fn check_house(&self, state: &State<C>, house: u8) -> Result<Cell, PlayError> {
        let side = state.side;
        if house >= self.laws.houses {
            return Err(PlayError::NoSuchHouse {
                house: house_letter(side, house),
                first: house_letter(side, 0),
                last: house_letter(side, self.laws.houses - 1),
            });
        }
        let cell = self.shape.base(side) + usize::from(house);
        if self.burnt & (1 << cell) != 0 {
            return Err(PlayError::BurntHouse {
                house: house_letter(side, house),
            });
        }
        if state.cells.count(cell) == 0 {
            return Err(PlayError::EmptyHouse {
                house: house_letter(side, house),
            });
        }
        Ok(cell)
    }
}

fn house_letter(side: Side, house: u8) -> char {
    Place::House(side, house).letter()
}

/// A house, or the change of sides.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct SeedChoice(pub u8);

impl SeedChoice {
    /// The pie rule's change of sides.
    pub const SWAP: SeedChoice = SeedChoice(u8::MAX);
}

impl Choice for SeedChoice {
    #[inline]
    fn is_swap(self) -> bool {
        self == SeedChoice::SWAP
    }

    #[inline]
    fn leaves_capture(self) -> bool {
        false
    }

    fn to_move(self) -> Move {
        if self.is_swap() {
            Move::Swap
        } else {
            Move::House(self.0)
        }
    }
}

/// The houses that may be played, after the duties of feeding and of sparing the opponent.
#[inline(always)]
fn legal_houses<K: Kernel, C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    state: &State<C>,
) -> u32 {
    let laws = &K::laws(&machine.laws);
    let mut houses = machine.occupied::<K>(state);
    if laws.forbids_slams() {
        houses = keep(houses, |house| !machine.slams::<K>(state, house));
    }
    match laws.must_feed {
        MustFeed::WhenEmpty | MustFeed::Always if machine.owes_food::<K>(state) => {
            keep(houses, |house| machine.feeds::<K>(state, house))
        }
        MustFeed::Off | MustFeed::WhenEmpty => houses,
        MustFeed::Always => match keep(houses, |house| machine.feeds::<K>(state, house)) {
            0 => houses,
            feeding => feeding,
        },
    }
}

/// The legal choices as a set: a bit for each house, and behind them one for the change of sides.
#[inline(always)]
pub(crate) fn mask<K: Kernel, C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    state: &State<C>,
) -> u32 {
    let swap = machine.may_swap::<K>() && state.pie == Pie::Offered && state.over.is_none();
    legal_houses::<K, C>(machine, state) | u32::from(swap) << machine.laws.houses
}

/// [`legal_houses`] by the kernel that fits.
#[inline]
fn legal<C: Choices<Choice = SeedChoice>>(machine: &Machine<C>, state: &State<C>) -> u32 {
    by_kernel!(machine, C::HOT, K => legal_houses::<K, C>(machine, state))
}

#[inline(always)]
fn each_house<B>(
    mut houses: u32,
    swap: bool,
    mut visit: impl FnMut(SeedChoice) -> ControlFlow<B>,
) -> ControlFlow<B> {
    while houses != 0 {
        visit(SeedChoice(houses.trailing_zeros() as u8))?;
        houses &= houses - 1;
    }
    if swap {
        visit(SeedChoice::SWAP)?;
    }
    ControlFlow::Continue(())
}

fn keep(houses: u32, wanted: impl Fn(SeedChoice) -> bool) -> u32 {
    (0..12)
        .filter(|house| houses & (1 << house) != 0 && wanted(SeedChoice(*house)))
        .fold(0, |kept, house| kept | 1 << house)
}

fn check_seeds<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    state: &State<C>,
    mv: Move,
) -> Result<SeedChoice, PlayError> {
    let house = match mv {
        Move::House(house) => house,
        Move::Swap if state.pie == Pie::Offered => return Ok(SeedChoice::SWAP),
        Move::Swap => return Err(PlayError::NoSwap),
        Move::Fruit(_) | Move::Both(..) | Move::Directed(_) | Move::Arrange(_) => {
            return Err(PlayError::WrongForm {
                text: mv.text(state.side),
                expected: "the letter of a house",
            });
        }
    };
    machine.check_house(state, house)?;
    let legal = legal(machine, state);
    if legal & (1 << house) != 0 {
        return Ok(SeedChoice(house));
    }
    let letter = house_letter(state.side, house);
    if machine.laws.forbids_slams() && machine.slams::<Any>(state, SeedChoice(house)) {
        return Err(PlayError::GrandSlam { house: letter });
    }
    Err(PlayError::MustFeed {
        house: letter,
        playable: machine.letters(state.side, legal),
    })
}

/// [`Choices::last_compiled`] for a layout: a static cannot be generic.
macro_rules! last_compiled {
    ($cells:ty) => {
        fn last_compiled() -> &'static LocalKey<Compiled<$cells>> {
            thread_local! {
                static LAST: Compiled<$cells> = const { RefCell::new(None) };
            }
            &LAST
        }
    };
}

macro_rules! seed_choices {
    ($cells:ty) => {
        impl Choices for $cells {
            type Choice = SeedChoice;

            last_compiled!($cells);

            #[inline(always)]
            fn sow_by<'m, K: Kernel, O: Observer>(
                machine: &'m Machine<Self>,
                before: &State<Self>,
                cells: &mut Self,
                SeedChoice(house): SeedChoice,
                watch: &mut O,
            ) -> &'m Landing {
                let side = before.side;
                let start = machine.shape_by::<K>().base(side) + usize::from(house);
                if O::WATCHING {
                    machine.narrate(&before.cells, side, start, &[], watch);
                }
                machine.circuit.sow(&before.cells, cells, side, start)
            }

            #[inline]
            fn each<B>(
                machine: &Machine<Self>,
                state: &State<Self>,
                visit: impl FnMut(SeedChoice) -> ControlFlow<B>,
            ) -> ControlFlow<B> {
                // The houses come from the kernel; the code that handles them is compiled only
                // once.
                each_house(legal(machine, state), state.pie == Pie::Offered, visit)
            }

            #[inline]
            fn each_by<K: Kernel, B>(
                machine: &Machine<Self>,
                state: &State<Self>,
                visit: impl FnMut(SeedChoice) -> ControlFlow<B>,
            ) -> ControlFlow<B> {
                let houses = legal_houses::<K, Self>(machine, state);
                let swap = machine.may_swap::<K>() && state.pie == Pie::Offered;
                each_house(houses, swap, visit)
            }

            #[inline(always)]
            fn random_by<K: Kernel>(
                machine: &Machine<Self>,
                state: &State<Self>,
                random: &mut Random,
            ) -> SeedChoice {
                let houses = legal_houses::<K, Self>(machine, state);
                if machine.may_swap::<K>()
                    && state.pie == Pie::Offered
                    && random.below(houses.count_ones() + 1) == 0
                {
                    return SeedChoice::SWAP;
                }
                SeedChoice(random.bit(houses))
            }

            fn count_choices(machine: &Machine<Self>, state: &State<Self>) -> u128 {
                let swap = u32::from(state.pie == Pie::Offered);
                u128::from(legal(machine, state).count_ones() + swap)
            }

            fn check(
                machine: &Machine<Self>,
                state: &State<Self>,
                mv: Move,
            ) -> Result<SeedChoice, PlayError> {
                check_seeds(machine, state, mv)
            }

            fn playable(machine: &Machine<Self>, state: &State<Self>) -> u32 {
                legal(machine, state)
            }
        }
    };
}

seed_choices!(Small);
seed_choices!(Large);

impl Choice for FruitMove {
    fn is_swap(self) -> bool {
        false
    }

    fn leaves_capture(self) -> bool {
        self.leave
    }

    fn to_move(self) -> Move {
        Move::Fruit(self)
    }
}

impl Choices for Fruit {
    type Choice = FruitMove;

    last_compiled!(Fruit);

    fn sow_by<'m, K: Kernel, O: Observer>(
        machine: &'m Machine<Self>,
        before: &State<Self>,
        cells: &mut Self,
        choice: FruitMove,
        watch: &mut O,
    ) -> &'m Landing {
        let side = before.side;
        let start = source_cell(machine, side, choice.source);
        if O::WATCHING {
            let kinds: Vec<Kind> = choice.order.iter().collect();
            machine.narrate(&before.cells, side, start, &kinds, watch);
        }
        *cells = before.cells;
        for kind in choice.order.iter() {
            cells.take_one(start, kind);
        }
        let path = machine.circuit.path(side, start);
        let mut last = start;
        for (kind, &cell) in choice.order.iter().zip(path.iter().cycle()) {
            last = usize::from(cell);
            cells.drop_one(last, kind);
        }
        machine.circuit.landing(side, last)
    }

    fn each_by<K: Kernel, B>(
        machine: &Machine<Self>,
        state: &State<Self>,
        mut visit: impl FnMut(FruitMove) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (source, len) in sources(machine, state) {
            let heap = state.cells.heap(source_cell(machine, state.side, source));
            let leaves: &[bool] = if may_leave(machine, state, source, len) {
                &[false, true]
            } else {
                &[false]
            };
            each_order(machine, heap, len, &mut |order| {
                leaves.iter().try_for_each(|&leave| {
                    visit(FruitMove {
                        source,
                        order,
                        leave,
                    })
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    fn random_by<K: Kernel>(
        machine: &Machine<Self>,
        state: &State<Self>,
        random: &mut Random,
    ) -> FruitMove {
        let chosen = random.below(sources(machine, state).count() as u32) as usize;
        let (source, len) = sources(machine, state)
            .nth(chosen)
            .expect("fewer than there are");
        let heap = state.cells.heap(source_cell(machine, state.side, source));
        let drawn = random_order(heap, len, random);
        let order = if is_free(machine) {
            drawn
        } else {
            sorted(drawn.heap())
        };
        let leave = may_leave(machine, state, source, len) && random.below(2) == 1;
        FruitMove {
            source,
            order,
            leave,
        }
    }

    fn playable(machine: &Machine<Self>, state: &State<Self>) -> u32 {
        machine.occupied::<Any>(state)
    }

    fn count_choices(machine: &Machine<Self>, state: &State<Self>) -> u128 {
        sources(machine, state)
            .map(|(source, len)| {
                let heap = state.cells.heap(source_cell(machine, state.side, source));
                let leaves = 1 + u128::from(may_leave(machine, state, source, len));
                leaves.saturating_mul(count_orders(machine, heap, len))
            })
            .fold(0, u128::saturating_add)
    }

    fn check(
        machine: &Machine<Self>,
        state: &State<Self>,
        mv: Move,
    ) -> Result<FruitMove, PlayError> {
        let fruit = match mv {
            Move::Fruit(fruit) => fruit,
            Move::House(house) => only_order(machine, state, house, mv)?,
            Move::Swap => return Err(PlayError::NoSwap),
            Move::Both(..) | Move::Directed(_) | Move::Arrange(_) => {
                return Err(wrong_form(state, mv));
            }
        };
        let start = match fruit.source {
            Origin::House(house) => machine.check_house(state, house)?,
            Origin::Store => machine.shape.store(state.side),
        };
        let heap = state.cells.heap(start);
        let asked = fruit.order.heap();
        let wrong = || PlayError::WrongFruits {
            order: fruit.order.to_string(),
            from: machine.shape.place(start).letter(),
            there: heap.to_string(),
        };
        match fruit.source {
            Origin::House(_) if asked != heap => return Err(wrong()),
            Origin::House(_) => {}
            Origin::Store => {
                let most = heap.count().min(FruitMove::FROM_STORE_MAX);
                if fruit.order.is_empty() || fruit.order.len() > usize::from(most) {
                    return Err(PlayError::StoreCount {
                        asked: fruit.order.len(),
                        most,
                    });
                }
                if Kind::ALL.iter().any(|&kind| asked.of(kind) > heap.of(kind)) {
                    return Err(wrong());
                }
            }
        }
        if !is_free(machine) {
            let expected = sorted(asked);
            if fruit.order != expected {
                return Err(PlayError::FixedOrder {
                    order: fruit.order.to_string(),
                    expected: expected.to_string(),
                });
            }
        }
        if fruit.leave && !may_leave(machine, state, fruit.source, fruit.order.len()) {
            let optional = matches!(machine.laws.capture, Capture::Facing { optional: true, .. });
            return Err(PlayError::NothingToLeave { optional });
        }
        Ok(fruit)
    }
}

fn wrong_form(state: &State<Fruit>, mv: Move) -> PlayError {
    PlayError::WrongForm {
        text: mv.text(state.side),
        expected: "the house (or M for the mancala), a colon, and the fruits in the order they \
                   are dropped, such as `M:gob`",
    }
}

/// A house letter alone is enough where its fruits can be dropped in one way only.
fn only_order(
    machine: &Machine<Fruit>,
    state: &State<Fruit>,
    house: u8,
    mv: Move,
) -> Result<FruitMove, PlayError> {
    let heap = state.cells.heap(machine.check_house(state, house)?);
    if count_orders(machine, heap, usize::from(heap.count())) > 1 {
        return Err(wrong_form(state, mv));
    }
    Ok(FruitMove {
        source: Origin::House(house),
        order: sorted(heap),
        leave: false,
    })
}

fn source_cell(machine: &Machine<Fruit>, side: Side, source: Origin) -> Cell {
    match source {
        Origin::House(house) => machine.shape.base(side) + usize::from(house),
        Origin::Store => machine.shape.store(side),
    }
}

/// The places that fruits may be taken from, with their numbers: each house whole, one to six of
/// the mancala.
fn sources(
    machine: &Machine<Fruit>,
    state: &State<Fruit>,
) -> impl Iterator<Item = (Origin, usize)> {
    let playing = state.over.is_none();
    let side = state.side;
    let cells = state.cells;
    let base = machine.shape.base(side);
    let houses = (0..machine.laws.houses).filter_map(move |house| {
        let count = usize::from(cells.count(base + usize::from(house)));
        (count > 0).then_some((Origin::House(house), count))
    });
    let most = usize::from(
        cells
            .count(machine.shape.store(side))
            .min(FruitMove::FROM_STORE_MAX),
    );
    let store = (1..=most).map(|count| (Origin::Store, count));
    houses.chain(store).filter(move |_| playing)
}

fn is_free(machine: &Machine<Fruit>) -> bool {
    matches!(machine.laws.pieces, Pieces::Fruit { any_order: true })
}

fn sorted(heap: Heap) -> Order {
    Kind::IN_ORDER
        .into_iter()
        .flat_map(|kind| (0..heap.of(kind)).map(move |_| kind))
        .collect()
}

/// Whether a sowing of `len` fruits would capture and the mover may leave that.
fn may_leave(machine: &Machine<Fruit>, state: &State<Fruit>, source: Origin, len: usize) -> bool {
    if !matches!(machine.laws.capture, Capture::Facing { optional: true, .. }) {
        return false;
    }
    // The houses that get fruit, and the empty ones, depend only on the number of fruits, not on
    // their kinds.
    let start = source_cell(machine, state.side, source);
    let heap = state.cells.heap(start);
    let some = Kind::IN_ORDER
        .into_iter()
        .flat_map(|kind| (0..heap.of(kind)).map(move |_| kind))
        .take(len);
    let choice = FruitMove {
        source,
        order: some.collect(),
        leave: false,
    };
    let mut after = *state;
    let last = Fruit::sow_by::<Any, ()>(machine, state, &mut after.cells, choice, &mut ());
    let last = last.cell();
    machine.shape.owns(state.side, last)
        && after.cells.count(last) == 1
        && machine.facing_takes::<Any>(&after, last, true).is_ok()
}

/// Calls `visit` with every distinct order of `len` fruits out of a heap.
fn each_order<B>(
    machine: &Machine<Fruit>,
    heap: Heap,
    len: usize,
    visit: &mut impl FnMut(Order) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut left = Kind::ALL.map(|kind| heap.of(kind));
    extend_order(
        is_free(machine),
        &mut left,
        len,
        &mut Order::default(),
        0,
        visit,
    )
}

fn extend_order<B>(
    free: bool,
    left: &mut [u8; 4],
    len: usize,
    order: &mut Order,
    from: usize,
    visit: &mut impl FnMut(Order) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if order.len() == len {
        return visit(*order);
    }
    for (rank, kind) in Kind::IN_ORDER.into_iter().enumerate() {
        if left[kind as usize] == 0 || (!free && rank < from) {
            continue;
        }
        left[kind as usize] -= 1;
        order.push(kind);
        let flow = extend_order(free, left, len, order, rank, visit);
        order.pop();
        left[kind as usize] += 1;
        flow?;
    }
    ControlFlow::Continue(())
}

/// Fruits out of a heap, drawn blindly one by one.
fn random_order(heap: Heap, len: usize, random: &mut Random) -> Order {
    let mut left = Kind::ALL.map(|kind| heap.of(kind));
    let mut order = Order::default();
    for drawn in 0..len as u32 {
        let mut chosen = random.below(u32::from(heap.count()) - drawn);
        let kind = Kind::ALL.into_iter().find(|&kind| {
            let here = u32::from(left[kind as usize]);
            let found = chosen < here;
            chosen = chosen.saturating_sub(here);
            found
        });
        let kind = kind.expect("fewer than are left");
        left[kind as usize] -= 1;
        order.push(kind);
    }
    order
}

/// The number of distinct orders of `len` fruits out of a heap.
fn count_orders(machine: &Machine<Fruit>, heap: Heap, len: usize) -> u128 {
    let free = is_free(machine);
    // ways[n]: orders of n fruits of the kinds so far; a further kind is mixed in.
    let mut ways = vec![0u128; len + 1];
    ways[0] = 1;
    for kind in Kind::ALL {
        for n in (0..=len).rev() {
            let most = n.min(usize::from(heap.of(kind)));
            ways[n] = (0..=most)
                .map(|taken| {
                    let mixed = if free { binomial(n, taken) } else { 1 };
                    ways[n - taken].saturating_mul(mixed)
                })
                .fold(0, u128::saturating_add);
        }
    }
    ways[len]
}

fn binomial(n: usize, k: usize) -> u128 {
    (0..k).fold(1u128, |product, i| {
        product.saturating_mul((n - i) as u128) / (i as u128 + 1)
    })
}
