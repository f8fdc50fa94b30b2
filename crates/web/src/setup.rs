//! The second screen: players, the one who begins, and the options of the game.

pub(crate) mod options;

use game::{Clock, Game, Level, Seat, TimeControl};
use leptos::ev;
use leptos::prelude::*;
use rules::{RuleSet, Side};
use wasm_split_helpers::wasm_split;
use words::{Perspective, Vocabulary, Words};

use crate::bar::TopBar;
use crate::board::thumbnail;
use crate::device;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::pick::pick;
use crate::play::avatar::robot;
use crate::play::mood::Mood;
use crate::players;
use crate::route::{Learn, Route};
use crate::settings_view::Switch;
use crate::setup::options::Options;
use crate::table::Table;

/// The players, the near one first, and which of them begins.
#[derive(Clone, Copy)]
struct Players {
    kinds: [RwSignal<Seat>; 2],
    /// The answer to whether the far player begins; without one a lot decides.
    far_begins: RwSignal<Option<bool>>,
    /// The time that two people have.
    control: RwSignal<Option<TimeControl>>,
}

/// The time controls on offer.
const CONTROLS: [&str; 7] = [
    "180+2", "300+3", "600+5", "900+10", "10/turn", "30/turn", "60/turn",
];

impl Players {
    fn new(game: &rules::Game) -> Players {
        Players {
            kinds: players::kept().map(RwSignal::new),
            far_begins: RwSignal::new(Some(false)),
            control: RwSignal::new(players::kept_control(game)),
        }
    }

    /// Whether two people play at this device.
    fn are_people(self) -> bool {
        self.kinds.iter().all(|seat| seat.with(Seat::is_person))
    }

    /// The seats, South (who begins) first, and the near player's side.
    fn seats(self) -> ([Seat; 2], Side) {
        let seats = self.kinds.map(|seat| seat.get());
        players::keep(&seats);
        let [near, far] = seats;
        let by_lot = || device::seed() % 2 == 1;
        if self.far_begins.get().unwrap_or_else(by_lot) {
            ([far, near], Side::North)
        } else {
            ([near, far], Side::South)
        }
    }
}

#[wasm_split(setup, fallible)]
fn load_setup() -> Result<Draw<&'static rules::Game>, Missing> {
    Ok(|game| view! { <Setup game/> }.into_any())
}

/// The second screen, once its chunk is loaded.
pub(crate) fn fetched(game: &'static rules::Game) -> AnyView {
    part::show(|| Box::pin(load_setup()), game, Wait::Screen, Texts::All)
}

#[component]
fn Setup(game: &'static rules::Game) -> impl IntoView {
    let page = Page::here();
    let rules = RwSignal::new(RuleSet::new(game));
    let players = Players::new(game);
    Effect::new(move |_| device::set_title(&page.words.get().game_title(game)));
    // The games of children have no page, but a lesson.
    let how = match Route::of_game(game) {
        Route::Setup(name) => Route::Learn(Learn::Lesson(name, None)),
        about => about,
    };
    let begin = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let (seats, near) = players.seats();
        let game = Game::start(&rules.get_untracked());
        let clock = players.control.get().map(Clock::new);
        if players.are_people() {
            players::keep_control(players.control.get());
        }
        page.play(Table::new(game, seats, near, device::seed()).with_clock(clock));
    };
    view! {
        <link rel="stylesheet" href=device::listed("style-setup")/>
        <TopBar/>
        <main class="setup">
            <form on:submit=begin>
                <div class="setup-head">
                    {move || rules.with(thumbnail::of_start)}
                    <div>
                        <h1>{move || page.words.get().game_title(game)}</h1>
                        <p>{move || page.words.get().game_summary(game)}</p>
                        <p class="goal">
                            <b>{move || page.words.get().labelled(&page.text("goal"), "")}</b>
                            {move || page.words.get().goal(&RuleSet::new(game))}
                        </p>
                        <p>
                            <a id="how" href=how.address() on:click=page.link(how)>
                                {page.label("how-to-play")}
                            </a>
                        </p>
                    </div>
                </div>
                <Player players game far=true/>
                <div class="beyond">
                    <Player players game far=false/>
                    <Begins players game/>
                    <Show when=move || players.are_people()>
                        <fieldset class="together" aria-label=page.label("players")>
                            <Switch id="facing" name="facing-players" get=|s| s.facing set=|s, on| s.facing = on/>
                            {(Vocabulary::of(game) == Vocabulary::Seeds).then(|| view! { <Timed players/> })}
                        </fieldset>
                    </Show>
                    <Options game rules prefix="option" open=page.is_wide()/>
                </div>
                <div class="setup-end">
                    <button type="submit" class="main">
                        {page.label("start-game")}
                    </button>
                </div>
            </form>
        </main>
    }
}

/// A text that speaks to the near player, in the tone of the game.
fn addressed(words: Words, game: &rules::Game, id: &str) -> String {
    words.text_about(id, Side::South, &Perspective::neutral(game), &[])
}

