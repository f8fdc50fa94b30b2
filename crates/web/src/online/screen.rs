//! The screen of a game online: the board of every game, with what two devices need around it.

use game::online::Pace;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Side;

use super::awake;
use super::card::Card;
use super::followed::Followed;
use super::games::nothing_there;
use super::onward;
use super::pass_on;
use super::players::{About, Face};
use super::reactions::Reactions;
use super::session::{Line, Session};
use super::standing::{Standing, Sure};
use super::tools::Tools;
use super::wire::{self, Trouble};
use crate::bar::{self, TopBar};
use crate::board::view::Board;
use crate::device;
use crate::going::{self, Going};
use crate::notice::Notice;
use crate::page::Page;
use crate::play::desk::Desk;
use crate::play::manner::{Keeps, Manner};
use crate::play::{self, Head, PlayerBar, Status};
use crate::route::{self, Route};
use crate::table::Table;

/// The server keeps the game, and somebody else plays it, too.
const MANNER: Manner = Manner {
    route: |table| Route::Play(route::link(table)),
    keeps: Keeps::Elsewhere,
    has_computer: true,
    ..Manner::GAME
};

/// The same for a child.
const KIDS: Manner = Manner {
    confirms: |settings| settings.kid_confirm,
    easy_count: |settings| settings.easy_count || settings.kid_easy_count,
    ..MANNER
};

/// A game by its name on a board.
pub(super) fn screen(id: String) -> AnyView {
    let played = |session, table| view! { <Played session table/> }.into_any();
    view! { <GameScreen id played/> }.into_any()
}

/// A game by its name, once it has come.
#[component]
pub(super) fn GameScreen(id: String, played: fn(Session, Table) -> AnyView) -> impl IntoView {
    let page = Page::here();
    let session = Session::open(page, id);
    Effect::new(move |_| {
        if let Some(trouble @ Trouble::Refused(..)) = session.trouble.get() {
            onward::leave(page, trouble.told(page.words.get_untracked()));
        }
    });
    // The board is made once: what comes later changes what is on it.
    let is_there = Memo::new(move |was: Option<&bool>| {
        let is_there = session.game.with(Option::is_some) && session.is_caught_up.get();
        was == Some(&true) || is_there
    });
    let trouble = move || {
        session.trouble.get().map(|trouble| {
            view! {
                <link rel="stylesheet" href=device::listed("style-meeting")/>
                {nothing_there(page, trouble, ().into_any())}
            }
        })
    };
    let joining = move || {
        let is_lost = session.line.get() == Line::Lost;
        page.text(if is_lost {
            "online-lost"
        } else {
            "online-joining"
        })
    };
    let missing = move || {
        view! {
            <TopBar/>
            <main class="setup online">
                {bar::titled(Route::Online("/online".to_owned()), page.label("online-game"))}
                {trouble}
                <Show when=move || session.trouble.with(Option::is_none)>
                    <p class="fetching">{joining}</p>
                </Show>
            </main>
        }
    };
    view! {
        <Show when=move || is_there.get() fallback=missing>
            {move || untrack(|| session.table()).map(|table| played(session, table))}
        </Show>
    }
}

/// The game on the board.
#[component]
fn Played(session: Session, table: Table) -> impl IntoView {
    let page = Page::here();
    let is_kid = session
        .game
        .with_untracked(|game| game.as_ref().is_some_and(|game| game.room.terms().kid));
    let desk = Desk::new(page, table, if is_kid { KIDS } else { MANNER });
    provide_context(desk);
    play::begin_game(desk);
    session.connect(desk);
    keep_finished(page, session, desk);
    remember(page, session);
    awake::stay_awake(my_turn(session));
    let (sure, reactions, devices) = (
        RwSignal::new(None),
        RwSignal::new(false),
        RwSignal::new(false),
    );
    put_away(session, sure, reactions);
    let near = move || desk.table.with(Table::near);
    let near_side: Signal<Side> = Signal::derive(near);
    let far_side: Signal<Side> = Signal::derive(move || !near());
    let over = Memo::new(move |_| {
        let is_over = session
            .game
            .with(|game| game.as_ref().is_some_and(|game| game.room.end().is_some()));
        is_over && !desk.film.moving.get()
    });
    let is_ready = Memo::new(move |_| {
        session.game.with(|game| {
            let ready = game
                .as_ref()
                .and_then(|game| Some(game.room.is_ready(game.me()?)));
            ready.unwrap_or_default()
        })
    });
    let about = |side| view! { <About session side/> }.into_any();
    let face = |side| view! { <Face session side/> }.into_any();
    view! {
        <div
            class="play online"
            class:child=is_kid
            class:ready=move || is_ready.get()
            class:wide=move || page.is_wide() && !is_kid
            class:high=move || page.is_high() && !is_kid
        >
            <Head/>
            <main class="table">
                <Notice/>
                <PlayerBar side=far_side far=true face=face(far_side) more=about(far_side)/>
                <Board model=play::board(desk)/>
                <PlayerBar side=near_side far=false face=face(near_side) more=about(near_side)/>
                {play::picking(desk)}
                <Status/>
                <Standing session sure/>
                <Reactions session open=reactions/>
                <Show when=move || over.get()><Card session/></Show>
            </main>
            <Tools session sure reactions devices/>
            <Show when=move || !is_kid && (page.is_wide() || page.is_high())>
                <aside class="side">
                    {play::panel(true)}
                </aside>
            </Show>
            {play::dialog(desk)}
            <Show when=move || devices.get()><OtherDevice session open=devices/></Show>
            <p class="spoken" role="status" aria-atomic="true">{move || desk.report.spoken.get()}</p>
        </div>
    }
}

