//! The search of one position to one depth: principal variation search (alpha-beta with a null
//! window for all moves but the first), over whichever machine the game runs on.

use rules::machine::{Choices, Machine};
use rules::{Move, Side, State};

use crate::effort::Effort;
use crate::family::{Family, Judgement};
use crate::few;
use crate::key::Keys;
use crate::memory::{Bound, Memo, Memory};
use crate::node::{Best, DEPTH_MAX, Found, Node, Range};
use crate::path::Path;
use crate::scale::{self, POINT};
use crate::tables::Lookup;

/// Up to this many plies from the root, searched values are shared between different paths to a
/// position, though other positions would come back on them.
const SHARED_DEPTH: u32 = 40;
/// The estimated gain from playing again, in hundredths of a point, beside the static evaluation.
const AGAIN: i32 = 150;
/// The most sowings beyond the horizon that are searched until a turn is over (a quiescence
/// search).
const TURN_MAX: u32 = 6;
/// The least depth at which it pays to look up every child in the transposition table before
/// searching any.
const ASK_CHILDREN_DEPTH: u32 = 2;

/// A choice and the position it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child<C: Choices> {
    pub(crate) choice: C::Choice,
    pub(crate) state: State<C>,
    pub(crate) key: u64,
    /// The index in the list of choices.
    pub(crate) index: u8,
    /// The expected value; the highest is searched first.
    pub(crate) rank: i32,
}

/// One thread of a search.
pub(crate) struct Search<'a, C: Choices, F> {
    pub(crate) machine: &'a Machine<C>,
    pub(crate) family: F,
    pub(crate) memory: &'a Memory,
    pub(crate) table: Option<Lookup<'a>>,
    pub(crate) effort: Effort<'a>,
    path: Path<C>,
    keys: Keys<C>,
    /// Lists of choices for reuse.
    spare: Vec<Vec<C::Choice>>,
    pub(crate) children: Vec<Child<C>>,
    /// The principal variation from each ply on.
    lines: Vec<Vec<C::Choice>>,
    /// Whether the last of the later choices is searched first. Where all of them fail, two threads
    /// then meet in the middle; in the same order they would do the same work at the same time.
    pub(crate) backwards: bool,
}

