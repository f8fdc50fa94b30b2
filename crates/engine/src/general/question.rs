//! A question about a position, and the threads that answer it.

use rules::Position;

use super::deepening::{Deepening, OnInfo};
use super::search::Search;
use crate::effort::{Crew, Effort};
use crate::family::Judgement;
use crate::memory::Memory;
use crate::search::DEPTH_MAX;
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
            Deepening::new(search, self.limits.lines)
        };
        let depth_max = self.limits.depth.unwrap_or(DEPTH_MAX).clamp(1, DEPTH_MAX);
        let mut main = begin();
        let helper = |number| {
            let mut helper = begin();
            move || helper.help(number, depth_max)
        };
        crew.work(self.threads, helper, || main.lead(depth_max, on_info))
    }
}
