//! One's own games online that are over: how they ended, all together and each.

use leptos::prelude::*;

use super::birds;
use super::listed::{rules_of, title, way};
use super::wire::Listed;
use crate::board::thumbnail::thumbnail;
use crate::device;
use crate::ladder::{Score, Scored};
use crate::page::Page;
use rules::{Position, RuleSet, Side};

/// The number of games that are shown before all are asked for.
const FEW: usize = 6;

/// The end of a game for whoever asks.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum End {
    Won,
    Drawn,
    Lost,
    Aborted,
}

impl End {
    /// The end of a game; nothing while it goes on.
    fn of(game: &Listed) -> Option<End> {
        Some(match (&*game.state, game.winner.as_deref()) {
            ("playing", _) => return None,
            ("aborted", _) => End::Aborted,
            (_, None) => End::Drawn,
            (_, Some(winner)) if winner == game.you => End::Won,
            (_, Some(_)) => End::Lost,
        })
    }

    /// The name of its text, and of its look.
    fn text(self) -> (&'static str, &'static str) {
        match self {
            End::Won => ("listed-won", "end good"),
            End::Drawn => ("listed-drawn", "end"),
            End::Lost => ("listed-lost", "end"),
            // It is not on the shelf of the device either.
            End::Aborted => ("end-aborted-title", "end"),
        }
    }
}

/// The games that are over, if there are any.
#[component]
pub(super) fn Over(games: Vec<Listed>) -> impl IntoView {
    let page = Page::here();
    let games: Vec<_> = games
        .into_iter()
        .filter_map(|game| Some((End::of(&game)?, game)))
        .collect();
    if games.is_empty() {
        return ().into_any();
    }
    let mut score = Score::default();
    for (end, _) in &games {
        match end {
            End::Won => score.add(Some(true)),
            End::Drawn => score.add(None),
            End::Lost => score.add(Some(false)),
            End::Aborted => {}
        }
    }
    let all = games.len();
    let are_all = RwSignal::new(all <= FEW + 1);
    let rows = move || {
        let most = if are_all.get() { all } else { FEW };
        let rows = games.iter().take(most).cloned();
        rows.map(|(end, game)| view! { <One game end/> })
            .collect_view()
    };
    let more = move || {
        let told = move || page.text_with("show-all-games", &[("n", all.into())]);
        (!are_all.get()).then(|| {
            view! { <button type="button" id="all-over" on:click=move |_| are_all.set(true)>{told}</button> }
        })
    };
    view! {
        <section id="over" class="results">
            <h2>{page.label("online-over")}</h2>
            <div class="tally"><Scored score/></div>
            <ul class="own-games">{rows}</ul>
            {more}
        </section>
    }
    .into_any()
}

/// A game that is over, with the board at its end.
#[component]
fn One(game: Listed, end: End) -> impl IntoView {
    let page = Page::here();
    let rules: Option<RuleSet> = rules_of(&game).and_then(|rules| rules.parse().ok());
    let near = if game.you == Side::North.name() {
        Side::North
    } else {
        Side::South
    };
    let position = rules.and_then(|rules| Position::read(&game.position, &rules, true).ok());
    let board = position.as_ref().map(|position| thumbnail(position, near));
    // A board on which somebody gave up, or which is a race, has no score that decided.
    let decided = position.filter(|position| !position.properties().is_race);
    let score = decided.and_then(|position| Some(position.outcome()?.score));
    let counted = score.map(|score| format!(" · {}–{}", score[near], score[!near]));
    let (text, look) = end.text();
    let name = birds::named(page, game.other());
    let begun_ms = game.begun_ms;
    let day = move || device::day(begun_ms, page.language.get().code());
    let route = way(&game);
    view! {
        <li>
            <a class="button" href=route.address() on:click=page.link(route)>
                {board}
                <b>{name}</b>
                <strong class=look>{page.label(text)}</strong>
                <span>{title(page, rules)} {counted}</span>
                <small>{day}</small>
            </a>
        </li>
    }
}
