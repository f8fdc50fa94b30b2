//! One's own invitation: the link, and waiting for whoever opens it.

use std::time::Duration;

use game::online::Terms;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::online::{ClientMessage, ServerMessage, VERSION};

use super::link::{Heard, Link};
use super::onward::{self, go_on, play_both_sides};
use super::pass_on::{self, link_on};
use super::terms::TermsTold;
use super::wire::{self, InvitationObject, Status};
use crate::device;
use crate::page::Page;
use crate::route::Route;

/// The interval between two looks at the invitation, in case that nothing is told of it.
const LOOK: Duration = Duration::from_secs(5);

/// The ids of what is told of an open invitation: nobody has the link before them yet, or somebody has.
const WAITS: &str = "invitation-waiting";
const OPENED: &str = "invitation-opened";

/// The invitation while it is open.
#[component]
pub(super) fn Waiting(id: String, terms: Terms) -> impl IntoView {
    let page = Page::here();
    let id = StoredValue::new(id);
    let terms = StoredValue::new(terms);
    let status: RwSignal<Option<Status>> = RwSignal::new(None);
    let told = RwSignal::new(WAITS);
    spawn_local(async move {
        let found = wire::read(wire::get("/api/online").await).ok();
        let _ = status.try_set(found);
    });
    wait(page, id, told);
    let withdraw = move |_| {
        spawn_local(async move {
            let path = format!("/api/invitations/{}", id.get_value());
            if wire::ask("DELETE", &path, None).await.is_ok() {
                page.go(&Route::Online("/invite".to_owned()));
            }
        });
    };
    let link = Memo::new(move |_| {
        let host = status.with(|status| status.as_ref().map(|status| status.host.clone()));
        host.map(|host| link_on(&host, &format!("/i/{}", id.get_value())))
    });
    let is_loopback =
        move || status.with(|status| status.as_ref().is_some_and(|status| status.loopback));
    let is_open = move || matches!(told.get(), WAITS | OPENED);
    view! {
        <p class="wait" role="status">{move || page.text(told.get())}</p>
        <Show when=is_open>
            <p class="come-back">{page.label("invitation-good-for")}</p>
        </Show>
        {move || link.get().map(pass_on::shown)}
        <Show when=is_loopback>
            <details id="loopback">
                <summary>{page.label("only-this-device")}</summary>
                <p>{page.label("open-to-others")} " " <code>"mancala serve --addr 0.0.0.0:8000"</code></p>
            </details>
        </Show>
        {terms.with_value(|terms| view! { <TermsTold terms=terms.clone() is_own=true/> })}
        <div class="actions">
            <button type="button" id="both-sides" on:click=move |_| terms.with_value(|terms| play_both_sides(page, terms))>
                {page.label("play-people")}
            </button>
            <button type="button" id="withdraw" on:click=withdraw>
                {page.label("withdraw-invitation")}
            </button>
        </div>
        {meanwhile(page)}
    }
}

/// The ways to pass the time of a wait, on pages of their own.
pub(super) fn meanwhile(page: Page) -> AnyView {
    let way = |(to, name): (Route, &'static str)| {
        view! { <a class="button" href=to.address() target="_blank">{page.label(name)}</a> }
    };
    view! {
        <p class="meanwhile">{page.label("meanwhile")} {onward::alone().map(way).collect_view()}</p>
    }
    .into_any()
}

/// Goes to the game as soon as it begins; `told` is what happens before that, as the id of a text.
fn wait(page: Page, id: StoredValue<String>, told: RwSignal<&'static str>) {
    let look = move || {
        let Some(id) = id.try_get_value() else {
            return;
        };
        spawn_local(async move {
            let found = wire::get(&format!("/api/invitations/{id}")).await;
            let Ok(found) = wire::read::<InvitationObject>(found) else {
                return;
            };
            if told.is_disposed() {
                return;
            }
            match (found.game, &*found.state) {
                (Some(game), _) => go_on(page, &game),
                (None, "open") if found.opened => told.set(OPENED),
                (None, "open") => {}
                (None, "withdrawn") => told.set("invitation-withdrawn"),
                (None, _) => told.set("invitation-expired"),
            }
        });
    };
    listen(look);
    device::repeat(LOOK, look);
}

/// Looks whenever the server tells that somebody has come.
pub(super) fn listen(look: impl Fn() + Copy + 'static) {
    let link: StoredValue<Option<Link>, LocalStorage> = StoredValue::new_local(None);
    let heard = move |heard: Heard| match heard {
        Heard::Opened => {
            let hello = ClientMessage::Hello {
                v: VERSION,
                games: Vec::new(),
            };
            link.try_with_value(|link| link.as_ref().map(|link| link.send(&hello)));
        }
        Heard::Said(message) => match *message {
            ServerMessage::Welcome { .. } => {
                link.try_with_value(|link| link.as_ref().map(Link::settle));
                look();
            }
            // It may be another invitation of the same player.
            ServerMessage::You { .. } => look(),
            ServerMessage::Game { .. }
            | ServerMessage::Ev { .. }
            | ServerMessage::Ack { .. }
            | ServerMessage::No { .. }
            | ServerMessage::Here(_)
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye(_) => {}
        },
        Heard::Lost => {}
        Heard::Poll(round) => {
            look();
            link.try_with_value(|link| link.as_ref().map(|link| link.polled(round, false)));
        }
    };
    let opened = Link::new(heard);
    link.set_value(Some(opened.clone()));
    opened.again();
}
