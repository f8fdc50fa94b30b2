//! An address without a screen, or with a game that nobody knows: names of games lead to them, and
//! whatever else was written gets the nearest games and screens.

use game::address;
use leptos::prelude::*;
use rules::{Game, catalogue};

use crate::bar::TopBar;
use crate::device;
use crate::page::Page;
use crate::picture::EmptyBoard;
use crate::route::{self, Learn, Route};
use crate::start::Card;

/// The first words of addresses that somebody may have meant.
const WORDS: [&str; 15] = [
    "play", "analysis", "blind", "learn", "tour", "puzzles", "kids", "stickers", "games", "make",
    "lab", "online", "invite", "settings", "embed",
];

/// The number of games that somebody may have meant.
const GAMES_SHOWN: usize = 3;

/// The name of a game in an address: in its query, else its last word, as in `/rules/kalah`.
fn asked(path: &str) -> String {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let named = address::split(query).find(|(key, _)| key == "game");
    let named = named.map(|(_, rules)| rules.split(':').next().unwrap_or_default().to_owned());
    named.unwrap_or_else(|| {
        let last = path.trim_matches('/').split('/').next_back();
        address::decode(last.unwrap_or_default())
    })
}

/// The screen of the game whose name, or one of whose other names, a path ends in.
fn of_game(path: &str) -> Option<Route> {
    let game = catalogue::find(&asked(path)).ok()?;
    Some(Route::of_game(game))
}

/// The games with names most like the one that was asked for, the likest first.
fn likest(name: &str) -> Vec<&'static Game> {
    let mut games: Vec<&'static Game> = catalogue::GAMES.iter().collect();
    let mut found = Vec::new();
    while found.len() < GAMES_SHOWN
        && let Some(next) = rules::nearest(name, games.iter().map(|game| game.name))
    {
        games.retain(|game| {
            if game.name == next {
                found.push(*game);
            }
            game.name != next
        });
    }
    found
}

/// An empty board, and ways on: first to the screen that was probably meant.
#[component]
pub(super) fn Nowhere(path: String) -> AnyView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("nowhere")));
    if let Some(route) = of_game(&path) {
        page.replace(route);
        return ().into_any();
    }
    let is_game = path.contains('?');
    let games = if is_game {
        likest(&asked(&path))
    } else {
        Vec::new()
    };
    let meant = if is_game { None } else { meant(&path) };
    let written = if is_game { asked(&path) } else { path };
    let written = route::repeated(&written);
    let told = move || {
        let id = if is_game {
            "nowhere-game"
        } else {
            "nowhere-text"
        };
        page.text_with(id, &[("path", (&written).into())])
    };
    let picture = (!is_game).then(|| view! { <EmptyBoard/> });
    let way = move |to: Route, id: &'static str, name: &'static str| {
        view! {
            <a class="button way" id=id href=to.address() on:click=page.link(to)>
                {page.label(name)}
            </a>
        }
    };
    // Home is among the ways below.
    let way_meant = meant.filter(|to| *to != Route::Start).map(|to| {
        let address = to.address();
        let name = move || page.text_with("nowhere-meant", &[("path", (&address).into())]);
        view! {
            <a class="button main" id="way-meant" href=to.address() on:click=page.link(to)>
                {name}
            </a>
        }
    });
    view! {
        <link rel="stylesheet" href=device::listed("style-family")/>
        <TopBar/>
        <main class="setup nowhere">
            {picture}
            <h1>{page.label("nowhere")}</h1>
            <p>{told}</p>
            {way_meant}
            <Offered games/>
            <nav class="ways" aria-label=page.label("menu")>
                {way(Route::Start, "kid-home", "home")}
                {way(Route::Learn(Learn::Games), "way-games", "games-all")}
                {way(Route::Learn(Learn::Lessons), "way-learn", "learn")}
                {way(Route::Learn(Learn::Puzzles), "way-puzzles", "puzzles")}
            </nav>
        </main>
    }
    .into_any()
}

/// The games of like names; without one, the first of all.
#[component]
fn Offered(games: Vec<&'static Game>) -> impl IntoView {
    let page = Page::here();
    let games = if games.is_empty() {
        catalogue::GAMES.iter().take(GAMES_SHOWN).collect()
    } else {
        games
    };
    let cards = games.into_iter().map(|game| view! { <Card game/> });
    view! {
        <h2>{page.label("nowhere-games")}</h2>
        <ul class="games">{cards.collect_view()}</ul>
    }
}

/// The screen that somebody probably meant by a path.
fn meant(path: &str) -> Option<Route> {
    let first = path.trim_matches('/').split('/').next()?;
    let games = catalogue::GAMES.iter().map(|game| game.name);
    let word = rules::slip_of(first, WORDS.into_iter().chain(games))?;
    let word = if word == "stickers" {
        "kids/stickers"
    } else {
        word
    };
    Some(Route::read(&format!("/{word}"), ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route::Aside;

    #[test]
    fn the_screen_that_was_meant_is_found() {
        for (path, expected) in [
            ("/setings", Some("/settings")),
            ("/puzzle", Some("/puzzles")),
            ("/kids/nix", Some("/kids")),
            ("/learn/nix", Some("/learn")),
            ("/owari", Some("/oware")),
            ("/x", None),
            ("/nix", None),
            ("/rules/nix", None),
        ] {
            let found = meant(path).map(|route| route.address());
            assert_eq!(found.as_deref(), expected, "{path}");
        }
    }

    #[test]
    fn other_names_lead_to_their_games() {
        rules::general::install();
        for (path, expected) in [
            ("/Awal%C3%A9", Some("/games/oware")),
            ("/togyz", Some("/games/togyz-kumalak")),
            ("/play/kalah", Some("/games/kalah")),
            ("/rules/kalah", Some("/games/kalah")),
            ("/bao", Some("/games/bao")),
            ("/chess", None),
        ] {
            let found = of_game(path).map(|route| route.address());
            assert_eq!(found.as_deref(), expected, "{path}");
        }
    }

    #[test]
    fn games_of_like_names_are_offered() {
        let names = |asked: &str| {
            let games = likest(asked).into_iter();
            games.map(|game| game.name).collect::<Vec<_>>()
        };
        assert_eq!(
            names("kid-cala")[..2],
            ["kid-cala-classic", "kid-cala-beginner"]
        );
        assert!(names("zzz").is_empty());
    }

    #[test]
    fn every_address_that_may_be_meant_is_one() {
        for word in WORDS {
            let found = meant(word).unwrap();
            assert!(!matches!(found, Route::Aside(Aside::Nowhere(_))), "{word}");
        }
    }
}
