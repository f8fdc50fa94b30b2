//! Many games of one rule set, side by side: for training and statistics, where a call for each
//! board would cost more than the board.

use std::mem;
use std::sync::Arc;

use crate::Side;
use crate::cells::{Cells, Large, Small};
use crate::error::BatchError;
use crate::laws::Repetition;
use crate::machine::kernel::{Any, by_kernel};
use crate::machine::{Choices, Kernel, Machine, SeedChoice, mask};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::place::Place;
use crate::position::{Layouts, Position};
use crate::position_of::PositionOf;
use crate::round::Round;
use crate::state::State;

/// Games of one rule set that advance together: one call steps all of them, and chooses the kernel
/// once.
///
/// An *action* is a number: `k` is the house `k` from the left of the player to move, and the
/// number of houses is the change of sides of the pie rule. A *mask* has a bit for each legal
/// action; it is 0 exactly when the game is over.
///
/// ```
/// use rules::{Batch, Position};
///
/// let start = Position::start(&"kalah".parse()?);
/// let mut batch = Batch::new(&start, 3)?;
/// assert_eq!(batch.masks(), [0b11_1111; 3]);
/// batch.step(&[2, 0, 5])?;
/// assert_eq!(batch.position(0).to_string(), "4-4-0-5-5-5-4-4-4-4-4-4-1-0-S");
/// assert_eq!(batch.masks()[0], 0b11_1011);
///
/// let error = batch.step(&[0, 0, 6]).unwrap_err();
/// assert_eq!(error.to_string(), "actions[2] = 6 is no action; allowed: 0–5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Batch(Boards);

/// The games, in the layout their rules and seeds need.
#[derive(Clone, Debug)]
enum Boards {
    Small(Lanes<Small>),
    Large(Lanes<Large>),
}

/// Runs the same code on whichever layout a batch has.
macro_rules! on_lanes {
    ($boards:expr, $lanes:ident => $body:expr) => {
        match $boards {
            Boards::Small($lanes) => $body,
            Boards::Large($lanes) => $body,
        }
    };
}

impl Batch {
    /// That many games, all at the same position.
    ///
    /// # Errors
    /// [`BatchError::Fruit`], [`BatchError::Together`] and [`BatchError::General`] where an action
    /// is more than a house.
    pub fn new(start: &Position, games: usize) -> Result<Batch, BatchError> {
        if start.in_opening() {
            return Err(BatchError::Together);
        }
        let round = start.round;
        match &start.layout {
            Layouts::Seeds(position) if position.is_small() => {
                let lanes = Lanes::new(&position.laid_out(), round, games);
                Ok(Batch(Boards::Small(lanes)))
            }
            Layouts::Seeds(position) => {
                Ok(Batch(Boards::Large(Lanes::new(position, round, games))))
            }
            Layouts::Fruit(_) => Err(BatchError::Fruit),
            Layouts::General(position) => Err(BatchError::General {
                rules: position.rules().to_string(),
            }),
        }
    }

    /// The legal actions of each game.
    pub fn masks(&self) -> &[u32] {
        on_lanes!(&self.0, lanes => &lanes.masks)
    }

    /// Plays one action in each game; on error nothing has changed.
    ///
    /// # Errors
    /// [`BatchError::Length`] unless there is an action for each game, [`BatchError::NoAction`] or
    /// [`BatchError::Illegal`] with the first that cannot be played. A game that is over has none:
    /// see [`Batch::set`].
    pub fn step(&mut self, actions: &[u8]) -> Result<(), BatchError> {
        on_lanes!(&mut self.0, lanes => lanes.step(actions))
    }

    /// The player to move in a game, or who moved last when it is over.
    pub fn side(&self, game: usize) -> Side {
        on_lanes!(&self.0, lanes => lanes.states[game].side)
    }

    /// The outcome of a game; `None` while it goes on.
    pub fn outcome(&self, game: usize) -> Option<Outcome> {
        on_lanes!(&self.0, lanes => lanes.machine.outcome(&lanes.states[game]))
    }

    /// The number of actions, legal or not.
    pub fn actions(&self) -> u8 {
        on_lanes!(&self.0, lanes => {
            lanes.machine.shape().houses() + u8::from(lanes.machine.has_pie())
        })
    }

    /// The length of a row of [`Batch::rows`].
    pub fn row_len(&self) -> usize {
        on_lanes!(&self.0, lanes => lanes.view.len)
    }

