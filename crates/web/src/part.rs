//! Parts of the page that are fetched when they are first needed: the build cuts them out of the
//! program, so that a first game does not wait for them.
#![expect(
    clippy::unnecessary_wraps,
    reason = "what is fetched may be missing, and the attribute wants the signature to say so"
)]

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::languages::learn_all;
use crate::page::Page;
use crate::play::Dialog;
use crate::table::Table;

/// Draws a part of the page from what it is to show.
type Draw<T> = fn(T) -> AnyView;

/// Fetches it. One sort of future instead of one for each part keeps the program small.
type Load<T> = fn() -> Pin<Box<dyn Future<Output = Result<Draw<T>, Missing>>>>;

/// A part could not be fetched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

/// What is seen until a part is there.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Wait {
    /// That it will be, if it takes longer than a moment.
    Told,
    /// Nothing: there is something else to see.
    Silent,
}

/// Which texts a part needs.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Texts {
    /// Those that are always there.
    OfGames,
    /// The rest, too.
    All,
}

#[wasm_split(setup, fallible)]
fn load_setup() -> Result<Draw<&'static rules::Game>, Missing> {
    Ok(|game| view! { <crate::setup::Setup game/> }.into_any())
}

/// The choice of a game's options and players.
pub(crate) fn setup(game: &'static rules::Game) -> AnyView {
    part(|| Box::pin(load_setup()), game, Wait::Told, Texts::OfGames)
}

#[wasm_split(more, fallible)]
fn load_unfinished() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <crate::games::Unfinished/> }.into_any())
}

/// The games to go on with, for those who have some.
pub(crate) fn unfinished() -> AnyView {
    part(
        || Box::pin(load_unfinished()),
        (),
        Wait::Silent,
        Texts::OfGames,
    )
}

#[wasm_split(more, fallible)]
fn load_games() -> Result<Draw<()>, Missing> {
    let draw = |()| {
        view! {
            <crate::games::YourGames/>
            <crate::install::InstallHint/>
        }
        .into_any()
    };
    Ok(draw)
}

/// The games that were played, for those who have played, and how to install the page.
pub(crate) fn games() -> AnyView {
    part(|| Box::pin(load_games()), (), Wait::Silent, Texts::OfGames)
}

#[wasm_split(more, fallible)]
fn load_dialog() -> Result<Draw<Dialog>, Missing> {
    Ok(|dialog| view! { <crate::play::Window dialog/> }.into_any())
}

/// A window over the board.
pub(crate) fn dialog(dialog: Dialog) -> AnyView {
    part(
        || Box::pin(load_dialog()),
        dialog,
        Wait::Silent,
        Texts::OfGames,
    )
}

#[wasm_split(more, fallible)]
fn load_own_keys() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <crate::own_keys::OwnKeys/> }.into_any())
}

/// Where commands get other keys.
pub(crate) fn own_keys() -> AnyView {
    part(|| Box::pin(load_own_keys()), (), Wait::Told, Texts::All)
}

#[wasm_split(panel, fallible)]
fn load_panel() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <crate::play::Panel/> }.into_any())
}

/// The moves and the rules: beside the board where there is room, else in a window.
pub(crate) fn panel() -> AnyView {
    part(|| Box::pin(load_panel()), (), Wait::Silent, Texts::OfGames)
}

#[wasm_split(more, fallible)]
fn load_picking() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <crate::play::Picking/> }.into_any())
}

/// The choice of fruits.
pub(crate) fn picking() -> AnyView {
    part(
        || Box::pin(load_picking()),
        (),
        Wait::Silent,
        Texts::OfGames,
    )
}

/// Lessons, puzzles, and what is for children.
#[wasm_split(learn, fallible)]
fn load_learn() -> Result<Draw<String>, Missing> {
    Ok(|path| crate::learn::learn(&path))
}

/// What is looked into.
#[wasm_split(study, fallible)]
fn load_study() -> Result<Draw<String>, Missing> {
    Ok(|path| crate::study::study(&path))
}

/// Lessons, puzzles, what is for children, and analysis: as the address says.
pub(crate) fn learn(path: String) -> AnyView {
    if path.starts_with("analysis") {
        return part(|| Box::pin(load_study()), path, Wait::Told, Texts::All);
    }
    part(|| Box::pin(load_learn()), path, Wait::Told, Texts::All)
}

#[wasm_split(more, fallible)]
fn load_text() -> Result<Draw<Option<Box<Table>>>, Missing> {
    Ok(|table| view! { <crate::play::Text table/> }.into_any())
}

/// A game in text alone.
pub(crate) fn text(table: Option<Box<Table>>) -> AnyView {
    part(|| Box::pin(load_text()), table, Wait::Told, Texts::All)
}

#[wasm_split(more, fallible)]
fn load_style() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <crate::style::Style/> }.into_any())
}

/// The page that shows all that the page is made of.
pub(crate) fn style() -> AnyView {
    part(|| Box::pin(load_style()), (), Wait::Told, Texts::All)
}

/// Shows a part as soon as it is there.
fn part<T>(load: Load<T>, what: T, wait: Wait, texts: Texts) -> AnyView
where
    T: Clone + Send + Sync + 'static,
{
    let page = Page::here();
    let drawn: RwSignal<Option<Result<Draw<T>, Missing>>> = RwSignal::new(None);
    let fetch = move || {
        drawn.set(None);
        spawn_local(async move {
            let fetched = match load().await {
                Ok(_) if texts == Texts::All && !learn_all(page.language.get_untracked()).await => {
                    Err(Missing)
                }
                loaded => loaded,
            };
            // Somebody may have gone elsewhere meanwhile.
            let _ = drawn.try_set(Some(fetched));
        });
    };
    fetch();
    let show = move || match drawn.get() {
        // Nobody sees it; tests do.
        None if wait == Wait::Silent => view! { <span class="awaited" hidden></span> }.into_any(),
        None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
        // It follows its own signals, not this one.
        Some(Ok(draw)) => untrack(|| draw(what.clone())),
        Some(Err(Missing)) => view! {
            <main class="missing">
                <p>{page.label("part-missing")}</p>
                <button on:click=move |_| fetch()>{page.label("try-again")}</button>
            </main>
        }
        .into_any(),
    };
    show.into_any()
}
