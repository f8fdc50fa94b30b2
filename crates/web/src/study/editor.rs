//! The editor of positions: the contents of the board and the side to move. The rules name the
//! faults of a draft.

use leptos::prelude::*;
use rules::{Heap, Place, Position, Side};

use crate::page::Page;
use crate::study::state::Study;
use crate::table::Table;

/// The text of each place, and the side to move.
#[derive(Clone, Copy)]
struct Draft {
    fields: StoredValue<Vec<(Place, RwSignal<String>)>>,
    side: RwSignal<Side>,
}

/// A heap as written in a position.
fn written(position: &Position, place: Place) -> String {
    match place {
        Place::House(side, house) if position.is_burnt(side, house) => "x".to_owned(),
        _ => match position.heap(place) {
            Heap::Seeds(seeds) => seeds.to_string(),
            heap @ Heap::Fruit(_) if heap.is_empty() => "0".to_owned(),
            heap @ Heap::Fruit(_) => heap.to_string().replace(' ', ""),
        },
    }
}

/// Every place in the order of a written position: houses, stores, and the heaps won beside the
/// board in games that have them.
fn fields(position: &Position) -> Vec<Place> {
    let houses = position.shape().houses();
    let of = |side: Side| (0..houses).map(move |house| Place::House(side, house));
    let stores = Side::BOTH.map(Place::Store);
    let has_fruit = position.properties().has_fruit;
    let won = has_fruit.then_some(Side::BOTH.map(Place::Won));
    let all = Side::BOTH.into_iter().flat_map(of).chain(stores);
    all.chain(won.into_iter().flatten()).collect()
}

impl Draft {
    fn of(position: &Position) -> Draft {
        let fields = fields(position).into_iter();
        let fields = fields.map(|place| (place, RwSignal::new(written(position, place))));
        Draft {
            fields: StoredValue::new(fields.collect()),
            side: RwSignal::new(position.side_to_move().unwrap_or(Side::South)),
        }
    }

    fn field(self, place: Place) -> Option<RwSignal<String>> {
        self.fields.with_value(|fields| {
            let found = fields.iter().find(|(at, _)| *at == place);
            found.map(|(_, field)| *field)
        })
    }

    /// The position as text.
    fn text(self) -> String {
        let fields = self.fields.with_value(|fields| {
            let texts = fields
                .iter()
                .map(|(_, field)| field.get().trim().to_owned());
            texts.collect::<Vec<_>>()
        });
        let side = match self.side.get() {
            Side::South => "S",
            Side::North => "N",
        };
        format!("{}-{side}", fields.join("-"))
    }
}

/// The editor, rebuilt for each position shown.
#[component]
pub(super) fn Editor() -> impl IntoView {
    let study = Study::here();
    let shown = Memo::new(move |_| study.desk.table.with(|table| table.position().to_string()));
    move || {
        shown.with(|_| ());
        let position = study
            .desk
            .table
            .with_untracked(|table| table.position().clone());
        view! { <Fields position/> }
    }
}

#[component]
fn Fields(position: Position) -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let draft = Draft::of(&position);
    let rules = *position.rules();
    let all = fields(&position);
    let set_up = move || Position::read(&draft.text(), &rules, true);
    let told = move || match set_up() {
        Err(error) => page.words.get().setup_error(&error),
        Ok(position) if position.is_over() => page.text("study-no-move"),
        Ok(position) => page.text_with("study-seeds", &[("n", position.seeds_in_houses().into())]),
    };
    let open = move |_| {
        if let Ok(position) = untrack(set_up) {
            let near = study.desk.table.with_untracked(Table::near);
            study.open(&Table::studied(game::Game::new(position), near));
        }
    };
    let near = study.desk.table.with_untracked(Table::near);
    let row = move |side: Side| {
        let places = all.iter().copied().filter(|place| place.side() == side);
        let (mut houses, apart): (Vec<Place>, Vec<Place>) =
            places.partition(|place| matches!(place, Place::House(..)));
        // As they lie on the board, whose far row runs the other way.
        if side != near {
            houses.reverse();
        }
        let places = houses.into_iter().chain(apart);
        places
            .map(|place| view! { <Field place draft/> })
            .collect_view()
    };
    let turn = move |side: Side| {
        let name = move || {
            let told = study.desk.table.with(Table::told);
            page.words.get().turn(side, &told)
        };
        view! {
            <label class="turn">
                <input
                    type="radio"
                    name="turn"
                    prop:checked=move || draft.side.get() == side
                    on:change=move |_| draft.side.set(side)
                />
                {name}
            </label>
        }
    };
    view! {
        <div class="editor">
            <div class="row">{row(!near)}</div>
            <div class="row">{row(near)}</div>
            <div class="turns-of">{turn(Side::South)} {turn(Side::North)}</div>
            <p class="told" role="status">{told}</p>
            <button
                type="button"
                class="main"
                id="set-up"
                disabled=move || set_up().is_err()
                on:click=open
            >
                {page.label("study-set-up")}
            </button>
        </div>
    }
}

/// One place: its text, with buttons for one more and one less.
#[component]
fn Field(place: Place, draft: Draft) -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let field = draft.field(place).expect("every place has a field");
    let change = move |by: i32| {
        let number: Option<i32> = field.get_untracked().trim().parse().ok();
        if let Some(number) = number {
            field.set(number.saturating_add(by).max(0).to_string());
        }
    };
    let place_name = move || {
        let told = study.desk.table.with(Table::told);
        page.words.get().place_name(place, &told)
    };
    let name = move || page.text_with("study-field", &[("house", place_name().into())]);
    // Houses are many, with little room for each.
    let (letter, apart) = match place {
        Place::House(..) => (Some(place.letter()), ""),
        Place::Store(_) | Place::Won(_) => (None, "apart"),
    };
    let shown = move || letter.map_or_else(place_name, |letter| letter.to_string());
    view! {
        <span class=format!("field {} {apart}", place.side().name())>
            <button type="button" tabindex="-1" aria-hidden="true" on:click=move |_| change(1)>
                "+"
            </button>
            <input
                type="text"
                inputmode="text"
                autocomplete="off"
                aria-label=name
                prop:value=move || field.get()
                on:input=move |event| field.set(event_target_value(&event))
            />
            <button type="button" tabindex="-1" aria-hidden="true" on:click=move |_| change(-1)>
                "−"
            </button>
            <small aria-hidden="true">{shown}</small>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_written_as_in_a_position() {
        for game in rules::catalogue::GAMES {
            let position = Position::start(&rules::RuleSet::new(game));
            let fields: Vec<String> = fields(&position)
                .into_iter()
                .map(|place| written(&position, place))
                .collect();
            let text = format!("{}-S", fields.join("-"));
            let read = Position::read(&text, position.rules(), true);
            assert!(read.is_ok(), "{text}: {read:?}");
        }
    }
}