impl<'a, C: Choices, F: Family<C>> Search<'a, C, F> {
    pub(crate) fn new(
        machine: &'a Machine<C>,
        (family, judgement): (F, Judgement),
        memory: &'a Memory,
        table: Option<Lookup<'a>>,
        effort: Effort<'a>,
        path: Path<C>,
    ) -> Search<'a, C, F> {
        Search {
            machine,
            family,
            memory,
            table,
            effort,
            path,
            keys: Keys::new(machine, judgement),
            spare: Vec::new(),
            children: Vec::new(),
            lines: vec![Vec::new(); DEPTH_MAX as usize + 2],
            backwards: false,
        }
    }

    /// The principal variation after a choice at the root.
    pub(crate) fn line(&self) -> &[C::Choice] {
        &self.lines[1]
    }

    /// A line of choices as moves on the real board.
    pub(crate) fn told(&self, real: &State<C>, line: &[C::Choice]) -> Vec<Move> {
        self.family.line(self.machine, real, line)
    }

    /// The choices of the root with the positions they lead to, the most promising first, and
    /// whether those are all choices.
    pub(crate) fn expand(&mut self, state: &State<C>) -> (Vec<Child<C>>, bool) {
        let all = self.push_children(state, 0);
        let mut children = std::mem::take(&mut self.children);
        for child in &mut children {
            child.rank = self.seems(state, child);
        }
        few::highest_first(&mut children, |child| child.rank);
        (children, all)
    }

    /// Searches the position after a choice; the value is the chooser's.
    pub(crate) fn child(&mut self, before: &State<C>, child: &Child<C>, node: Node) -> Found {
        let mut state = child.state;
        let step = self.path.enter(self.machine, before, &mut state);
        let below = node.below(state.side == before.side);
        let found = self.node(&state, child.key, below);
        self.path.leave(step);
        found.seen_by(before.side, state.side)
    }

    /// Searches a node: returns its value to the player to move if it lies in the window; otherwise
    /// a bound on that side of the window where it lies (fail-soft).
    fn node(&mut self, state: &State<C>, key: u64, mut node: Node) -> Found {
        // Step 1: stop.
        self.lines[node.ply as usize].clear();
        if self.effort.stopped {
            return Found {
                value: 0,
                solved: false,
            };
        }
        // Step 2: the end of the game, and the horizon.
        if let Some(leaf) = self.leaf(state, node) {
            return leaf;
        }
        // Step 3: bounds from the seeds already won, and the transposition table.
        let offset = self.keys.offset(self.machine, state);
        let (memo, certain) = self.remembered(key, node);
        let mut range = self.bounds(state);
        if let Some(memo) = &certain {
            range = range.and(memo.range(node.ply, offset));
        }
        if let Some(memo) = &memo
            && let Some(value) = memo.searched(node, offset)
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
        self.remember(key, node, best, index, memo, offset);
        best
    }

    /// The value of a leaf: a position from which nothing is searched.
    #[inline]
    fn leaf(&self, state: &State<C>, node: Node) -> Option<Found> {
        if state.over.is_some() {
            return Some(Found {
                value: scale::terminal(self.machine, state, node.ply),
                solved: true,
            });
        }
        if let Some(value) = self.looked_up(state) {
            return Some(Found {
                value,
                solved: true,
            });
        }
        (node.depth == 0 || node.ply >= DEPTH_MAX).then(|| Found {
            value: self.family.evaluate(self.machine, state),
            solved: false,
        })
    }

    /// The value of a position in the tablebase, if there is one that has it.
    #[inline]
    pub(crate) fn looked_up(&self, state: &State<C>) -> Option<i32> {
        let table = self.table.as_ref()?;
        // A tablebase does not cover positions that could come back.
        if self.machine.remembers() && self.path.matters(1) {
            return None;
        }
        let value = table.value(self.machine, state)?;
        self.effort.hits.set(self.effort.hits.get() + 1);
        Some(value)
    }

    /// The best choice of a frontier node, whose children are all evaluated at once.
    fn frontier(&mut self, state: &State<C>, mut node: Node) -> Best {
        let mut choices = self.spare.pop().unwrap_or_default();
        let all = self
            .family
            .list(self.machine, state, node.ply, &mut choices);
        let mut best = Best::new(all);
        let leaf = Node {
            depth: 0,
            ply: node.ply + 1,
            ..node
        };
        let mut played = 0;
        let mut after = *state;
        for (number, &choice) in choices.iter().enumerate() {
            self.machine.play_from(state, &mut after, choice);
            played += 1;
            self.lines[leaf.ply as usize].clear();
            let plays_again = after.side == state.side && after.over.is_none();
            let found = if plays_again && node.more > 0 {
                // In the middle of a turn the static evaluation is poor, so the turn is played to
                // its end.
                let child = Child {
                    choice,
                    state: after,
                    key: self.keys.key(&after),
                    index: number as u8,
                    rank: 0,
                };
                let longer = Node {
                    depth: node.depth + 1,
                    more: node.more - 1,
                    ..node
                };
                self.child(state, &child, longer)
            } else {
                if self.path.could_return(self.machine, state, &after) {
                    let step = self.path.enter(self.machine, state, &mut after);
                    self.path.leave(step);
                }
                let found = self.leaf(&after, leaf).expect("nothing is searched");
                found.seen_by(state.side, after.side)
            };
            if self.effort.stopped {
                break;
            }
            if self.improve(&mut best, &mut node, found, number as u8, choice) {
                break;
            }
        }
        self.effort.spend(played);
        choices.clear();
        self.spare.push(choices);
        best
    }

    /// Updates the best choice and the window by the result of one choice; returns whether that is
    /// a cutoff.
    #[inline]
    fn improve(
        &mut self,
        best: &mut Best,
        node: &mut Node,
        found: Found,
        index: u8,
        choice: C::Choice,
    ) -> bool {
        if found.value > best.found.value {
            best.found.value = found.value;
            if found.value > node.alpha {
                node.alpha = found.value;
                best.index = Some(index);
                self.extend_line(node.ply, choice);
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

    /// Searches the choices of a node, the most promising first.
    fn best_child(&mut self, state: &State<C>, mut node: Node, remembered: Option<u8>) -> Best {
        let start = self.children.len();
        let all = self.push_children(state, node.ply);
        if node.depth >= ASK_CHILDREN_DEPTH
            && let Some(cut) = self.ask_children(state, start, node, remembered)
        {
            self.children.truncate(start);
            return cut;
        }
        few::highest_first(&mut self.children[start..], |child| child.rank);
        let end = self.children.len();
        let mut best = Best::new(all);
        for next in start..end {
            let place = if self.backwards && next > start {
                end - next
            } else {
                next - start
            };
            let child = self.children[start + place];
            let found = if place == 0 {
                self.child(state, &child, node)
            } else {
                self.later_child(state, &child, node, place)
            };
            if self.effort.stopped {
                break;
            }
            if self.improve(&mut best, &mut node, found, child.index, child.choice) {
                break;
            }
        }
        self.children.truncate(start);
        best
    }

    /// Searches a child that is expected to be no better than those before it: with a null window,
    /// which only asks whether it is better, and with a late move reduction. If it is better after
    /// all, it is searched again like the first.
    fn later_child(
        &mut self,
        state: &State<C>,
        child: &Child<C>,
        node: Node,
        place: usize,
    ) -> Found {
        let narrow = Node {
            beta: node.alpha + 1,
            ..node
        };
        let less = self.reduction(state, child, node.depth, place);
        let mut found = self.child(
            state,
            child,
            Node {
                depth: node.depth - less,
                ..narrow
            },
        );
        if less > 0 && found.value > node.alpha && !self.effort.stopped {
            found = self.child(state, child, narrow);
        }
        if found.value > node.alpha && found.value < node.beta && !self.effort.stopped {
            found = self.child(state, child, node);
        }
        found
    }

    /// The late move reduction in plies; 0 if much happens on the way to the child.
    #[inline]
    fn reduction(&self, state: &State<C>, child: &Child<C>, depth: u32, place: usize) -> u32 {
        if place < 2 || depth < 3 || child.state.over.is_some() || child.state.side == state.side {
            return 0;
        }
        let won = |state: &State<C>, side| self.machine.won(state, side).points();
        if won(&child.state, state.side) > won(state, state.side) + 1 {
            return 0;
        }
        1 + u32::from(place >= 4 && depth >= 6)
    }

    fn extend_line(&mut self, ply: u32, choice: C::Choice) {
        let (head, tail) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut head[ply as usize];
        line.clear();
        line.push(choice);
        line.extend_from_slice(&tail[0]);
    }

    /// Plays every choice. Returns whether those are all choices.
    pub(crate) fn push_children(&mut self, state: &State<C>, ply: u32) -> bool {
        let mut choices = self.spare.pop().unwrap_or_default();
        let all = self.family.list(self.machine, state, ply, &mut choices);
        self.effort.spend(choices.len());
        let mut after = *state;
        for (index, &choice) in choices.iter().enumerate() {
            self.machine.play_from(state, &mut after, choice);
            self.children.push(Child {
                choice,
                state: after,
                key: self.keys.key(&after),
                index: index as u8,
                rank: 0,
            });
        }
        choices.clear();
        self.spare.push(choices);
        all
    }

    /// Looks up every child before any is searched, and ranks them. One of them may be known to be
    /// good enough for a cutoff.
    fn ask_children(
        &mut self,
        state: &State<C>,
        start: usize,
        node: Node,
        remembered: Option<u8>,
    ) -> Option<Best> {
        for next in start..self.children.len() {
            let child = self.children[next];
            let memo = if child.state.over.is_some() {
                None
            } else {
                self.memory.look_up(child.key)
            };
            let rank = match memo {
                Some(memo) if memo.bound != Bound::None => {
                    let (next, ply) = (child.state.side, node.ply + 1);
                    let offset = self.keys.offset(self.machine, &child.state);
                    let value = scale::from_root(memo.value, ply) + offset;
                    let value = scale::seen_by(value, state.side, next);
                    let certain = memo.range(ply, offset).seen_by(state.side, next);
                    let known = self.known(state, &child, &memo, value, certain, node.depth - 1);
                    if let Some(found) = known
                        && found.value >= node.beta
                    {
                        return Some(Best {
                            found,
                            index: Some(child.index),
                        });
                    }
                    value
                }
                _ if child.state.side == state.side => self.seems(state, &child) + AGAIN,
                _ => self.seems(state, &child),
            };
            self.children[next].rank = if remembered == Some(child.index) {
                i32::MAX
            } else {
                rank
            };
        }
        None
    }

    /// The least value that a child is known to have for the player who moved, from its entry and
    /// its proved bounds as that player sees them; `None` if it was not searched to that depth.
    fn known(
        &self,
        state: &State<C>,
        child: &Child<C>,
        memo: &Memo,
        value: i32,
        certain: Range,
        depth: u32,
    ) -> Option<Found> {
        if self.path.could_return(self.machine, state, &child.state) {
            return None;
        }
        if certain.least > -scale::INFINITE && !self.machine.remembers() {
            return Some(Found {
                value: certain.least,
                solved: true,
            });
        }
        let same = child.state.side == state.side;
        let is_least = match memo.bound {
            Bound::Exact => true,
            Bound::Lower => same,
            Bound::Upper => !same,
            Bound::None => false,
        };
        (is_least && u32::from(memo.depth) >= depth).then_some(Found {
            value,
            solved: false,
        })
    }

    /// The static value of a child to the player who moves.
    #[inline]
    pub(crate) fn seems(&self, state: &State<C>, child: &Child<C>) -> i32 {
        let value = if child.state.over.is_some() {
            scale::terminal(self.machine, &child.state, 0)
        } else {
            self.family.evaluate(self.machine, &child.state)
        };
        scale::seen_by(value, state.side, child.state.side)
    }

    /// The bounds of a position's value to the player to move, from the seeds already won.
    pub(crate) fn bounds(&self, state: &State<C>) -> Range {
        if C::FRUIT || scale::is_race(self.machine) {
            return Range::ALL;
        }
        let won = |side: Side| i32::from(self.machine.won(state, side).points());
        let [own, other] = [state.side, !state.side].map(won);
        let left = i32::from(state.total) - own - other;
        Range {
            least: (own - other - left) * POINT,
            most: (own - other + left) * POINT,
        }
    }

    /// The table entries for a node: one for the searched value, and one for the proved bounds.
    ///
    /// Where a position could come back, a value may depend on the path to it. Searched values are
    /// used all the same, for they are guesses anyhow; but nothing that rests on them is ever
    /// certain, so that a search that has got very deep, as in the last endings, does without.
    #[inline]
    fn remembered(&self, key: u64, node: Node) -> (Option<Memo>, Option<Memo>) {
        if !self.path.matters(node.depth) {
            let memo = self.memory.look_up(key);
            let holds = |memo: &Memo| !self.path.matters(u32::from(memo.depth));
            return (memo, memo.filter(holds));
        }
        let on_path = self.memory.look_up(self.path_key(key));
        if node.ply + node.depth > SHARED_DEPTH {
            return (on_path, on_path);
        }
        (self.memory.look_up(key), on_path)
    }

    /// Stores the result of a node.
    fn remember(
        &self,
        key: u64,
        node: Node,
        best: Found,
        index: Option<u8>,
        before: Option<Memo>,
        offset: i32,
    ) {
        let bound = node.bound(best.value);
        let before = before.unwrap_or(Memo::UNKNOWN);
        let value = scale::from_here(best.value - offset, node.ply);
        let mut memo = Memo {
            value,
            bound,
            depth: node.depth as u8,
            best: index.or(before.best),
            ..Memo::UNKNOWN
        };
        // Where positions come back, a proof holds only for the depth it was found with.
        if !self.machine.remembers() {
            (memo.least, memo.most) = (before.least, before.most);
        }
        if best.solved {
            memo.prove();
        }
        let is_apart = best.solved || node.ply + node.depth > SHARED_DEPTH;
        if is_apart && self.path.matters(node.depth) {
            self.memory.store(self.path_key(key), memo);
        } else {
            self.memory.store(key, memo);
        }
    }

    /// The key of an entry whose proof holds only on this path to the position.
    #[inline]
    fn path_key(&self, key: u64) -> u64 {
        key ^ self.path.key().wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// The limit of sowings beyond the horizon. In games of relays a turn is a long game by itself.
    pub(crate) fn turn_max(&self) -> u32 {
        if self.machine.properties().relays {
            0
        } else {
            TURN_MAX
        }
    }

    pub(crate) fn keys(&self) -> &Keys<C> {
        &self.keys
    }
}
