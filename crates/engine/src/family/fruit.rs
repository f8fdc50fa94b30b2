//! Banana-Cala: only good fruit against bananas matters, and only some of the orders in which a
//! heap can be dropped are looked at.

use rules::machine::{Choice, Choices, Machine};
use rules::{Cells, Fruit, FruitMove, Heap, Kind, Move, Order, Origin, Side, State};

use super::{Family, Judgement};
use crate::scale::POINT;

/// Choices looked at in one position: the numbers of more would not fit in a memo.
const CHOICES_MAX: usize = 250;
/// Orders of one heap looked at, if it has no more; of larger ones only the simple orders are.
const ORDERS_MAX: usize = 24;

/// A board on which every good fruit is an apple: the others are worth the same.
pub(crate) fn merged(state: &State<Fruit>) -> State<Fruit> {
    let mut cells = state.cells;
    for cell in 0..Fruit::LANES {
        if let Heap::Fruit([bananas, apples, oranges, grapes]) = cells.heap(cell) {
            cells.set(
                cell,
                Heap::Fruit([bananas, apples + oranges + grapes, 0, 0]),
            );
        }
    }
    State { cells, ..*state }
}

/// The choice on the real board for a choice on the merged one: apples are taken from whatever good
/// fruit there is, in the order of [`Kind::ALL`], which is also the order of rules with a fixed
/// order.
fn unmerged(machine: &Machine<Fruit>, state: &State<Fruit>, choice: FruitMove) -> FruitMove {
    let cell = match choice.source {
        Origin::House(house) => machine.shape().base(state.side) + usize::from(house),
        Origin::Store => machine.shape().store(state.side),
    };
    let heap = state.cells.heap(cell);
    let mut good = Kind::ALL
        .into_iter()
        .filter(|&kind| kind != Kind::Banana)
        .flat_map(|kind| (0..heap.of(kind)).map(move |_| kind));
    let order = choice.order.iter().map(|kind| match kind {
        Kind::Banana => Kind::Banana,
        _ => good.next().unwrap_or(kind),
    });
    FruitMove {
        order: order.collect(),
        ..choice
    }
}

/// The number of counts on each side of the board.
const COUNTS: usize = 6;
/// Good fruit in the houses.
const GOOD: usize = 0;
/// Bananas in the houses.
const BANANAS: usize = 1;
/// Good fruit in the mancala.
const STORED_GOOD: usize = 2;
/// Bananas in the mancala.
const STORED_BANANAS: usize = 3;
/// Houses with fruit.
const MOBILE: usize = 4;
/// The most points that one move could capture.
const THREAT: usize = 5;

/// The weight of each count.
type Weights = super::Weights<COUNTS>;

const WEIGHTS: Weights = Weights {
    tempo: -55,
    own: [0, 12, 107, 102, 53, 97],
    other: [1, 19, 109, 100, 32, 63],
};

/// Beginners see only what has been won.
const GREEDY: Weights = Weights {
    tempo: 0,
    own: [0; COUNTS],
    other: [0; COUNTS],
};

/// Banana-Cala, on a merged board.
#[derive(Clone, Debug)]
pub(crate) struct FruitFamily {
    weights: Weights,
    /// Whether the mover chooses the order.
    is_free: bool,
    /// Whether captures may be left.
    is_optional: bool,
}

impl FruitFamily {
    pub(crate) fn new(machine: &Machine<Fruit>, judgement: Judgement) -> FruitFamily {
        let properties = machine.properties();
        FruitFamily {
            weights: match judgement {
                Judgement::Full => WEIGHTS,
                Judgement::Greedy => GREEDY,
            },
            is_free: properties.chooses_order,
            is_optional: properties.may_leave,
        }
    }

    /// The places that fruits can be taken from: the goods and bananas there, and the number taken.
    fn sources(
        machine: &Machine<Fruit>,
        state: &State<Fruit>,
        side: Side,
    ) -> impl Iterator<Item = (Origin, usize, [u8; 2], usize)> {
        let shape = machine.shape();
        let cells = state.cells;
        let heap = move |cell| [cells.of(cell, Kind::Apple), cells.of(cell, Kind::Banana)];
        let base = shape.base(side);
        let houses = (0..shape.houses()).map(move |house| {
            let cell = base + usize::from(house);
            let count = usize::from(cells.count(cell));
            (Origin::House(house), cell, heap(cell), count)
        });
        let store = shape.store(side);
        let most = usize::from(cells.count(store).min(FruitMove::FROM_STORE_MAX));
        let takes = (1..=most).map(move |count| (Origin::Store, store, heap(store), count));
        houses.chain(takes).filter(|&(.., count)| count > 0)
    }

    /// The best capture open to a player, in points.
    fn threat(machine: &Machine<Fruit>, state: &State<Fruit>, side: Side) -> i32 {
        let shape = machine.shape();
        let gains = Self::sources(machine, state, side).filter_map(|(_, cell, _, count)| {
            let last = machine.landing(side, cell, count as u16);
            let takes = shape.owns(side, last) && state.cells.count(last) == 0;
            takes.then(|| i32::from(state.cells.heap(shape.facing(last)).points()))
        });
        gains.max().unwrap_or(0).max(0)
    }

