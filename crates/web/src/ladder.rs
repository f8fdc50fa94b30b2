//! The levels of the computer as a ladder: how often each was beaten by games kept on this device.

use game::{Level, Seat, address};
use leptos::prelude::*;
use rules::catalogue;

use crate::page::Page;
use crate::play::avatar::robot;
use crate::play::mood::Mood;
use crate::route::{self, Route};
use crate::store::Shelf;
use crate::table::Table;

/// The ends of games, as a person has seen them.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Score {
    /// Counts a game; a draw is neither won nor lost.
    pub(crate) fn add(&mut self, is_won: Option<bool>) {
        let count = match is_won {
            Some(true) => &mut self.won,
            None => &mut self.drawn,
            Some(false) => &mut self.lost,
        };
        *count += 1;
    }

    fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }
}

/// The scores of all levels, the weakest first.
fn scores(shelf: &Shelf) -> [Score; Level::ALL.len()] {
    let mut scores = [Score::default(); Level::ALL.len()];
    let over = shelf.games().iter().filter(|kept| kept.is_over());
    let tables = over.filter_map(|kept| route::open(kept.game()).ok());
    for (level, is_won) in tables.filter_map(|table| end(&table)) {
        scores[usize::from(level.number()) - 1].add(is_won);
    }
    scores
}

/// The level against which a person has played, and whether that was won; a draw is neither.
fn end(table: &Table) -> Option<(Level, Option<bool>)> {
    let person = table.only_person()?;
    let level = table.players()[!person].level()?;
    let result = table.game().result()?;
    Some((level, result.winner.map(|winner| winner == person)))
}

/// A score in words, and as a bar.
#[component]
pub(crate) fn Scored(score: Score) -> impl IntoView {
    let page = Page::here();
    let told = move || {
        if score.games() == 0 {
            return page.text("ladder-none");
        }
        let counts = [
            ("won", score.won.into()),
            ("drawn", score.drawn.into()),
            ("lost", score.lost.into()),
        ];
        page.text_with("ladder-count", &counts)
    };
    view! {
        <small>{told}</small>
        <span
            class="bar"
            aria-hidden="true"
            style=("--won", score.won.to_string())
            style=("--drawn", score.drawn.to_string())
            style=("--lost", score.lost.to_string())
        >
            <i></i><i></i><i></i>
        </span>
    }
}

/// The ladder. Each rung begins the game played last, or the first of all, at its level.
#[component]
pub(crate) fn Ladder() -> impl IntoView {
    let page = Page::here();
    let (scores, last) = page.shelf.with_untracked(|shelf| {
        let last = shelf.games().first();
        let last = last.and_then(|kept| route::open(kept.game()).ok());
        (scores(shelf), last)
    });
    let game = last.map_or(&catalogue::GAMES[0], |table| table.game().rules().game());
    let rung = |(level, score): (Level, Score)| {
        let north = Seat::Computer(level).to_string();
        let pairs = [("game", game.name.to_owned()), ("north", north)];
        let route = Route::Play(address::join(pairs));
        let number = level.number();
        let is_beaten = score.won > 0;
        let mood = if is_beaten {
            Mood::Beaten
        } else {
            Mood::of_level(level)
        };
        view! {
            <li class:beaten=is_beaten>
                <a class="button" id=format!("rung-{number}") href=route.address() on:click=page.link(route)>
                    <span class="avatar" aria-hidden="true">{robot(level, Signal::stored(mood))}</span>
                    <b class:star=is_beaten>{move || page.words.get().text(&format!("level-{number}"))}</b>
                    <Scored score/>
                </a>
            </li>
        }
    };
    let rungs = Level::ALL.into_iter().zip(scores).map(rung);
    view! {
        <section id="ladder">
            <h2>{page.label("ladder")}</h2>
            <p>{move || page.text_with("ladder-text", &[("game", page.words.get().game_title(game).as_str().into())])}</p>
            <ol>{rungs.collect_view()}</ol>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Kept;

    #[test]
    fn ends_count_for_the_person_and_unfinished_games_do_not() {
        let end = "game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-20-26-S&moves=F";
        let shelf = |games: &[(&str, bool)]| {
            let kept = games.iter().enumerate().map(|(number, (seats, is_over))| {
                let text = format!("{end}&{seats}&seed={number}");
                Kept::new(text, 1, *is_over).unwrap().save()
            });
            Shelf::read(&kept.collect::<Vec<_>>())
        };
        // North has 27 seeds or more, South 21.
        let found = scores(&shelf(&[
            ("north=level-3", true),
            ("south=level-3&north=person", true),
            ("north=level-3", false),
            ("north=person", true),
        ]));
        let score = Score {
            won: 1,
            drawn: 0,
            lost: 1,
        };
        assert_eq!(found[2], score);
        assert_eq!(found.iter().map(|score| score.games()).sum::<u32>(), 2);
    }
}
