//! One game between two seats: whose choice is awaited, choices both make unseen, undoing.

use anyhow::Result;
use engine::Player;
use game::{Game, Ply, Record};
use rules::{Move, PlayError, Position, RoundError, Side, ToMove};
use words::{Perspective, Words};

use super::file::File;
use super::seat::Seat;
use super::thinker::Question;

/// Whom the game waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Wait {
    /// A person, to move.
    Person(Side),
    /// The computer, to move.
    Computer(Side),
    /// A person, to choose so many of his houses to refill for the next round.
    Refill(Side, u8),
    /// Nobody: the next round can begin.
    NextRound,
    /// Nobody: the game is over.
    Over,
}

/// A game being played.
#[derive(Debug)]
pub(crate) struct Session {
    record: Record,
    seats: [Seat; 2],
    /// Makes the computer's choices repeatable.
    seed: u64,
    file: Option<File>,
    /// Choices already made for a move or a round that takes those of both players.
    houses: [Option<u8>; 2],
    fills: [Option<u32>; 2],
    /// Whether the players knew everything that could still come when they last chose.
    perfect: [bool; 2],
}

impl Session {
    pub(crate) fn new(record: Record, seats: [Seat; 2], seed: u64, file: Option<File>) -> Session {
        let mut session = Session {
            record,
            seats,
            seed,
            file,
            houses: [None; 2],
            fills: [None; 2],
            perfect: [false; 2],
        };
        for (side, tag) in Side::BOTH.into_iter().zip(["South", "North"]) {
            let seat = session.seats[side].to_string();
            let tagged = session.record.set_tag(tag, &seat);
            tagged.expect("these tags are there to be set");
        }
        session
    }

    pub(crate) fn game(&self) -> &Game {
        &self.record.game
    }

    pub(crate) fn position(&self) -> &Position {
        self.record.game.position()
    }

    pub(crate) fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// The name of the file the game is kept in.
    pub(crate) fn file_name(&self) -> Option<String> {
        self.file.as_ref().map(File::name)
    }

    /// The one person who plays against the computer.
    pub(crate) fn only_person(&self) -> Option<Side> {
        match self.seats {
            [Seat::Person, Seat::Computer(_)] => Some(Side::South),
            [Seat::Computer(_), Seat::Person] => Some(Side::North),
            _ => None,
        }
    }

    /// How the game is told: to the person if there is one, to nobody in particular otherwise.
    pub(crate) fn told(&self) -> Perspective {
        let told = Perspective::neutral(self.game().rules().game());
        match self.only_person() {
            Some(side) => told
                .seen_by(side)
                .with_player(!side, words::Player::Computer),
            None => told,
        }
    }

    /// Whom the game waits for.
    pub(crate) fn wait(&self) -> Wait {
        let mover = |side: Side| match self.seats[side] {
            Seat::Person => Wait::Person(side),
            Seat::Computer(_) => Wait::Computer(side),
        };
        if self.game().is_over() {
            return Wait::Over;
        }
        match self.position().to_move() {
            ToMove::One(side) => mover(side),
            ToMove::Both => {
                let open = Side::BOTH
                    .into_iter()
                    .find(|&side| self.houses[side].is_none());
                mover(open.unwrap_or(Side::South))
            }
            ToMove::Nobody => {
                let choice = self.position().refill_choice();
                let open = Side::BOTH.into_iter().find_map(|side| {
                    let houses = choice[side]?;
                    let asked = self.seats[side] == Seat::Person && self.fills[side].is_none();
                    asked.then_some(Wait::Refill(side, houses))
                });
                open.unwrap_or(Wait::NextRound)
            }
        }
    }

    /// Whether a person still has something to choose in this game.
    pub(crate) fn has_person(&self) -> bool {
        self.seats.contains(&Seat::Person)
    }

