//! The search of games of the general machine: the same methods as for compiled games, over the
//! states of a [`rules::general::Tree`].

mod arranging;
mod deepening;
mod judge;
mod question;
mod search;

pub(crate) use question::Question;

use rules::Position;

use crate::Report;
use deepening::OnInfo;

/// Values the moves of a position of the general machine.
pub(crate) fn answer(question: Question<'_>, position: &Position, on_info: OnInfo<'_>) -> Report {
    if position.is_arranging() {
        arranging::search(question, position, on_info)
    } else {
        question.search(position, on_info)
    }
}
