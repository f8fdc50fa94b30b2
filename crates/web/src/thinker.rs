//! Talks to the worker, in which the engine thinks without freezing the page.

use std::cell::RefCell;
use std::rc::Rc;

use protocol::worker::{Certified, Found, Info, Reply, Search};

use words::Words;

use crate::running::{Running, Said};

/// What is heard of a question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Heard {
    /// How far it has come.
    News(Info),
    /// The answer.
    Found(Found),
    /// What came of the wish for a certificate.
    Certified(Certified),
    /// Why there is no answer.
    Trouble(Trouble),
}

/// A reason for the lack of an answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Trouble {
    /// The worker is silent. It may still answer, and is heard then.
    Silent,
    /// The worker cannot give any; why.
    Failed(String),
}

impl Trouble {
    /// The trouble as a sentence; `failed` is the text that tells why.
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
    /// The question that is being thought about.
    asked: Option<u32>,
    /// The number of the last question.
    last_id: u32,
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
    /// all it knew; a new one starts with the next question.
    pub(crate) fn give_up(&self) {
        let mut state = self.state.borrow_mut();
        if state.asked.take().is_some() {
            state.worker = None;
        }
    }

    /// Ends the worker, which would live on with its memory: it hears through this handle, and the
    /// handle holds it.
    pub(crate) fn end(&self) {
        self.take();
    }

    /// Takes the worker away, and the question with it; returns what was asked. The worker is dropped
    /// later: its listener may be running just now.
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

    /// A message of the worker.
    fn hear(&self, message: &[u8]) {
        let reply = match Reply::decode(message) {
            Ok(reply) => reply,
            Err(error) => return self.fail(error.to_string()),
        };
        let (id, heard) = match reply {
            // It lives: nothing more is meant.
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

    /// The worker is of no use any more; the next question starts another one. Nobody hears of it
    /// who has not asked anything.
    fn fail(&self, why: String) {
        if self.take().is_some() {
            (self.on_reply)(Heard::Trouble(Trouble::Failed(why)));
        }
    }
}
