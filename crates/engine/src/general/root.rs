//! The choices of the root of a game of the general machine, and what is told of them.

use rules::{Certainty, Move};

use super::search::{Child, Search};
use crate::deepening::{Candidate, Deepening, Rooted};
use crate::effort::Effort;
use crate::node::{Found, Node};
use crate::scale::{self, POINT};
use crate::{Lines, MoveValue, Value};

/// The search, and whether it knows all choices of the root.
pub(super) struct Trunk<'a> {
    search: Search<'a>,
    all: bool,
}

impl<'a> Trunk<'a> {
    /// The choices of the root, to be searched.
    pub(super) fn deepening(mut search: Search<'a>, lines: Lines) -> Deepening<'a, Self> {
        let (children, all) = search.expand();
        let candidate = |child: Child| {
            let mv = search.tree.move_of(search.tree.root(), child.start);
            Candidate::new(child, mv)
        };
        Deepening {
            candidates: children.into_iter().map(candidate).collect(),
            search: Trunk { search, all },
            lines,
        }
    }
}

impl<'a> Rooted<'a> for Trunk<'a> {
    type Choice = Child;
    type Step = Move;

    const EXPECTED: i32 = POINT;

    fn value(&mut self, child: &Child, alpha: i32, beta: i32, depth: u32) -> Found {
        let window = Node {
            alpha,
            beta,
            depth,
            ply: 0,
            more: self.search.turn_max(),
        };
        let root = self.search.tree.root();
        self.search.child(root, child, window)
    }

    fn line(&self) -> &[Move] {
        self.search.line()
    }

    fn effort(&mut self) -> &mut Effort<'a> {
        &mut self.search.effort
    }

    fn is_stopped(&self) -> bool {
        self.search.effort.stopped
    }

    fn go_backwards(&mut self) {
        self.search.backwards = true;
    }

    fn told(deepening: &Deepening<'a, Self>, is_complete: bool) -> Vec<MoveValue> {
        let all = deepening.search.all;
        let best_is_proved = all && is_complete && deepening.is_solved();
        let told = deepening.asked().iter().map(|candidate| {
            let proved = match deepening.lines {
                Lines::Best => best_is_proved,
                Lines::All => all && candidate.found.solved,
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
