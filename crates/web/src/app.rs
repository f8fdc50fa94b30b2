//! The root of the page.

use leptos::prelude::*;

use crate::thinker::Thinker;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let (answer, set_answer) = signal(None);
    let thinker = Thinker::start(move |text| set_answer.set(Some(text)));
    thinker.ask("Are you there?");

    let (asked, set_asked) = signal(0);
    let ask = move |_| {
        set_asked.update(|count| *count += 1);
        thinker.ask(&format!("Question {}", asked.get()));
    };
    view! {
        <main>
            <h1>"Mancala"</h1>
            <button on:click=ask>"Ask the worker"</button>
            <p role="status">{move || answer.get()}</p>
        </main>
    }
}
