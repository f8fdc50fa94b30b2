//! The choices of the root, the proofs of their values, and what is told of them.

use std::sync::atomic::AtomicBool;

use rules::machine::{Choices, SeedChoice};
use rules::{Certainty, Fruit, Position, PositionOf, State, Visitor};
use tablebase::Probe;

use crate::deepening::{self, Candidate, Deepening, OnInfo, Rooted};
use crate::effort::{Crew, Effort};
use crate::family::{Family, FruitFamily, Judgement, SeedFamily, merged};
use crate::few;
use crate::general::{self, Question};
use crate::memory::Memory;
use crate::network::Network;
use crate::node::{DEPTH_MAX, Found, Node, Range};
use crate::path::Path;
use crate::scale::{self, POINT};
use crate::search::{Child, Search};
use crate::tables::Lookup;
use crate::{Limits, Lines, MoveValue, Report, Value};

/// The most moves of a proved line that are reported.
const LINE_MAX: usize = 40;

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
            Trunk::deepening(search, state, *board.state(), self.limits.lines)
        };
        let mut report = deepening::search(self.limits, (&crew, self.threads), begin, self.on_info);
        let is_exact = report.value().is_some_and(|value| value.source.is_exact());
        let is_covered = lookup.is_some_and(|lookup| lookup.covers(board.machine(), &state));
        report.perfect = is_exact && is_covered;
        report
    }
}

/// A choice of the root, and the proved bounds of its value.
struct Bounded<C: Choices> {
    child: Child<C>,
    range: Range,
}

/// The search, and what is known of the root.
struct Trunk<'a, C: Choices, F> {
    search: Search<'a, C, F>,
    state: State<C>,
    /// The state of the real board.
    real: State<C>,
    /// Whether the candidates are all choices there are.
    all: bool,
    /// Whether the value of the first candidate is proved to be the best.
    proved: bool,
}

impl<'a, C: Choices, F: Family<C>> Trunk<'a, C, F> {
    /// The choices of the root, to be searched.
    fn deepening(
        mut search: Search<'a, C, F>,
        state: State<C>,
        real: State<C>,
        lines: Lines,
    ) -> Deepening<'a, Self> {
        let (children, all) = search.expand(&state);
        let candidate = |child: Child<C>| {
            let range = search.bounds(&child.state);
            let range = range.seen_by(state.side, child.state.side);
            let choice = child.choice;
            Candidate::new(Bounded { child, range }, choice)
        };
        Deepening {
            candidates: children.into_iter().map(candidate).collect(),
            search: Trunk {
                search,
                state,
                real,
                all,
                proved: false,
            },
            lines,
        }
    }
}

impl<'a, C: Choices, F: Family<C>> Rooted<'a> for Trunk<'a, C, F> {
    type Choice = Bounded<C>;
    type Step = C::Choice;

    const EXPECTED: i32 = POINT / 2;

    fn value(&mut self, choice: &Bounded<C>, alpha: i32, beta: i32, depth: u32) -> Found {
        let window = Node {
            alpha,
            beta,
            depth,
            ply: 0,
            more: self.search.turn_max(),
        };
        self.search.child(&self.state, &choice.child, window)
    }

    fn line(&self) -> &[C::Choice] {
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

    fn prove(deepening: &mut Deepening<'a, Self>, depth_max: u32) -> bool {
        deepening.prove(depth_max)
    }

    fn told(deepening: &Deepening<'a, Self>, is_complete: bool) -> Vec<MoveValue> {
        let Trunk {
            search,
            real,
            all,
            proved,
            ..
        } = &deepening.search;
        let exact = F::IS_EXACT && *all;
        let best_is_proved = exact && (*proved || is_complete && deepening.is_solved());
        let told = deepening.asked().iter().map(|candidate| {
            let proved = match deepening.lines {
                Lines::Best => best_is_proved,
                Lines::All => exact && candidate.found.solved,
            };
            let source = if proved && search.table.is_some_and(|table| table.is_used()) {
                Certainty::Table
            } else if proved {
                Certainty::Proved
            } else {
                let depth = candidate.depth;
                Certainty::Searched { depth }
            };
            let points = scale::points(candidate.found.value);
            let line = search.told(real, &candidate.line);
            MoveValue {
                mv: line[0],
                value: Value { points, source },
                line,
            }
        });
        told.collect()
    }
}

impl<'a, C: Choices, F: Family<C>> Deepening<'a, Trunk<'a, C, F>> {
    /// Tries to prove the values asked for that are not proved yet, if that seems within reach;
    /// returns whether all of them are proved now.
    fn prove(&mut self, depth_max: u32) -> bool {
        let Trunk {
            search, state, all, ..
        } = &mut self.search;
        let spent = search.effort.nodes;
        let is_far = spent < search.proof_nodes(state) / 4;
        if depth_max < DEPTH_MAX || is_far || !*all || !search.can_prove() {
            return false;
        }
        // As many nodes again as everything else has taken: so the rest loses at most half of its
        // time.
        search.effort.begin_slice(spent);
        let proved = match self.lines {
            Lines::Best => self.prove_best(),
            Lines::All => self.prove_all(),
        };
        self.search.effort().end_slice();
        proved
    }

    /// Whether a candidate is worth at least `beta`; `None` if the limits or the slice are used up
    /// first.
    fn is_worth(&mut self, index: usize, beta: i32) -> Option<bool> {
        let Bounded { child, range } = &mut self.candidates[index].choice;
        let Trunk { search, state, .. } = &mut self.search;
        let value = search.prove_child(state.side, child, beta, 1);
        if search.effort.stopped {
            return None;
        }
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
            let ranges = self.candidates.iter();
            let ranges = ranges.map(|candidate| candidate.choice.range);
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
                if self.candidates[index].choice.range.most < beta {
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
            .map(|candidate| candidate.choice.range.least);
        let best = least
            .clone()
            .max()
            .and_then(|most| least.into_iter().position(|least| least == most));
        self.candidates[..=best.unwrap_or(0)].rotate_right(1);
        self.tell_proof(0);
        self.search.proved = true;
        true
    }

    /// Proves the value of every candidate.
    fn prove_all(&mut self) -> bool {
        for index in 0..self.candidates.len() {
            if self.candidates[index].found.solved {
                continue;
            }
            let mut guess = whole(self.candidates[index].found.value);
            loop {
                let Range { least, most } = self.candidates[index].choice.range;
                if least >= most {
                    break;
                }
                let beta = guess.clamp(least + POINT, most);
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
        let candidate = &mut self.candidates[index];
        let Bounded { child, range } = &candidate.choice;
        let mut line = vec![child.choice];
        line.extend(self.search.search.proved_line(child, LINE_MAX));
        candidate.found = Found {
            value: range.least,
            solved: true,
        };
        candidate.line = line;
    }
}

/// The nearest whole number of points.
fn whole(value: i32) -> i32 {
    scale::points(value) * POINT
}
