//! Geometry of the drawn board: the places of houses and stores, flat or upright.
//!
//! All lengths are in units of the drawing, which the page scales to the room there is.

use rules::{Place, Position, Shape, Side};

use super::number::Length;

/// The rim of wood around everything.
const RIM: f64 = 14.0;
/// The gap between the two rows, where the arrows lie that show the direction.
const GAP: f64 = 26.0;
/// The distance between the middles of neighbouring houses.
pub(crate) const PITCH: f64 = 100.0;
/// The radius of a round house.
const HOUSE: f64 = 45.0;
/// The room for the numbers above and below the houses of a flat board.
const LABEL_FLAT: f64 = 46.0;
/// The rim is higher at the foot of a flat board.
const FOOT: f64 = 5.0;
/// The room for the numbers beside the houses of an upright board.
const LABEL_UPRIGHT: f64 = 70.0;
/// The same on a board of four rows.
const LABEL_NARROW: f64 = 54.0;
/// The same on a board without letters.
const LABEL_LARGE: f64 = 40.0;
/// The width of a store of a flat board, including its surroundings.
const STORE_FLAT: f64 = 118.0;
/// The height of a store of an upright board.
const STORE_UPRIGHT: f64 = 100.0;
/// The room at the ends of a board without stores.
const END: f64 = 16.0;
/// Half the width of a house of an upright board: phones have more room that way.
const HOUSE_WIDE: f64 = 94.0;

/// The orientation of the board.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub(crate) enum Orientation {
    /// Two rows from left to right, stores at the ends.
    #[default]
    Flat,
    /// Two columns, the player's own at the left and sown downwards, their store at the bottom.
    Upright,
}

impl Orientation {
    /// The orientation for a window of this size, in CSS pixels; `stands` where a board that stands is
    /// wanted on a tablet held upright, and not on a phone alone.
    pub(crate) fn fitting(width: f64, height: f64, stands: bool) -> Orientation {
        // At a zoom of 400 %, a window is so small that the page scrolls: the larger board is
        // better.
        let tiny = width <= 400.0 && height <= 400.0;
        if tiny || (stands || width < 700.0) && height > 1.15 * width {
            Orientation::Upright
        } else {
            Orientation::Flat
        }
    }
}

/// A place on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    /// Its middle, from the left.
    pub(crate) x: f64,
    /// Its middle, from the top.
    pub(crate) y: f64,
    /// Half its width.
    pub(crate) rx: f64,
    /// Half its height.
    pub(crate) ry: f64,
}

impl Area {
    /// The area in per cent of a drawing of this size: left, top, width, height.
    pub(crate) fn percent(self, width: f64, height: f64) -> [f64; 4] {
        [
            100.0 * (self.x - self.rx) / width,
            100.0 * (self.y - self.ry) / height,
            200.0 * self.rx / width,
            200.0 * self.ry / height,
        ]
    }
}

/// The outline of an area with round corners.
pub(crate) fn rounded(area: Area, corner: f64) -> String {
    curved(area, [corner; 2])
}

/// The outline of an area whose corners are quarters of ellipses, so wide and so high.
pub(super) fn curved(Area { x, y, rx, ry }: Area, [across, down]: [f64; 2]) -> String {
    let inner = [
        x - rx + across,
        y - ry,
        2.0 * (rx - across),
        2.0 * (ry - down),
        across,
        down,
    ];
    let [left, top, wide, high, a, d] = inner.map(Length);
    format!(
        "M{left} {top}h{wide}a{a} {d} 0 0 1 {a} {d}v{high}a{a} {d} 0 0 1 -{a} {d}\
         h-{wide}a{a} {d} 0 0 1 -{a} -{d}v-{high}a{a} {d} 0 0 1 {a} -{d}Z"
    )
}

/// The geometry of one board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layout {
    /// The houses of each player, as if they lay in one row.
    pub(crate) shape: Shape,
    /// The rows of each player, of which the first one lies next to the opponent's.
    pub(crate) rows: u8,
    /// Whether the game has stores; without them nothing is drawn at the ends.
    pub(crate) has_stores: bool,
    /// The orientation.
    pub(crate) orientation: Orientation,
    /// The side near the viewer.
    pub(crate) near: Side,
    /// Larger houses on an upright board, with less room beside them: for children.
    pub(crate) large: bool,
    /// Left and right exchanged, as in a mirror: a flat board has the own store at the left.
    pub(crate) mirrored: bool,
}