    /// Writes a row of numbers for each game, as the player to move sees it: the houses from the own
    /// left, the opponent's from theirs, the own store, the opponent's, and where extra turns are
    /// counted how many this turn has used.
    ///
    /// ```
    /// use rules::{Batch, Position};
    ///
    /// let mut batch = Batch::new(&Position::start(&"kalah:houses=3,seeds=2".parse()?), 2)?;
    /// batch.step(&[0, 1])?;
    /// let mut rows = [0; 16];
    /// batch.rows(&mut rows);
    /// assert_eq!(rows[..8], [2, 2, 2, 0, 3, 3, 0, 0]);
    /// // The last seed fell into the store: South again.
    /// assert_eq!(rows[8..], [2, 0, 3, 2, 2, 2, 1, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// Unless there is room for a row of each game, and no more.
    pub fn rows(&self, rows: &mut [u8]) {
        on_lanes!(&self.0, lanes => lanes.rows(rows));
    }

    /// As [`Batch::rows`], for games of more than 255 seeds.
    ///
    /// # Panics
    /// As [`Batch::rows`].
    pub fn wide_rows(&self, rows: &mut [u16]) {
        on_lanes!(&self.0, lanes => lanes.each_row(rows, |seeds| seeds));
    }

    /// Writes the row of one game. `number` makes a number of a count.
    ///
    /// # Panics
    /// Unless there is room for a row, and no more.
    pub fn row<T>(&self, game: usize, row: &mut [T], number: impl Fn(u16) -> T) {
        on_lanes!(&self.0, lanes => {
            assert_eq!(row.len(), lanes.view.len, "room for a row");
            lanes.view.write(&lanes.states[game], row, number);
        });
    }

    /// The sides of all games, as [`Batch::side`].
    pub fn sides(&self, mut visit: impl FnMut(usize, Side)) {
        on_lanes!(&self.0, lanes => {
            for (game, state) in lanes.states.iter().enumerate() {
                visit(game, state.side);
            }
        });
    }

    /// The margin by which South is ahead in a game; see [`Position::margin`].
    pub fn margin(&self, game: usize) -> i16 {
        on_lanes!(&self.0, lanes => lanes.machine.margin(&lanes.states[game]))
    }

    /// A game's position.
    pub fn position(&self, game: usize) -> Position {
        let layout = match &self.0 {
            Boards::Small(lanes) => Layouts::Seeds(lanes.position_of(game).laid_out()),
            Boards::Large(lanes) => Layouts::Seeds(lanes.position_of(game)),
        };
        let round = on_lanes!(&self.0, lanes => lanes.round);
        Position { layout, round }
    }

    /// Puts a game at another position of the same rules, such as the start once it is over.
    ///
    /// # Errors
    /// [`BatchError::OtherRules`] if the rules, the burnt houses, or the room that the seeds need are
    /// not those of the first position; [`BatchError::Together`] in a simultaneous opening.
    pub fn set(&mut self, game: usize, position: &Position) -> Result<(), BatchError> {
        if position.in_opening() {
            return Err(BatchError::Together);
        }
        match (&mut self.0, &position.layout) {
            (Boards::Small(lanes), Layouts::Seeds(position)) if position.is_small() => {
                lanes.set(game, &position.laid_out())
            }
            (Boards::Large(lanes), Layouts::Seeds(position)) if !position.is_small() => {
                lanes.set(game, position)
            }
            (
                Boards::Small(_) | Boards::Large(_),
                Layouts::Seeds(_) | Layouts::Fruit(_) | Layouts::General(_),
            ) => Err(BatchError::OtherRules),
        }
    }
}

/// The order in which a row shows the cells of a board.
#[derive(Clone, Copy, Debug)]
struct View {
    /// For South and for North.
    cells: [[u8; View::CELLS]; 2],
    len: usize,
    /// Whether the extra turns used come last.
    counts_bonus: bool,
}

impl View {
    /// More than the houses and stores of any board.
    const CELLS: usize = 32;

    fn of<C: Choices>(machine: &Machine<C>) -> View {
        let shape = machine.shape();
        let counts_bonus = machine.properties().choices_counted.is_some();
        let cells = Side::BOTH.map(|own| {
            let row = |side| (0..shape.houses()).map(move |house| Place::House(side, house));
            let stores = [own, !own].map(Place::Store);
            let places = row(own).chain(row(!own)).chain(stores);
            let mut cells = [0; View::CELLS];
            for (cell, place) in cells.iter_mut().zip(places) {
                *cell = shape.cell(place) as u8;
            }
            cells
        });
        View {
            cells,
            len: shape.ring() + usize::from(counts_bonus),
            counts_bonus,
        }
    }

    #[inline(always)]
    fn write<C: Cells, T>(&self, state: &State<C>, row: &mut [T], number: impl Fn(u16) -> T) {
        let cells = &self.cells[state.side];
        let row = if self.counts_bonus {
            let (last, row) = row.split_last_mut().expect("a row is not empty");
            *last = number(state.bonus.into());
            row
        } else {
            row
        };
        for (to, &cell) in row.iter_mut().zip(cells) {
            *to = number(state.cells.count(cell.into()));
        }
    }
}

