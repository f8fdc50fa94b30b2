//! Solves positions of the fruit games in which little fruit is left: all positions that can follow
//! are listed, and what each is worth is bounded ply by ply.
//!
//! Two kinds are enough: fruit that gains a point and fruit that costs one. A move takes and drops
//! by kind, in an order that the mover chooses or with the bananas last; whatever he can do with
//! one kind that gains he can do with another, and what is captured and when the game ends depends
//! on numbers alone. So positions that differ only in which of these kinds lies where have the same
//! moves, but for names, and the same value. What has been won decides nothing that follows.
//!
//! The rules end a game whose position comes back, or in which nothing was captured for long, in a
//! way that houses do not tell. But a bound that is found by looking `n` plies ahead, with all that
//! lies beyond taken for the worst, is kept by a player who goes where it needs fewer and fewer
//! plies: then nothing comes back, and nothing lasts longer than `n`. So bounds hold as long as `n`
//! is less than the quiet plies that are allowed, and where they meet they are the value.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use rules::machine::{Choice as _, Choices, Machine, SeedChoice};
use rules::{Cells as _, Fruit, Heap, Obstacle, Position, PositionOf, Side, State, Visitor};

use crate::question::{MoveRange, Solution, Tell, at_first, nothing, unwon};
use crate::solve::SolveError;

/// Solves a position of a fruit game, as far as bounds tell. `memory` is how many bytes may be used.
///
/// # Errors
/// [`SolveError`] if it is no such game, earlier positions could come back, or too many positions
/// can follow.
pub fn solve_fruit(
    position: &Position,
    memory: u64,
    tell: Tell<'_>,
) -> Result<Solution, SolveError> {
    let unsupported = |why| SolveError::Unsupported {
        rules: *position.rules(),
        why,
    };
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

/// How far a look may go from what the first move leads to.
fn rounds(machine: &Machine<Fruit>) -> u16 {
    let quiet = machine.properties().quiet_plies;
    quiet.map_or(u16::MAX, |plies| plies.saturating_sub(2))
}

/// Bytes that a position takes, with its steps.
const STATE_BYTES: u64 = 512;
/// Moves, or positions, between two looks whether to go on.
const INTERVAL: u64 = 1 << 12;

/// Bananas and other fruit in each cell of the ring, and who is to move.
type Key = [u8; 2 * Fruit::LANES + 1];

/// Where a move leads.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct Edge {
    /// The position, or none if the game is over.
    to: Option<u32>,
    /// What the mover gains, and whether he moves again.
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
    /// Where the steps of each position begin.
    starts: Vec<usize>,
    /// So many positions and steps fit.
    most: usize,
    /// Moves looked at.
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

    /// The number of a position; it gets one if it has none.
    fn number(&mut self, state: &State<Fruit>) -> u32 {
        let (plain, key) = plain(self.machine, state);
        *self.numbers.entry(key).or_insert_with(|| {
            self.states.push(plain);
            self.states.len() as u32 - 1
        })
    }

    /// What is known before anything is.
    fn nothing(&self, root: &State<Fruit>) -> Solution {
        Solution {
            nodes: self.seen,
            ..nothing(self.machine, root)
        }
    }

    /// What bounds tell of each move of a position.
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

/// A position with but two kinds of fruit and nothing won.
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

/// What the player to move still gains, at least and at most, for each position.
struct Bounds {
    least: Vec<i8>,
    most: Vec<i8>,
}

impl Bounds {
    /// All that lies there may be lost or gained.
    fn new(graph: &Graph<'_>) -> Bounds {
        let all = graph.states.iter().map(|state| state.total as i8);
        let most: Vec<i8> = all.collect();
        Bounds {
            least: most.iter().map(|most| -most).collect(),
            most,
        }
    }

    /// What a step is worth to who makes it.
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

    /// Looks one ply further from every position, so many times or until nothing changes; or until
    /// it has to end, and then what the last whole look has told still holds.
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
