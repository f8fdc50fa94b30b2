//! Arrows and circles that somebody drew over the position shown.

use game::Drawing;
use leptos::prelude::*;

use crate::board::layout::Layout;
use crate::board::number::Length;
use crate::play::desk::Desk;

/// The drawings of the position shown, and the one being drawn.
#[component]
pub(crate) fn Drawn(desk: Desk, #[prop(into)] draft: Signal<Option<Drawing>>) -> impl IntoView {
    let drawings = Memo::new(move |_| {
        let mut drawings = desk.table.with(|table| {
            let game = table.game();
            game.drawings(game.node()).to_vec()
        });
        drawings.extend(draft.get());
        drawings
    });
    move || {
        let layout = desk.layout.get();
        let [width, height] = layout.size().map(Length);
        let shapes = drawings.get().into_iter().map(|drawing| {
            let class = drawing.colour.name();
            view! { <path class=class class:ring=drawing.to.is_none() d=outline(drawing, layout)/> }
        });
        view! {
            <svg
                class="drawn"
                viewBox=format!("0 0 {width} {height}")
                aria-hidden="true"
                focusable="false"
            >
                {shapes.collect_view()}
            </svg>
        }
    }
}

/// The outline of an arrow, or the line of a circle.
fn outline(drawing: Drawing, layout: Layout) -> String {
    let from = layout.area(drawing.from);
    let Some(to) = drawing.to.map(|to| layout.area(to)) else {
        let [x, y, rx, ry] = [from.x - from.rx, from.y, from.rx, from.ry].map(Length);
        let [across, back] = [2.0 * from.rx, -2.0 * from.rx].map(Length);
        return format!("M{x} {y}a{rx} {ry} 0 1 0 {across} 0a{rx} {ry} 0 1 0 {back} 0Z");
    };
    let length = (to.x - from.x).hypot(to.y - from.y).max(1.0);
    let (along, aside) = ((to.x - from.x) / length, (to.y - from.y) / length);
    // From the middle of the one place to just before that of the other.
    let corner = |forward: f64, side: f64| {
        let (x, y) = (from.x + forward * along, from.y + forward * aside);
        let [x, y] = [x - side * aside, y + side * along].map(Length);
        format!("{x} {y}")
    };
    let (neck, tip) = (length - 38.0, length - 4.0);
    let corners = [
        corner(14.0, -6.0),
        corner(neck, -6.0),
        corner(neck, -19.0),
        corner(tip, 0.0),
        corner(neck, 19.0),
        corner(neck, 6.0),
        corner(14.0, 6.0),
    ];
    format!("M{}Z", corners.join("L"))
}
