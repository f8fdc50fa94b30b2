//! A game of the family in brief: a drawing of its board at the start, and a sentence or two.

use std::fmt::Write as _;

use leptos::prelude::*;
use rules::{Game, Place, Position, RuleSet, Side, catalogue};
use words::Words;

use crate::board::layout::{Area, Layout, Orientation};
use crate::board::look::{Block, Look, Seeds, layers};
use crate::board::number::Length;
use crate::board::seeds::spot;
use crate::board::view::{BOWL, hollow};

/// The most seeds drawn in one place.
const SEEDS_MAX: usize = 12;

/// The layers of the seeds, from below: shadow, edge, body and light. Each is one path, so that a
/// hundred drawings are light enough for one screen.
const SEEDS: [&str; 4] = ["fallen", "edged", "bodied", "lit"];

/// A drawing of the start of a game.
pub(super) fn picture(rules: &RuleSet) -> AnyView {
    let start = Position::start(rules);
    let layout = Layout::of(&start, Orientation::Flat, Side::South);
    let [width, height] = layout.size();
    let look = Look::of(rules.game());
    let [hollows @ .., _ring] = BOWL;
    let hollows = layout.places().map(|place| {
        let is_store = matches!(place, Place::Store(_));
        let layer = |(class, grow)| {
            view! { <path class=class d=hollow(layout.area(place), is_store, grow)/> }
        };
        hollows.map(layer)
    });
    let line = seeds(&start, layout);
    let seeds =
        SEEDS.map(|layer| view! { <path class=format!("all-seeds {layer}") d=line.clone()/> });
    let ground = layers(layout.whole(), Orientation::Flat, look.block)
        .map(|(class, d)| view! { <path class=class d=d/> });
    view! {
        <svg
            class=format!("picture family {}", look.classes())
            viewBox=format!("0 0 {} {}", Length(width), Length(height))
            aria-hidden="true"
            focusable="false"
        >
            {ground.collect_view()}
            {hollows.collect_view()}
            {seeds.collect_view()}
        </svg>
    }
    .into_any()
}

/// The look of a game, as boards and seeds are where it is played; `None` for a game from nowhere.
pub(super) fn look(game: &Game) -> Option<Look> {
    let (block, seeds) = match catalogue::definition(game.name)?.area {
        "west-africa" | "americas" => (Block::Plank, Seeds::Nickers),
        "horn-of-africa" => (Block::Walnut, Seeds::Pebbles),
        "east-africa" => (Block::Walnut, Seeds::Nickers),
        "central-africa" => (Block::Plank, Seeds::Beans),
        "north-africa" => (Block::Slate, Seeds::Cowries),
        "south-asia" => (Block::Boat, Seeds::Beans),
        "southeast-asia" => (Block::Boat, Seeds::Cowries),
        "central-asia" | "europe" => (Block::Walnut, Seeds::Beans),
        "modern" => (Block::Slate, Seeds::Marbles),
        _ => return None,
    };
    Some(Look { block, seeds })
}

/// Every seed as a point of one line.
fn seeds(position: &Position, layout: Layout) -> String {
    let mut line = String::new();
    for (cell, place) in layout.places().enumerate() {
        let count = usize::from(position.heap(place).count()).min(SEEDS_MAX);
        let Area { x, y, rx, ry } = layout.area(place);
        for index in 0..count {
            let spot = spot(cell, index, count.max(4));
            let (x, y) = (x + 0.6 * rx * spot.x, y + 0.6 * ry.min(rx) * spot.y);
            let _ = write!(line, "M{} {}h0", Length(x), Length(y));
        }
    }
    line
}

/// The place, and the board in numbers: "Kazakhstan · 2 × 9".
pub(super) fn origin(words: Words, game: &'static Game) -> String {
    let board = Position::start(&RuleSet::new(game)).board();
    let size = format!("{}\u{a0}×\u{a0}{}", board.rows(), board.columns());
    let region = catalogue::definition(game.name).map(|file| words.region(file.region));
    region
        .into_iter()
        .filter(|region| !region.is_empty())
        .chain([size])
        .collect::<Vec<_>>()
        .join(" · ")
}

/// What is told of a game in brief, the most telling first; two of these are enough.
const TELLING: [&str; 8] = [
    "general-hold",
    "general-laps",
    "general-four-capture",
    "general-bao-capture",
    "general-capture",
    "general-passing",
    "general-take",
    "general-goal",
];

/// The trait that most games share, which tells nothing.
const USUAL: &str = "general-laps-single";

/// Two sentences about a game: its own summary, else the most telling of its rules.
pub(super) fn summary(words: Words, game: &'static Game) -> String {
    if !game.summary.is_empty() {
        return words.game_summary(game);
    }
    let rules = RuleSet::new(game);
    let sentences = rules.general_laws().map(rules::general::Laws::sentences);
    let sentences = sentences.unwrap_or_default();
    let about = |id: &str| {
        let mut sentences = sentences.iter();
        sentences.find(|sentence| sentence.id.starts_with(id) && sentence.id != USUAL)
    };
    let told = TELLING.into_iter().filter_map(about).take(2);
    let told: Vec<String> = told.map(|sentence| words.general(sentence)).collect();
    told.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_looks_like_those_of_its_place() {
        rules::general::install();
        let from_files = |game: &&Game| catalogue::definition(game.name).is_some();
        for game in catalogue::family().iter().filter(from_files) {
            assert!(look(game).is_some(), "{}", game.name);
            let stores = Position::start(&RuleSet::new(game)).properties().has_stores;
            let is_boat = look(game).is_some_and(|look| look.block == Block::Boat);
            assert!(
                stores || !is_boat,
                "the ends of a boat are its stores: {}",
                game.name
            );
        }
    }

    #[test]
    fn every_seed_that_is_drawn_lies_on_the_board() {
        rules::general::install();
        for game in catalogue::family() {
            let position = Position::start(&RuleSet::new(game));
            let layout = Layout::of(&position, Orientation::Flat, Side::South);
            let drawn = seeds(&position, layout).matches("h0").count();
            let most = usize::from(position.pieces_total());
            assert!(drawn > 0 && drawn <= most, "{}", game.name);
        }
    }
}
