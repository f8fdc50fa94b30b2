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
                    <b>{mark.standing.sign()} " " {mark.text} <i>{mark.source}</i></b>
                </span>
            }
        });
        marks.collect_view()
    }
}

/// The edge of a place on which its value covers the fewest seeds: the outer one of a flat board, the
/// gap between the two columns of an upright one.
fn edge(layout: Layout, at: Place) -> &'static str {
    let [width, height] = layout.size();
    let area = layout.area(at);
    match (layout.orientation, at) {
        (Orientation::Flat, Place::House(..)) if area.y < height / 2.0 => "head",
        (Orientation::Upright, Place::House(..)) if layout.rows == 1 => {
            if area.x < width / 2.0 {
                "right"
            } else {
                "left"
            }
        }
        _ => "foot",
    }
}
