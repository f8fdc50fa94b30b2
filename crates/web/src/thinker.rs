//! A client of the worker, in which the engine thinks without freezing the page.

use std::cell::RefCell;
use std::rc::Rc;

use protocol::worker::{Certified, Found, Info, Reply, Search};

use words::Words;

use crate::running::{Running, Said};

/// News of a question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Heard {
    /// The progress so far.
    News(Info),
    /// The answer.
    Found(Found),
    /// The outcome of a request for a certificate.
    Certified(Certified),
    /// The reason why there is no answer.
    Trouble(Trouble),
}

/// A reason for the lack of an answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Trouble {
    /// The worker is silent. It may still answer, which is then reported.
    Silent,
    /// The worker cannot answer, for this reason.
    Failed(String),
}

impl Trouble {
    /// The trouble as a sentence; `failed` is the identifier of the text with the reason.
    pub(crate) fn told(&self, words: Words, failed: &str) -> String {
        match self {
            Trouble::Silent => words.text("computer-silent"),
            Trouble::Failed(why) => words.text_with(failed, &[("why", why.into())]),
        }
    }
}

/// The worker, started when it is first asked. Cloning gives another handle on the same one.
#[derive(Clone)]
pub(crate) struct Thinker {
    state: Rc<RefCell<State>>,
    on_reply: Rc<dyn Fn(Heard)>,
}

struct State {
    worker: Option<Running>,
    /// The open question.
    asked: Option<u32>,
    /// The number of the last question.
    last_id: u32,
}

impl Thinker {
    /// A client without a worker yet. `on_reply` is called for the newest question only.
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

    /// Asks a question, which gets its number here; an open one is given up.
    pub(crate) fn ask(&self, mut search: Search) {
        self.give_up();
        if let Err(why) = self.start_if_needed() {
            return (self.on_reply)(Heard::Trouble(Trouble::Failed(why)));
        }
        let mut state = self.state.borrow_mut();
        state.last_id += 1;
        state.asked = Some(state.last_id);
        search.id = state.last_id;
        if let Some(running) = &state.worker {
            running.ask(&search.encode());
        }
    }

    /// Stops thinking. A search cannot be interrupted from outside, so its worker ends with it, and
    /// with all it knew; the next question starts a new one.
    pub(crate) fn give_up(&self) {
        let mut state = self.state.borrow_mut();
        if state.asked.take().is_some() {
            state.worker = None;
        }
    }

    /// Ends the worker. It would live on with its memory otherwise: its listener holds this handle,
    /// which holds the worker.
    pub(crate) fn end(&self) {
        self.take();
    }

    /// Takes the worker and the question away; returns the question's number. The worker is dropped
    /// later, as its listener may be running just now.
    fn take(&self) -> Option<u32> {
        let mut state = self.state.borrow_mut();
        if let Some(running) = state.worker.take() {
            leptos::prelude::queue_microtask(move || drop(running));
        }
        state.asked.take()
    }

    fn start_if_needed(&self) -> Result<(), String> {
        if self.state.borrow().worker.is_some() {
            return Ok(());
        }
        let thinker = self.clone();
        let running = Running::start("", move |said| match said {
            Said::Bytes(bytes) => thinker.hear(&bytes),
            Said::Stopped(why) => thinker.fail(why),
            Said::Nothing => (thinker.on_reply)(Heard::Trouble(Trouble::Silent)),
        })?;
        self.state.borrow_mut().worker = Some(running);
        Ok(())
    }

    /// Handles a message of the worker.
    fn hear(&self, message: &[u8]) {
        let reply = match Reply::decode(message) {
            Ok(reply) => reply,
            Err(error) => return self.fail(error.to_string()),
        };
        let (id, heard) = match reply {
            // They only show that the worker lives.
            Reply::Ready | Reply::Busy => return,
            Reply::Info(info) => {
                let is_asked = self.state.borrow().asked == Some(info.id);
                return if is_asked {
                    (self.on_reply)(Heard::News(info));
                };
            }
            Reply::Found(found) => (found.id, Heard::Found(found)),
            Reply::Certified(certified) => (certified.id, Heard::Certified(certified)),
            Reply::Failed { id, why } => (id, Heard::Trouble(Trouble::Failed(why))),
        };
        let mut state = self.state.borrow_mut();
        if state.asked.take_if(|asked| *asked == id).is_none() {
            return;
        }
        if let Some(running) = &state.worker {
            running.rest();
        }
        drop(state);
        (self.on_reply)(heard);
    }

    /// Gives the worker up; the next question starts another one. Reported only if a question is
    /// open.
    fn fail(&self, why: String) {
        if self.take().is_some() {
            (self.on_reply)(Heard::Trouble(Trouble::Failed(why)));
        }
    }
}
