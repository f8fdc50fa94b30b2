//! The terms of a new invitation: game, options, clock, seat.

use game::address;
use game::online::{Pace, SeatWish};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Position, RuleSet, Side, catalogue};

use super::games::nobody_there;
use super::json::{self, quoted};
use super::wire::{self, Status, Trouble};
use super::{players, terms};
use crate::bar::{self, TopBar};
use crate::device;
use crate::page::Page;
use crate::pick::pick;
use crate::route::{Learn, Route};
use crate::setup::options::Options;

/// The paces on offer.
const PACES: [&str; 8] = [
    "none", "180+2", "300+3", "600+5", "900+10", "1d", "3d", "7d",
];
/// The seats on offer, with the words for them.
const SEATS: [(SeatWish, &str); 3] = [
    (SeatWish::Lot, "begins-by-lot"),
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

    /// The terms as JSON.
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

    /// Sends the terms to a path, and goes to the address that begins so and ends with the id of what
    /// was made.
    fn send(self, page: Page, failed: RwSignal<Option<Trouble>>, [path, to]: [&'static str; 2]) {
        if !self.is_kid {
            self.keep();
        }
        spawn_local(async move {
            if self.is_kid && !players::become_child().await {
                let _ = failed.try_set(Some(Trouble::Away));
                return;
            }
            let made = wire::post(path, &[("terms", self.terms())]).await;
            match wire::text(made, "id") {
                Ok(id) => page.go(&Route::Online(format!("{to}{id}"))),
                Err(trouble) => drop(failed.try_set(Some(trouble))),
            }
        });
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
    let away = move || status.get()?.err();
    let invite = move |event: ev::SubmitEvent| {
        event.prevent_default();
        form.send(page, failed, ["/api/invitations", "/i/"]);
    };
    let offer = move |_| form.send(page, failed, ["/api/seeks", "/online?wait="]);
    let trouble = move || failed.get().map(|trouble| trouble.told(page.words.get()));
    view! {
        <TopBar/>
        <main class="setup online">
            <form on:submit=invite>
                {bar::titled(Route::Online("/online".to_owned()), page.label("play-friend"))}
                <p>{page.label("invite-text")}</p>
                {move || away().map(|trouble| nobody_there(page, trouble, ask))}
                <Show when=move || away().is_none()>
                    <Choices form/>
                    {form.is_kid.then(|| view! { <players::ChildName/> })}
                    <div class="setup-end">
                        <p role="alert">{trouble}</p>
                        <button type="submit" class="main" id="make-link" disabled=move || !is_ready()>
                            {page.label("invite-make")}
                        </button>
                        <Show when=move || !form.is_kid>
                            <button type="button" id="make-seek" disabled=move || !is_ready() on:click=offer>
                                {page.label("lobby-offer")}
                            </button>
                        </Show>
                    </div>
                </Show>
            </form>
        </main>
    }
}

/// The choices, but for the name of a child.
#[component]
fn Choices(form: Form) -> impl IntoView {
    let page = Page::here();
    let game = Memo::new(move |_| form.rules.with(|rules| rules.game().name));
    let pace = move |text: &'static str| {
        let pace: Pace = text.parse().unwrap_or_default();
        let told = Signal::derive(move || terms::time(page, pace));
        let id = format!("clock-{}", text.replace('+', "-"));
        one("clock", id, told, form.pace, pace)
    };
    let seat = move |(wish, name): (SeatWish, &'static str)| {
        one("seat", name.to_owned(), page.label(name), form.seat, wish)
    };
    view! {
        <fieldset class="agreed">
            <legend>{page.label("choose-game")}</legend>
            <div class="offers">{offers(page, form, game)}</div>
        </fieldset>
        <fieldset class="agreed">
            <legend>{page.label("clock")}</legend>
            <div class="picks" role="radiogroup" aria-label=page.label("clock")>
                {PACES.map(pace).collect_view()}
            </div>
        </fieldset>
        <fieldset class="agreed">
            <legend>{page.label("who-begins")}</legend>
            <div class="picks" role="radiogroup" aria-label=page.label("who-begins")>
                {SEATS.map(seat).collect_view()}
            </div>
        </fieldset>
        <Show when=move || !form.is_kid>
            <fieldset class="agreed" aria-label=page.label("options")>
                <div class="begins">
                    <Check id="private" name="terms-private" is_chosen=form.is_private/>
                    <Check id="final" name="terms-no-takebacks" is_chosen=form.is_final/>
                </div>
            </fieldset>
        </Show>
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

/// One of several choices, by the name of all and its own id.
fn one<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    id: String,
    told: Signal<String>,
    chosen: RwSignal<T>,
    this: T,
) -> impl IntoView {
    let drawn = view! { <span>{told}</span> };
    pick(
        name,
        id,
        move || chosen.get() == this,
        move || chosen.set(this),
        drawn,
    )
}

/// A choice that is made or not.
#[component]
fn Check(id: &'static str, name: &'static str, is_chosen: RwSignal<bool>) -> impl IntoView {
    let page = Page::here();
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
}

/// The games on offer: the one asked for, and those of the catalogue, for children theirs.
fn offers(page: Page, form: Form, game: Memo<&'static str>) -> impl IntoView {
    let asked = form.rules.get_untracked();
    let mut names = catalogue::GAMES.iter().map(|game| game.name);
    let is_other = names.all(|name| name != asked.game().name);
    let other = is_other.then_some(asked);
    let listed = catalogue::GAMES.iter().filter(move |game| {
        let is_for_kids = words::Vocabulary::of(game) == words::Vocabulary::Fruit;
        !form.is_kid || is_for_kids
    });
    let offers = other.into_iter().chain(listed.map(RuleSet::new));
    let offer = move |rules: RuleSet| {
        let this = rules.game();
        let choose = move || {
            form.position.set(None);
            form.rules.set(rules);
        };
        let drawn = view! {
            {terms::picture(&Position::start(&rules))}
            <span>{move || page.words.get().game_title(this)}</span>
        };
        let is_chosen = move || game.get() == this.name;
        pick(
            "game",
            format!("game-{}", this.name),
            is_chosen,
            choose,
            drawn,
        )
    };
    let all = Route::Learn(Learn::Games);
    let more = (!form.is_kid).then(|| {
        view! {
            <a class="button" id="more-games" href=all.address() on:click=page.link(all)>
                {page.label("invite-more-games")}
            </a>
        }
    });
    (offers.map(offer).collect_view(), more)
}
