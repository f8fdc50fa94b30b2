//! The screen of a puzzle: moves are judged, the opponent answers, hints and the solution help.

use std::time::Duration;

use game::{Game, Level, Seat};
use leptos::prelude::*;
use puzzles::{Goal, Puzzle as Found};
use rules::{Move, Side};

use super::diary::Diary;
use super::exercise::{self, Button};
use super::judge::{Standing, standing};
use super::link::Link;
use super::shown::{Shown, find, title};
use super::verdict::{self, Verdict};
use super::winner::Question;
use crate::bar::TopBar;
use crate::device;
use crate::page::Page;
use crate::picture::EmptyBoard;
use crate::play::desk::Desk;
use crate::play::mood::Mood;
use crate::route::{self, Learn, Route};
use crate::table::Table;

/// The pause before the opponent's answer, so that it is not mistaken for the player's own move.
const ANSWER_MS: u64 = 500;

/// A puzzle by its name; `None` is the puzzle of the day.
#[component]
pub(super) fn Puzzle(wanted: Option<String>) -> impl IntoView {
    let page = Page::here();
    let fetched: RwSignal<Option<Option<Shown>>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let shown = find(page, wanted.as_deref()).await;
        let _ = fetched.try_set(Some(shown));
    });
    move || {
        match fetched.get() {
        None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
        Some(None) => view! {
            <link rel="stylesheet" href=device::listed("style-family")/>
            <TopBar/>
            <main class="setup nowhere">
                <EmptyBoard/>
                <h1>{page.label("puzzle-missing")}</h1>
                <nav class="ways" aria-label=page.label("menu")>
                    <Link to=Learn::DailyPuzzle class="main button">{page.label("puzzle-daily")}</Link>
                    <Link to=Learn::Puzzles class="button">{page.label("puzzles")}</Link>
                </nav>
            </main>
        }
        .into_any(),
        Some(Some(shown)) if shown.puzzle.task().goal.asks_a_move() => {
            view! { <Board shown/> }.into_any()
        }
        Some(Some(shown)) => view! { <Question shown/> }.into_any(),
    }
    }
}

/// The state of a puzzle's screen.
#[derive(Clone, Copy)]
struct Solver {
    desk: Desk,
    shown: StoredValue<Shown>,
    standing: RwSignal<Standing>,
    /// The number of hints taken: the first lights two houses, the second one.
    hints: RwSignal<u8>,
    /// Whether the solution is being shown.
    showing: RwSignal<bool>,
    /// Whether a mistake was made or help was taken.
    helped: StoredValue<bool>,
}

/// The table of a puzzle: the solver, and whoever answers.
pub(super) fn table(puzzle: &Found) -> Table {
    let mut seats = [Seat::default(), Seat::default()];
    seats[!puzzle.side()] = Seat::Computer(Level::LAST);
    Table::new(
        Game::new(puzzle.position().clone()),
        seats,
        puzzle.side(),
        1,
    )
}

#[component]
fn Board(shown: Shown) -> impl IntoView {
    let page = Page::here();
    let desk = exercise::desk(page, table(&shown.puzzle));
    let game = shown.game;
    let title = title(page, &shown);
    let solver = Solver {
        desk,
        standing: RwSignal::new(standing(&shown.puzzle, &[])),
        shown: StoredValue::new(shown),
        hints: RwSignal::new(0),
        showing: RwSignal::new(false),
        helped: StoredValue::new(false),
    };
    solver.watch();
    Effect::new(move |_| device::set_title(&format!("{} · {}", page.text("puzzles"), title.get())));
    view! {
        <exercise::Screen
            desk
            back=Route::Learn(Learn::PuzzlesOf(game))
            title
            on_choose=Callback::new(move |place| {
                match solver.standing.get_untracked() {
                    Standing::Wrong(_) if !desk.film.moving.get_untracked() => solver.take_back(),
                    Standing::Open(_) if !solver.showing.get_untracked() => desk.press(place),
                    _ => desk.finish(),
                }
            })
            coach=view! { <Coach solver/> }.into_any()
            mood=Signal::derive(move || match solver.standing.get() {
                Standing::Wrong(_) => Mood::Worried,
                Standing::Solved => Mood::Glad,
                Standing::Open(_) | Standing::Reply(_) => Mood::Calm,
            })
        >
            <Buttons solver/>
        </exercise::Screen>
    }
}

impl Solver {
    fn now(self) -> Standing {
        let moves: Vec<Move> = self.desk.table.with(|table| {
            let plies = exercise::plies(table);
            plies.iter().map(|ply| ply.mv).collect()
        });
        self.shown
            .with_value(|shown| standing(&shown.puzzle, &moves))
    }

