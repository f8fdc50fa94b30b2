//! The terms of a new invitation: game, options, clock, seat.

use game::address;
use game::online::{Pace, SeatWish};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{RuleSet, Side, catalogue};

use super::json::{self, quoted};
use super::wire::{self, Status, Trouble};
use super::{players, terms};
use crate::bar::TopBar;
use crate::device;
use crate::page::Page;
use crate::picture::Picture;
use crate::route::Route;
use crate::setup::options::Options;

/// The paces on offer.
const PACES: [&str; 8] = [
    "none", "180+2", "300+3", "600+5", "900+10", "1d", "3d", "7d",
];
/// The seats on offer, with the words for them.
const SEATS: [(SeatWish, &str); 3] = [
    (SeatWish::Lot, "seat-by-lot"),
    (SeatWish::Side(Side::South), "seat-you-begin"),
    (SeatWish::Side(Side::North), "seat-they-begin"),
];
/// The storage key of the terms chosen last.
const LAST: &str = "mancala.invite";

/// The choices of the form.
#[derive(Clone, Copy)]
struct Form {
    rules: RwSignal<RuleSet>,
    /// The position to begin with, if it is not the usual one of these rules.
    position: RwSignal<Option<String>>,
    pace: RwSignal<Pace>,
    seat: RwSignal<SeatWish>,
    is_private: RwSignal<bool>,
    /// Nothing is taken back.
    is_final: RwSignal<bool>,
    is_kid: bool,
}

impl Form {
    /// The choices of an address, else those made last.
    fn new(query: String) -> Form {
        let query = if query.is_empty() {
            device::recall(LAST).unwrap_or_default()
        } else {
            query
        };
        let word = |key: &str| {
            address::split(&query)
                .find(|(k, _)| k == key)
                .map(|(_, v)| v)
        };
        let usual = || RuleSet::new(&catalogue::GAMES[0]);
        let rules = word("game").and_then(|game| game.parse().ok());
        Form {
            rules: RwSignal::new(rules.unwrap_or_else(usual)),
            position: RwSignal::new(word("position")),
            pace: RwSignal::new(
                word("clock")
                    .and_then(|pace| pace.parse().ok())
                    .unwrap_or_default(),
            ),
            seat: RwSignal::new(SeatWish::Lot),
            is_private: RwSignal::new(false),
            is_final: RwSignal::new(false),
            is_kid: word("kid").is_some(),
        }
    }

    /// Keeps the choices for the next time.
    fn keep(self) {
        let pairs = [
            ("game", self.rules.get_untracked().to_string()),
            ("clock", self.pace.get_untracked().to_string()),
        ];
        // Without storage the next invitation begins with the first game.
        let _ = device::keep(LAST, &address::join(pairs));
    }

    fn terms(self) -> String {
        let seat = match self.seat.get_untracked() {
            SeatWish::Lot => "lot",
            SeatWish::Side(side) => side.name(),
        };
        let is_private = self.is_private.get_untracked() || self.is_kid;
        let mut terms = vec![
            ("game", quoted(&self.rules.get_untracked().to_string())),
            ("clock", quoted(&self.pace.get_untracked().to_string())),
            ("seat", quoted(seat)),
            ("private", is_private.to_string()),
            ("kid", self.is_kid.to_string()),
        ];
        if self.is_final.get_untracked() {
            terms.push(("takebacks", quoted("never")));
        }
        if let Some(position) = self.position.get_untracked() {
            terms.push(("position", quoted(&position)));
        }
        json::object(&terms)
    }
}

/// The form, once the server has said that it is there.
#[component]
pub(super) fn Invite(query: String) -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("play-friend")));
    let form = Form::new(query);
    let status: RwSignal<Option<Result<Status, Trouble>>> = RwSignal::new(None);
    let failed = RwSignal::new(None);
    let ask = move || {
        spawn_local(async move {
            let fetched = wire::read(wire::get("/api/online").await);
            let _ = status.try_set(Some(fetched));
        });
    };
    ask();
    let is_ready = move || status.with(|status| matches!(status, Some(Ok(_))));
    let away = move || status.with(|status| matches!(status, Some(Err(_))));
    let invite = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if !form.is_kid {
            form.keep();
        }
        spawn_local(async move {
            if form.is_kid && !players::become_child().await {
                let _ = failed.try_set(Some(Trouble::Away));
                return;
            }
            let made = wire::post("/api/invitations", &[("terms", form.terms())]).await;
            match wire::text(made, "id") {
                Ok(id) => page.go(&Route::Online(format!("/i/{id}"))),
                Err(trouble) => drop(failed.try_set(Some(trouble))),
            }
        });
    };
    let trouble = move || failed.get().map(|trouble| trouble.told(page.words.get()));
    view! {
        <TopBar/>
        <main class="setup online">
            <form on:submit=invite>
                <h1>{page.label("play-friend")}</h1>
                <p>{page.label("invite-text")}</p>
                <Show when=away>
                    <p class="notice" role="alert">
                        {page.label("online-no-server")} " "
                        <button type="button" on:click=move |_| ask()>{page.label("try-again")}</button>
                    </p>
                </Show>
                <Choices form/>
                {form.is_kid.then(|| view! { <players::ChildName/> })}
                <div class="setup-end">
                    <p role="alert">{trouble}</p>
                    <button type="submit" class="main" id="make-link" disabled=move || !is_ready()>
                        {page.label("invite-make")}
                    </button>
                </div>
                <p class="ways">
                    <a class="button" href="/online" on:click=page.link(Route::Online("/online".to_owned()))>
                        {page.label("online-games")}
                    </a>
                </p>
            </form>
        </main>
    }
}

