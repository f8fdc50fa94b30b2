//! The games nearest to one of the family: each with its board, and the rules that differ.

use leptos::prelude::*;
use rules::catalogue::{self, Kin};
use rules::general::Laws;
use rules::{Game, RuleSet};
use words::Words;

use super::card;
use crate::board::thumbnail;
use crate::page::Page;
use crate::route::Route;

/// The games shown.
const SHOWN: usize = 3;

/// The most rules that may differ from those of another game, to be called like it.
const LIKE_MAX: usize = 4;

/// The games that others are called like: those that everybody knows, and the best known of further
/// sorts.
const LIKED: [&str; 9] = [
    "kalah",
    "oware",
    "congkak",
    "bestemshe",
    "bohnenspiel",
    "hus",
    "pallanguzhi",
    "togyz-kumalak",
    "bao-ki-arabu",
];

/// The game that a game is like; `None` if it is like none of those that are well known.
pub(super) fn liked(game: &Game) -> Option<&'static Game> {
    catalogue::definition(game.name)?;
    let near = catalogue::kindred_among(game, |name| LIKED.contains(&name));
    let near = near.first().filter(|kin| kin.differing <= LIKE_MAX)?;
    Some(near.game)
}

/// The game that a game is like, for a card: "like Oware".
pub(super) fn likeness(words: Words, game: &Game) -> Option<String> {
    let title = words.game_title(liked(game)?);
    Some(words.text_with("games-like", &[("game", title.into())]))
}

/// The keys whose values differ: the name of each, its value here, and there.
fn differing(words: Words, here: &Laws, there: &Laws) -> Vec<[String; 3]> {
    let rows = here.values().into_iter().zip(there.values());
    let rows = rows.filter(|(own, other)| own != other);
    let rows = rows.map(|((key, own), (_, other))| {
        let value = |value| words.law_value(here, key, value);
        [words.law_name(here, key), value(&own), value(&other)]
    });
    rows.collect()
}

/// The nearest games.
#[component]
pub(super) fn Nearest(game: &'static Game) -> impl IntoView {
    let page = Page::here();
    let near = catalogue::kindred(game).into_iter().take(SHOWN);
    let near = near.map(|kin| view! { <Near game kin/> });
    view! {
        <section class="nearest" aria-labelledby="games-near">
            <h2 id="games-near">{page.label("games-near")}</h2>
            <ul class="games">{near.collect_view()}</ul>
        </section>
    }
}

#[component]
fn Near(game: &'static Game, kin: Kin) -> impl IntoView {
    let page = Page::here();
    let to = Route::of_game(kin.game);
    let count = move || page.text_with("rules-differing", &[("n", kin.differing.into())]);
    let titles = move || {
        let words = page.words.get();
        [game, kin.game].map(|game| view! { <th scope="col">{words.game_title(game)}</th> })
    };
    let rows = move || {
        let words = page.words.get();
        let rules = catalogue::in_keys(game);
        let own = rules.as_ref().and_then(RuleSet::general_laws);
        let rows = own.map(|own| differing(words, own, &kin.laws));
        let rows = rows.into_iter().flatten().map(|[name, own, other]| {
            view! { <tr><th scope="row">{name}</th><td>{own}</td><td>{other}</td></tr> }
        });
        rows.collect_view()
    };
    let table = move || view! { <table><thead><tr><td></td>{titles}</tr></thead><tbody>{rows}</tbody></table> };
    view! {
        <li class="card">
            {thumbnail::of_start(&RuleSet::new(kin.game))}
            <span class="name">
                <a class="begin" href=to.address() data-game=kin.game.name on:click=page.link(to)>
                    {move || page.words.get().game_title(kin.game)}
                </a>
            </span>
            <small>{move || card::origin(page.words.get(), kin.game)}</small>
            {if kin.differing == 0 {
                view! { <small>{count}</small> }.into_any()
            } else {
                view! { <details><summary>{count}</summary> {table}</details> }.into_any()
            }}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Words = Words::new(words::Language::English);

    #[test]
    fn a_likeness_names_a_known_game() {
        rules::general::install();
        let of = |name| likeness(ENGLISH, catalogue::find(name).unwrap());
        assert_eq!(of("wari").as_deref(), Some("like Oware"));
        assert_eq!(of("omweso").as_deref(), Some("like Hus"));
        assert_eq!(of("bao"), None);
        let games = catalogue::family().iter();
        let alike = games.filter(|game| likeness(ENGLISH, game).is_some());
        let alike = alike.count();
        assert!(alike >= 20, "{alike}");
    }

    /// As many rules are shown as are said to differ, each with two values.
    #[test]
    fn every_rule_that_differs_is_shown() {
        rules::general::install();
        for game in catalogue::family().iter().skip(1) {
            let own = game.general_laws().unwrap();
            for kin in catalogue::kindred(game).into_iter().take(SHOWN) {
                let rows = differing(ENGLISH, own, &kin.laws);
                assert_eq!(rows.len(), kin.differing, "{} {}", game.name, kin.game.name);
                let is_told = |[_, own, other]: &[String; 3]| own != other;
                assert!(rows.iter().all(is_told), "{rows:?}");
            }
        }
    }
}
