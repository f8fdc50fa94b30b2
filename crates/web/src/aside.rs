//! Screens beside all games: the settings at an address of their own, and an address without a screen.

use leptos::prelude::*;
use rules::catalogue;
use wasm_split_helpers::wasm_split;

use crate::bar::TopBar;
use crate::device;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::picture::Picture;
use crate::route::{Aside, Learn, Route};
use crate::settings_view::AllSettings;

/// The longest path that is repeated to whoever wrote it.
const PATH_MAX: usize = 60;

/// The first words of addresses that somebody may have meant.
const WORDS: [&str; 15] = [
    "play", "analysis", "blind", "learn", "tour", "puzzles", "kids", "stickers", "games", "make",
    "lab", "online", "invite", "settings", "embed",
];

#[wasm_split(more, fallible)]
fn load_aside() -> Result<Draw<Aside>, Missing> {
    Ok(|aside| match aside {
        Aside::Settings => view! { <Settings/> }.into_any(),
        Aside::Nowhere(path) => view! { <Nowhere path/> }.into_any(),
    })
}

/// One of these screens, once its chunk is loaded.
pub(crate) fn fetched(aside: Aside) -> AnyView {
    part::show(|| Box::pin(load_aside()), aside, Wait::Screen, Texts::All)
}

#[component]
fn Settings() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("settings")));
    let me = Route::Online("/me".to_owned());
    view! {
        <TopBar/>
        <main class="setup">
            <h1>{page.label("settings")}</h1>
            <AllSettings/>
            <a id="me" class="setting" href=me.address() on:click=page.link(me)>
                {page.label("me-title")}
            </a>
        </main>
    }
}

/// An empty house, and ways on: first to the screen that was probably meant.
#[component]
fn Nowhere(path: String) -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("nowhere")));
    let meant = meant(&path);
    let written: String = path.chars().take(PATH_MAX).collect();
    let told = move || page.text_with("nowhere-text", &[("path", (&written).into())]);
    let way = move |to: Route, id: &'static str, name: &'static str| {
        view! {
            <a class="button way" id=id href=to.address() on:click=page.link(to)>
                {page.label(name)}
            </a>
        }
    };
    let way_meant = meant.map(|to| {
        let address = to.address();
        let name = move || page.text_with("nowhere-meant", &[("path", (&address).into())]);
        view! {
            <a class="button main" id="way-meant" href=to.address() on:click=page.link(to)>
                {name}
            </a>
        }
    });
    view! {
        <TopBar/>
        <main class="setup nowhere">
            <Picture game=&catalogue::GAMES[0]/>
            <h1>{page.label("nowhere")}</h1>
            <p>{told}</p>
            {way_meant}
            <nav class="ways" aria-label=page.label("menu")>
                {way(Route::Start, "kid-home", "home")}
                {way(Route::Learn(Learn::Games), "way-games", "games-all")}
                {way(Route::Learn(Learn::Lessons), "way-learn", "learn")}
                {way(Route::Learn(Learn::Puzzles), "way-puzzles", "puzzles")}
            </nav>
        </main>
    }
}

/// The screen that somebody probably meant by a path.
fn meant(path: &str) -> Option<Route> {
    let first = path.trim_matches('/').split('/').next()?;
    let games = catalogue::GAMES.iter().map(|game| game.name);
    let word = rules::nearest(first, WORDS.into_iter().chain(games))?;
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

    #[test]
    fn the_screen_that_was_meant_is_found() {
        for (path, expected) in [
            ("/setings", Some("/settings")),
            ("/puzzle", Some("/puzzles")),
            ("/owari", Some("/oware")),
            ("/x", None),
        ] {
            let found = meant(path).map(|route| route.address());
            assert_eq!(found.as_deref(), expected, "{path}");
        }
    }

    #[test]
    fn every_address_that_may_be_meant_is_one() {
        for word in WORDS {
            let found = meant(word).unwrap();
            assert!(!matches!(found, Route::Aside(Aside::Nowhere(_))), "{word}");
        }
    }
}
