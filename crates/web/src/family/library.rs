//! All games, by where they are played: a library to walk through.

use std::time::Duration;

use leptos::prelude::*;
use rules::catalogue;
use rules::general::AREAS;
use rules::{Game, RuleSet};
use words::Words;

use super::card::{self, Effort};
use super::kin;
use super::map::Map;
use crate::bar::TopBar;
use crate::board::thumbnail;
use crate::device;
use crate::learn::daily;
use crate::page::Page;
use crate::picture::EmptyBoard;
use crate::route::{self, Learn, Route};
use crate::start;

/// The number of rows that somebody wants to see, if they do not want all.
const ROWS: [Option<u8>; 3] = [None, Some(2), Some(4)];

/// Games that are soon learnt, from all over the world, the easiest first.
const FIRST: [&str; 6] = [
    "kalah",
    "oware",
    "mangala-six",
    "bestemshe",
    "congkak",
    "hus",
];

/// The least number of letters that find games like the one they name.
const LIKED_FROM: usize = 3;
/// The width of a window from which the map is open, between the game of the day and the areas, in
/// pixels; the style has it, too.
const MAP: f64 = 1200.0;

/// A game with the area of the world where it is at home.
type Entry = (&'static Game, &'static str);

/// Every game that is at home somewhere.
fn entries() -> impl Iterator<Item = Entry> {
    let games = catalogue::GAMES.iter().chain(catalogue::family());
    games.filter_map(|game| Some((game, catalogue::area(game)?)))
}

/// The number of games of an area.
fn games_of(area: &str) -> usize {
    entries().filter(|(_, home)| *home == area).count()
}

/// The games to begin with, in their order.
fn first() -> impl Iterator<Item = Entry> {
    FIRST
        .into_iter()
        .filter_map(|name| entries().find(|(game, _)| game.name == name))
}

/// The wish of somebody who looks for a game.
#[derive(Clone, Copy)]
struct Wish {
    /// Letters of a name or a place.
    asked: RwSignal<String>,
    /// The number of rows, unless it is all the same.
    rows: RwSignal<Option<u8>>,
    /// The area, unless it is empty.
    area: RwSignal<String>,
    /// Whether there should be little to learn.
    is_short: RwSignal<bool>,
}

impl Wish {
    /// Forgets it all.
    fn forget(self) {
        self.asked.set(String::new());
        self.rows.set(None);
        self.area.set(String::new());
        self.is_short.set(false);
    }

    /// Whether a game is meant.
    fn means(self, page: Page, (game, home): Entry) -> bool {
        let area = self.area.read();
        if !area.is_empty() && *area != home
            || self.is_short.get() && card::effort(game) != Some(Effort::Little)
        {
            return false;
        }
        let has = |rows| card::board(game).rows() == rows;
        self.names(page, game) && self.rows.get().is_none_or(has)
    }

    /// Whether no name is asked for.
    fn asks_nothing(self) -> bool {
        self.asked.read().trim().is_empty()
    }

    /// Whether what is asked is in a name of a game, or of a place where it is played, or is the name
    /// of another one that it is like.
    fn names(self, page: Page, game: &'static Game) -> bool {
        let asked = catalogue::plain(self.asked.read().trim());
        let words = page.words.get_untracked();
        let title = words.game_title(game);
        let places = catalogue::places(game);
        let told = [&title, game.title, game.name].into_iter();
        let mut told = told.chain(game.other_names.iter().chain(&places).copied());
        let is_asked = |text: &str| catalogue::plain(text).contains(&asked);
        let is_like = || {
            let liked = kin::liked(game).filter(|_| asked.len() >= LIKED_FROM);
            liked.is_some_and(|liked| is_asked(&words.game_title(liked)))
        };
        told.any(is_asked) || places.iter().any(|place| is_asked(&words.region(place))) || is_like()
    }

