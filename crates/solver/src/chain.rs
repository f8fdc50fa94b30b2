//! The chain of evidence of a campaign: the jobs on which its bounds rest.
//!
//! Most jobs of a campaign turn out not to have been needed: they were cut, or asked about a move
//! that another refutes sooner. The chain leaves those out. It is a campaign itself, so it can be
//! read, proved again and taken apart with the same commands.

use std::collections::{BTreeMap, BTreeSet};

use rules::Side;

use crate::campaign::{Campaign, Tree};
use crate::entry::{Answer, Entry, Phase};
use crate::question::at_first;

impl Campaign {
    /// The entries on which the proved bounds rest, in the order in which they were found: answers,
    /// and the first cut of each position whose bounds follow from those after it. A campaign of
    /// these alone proves the same. Of several ways to prove a bound the one is taken whose jobs
    /// searched the fewest positions.
    pub fn chain(&self) -> Vec<&Entry> {
        let mut evidence = Evidence::new(&self.proof, self.entries());
        let [least, most] = self.proof.nodes[0].range;
        let mut chain = BTreeSet::new();
        let mut claims = vec![(0, Answer::AtLeast(least)), (0, Answer::AtMost(most))];
        let mut seen = BTreeSet::new();
        while let Some((place, claim)) = claims.pop() {
            // Many ways lead to one position.
            if !seen.insert((place, claim)) {
                continue;
            }
            match evidence.reason(place, claim) {
                Some(Reason::Answer(entry)) => {
                    chain.insert(entry);
                }
                Some(Reason::After { cut, after, .. }) => {
                    chain.insert(cut);
                    claims.extend(after.into_iter().map(|next| (next, claim)));
                }
                Some(Reason::Rules) | None => {}
            }
        }
        let entries = chain.into_iter().map(|entry| &self.entries()[entry]);
        entries.collect()
    }

    /// The text of a campaign that has these entries and no others.
    pub fn chain_text(&self) -> String {
        let lines = self.chain().into_iter();
        lines.fold(self.head(), |text, entry| format!("{text}{entry}\n"))
    }
}

/// The reason why a claim about a position is true.
enum Reason {
    /// No more can be won, by the rules.
    Rules,
    /// A job has answered.
    Answer(usize),
    /// It is true of the positions after these moves, and that is enough.
    After {
        /// The entry that says that moves were looked at.
        cut: usize,
        after: Vec<usize>,
        /// The positions searched.
        cost: f64,
    },
}

/// The claims about the positions of a tree, with the entries that say so.
struct Evidence<'a> {
    tree: &'a Tree,
    entries: &'a [Entry],
    /// By the index of a position: its tightest answers, from below and from above.
    answers: Vec<[Option<usize>; 2]>,
    /// By the index of a position: its first cut.
    cuts: Vec<Option<usize>>,
    /// The positions searched for a claim about a position.
    costs: BTreeMap<(usize, Answer), f64>,
}

impl<'a> Evidence<'a> {
    fn new(tree: &'a Tree, entries: &'a [Entry]) -> Self {
        let mut answers = vec![[None; 2]; tree.nodes.len()];
        let mut cuts = vec![None; tree.nodes.len()];
        for (index, entry) in entries.iter().enumerate() {
            let place = tree.places.get(&entry.position.key());
            let Some(&place) = place.filter(|_| entry.phase == Phase::Proof) else {
                continue;
            };
            let bound = match entry.answer {
                Answer::AtLeast(_) => &mut answers[place][0],
                Answer::AtMost(_) => &mut answers[place][1],
                Answer::Open(_) => &mut cuts[place],
            };
            let is_known =
                bound.is_some_and(|known: usize| entry.answer.follows_from(entries[known].answer));
            if !is_known {
                *bound = Some(index);
            }
        }
        Evidence {
            tree,
            entries,
            answers,
            cuts,
            costs: BTreeMap::new(),
        }
    }

    /// The best reason why a claim is true; `None` if it is not proved.
    fn reason(&mut self, place: usize, claim: Answer) -> Option<Reason> {
        let node = &self.tree.nodes[place];
        let [least, most] = at_first(&node.position).range;
        let rules = [Answer::AtLeast(least), Answer::AtMost(most)];
        if rules.into_iter().any(|found| claim.follows_from(found)) {
            return Some(Reason::Rules);
        }
        let mut answers = self.answers[place].into_iter().flatten();
        let shows = |&entry: &usize| claim.follows_from(self.entries[entry].answer);
        if let Some(entry) = answers.find(shows) {
            return Some(Reason::Answer(entry));
        }
        let is_enough = matches!(
            (node.position.side_to_move(), claim),
            (Some(Side::South), Answer::AtLeast(_)) | (Some(Side::North), Answer::AtMost(_))
        );
        let cut = self.cuts[place]?;
        let costs = node.next.iter().map(|&next| (self.cost(next, claim), next));
        let (cost, after) = if is_enough {
            let (cost, best) = costs.min_by(|one, other| one.0.total_cmp(&other.0))?;
            (cost, vec![best])
        } else {
            (costs.map(|(cost, _)| cost).sum(), node.next.clone())
        };
        (cost < f64::INFINITY).then_some(Reason::After { cut, after, cost })
    }

    /// The number of positions that were searched for a claim; infinite if it is not proved.
    #[expect(clippy::cast_precision_loss, reason = "compared only")]
    fn cost(&mut self, place: usize, claim: Answer) -> f64 {
        if let Some(&known) = self.costs.get(&(place, claim)) {
            return known;
        }
        let cost = match self.reason(place, claim) {
            Some(Reason::Rules) => 0.0,
            Some(Reason::Answer(entry)) => self.entries[entry].nodes as f64,
            Some(Reason::After { cost, .. }) => cost,
            None => f64::INFINITY,
        };
        self.costs.insert((place, claim), cost);
        cost
    }
}
