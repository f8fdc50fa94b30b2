//! Access to browser and device: storage, address bar, clipboard, clock, preferences.
//!
//! The browser may refuse any of it; then nothing happens and the caller is told.

pub(crate) mod browser;
pub(crate) mod canvas;
pub(crate) mod net;

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlElement, ResizeObserver, Response};

/// Removes the element with this id, if it is there.
pub(crate) fn remove(id: &str) {
    if let Some(element) = leptos::prelude::document().get_element_by_id(id) {
        element.remove();
    }
}

/// Milliseconds since the page began.
pub(crate) fn now_ms() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// A number that differs from visit to visit.
pub(crate) fn seed() -> u64 {
    let bits = whole(js_sys::Math::random() * f64::from(u32::MAX));
    u64::from(bits) << 20 ^ u64::from(whole(now_ms()))
}

/// Reads the text kept under a name.
pub(crate) fn recall(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(name).ok()?
}

/// Keeps a text under a name; returns whether the browser did.
pub(crate) fn keep(name: &str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Deletes the text kept under a name.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = window().local_storage().ok().flatten() {
        // Without storage there is nothing to delete.
        let _ = storage.remove_item(name);
    }
}

/// Milliseconds since 1970.
pub(crate) fn today_ms() -> u64 {
    let ms = js_sys::Date::now();
    u64::from(whole(ms / 1_000.0)) * 1_000 + u64::from(whole(ms % 1_000.0))
}

/// A day as written in that language.
pub(crate) fn day(ms: u64, language: &str) -> String {
    let seconds = u32::try_from(ms / 1_000).unwrap_or(u32::MAX);
    let date = js_sys::Date::new(&JsValue::from_f64(f64::from(seconds) * 1_000.0));
    let options = js_sys::Object::new();
    for (part, form) in [("day", "numeric"), ("month", "short")] {
        // Plain objects take any property.
        let _ = js_sys::Reflect::set(&options, &part.into(), &form.into());
    }
    date.to_locale_date_string(language, &options).into()
}

/// Whether the page is out of sight, in another tab or on a device that sleeps.
pub(crate) fn is_hidden() -> bool {
    leptos::prelude::document().hidden()
}

/// Asks a question in a modal dialog; returns whether the answer is yes.
pub(crate) fn confirm(question: &str) -> bool {
    window().confirm_with_message(question).unwrap_or(false)
}

/// Loads another address of this server, as on a first visit.
pub(crate) fn leave_for(address: &str) {
    // Our own addresses are valid.
    let _ = window().location().assign(address);
}

/// Whether this is a browser of iOS, which installs pages only by its own menu, and the page is not
/// installed yet.
pub(crate) fn installs_by_menu() -> bool {
    let standalone = js_sys::Reflect::get(&window().navigator(), &"standalone".into());
    standalone.is_ok_and(|standalone| standalone == JsValue::FALSE)
}

/// The path in the address bar.
pub(crate) fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

/// Changes the address bar, with a new entry in the history or in place of the present one.
pub(crate) fn show_address(address: &str, new_entry: bool) {
    let Ok(history) = window().history() else {
        return;
    };
    // A browser may refuse addresses that change too often; the game is saved anyway.
    let _ = if new_entry {
        history.push_state_with_url(&JsValue::NULL, "", Some(address))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(address))
    };
}

/// The complete address, for sharing.
pub(crate) fn whole_address(address: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{address}")
}

/// Copies a text; returns whether the browser allowed it.
pub(crate) async fn copy(text: String) -> bool {
    let navigator = window().navigator();
    // Absent unless the page is served from a secure origin.
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    let copied = navigator.clipboard().write_text(&text);
    JsFuture::from(copied).await.is_ok()
}

/// The query in the address bar.
pub(crate) fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// The languages the browser prefers, best first: `fr-CA,en`.
pub(crate) fn languages() -> String {
    let navigator = window().navigator();
    navigator.languages().join(",").into()
}

/// The address listed in `index.html` under this name: only the build knows the fingerprint in the
/// name of a file.
pub(crate) fn listed(name: &str) -> Option<String> {
    found(&format!("meta[name={name}]"))?.get_attribute("content")
}

/// Fetches the text of the address listed in `index.html` under this name.
pub(crate) async fn fetch_listed(name: &str) -> Result<String, JsValue> {
    fetch_text(&listed(name).ok_or(JsValue::NULL)?).await
}