    /// The games of children that are asked for by name.
    fn of_children(self, page: Page) -> Vec<&'static str> {
        if self.asks_nothing() {
            return Vec::new();
        }
        let games = catalogue::GAMES.iter();
        let games = games.filter(|game| catalogue::area(game).is_none() && self.names(page, game));
        games.map(|game| game.name).collect()
    }
}

/// The library.
#[component]
pub(super) fn Library(
    /// The name of a game that was asked for, and that there is not.
    #[prop(optional)]
    missing: Option<String>,
) -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("games-all")));
    let wish = Wish {
        asked: RwSignal::default(),
        rows: RwSignal::default(),
        area: RwSignal::default(),
        is_short: RwSignal::default(),
    };
    let meant = Memo::new(move |_| {
        let names = entries().filter(|&entry| wish.means(page, entry));
        names.map(|(game, _)| game.name).collect::<Vec<_>>()
    });
    let drawn = one_by_one();
    let is_all = Memo::new(move |_| meant.with(Vec::len) == entries().count());
    let known = Memo::new(move |_| wish.of_children(page));
    let found = move || meant.with(Vec::len) + known.with(Vec::len);
    let count = move || page.text_with("games-count", &[("n", found().into())]);
    let is_wide = Memo::new(move |_| page.window.with(|&(width, _)| width >= MAP));
    // Where there is room the names of the areas are beside the map.
    let are_on_map = Memo::new(move |_| is_wide.get() && wish.asks_nothing());
    view! {
        <link rel="stylesheet" href=device::listed("style-family")/>
        <TopBar/>
        <main class="start library">
            <h1>{page.label("games-all")}</h1>
            {missing.map(|name| view! { <Missing name/> })}
            <p>{page.label("games-lead")}</p>
            <Filters wish is_wide/>
            <div class="atlas">
                <Show when=move || is_all.get() || are_on_map.get()><OfToday/></Show>
                <p class="count-of-games" role="status">{count}</p>
                <World wish is_wide are_on_map/>
            </div>
            <ul class="games" hidden=move || known.with(Vec::is_empty)>
                {move || {
                    let known = known.get().into_iter().filter_map(|name| catalogue::find(name).ok());
                    known.map(|game| view! { <start::Card game/> }).collect_view()
                }}
            </ul>
            <Show when=move || found() == 0>
                <NoGame wish/>
            </Show>
            <Show when=move || is_all.get() || found() == 0>
                <section aria-labelledby="games-first">
                    <h2 id="games-first">{page.label("games-first")}</h2>
                    <ul class="games">
                        {first().map(|(game, _)| view! { <Card game told=card::summary/> }).collect_view()}
                    </ul>
                </section>
            </Show>
            {AREAS.iter().enumerate().map(|(at, &area)| view! {
                <Show when=move || at < drawn.get()><Area area meant is_all/></Show>
            }).collect_view()}
        </main>
    }
}

/// The message that no game is like the wish.
#[component]
fn NoGame(wish: Wish) -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="no-game">
            <EmptyBoard/>
            <p>{page.label("games-none")}</p>
            <p>
                <button type="button" id="all-games" on:click=move |_| wish.forget()>
                    {page.label("games-everything")}
                </button>
            </p>
        </div>
    }
}

/// The game of the day, the same for everybody: one of those that have a story.
#[component]
fn OfToday() -> impl IntoView {
    let page = Page::here();
    let words = page.words.get_untracked();
    let games = entries().filter(|(game, _)| words.story(game).is_some());
    let games: Vec<Entry> = games.collect();
    let (of_today, _) = daily::game_of(daily::today(), games.len());
    let (game, _) = games[of_today];
    view! {
        <section class="of-today" aria-labelledby="games-today">
            <h2 id="games-today">{page.label("games-today")}</h2>
            <ul class="games">
                <Card game told=card::story/>
            </ul>
        </section>
    }
}

