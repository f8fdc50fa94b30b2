//! The engine in a web worker, so that thinking never freezes the page.
//!
//! Bindings only: a message comes in as text and answers go out as text. Whatever decides
//! something belongs to the crates that this one calls, where it is tested without a browser.

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Starts listening. The build calls this as soon as the module is compiled; messages that came
/// earlier have waited in the browser's queue.
#[wasm_bindgen(start)]
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = global_scope();
    let replies = scope.clone();
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(question) = event.data().as_string() {
            let sent = replies.post_message(&answer(&question).into());
            sent.expect("a string can be sent to the page");
        }
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    listener.forget();
}

fn global_scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn answer(question: &str) -> String {
    format!("The worker heard: {question}")
}

#[cfg(test)]
mod tests {
    use super::answer;

    #[test]
    fn the_answer_repeats_the_question() {
        assert_eq!(answer("Are you there?"), "The worker heard: Are you there?");
    }
}
