//! The search of one position to one depth: alpha-beta with a narrow window for all moves but
//! the first, over whichever machine the game runs on.

use rules::machine::{Choices, Machine};
use rules::{Move, Side, State};

use crate::family::Family;
use crate::key::Mixer;
use crate::memory::{Bound, Memo, Memory};
use crate::path::Path;
use crate::scale::{self, POINT};
use crate::{Deadline, Limits};

/// How often a deadline is asked, in nodes.
const DEADLINE_NODES: u64 = 2048;
/// Deeper than this no search goes.
pub(crate) const DEPTH_MAX: u32 = 250;

/// The value of a node, and whether no line was cut off at the horizon to find it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) value: i32,
    pub(crate) solved: bool,
}

impl Found {
    /// The same value seen by the player who moved.
    #[inline]
    fn seen_by(self, mover: Side, next: Side) -> Found {
        let value = if mover == next {
            self.value
        } else {
            -self.value
        };
        Found { value, ..self }
    }
}

/// A choice and where it leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child<C: Choices> {
    pub(crate) choice: C::Choice,
    pub(crate) state: State<C>,
    /// Its number in the list of choices.
    index: u8,
    /// What it is expected to be worth; the highest is searched first.
    rank: i32,
}

/// A node to be searched: its window, its depth, and how far from the root it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) depth: u32,
    pub(crate) ply: u32,
}

/// A search under way.
pub(crate) struct Search<'a, C: Choices, F> {
    machine: &'a Machine<C>,
    family: F,
    memory: &'a mut Memory,
    path: Path<C>,
    nodes_max: u64,
    deadline: Option<Deadline<'a>>,
    pub(crate) nodes: u64,
    /// Values found after this is set mean nothing.
    pub(crate) stopped: bool,
    /// Whether limits count: the first depth is always completed.
    pub(crate) may_stop: bool,
    /// The stores, cut out of the key where they decide nothing that is still to come.
    keyed: Option<C>,
    choices: Vec<C::Choice>,
    children: Vec<Child<C>>,
    /// The expected continuation from each ply on.
    lines: Vec<Vec<C::Choice>>,
}

