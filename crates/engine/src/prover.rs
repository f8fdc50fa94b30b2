//! Null-window search to the end of the game: it proves whether a position is worth at least some
//! value.
//!
//! Only for games in which no position comes back and points count: there a value depends on
//! nothing but the position, and a proof holds wherever the position comes up again.

use rules::machine::Choices;
use rules::{Side, State};

use crate::family::Family;
use crate::few;
use crate::memory::{Bound, Memo};
use crate::node::{DEPTH_MAX, Range};
use crate::scale::{self, POINT};
use crate::search::{Child, Search};

/// The number of nodes that a proof of a position with [`PROOF_SEEDS`] seeds in play takes, about.
const PROOF_NODES: u64 = 60_000;
const PROOF_SEEDS: u32 = 24;

/// The least rank of a choice that plays again: above all others except the stored best choice.
const AGAIN: i32 = 1 << 30;

impl<C: Choices, F: Family<C>> Search<'_, C, F> {
    /// Whether values of this game can be proved.
    pub(crate) fn can_prove(&self) -> bool {
        F::IS_EXACT && !self.machine.remembers() && !scale::is_race(self.machine)
    }

    /// A very rough estimate of the nodes of a proof: four times as many for every three seeds
    /// more.
    pub(crate) fn proof_nodes(&self, state: &State<C>) -> u64 {
        let range = self.bounds(state);
        let left = ((range.most - range.least) / (2 * POINT)).cast_unsigned();
        if left < PROOF_SEEDS {
            PROOF_NODES
        } else {
            PROOF_NODES << ((left - PROOF_SEEDS) * 2 / 3).min(40)
        }
    }

    /// Searches a child, `ply` plies from the root, with the null window below `beta`: a value of
    /// at least `beta` is a lower bound for the player who moves, any other an upper bound.
    pub(crate) fn prove_child(
        &mut self,
        mover: Side,
        child: &Child<C>,
        beta: i32,
        ply: u32,
    ) -> i32 {
        let next = child.state.side;
        let value = if child.state.over.is_some() {
            scale::terminal(self.machine, &child.state, ply)
        } else {
            let beta = if mover == next { beta } else { 1 - beta };
            self.prove(&child.state, child.key, beta, ply)
        };
        scale::seen_by(value, mover, next)
    }

    /// The best play after a child whose value is proved, as far as the transposition table has it.
    pub(crate) fn proved_line(&self, child: &Child<C>, most: usize) -> Vec<C::Choice> {
        let mut state = child.state;
        let mut line = Vec::new();
        let mut choices = Vec::new();
        while state.over.is_none() && line.len() < most {
            choices.clear();
            self.family.list(self.machine, &state, 1, &mut choices);
            let memo = self.memory.look_up(self.keys().key(&state));
            let best = memo.and_then(|memo| memo.best);
            let Some(&choice) = best.and_then(|best| choices.get(usize::from(best))) else {
                break;
            };
            self.machine.play(&mut state, choice, &mut ());
            line.push(choice);
        }
        line
    }

    /// The proved bounds of a position whose game goes on: by the tablebase, seeds won, and memory.
    fn certain(&self, state: &State<C>, memo: Option<&Memo>) -> Range {
        if let Some(value) = self.looked_up(state) {
            return Range::of(value);
        }
        let range = self.bounds(state);
        match memo {
            Some(memo) => {
                let offset = self.keys().offset(self.machine, state);
                range.and(memo.range(0, offset))
            }
            None => range,
        }
    }

    /// Searches a position with the null window below `beta`: the value is a bound as in
    /// [`Search::prove_child`].
    fn prove(&mut self, state: &State<C>, key: u64, beta: i32, ply: u32) -> i32 {
        if ply >= DEPTH_MAX {
            self.effort.stopped = true;
        }
        if self.effort.stopped {
            return 0;
        }
        let memo = self.memory.look_up(key);
        let range = self.certain(state, memo.as_ref());
        if range.least >= beta {
            return range.least;
        }
        if range.most < beta {
            return range.most;
        }
        let before = self.effort.nodes;
        let start = self.children.len();
        self.push_children(state, ply);
        let (mut best, mut index) = self.sift(state, start, beta);
        if best < beta {
            self.rank(state, start, memo.as_ref());
            for next in start..self.children.len() {
                let child = self.children[next];
                let value = self.prove_child(state.side, &child, beta, ply + 1);
                if self.effort.stopped {
                    break;
                }
                best = best.max(value);
                if value >= beta {
                    index = Some(child.index);
                    break;
                }
            }
        }
        self.children.truncate(start);
        if !self.effort.stopped {
            let cost = self.effort.nodes - before;
            self.keep(state, key, memo, best, beta, index, cost);
        }
        best
    }

    /// Drops the children whose value need not be searched. Returns the best of those values and,
    /// if it reaches `beta`, its child.
    fn sift(&mut self, state: &State<C>, start: usize, beta: i32) -> (i32, Option<u8>) {
        let mut best = -scale::INFINITE;
        let mut kept = start;
        for next in start..self.children.len() {
            let child = self.children[next];
            let range = if child.state.over.is_some() {
                Range::of(scale::terminal(self.machine, &child.state, 0))
            } else {
                let memo = self.memory.look_up(child.key);
                self.certain(&child.state, memo.as_ref())
            };
            let range = range.seen_by(state.side, child.state.side);
            if range.least >= beta {
                return (range.least, Some(child.index));
            }
            if range.most < beta {
                best = best.max(range.most);
            } else {
                self.children[kept] = child;
                kept += 1;
            }
        }
        self.children.truncate(kept);
        (best, None)
    }

    /// Sorts the most promising children first.
    fn rank(&mut self, state: &State<C>, start: usize, memo: Option<&Memo>) {
        let remembered = memo.and_then(|memo| memo.best);
        for next in start..self.children.len() {
            let child = self.children[next];
            self.children[next].rank = if remembered == Some(child.index) {
                i32::MAX
            } else if child.state.side == state.side && child.state.over.is_none() {
                // A player who plays again keeps all their other choices. The house next to the
                // store comes first, for it blocks none of them.
                AGAIN + i32::from(child.index)
            } else {
                self.seems(state, &child)
            };
        }
        few::highest_first(&mut self.children[start..], |child| child.rank);
    }

    /// Stores the proved bounds of a position.
    #[expect(clippy::too_many_arguments, reason = "they are what there is to say")]
    fn keep(
        &self,
        state: &State<C>,
        key: u64,
        memo: Option<Memo>,
        best: i32,
        beta: i32,
        index: Option<u8>,
        cost: u64,
    ) {
        let value = best - self.keys().offset(self.machine, state);
        let mut memo = memo.unwrap_or(Memo::UNKNOWN);
        if best >= beta {
            memo.least = value;
            memo.best = index;
        } else {
            memo.most = value;
        }
        if memo.bound == Bound::None {
            memo.depth = cost.max(1).ilog2() as u8;
        }
        self.memory.store(key, memo);
    }
}
