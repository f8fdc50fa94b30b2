//! The search of one state to one depth: principal variation search, as for compiled games.

use std::ops::ControlFlow;

use rules::Move;
use rules::general::{Start, State, Tree};

use super::judge::Judge;
use crate::effort::Effort;
use crate::family::Judgement;
use crate::few;
use crate::key::Mixer;
use crate::memory::{Bound, Memo, Memory};
use crate::node::{Best, DEPTH_MAX, Found, Node, Range};
use crate::scale::{self, POINT};

/// The most choices of a state that are looked at. Hardly any state has more: only turns with many
/// questions on the way.
const WIDTH_MAX: usize = 250;
/// The estimated gain from playing again, in hundredths of a point, beside the static evaluation.
const AGAIN: i32 = 150;
/// The most sowings beyond the horizon that are searched until a turn is over.
const TURN_MAX: u32 = 6;

/// A choice and the state it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) start: Start,
    pub(super) state: State,
    pub(super) key: u64,
    /// The index in the list of choices.
    pub(super) index: u8,
    /// The expected value; the highest is searched first.
    pub(super) rank: i32,
}

/// The states on the way to the present one that could come back, where a rule looks at them.
#[derive(Clone, Debug)]
struct Path {
    states: Vec<State>,
    /// The index of the first that can still come back.
    base: usize,
    matters: bool,
}

/// One thread of a search.
pub(super) struct Search<'a> {
    pub(super) tree: Tree<'a>,
    pub(super) effort: Effort<'a>,
    judge: Judge,
    memory: &'a Memory,
    /// The rest that a value depends on: the rules, and the kind of evaluation.
    seed: u64,
    path: Path,
    children: Vec<Child>,
    /// The principal variation from each ply on.
    lines: Vec<Vec<Move>>,
    /// Whether the last of the later choices is searched first, as every other thread does.
    pub(super) backwards: bool,
}

/// The key of everything but the state that a value depends on.
fn seed(tree: Tree<'_>, judgement: Judgement) -> u64 {
    let seed = Mixer::key(&(tree.rules(), judgement));
    match tree.ceded() {
        0 => seed,
        ceded => Mixer::seeded(seed, &ceded),
    }
}