impl<'a, C: Choices, F: Family<C>> Search<'a, C, F> {
    pub(crate) fn new(
        machine: &'a Machine<C>,
        family: F,
        memory: &'a mut Memory,
        limits: &Limits<'a>,
        path: Path<C>,
    ) -> Search<'a, C, F> {
        memory.begin(limits.nodes);
        let laws = machine.laws();
        let shape = machine.shape();
        let keyed = (laws.majority == rules::laws::Majority::PlayOn).then(|| {
            let houses = (0..shape.ring()).filter(|&cell| {
                C::FRUIT || (cell != shape.store(Side::South) && cell != shape.store(Side::North))
            });
            C::zone(houses)
        });
        Search {
            machine,
            family,
            memory,
            path,
            nodes_max: limits.nodes.unwrap_or(u64::MAX),
            deadline: limits.deadline,
            nodes: 0,
            stopped: false,
            may_stop: false,
            keyed,
            choices: Vec::new(),
            children: Vec::new(),
            lines: vec![Vec::new(); DEPTH_MAX as usize + 2],
        }
    }

    /// The expected continuation after a choice at the root.
    pub(crate) fn line(&self) -> &[C::Choice] {
        &self.lines[1]
    }

    /// A line of choices as moves on the real board.
    pub(crate) fn told(&self, real: &State<C>, line: &[C::Choice]) -> Vec<Move> {
        self.family.line(self.machine, real, line)
    }

    /// The choices of the root and where they lead, the most promising first, and whether those
    /// are all.
    pub(crate) fn expand(&mut self, state: &State<C>) -> (Vec<Child<C>>, bool) {
        let all = self.push_children(state, 0, None);
        (std::mem::take(&mut self.children), all)
    }

    /// Searches what follows a choice; the value is the chooser's.
    pub(crate) fn child(&mut self, before: &State<C>, child: &Child<C>, node: Node) -> Found {
        let mut state = child.state;
        let step = self.path.enter(self.machine, before, &mut state);
        let node = Node {
            depth: node.depth - 1,
            ply: node.ply + 1,
            ..node
        };
        let window = if state.side == before.side {
            node
        } else {
            Node {
                alpha: -node.beta,
                beta: -node.alpha,
                ..node
            }
        };
        let found = self.node(&state, window);
        self.path.leave(step);
        found.seen_by(before.side, state.side)
    }

    /// Counts a node and stops when that was the last one allowed.
    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        if self.may_stop
            && (self.nodes >= self.nodes_max
                || self.nodes.is_multiple_of(DEADLINE_NODES)
                    && self.deadline.is_some_and(|is_over| is_over()))
        {
            self.stopped = true;
        }
    }

    /// The value of a position to the player to move, if it lies in the window; otherwise a bound
    /// on that side of the window where it lies.
    fn node(&mut self, state: &State<C>, mut node: Node) -> Found {
        // Step 1: count, and stop.
        self.count();
        self.lines[node.ply as usize].clear();
        if self.stopped {
            return Found {
                value: 0,
                solved: false,
            };
        }
        // Step 2: the end of the game, and the horizon.
        if let Some(leaf) = self.leaf(state, node) {
            return leaf;
        }
        // Step 3: what the seeds already won allow at all.
        let (least, most) = self.bounds(state);
        if least >= node.beta || most <= node.alpha {
            let value = if least >= node.beta { least } else { most };
            return Found {
                value,
                solved: true,
            };
        }
        node.alpha = node.alpha.max(least);
        node.beta = node.beta.min(most);
        // Step 4: what is remembered.
        let key = Mixer::key(&self.keyed_state(state));
        let offset = self.offset(state);
        let (memo, usable) = self.remembered(key, node.depth);
        if let (Some(memo), Some(solved)) = (memo, usable) {
            let value = scale::from_root(memo.value, node.ply) + offset;
            let cut = match memo.bound {
                Bound::Exact => true,
                Bound::Lower => value >= node.beta,
                Bound::Upper => value <= node.alpha,
            };
            if cut {
                return Found { value, solved };
            }
        }
        // Step 5: the choices, one after the other.
        let (best, index) = self.best_child(state, node, memo.and_then(|memo| memo.best));
        if self.stopped {
            return best;
        }
        // Step 6: remember.
        let bound = if best.value >= node.beta {
            Bound::Lower
        } else if best.value <= node.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let memo = Memo {
            value: scale::from_here(best.value - offset, node.ply),
            bound,
            depth: node.depth as u8,
            solved: best.solved,
            best: index,
        };
        self.memory.store(self.path_key(key, node.depth), memo);
        best
    }

    /// The value of a position from which nothing is searched.
    #[inline]
    fn leaf(&self, state: &State<C>, node: Node) -> Option<Found> {
        if state.over.is_some() {
            return Some(Found {
                value: scale::terminal(self.machine, state, node.ply),
                solved: true,
            });
        }
        (node.depth == 0 || node.ply >= DEPTH_MAX).then(|| Found {
            value: self.family.evaluate(self.machine, state),
            solved: false,
        })
    }

    /// Searches the choices of a node, the most promising first. Returns the best value and the
    /// number of the choice that has it.
    fn best_child(
        &mut self,
        state: &State<C>,
        mut node: Node,
        remembered: Option<u8>,
    ) -> (Found, Option<u8>) {
        let start = self.children.len();
        let all = self.push_children(state, node.ply, remembered);
        let end = self.children.len();
        let mut best = Found {
            value: -scale::INFINITE,
            solved: all,
        };
        let mut index = None;
        for next in start..end {
            let child = self.children[next];
            // All but the first are only asked whether they are better at all.
            let narrow = Node {
                beta: node.alpha + 1,
                ..node
            };
            let is_first = next == start;
            let window = if is_first { node } else { narrow };
            let mut found = self.child(state, &child, window);
            if !is_first && found.value > node.alpha && found.value < node.beta && !self.stopped {
                found = self.child(state, &child, node);
            }
            if self.stopped {
                break;
            }
            if found.value > best.value {
                best.value = found.value;
                if found.value > node.alpha {
                    node.alpha = found.value;
                    index = Some(child.index);
                    self.extend_line(node.ply, child.choice);
                }
            }
            if found.value >= node.beta {
                // One refutation is enough, so only it has to be solved.
                best.solved = found.solved;
                break;
            }
            best.solved &= found.solved;
        }
        self.children.truncate(start);
        (best, index)
    }

    fn extend_line(&mut self, ply: u32, choice: C::Choice) {
        let (head, tail) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut head[ply as usize];
        line.clear();
        line.push(choice);
        line.extend_from_slice(&tail[0]);
    }

    /// Plays every choice and sorts the results. Returns whether those are all choices.
    fn push_children(&mut self, state: &State<C>, ply: u32, remembered: Option<u8>) -> bool {
        let mut choices = std::mem::take(&mut self.choices);
        choices.clear();
        let all = self.family.list(self.machine, state, ply, &mut choices);
        let start = self.children.len();
        let won = self.won(state, state.side);
        for (index, &choice) in choices.iter().enumerate() {
            let mut after = *state;
            self.machine.play(&mut after, choice, &mut ());
            let mut rank = 2 * (self.won(&after, state.side) - won);
            if after.side == state.side {
                rank += 3;
            }
            if remembered.is_some_and(|best| usize::from(best) == index) {
                rank = i32::MAX;
            }
            self.children.push(Child {
                choice,
                state: after,
                index: index as u8,
                rank,
            });
        }
        self.choices = choices;
        self.children[start..].sort_by_key(|child| -child.rank);
        all
    }

    /// Points a player has won.
    #[inline]
    fn won(&self, state: &State<C>, side: Side) -> i32 {
        i32::from(self.machine.won(state, side).points())
    }

    /// The least and the most a position can still be worth to the player to move.
    fn bounds(&self, state: &State<C>) -> (i32, i32) {
        if C::FRUIT || scale::is_race(self.machine) {
            return (-scale::INFINITE, scale::INFINITE);
        }
        let [own, other] = [state.side, !state.side].map(|side| self.won(state, side));
        let left = i32::from(state.total) - own - other;
        ((own - other - left) * POINT, (own - other + left) * POINT)
    }

    /// The part of the value that is decided already and so not remembered.
    #[inline]
    fn offset(&self, state: &State<C>) -> i32 {
        if self.keyed.is_none() || scale::is_race(self.machine) {
            return 0;
        }
        scale::margin(self.machine, state, state.side)
    }

    /// What the value of a position depends on.
    #[inline]
    fn keyed_state(&self, state: &State<C>) -> (C, u32) {
        let cells = match &self.keyed {
            Some(zone) => state.cells.masked(zone),
            None => state.cells,
        };
        let rest = state.side as u32 | (state.pie as u32) << 1 | u32::from(state.bonus) << 3;
        (cells, rest)
    }

    /// The key under which a value of that depth is kept: with the path, if that matters.
    #[inline]
    fn path_key(&self, key: u64, depth: u32) -> u64 {
        if self.path.matters(depth) {
            key ^ self.path.key().wrapping_mul(0x9e37_79b9_7f4a_7c15)
        } else {
            key
        }
    }

    /// What is remembered, and if its value may be used here, whether it is solved.
    fn remembered(&self, key: u64, depth: u32) -> (Option<Memo>, Option<bool>) {
        let usable = |memo: &Memo, by_path: bool| {
            let certain = by_path || !self.path.matters(u32::from(memo.depth));
            let deep = u32::from(memo.depth) >= depth && (by_path || !self.path.matters(depth));
            (deep || memo.solved && certain).then_some(memo.solved && certain)
        };
        let memo = self.memory.look_up(key);
        let free = memo.as_ref().and_then(|memo| usable(memo, false));
        if free.is_some() || !self.path.matters(depth) {
            return (memo, free);
        }
        let by_path = self.memory.look_up(self.path_key(key, depth));
        match by_path {
            Some(found) => (by_path, usable(&found, true)),
            None => (memo, None),
        }
    }
}
