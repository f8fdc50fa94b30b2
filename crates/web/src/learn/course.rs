//! The screen of a lesson: one step after another on the real board.

use std::time::Duration;

use game::{Level, Seat};
use leptos::prelude::*;
use rules::catalogue;

use super::diary;
use super::exercise::{self, Button};
use super::goal::{Progress, lit};
use super::ink;
use super::lesson::{LESSONS, Lesson};
use super::link::Link;
use super::path::{HowFar, Stage, stages};
use crate::bar::TopBar;
use crate::device;
use crate::page::Page;
use crate::picture::Picture;
use crate::play::desk::Desk;
use crate::play::mood::Mood;
use crate::players;
use crate::route::{Learn, Route};
use crate::start::TOURED;

/// The time for which the tour shows the result of a move.
const LOOK_MS: u64 = 1_600;

/// All lessons, one for each game.
#[component]
pub(super) fn Courses() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("learn")));
    let progress = LESSONS.iter().map(|lesson| {
        let kept = diary::Course::kept(lesson.game);
        let all = lesson.steps.len();
        ((1..=all).filter(|&step| kept.has(step)).count(), all)
    });
    let progress: Vec<(usize, usize)> = progress.collect();
    let stages = stages(&progress);
    let card = move |(lesson, ((done, all), stage)): (&'static Lesson, ((usize, usize), Stage))| {
        let game = catalogue::find(lesson.game).expect("the tests look every game up");
        view! {
            <li class=stage.name()>
                <Link to=Learn::Lesson(lesson.game, None) class="card">
                    <Picture game/>
                    <b>{move || page.words.get().game_title(game)}</b>
                    <HowFar text="steps-done" done all/>
                    {(stage == Stage::Next).then(|| view! { <NextUp/> })}
                </Link>
            </li>
        }
    };
    let tile = move |to: Learn, name: &'static str, about: &'static str, pictures: AnyView| {
        view! {
            <li>
                <Link to class="card">
                    <span class="emblem" aria-hidden="true">{pictures}</span>
                    <b>{page.label(name)}</b>
                    <span>{page.label(about)}</span>
                </Link>
            </li>
        }
    };
    view! {
        <TopBar/>
        <main class="start lessons">
            <h1>{page.label("learn")}</h1>
            <ul class="games">
                {LESSONS.iter().zip(progress.into_iter().zip(stages)).map(card).collect_view()}
                {tile(Learn::Lab(String::new()), "lab", "lab-about", two_games())}
                {tile(Learn::Worksheet, "sheet", "sheet-how", ink::sample())}
            </ul>
        </main>
    }
}

/// Two games side by side, as the lab has them.
fn two_games() -> AnyView {
    let games = catalogue::GAMES.iter().take(2);
    games
        .map(|game| view! { <Picture game/> })
        .collect_view()
        .into_any()
}

/// The recommendation of this entry as the next one.
#[component]
pub(super) fn NextUp() -> impl IntoView {
    let page = Page::here();
    view! { <em class="next-up">{page.label("next-up")}</em> }
}

/// The state of a lesson's screen.
#[derive(Clone, Copy)]
struct Teacher {
    page: Page,
    desk: Desk,
    lesson: &'static Lesson,
    /// The number of the step, from 1; beyond the last one the lesson is over.
    number: RwSignal<usize>,
    progress: RwSignal<Progress>,
    tour: bool,
}

/// One lesson, or the tour.
#[component]
pub(super) fn Course(lesson: &'static Lesson, first: usize, tour: bool) -> impl IntoView {
    let page = Page::here();
    let number = first.clamp(1, lesson.steps.len());
    let desk = exercise::desk(page, lesson.table(&lesson.steps[number - 1]));
    let teacher = Teacher {
        page,
        desk,
        lesson,
        number: RwSignal::new(number),
        progress: RwSignal::new(Progress::Open),
        tour,
    };
    teacher.watch();
    let game = catalogue::find(lesson.game).expect("the tests look every game up");
    let title = Signal::derive(move || page.words.get().game_title(game));
    Effect::new(move |_| device::set_title(&format!("{} · {}", title.get(), page.text("learn"))));
    let back = if tour {
        Route::Start
    } else {
        Route::Learn(Learn::Lessons)
    };
    view! {
        <div class:tour=tour class="teaching">
            <exercise::Screen
                desk
                back
                title
                on_choose=Callback::new(move |place| teacher.choose(place))
                coach=view! { <Coach teacher/> }.into_any()
                mood=Signal::derive(move || match teacher.progress.get() {
                    Progress::Open => Mood::Calm,
                    Progress::Reached => Mood::Glad,
                    Progress::Missed => Mood::Worried,
                })
            >
                <Buttons teacher/>
            </exercise::Screen>
        </div>
    }
}

impl Teacher {
    fn is_over(self) -> bool {
        self.number.get() > self.lesson.steps.len()
    }

