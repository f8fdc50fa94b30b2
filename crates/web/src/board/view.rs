//! The drawn board: houses and stores of wood, seeds, marks, and real buttons over the houses.

use leptos::prelude::*;
use rules::{Heap, Kind, Place, Shape, Side};

use super::layout::{Area, Layout, Orientation, rounded};
use super::look::{Look, layers};
use super::marks::{Marks, circled};
use super::number::{Length, percent, roomy};
use super::pieces::{Air, Pieces, Whereabouts, fruit};
use super::seeds::real;
use crate::gesture::Gestures;
use game::show::{Carried, Scene};

/// The view model of a board, with callbacks for choices.
#[derive(Clone, Copy)]
pub(crate) struct BoardModel {
    /// The geometry.
    pub(crate) layout: Memo<Layout>,
    /// The contents.
    pub(crate) scene: RwSignal<Scene>,
    /// The contents as they are counted: what falls is not, until it touches the wood.
    pub(crate) counted: RwSignal<Scene>,
    /// The marks drawn over it.
    pub(crate) marks: Memo<Marks>,
    /// Whether seeds are sown clockwise, if they always go the same way.
    pub(crate) clockwise: Option<bool>,
    /// The look of block and pieces.
    pub(crate) look: Signal<Look>,
    /// The name of the whole board.
    pub(crate) name: Signal<String>,
    /// The label of a place for screen readers.
    pub(crate) label: Callback<Place, String>,
    /// Called when a place is chosen.
    pub(crate) on_choose: Callback<Place>,
    /// Called when a place is considered, or none any more.
    pub(crate) on_consider: Callback<Option<Place>>,
}

/// A board.
#[component]
pub(crate) fn Board(
    model: BoardModel,
    /// Further elements over it, in per cent of its size.
    #[prop(optional)]
    over: Option<AnyView>,
    /// One of several on a screen: it cannot be jumped to.
    #[prop(optional)]
    is_specimen: bool,
) -> impl IntoView {
    let BoardModel {
        layout,
        scene,
        marks,
        ..
    } = model;
    let board = layout.get_untracked();
    let air = StoredValue::new(Air::default());
    let size = move || layout.get().size();
    let ratio = move || {
        let [width, height] = size();
        format!("{} / {}", Length(width), Length(height))
    };
    let upright = move || layout.get().orientation == Orientation::Upright;
    let step = move || scene.with(|scene| format!("{}ms", scene.step_ms));
    let easy = Memo::new(move |_| marks.with(|marks| marks.easy));
    let view_box = move || {
        let [width, height] = size();
        format!("0 0 {} {}", Length(width), Length(height))
    };
    // Any place that is pressed ends what is moving.
    let hurry = move |_| model.on_choose.run(Place::Store(Side::South));
    view! {
        <div class="stage" id=(!is_specimen).then_some("board") style=("--ratio", ratio)>
            <div
                class=move || format!("board {}", model.look.get().classes())
                class:upright=upright
                class:mirrored=move || layout.get().mirrored
                class:moving=move || marks.with(|marks| marks.moving)
                class:numbered=move || marks.with(|marks| marks.numbered)
                class:no-counts=move || marks.with(|marks| !marks.counts)
                style=("--step", step)
            >
                <svg class="ground" viewBox=view_box aria-hidden="true" focusable="false">
                    <Ground layout look=model.look/>
                </svg>
                <svg class="wood" viewBox=view_box aria-hidden="true" focusable="false">
                    {model.clockwise.map(|clockwise| view! { <Arrows layout clockwise/> })}
                    {board.places()
                        .map(|place| view! { <Pit place model air/> })
                        .collect_view()}
                    <InTheAir layout scene look=model.look easy air/>
                </svg>
                <div class="places" role="group" aria-label=move || model.name.get()>
                    {board.places().map(|place| view! { <Spot place model/> }).collect_view()}
                </div>
                {over}
                <span class="hurry" aria-hidden="true" on:click=hurry>"»"</span>
                <Chip layout marks/>
            </div>
        </div>
    }
}

/// The block that the board is carved from. It is painted apart from what moves over it.
#[component]
fn Ground(layout: Memo<Layout>, look: Signal<Look>) -> impl IntoView {
    move || {
        let layers = ground(layout.get(), look.get());
        let path = |(class, d)| view! { <path class=class d=d/> };
        layers.into_iter().map(path).collect_view()
    }
}

