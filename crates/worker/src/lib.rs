//! The engine in a web worker, so that thinking never freezes the page.
//!
//! Bindings only: a message comes in as bytes and answers go out as bytes. What is done with
//! them is in [`answer`], which is tested without a browser.
#![forbid(unsafe_code)]

pub mod answer;

use std::cell::RefCell;

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
    let thinking = RefCell::new(Thinking::default());
    let replies = scope.clone();
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let clock = || now_ms(&replies);
        let mut post = |reply: &Reply| post(&replies, reply);
        thinking.borrow_mut().answer(&bytes, &clock, &mut post);
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    listener.forget();
    post(&scope, &Reply::Ready);
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    let bytes = Uint8Array::from(reply.encode().as_slice());
    let posted = scope.post_message(&bytes);
    posted.expect("bytes can be sent to the page");
}

fn now_ms(scope: &DedicatedWorkerGlobalScope) -> f64 {
    scope.performance().map_or(0.0, |clock| clock.now())
}
