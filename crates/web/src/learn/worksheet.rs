//! A worksheet for the classroom: puzzles with boards and room to write, their solutions on a page of
//! their own.

use leptos::prelude::*;
use leptos::task::spawn_local;
use puzzles::{Decision, Difficulty, Goal, Puzzle, Theme, Verdict};
use rules::catalogue;
use words::Words;

use super::ink::drawing;
use super::puzzle_list::{GAMES, of_game};
use super::verdict;
use crate::bar::{self, TopBar};
use crate::device;
use crate::page::Page;
use crate::route::{Learn, Route};

/// How many puzzles fit on one, two and more pages.
const SIZES: [usize; 4] = [4, 6, 8, 12];

/// The sequence by which puzzles are shuffled: the constants are those of Knuth's MMIX.
fn next(seed: u64) -> u64 {
    seed.wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407)
}

/// The puzzles of a worksheet: as many of the wanted ones, chosen by the seed, easy ones first.
fn chosen(
    puzzles: &[Puzzle],
    theme: Option<Theme>,
    level: Option<Difficulty>,
    number: usize,
    mut seed: u64,
) -> Vec<Puzzle> {
    let wanted = puzzles.iter().filter(|puzzle| {
        let task = puzzle.task();
        theme.is_none_or(|theme| task.theme == theme)
            && level.is_none_or(|level| task.difficulty() == level)
    });
    let mut keyed: Vec<(u64, &Puzzle)> = wanted
        .map(|puzzle| {
            seed = next(seed);
            (seed >> 32, puzzle)
        })
        .collect();
    keyed.sort_by_key(|&(key, _)| key);
    let few = keyed.into_iter().take(number);
    let mut chosen: Vec<Puzzle> = few.map(|(_, puzzle)| puzzle.clone()).collect();
    chosen.sort_by_key(|puzzle| puzzle.task().rating);
    chosen
}

/// The first right line of a puzzle: the player's moves, in capitals, and the replies in parentheses.
fn line(puzzle: &Puzzle) -> String {
    let mut position = puzzle.position().clone();
    let mut told = Vec::new();
    let mut decision: Option<&Decision> = Some(puzzle.solution());
    while let Some(now) = decision {
        let right = now.choices.iter().find_map(|choice| match &choice.verdict {
            Verdict::Right { replies, next } => Some((choice.mv, replies, next)),
            Verdict::Wrong { .. } => None,
        });
        let Some((mv, replies, next)) = right else {
            break;
        };
        told.push(position.move_text(mv));
        if position.play(mv).is_err() {
            break;
        }
        for &reply in replies {
            told.push(format!("({})", position.move_text(reply)));
            if position.play(reply).is_err() {
                return told.join(" ");
            }
        }
        decision = next.as_ref();
    }
    told.join(" ")
}

/// The solution in words.
fn solution(puzzle: &Puzzle, words: Words) -> String {
    let task = puzzle.task();
    match task.goal {
        Goal::Result => verdict::result(puzzle, words),
        Goal::Turn => words.text_with(
            "sheet-banked",
            &[("line", line(puzzle).into()), ("n", task.value.into())],
        ),
        Goal::Margin | Goal::Win | Goal::Draw => {
            let sign = if task.value < 0 { "−" } else { "+" };
            let value = format!("{sign}{}", task.value.unsigned_abs());
            words.text_with(
                "sheet-margin",
                &[("line", line(puzzle).into()), ("value", value.into())],
            )
        }
    }
}

/// The wishes of a teacher, and the puzzles of the game.
#[derive(Clone, Copy)]
struct Wishes {
    game: RwSignal<&'static str>,
    theme: RwSignal<Option<Theme>>,
    level: RwSignal<Option<Difficulty>>,
    number: RwSignal<usize>,
    seed: RwSignal<u64>,
    /// The puzzles of the game, once they are fetched.
    puzzles: RwSignal<Option<Vec<Puzzle>>>,
    /// They could not be fetched.
    is_missing: RwSignal<bool>,
}

impl Wishes {
    fn fetch(self) {
        let game = self.game.get_untracked();
        self.puzzles.set(None);
        self.is_missing.set(false);
        spawn_local(async move {
            let puzzles = of_game(game).await;
            if self.game.try_get_untracked() == Some(game) {
                self.is_missing.set(puzzles.is_none());
                self.puzzles.set(puzzles);
            }
        });
    }
}

/// The screen: wishes above, which are not printed, and the sheet as it will be.
#[component]
pub(super) fn Worksheet() -> impl IntoView {
    let page = Page::here();
    let wishes = Wishes {
        game: RwSignal::new(GAMES[0]),
        theme: RwSignal::new(None),
        level: RwSignal::new(Some(Difficulty::ALL[0])),
        number: RwSignal::new(SIZES[1]),
        seed: RwSignal::new(device::seed()),
        puzzles: RwSignal::new(None),
        is_missing: RwSignal::new(false),
    };
    wishes.fetch();
    Effect::new(move |_| device::set_title(&page.text("sheet")));
    let sheet = move || match wishes.puzzles.get() {
        None if wishes.is_missing.get() => {
            view! { <p class="notice">{page.label("part-missing")}</p> }.into_any()
        }
        None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
        Some(all) => {
            let chosen = chosen(
                &all,
                wishes.theme.get(),
                wishes.level.get(),
                wishes.number.get(),
                wishes.seed.get(),
            );
            sheet(page, wishes.game.get(), &chosen)
        }
    };
    view! {
        <TopBar/>
        <main class="start worksheet">
            {bar::titled(Route::Learn(Learn::Lessons), page.label("sheet"))}
            <p class="unprinted">{page.label("sheet-how")}</p>
            <Form wishes/>
            {sheet}
        </main>
    }
}

