//! Boards in little ink, for paper.

use leptos::prelude::*;
use rules::{Place, Position, RuleSet, Side, catalogue};

use crate::board::layout::{Layout, Orientation, rounded};
use crate::board::number::Length;

/// Boards as the sheet has them.
pub(super) fn sample() -> AnyView {
    let start = Position::start(&RuleSet::new(&catalogue::GAMES[0]));
    Side::BOTH
        .map(|near| drawing(&start, near))
        .collect_view()
        .into_any()
}

/// A position in little ink: outlines, numbers and letters, the player's side near.
pub(super) fn drawing(position: &Position, near: Side) -> AnyView {
    let layout = Layout::of(position, Orientation::Flat, near);
    let [width, height] = layout.size().map(Length);
    let places = layout.places().map(|place| {
        let area = layout.area(place);
        let (x, y) = (
            Length(area.x).to_string(),
            Length(area.y + 15.0).to_string(),
        );
        let label = layout.label(place);
        let (across, down) = (
            Length(label.x).to_string(),
            Length(label.y + 9.0).to_string(),
        );
        let is_house = matches!(place, Place::House(..));
        let letter = is_house.then(|| place.letter().to_string());
        let heap = position.heap(place);
        let content = if heap.is_empty() {
            "0".to_owned()
        } else {
            heap.to_string()
        };
        let is_long = 3 < content.len();
        view! {
            <path d=rounded(area, area.rx.min(area.ry))/>
            <text class:many=is_long x=x y=y>{content}</text>
            <text class="letter" x=across y=down>{letter}</text>
        }
    });
    let name = position.to_string();
    view! {
        <svg class="plain-board" viewBox=format!("0 0 {width} {height}") role="img" aria-label=name>
            <path d=rounded(layout.whole(), 36.0)/>
            {places.collect_view()}
        </svg>
    }
    .into_any()
}
