//! The settings about this device: installation of the page, deletion of all kept data, and what it is
//! made of.

use leptos::prelude::*;

use crate::device;
use crate::install::InstallSetting;
use crate::keep::delete_everything;
use crate::page::Page;

/// The part of the settings that is about this device.
#[component]
pub(crate) fn OnThisDevice() -> impl IntoView {
    let page = Page::here();
    let erase = move |_| {
        let words = page.words.get_untracked();
        if device::confirm(&words.text("delete-everything-text")) {
            delete_everything();
        }
    };
    view! {
        <InstallSetting/>
        <div class="setting">
            <span>{page.label("delete-everything")}</span>
            <button type="button" id="erase" class="danger" on:click=erase>
                {page.label("delete-game")}
            </button>
        </div>
        {device::listed("notices").map(|address| view! {
            <a id="notices" class="setting" href=address target="_blank">{page.label("notices")}</a>
        })}
    }
}