/// The lists by which the puzzles are chosen.
#[component]
fn Form(wishes: Wishes) -> impl IntoView {
    let page = Page::here();
    let games = GAMES.map(|name| {
        let game = catalogue::find(name).expect("the tests look every game up");
        view! { <option value=name>{move || page.words.get().game_title(game)}</option> }
    });
    let themes = Theme::ALL.iter().map(|theme| {
        let name = theme.to_string();
        let id = format!("puzzle-theme-{theme}");
        view! { <option value=name>{move || page.words.get().text(&id)}</option> }
    });
    let levels = Difficulty::ALL.map(|level| {
        let id = format!("puzzle-{}", level.id());
        view! {
            <option value=level.id() selected=level == Difficulty::ALL[0]>
                {move || page.words.get().text(&id)}
            </option>
        }
    });
    let sizes = SIZES.map(|size| {
        view! { <option value=size.to_string() selected=size == SIZES[1]>{size}</option> }
    });
    let choose_game = move |event| {
        let name: String = event_target_value(&event);
        if let Some(game) = GAMES.into_iter().find(|game| *game == name) {
            wishes.game.set(game);
            wishes.fetch();
        }
    };
    let choose_level = move |event| {
        let id: String = event_target_value(&event);
        let mut all = Difficulty::ALL.into_iter();
        wishes.level.set(all.find(|level| level.id() == id));
    };
    let choose_theme = move |event| {
        wishes
            .theme
            .set(Theme::from_id(&event_target_value(&event)));
    };
    let choose_number = move |event| {
        wishes
            .number
            .set(event_target_value(&event).parse().unwrap_or(SIZES[1]));
    };
    view! {
        <p class="filters unprinted">
            <select id="sheet-game" aria-label=page.label("choose-game") on:change=choose_game>
                {games.collect_view()}
            </select>
            <select id="sheet-theme" aria-label=page.label("sheet-theme") on:change=choose_theme>
                <option value="">{page.label("sheet-all-themes")}</option>
                {themes.collect_view()}
            </select>
            <select id="sheet-level" aria-label=page.label("puzzle-all-levels") on:change=choose_level>
                {levels.collect_view()}
                <option value="">{page.label("puzzle-all-levels")}</option>
            </select>
            <select id="sheet-number" aria-label=page.label("sheet-number") on:change=choose_number>
                {sizes.collect_view()}
            </select>
            <button type="button" id="sheet-others" on:click=move |_| wishes.seed.update(|seed| *seed = next(*seed))>
                {page.label("sheet-others")}
            </button>
            <button type="button" class="main" id="sheet-print" on:click=move |_| device::print()>
                {page.label("sheet-print")}
            </button>
        </p>
    }
}

/// The sheet and the page of its solutions.
fn sheet(page: Page, game: &'static str, puzzles: &[Puzzle]) -> AnyView {
    let words = page.words.get();
    let title = catalogue::find(game).map_or_else(|_| String::new(), |game| words.game_title(game));
    if puzzles.is_empty() {
        return view! { <p class="notice">{page.label("sheet-none")}</p> }.into_any();
    }
    let tasks = puzzles.iter().map(|puzzle| {
        let goal = words.text(&format!("puzzle-goal-{}", puzzle.task().goal));
        view! {
            <li>
                {drawing(puzzle.position(), puzzle.side())}
                <p>{goal}</p>
                <div class="write" aria-hidden="true"></div>
            </li>
        }
    });
    let solutions = puzzles
        .iter()
        .map(|puzzle| view! { <li>{solution(puzzle, words)}</li> });
    view! {
        <section class="paper">
            <header>
                <h2>{title.clone()} " · " {page.label("sheet")}</h2>
                <p class="blanks">
                    <span>{page.label("sheet-name")}</span>
                    <span>{page.label("sheet-date")}</span>
                </p>
            </header>
            <p>{page.label("sheet-row")}</p>
            <ol>{tasks.collect_view()}</ol>
        </section>
        <section class="paper solutions">
            <h2>{title} " · " {page.label("sheet-solutions")}</h2>
            <ol>{solutions.collect_view()}</ol>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use puzzles::Collection;

    use super::*;

    fn kalah() -> Vec<Puzzle> {
        let text = include_str!("../../puzzles/kalah.txt");
        Collection::read(text).unwrap().puzzles
    }

    #[test]
    fn puzzles_are_chosen_by_wish_and_seed() {
        let all = kalah();
        let easy = Some(Difficulty::ALL[0]);
        let first = chosen(&all, None, easy, 6, 1);
        assert_eq!(first.len(), 6);
        assert!(
            first
                .iter()
                .all(|one| Some(one.task().difficulty()) == easy)
        );
        assert!(first.is_sorted_by_key(|one| one.task().rating));
        let ids = |puzzles: &[Puzzle]| puzzles.iter().map(Puzzle::id).collect::<Vec<_>>();
        assert_eq!(ids(&first), ids(&chosen(&all, None, easy, 6, 1)));
        assert_ne!(ids(&first), ids(&chosen(&all, None, easy, 6, 2)));
        let captures = chosen(&all, Some(Theme::Capture), None, 100, 3);
        assert!(
            captures
                .iter()
                .all(|one| one.task().theme == Theme::Capture)
        );
    }

    #[test]
    fn every_puzzle_has_a_solution_in_words() {
        let words = Words::new(words::Language::English);
        for puzzle in kalah() {
            let told = solution(&puzzle, words);
            assert!(told.len() > 3 && !told.contains('{'), "{told}");
        }
    }
}
