//! One game of the family: its board with examples, its rules in words, where they are from, and a
//! game of it.

use game::{Level, Seat, address};
use leptos::prelude::*;
use rules::{Game, RuleSet, catalogue};

use super::examples::Examples;
use super::kin::Nearest;
use super::library::Library;
use super::{card, told};
use crate::bar::{self, TopBar};
use crate::device;
use crate::page::Page;
use crate::players;
use crate::route::{Learn, Route};

/// The screen of a game; of one for children its options, of the bare machine its form, and the library
/// if there is none of that name.
pub(super) fn profile(name: &str) -> AnyView {
    let Ok(game) = catalogue::find(name) else {
        return view! { <Library missing=address::decode(name)/> }.into_any();
    };
    if catalogue::area(game).is_some()
        && let Some(rules) = catalogue::in_keys(game)
    {
        return view! { <Profile game rules/> }.into_any();
    }
    Page::here().replace(options_of(game));
    ().into_any()
}

/// The screen on which the rules of a game are changed.
fn options_of(game: &'static Game) -> Route {
    match game.general_laws() {
        Some(_) => Route::Learn(Learn::Make(format!("game={}", RuleSet::new(game)))),
        None => Route::Setup(game.name),
    }
}

/// The height of a window from which the cards of the rules have room below a board of two rows, in
/// pixels.
const ROOM_BELOW: f64 = 840.0;

#[component]
fn Profile(
    game: &'static Game,
    /// Its usual rules in keys.
    rules: RuleSet,
) -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.words.get().game_title(game)));
    let begin = move |far: Seat| page.play(players::table_for(game, [Seat::PERSON, far]));
    let invite = Route::Online(format!("/invite?game={}", game.name));
    let own = options_of(game);
    let rows = card::board(game).rows();
    let is_below = Memo::new(move |_| {
        let has_room = |&(_, height): &(f64, f64)| height >= ROOM_BELOW;
        rows == 2 && page.is_wide() && page.window.with(has_room)
    });
    let cards = move || told::cards(rules);
    let has_file = catalogue::definition(game.name).is_some();
    let beside = move || view! { <h2>{page.label("rules")}</h2> {cards()} };
    view! {
        <link rel="stylesheet" href=device::listed("style-family")/>
        <TopBar/>
        <main class="start profile">
            <div class="of-board">
                {bar::titled(Route::Learn(Learn::Games), Signal::derive(move || page.words.get().game_title(game)))}
                <p class="origin">{move || card::origin(page.words.get(), game)}</p>
                {move || page.words.get().other_names(game).map(|names| view! { <p>{names}</p> })}
                {move || page.words.get().story(game).map(story)}
                <div class="ways">
                    <Begin against=["play-computer", "play-people"] begin/>
                    <a class="button" id="invite" href=invite.address() on:click=page.link(invite)>
                        {page.label("play-friend")}
                    </a>
                    <a class="button" id="make-from" href=own.address() on:click=page.link(own)>
                        {page.label("make-from")}
                    </a>
                    {(!has_file).then(|| view! { <Lessons game/> })}
                </div>
                <Examples game/>
                {move || is_below.get().then(cards)}
            </div>
            <div class="of-rules">
                {move || (!is_below.get()).then(beside)}
                <h2>{page.label("rules-all")}</h2>
                {told::all(rules)}
                {(!has_file).then(|| told::sources(game))}
                <Nearest game/>
            </div>
        </main>
    }
}

/// A story of a game, with its source.
fn story((told, source): (String, String)) -> impl IntoView {
    view! { <p class="story">{told} " " <small>"(" {source} ")"</small></p> }
}

/// The ways to the lesson and the puzzles of a game.
#[component]
fn Lessons(game: &'static Game) -> impl IntoView {
    let page = Page::here();
    let lesson = Route::Learn(Learn::Lesson(game.name, None));
    let puzzles = Route::Learn(Learn::PuzzlesOf(game.name));
    [("learn", lesson), ("puzzles", puzzles)]
        .map(|(id, to)| {
            view! {
                <a class="button" data-to=id href=to.address() on:click=page.link(to)>
                    {page.label(id)}
                </a>
            }
        })
        .collect_view()
}

/// The buttons that begin a game, by their ids: against the computer, and of two people.
#[component]
pub(super) fn Begin(
    against: [&'static str; 2],
    begin: impl Fn(Seat) + Copy + 'static,
) -> impl IntoView {
    let page = Page::here();
    let [computer, people] = against;
    view! {
        <button type="button" class="main" id=computer on:click=move |_| begin(Seat::Computer(Level::EASY))>
            {page.label("play-computer")}
        </button>
        <button type="button" id=people on:click=move |_| begin(Seat::PERSON)>
            {page.label("play-people")}
        </button>
    }
}
