//! Lessons, puzzles, what is for children, boards for other pages and the rules lab: the part of the
//! page that a first game does not need.

mod course;
mod daily;
mod diary;
mod embed;
mod exercise;
pub(crate) mod goal;
mod judge;
mod kids;
mod lesson;
mod link;
mod path;
mod puzzle_list;
mod puzzle_screen;
mod shown;
mod sticker;
mod stories;
mod voice;
mod winner;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::device;
use crate::part::{self, Draw, Missing, Texts, Wait};
use lesson::{Lesson, TOUR};

#[wasm_split(learn, fallible)]
fn load_learn() -> Result<Draw<String>, Missing> {
    Ok(|path| learn(&path))
}

/// The screen that the address asks for, once it is there.
pub(crate) fn fetched(path: String) -> AnyView {
    part::show(|| Box::pin(load_learn()), path, Wait::Told, Texts::All)
}

/// Whatever the address asks for. Its look comes with it, so that a first game need not load that.
fn learn(path: &str) -> AnyView {
    view! {
        <link rel="stylesheet" href=device::listed("style-learn")/>
        {screen(path)}
    }
    .into_any()
}

fn screen(path: &str) -> AnyView {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let words: Vec<&str> = path.split('/').collect();
    match words[..] {
        ["tour"] => view! { <course::Course lesson=&TOUR first=0 tour=true/> }.into_any(),
        ["learn", game, ref rest @ ..] if let Some(lesson) = Lesson::of(game) => {
            let asked = rest.first().and_then(|number| number.parse().ok());
            let first = asked.unwrap_or_else(|| diary::Course::kept(game).next());
            view! { <course::Course lesson first tour=false/> }.into_any()
        }
        ["puzzles"] => view! { <puzzle_list::Games/> }.into_any(),
        ["puzzles", game]
            if let Some(&game) = puzzle_list::GAMES.iter().find(|&&one| one == game) =>
        {
            view! { <puzzle_list::OfGame game/> }.into_any()
        }
        ["puzzles", wanted] => {
            view! { <puzzle_screen::Puzzle wanted=wanted.to_owned()/> }.into_any()
        }
        ["kids"] => view! { <kids::Home/> }.into_any(),
        ["kids", "stickers"] => view! { <sticker::Album/> }.into_any(),
        ["kids", "play"] => kids::play(query),
        ["embed"] => embed::embed(query),
        ["lab"] => crate::lab::lab(query),
        _ => view! { <course::Courses/> }.into_any(),
    }
}
