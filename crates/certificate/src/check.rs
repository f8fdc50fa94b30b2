//! The checker: plays every reply against a strategy, to the end of the game.
//!
//! It relies on these facts beside the rules. In games without a memory of earlier positions, the
//! future of a position does not depend on the moves that led to it. Seeds in a store never leave
//! it and do not change the legal moves, unless a majority ends the game; so what can still be won
//! depends on the houses. A seed in a house is worth no more than one seed. A strategy that led
//! round in circles would never end, but the depth is limited. None of this holds where sides may
//! still be swapped.

use std::collections::HashMap;
use std::io::{BufRead, Read, Seek};

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Fruit, Heap, Pie, Position, PositionOf, Side, State, Visitor};

use crate::error::CheckError;
use crate::file::{Claim, Packed, Tell, open};
use crate::reading::Reading;

/// The most plies of a game in a strategy.
const PLIES_MAX: usize = 2000;
/// Positions between two reports.
const INTERVAL: u64 = 1 << 12;

/// Checks a certificate; what it claims is then proved. The check takes at most `memory` bytes, and
/// not much beside them, however long the file is. `tell` is called now and then, so that time can
/// have a limit, too.
///
/// # Errors
/// [`CheckError`]: nothing is proved.
pub fn check(file: impl Read + Seek, memory: u64, tell: Tell<'_>) -> Result<Claim, CheckError> {
    let (claim, mut choices) = open(file, tell)?;
    let laws = claim.position.rules().laws();
    let why = "its rules are played by the general machine, which the checker does not know";
    let laws = laws.ok_or(CheckError::Unsupported { why })?;
    let reading = Reading::of(laws).map_err(|why| CheckError::Unsupported { why })?;
    if claim.position.in_opening() {
        let why = "both players choose at once";
        return Err(CheckError::Unsupported { why });
    }
    let least = claim.margin.least().map(i32::from);
    let most = claim.margin.most().map(i32::from);
    for (winner, least) in [(Side::South, least), (Side::North, most.map(|most| -most))] {
        if let Some(least) = least {
            claim.position.visit(Checking {
                winner,
                reading,
                least,
                choices: &mut choices,
                memory,
                tell,
            })?;
        }
    }
    choices.end().map(|()| claim)
}

/// The check of one player's strategy, with the margin it should reach.
struct Checking<'a, R: BufRead> {
    winner: Side,
    reading: Reading,
    least: i32,
    choices: &'a mut Packed<R>,
    memory: u64,
    tell: Tell<'a>,
}

impl<R: BufRead> Visitor for Checking<'_, R> {
    type Output = Result<(), CheckError>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Self::Output {
        if position.state().pie != Pie::Unavailable {
            let why = "sides may still be swapped";
            return Err(CheckError::Unsupported { why });
        }
        let mut walk = Walk {
            asked: self,
            machine: position.machine(),
            proved: HashMap::new(),
            positions: 0,
        };
        walk.follow(position.state(), 0)
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Self::Output {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Self::Output {
        unreachable!("refused before")
    }
}

struct Walk<'a, 'm, C: Choices, R: BufRead> {
    asked: Checking<'a, R>,
    machine: &'m Machine<C>,
    /// Positions without their stores, and what the winner can still win in them, at least.
    proved: HashMap<State<C>, i32>,
    positions: u64,
}

impl<C: Choices<Choice = SeedChoice>, R: BufRead> Walk<'_, '_, C, R> {
    /// Follows the strategy against all replies.
    fn follow(&mut self, state: &State<C>, plies: usize) -> Result<(), CheckError> {
        let winner = self.asked.winner;
        let fails = CheckError::Fails { winner, plies };
        let wanted = self.asked.least - self.ahead(state);
        if state.over.is_some() {
            return if wanted <= 0 { Ok(()) } else { Err(fails) };
        }
        if wanted <= -self.reach(state) {
            return Ok(());
        }
        let houses = self.houses(state);
        if self
            .proved
            .get(&houses)
            .is_some_and(|&least| least >= wanted)
        {
            return Ok(());
        }
        if plies == PLIES_MAX {
            return Err(fails);
        }
        self.positions += 1;
        if self.positions.is_multiple_of(INTERVAL) && (self.asked.tell)(INTERVAL).is_break() {
            return Err(CheckError::Stopped);
        }
        let mut replies = self.replies(state);
        if state.side == winner {
            let place = self.place(replies.len())?;
            replies = vec![replies[place]];
        }
        for after in &replies {
            self.follow(after, plies + 1)?;
        }
        self.keep(houses, wanted)
    }

    /// Keeps what is proved.
    fn keep(&mut self, houses: State<C>, wanted: i32) -> Result<(), CheckError> {
        if self.proved.len() == self.proved.capacity() {
            // While a map grows, there are the old one and the new one, of twice its size; an eighth
            // of each is always free.
            let places = 3 * (self.proved.capacity() + 1) as u64 * 8 / 7;
            if places * size_of::<(State<C>, i32)>() as u64 > self.asked.memory {
                return Err(CheckError::Memory);
            }
        }
        self.proved.insert(houses, wanted);
        Ok(())
    }

    /// The winner's lead over the opponent.
    fn ahead(&self, state: &State<C>) -> i32 {
        let ahead = i32::from(self.machine.margin(state));
        match self.asked.winner {
            Side::South => ahead,
            Side::North => -ahead,
        }
    }

    /// The most that can still be lost.
    fn reach(&self, state: &State<C>) -> i32 {
        if self.asked.reading.is_race {
            return 1;
        }
        let rows = Side::BOTH.map(|side| self.machine.row_count(state, side));
        i32::from(rows[0]) + i32::from(rows[1])
    }

    /// The part of a position that identifies it.
    fn houses(&self, state: &State<C>) -> State<C> {
        let mut houses = *state;
        if !self.asked.reading.needs_stores {
            for side in Side::BOTH {
                let store = self.machine.shape().store(side);
                houses.cells.set(store, Heap::Seeds(0));
            }
        }
        houses
    }

    /// All successors: those with another sowing first, then by the gain, then from the house
    /// nearest to the store.
    fn replies(&self, state: &State<C>) -> Vec<State<C>> {
        let choices = self.machine.choices(state);
        let mut replies: Vec<_> = choices
            .into_iter()
            .rev()
            .map(|choice| {
                let mut after = *state;
                self.machine.play(&mut after, choice, &mut ());
                after
            })
            .collect();
        let rank = |after: &State<C>| {
            let [south, north] = self.machine.score(after);
            let won = if state.side == Side::South {
                south - north
            } else {
                north - south
            };
            (after.side != state.side, -won)
        };
        replies.sort_by_key(rank);
        replies
    }

    /// The next choice of the strategy among `choices`; a single choice is not written.
    fn place(&mut self, choices: usize) -> Result<usize, CheckError> {
        if choices == 1 {
            return Ok(0);
        }
        let winner = self.asked.winner;
        let place = self.asked.choices.next()?.map(usize::from);
        place
            .filter(|&place| place < choices)
            .ok_or(CheckError::Choice { winner })
    }
}
