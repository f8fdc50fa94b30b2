//! The choice among several moves of a house: which way round, and where to turn on the way.

use leptos::portal::Portal;
use leptos::prelude::*;
use rules::{Board, Directed, Move, Place, Way};
use wasm_split_helpers::wasm_split;
use words::Words;

use super::arranging::Arranging;
use crate::board::layout::{Layout, PITCH};
use crate::board::number::percent;
use crate::device;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Styled, Texts, Wait};
use crate::play::choosing::Choosing;
use crate::play::desk::Desk;

#[wasm_split(family, fallible)]
fn load_ways() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <Ways/> }.into_any())
}

/// The choice of a way, or of an arrangement, once its chunk is loaded.
pub(crate) fn fetched() -> AnyView {
    part::show(|| Box::pin(load_ways()), (), Wait::Silent, Texts::All)
}

#[component]
fn Ways() -> impl IntoView {
    let desk = Desk::here();
    let arranges = Memo::new(move |_| desk.table.with(|table| table.position().is_arranging()));
    let choice = move || {
        if arranges.get() {
            view! { <Arranging/> }.into_any()
        } else {
            view! { <Choice/> }.into_any()
        }
    };
    view! {
        <link rel="stylesheet" href=device::listed("style-family")/>
        <Styled sheet="style-picking">{choice}</Styled>
    }
}

/// The moves of the house that was pressed.
#[component]
fn Choice() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    // A look along one of them is no other place.
    let place = Memo::new(move |_| desk.choosing.with(Choosing::ways));
    let moves = move || {
        let place = place.get()?;
        let moves = desk.table.with(|table| table.position().starts(place));
        request_animation_frame(|| device::focus(".ways-of button"));
        let buttons = moves.into_iter().enumerate().map(|(index, mv)| {
            let look = move |way: Option<usize>| desk.consider_way(way);
            let to = desk.table.with_untracked(|table| {
                let board = table.position().board();
                heading(desk.layout.get_untracked(), board, place, mv)
            });
            view! {
                <button
                    type="button"
                    data-move=desk.table.with_untracked(|table| table.position().move_text(mv))
                    on:click=move |_| desk.play(mv)
                    on:focus=move |_| look(Some(index))
                    on:pointerenter=move |_| look(Some(index))
                    on:pointerleave=move |_| look(None)
                >
                    {to.map(|to| view! { <b aria-hidden="true">{to.arrow()}</b> })}
                    {move || name(page.words.get(), mv, to)}
                </button>
            }
        });
        let title = move || {
            let letter = place.letter().to_string();
            page.text_with("way-of", &[("house", letter.as_str().into())])
        };
        Some(view! {
            <section class="picking ways-of" aria-label=title>
                <p class="title">{title}</p>
                <div class="decide">
                    {buttons.collect_view()}
                    <button type="button" id="cancel" on:click=move |_| desk.cancel_pick()>
                        {page.label("cancel")}
                    </button>
                </div>
            </section>
        })
    };
    view! { <Arrows place/> {moves} }
}

/// Arrows beside the house that was pressed, one for each of its moves, if all set out in different
/// directions: the same as the buttons, where the eye is.
#[component]
fn Arrows(place: Memo<Option<Place>>) -> impl IntoView {
    let desk = Desk::here();
    let arrows = move || {
        let place = place.get()?;
        let layout = desk.layout.get();
        let headed = desk.table.with(|table| {
            let board = table.position().board();
            let moves = table.position().starts(place).into_iter();
            let headed = moves.map(|mv| Some((mv, heading(layout, board, place, mv)?)));
            headed.collect::<Option<Vec<_>>>()
        })?;
        let is_first = |at: usize| headed[..at].iter().all(|(_, to)| *to != headed[at].1);
        let are_apart = (0..headed.len()).all(is_first);
        let board = device::found(".play .board").filter(|_| are_apart)?;
        let arrows = headed.into_iter().enumerate();
        let arrows = arrows.map(|(at, (mv, to))| (at, mv, to, beside(layout, place, to)));
        let arrows = StoredValue::new(arrows.collect::<Vec<_>>());
        let arrow = move |(at, mv, to, [left, top]): (usize, Move, Heading, [f64; 2])| {
            view! {
                <button
                    type="button"
                    tabindex="-1"
                    style:left=percent(left)
                    style:top=percent(top)
                    on:click=move |_| desk.play(mv)
                    on:pointerenter=move |_| desk.consider_way(Some(at))
                    on:pointerleave=move |_| desk.consider_way(None)
                >
                    {to.arrow()}
                </button>
            }
        };
        Some(view! {
            <Portal mount=board>
                <div class="arrows" aria-hidden="true">
                    {arrows.get_value().into_iter().map(arrow).collect_view()}
                </div>
            </Portal>
        })
    };
    view! { {arrows} }
}

