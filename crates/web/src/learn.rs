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
mod path;
mod puzzle_list;
mod puzzle_screen;
mod sticker;
mod stories;
mod voice;
mod winner;

use leptos::ev;
use leptos::prelude::*;

use crate::device;
use crate::page::Page;
use crate::route::Route;
use lesson::{Lesson, TOUR};

/// Whatever the address asks for. Its look comes with it, so that a first game need not load that.
pub(crate) fn learn(path: &str) -> AnyView {
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

/// A link to another screen of the page.
#[component]
fn Link(to: String, #[prop(into)] class: &'static str, children: Children) -> impl IntoView {
    let page = Page::here();
    let route = Route::Learn(to);
    let address = route.address();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        page.go(&route);
    };
    view! {
        <a class=class href=address on:click=open>
            {children()}
        </a>
    }
}
