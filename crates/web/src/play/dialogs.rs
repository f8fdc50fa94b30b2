//! Windows over the board: keys, settings, and on narrow screens the moves and rules.
//!
//! The browser's own dialog keeps the focus inside, closes with Escape, and gives the focus back.

use leptos::html;
use leptos::prelude::*;

use crate::page::Page;
use crate::play::desk::{Desk, Dialog};
use crate::settings_view::AllSettings;

/// Every key with what it does, as the catalogues name it.
const KEYS: [(&str, &str); 18] = [
    ("1–9 0 · A–L", "key-choose"),
    ("Q W E R …", "key-choose-other"),
    ("Tab ← → ↑ ↓", "key-move"),
    ("Enter Space", "key-sow"),
    ("← → PgUp PgDn", "key-history"),
    ("Shift ← →", "key-history-turn"),
    ("Home End", "key-history-ends"),
    ("U · Ctrl Z", "key-undo"),
    ("Y · Ctrl Y", "key-redo"),
    ("R", "key-replay"),
    ("F", "key-flip"),
    ("H", "key-hint"),
    ("P", "key-previews"),
    ("M", "key-speak-moves"),
    ("S", "key-speak-score"),
    ("V", "key-speak-board"),
    ("Z", "key-speak-last"),
    ("N", "key-new"),
];

/// One of the windows.
#[component]
pub(crate) fn Window(dialog: Dialog) -> impl IntoView {
    let page = Page::here();
    match dialog {
        Dialog::Keys => {
            let keys = KEYS.map(|(keys, id)| {
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
                {crate::part::panel()}
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
            // It is in the page by now; if not, it stays a plain box.
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
