//! Puzzles that ask who wins: one answer of three, and then the verdict.

use game::{Game, Level, Seat};
use leptos::prelude::*;
use puzzles::Puzzle;
use rules::Place;
use words::Words;

use super::diary::Diary;
use super::exercise::{self, Button};
use super::shown::{Shown, title};
use super::verdict::{self, Verdict};
use crate::device;
use crate::page::Page;
use crate::play::desk::Desk;
use crate::play::mood::Mood;
use crate::route::{self, Learn, Route};
use crate::table::Table;

/// An answer that can be given: what becomes of whoever has the turn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Answer {
    Win,
    Draw,
    Loss,
}

impl Answer {
    const ALL: [Answer; 3] = [Answer::Win, Answer::Draw, Answer::Loss];

    /// The right answer.
    fn of(puzzle: &Puzzle) -> Answer {
        match puzzle.task().value {
            1.. => Answer::Win,
            0 => Answer::Draw,
            ..0 => Answer::Loss,
        }
    }

    /// The id of its button and of its text.
    const fn id(self) -> &'static str {
        match self {
            Answer::Win => "answer-win",
            Answer::Draw => "answer-draw",
            Answer::Loss => "answer-loss",
        }
    }
}

/// The verdict on an answer.
fn verdict(puzzle: &Puzzle, said: Answer, words: Words) -> Verdict {
    let id = if said == Answer::of(puzzle) {
        "puzzle-right"
    } else {
        "puzzle-not-right"
    };
    Verdict {
        told: format!("{} {}", words.text(id), verdict::result(puzzle, words)),
        known: words.marked_certainty(puzzle.task().source),
    }
}

/// The position, in which nothing can be played: both sides are the computer's, which is not
/// running.
fn table(puzzle: &Puzzle) -> Table {
    let seats = [Seat::Computer(Level::LAST), Seat::Computer(Level::LAST)];
    let game = Game::new(puzzle.position().clone());
    Table::new(game, seats, puzzle.side(), 1)
}

/// The board, the question and the answers.
#[component]
pub(super) fn Question(shown: Shown) -> impl IntoView {
    let page = Page::here();
    let desk = exercise::still_desk(page, table(&shown.puzzle));
    // Whose houses are whose, however the board lies.
    let side = shown.puzzle.side();
    let houses = 0..shown.puzzle.rules().houses();
    desk.hints
        .set(houses.map(|house| Place::House(side, house)).collect());
    let title = title(page, &shown);
    Effect::new(move |_| device::set_title(&format!("{} · {}", page.text("puzzles"), title.get())));
    let back = Route::Learn(Learn::PuzzlesOf(shown.game));
    let analysis = Game::new(shown.puzzle.position().clone());
    let analysis = Table::studied(analysis, shown.puzzle.side());
    let analysis = Route::Study(route::link(&analysis)).address();
    let shown = StoredValue::new(shown);
    let said: RwSignal<Option<Answer>> = RwSignal::new(None);
    let is_open = Signal::derive(move || said.get().is_none());
    let is_answered = Signal::derive(move || said.get().is_some());
    let answers = Answer::ALL.map(|answer| {
        let right = shown.with_value(|it| Answer::of(&it.puzzle));
        let is_right = move || is_answered.get() && right == answer;
        let is_wrong = move || said.get() == Some(answer) && right != answer;
        view! {
            <button
                type="button"
                id=answer.id()
                class="answer"
                class:right=is_right
                class:tick=is_right
                class:wrong=is_wrong
                class:cross=is_wrong
                aria-pressed=move || (said.get() == Some(answer)).to_string()
                disabled=move || !is_open.get()
                on:click=move |_| answered(desk, shown, said, answer)
            >
                {page.label(answer.id())}
            </button>
        }
    });
    view! {
        <exercise::Screen
            desk
            back
            title
            on_choose=Callback::new(move |_| {
                desk.report.speak(desk.words().text("puzzle-goal-result"));
            })
            coach=view! { <Coach shown said/> }.into_any()
            mood=Signal::derive(move || match said.get() {
                None => Mood::Calm,
                Some(answer) if shown.with_value(|it| Answer::of(&it.puzzle)) == answer => Mood::Glad,
                Some(_) => Mood::Worried,
            })
        >
            {answers}
            <a class="button way" id="analyse" href=analysis>
                {page.label("study")}
            </a>
            <Button
                id="on"
                name="next-puzzle"
                main=is_answered
                enabled=Signal::stored(true)
                run=move || page.go(&shown.with_value(Shown::next))
            />
        </exercise::Screen>
    }
}

/// Takes the only answer that may be given.
fn answered(desk: Desk, shown: StoredValue<Shown>, said: RwSignal<Option<Answer>>, answer: Answer) {
    said.set(Some(answer));
    shown.with_value(|shown| {
        let mut diary = Diary::kept();
        if answer == Answer::of(&shown.puzzle) {
            diary.solve(&shown.puzzle.id(), true);
            if let Some(day) = shown.day {
                diary.solve_daily(day);
            }
        } else {
            diary.fail();
        }
        diary.keep();
        desk.report
            .speak(verdict(&shown.puzzle, answer, desk.words()).to_string());
    });
    // The answers, one of which had the focus, are disabled now.
    device::focus("#on");
}

/// The question, and the verdict on the answer.
#[component]
fn Coach(shown: StoredValue<Shown>, said: RwSignal<Option<Answer>>) -> impl IntoView {
    let page = Page::here();
    let about = move || shown.with_value(|shown| shown.about(page.words.get()));
    let verdict = move || {
        let said = said.get()?;
        Some(shown.with_value(|shown| verdict(&shown.puzzle, said, page.words.get())))
    };
    let is_right = move || {
        let right = shown.with_value(|shown| Answer::of(&shown.puzzle));
        said.get() == Some(right)
    };
    view! {
        <p class="about">{about}</p>
        <p class="task">{page.label("puzzle-goal-result")}</p>
        <p>{page.label("puzzle-to-move")}</p>
        <p class="story" class:good=is_right>
            <b class="verdict">{move || verdict().map(|it| it.told)}</b>
        </p>
        <p class="about rating">
            {move || verdict().map(|it| view! { <span>{it.known}</span> })}
            {move || is_right().then(|| shown.with_value(Shown::trail))}
        </p>
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    /// The verdicts differ, and only one of the three answers is right.
    #[test]
    fn one_answer_of_three_is_right() {
        let file = include_str!("../../puzzles/kalah.txt");
        let collection = puzzles::Collection::read(file).unwrap();
        let words = Words::new(Language::English);
        let asks = |puzzle: &&Puzzle| !puzzle.task().goal.asks_a_move();
        let mut asked = 0;
        for puzzle in collection.puzzles.iter().filter(asks) {
            let verdicts = Answer::ALL.map(|said| verdict(puzzle, said, words).told);
            let right = verdicts.iter().filter(|told| told.starts_with("Correct!"));
            assert_eq!(right.count(), 1, "{puzzle}");
            let expected = verdict::result(puzzle, words);
            assert!(verdicts.iter().all(|told| told.contains(&expected)));
            assert!(table(puzzle).awaited() != game::Awaited::Person(puzzle.side()));
            asked += 1;
        }
        assert!(asked >= 20, "{asked}");
    }
}
