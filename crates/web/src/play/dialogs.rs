//! Windows over the board: keys, settings, and on narrow screens the moves and rules.
//!
//! The browser's own dialog keeps the focus inside, closes with Escape, and gives the focus back.

use leptos::html;
use leptos::prelude::*;

use crate::page::Page;
use crate::play::desk::{Desk, Dialog};
use crate::play::panel::Panel;
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

/// The window that is open, if one is.
#[component]
pub(crate) fn Dialogs() -> impl IntoView {
    let desk = Desk::here();
    let page = Page::here();
    view! {
        <Show when=move || desk.dialog.get() == Some(Dialog::Keys)>
            <Window title="keys">
                <dl class="keys">
                    {KEYS
                        .map(|(keys, id)| {
                            view! {
                                <dt>{keys}</dt>
                                <dd>{page.label(id)}</dd>
                            }
                        })
                        .collect_view()}
                </dl>
            </Window>
        </Show>
        <Show when=move || desk.dialog.get() == Some(Dialog::Settings)>
            <Window title="settings">
                <AllSettings/>
            </Window>
        </Show>
        <Show when=move || desk.dialog.get() == Some(Dialog::Panel)>
            <Window title="moves-and-rules">
                <Panel/>
            </Window>
        </Show>
    }
}

#[component]
fn Window(title: &'static str, children: Children) -> impl IntoView {
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
