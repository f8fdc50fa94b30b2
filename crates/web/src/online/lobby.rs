//! The lobby: players who wait for anybody, and the ways to join one or to wait oneself.

use std::time::Duration;

use game::address;
use game::online::{Pace, Terms};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Game, RuleSet, catalogue};

use super::birds;
use super::json::{object, quoted};
use super::names;
use super::onward::{self, go_on};
use super::session::fetch_rules;
use super::terms;
use super::waiting::{listen, meanwhile};
use super::wire::{self, Paired, Seek, Trouble};
use crate::device;
use crate::page::Page;
use crate::pick::pick;
use crate::picture::Picture;
use crate::route::Route;

/// The paces on offer.
const PACES: [&str; 3] = ["180+2", "600+5", "3d"];
/// The interval between two looks. A wait whose page is silent for ten seconds is over.
const LOOK: Duration = Duration::from_secs(3);

/// The lobby as this page knows it.
#[derive(Clone, Copy)]
struct Known {
    page: Page,
    /// Everybody who waits; nothing before the first answer, or for whom there is no lobby.
    seeks: RwSignal<Option<Vec<Seek>>>,
    /// The wait of this page.
    own: RwSignal<Option<String>>,
    /// The sentence about what has happened last.
    told: RwSignal<Option<&'static str>>,
    failed: RwSignal<Option<Trouble>>,
}

impl Known {
    /// Looks who waits, which keeps the own wait.
    fn look(self) {
        let Some(own) = self.own.try_get_untracked() else {
            return;
        };
        spawn_local(async move {
            let path = match &own {
                Some(id) => format!("/api/seeks?{}", address::join([("keep", id.clone())])),
                None => "/api/seeks".to_owned(),
            };
            let found = wire::read::<wire::Lobby>(wire::get(&path).await);
            // Without an answer what is known stays: the list above says that there is no line.
            let Ok(found) = found else {
                return;
            };
            for seek in &found.seeks {
                fetch_rules(self.page, &seek.terms).await;
            }
            if self.own.try_get_untracked() != Some(own) {
                return;
            }
            if let Some(game) = found.game {
                return go_on(self.page, &game);
            }
            if found.kept.as_deref() == Some("gone") {
                self.own.set(None);
                self.told.set(Some("lobby-ended"));
            }
            if self
                .seeks
                .with_untracked(|seeks| seeks.as_ref() != Some(&found.seeks))
            {
                self.seeks.set(Some(found.seeks));
            }
        });
    }

    /// Asks for a game, which begins, or has to be waited for; what is asked is JSON.
    fn ask(self, path: String, fields: Vec<(&'static str, String)>) {
        self.failed.set(None);
        spawn_local(async move {
            match wire::read(wire::post(&path, &fields).await) {
                Ok(Paired::Begun(begun)) => return onward::begin(self.page, begun),
                Ok(Paired::Waits(id)) => {
                    let _ = self.own.try_set(Some(id));
                    let _ = self.told.try_set(None);
                }
                Err(trouble) => drop(self.failed.try_set(Some(trouble))),
            }
            self.look();
        });
    }

    /// Ends the own wait.
    fn stop(self) {
        let Some(id) = self.own.get_untracked() else {
            return;
        };
        self.own.set(None);
        spawn_local(async move {
            // A server that does not hear this ends the wait of a silent page all the same.
            let _ = wire::ask("DELETE", &format!("/api/seeks/{id}"), None).await;
            self.look();
        });
    }

    /// The own wait among all.
    fn own_seek(self) -> Option<Seek> {
        let id = self.own.get()?;
        self.seeks
            .with(|seeks| seeks.as_ref()?.iter().find(|seek| seek.id == id).cloned())
    }
}

/// The lobby; `wait` is one that has begun elsewhere.
#[component]
pub(super) fn Lobby(wait: Option<String>) -> impl IntoView {
    let page = Page::here();
    let known = Known {
        page,
        seeks: RwSignal::new(None),
        own: RwSignal::new(wait),
        told: RwSignal::new(None),
        failed: RwSignal::new(None),
    };
    known.look();
    device::repeat(LOOK, move || known.look());
    let is_here = move || known.seeks.with(Option::is_some);
    let is_waiting = move || known.own.with(Option::is_some);
    let trouble = move || {
        known
            .failed
            .get()
            .map(|trouble| trouble.told(page.words.get()))
    };
    let told = move || known.told.get().map(|id| page.text(id));
    view! {
        <Show when=is_here>
            <section class="lobby">
                <h2>{page.label("lobby-title")}</h2>
                <p role="alert">{trouble}</p>
                <p role="status">{told}</p>
                <Show when=is_waiting><Waits known/></Show>
                <Others known/>
                <Show when=move || !is_waiting()><Pairing known/></Show>
            </section>
        </Show>
    }
}

/// The choice of a pace and a game: whoever chooses the same plays, seats by lot.
#[component]
fn Pairing(known: Known) -> impl IntoView {
    let page = known.page;
    let chosen = RwSignal::new(PACES[1]);
    let pace = move |text: &'static str| {
        let pace: Pace = text.parse().unwrap_or_default();
        pick(
            "pace",
            format!("pace-{}", text.replace('+', "-")),
            move || chosen.get() == text,
            move || chosen.set(text),
            view! { <span>{move || terms::time(page, pace)}</span> },
        )
    };
    let game = move |game: &'static Game| {
        let pair = move |_| {
            let terms = [
                ("game", quoted(game.name)),
                ("clock", quoted(chosen.get_untracked())),
            ];
            known.ask("/api/pairing".to_owned(), vec![("terms", object(&terms))]);
        };
        view! {
            <button type="button" class="look" id=format!("pair-{}", game.name) on:click=pair>
                <Picture game/>
                <span>{move || page.words.get().game_title(game)}</span>
            </button>
        }
    };
    // Any game and any clock can be opened to anybody there.
    let invite = Route::Online("/invite".to_owned());
    view! {
        <p>{page.label("lobby-text")}</p>
        <div class="agreed">
            <div class="picks" role="radiogroup" aria-label=page.label("clock")>
                {PACES.map(pace).collect_view()}
            </div>
            <div class="offers">
                {catalogue::GAMES.iter().map(game).collect_view()}
                <a class="button" id="lobby-more" href="/invite" on:click=page.link(invite)>
                    {page.label("lobby-more")}
                </a>
            </div>
        </div>
        <p><small>{page.label("lobby-watched")}</small></p>
    }
}