async fn fetch_text(address: &str) -> Result<String, JsValue> {
    let response: Response = JsFuture::from(window().fetch_with_str(address))
        .await?
        .unchecked_into();
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or(JsValue::NULL)
}

/// Whether the device asks for less motion.
pub(crate) fn wants_less_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether the device prefers dark pages.
pub(crate) fn prefers_dark() -> bool {
    matches("(prefers-color-scheme: dark)")
}

fn matches(query: &str) -> bool {
    let list = window().match_media(query).ok().flatten();
    list.is_some_and(|list| list.matches())
}

/// The size of the window.
pub(crate) fn window_size() -> (f64, f64) {
    let size = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64());
    let window = window();
    (
        size(window.inner_width()).unwrap_or(1024.0),
        size(window.inner_height()).unwrap_or(768.0),
    )
}

/// Whether the user has clicked or typed on this page.
pub(crate) fn was_touched() -> bool {
    let of = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &name.into());
    let activation = of(&window().navigator(), "userActivation");
    // Browsers without this property require no such gesture.
    activation
        .and_then(|it| of(&it, "hasBeenActive"))
        .map_or(true, |it| it != JsValue::FALSE)
}

/// Vibrates the device in a pattern of pulses and pauses, in milliseconds.
pub(crate) fn vibrate(pattern_ms: &[u32]) {
    let navigator = window().navigator();
    let Ok(vibrate) = js_sys::Reflect::get(&navigator, &"vibrate".into()) else {
        return;
    };
    let Some(vibrate) = vibrate.dyn_ref::<js_sys::Function>() else {
        return;
    };
    let pattern: js_sys::Array = pattern_ms.iter().map(|&ms| JsValue::from(ms)).collect();
    // Many devices cannot vibrate.
    let _ = vibrate.call1(&navigator, &pattern);
}

/// Sets an attribute of the root element, which the style sheet reads.
pub(crate) fn mark_page(name: &str, value: &str) {
    if let Some(root) = root() {
        // The names are ours and valid.
        let _ = root.set_attribute(name, value);
    }
}

/// The style sheet of the page.
pub(crate) async fn fetch_style() -> Option<String> {
    let address = found("link[rel=stylesheet]")?.get_attribute("href")?;
    fetch_text(&address).await.ok()
}

/// The current values of the style sheet's named colours on a board, if one is shown, or on the page:
/// `--ink:#2a2019;…`.
pub(crate) fn colours(names: &[&str]) -> String {
    let style = found(".board")
        .or_else(root)
        .and_then(|at| window().get_computed_style(&at).ok().flatten());
    let Some(style) = style else {
        return String::new();
    };
    let colour = |name: &&str| {
        let name = format!("--{name}");
        let value = style.get_property_value(&name).ok()?;
        (!value.is_empty()).then(|| format!("{name}:{};", value.trim()))
    };
    names.iter().filter_map(colour).collect()
}

/// The text of the file that somebody chose in a field; `None` if there is none, or it is no text.
pub(crate) async fn read_file(event: &web_sys::Event) -> Option<String> {
    let get = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &JsValue::from_str(name)).ok();
    let field: JsValue = event.target()?.into();
    let file = js_sys::Reflect::get_u32(&get(&field, "files")?, 0).ok()?;
    let read: js_sys::Function = get(&file, "text")?.dyn_into().ok()?;
    let promise: js_sys::Promise = read.call0(&file).ok()?.dyn_into().ok()?;
    let text = wasm_bindgen_futures::JsFuture::from(promise).await.ok()?;
    // The same file can be chosen again.
    let _ = js_sys::Reflect::set(&field, &JsValue::from_str("value"), &JsValue::from_str(""));
    text.as_string()
}

/// Lets the browser print the page.
pub(crate) fn print() {
    // Where nothing can be printed there is nothing to be done.
    let _ = window().print();
}

/// Lets the browser save a text as a file.
pub(crate) fn save(name: &str, kind: &str, text: &str) {
    let data = js_sys::encode_uri_component(text);
    save_from(name, &format!("data:{kind},{data}"));
}

/// Lets the browser save bytes, given in Base64, as a file.
pub(crate) fn save_bytes(name: &str, base64: &str) {
    save_from(
        name,
        &format!("data:application/octet-stream;base64,{base64}"),
    );
}

