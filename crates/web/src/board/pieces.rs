//! Draws seeds and fruits, one by one or as a heap.

use leptos::prelude::*;
use rules::{Heap, Kind, Place};

use super::dice;
use super::layout::Area;
use super::look::{Look, Seeds};
use super::number::Length;
use super::seeds::{
    Form, HOUSE_FRUITS_MAX, HOUSE_LAYER, STORE_FRUITS_MAX, STORE_LAYER, Spot, fruit_spot, spot,
    store_spot,
};

/// Fruits stay this far inside their house, as a part of its radius.
const INSIDE: f64 = 0.7;
/// The same for seeds, which are smaller and leave the rim to be seen.
const SEEDS_INSIDE: f64 = 0.78;
/// The same along a place that is longer than wide, which fills to its ends.
const ALONG: f64 = 0.92;
/// The radius of the longest seed.
const SEED: f64 = 14.0;

/// One drawn piece, unique within its place.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) struct Piece {
    /// Its kind, in games with kinds.
    pub(crate) kind: Option<Kind>,
    /// Its number among those of its kind.
    pub(crate) index: usize,
}

/// The pieces that are drawn for a heap.
pub(crate) fn drawn(heap: Heap, in_store: bool) -> Vec<Piece> {
    let pieces = |kind, count: u16, most: usize| {
        let shown = usize::from(count).min(most);
        (0..shown).map(move |index| Piece { kind, index })
    };
    match heap {
        Heap::Seeds(seeds) => {
            let layers = if in_store { 3 } else { 2 };
            pieces(None, seeds, layer(in_store) * layers).collect()
        }
        Heap::Fruit(kinds) => {
            let most = if in_store {
                STORE_FRUITS_MAX
            } else {
                HOUSE_FRUITS_MAX
            };
            let of = |kind: Kind| pieces(Some(kind), kinds[kind as usize].into(), most);
            Kind::ALL.into_iter().flat_map(of).collect()
        }
    }
}

/// The seeds that lie beside each other in a place; as many more lie on them, in a store twice, and no
/// others are drawn.
fn layer(in_store: bool) -> usize {
    if in_store { STORE_LAYER } else { HOUSE_LAYER }
}

/// The transforms of a piece: to its place, and its turn and scale there.
pub(super) fn transform(
    cell: usize,
    piece: Piece,
    seeds: Seeds,
    area: Area,
    in_store: bool,
) -> [String; 2] {
    let spot = match piece.kind {
        None if in_store => {
            let spot = store_spot(cell, piece.index);
            if area.rx > area.ry {
                Spot {
                    x: spot.y,
                    y: spot.x,
                    ..spot
                }
            } else {
                spot
            }
        }
        None => spot(cell, piece.index, HOUSE_LAYER),
        Some(kind) => {
            let form = match (in_store, area.rx > area.ry) {
                (false, _) => Form::House,
                (true, false) => Form::Tall,
                (true, true) => Form::Wide,
            };
            fruit_spot(kind, piece.index, form)
        }
    };
    // Upright boards are drawn smaller, and their places are wide.
    let (scale, scaled) = if area.rx > area.ry {
        (1.35, "scale(1.35)")
    } else {
        (1.0, "")
    };
    // Along a place that is longer than wide there is room up to its ends; across, a few seeds lie as
    // far apart as along, and those of a full store at its rim, not over it.
    let inside = |half: f64, other: f64| match piece.kind {
        None if in_store => 1.0 - scale * SEED / half,
        None if half > other => ALONG,
        None if half < other => {
            SEEDS_INSIDE / (spot.x * spot.x + spot.y * spot.y).sqrt().max(0.2).sqrt()
        }
        None => SEEDS_INSIDE,
        Some(_) => INSIDE,
    };
    let (x, y) = (
        area.x + inside(area.rx, area.ry) * area.rx * spot.x,
        area.y + inside(area.ry, area.rx) * area.ry * spot.y,
    );
    let turn = match (piece.kind, seeds) {
        (None, Seeds::Fruit) => String::new(),
        (None, _) => format!("rotate({}){scaled}", spot.turn),
        (Some(_), _) if area.rx > area.ry => "scale(1.4)".to_owned(),
        (Some(_), _) if in_store => "scale(.95)".to_owned(),
        (Some(_), _) => "scale(1.25)".to_owned(),
    };
    [at(x, y), turn]
}

/// The transform to a point.
fn at(x: f64, y: f64) -> String {
    format!("translate({} {})", Length(x), Length(y))
}

