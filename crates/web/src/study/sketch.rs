//! Drawing over the board: arrows and circles by pointer, by finger or by choosing words.

use game::{Colour, Drawing};
use leptos::ev;
use leptos::prelude::*;
use rules::Place;
use web_sys::{MouseEvent, PointerEvent};

use crate::device;
use crate::page::Page;
use crate::study::brush::Sketch;
use crate::study::state::Study;
use crate::table::Table;

/// The button of a mouse that draws without being asked to.
const RIGHT: i16 = 2;

impl Study {
    /// The place below the pointer.
    fn place_at(self, event: &MouseEvent) -> Option<Place> {
        let board = device::found(".study .board")?.get_bounding_client_rect();
        let layout = self.desk.layout.get_untracked();
        let [width, height] = layout.size();
        let x = (f64::from(event.client_x()) - board.x()) * width / board.width();
        let y = (f64::from(event.client_y()) - board.y()) * height / board.height();
        layout.shape.places().find(|&place| {
            let area = layout.area(place);
            (x - area.x).abs() <= area.rx && (y - area.y).abs() <= area.ry
        })
    }

    /// Begins to draw, with the right button or while drawing is switched on.
    pub(super) fn draw_from(self, event: &PointerEvent) {
        let is_asked = self.sketch.is_on.get_untracked() && event.button() == 0;
        if !is_asked && event.button() != RIGHT {
            return;
        }
        let brush = self.sketch.brush.get_untracked();
        let colour = match (event.shift_key() || event.ctrl_key(), event.alt_key()) {
            (true, true) => Colour::Yellow,
            (true, false) => Colour::Red,
            (false, true) => Colour::Blue,
            (false, false) if is_asked => brush,
            (false, false) => Colour::default(),
        };
        let begun = self.place_at(event).map(|place| (place, colour));
        self.sketch.begun.set_value(begun);
        self.draw_to(event);
    }

    /// Draws on to where the pointer is.
    pub(super) fn draw_to(self, event: &PointerEvent) {
        let Some((from, colour)) = self.sketch.begun.get_value() else {
            return;
        };
        let draft = self.place_at(event).map(|at| Drawing {
            colour,
            from,
            to: (at != from).then_some(at),
        });
        self.sketch.draft.set(draft);
    }

    /// Ends what is being drawn; a pointer lifted beside the board draws nothing.
    pub(super) fn draw_end(self) {
        if self.sketch.begun.get_value().is_none() {
            return;
        }
        self.sketch.begun.set_value(None);
        if let Some(drawing) = self.sketch.draft.get_untracked() {
            self.toggle(drawing);
        }
        self.sketch.draft.set(None);
    }

    /// The right button draws on the board: no menu is wanted there.
    pub(super) fn keep_menu_closed(self, event: &MouseEvent) {
        if self.place_at(event).is_some() {
            event.prevent_default();
        }
    }

    /// Draws, or removes what is drawn already, and says so.
    fn toggle(self, drawing: Drawing) {
        self.desk.table.update(|table| {
            let node = table.game().node();
            table.edit(|game| game.toggle_drawing(node, drawing));
        });
        self.desk.keep();
        let is_there = self.drawings().contains(&drawing);
        let words = self.desk.words();
        let id = if is_there {
            "draw-drawn"
        } else {
            "draw-removed"
        };
        let what = self.told(drawing);
        let said = words.text_with(id, &[("what", what.into())]);
        self.desk.report.speak(said);
    }

    /// Removes all drawings of the position shown.
    fn clear(self) {
        self.desk.table.update(|table| {
            let node = table.game().node();
            table.edit(|game| game.clear_drawings(node));
        });
        self.desk.keep();
    }

    fn drawings(self) -> Vec<Drawing> {
        let of = |table: &Table| table.game().drawings(table.game().node()).to_vec();
        self.desk.table.with_untracked(of)
    }

    /// A drawing in words.
    fn told(self, drawing: Drawing) -> String {
        let page = self.desk.page;
        let letter = |place: Place| place.letter().to_string();
        let (id, to) = match drawing.to {
            Some(to) => ("draw-arrow", letter(to)),
            None => ("draw-circle", String::new()),
        };
        let arguments = [
            ("colour", drawing.colour.name().into()),
            ("from", letter(drawing.from).into()),
            ("to", to.into()),
        ];
        page.text_with(id, &arguments)
    }

    /// Makes Escape end drawing, then remove what is drawn.
    pub(super) fn listen_for_escape(self) {
        let listener = window_event_listener(ev::keydown, move |event| {
            let desk = self.desk;
            let is_busy = desk.dialog.with_untracked(Option::is_some)
                || desk
                    .choosing
                    .with_untracked(|choosing| choosing.pick().is_some());
            if event.key() != "Escape" || is_busy {
                return;
            }
            if self.sketch.is_on.get_untracked() {
                self.sketch.is_on.set(false);
            } else if !self.drawings().is_empty() {
                self.clear();
            }
        });
        on_cleanup(move || listener.remove());
    }
}

