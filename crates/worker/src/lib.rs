//! The engine in a web worker, so that thinking never freezes the page.
//!
//! The worker runs the same program as the page, which the browser has anyway, and fetches what
//! only a worker needs (`parts`). A message comes in as bytes and answers go out as bytes. What is
//! done with them is in [`answer`], which is tested without a browser.
#![forbid(unsafe_code)]

pub mod answer;
pub mod certify;
pub mod endings;
pub mod lab;
mod parts;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

use js_sys::Uint8Array;
use protocol::worker::Reply;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use parts::{Missing, Parts};

/// The milliseconds between two signs of life.
const LIFE_MS: f64 = 1_000.0;

/// Listens, if this is a worker; returns whether it is.
pub fn listen() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return false;
    };
    let is_lab = scope.name() == protocol::worker::lab::NAME;
    let worker = Rc::new(Worker {
        scope: scope.clone(),
        waiting: RefCell::default(),
        // Taken while it is at work.
        parts: RefCell::new(Some(Parts::default())),
        is_due: Cell::new(false),
        shown_ms: AtomicU64::new(0),
        is_lab,
    });
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        worker.waiting.borrow_mut().push_back(bytes);
        let worker = Rc::clone(&worker);
        wasm_bindgen_futures::spawn_local(async move { worker.answer().await });
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    listener.forget();
    // The lab's page does not wait for that.
    if !is_lab {
        post(&scope, &Reply::Ready);
    }
    true
}

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    /// Messages that have no answer yet. The page waits for one before it sends the next, or ends
    /// the worker.
    waiting: RefCell<VecDeque<Vec<u8>>>,
    parts: RefCell<Option<Parts>>,
    /// Whether a step of the work between questions will be done soon.
    is_due: Cell<bool>,
    /// The time of its last sign of life, as the bits of a number: clocks are read from threads.
    shown_ms: AtomicU64,
    /// Whether it does the work of the rules lab, and no other.
    is_lab: bool,
}

impl Worker {
    /// Answers what waits, unless that is being done.
    async fn answer(self: Rc<Self>) {
        let Some(mut parts) = self.parts.take() else {
            return;
        };
        let scope = &self.scope;
        // All long work reads the clock, and so shows that it goes on.
        let shown_ms = &self.shown_ms;
        let clock = || {
            let now_ms = now_ms(scope);
            show_life(scope, shown_ms, now_ms);
            now_ms
        };
        let mut posted = |reply: &Reply| post(scope, reply);
        loop {
            let next = self.waiting.borrow_mut().pop_front();
            let Some(bytes) = next else { break };
            let answered = if self.is_lab {
                let mut posted = |bytes: Vec<u8>| post_bytes(scope, &bytes);
                parts::look_into(&bytes, &mut posted).await
            } else {
                parts.answer(&bytes, &clock, &mut posted).await
            };
            if let Err(Missing) = answered {
                // The message of a worker that cannot start: the next question may try again.
                let _ = scope.post_message(&"the engine cannot be fetched".into());
            }
        }
        self.parts.replace(Some(parts));
        self.plan();
    }

    /// Lets waiting messages go first, and then a step of other work be done.
    fn plan(self: &Rc<Self>) {
        let has_work = self.parts.borrow().as_ref().is_some_and(Parts::has_work);
        if self.is_due.get() || !has_work {
            return;
        }
        let worker = Rc::clone(self);
        let step = Closure::once_into_js(move || {
            worker.is_due.set(false);
            let scope = &worker.scope;
            let clock = || now_ms(scope);
            if let Some(parts) = worker.parts.borrow_mut().as_mut() {
                parts.work(&clock);
            }
            worker.plan();
        });
        let planned = self.scope.set_timeout_with_callback(step.unchecked_ref());
        self.is_due.set(planned.is_ok());
    }
}

/// Tells the page now and then that the worker is at work on a question.
fn show_life(scope: &DedicatedWorkerGlobalScope, shown_ms: &AtomicU64, now_ms: f64) {
    if now_ms - f64::from_bits(shown_ms.load(Ordering::Relaxed)) >= LIFE_MS {
        shown_ms.store(now_ms.to_bits(), Ordering::Relaxed);
        post(scope, &Reply::Busy);
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    post_bytes(scope, &reply.encode());
}

fn post_bytes(scope: &DedicatedWorkerGlobalScope, bytes: &[u8]) {
    let posted = scope.post_message(&Uint8Array::from(bytes));
    posted.expect("bytes can be sent to the page");
}

fn now_ms(scope: &DedicatedWorkerGlobalScope) -> f64 {
    scope.performance().map_or(0.0, |clock| clock.now())
}
