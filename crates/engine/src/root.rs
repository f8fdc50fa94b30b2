//! The search from the root: deeper and deeper, and what is told about it.

use std::ops::ControlFlow;

use rules::machine::{Choices, House};
use rules::{Fruit, State, Table, Visitor};

use crate::family::{Family, FruitFamily, Judgement, SeedFamily, merged};
use crate::memory::Memory;
use crate::path::Path;
use crate::scale;
use crate::search::{Child, DEPTH_MAX, Found, Node, Search};
use crate::{Info, Limits, Lines, MoveValue, Report, Source, Value};

/// A search asked for, on its way to the table of a position that goes on.
pub(crate) struct Root<'a, 'b> {
    pub(crate) memory: &'a mut Memory,
    pub(crate) limits: &'a Limits<'a>,
    pub(crate) judgement: Judgement,
    pub(crate) on_info: &'b mut dyn FnMut(&Info) -> ControlFlow<()>,
}

impl Visitor for Root<'_, '_> {
    type Output = Report;

    fn seeds<C: Choices<Choice = House>>(self, table: &Table<C>) -> Report {
        let family = SeedFamily::new(table.machine(), self.judgement);
        self.table(table, *table.state(), table.past(), family)
    }

    fn fruit(self, table: &Table<Fruit>) -> Report {
        let past: Vec<State<Fruit>> = table.past().iter().map(merged).collect();
        let family = FruitFamily::new(table.machine(), self.judgement);
        self.table(table, merged(table.state()), &past, family)
    }
}

impl Root<'_, '_> {
    /// Searches a position, given as the board to search.
    fn table<C: Choices, F: Family<C>>(
        self,
        table: &Table<C>,
        state: State<C>,
        past: &[State<C>],
        family: F,
    ) -> Report {
        let machine = table.machine();
        let path = Path::new(machine, past, &state);
        let mut search = Search::new(machine, family, self.memory, self.limits, path);
        let (children, all) = search.expand(&state);
        let mut deepening = Deepening {
            candidates: children.into_iter().map(Candidate::new).collect(),
            search,
            state,
            lines: self.limits.lines,
            all,
        };
        let mut report = Report::default();
        let depth_max = self.limits.depth.unwrap_or(DEPTH_MAX).clamp(1, DEPTH_MAX);
        for depth in 1..=depth_max {
            let complete = deepening.iterate(depth);
            if complete {
                report.depth = depth;
            }
            report.nodes = deepening.search.nodes;
            report.moves = deepening.told(complete, table.state());
            report.fine = deepening.fine();
            let Some(best) = report.moves.first() else {
                break;
            };
            let info = Info {
                depth: report.depth,
                nodes: report.nodes,
                value: best.value,
                line: best.line.clone(),
            };
            let is_over = !complete || deepening.is_solved();
            if (self.on_info)(&info).is_break() || is_over {
                break;
            }
            // From now on there is something to tell, and limits count.
            deepening.search.may_stop = true;
        }
        report
    }
}

/// A choice of the root and what is known about it.
struct Candidate<C: Choices> {
    child: Child<C>,
    found: Found,
    depth: u32,
    line: Vec<C::Choice>,
}

impl<C: Choices> Candidate<C> {
    fn new(child: Child<C>) -> Candidate<C> {
        Candidate {
            child,
            found: Found {
                value: -scale::INFINITE,
                solved: false,
            },
            depth: 0,
            line: vec![child.choice],
        }
    }
}

/// The choices of the root, searched deeper and deeper.
struct Deepening<'a, C: Choices, F> {
    search: Search<'a, C, F>,
    state: State<C>,
    candidates: Vec<Candidate<C>>,
    lines: Lines,
    /// Whether the candidates are all choices there are.
    all: bool,
}

impl<C: Choices, F: Family<C>> Deepening<'_, C, F> {
    /// Searches to one depth; returns whether that was completed.
    fn iterate(&mut self, depth: u32) -> bool {
        match self.lines {
            Lines::Best => self.iterate_best(depth),
            Lines::All => self.iterate_all(depth),
        }
    }

    fn window(alpha: i32, beta: i32, depth: u32) -> Node {
        Node {
            alpha,
            beta,
            depth,
            ply: 0,
        }
    }

    fn search(&mut self, index: usize, alpha: i32, beta: i32, depth: u32) -> Found {
        let child = self.candidates[index].child;
        let window = Self::window(alpha, beta, depth);
        self.search.child(&self.state, &child, window)
    }

    /// Finds the best candidate and puts it first. If it stops half-way, the first is still the
    /// best one found, for the best one of the depth before was searched first.
    fn iterate_best(&mut self, depth: u32) -> bool {
        let mut alpha = -scale::INFINITE;
        for index in 0..self.candidates.len() {
            let mut found = Found {
                value: scale::INFINITE,
                solved: false,
            };
            if index > 0 {
                found = self.search(index, alpha, alpha + 1, depth);
            }
            if found.value > alpha && !self.search.stopped {
                found = self.search(index, alpha, scale::INFINITE, depth);
            }
            if self.search.stopped {
                return false;
            }
            let candidate = &mut self.candidates[index];
            candidate.found = found;
            candidate.depth = depth;
            if found.value > alpha {
                alpha = found.value;
                candidate.line.truncate(1);
                candidate.line.extend_from_slice(self.search.line());
                self.candidates[..=index].rotate_right(1);
            }
        }
        true
    }

    /// Values every candidate and sorts them. If it stops half-way, nothing has changed: values
    /// of different depths cannot be compared.
    fn iterate_all(&mut self, depth: u32) -> bool {
        let mut news = Vec::new();
        for index in 0..self.candidates.len() {
            if self.candidates[index].found.solved {
                continue;
            }
            let found = self.search(index, -scale::INFINITE, scale::INFINITE, depth);
            if self.search.stopped {
                return false;
            }
            let mut line = vec![self.candidates[index].child.choice];
            line.extend_from_slice(self.search.line());
            news.push((index, found, line));
        }
        for (index, found, line) in news {
            let candidate = &mut self.candidates[index];
            candidate.found = found;
            candidate.depth = depth;
            candidate.line = line;
        }
        self.candidates
            .sort_by_key(|candidate| -candidate.found.value);
        true
    }

    /// Whether every candidate was followed to the end of the game.
    fn is_solved(&self) -> bool {
        let mut candidates = self.candidates.iter();
        candidates.all(|candidate| candidate.found.solved)
    }

    /// The values of the candidates, as [`Deepening::told`] lists them.
    fn fine(&self) -> Vec<i32> {
        let values = self.candidates.iter();
        values.map(|candidate| candidate.found.value).collect()
    }

    /// The candidates as moves on the real board, best first.
    fn told(&self, complete: bool, real: &State<C>) -> Vec<MoveValue> {
        let number = match self.lines {
            Lines::Best => 1,
            Lines::All => self.candidates.len(),
        };
        let exact = F::IS_EXACT && self.all;
        let best_is_proved = exact && complete && self.is_solved();
        let told = self.candidates.iter().take(number);
        let told = told.map(|candidate| {
            let proved = match self.lines {
                Lines::Best => best_is_proved,
                Lines::All => exact && candidate.found.solved,
            };
            let source = if proved {
                Source::Proved
            } else {
                let depth = candidate.depth;
                Source::Searched { depth }
            };
            let points = scale::points(candidate.found.value);
            let line = self.search.told(real, &candidate.line);
            MoveValue {
                mv: line[0],
                value: Value { points, source },
                line,
            }
        });
        told.collect()
    }
}
