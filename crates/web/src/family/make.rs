//! A game of one's own: its keys as a form, its rules in words while they are chosen, and a link
//! that holds all of it.

mod field;
mod form;

use game::{Game, Level, Seat, address};
use leptos::prelude::*;
use rules::{Position, Random, RuleSet, Side, playout};

use self::field::Keys;
use self::form::Form;
use super::profile::Begin;
use super::told;
use crate::bar::{self, TopBar};
use crate::board::thumbnail;
use crate::device;
use crate::page::Page;
use crate::route::{self, Learn, Route};
use crate::table::Table;

/// The boards to begin with.
const BOARDS: [(&str, &str); 2] = [
    ("rows-two", "sow:capture=facing,sow-store=own"),
    ("rows-four", "sow:rows=4"),
];

/// Random games that a warning rests upon.
const GAMES: u64 = 100;

/// A share of wins, in per cent, from which a game is told to favour a player.
const UNFAIR: u8 = 62;

/// The screen of a game of one's own, which begins as the address says.
pub(super) fn make(query: &str) -> AnyView {
    let asked = address::split(query).find(|(key, _)| key == "game");
    let rules = asked.and_then(|(_, text)| text.parse::<RuleSet>().ok());
    let form = rules.and_then(Form::of);
    let form = form.or_else(|| Form::of(bare(BOARDS[0].1)));
    let form = form.expect("the bare machine is a game of keys");
    view! { <Make form/> }.into_any()
}

fn bare(text: &str) -> RuleSet {
    text.parse().expect("the bare machine is a game")
}

#[component]
fn Make(form: Form) -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("make-game")));
    // The address holds the game, so that it can be sent.
    Effect::new(move |_| {
        let query = address::join([("game", form.rules.get().to_string())]);
        device::show_address(&Route::Learn(Learn::Make(query)).address(), false);
    });
    let fault = move || {
        let told = form.fault(page.words.get())?;
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
            {bar::titled(Route::Learn(Learn::Games), page.label("make-game"))}
            <p>{page.label("make-lead")}</p>
            <Boards form/>
            <form class="own-keys" on:submit=move |event| event.prevent_default()>
                <Keys form/>
            </form>
            <section class="made">
                {fault}
                {move || thumbnail::of_start(&form.rules.get())}
                <h2>{page.label("rules")}</h2>
                {move || told::whole(form.rules.get())}
                <Warnings form/>
                <div class="ways">
                    <Begin against=["make-play", "make-people"] begin/>
                </div>
                <p>{page.label("make-link")}</p>
                <p><code class="link">{move || link(form.rules.get())}</code></p>
                <details>
                    <summary>{page.label("make-text")}</summary>
                    <code class="link">{move || form.rules.get().to_string()}</code>
                </details>
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
            <button type="button" id=format!("make-{id}") aria-pressed=move || is_on().to_string() on:click=move |_| form.begin(bare(text))>
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
    fn the_boards_to_begin_with_are_fair() {
        rules::general::install();
        for (_, text) in BOARDS {
            assert!(warnings(bare(text)).is_empty(), "{text}");
        }
    }
}