    /// Counts what lies on one side of the board.
    fn counts(machine: &Machine<Fruit>, state: &State<Fruit>, side: Side) -> [i32; COUNTS] {
        let shape = machine.shape();
        let of = |cell: usize, kind: Kind| i32::from(state.cells.of(cell, kind));
        let mut counts = [0; COUNTS];
        let base = shape.base(side);
        for cell in base..base + usize::from(shape.houses()) {
            counts[GOOD] += of(cell, Kind::Apple);
            counts[BANANAS] += of(cell, Kind::Banana);
            counts[MOBILE] += i32::from(state.cells.count(cell) > 0);
        }
        let store = shape.store(side);
        counts[STORED_GOOD] = of(store, Kind::Apple);
        counts[STORED_BANANAS] = of(store, Kind::Banana);
        counts[THREAT] = Self::threat(machine, state, side);
        counts
    }
}

impl Family<Fruit> for FruitFamily {
    // The rule of repetition tells apart positions that differ only in good kinds.
    const IS_EXACT: bool = false;

    fn list(
        &self,
        machine: &Machine<Fruit>,
        state: &State<Fruit>,
        ply: u32,
        into: &mut Vec<FruitMove>,
    ) -> bool {
        let orders_max = if ply == 0 { ORDERS_MAX } else { 2 };
        let mut all = true;
        let mut orders = Vec::new();
        for (source, _, heap, count) in Self::sources(machine, state, state.side) {
            orders.clear();
            let [goods, bananas] = heap.map(usize::from);
            for bananas in count.saturating_sub(goods)..=bananas.min(count) {
                let heap = [count - bananas, bananas];
                all &= list_orders(heap, self.is_free, orders_max, &mut orders);
            }
            let choice = |order, leave| FruitMove {
                source,
                order,
                leave,
            };
            let may_leave = self.is_optional
                && Fruit::check(machine, state, choice(orders[0], true).to_move()).is_ok();
            for &order in &orders {
                into.push(choice(order, false));
                if may_leave {
                    into.push(choice(order, true));
                }
            }
        }
        all &= into.len() <= CHOICES_MAX;
        into.truncate(CHOICES_MAX);
        all
    }

    fn line(&self, machine: &Machine<Fruit>, real: &State<Fruit>, line: &[FruitMove]) -> Vec<Move> {
        let mut state = *real;
        let mut moves = Vec::new();
        for &choice in line {
            // The real game may have ended where the merged one goes on.
            if state.over.is_some() {
                break;
            }
            let real = unmerged(machine, &state, choice);
            moves.push(real.to_move());
            machine.play(&mut state, real, &mut ());
        }
        moves
    }

    fn evaluate(&self, machine: &Machine<Fruit>, state: &State<Fruit>) -> i32 {
        let side = state.side;
        let [won, lost] = [side, !side].map(|side| i32::from(machine.won(state, side).points()));
        let own = Self::counts(machine, state, side);
        let other = Self::counts(machine, state, !side);
        (won - lost) * POINT + self.weights.value(&own, &other)
    }
}

/// Adds the orders of that many goods and bananas: all, if there are few; otherwise those in which
/// the bananas come together at the start or at the end, or in the middle if there is room in the
/// list. Returns whether those are all.
fn list_orders(
    [goods, bananas]: [usize; 2],
    is_free: bool,
    most: usize,
    into: &mut Vec<Order>,
) -> bool {
    let order = |kind_at: &dyn Fn(usize) -> Kind| (0..goods + bananas).map(kind_at).collect();
    let block = |start: usize| {
        order(&|at| {
            if (start..start + bananas).contains(&at) {
                Kind::Banana
            } else {
                Kind::Apple
            }
        })
    };
    if !is_free || bananas == 0 || goods == 0 {
        into.push(block(goods));
        return true;
    }
    if binomial(goods + bananas, bananas) <= most {
        extend([goods, bananas], &mut Order::default(), into);
        return true;
    }
    into.push(block(0));
    into.push(block(goods));
    into.extend((1..goods).map(block).take(most.saturating_sub(2)));
    false
}

/// Adds every order that begins with `order`.
fn extend([goods, bananas]: [usize; 2], order: &mut Order, into: &mut Vec<Order>) {
    if goods + bananas == 0 {
        into.push(*order);
        return;
    }
    if goods > 0 {
        order.push(Kind::Apple);
        extend([goods - 1, bananas], order, into);
        order.pop();
    }
    if bananas > 0 {
        order.push(Kind::Banana);
        extend([goods, bananas - 1], order, into);
        order.pop();
    }
}

fn binomial(n: usize, k: usize) -> usize {
    (0..k).fold(1usize, |product, i| product.saturating_mul(n - i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(heap: [usize; 2], is_free: bool, most: usize, expected: &str) {
        let mut orders = Vec::new();
        list_orders(heap, is_free, most, &mut orders);
        let texts: Vec<String> = orders.iter().map(Order::to_string).collect();
        assert_eq!(texts.join(" "), expected);
    }

    #[test]
    fn orders_of_a_heap() {
        check([2, 1], true, 3, "aab aba baa");
        check([2, 1], false, 3, "aab");
        check([2, 1], true, 2, "baa aab");
        check([3, 2], true, 4, "bbaaa aaabb abbaa aabba");
        check([0, 2], true, 1, "bb");
    }
}
