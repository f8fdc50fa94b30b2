//! Iterative deepening with aspiration windows over the choices of a root, and its reports.

use std::ops::ControlFlow;

use crate::effort::{Crew, Effort};
use crate::few;
use crate::node::{DEPTH_MAX, Found};
use crate::scale;
use crate::{Info, Limits, Lines, MoveValue, Report};

/// A callback that gets a report of every completed depth, and can stop the search.
pub(crate) type OnInfo<'b> = &'b mut dyn FnMut(&Info) -> ControlFlow<()>;

/// A search below the choices of a root.
pub(crate) trait Rooted<'a>: Send + Sized {
    /// A choice, and what is known of it besides what was searched.
    type Choice: Send;
    /// A step of a line.
    type Step: Copy + Send;

    /// The half-width of the first aspiration window, around the value of the depth before.
    const EXPECTED: i32;

    /// The value of a choice, as far as it lies between `alpha` and `beta`.
    fn value(&mut self, choice: &Self::Choice, alpha: i32, beta: i32, depth: u32) -> Found;

    /// The line that follows the choice that was searched last.
    fn line(&self) -> &[Self::Step];

    /// The limits, and what was spent.
    fn effort(&mut self) -> &mut Effort<'a>;

    /// Whether a limit is reached.
    fn is_stopped(&self) -> bool;

    /// Searches the last of the later choices first, as every other thread does.
    fn go_backwards(&mut self);

    /// Tries to prove the values asked for that are not proved yet, if that seems within reach;
    /// returns whether all of them are proved now.
    fn prove(_: &mut Deepening<'a, Self>, _depth_max: u32) -> bool {
        false
    }

    /// The candidates as moves, best first, after a depth that is complete or not.
    fn told(deepening: &Deepening<'a, Self>, is_complete: bool) -> Vec<MoveValue>;
}

/// A choice at the root, with everything known about it.
pub(crate) struct Candidate<Choice, Step> {
    pub(crate) choice: Choice,
    pub(crate) found: Found,
    pub(crate) depth: u32,
    pub(crate) line: Vec<Step>,
}

impl<Choice, Step> Candidate<Choice, Step> {
    /// A choice, whose line begins with `step`, before any search.
    pub(crate) fn new(choice: Choice, step: Step) -> Self {
        Candidate {
            choice,
            found: Found {
                value: -scale::INFINITE,
                solved: false,
            },
            depth: 0,
            line: vec![step],
        }
    }
}

/// Iterative deepening over the choices of the root.
pub(crate) struct Deepening<'a, S: Rooted<'a>> {
    pub(crate) search: S,
    pub(crate) candidates: Vec<Candidate<S::Choice, S::Step>>,
    pub(crate) lines: Lines,
}

/// Searches until a limit or the end of the game is reached, in as many threads as there shall be, and
/// reports its findings; `begin` makes the search of each.
pub(crate) fn search<'a, S: Rooted<'a>>(
    limits: &Limits<'_>,
    (crew, threads): (&Crew, usize),
    begin: impl Fn() -> Deepening<'a, S>,
    on_info: OnInfo<'_>,
) -> Report {
    let depth_max = limits.depth.unwrap_or(DEPTH_MAX).clamp(1, DEPTH_MAX);
    let mut main = begin();
    let helper = |number| {
        let mut helper = begin();
        move || helper.help(number, depth_max)
    };
    let mut report = crew.work(threads, helper, || main.lead(depth_max, on_info));
    report.nodes = main.search.effort().total();
    report
}

impl<'a, S: Rooted<'a>> Deepening<'a, S> {
    /// Searches until a limit or the end of the game is reached, and reports its findings.
    fn lead(&mut self, depth_max: u32, on_info: OnInfo<'_>) -> Report {
        let mut report = Report::default();
        for depth in 1..=depth_max {
            let is_complete = self.iterate(depth);
            if is_complete {
                report.depth = depth;
            }
            // From now on there is a result to report, and limits count.
            self.search.effort().may_stop();
            let is_done = is_complete && self.is_solved() || S::prove(self, depth_max);
            report.nodes = self.search.effort().total();
            report.moves = S::told(self, is_complete);
            let values = self.candidates.iter();
            report.fine = values.map(|candidate| candidate.found.value).collect();
            if report.moves.is_empty() {
                break;
            }
            let info = Info {
                depth: report.depth,
                nodes: report.nodes,
                table_hits: self.search.effort().table_hits(),
                moves: report.moves.clone(),
            };
            let is_over = !is_complete || is_done || self.search.effort().is_over();
            if on_info(&info).is_break() || is_over {
                break;
            }
        }
        report
    }

    /// Searches as the first thread does, a little ahead of it, to fill the shared transposition
    /// table.
    fn help(&mut self, number: usize, depth_max: u32) {
        self.search.effort().may_stop();
        let ahead = number as u32 % 2;
        if ahead == 1 {
            self.search.go_backwards();
        }
        for depth in 1..=depth_max {
            let is_complete = self.iterate((depth + ahead).min(depth_max));
            if !is_complete || self.is_solved() || S::prove(self, depth_max) {
                break;
            }
        }
        self.search.effort().total();
    }

    /// Searches to one depth; returns whether that was completed.
    fn iterate(&mut self, depth: u32) -> bool {
        match self.lines {
            Lines::Best => self.iterate_best(depth),
            Lines::All => self.iterate_all(depth),
        }
    }

    fn value(&mut self, index: usize, alpha: i32, beta: i32, depth: u32) -> Found {
        let choice = &self.candidates[index].choice;
        self.search.value(choice, alpha, beta, depth)
    }

    /// A candidate's value; if it is not above `alpha`, only an upper bound of it. Begins with an
    /// aspiration window around the value of the depth before.
    fn value_near(&mut self, index: usize, alpha: i32, depth: u32) -> Found {
        let expected = self.candidates[index].found.value;
        let mut wide = S::EXPECTED;
        while expected.abs() < scale::INFINITE && wide < 16 * S::EXPECTED {
            let (low, high) = (alpha.max(expected - wide), expected + wide);
            if low >= high {
                break;
            }
            let found = self.value(index, low, high, depth);
            let inside = found.value < high && (found.value > low || low == alpha);
            if inside || self.search.is_stopped() {
                return found;
            }
            wide *= 4;
        }
        self.value(index, alpha, scale::INFINITE, depth)
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
                found = self.value(index, alpha, alpha + 1, depth);
            }
            if found.value > alpha && !self.search.is_stopped() {
                found = self.value_near(index, alpha, depth);
            }
            if self.search.is_stopped() {
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
            let found = self.value_near(index, -scale::INFINITE, depth);
            if self.search.is_stopped() {
                return false;
            }
            let mut line = vec![self.candidates[index].line[0]];
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
    pub(crate) fn is_solved(&self) -> bool {
        let mut candidates = self.candidates.iter();
        candidates.all(|candidate| candidate.found.solved)
    }

    /// The candidates whose values were asked for, best first.
    pub(crate) fn asked(&self) -> &[Candidate<S::Choice, S::Step>] {
        match self.lines {
            Lines::Best => self.candidates.get(..1).unwrap_or_default(),
            Lines::All => &self.candidates,
        }
    }
}