/// Lets the browser save the content of an address as a file.
fn save_from(name: &str, address: &str) {
    let document = window().document();
    let link = document.and_then(|document| document.create_element("a").ok());
    let link = link.and_then(|link| link.dyn_into::<HtmlElement>().ok());
    if let Some(link) = link {
        // The names are ours and valid.
        let _ = link.set_attribute("download", name);
        let _ = link.set_attribute("href", address);
        link.click();
    }
}

/// Sets a style property of the root element, or removes it.
pub(crate) fn style_page(name: &str, value: Option<&str>) {
    let root = root().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    if let Some(style) = root.map(|root| root.style()) {
        // The names are ours and valid.
        let _ = match value {
            Some(value) => style.set_property(name, value),
            None => style.remove_property(name).map(drop),
        };
    }
}

fn root() -> Option<Element> {
    window().document()?.document_element()
}

/// The first element that matches a selector.
pub(crate) fn found(selector: &str) -> Option<Element> {
    window().document()?.query_selector(selector).ok().flatten()
}

fn found_html(selector: &str) -> Option<HtmlElement> {
    found(selector)?.dyn_into().ok()
}

/// The element with the keyboard focus.
pub(crate) fn focused() -> Option<Element> {
    window().document()?.active_element()
}

/// Focuses the first element that matches a selector.
pub(crate) fn focus(selector: &str) {
    if let Some(element) = found_html(selector) {
        // An element that cannot be focused is left alone.
        let _ = element.focus();
    }
}

/// Focuses the first of these selectors that something matches, without scrolling, even if it is no
/// control; says whether one did, or something has the focus already.
pub(crate) fn focus_first(selectors: &[&str]) -> bool {
    if focused().is_some_and(|element| element.tag_name() != "BODY") {
        return true;
    }
    let Some(element) = selectors.iter().find_map(|selector| found(selector)) else {
        return false;
    };
    if element.tag_name() != "BUTTON" {
        // Every element may have a tabindex.
        let _ = element.set_attribute("tabindex", "-1");
    }
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    element
        .dyn_into::<HtmlElement>()
        .is_ok_and(|element| element.focus_with_options(&options).is_ok())
}

/// Scrolls a list so that its first element that matches a selector can be seen. Only the list itself
/// moves, never the page.
pub(crate) fn reveal(list: &str, selector: &str) {
    let Some(list) = found(list) else {
        return;
    };
    let Some(element) = list.query_selector(selector).ok().flatten() else {
        return;
    };
    let (row, view) = (
        element.get_bounding_client_rect(),
        list.get_bounding_client_rect(),
    );
    if row.bottom() > view.bottom() || row.top() < view.top() {
        let middle = row.top() - view.top() - view.height() / 2.0;
        list.set_scroll_top(list.scroll_top() + middle as i32);
    }
}

/// Does something at first, and whenever an element or one of its children has another size: when a list
/// grows, and when letters or styles come later than it.
pub(crate) fn on_new_size(selector: &'static str, then: fn()) {
    let watching = StoredValue::new_local(None::<ResizeObserver>);
    request_animation_frame(move || {
        let then = Closure::<dyn Fn()>::new(then);
        let observer = ResizeObserver::new(then.into_js_value().unchecked_ref());
        let Some((whole, observer)) = found(selector).zip(observer.ok()) else {
            return;
        };
        // It may have been left before this picture.
        if watching.is_disposed() {
            return;
        }
        let parts = whole.children();
        for part in (0..parts.length()).filter_map(|at| parts.item(at)) {
            observer.observe(&part);
        }
        observer.observe(&whole);
        watching.try_set_value(Some(observer));
    });
    on_cleanup(move || {
        watching.try_with_value(|it| it.as_ref().map(ResizeObserver::disconnect));
    });
}

/// Does something at each interval, until the screen that asks for it has gone.
pub(crate) fn repeat(interval: Duration, work: impl Fn() + 'static) {
    let timer = set_interval_with_handle(work, interval);
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
}

/// Sets the title of the tab.
pub(crate) fn set_title(title: &str) {
    if let Some(document) = window().document() {
        document.set_title(title);
    }
}

/// A number without its fraction, at least 0.
#[expect(clippy::cast_sign_loss, reason = "what is below zero becomes zero")]
pub(crate) fn whole(number: f64) -> u32 {
    number as u32
}
