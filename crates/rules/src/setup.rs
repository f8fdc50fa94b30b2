//! A position as it was written, and the checks that make it a valid one.

use crate::error::SetupError;
use crate::general;
use crate::heap::{Heap, Kind};
use crate::laws::{Bonus, Laws, Opening as OpeningLaw, Pieces};
use crate::machine::{Choices, Machine};
use crate::opening::Opening;
use crate::outcome::EndReason;
use crate::place::{Cell, Place, Shape};
use crate::position::{Layouts, Position};
use crate::position_of::PositionOf;
use crate::round::Round;
use crate::ruleset::RuleSet;
use crate::state::{Pie, State};
use crate::{Cells, Fruit, Large, Side};

/// The stated content of a house.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Content {
    /// These pieces.
    Heap(Heap),
    /// The house is burnt.
    Burnt,
}

impl Content {
    /// The pieces there; nothing in a burnt house.
    fn heap(self, empty: Heap) -> Heap {
        match self {
            Content::Heap(heap) => heap,
            Content::Burnt => empty,
        }
    }
}

/// The stated player to move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Turn {
    /// This player (in a simultaneous opening, also the one who begins if both die together).
    Side(Side),
    /// Neither player: the game is over.
    Over,
}

/// The stated state of a simultaneous opening.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum OpeningState {
    /// Not stated: a full board means that the opening begins.
    Derived,
    /// The opening is under way.
    Going(Opening),
    /// The opening is over.
    Over,
}

/// A position as it was written: only the number of fields has been checked.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Setup {
    /// South's and North's houses, each in its owner's order.
    pub houses: [Vec<Content>; 2],
    /// Both stores.
    pub stores: [Heap; 2],
    /// Both won heaps; empty in games without them.
    pub won: [Heap; 2],
    /// The player to move.
    pub turn: Turn,
    /// Extra choices used this turn, where the rules count them.
    pub bonus: u8,
    /// Whether sides may be swapped; `None` derives it from the board.
    pub swap: Option<bool>,
    /// The stated simultaneous opening.
    pub(crate) opening: OpeningState,
    /// The round of the match.
    pub round: Round,
    /// Earlier positions that could come back, oldest first: houses, stores and turn of each.
    pub(crate) history: Vec<Setup>,
}

impl Setup {
    /// An empty board on which South is to move.
    pub fn empty(rules: &RuleSet) -> Setup {
        let nothing = nothing(rules);
        Setup {
            houses: [(); 2].map(|()| vec![Content::Heap(nothing); usize::from(rules.houses())]),
            stores: [nothing; 2],
            won: [nothing; 2],
            turn: Turn::Side(Side::South),
            bonus: 0,
            swap: None,
            opening: OpeningState::Derived,
            round: Round::FIRST,
            history: Vec::new(),
        }
    }

    /// The same board as the other player sees it: everything of South's is North's, and the other way
    /// round, the turn included. It has no earlier positions.
    #[must_use]
    pub fn turned(mut self) -> Setup {
        self.houses.reverse();
        self.stores.reverse();
        self.won.reverse();
        if let Turn::Side(side) = &mut self.turn {
            *side = !*side;
        }
        self.history.clear();
        self
    }

    /// Checks the setup and makes it a position. It must have as many seeds as the game, unless
    /// `any_seeds`. A position in which the game has ended by its rules becomes a finished one.
    ///
    /// ```
    /// use rules::{Content, Heap, Setup, Side};
    ///
    /// let rules = "oware".parse().unwrap();
    /// let mut setup = Setup::empty(&rules);
    /// setup.houses[Side::South][5] = Content::Heap(Heap::Seeds(2));
    /// setup.houses[Side::North][0] = Content::Heap(Heap::Seeds(1));
    /// let position = setup.position(&rules, true).unwrap();
    /// assert_eq!(position.seeds_in_houses(), 3);
    /// ```
    ///
    /// # Errors
    /// [`SetupError`] for the first fault.
    pub fn position(&self, rules: &RuleSet, any_seeds: bool) -> Result<Position, SetupError> {
        if let Some(laws) = rules.general_laws() {
            let starter = self.round.begun_by;
            let position = general::door().read(&self.fields(), rules, laws, any_seeds, starter)?;
            return Ok(Position {
                layout: Layouts::General(position),
                round: self.round,
            });
        }
        let total = self.check(rules, any_seeds)?;
        let layout = if rules.table_laws().has_fruit() {
            Layouts::Fruit(self.position_of::<Fruit>(rules, total))
        } else {
            Layouts::Seeds(self.position_of::<Large>(rules, total))
        };
        Ok(Position {
            layout,
            round: self.round,
        })
    }