/// The parts of the games, each in a row of its own.
#[derive(Clone, Debug)]
struct Lanes<C: Choices> {
    machine: Arc<Machine<C>>,
    view: View,
    round: Round,
    states: Vec<State<C>>,
    /// Room for the states after a step.
    next: Vec<State<C>>,
    masks: Vec<u32>,
    /// For each game the positions since something was last won; none where nothing comes back.
    past: Vec<Vec<State<C>>>,
    /// Whether all of that was played here; see [`Machine::end_if_back`].
    played: bool,
}

impl<C: Choices<Choice = SeedChoice>> Lanes<C> {
    fn new(start: &PositionOf<C>, round: Round, games: usize) -> Lanes<C> {
        let past = if start.machine.remembers() { games } else { 0 };
        Lanes {
            machine: Arc::clone(&start.machine),
            view: View::of(&start.machine),
            round,
            states: vec![start.state; games],
            next: vec![start.state; games],
            masks: vec![mask::<Any, C>(&start.machine, &start.state); games],
            past: vec![start.past.clone(); past],
            played: start.past.is_empty(),
        }
    }

    fn rows(&self, rows: &mut [u8]) {
        let (rows_of_six, rest) = rows.as_chunks_mut();
        let is_six = self.machine.shape().houses() == 6 && !self.view.counts_bonus;
        if !is_six || !rest.is_empty() || rows_of_six.len() != self.states.len() {
            return self.each_row(rows, |seeds| seeds as u8);
        }
        for (state, row) in self.states.iter().zip(rows_of_six) {
            *row = state.cells.seen_by(state.side);
        }
    }

    fn each_row<T>(&self, rows: &mut [T], number: impl Fn(u16) -> T + Copy) {
        let len = self.view.len;
        assert_eq!(rows.len(), len * self.states.len(), "room for all rows");
        for (state, row) in self.states.iter().zip(rows.chunks_exact_mut(len)) {
            self.view.write(state, row, number);
        }
    }

    fn step(&mut self, actions: &[u8]) -> Result<(), BatchError> {
        if actions.len() != self.states.len() {
            return Err(BatchError::Length {
                actions: actions.len(),
                games: self.states.len(),
            });
        }
        let is_legal =
            |(&action, &mask): (&u8, &u32)| mask.checked_shr(action.into()).unwrap_or(0) & 1 == 1;
        if let Some(game) = actions
            .iter()
            .zip(&self.masks)
            .position(|action| !is_legal(action))
        {
            return Err(self.refusal(game, actions[game]));
        }
        let machine = &*self.machine;
        let houses = machine.shape().houses();
        by_kernel!(machine, C::HOT, K => {
            for (game, (before, after)) in self.states.iter().zip(&mut self.next).enumerate() {
                let action = actions[game];
                let choice = if action == houses { SeedChoice::SWAP } else { SeedChoice(action) };
                machine.play_by::<K, ()>(before, after, choice, &mut ());
                if K::laws(machine.laws()).repetition != Repetition::Ignored {
                    machine.remember(before, after, &mut self.past[game], self.played);
                }
                self.masks[game] = mask::<K, C>(machine, after);
            }
        });
        mem::swap(&mut self.states, &mut self.next);
        Ok(())
    }

    /// The reason why an action is not legal in a game.
    #[cold]
    fn refusal(&self, game: usize, action: u8) -> BatchError {
        let houses = self.machine.shape().houses();
        let mv = match action {
            action if action < houses => Move::House(action),
            action if action == houses && self.machine.has_pie() => Move::Swap,
            _ => {
                let most = houses - u8::from(!self.machine.has_pie());
                return BatchError::NoAction { game, action, most };
            }
        };
        let why = self
            .position_of(game)
            .check(mv)
            .expect_err("its bit is not set");
        BatchError::Illegal { game, action, why }
    }

    fn position_of(&self, game: usize) -> PositionOf<C> {
        PositionOf {
            machine: Arc::clone(&self.machine),
            state: self.states[game],
            past: self.past.get(game).cloned().unwrap_or_default(),
            opening: None,
        }
    }

    fn set(&mut self, game: usize, position: &PositionOf<C>) -> Result<(), BatchError> {
        let of = |machine: &Machine<C>| (*machine.rules(), machine.burnt());
        let is_own = Arc::ptr_eq(&position.machine, &self.machine);
        if !is_own && of(&position.machine) != of(&self.machine) {
            return Err(BatchError::OtherRules);
        }
        self.states[game] = position.state;
        self.masks[game] = mask::<Any, C>(&self.machine, &position.state);
        if let Some(past) = self.past.get_mut(game) {
            past.clone_from(&position.past);
            self.played &= position.past.is_empty();
        }
        Ok(())
    }
}
