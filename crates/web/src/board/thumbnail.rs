//! A little picture of a position: board and seeds without numbers, for lists.

use std::fmt::Write as _;

use leptos::prelude::*;
use rules::{Place, Position, RuleSet, Side};

use super::layout::{Layout, Orientation};
use super::look::{Look, Seeds, layers};
use super::number::Length;
use super::pieces;
use super::view::{BOWL, hollow};

/// The start of a game.
pub(crate) fn of_start(rules: &RuleSet) -> AnyView {
    thumbnail(&Position::start(rules), Side::South)
}

/// A position in the look of its game, with one player's side near.
pub(crate) fn thumbnail(position: &Position, near: Side) -> AnyView {
    let layout = Layout::of(position, Orientation::Flat, near);
    let [width, height] = layout.size();
    let look = Look::of(position.rules().game());
    let [hollows @ .., _ring] = BOWL;
    let hollows = layout.places().map(|place| {
        let is_store = matches!(place, Place::Store(_));
        let layer = |(class, grow)| {
            view! { <path class=class d=hollow(layout.area(place), is_store, grow)/> }
        };
        hollows.map(layer)
    });
    // As text: a screen has a hundred drawings, each with some fifty seeds.
    let seeds = seeds(position, layout, look.seeds);
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
            <g inner_html=seeds></g>
        </svg>
    }
    .into_any()
}

/// Every piece, as it is drawn on a board.
fn seeds(position: &Position, layout: Layout, look: Seeds) -> String {
    let mut drawn = String::new();
    for (cell, place) in layout.places().enumerate() {
        let (area, in_store) = (layout.area(place), matches!(place, Place::Store(_)));
        let heap = position.heap(place);
        for piece in pieces::drawn(heap, in_store) {
            let href = pieces::drawing(cell, piece, look);
            let [at, turn] = pieces::transform(cell, piece, look, area, in_store);
            let _ = write!(drawn, r#"<use href="{href}" transform="{at}{turn}"/>"#);
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use rules::catalogue;

    use super::*;

    #[test]
    fn every_seed_that_is_drawn_lies_on_the_board() {
        rules::general::install();
        for game in catalogue::family() {
            let position = Position::start(&RuleSet::new(game));
            let layout = Layout::of(&position, Orientation::Flat, Side::South);
            let drawn = seeds(&position, layout, Seeds::Beans)
                .matches("#beans")
                .count();
            let most = usize::from(position.pieces_total());
            assert!(drawn > 0 && drawn <= most, "{}", game.name);
        }
    }
}
