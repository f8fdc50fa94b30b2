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
            Stage::Next => "coming",
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

/// Progress in words. Its room is there before `all` is known.
#[component]
fn InWords(text: &'static str, done: usize, all: usize) -> impl IntoView {
    let page = Page::here();
    let told = move || match all {
        0 => "\u{a0}".to_owned(),
        all => page.text_with(text, &[("n", done.into()), ("all", all.into())]),
    };
    view! { <span>{told}</span> }
}

/// The same, and a line that fills.
#[component]
pub(super) fn HowFar(text: &'static str, done: usize, all: usize) -> impl IntoView {
    view! {
        <InWords text done all/>
        <span class="how-far" aria-hidden="true">
            <i style:width=format!("{}%", done * 100 / all.max(1))></i>
        </span>
    }
}

/// The same for puzzles, and the leg that one is on.
#[component]
pub(super) fn PuzzlesSolved(done: usize, all: usize) -> impl IntoView {
    view! {
        <InWords text="solved-of" done all/>
        <Trail done all is_fresh=false/>
    }
}

/// The number of puzzles that make one leg of the way through all.
const LEG: usize = 10;

/// The houses of the present leg: those done and all. Whoever has just done the last one (`is_fresh`)
/// still sees it full.
fn leg(done: usize, all: usize, is_fresh: bool) -> (usize, usize) {
    let before = done.saturating_sub(usize::from(is_fresh)) / LEG * LEG;
    // Who has done everything looks back at the last one.
    let before = before.min(all.saturating_sub(1) / LEG * LEG);
    (done.min(all) - before, (all - before).min(LEG))
}

/// The present leg as a row of houses, with a seed in each that is done. Its room is there before
/// `all` is known.
#[component]
pub(super) fn Trail(done: usize, all: usize, is_fresh: bool) -> impl IntoView {
    let (done, houses) = leg(done, all.max(LEG), is_fresh);
    let house = |at| {
        view! {
            <i
                class:done=at < done
                class:next=at == done
                class:fresh=is_fresh && at + 1 == done
            ></i>
        }
    };
    view! { <span class="trail" aria-hidden="true">{(0..houses).map(house).collect_view()}</span> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leg_is_full_until_the_next_begins() {
        for ((done, all, is_fresh), expected) in [
            ((0, 244, false), (0, 10)),
            ((7, 244, true), (7, 10)),
            ((10, 244, true), (10, 10)),
            ((10, 244, false), (0, 10)),
            ((241, 244, false), (1, 4)),
            ((244, 244, false), (4, 4)),
            ((40, 40, false), (10, 10)),
            // As many puzzles as were solved are there no longer.
            ((50, 40, false), (10, 10)),
        ] {
            assert_eq!(leg(done, all, is_fresh), expected, "{done} of {all}");
        }
    }

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
