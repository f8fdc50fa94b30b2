//! Talks to the worker, in which the engine thinks without freezing the page.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;
use protocol::worker::{Found, Info, Reply, Search};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::device;

/// The page's own script, which starts the engine where it runs in a worker. Its name stands in
/// `index.html`, because only the build knows the fingerprint in it.
const SCRIPT_SELECTOR: &str = "script#page";

/// What is heard of a question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Heard {
    /// How far it has come.
    News(Info),
    /// The answer.
    Found(Found),
    /// Why the worker cannot give any.
    Failed(String),
}

/// The worker, started when it is first asked. Cloning gives another handle on the same one.
#[derive(Clone)]
pub(crate) struct Thinker {
    state: Rc<RefCell<State>>,
    on_reply: Rc<dyn Fn(Heard)>,
}

struct State {
    worker: Option<Running>,
    /// The question that is being thought about.
    asked: Option<u32>,
    /// The number of the last question.
    last_id: u32,
}

/// A worker with its listeners, which live as long as it does.
struct Running {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(web_sys::Event)>,
}

impl Running {
    fn send(&self, search: &Search) {
        let bytes = Uint8Array::from(search.encode().as_slice());
        let sent = self.worker.post_message(&bytes);
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

impl Thinker {
    /// `on_reply` hears of the newest question, and nothing about older ones.
    pub(crate) fn new(on_reply: impl Fn(Heard) + 'static) -> Thinker {
        Thinker {
            state: Rc::new(RefCell::new(State {
                worker: None,
                asked: None,
                last_id: 0,
            })),
            on_reply: Rc::new(on_reply),
        }
    }

    /// Asks a question; one that is still being thought about is given up. The question gets
    /// its number here.
    pub(crate) fn ask(&self, mut search: Search) {
        self.give_up();
        if let Err(why) = self.start_if_needed() {
            return (self.on_reply)(Heard::Failed(why));
        }
        let mut state = self.state.borrow_mut();
        state.last_id += 1;
        state.asked = Some(state.last_id);
        search.id = state.last_id;
        if let Some(running) = &state.worker {
            running.send(&search);
        }
    }

    /// Stops thinking. A search cannot be interrupted from outside, so its worker ends with it, and
    /// all it knew; a new one starts with the next question.
    pub(crate) fn give_up(&self) {
        let mut state = self.state.borrow_mut();
        if state.asked.take().is_some() {
            state.worker = None;
        }
    }

    fn start_if_needed(&self) -> Result<(), String> {
        if self.state.borrow().worker.is_some() {
            return Ok(());
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let address = script_address().ok_or("index.html names no script")?;
        let worker = Worker::new_with_options(&address, &options)
            .map_err(|error| error.as_string().unwrap_or_else(|| "no worker".to_owned()))?;
        let thinker = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            thinker.hear(&event.data());
        });
        let thinker = self.clone();
        let on_error = Closure::<dyn Fn(web_sys::Event)>::new(move |_| {
            thinker.fail("the worker has stopped".to_owned());
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let mut state = self.state.borrow_mut();
        state.worker = Some(Running {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        });
        Ok(())
    }

    /// A message of the worker: bytes, or in plain text why it could not start.
    fn hear(&self, message: &JsValue) {
        if let Some(text) = message.as_string() {
            return self.fail(text);
        }
        let reply = match Reply::decode(&Uint8Array::new(message).to_vec()) {
            Ok(reply) => reply,
            Err(error) => return self.fail(error.to_string()),
        };
        let (id, heard) = match reply {
            Reply::Ready => return,
            Reply::Info(info) => {
                let is_asked = self.state.borrow().asked == Some(info.id);
                return if is_asked {
                    (self.on_reply)(Heard::News(info));
                };
            }
            Reply::Found(found) => (found.id, Heard::Found(found)),
            Reply::Failed { id, why } => (id, Heard::Failed(why)),
        };
        if self
            .state
            .borrow_mut()
            .asked
            .take_if(|asked| *asked == id)
            .is_some()
        {
            (self.on_reply)(heard);
        }
    }

    /// The worker is of no use any more; the next question starts another one. Nobody hears of it
    /// who has not asked anything.
    fn fail(&self, why: String) {
        let (failed, asked) = {
            let mut state = self.state.borrow_mut();
            // Dropped later: its listener may be running just now.
            (state.worker.take(), state.asked.take())
        };
        if let Some(running) = failed {
            leptos::prelude::queue_microtask(move || drop(running));
        }
        if asked.is_some() {
            (self.on_reply)(Heard::Failed(why));
        }
    }
}

fn script_address() -> Option<String> {
    device::found(SCRIPT_SELECTOR)?.get_attribute("src")
}