/// The point beside a place in a direction, from left and top in per cent of the board.
fn beside(layout: Layout, place: Place, to: Heading) -> [f64; 2] {
    /// The distance from the middle of the place to the seam with the next one.
    const AWAY: f64 = PITCH / 2.0;
    let [width, height] = layout.size();
    let area = layout.area(place);
    let [right, down] = to.steps();
    [
        100.0 * (area.x + AWAY * right) / width,
        100.0 * (area.y + AWAY * down) / height,
    ]
}

/// A direction on the screen.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Heading {
    Right,
    Left,
    Down,
    Up,
}

impl Heading {
    const fn arrow(self) -> &'static str {
        match self {
            Heading::Right => "→",
            Heading::Left => "←",
            Heading::Down => "↓",
            Heading::Up => "↑",
        }
    }

    /// The steps to the right and down.
    const fn steps(self) -> [f64; 2] {
        match self {
            Heading::Right => [1.0, 0.0],
            Heading::Left => [-1.0, 0.0],
            Heading::Down => [0.0, 1.0],
            Heading::Up => [0.0, -1.0],
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Heading::Right => "way-right",
            Heading::Left => "way-left",
            Heading::Down => "way-down",
            Heading::Up => "way-up",
        }
    }
}

/// The direction on the screen in which a move sets out, if it has a choice of two.
fn heading(layout: Layout, board: Board, from: Place, mv: Move) -> Option<Heading> {
    let Move::Directed(Directed { way: Some(way), .. }) = mv else {
        return None;
    };
    let Place::House(side, house) = from else {
        return None;
    };
    let file = house % board.columns();
    // The neighbour in the row, or at its end the one on the other side, which lies the other way.
    let (beside, turned) = match way {
        Way::Right if file + 1 < board.columns() => (house + 1, 1.0),
        Way::Right => (house - 1, -1.0),
        Way::Left if file > 0 => (house - 1, 1.0),
        Way::Left => (house + 1, -1.0),
    };
    let (here, there) = (layout.area(from), layout.area(Place::House(side, beside)));
    let (right, down) = ((there.x - here.x) * turned, (there.y - here.y) * turned);
    Some(match () {
        () if right > 1.0 => Heading::Right,
        () if right < -1.0 => Heading::Left,
        () if down > 0.0 => Heading::Down,
        () => Heading::Up,
    })
}

/// A move in a few words.
fn name(words: Words, mv: Move, to: Option<Heading>) -> String {
    let first = words.text(to.map_or("way-usual", Heading::text));
    let Move::Directed(Directed { on, answers, .. }) = mv else {
        return first;
    };
    let on = on.then(|| words.text("way-on"));
    let answers = (0..answers.len()).filter_map(|index| answers.get(index));
    let answers = answers.map(|backwards| {
        words.text(if backwards {
            "way-then-back"
        } else {
            "way-then-on"
        })
    });
    let parts: Vec<String> = [first].into_iter().chain(on).chain(answers).collect();
    parts.join(", ")
}

/// Whether something is to be chosen that a press on the board does not tell.
pub(crate) fn is_open(desk: Desk) -> bool {
    let arranges = desk.table.with(|table| {
        table.position().is_arranging() && matches!(table.awaited(), game::Awaited::Person(_))
    });
    arranges
        || desk
            .choosing
            .with(|choosing: &Choosing| choosing.ways().is_some())
}
