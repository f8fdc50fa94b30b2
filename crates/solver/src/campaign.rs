//! Proofs that take days, cut into jobs: questions about positions near the start.
//!
//! A campaign holds a tree of positions with the bounds that jobs have found, and says which job
//! the proof needs most (proof-number search; Allis, van der Meulen, van den Herik 1994). A job that
//! takes too long is cut into the questions about the positions that follow. It is a plan only:
//! [`Solver::ask`](crate::Solver::ask) does the work, and whoever calls keeps the entries, from which
//! the same campaign is made again.
//!
//! First the value is guessed ([`Phase::Conjecture`]): then only two questions need a proof, whether
//! it is at least that, and whether it is more.

use std::collections::BTreeMap;

use rules::{Position, Side};

use crate::entry::{Answer, Entry, Phase};
use crate::question::{MoveRange, at_first};
use crate::solve::{SolveError, can_search};

/// A question leaves one in so many of the seeds between a bound and the expected margin, as long
/// as they are more than that. Farther questions cost little, and a campaign that is stopped has
/// narrower bounds.
const NEARER: i16 = 3;

/// The factor of the work for each seed by which a question is nearer to the value, and for each seed
/// that is left in the houses. Measured with six houses: about 1.6 for two seeds.
const WORK_SEED: f64 = 1.27;
/// The positions that a question about the value takes with the houses all but empty: 3·10¹⁰ with
/// six seeds in each of six houses.
const WORK_FIRST: f64 = 1e3;

/// A question: whether South will be at least this far ahead of North at the end.
#[derive(Clone, Debug)]
pub struct Job {
    /// The way in which it is answered.
    pub phase: Phase,
    /// The position.
    pub position: Position,
    /// South's margin.
    pub margin: i16,
}

/// The state of a campaign.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// The bounds that are proved of South's margin at the end.
    pub range: [i16; 2],
    /// The bounds that a search suggests, if it has answered anything.
    pub conjecture: Option<[i16; 2]>,
    /// The number of jobs that were answered, and of those that were cut into others.
    pub answered: u64,
    /// See `answered`.
    pub cut: u64,
    /// The number of positions searched.
    pub nodes: u64,
    /// The seconds it took.
    pub seconds: f64,
    /// A rough estimate of the number of positions still to be searched.
    pub nodes_left: f64,
}

/// A proof in parts.
#[derive(Debug)]
pub struct Campaign {
    conjecture: Tree,
    pub(crate) proof: Tree,
    /// The margin that somebody expects; then none is guessed.
    expected: Option<i16>,
    /// All that jobs have found, in the order of the lines.
    entries: Vec<Entry>,
}

/// The reason why an entry does not belong to a campaign.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("it contradicts what was known before")]
pub struct Contradiction;

impl Campaign {
    /// A campaign for a position's value, or for the proof of an expected one.
    ///
    /// # Errors
    /// [`SolveError`] if it is not solved by search.
    pub fn new(position: &Position, expected: Option<i16>) -> Result<Campaign, SolveError> {
        can_search(position)?;
        Ok(Campaign {
            conjecture: Tree::new(position),
            proof: Tree::new(position),
            expected,
            entries: Vec::new(),
        })
    }

    /// The position whose value is looked for.
    pub fn position(&self) -> &Position {
        &self.proof.nodes[0].position
    }

    /// The margin that was expected from the beginning.
    pub fn expected(&self) -> Option<i16> {
        self.expected
    }

    /// Takes up what a job has found.
    ///
    /// # Errors
    /// [`Contradiction`]; then nothing has changed.
    pub fn record(&mut self, entry: &Entry) -> Result<(), Contradiction> {
        self.note(entry)?;
        self.conclude();
        Ok(())
    }

    /// Draws the conclusions from what was noted.
    pub(crate) fn conclude(&mut self) {
        self.conjecture.spread();
        self.proof.spread();
    }

    /// Does the same as [`Campaign::record`], but draws no conclusions.
    pub(crate) fn note(&mut self, entry: &Entry) -> Result<(), Contradiction> {
        let tree = match entry.phase {
            Phase::Conjecture => &mut self.conjecture,
            Phase::Proof => &mut self.proof,
        };
        tree.note(entry)?;
        self.entries.push(entry.clone());
        Ok(())
    }

    /// All that jobs have found, in the order of the lines.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The bounds of South's margin that are proved after each move, if the position was cut.
    pub fn moves(&self) -> Vec<MoveRange> {
        let Node { position, next, .. } = &self.proof.nodes[0];
        let moves = position.moves().into_iter().zip(next);
        let ranges = moves.map(|(mv, &next)| {
            let [least, most] = self.proof.nodes[next].range;
            MoveRange { mv, least, most }
        });
        ranges.collect()
    }

