//! The evaluation of games of the general machine, by counts that mean something in all of them.

use rules::Side;
use rules::general::{State, Tree};
use rules::{Aim, Properties};

use crate::family::{Judgement, Weights};
use crate::scale::{POINT, WIN};

/// The number of counts on each side of the board.
const COUNTS: usize = 5;
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

/// Points, a lap at a time.
const POINTS: Weights<COUNTS> = Weights {
    tempo: 30,
    own: [10, 20, 0, 0, 400],
    other: [10, 20, 0, 0, 400],
};
/// Being first without seeds.
const CLEAR: Weights<COUNTS> = Weights {
    tempo: 50,
    own: [-100, 0, 0, 0, 0],
    other: [-100, 0, 0, 0, 0],
};
/// An opponent without seeds, or without a move.
const ELIMINATE: Weights<COUNTS> = Weights {
    tempo: 50,
    own: [100, 20, 50, 0, 0],
    other: [100, 20, 50, 0, 0],
};
/// The same, and without seeds in the front row.
const FRONT_ROW: Weights<COUNTS> = Weights {
    tempo: 50,
    own: [100, 0, 20, 50, 0],
    other: [100, 0, 20, 50, 0],
};
/// Beginners see only what is won, or what is still on the board.
const GREEDY: Weights<COUNTS> = Weights {
    tempo: 0,
    own: [0; COUNTS],
    other: [0; COUNTS],
};
const GREEDY_SEEDS: Weights<COUNTS> = Weights {
    tempo: 0,
    own: [100, 0, 0, 0, 0],
    other: [100, 0, 0, 0, 0],
};

/// The evaluation of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    weights: Weights<COUNTS>,
    columns: usize,
    /// Whether points decide.
    counts: bool,
    /// Whether seeds in hand are on the way to the board.
    has_hand: bool,
}

impl Judge {
    pub(super) fn new(tree: Tree<'_>, judgement: Judgement) -> Judge {
        let properties = tree.properties();
        Judge {
            weights: weights(properties, judgement),
            columns: usize::from(tree.board().columns()),
            counts: properties.aim == Aim::Points,
            has_hand: properties.aim == Aim::FrontRow,
        }
    }

    /// The static evaluation, for the player to move, of a state in which the game goes on.
    #[inline]
    pub(super) fn value(&self, tree: Tree<'_>, state: &State) -> i32 {
        let side = state.side();
        let mut value = self.weights.value(
            &self.count(tree, state, side),
            &self.count(tree, state, !side),
        );
        if self.counts {
            value += margin(tree, state);
        }
        value
    }

    /// Counts what lies on one side of the board.
    #[inline]
    fn count(&self, tree: Tree<'_>, state: &State, side: Side) -> [i32; COUNTS] {
        let mut counts = [0; COUNTS];
        for (house, &seeds) in tree.houses(state, side).iter().enumerate() {
            counts[SEEDS] += i32::from(seeds);
            counts[MOBILE] += i32::from(seeds > 0);
            counts[HEAVY] += i32::from(seeds > 1);
            counts[FRONT] += i32::from(seeds > 0 && house < self.columns);
        }
        if self.has_hand {
            counts[SEEDS] += i32::from(tree.store(state, side));
        }
        counts[HELD] = tree.held(state, side).cast_signed();
        counts
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
fn weights(properties: &Properties, judgement: Judgement) -> Weights<COUNTS> {
    match (judgement, properties.aim) {
        (Judgement::Full, Aim::Points) => POINTS,
        (_, Aim::Clear) => CLEAR,
        (Judgement::Full, Aim::Deprive | Aim::Immobilise) => ELIMINATE,
        (Judgement::Full, Aim::FrontRow) => FRONT_ROW,
        (Judgement::Greedy, Aim::Points) => GREEDY,
        (Judgement::Greedy, Aim::Deprive | Aim::Immobilise | Aim::FrontRow) => GREEDY_SEEDS,
    }
}
