//! The selection state of a board, from the first look to the move.

use game::Awaited;
use rules::{Houses, Move, Origin, Place, PlayError, Side};

use crate::fruit::{Pick, may_leave};
use crate::play::considered::{Considered, considered, may_sow, tried};
use crate::table::Table;

/// The selection state of a board.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) enum Choosing {
    /// Nothing so far.
    #[default]
    Nothing,
    /// Nothing chosen, but this place is considered.
    Looking(Place),
    /// This house, which waits for a second press, while it or another one is considered.
    Chosen {
        house: Place,
        looking: Option<Place>,
    },
    /// Fruits out of one place.
    Picking(Pick),
    /// One of the moves that start in a house; the number of the one considered.
    Ways(Place, Option<usize>),
    /// Houses of each side to be filled for the next round.
    Filling([Houses; 2]),
    /// This house, chosen in advance for its owner's turn.
    Later(Place),
}

/// The result of a press.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Pressed {
    /// Nothing but a visible change, if any.
    Nothing,
    /// A house was chosen or released; this text says which.
    Told(&'static str),
    /// A house is sown.
    House(Side, u8),
    /// A whole move is played.
    Move(Move),
    /// The place cannot be chosen.
    Refused(PlayError),
}

impl Choosing {
    /// Handles a press on a place. With `confirms`, a house is chosen first and sown when it is
    /// pressed again; with `ahead`, one may be chosen while the computer thinks.
    pub(super) fn press(
        &mut self,
        table: &Table,
        place: Place,
        confirms: bool,
        ahead: bool,
    ) -> Pressed {
        let side = place.side();
        let house = match place {
            Place::House(_, house) => Some(house),
            Place::Store(_) | Place::Won(_) => None,
        };
        if let (Some(house), Some(most)) = (house, table.position().refill_choice()[side]) {
            self.fill(side, house, most);
            return Pressed::Nothing;
        }
        if table.position().properties().has_fruit {
            return self.open(table, place, confirms);
        }
        let Some(house) = house else {
            return Pressed::Nothing;
        };
        let owner = table.position().owner(place);
        let waits = table.position().side_to_move() == Some(!owner) && !table.is_here(!owner);
        if ahead && waits && table.is_live() && table.is_here(owner) {
            return self.wait_with(place);
        }
        let starts = table.position().starts(place);
        if starts.len() > 1 && may_sow(table, place).is_ok() {
            *self = Choosing::Ways(place, None);
            return Pressed::Nothing;
        }
        let is_chosen = matches!(self, Choosing::Chosen { house, .. } if *house == place);
        if confirms && table.is_playable(place) && !is_chosen {
            *self = Choosing::Chosen {
                house: place,
                looking: Some(place),
            };
            return Pressed::Told("press-again");
        }
        match starts.first() {
            Some(&mv) => Pressed::Move(mv),
            None => Pressed::House(side, house),
        }
    }

    /// Chooses a house to be filled for the next round, or releases it.
    fn fill(&mut self, side: Side, house: u8, most: u8) {
        let mut filled = self.filled();
        if filled[side].contains(house) || filled[side].len() < most {
            filled[side] = filled[side].toggled(house);
        }
        *self = Choosing::Filling(filled);
    }

    /// Begins a choice of fruits from a place; plays at once if there is nothing to choose.
    fn open(&mut self, table: &Table, place: Place, confirms: bool) -> Pressed {
        *self = Choosing::Nothing;
        // Whoever taps one of their empty houses is led to what they can sow.
        let place = table
            .only_basket()
            .filter(|basket| basket.side() == place.side())
            .unwrap_or(place);
        if let Err(error) = may_sow(table, place) {
            return Pressed::Refused(error);
        }
        let source = match place {
            Place::House(_, house) => Origin::House(house),
            Place::Store(_) | Place::Won(_) => Origin::Store,
        };
        let Some(pick) = Pick::begin(table.position(), place.side(), source) else {
            return Pressed::Nothing;
        };
        *self = Choosing::Picking(pick);
        let is_choice = may_leave(table.position()) || confirms || source == Origin::Store;
        match pick.finished() {
            Some(mv) if !is_choice => Pressed::Move(mv),
            _ => Pressed::Nothing,
        }
    }

