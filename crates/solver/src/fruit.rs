//! Solves positions of the fruit games in which little fruit is left: all positions that can follow
//! are listed, and their values are bounded ply by ply.
//!
//! Two kinds are enough: fruit that gains a point and fruit that costs one. A move takes and drops
//! by kind, in an order that the mover chooses or with the bananas last. Whatever the mover can do
//! with one kind that gains they can do with another, and captures and the end of the game depend
//! on numbers alone. So positions that differ only in the places of these kinds have the same
//! moves, but for names, and the same value. The fruit already won decides nothing that follows.
//!
//! The rules end a game whose position comes back, or in which nothing was captured for long, and
//! the houses do not show that. But take a bound found by looking *n* plies ahead, with everything
//! beyond taken for the worst. A player keeps it by moving to positions that need fewer and fewer
//! plies: then nothing comes back, and nothing lasts longer than *n*. So bounds hold as long as *n*
//! is less than the quiet plies that are allowed, and where they meet they are the value.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use rules::machine::{Choice as _, Choices, Machine, SeedChoice};
use rules::{Cells as _, Fruit, Heap, Obstacle, Position, PositionOf, Side, State, Visitor};

use crate::question::{MoveRange, Solution, Tell, at_first, nothing, unwon};
use crate::solve::SolveError;

/// Solves a position of a fruit game, as far as bounds can. `memory` is the bytes that may be used.
///
/// # Errors
/// [`SolveError`] if it is no such game, earlier positions could come back, or too many positions
/// can follow.
pub fn solve_fruit(
    position: &Position,
    memory: u64,
    tell: Tell<'_>,
) -> Result<Solution, SolveError> {
    let unsupported = |why| SolveError::unsupported(position.rules(), why);
    if !position.properties().has_fruit {
        return Err(unsupported(Obstacle::Seeds));
    }
    if position.is_over() {
        return Ok(at_first(position));
    }
    let solved = position.visit(Looking { memory, tell });
    solved.map_err(|refused| match refused {
        Refused::Past => unsupported(Obstacle::Past),
        Refused::Full => SolveError::Positions { bytes: memory },
    })
}

enum Refused {
    Past,
    Full,
}

struct Looking<'a> {
    memory: u64,
    tell: Tell<'a>,
}

impl Visitor for Looking<'_> {
    type Output = Result<Solution, Refused>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, _: &PositionOf<C>) -> Self::Output {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Self::Output {
        unreachable!("refused before")
    }

    fn fruit(self, position: &PositionOf<Fruit>) -> Self::Output {
        let (machine, state) = (position.machine(), position.state());
        if !position.past().is_empty() {
            return Err(Refused::Past);
        }
        let mut graph = Graph {
            machine,
            numbers: BTreeMap::new(),
            states: Vec::new(),
            steps: Vec::new(),
            starts: vec![0],
            // Positions have numbers of 32 bits.
            most: (self.memory / STATE_BYTES).min(u32::MAX.into()) as usize,
            seen: 0,
            tell: self.tell,
        };
        match graph.explore(state) {
            Ok(()) => {}
            Err(Stopped::Told) => return Ok(graph.nothing(state)),
            Err(Stopped::Full) => return Err(Refused::Full),
        }
        let mut bounds = Bounds::new(&graph);
        bounds.narrow(&graph, rounds(machine), &|| {
            (self.tell)(&graph.nothing(state)).is_continue()
        });
        Ok(graph.solution(state, &bounds))
    }
}

/// The most plies that bounds may look ahead from the successors of the first move.
fn rounds(machine: &Machine<Fruit>) -> u16 {
    let quiet = machine.properties().quiet_plies;
    quiet.map_or(u16::MAX, |plies| plies.saturating_sub(2))
}

/// The bytes of memory for a position with its steps.
const STATE_BYTES: u64 = 512;
/// The number of moves, or positions, between two checks whether to go on.
const INTERVAL: u64 = 1 << 12;

/// The bananas and other fruit in each cell of the ring, and the player to move.
type Key = [u8; 2 * Fruit::LANES + 1];

/// The effect of a move.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct Edge {
    /// The position it leads to, or none if the game is over.
    to: Option<u32>,
    /// The mover's gain, and whether the mover moves again.
    gain: i8,
    again: bool,
}

enum Stopped {
    Told,
    Full,
}

/// All positions that can follow.
struct Graph<'a> {
    machine: &'a Machine<Fruit>,
    numbers: BTreeMap<Key, u32>,
    states: Vec<State<Fruit>>,
    steps: Vec<Edge>,
    /// The index of the first step of each position.
    starts: Vec<usize>,
    /// The number of positions, or steps, that fit into memory.
    most: usize,
    /// The number of moves searched.
    seen: u64,
    tell: Tell<'a>,
}

