//! Matches of several rounds: refilling, burnt houses, who begins, who has won.

use crate::houses::Houses;
use crate::place::HOUSES_MAX;

use crate::Side;
use crate::error::RoundError;
use crate::general::{self, RoundBoard, Territory};
use crate::heap::Heap;
use crate::laws::{Match, Refill, RoundStarter, Rounds};
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
        self.match_laws()
            .is_some_and(|(rounds, _)| rounds.length != Match::Single)
    }

    /// The laws of the match, and the number of seeds in a full house.
    fn match_laws(&self) -> Option<(Rounds, u8)> {
        if let Some(laws) = self.laws() {
            return Some((laws.rounds, laws.seeds));
        }
        match self.rules().general_laws()? {
            general::Laws::Two(laws) => Some((laws.rounds, laws.seeds)),
            general::Laws::Four(_) | general::Laws::Bao(_) => None,
        }
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
        let length = self
            .match_laws()
            .map_or(Match::Single, |(rounds, _)| rounds.length);
        let winner = match length {
            Match::Single => outcome.winner,
            Match::BestOf(length) => {
                let length = u16::from(length);
                let decided = rounds >= length || won.iter().any(|&won| 2 * won > length);
                decided.then_some(more)?
            }
            Match::Wins(needed) => {
                let decided = won.iter().any(|&won| won >= u16::from(needed));
                decided.then_some(more)?
            }
            Match::Traditional => {
                let ruined = |&side: &Side| self.houses_to_fill(side) == 0;
                Some(!Side::BOTH.into_iter().find(ruined)?)
            }
            Match::Territory(_) | Match::FullTerritory(_) => {
                let territory = self.next_territory()?;
                return Some(MatchOutcome {
                    winner: Some(territory.winner?),
                    won: territory.owned.map(u16::from),
                    rounds,
                });
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
        self.match_laws()
            .is_some_and(|(rounds, _)| rounds.burnt_for_good)
            && self.is_burnt(side, house)
    }

    /// The seeds that a player has for the next round. A round of a general game may end with some
    /// left on the board: they are their houses' owner's.
    fn seeds_won(&self, side: Side) -> u16 {
        on_layout!(
            &self.layout,
            _position => self.store(side),
            general position => position.seeds_won()[side]
        )
    }

    /// The number of houses that each player owns in the next round; `None` if the match is not about
    /// territory. While a round is being played it is what the seeds as they lie would give.
    pub fn territory(&self) -> Option<[u8; 2]> {
        Some(self.next_territory()?.owned)
    }

    fn next_territory(&self) -> Option<Territory> {
        on_layout!(
            &self.layout,
            _position => None,
            general position => position.territory()
        )
    }

    /// The number of houses a player can fill for the next round of a traditional match.
    fn houses_to_fill(&self, side: Side) -> u8 {
        let Some((_, seeds)) = self.match_laws() else {
            return 0;
        };
        let open = (0..self.rules().houses())
            .filter(|&house| !self.lost_for_good(side, house))
            .count();
        let full = self.seeds_won(side) / u16::from(seeds);
        full.min(open as u16) as u8
    }

    /// With `refill=choose`: the number of houses each player has to choose before the next round.
    /// `None` for a player who has no choice.
    pub fn refill_choice(&self) -> [Option<u8>; 2] {
        let Some((rounds, _)) = self.match_laws() else {
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
        let (rounds, _) = self.match_laws().expect("a match has laws for its rounds");
        let board = (rounds.length == Match::Traditional)
            .then(|| self.refilled(fill))
            .transpose()?;
        if let Some(laws) = self.rules().general_laws() {
            let begin = RoundBoard {
                seeds: board.as_ref().map(|board| (board.seeds, board.stores)),
                burnt: board.map_or([Houses::NONE; 2], |board| board.burnt),
                starter,
                ceded: self.next_territory().map_or(0, |territory| territory.ceded),
            };
            let position = general::door().start_round(self.rules(), laws, &begin);
            return Ok(Position {
                layout: Layouts::General(position),
                round,
            });
        }
        let mut start = Position::start(self.rules());
        if let Some(board) = board {
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
        let rounds = self
            .match_laws()
            .map_or(Rounds::SINGLE, |(rounds, _)| rounds);
        match (rounds.starter, winner) {
            (RoundStarter::Loser, Some(winner)) => !winner,
            (RoundStarter::Winner, Some(winner)) => winner,
            (RoundStarter::Alternate, _) | (_, None) => other,
        }
    }

    /// The houses and stores after refilling.
    fn refilled(&self, fill: [Option<Houses>; 2]) -> Result<Refilled, RoundError> {
        let (rounds, in_full) = self.match_laws().expect("a match has laws for its rounds");
        let choice = self.refill_choice();
        let mut board = Refilled {
            seeds: [[0; HOUSES_MAX as usize]; 2],
            stores: [0; 2],
            burnt: [Houses::NONE; 2],
        };
        for side in Side::BOTH {
            let open: Vec<u8> = (0..self.rules().houses())
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
                (None, _) if rounds.refill == Refill::Far => open,
                (None, _) => open.into_iter().rev().collect(),
            };
            board.fill(self, side, &order, in_full, rounds.partial_house_open);
        }
        Ok(board)
    }
}

/// A board for a further round.
struct Refilled {
    seeds: [[u16; HOUSES_MAX as usize]; 2],
    stores: [u16; 2],
    burnt: [Houses; 2],
}

impl Refilled {
    /// Fills the houses of a side in this order, `full` seeds in each, as far as what it has goes;
    /// the last one may get fewer if it is to stay open.
    fn fill(
        &mut self,
        before: &Position,
        side: Side,
        order: &[u8],
        full: u8,
        partial_is_open: bool,
    ) {
        let full = u16::from(full);
        let mut left = before.seeds_won(side);
        for &house in order {
            let put = if left >= full {
                full
            } else if partial_is_open {
                left
            } else {
                0
            };
            self.seeds[side][usize::from(house)] = put;
            left -= put;
        }
        self.stores[side] = left;
        let houses = 0..before.rules().houses();
        let is_empty = |house: &u8| self.seeds[side][usize::from(*house)] == 0;
        self.burnt[side] = houses.filter(is_empty).collect();
    }

    fn position_of<C: Choices>(&self, before: &Position) -> PositionOf<C> {
        let shape = before.shape();
        let burnt = Side::BOTH.map(|side| self.burnt[side].bits() << shape.base(side));
        let machine = Machine::<C>::compiled(before.rules(), burnt[0] | burnt[1]);
        let mut state = machine.start();
        state.total = before.pieces_total();
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