impl Layout {
    /// The geometry of a position's board, seen from one side.
    pub(crate) fn of(position: &Position, orientation: Orientation, near: Side) -> Layout {
        Layout {
            shape: position.shape(),
            rows: position.board().rows() / 2,
            has_stores: position.properties().has_stores,
            orientation,
            near,
            large: false,
            mirrored: false,
        }
    }

    /// Houses in a row.
    fn columns(self) -> u8 {
        self.shape.houses() / self.rows
    }

    /// Every place that is drawn.
    pub(crate) fn places(self) -> impl Iterator<Item = Place> {
        let places = self.shape.places();
        places.filter(move |place| self.has_stores || matches!(place, Place::House(..)))
    }

    /// The number of rows between a house and its owner's edge of the board.
    fn rows_behind(self, place: Place) -> f64 {
        match place {
            Place::House(_, house) => f64::from(self.rows - 1 - house / self.columns()),
            Place::Store(_) | Place::Won(_) => 0.0,
        }
    }

    /// The room at each end of the rows.
    fn end(self) -> f64 {
        match self.orientation {
            _ if !self.has_stores => END,
            Orientation::Flat => STORE_FLAT,
            Orientation::Upright => STORE_UPRIGHT,
        }
    }

    /// The room for the numbers beside the houses of an upright board.
    fn beside(self) -> f64 {
        match self.rows {
            1 if self.large => LABEL_LARGE,
            1 => LABEL_UPRIGHT,
            _ => LABEL_NARROW,
        }
    }

    /// Half the width of a house of an upright board.
    fn wide(self) -> f64 {
        if self.rows > 1 { HOUSE } else { HOUSE_WIDE }
    }

    /// The distance between the rows of a player, with room for their numbers.
    fn row(self) -> f64 {
        match self.orientation {
            Orientation::Flat => LABEL_FLAT + PITCH,
            Orientation::Upright => self.beside() + 2.0 * self.wide() + 4.0,
        }
    }

    /// Width and height of the drawing.
    pub(crate) fn size(self) -> [f64; 2] {
        let along = 2.0 * (RIM + self.end()) + f64::from(self.columns()) * PITCH;
        let across = 2.0 * (RIM + f64::from(self.rows) * self.row()) + GAP;
        match self.orientation {
            Orientation::Flat => [along, across - 8.0],
            Orientation::Upright => [across, along],
        }
    }

    /// The whole drawing.
    pub(crate) fn whole(self) -> Area {
        let [width, height] = self.size().map(|length| length / 2.0);
        Area {
            x: width,
            y: height,
            rx: width,
            ry: height,
        }
    }

    /// The area of a house, a store or (beside the board) a won heap.
    pub(crate) fn area(self, place: Place) -> Area {
        let [width, height] = self.size();
        let area = match self.orientation {
            Orientation::Flat => self.flat(place, width, height),
            Orientation::Upright => self.upright(place, width, height),
        };
        // Seen from the other side of the table, everything is turned by half a circle.
        let is_far = place.side() != self.near;
        Area {
            x: if is_far == self.mirrored {
                area.x
            } else {
                width - area.x
            },
            y: if is_far { height - area.y } else { area.y },
            ..area
        }
    }

    /// A place as its owner sees it.
    fn flat(self, place: Place, width: f64, height: f64) -> Area {
        match place {
            Place::House(_, house) => Area {
                x: self.along(house),
                y: height - RIM - LABEL_FLAT - HOUSE - 2.0 - self.rows_behind(place) * self.row(),
                rx: HOUSE,
                ry: HOUSE,
            },
            Place::Store(_) => Area {
                x: width - RIM - STORE_FLAT / 2.0,
                y: height / 2.0,
                rx: STORE_FLAT / 2.0 - 9.0,
                ry: height / 2.0 - RIM - LABEL_FLAT - 2.0,
            },
            Place::Won(_) => Area {
                x: width / 2.0,
                y: height + 40.0,
                rx: 10.0,
                ry: 10.0,
            },
        }
    }

