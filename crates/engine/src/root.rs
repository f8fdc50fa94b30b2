//! The search from the root: iterative deepening with aspiration windows, and its reports.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use rules::machine::{Choices, SeedChoice};
use rules::{Certainty, Fruit, Position, PositionOf, State, Visitor};
use tablebase::Probe;

use crate::effort::{Crew, Effort};
use crate::family::{Family, FruitFamily, Judgement, SeedFamily, merged};
use crate::few;
use crate::general::{self, Question};
use crate::memory::Memory;
use crate::network::Network;
use crate::path::Path;
use crate::scale::{self, POINT};
use crate::search::{Child, DEPTH_MAX, Found, Node, Range, Search};
use crate::tables::Lookup;
use crate::{Info, Limits, Lines, MoveValue, Report, Value};

/// The half-width of the first aspiration window, around the value of the depth before.
const EXPECTED: i32 = POINT / 2;
/// The most moves of a proved line that are reported.
const LINE_MAX: usize = 40;

/// A callback that gets a report of every completed depth, and can stop the search.
pub(crate) type OnInfo<'b> = &'b mut dyn FnMut(&Info) -> ControlFlow<()>;

/// A request for a search, as a visitor of a position whose game goes on.
pub(crate) struct Root<'a, 'b> {
    pub(crate) memory: &'a Memory,
    pub(crate) limits: &'a Limits<'a>,
    pub(crate) threads: usize,
    pub(crate) judgement: Judgement,
    /// The engine's own network, if it has one.
    pub(crate) network: Option<&'a Network>,
    /// The tablebase of this game, and a flag that is set when it is used.
    pub(crate) table: Option<(&'a dyn Probe, &'a AtomicBool)>,
    pub(crate) on_info: OnInfo<'b>,
}

impl Visitor for Root<'_, '_> {
    type Output = Report;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, board: &PositionOf<C>) -> Report {
        let family = SeedFamily::new(board.machine(), self.judgement, self.network);
        self.search(board, *board.state(), board.past(), &family)
    }

    fn fruit(self, board: &PositionOf<Fruit>) -> Report {
        let past: Vec<State<Fruit>> = board.past().iter().map(merged).collect();
        let family = FruitFamily::new(board.machine(), self.judgement);
        self.search(board, merged(board.state()), &past, &family)
    }

    fn general(self, position: &Position) -> Report {
        let question = Question {
            memory: self.memory,
            limits: self.limits,
            threads: self.threads,
            judgement: self.judgement,
        };
        general::answer(question, position, self.on_info)
    }
}

impl Root<'_, '_> {
    /// Searches a position, given as the board that is searched.
    fn search<C: Choices, F: Family<C>>(
        self,
        board: &PositionOf<C>,
        state: State<C>,
        past: &[State<C>],
        family: &F,
    ) -> Report {
        let crew = Crew::default();
        let path = Path::new(board.machine(), past, &state);
        let lookup = self
            .table
            .and_then(|(table, used)| Lookup::new(table, used, board.machine()));
        let begin = || {
            let effort = Effort::new(self.limits, &crew);
            let search = Search::new(
                board.machine(),
                (family.clone(), self.judgement),
                self.memory,
                lookup,
                effort,
                path.clone(),
            );
            Deepening::new(search, state, self.limits.lines)
        };
        let depth_max = self.limits.depth.unwrap_or(DEPTH_MAX).clamp(1, DEPTH_MAX);
        let mut main = begin();
        let helper = |number| {
            let mut helper = begin();
            move || helper.help(number, depth_max)
        };
        let mut report = crew.work(self.threads, helper, || {
            main.lead(depth_max, board.state(), self.on_info)
        });
        report.nodes = main.search.effort.total();
        let is_exact = report.value().is_some_and(|value| value.source.is_exact());
        let is_covered = lookup.is_some_and(|lookup| lookup.covers(board.machine(), &state));
        report.perfect = is_exact && is_covered;
        report
    }
}

/// A choice at the root, with everything known about it.
struct Candidate<C: Choices> {
    child: Child<C>,
    found: Found,
    depth: u32,
    line: Vec<C::Choice>,
    /// The proved bounds of its value.
    range: Range,
}

impl<C: Choices> Candidate<C> {
    fn is_proved(&self) -> bool {
        self.range.least >= self.range.most
    }
}

/// Iterative deepening over the choices of the root.
struct Deepening<'a, C: Choices, F> {
    search: Search<'a, C, F>,
    state: State<C>,
    candidates: Vec<Candidate<C>>,
    lines: Lines,
    /// Whether the candidates are all choices there are.
    all: bool,
    /// Whether the value of the first candidate is proved to be the best.
    proved: bool,
}