/// The name of a colour.
fn colour_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "draw-green",
        Colour::Red => "draw-red",
        Colour::Yellow => "draw-yellow",
        Colour::Blue => "draw-blue",
    }
}

/// The pencil at the edge of the board, with its colours while it is in use.
#[component]
pub(super) fn Pencil() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let Sketch { is_on, brush, .. } = study.sketch;
    let colours = move || {
        let colours = Colour::ALL.map(|colour| {
            view! {
                <button
                    type="button"
                    class=format!("brush {}", colour.name())
                    aria-label=page.label(colour_id(colour))
                    title=page.label(colour_id(colour))
                    aria-pressed=move || (brush.get() == colour).to_string()
                    on:click=move |_| brush.set(colour)
                ></button>
            }
        });
        colours.collect_view()
    };
    view! {
        <div class="pencil" class:on=move || is_on.get() role="group" aria-label=page.label("draw")>
            <button
                type="button"
                id="draw"
                aria-label=page.label("draw-board")
                title=page.label("draw-how")
                aria-pressed=move || is_on.get().to_string()
                on:click=move |_| is_on.update(|on| *on = !*on)
            ></button>
            <Show when=move || is_on.get()>
                {colours}
                <button
                    type="button"
                    id="draw-clear"
                    aria-label=page.label("draw-clear")
                    title=page.label("draw-clear")
                    on:click=move |_| study.clear()
                ></button>
            </Show>
        </div>
        <Show when=move || is_on.get()>
            <div class="canvas"></div>
        </Show>
    }
}

/// The drawings of the position in words, each to be removed, and a way to add one.
#[component]
pub(super) fn Drawings() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let table = study.desk.table;
    let drawings =
        Memo::new(move |_| table.with(|table| table.game().drawings(table.game().node()).to_vec()));
    let list = move || {
        let rows = drawings.get().into_iter().map(|drawing| {
            let name = move || {
                let what = study.told(drawing);
                page.text_with("draw-remove", &[("what", what.into())])
            };
            view! {
                <li>
                    <span class=format!("brush {}", drawing.colour.name()) aria-hidden="true"></span>
                    {move || study.told(drawing)}
                    <button type="button" class="icon delete" aria-label=name on:click=move |_| study.toggle(drawing)></button>
                </li>
            }
        });
        rows.collect_view()
    };
    view! {
        <p class="hint">{page.label("draw-how")}</p>
        <ul class="drawings">{list}</ul>
        <NewDrawing/>
    }
}

/// The lists from which a drawing is made in words.
#[component]
fn NewDrawing() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let shape = study.desk.layout.with_untracked(|layout| layout.shape);
    let first = Place::House(rules::Side::South, 0);
    let from = RwSignal::new(first.letter());
    let to = RwSignal::new(None::<char>);
    let brush = study.sketch.brush;
    let places = move || {
        let options = shape.places().map(|place| {
            let letter = place.letter().to_string();
            view! { <option value=letter.clone()>{letter.clone()}</option> }
        });
        options.collect_view()
    };
    let colours = Colour::ALL.map(|colour| {
        view! { <option value=colour.name()>{page.label(colour_id(colour))}</option> }
    });
    let choose_colour = move |event| {
        let name: String = event_target_value(&event);
        let mut all = Colour::ALL.into_iter();
        brush.set(all.find(|colour| colour.name() == name).unwrap_or_default());
    };
    let add = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let place = |letter: char| shape.places().find(|place| place.letter() == letter);
        let Some(from) = place(from.get_untracked()) else {
            return;
        };
        let to = to.get_untracked().and_then(place).filter(|&to| to != from);
        let colour = brush.get_untracked();
        study.toggle(Drawing { colour, from, to });
    };
    view! {
        <form class="line" id="drawing" on:submit=add>
            <label>
                <span>{page.label("draw-colour")}</span>
                <select prop:value=move || brush.get().name() on:change=choose_colour>
                    {colours.collect_view()}
                </select>
            </label>
            <label>
                <span>{page.label("draw-from")}</span>
                <select on:change=move |event| {
                    from.set(event_target_value(&event).chars().next().unwrap_or('A'));
                }>{places}</select>
            </label>
            <label>
                <span>{page.label("draw-to")}</span>
                <select on:change=move |event| to.set(event_target_value(&event).chars().next())>
                    <option value="">"–"</option>
                    {places}
                </select>
            </label>
            <button type="submit">{page.label("draw-add")}</button>
        </form>
    }
}