/// The own wait, and what can be done meanwhile.
#[component]
fn Waits(known: Known) -> impl IntoView {
    let page = known.page;
    listen(move || known.look());
    let terms = move || known.own_seek()?.terms.parse::<Terms>().ok();
    let picture = move || terms().map(|terms| terms::picture(&terms.start));
    let told = move || {
        let (terms, words) = (terms()?, page.words.get());
        let game = words.game_title(terms.rules().game());
        let pace = terms::time(page, terms.pace);
        let pairs = [
            ("game", game.as_str().into()),
            ("pace", pace.as_str().into()),
        ];
        Some(words.text_with("lobby-waits", &pairs))
    };
    view! {
        <div class="waits">
            {picture}
            <div>
                <p class="wait" role="status">{told}</p>
                <p class="come-back">{page.label("lobby-keep-open")}</p>
            </div>
        </div>
        <div class="actions">
            <button type="button" id="stop-waiting" on:click=move |_| known.stop()>
                {page.label("lobby-stop")}
            </button>
        </div>
        {meanwhile(page)}
    }
}

/// The other players who wait.
#[component]
fn Others(known: Known) -> impl IntoView {
    let page = known.page;
    move || {
        let seeks = known.seeks.get().unwrap_or_default();
        let others = seeks.into_iter().filter(|seek| !seek.own);
        let rows: Vec<_> = others
            .filter_map(|seek| {
                let terms = seek.terms.parse().ok()?;
                Some(view! { <Other known seek terms/> })
            })
            .collect();
        if rows.is_empty() {
            if known.own.get().is_some() {
                return view! { <p id="nobody">{page.label("lobby-nobody-yet")}</p> }.into_any();
            }
            let invite = Route::Online("/invite".to_owned());
            view! {
                <div id="nobody">
                    <p>{page.label("lobby-nobody")}</p>
                    <a class="button" href="/invite" on:click=page.link(invite)>
                        {page.label("invite-make")}
                    </a>
                </div>
            }
            .into_any()
        } else {
            view! {
                <h3>{page.label("lobby-others")}</h3>
                <ul class="seeks">{rows}</ul>
            }
            .into_any()
        }
    }
}

/// Somebody who waits, with one button.
#[component]
fn Other(known: Known, seek: Seek, terms: Terms) -> impl IntoView {
    let page = known.page;
    let path = format!("/api/seeks/{}/join", seek.id);
    let game = terms.rules().game();
    let picture = terms::picture(&terms.start);
    let face = birds::face(&seek.by.name);
    let name = seek.by.name;
    let name = move || names::told(&name, page.words.get());
    let pace = terms.pace;
    let rules = *terms.rules();
    let options = move || {
        let words = page.words.get();
        let mut told = vec![terms::time(page, pace)];
        if rules != RuleSet::new(game) {
            told.extend(words.options_changed(&rules));
        }
        told.join(" · ")
    };
    view! {
        <li>
            {face}
            <div>
                <b>{move || page.words.get().game_title(game)} " · " {name}</b>
                <span>{options}</span>
            </div>
            {picture}
            <button type="button" class="main join" on:click=move |_| known.ask(path.clone(), Vec::new())>
                {page.label("lobby-join")}
            </button>
        </li>
    }
}
