//! The list of games kept on this device, to be continued, viewed or deleted.

use leptos::prelude::*;
use rules::{RuleSet, Side};
use wasm_split_helpers::wasm_split;
use words::{Perspective, Words};

use crate::board::thumbnail::{self, thumbnail};
use crate::device;
use crate::going::{self, Going};
use crate::install::InstallHint;
use crate::keep;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::route::{self, Route};
use crate::store::Kept;
use crate::table::Table;

/// The number of games listed before all are asked for.
const SHORT: usize = 5;
/// The number of unfinished games offered first.
const UNFINISHED_MAX: usize = 2;

#[wasm_split(more, fallible)]
fn load_unfinished() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <Unfinished/> }.into_any())
}

/// The unfinished games, once their chunk is loaded.
pub(crate) fn unfinished() -> AnyView {
    part::show(
        || Box::pin(load_unfinished()),
        (),
        Wait::Silent,
        Texts::OfGames,
    )
}

/// The games that are not over, those with somebody elsewhere first, newest first.
#[component]
fn Unfinished() -> impl IntoView {
    let page = Page::here();
    let elsewhere = going::all().into_iter().take(UNFINISHED_MAX);
    let elsewhere = elsewhere.map(|game| go_back(page, game)).collect_view();
    let here = move || {
        page.shelf.with(|shelf| {
            keep::unfinished(shelf)
                .take(UNFINISHED_MAX)
                .map(|table| go_on(page, table))
                .collect_view()
        })
    };
    (elsewhere, here)
}

/// The link back to a game with somebody elsewhere.
fn go_back(page: Page, game: Going) -> AnyView {
    let Going { id, game, other } = game;
    let route = Route::Online(format!("/g/{id}"));
    let rules: Option<RuleSet> = game.parse().ok();
    // The server alone knows the position.
    let board = rules.as_ref().map(thumbnail::of_start);
    let title = move || {
        let game = rules.as_ref().map(RuleSet::game);
        game.map(|game| page.words.get().game_title(game))
    };
    let with = move || page.text_with("game-with", &[("name", other.as_str().into())]);
    view! {
        <a class="button go-on" href=route.address() on:click=page.link(route)>
            {board}
            <b>{with}</b>
            <span>{title}</span>
        </a>
    }
    .into_any()
}

/// The button that continues a game.
fn go_on(page: Page, table: Table) -> AnyView {
    let game = table.clone();
    let what = move || {
        let words = page.words.get();
        format!(
            "{} · {}",
            words.game_title(game.game().rules().game()),
            state(words, &game, &game.told())
        )
    };
    let board = thumbnail(table.position(), table.near());
    view! {
        <button type="button" class="go-on" on:click=move |_| page.play(table.clone())>
            {board}
            <b>{page.label("continue-game")}</b>
            <span>{what}</span>
        </button>
    }
    .into_any()
}

#[wasm_split(more, fallible)]
fn load_games() -> Result<Draw<()>, Missing> {
    Ok(|()| {
        view! {
            <link rel="stylesheet" href=device::listed("style-aside")/>
            <YourGames/>
            <InstallHint/>
        }
        .into_any()
    })
}

/// The games played, and the offer to install the page, once their chunk is loaded.
pub(crate) fn games() -> AnyView {
    part::show(|| Box::pin(load_games()), (), Wait::Silent, Texts::OfGames)
}

/// All games, as of the opening of the screen: a deleted one can be put back from its row.
#[component]
fn YourGames() -> impl IntoView {
    let page = Page::here();
    let games = page.shelf.with_untracked(|shelf| shelf.games().to_vec());
    let count = games.len();
    let all = RwSignal::new(count <= SHORT);
    let rest = games.get(SHORT..).unwrap_or_default().to_vec();
    let rows = move |games: &[Kept]| {
        let rows = games.iter().map(|kept| row(page, kept.clone()));
        rows.collect_view().into_any()
    };
    let first = rows(&games[..count.min(SHORT)]);
    let show_all = move || page.text_with("show-all-games", &[("n", count.into())]);
    let others = move || {
        if all.get() {
            return rows(&rest);
        }
        view! {
            <li>
                <button type="button" id="all-games" on:click=move |_| all.set(true)>
                    {show_all}
                </button>
            </li>
        }
        .into_any()
    };
    (count > 0).then(|| {
        view! {
            <section class="your-games" aria-labelledby="your-games">
                <h2 id="your-games">{page.label("your-games")}</h2>
                <ul>{first} {others}</ul>
            </section>
        }
    })
}