impl<'a, C: Choices, F: Family<C>> Deepening<'a, C, F> {
    fn new(mut search: Search<'a, C, F>, state: State<C>, lines: Lines) -> Self {
        let (children, all) = search.expand(&state);
        let candidate = |child: Child<C>| Candidate {
            found: Found {
                value: -scale::INFINITE,
                solved: false,
            },
            depth: 0,
            line: vec![child.choice],
            range: search
                .bounds(&child.state)
                .seen_by(state.side, child.state.side),
            child,
        };
        Deepening {
            candidates: children.into_iter().map(candidate).collect(),
            search,
            state,
            lines,
            all,
            proved: false,
        }
    }

    /// Searches until a limit or the end of the game is reached, and reports its findings.
    fn lead(&mut self, depth_max: u32, real: &State<C>, on_info: OnInfo<'_>) -> Report {
        let mut report = Report::default();
        for depth in 1..=depth_max {
            let complete = self.iterate(depth);
            if complete {
                report.depth = depth;
            }
            // From now on there is a result to report, and limits count.
            self.search.effort.may_stop();
            let proved = complete && self.is_solved() || self.prove(depth_max);
            report.nodes = self.search.effort.total();
            report.moves = self.told(complete, real);
            report.fine = self.fine();
            if report.moves.is_empty() {
                break;
            }
            let info = Info {
                depth: report.depth,
                nodes: report.nodes,
                table_hits: self.search.effort.table_hits(),
                moves: report.moves.clone(),
            };
            let is_over = !complete || proved || self.search.effort.is_over();
            if on_info(&info).is_break() || is_over {
                break;
            }
        }
        report
    }

    /// Searches as the first thread does, a little ahead of it, to fill the shared transposition
    /// table.
    fn help(&mut self, number: usize, depth_max: u32) {
        self.search.effort.may_stop();
        self.search.backwards = number % 2 == 1;
        let ahead = number as u32 % 2;
        for depth in 1..=depth_max {
            let complete = self.iterate((depth + ahead).min(depth_max));
            if !complete || self.is_solved() || self.prove(depth_max) {
                break;
            }
        }
        self.search.effort.total();
    }

    /// Searches to one depth; returns whether that was completed.
    fn iterate(&mut self, depth: u32) -> bool {
        match self.lines {
            Lines::Best => self.iterate_best(depth),
            Lines::All => self.iterate_all(depth),
        }
    }

    fn search(&mut self, index: usize, alpha: i32, beta: i32, depth: u32) -> Found {
        let child = self.candidates[index].child;
        let window = Node {
            alpha,
            beta,
            depth,
            ply: 0,
            more: self.search.turn_max(),
        };
        self.search.child(&self.state, &child, window)
    }

    /// A candidate's value; if it is not above `alpha`, only an upper bound of it. Begins with an
    /// aspiration window around the value of the depth before.
    fn search_near(&mut self, index: usize, alpha: i32, depth: u32) -> Found {
        let expected = self.candidates[index].found.value;
        let mut wide = EXPECTED;
        while expected.abs() < scale::INFINITE && wide < 16 * EXPECTED {
            let (low, high) = (alpha.max(expected - wide), expected + wide);
            if low >= high {
                break;
            }
            let found = self.search(index, low, high, depth);
            let inside = found.value < high && (found.value > low || low == alpha);
            if inside || self.search.effort.stopped {
                return found;
            }
            wide *= 4;
        }
        self.search(index, alpha, scale::INFINITE, depth)
    }

