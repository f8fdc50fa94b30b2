//! A link to be passed on: as text, as a picture for another device's camera, and by whatever the
//! device has for sharing.

use std::fmt::Write as _;

use leptos::prelude::*;
use leptos::task::spawn_local;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_split_helpers::wasm_split;

use crate::device;
use crate::device::net;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};

/// The light border that readers expect, in modules.
const BORDER: i32 = 4;

#[wasm_split(meeting, fallible)]
fn load_pass_on() -> Result<Draw<String>, Missing> {
    Ok(|link| view! { <PassOn link/> }.into_any())
}

/// A link with its picture and the ways to pass it on, once its chunk is loaded: a game does not wait for the drawing.
pub(super) fn shown(link: String) -> AnyView {
    part::show(
        || Box::pin(load_pass_on()),
        link,
        Wait::Told,
        Texts::OfGames,
    )
}

/// The link to a place of the page as other devices reach it.
pub(super) fn link_on(host: &str, path: &str) -> String {
    let here = device::whole_address(path);
    match here.split_once("://") {
        _ if host.is_empty() => here,
        _ if host.contains("://") => format!("{}{path}", host.trim_end_matches('/')),
        Some((scheme, _)) => format!("{scheme}://{host}{path}"),
        None => here,
    }
}

#[component]
fn PassOn(link: String) -> impl IntoView {
    let page = Page::here();
    let told = RwSignal::new(String::new());
    let link = StoredValue::new(link);
    let copy = move |_| {
        spawn_local(async move {
            let copied = device::copy(link.get_value()).await || net::copy_from("#link");
            let id = if copied {
                "link-is-copied"
            } else {
                "link-by-hand"
            };
            let _ = told.try_set(page.words.get_untracked().text(id));
        });
    };
    let share = move |_| spawn_local(async move { net::share(&link.get_value()).await });
    view! {
        <link rel="stylesheet" href=device::listed("style-meeting")/>
        <div class="pass-on">
            <div class="by-text">
                <div class="actions">
                    {net::can_share().then(|| view! {
                        <button type="button" id="share-link" on:click=share>{page.label("share")}</button>
                    })}
                    <button type="button" id="copy-link" on:click=copy>{page.label("copy-link")}</button>
                </div>
                <p role="status">{told}</p>
                <label for="link">{page.label("invite-link")}</label>
                <input id="link" type="text" readonly prop:value=move || link.get_value()/>
            </div>
            {link.with_value(|link| picture(page, link))}
        </div>
    }
}

/// The link as a picture; nothing for one that is too long for that.
fn picture(page: Page, link: &str) -> Option<impl IntoView + use<>> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let size = code.size() + 2 * BORDER;
    let lines = (0..code.size()).map(|y| line(&code, y));
    let path = lines.collect::<String>();
    Some(view! {
        <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=page.label("qr-alt")>
            <path class="light" d=format!("M0 0h{size}v{size}H0Z")/>
            <path class="dark" d=path/>
        </svg>
    })
}

/// The dark runs of a row.
fn line(code: &QrCode, y: i32) -> String {
    let mut path = String::new();
    let mut x = 0;
    while x < code.size() {
        let mut end = x;
        while code.get_module(end, y) {
            end += 1;
        }
        if end > x {
            let (left, top, run) = (x + BORDER, y + BORDER, end - x);
            // Writing to a string cannot fail.
            let _ = write!(path, "M{left} {top}h{run}v1h-{run}Z");
        }
        x = end + 1;
    }
    path
}
