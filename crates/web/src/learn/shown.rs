//! A puzzle on the screen, with its number, description and successor.

use leptos::prelude::*;
use puzzles::Puzzle;
use words::Words;

use super::{daily, puzzle_list};
use crate::page::Page;

/// A puzzle with its place in the collection.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub(super) puzzle: Puzzle,
    pub(super) game: &'static str,
    /// Its number among its game's puzzles, from 1.
    number: usize,
    /// The identifier of the next one.
    pub(super) next: String,
    /// The day, if it is the puzzle of the day.
    pub(super) day: Option<u32>,
}

impl Shown {
    /// Theme, difficulty and rating, and a mark for the puzzle of the day.
    pub(super) fn about(&self, words: Words) -> String {
        let daily = self
            .day
            .map(|_| format!("{} · ", words.text("puzzle-daily")));
        format!("{}{}", daily.unwrap_or_default(), self.task(words))
    }

    /// Theme, difficulty and rating.
    pub(super) fn task(&self, words: Words) -> String {
        let task = self.puzzle.task();
        let theme = words.text(&format!("puzzle-theme-{}", task.theme));
        let level = words.text(&format!("puzzle-{}", task.difficulty().id()));
        format!("{theme} · {level} · {}", task.rating)
    }
}

/// The game and the number of a puzzle.
pub(super) fn title(page: Page, shown: &Shown) -> Signal<String> {
    let (game, number) = (shown.game, shown.number);
    Signal::derive(move || {
        let name = rules::catalogue::find(game).map(|game| page.words.get().game_title(game));
        format!("{} · {number}", name.unwrap_or_default())
    })
}

/// Looks a puzzle up by its name; `None` means the puzzle of the day.
pub(super) async fn find(page: Page, wanted: Option<&str>) -> Option<Shown> {
    let Some(wanted) = wanted else {
        let day = puzzle_list::today();
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
    let next = puzzles.get((index + 1) % puzzles.len().max(1))?;
    Some(Shown {
        puzzle: puzzles.get(index)?.clone(),
        game,
        number: index + 1,
        next: next.id(),
        day: None,
    })
}