    /// Chooses a house in advance; chosen again, it is released.
    fn wait_with(&mut self, house: Place) -> Pressed {
        if *self == Choosing::Later(house) {
            *self = Choosing::Nothing;
            return Pressed::Told("premove-gone");
        }
        *self = Choosing::Later(house);
        Pressed::Told("premove")
    }

    /// The house chosen in advance, once it is its owner's turn.
    pub(super) fn due(&mut self, table: &Table) -> Option<Place> {
        match *self {
            Choosing::Later(house)
                if table.awaited() == Awaited::Person(table.position().owner(house)) =>
            {
                *self = Choosing::Nothing;
                Some(house)
            }
            Choosing::Nothing
            | Choosing::Looking(_)
            | Choosing::Chosen { .. }
            | Choosing::Picking(_)
            | Choosing::Ways(..)
            | Choosing::Filling(_)
            | Choosing::Later(_) => None,
        }
    }

    /// Considers a place; with `None`, the chosen house if there is one. Returns whether anything
    /// has changed.
    pub(super) fn look(&mut self, place: Option<Place>) -> bool {
        let next = match *self {
            Choosing::Nothing | Choosing::Looking(_) => {
                place.map_or(Choosing::Nothing, Choosing::Looking)
            }
            Choosing::Chosen { house, .. } => Choosing::Chosen {
                house,
                looking: place.or(Some(house)),
            },
            Choosing::Picking(_)
            | Choosing::Ways(..)
            | Choosing::Filling(_)
            | Choosing::Later(_) => return false,
        };
        let differs = *self != next;
        *self = next;
        differs
    }

    /// Considers nothing, not even a chosen house.
    pub(super) fn look_away(&mut self) {
        match self {
            Choosing::Looking(_) => *self = Choosing::Nothing,
            Choosing::Chosen { looking, .. } => *looking = None,
            Choosing::Nothing
            | Choosing::Picking(_)
            | Choosing::Ways(..)
            | Choosing::Filling(_)
            | Choosing::Later(_) => {}
        }
    }

    /// Handles a refused choice: a house is released, fruits stay chosen.
    pub(super) fn refuse(&mut self) {
        if let Choosing::Chosen { looking, .. } = *self {
            *self = looking.map_or(Choosing::Nothing, Choosing::Looking);
        }
    }

    /// Clears the choice after a move, except for a house chosen in advance.
    pub(super) fn clear(&mut self) {
        if !matches!(self, Choosing::Later(_)) {
            *self = Choosing::Nothing;
        }
    }

    /// Changes the choice of fruits that is open.
    pub(super) fn change_pick(&mut self, change: impl FnOnce(&mut Pick)) {
        if let Choosing::Picking(pick) = self {
            change(pick);
        }
    }

    /// The choice of fruits, while one is open.
    pub(crate) fn pick(&self) -> Option<Pick> {
        match self {
            Choosing::Picking(pick) => Some(*pick),
            Choosing::Nothing
            | Choosing::Looking(_)
            | Choosing::Chosen { .. }
            | Choosing::Ways(..)
            | Choosing::Filling(_)
            | Choosing::Later(_) => None,
        }
    }

    /// The house of which a move is to be chosen.
    pub(crate) fn ways(&self) -> Option<Place> {
        match self {
            Choosing::Ways(place, _) => Some(*place),
            Choosing::Nothing
            | Choosing::Looking(_)
            | Choosing::Chosen { .. }
            | Choosing::Picking(_)
            | Choosing::Filling(_)
            | Choosing::Later(_) => None,
        }
    }

