//! The end of a game online: the result, the reason for it, and what can be done next.

use game::online::{GameId, Offerable, Why};
use leptos::prelude::*;
use protocol::online::WireCommand;
use rules::Side;
use words::{Player, Words};

use super::followed::Followed;
use super::onward::go_on;
use super::session::Session;
use crate::page::Page;
use crate::play::EndCard;
use crate::route::Route;

/// The card; closed, it leaves the board to be seen.
#[component]
pub(super) fn Card(session: Session) -> impl IntoView {
    let page = Page::here();
    let told = move |tell: fn(&Followed, Page) -> String| {
        let told = move |game: &Option<Followed>| game.as_ref().map(|game| tell(game, page));
        Signal::derive(move || session.game.with(told).unwrap_or_default())
    };
    let won = Signal::derive(move || session.game.with(|game| game.as_ref().is_some_and(has_won)));
    follow_rematch(page, session);
    let more = move || {
        view! {
            <a class="button" href="/invite" on:click=page.link(Route::Online("/invite".to_owned()))>
                {page.label("new-game")}
            </a>
        }
    };
    view! {
        <EndCard
            title=told(verdict)
            why=told(reason)
            won
            rematch=move || view! { <Rematch session/> }
            more
        />
    }
}

/// Whether the person here has won.
fn has_won(game: &Followed) -> bool {
    let winner = game.room.end().and_then(|end| end.winner);
    winner.is_some() && winner == game.me()
}

/// The button for another game: whoever presses it second begins it.
#[component]
fn Rematch(session: Session) -> impl IntoView {
    let page = Page::here();
    let of_game = move |told: fn(&Followed) -> bool| {
        Memo::new(move |_| session.game.with(|game| game.as_ref().is_some_and(told)))
    };
    let plays = of_game(|game| game.me().is_some());
    let is_asked = of_game(|game| offered_by(game).is_some_and(|by| game.me() != Some(by)));
    let has_asked = of_game(|game| offered_by(game).is_some_and(|by| game.me() == Some(by)));
    let label = move || {
        page.text(if is_asked.get() {
            "rematch-accept"
        } else {
            "rematch"
        })
    };
    let press = move |_| {
        if let Some(next) = untrack(|| next(session)) {
            return go_on(page, &next.to_string());
        }
        let what = Offerable::Rematch.name().to_owned();
        session.command(WireCommand::Offer { what });
    };
    view! {
        <Show when=move || plays.get()>
            <button
                type="button"
                id="play-again"
                class="main"
                disabled=move || has_asked.get()
                on:click=press
            >
                {label}
            </button>
        </Show>
    }
}

/// Who offers a rematch, if somebody does.
fn offered_by(game: &Followed) -> Option<Side> {
    let mut offers = game.room.offers().iter();
    let offer = offers.find(|offer| offer.what == Offerable::Rematch);
    offer.map(|offer| offer.by)
}

/// Goes on to the rematch once there is one.
fn follow_rematch(page: Page, session: Session) {
    Effect::new(move |before: Option<Option<GameId>>| {
        let next = next(session);
        // Whoever comes back to a game of the past has come to see it.
        if let Some(next) = next
            && before == Some(None)
        {
            request_animation_frame(move || go_on(page, &next.to_string()));
        }
        next
    });
}

/// The rematch, for its players.
fn next(session: Session) -> Option<GameId> {
    session.game.with(|game| {
        let game = game.as_ref()?;
        game.me()?;
        game.room.next()
    })
}

/// The perspective of whoever looks at the card.
fn told(game: &Followed, words: Words) -> words::Perspective {
    let mut told = words::Perspective::neutral(game.room.terms().rules().game());
    for side in Side::BOTH {
        told = told.with_player(side, Player::Named(game.name(side, words)));
    }
    match game.me() {
        Some(me) => told.seen_by(me),
        None => told,
    }
}

/// The result in large letters.
fn verdict(game: &Followed, page: Page) -> String {
    let words = page.words.get();
    let room = &game.room;
    let Some(end) = room.end() else {
        return String::new();
    };
    if end.why == Why::Aborted {
        return words.text("end-aborted-title");
    }
    let position = room.position();
    let score = match position.match_outcome() {
        _ if end.why != Why::Rules => None,
        Some(outcome) if position.has_rounds() => Some(outcome.won.map(i32::from)),
        _ => {
            // Where only being first counts, points would puzzle.
            let counted = position
                .outcome()
                .filter(|_| !position.properties().is_race);
            counted.map(|outcome| outcome.score.map(i32::from))
        }
    };
    words.verdict(end.winner, score, &told(game, words))
}

/// The reason why the game is over, and whether one of its players would like another.
fn reason(game: &Followed, page: Page) -> String {
    let words = page.words.get();
    let why = why(game, words);
    let Some((by, me)) = offered_by(game).zip(game.me()) else {
        return why;
    };
    let asks = if by == me {
        words.text("offering-rematch")
    } else {
        words.text_with("offered-rematch", &[("name", game.name(by, words).into())])
    };
    format!("{why} {asks}")
}

fn why(game: &Followed, words: Words) -> String {
    let told = told(game, words);
    let about = |id: &str, side: Side| words.text_about(id, side, &told, &[]);
    match game.room.end().map(|end| end.why) {
        Some(Why::Rules) => {
            let outcome = game.room.position().outcome();
            outcome.map_or_else(String::new, |outcome| words.end_reason(outcome.why, &told))
        }
        Some(Why::Resigned(side)) => about("end-resigned", side),
        Some(Why::OutOfTime(side)) => about("end-out-of-time", side),
        Some(Why::Left(side)) => about("end-left", side),
        Some(Why::Agreed) => words.text("end-agreed"),
        Some(Why::Aborted) => words.text("end-aborted"),
        None => String::new(),
    }
}