/// The layers of the block under a board, from below: class and outline. The last one gives each half
/// the colour of its owner.
pub(super) fn ground(layout: Layout, look: Look) -> Vec<(String, String)> {
    let layers = layers(layout.whole(), layout.orientation, look.block);
    let [.., (_, inside)] = &layers;
    let tint = (format!("tint {}", layout.near.name()), inside.clone());
    let layers = layers.map(|(class, d)| (class.to_owned(), d));
    layers.into_iter().chain([tint]).collect()
}

/// Arrows in the direction of sowing.
#[component]
fn Arrows(layout: Memo<Layout>, clockwise: bool) -> impl IntoView {
    [0, 1].map(|index| {
        let line = move || arrow(layout.get().arrows(clockwise)[index]);
        let turns = move || layout.get().turns_clockwise(clockwise);
        view! { <path class="arrow" class:clockwise=turns d=line/> }
    })
}

/// The line of an arrow and its tip.
pub(super) fn arrow([x1, y1, x2, y2]: [f64; 4]) -> String {
    let length = (x2 - x1).hypot(y2 - y1);
    let (along, aside) = ((x2 - x1) / length, (y2 - y1) / length);
    // Two corners of the tip, 14 units behind its point and 5 units aside.
    let corner = |side: f64| {
        let (x, y) = (x2 - 14.0 * along, y2 - 14.0 * aside);
        [x - 5.0 * side * aside, y + 5.0 * side * along].map(Length)
    };
    let ([ax, ay], [bx, by]) = (corner(1.0), corner(-1.0));
    let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(Length);
    format!("M{x1} {y1}L{x2} {y2}L{ax} {ay}L{bx} {by}L{x2} {y2}")
}

/// One house or store with its contents.
#[component]
fn Pit(place: Place, model: BoardModel, air: StoredValue<Air>) -> impl IntoView {
    let BoardModel {
        layout,
        scene,
        marks,
        look,
        ..
    } = model;
    let shape = layout.get_untracked().shape;
    let area = Memo::new(move |_| layout.get().area(place));
    let heap = Memo::new(move |_| scene.with(|scene| scene.content.heap(place)));
    let burnt = Memo::new(move |_| scene.with(|scene| scene.content.is_burnt(place)));
    let moved = Memo::new(move |_| {
        scene.with(|scene| {
            if scene.pulse == Some(place) {
                " pulse"
            } else if scene.taken.contains(&place) {
                " gathered"
            } else {
                ""
            }
        })
    });
    let classes = Memo::new(move |_| {
        let moved = moved.get();
        let side = place.side().name();
        format!(
            "pit {side}{moved}{}",
            marks.with(|marks| marks.classes(place))
        )
    });
    let easy = Memo::new(move |_| marks.with(|marks| marks.easy));
    let is_store = matches!(place, Place::Store(_));
    let star = move || {
        let area = area.get();
        let (x, y) = (area.x - area.rx + 28.0, area.y - area.ry + 48.0);
        format!("translate({} {})", Length(x), Length(y))
    };
    let numbers = Memo::new(move |_| marks.with(|marks| marks.numbers(place)));
    let corner = move || {
        let area = area.get();
        let (x, y) = (area.x - 0.72 * area.rx, area.y - 0.72 * area.ry);
        format!("translate({} {})", Length(x), Length(y))
    };
    // A tag round the number, so that nobody takes it for a count.
    let tag = move || {
        let letters = numbers.with(|numbers| numbers.as_ref().map_or(1, |it| it.chars().count()));
        let half = Length(real(letters - 1) * 8.0);
        format!("M-{half} 0H{half}")
    };
    view! {
        <g class=move || classes.get() style=("--from", move || fall(layout.get(), place))>
            <Bowl area is_store/>
            <Show when=move || burnt.get()>
                <path class="burnt" d=move || cross(area.get())/>
            </Show>
            <Pieces cell=shape.cell(place) place look heap area easy air/>
            <Steps place area marks/>
            <text class="star" transform=star>
                "★"
            </text>
            <Show when=move || numbers.with(Option::is_some)>
                <g class="order" transform=corner>
                    <path d=tag/>
                    <text>{move || numbers.get()}</text>
                </g>
            </Show>
        </g>
    }
}

