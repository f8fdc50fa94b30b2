//! Values of the moves, over the houses they are sown from.

use leptos::prelude::*;

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
            view! {
                <span
                    class=mark.standing.class()
                    aria-hidden="true"
                    style:left=left
                    style:top=top
                    style:width=width
                    style:height=height
                >
                    <b>{mark.standing.sign()} " " {mark.text} <i>" " {mark.source}</i></b>
                </span>
            }
        });
        marks.collect_view()
    }
}