impl<'a> Search<'a> {
    pub(super) fn new(
        tree: Tree<'a>,
        judgement: Judgement,
        memory: &'a Memory,
        effort: Effort<'a>,
    ) -> Search<'a> {
        Search {
            tree,
            effort,
            judge: Judge::new(tree, judgement),
            memory,
            seed: seed(tree, judgement),
            path: Path {
                states: tree.past().to_vec(),
                base: 0,
                matters: tree.properties().has_memory,
            },
            children: Vec::new(),
            lines: vec![Vec::new(); DEPTH_MAX as usize + 2],
            backwards: false,
        }
    }

    /// The principal variation after a choice at the root.
    pub(super) fn line(&self) -> &[Move] {
        &self.lines[1]
    }

    /// The choices of the root, the most promising first, and whether those are all choices.
    pub(super) fn expand(&mut self) -> (Vec<Child>, bool) {
        let root = *self.tree.root();
        let all = self.push_children(&root);
        let mut children = std::mem::take(&mut self.children);
        for child in &mut children {
            child.rank = self.seems(&root, child);
        }
        few::highest_first(&mut children, |child| child.rank);
        (children, all)
    }

    /// The limit of sowings beyond the horizon.
    pub(super) fn turn_max(&self) -> u32 {
        if self.tree.properties().relays {
            0
        } else {
            TURN_MAX
        }
    }

    /// Searches the state after a choice; the value is the chooser's.
    pub(super) fn child(&mut self, before: &State, child: &Child, node: Node) -> Found {
        let mut state = child.state;
        let step = self.enter(before, &mut state);
        let below = node.below(state.side() == before.side());
        let found = self.node(&state, child.key, below);
        self.leave(step);
        found.seen_by(before.side(), state.side())
    }

    /// Extends the path, and ends the game if a state has come back; returns what
    /// [`Search::leave`] needs.
    #[inline]
    fn enter(&mut self, before: &State, after: &mut State) -> (usize, usize) {
        let step = (self.path.base, self.path.states.len());
        if self.path.matters {
            if self.tree.could_return(before, after) {
                self.path.states.push(*before);
            } else {
                self.path.base = step.1;
            }
            let past = &self.path.states[self.path.base..];
            self.tree.end_if_repeated(after, past);
        }
        step
    }

    #[inline]
    fn leave(&mut self, (base, len): (usize, usize)) {
        self.path.base = base;
        self.path.states.truncate(len);
    }

    /// Searches a node: returns its value to the player to move if it lies in the window; otherwise
    /// a bound on that side of the window where it lies (fail-soft).
    fn node(&mut self, state: &State, key: u64, mut node: Node) -> Found {
        // Step 1: stop.
        self.lines[node.ply as usize].clear();
        if self.effort.stopped {
            return Found {
                value: 0,
                solved: false,
            };
        }
        // Step 2: the end of the game, and the horizon.
        if state.is_over() || node.depth == 0 || node.ply >= DEPTH_MAX {
            return self.leaf(state, node.ply);
        }
        // Step 3: the transposition table. Where a state that comes back ends the game, a value
        // depends on the path.
        let key = if self.path.matters {
            Mixer::seeded(key, &&self.path.states[self.path.base..])
        } else {
            key
        };
        let memo = self.memory.look_up(key);
        let range = memo.map_or(Range::ALL, |memo| memo.range(node.ply, 0));
        if let Some(memo) = &memo
            && let Some(value) = memo.searched(node, 0)
        {
            return Found {
                value: range.nearest(value),
                solved: false,
            };
        }
        if range.least >= node.beta || range.most <= node.alpha || range.least == range.most {
            let value = if range.most <= node.alpha {
                range.most
            } else {
                range.least
            };
            return Found {
                value,
                solved: true,
            };
        }
        node.alpha = node.alpha.max(range.least);
        node.beta = node.beta.min(range.most);
        // Step 4: the choices, one after the other.
        let Best {
            found: mut best,
            index,
        } = if node.depth == 1 {
            self.frontier(state, node)
        } else {
            self.best_child(state, node, memo.and_then(|memo| memo.best))
        };
        if self.effort.stopped {
            return best;
        }
        best.value = range.nearest(best.value);
        // Step 5: store in the transposition table.
        self.remember(key, node, best, index, memo);
        best
    }

    /// The value of a state from which nothing is searched.
    #[inline]
    fn leaf(&self, state: &State, ply: u32) -> Found {
        if state.is_over() {
            return Found {
                value: self.judge.terminal(self.tree, state, ply),
                solved: true,
            };
        }
        Found {
            value: self.judge.value(self.tree, state),
            solved: false,
        }
    }

    /// The best choice of a frontier node, whose children are evaluated as they are made.
    fn frontier(&mut self, state: &State, mut node: Node) -> Best {
        let tree = self.tree;
        let mut best = Best::new(true);
        let mut index = 0;
        let all = tree.each(state, &mut |start, after| {
            self.effort.spend(1);
            let found = if after.side() == state.side() && !after.is_over() && node.more > 0 {
                // In the middle of a turn the static evaluation is poor, so the turn is played to
                // its end.
                let longer = Node {
                    depth: 2,
                    more: node.more - 1,
                    ..node
                };
                let child = self.made(start, after, index);
                self.child(state, &child, longer)
            } else {
                let mut after = *after;
                let step = self.enter(state, &mut after);
                self.leave(step);
                self.lines[node.ply as usize + 1].clear();
                let found = self.leaf(&after, node.ply + 1);
                found.seen_by(state.side(), after.side())
            };
            let cut = self.effort.stopped
                || self.improve(state, &mut best, &mut node, found, (start, index as u8));
            index += 1;
            if cut || index == WIDTH_MAX {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        // A cutoff needs no other choice; a list that is too long is not known to its end.
        best.found.solved &= all.is_continue() || index < WIDTH_MAX;
        best
    }

    /// Updates the best choice and the window by the result of one choice; returns whether that is
    /// a cutoff.
    #[inline]
    fn improve(
        &mut self,
        state: &State,
        best: &mut Best,
        node: &mut Node,
        found: Found,
        (start, index): (Start, u8),
    ) -> bool {
        if found.value > best.found.value {
            best.found.value = found.value;
            if found.value > node.alpha {
                if node.beta > node.alpha + 1 {
                    self.extend_line(state, node.ply, start);
                }
                node.alpha = found.value;
                best.index = Some(index);
            }
        }
        if found.value >= node.beta {
            // One refutation is enough, so only it has to be solved.
            best.found.solved = found.solved;
            return true;
        }
        best.found.solved &= found.solved;
        false
    }

    fn extend_line(&mut self, state: &State, ply: u32, start: Start) {
        let mv = self.tree.move_of(state, start);
        let (head, tail) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut head[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&tail[0]);
    }

    /// Searches the choices of a node, the most promising first.
    fn best_child(&mut self, state: &State, mut node: Node, remembered: Option<u8>) -> Best {
        let first = self.children.len();
        let all = self.push_children(state);
        for next in first..self.children.len() {
            let child = self.children[next];
            self.children[next].rank = if remembered == Some(child.index) {
                i32::MAX
            } else {
                self.expected(state, &child, node.ply)
            };
        }
        few::highest_first(&mut self.children[first..], |child| child.rank);
        let end = self.children.len();
        let mut best = Best::new(all);
        for next in first..end {
            let place = if self.backwards && next > first {
                end - next
            } else {
                next - first
            };
            let child = self.children[first + place];
            let found = if place == 0 {
                self.child(state, &child, node)
            } else {
                self.later_child(state, &child, node, place)
            };
            if self.effort.stopped {
                break;
            }
            let choice = (child.start, child.index);
            if self.improve(state, &mut best, &mut node, found, choice) {
                break;
            }
        }
        self.children.truncate(first);
        best
    }

    /// Searches a child that is expected to be no better than those before it: with a null window
    /// and a late move reduction. If it is better after all, it is searched again like the first.
    fn later_child(&mut self, state: &State, child: &Child, node: Node, place: usize) -> Found {
        let narrow = Node {
            beta: node.alpha + 1,
            ..node
        };
        let less = reduction(state, child, node, place);
        let reduced = Node {
            depth: node.depth - less,
            ..narrow
        };
        let mut found = self.child(state, child, reduced);
        if less > 0 && found.value > node.alpha && !self.effort.stopped {
            found = self.child(state, child, narrow);
        }
        if found.value > node.alpha && found.value < node.beta && !self.effort.stopped {
            found = self.child(state, child, node);
        }
        found
    }

    /// Makes every child. Returns whether those are all.
    fn push_children(&mut self, state: &State) -> bool {
        let first = self.children.len();
        let tree = self.tree;
        let all = tree.each(state, &mut |start, after| {
            let index = self.children.len() - first;
            if index == WIDTH_MAX {
                return ControlFlow::Break(());
            }
            let child = self.made(start, after, index);
            self.children.push(child);
            ControlFlow::Continue(())
        });
        self.effort.spend(self.children.len() - first);
        all.is_continue()
    }

    #[inline]
    fn made(&self, start: Start, after: &State, index: usize) -> Child {
        Child {
            start,
            state: *after,
            key: Mixer::seeded(self.seed, after),
            index: index as u8,
            rank: 0,
        }
    }

    /// The expected value of a child to the player who moves: the remembered one, else the static
    /// one.
    #[inline]
    fn expected(&self, state: &State, child: &Child, ply: u32) -> i32 {
        let memo = if child.state.is_over() || self.path.matters {
            None
        } else {
            self.memory.look_up(child.key)
        };
        match memo {
            Some(memo) if memo.bound != Bound::None => {
                let value = scale::from_root(memo.value, ply + 1);
                scale::seen_by(value, state.side(), child.state.side())
            }
            _ => self.seems(state, child),
        }
    }

    /// The static value of a child to the player who moves.
    #[inline]
    fn seems(&self, state: &State, child: &Child) -> i32 {
        let (by, next) = (state.side(), child.state.side());
        let value = scale::seen_by(self.leaf(&child.state, 0).value, by, next);
        if by == next && !child.state.is_over() {
            value + AGAIN
        } else {
            value
        }
    }

    /// Stores the result of a node.
    fn remember(&self, key: u64, node: Node, best: Found, index: Option<u8>, before: Option<Memo>) {
        let bound = node.bound(best.value);
        let before = before.unwrap_or(Memo::UNKNOWN);
        let value = scale::from_here(best.value, node.ply);
        let mut memo = Memo {
            value,
            bound,
            depth: node.depth as u8,
            best: index.or(before.best),
            ..before
        };
        if best.solved {
            memo.prove();
        }
        self.memory.store(key, memo);
    }
}

/// The late move reduction in plies; 0 if a child seems good, or much happens on the way to it.
#[inline]
fn reduction(state: &State, child: &Child, node: Node, place: usize) -> u32 {
    let quiet = !child.state.is_over() && child.state.side() != state.side();
    if place < 2 || node.depth < 3 || !quiet || child.rank > node.alpha + POINT {
        return 0;
    }
    1 + u32::from(place >= 4 && node.depth >= 6)
}
