//! Talks to the worker, in which the engine thinks without freezing the page.

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The name of the worker's script stands in `index.html`, because only the build knows the
/// fingerprint in it.
const SCRIPT_SELECTOR: &str = "link#worker";

/// A running worker. Cloning gives another handle on the same one.
#[derive(Clone, Debug)]
pub(crate) struct Thinker {
    worker: Worker,
}

impl Thinker {
    /// Starts the worker; `on_answer` gets every message that it sends.
    ///
    /// Questions may be asked at once: the browser keeps them until the worker listens.
    pub(crate) fn start(on_answer: impl Fn(String) + 'static) -> Self {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script_address(), &options)
            .expect("the page's own address is a valid one for a worker");
        let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                on_answer(text);
            }
        });
        worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        // The worker lives as long as the page, and so does its listener.
        listener.forget();
        Self { worker }
    }

    /// Sends a question. The answer arrives at the listener given to [`Thinker::start`].
    pub(crate) fn ask(&self, question: &str) {
        self.worker
            .post_message(&question.into())
            .expect("a string can be sent to a worker");
    }
}

fn script_address() -> String {
    let link = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector(SCRIPT_SELECTOR).ok().flatten())
        .and_then(|link| link.get_attribute("href"));
    link.expect("index.html names the worker's script")
}
