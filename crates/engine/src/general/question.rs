//! A question about a position, and the threads that answer it.

use rules::Position;

use super::root::Trunk;
use super::search::Search;
use crate::deepening::{self, OnInfo};
use crate::effort::{Crew, Effort};
use crate::family::Judgement;
use crate::memory::Memory;
use crate::{Limits, Report};

/// A request for a search, but for the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question<'a> {
    pub(crate) memory: &'a Memory,
    pub(crate) limits: &'a Limits<'a>,
    pub(crate) threads: usize,
    pub(crate) judgement: Judgement,
}

impl Question<'_> {
    /// Searches a position in which nobody has to arrange the own seeds.
    pub(super) fn search(self, position: &Position, on_info: OnInfo<'_>) -> Report {
        let Some(tree) = position.tree().filter(|_| !position.is_over()) else {
            return Report::default();
        };
        let crew = Crew::default();
        let begin = || {
            let effort = Effort::new(self.limits, &crew);
            let search = Search::new(tree, self.judgement, self.memory, effort);
            Trunk::deepening(search, self.limits.lines)
        };
        deepening::search(self.limits, (&crew, self.threads), begin, on_info)
    }
}
