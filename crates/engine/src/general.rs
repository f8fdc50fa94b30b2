//! The search of games of the general machine: the same methods as for compiled games, over the
//! states of a [`rules::general::Tree`].

mod arranging;
mod judge;
mod numbers;
mod question;
mod root;
mod search;

pub use numbers::Inputs;
pub(crate) use numbers::rows_seen;
pub(crate) use question::Question;

#[cfg(not(feature = "family"))]
use std::sync::OnceLock;

use rules::Position;

use crate::Report;
use crate::deepening::OnInfo;

/// The way into the search.
trait Door: Sync {
    fn answer(&self, question: Question<'_>, position: &Position, on_info: OnInfo<'_>) -> Report;
}

/// The search.
struct Inside;

impl Door for Inside {
    fn answer(&self, question: Question<'_>, position: &Position, on_info: OnInfo<'_>) -> Report {
        if position.is_arranging() {
            arranging::search(question, position, on_info)
        } else {
            question.search(position, on_info)
        }
    }
}

/// The search of this program.
#[cfg(not(feature = "family"))]
static INSTALLED: OnceLock<&'static dyn Door> = OnceLock::new();

/// Puts the machine of [`rules::general`], and the search of its games, into a program that does
/// without the feature `family`. With the feature this changes nothing.
pub fn install() {
    rules::general::install();
    // A compiler that knew what the door can only be would go through it from the start.
    #[cfg(not(feature = "family"))]
    INSTALLED.get_or_init(|| std::hint::black_box(&Inside));
}

/// Values the moves of a position of the general machine; knows nothing before [`install`].
pub(crate) fn answer(question: Question<'_>, position: &Position, on_info: OnInfo<'_>) -> Report {
    #[cfg(feature = "family")]
    return Inside.answer(question, position, on_info);
    #[cfg(not(feature = "family"))]
    INSTALLED.get().map_or_else(Report::default, |door| {
        door.answer(question, position, on_info)
    })
}
