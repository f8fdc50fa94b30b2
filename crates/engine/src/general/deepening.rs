//! The search from the root: iterative deepening with aspiration windows, and its reports.

use std::ops::ControlFlow;

use rules::{Certainty, Move};

use super::search::{Child, Node, Search};
use crate::few;
use crate::scale::{self, POINT};
use crate::search::Found;
use crate::{Info, Lines, MoveValue, Report, Value};

/// The half-width of the first aspiration window, around the value of the depth before.
const EXPECTED: i32 = POINT;

/// A callback that gets a report of every completed depth, and can stop the search.
pub(super) type OnInfo<'b> = &'b mut dyn FnMut(&Info) -> ControlFlow<()>;

/// A choice at the root, with everything known about it.
struct Candidate {
    child: Child,
    found: Found,
    depth: u32,
    line: Vec<Move>,
}

/// Iterative deepening over the choices of the root.
pub(super) struct Deepening<'a> {
    search: Search<'a>,
    candidates: Vec<Candidate>,
    lines: Lines,
    /// Whether the candidates are all choices there are.
    all: bool,
}

impl<'a> Deepening<'a> {
    pub(super) fn new(mut search: Search<'a>, lines: Lines) -> Self {
        let (children, all) = search.expand();
        let candidate = |child: Child| Candidate {
            found: Found {
                value: -scale::INFINITE,
                solved: false,
            },
            depth: 0,
            line: vec![search.tree.move_of(search.tree.root(), child.start)],
            child,
        };
        Deepening {
            candidates: children.into_iter().map(candidate).collect(),
            search,
            lines,
            all,
        }
    }

    /// Searches until a limit or the end of the game is reached, and reports its findings.
    pub(super) fn lead(&mut self, depth_max: u32, on_info: OnInfo<'_>) -> Report {
        let mut report = Report::default();
        for depth in 1..=depth_max {
            let complete = self.iterate(depth);
            if complete {
                report.depth = depth;
            }
            // From now on there is a result to report, and limits count.
            self.search.effort.may_stop();
            report.nodes = self.search.effort.total();
            report.moves = self.told(complete);
            let values = self.candidates.iter();
            report.fine = values.map(|candidate| candidate.found.value).collect();
            if report.moves.is_empty() {
                break;
            }
            let info = Info {
                depth: report.depth,
                nodes: report.nodes,
                table_hits: 0,
                moves: report.moves.clone(),
            };
            let is_over = !complete || self.is_solved() || self.search.effort.is_over();
            if on_info(&info).is_break() || is_over {
                break;
            }
        }
        report
    }

    /// Searches as the first thread does, a little ahead of it, to fill the shared transposition
    /// table.
    pub(super) fn help(&mut self, number: usize, depth_max: u32) {
        self.search.effort.may_stop();
        self.search.backwards = number % 2 == 1;
        let ahead = number as u32 % 2;
        for depth in 1..=depth_max {
            if !self.iterate((depth + ahead).min(depth_max)) || self.is_solved() {
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
        let root = self.search.tree.root();
        self.search.child(root, &child, window)
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
    fn is_solved(&self) -> bool {
        let mut candidates = self.candidates.iter();
        candidates.all(|candidate| candidate.found.solved)
    }

    /// The candidates as moves, best first.
    fn told(&self, complete: bool) -> Vec<MoveValue> {
        let number = match self.lines {
            Lines::Best => 1,
            Lines::All => self.candidates.len(),
        };
        let best_is_proved = self.all && complete && self.is_solved();
        let told = self.candidates.iter().take(number).map(|candidate| {
            let proved = match self.lines {
                Lines::Best => best_is_proved,
                Lines::All => self.all && candidate.found.solved,
            };
            let source = if proved {
                Certainty::Proved
            } else {
                Certainty::Searched {
                    depth: candidate.depth,
                }
            };
            let points = scale::points(candidate.found.value);
            MoveValue {
                mv: candidate.line[0],
                value: Value { points, source },
                line: candidate.line.clone(),
            }
        });
        told.collect()
    }
}
