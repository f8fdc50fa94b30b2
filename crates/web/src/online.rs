//! Games with somebody elsewhere: invitations, the game itself, and the list of one's own. A part of
//! the page that a first game does not need.
//!
//! The server decides, and what it has acknowledged is on its disk. [`followed`] has its events as a
//! `game::online::Room`; [`outbox`] keeps what was chosen here until it is answered; [`session`] joins
//! both, and [`board`] shows them. [`link`] holds the socket, [`pulse`] says whether it lives
//! and [`tries`] when to try again, [`wire`] asks by HTTP.

mod awake;
mod birds;
mod board;
mod card;
mod clock;
mod devices;
mod followed;
mod form;
mod games;
mod invitation;
mod json;
mod known;
mod link;
mod listed;
mod lobby;
mod message;
mod mine;
mod names;
mod onward;
mod outbox;
mod over;
mod pass_on;
mod players;
mod pulse;
mod reactions;
mod read;
mod screen;
mod session;
mod standing;
mod terms;
mod text;
mod tools;
mod tries;
mod waiting;
mod watchable;
mod wire;

use game::address;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::device;
use crate::part::{self, Draw, Load, Missing, Texts, Wait};

#[wasm_split(online, fallible)]
fn load_game() -> Result<Draw<String>, Missing> {
    Ok(|address| styled(game(&address), &["style-online"]))
}

#[wasm_split(meeting, fallible)]
fn load_meeting() -> Result<Draw<String>, Missing> {
    Ok(|address| {
        styled(
            meeting(&address),
            &["style-setup", "style-online", "style-meeting"],
        )
    })
}

/// The screen of an address, once its chunk is loaded: a game does not wait for what leads to it.
pub(crate) fn fetched(address: String) -> AnyView {
    let load: Load<String> = if address.starts_with("/g/") {
        || Box::pin(load_game())
    } else {
        || Box::pin(load_meeting())
    };
    part::show(load, address, Wait::Screen, Texts::All)
}

/// The words of a path, and the query.
fn read(address: &str) -> (Vec<&str>, &str) {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    (path.trim_matches('/').split('/').collect(), query)
}

/// A game on the board.
fn game(address: &str) -> AnyView {
    let (words, _) = read(address);
    screen::screen(words.last().copied().unwrap_or_default().to_owned())
}

/// Everything but the board.
fn meeting(address: &str) -> AnyView {
    let (words, query) = read(address);
    match words[..] {
        ["blind", "g", id] => text::screen(id.to_owned()),
        ["i", id] => view! { <invitation::Invitation id=id.to_owned()/> }.into_any(),
        ["invite"] => view! { <form::Invite query=query.to_owned()/> }.into_any(),
        ["me"] => view! { <mine::MyData/> }.into_any(),
        _ => {
            let wait = address::split(query).find(|(key, _)| key == "wait");
            view! { <games::Games wait=wait.map(|(_, id)| id)/> }.into_any()
        }
    }
}

/// A screen with the look that only these have.
fn styled(screen: AnyView, styles: &[&str]) -> AnyView {
    let links = styles.iter();
    let links = links.map(|style| view! { <link rel="stylesheet" href=device::listed(style)/> });
    view! { {links.collect_view()} {screen} }.into_any()
}
