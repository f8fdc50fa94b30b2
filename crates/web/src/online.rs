//! Games with somebody elsewhere: invitations, the game itself, and the list of one's own. A part of
//! the page that a first game does not need.
//!
//! The server decides, and what it has acknowledged is on its disk. [`followed`] has its events as a
//! `game::online::Room`; [`outbox`] keeps what was chosen here until it is answered; [`session`] joins
//! both, and [`board`] shows them. [`link`] holds the socket, [`pulse`] says whether it lives
//! and [`tries`] when to try again, [`wire`] asks by HTTP.

mod awake;
mod board;
mod card;
mod clock;
mod followed;
mod form;
mod games;
mod invitation;
mod link;
mod message;
mod names;
mod onward;
mod outbox;
mod pass_on;
mod players;
mod pulse;
mod reactions;
mod screen;
mod session;
mod standing;
mod terms;
mod text;
mod tools;
mod tries;
mod waiting;
mod wire;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::device;
use crate::part::{self, Draw, Missing, Texts, Wait};

#[wasm_split(online, fallible)]
fn load_online() -> Result<Draw<String>, Missing> {
    Ok(|address| online(&address))
}

/// The screen of an address, once its chunk is loaded.
pub(crate) fn fetched(address: String) -> AnyView {
    part::show(
        || Box::pin(load_online()),
        address,
        Wait::Screen,
        Texts::All,
    )
}

fn online(address: &str) -> AnyView {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let words: Vec<&str> = path.trim_matches('/').split('/').collect();
    let screen = match words[..] {
        ["g", id] => screen::screen(id.to_owned()),
        ["blind", "g", id] => text::screen(id.to_owned()),
        ["i", id] => view! { <invitation::Invitation id=id.to_owned()/> }.into_any(),
        ["invite"] => view! { <form::Invite query=query.to_owned()/> }.into_any(),
        _ => view! { <games::Games/> }.into_any(),
    };
    view! {
        <link rel="stylesheet" href=device::listed("style-online")/>
        {screen}
    }
    .into_any()
}
