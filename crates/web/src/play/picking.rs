//! The choice of fruits and of the order in which they are dropped, by taps.

use leptos::prelude::*;
use rules::Kind;
use wasm_split_helpers::wasm_split;

use crate::board::pieces::fruit;
use crate::device;
use crate::fruit::{Pick, may_leave};
use crate::page::Page;
use crate::part::{self, Draw, Missing, Styled, Texts, Wait};
use crate::play::choosing::Choosing;
use crate::play::desk::Desk;

#[wasm_split(more, fallible)]
fn load_picking() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <Picking/> }.into_any())
}

/// The choice of fruits, once its chunk is loaded.
pub(crate) fn fetched() -> AnyView {
    part::show(
        || Box::pin(load_picking()),
        (),
        Wait::Silent,
        Texts::OfGames,
    )
}

/// The choice of fruits, while one is open.
#[component]
pub(crate) fn Picking() -> impl IntoView {
    let desk = Desk::here();
    let is_open = Memo::new(move |_| pick(desk).is_some() && !desk.film.moving.get());
    view! {
        <Styled sheet="style-picking">
            <Show when=move || is_open.get()>
                <Open/>
            </Show>
        </Styled>
    }
}

/// The choice that is open.
fn pick(desk: Desk) -> Option<Pick> {
    desk.choosing.with(Choosing::pick)
}

#[component]
fn Open() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let pick = move || pick(desk);
    let title = move || {
        let Some(pick) = pick() else {
            return String::new();
        };
        match pick.source {
            rules::Origin::Store => page.text_with("take-fruits", &[("most", pick.most().into())]),
            rules::Origin::House(_) => page.text("choose-order"),
        }
    };
    let taken = move || pick().map_or(0, |pick| pick.order().len());
    let finished = move || pick().and_then(|pick| pick.finished()).is_some();
    request_animation_frame(|| device::focus(".picking .fruit:not([disabled])"));
    let optional = desk
        .table
        .with_untracked(|table| may_leave(table.position()));
    let can_leave = move || optional && captures(desk);
    view! {
        <section class="picking" aria-label=title>
            <p class="title">{title}</p>
            <div class="basket">
                {Kind::ALL.map(|kind| view! { <Fruit kind/> }).collect_view()}
            </div>
            <div class="order" aria-label=page.label("drop-order")>
                <Show when=move || taken() == 0>
                    <span class="none">{move || page.text_with("taken", &[("n", 0.into())])}</span>
                </Show>
                <For
                    each=move || {
                        let order = pick().map(|pick| pick.order()).unwrap_or_default();
                        order.iter().enumerate().collect::<Vec<_>>()
                    }
                    key=|item| *item
                    let((index, kind))
                >
                    <Taken index kind/>
                </For>
            </div>
            <div class="decide">
                <button type="button" class="main" id="drop" disabled=move || !finished() on:click=move |_| desk.drop_fruits()>
                    {page.label("drop-fruits")}
                </button>
                <button type="button" id="as-they-lie" on:click=move |_| desk.change_pick(Pick::take_rest)>
                    {page.label("as-they-lie")}
                </button>
                <button type="button" id="cancel" on:click=move |_| desk.cancel_pick()>
                    {page.label("cancel")}
                </button>
                <Show when=can_leave>
                    <label class="leave">
                        <input
                            type="checkbox"
                            prop:checked=move || pick().is_some_and(|pick| pick.leave)
                            on:change=move |event| {
                                let leave = event_target_checked(&event);
                                desk.change_pick(|pick| pick.leave = leave);
                            }
                        />
                        {page.label("leave-capture")}
                    </label>
                </Show>
            </div>
        </section>
    }
}

/// A kind of fruit that can be taken.
#[component]
fn Fruit(kind: Kind) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let left = move || pick(desk).map_or(0, |pick| pick.rest().of(kind));
    let can = move || pick(desk).is_some_and(|pick| pick.can_take(kind));
    let take = move |_| {
        desk.change_pick(|pick| {
            pick.take(kind);
        });
    };
    view! {
        <button
            type="button"
            class="fruit"
            data-kind=kind.letter().to_string()
            aria-label=move || page.words.get().fruits(kind, u16::from(left()))
            disabled=move || !can()
            on:click=take
        >
            {fruit(kind)}
            <b>{left}</b>
        </button>
    }
}

/// A chosen fruit; a tap puts it back.
#[component]
fn Taken(index: usize, kind: Kind) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let label = move || {
        let words = page.words.get();
        format!(
            "{}. {}: {}",
            index + 1,
            words.fruit(kind),
            words.text("put-back")
        )
    };
    view! {
        <button type="button" class="taken" aria-label=label on:click=move |_| desk.change_pick(|pick| pick.put_back(index))>
            {fruit(kind)}
            <small>{index + 1}</small>
        </button>
    }
}

/// Whether the chosen fruits, dropped in this order, could capture something.
fn captures(desk: Desk) -> bool {
    let Some(mut pick) = pick(desk) else {
        return false;
    };
    pick.leave = true;
    pick.finished()
        .is_some_and(|mv| desk.table.with(|table| table.position().check(mv).is_ok()))
}