    fn heaps(&self, rules: &RuleSet) -> impl Iterator<Item = Heap> {
        let empty = nothing(rules);
        let houses = self
            .houses
            .iter()
            .flatten()
            .map(move |content| content.heap(empty));
        houses.chain(self.stores).chain(self.won)
    }

    /// Checks everything that can be wrong; returns the number of pieces.
    fn check(&self, rules: &RuleSet, any_seeds: bool) -> Result<u16, SetupError> {
        let laws = rules.table_laws();
        let houses = usize::from(laws.houses);
        if self.houses.iter().any(|row| row.len() != houses) {
            return Err(SetupError::FieldCount {
                found: self.houses[0].len() + self.houses[1].len() + 3,
                expected: 2 * houses + 3,
                houses: laws.houses,
                rest: "both stores",
            });
        }
        let burnt = self
            .houses
            .iter()
            .flatten()
            .any(|&content| content == Content::Burnt);
        if burnt && rules.value("match").is_none() {
            return Err(SetupError::NoBurntHouses {
                rules: rules.to_string(),
            });
        }
        self.check_choices(rules)?;
        let in_hand = match &self.opening {
            OpeningState::Going(opening) => u32::from(opening.seeds_in_hand()),
            OpeningState::Derived | OpeningState::Over => 0,
        };
        let heaps = self.heaps(rules).map(|heap| u32::from(heap.count()));
        let found = heaps.sum::<u32>() + in_hand;
        if found == 0 {
            return Err(SetupError::NoSeeds);
        }
        let most = if laws.has_fruit() {
            Fruit::PIECES_MAX
        } else {
            Large::PIECES_MAX
        };
        if found > u32::from(most) {
            return Err(SetupError::TooManySeeds { found, most });
        }
        if !any_seeds {
            self.check_total(rules, found)?;
        }
        let seeds = |old: &Setup| {
            old.heaps(rules)
                .map(|heap| u32::from(heap.count()))
                .sum::<u32>()
        };
        if self.history.iter().any(|old| seeds(old) != found) {
            return Err(SetupError::History);
        }
        if let OpeningState::Going(opening) = &self.opening {
            self.check_opening(opening)?;
        }
        Ok(found as u16)
    }

    /// Checks that neither player has used more extra choices than there are, in a turn or in an
    /// opening.
    fn check_choices(&self, rules: &RuleSet) -> Result<(), SetupError> {
        let Bonus::UpTo(most) = rules.table_laws().bonus else {
            return Ok(());
        };
        let in_opening = match self.opening {
            OpeningState::Going(opening) => opening.bonus,
            OpeningState::Derived | OpeningState::Over => [0; 2],
        };
        let found = in_opening.into_iter().fold(self.bonus, u8::max);
        if found > most {
            return Err(SetupError::ManyChoices {
                found,
                most,
                rules: rules.to_string(),
            });
        }
        Ok(())
    }

    /// Checks that a player has to choose, and that a player who has to has seeds in their houses.
    fn check_opening(&self, opening: &Opening) -> Result<(), SetupError> {
        let has_seeds = |side: Side| {
            let full =
                |content: &Content| matches!(content, Content::Heap(heap) if !heap.is_empty());
            self.houses[side].iter().any(full)
        };
        let mut choosing = Side::BOTH
            .into_iter()
            .filter(|&side| opening.is_choosing(side))
            .peekable();
        if choosing.peek().is_none() || !choosing.all(has_seeds) {
            return Err(SetupError::StuckOpening);
        }
        Ok(())
    }

    fn check_total(&self, rules: &RuleSet, found: u32) -> Result<(), SetupError> {
        let expected = rules.table_laws().seeds_total();
        if let Pieces::Fruit { .. } = rules.table_laws().pieces {
            let all = self.heaps(rules).fold(nothing(rules), Heap::plus);
            let expected = Heap::Fruit([12; Kind::ALL.len()]);
            if all != expected {
                return Err(SetupError::FruitCount {
                    found: all.to_string(),
                    expected: expected.to_string(),
                });
            }
        } else if found != u32::from(expected) {
            return Err(SetupError::SeedCount {
                found,
                expected,
                rules: rules.to_string(),
            });
        }
        Ok(())
    }

    fn burnt_cells(&self, shape: Shape) -> u32 {
        let mut burnt = 0;
        for side in Side::BOTH {
            for (house, content) in self.houses[side].iter().enumerate() {
                if *content == Content::Burnt {
                    burnt |= 1 << (shape.base(side) + house);
                }
            }
        }
        burnt
    }

