//! A puzzle on the screen, with its number, description and successor.

use leptos::prelude::*;
use puzzles::Puzzle;
use words::Words;

use super::diary::Diary;
use super::path::Trail;
use super::{daily, puzzle_list};
use crate::page::Page;
use crate::route::{Learn, Route};

/// A puzzle with its place in the collection.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub(super) puzzle: Puzzle,
    pub(super) game: &'static str,
    /// Its number among its game's puzzles, from 1.
    number: usize,
    /// The identifiers of its game's puzzles, in their order.
    all: Vec<String>,
    /// The day, if it is the puzzle of the day.
    pub(super) day: Option<u32>,
}

impl Shown {
    /// The way to the next puzzle: the first one after this that is not solved.
    pub(super) fn next(&self) -> Route {
        let diary = Diary::kept();
        let (before, after) = self.all.split_at(self.number);
        let mut others = after.iter().chain(before);
        let first = others.clone().next();
        let next = others.find(|name| !diary.has(name)).or(first);
        Route::Learn(Learn::Puzzle(next.cloned().unwrap_or_default()))
    }

    /// The leg of somebody who has just solved this one.
    pub(super) fn trail(&self) -> AnyView {
        let diary = Diary::kept();
        let solved = self.all.iter().filter(|name| diary.has(name));
        view! { <Trail done=solved.count() all=self.all.len() is_fresh=true/> }.into_any()
    }

    /// Theme, difficulty and rating, and the game of the puzzle of the day.
    pub(super) fn about(&self, words: Words) -> String {
        let game = self.day.map(|_| format!("{} · ", self.name(words)));
        format!("{}{}", game.unwrap_or_default(), self.task(words))
    }

    /// The game and the number.
    fn name(&self, words: Words) -> String {
        let game = rules::catalogue::find(self.game).map(|game| words.game_title(game));
        format!("{} · {}", game.unwrap_or_default(), self.number)
    }

    /// Theme, difficulty and rating.
    pub(super) fn task(&self, words: Words) -> String {
        let task = self.puzzle.task();
        let theme = words.text(&format!("puzzle-theme-{}", task.theme));
        let level = words.text(&format!("puzzle-{}", task.difficulty().id()));
        format!("{theme} · {level} · {}", task.rating)
    }
}

/// The game and the number of a puzzle, or that it is the one of the day.
pub(super) fn title(page: Page, shown: &Shown) -> Signal<String> {
    let shown = shown.clone();
    Signal::derive(move || match shown.day {
        Some(_) => page.text("puzzle-daily"),
        None => shown.name(page.words.get()),
    })
}

/// Looks a puzzle up by its name; `None` means the puzzle of the day.
pub(super) async fn find(page: Page, wanted: Option<&str>) -> Option<Shown> {
    let Some(wanted) = wanted else {
        let day = daily::today();
        let games = puzzle_list::games_of_days(page);
        let (game, turn) = daily::game_of(day, games.len());
        let game = games[game];
        let puzzles = puzzle_list::of_game(game).await?;
        let index = daily::puzzle_of(turn, puzzles.len());
        let shown = shown(game, &puzzles, index)?;
        return Some(Shown {
            day: Some(day),
            ..shown
        });
    };
    for game in puzzle_list::GAMES {
        let puzzles = puzzle_list::of_game(game).await?;
        let index = puzzles.iter().position(|puzzle| puzzle.id() == wanted);
        if let Some(index) = index {
            return shown(game, &puzzles, index);
        }
    }
    None
}

fn shown(game: &'static str, puzzles: &[Puzzle], index: usize) -> Option<Shown> {
    Some(Shown {
        puzzle: puzzles.get(index)?.clone(),
        game,
        number: index + 1,
        all: puzzles.iter().map(Puzzle::id).collect(),
        day: None,
    })
}
