//! The first page of puzzles: the puzzle of the day on its board, and the games with what is solved.

use leptos::prelude::*;
use puzzles::Difficulty;
use rules::catalogue;

use super::daily;
use super::diary::Diary;
use super::link::Link;
use super::path::PuzzlesSolved;
use super::puzzle_list::{self, GAMES};
use super::puzzle_screen;
use super::shown::{self, Shown};
use crate::bar::TopBar;
use crate::board::view::Board;
use crate::device;
use crate::page::Page;
use crate::picture::Picture;
use crate::play;
use crate::play::desk::Desk;
use crate::play::manner::Manner;
use crate::players;
use crate::route::{Learn, Route};

/// The number of puzzles of a game that are solved, and of all.
type Progress = (&'static str, usize, usize);

/// The puzzle of the day, and a card for each game.
#[component]
pub(super) fn Home() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("puzzles")));
    let found: RwSignal<Option<Shown>> = RwSignal::new(None);
    let progress: RwSignal<Vec<Progress>> = RwSignal::new(Vec::new());
    let easy: RwSignal<Option<String>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let _ = found.try_set(shown::find(page, None).await);
        let diary = Diary::kept();
        for game in GAMES {
            let puzzles = puzzle_list::of_game(game).await.unwrap_or_default();
            // The user may have gone elsewhere meanwhile.
            let Some(known) = easy.try_get_untracked() else {
                return;
            };
            let easiest = puzzles.iter().min_by_key(|puzzle| puzzle.task().rating);
            if let (None, Some(puzzle)) = (known, easiest) {
                let _ = easy.try_set(Some(puzzle.id()));
            }
            let solved = puzzles.iter().filter(|puzzle| diary.has(&puzzle.id()));
            let counts = (game, solved.count(), puzzles.len());
            let _ = progress.try_update(|progress| progress.push(counts));
        }
    });
    let card = move |name: &'static str| {
        let game = catalogue::find(name).expect("the tests look every game up");
        let counts = move || {
            let counts = progress.with(|progress| {
                let of_game = progress.iter().find(|(game, ..)| *game == name);
                of_game.map_or((0, 0), |&(_, solved, all)| (solved, all))
            });
            view! { <PuzzlesSolved done=counts.0 all=counts.1/> }
        };
        view! {
            <li>
                <Link to=Learn::PuzzlesOf(name) class="card">
                    <Picture game/>
                    <b>{move || page.words.get().game_title(game)}</b>
                    {counts}
                </Link>
            </li>
        }
    };
    view! {
        <TopBar/>
        <main class="start puzzle-home">
            <h1>{page.label("puzzles")}</h1>
            <Daily found easy/>
            <ul class="games">{GAMES.map(card).collect_view()}</ul>
        </main>
    }
}

/// The puzzle of the day on its board, which waits for it empty; a press on it opens the puzzle.
#[component]
fn Daily(found: RwSignal<Option<Shown>>, easy: RwSignal<Option<String>>) -> impl IntoView {
    let page = Page::here();
    let today = daily::today();
    let games = puzzle_list::games_of_days(page);
    let (game, _) = daily::game_of(today, games.len());
    let game = catalogue::find(games[game]).expect("the tests look every game up");
    let desk = Desk::new(page, players::table(game), Manner::LYING);
    provide_context(desk);
    desk.show();
    Effect::new(move |_| {
        found.with(|shown| {
            if let Some(shown) = shown {
                desk.set_up(puzzle_screen::table(&shown.puzzle));
            }
        });
    });
    let about = move || {
        let words = page.words.get();
        let about = found.with(|shown| shown.as_ref().map(|shown| shown.task(words)));
        let name = Some(words.game_title(game));
        let told: Vec<String> = name.into_iter().chain(about).collect();
        told.join(" · ")
    };
    let diary = Diary::kept();
    let is_new = diary.len() == 0;
    // Whoever is new gets an easier one, unless that of the day is easy itself.
    let is_much = move || {
        let is_easy = |shown: &Shown| shown.puzzle.task().difficulty() == Difficulty::Easy;
        is_new && !found.with(|shown| shown.as_ref().is_some_and(is_easy))
    };
    let weeks = weeks(&diary, today);
    let rows = move || diary.in_words(today, page.words.get());
    let to = Route::Learn(Learn::DailyPuzzle);
    view! {
        <section class="card daily">
            <div class:waiting=move || found.with(Option::is_none) inert aria-hidden="true">
                <Board model=play::board(desk) is_specimen=true/>
            </div>
            <div class="told">
                <b id="daily-title">{page.label("puzzle-daily")}</b>
                <span>{about}</span>
                {weeks}
                <span>{rows}</span>
                <p class="ways">
                    <a
                        class="begin button"
                        class:main=move || !is_much()
                        href=to.address()
                        aria-describedby="daily-title"
                        on:click=page.link(to)
                    >
                        {page.label("puzzle-solve")}
                    </a>
                    {move || easy.get().filter(|_| is_much()).map(|name| view! {
                        <Link to=Learn::Puzzle(name) class="button main easy">{page.label("puzzle-easier")}</Link>
                    })}
                </p>
            </div>
        </section>
    }
}

/// The last four weeks, a dot a day: filled where the puzzle of the day was solved, and the present day
/// marked. What is told below says how many there are in a row.
fn weeks(diary: &Diary, today: u32) -> AnyView {
    const DAYS: u32 = 28;
    let days = (today + 1 - DAYS..=today).map(|day| {
        view! { <i class:done=diary.has_day(day) class:today=day == today></i> }
    });
    view! { <div class="weeks" aria-hidden="true">{days.collect_view()}</div> }.into_any()
}
