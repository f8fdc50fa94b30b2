//! A running worker, and the signs of life expected from it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use js_sys::Uint8Array;
use leptos::prelude::{IntervalHandle, set_interval_with_handle};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::device;

/// The name of a worker's script in `index.html`, as only the build knows the fingerprint in its
/// address.
const SCRIPT: &str = "worker";
/// Silence after which a worker is said not to answer, in seconds. During any question, however
/// long, a worker shows a sign of life each second; but first its program must be fetched, perhaps
/// over a slow line.
const SILENCE_S_MAX: u32 = 12;
/// Silence is counted in steps: a sleeping page makes none, nor does its worker.
const STEP: Duration = Duration::from_secs(1);

/// A message from a worker, or its absence.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Said {
    /// A message.
    Bytes(Vec<u8>),
    /// It has stopped, or could not start, with the reason as text.
    Stopped(String),
    /// No message for too long. It may still answer.
    Nothing,
}

/// A worker with its listeners, which live as long as it does. Dropping it ends the worker.
pub(crate) struct Running {
    worker: Worker,
    hear: Rc<dyn Fn(Said)>,
    /// Seconds since its last message.
    silent_s: Rc<Cell<u32>>,
    watch: RefCell<Option<IntervalHandle>>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Running {
    /// Starts a worker. The name tells it its purpose.
    ///
    /// # Errors
    /// The reason why there is none, as the browser puts it.
    pub(crate) fn start(name: &str, hear: impl Fn(Said) + 'static) -> Result<Running, String> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let address = device::listed(SCRIPT).ok_or("index.html names no script")?;
        let worker = Worker::new_with_options(&address, &options)
            .map_err(|error| error.as_string().unwrap_or_else(|| "no worker".to_owned()))?;
        let hear: Rc<dyn Fn(Said)> = Rc::new(hear);
        let silent_s = Rc::new(Cell::new(0));
        let (heard, silence) = (Rc::clone(&hear), Rc::clone(&silent_s));
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            silence.set(0);
            let message = event.data();
            // Bytes, or as plain text the reason why it could not start.
            heard(match message.as_string() {
                Some(why) => Said::Stopped(why),
                None => Said::Bytes(Uint8Array::new(&message).to_vec()),
            });
        });
        let heard = Rc::clone(&hear);
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| {
            heard(Said::Stopped("the worker has stopped".to_owned()));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Running {
            worker,
            hear,
            silent_s,
            watch: RefCell::default(),
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    /// Sends a question. Until [`Running::rest`] the worker has to show signs of life.
    pub(crate) fn ask(&self, bytes: &[u8]) {
        let sent = self.worker.post_message(&Uint8Array::from(bytes));
        sent.expect("bytes can be sent to a worker");
        self.silent_s.set(0);
        let (hear, silent_s) = (Rc::clone(&self.hear), Rc::clone(&self.silent_s));
        let step = move || {
            silent_s.set(silent_s.get() + 1);
            if silent_s.get() == SILENCE_S_MAX {
                hear(Said::Nothing);
            }
        };
        self.rest();
        self.watch
            .replace(set_interval_with_handle(step, STEP).ok());
    }

    /// Ends the watch for signs of life.
    pub(crate) fn rest(&self) {
        if let Some(watch) = self.watch.take() {
            watch.clear();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.rest();
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
