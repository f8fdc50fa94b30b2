//! Solves positions of the general machine that few others follow: all of these are listed, and
//! their values are bounded until nothing changes any more.
//!
//! A state has all that the rules ask for: seeds in houses and stores, marks, and whose turn it is.
//! A bound of its value follows from bounds of its successors that were known before. So a player
//! who keeps to a bound comes nearer to an end with every ply, and no position comes back: bounds
//! hold whatever the rules say of positions that do. Where the two bounds of a state meet, they are
//! its value. Where they do not, going round for ever is better for both than what they can force.

use std::ops::ControlFlow;

use indexmap::IndexSet;
use rules::general::{State, Tree};
use rules::{Obstacle, Outcome, Position, Side};
use rustc_hash::FxBuildHasher;

use crate::question::{MoveRange, Solution, Tell, at_first};
use crate::solve::SolveError;

/// Solves a position of the general machine, as far as bounds can. `memory` is the bytes that may
/// be used.
///
/// # Errors
/// [`SolveError`] if it is no such game, seeds are still to be arranged, earlier positions could
/// come back, or too many positions can follow.
pub fn solve_general(
    position: &Position,
    memory: u64,
    tell: Tell<'_>,
) -> Result<Solution, SolveError> {
    let unsupported = |why| SolveError::unsupported(position.rules(), why);
    let tree = position.tree();
    let tree = tree.ok_or_else(|| unsupported(Obstacle::OtherBoard))?;
    if position.is_over() {
        return Ok(at_first(position));
    }
    if position.is_arranging() {
        return Err(unsupported(Obstacle::Arranging));
    }
    if !tree.past().is_empty() {
        return Err(unsupported(Obstacle::Past));
    }
    let nothing = at_first(position);
    let told = |nodes: usize| Solution {
        nodes: nodes as u64,
        ..nothing.clone()
    };
    let go_on = |nodes: usize| tell(&told(nodes));
    let mut graph = Graph::new(tree, (memory / STATE_BYTES) as usize);
    graph.states.insert(tree.plain(tree.root()));
    match graph.explore(&go_on) {
        Ok(()) => {}
        Err(Stopped::Told) => return Ok(told(graph.states.len())),
        Err(Stopped::Full) => return Err(SolveError::Positions { bytes: memory }),
    }
    let mut bounds = Bounds::default();
    // If this is stopped, the bounds so far are valid.
    let _ = bounds.narrow(&graph, &go_on);
    Ok(graph.solution(position, &bounds))
}

/// The bytes of memory for a state with its steps and bounds.
const STATE_BYTES: u64 = 192;
/// The number of steps for which there is room, by state.
const STEPS: usize = 12;
/// The number of positions between two checks whether to go on.
const INTERVAL: usize = 1 << 12;

/// The effect of a choice: the number of the state it leads to, or the value if the game is over.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct Step(u32);

impl Step {
    /// The numbers that a state can have.
    const NUMBERS: u32 = 1 << 31;

    fn to(number: usize) -> Step {
        Step(number as u32)
    }

    fn end(value: i16) -> Step {
        Step(Step::NUMBERS | u32::from(value.cast_unsigned()))
    }

    /// The state it leads to; the value if the game is over.
    fn target(self) -> Result<usize, i16> {
        if self.0 < Step::NUMBERS {
            Ok(self.0 as usize)
        } else {
            Err((self.0 as u16).cast_signed())
        }
    }
}

/// The value of a finished game: South's margin if points decide it, else 1 or -1.
fn worth(outcome: Outcome, is_race: bool) -> i16 {
    let [south, north] = outcome.score;
    match outcome.winner {
        None => 0,
        Some(_) if !is_race => south - north,
        Some(Side::South) => 1,
        Some(Side::North) => -1,
    }
}

/// The reason why positions were not listed to the end.
pub(crate) enum Stopped {
    /// Whoever asked has stopped it.
    Told,
    /// There may be no more.
    Full,
}

/// The question whether to go on, asked now and then with the number of states so far.
pub(crate) type GoOn<'a> = &'a dyn Fn(usize) -> ControlFlow<()>;

/// All states that can follow.
pub(crate) struct Graph<'a> {
    pub(crate) tree: Tree<'a>,
    pub(crate) states: IndexSet<State, FxBuildHasher>,
    steps: Vec<Step>,
    /// The index of the first step of each state.
    starts: Vec<usize>,
    /// The number of states that fit into memory.
    most: usize,
}