    /// The margin that is expected, if it is known by now.
    fn goal(&self) -> Option<i16> {
        let [least, most] = self.conjecture.nodes[0].range;
        self.expected.or((least == most).then_some(least))
    }

    /// The job that is needed most; `None` if the value is proved.
    pub fn next(&self) -> Option<Job> {
        let [least, most] = self.proof.nodes[0].range;
        if least == most {
            return None;
        }
        let (phase, tree, questions) = if let Some(goal) = self.goal() {
            (Phase::Proof, &self.proof, questions([least, most], goal))
        } else {
            let [least, most] = self.conjecture.nodes[0].range;
            let guess = 1.clamp(least + 1, most);
            (Phase::Conjecture, &self.conjecture, [Some(guess), None])
        };
        let open = questions.into_iter().flatten();
        let asked = open.map(|margin| {
            let work = tree.work(margin);
            (work[0][0].min(work[0][1]), margin, work)
        });
        let (_, margin, work) = asked.min_by(|one, other| one.0.total_cmp(&other.0))?;
        let position = tree.needed(margin, &work).position.clone();
        Some(Job {
            phase,
            position,
            margin,
        })
    }

    /// The work expected for the two questions that prove the value, or for the next one as long as
    /// no value is expected.
    fn work_left(&self) -> f64 {
        let [least, most] = self.proof.nodes[0].range;
        let Some(goal) = self.goal().map(|goal| goal.clamp(least, most)) else {
            let [least, most] = self.conjecture.nodes[0].range;
            let [yes, no] = self.conjecture.work(1.clamp(least + 1, most))[0];
            return yes.min(no);
        };
        let below = (least < goal).then(|| self.proof.work(goal)[0][0]);
        let above = (goal < most).then(|| self.proof.work(goal + 1)[0][1]);
        below.unwrap_or_default() + above.unwrap_or_default()
    }

    /// The state.
    pub fn progress(&self) -> Progress {
        let guessed = self.conjecture.nodes[0].range;
        let is_guessed = guessed != at_first(self.position()).range;
        let mut progress = Progress {
            range: self.proof.nodes[0].range,
            conjecture: is_guessed.then_some(guessed),
            nodes_left: self.work_left(),
            ..Progress::default()
        };
        for entry in &self.entries {
            match entry.answer {
                Answer::AtLeast(_) | Answer::AtMost(_) => progress.answered += 1,
                Answer::Open(_) => progress.cut += 1,
            }
            progress.nodes = progress.nodes.saturating_add(entry.nodes);
            progress.seconds += entry.seconds;
        }
        progress
    }
}

/// The questions that narrow a range towards a goal, from below and from above: whether the margin
/// is at least so much.
fn questions([least, most]: [i16; 2], goal: i16) -> [Option<i16>; 2] {
    let goal = goal.clamp(least, most);
    let towards = |bound: i16| {
        let distance = bound - goal;
        if distance.abs() <= NEARER {
            goal
        } else {
            goal + distance / NEARER
        }
    };
    [
        (least < goal).then(|| towards(least).max(least + 1)),
        (goal < most).then(|| (towards(most) + 1).min(most)),
    ]
}

/// Positions, the first one at the root, with what is known about them.
#[derive(Debug)]
pub(crate) struct Tree {
    pub(crate) nodes: Vec<Node>,
    /// By the key of a position: its index.
    pub(crate) places: BTreeMap<u128, usize>,
}

#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) position: Position,
    /// The bounds of South's margin.
    pub(crate) range: [i16; 2],
    /// The number of positions that were searched in vain.
    spent: u64,
    /// The positions that follow, if it was cut.
    pub(crate) next: Vec<usize>,
}

/// The work expected for showing that South reaches a margin, and that South does not.
type Work = [f64; 2];

impl Tree {
    fn new(root: &Position) -> Tree {
        let mut tree = Tree {
            nodes: Vec::new(),
            places: BTreeMap::new(),
        };
        tree.place(root);
        tree
    }

    /// The index of a position, which is added if it is new.
    fn place(&mut self, position: &Position) -> usize {
        let nodes = &mut self.nodes;
        *self.places.entry(position.key()).or_insert_with(|| {
            nodes.push(Node {
                range: at_first(position).range,
                position: position.clone(),
                spent: 0,
                next: Vec::new(),
            });
            nodes.len() - 1
        })
    }

