//! A game session between two seats: the players, the awaited choice, choices hidden until both
//! have chosen, and undo to a decision.
//!
//! A page, a terminal and a server hold a [`Sitting`] each and add a screen, a file or a
//! connection. It reads no clock, and everything random follows from its seed.

use rules::{Houses, Move, PlayError, Position, RoundError, Side, ToMove};

use crate::game::Game;
use crate::seat::{Level, Seat};
use crate::step::{Ply, RoundStart};

/// The choice that a game waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Awaited {
    /// A person on this side, to move.
    Person(Side),
    /// The computer on this side, at this level, to move.
    Computer(Side, Level),
    /// A person on this side, to choose this many houses to be filled for the next round.
    Refill(Side, u8),
    /// No choice: the round is over and another can begin.
    NextRound,
    /// No choice here: the game is over, somebody elsewhere is to move, or the past is being viewed
    /// while the computer is to move.
    Nobody,
}

/// The result of a choice.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Chosen {
    /// A ply was played.
    Played,
    /// The choice is kept, hidden, until the other player has chosen, too.
    Hidden,
}

/// A game and its players.
#[derive(Clone, Debug)]
pub struct Sitting {
    game: Game,
    seats: [Seat; 2],
    /// The players whose choices are made elsewhere, and only heard of here.
    elsewhere: [bool; 2],
    /// Houses chosen in a simultaneous opening that the other player must not see yet.
    hidden: [Option<u8>; 2],
    /// Houses chosen to be filled for the next round.
    fills: [Option<Houses>; 2],
    seed: u64,
    /// The player who knows everything that can still come, and the number of steps in the line
    /// when that began.
    perfect: Option<(Side, usize)>,
}