impl<'a> Graph<'a> {
    /// Nothing is listed yet, and no more than `most` states will be.
    pub(crate) fn new(tree: Tree<'a>, most: usize) -> Graph<'a> {
        Graph {
            tree,
            states: IndexSet::default(),
            steps: Vec::new(),
            starts: vec![0],
            // Positions have numbers of 31 bits.
            most: most.min(Step::NUMBERS as usize),
        }
    }

    /// Lists all that follows the states that are listed.
    pub(crate) fn explore(&mut self, go_on: GoOn<'_>) -> Result<(), Stopped> {
        let tree = self.tree;
        let is_race = tree.properties().is_race;
        let mut new = Vec::new();
        while let Some(&state) = self.states.get_index(self.starts.len() - 1) {
            let explored = self.starts.len();
            if explored.is_multiple_of(INTERVAL) && go_on(self.states.len()).is_break() {
                return Err(Stopped::Told);
            }
            // Every choice is looked at.
            let _ = tree.each(&state, &mut |_, after| {
                new.push(match tree.outcome(after) {
                    Some(outcome) => Step::end(worth(outcome, is_race)),
                    None => Step::to(self.states.insert_full(tree.plain(after)).0),
                });
                ControlFlow::Continue(())
            });
            new.sort_unstable();
            new.dedup();
            self.steps.append(&mut new);
            self.starts.push(self.steps.len());
            if self.states.len() > self.most || self.steps.len() > STEPS * self.most {
                return Err(Stopped::Full);
            }
        }
        Ok(())
    }

    fn steps(&self, number: usize) -> &[Step] {
        &self.steps[self.starts[number]..self.starts[number + 1]]
    }

    /// The solution from the bounds of each move of the position.
    fn solution(&self, position: &Position, bounds: &Bounds) -> Solution {
        let (tree, root) = (self.tree, self.tree.root());
        let is_race = tree.properties().is_race;
        let mut moves = Vec::new();
        // Every choice is looked at.
        let _ = tree.each(root, &mut |start, after| {
            let listed = || {
                let number = self.states.get_index_of(&tree.plain(after));
                Step::to(number.expect("it was listed"))
            };
            let step = tree
                .outcome(after)
                .map_or_else(listed, |outcome| Step::end(worth(outcome, is_race)));
            let [least, most] = bounds.of(step);
            let mv = tree.move_of(root, start);
            moves.push(MoveRange { mv, least, most });
            ControlFlow::Continue(())
        });
        let side = position.side_to_move().expect("the game goes on");
        Solution::of_moves(side, moves, self.states.len() as u64)
    }
}

/// By state: bounds of the value to South.
#[derive(Default)]
pub(crate) struct Bounds(pub(crate) Vec<[i16; 2]>);

impl Bounds {
    /// The first bounds of states that have none: anything may still come.
    fn open(&mut self, graph: &Graph<'_>) {
        let most = if graph.tree.properties().is_race {
            1
        } else {
            let root = graph.tree.root();
            let seeds = Side::BOTH.map(|side| {
                let houses = graph.tree.houses(root, side).iter();
                let houses: i16 = houses.map(|&seeds| i16::from(seeds)).sum();
                houses + i16::from(graph.tree.store(root, side))
            });
            seeds[0] + seeds[1]
        };
        self.0.resize(graph.states.len(), [-most, most]);
    }

    fn of(&self, step: Step) -> [i16; 2] {
        match step.target() {
            Ok(number) => self.0[number],
            Err(value) => [value; 2],
        }
    }

    /// Bounds every new state by its successors, again and again until nothing changes. If this is
    /// stopped, the bounds so far are valid.
    pub(crate) fn narrow(&mut self, graph: &Graph<'_>, go_on: GoOn<'_>) -> ControlFlow<()> {
        let first = self.0.len() as u32;
        self.open(graph);
        // Those that were found last are mostly nearest to an end.
        let mut open: Vec<u32> = (first..graph.states.len() as u32).rev().collect();
        loop {
            let mut has_changed = false;
            for (done, &number) in open.iter().enumerate() {
                if done.is_multiple_of(INTERVAL) {
                    go_on(graph.states.len())?;
                }
                let number = number as usize;
                let ranges = graph.steps(number).iter().map(|&step| self.of(step));
                let better = |one: [i16; 2], other: [i16; 2]| match graph.states[number].side() {
                    Side::South => [one[0].max(other[0]), one[1].max(other[1])],
                    Side::North => [one[0].min(other[0]), one[1].min(other[1])],
                };
                let range = ranges
                    .reduce(better)
                    .expect("a game that goes on has a move");
                has_changed |= range != self.0[number];
                self.0[number] = range;
            }
            if !has_changed {
                return ControlFlow::Continue(());
            }
            open.retain(|&number| {
                let [least, most] = self.0[number as usize];
                least < most
            });
        }
    }
}