    fn step(self) -> &'static super::lesson::Step {
        let last = self.lesson.steps.len();
        &self.lesson.steps[self.number.get_untracked().min(last) - 1]
    }

    /// Judges each position that comes to rest on the board.
    fn watch(self) {
        Effect::new(move |_| {
            if self.desk.film.moving.get() {
                return;
            }
            let progress = self.desk.table.with(|table| {
                let plies = exercise::plies(table);
                self.step().goal.judge(&plies)
            });
            if self.progress.get_untracked() != progress {
                self.progress.set(progress);
                self.turn_of(progress);
            }
            if self.tour && progress == Progress::Open {
                self.hint();
            }
        });
    }

    fn turn_of(self, progress: Progress) {
        if progress == Progress::Open {
            return;
        }
        if progress == Progress::Reached && !self.tour {
            diary::Course::finish(self.lesson.game, self.number.get_untracked());
        }
        let id = match progress {
            Progress::Reached => "well-done",
            _ => "not-yet",
        };
        let words = self.desk.words();
        let story = self.desk.report.story.get_untracked().join(" ");
        self.desk
            .report
            .speak(format!("{} {story}", words.text(id)));
        if self.tour {
            let number = self.number.get_untracked();
            let go_on = move || {
                // The lesson may have been left by then.
                if self.number.try_get_untracked() == Some(number) {
                    self.go_on();
                }
            };
            set_timeout(go_on, Duration::from_millis(LOOK_MS));
        }
    }

    /// Goes on to the next step, or repeats a missed one.
    fn go_on(self) {
        if self.progress.get_untracked() == Progress::Reached {
            self.number.update(|number| *number += 1);
        }
        let number = self.number.get_untracked();
        if number > self.lesson.steps.len() {
            if self.tour {
                let _ = device::keep(TOURED, "seen");
            }
            return;
        }
        self.go_to(number);
    }

    fn go_to(self, number: usize) {
        self.number.set(number);
        self.progress.set(Progress::Open);
        self.desk.set_up(self.lesson.table(self.step()));
        if !self.tour {
            let route = Route::Learn(Learn::Lesson(self.lesson.game, Some(number)));
            device::show_address(&route.address(), false);
        }
    }

    fn choose(self, place: rules::Place) {
        match self.progress.get_untracked() {
            Progress::Missed if !self.desk.film.moving.get_untracked() => self.go_on(),
            Progress::Reached if !self.desk.film.moving.get_untracked() => {}
            _ => self.desk.press(place),
        }
    }

    fn hint(self) {
        let lit = self.desk.table.with_untracked(|table| {
            let played = exercise::plies(table).len();
            let text = self.step().solution.get(played)?;
            lit(table.position(), text)
        });
        self.desk.hints.set(lit.into_iter().collect());
    }
}

/// The task, and the verdict.
#[component]
fn Coach(teacher: Teacher) -> impl IntoView {
    let page = teacher.page;
    let all = teacher.lesson.steps.len();
    let task = move || {
        if teacher.is_over() {
            return page.text("lesson-over");
        }
        teacher.number.track();
        let words = page.words.get();
        words.text(&teacher.step().text())
    };
    let verdict = move || {
        let id = match teacher.progress.get() {
            Progress::Open => return None,
            Progress::Reached => "well-done",
            Progress::Missed => "not-yet",
        };
        Some(page.text(id))
    };
    let told = move || {
        let open = teacher.progress.get() == Progress::Open;
        let refused = open && teacher.desk.table.with(|table| table.game().cursor() == 0);
        let story = teacher.desk.report.story.get().join(" ");
        (!refused || !story.is_empty()).then_some(story)
    };
    view! {
        <ol class="dots" aria-hidden="true">
            {(1..=all)
                .map(|step| {
                    view! {
                        <li
                            class:done=move || step < teacher.number.get()
                            class:now=move || step == teacher.number.get()
                        ></li>
                    }
                })
                .collect_view()}
        </ol>
        <p class="task">{task}</p>
        <p class="story" class:good=move || teacher.progress.get() == Progress::Reached>
            <b>{verdict}</b>
            " "
            {told}
        </p>
    }
}

/// The buttons: hint, again, next.
#[component]
fn Buttons(teacher: Teacher) -> impl IntoView {
    let page = teacher.page;
    let is = move |progress| Signal::derive(move || teacher.progress.get() == progress);
    let always = Signal::derive(|| true);
    let reached = is(Progress::Reached);
    let play = move || {
        let game = catalogue::find(teacher.lesson.game).expect("the tests look every game up");
        if teacher.tour {
            let easiest = Seat::Computer(Level::FIRST);
            page.play(players::table_for(game, [Seat::default(), easiest]));
        } else {
            page.go(&Route::Setup(game.name));
        }
    };
    let skip = move || {
        let _ = device::keep(TOURED, "skipped");
        page.go(&Route::Start);
    };
    view! {
        <Show
            when=move || !teacher.is_over()
            fallback=move || {
                view! { <Button id="play-now" name="start-game" main=always enabled=always run=play/> }
            }
        >
            <Show when=move || teacher.tour>
                <Button id="skip" name="skip" main=false enabled=always run=skip/>
            </Show>
            <Show when=move || !teacher.tour>
                <Button
                    id="light"
                    name="hint"
                    main=false
                    enabled=is(Progress::Open)
                    run=move || teacher.hint()
                />
                <Button
                    id="again"
                    name="try-again"
                    main=is(Progress::Missed)
                    enabled=always
                    run=move || teacher.go_to(teacher.number.get_untracked())
                />
                <Button
                    id="on"
                    name="next-step"
                    main=reached
                    enabled=reached
                    run=move || teacher.go_on()
                />
            </Show>
        </Show>
    }
}
