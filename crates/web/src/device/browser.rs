//! Bindings to `device.js`: the asynchronous interfaces of the browser. Any of them may be refused.

use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = device, js_name = early, catch)]
    async fn early_texts() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = games, catch)]
    async fn all_texts() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = keep, catch)]
    async fn keep_text(id: &str, text: &str, expected: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = remove, catch)]
    async fn remove_text(id: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = erase, catch)]
    async fn erase_all() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = persist, catch)]
    async fn ask_to_persist() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = hear)]
    fn hear_news(listener: &Closure<dyn Fn(String)>);
    /// Calls what shows the next screen once it can grow from this one, without a jump.
    #[wasm_bindgen(js_namespace = device, js_name = grow)]
    pub(crate) fn grow(next: &JsValue);
    #[wasm_bindgen(js_namespace = device, js_name = serve, catch)]
    async fn serve_offline() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = complete, catch)]
    async fn fetch_the_rest() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = look, catch)]
    async fn look_for_update() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = device, js_name = update)]
    fn begin_update();
    #[wasm_bindgen(js_namespace = device, js_name = install, catch)]
    async fn ask_to_install() -> Result<JsValue, JsValue>;
}

/// An event of the browser.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum News {
    /// A new version of the page is ready to start.
    Update,
    /// The page can be installed like an app.
    Installable,
    /// The page has been installed.
    Installed,
}

/// The result of keeping a text.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Keeping {
    /// Kept, in place of the earlier text.
    Done,
    /// Not kept: another tab has kept this text under the same name in the meantime.
    Taken(String),
    /// Not kept: the browser refuses.
    Refused,
}

/// The texts kept when the page began to load; none without storage.
pub(crate) async fn early() -> Vec<String> {
    early_texts().await.map(texts).unwrap_or_default()
}

/// The texts kept now.
pub(crate) async fn all() -> Option<Vec<String>> {
    all_texts().await.map(texts).ok()
}

fn texts(found: JsValue) -> Vec<String> {
    let found: Array = found.unchecked_into();
    found.iter().filter_map(|text| text.as_string()).collect()
}

/// Keeps a text under a name, unless another one than the expected text is kept there.
pub(crate) async fn keep(id: &str, text: &str, expected: &str) -> Keeping {
    match keep_text(id, text, expected).await {
        Ok(found) => found
            .dyn_into::<JsString>()
            .map_or(Keeping::Done, |found| Keeping::Taken(String::from(found))),
        Err(_) => Keeping::Refused,
    }
}

/// Deletes the text of that name.
pub(crate) async fn remove(id: &str) {
    // Without storage there is nothing to delete.
    let _ = remove_text(id).await;
}

/// Deletes all that this page has ever kept on the device.
pub(crate) async fn erase() {
    // It does so as far as the browser allows it.
    let _ = erase_all().await;
}

/// Asks the browser not to delete anything when the device is full.
pub(crate) async fn persist() {
    // If it does not promise that, nothing changes.
    let _ = ask_to_persist().await;
}

/// Registers a listener for events.
pub(crate) fn hear(listener: impl Fn(News) + 'static) {
    let listener = Closure::<dyn Fn(String)>::new(move |news: String| match news.as_str() {
        "update" => listener(News::Update),
        "install" => listener(News::Installable),
        "installed" => listener(News::Installed),
        _ => {}
    });
    hear_news(&listener);
    // It listens as long as the page lives.
    listener.forget();
}

/// Starts the service worker, which makes the page independent of the network.
pub(crate) async fn serve() {
    // Some browsers refuse in private windows: then the page needs the network, as any other.
    let _ = serve_offline().await;
}

/// Fetches all files that are not needed yet, so that none is missing without a network.
pub(crate) async fn complete() {
    // A failure is tried again on the next visit.
    let _ = fetch_the_rest().await;
}

/// Asks the server for a new version.
pub(crate) async fn look() {
    // There may be no network.
    let _ = look_for_update().await;
}

/// Starts the new version by loading the page again.
pub(crate) fn update() {
    begin_update();
}

/// Lets the browser ask whether to install the page; returns whether it was installed.
pub(crate) async fn install() -> bool {
    ask_to_install().await.is_ok_and(|done| done.is_truthy())
}
