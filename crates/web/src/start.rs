//! The first screen: a board to begin on, unfinished games, six games to choose from, and all games
//! played.

use game::{Level, Seat};
use leptos::prelude::*;
use rules::{Game, Place, Side, catalogue};
use wasm_bindgen::closure::Closure;

use crate::bar::TopBar;
use crate::board::view::{Board, BoardModel};
use crate::device::{self, browser::grow};
use crate::games;
use crate::going;
use crate::notice::Notice;
use crate::page::{Intent, Page};
use crate::picture::Picture;
use crate::play::manner::Manner;
use crate::play::{self, Desk};
use crate::players;
use crate::route::{self, Learn, Route};

/// The storage key that is set once the tour was seen or declined.
pub(crate) const TOURED: &str = "mancala.toured";

/// The first screen.
#[component]
pub(crate) fn Start() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("app-name")));
    // Untracked: a game deleted meanwhile can still be put back.
    let has_played = page.shelf.with_untracked(|shelf| !shelf.games().is_empty());
    // The tour is for users who have neither seen nor declined it, nor played.
    let first = !has_played && device::recall(TOURED).is_none();
    view! {
        <TopBar/>
        <main class="start">
            <h1>{page.label("app-tagline")}</h1>
            <Notice/>
            {(has_played || going::is_any()).then(games::unfinished)}
            <FirstBoard/>
            <nav class="ways" aria-label=page.label("menu")>
                <div class="doors">
                    <Computer/>
                    <Way to=Route::Online("/invite".to_owned()) id="way-friend" name="play-friend"/>
                    <Way to=Route::Online("/online".to_owned()) id="way-online" name="play-online"/>
                    <Way to=Route::Learn(Learn::Kids) id="way-kids" name="kid-mode"/>
                </div>
                <div class="quiet">
                    <Way to=Route::Learn(Learn::Tour) id="way-tour" name="tour-offer" called=first/>
                    <Way to=Route::Learn(Learn::DailyPuzzle) id="way-daily" name="puzzle-daily"/>
                    <Way to=Route::Learn(Learn::Lessons) id="way-learn" name="learn"/>
                    <Way to=Route::Learn(Learn::Puzzles) id="way-puzzles" name="puzzles"/>
                    <Way to=Route::Learn(Learn::Games) id="way-games" name="games-all"/>
                    <Way to=Route::Study(String::new()) id="way-analysis" name="study"/>
                    <Way to=Route::Learn(Learn::Lab(String::new())) id="way-lab" name="lab"/>
                </div>
            </nav>
            <h2>{page.label("choose-game")}</h2>
            <ul class="games">
                {catalogue::GAMES.iter().map(|game| view! { <Card game/> }).collect_view()}
            </ul>
            {has_played.then(games::games)}
        </main>
    }
}

/// A link to something other than a game.
#[component]
fn Way(
    to: Route,
    id: &'static str,
    name: &'static str,
    /// Whether it is what this visitor probably needs.
    #[prop(optional)]
    called: bool,
) -> impl IntoView {
    let page = Page::here();
    view! {
        <a class="button way" class:called=called href=to.address() id=id on:click=page.link(to)>
            {page.label(name)}
        </a>
    }
}

/// The way to a game against the computer.
#[component]
fn Computer() -> impl IntoView {
    let page = Page::here();
    let table = || {
        let [near, far] = players::kept();
        let level = far.level().or_else(|| near.level());
        let computer = Seat::Computer(level.unwrap_or(Level::EASY));
        players::table_for(&catalogue::GAMES[0], [Seat::PERSON, computer])
    };
    let address = Route::Play(route::link(&table())).address();
    let begin = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        page.play(table());
    };
    view! {
        <a class="button way main" href=address id="way-computer" on:click=begin>
            {page.label("play-computer")}
        </a>
    }
}

/// A board on which one tap is the first move of a game, which begins on its own screen.
#[component]
fn FirstBoard() -> impl IntoView {
    let page = Page::here();
    let game = &catalogue::GAMES[0];
    let desk = Desk::new(page, players::table(game), Manner::EXERCISE);
    // A good first move: it ends in the store.
    desk.hints.set(vec![Place::House(Side::South, 2)]);
    let model = BoardModel {
        on_choose: Callback::new(move |place: Place| {
            if place.side() == Side::South {
                page.intent.set_value(Some(Intent::Play(place)));
                let next = move || page.play(players::table(game));
                grow(&Closure::once_into_js(next));
            }
        }),
        ..play::board(desk)
    };
    let opposite = move || {
        let words = page.words.get();
        let name = desk.table.with(|table| table.name(!table.near(), words));
        format!("{} · {name}", words.game_title(game))
    };
    view! {
        <section class="first-board" aria-labelledby="begin-here">
            <p>
                <span id="begin-here">{page.label("tap-to-begin")}</span>
                <span class="name">{opposite}</span>
            </p>
            <Board model/>
        </section>
    }
}

/// One game to choose: it begins at once; its options are beside its name.
#[component]
pub(crate) fn Card(game: &'static Game) -> impl IntoView {
    let page = Page::here();
    let address = Route::Play(route::link(&players::table(game))).address();
    let options = Route::Setup(game.name);
    let begin = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        page.play(players::table(game));
    };
    let title = move || page.words.get().game_title(game);
    let options_of = move || page.words.get().labelled(&title(), &page.text("options"));
    view! {
        <li class="card">
            <Picture game/>
            <span class="name">
                <a class="begin" href=address data-game=game.name on:click=begin>
                    {title}
                </a>
                <a
                    class="icon gear"
                    href=options.address()
                    data-options=game.name
                    aria-label=options_of
                    title=options_of
                    on:click=page.link(options)
                ></a>
            </span>
            <span>{move || page.words.get().game_summary(game)}</span>
        </li>
    }
}
