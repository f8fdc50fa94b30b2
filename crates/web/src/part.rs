//! Parts of the page that are fetched when they are first needed: the build cuts them out of the
//! program, so that a first game does not wait for them. Each has its loader, marked `wasm_split`,
//! in its own file.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use crate::languages::learn_all;
use crate::page::Page;

/// Draws a part of the page from what it is to show.
pub(crate) type Draw<T> = fn(T) -> AnyView;

/// Fetches it. One sort of future instead of one for each part keeps the program small.
pub(crate) type Load<T> = fn() -> Loading<Draw<T>>;

type Loading<T> = Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

/// Draws a part that is there.
type Ready = Arc<dyn Fn() -> AnyView + Send + Sync>;

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
pub(crate) enum Wait {
    /// That it will be, if it takes longer than a moment.
    Told,
    /// Nothing: there is something else to see.
    Silent,
}

/// Which texts a part needs.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Texts {
    /// Those that are always there.
    OfGames,
    /// The rest, too.
    All,
}

/// Shows a part as soon as it is there.
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

/// The same for parts of all sorts: the program has this once.
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
            // Somebody may have gone elsewhere meanwhile.
            let _ = drawn.try_set(Some(fetched));
        });
    };
    fetch();
    let view = move || match drawn.get() {
        // Nobody sees it; tests do.
        None if wait == Wait::Silent => view! { <span class="awaited" hidden></span> }.into_any(),
        None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
        // It follows its own signals, not this one.
        Some(Ok(ready)) => untrack(|| ready()),
        Some(Err(Missing)) => {
            let fetch = fetch.clone();
            view! {
                <main class="missing">
                    <p>{page.label("part-missing")}</p>
                    <button on:click=move |_| fetch()>{page.label("try-again")}</button>
                </main>
            }
            .into_any()
        }
    };
    view.into_any()
}
