//! Lessons, puzzles, the children's page, boards for other pages and the rules lab: the chunk that
//! a first game does not need.

mod course;
pub(crate) mod daily;
pub(crate) mod diary;
mod embed;
mod exercise;
pub(crate) mod goal;
mod ink;
mod judge;
mod kids;
mod lesson;
mod link;
mod path;
mod puzzle_home;
mod puzzle_list;
mod puzzle_screen;
mod shown;
mod sticker;
mod stories;
mod verdict;
mod voice;
mod winner;
mod worksheet;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::device;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::route::Learn;
use lesson::{Lesson, TOUR};

#[wasm_split(learn, fallible)]
fn load_learn() -> Result<Draw<Learn>, Missing> {
    Ok(learn)
}

/// The screen of an address, once its chunk is loaded.
pub(crate) fn fetched(asked: Learn) -> AnyView {
    part::show(|| Box::pin(load_learn()), asked, Wait::Screen, Texts::All)
}

/// The screen of an address, with its own style sheet, so that a first game need not load that.
fn learn(asked: Learn) -> AnyView {
    view! {
        <link rel="stylesheet" href=device::listed("style-learn")/>
        {screen(asked)}
    }
    .into_any()
}

fn screen(asked: Learn) -> AnyView {
    match asked {
        Learn::Tour => view! { <course::Course lesson=&TOUR first=0 tour=true/> }.into_any(),
        Learn::Lesson(game, step) if let Some(lesson) = Lesson::of(game) => {
            let first = step.unwrap_or_else(|| diary::Course::kept(game).next());
            view! { <course::Course lesson first tour=false/> }.into_any()
        }
        Learn::Lessons | Learn::Lesson(..) => view! { <course::Courses/> }.into_any(),
        Learn::Puzzles => view! { <puzzle_home::Home/> }.into_any(),
        Learn::PuzzlesOf(game) if puzzle_list::GAMES.contains(&game) => {
            view! { <puzzle_list::OfGame game/> }.into_any()
        }
        Learn::PuzzlesOf(game) => {
            view! { <puzzle_screen::Puzzle wanted=Some(game.to_owned())/> }.into_any()
        }
        Learn::DailyPuzzle => view! { <puzzle_screen::Puzzle wanted=None/> }.into_any(),
        Learn::Puzzle(name) => view! { <puzzle_screen::Puzzle wanted=Some(name)/> }.into_any(),
        Learn::Kids => view! { <kids::Home/> }.into_any(),
        Learn::Stickers => view! { <sticker::Album/> }.into_any(),
        Learn::KidsPlay(query) => kids::play(&query),
        Learn::Embed(query) => embed::embed(&query, embed::Place::Page),
        Learn::Projector(query) => embed::embed(&query, embed::Place::Classroom),
        Learn::Worksheet => view! { <worksheet::Worksheet/> }.into_any(),
        Learn::Lab(query) => crate::lab::lab(&query),
        Learn::Games | Learn::GameOf(_) | Learn::Make(_) => crate::family::fetched(asked),
    }
}