impl Graph<'_> {
    fn explore(&mut self, root: &State<Fruit>) -> Result<(), Stopped> {
        self.number(root);
        while let Some(&state) = self.states.get(self.starts.len() - 1) {
            let mut new: Vec<Edge> = Vec::new();
            let machine = self.machine;
            let stopped = Fruit::each(machine, &state, |choice| {
                let mut after = state;
                machine.play_from(&state, &mut after, choice);
                new.push(self.step(&state, &after));
                self.seen += 1;
                if new.len() > 2 * self.most || self.states.len() > self.most {
                    return ControlFlow::Break(Stopped::Full);
                }
                if self.seen.is_multiple_of(INTERVAL) {
                    let known = self.nothing(root);
                    if (self.tell)(&known).is_break() {
                        return ControlFlow::Break(Stopped::Told);
                    }
                }
                ControlFlow::Continue(())
            });
            if let ControlFlow::Break(stopped) = stopped {
                return Err(stopped);
            }
            new.sort_unstable();
            new.dedup();
            self.steps.extend(new);
            if self.steps.len() > 16 * self.most {
                return Err(Stopped::Full);
            }
            self.starts.push(self.steps.len());
        }
        Ok(())
    }

    fn step(&mut self, before: &State<Fruit>, after: &State<Fruit>) -> Edge {
        let won = self.machine.margin(after) - self.machine.margin(before);
        Edge {
            to: after.over.is_none().then(|| self.number(after)),
            gain: match before.side {
                Side::South => won as i8,
                Side::North => -won as i8,
            },
            again: after.side == before.side,
        }
    }

    /// The number of a position; a new one gets the next number.
    fn number(&mut self, state: &State<Fruit>) -> u32 {
        let (plain, key) = plain(self.machine, state);
        *self.numbers.entry(key).or_insert_with(|| {
            self.states.push(plain);
            self.states.len() as u32 - 1
        })
    }

    /// The solution before anything is known.
    fn nothing(&self, root: &State<Fruit>) -> Solution {
        Solution {
            nodes: self.seen,
            ..nothing(self.machine, root)
        }
    }

    /// The solution from the bounds of each move of a position.
    fn solution(mut self, root: &State<Fruit>, bounds: &Bounds) -> Solution {
        let machine = self.machine;
        let before = machine.margin(root);
        let mut moves = Vec::new();
        let ControlFlow::<()>::Continue(()) = Fruit::each(machine, root, |choice| {
            let mut after = *root;
            machine.play_from(root, &mut after, choice);
            let [least, most] = bounds.seen(self.step(root, &after)).map(i16::from);
            let [least, most] = match root.side {
                Side::South => [before + least, before + most],
                Side::North => [before - most, before - least],
            };
            let mv = choice.to_move();
            moves.push(MoveRange { mv, least, most });
            ControlFlow::Continue(())
        }) else {
            unreachable!("nothing breaks off")
        };
        Solution::of_moves(root.side, moves, self.seen)
    }
}

/// The position with only two kinds of fruit and nothing won.
fn plain(machine: &Machine<Fruit>, state: &State<Fruit>) -> (State<Fruit>, Key) {
    let mut plain = State {
        cells: Fruit::EMPTY,
        ..*state
    };
    let mut key = [0; 2 * Fruit::LANES + 1];
    key[2 * Fruit::LANES] = state.side as u8;
    for cell in 0..machine.shape().ring() {
        if let Heap::Fruit([bananas, apples, oranges, grapes]) = state.cells.heap(cell) {
            let good = apples + oranges + grapes;
            plain.cells.set(cell, Heap::Fruit([bananas, good, 0, 0]));
            (key[2 * cell], key[2 * cell + 1]) = (bananas, good);
        }
    }
    plain.total = unwon(machine, state);
    (plain, key)
}

/// By position: bounds of the gain that is still open to the player to move.
struct Bounds {
    least: Vec<i8>,
    most: Vec<i8>,
}

impl Bounds {
    /// The first bounds: all fruit there may be lost or gained.
    fn new(graph: &Graph<'_>) -> Bounds {
        let all = graph.states.iter().map(|state| state.total as i8);
        let most: Vec<i8> = all.collect();
        Bounds {
            least: most.iter().map(|most| -most).collect(),
            most,
        }
    }

    /// The bounds of a step's value to its mover.
    fn seen(&self, step: Edge) -> [i8; 2] {
        let Some(to) = step.to else {
            return [step.gain; 2];
        };
        let (least, most) = (self.least[to as usize], self.most[to as usize]);
        if step.again {
            [step.gain + least, step.gain + most]
        } else {
            [step.gain - most, step.gain - least]
        }
    }

    /// Looks one ply further from every position, `rounds` times or until nothing changes. If
    /// `goes_on` stops it, the bounds of the last complete round remain valid.
    fn narrow(&mut self, graph: &Graph<'_>, rounds: u16, goes_on: &dyn Fn() -> bool) {
        for _ in 0..rounds {
            let one = |(number, ends): (usize, &[usize])| {
                if number.is_multiple_of(INTERVAL as usize) && !goes_on() {
                    return None;
                }
                let steps = graph.steps[ends[0]..ends[1]].iter();
                Some(steps.fold([i8::MIN; 2], |best, &step| {
                    let seen = self.seen(step);
                    [best[0].max(seen[0]), best[1].max(seen[1])]
                }))
            };
            let all = graph.starts.windows(2).enumerate().map(one);
            let Some(ranges) = all.collect::<Option<Vec<[i8; 2]>>>() else {
                return;
            };
            let is_same = ranges
                .iter()
                .zip(self.least.iter().zip(&self.most))
                .all(|(&[least, most], known)| (&least, &most) == known);
            if is_same {
                return;
            }
            (self.least, self.most) = ranges
                .into_iter()
                .map(|[least, most]| (least, most))
                .unzip();
        }
    }
}