/// The message that there is no game of this name, with the one that was probably meant.
#[component]
fn Missing(name: String) -> impl IntoView {
    let page = Page::here();
    let games = catalogue::GAMES.iter().chain(catalogue::family());
    let nearest = rules::slip_of(&name, games.map(|game| game.name));
    let nearest = nearest.and_then(|name| catalogue::find(name).ok());
    let meant = nearest.map(|game| {
        let to = Route::of_game(game);
        let title = move || {
            let title = page.words.get().game_title(game);
            page.text_with("nowhere-meant", &[("path", title.into())])
        };
        view! { <a href=to.address() on:click=page.link(to)>{title}</a> }
    });
    let name = route::repeated(&name);
    let told = move || page.text_with("nowhere-game", &[("path", (&name).into())]);
    view! { <p class="notice" role="status">{told} " " {meant}</p> }
}

/// The map, and the areas beside it where there is room.
#[component]
fn World(wish: Wish, is_wide: Memo<bool>, are_on_map: Memo<bool>) -> impl IntoView {
    let page = Page::here();
    view! {
        <details
            class="on-map"
            hidden=move || !wish.asks_nothing()
            open=is_wide
            on:toggle=move |_| show_middle()
        >
            <summary>{page.label("games-map")}</summary>
            <div class="world">
                <Map area=wish.area games_of/>
                <Show when=move || are_on_map.get()>
                    <Areas wish/>
                </Show>
            </div>
        </details>
    }
}

/// Brings the middle of a map into sight that is wider than its window: most games are from there.
fn show_middle() {
    if let Some(world) = device::found(".world") {
        world.set_scroll_left((world.scroll_width() - world.client_width()) / 2);
    }
}

/// The number of areas that are drawn: one more with each picture of the screen, so that nobody waits
/// for a hundred boards to see the first.
fn one_by_one() -> RwSignal<usize> {
    let drawn = RwSignal::new(0);
    Effect::new(move |_| {
        if drawn.get() < AREAS.len() {
            // After the next picture: what is drawn in between would delay it.
            let next = move || {
                drawn.try_update(|n| *n += 1);
            };
            request_animation_frame(move || set_timeout(next, Duration::ZERO));
        }
    });
    drawn
}

/// Letters to look for, the way to a game of one's own, and other wishes.
#[component]
fn Filters(wish: Wish, is_wide: Memo<bool>) -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="filters" role="search">
            <input
                type="search"
                id="find-game"
                aria-label=page.label("games-find")
                placeholder=page.label("games-find")
                prop:value=move || wish.asked.get()
                on:input=move |event| {
                    // The areas go with the map.
                    if is_wide.get_untracked() {
                        wish.area.set(String::new());
                    }
                    wish.asked.set(event_target_value(&event));
                }
            />
            <a class="button" id="make-game" href="/make" on:click=page.link(Route::Learn(Learn::Make(String::new())))>
                {page.label("make-game")}
            </a>
            <Chips wish is_wide/>
        </div>
    }
}

/// Rows and rules to look for, and the areas where they are not beside the map, in one line.
#[component]
fn Chips(wish: Wish, is_wide: Memo<bool>) -> impl IntoView {
    let page = Page::here();
    let rows = ROWS.map(|choice| {
        let id = match choice {
            None => "rows-any",
            Some(2) => "rows-two",
            Some(_) => "rows-four",
        };
        view! {
            <button
                type="button"
                id=id
                aria-pressed=move || (wish.rows.get() == choice).to_string()
                on:click=move |_| wish.rows.set(choice)
            >
                {page.label(id)}
            </button>
        }
    });
    view! {
        <div class="chips">
            {rows.collect_view()}
            <button
                type="button"
                id="rules-few"
                aria-pressed=move || wish.is_short.get().to_string()
                on:click=move |_| wish.is_short.update(|is_short| *is_short = !*is_short)
            >
                {page.label("rules-few")}
            </button>
            <Show when=move || !is_wide.get()>
                <Areas wish/>
            </Show>
        </div>
    }
}

