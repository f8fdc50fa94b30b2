//! Feelings: the six things that players can say to each other, as pictures with words.

use game::online::Reaction;
use leptos::prelude::*;
use protocol::online::WireCommand;

use super::session::Session;
use crate::page::Page;

/// The words of a feeling.
pub(super) const fn words(what: Reaction) -> &'static str {
    match what {
        Reaction::Hello => "react-hello",
        Reaction::GoodLuck => "react-good-luck",
        Reaction::WellPlayed => "react-well-played",
        Reaction::Wow => "react-wow",
        Reaction::Thanks => "react-thanks",
        Reaction::Goodbye => "react-goodbye",
    }
}

/// The lines of its picture, and the colour of what they enclose.
const fn picture(what: Reaction) -> (&'static str, &'static str) {
    match what {
        Reaction::Hello => (
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8.500 9.500v.5M15.500 9.500v.5M8 14q4 4 8 0",
            "#ffd75e",
        ),
        Reaction::GoodLuck => (
            "M12 12C7 12 5 9 7 7s5 0 5 5c0-5 3-7 5-5s0 5-5 5c5 0 7 3 5 5s-5 0-5-5c0 5-3 7-5 5s0-5 5-5M12 12q1 6 4 9",
            "#8fd18a",
        ),
        Reaction::WellPlayed => (
            "m12 3 2.700 5.700 6.300.8-4.600 4.300 1.200 6.200-5.600-3-5.600 3 1.200-6.200L3 9.500l6.300-.8Z",
            "#ffd75e",
        ),
        Reaction::Wow => (
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8.500 8.500v1M15.500 8.500v1M12 13a2 2.500 0 1 0 0 5 2 2.500 0 0 0 0-5Z",
            "#ffb78a",
        ),
        Reaction::Thanks => (
            "M12 20C4 14 3 10 4.500 7.500S10 5 12 8.500C14 5 18 5 19.500 7.500S20 14 12 20Z",
            "#ff9aa8",
        ),
        Reaction::Goodbye => ("M3 11 21 3l-6 18-4-7ZM11 14l10-11", "#a9cdf5"),
    }
}

/// The picture of a feeling.
#[component]
pub(super) fn Picture(what: Reaction) -> impl IntoView {
    let (lines, fill) = picture(what);
    view! {
        <svg class="feeling" viewBox="0 0 24 24" aria-hidden="true">
            <path d=lines fill=fill/>
        </svg>
    }
}

/// All feelings, to choose one.
#[component]
pub(super) fn Reactions(session: Session, open: RwSignal<bool>) -> impl IntoView {
    let page = Page::here();
    let one = move |what: Reaction| {
        let show = move |_| {
            open.set(false);
            let what = what.name().to_owned();
            session.command(WireCommand::React { what });
        };
        view! {
            <button type="button" data-react=what.name() on:click=show>
                <Picture what/>
                <span>{page.label(words(what))}</span>
            </button>
        }
    };
    view! {
        <Show when=move || open.get()>
            <div class="reactions" role="group" aria-label=page.label("react")>
                {Reaction::ALL.map(one).collect_view()}
            </div>
        </Show>
    }
}