/// One game of the list. A text that is no longer a valid game can only be deleted.
fn row(page: Page, kept: Kept) -> AnyView {
    let table = route::open(kept.game()).ok();
    let played_ms = kept.played_ms();
    let deleted = RwSignal::new(false);
    let shown = table.clone();
    let name = move || match &shown {
        Some(table) => title(page.words.get(), table),
        None => page.text("lost-game"),
    };
    let shown = table.clone();
    let about = move || {
        let words = page.words.get();
        let state = shown
            .as_ref()
            .map(|table| state(words, table, &table.told()));
        let day = played_ms.map(|ms| device::day(ms, words.language().code()));
        let gone = deleted.get().then(|| words.text("deleted-game"));
        let parts = [gone, day, state].into_iter().flatten();
        parts.collect::<Vec<_>>().join(" · ")
    };
    let board = table
        .as_ref()
        .map(|table| thumbnail(table.position(), table.near()));
    let open = move |_| {
        if let Some(table) = table.clone() {
            page.play(table);
        }
    };
    let change = move |_| {
        if deleted.get_untracked() {
            page.put_back(&kept);
        } else {
            page.delete(&kept);
        }
        deleted.update(|deleted| *deleted = !*deleted);
    };
    let label = move || {
        page.text(if deleted.get() {
            "keep-game"
        } else {
            "delete-game"
        })
    };
    let named = name.clone();
    view! {
        <li class="kept" class:deleted=move || deleted.get()>
            <button
                type="button"
                class="kept-open"
                disabled=move || deleted.get()
                on:click=open
            >
                {board}
                <b>{name}</b>
                <span role="status">{about}</span>
            </button>
            <button
                type="button"
                class="plain icon delete"
                aria-label=move || page.words.get().labelled(&label(), &named())
                title=label
                on:click=change
            ></button>
        </li>
    }
    .into_any()
}

/// The game and its players: "Kalah · Ada – Computer · Relaxed".
fn title(words: Words, table: &Table) -> String {
    let [south, north] = Side::BOTH.map(|side| table.name(side, words));
    let game = words.game_title(table.game().rules().game());
    format!("{game} · {south} – {north}")
}

/// The number of the turn, or the result.
pub(crate) fn state(words: Words, table: &Table, told: &Perspective) -> String {
    let of_match = table.game().match_outcome();
    if let Some(outcome) = of_match.filter(|_| table.position().has_rounds()) {
        return words.match_outcome(&outcome, told);
    }
    let ended = table
        .position()
        .outcome()
        .filter(|_| table.game().is_over());
    match ended {
        Some(outcome) => words
            .result(outcome, told)
            .unwrap_or_else(|| words.outcome(outcome, told)),
        None if table.game().is_over() => words.text("game-over-title"),
        None => words.text_with("turn-number", &[("n", table.game().turns().len().into())]),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[track_caller]
    fn check(query: &str, expected: &str) {
        let table = route::open(query).unwrap();
        let words = Words::new(Language::English);
        let state = state(words, &table, &table.told());
        let told = format!("{} | {state}", title(words, &table));
        assert_eq!(told, expected);
    }

    #[test]
    fn games_are_told_apart() {
        check(
            "game=kalah&moves=C+F+b&south=person-Ada&north=level-3",
            "Kalah · Ada – Computer · Relaxed | turn 2",
        );
        check(
            "game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-20-26-S&moves=F",
            "Kalah · Player 1 – Player 2 | Player 2 wins 27–21.",
        );
        check(
            "game=oware&moves=A+north-resigns",
            "Oware · Player 1 – Player 2 | Game over",
        );
    }
}
