//! How far a certificate is that somebody has asked for.

use leptos::prelude::*;
use protocol::worker;

use crate::page::Page;
use crate::thinker::Trouble;

/// What is known of the certificate of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Making {
    /// Nobody has asked for it.
    #[default]
    Unasked,
    /// So many positions were looked at.
    Begun(u64),
    /// Here it is.
    Made(worker::Certificate),
    /// It takes longer than a page should work, or more memory.
    TooLarge,
    /// Why there is none.
    Missing(Trouble),
}

impl Making {
    /// What came of it, in words; nothing while nothing has.
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
