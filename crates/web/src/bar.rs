//! The bar at the top of the screens where a game is chosen, and the link to the page in text.

use leptos::ev;
use leptos::prelude::*;

use crate::device;
use crate::home::Home;
use crate::page::Page;
use crate::route::{Learn, Route};
use crate::settings_view::QuickSettings;
use crate::update::UpdateButton;

/// The bar at the top of the screens where a game is chosen.
#[component]
pub(crate) fn TopBar() -> impl IntoView {
    view! {
        <header class="top">
            <ToText/>
            <Home/>
            <Links/>
            <UpdateButton between_games=Signal::derive(|| true)/>
            <QuickSettings/>
        </header>
    }
}

/// The title of a screen behind an arrow, the way back.
pub(crate) fn titled(back: Route, title: Signal<String>) -> AnyView {
    let page = Page::here();
    view! {
        <div class="titled">
            <a class="leave" href=back.address() on:click=page.link(back) aria-label=page.label("back")>
                <span class="back" aria-hidden="true"></span>
            </a>
            <h1>{title}</h1>
        </div>
    }
    .into_any()
}

/// The title of a screen, and at its end the way to what is kept of whoever is here.
pub(crate) fn titled_for_me(title: Signal<String>) -> AnyView {
    let page = Page::here();
    let me = Route::Online("/me".to_owned());
    view! {
        <div class="titled">
            <h1>{title}</h1>
            <a class="button" id="me" href=me.address() on:click=page.link(me)>
                {page.label("me-title")}
            </a>
        </div>
    }
    .into_any()
}

/// The ways to what there is, where there is room for words.
#[component]
pub(crate) fn Links() -> AnyView {
    let page = Page::here();
    let here = device::path();
    // The link that leads to a screen whose address does not say so.
    let above = match Route::here() {
        Route::Start | Route::Setup(_) | Route::Play(_) | Route::Online(_) => Some(Route::Start),
        Route::Learn(Learn::Lab(_) | Learn::Tour) => Some(Route::Learn(Learn::Lessons)),
        Route::Learn(Learn::Make(_)) => Some(Route::Learn(Learn::Games)),
        _ => None,
    };
    let link = |(to, name): (Route, &'static str)| {
        let address = to.address();
        let current = match here.strip_prefix(&address) {
            Some("") => Some("page"),
            Some(part) if part.starts_with('/') => Some("true"),
            _ if above.as_ref() == Some(&to) => Some("true"),
            _ => None,
        };
        view! {
            <a href=address aria-current=current on:click=page.link(to)>
                {page.label(name)}
            </a>
        }
    };
    let links = [
        (Route::Start, "start-game"),
        (Route::Learn(Learn::Puzzles), "puzzles"),
        (Route::Learn(Learn::Lessons), "learn"),
        (Route::Learn(Learn::Games), "games-short"),
        (Route::Study(String::new()), "study"),
    ];
    view! {
        <nav class="links" aria-label=page.label("app-name")>
            {links.map(link).collect_view()}
        </nav>
    }
    .into_any()
}

/// The link to the page in text alone, the first that Tab comes to. It takes a game along.
#[component]
pub(crate) fn ToText() -> AnyView {
    let page = Page::here();
    let go = move |event: ev::MouseEvent| {
        event.prevent_default();
        let route = match Route::here() {
            Route::Play(query) | Route::Text(query) | Route::Study(query) => Route::Text(query),
            // The screens online know what they are in text.
            Route::Online(game) if game.starts_with("/g/") => {
                Route::Online(format!("/blind{game}"))
            }
            _ => Route::Text(String::new()),
        };
        page.go(&route);
    };
    view! {
        <a class="skip" id="to-text" href="/blind" on:click=go>
            {page.label("text-version")}
        </a>
    }
    .into_any()
}
