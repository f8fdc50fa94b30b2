//! The puzzles to choose from: by game, theme and difficulty.

use leptos::prelude::*;
use puzzles::{Collection, Difficulty, Puzzle, Theme};
use rules::catalogue;

use super::diary::Diary;
use super::{Link, daily};
use crate::app::TopBar;
use crate::device;
use crate::page::Page;
use crate::picture::Picture;

/// Games that have puzzles, in the order in which their days follow each other.
pub(super) const GAMES: [&str; 4] = ["kalah", "oware", "congkak", "kid-cala-classic"];

/// The puzzles of a game, fetched; `None` if they cannot be had.
pub(super) async fn of_game(game: &str) -> Option<Vec<Puzzle>> {
    let text = device::fetch_listed(&format!("puzzles-{game}"))
        .await
        .ok()?;
    Some(Collection::read(&text).ok()?.puzzles)
}

/// The day today.
pub(super) fn today() -> u32 {
    daily::day(js_sys::Date::now())
}

/// The first page of puzzles: that of the day, and the games.
#[component]
pub(super) fn Games() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("puzzles")));
    let diary = Diary::kept();
    let (streak, best, days) = (diary.streak, diary.best, diary.days(today()));
    let rows = move || {
        page.text_with(
            "puzzle-rows",
            &[
                ("streak", streak.into()),
                ("best", best.into()),
                ("days", days.into()),
            ],
        )
    };
    let card = move |name: &'static str| {
        let game = catalogue::find(name).expect("the tests look every game up");
        view! {
            <li>
                <Link to=format!("puzzles/{name}") class="card">
                    <Picture game/>
                    <b>{move || page.words.get().game_title(game)}</b>
                </Link>
            </li>
        }
    };
    view! {
        <TopBar/>
        <main class="start">
            <h1>{page.label("puzzles")}</h1>
            <Link to="puzzles/daily".to_owned() class="daily go-on">
                <b>{page.label("puzzle-daily")}</b>
                <span>{rows}</span>
            </Link>
            <ul class="games">{GAMES.map(card).collect_view()}</ul>
        </main>
    }
}

/// All puzzles of a game.
#[component]
pub(super) fn OfGame(game: &'static str) -> impl IntoView {
    let page = Page::here();
    let fetched: RwSignal<Option<Option<Vec<Puzzle>>>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let puzzles = of_game(game).await;
        let _ = fetched.try_set(Some(puzzles));
    });
    let found = catalogue::find(game).expect("only games that have puzzles are asked for");
    let title = move || page.words.get().game_title(found);
    Effect::new(move |_| device::set_title(&format!("{} · {}", title(), page.text("puzzles"))));
    view! {
        <TopBar/>
        <main class="start">
            <h1>{page.label("puzzles")} " · " {title}</h1>
            {move || match fetched.get() {
                None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
                Some(None) => view! { <p class="notice">{page.label("part-missing")}</p> }.into_any(),
                Some(Some(puzzles)) => view! { <Choice puzzles/> }.into_any(),
            }}
        </main>
    }
}

/// The puzzles that two lists leave.
#[component]
fn Choice(puzzles: Vec<Puzzle>) -> impl IntoView {
    let page = Page::here();
    let theme: RwSignal<Option<Theme>> = RwSignal::new(None);
    let level: RwSignal<Option<Difficulty>> = RwSignal::new(None);
    let diary = Diary::kept();
    let themes: Vec<Theme> = Theme::ALL
        .iter()
        .copied()
        .filter(|theme| puzzles.iter().any(|puzzle| puzzle.task().theme == *theme))
        .collect();
    let choose_theme = move |event| theme.set(Theme::from_id(&event_target_value(&event)));
    let choose_level = move |event| {
        let id = event_target_value(&event);
        level.set(Difficulty::ALL.into_iter().find(|one| one.id() == id));
    };
    let tiles = move || {
        let (theme, level) = (theme.get(), level.get());
        let wanted = puzzles.iter().enumerate().filter(|(_, puzzle)| {
            let task = puzzle.task();
            theme.is_none_or(|theme| task.theme == theme)
                && level.is_none_or(|level| task.difficulty() == level)
        });
        let tiles = wanted.map(|(index, puzzle)| {
            let solved = diary.has(&puzzle.id());
            view! { <Tile number=index + 1 puzzle=puzzle.clone() solved/> }
        });
        tiles.collect_view()
    };
    let theme_names = move |theme: Theme| {
        view! {
            <option value=theme.id()>
                {move || page.words.get().text(&format!("puzzle-theme-{theme}"))}
            </option>
        }
    };
    let level_names = move |level: Difficulty| {
        let name = level.id();
        view! {
            <option value=name>{move || page.words.get().text(&format!("puzzle-{name}"))}</option>
        }
    };
    view! {
        <p class="filters">
            <select id="theme-wanted" aria-label=page.label("puzzle-all-themes") on:change=choose_theme>
                <option value="">{page.label("puzzle-all-themes")}</option>
                {themes.into_iter().map(theme_names).collect_view()}
            </select>
            <select id="level-wanted" aria-label=page.label("puzzle-all-levels") on:change=choose_level>
                <option value="">{page.label("puzzle-all-levels")}</option>
                {Difficulty::ALL.map(level_names).collect_view()}
            </select>
        </p>
        <ul class="tiles">{tiles}</ul>
    }
}

#[component]
fn Tile(number: usize, puzzle: Puzzle, solved: bool) -> impl IntoView {
    let page = Page::here();
    let task = puzzle.task();
    let about = move || {
        let words = page.words.get();
        let theme = words.text(&format!("puzzle-theme-{}", task.theme));
        let level = words.text(&format!("puzzle-{}", task.difficulty().id()));
        format!("{theme} · {level}")
    };
    view! {
        <li class:solved=solved>
            <Link to=format!("puzzles/{}", puzzle.id()) class="tile">
                <b>{number} {solved.then_some(" ✓")}</b>
                <span>{about}</span>
            </Link>
        </li>
    }
}
