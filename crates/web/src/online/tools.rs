//! The buttons of a game online.

use game::online::Offerable;
use leptos::prelude::*;
use protocol::online::WireCommand;

use super::followed::Followed;
use super::session::Session;
use super::standing::Sure;
use crate::device;
use crate::page::Page;
use crate::play::controls::{DialogTools, Menu, Through, Tool, copy};
use crate::play::desk::Desk;

/// The buttons: those of a player, unless they only look on, and a menu of the others.
#[component]
pub(super) fn Tools(
    session: Session,
    sure: RwSignal<Option<Sure>>,
    reactions: RwSignal<bool>,
    devices: RwSignal<bool>,
) -> impl IntoView {
    let page = Page::here();
    let plays = Memo::new(move |_| {
        let me = |game: &Followed| game.me();
        session
            .game
            .with(|game| game.as_ref().and_then(me).is_some())
    });
    let over = Memo::new(move |_| {
        let is_over = |game: &Followed| game.room.end().is_some();
        session.game.with(|game| game.as_ref().is_some_and(is_over))
    });
    view! {
        <nav class="controls" aria-label=page.label("menu")>
            <Show when=move || plays.get() fallback=Watching>
                <Own session sure reactions/>
            </Show>
            <Menu over>
                <More plays devices/>
            </Menu>
        </nav>
    }
}

/// The buttons of a player.
#[component]
fn Own(session: Session, sure: RwSignal<Option<Sure>>, reactions: RwSignal<bool>) -> impl IntoView {
    let page = Page::here();
    let of_game = move |is_so: fn(&Followed) -> bool| {
        Memo::new(move |_| session.game.with(|game| game.as_ref().is_some_and(is_so)))
    };
    let is_on = of_game(|game| game.me().is_some() && game.room.end().is_none());
    let may_abort = of_game(|game| game.room.clock().turns().contains(&0));
    let may_take_back = of_game(|game| {
        let may = game.me().is_some_and(|me| game.room.takeback(me).is_some());
        may && game.room.terms().takebacks && game.room.end().is_none()
    });
    let is_offering = move |what: Offerable| {
        session.game.with(|game| {
            let offers = game.as_ref().map(|game| game.room.offers());
            offers.is_some_and(|offers| offers.iter().any(|offer| offer.what == what))
        })
    };
    let ask_takeback = move |_| {
        sure.set(None);
        let what = Offerable::Takeback.name().to_owned();
        session.command(WireCommand::Offer { what });
    };
    let end = move |_| {
        sure.set(Some(if may_abort.get_untracked() {
            Sure::Abort
        } else {
            Sure::Resign
        }));
    };
    let end_name = move || page.text(if may_abort.get() { "abort" } else { "resign" });
    view! {
                <button
                    type="button"
                    class="tool"
                    id="takeback"
                    disabled=move || !may_take_back.get() || is_offering(Offerable::Takeback)
                    on:click=ask_takeback
                >
                    <span>{page.label("ask-takeback")}</span>
                </button>
                <button
                    type="button"
                    class="tool"
                    id="draw"
                    disabled=move || !is_on.get() || is_offering(Offerable::Draw)
                    on:click=move |_| sure.set(Some(Sure::Draw))
                >
                    <span>{page.label("offer-draw")}</span>
                </button>
                <button type="button" class="tool" id="resign" disabled=move || !is_on.get() on:click=end>
                    <span>{end_name}</span>
                </button>
                <button
                    type="button"
                    class="tool"
                    id="react"
                    aria-expanded=move || reactions.get().to_string()
                    on:click=move |_| reactions.update(|open| *open = !*open)
                >
                    <span>{page.label("react")}</span>
                </button>
    }
}

/// The buttons of whoever looks on: back and forward through the game, and its address.
#[component]
fn Watching() -> impl IntoView {
    view! {
        <Through/>
        <Tool id="copy" name="copy-link" enabled=Signal::stored(true) run=copy_address/>
    }
}

/// Copies the address of the game, for others who want to look on.
fn copy_address(desk: Desk) {
    copy(desk, &device::path());
}

/// The buttons that are in a menu where there is little room.
#[component]
fn More(plays: Memo<bool>, devices: RwSignal<bool>) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let always = Signal::stored(true);
    let begun = Signal::derive(move || desk.table.with(|table| table.game().cursor() > 0));
    view! {
        <Tool id="replay" name="replay-turn" short="replay-short" enabled=begun run=|desk| desk.replay()/>
        <Tool id="flip" name="flip" enabled=always run=|desk| desk.flip()/>
        <Show when=move || plays.get()>
            <button type="button" class="tool" id="other-device" on:click=move |_| devices.set(true)>
                <span>{page.label("other-device")}</span>
            </button>
        </Show>
        <DialogTools/>
    }
}
