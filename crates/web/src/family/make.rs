//! A game of one's own: its keys as a form, its rules in words while they are chosen, and a link
//! that holds all of it.

use game::{Game, Level, Seat, address};
use leptos::prelude::*;
use rules::general::Laws;
use rules::{Position, Random, RuleSet, RuleSetError, Side, playout};

use super::{card, told};
use crate::bar::TopBar;
use crate::device;
use crate::page::Page;
use crate::route::{self, Learn, Route};
use crate::table::Table;

/// The boards to begin with.
const BOARDS: [(&str, &str); 2] = [
    ("rows-two", "sow:capture=facing,sow-store=own"),
    ("rows-four", "sow:rows=4"),
];

/// The keys that most games differ in, on any board; the others are below.
const FIRST: [&str; 12] = [
    "houses",
    "columns",
    "seeds",
    "setup",
    "direction",
    "laps",
    "capture",
    "take",
    "take-side",
    "sow-store",
    "takes",
    "goal",
];

/// Random games that a warning rests upon.
const GAMES: u64 = 100;

/// A share of wins, in per cent, from which a game is told to favour a player.
const UNFAIR: u8 = 62;

/// The screen of a game of one's own, which begins as the address says.
pub(super) fn make(query: &str) -> AnyView {
    let asked = address::split(query).find(|(key, _)| key == "game");
    let rules = asked.and_then(|(_, text)| text.parse::<RuleSet>().ok());
    let rules = rules.filter(|rules| rules.general_laws().is_some());
    let rules = rules.unwrap_or_else(|| bare(BOARDS[0].1));
    view! { <Make rules/> }.into_any()
}

fn bare(text: &str) -> RuleSet {
    text.parse().expect("the bare machine is a game")
}

/// The form: the last rules that hold together, and the fault of what was chosen since, if it has
/// one.
#[derive(Clone, Copy)]
struct Form {
    rules: RwSignal<RuleSet>,
    fault: RwSignal<Option<RuleSetError>>,
}

impl Form {
    /// Sets a key.
    fn set(self, key: &str, value: &str) {
        match changed(&self.rules.get_untracked(), key, value.trim()).parse::<RuleSet>() {
            Ok(rules) => {
                self.fault.set(None);
                self.rules.set(rules);
            }
            Err(error) => self.fault.set(Some(error)),
        }
    }
}

/// The text of a game with another value of one key.
fn changed(rules: &RuleSet, key: &str, value: &str) -> String {
    let text = rules.to_string();
    let (name, pairs) = text.split_once(':').unwrap_or((&text, ""));
    let others = pairs.split(',').filter(|pair| {
        let known = pair.split('=').next();
        !pair.is_empty() && known != Some(key)
    });
    let pair = format!("{key}={value}");
    let pairs: Vec<&str> = others.chain([pair.as_str()]).collect();
    format!("{name}:{}", pairs.join(","))
}

#[component]
fn Make(rules: RuleSet) -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("make-game")));
    let form = Form {
        rules: RwSignal::new(rules),
        fault: RwSignal::new(None),
    };
    // The address holds the game, so that it can be sent.
    Effect::new(move |_| {
        let query = address::join([("game", form.rules.get().to_string())]);
        device::show_address(&Route::Learn(Learn::Make(query)).address(), false);
    });
    let fault = move || {
        let fault = form.fault.get()?;
        let told = page.words.get().rules_error(&fault);
        Some(view! { <p class="notice" role="alert">{told}</p> })
    };
    let begin = move |far: Seat| {
        let game = Game::start(&form.rules.get_untracked());
        page.play(Table::new(
            game,
            [Seat::PERSON, far],
            Side::South,
            device::seed(),
        ));
    };
    view! {
        <link rel="stylesheet" href=device::listed("style-family")/>
        <TopBar/>
        <main class="start make">
            <h1>{page.label("make-game")}</h1>
            <p>{page.label("make-lead")}</p>
            <Boards form/>
            <form class="own-keys" on:submit=move |event| event.prevent_default()>
                <Keys form first=true/>
                <details>
                    <summary>{page.label("make-more")}</summary>
                    <Keys form first=false/>
                </details>
            </form>
            <section class="made">
                {fault}
                {move || card::picture(&form.rules.get())}
                {move || told::told(form.rules.get())}
                <Warnings form/>
                <div class="ways">
                    <button type="button" class="main" id="make-play" on:click=move |_| begin(Seat::Computer(Level::EASY))>
                        {page.label("play-computer")}
                    </button>
                    <button type="button" id="make-people" on:click=move |_| begin(Seat::PERSON)>
                        {page.label("play-people")}
                    </button>
                </div>
                <p>{page.label("make-link")}</p>
                <p><code class="link">{move || link(form.rules.get())}</code></p>
            </section>
        </main>
    }
}