    fn upright(self, place: Place, width: f64, height: f64) -> Area {
        match place {
            Place::House(_, house) => Area {
                x: RIM + self.beside() + self.wide() + 2.0 + self.rows_behind(place) * self.row(),
                y: self.along(house),
                rx: self.wide(),
                // Long sides lie nearer to each other than the curves of a row.
                ry: if self.large { HOUSE + 2.5 } else { HOUSE - 3.0 },
            },
            Place::Store(_) => Area {
                x: width / 2.0,
                // The foot is a part of the wood around it.
                y: height - RIM - STORE_UPRIGHT / 2.0 + 2.0 - FOOT / 2.0,
                rx: width / 2.0 - RIM - LABEL_UPRIGHT,
                ry: STORE_UPRIGHT / 2.0 - 11.0,
            },
            Place::Won(_) => Area {
                x: width / 2.0,
                y: height + 40.0,
                rx: 10.0,
                ry: 10.0,
            },
        }
    }

    /// The middle of a house along its row.
    fn along(self, house: u8) -> f64 {
        RIM + self.end() + (f64::from(house % self.columns()) + 0.5) * PITCH
    }

    /// Whether the numbers of a side stand at the right of an upright board, else at its left.
    pub(crate) fn is_at_right(self, side: Side) -> bool {
        (side == self.near) == self.mirrored
    }

    /// The area of a place's number: outside the place, at its owner's edge of the board.
    pub(crate) fn label(self, place: Place) -> Area {
        let [width, height] = self.size();
        let near = place.side() == self.near;
        let area = self.area(place);
        let (edge, band) = match self.orientation {
            Orientation::Flat => (height - FOOT, LABEL_FLAT),
            // Beside a store there is room for two digits on any board.
            Orientation::Upright if matches!(place, Place::Store(_)) => (width, LABEL_UPRIGHT),
            Orientation::Upright => (width, self.beside()),
        };
        // The owner's edge is the lower one of a flat board, the left one of an upright board.
        let at_end = match self.orientation {
            Orientation::Flat => near,
            Orientation::Upright => self.is_at_right(place.side()),
        };
        let middle = RIM / 2.0 + band / 2.0 + self.rows_behind(place) * self.row();
        let middle = if at_end { edge - middle } else { middle };
        match self.orientation {
            Orientation::Flat => Area {
                y: middle,
                rx: PITCH / 2.0,
                ry: band / 2.0,
                ..area
            },
            Orientation::Upright => Area {
                x: middle,
                rx: band / 2.0,
                ry: PITCH / 2.0,
                ..area
            },
        }
    }

    /// A spot between the rows beside a place, for a word about it: in per cent of the drawing, far
    /// enough from the ends for a word to fit.
    pub(crate) fn between(self, place: Place) -> [f64; 2] {
        let [width, height] = self.size();
        let area = self.area(place);
        match self.orientation {
            Orientation::Flat => [(100.0 * area.x / width).clamp(18.0, 82.0), 50.0],
            Orientation::Upright => [50.0, 100.0 * area.y / height],
        }
    }

    /// The middle of a hand that sows into a place: beside a house, towards the other player, so that
    /// nothing hides what falls into it; over a store, so far inside that its number is, too.
    pub(crate) fn hand(self, place: Place) -> [f64; 2] {
        let Area { x, y, .. } = self.area(place);
        if matches!(place, Place::Store(_)) {
            return [x.min(self.size()[0] - 105.0), y - 14.0];
        }
        let [width, height] = self.size().map(|length| length / 2.0);
        let to = |from: f64, middle: f64| {
            let way = middle - from;
            // From a row at the edge of the board no further than between the two rows.
            from + way.signum() * way.abs().min(self.row() / 2.0)
        };
        match self.orientation {
            Orientation::Flat => [x, to(y, height)],
            // Houses of two rows are wide there: over the inner edge of its own, it hides none across.
            Orientation::Upright if self.rows == 1 => [x + 0.6 * (width - x), y],
            Orientation::Upright => [to(x, width), y],
        }
    }

    /// Whether seeds go round the drawing clockwise, in a game whose rules say so or not.
    pub(crate) fn turns_clockwise(self, clockwise: bool) -> bool {
        clockwise != self.mirrored
    }

