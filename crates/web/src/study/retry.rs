//! Retry of mistakes: the position comes back, the values stay hidden, two hints help.

use game::NodeId;
use leptos::prelude::*;
use rules::Place;

use crate::page::Page;
use crate::study::review::{Answer, Choice};
use crate::study::standing;
use crate::study::state::Study;

impl Study {
    /// Whether a better move is being looked for, so that nothing may give it away.
    pub(super) fn is_tried(self) -> bool {
        self.retry.with(Option::is_some)
    }

    /// The choice being retried.
    fn tried(self) -> Option<Choice> {
        let at = self.retry.get()?;
        self.choices.with(|choices| {
            let found = choices.iter().find(|(step, _)| *step == at);
            found.map(|(_, choice)| choice.clone())
        })
    }

    /// The node of the position in which it is made.
    fn start(self) -> Option<NodeId> {
        let at = self.retry.get()?;
        self.review.with(|review| review.as_ref()?.node(at))
    }

    /// The verdict on the move tried, once there is one.
    fn answer(self) -> Option<(Answer, i32)> {
        let start = self.start()?;
        let tried = self.desk.table.with(|table| {
            let game = table.game();
            let mut node = game.node();
            // A move with an extra turn may have been followed by others.
            while let Some(before) = game.parent(node) {
                if before == start {
                    return game.step_at(node).map(game::Step::text);
                }
                node = before;
            }
            None
        });
        self.tried()?.answer(&tried?)
    }

    /// Whether the position of the choice is shown.
    fn is_at_choice(self) -> bool {
        self.start() == Some(self.desk.table.with(|table| table.game().node()))
    }

    /// Goes back to the position of a choice; `None` ends the retry.
    fn try_choice(self, at: Option<usize>) {
        self.retry.set(at);
        if let Some(at) = at {
            self.show(at);
        }
    }

    /// The places of the moves that are to be shown.
    fn places(choice: &Choice, is_shown: impl Fn(&str) -> bool) -> Vec<Place> {
        let moves = choice.moves.iter().filter(|valued| is_shown(&valued.mv));
        let places = moves.filter_map(|valued| standing::place(valued, choice.side));
        places.collect()
    }

    /// Gives a hint: first the houses that keep the result, then the best sowing itself.
    fn hint(self) {
        let Some(choice) = self.tried() else {
            return;
        };
        let best = choice.moves.first().map(|best| best.mv.clone());
        if self.desk.hints.with_untracked(Vec::is_empty) {
            let keeps = |mv: &str| {
                let answer = choice.answer(mv);
                answer.is_some_and(|(answer, _)| answer != Answer::Wrong)
            };
            self.desk.hints.set(Study::places(&choice, keeps));
        } else {
            let place = Study::places(&choice, |mv| best.as_deref() == Some(mv));
            self.desk.consider(place.first().copied());
        }
    }
}

/// The button that begins a retry, and the texts on the way.
#[component]
pub(super) fn Retry() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let first = Memo::new(move |_| study.own_fault(0));
    let is_tried = Memo::new(move |_| study.is_tried());
    view! {
        <Show when=move || first.get().is_some() && !is_tried.get()>
            <button
                type="button"
                id="retry"
                class="main"
                on:click=move |_| study.try_choice(first.get_untracked())
            >
                {page.label("study-retry")}
            </button>
        </Show>
        <Show when=move || is_tried.get()>
            <Trial/>
        </Show>
    }
}

#[component]
fn Trial() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let answer = Memo::new(move |_| study.answer());
    let task = move || {
        let choice = study.tried()?;
        let words = page.words.get();
        Some(match answer.get() {
            None => study.text_about(
                "study-retry-task",
                choice.side,
                &[("move", choice.played.into())],
            ),
            Some((Answer::Right, _)) => words.text("study-retry-right"),
            Some((Answer::Kept, n)) => words.text_with("study-retry-kept", &[("n", n.into())]),
            Some((Answer::Wrong, _)) if choice.is_race() => words.text("study-retry-worse"),
            Some((Answer::Wrong, n)) => words.text_with("study-retry-wrong", &[("n", n.into())]),
        })
    };
    let next = move || study.own_fault(study.retry.get()? + 1);
    let is_open = Memo::new(move |_| study.is_at_choice());
    view! {
        <p class="verdict task" role="status">{task}</p>
        <p class="trial">
            <Show
                when=move || is_open.get()
                fallback=move || {
                    view! {
                        <button
                            type="button"
                            id="try-again"
                            on:click=move |_| study.try_choice(study.retry.get_untracked())
                        >
                            {page.label("study-retry-again")}
                        </button>
                    }
                }
            >
                <button type="button" id="retry-hint" on:click=move |_| study.hint()>
                    {page.label("hint")}
                </button>
            </Show>
            <button
                type="button"
                id="retry-next"
                disabled=move || next().is_none()
                on:click=move |_| study.try_choice(untrack(next))
            >
                {page.label("study-retry-next")}
            </button>
            <button type="button" id="retry-stop" on:click=move |_| study.try_choice(None)>
                {page.label("study-stop")}
            </button>
        </p>
    }
}
