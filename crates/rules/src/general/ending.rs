//! Every state with a number of seeds on the board, in games of which seeds, scores, tuzdiks and
//! whose turn it is tell everything.

use thiserror::Error;

use super::laws::{
    Again, Bonus, Direction, Goal, Hold, Laws, Majority, Opening, Repetition, StartRule, TwoRows,
};
use super::machine::Machine;
use super::state::{Marks, State};
use super::two::Two;
use crate::Side;
use crate::laws::Rounds;

/// The reason why nobody lists the endings of a game.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum Unlisted {
    /// Four rows have too many states.
    #[error("four rows have too many positions")]
    Rows,
    /// Held houses keep their seeds, wherever they lie.
    #[error("held houses keep their seeds")]
    Held,
    /// Houses are locked or closed.
    #[error("houses are locked or closed")]
    Marks,
    /// Earlier turns count.
    #[error("earlier turns count")]
    Past,
}

impl Laws {
    /// The laws without what no ending looks at: the start, the first turns, and a match. The game
    /// does not stop at more than half of all seeds either.
    pub(super) fn of_endings(&self) -> Laws {
        let Laws::Two(laws) = *self else {
            return *self;
        };
        let later = TwoRows {
            no_capture_turns: 0,
            opening: Opening::Free,
            start_rule: match laws.start_rule {
                StartRule::RightTwoFirst | StartRule::RightHalfFirst => StartRule::Any,
                StartRule::RightTwoFirstThenTwosLast => StartRule::TwosLast,
                StartRule::RightHalfThenReach => StartRule::ReachOrEmpty,
                later => later,
            },
            majority: Majority::Off,
            rounds: Rounds::SINGLE,
            ..laws
        };
        let usual = TwoRows {
            seeds: TwoRows::DEFAULT.seeds,
            setup: None,
            ..later
        };
        // With the usual seeds there may be no first move.
        let mut games = [usual, later].into_iter().map(Laws::Two);
        let game = games.find_map(|laws| laws.checked().ok());
        game.unwrap_or(*self)
    }
}

impl Machine {
    /// Calls `visit` with each state in which the game goes on with so many seeds in houses.
    ///
    /// # Errors
    /// [`Unlisted`] for games that have state beside that.
    pub(super) fn each_ending(
        &self,
        seeds: u8,
        visit: &mut dyn FnMut(&State),
    ) -> Result<(), Unlisted> {
        let Machine::Two(two) = self else {
            return Err(Unlisted::Rows);
        };
        if let Some(why) = two.unlisted() {
            return Err(why);
        }
        if u16::from(seeds) <= two.total {
            two.each_ending(seeds, visit);
        }
        Ok(())
    }

    /// The state without what its value does not depend on: the stores, where points are not the
    /// goal.
    pub(super) fn plain(&self, state: &State) -> State {
        let mut plain = *state;
        if let Machine::Two(two) = self
            && two.laws.goal != Goal::Most
        {
            for side in Side::BOTH {
                *plain.cell(two.store(side)) = 0;
            }
        }
        plain
    }
}

impl Two {
    /// The reason why seeds do not tell everything.
    fn unlisted(&self) -> Option<Unlisted> {
        let laws = &self.laws;
        let held = !matches!(laws.hold, Hold::Off | Hold::Tuzdik);
        let marks = laws.locked || laws.close_at > 0 || laws.start_rule == StartRule::EachHouseOnce;
        let past = laws.direction == Direction::Alternate
            || laws.again == Again::CaptureOnce
            || matches!(laws.bonus, Bonus::UpTo(_))
            || laws.repetition != Repetition::Off;
        [
            (held, Unlisted::Held),
            (marks, Unlisted::Marks),
            (past, Unlisted::Past),
        ]
        .into_iter()
        .find_map(|(holds, why)| holds.then_some(why))
    }

    fn each_ending(&self, seeds: u8, visit: &mut dyn FnMut(&State)) {
        let rest = (self.total - u16::from(seeds)) as u8;
        let won = if self.laws.goal == Goal::Most {
            0..=rest
        } else {
            0..=0
        };
        for held in self.tuzdiks() {
            let cells: Vec<usize> = (0..2 * self.houses)
                .filter(|cell| (held[0] | held[1]) >> cell & 1 == 0)
                .collect();
            let mut state = self.start();
            state.cells.fill(0);
            state.marks = Marks {
                held,
                turns: self.turns_max,
                ..Marks::NONE
            };
            lay(&cells, seeds, &mut state, &mut |laid| {
                for south in won.clone() {
                    let mut state = *laid;
                    if self.laws.goal == Goal::Most {
                        *state.cell(self.store(Side::South)) = south;
                        *state.cell(self.store(Side::North)) = rest - south;
                    }
                    if self.is_decided(&state) {
                        continue;
                    }
                    for side in Side::BOTH {
                        state.side = side;
                        let mut settled = state;
                        self.settle(&mut settled);
                        if settled.over.is_none() {
                            visit(&settled);
                        }
                    }
                }
            });
        }
    }

    /// The houses that both players may hold at one time as tuzdiks.
    fn tuzdiks(&self) -> Vec<[u32; 2]> {
        let none: u32 = 0;
        if self.laws.hold == Hold::Off {
            return vec![[none; 2]];
        }
        let of = |by: Side, held: u32| {
            let cells = (0..2 * self.houses).filter(move |&cell| held >> cell & 1 == 0);
            let marks = Marks {
                held: [held, 0],
                ..Marks::NONE
            };
            cells
                .filter(move |&cell| self.may_be_held(&marks, by, cell))
                .map(|cell| 1 << cell)
                .chain([none])
                .collect::<Vec<u32>>()
        };
        let souths = of(Side::South, none);
        let pairs = souths.into_iter().flat_map(|south| {
            of(Side::North, south)
                .into_iter()
                .map(move |north| [south, north])
        });
        pairs.collect()
    }
}

/// Calls `visit` with each way to put seeds into some cells that are empty.
fn lay(cells: &[usize], seeds: u8, state: &mut State, visit: &mut dyn FnMut(&State)) {
    let Some((&first, others)) = cells.split_first() else {
        return;
    };
    let least = if others.is_empty() { seeds } else { 0 };
    for here in least..=seeds {
        *state.cell(first) = here;
        if others.is_empty() {
            visit(state);
        } else {
            lay(others, seeds - here, state, visit);
        }
    }
    *state.cell(first) = 0;
}