    fn cells<C: Cells>(&self, shape: Shape, empty: Heap) -> C {
        let mut cells = C::EMPTY;
        let mut put = |cell: Cell, heap: Heap| {
            if !heap.is_empty() {
                cells.set(cell, heap);
            }
        };
        for side in Side::BOTH {
            for (house, content) in self.houses[side].iter().enumerate() {
                put(shape.base(side) + house, content.heap(empty));
            }
            put(shape.cell(Place::Store(side)), self.stores[side]);
            put(shape.cell(Place::Won(side)), self.won[side]);
        }
        cells
    }

    /// The fields of a position's text: all that a setup says about a game without fruit and
    /// openings.
    fn fields(&self) -> String {
        let houses = self.houses.iter().flatten().map(|content| match content {
            Content::Heap(heap) => heap.count().to_string(),
            Content::Burnt => "x".to_owned(),
        });
        let stores = self.stores.iter().map(|store| store.count().to_string());
        let turn = match self.turn {
            Turn::Side(side) => side.letter(),
            Turn::Over => 'X',
        };
        let fields: Vec<String> = houses.chain(stores).chain([turn.to_string()]).collect();
        fields.join("-")
    }

    fn position_of<C: Choices>(&self, rules: &RuleSet, total: u16) -> PositionOf<C> {
        let shape = Shape::new(rules.houses());
        let machine = Machine::<C>::compiled(rules, self.burnt_cells(shape));
        let side = match self.turn {
            Turn::Side(side) => side,
            Turn::Over => Side::South,
        };
        let empty = nothing(rules);
        let mut state = State {
            cells: self.cells(shape, empty),
            side,
            bonus: match rules.table_laws().bonus {
                Bonus::UpTo(_) => self.bonus,
                Bonus::Never | Bonus::Always => 0,
            },
            pie: Pie::Unavailable,
            total,
            over: (self.turn == Turn::Over).then_some(EndReason::Given),
        };
        let opening = match self.opening {
            OpeningState::Going(opening) => Some(opening),
            OpeningState::Derived if is_opening(&machine, &state) => Some(Opening::new(side)),
            OpeningState::Derived | OpeningState::Over => None,
        };
        if state.over.is_none() {
            state.pie = match self.swap {
                _ if rules.table_laws().opening != OpeningLaw::Pie => Pie::Unavailable,
                Some(true) => Pie::Offered,
                Some(false) => Pie::Unavailable,
                None => derive_pie(&machine, &state),
            };
            if opening.is_none() {
                machine.settle(&mut state);
            }
        }
        let past = self.history.iter().map(|old| State {
            cells: old.cells(shape, empty),
            side: match old.turn {
                Turn::Side(side) => side,
                Turn::Over => Side::South,
            },
            over: None,
            ..state
        });
        let past = if machine.remembers() {
            past.collect()
        } else {
            Vec::new()
        };
        let opening = opening.filter(|_| state.over.is_none());
        if opening.is_some() {
            state.side = Opening::SIDE;
        }
        PositionOf {
            machine,
            state,
            past,
            opening,
        }
    }
}

/// An empty place of this game.
pub(crate) fn nothing(rules: &RuleSet) -> Heap {
    if rules.laws().is_some_and(Laws::has_fruit) {
        Heap::Fruit([0; 4])
    } else {
        Heap::Seeds(0)
    }
}

/// A board as at the start of a round belongs to a simultaneous opening: full houses wherever
/// they are not burnt, or nothing sown into.
pub(crate) fn is_opening<C: Choices>(machine: &Machine<C>, state: &State<C>) -> bool {
    let laws = machine.laws();
    laws.opening == OpeningLaw::Simultaneous
        && state.over.is_none()
        && Side::BOTH.into_iter().all(|side| {
            (0..usize::from(laws.houses)).all(|house| {
                let cell = machine.shape().base(side) + house;
                machine.burnt() & (1 << cell) != 0
                    || state.cells.count(cell) == u16::from(laws.seeds)
            })
        })
}

/// Whether the pie rule is still open in a position that does not say so: South has not ended the
/// first turn, or has just ended it. Exact but for boards that a longer game reaches, too.
pub(crate) fn derive_pie<C: Choices>(machine: &Machine<C>, state: &State<C>) -> Pie {
    if machine.laws().opening != OpeningLaw::Pie {
        return Pie::Unavailable;
    }
    let mut frontier = vec![machine.start()];
    let mut seen = Vec::new();
    while let Some(moment) = frontier.pop() {
        if moment.cells == state.cells && moment.side == state.side {
            return moment.pie;
        }
        if moment.pie != Pie::FirstTurn || moment.over.is_some() || seen.contains(&moment) {
            continue;
        }
        seen.push(moment);
        for choice in machine.choices(&moment) {
            let mut after = moment;
            machine.play(&mut after, choice, &mut ());
            frontier.push(after);
        }
    }
    Pie::Unavailable
}