    /// Judges each position that comes to rest on the board.
    fn watch(self) {
        Effect::new(move |before: Option<usize>| {
            let now = self.now();
            let step = self.desk.table.with(|table| table.game().cursor());
            if self.desk.film.moving.get() {
                return before.unwrap_or_default();
            }
            // The same moves may be right again.
            if before != Some(step) {
                self.hints.set(0);
            }
            if self.standing.get_untracked() != now {
                self.standing.set(now.clone());
                self.speak(&now);
            }
            match now {
                Standing::Reply(mv) => self.soon(mv),
                Standing::Open(right) if self.showing.get() => {
                    if let Some(&mv) = right.first() {
                        self.soon(mv);
                    }
                }
                _ => {}
            }
            step
        });
    }

    /// Plays a move after a pause, unless another step has been taken by then.
    fn soon(self, mv: Move) {
        let step = self
            .desk
            .table
            .with_untracked(|table| table.game().cursor());
        let play = move || {
            let now = self
                .desk
                .table
                .try_with_untracked(|table| table.game().cursor());
            if now == Some(step) {
                self.desk.play(mv);
            }
        };
        set_timeout(play, Duration::from_millis(ANSWER_MS));
    }

    /// Records the result of a move, and announces it.
    fn speak(self, now: &Standing) {
        let showing = self.showing.get_untracked();
        let mut diary = Diary::kept();
        match now {
            Standing::Wrong(_) => {
                self.helped.set_value(true);
                self.shown
                    .with_value(|shown| diary.rate(&shown.puzzle, false));
                diary.fail();
            }
            Standing::Solved if !showing => {
                let clean = !self.helped.get_value();
                self.shown.with_value(|shown| {
                    diary.rate(&shown.puzzle, clean);
                    diary.solve(&shown.puzzle.id(), clean);
                    if let Some(day) = shown.day {
                        diary.solve_daily(day);
                    }
                });
            }
            _ => return,
        }
        diary.keep();
        if let Some(verdict) = self.verdict(now) {
            self.desk.report.speak(verdict.to_string());
        }
    }

    /// The verdict on a move.
    fn verdict(self, now: &Standing) -> Option<Verdict> {
        let words = self.desk.page.words.get();
        self.shown.with_value(|shown| {
            let puzzle = &shown.puzzle;
            let task = puzzle.task();
            match now {
                Standing::Wrong(cost) => {
                    let id = if task.goal == Goal::Turn {
                        "puzzle-less"
                    } else {
                        "puzzle-wrong"
                    };
                    Some(Verdict {
                        told: words.text_with(id, &[("n", (*cost).into())]),
                        // A tick would praise it.
                        known: words.certainty(task.source),
                    })
                }
                Standing::Solved => {
                    let id = if self.showing.get_untracked() {
                        "puzzle-shown"
                    } else {
                        "puzzle-solved"
                    };
                    let result = verdict::result(puzzle, words);
                    Some(Verdict {
                        told: words.text_with(id, &[("result", result.into())]),
                        known: words.marked_certainty(task.source),
                    })
                }
                Standing::Open(_) | Standing::Reply(_) => None,
            }
        })
    }

    fn take_back(self) {
        self.desk.table.update(|table| {
            let before = table.game().cursor().saturating_sub(1);
            table.look(before);
        });
        self.desk.show();
    }

    /// Notes that help was taken: the puzzle counts as not solved alone.
    fn take_help(self) {
        self.helped.set_value(true);
        let mut diary = Diary::kept();
        self.shown
            .with_value(|shown| diary.rate(&shown.puzzle, false));
        diary.keep();
    }

    /// Gives a hint: the first lights a right house and another, the second the right one alone.
    fn hint(self) {
        let Standing::Open(right) = self.standing.get_untracked() else {
            return;
        };
        self.take_help();
        let taken = self.hints.get_untracked();
        let side = self.side();
        let mut lit: Vec<_> = right
            .first()
            .and_then(|&mv| mv.source(side))
            .into_iter()
            .collect();
        if taken == 0 {
            let moves = self
                .desk
                .table
                .with_untracked(|table| table.position().moves());
            let mut others = moves.into_iter().filter(|mv| !right.contains(mv));
            lit.extend(others.find_map(|mv| mv.source(side)));
        }
        self.hints.set(taken + 1);
        self.desk.hints.set(lit);
        if let Some(told) = untrack(|| self.on_the_way()) {
            self.desk.report.speak(told);
        }
    }