    fn note(&mut self, entry: &Entry) -> Result<(), Contradiction> {
        let place = self.place(&entry.position);
        let [least, most] = self.nodes[place].range;
        let range = match entry.answer {
            Answer::AtLeast(margin) => [least.max(margin), most],
            Answer::AtMost(margin) => [least, most.min(margin)],
            Answer::Open(_) => [least, most],
        };
        if range[0] > range[1] {
            return Err(Contradiction);
        }
        self.nodes[place].range = range;
        if let Answer::Open(_) = entry.answer {
            let spent = &mut self.nodes[place].spent;
            *spent = spent.saturating_add(entry.nodes);
            self.cut(place);
        }
        Ok(())
    }

    /// Adds the positions that follow.
    fn cut(&mut self, place: usize) {
        if !self.nodes[place].next.is_empty() {
            return;
        }
        let position = self.nodes[place].position.clone();
        let moves = position.moves().into_iter();
        let next = moves.map(|mv| {
            let mut after = position.clone();
            after.advance(mv).expect("the move is legal");
            self.place(&after)
        });
        self.nodes[place].next = next.collect();
    }

    /// Draws the conclusions from what is known about the positions that follow.
    fn spread(&mut self) {
        loop {
            let mut is_stable = true;
            // Most that follow came later.
            for place in (0..self.nodes.len()).rev() {
                let Node {
                    next,
                    range,
                    position,
                    ..
                } = &self.nodes[place];
                let Some(side) = position.side_to_move().filter(|_| !next.is_empty()) else {
                    continue;
                };
                let best = |bound: usize| {
                    let bounds = next.iter().map(|&next| self.nodes[next].range[bound]);
                    match side {
                        Side::South => bounds.max(),
                        Side::North => bounds.min(),
                    }
                };
                let (Some(least), Some(most)) = (best(0), best(1)) else {
                    continue;
                };
                let found = [range[0].max(least), range[1].min(most)];
                if found != *range && found[0] <= found[1] {
                    self.nodes[place].range = found;
                    is_stable = false;
                }
            }
            if is_stable {
                return;
            }
        }
    }

    /// The work expected at each position.
    fn work(&self, margin: i16) -> Vec<Work> {
        let mut work = vec![None; self.nodes.len()];
        self.fill_work(0, margin, &mut work);
        let decided = |place: usize| work[place].unwrap_or([f64::INFINITY; 2]);
        (0..self.nodes.len()).map(decided).collect()
    }

    fn fill_work(&self, place: usize, margin: i16, work: &mut [Option<Work>]) -> Work {
        if let Some(known) = work[place] {
            return known;
        }
        let node = &self.nodes[place];
        let found = if node.range[0] >= margin {
            [0.0, f64::INFINITY]
        } else if node.range[1] < margin {
            [f64::INFINITY, 0.0]
        } else if node.next.is_empty() {
            node.expected_work(margin)
        } else {
            let all = node.next.iter();
            let all: Vec<Work> = all
                .map(|&next| self.fill_work(next, margin, work))
                .collect();
            let least = |way: usize| all.iter().map(|one| one[way]).fold(f64::INFINITY, f64::min);
            let sum = |way: usize| all.iter().map(|one| one[way]).sum();
            match node.position.side_to_move() {
                Some(Side::North) => [sum(0), least(1)],
                Some(Side::South) | None => [least(0), sum(1)],
            }
        };
        work[place] = Some(found);
        found
    }

    /// The position whose answer helps most, whichever it is.
    fn needed(&self, margin: i16, work: &[Work]) -> &Node {
        let mut node = &self.nodes[0];
        loop {
            let is_open = |next: &&usize| {
                let [least, most] = self.nodes[**next].range;
                least < margin && margin <= most
            };
            // One move is enough for whoever moves, and the cheapest is tried.
            let way = usize::from(node.position.side_to_move() == Some(Side::North));
            let open = node.next.iter().filter(is_open);
            let next = open.min_by(|&&one, &&other| work[one][way].total_cmp(&work[other][way]));
            match next {
                Some(&next) => node = &self.nodes[next],
                None => return node,
            }
        }
    }
}

impl Node {
    /// The work expected before any was done here, or what was spent in vain if that is more.
    fn expected_work(&self, margin: i16) -> Work {
        let all = WORK_FIRST * WORK_SEED.powi(self.position.seeds_in_houses().into());
        let ahead = f64::from(self.position.margin()) + self.position.visit(crate::order::Lead);
        let nearer = WORK_SEED.powf(f64::from(margin) - ahead);
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let spent = self.spent as f64;
        [(all * nearer).max(spent), (all / nearer).max(spent)]
    }
}
