//! A worker of the page, and what it hears from it.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::device;

/// The page's own script, which does a worker's work where it runs in one. Its name stands in
/// `index.html`, because only the build knows the fingerprint in it.
const SCRIPT_SELECTOR: &str = "script#page";

/// A worker with its listeners, which live as long as it does. It ends when this is dropped.
pub(crate) struct Running {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Running {
    /// Starts a worker, whose name says what it is for. `hear` gets what it sends, or why it has
    /// stopped.
    ///
    /// # Errors
    /// Why there is none, as the browser puts it.
    pub(crate) fn start(
        name: &str,
        hear: impl Fn(Result<Vec<u8>, String>) + Clone + 'static,
    ) -> Result<Running, String> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let script = device::found(SCRIPT_SELECTOR).and_then(|it| it.get_attribute("src"));
        let address = script.ok_or("index.html names no script")?;
        let worker = Worker::new_with_options(&address, &options)
            .map_err(|error| error.as_string().unwrap_or_else(|| "no worker".to_owned()))?;
        let heard = hear.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let message = event.data();
            // Bytes, or in plain text why it could not start.
            heard(match message.as_string() {
                Some(why) => Err(why),
                None => Ok(Uint8Array::new(&message).to_vec()),
            });
        });
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| {
            hear(Err("the worker has stopped".to_owned()));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Running {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    /// Sends a message.
    pub(crate) fn send(&self, bytes: &[u8]) {
        let sent = self.worker.post_message(&Uint8Array::from(bytes));
        sent.expect("bytes can be sent to a worker");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