    /// Makes a player's choice. While both choose at once, the move is played when the second
    /// choice is made; until then nothing shows.
    ///
    /// # Errors
    /// Why it is not legal; nothing has changed.
    pub(crate) fn choose(&mut self, side: Side, mv: Move) -> Result<Option<&Ply>, PlayError> {
        let mv = match (self.position().to_move(), mv) {
            (ToMove::Both, Move::House(house)) => {
                self.check_house(side, house)?;
                self.houses[side] = Some(house);
                match self.houses {
                    [Some(south), Some(north)] => Move::Both(south, north),
                    _ => return Ok(None),
                }
            }
            (_, mv) => mv,
        };
        self.houses = [None; 2];
        self.record.game.play(mv).map(Some)
    }

    /// Checks one half of a choice of both players.
    fn check_house(&self, side: Side, house: u8) -> Result<(), PlayError> {
        let other = self.position().playable(!side).trailing_zeros() as u8;
        self.position().check(match side {
            Side::South => Move::Both(house, other),
            Side::North => Move::Both(other, house),
        })
    }

    /// Hears, after each move of the computer, whether it knew everything that could still come.
    /// Returns whether that is new and worth saying: the game goes on.
    pub(crate) fn begins_to_be_perfect(&mut self, side: Side, perfect: bool) -> bool {
        let begins = perfect && !self.perfect[side];
        self.perfect[side] = perfect;
        begins && !self.game().is_over()
    }

    /// Remembers which houses a player refills.
    pub(crate) fn fill(&mut self, side: Side, houses: u32) {
        self.fills[side] = Some(houses);
    }

    /// Begins the next round; the computer refills the houses nearest to its store.
    ///
    /// # Errors
    /// [`RoundError`] when the choice of houses does not fit; it has to be made again.
    pub(crate) fn next_round(&mut self) -> Result<(), RoundError> {
        let choice = self.position().refill_choice();
        let fills = std::mem::take(&mut self.fills);
        let fills = Side::BOTH.map(|side| {
            fills[side].or_else(|| Some(self.position().refill_nearest(side, choice[side]?)))
        });
        self.record.game.next_round(fills).map(drop)
    }

    /// What to ask the engine when the computer is to move.
    pub(crate) fn question(&self, side: Side) -> Option<Question> {
        let Seat::Computer(level) = self.seats[side] else {
            return None;
        };
        let seed = self.seed.wrapping_add(self.game().cursor() as u64);
        Some(Question::Move {
            position: Box::new(self.position().clone()),
            player: Player { side, level, seed },
        })
    }

    /// What to ask the engine for advice.
    pub(crate) fn hint(&self, side: Side) -> Question {
        Question::Hint {
            position: Box::new(self.position().clone()),
            side,
        }
    }

    /// Takes back: against the computer to the person's last decision, otherwise one step.
    /// Returns whether there was anything to take back.
    pub(crate) fn undo(&mut self) -> bool {
        if self.houses != [None; 2] || self.fills != [None; 2] {
            self.houses = [None; 2];
            self.fills = [None; 2];
            return true;
        }
        match self.only_person() {
            Some(side) => self.record.game.undo_decision(side),
            None => self.record.game.undo(),
        }
    }

    /// Plays again what was taken back, up to a person's next decision. Returns whether there
    /// was anything.
    pub(crate) fn redo(&mut self) -> bool {
        let redone = self.record.game.redo();
        while !self.game().is_at_end() && !matches!(self.wait(), Wait::Person(_)) {
            self.record.game.redo();
        }
        redone
    }

    /// Writes the game to its file, if it has one.
    pub(crate) fn save(&self) -> Result<()> {
        match &self.file {
            Some(file) => file.write(&self.record),
            None => Ok(()),
        }
    }

    /// Who sits where: "South: a person".
    pub(crate) fn seat_lines(&self, words: Words) -> [String; 2] {
        let neutral = Perspective::neutral(self.game().rules().game());
        Side::BOTH.map(|side| {
            let arguments = [
                ("side", words.player_name(side, &neutral).into()),
                ("who", self.seats[side].text(words).into()),
            ];
            words.text_with("seat-line", &arguments)
        })
    }
}
