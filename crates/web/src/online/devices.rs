//! The same player on another device: a code that is good once, here to be made and there to be used.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::json::quoted;
use super::known::Kept;
use super::pass_on::{self, link_on};
use super::wire::{self, Trouble};
use crate::device;
use crate::device::net;

/// The time for which a code is good.
const LIFE: Duration = Duration::from_mins(5);

/// The state of a code.
#[derive(Clone, Debug)]
enum State {
    /// There is none.
    Nothing,
    /// The link that has it.
    Good(String),
    /// Its time is over.
    Over,
    Failed(Trouble),
}

/// The code for another device.
#[component]
pub(super) fn Code(kept: Kept) -> impl IntoView {
    let page = kept.page;
    let state = RwSignal::new(State::Nothing);
    // A later code has its own time.
    let number = StoredValue::new(0_u32);
    let make = move |_| {
        spawn_local(async move {
            let made = made().await;
            let is_good = made.is_ok();
            let _ = state.try_set(made.map_or_else(State::Failed, State::Good));
            let now = number.try_update_value(|number| {
                *number += 1;
                *number
            });
            if is_good {
                set_timeout(
                    move || {
                        if number.try_get_value() == now {
                            let _ = state.try_set(State::Over);
                        }
                    },
                    LIFE,
                );
            }
        });
    };
    let shown = move || match state.get() {
        State::Nothing => ().into_any(),
        State::Good(link) => view! {
            {pass_on::shown(link)}
            <p>{page.label("me-code-life")}</p>
        }
        .into_any(),
        State::Over => view! { <p role="status">{page.label("me-code-over")}</p> }.into_any(),
        State::Failed(trouble) => {
            view! { <p role="alert">{trouble.told(page.words.get())}</p> }.into_any()
        }
    };
    view! {
        <section id="code">
            <h2>{page.label("me-code-title")}</h2>
            <p>{page.label("me-code-text")}</p>
            {shown}
            <div class="actions">
                <button type="button" id="make-code" on:click=make>{page.label("me-code-make")}</button>
            </div>
        </section>
    }
    .into_any()
}

/// The link with a new code, as other devices reach it. The code is behind the sign after which
/// nothing of an address is sent.
async fn made() -> Result<String, Trouble> {
    let code = wire::text(wire::post("/api/devices/code", &[]).await, "code")?;
    let host = wire::text(wire::get("/api/online").await, "host").unwrap_or_default();
    Ok(link_on(&host, &format!("/me#{code}")))
}

/// The place for the code of another device.
#[component]
pub(super) fn Claim(kept: Kept) -> impl IntoView {
    let page = kept.page;
    let brought = net::fragment();
    let is_brought = brought.is_some();
    let text = RwSignal::new(brought.unwrap_or_default());
    let failed = RwSignal::new(None::<Trouble>);
    let claim = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let code = text.with_untracked(|text| code_in(text).to_owned());
        spawn_local(async move {
            let code = quoted(&code);
            match wire::post("/api/devices/claim", &[("code", code)]).await {
                Ok(_) => {
                    // The address is of no use to anybody any more.
                    device::show_address("/me", false);
                    let _ = text.try_set(String::new());
                    let _ = failed.try_set(None);
                    kept.changed("me-claimed");
                }
                Err(trouble) => drop(failed.try_set(Some(trouble))),
            }
        });
    };
    let told = move || {
        failed.get().map(|trouble| match trouble {
            Trouble::Refused(code, _) if !is_passing(&code) => page.text("me-claim-wrong"),
            trouble => trouble.told(page.words.get()),
        })
    };
    let warning = move || {
        kept.name().map(|name| {
            page.words
                .get()
                .text_with("me-claim-warning", &[("name", name.as_str().into())])
        })
    };
    view! {
        <details class="claim" open=is_brought>
            <summary>{page.label("me-claim-title")}</summary>
            <form on:submit=claim>
                <p>{page.label("me-claim-text")}</p>
                <p>{warning}</p>
                <label for="claim-code">{page.label("me-claim-field")}</label>
                <input
                    id="claim-code"
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    required
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <p role="alert">{told}</p>
                <button type="submit" class="main" id="claim">{page.label("me-claim")}</button>
            </form>
        </details>
    }
    .into_any()
}

/// The code in what somebody has written: it may be the whole link.
fn code_in(text: &str) -> &str {
    let text = text.trim();
    text.rsplit_once('#').map_or(text, |(_, code)| code)
}

/// Whether a refusal says nothing of the code.
fn is_passing(code: &str) -> bool {
    matches!(code, "too-often" | "busy" | "paused" | "other-name")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_found_in_its_link() {
        for text in ["abc", " abc\n", "http://192.168.1.4:8000/me#abc", "/me#abc"] {
            assert_eq!(code_in(text), "abc");
        }
    }
}