    /// The start and end points of the two arrows between the rows, which show the direction; the
    /// near player's first.
    pub(crate) fn arrows(self, clockwise: bool) -> [[f64; 4]; 2] {
        let [width, height] = self.size();
        let (from, to) = (self.place_before(0), self.place_before(self.columns()));
        let shift = GAP / 4.0 - 1.0;
        let near = match self.orientation {
            Orientation::Flat => [from, height / 2.0 + shift, to, height / 2.0 + shift],
            Orientation::Upright => [width / 2.0 - shift, from, width / 2.0 - shift, to],
        };
        let [x1, y1, x2, y2] = near;
        let [x1, x2] = [x1, x2].map(|x| if self.mirrored { width - x } else { x });
        let near = [x1, y1, x2, y2];
        let far = [width - x1, height - y1, width - x2, height - y2];
        let turned = |[x1, y1, x2, y2]: [f64; 4]| {
            if clockwise {
                [x2, y2, x1, y1]
            } else {
                [x1, y1, x2, y2]
            }
        };
        [turned(near), turned(far)]
    }

    /// The line before the near player's house of that number, along the row.
    fn place_before(self, house: u8) -> f64 {
        let inwards = if house == 0 { 30.0 } else { -30.0 };
        RIM + self.end() + f64::from(house) * PITCH + inwards
    }

