//! Matches of several rounds: refilling, burnt houses, who begins, who has won.

use crate::houses::Houses;
use crate::place::HOUSES_MAX;

use crate::Side;
use crate::error::RoundError;
use crate::heap::Heap;
use crate::laws::{Match, Refill, RoundStarter};
use crate::machine::{Choices, Machine};
use crate::position::{Layouts, Position, on_layout};
use crate::position_of::PositionOf;
use crate::round::{MatchOutcome, Round};

impl Position {
    /// The round of the match that is being played.
    pub fn round(&self) -> Round {
        self.round
    }

    /// Whether the game is played over several rounds.
    pub fn has_rounds(&self) -> bool {
        self.laws()
            .is_some_and(|laws| laws.rounds.length != Match::Single)
    }

    /// Rounds won by each player, the present one included if it is over.
    pub fn rounds_won(&self) -> [u16; 2] {
        let mut won = self.round.won;
        if let Some(winner) = self.outcome().and_then(|outcome| outcome.winner) {
            won[winner] += 1;
        }
        won
    }

    /// The outcome of the match; `None` while a round is being played or another can follow. A game
    /// of one round is a match of one round.
    pub fn match_outcome(&self) -> Option<MatchOutcome> {
        let outcome = self.outcome()?;
        let won = self.rounds_won();
        let rounds = self.round.number;
        let more = match won[0].cmp(&won[1]) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::North),
        };
        let winner = match self.laws().map_or(Match::Single, |laws| laws.rounds.length) {
            Match::Single => outcome.winner,
            Match::BestOf(length) => {
                let length = u16::from(length);
                let decided = rounds >= length || won.iter().any(|&won| 2 * won > length);
                decided.then_some(more)?
            }
            Match::Traditional => {
                let ruined = |&side: &Side| self.houses_to_fill(side) == 0;
                Some(!Side::BOTH.into_iter().find(ruined)?)
            }
        };
        Some(MatchOutcome {
            winner,
            won,
            rounds,
        })
    }

    /// Houses that are burnt for the whole match and so cannot be refilled.
    fn lost_for_good(&self, side: Side, house: u8) -> bool {
        self.laws().is_some_and(|laws| laws.rounds.burnt_for_good) && self.is_burnt(side, house)
    }

    /// The number of houses a player can fill for the next round of a traditional match.
    fn houses_to_fill(&self, side: Side) -> u8 {
        let Some(laws) = self.laws() else {
            return 0;
        };
        let open = (0..laws.houses)
            .filter(|&house| !self.lost_for_good(side, house))
            .count();
        let full = self.store(side) / u16::from(laws.seeds);
        full.min(open as u16) as u8
    }

    /// With `refill=choose`: the number of houses each player has to choose before the next round.
    /// `None` for a player who has no choice.
    pub fn refill_choice(&self) -> [Option<u8>; 2] {
        let Some(rounds) = self.laws().map(|laws| laws.rounds) else {
            return [None; 2];
        };
        if rounds.length != Match::Traditional || rounds.refill != Refill::Choose || !self.is_over()
        {
            return [None; 2];
        }
        let open = |side| {
            (0..self.rules().houses())
                .filter(|&house| !self.lost_for_good(side, house))
                .count() as u8
        };
        Side::BOTH.map(|side| {
            Some(self.houses_to_fill(side)).filter(|&full| full > 0 && full < open(side))
        })
    }

    /// The houses that are filled for a player who leaves the choice open: as many of `houses` as
    /// can be filled, nearest to the store.
    pub fn refill_nearest(&self, side: Side, houses: u8) -> Houses {
        (0..self.rules().houses())
            .rev()
            .filter(|&house| !self.lost_for_good(side, house))
            .take(usize::from(houses))
            .collect()
    }

    /// The next round. `fill` names the houses each player fills; it is needed only where
    /// [`Position::refill_choice`] asks for it, otherwise the rules decide.
    ///
    /// # Errors
    /// [`RoundError`] when no round follows or the choice of houses does not fit.
    pub fn next_round(&self, fill: [Option<Houses>; 2]) -> Result<Position, RoundError> {
        let outcome = self.outcome().ok_or(RoundError::NotOver)?;
        if !self.has_rounds() {
            return Err(RoundError::SingleRound);
        }
        if self.match_outcome().is_some() {
            return Err(RoundError::MatchOver);
        }
        let starter = self.next_starter(outcome.winner);
        let round = Round {
            number: self.round.number + 1,
            won: self.rounds_won(),
            begun_by: starter,
        };
        let laws = self.rules().table_laws();
        let mut start = Position::start(self.rules());
        if laws.rounds.length == Match::Traditional {
            let board = self.refilled(fill)?;
            start.layout = Layouts::Seeds(board.position_of(self));
        }
        on_layout!(
            &mut start.layout,
            position => position.begin_with(starter),
            general _position => {}
        );
        Ok(Position {
            layout: start.layout,
            round,
        })
    }

    fn next_starter(&self, winner: Option<Side>) -> Side {
        let other = !self.round.begun_by;
        match (self.rules().table_laws().rounds.starter, winner) {
            (RoundStarter::Loser, Some(winner)) => !winner,
            (RoundStarter::Winner, Some(winner)) => winner,
            (RoundStarter::Alternate, _) | (_, None) => other,
        }
    }

    /// The houses and stores after refilling.
    fn refilled(&self, fill: [Option<Houses>; 2]) -> Result<Refilled, RoundError> {
        let laws = self.rules().table_laws();
        let choice = self.refill_choice();
        let mut board = Refilled {
            seeds: [[0; HOUSES_MAX as usize]; 2],
            stores: [0; 2],
            burnt: 0,
        };
        for side in Side::BOTH {
            let open: Vec<u8> = (0..laws.houses)
                .filter(|&house| !self.lost_for_good(side, house))
                .collect();
            let order = match (choice[side], fill[side]) {
                (Some(houses), Some(fill)) => {
                    let (chosen, rest): (Vec<u8>, Vec<u8>) =
                        open.iter().partition(|&&house| fill.contains(house));
                    // Houses that are burnt or beyond the board are not among the open ones.
                    if fill.len() != houses || chosen.len() != usize::from(houses) {
                        return Err(RoundError::Fill { side, houses });
                    }
                    [chosen, rest].concat()
                }
                (Some(houses), None) => return Err(RoundError::Fill { side, houses }),
                (None, _) if laws.rounds.refill == Refill::Far => open,
                (None, _) => open.into_iter().rev().collect(),
            };
            board.fill(self, side, &order);
        }
        Ok(board)
    }
}