/// The choice of a board, which begins anew.
#[component]
fn Boards(form: Form) -> impl IntoView {
    let page = Page::here();
    let boards = BOARDS.map(|(id, text)| {
        let rows = if id == "rows-two" { 2 } else { 4 };
        let is_on = move || Position::start(&form.rules.get()).board().rows() == rows;
        view! {
            <button type="button" id=format!("make-{id}") aria-pressed=move || is_on().to_string() on:click=move |_| {
                form.fault.set(None);
                form.rules.set(bare(text));
            }>
                {page.label(id)}
            </button>
        }
    });
    view! {
        <div class="filters" role="group" aria-label=page.label("make-board")>
            {boards.collect_view()}
        </div>
    }
}

/// The address of a game by these rules between a person and an easy computer.
fn link(rules: RuleSet) -> String {
    let seats = [Seat::PERSON, Seat::Computer(Level::EASY)];
    let table = Table::new(Game::start(&rules), seats, Side::South, 1);
    device::whole_address(&Route::Play(route::link(&table)).address())
}

/// A field for each key: those that most games differ in, or the others.
#[component]
fn Keys(form: Form, first: bool) -> impl IntoView {
    // Another board has other keys; another value changes the fields no more than itself.
    let rows = Memo::new(move |_| Position::start(&form.rules.get()).board().rows());
    move || {
        rows.track();
        let rules = form.rules.get_untracked();
        let keys = rules.general_laws().map(Laws::keys).unwrap_or_default();
        let keys = keys
            .into_iter()
            .filter(move |key| FIRST.contains(&key.name) == first);
        keys.map(|key| {
            let name = key.name;
            let value = Memo::new(move |_| value(form.rules.get(), name));
            let words = (key.words)();
            let is_text = words.is_empty() || (key.allowed)().contains(|sign: char| sign.is_ascii_digit());
            let field = if is_text {
                view! {
                    <input
                        type="text"
                        id=format!("key-{name}")
                        prop:value=move || value.get()
                        on:change=move |event| form.set(name, &event_target_value(&event))
                    />
                }
                .into_any()
            } else {
                let options = words.into_iter().map(move |word| {
                    view! { <option value=word selected=move || value.get() == word>{word}</option> }
                });
                view! {
                    <select
                        id=format!("key-{name}")
                        prop:value=move || value.get()
                        on:change=move |event| form.set(name, &event_target_value(&event))
                    >
                        {options.collect_view()}
                    </select>
                }
                .into_any()
            };
            view! {
                <div class="key">
                    <label for=format!("key-{name}")>{name}</label>
                    {field}
                    {is_text.then(|| view! { <small>{(key.allowed)()}</small> })}
                </div>
            }
        })
        .collect_view()
    }
}

/// The value of a key.
fn value(rules: RuleSet, key: &str) -> String {
    let values = rules.general_laws().map(Laws::values).unwrap_or_default();
    let value = values.into_iter().find(|(known, _)| *known == key);
    value.map_or_else(String::new, |(_, value)| value)
}

/// What random games say against the rules: nobody can move, nothing ends, one player wins.
#[component]
fn Warnings(form: Form) -> impl IntoView {
    let page = Page::here();
    move || {
        let found = warnings(form.rules.get());
        let told = found.into_iter().map(|(id, share)| {
            let share = [("n", i64::from(share).into())];
            view! { <p class="warning" role="status">{page.text_with(id, &share)}</p> }
        });
        told.collect_view()
    }
}

/// The warnings about a game, each with a number in per cent.
fn warnings(rules: RuleSet) -> Vec<(&'static str, u8)> {
    let start = Position::start(&rules);
    let outcomes = playout::playouts(&start, GAMES, &mut Random::new(1));
    let share = |games: u64| (100 * games / outcomes.games.max(1)) as u8;
    let [south, north] = outcomes.won.map(share);
    let found = [
        ("make-endless", share(outcomes.unfinished), 5),
        ("make-first-wins", south, UNFAIR),
        ("make-second-wins", north, UNFAIR),
    ];
    let found = found.into_iter().filter(|&(_, share, most)| share > most);
    found.map(|(id, share, _)| (id, share)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_odd_about_a_game_is_told() {
        rules::general::install();
        let ids = |rules: &str| {
            let found = warnings(rules.parse().unwrap());
            found.into_iter().map(|(id, _)| id).collect::<Vec<_>>()
        };
        assert!(ids("togyz-kumalak").is_empty());
        // Hardly anything can be captured, and seeds go round for ever.
        assert_eq!(ids("sow:capture=count,take=20+21"), ["make-endless"]);
    }

    #[test]
    fn a_key_that_is_set_is_part_of_the_game() {
        rules::general::install();
        let rules = bare("sow:houses=5,capture=facing");
        let set = |key, value| bare(&changed(&rules, key, value)).to_string();
        assert_eq!(set("houses", "7"), "sow:houses=7,capture=facing");
        assert_eq!(value(rules, "houses"), "5");
        assert_eq!(changed(&bare("bao"), "takasia", "off"), "bao:takasia=off");
        for (_, text) in BOARDS {
            assert!(warnings(bare(text)).is_empty(), "{text}");
        }
    }
}
