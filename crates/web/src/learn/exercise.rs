//! The screen of an exercise, shared by lessons and puzzles.

use game::{Level, Ply, Step};
use leptos::prelude::*;
use rules::{Place, Side};

use crate::bar::{self, Links};
use crate::board::view::Board;
use crate::home::Home;
use crate::page::Page;
use crate::play::avatar::robot;
use crate::play::desk::Desk;
use crate::play::manner::Manner;
use crate::play::mood::Mood;
use crate::play::picking::Picking;
use crate::play::status::PlayerBar;
use crate::play::{self, keyboard};
use crate::route::Route;
use crate::settings_view::QuickSettings;
use crate::table::Table;

/// The robot with a scholar's hat.
const TEACHER: Level = Level::ALL[6];

/// A desk for an exercise, with its keys.
pub(super) fn desk(page: Page, table: Table) -> Desk {
    let desk = still_desk(page, table);
    keyboard::listen(desk);
    desk
}

/// A desk without keys, for a board on which nothing is played.
pub(super) fn still_desk(page: Page, table: Table) -> Desk {
    let desk = Desk::new(page, table, Manner::EXERCISE);
    provide_context(desk);
    desk.show();
    desk
}

/// The plies of a table up to the position shown.
pub(super) fn plies(table: &Table) -> Vec<Ply> {
    let steps = table.game().line().take(table.game().cursor());
    let plies = steps.filter_map(|step| match step {
        Step::Ply(ply) => Some(ply.clone()),
        _ => None,
    });
    plies.collect()
}

/// The whole screen of an exercise: a bar, the board, the coach's text, and buttons.
#[component]
pub(super) fn Screen(
    desk: Desk,
    /// The destination of the bar's back link.
    back: Route,
    #[prop(into)] title: Signal<String>,
    /// Called when a place is chosen; the exercise may do something else than play it.
    on_choose: Callback<Place>,
    /// The coach's text.
    coach: AnyView,
    /// The coach's face.
    mood: Signal<Mood>,
    children: Children,
) -> impl IntoView {
    let page = desk.page;
    let mut model = play::board(desk);
    model.on_choose = on_choose;
    let has_fruit = desk
        .table
        .with_untracked(|table| table.position().properties().has_fruit);
    // In games with fruit, the bar shows the heap of won fruit beside the board.
    let bar = move |side: Side, far: bool| {
        has_fruit.then(|| view! { <PlayerBar side=Signal::derive(move || side) far/> })
    };
    view! {
        <div class="play exercise">
            <header class="top">
                <Home/>
                <Links/>
                {bar::titled(back, title)}
                <QuickSettings/>
            </header>
            <main class="table">
                {bar(Side::North, true)}
                <Board model/>
                {bar(Side::South, false)}
                <Picking/>
                <section class="status coach">
                    <span class="avatar teacher" aria-hidden="true">{robot(TEACHER, mood)}</span>
                    <div class="said">{coach}</div>
                </section>
            </main>
            <nav class="controls" aria-label=page.label("menu")>{children()}</nav>
            <p class="spoken" role="status" aria-atomic="true">{move || desk.report.spoken.get()}</p>
        </div>
    }
}

/// A button with a word, and a picture where there is room.
#[component]
pub(super) fn Button(
    id: &'static str,
    name: &'static str,
    #[prop(into)] main: Signal<bool>,
    #[prop(into)] enabled: Signal<bool>,
    run: impl Fn() + 'static,
) -> impl IntoView {
    let page = Page::here();
    view! {
        <button
            type="button"
            id=id
            class="way"
            class:main=move || main.get()
            disabled=move || !enabled.get()
            on:click=move |_| run()
        >
            {page.label(name)}
        </button>
    }
}