/// A board for a further round.
struct Refilled {
    seeds: [[u16; HOUSES_MAX as usize]; 2],
    stores: [u16; 2],
    burnt: u32,
}

impl Refilled {
    /// Fills the houses of a side in this order as far as its store goes.
    fn fill(&mut self, before: &Position, side: Side, order: &[u8]) {
        let laws = before.rules().table_laws();
        let full = u16::from(laws.seeds);
        let mut left = before.store(side);
        for &house in order {
            let put = if left >= full {
                full
            } else if laws.rounds.partial_house_open {
                left
            } else {
                0
            };
            self.seeds[side][usize::from(house)] = put;
            left -= put;
        }
        self.stores[side] = left;
        let base = before.shape().base(side);
        for house in 0..usize::from(laws.houses) {
            if self.seeds[side][house] == 0 {
                self.burnt |= 1 << (base + house);
            }
        }
    }

    fn position_of<C: Choices>(&self, before: &Position) -> PositionOf<C> {
        let machine = Machine::<C>::compiled(before.rules(), self.burnt);
        let mut state = machine.start();
        state.total = before.pieces_total();
        let shape = machine.shape();
        for side in Side::BOTH {
            for house in 0..usize::from(machine.laws().houses) {
                let seeds = Heap::Seeds(self.seeds[side][house]);
                state.cells.set(shape.base(side) + house, seeds);
            }
            state
                .cells
                .set(shape.store(side), Heap::Seeds(self.stores[side]));
        }
        PositionOf::new(machine, state)
    }
}
