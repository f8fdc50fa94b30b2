//! One's own data: what the server keeps of a player, as a file, and its deletion.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::catalogue;

use super::birds;
use super::devices::{Claim, Code};
use super::games;
use super::json::{self, quoted};
use super::known::{Kept, Mine};
use super::listed;
use super::over::Over;
use super::wire::{self, Listed, Trouble};
use crate::bar::{self, TopBar};
use crate::device;
use crate::going;
use crate::ladder::Ladder;
use crate::learn::diary::{Course, Diary};
use crate::page::Page;
use crate::picture::EmptyBoard;
use crate::route::{Learn, Route};

/// The screen.
#[component]
pub(super) fn MyData() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("me-title")));
    let kept = Kept {
        page,
        mine: RwSignal::new(None),
        told: RwSignal::new(None),
    };
    kept.fetch();
    let trouble = move || match kept.mine.get()? {
        Ok(_) => None,
        Err(trouble) => Some(trouble.told(page.words.get())),
    };
    let failed = move || {
        trouble().map(|told| {
            view! {
                <p class="notice" role="alert">{told}</p>
                <button type="button" on:click=move |_| kept.fetch()>{page.label("try-again")}</button>
            }
        })
    };
    let told = move || {
        let id = kept.told.get()?;
        let name = kept.name().unwrap_or_default();
        Some(page.text_with(id, &[("name", name.as_str().into())]))
    };
    let is_known = Memo::new(move |_| kept.name().is_some());
    let has_come = Memo::new(move |_| kept.mine.with(|mine| matches!(mine, Some(Ok(_)))));
    let face = move || kept.of_me(|me| birds::face(&me.name));
    let name = move || Some(page.text_with("me-name", &[("name", kept.name()?.as_str().into())]));
    view! {
        <TopBar/>
        <main class="setup online me">
            {bar::titled(Route::Online("/online".to_owned()), page.label("me-title"))}
            {failed}
            <p role="status" id="me-told">{told}</p>
            <Show when=move || has_come.get()>
                <div class="myself">
                    <Show when=move || is_known.get() fallback=move || view! { <Nobody page/> }>
                        <section>
                            <p class="wait named">{face} {name}</p>
                            <Name kept/>
                        </section>
                        <Online page/>
                    </Show>
                </div>
                <div class="beside">
                    <Here page/>
                    <Show when=move || is_known.get()>
                        <Code kept/>
                    </Show>
                    <Claim kept/>
                </div>
                <Ladder/>
                <Show when=move || is_known.get()>
                    <Numbers kept/>
                </Show>
            </Show>
        </main>
    }
    .into_any()
}

/// The screen as long as there is nothing to show.
#[component]
fn Nobody(page: Page) -> impl IntoView {
    let invite = Route::Online("/invite".to_owned());
    view! {
        <div class="nothing-yet">
            <EmptyBoard/>
            <p>{page.label("me-nobody")}</p>
            <p>{page.label("me-nobody-text")}</p>
            <a class="button main" href="/invite" on:click=page.link(invite)>
                {page.label("play-friend")}
            </a>
        </div>
    }
    .into_any()
}

/// The games online, those that go on first.
#[component]
fn Online(page: Page) -> impl IntoView {
    let list = RwSignal::new(None);
    listed::fetch(page, list);
    move || {
        let games: Vec<Listed> = list.get()?.ok()?;
        Some((
            games::going_on(page, games.clone()),
            view! { <Over games/> },
        ))
    }
}

/// The counts of what is kept on this device alone, each with the way to it.
#[component]
fn Here(page: Page) -> impl IntoView {
    let steps = catalogue::GAMES.iter();
    let steps = steps.map(|game| Course::kept(game.name).len()).sum();
    let games = page.shelf.with_untracked(|shelf| shelf.games().len()) + going::all().len();
    let counted = [
        (Route::Start, "me-here-games", games),
        (
            Route::Learn(Learn::Puzzles),
            "me-here-puzzles",
            Diary::kept().len(),
        ),
        (Route::Learn(Learn::Lessons), "me-here-steps", steps),
    ];
    let tiles = counted.map(|(to, id, n)| {
        let told = move || page.text_with(id, &[("n", n.into())]);
        view! {
            <li>
                <a class="button" href=to.address() on:click=page.link(to)>{told}</a>
            </li>
        }
    });
    view! {
        <section id="here">
            <h2>{page.label("me-here")}</h2>
            <ul>{tiles}</ul>
        </section>
    }
}