    /// Finds the best candidate and puts it first. If it is stopped half-way, the first is still
    /// the best one found, because the best one of the depth before was searched first.
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
            if found.value > alpha && !self.search.effort.stopped {
                found = self.search_near(index, alpha, depth);
            }
            if self.search.effort.stopped {
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

    /// Values every candidate and sorts them. If it is stopped half-way, nothing has changed:
    /// values of different depths cannot be compared.
    fn iterate_all(&mut self, depth: u32) -> bool {
        let mut news = Vec::new();
        for index in 0..self.candidates.len() {
            if self.candidates[index].found.solved {
                continue;
            }
            let found = self.search_near(index, -scale::INFINITE, depth);
            if self.search.effort.stopped {
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
        few::highest_first(&mut self.candidates, |candidate| candidate.found.value);
        true
    }

    /// Whether every candidate was followed to the end of the game.
    fn is_solved(&self) -> bool {
        let mut candidates = self.candidates.iter();
        candidates.all(|candidate| candidate.found.solved)
    }

    /// Tries to prove the values asked for that are not proved yet, if that seems within reach;
    /// returns whether all of them are proved now.
    fn prove(&mut self, depth_max: u32) -> bool {
        let spent = self.search.effort.nodes;
        let is_far = spent < self.search.proof_nodes(&self.state) / 4;
        if depth_max < DEPTH_MAX || is_far || !self.all || !self.search.can_prove() {
            return false;
        }
        // As many nodes again as everything else has taken: so the rest loses at most half of its
        // time.
        self.search.effort.begin_slice(spent);
        let proved = match self.lines {
            Lines::Best => self.prove_best(),
            Lines::All => self.prove_all(),
        };
        self.search.effort.end_slice();
        proved
    }

    /// Whether a candidate is worth at least `beta`; `None` if the limits or the slice are used up
    /// first.
    fn is_worth(&mut self, index: usize, beta: i32) -> Option<bool> {
        let child = self.candidates[index].child;
        let value = self.search.prove_child(self.state.side, &child, beta, 1);
        if self.search.effort.stopped {
            return None;
        }
        let range = &mut self.candidates[index].range;
        if value >= beta {
            range.least = range.least.max(value);
        } else {
            range.most = range.most.min(value);
        }
        Some(value >= beta)
    }

    /// Proves the value of the best candidate, which is put first.
    fn prove_best(&mut self) -> bool {
        let mut guess = whole(self.candidates[0].found.value);
        loop {
            let ranges = self.candidates.iter().map(|candidate| candidate.range);
            let least = ranges.clone().map(|range| range.least).max();
            let most = ranges.map(|range| range.most).max();
            let (Some(least), Some(most)) = (least, most) else {
                return false;
            };
            if least >= most {
                break;
            }
            let beta = guess.clamp(least + POINT, most);
            let mut found = false;
            for index in 0..self.candidates.len() {
                if self.candidates[index].range.most < beta {
                    continue;
                }
                match self.is_worth(index, beta) {
                    None => return false,
                    Some(false) => {}
                    Some(true) => {
                        self.candidates[..=index].rotate_right(1);
                        found = true;
                        break;
                    }
                }
            }
            guess = if found { beta + POINT } else { beta - POINT };
        }
        // Among equals, the first candidate: the last one that was found to be worth that much.
        let least = self
            .candidates
            .iter()
            .map(|candidate| candidate.range.least);
        let best = least
            .clone()
            .max()
            .and_then(|most| least.into_iter().position(|least| least == most));
        self.candidates[..=best.unwrap_or(0)].rotate_right(1);
        self.tell_proof(0);
        self.proved = true;
        true
    }

    /// Proves the value of every candidate.
    fn prove_all(&mut self) -> bool {
        for index in 0..self.candidates.len() {
            if self.candidates[index].found.solved {
                continue;
            }
            let mut guess = whole(self.candidates[index].found.value);
            while !self.candidates[index].is_proved() {
                let range = self.candidates[index].range;
                let beta = guess.clamp(range.least + POINT, range.most);
                guess = match self.is_worth(index, beta) {
                    None => return false,
                    Some(true) => beta + POINT,
                    Some(false) => beta - POINT,
                };
            }
            self.tell_proof(index);
        }
        few::highest_first(&mut self.candidates, |candidate| candidate.found.value);
        true
    }

    /// Replaces a searched value by the proved one, with a line that leads to it.
    fn tell_proof(&mut self, index: usize) {
        let Candidate { child, range, .. } = self.candidates[index];
        let mut line = vec![child.choice];
        line.extend(self.search.proved_line(&child, LINE_MAX));
        let candidate = &mut self.candidates[index];
        candidate.found = Found {
            value: range.least,
            solved: true,
        };
        candidate.line = line;
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
        let best_is_proved = exact && (self.proved || complete && self.is_solved());
        let told = self.candidates.iter().take(number);
        let told = told.map(|candidate| {
            let proved = match self.lines {
                Lines::Best => best_is_proved,
                Lines::All => exact && candidate.found.solved,
            };
            let source = if proved && self.search.table.is_some_and(|table| table.is_used()) {
                Certainty::Table
            } else if proved {
                Certainty::Proved
            } else {
                let depth = candidate.depth;
                Certainty::Searched { depth }
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

/// The nearest whole number of points.
fn whole(value: i32) -> i32 {
    scale::points(value) * POINT
}
