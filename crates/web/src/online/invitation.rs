//! An invitation as whoever opens its link sees it: one's own, which waits, or somebody else's, with
//! one button.

use game::online::Terms;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;

use super::birds;
use super::games::{nobody_there, nothing_there};
use super::names;
use super::onward::{self, Ways, go_on};
use super::session::fetch_rules;
use super::terms::TermsTold;
use super::waiting::Waiting;
use super::wire::{self, InvitationObject, Trouble};
use crate::bar::TopBar;
use crate::device;
use crate::page::Page;
use crate::route::{Learn, Route};

/// An invitation and its terms, once they are here and can be read.
type Fetched = Option<Result<(InvitationObject, Terms), Trouble>>;

/// The screen of an invitation.
#[component]
pub(super) fn Invitation(id: String) -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("invitation")));
    let id = StoredValue::new(id);
    let found: RwSignal<Fetched> = RwSignal::new(None);
    let fetch = move || {
        spawn_local(async move {
            let fetched = fetch(page, &id.get_value()).await;
            let _ = found.try_set(Some(fetched));
        });
    };
    fetch();
    let screen = move || match found.get() {
        None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
        Some(Err(Trouble::Away)) => nobody_there(page, Trouble::Away, fetch),
        Some(Err(trouble)) => {
            let on = view! { <Ways to=onward::elsewhere()/> };
            nothing_there(page, trouble, on.into_any())
        }
        Some(Ok((invitation, terms))) => {
            let id = id.get_value();
            match (invitation.game.clone(), &*invitation.state) {
                // Its players find their game by the link that began it.
                (Some(game), _) => {
                    request_animation_frame(move || go_on(page, &game));
                    ().into_any()
                }
                (None, "open") if invitation.own => view! { <Waiting id terms/> }.into_any(),
                (None, "open") => view! { <Offer id invitation terms/> }.into_any(),
                (None, state) => {
                    let state = match state {
                        "taken" => "invitation-taken",
                        "withdrawn" => "invitation-withdrawn",
                        _ => "invitation-expired",
                    };
                    view! {
                        <p class="notice" id="invitation-over">{page.label(state)}</p>
                        <TermsTold terms is_own=invitation.own/>
                        <Ways to=onward::elsewhere()/>
                    }
                    .into_any()
                }
            }
        }
    };
    view! {
        <TopBar/>
        <main class="setup online invitation">
            <h1>{page.label("invitation")}</h1>
            {screen}
        </main>
    }
}

async fn fetch(page: Page, id: &str) -> Result<(InvitationObject, Terms), Trouble> {
    let invitation = wire::get(&format!("/api/invitations/{id}")).await;
    let invitation: InvitationObject = wire::read(invitation)?;
    fetch_rules(page, &invitation.terms).await;
    // A newer server may know terms that this page does not.
    let terms = invitation.terms.parse().map_err(|_| Trouble::Away)?;
    Ok((invitation, terms))
}

/// Somebody else's invitation: all that is agreed with one press.
#[component]
fn Offer(id: String, invitation: InvitationObject, terms: Terms) -> impl IntoView {
    let page = Page::here();
    let failed = RwSignal::new(None);
    let is_sent = RwSignal::new(false);
    let path = StoredValue::new(format!("/api/invitations/{id}/accept"));
    let accept = move |_| {
        is_sent.set(true);
        spawn_local(async move {
            match wire::read(wire::post(&path.get_value(), &[]).await) {
                Ok(begun) => onward::begin(page, begun),
                Err(trouble) => {
                    let _ = is_sent.try_set(false);
                    let _ = failed.try_set(Some(trouble));
                }
            }
        });
    };
    let face = birds::face(&invitation.by.name);
    let name = invitation.by.name;
    let by = move || {
        let name = names::told(&name, page.words.get());
        page.text_with("invited-by", &[("name", name.as_str().into())])
    };
    let trouble = move || failed.get().map(|trouble| trouble.told(page.words.get()));
    let game = terms.rules().game();
    let rules = *terms.rules();
    let goal = move || page.words.get().goal(&rules);
    let how = how_it_goes(game);
    view! {
        <p class="by named">{face} {by}</p>
        <TermsTold terms is_own=false/>
        <p role="alert">{trouble}</p>
        <button type="button" class="main" id="accept" disabled=is_sent on:click=accept>
            {page.label("accept-invitation")}
        </button>
        <p class="goal">{goal}</p>
        <p>
            <a id="how" href=how.address() on:click=page.link(how)>
                {page.label("how-to-play")}
            </a>
        </p>
    }
}

/// The way to learn a game: its lesson, or the page of a game of the library.
fn how_it_goes(game: &'static Game) -> Route {
    Route::Learn(if game.general_laws().is_some() {
        Learn::GameOf(game.name.to_owned())
    } else {
        Learn::Lesson(game.name, None)
    })
}
