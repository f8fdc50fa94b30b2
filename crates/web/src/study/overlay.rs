//! What moves are worth, over the houses they are sown from.

use leptos::prelude::*;
use rules::Place;

use crate::board::number::percent;
use crate::study::Study;

/// What a move is worth, over the place it is sown from.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct ValueMark {
    /// The place.
    pub(super) at: Place,
    /// The value.
    pub(super) text: String,
    /// How sure it is.
    pub(super) source: String,
    /// How it compares with the others.
    pub(super) standing: Standing,
}

/// How a move compares with the best one; each has a shape of its own.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Standing {
    /// None is better.
    Best,
    /// The same result with fewer points.
    Less,
    /// A worse result.
    Worse,
}

impl Standing {
    /// The shape.
    pub(super) const fn sign(self) -> char {
        match self {
            Standing::Best => '●',
            Standing::Less => '○',
            Standing::Worse => '×',
        }
    }

    /// The style class.
    const fn class(self) -> &'static str {
        match self {
            Standing::Best => "value best",
            Standing::Less => "value less",
            Standing::Worse => "value worse",
        }
    }
}

/// All values that are known, each over its house.
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