    /// Considers one of the moves of a house, or none.
    pub(super) fn look_along(&mut self, way: Option<usize>) {
        if let Choosing::Ways(_, looking) = self {
            *looking = way;
        }
    }

    /// The houses of each side that are to be filled for the next round.
    pub(super) fn filled(&self) -> [Houses; 2] {
        match self {
            Choosing::Filling(filled) => *filled,
            Choosing::Nothing
            | Choosing::Looking(_)
            | Choosing::Chosen { .. }
            | Choosing::Picking(_)
            | Choosing::Ways(..)
            | Choosing::Later(_) => [Houses::NONE; 2],
        }
    }

    /// The places that are chosen.
    pub(crate) fn places(&self) -> Vec<Place> {
        match self {
            Choosing::Nothing | Choosing::Looking(_) => Vec::new(),
            Choosing::Chosen { house, .. } | Choosing::Later(house) | Choosing::Ways(house, _) => {
                vec![*house]
            }
            Choosing::Picking(pick) => vec![pick.place()],
            Choosing::Filling(filled) => {
                let sides = Side::BOTH.into_iter();
                sides.flat_map(|side| filled[side].places(side)).collect()
            }
        }
    }

    /// The consequences of the considered place, if previews are on, or of the chosen fruits.
    pub(super) fn considered(&self, table: &Table, previews: bool) -> Option<Considered> {
        match self {
            Choosing::Looking(place)
            | Choosing::Chosen {
                looking: Some(place),
                ..
            } if previews => considered(table, *place),
            Choosing::Picking(pick) => tried(table, pick.place(), pick.finished()?),
            Choosing::Ways(house, Some(way)) => {
                let starts = table.position().starts(*house);
                tried(table, *house, *starts.get(*way)?)
            }
            Choosing::Nothing
            | Choosing::Looking(_)
            | Choosing::Chosen { .. }
            | Choosing::Ways(..)
            | Choosing::Filling(_)
            | Choosing::Later(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Kind;

    use super::*;
    use crate::route;

    fn table(query: &str) -> Table {
        route::open(query).unwrap()
    }

    fn south(house: u8) -> Place {
        Place::House(Side::South, house)
    }

    /// Presses places of a table one after the other; returns the result of the last press.
    fn press(choosing: &mut Choosing, table: &Table, places: &[Place], confirms: bool) -> Pressed {
        let pressed = places
            .iter()
            .map(|&place| choosing.press(table, place, confirms, true));
        pressed.last().unwrap()
    }

    #[test]
    fn a_house_is_sown_at_once_or_when_it_is_pressed_again() {
        let table = table("game=kalah");
        let mut choosing = Choosing::default();
        let sown = Pressed::House(Side::South, 2);
        assert_eq!(press(&mut choosing, &table, &[south(2)], false), sown);
        assert_eq!(
            press(&mut choosing, &table, &[south(1), south(2)], true),
            Pressed::Told("press-again")
        );
        assert_eq!(choosing.places(), [south(2)]);
        assert_eq!(press(&mut choosing, &table, &[south(2)], true), sown);
        choosing.refuse();
        assert_eq!(choosing, Choosing::Looking(south(2)));
        choosing.clear();
        assert_eq!(choosing, Choosing::Nothing);
    }

    #[test]
    fn a_chosen_house_keeps_its_preview() {
        let table = table("game=kalah");
        let place = |choosing: &Choosing| Some(choosing.considered(&table, true)?.place);
        let mut choosing = Choosing::default();
        assert!(choosing.look(Some(south(4))) && !choosing.look(Some(south(4))));
        assert_eq!(place(&choosing), Some(south(4)));
        assert_eq!(choosing.considered(&table, false), None);
        press(&mut choosing, &table, &[south(2)], true);
        assert!(choosing.look(Some(south(4))));
        assert_eq!(place(&choosing), Some(south(4)));
        assert!(choosing.look(None));
        assert_eq!(place(&choosing), Some(south(2)));
        choosing.look_away();
        assert_eq!(place(&choosing), None);
        assert_eq!(choosing.places(), [south(2)]);
    }

    #[test]
    fn a_house_is_chosen_while_the_computer_thinks() {
        let thinks = table("game=oware&moves=A&north=level-3");
        let answered = table("game=oware&moves=A+a&north=level-3");
        let mut choosing = Choosing::default();
        let premove = Pressed::Told("premove");
        assert_eq!(press(&mut choosing, &thinks, &[south(1)], true), premove);
        assert_eq!(press(&mut choosing, &thinks, &[south(2)], true), premove);
        assert!(!choosing.look(Some(south(4))));
        choosing.clear();
        assert_eq!(choosing.due(&thinks), None);
        assert_eq!(choosing.due(&answered), Some(south(2)));
        assert_eq!(choosing, Choosing::Nothing);
        assert_eq!(
            press(&mut choosing, &thinks, &[south(2), south(2)], true),
            Pressed::Told("premove-gone")
        );
        assert_eq!(choosing, Choosing::Nothing);
    }

    #[test]
    fn a_house_across_is_chosen_ahead_by_its_owner() {
        rules::general::install();
        let at = "game=adi:match=territory-10&north=level-3\
                  &position=4-4-4-4-4-4-4-4-4-4-4-4-0-0-S+across%3Dab+round%3D2+won%3D1-0";
        let thinks = table(&format!("{at}&moves=A"));
        let answered = table(&format!("{at}&moves=A+d"));
        let across = Place::House(Side::North, 1);
        let mut choosing = Choosing::default();
        let premove = Pressed::Told("premove");
        assert_eq!(press(&mut choosing, &thinks, &[across], true), premove);
        assert_eq!(choosing.due(&answered), Some(across));
    }

    #[test]
    fn where_nothing_is_ahead_of_time_the_table_refuses() {
        let table = table("game=oware&moves=A&north=level-3");
        let mut choosing = Choosing::default();
        let pressed = choosing.press(&table, south(1), false, false);
        assert_eq!(pressed, Pressed::House(Side::South, 1));
        assert_eq!(choosing, Choosing::Nothing);
    }

    #[test]
    fn fruits_are_picked_until_they_are_dropped() {
        let table = table("game=banana-cala");
        let store = Place::Store(Side::South);
        let mut choosing = Choosing::default();
        assert_eq!(
            press(&mut choosing, &table, &[store], false),
            Pressed::Nothing
        );
        assert_eq!(choosing.considered(&table, false), None);
        choosing.change_pick(|pick| {
            pick.take(Kind::Grape);
        });
        // Looking around shows nothing else.
        assert!(!choosing.look(Some(south(0))));
        let considered = choosing.considered(&table, false).unwrap();
        assert_eq!(considered.place, store);
        assert_eq!(choosing.places(), [store]);
        let refused = press(&mut choosing, &table, &[Place::Store(Side::North)], false);
        assert!(matches!(
            refused,
            Pressed::Refused(PlayError::NotYourSide { .. })
        ));
        assert_eq!(choosing, Choosing::Nothing);
    }

    #[test]
    fn houses_are_filled_between_rounds() {
        let table = table(
            "game=congkak:match=traditional,refill=choose\
             &position=0-0-0-0-0-0-1-0-0-0-0-0-0-0-59-38-S&moves=G",
        );
        let side = Side::North;
        assert_eq!(table.position().refill_choice(), [None, Some(5)]);
        let mut choosing = Choosing::default();
        let house = |house| Place::House(side, house);
        press(&mut choosing, &table, &[house(0), house(1), house(0)], true);
        assert_eq!(choosing.places(), [house(1)]);
        assert!(!choosing.look(Some(house(3))));
        assert_eq!(choosing.filled()[side].len(), 1);
    }
}
