//! The engine in a web worker, so that thinking never freezes the page.
//!
//! Bindings only: a message comes in as bytes and answers go out as bytes. What is done with
//! them is in [`answer`], which is tested without a browser.
#![forbid(unsafe_code)]

pub mod answer;
mod endings;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use protocol::worker::Reply;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use answer::Thinking;

/// Starts listening. The build calls this as soon as the module is compiled; messages that came
/// earlier have waited in the queue of `start.js`.
#[wasm_bindgen(start)]
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let worker = Rc::new(Worker {
        scope: scope.clone(),
        thinking: RefCell::default(),
        is_due: Cell::new(false),
    });
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        worker.answer(&bytes);
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    listener.forget();
    post(&scope, &Reply::Ready);
}

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    thinking: RefCell<Thinking>,
    /// Whether a step of the work between questions will be done soon.
    is_due: Cell<bool>,
}

impl Worker {
    fn answer(self: &Rc<Self>, bytes: &[u8]) {
        let scope = &self.scope;
        let clock = || now_ms(scope);
        let mut post = |reply: &Reply| post(scope, reply);
        self.thinking.borrow_mut().answer(bytes, &clock, &mut post);
        self.plan();
    }

    /// Lets messages that wait go first, and then a step of other work be done.
    fn plan(self: &Rc<Self>) {
        if self.is_due.get() || !self.thinking.borrow().has_work() {
            return;
        }
        let worker = Rc::clone(self);
        let step = Closure::once_into_js(move || {
            worker.is_due.set(false);
            let scope = &worker.scope;
            let clock = || now_ms(scope);
            worker.thinking.borrow_mut().work(&clock);
            worker.plan();
        });
        let planned = self.scope.set_timeout_with_callback(step.unchecked_ref());
        self.is_due.set(planned.is_ok());
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    let bytes = Uint8Array::from(reply.encode().as_slice());
    let posted = scope.post_message(&bytes);
    posted.expect("bytes can be sent to the page");
}

fn now_ms(scope: &DedicatedWorkerGlobalScope) -> f64 {
    scope.performance().map_or(0.0, |clock| clock.now())
}