/// Puts feelings away when there is a question, over which they would lie, or a move.
fn put_away(session: Session, sure: RwSignal<Option<Sure>>, reactions: RwSignal<bool>) {
    Effect::new(move |_| {
        sure.track();
        session.game.track();
        reactions.set(false);
    });
}

/// Whether the player has to act, and not within days.
pub(super) fn my_turn(session: Session) -> Memo<bool> {
    let is_mine = |game: &Followed| {
        let is_slow = matches!(game.room.terms().pace, Pace::Days(_));
        !is_slow && game.me().is_some_and(|me| game.room.awaited()[me])
    };
    Memo::new(move |_| {
        let game = session.game.read();
        game.as_ref().is_some_and(is_mine)
    })
}

/// Lets the first screen lead back to a game of one's own as long as it goes on.
pub(super) fn remember(page: Page, session: Session) {
    Effect::new(move |before: Option<Option<bool>>| {
        let goes_on = session.game.with(|game| {
            let game = game.as_ref()?;
            game.me().map(|_| game.room.end().is_none())
        });
        if before.flatten() == goes_on {
            return goes_on;
        }
        match goes_on {
            Some(true) => {
                let game = session.game.with_untracked(|game| {
                    let game = game.as_ref()?;
                    Some(Going {
                        id: session.id.clone(),
                        game: game.room.terms().rules().to_string(),
                        other: game.name(!game.me()?, page.words.get_untracked()),
                    })
                });
                game.into_iter().for_each(going::remember);
            }
            Some(false) => going::forget(&session.id),
            None => {}
        }
        goes_on
    });
}

/// The link that gives the seat to another device of the same player, or gives it back.
#[component]
fn OtherDevice(session: Session, open: RwSignal<bool>) -> impl IntoView {
    let page = Page::here();
    let link = RwSignal::new(None::<String>);
    let failed = RwSignal::new(None);
    spawn_local(async move {
        let path = format!("/api/games/{}/seat-link", session.id);
        let made = wire::text(wire::post(&path, &[]).await, "seat_link");
        match made {
            Ok(made) => drop(link.try_set(Some(device::whole_address(&made)))),
            Err(trouble) => drop(failed.try_set(Some(trouble))),
        }
    });
    let told = move || {
        failed
            .get()
            .map(|trouble: wire::Trouble| trouble.told(page.words.get()))
    };
    view! {
        <div class="over-all" role="dialog" aria-modal="true" aria-label=page.label("other-device")>
            <section>
                <h2>{page.label("other-device")}</h2>
                <p>{page.label("other-device-text")}</p>
                {told}
                {move || link.get().map(pass_on::shown)}
                <button type="button" class="main" id="close-devices" on:click=move |_| open.set(false)>
                    {page.label("close")}
                </button>
            </section>
        </div>
    }
}

/// Keeps a finished game of one's own on the device's shelf, where it needs no network.
pub(super) fn keep_finished(page: Page, session: Session, desk: Desk) {
    Effect::new(move |_| {
        let is_mine = session.game.with(|game| {
            let game = game.as_ref()?;
            game.room.end()?;
            game.me()
        });
        let is_whole = desk.table.with(|table| table.game().is_over());
        if is_mine.is_some() && is_whole {
            desk.table.with_untracked(|table| page.keep(table));
        }
    });
}