impl Sitting {
    /// A game with its players, South first. `seed` decides the computer's choice among moves.
    pub fn new(game: Game, seats: [Seat; 2], seed: u64) -> Sitting {
        Sitting {
            game,
            seats,
            elsewhere: [false; 2],
            hidden: [None; 2],
            fills: [None; 2],
            seed,
            perfect: None,
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game alone, its players gone.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The players, South first.
    pub fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    /// Gives a side to another player.
    pub fn seat(&mut self, side: Side, seat: Seat) {
        self.seats[side] = seat;
    }

    /// Leaves the choices of these players to somewhere else: nobody here can make them.
    #[must_use]
    pub fn with_elsewhere(self, elsewhere: [bool; 2]) -> Sitting {
        Sitting { elsewhere, ..self }
    }

    /// Whether a person here makes this player's choices.
    pub fn is_here(&self, side: Side) -> bool {
        self.seats[side].is_person() && !self.elsewhere[side]
    }

    /// The seed by which the computer chooses among moves.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Sets the seed, and so makes its random choices differ from those of every other game.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// The seed for the present position: the same after taking a move back, and another one in the
    /// same position of another game.
    pub fn seed_now(&self) -> u64 {
        self.seed
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add(self.game.cursor() as u64)
    }

    /// The one person who plays here, if the other player is the computer, or somebody elsewhere.
    pub fn only_person(&self) -> Option<Side> {
        Side::only(|side| self.is_here(side))
    }

    /// Whether a person here still has something to choose in this game.
    pub fn has_person(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.is_here(side))
    }

    /// The choice that is awaited. The computer does not move while the past is being viewed. While
    /// both choose at once, people choose before the computer is asked; it does not learn their
    /// choices.
    pub fn awaited(&self) -> Awaited {
        if self.game.is_over() || self.is_past_of_others() {
            return Awaited::Nobody;
        }
        match self.position().to_move() {
            ToMove::One(side) => self.awaits(side),
            ToMove::Both => {
                let open = || {
                    let sides = Side::BOTH.into_iter();
                    sides.filter(|&side| self.hidden[side].is_none())
                };
                let person = open().find(|&side| self.is_here(side));
                let next = person.or_else(|| open().next());
                next.map_or(Awaited::Nobody, |side| self.awaits(side))
            }
            ToMove::Nobody => {
                let asked = self.position().refill_choice();
                let refill = Side::BOTH.into_iter().find_map(|side| {
                    let is_open = self.is_here(side) && self.fills[side].is_none();
                    let houses = asked[side].filter(|_| is_open)?;
                    Some(Awaited::Refill(side, houses))
                });
                let is_watched = self.elsewhere == [true; 2];
                refill.unwrap_or(if is_watched {
                    Awaited::Nobody
                } else {
                    Awaited::NextRound
                })
            }
        }
    }

    /// Whether the past is being viewed of a game with somebody elsewhere, who knows nothing of it.
    pub fn is_past_of_others(&self) -> bool {
        self.elsewhere != [false; 2] && !self.game.is_at_end()
    }

    fn awaits(&self, side: Side) -> Awaited {
        match self.seats[side] {
            _ if self.elsewhere[side] => Awaited::Nobody,
            Seat::Person(_) => Awaited::Person(side),
            Seat::Computer(level) if self.game.is_at_end() => Awaited::Computer(side, level),
            Seat::Computer(_) => Awaited::Nobody,
        }
    }

    /// Whether both players choose at the same time.
    pub fn is_opening(&self) -> bool {
        self.position().to_move() == ToMove::Both
    }

    /// Whether this player has made a choice that the other must not see yet.
    pub fn has_chosen(&self, side: Side) -> bool {
        self.hidden[side].is_some()
    }

    /// The house that this player has chosen and the other must not see yet.
    pub fn chosen(&self, side: Side) -> Option<u8> {
        self.hidden[side]
    }

    /// Houses that a person here may choose now.
    pub fn playable(&self, side: Side) -> Houses {
        let has_chosen = self.is_opening() && self.has_chosen(side);
        // In a match about territory the player across may own houses on this side.
        let chooser = self.position().side_to_move().unwrap_or(side);
        if has_chosen || !self.is_here(chooser) || self.is_past_of_others() {
            Houses::NONE
        } else {
            self.position().playable(side)
        }
    }

    /// Makes a player's choice: a whole move or, while both choose at once, a house.
    ///
    /// # Errors
    /// [`PlayError`] if it is not legal; then nothing has changed.
    pub fn choose(&mut self, side: Side, mv: Move) -> Result<Chosen, PlayError> {
        match (self.position().to_move(), mv) {
            (ToMove::Both, Move::House(house)) if !self.elsewhere[side] => self.hide(side, house),
            (ToMove::One(to_move), Move::House(house))
                if to_move != side || self.elsewhere[side] =>
            {
                Err(PlayError::NotYourSide {
                    house: rules::Place::House(side, house).letter(),
                    to_move,
                })
            }
            (ToMove::Both | ToMove::One(_) | ToMove::Nobody, mv) => self.play(mv),
        }
    }

    /// Makes the choice of the computer on that side, from the text of its answer.
    ///
    /// # Errors
    /// [`PlayError`] if it is not legal; then nothing has changed.
    pub fn answer(&mut self, side: Side, text: &str) -> Result<Chosen, PlayError> {
        let mv = if self.is_opening() {
            Move::read(text)?.1
        } else {
            self.position().read_move(text)?
        };
        self.choose(side, mv)
    }

    fn hide(&mut self, side: Side, house: u8) -> Result<Chosen, PlayError> {
        check_hidden(self.position(), side, house)?;
        self.hidden[side] = Some(house);
        match self.hidden {
            [Some(south), Some(north)] => self.play(Move::Both(south, north)),
            [None, _] | [_, None] => Ok(Chosen::Hidden),
        }
    }

    /// Plays a whole move of either player.
    ///
    /// # Errors
    /// [`PlayError`] if it is not legal; then nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<Chosen, PlayError> {
        let step = self.game.cursor();
        self.game.play(mv)?;
        // A line that branches off earlier begins where no player knew everything yet.
        self.perfect.take_if(|&mut (_, begun)| step < begun);
        self.forget_choices();
        Ok(Chosen::Played)
    }

    /// Ends the game because the time of a player has run out.
    ///
    /// # Errors
    /// [`PlayError::Over`] when it is over already.
    pub fn run_out(&mut self, side: Side) -> Result<(), PlayError> {
        self.forget_choices();
        self.game.run_out(side)
    }

