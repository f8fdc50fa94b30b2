//! The puzzles of a game, by theme and difficulty.

use leptos::prelude::*;
use puzzles::{Collection, Difficulty, Puzzle, Theme};
use rules::catalogue;

use super::course::NextUp;
use super::diary::Diary;
use super::link::Link;
use super::path::{Stage, stages};
use crate::bar::{self, TopBar};
use crate::board::thumbnail::thumbnail;
use crate::device;
use crate::page::Page;
use crate::route::{Learn, Route};

/// The games with puzzles, in the order of their days; the last one is for children.
pub(super) const GAMES: [&str; 4] = ["kalah", "oware", "congkak", "kid-cala-classic"];

/// The games whose puzzles have their days: those of children on a page that is theirs, else the others,
/// the same for everybody.
pub(super) fn games_of_days(page: Page) -> &'static [&'static str] {
    let (others, children) = GAMES.split_at(GAMES.len() - 1);
    if page.settings.with_untracked(|settings| settings.kids) {
        children
    } else {
        others
    }
}

/// Fetches the puzzles of a game; `None` if that fails.
pub(super) async fn of_game(game: &str) -> Option<Vec<Puzzle>> {
    let text = device::fetch_listed(&format!("puzzles-{game}"))
        .await
        .ok()?;
    Some(Collection::read(&text).ok()?.puzzles)
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
    let heading = move || format!("{} · {}", page.text("puzzles"), title());
    view! {
        <TopBar/>
        <main class="start">
            {bar::titled(Route::Learn(Learn::Puzzles), Signal::derive(heading))}
            {move || match fetched.get() {
                None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
                Some(None) => view! { <p class="notice">{page.label("part-missing")}</p> }.into_any(),
                Some(Some(puzzles)) => view! { <Choice puzzles/> }.into_any(),
            }}
        </main>
    }
}

/// The puzzles of the chosen theme and difficulty.
#[component]
fn Choice(puzzles: Vec<Puzzle>) -> impl IntoView {
    let page = Page::here();
    let theme: RwSignal<Option<Theme>> = RwSignal::new(None);
    let level: RwSignal<Option<Difficulty>> = RwSignal::new(None);
    let diary = Diary::kept();
    let themes = themes(&puzzles, &diary);
    let diary = StoredValue::new(diary);
    // What is wanted, and where it stands among all.
    let puzzles = StoredValue::new(puzzles);
    let wanted = Memo::new(move |_| {
        let (theme, level) = (theme.get(), level.get());
        let is_wanted = |puzzle: &Puzzle| {
            let task = puzzle.task();
            theme.is_none_or(|theme| task.theme == theme)
                && level.is_none_or(|level| task.difficulty() == level)
        };
        puzzles.with_value(|all| {
            (0..all.len())
                .filter(|&at| is_wanted(&all[at]))
                .collect::<Vec<_>>()
        })
    });
    let is_solved = move |at: usize| {
        puzzles.with_value(|all| diary.with_value(|diary| diary.has(&all[at].id())))
    };
    // As far as the first that is not solved.
    let pages = RwSignal::new(1);
    Effect::new(move |_| {
        let first = wanted.read().iter().position(|&at| !is_solved(at));
        pages.set(first.unwrap_or_default() / PAGE + 1);
    });
    let shown = move || {
        wanted
            .read()
            .iter()
            .copied()
            .take(pages.get() * PAGE)
            .collect::<Vec<_>>()
    };
    let tile = move |at: usize| {
        let puzzle = puzzles.with_value(|all| all[at].clone());
        view! { <Tile number=at + 1 puzzle solved=is_solved(at)/> }
    };
    let next = move || {
        let at = wanted.read().iter().copied().find(|&at| !is_solved(at))?;
        let to = Learn::Puzzle(puzzles.with_value(|all| all[at].id()));
        let name = move || page.text_with("puzzle-go-on", &[("n", (at + 1).into())]);
        Some(view! { <Link to class="main button">{name}</Link> })
    };
    view! {
        <Path themes wanted=theme/>
        <div class="filters">{next} <Levels wanted=level/></div>
        <ul class="tiles">
            <For each=shown key=|&at| at children=tile/>
        </ul>
        <p class="ways" hidden=move || wanted.read().len() <= pages.get() * PAGE>
            <button type="button" id="more-puzzles" on:click=move |_| pages.update(|pages| *pages += 1)>
                {page.label("more-puzzles")}
            </button>
        </p>
    }
}

