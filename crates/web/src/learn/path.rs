//! Recommended order of learning. Nothing is locked: learners may begin anywhere.

use leptos::prelude::*;

use crate::page::Page;

/// The stage of one entry in a sequence.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Stage {
    /// Enough of it has been done.
    Done,
    /// It comes next.
    Next,
    /// It comes after the next one.
    Later,
}

impl Stage {
    /// The name in the style sheet.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Stage::Done => "done",
            Stage::Next => "next",
            Stage::Later => "later",
        }
    }
}

/// The stage of each entry, from the number done and the number that is enough.
pub(super) fn stages(progress: &[(usize, usize)]) -> Vec<Stage> {
    let mut next = Stage::Next;
    let stage = |&(done, enough): &(usize, usize)| {
        if done >= enough {
            Stage::Done
        } else {
            std::mem::replace(&mut next, Stage::Later)
        }
    };
    progress.iter().map(stage).collect()
}

/// How far somebody has come: in words, and as a line that fills. Its room is there before `all` is
/// known.
#[component]
pub(super) fn HowFar(text: &'static str, done: usize, all: usize) -> impl IntoView {
    let page = Page::here();
    let told = move || match all {
        0 => "\u{a0}".to_owned(),
        all => page.text_with(text, &[("n", done.into()), ("all", all.into())]),
    };
    view! {
        <span>{told}</span>
        <span class="how-far" aria-hidden="true">
            <i style:width=format!("{}%", done * 100 / all.max(1))></i>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_that_is_not_done_comes_next() {
        use Stage::{Done, Later, Next};
        for (progress, expected) in [
            (&[(0, 5), (0, 5), (0, 5)][..], &[Next, Later, Later][..]),
            (&[(5, 5), (2, 5), (0, 5)], &[Done, Next, Later]),
            (&[(0, 5), (9, 5), (0, 5)], &[Next, Done, Later]),
            (&[(5, 5), (6, 5)], &[Done, Done]),
            (&[], &[]),
        ] {
            assert_eq!(stages(progress), expected, "{progress:?}");
        }
    }
}