/// The transforms of a piece drawn like a spot of dice. In a house that is wider than high there is
/// room for larger pieces.
fn dice_transform(index: usize, count: usize, area: Area) -> [String; 2] {
    let [x, y] = dice::spot(index, count);
    let half = area.rx.min(area.ry);
    let is_wide = area.rx > 1.2 * half;
    let wide = if count > 5 || is_wide {
        area.rx.min(1.5 * half)
    } else {
        half
    };
    let scale = match (count, is_wide) {
        // One in the middle lies on no other.
        (3 | 5, false) => ".85",
        (3 | 5, true) => "1.05",
        (..=4, false) => "1",
        (..=4, true) => "1.3",
        (6..=10, true) => ".9",
        (6.., _) => ".72",
    };
    let (x, y) = (area.x + INSIDE * wide * x, area.y + INSIDE * half * y);
    [at(x, y), format!("scale({scale})")]
}

/// The shade of a seed that has not come from elsewhere.
fn shade(cell: usize, index: usize) -> u32 {
    spot(cell, index, HOUSE_LAYER).shade
}

/// The id of the drawing of a piece on a board at rest.
pub(super) fn drawing(cell: usize, piece: Piece, seeds: Seeds) -> String {
    drawn_as(piece, shade(cell, piece.index), seeds)
}

/// The id of the drawing of a piece; only seeds have shades.
fn drawn_as(piece: Piece, shade: u32, seeds: Seeds) -> String {
    match piece.kind {
        None => seeds.drawing(shade),
        Some(kind) => format!("#fruit-{}", kind.letter()),
    }
}

/// Where pieces are.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum Whereabouts {
    /// In their place.
    #[default]
    Place,
    /// In a hand that sows them.
    Hand,
    /// On their way from their place, where they lay alike, to a store.
    Flight,
}

/// The shades of the seeds in the air.
#[derive(Default)]
pub(crate) struct Air {
    all: Vec<u32>,
    /// Those of the seeds that lay last in each place from which some have been taken, by its cell.
    lay: Vec<Vec<u32>>,
}

/// The shades of the seeds of a place, of a hand or of a flight: a seed keeps its own on its way.
#[derive(Default)]
struct Shades {
    each: Vec<u32>,
    /// Whether those that came last have flown here: one seed falls, a handful comes home.
    flew: bool,
}

impl Shades {
    /// Makes them those of so many seeds. Who comes and goes does so through the air, the last one
    /// first. A hand has the last of those there, a flight those that lay in its place.
    fn follow(&mut self, count: usize, cell: usize, air: &mut Air, at: Whereabouts) {
        let each = &mut self.each;
        self.flew = count > each.len() + 1;
        match at {
            Whereabouts::Place if each.len() > count => {
                if air.lay.len() <= cell {
                    air.lay.resize(cell + 1, Vec::new());
                }
                air.lay[cell].clone_from(each);
                air.all.extend(each.drain(count..).rev());
            }
            Whereabouts::Place => {}
            Whereabouts::Hand => {
                let left = air.all.len().saturating_sub(count);
                *each = air.all[left..].to_vec();
            }
            Whereabouts::Flight => *each = air.lay.get(cell).cloned().unwrap_or_default(),
        }
        each.truncate(count);
        while each.len() < count {
            let own = shade(cell, each.len());
            // What begins in the air has nobody's shade to take.
            let other = (at == Whereabouts::Place).then(|| air.all.pop()).flatten();
            each.push(other.unwrap_or(own));
        }
    }
}

/// The picture of a fruit in a line of text.
pub(crate) fn fruit(kind: Kind) -> impl IntoView {
    view! {
        <svg class="one-fruit" viewBox="-16 -16 32 32" aria-hidden="true">
            <use href=format!("#fruit-{}", kind.letter())/>
        </svg>
    }
}

