//! Dialogs over the board: keys, settings, and on narrow screens the moves and rules.
//!
//! The browser's own dialog keeps the focus inside, closes with Escape, and gives the focus back.

use leptos::html;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::play::desk::{Desk, Dialog};
use crate::play::panel;
use crate::settings_view::AllSettings;

/// The fixed keys, with the identifiers of their descriptions. The others follow them.
const KEYS: [(&str, &str); 7] = [
    ("1–9 0 · A–L", "key-choose"),
    ("Q W E R …", "key-choose-other"),
    ("Tab ← → ↑ ↓", "key-move"),
    ("Enter Space", "key-sow"),
    ("← → PgUp PgDn", "key-history"),
    ("Shift ← →", "key-history-turn"),
    ("Home End", "key-history-ends"),
];

#[wasm_split(more, fallible)]
fn load_dialog() -> Result<Draw<Dialog>, Missing> {
    Ok(|dialog| view! { <Window dialog/> }.into_any())
}

/// One of the dialogs, once its chunk is loaded.
pub(crate) fn fetched(dialog: Dialog) -> AnyView {
    part::show(|| Box::pin(load_dialog()), dialog, Wait::Silent, Texts::All)
}

#[component]
fn Window(dialog: Dialog) -> impl IntoView {
    let page = Page::here();
    match dialog {
        Dialog::Keys => {
            let own = page.settings.with_untracked(|settings| settings.keys);
            let own = own.told().map(|(id, key)| match id {
                "key-undo" => (id, format!("{key} · Ctrl Z")),
                "key-redo" => (id, format!("{key} · Ctrl Y")),
                _ => (id, key),
            });
            let fixed = KEYS.map(|(keys, id)| (id, keys.to_owned()));
            let keys = fixed.into_iter().chain(own).map(move |(id, keys)| {
                view! {
                    <dt>{keys}</dt>
                    <dd>{page.label(id)}</dd>
                }
            });
            view! {
                <Frame title="keys">
                    <dl class="keys">{keys.collect_view()}</dl>
                </Frame>
            }
            .into_any()
        }
        Dialog::Settings => view! {
            <Frame title="settings">
                <AllSettings/>
            </Frame>
        }
        .into_any(),
        Dialog::Panel => view! {
            <Frame title="moves-and-rules">
                {panel::fetched(false)}
            </Frame>
        }
        .into_any(),
    }
}

#[component]
fn Frame(title: &'static str, children: Children) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get()
            && !dialog.open()
        {
            // The element is mounted by now; if not, it stays a plain box.
            let _ = dialog.show_modal();
        }
    });
    let close = move || {
        if let Some(dialog) = node.get_untracked() {
            dialog.close();
        }
    };
    view! {
        <dialog node_ref=node aria-label=page.label(title) on:close=move |_| desk.dialog.set(None)>
            <div class="window">
                <header>
                    <h2>{page.label(title)}</h2>
                    <button
                        type="button"
                        class="plain icon close"
                        aria-label=page.label("close")
                        on:click=move |_| close()
                    ></button>
                </header>
                {children()}
            </div>
        </dialog>
    }
}
