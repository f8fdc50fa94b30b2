//! Speech synthesis by the browser, where there is any; never before the page has been touched.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::device;

/// Whether the browser can speak.
pub(crate) fn is_there() -> bool {
    speaker().is_some()
}

/// Speaks a sentence in a language, in place of any that is still being spoken.
pub(crate) fn speak(sentence: &str, language: &str) {
    if !sentence.trim().is_empty() && device::was_touched() {
        // A browser that refuses leaves the sentence on the screen.
        let _ = try_to_speak(sentence, language);
    }
}

/// Stops speaking.
pub(crate) fn hush() {
    if let Some(speaker) = speaker() {
        // Speech that cannot be stopped ends by itself.
        let _ = call(&speaker, "cancel", &Array::new());
    }
}

fn speaker() -> Option<JsValue> {
    let speaker = Reflect::get(&window(), &"speechSynthesis".into()).ok()?;
    speaker.is_object().then_some(speaker)
}

fn try_to_speak(sentence: &str, language: &str) -> Result<(), JsValue> {
    let speaker = speaker().ok_or(JsValue::NULL)?;
    let utterance = Reflect::get(&window(), &"SpeechSynthesisUtterance".into())?;
    let utterance = utterance.dyn_into::<Function>()?;
    let utterance = Reflect::construct(&utterance, &Array::of1(&sentence.into()))?;
    Reflect::set(&utterance, &"lang".into(), &language.into())?;
    call(&speaker, "cancel", &Array::new())?;
    call(&speaker, "speak", &Array::of1(&utterance))
}

fn call(object: &JsValue, method: &str, arguments: &Array) -> Result<(), JsValue> {
    let method = Reflect::get(object, &method.into())?.dyn_into::<Function>()?;
    method.apply(object, arguments).map(drop)
}
