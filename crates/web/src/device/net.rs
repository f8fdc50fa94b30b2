//! The network: requests, a socket, and what else only games online need of the browser.

use js_sys::{Array, Function, JsString, Promise, Reflect};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

#[wasm_bindgen]
extern "C" {
    /// A socket to the server.
    pub(crate) type Socket;
    #[wasm_bindgen(method, js_name = send, catch)]
    fn send_text(this: &Socket, text: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(js_namespace = device, js_name = key)]
    pub(crate) fn random_key() -> String;
    #[wasm_bindgen(js_namespace = device, js_name = ask, catch)]
    async fn ask_for(
        method: &str,
        path: &str,
        body: Option<&str>,
        ms_max: u32,
    ) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = socket, catch)]
    fn open_socket(
        path: &str,
        name: &str,
        hear: &Closure<dyn Fn(String, String)>,
    ) -> Result<Socket, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = hangUp)]
    fn hang_up(socket: &Socket);
    #[wasm_bindgen(js_namespace = device, js_name = share, catch)]
    async fn share_link(address: &str) -> Result<JsValue, JsValue>;
}

/// News of a socket.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Told {
    /// It is open.
    Opened,
    /// A message has come.
    Said(String),
    /// It is closed, or could not be opened.
    Closed,
}

/// The function that a socket calls; it has to live as long as the socket.
pub(crate) type Ear = Closure<dyn Fn(String, String)>;

/// Opens a socket; `None` where the browser refuses.
pub(crate) fn socket(
    path: &str,
    name: &str,
    hear: impl Fn(Told) + 'static,
) -> Option<(Socket, Ear)> {
    let ear = Closure::<dyn Fn(String, String)>::new(move |what: String, text| {
        hear(match what.as_str() {
            "opened" => Told::Opened,
            "said" => Told::Said(text),
            _ => Told::Closed,
        });
    });
    let socket = open_socket(path, name, &ear).ok()?;
    Some((socket, ear))
}

impl Socket {
    /// Sends a message; returns whether the browser takes it.
    pub(crate) fn send(&self, text: &str) -> bool {
        self.send_text(text).is_ok()
    }

    /// Closes it: nothing is heard of it any more.
    pub(crate) fn close(&self) {
        hang_up(self);
    }
}

/// Asks the server; the status and the text of its answer, or nothing if it has not come within
/// `ms_max`: a line that is dead without being closed keeps a request for ever.
pub(crate) async fn ask(
    method: &str,
    path: &str,
    body: Option<&str>,
    ms_max: u32,
) -> Option<(u16, String)> {
    let answer = ask_for(method, path, body, ms_max).await.ok()?;
    let answer: Array = answer.unchecked_into();
    let status = answer.get(0).as_f64()?;
    let text: JsString = answer.get(1).dyn_into().ok()?;
    Some((super::whole(status) as u16, String::from(text)))
}

/// Whether the device can pass a link on to other programs.
pub(crate) fn can_share() -> bool {
    let navigator = leptos::prelude::window().navigator();
    Reflect::has(&navigator, &"share".into()).unwrap_or(false)
}

/// Lets the device pass a link on.
pub(crate) async fn share(address: &str) {
    // The user may think better of it.
    let _ = share_link(address).await;
}

/// Copies what stands in a field, where the browser has no better way; returns whether it did.
pub(crate) fn copy_from(field: &str) -> bool {
    let field = super::found(field).and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    let Some(field) = field else {
        return false;
    };
    field.select();
    let document: JsValue = leptos::prelude::document().into();
    call(&document, "execCommand", "copy").is_some_and(|done| done.is_truthy())
}

/// Calls what may not be there; returns its answer.
fn call(object: &JsValue, name: &str, argument: &str) -> Option<JsValue> {
    let method = Reflect::get(object, &name.into()).ok()?;
    let method: Function = method.dyn_into().ok()?;
    method.call1(object, &argument.into()).ok()
}

/// Whether the browser knows that there is no network.
pub(crate) fn is_offline() -> bool {
    let navigator = leptos::prelude::window().navigator();
    Reflect::get(&navigator, &"onLine".into()).is_ok_and(|online| online == JsValue::FALSE)
}

/// A screen that stays awake until this is dropped.
#[derive(Debug)]
pub(crate) struct Awake(JsValue);

impl Drop for Awake {
    fn drop(&mut self) {
        // The browser may have ended it already.
        let _ = call(&self.0, "release", "");
    }
}

/// Keeps the screen awake; `None` where the browser does not: without a secure address, with a low
/// battery, or out of sight.
pub(crate) async fn stay_awake() -> Option<Awake> {
    let navigator = leptos::prelude::window().navigator();
    let lock = Reflect::get(&navigator, &"wakeLock".into()).ok()?;
    let asked: Promise = call(&lock, "request", "screen")?.unchecked_into();
    JsFuture::from(asked).await.ok().map(Awake)
}

/// The secret of a seat in the address, which is never sent to a server as part of one.
pub(crate) fn fragment() -> Option<String> {
    let fragment = leptos::prelude::window().location().hash().ok()?;
    let secret = fragment.strip_prefix('#')?;
    (!secret.is_empty()).then(|| secret.to_owned())
}
