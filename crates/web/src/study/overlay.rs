//! Values of the moves, over the houses they are sown from.

use leptos::prelude::*;
use rules::Place;

use crate::board::layout::{Layout, Orientation};
use crate::board::number::percent;
use crate::study::state::Study;

/// All known values, each over its house.
#[component]
pub(super) fn Overlay() -> impl IntoView {
    let study = Study::here();
    let marks = Memo::new(move |_| study.marks());
    move || {
        let layout = study.desk.layout.get();
        let [width, height] = layout.size();
        let marks = marks.get().into_iter().map(|mark| {
            let area = layout.area(mark.at).percent(width, height).map(percent);
            let [left, top, width, height] = area;
            let class = format!("{} {}", mark.standing.class(), edge(layout, mark.at));
            view! {
                <span
                    class=class
                    aria-hidden="true"
                    style:left=left
                    style:top=top
                    style:width=width
                    style:height=height
                >
                    <b>{mark.sign} " " {mark.text} <i>{mark.source}</i></b>
                </span>
            }
        });
        marks.collect_view()
    }
}

/// The place of a value, which covers few seeds or none: the outer edge of a house on a flat board,
/// beside the whole board on an upright one, which is never as wide as its window.
fn edge(layout: Layout, at: Place) -> &'static str {
    let [width, height] = layout.size();
    let area = layout.area(at);
    match (layout.orientation, at) {
        (Orientation::Flat, Place::House(..)) if area.y < height / 2.0 => "head",
        (Orientation::Upright, Place::House(..)) if layout.rows == 1 => {
            if area.x < width / 2.0 {
                "left"
            } else {
                "right"
            }
        }
        _ => "foot",
    }
}