/// The areas to look for.
#[component]
fn Areas(wish: Wish) -> impl IntoView {
    let page = Page::here();
    let areas = AREAS
        .into_iter()
        .filter(|area| entries().any(|(_, home)| home == *area));
    let area = move |area: &'static str| {
        let name = move || {
            if area.is_empty() {
                page.text("games-all-areas")
            } else {
                page.words.get().area(area)
            }
        };
        view! {
            <button
                type="button"
                data-chip=area
                aria-pressed=move || (*wish.area.read() == area).to_string()
                on:click=move |_| wish.area.set(area.to_owned())
            >
                {name}
                <small>{if area.is_empty() { entries().count() } else { games_of(area) }}</small>
            </button>
        }
    };
    view! {
        <div class="areas" role="group" aria-label=page.label("games-area")>
            {area("")} {areas.map(area).collect_view()}
        </div>
    }
}

/// The number of games that a phone shows of an area at first; the style has it, too.
const FEW: usize = 4;

/// The games of one area; nothing if none of them is meant.
#[component]
fn Area(
    area: &'static str,
    meant: Memo<Vec<&'static str>>,
    /// Whether nothing is looked for: then a phone shows a few of many games.
    is_all: Memo<bool>,
) -> impl IntoView {
    let page = Page::here();
    let of_area: Vec<Entry> = entries().filter(|(_, home)| *home == area).collect();
    let names: Vec<&str> = of_area.iter().map(|(game, _)| game.name).collect();
    let is_there =
        Memo::new(move |_| meant.with(|meant| names.iter().any(|name| meant.contains(name))));
    let id = format!("area-{area}");
    let title = move || page.words.get().area(area);
    let count = of_area.len();
    let is_opened = RwSignal::new(count <= FEW);
    let is_short = Memo::new(move |_| is_all.get() && !is_opened.get());
    view! {
        <section hidden=move || !is_there.get() aria-labelledby=id.clone()>
            <h2 id=id.clone()>{title}</h2>
            <ul class="games" class:cut=is_short>
                {of_area
                    .into_iter()
                    .map(|(game, _)| view! { <Card game told=card::story meant/> })
                    .collect_view()}
            </ul>
            <Show when=move || is_short.get()>
                <button type="button" class="rest" data-rest=area on:click=move |_| is_opened.set(true)>
                    {move || page.text_with("games-of-area", &[("n", count.into())])}
                </button>
            </Show>
        </section>
    }
}

#[component]
fn Card(
    game: &'static Game,
    /// What is said about it.
    told: fn(Words, &'static Game) -> String,
    /// The names of the games to be seen; all of them, if nothing is said.
    #[prop(optional)]
    meant: Option<Memo<Vec<&'static str>>>,
) -> impl IntoView {
    let page = Page::here();
    let to = Route::Learn(Learn::GameOf(game.name.to_owned()));
    view! {
        <li class="card" hidden=move || meant.is_some_and(|meant| !meant.read().contains(&game.name))>
            {thumbnail::of_start(&RuleSet::new(game))}
            <span class="name">
                <a class="begin" href=to.address() data-game=game.name on:click=page.link(to)>
                    {move || page.words.get().game_title(game)}
                </a>
            </span>
            <small>{move || card::origin(page.words.get(), game)}</small>
            <small class="effort">{move || effort(page.words.get(), game)}</small>
            <span>{move || told(page.words.get(), game)}</span>
        </li>
    }
}

/// The amount to learn, and what it is like: "●●○ Some rules · like Oware".
fn effort(words: Words, game: &'static Game) -> String {
    let told = [card::effort_told(words, game), kin::likeness(words, game)];
    told.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_to_begin_with_are_there() {
        rules::general::install();
        let names: Vec<&str> = first().map(|(game, _)| game.name).collect();
        assert_eq!(names, FIRST);
    }
}