/// The difficulty that is wanted, if it is not all the same.
#[component]
fn Levels(wanted: RwSignal<Option<Difficulty>>) -> impl IntoView {
    let page = Page::here();
    let choose = move |event| {
        let id = event_target_value(&event);
        wanted.set(Difficulty::ALL.into_iter().find(|one| one.id() == id));
    };
    let names = Difficulty::ALL.map(|level| {
        let name = level.id();
        view! {
            <option value=name>{move || page.words.get().text(&format!("puzzle-{name}"))}</option>
        }
    });
    view! {
        <select id="level-wanted" aria-label=page.label("puzzle-all-levels") on:change=choose>
            <option value="">{page.label("puzzle-all-levels")}</option>
            {names.collect_view()}
        </select>
    }
}

/// The puzzles that are shown at once, and as many more each time.
const PAGE: usize = 24;

/// The number of solved puzzles of a theme that is enough to go on to the next one.
const ENOUGH: usize = 5;

/// A theme, the number of its puzzles solved, and the number of all.
type Progress = (Theme, usize, usize);

/// The themes of these puzzles, in the order in which they are best learnt.
fn themes(puzzles: &[Puzzle], diary: &Diary) -> Vec<Progress> {
    let count = |&theme: &Theme| {
        let about = puzzles.iter().filter(|puzzle| puzzle.task().theme == theme);
        let solved = about.clone().filter(|puzzle| diary.has(&puzzle.id()));
        (theme, solved.count(), about.count())
    };
    let all = Theme::ALL.iter().map(count);
    all.filter(|&(_, _, all)| all > 0).collect()
}

/// The themes in order, with the done ones and the next one marked. Each can be chosen at any time.
#[component]
fn Path(themes: Vec<Progress>, wanted: RwSignal<Option<Theme>>) -> impl IntoView {
    let page = Page::here();
    let progress: Vec<(usize, usize)> = themes
        .iter()
        .map(|&(_, solved, all)| (solved, all.min(ENOUGH)))
        .collect();
    let steps = themes.into_iter().zip(stages(&progress));
    let steps = steps.map(move |((theme, solved, all), stage)| {
        let name = move || page.words.get().text(&format!("puzzle-theme-{theme}"));
        let count =
            move || page.text_with("solved-of", &[("n", solved.into()), ("all", all.into())]);
        view! {
            <li class=stage.name()>
                <button
                    type="button"
                    id=format!("theme-{theme}")
                    aria-pressed=move || (wanted.get() == Some(theme)).to_string()
                    on:click=move |_| wanted.set(Some(theme))
                >
                    <b class:tick={stage == Stage::Done}>{name}</b>
                    <span>{count}</span>
                    {(stage == Stage::Next).then(|| view! { <NextUp/> })}
                </button>
            </li>
        }
    });
    view! {
        <ol class="path">
            <li>
                <button
                    type="button"
                    id="theme-all"
                    aria-pressed=move || wanted.get().is_none().to_string()
                    on:click=move |_| wanted.set(None)
                >
                    <b>{page.label("puzzle-all-themes")}</b>
                </button>
            </li>
            {steps.collect_view()}
        </ol>
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
            <Link to=Learn::Puzzle(puzzle.id()) class="tile">
                {thumbnail(puzzle.position(), puzzle.side())}
                <b class:tick=solved>{number}</b>
                {solved.then(|| view! { <span class="spoken">{page.label("puzzle-done")}</span> })}
                <span>{about}</span>
            </Link>
        </li>
    }
}
