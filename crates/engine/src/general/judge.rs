//! The evaluation of games of the general machine: by trained numbers where a game has them, else by
//! counts that mean something in all of them.

use rules::general::{State, Tree};
use rules::{Aim, Side};

use super::numbers::Numbers;
use crate::family::{Judgement, Weights};
use crate::scale::{POINT, WIN};

/// The number of counts on each side of the board.
const COUNTS: usize = 6;
/// Seeds in the houses, and in the hand where there is one.
const SEEDS: usize = 0;
/// Houses with seeds.
const MOBILE: usize = 1;
/// Houses with two seeds or more.
const HEAVY: usize = 2;
/// Houses of the front row with seeds.
const FRONT: usize = 3;
/// Held houses.
const HELD: usize = 4;
/// The houses with seeds, each with its number from 1 at the owner's right.
const BEHIND: usize = 5;

/// The weights of a count that is worth the same to both players.
const fn alike(tempo: i32, counts: [i32; COUNTS]) -> Weights<COUNTS> {
    Weights {
        tempo,
        own: counts,
        other: counts,
    }
}

/// Points, one lap a sowing.
const LAPS: Weights<COUNTS> = alike(30, [5, 50, 40, 0, 500, 0]);
/// Points, with relays.
const RELAYS: Weights<COUNTS> = alike(30, [10, 20, 0, 0, 400, 0]);
/// Points on four rows, where seeds on the board are points already.
const FOUR_ROWS: Weights<COUNTS> = alike(80, [-40, 60, 40, 0, 0, 0]);
/// Being first without seeds.
const CLEAR: Weights<COUNTS> = alike(80, [-20, 0, 0, 0, 0, -20]);
/// An opponent without seeds, or without a move.
const ELIMINATE: Weights<COUNTS> = alike(60, [11, 89, 8, 0, 0, 0]);
/// The same on four rows, where seeds are captured by the dozen.
const FOUR_ELIMINATE: Weights<COUNTS> = alike(60, [60, 80, 30, 0, 0, 0]);
/// The same, and without seeds in the front row.
const FRONT_ROW: Weights<COUNTS> = alike(100, [80, 20, 0, 20, 0, 0]);
/// Beginners see only what is won, or what is still on the board.
const GREEDY: Weights<COUNTS> = alike(0, [0; COUNTS]);
const GREEDY_SEEDS: Weights<COUNTS> = alike(0, [40, 100, 0, 0, 0, 0]);

/// The evaluation of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    /// The trained numbers of the game, which take the place of the counts.
    numbers: Option<&'static Numbers>,
    weights: Weights<COUNTS>,
    columns: usize,
    /// Whether points decide.
    counts: bool,
    /// Whether seeds in hand are on the way to the board.
    has_hand: bool,
}

impl Judge {
    pub(super) fn new(tree: Tree<'_>, judgement: Judgement) -> Judge {
        let aim = tree.properties().aim;
        let numbers = match judgement {
            Judgement::Full => Numbers::of(tree),
            Judgement::Greedy => None,
        };
        Judge {
            numbers,
            weights: weights(tree, judgement),
            columns: usize::from(tree.board().columns()),
            counts: aim == Aim::Points,
            has_hand: aim == Aim::FrontRow,
        }
    }

    /// The static evaluation, for the player to move, of a state in which the game goes on.
    #[inline]
    pub(super) fn value(&self, tree: Tree<'_>, state: &State) -> i32 {
        let side = state.side();
        let mut value = match self.numbers {
            Some(numbers) => numbers.value(tree, state),
            None => self.weights.value(
                &self.count(tree, state, side),
                &self.count(tree, state, !side),
            ),
        };
        if self.counts {
            value += margin(tree, state);
        }
        value
    }

    /// Counts what lies in the houses of one player.
    #[inline]
    fn count(&self, tree: Tree<'_>, state: &State, side: Side) -> [i32; COUNTS] {
        let mut counts = [0; COUNTS];
        if tree.ceded() == 0 {
            for (house, &seeds) in tree.houses(state, side).iter().enumerate() {
                self.add(&mut counts, house, seeds);
            }
        } else {
            self.count_owned(&mut counts, tree, state, side);
        }
        if self.has_hand {
            counts[SEEDS] += i32::from(tree.store(state, side));
        }
        counts[HELD] = tree.held(state, side).count_ones().cast_signed();
        counts
    }

    /// The same where houses may belong to the player across the board.
    #[cold]
    fn count_owned(&self, counts: &mut [i32; COUNTS], tree: Tree<'_>, state: &State, side: Side) {
        let rows = Side::BOTH.map(|row| tree.houses(state, row));
        let mut ceded = tree.ceded();
        for row in Side::BOTH {
            for (house, &seeds) in rows[row].iter().enumerate() {
                let is_own = (row == side) != (ceded & 1 == 1);
                ceded >>= 1;
                if is_own {
                    self.add(counts, house, seeds);
                }
            }
        }
    }

    /// Counts one house.
    #[inline]
    fn add(&self, counts: &mut [i32; COUNTS], house: usize, seeds: u8) {
        counts[SEEDS] += i32::from(seeds);
        counts[MOBILE] += i32::from(seeds > 0);
        counts[HEAVY] += i32::from(seeds > 1);
        counts[FRONT] += i32::from(seeds > 0 && house < self.columns);
        if seeds > 0 {
            counts[BEHIND] += i32::from((self.columns - house % self.columns) as u8);
        }
    }

    /// The value of a finished game, `ply` plies from the root, to the player whose turn it would
    /// be. Where points count it is the margin, but for games that end otherwise: whoever has won
    /// them has won by a point at least.
    pub(super) fn terminal(&self, tree: Tree<'_>, state: &State, ply: u32) -> i32 {
        let winner = tree.outcome(state).and_then(|outcome| outcome.winner);
        let Some(winner) = winner else {
            return 0;
        };
        let value = if self.counts {
            let margin = margin(tree, state);
            let sign = if winner == state.side() { 1 } else { -1 };
            return sign * (sign * margin).max(POINT);
        } else {
            WIN - ply.cast_signed()
        };
        if winner == state.side() {
            value
        } else {
            -value
        }
    }
}

/// The points by which the player to move leads, as a value.
fn margin(tree: Tree<'_>, state: &State) -> i32 {
    let score = tree.score(state);
    let side = state.side();
    (i32::from(score[side]) - i32::from(score[!side])) * POINT
}

/// The weights for a game.
fn weights(tree: Tree<'_>, judgement: Judgement) -> Weights<COUNTS> {
    let properties = tree.properties();
    match (judgement, properties.aim) {
        (Judgement::Full, Aim::Points) if tree.board().rows() > 2 => FOUR_ROWS,
        (Judgement::Full, Aim::Points) if properties.relays => RELAYS,
        (Judgement::Full, Aim::Points) => LAPS,
        (Judgement::Full, Aim::Immobilise) if tree.board().rows() > 2 => FOUR_ELIMINATE,
        (Judgement::Full, Aim::Deprive | Aim::Immobilise) => ELIMINATE,
        (Judgement::Full, Aim::FrontRow) => FRONT_ROW,
        (Judgement::Greedy, Aim::Points) => GREEDY,
        (_, Aim::Clear) => CLEAR,
        (Judgement::Greedy, Aim::Deprive | Aim::Immobilise | Aim::FrontRow) => GREEDY_SEEDS,
    }
}