    /// Records, with each choice of the computer, whether it knows everything that can still come.
    pub fn hear(&mut self, side: Side, perfect: bool) {
        match self.perfect {
            None if perfect => self.perfect = Some((side, self.game.cursor())),
            Some((known, _)) if known == side && !perfect => self.perfect = None,
            None | Some(_) => {}
        }
    }

    /// The player who knows the value of every position that can still come, and will not err, in
    /// positions after the first move for which that held.
    pub fn perfect(&self) -> Option<Side> {
        let (side, begun) = self.perfect?;
        (self.game.cursor() > begun && !self.position().is_over()).then_some(side)
    }

    /// Whether a player has been called perfect in this line of play, and so may never err in what
    /// follows.
    pub fn is_called_perfect(&self, side: Side) -> bool {
        let called = |(known, begun)| known == side && self.game.cursor() >= begun;
        self.perfect.is_some_and(called)
    }

    /// Keeps a player's choice of houses to fill for the next round.
    pub fn fill(&mut self, side: Side, houses: Houses) {
        self.fills[side] = Some(houses);
    }

    /// Begins the next round. A player who has not chosen fills the houses nearest to the store.
    ///
    /// # Errors
    /// [`RoundError`] if no round follows, or the houses cannot be filled: they have to be chosen
    /// again.
    pub fn next_round(&mut self) -> Result<&RoundStart, RoundError> {
        let asked = self.position().refill_choice();
        let fills = std::mem::take(&mut self.fills);
        let fills = Side::BOTH.map(|side| {
            let houses = asked[side]?;
            Some(fills[side].unwrap_or_else(|| self.position().refill_nearest(side, houses)))
        });
        self.hidden = [None; 2];
        self.perfect = None;
        self.game.next_round(fills)
    }

    /// Takes back one decision: a choice that is still hidden, else against the computer the last one
    /// of the person, else the last step. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.forget_choices() {
            return true;
        }
        match self.only_person() {
            Some(side) => self.game.undo_decision(side),
            None => self.game.undo(),
        }
    }

    /// Plays again what was taken back: against the computer up to the person's next decision.
    /// Returns whether there was something.
    pub fn redo(&mut self) -> bool {
        self.forget_choices();
        let mut done = false;
        while self.game.redo() {
            done = true;
            let person_decides = match (self.only_person(), self.position().to_move()) {
                (Some(side), ToMove::One(to_move)) => side == to_move,
                (Some(_), ToMove::Both | ToMove::Nobody) | (None, _) => true,
            };
            if person_decides {
                break;
            }
        }
        done
    }

    /// Looks at the position after this many steps of the line.
    pub fn look(&mut self, steps: usize) {
        self.forget_choices();
        self.game.go_to(steps.min(self.game.line_len()));
    }

    /// Looks at another place of the game; the line now leads through it.
    pub fn go_to(&mut self, node: crate::NodeId) {
        self.forget_choices();
        self.game.go_to_node(node);
    }

    /// Changes what is said about the game, or its variations.
    pub fn edit(&mut self, edit: impl FnOnce(&mut Game)) {
        self.forget_choices();
        edit(&mut self.game);
    }

    /// Forgets choices that are not played yet; returns whether there were any.
    fn forget_choices(&mut self) -> bool {
        let had = self.hidden != [None; 2] || self.fills != [None; 2];
        self.hidden = [None; 2];
        self.fills = [None; 2];
        had
    }

    /// The ply that led to the cursor, if the last step was one.
    pub fn last_ply(&self) -> Option<&Ply> {
        self.game.last_ply()
    }
}

/// Whether a player may choose this house in a simultaneous opening.
///
/// # Errors
/// The reason why not.
pub(crate) fn check_hidden(position: &Position, side: Side, house: u8) -> Result<(), PlayError> {
    // Any choice of the other player shows the fault of this one.
    let other = position.playable(!side).first().unwrap_or_default();
    position.check(match side {
        Side::South => Move::Both(house, other),
        Side::North => Move::Both(other, house),
    })
}