    /// The next house in that direction of the screen, for the arrow keys. Stores are left out.
    pub(crate) fn neighbour(self, place: Place, right: i8, down: i8) -> Option<Place> {
        let from = self.area(place);
        let (right, down) = (f64::from(right), f64::from(down));
        self.places()
            .filter(|other| matches!(other, Place::House(..)) && *other != place)
            .map(|other| {
                let to = self.area(other);
                let along = (to.x - from.x) * right + (to.y - from.y) * down;
                let aside = ((to.x - from.x) * down + (to.y - from.y) * right).abs();
                (other, along, aside)
            })
            .filter(|&(_, along, aside)| along > 1.0 && aside < along)
            .min_by(|a, b| (a.1 + 2.0 * a.2).total_cmp(&(b.1 + 2.0 * b.2)))
            .map(|(other, ..)| other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of two rows with stores.
    fn layout(houses: u8, orientation: Orientation, near: Side) -> Layout {
        Layout {
            shape: Shape::new(houses),
            rows: 1,
            has_stores: true,
            orientation,
            near,
            large: false,
            mirrored: false,
        }
    }

    fn layouts() -> impl Iterator<Item = Layout> {
        let both = [Orientation::Flat, Orientation::Upright];
        let one = (1..=12).map(|houses| (houses, 1, true));
        let two = (1..=12).flat_map(|columns| [(2 * columns, 2, true), (2 * columns, 2, false)]);
        let boards: Vec<_> = one.chain(two).collect();
        both.into_iter().flat_map(move |orientation| {
            boards
                .clone()
                .into_iter()
                .flat_map(move |(houses, rows, has_stores)| {
                    let both = [
                        (Side::South, false),
                        (Side::North, true),
                        (Side::North, false),
                    ];
                    both.map(|(near, mirrored)| Layout {
                        rows,
                        has_stores,
                        mirrored,
                        ..layout(houses, orientation, near)
                    })
                })
        })
    }

    #[test]
    fn nothing_overlaps_and_everything_is_on_the_board() {
        for layout in layouts() {
            let [width, height] = layout.size();
            let areas: Vec<Area> = layout.places().map(|place| layout.area(place)).collect();
            for (index, a) in areas.iter().enumerate() {
                assert!(a.x - a.rx >= 0.0 && a.x + a.rx <= width, "{layout:?}");
                assert!(a.y - a.ry >= 0.0 && a.y + a.ry <= height, "{layout:?}");
                for b in &areas[..index] {
                    let apart =
                        (a.x - b.x).abs() >= a.rx + b.rx || (a.y - b.y).abs() >= a.ry + b.ry;
                    assert!(apart, "{layout:?}: {a:?} and {b:?}");
                }
            }
        }
    }

    #[test]
    fn numbers_stand_outside_the_houses() {
        for layout in layouts() {
            for place in layout.places() {
                let (house, label) = (layout.area(place), layout.label(place));
                let apart =
                    (house.x - label.x).abs() >= house.rx || (house.y - label.y).abs() >= house.ry;
                assert!(apart, "{layout:?} {place:?}");
            }
        }
    }

    #[test]
    fn the_back_row_lies_at_its_owners_edge() {
        for layout in layouts().filter(|layout| layout.rows == 2) {
            for side in Side::BOTH {
                let [front, back] = [0, layout.columns()].map(|house| Place::House(side, house));
                let [front, back] = [front, back].map(|house| layout.area(house));
                let beyond = match layout.orientation {
                    Orientation::Flat => back.y - front.y,
                    Orientation::Upright => front.x - back.x,
                };
                let side_of = if side == layout.near { 1.0 } else { -1.0 };
                let mirrored = layout.mirrored && layout.orientation == Orientation::Upright;
                let sign = if mirrored { -side_of } else { side_of };
                assert!(beyond * sign > 90.0, "{layout:?}");
            }
        }
    }

    #[test]
    fn an_upright_board_has_the_own_store_at_the_bottom() {
        let layout = layout(6, Orientation::Upright, Side::North);
        let own = layout.area(Place::House(Side::North, 0));
        let last = layout.area(Place::House(Side::North, 5));
        let store = layout.area(Place::Store(Side::North));
        let facing = layout.area(Place::House(Side::South, 5));
        assert!(own.y < last.y && last.y < store.y, "sown downwards");
        assert!(
            own.x < facing.x && (own.y - facing.y).abs() < 0.01,
            "the house across"
        );
    }

    #[test]
    fn a_mirrored_board_is_sown_the_other_way_round() {
        for layout in layouts().filter(|layout| layout.mirrored) {
            let plain = Layout {
                mirrored: false,
                ..layout
            };
            let [width, _] = layout.size();
            for place in layout.places() {
                for (seen, usual) in [
                    (layout.area(place), plain.area(place)),
                    (layout.label(place), plain.label(place)),
                ] {
                    let x = width - usual.x;
                    assert!((seen.x - x).abs() < 0.01, "{layout:?} {place:?}");
                    assert_eq!(Area { x: seen.x, ..usual }, seen);
                }
            }
            let [[x1, ..], _] = layout.arrows(false);
            let [[usual, ..], _] = plain.arrows(false);
            assert!((x1 - (width - usual)).abs() < 0.01, "{layout:?}");
            assert!(layout.turns_clockwise(false) && !layout.turns_clockwise(true));
        }
    }

    #[test]
    fn a_flat_mirrored_board_has_the_own_store_at_the_left() {
        let layout = Layout {
            mirrored: true,
            ..layout(7, Orientation::Flat, Side::South)
        };
        let [store, last, first] = [
            Place::Store(Side::South),
            Place::House(Side::South, 6),
            Place::House(Side::South, 0),
        ]
        .map(|place| layout.area(place).x);
        assert!(store < last && last < first, "sown to the left");
        let g = Place::House(Side::South, 6);
        assert_eq!(
            layout.neighbour(g, 1, 0),
            Some(Place::House(Side::South, 5))
        );
    }

    #[test]
    fn rows_of_a_phone_are_tall_enough_to_touch() {
        for (houses, least) in [(6, 44.0), (7, 44.0), (12, 28.0)] {
            let layout = layout(houses, Orientation::Upright, Side::South);
            assert!(PITCH * 424.0 / layout.size()[1] >= least, "{houses}");
        }
    }

    #[test]
    fn arrow_keys_go_to_the_house_beside() {
        let layout = layout(6, Orientation::Flat, Side::South);
        let house = |side, house| Place::House(side, house);
        let c = house(Side::South, 2);
        assert_eq!(layout.neighbour(c, 1, 0), Some(house(Side::South, 3)));
        assert_eq!(layout.neighbour(c, -1, 0), Some(house(Side::South, 1)));
        assert_eq!(layout.neighbour(c, 0, -1), Some(house(Side::North, 3)));
        assert_eq!(layout.neighbour(c, 0, 1), None);
    }

    #[test]
    fn phones_held_upright_get_an_upright_board() {
        assert_eq!(
            Orientation::fitting(360.0, 640.0, false),
            Orientation::Upright
        );
        assert_eq!(Orientation::fitting(640.0, 360.0, false), Orientation::Flat);
        assert_eq!(
            Orientation::fitting(320.0, 256.0, false),
            Orientation::Upright
        );
        assert_eq!(
            Orientation::fitting(1366.0, 768.0, false),
            Orientation::Flat
        );
        assert_eq!(
            Orientation::fitting(768.0, 1024.0, false),
            Orientation::Flat
        );
        assert_eq!(
            Orientation::fitting(768.0, 1024.0, true),
            Orientation::Upright
        );
    }
}
