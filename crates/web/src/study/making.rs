//! The progress of a requested certificate.

use leptos::prelude::*;
use protocol::worker;

use crate::page::Page;
use crate::thinker::Trouble;

/// The state of the certificate of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Making {
    /// It has not been requested.
    #[default]
    Unasked,
    /// In the making: the number of positions looked at.
    Begun(u64),
    /// Made.
    Made(worker::Certificate),
    /// It takes longer than a page should work, or more memory.
    TooLarge,
    /// The reason why there is none.
    Missing(Trouble),
}

impl Making {
    /// The outcome in words; `None` before there is one.
    pub(super) fn told(&self, page: Page) -> Option<String> {
        match self {
            Making::Unasked | Making::Begun(_) => None,
            Making::Made(made) => {
                let size = made.size.div_ceil(1024);
                let arguments = [("name", (&made.name).into()), ("n", size.into())];
                Some(page.text_with("study-certified", &arguments))
            }
            Making::TooLarge => Some(page.text("study-too-large")),
            Making::Missing(trouble) => Some(trouble.told(page.words.get(), "not-worked-out")),
        }
    }
}