    /// What is told before the end: that the right house is one of two, or that nothing was wrong so far.
    fn on_the_way(self) -> Option<String> {
        // A wrong move is not praised while it is sown, though it is judged when that is over.
        let is_open = [self.standing.get(), self.now()]
            .iter()
            .all(|standing| matches!(standing, Standing::Open(_) | Standing::Reply(_)));
        let is_tried = self.desk.table.with(|it| !exercise::plies(it).is_empty());
        let is_hinted = self.desk.hints.with(|hints| hints.len() == 2);
        if !is_open || self.showing.get() || !(is_hinted || is_tried) {
            return None;
        }
        let id = if is_hinted {
            "puzzle-one-of-two"
        } else {
            "puzzle-so-far"
        };
        Some(self.desk.page.text(id))
    }

    fn side(self) -> Side {
        self.shown.with_value(|shown| shown.puzzle.side())
    }

    /// Shows the solution from the beginning.
    fn solve(self) {
        self.take_help();
        self.showing.set(true);
        let table = self.shown.with_value(|shown| table(&shown.puzzle));
        self.desk.set_up(table);
    }

    /// Begins the puzzle again.
    fn again(self) {
        self.showing.set(false);
        let table = self.shown.with_value(|shown| table(&shown.puzzle));
        self.desk.set_up(table);
    }
}

/// The task, and the verdict on the last move.
#[component]
fn Coach(solver: Solver) -> impl IntoView {
    let page = solver.desk.page;
    let task = solver.shown.with_value(|shown| shown.puzzle.task());
    // What is shown is asked of nobody.
    let goal = move || {
        if solver.showing.get() {
            page.text("solution")
        } else {
            page.words.get().text(&format!("puzzle-goal-{}", task.goal))
        }
    };
    let about = move || {
        solver
            .shown
            .with_value(|shown| shown.about(page.words.get()))
    };
    let verdict = move || solver.verdict(&solver.standing.get());
    let story = move || solver.desk.report.story.get().join(" ");
    let solved = move || solver.standing.get() == Standing::Solved;
    // Read after the puzzle has been counted.
    let progress = move || {
        solved().then(|| {
            let told = Diary::kept().progress_in_words(page.words.get());
            view! { <span class="mine">{told}</span> }
        })
    };
    let alone = move || solved() && !solver.showing.get();
    let on_the_way = Memo::new(move |_| solver.on_the_way());
    let begun = move || on_the_way.with(Option::is_some);
    let trail = move || alone().then(|| solver.shown.with_value(Shown::trail));
    view! {
        <Show when=alone>
            <Solved/>
        </Show>
        <p class="about">{about}</p>
        <p class="task">{goal}</p>
        <p class="story" class:good=alone class:shown=solver.showing class:begun=begun>
            <b class="verdict">{move || verdict().map(|it| it.told)}</b>
            <b class="so-far">{move || on_the_way.get()}</b>
            " "
            {story}
        </p>
        <p class="about rating">
            {move || verdict().map(|it| view! { <span>{it.known}</span> })}
            {progress}
            {trail}
        </p>
    }
}

/// A seal over the board for a moment, while seeds rain: nobody hears of it, as the verdict is read.
#[component]
fn Solved() -> impl IntoView {
    view! {
        <svg class="seal" viewBox="-60 -60 120 120" aria-hidden="true">
            <circle r="54"/>
            <circle class="inner" r="46"/>
            <path d="M-22 2L-6 18L24-16" pathLength="1"/>
        </svg>
    }
}

#[component]
fn Buttons(solver: Solver) -> impl IntoView {
    let page = solver.desk.page;
    let is = move |of: fn(&Standing) -> bool| Signal::derive(move || solver.standing.with(of));
    let open = is(|standing| matches!(standing, Standing::Open(_)));
    let wrong = is(|standing| matches!(standing, Standing::Wrong(_)));
    let solved = is(|standing| *standing == Standing::Solved);
    let is_tried =
        Signal::derive(move || solver.desk.table.with(|it| !exercise::plies(it).is_empty()));
    let always = Signal::derive(|| true);
    let next = move || page.go(&solver.shown.with_value(Shown::next));
    let retry = move || {
        if wrong.get_untracked() {
            solver.take_back();
        } else {
            solver.again();
        }
    };
    let analysis = solver
        .shown
        .with_value(|shown| Route::Study(route::link(&table(&shown.puzzle))).address());
    view! {
        <Button
            id="light"
            name="hint"
            main=false
            enabled=Signal::derive(move || open.get() && solver.hints.get() < 2)
            run=move || solver.hint()
        />
        <Button id="again" name="try-again" main=wrong enabled=is_tried run=retry/>
        <Button id="solution" name="solution" main=false enabled=always run=move || solver.solve()/>
        <a class="button way" id="analyse" href=analysis>
            {page.label("study")}
        </a>
        <Button id="on" name="next-puzzle" main=solved enabled=always run=next/>
    }
}
