//! Lazily loaded chunks of the page: the build cuts them out of the program, so that a first game
//! does not wait for them. Each has its loader, marked `wasm_split`, in its own file.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Game, catalogue};
use wasm_split_helpers::SplitLoaderError;
use words::Vocabulary;

use crate::device;
use crate::home::Home;
use crate::languages::learn_all;
use crate::page::Page;
use crate::players;

/// Draws a part from its input.
pub(crate) type Draw<T> = fn(T) -> AnyView;

/// Fetches a part. One type of future for all parts keeps the program small.
pub(crate) type Load<T> = fn() -> Loading<Draw<T>>;

type Loading<T> = Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

/// Draws a part that is loaded.
type Ready = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// The error of a part that could not be fetched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

/// The placeholder of a part that is not loaded yet.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Wait {
    /// A message, if it takes longer than a moment.
    Told,
    /// The same, where the part is the whole screen.
    Screen,
    /// Nothing visible, as there is something else to see.
    Silent,
}

/// The texts that a part needs.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Texts {
    /// Those that are always loaded.
    OfGames,
    /// All texts.
    All,
}

/// Shows a part as soon as it is loaded.
pub(crate) fn show<T>(load: Load<T>, what: T, wait: Wait, texts: Texts) -> AnyView
where
    T: Clone + Send + Sync + 'static,
{
    let load = move || -> Loading<Ready> {
        let what = what.clone();
        Box::pin(async move {
            let draw = load().await?;
            let ready: Ready = Arc::new(move || draw(what.clone()));
            Ok(ready)
        })
    };
    show_any(Arc::new(load), wait, texts)
}

/// Shows a part of any type: this code is compiled only once.
fn show_any(
    load: Arc<dyn Fn() -> Loading<Ready> + Send + Sync>,
    wait: Wait,
    texts: Texts,
) -> AnyView {
    let page = Page::here();
    let drawn: RwSignal<Option<Result<Ready, Missing>>> = RwSignal::new(None);
    let fetch = move || {
        drawn.set(None);
        let loading = load();
        spawn_local(async move {
            let fetched = match loading.await {
                Ok(_) if texts == Texts::All && !learn_all(page.language.get_untracked()).await => {
                    Err(Missing)
                }
                loaded => loaded,
            };
            // The user may have gone elsewhere meanwhile.
            if drawn.try_set(Some(fetched)).is_none() && wait == Wait::Screen {
                page.focus_screen();
            }
        });
    };
    fetch();
    let view = move || match drawn.get() {
        None if wait == Wait::Silent => awaited(),
        None => view! {
            {(wait == Wait::Screen).then(|| view! { <WayHome/> })}
            <p class="fetching">{page.label("fetching")}</p>
        }
        .into_any(),
        // The part follows its own signals, not this one.
        Some(Ok(ready)) => untrack(|| ready()),
        Some(Err(Missing)) => {
            let fetch = fetch.clone();
            let is_screen = wait == Wait::Screen;
            view! {
                {is_screen.then(|| view! { <WayHome/> })}
                <main class="missing">
                    <p>{page.label("part-missing")}</p>
                    <button on:click=move |_| fetch()>{page.label("try-again")}</button>
                    {is_screen.then(|| view! { <StillThere/> })}
                </main>
            }
            .into_any()
        }
    };
    view.into_any()
}

/// The place of what is still fetched: invisible, but browser tests wait until it is gone.
fn awaited() -> AnyView {
    view! { <span class="awaited" hidden></span> }.into_any()
}

/// What is shown once its style sheet is there: nothing jumps, and nothing unseen is given the focus.
#[component]
pub(crate) fn Styled(sheet: &'static str, children: ChildrenFn) -> impl IntoView {
    let is_there = RwSignal::new(false);
    view! {
        <link
            rel="stylesheet"
            href=device::listed(sheet)
            on:load=move |_| is_there.set(true)
            on:error=move |_| is_there.set(true)
        />
        <Show when=move || is_there.get() fallback=awaited>{children()}</Show>
    }
}

/// The way to the first screen, where there is no bar of the screen's own.
#[component]
fn WayHome() -> impl IntoView {
    view! {
        <header class="top">
            <Home/>
        </header>
    }
}

/// The games that need nothing but what is there: those of two people, with seeds.
#[component]
fn StillThere() -> impl IntoView {
    let page = Page::here();
    let games = catalogue::GAMES.iter();
    let of_seeds = games.filter(|game| Vocabulary::of(game) == Vocabulary::Seeds);
    let offer = move |game: &'static Game| {
        let people = move || players::table_for(game, [Seat::PERSON, Seat::PERSON]);
        view! {
            <button type="button" data-still=game.name on:click=move |_| page.play(people())>
                {move || page.words.get().game_title(game)}
            </button>
        }
    };
    view! {
        <p>{page.label("still-there")}</p>
        <div class="actions">{of_seeds.map(offer).collect_view()}</div>
    }
}