/// All pieces of a place.
#[component]
pub(crate) fn Pieces(
    /// The cell of the place, which decides how the pieces lie.
    cell: usize,
    /// The place.
    place: Place,
    /// The look of the board.
    look: Signal<Look>,
    /// The contents.
    #[prop(into)]
    heap: Signal<Heap>,
    /// The area of the place.
    #[prop(into)]
    area: Signal<Area>,
    /// Whether they lie like the spots of dice.
    #[prop(into)]
    easy: Signal<bool>,
    /// The shades of the seeds in the air, which others join and leave.
    air: StoredValue<Air>,
    /// Where they are themselves.
    #[prop(optional)]
    at: Whereabouts,
) -> impl IntoView {
    let in_store = matches!(place, Place::Store(_));
    let shades = StoredValue::new(Shades::default());
    let pieces = move || {
        let heap = heap.get();
        air.update_value(|air| {
            shades.update_value(|shades| shades.follow(heap.count().into(), cell, air, at));
        });
        drawn(heap, in_store)
    };
    view! {
        <For each=pieces key=|piece| *piece let(piece)>
            {
                // What falls comes straight from the hand, however it is turned.
                let part = move |index: usize| move || {
                    let (area, easy) = (area.get(), easy.get() && !in_store);
                    let parts = match easy.then(|| heap.get()) {
                        Some(Heap::Seeds(seeds)) if usize::from(seeds) <= HOUSE_LAYER => {
                            dice_transform(piece.index, seeds.into(), area)
                        }
                        _ => transform(cell, piece, look.get().seeds, area, in_store),
                    };
                    parts[index].clone()
                };
                view! {
                    <g transform=part(0)>
                        <use
                            href=move || {
                                let shade = shades.with_value(|shades| shades.each.get(piece.index).copied());
                                drawn_as(piece, shade.unwrap_or_default(), look.get().seeds)
                            }
                            transform=part(1)
                            class="piece"
                            class:home=shades.with_value(|shades| shades.flew)
                        />
                    </g>
                }
            }
        </For>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A seed has the shade in the next house that it had in the hand, and in its own house.
    #[test]
    fn seeds_keep_their_shades() {
        let (place, held, flies) = (Whereabouts::Place, Whereabouts::Hand, Whereabouts::Flight);
        let mut air = Air::default();
        let [mut from, mut to, mut hand, mut flight] = [const {
            Shades {
                each: Vec::new(),
                flew: false,
            }
        }; 4];
        from.follow(3, 2, &mut air, place);
        to.follow(2, 3, &mut air, place);
        let (lifted, lay) = (from.each.clone(), to.each.clone());
        assert_eq!(lifted, [0, 1, 2].map(|index| shade(2, index)));
        from.follow(0, 2, &mut air, place);
        hand.follow(3, 0, &mut air, held);
        let last = hand.each[2];
        assert!(hand.each.iter().rev().eq(&lifted) && hand.flew);
        to.follow(3, 3, &mut air, place);
        assert_eq!(
            (&to.each[..2], to.each[2], to.flew),
            (&lay[..], last, false)
        );
        hand.follow(2, 0, &mut air, held);
        assert!(hand.each.iter().rev().eq(&lifted[1..]));
        // A hand that is full from the beginning takes nothing away from the air.
        hand.follow(7, 0, &mut air, held);
        assert_eq!((hand.each.len(), air.all.len()), (7, 2));
        // What flies away looks as it lay.
        let lay = to.each.clone();
        to.follow(0, 3, &mut air, place);
        flight.follow(3, 3, &mut air, flies);
        assert_eq!((flight.each, air.all.len()), (lay, 5));
    }

    #[test]
    fn many_seeds_lie_in_layers() {
        assert_eq!(drawn(Heap::Seeds(24), false).len(), 24);
        assert_eq!(drawn(Heap::Seeds(40), false).len(), 30);
        assert_eq!(drawn(Heap::Seeds(98), true).len(), 90);
    }

    /// A long place, as a store is, seen lying and standing.
    #[test]
    fn seeds_of_a_full_store_lie_inside_its_long_sides() {
        for (rx, ry, scale) in [(50.0, 120.0, 1.0), (200.0, 40.0, 1.35)] {
            let area = Area {
                x: 0.0,
                y: 0.0,
                rx,
                ry,
            };
            let across = |piece: Piece| {
                let [to, _] = transform(13, piece, Seeds::Marbles, area, true);
                let numbers =
                    to.trim_matches(|sign: char| sign.is_alphabetic() || "()".contains(sign));
                let (x, y) = numbers.split_once(' ').unwrap();
                let across = if rx < ry { x } else { y };
                across.parse::<f64>().unwrap().abs()
            };
            let pieces = drawn(Heap::Seeds(90), true).into_iter();
            let most = pieces.map(across).fold(0.0, f64::max);
            let room = rx.min(ry) - scale * SEED;
            assert!(most > 0.8 * room && most < 1.02 * room, "{most} of {room}");
        }
    }

    #[test]
    fn one_more_seed_adds_one_drawing() {
        let four = drawn(Heap::Seeds(4), false);
        let five = drawn(Heap::Seeds(5), false);
        assert_eq!(five[..4], four);
        let fruits = drawn(Heap::Fruit([1, 0, 2, 0]), false);
        let more = drawn(Heap::Fruit([1, 1, 2, 0]), false);
        assert!(fruits.iter().all(|piece| more.contains(piece)));
    }
}