/// One player: a person with a name, or the computer at a level.
#[component]
fn Player(players: Players, game: &'static rules::Game, far: bool) -> impl IntoView {
    let page = Page::here();
    let seat = players.kinds[usize::from(far)];
    let id = if far { "far" } else { "near" };
    let title = if far { "opponent" } else { "your-side" };
    let title = move || addressed(page.words.get(), game, title);
    let is_person = move || seat.with(Seat::is_person);
    // What would be there instead: whoever changes their mind finds it again.
    let other = RwSignal::new(if seat.with_untracked(Seat::is_person) {
        Seat::Computer(Level::EASY)
    } else {
        Seat::PERSON
    });
    let kind = move |person: bool, name: &'static str, label: &'static str| {
        let turn = move || {
            if seat.with_untracked(Seat::is_person) != person {
                let before = seat.get_untracked();
                seat.set(other.get_untracked());
                other.set(before);
            }
        };
        let kinds = if far { "far-kind" } else { "near-kind" };
        let drawn = view! { <span>{page.label(label)}</span> };
        pick(
            kinds,
            format!("{id}-{name}"),
            move || is_person() == person,
            turn,
            drawn,
        )
    };
    let name = move |event: ev::Event| {
        let text = event_target_value(&event);
        if let Ok(named) = format!("person-{text}").parse() {
            seat.set(named);
        }
    };
    let now = move || match seat.get() {
        Seat::Person(name) => name,
        Seat::Computer(_) => String::new(),
    };
    view! {
        <fieldset class="player">
            <legend>{title}</legend>
            <div class="who">
                {if far {
                    [kind(false, "computer", "the-computer"), kind(true, "person", "person")]
                } else {
                    [kind(true, "person", "person"), kind(false, "computer", "the-computer")]
                }}
                <Show when=is_person>
                    <input
                        type="text"
                        id=format!("{id}-name")
                        maxlength="24"
                        autocomplete="off"
                        aria-label=page.label("player-name")
                        placeholder=page.label("player-name")
                        prop:value=now
                        on:change=name
                    />
                </Show>
            </div>
            <Show when=move || !is_person()>
                <Levels seat far/>
            </Show>
        </fieldset>
    }
}

/// The levels of the computer, each with a face and its strength, and a sentence about the chosen one.
#[component]
fn Levels(seat: RwSignal<Seat>, far: bool) -> impl IntoView {
    let page = Page::here();
    let (name, id) = if far {
        ("far-level", "far")
    } else {
        ("near-level", "near")
    };
    let level = move |level: Level| {
        let drawn = view! {
            {robot(level, Signal::stored(Mood::of_level(level)))}
            <span>{page.label(level.id())}</span>
            <i style=("--n", level.number().to_string())></i>
        };
        let this = Seat::Computer(level);
        pick(
            name,
            format!("{id}-{}", level.id()),
            {
                let this = this.clone();
                move || seat.with(|seat| *seat == this)
            },
            move || seat.set(this.clone()),
            drawn,
        )
    };
    let about = move || {
        let level = seat.get().level()?;
        let words = page.words.get();
        Some(words.text(&format!("{}-text", level.id())))
    };
    view! {
        <div class="levels" role="radiogroup" aria-label=page.label("the-computer")>
            {Level::ALL.map(level).collect_view()}
        </div>
        <p class="about">{about}</p>
    }
}

/// The choice of a clock.
#[component]
fn Timed(players: Players) -> impl IntoView {
    let page = Page::here();
    let value = move || {
        let control = players.control.get();
        control.map_or_else(String::new, |control| control.to_string())
    };
    let change = move |event: ev::Event| {
        players.control.set(event_target_value(&event).parse().ok());
    };
    let option = move |text: &'static str| {
        let control: TimeControl = text.parse().ok()?;
        let label = move || match control {
            TimeControl::Game {
                base_s,
                increment_s,
            } => page.text_with(
                "clock-game",
                &[("minutes", (base_s / 60).into()), ("n", increment_s.into())],
            ),
            TimeControl::Turn { seconds } => page.text_with("clock-turn", &[("n", seconds.into())]),
        };
        let is_chosen = move || players.control.get() == Some(control);
        Some(view! { <option value=text selected=is_chosen>{label}</option> })
    };
    view! {
        <label class="setting">
            <span>{page.label("clock")}</span>
            <select id="clock" prop:value=value on:change=change>
                <option value="">{page.label("clock-none")}</option>
                {CONTROLS.map(option).into_iter().collect_view()}
            </select>
        </label>
    }
}

/// The choice of the player who begins, or of a lot; in children's games, the youngest.
#[component]
fn Begins(players: Players, game: &'static rules::Game) -> impl IntoView {
    let page = Page::here();
    let is_kids = Vocabulary::of(game) == Vocabulary::Fruit;
    let name = move |far: bool| {
        let seat = players.kinds[usize::from(far)].get();
        match seat {
            Seat::Person(name) if !name.is_empty() => name,
            Seat::Computer(_) => page.text("the-computer"),
            // As long as they have no name of their own.
            Seat::Person(_) => {
                let id = if far { "opponent" } else { "you" };
                addressed(page.words.get(), game, id)
            }
        }
    };
    let choice = move |far: Option<bool>| {
        let id = match far {
            Some(false) => "begins-near",
            Some(true) => "begins-far",
            None => "begins-by-lot",
        };
        let told = move || far.map_or_else(|| page.text("begins-by-lot"), name);
        pick(
            "begins",
            id.to_owned(),
            move || players.far_begins.get() == far,
            move || players.far_begins.set(far),
            view! { <span>{told}</span> },
        )
    };
    // One child alone is not asked.
    let are_children = Memo::new(move |_| {
        let are_people = players.kinds.iter().all(|kind| kind.with(Seat::is_person));
        is_kids && are_people
    });
    let question = move || {
        page.text(if are_children.get() {
            "who-is-youngest"
        } else {
            "who-begins"
        })
    };
    view! {
        <fieldset class="begins">
            <legend>{question}</legend>
            <div class="who">
                {choice(Some(false))} {choice(Some(true))}
                {(!is_kids).then(|| choice(None))}
            </div>
            {move || are_children.get().then(|| view! { <p class="about">{page.label("youngest-begins")}</p> })}
        </fieldset>
    }
}