/// The way of a piece that falls into a place, from the near edge of the hand, as two lengths.
fn fall(layout: Layout, place: Place) -> String {
    /// The part of the way to the middle of the hand: from there it would pass under the rims beyond.
    const TO_EDGE: f64 = 0.75;
    let area = layout.area(place);
    let [x, y] = layout.hand(place);
    let lift = if matches!(place, Place::Store(_)) {
        30.0
    } else {
        0.0
    };
    let part = |length: f64| Length(TO_EDGE * length);
    format!("{}px {}px", part(x - area.x), part(y - area.y - lift))
}

/// The layers of a hollow in the wood, from below, and how far each reaches beyond it; the last one
/// is the ring that marks it.
pub(crate) const BOWL: [(&str, f64); 4] =
    [("lip", 1.5), ("bowl", -2.5), ("depth", -2.5), ("ring", 1.5)];

/// The hollow in the wood.
#[component]
fn Bowl(area: Memo<Area>, is_store: bool) -> impl IntoView {
    BOWL.map(|(class, grow)| {
        view! { <path class=class d=move || hollow(area.get(), is_store, grow)/> }
    })
}

pub(crate) fn hollow(Area { x, y, rx, ry }: Area, is_store: bool, grow: f64) -> String {
    let (rx, ry) = (rx + grow, ry + grow);
    let corner = rx.min(ry) * if is_store { 0.9 } else { 1.0 };
    rounded(Area { x, y, rx, ry }, corner)
}

/// The numbered path of a sowing.
#[component]
fn Steps(place: Place, area: Memo<Area>, marks: Memo<Marks>) -> impl IntoView {
    let steps = Memo::new(move |_| marks.with(|marks| marks.steps(place)));
    let number = move || {
        steps
            .get()
            .map_or_else(String::new, |(_, first)| circled(first))
    };
    let at = move |right: f64, down: f64| {
        Signal::derive(move || {
            let area = area.get();
            let (x, y) = (area.x + right, area.y - area.ry + down);
            format!("translate({} {})", Length(x), Length(y))
        })
    };
    view! {
        <Show when=move || steps.get().is_some()>
            <g class="step">
                <circle transform=at(0.0, 13.0) r="7"/>
                <text transform=at(0.0, 21.0)>{number}</text>
            </g>
        </Show>
    }
}

pub(super) fn cross(area: Area) -> String {
    let (dx, dy) = (area.rx * 0.55, area.ry * 0.55);
    format!("{}{}", diagonal(area, dx, dy), diagonal(area, dx, -dy))
}

/// A line through the middle of an area.
fn diagonal(area: Area, dx: f64, dy: f64) -> String {
    let ends = [area.x - dx, area.y - dy, area.x + dx, area.y + dy];
    let [x1, y1, x2, y2] = ends.map(Length);
    format!("M{x1} {y1}L{x2} {y2}")
}