/// The name that others see, and the way to another one; a child's is made of pictures, where games are made.
#[component]
fn Name(kept: Kept) -> impl IntoView {
    let page = kept.page;
    let text = RwSignal::new(kept.name().unwrap_or_default());
    let failed = RwSignal::new(None::<Trouble>);
    let rename = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = quoted(text.get_untracked().trim());
        spawn_local(async move {
            let body = json::object(&[("name", name)]);
            match wire::ask("PATCH", "/api/me", Some(body)).await {
                Ok(_) => {
                    let _ = failed.try_set(None);
                    let _ = kept.told.try_set(Some("me-renamed"));
                    kept.fetch();
                }
                Err(trouble) => drop(failed.try_set(Some(trouble))),
            }
        });
    };
    let trouble = move || {
        failed.get().map(|trouble| match &trouble {
            Trouble::Refused(code, _) if code == "bad-message" => page.text("me-name-wrong"),
            Trouble::Refused(..) | Trouble::Away => trouble.told(page.words.get()),
        })
    };
    view! {
        <Show when=move || !kept.is_child()>
            <form id="rename" on:submit=rename>
                <label for="name">{page.label("me-name-field")}</label>
                <div class="actions">
                    <input
                        id="name"
                        type="text"
                        autocomplete="nickname"
                        prop:value=text
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                    <button type="submit">{page.label("me-name-change")}</button>
                </div>
                <p role="alert">{trouble}</p>
            </form>
        </Show>
    }
    .into_any()
}

/// The list of what is kept, the file, and the deletion.
#[component]
fn Numbers(kept: Kept) -> impl IntoView {
    let page = kept.page;
    let line = move |id: &'static str, number: fn(&Mine) -> u64| {
        let text = move || {
            let number = kept.mine.with(|mine| match mine {
                Some(Ok(mine)) => number(mine),
                Some(Err(_)) | None => 0,
            });
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            page.words.get().text_with(id, &[("n", number.into())])
        };
        view! { <li>{text}</li> }.into_any()
    };
    let name = move || {
        let name = kept.name().unwrap_or_default();
        page.words
            .get()
            .text_with("me-kept-name", &[("name", name.as_str().into())])
    };
    view! {
        <section id="kept">
            <h2>{page.label("me-kept-title")}</h2>
            <ul>
                <li>{name}</li>
                {line("me-kept-games", |mine| mine.games)}
                {line("me-kept-browsers", |mine| mine.browsers)}
                {line("me-kept-invitations", |mine| mine.open_invitations)}
            </ul>
            <p>{page.label("me-kept-else")}</p>
            <div class="actions">
                <a class="button" id="export" href="/api/me/export" download="mancala.ndjson">
                    {page.label("me-export")}
                </a>
            </div>
            <Delete kept/>
        </section>
    }
    .into_any()
}

/// The deletion, asked twice.
#[component]
fn Delete(kept: Kept) -> impl IntoView {
    let page = kept.page;
    let is_sure = RwSignal::new(false);
    let failed = RwSignal::new(None::<Trouble>);
    let delete = move |_| {
        spawn_local(async move {
            match wire::ask("DELETE", "/api/me", None).await {
                Ok(_) => kept.changed("me-deleted"),
                Err(trouble) => drop(failed.try_set(Some(trouble))),
            }
        });
    };
    let ask = move |_| {
        is_sure.set(true);
        request_animation_frame(|| device::focus("#delete-keep"));
    };
    let keep = move |_| {
        is_sure.set(false);
        request_animation_frame(|| device::focus("#delete-me"));
    };
    let trouble = move || failed.get().map(|trouble| trouble.told(page.words.get()));
    let asked = move || {
        if is_sure.get() {
            view! {
                <div class="notice" role="group" aria-labelledby="delete-text">
                    <p id="delete-text">{page.label("me-delete-text")}</p>
                    <div class="actions">
                        <button type="button" id="delete-keep" on:click=keep>
                            {page.label("me-delete-keep")}
                        </button>
                        <button type="button" class="danger" id="delete-now" on:click=delete>
                            {page.label("me-delete-now")}
                        </button>
                    </div>
                </div>
            }
            .into_any()
        } else {
            view! {
                <div class="actions">
                    <button type="button" class="danger" id="delete-me" on:click=ask>
                        {page.label("me-delete")}
                    </button>
                </div>
            }
            .into_any()
        }
    };
    view! {
        {asked}
        <p role="alert">{trouble}</p>
    }
    .into_any()
}