#[component]
fn Choices(form: Form) -> impl IntoView {
    let page = Page::here();
    let game = Memo::new(move |_| form.rules.with(|rules| rules.game().name));
    let choose = move |event: ev::Event| {
        if let Ok(rules) = event_target_value(&event).parse() {
            form.position.set(None);
            form.rules.set(rules);
        }
    };
    let pace = move |text: &'static str| {
        let pace: Pace = text.parse().unwrap_or_default();
        view! {
            <option value=text selected=move || form.pace.get() == pace>
                {move || terms::time(page, pace)}
            </option>
        }
    };
    view! {
        <fieldset class="agreed">
            <legend>{page.label("choose-game")}</legend>
            <div class="which">
                {move || {
                    game.track();
                    let game = form.rules.with_untracked(RuleSet::game);
                    view! { <Picture game/> }
                }}
                <label class="setting">
                    <span>{page.label("game")}</span>
                    <select id="game" on:change=choose>
                        {games_listed(page, form, game)}
                    </select>
                </label>
                <label class="setting">
                    <span>{page.label("clock")}</span>
                    <select
                        id="clock"
                        on:change=move |event| {
                            if let Ok(pace) = event_target_value(&event).parse() {
                                form.pace.set(pace);
                            }
                        }
                    >
                        {PACES.map(pace).collect_view()}
                    </select>
                </label>
            </div>
        </fieldset>
        <fieldset class="agreed quieter">
            <legend>{page.label("who-begins")}</legend>
            <Seats form/>
        </fieldset>
        {move || {
            game.track();
            let (game, is_general) = form
                .rules
                .with_untracked(|rules| (rules.game(), rules.general_laws().is_some()));
            let has_options = !is_general && !form.is_kid && form.position.get_untracked().is_none();
            has_options.then(|| view! { <Options game rules=form.rules prefix="option"/> })
        }}
    }
}

/// The choice of who begins, of who may watch, and whether turns may be taken back.
#[component]
fn Seats(form: Form) -> impl IntoView {
    let page = Page::here();
    let seat = move |(wish, name): (SeatWish, &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name="seat"
                    id=name
                    prop:checked=move || form.seat.get() == wish
                    on:change=move |_| form.seat.set(wish)
                />
                <span>{page.label(name)}</span>
            </label>
        }
    };
    let yes = move |id: &'static str, name: &'static str, is_chosen: RwSignal<bool>| {
        view! {
            <label class="private">
                <input
                    type="checkbox"
                    id=id
                    prop:checked=move || is_chosen.get()
                    on:change=move |event| is_chosen.set(event_target_checked(&event))
                />
                <span>{page.label(name)}</span>
            </label>
        }
    };
    view! {
            <div class="begins" role="radiogroup" aria-label=page.label("who-begins")>
                {SEATS.map(seat).collect_view()}
            </div>
            <Show when=move || !form.is_kid>
                <div class="begins">
                    {yes("private", "terms-private", form.is_private)}
                    {yes("final", "terms-no-takebacks", form.is_final)}
                </div>
            </Show>
    }
}

/// The games on offer: those of the catalogue, for children theirs, and the one asked for.
fn games_listed(page: Page, form: Form, game: Memo<&'static str>) -> impl IntoView {
    let listed = catalogue::GAMES.iter();
    let listed = listed.filter(move |game| {
        let is_for_kids = words::Vocabulary::of(game) == words::Vocabulary::Fruit;
        !form.is_kid || is_for_kids
    });
    let options = listed.map(move |one| {
        view! {
            <option value=one.name selected=move || game.get() == one.name>
                {move || page.words.get().game_title(one)}
            </option>
        }
    });
    let first = form.rules.with_untracked(RuleSet::game);
    let other = catalogue::GAMES.iter().all(|game| game.name != first.name).then(|| {
        view! {
            <option value=form.rules.get_untracked().to_string() selected=move || game.get() == first.name>
                {move || page.words.get().game_title(first)}
            </option>
        }
    });
    (other, options.collect_view())
}