/// Seeds in a hand, or on their way to a store.
#[component]
fn InTheAir(
    layout: Memo<Layout>,
    scene: RwSignal<Scene>,
    look: Signal<Look>,
    easy: Memo<bool>,
    air: StoredValue<Air>,
) -> impl IntoView {
    let shape = layout.get_untracked().shape;
    let ids = Memo::new(move |_| {
        scene.with(|scene| {
            scene
                .carried
                .iter()
                .map(|carried| carried.id)
                .collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || ids.get() key=|id| *id let(id)>
            {
                let carried = Memo::new(move |last: Option<&Option<Carried>>| {
                    let now = scene.with(|scene| scene.carried.iter().find(|c| c.id == id).cloned());
                    now.or_else(|| last.cloned().flatten())
                });
                view! { <Hand shape layout look easy carried air/> }
            }
        </For>
    }
}

/// One handful.
#[component]
fn Hand(
    shape: Shape,
    layout: Memo<Layout>,
    look: Signal<Look>,
    easy: Memo<bool>,
    carried: Memo<Option<Carried>>,
    air: StoredValue<Air>,
) -> impl IntoView {
    let is_flight = carried.with_untracked(|carried| carried.as_ref().is_some_and(|c| c.id > 1));
    let over = move || carried.with(|carried| carried.as_ref().map(|c| c.over));
    let place = move || {
        over().map_or_else(String::new, |over| {
            let [x, y] = if is_flight {
                let area = layout.get().area(over);
                [area.x, area.y]
            } else {
                layout.get().hand(over)
            };
            format!("translate({}px, {}px)", Length(x), Length(y))
        })
    };
    let heap = move || carried.with(|carried| carried.as_ref().map_or(Heap::Seeds(0), |c| c.heap));
    // What is won lies still, and as it lay, before it leaves.
    let from = untrack(over).filter(|_| is_flight);
    let own = from.unwrap_or(Place::House(Side::South, 0));
    // Seeds are as large as in the houses: larger where these are wide.
    let around = move || {
        let layout = layout.get();
        let [rx, ry] = match (from, layout.orientation) {
            (Some(from), _) => [layout.area(from).rx, layout.area(from).ry],
            (None, Orientation::Flat) => [30.0; 2],
            (None, Orientation::Upright) => [38.0, 30.0],
        };
        Area {
            x: 0.0,
            y: 0.0,
            rx,
            ry,
        }
    };
    // Two names of one animation: each place on the way begins it anew.
    let hop = move || match over() {
        over if over == from => "",
        Some(over) if shape.cell(over) % 2 == 1 => "hop-1",
        _ => "hop-0",
    };
    view! {
        <g class="hand" class:flight=is_flight class:empty=move || heap().count() == 0 style:transform=place>
            <g class=hop>
                <circle class="palm" r="52"/>
                <Pieces
                    cell=shape.cell(own)
                    place=own
                    look
                    heap=Signal::derive(heap)
                    area=Signal::derive(around)
                    easy=Signal::derive(move || is_flight && easy.get())
                    air
                    at=if is_flight { Whereabouts::Flight } else { Whereabouts::Hand }
                />
                <text class="held">{move || heap().count()}</text>
            </g>
        </g>
    }
}

/// The button over a house, or the plain area over a store, with its number beside it.
#[component]
fn Spot(place: Place, model: BoardModel) -> impl IntoView {
    let BoardModel {
        layout,
        marks,
        label,
        ..
    } = model;
    let area = Memo::new(move |_| {
        let layout = layout.get();
        let [width, height] = layout.size();
        layout.area(place).percent(width, height).map(percent)
    });
    let side = move |index: usize| move || area.with(|area| area[index].clone());
    let playable = Memo::new(move |_| marks.with(|marks| marks.playable.contains(&place)));
    let name = Memo::new(move |_| label.run(place));
    let is_button = Memo::new(move |_| {
        matches!(place, Place::House(..)) || marks.with(|marks| marks.sources.contains(&place))
    });
    let gestures = Gestures::new(place, model.on_choose, model.on_consider);
    let letter = place.letter().to_string();
    view! {
        <Show
            when=move || is_button.get()
            fallback=move || {
                view! {
                    <div
                        class="spot store"
                        role="status"
                        aria-live="off"
                        aria-label=move || name.get()
                        style:left=side(0)
                        style:top=side(1)
                        style:width=side(2)
                        style:height=side(3)
                    />
                }
            }
        >
            <button
                class="spot house"
                type="button"
                class:playable=move || playable.get()
                class:hinted=move || marks.with(|marks| marks.hints.contains(&place))
                data-place=letter.clone()
                aria-label=move || name.get()
                aria-disabled=move || (!playable.get()).to_string()
                tabindex=move || if model.is_entrance(place) { "0" } else { "-1" }
                style:left=side(0)
                style:top=side(1)
                style:width=side(2)
                style:height=side(3)
                on:click=move |event| gestures.click(&event)
                on:pointerenter=move |event| gestures.enter(&event)
                on:pointerleave=move |_| gestures.leave()
                on:pointerdown=move |event| gestures.down(&event)
                on:pointerup=move |_| gestures.up()
                on:pointercancel=move |_| gestures.leave()
                on:contextmenu=move |event| event.prevent_default()
                on:focus=move |_| gestures.focus()
                on:blur=move |_| gestures.leave()
            />
        </Show>
        <Count place model/>
    }
}

impl BoardModel {
    /// Whether Tab comes to this place first: the first playable one, or the first of all.
    fn is_entrance(self, place: Place) -> bool {
        let first = self.marks.with(|marks| marks.playable.first().copied());
        let any = || self.layout.with(|layout| layout.places().next());
        first.or_else(any) == Some(place)
    }
}

/// The number of a place, its letter, and the number after the previewed move or the change.
#[component]
fn Count(place: Place, model: BoardModel) -> impl IntoView {
    let BoardModel {
        layout,
        counted: scene,
        marks,
        ..
    } = model;
    let area = Memo::new(move |_| {
        let layout = layout.get();
        let [width, height] = layout.size();
        layout.label(place).percent(width, height).map(percent)
    });
    let side = move |index: usize| move || area.with(|area| area[index].clone());
    let heap = Memo::new(move |_| scene.with(|scene| scene.content.heap(place)));
    let burnt = Memo::new(move |_| scene.with(|scene| scene.content.is_burnt(place)));
    let count = move || {
        let count = heap.get().count();
        if burnt.get() {
            "×".to_owned()
        } else if count == 0 && layout.get().rows > 1 && matches!(place, Place::House(..)) {
            // Of thirty-two houses those are named and counted that hold something.
            String::new()
        } else {
            roomy(count)
        }
    };
    let even = move || heap.get().count() % 2 == 0;
    let then = Memo::new(move |_| marks.with(|marks| marks.count_then(place)));
    let change = Memo::new(move |_| marks.with(|marks| marks.change(place)));
    let kinds = move || {
        let heap = heap.get();
        let has_kinds = matches!(heap, Heap::Fruit(_)) && !heap.is_empty();
        (has_kinds && then.get().is_none()).then_some(heap)
    };
    let turned = move || {
        marks.with(|marks| marks.facing) && layout.with(|layout| layout.near != place.side())
    };
    let letter = match place {
        Place::House(..) => place.letter().to_string(),
        Place::Store(_) | Place::Won(_) => String::new(),
    };
    view! {
        <span
            class=format!("count {}", place.side().name())
            class:store=matches!(place, Place::Store(_))
            class:kinds=move || kinds().is_some()
            class:turned=turned
            class:right=move || layout.with(|layout| layout.is_at_right(place.side()))
            aria-hidden="true"
            style:left=side(0)
            style:top=side(1)
            style:width=side(2)
            style:height=side(3)
        >
            <b class:leaving=move || then.get().is_some() class:even=even>
                {count}
            </b>
            {move || then.get().map(|then| view! { <em>{then}</em> })}
            {move || change.get().map(|change| view! { <em class="change">{signed(change)}</em> })}
            <small>{letter}</small>
            {move || kinds().map(|heap| view! { <i>{by_kinds(heap)}</i> })}
        </span>
    }
}

/// The fruits of a heap by their kinds: a number and a picture for each.
fn by_kinds(heap: Heap) -> impl IntoView {
    let kinds = Kind::ALL.into_iter().filter(move |&kind| heap.of(kind) > 0);
    kinds
        .map(|kind| view! { <span>{heap.of(kind)} {fruit(kind)}</span> })
        .collect_view()
}

/// A number with its sign; the minus sign is the typographic one.
fn signed(change: i32) -> String {
    format!("{change:+}").replace('-', "−")
}

/// The result of the considered move, between the rows so that it hides no seeds.
#[component]
fn Chip(layout: Memo<Layout>, marks: Memo<Marks>) -> impl IntoView {
    let chip = Memo::new(move |_| marks.with(|marks| marks.chip.clone()));
    let at = Memo::new(move |_| {
        let place = chip.with(|chip| chip.as_ref().map(|chip| chip.at));
        let layout = layout.get();
        layout
            .between(place.unwrap_or(Place::Store(Side::South)))
            .map(percent)
    });
    let side = move |index: usize| move || at.with(|at| at[index].clone());
    view! {
        <Show when=move || chip.with(Option::is_some)>
            <span
                class="chip"
                class:refused=move || chip.with(|chip| chip.as_ref().is_some_and(|c| c.refused))
                aria-hidden="true"
                style:left=side(0)
                style:top=side(1)
            >
                {move || chip.get().map(|chip| chip.text)}
            </span>
        </Show>
    }
}
