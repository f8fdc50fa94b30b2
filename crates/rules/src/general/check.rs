//! The laws of a definition as a whole: what goes together, and what could never be played.

use thiserror::Error;

use super::keys::ALL;
use super::laws::{
    Bank, Bonus, Capture, Captured, ChainDirection, Direction, End, Extra, FourDirection,
    FourLanding, FourRows, Goal, Hold, HoldNot, HoldSown, HoldWhere, Laps, Laws, Leftovers,
    Majority, OwnSeed, Passing, Repetition, Reverse, Row, Setup, SowStore, Tax, TwoRows,
};
use super::machine::Machine;
use super::take::Take;
use super::text::SEEDS_MAX;
use super::two::Round;
use crate::laws::{Match, Rounds};

/// The reason why keys that are right one by one make no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub(super) enum Fault {
    /// A key needs another one.
    #[error("`{key}` needs {needs}")]
    Needs {
        /// The key.
        key: &'static str,
        /// The keys and values of which one must be there.
        needs: &'static str,
    },
    /// Two keys exclude each other.
    #[error("`{key}` and `{other}` exclude each other: {why}")]
    Excludes {
        /// The key.
        key: &'static str,
        /// The other key.
        other: &'static str,
        /// The reason.
        why: &'static str,
    },
    /// A house that the board does not have is named.
    #[error("`either` names house `{house}`, but a side has {houses} houses")]
    NoSuchHouse {
        /// The letter.
        house: char,
        /// Houses on each side.
        houses: u8,
    },
    /// The start does not fit the board.
    #[error("`setup` must state {houses} houses in each row, or one number for all of them")]
    SetupLength {
        /// Houses in a row.
        houses: u8,
    },
    /// The board holds no seeds, or too many.
    #[error("the board holds {seeds} seeds at the start; 1 to {SEEDS_MAX} can be played with")]
    Seeds {
        /// Seeds on the board.
        seeds: u16,
    },
    /// Nothing can ever be won.
    #[error(
        "nothing can ever be won: the goal is to have the most seeds, but no rule lets a player \
         gain any (`capture`, `sow-store`, `hold`, `passing`, `tax` and `last-seeds` are all off)"
    )]
    NothingWon,
    /// The game is over before it begins.
    #[error("the game is over before the first move: nobody can move at the start")]
    NoFirstMove,
}

impl Fault {
    /// The key that a reader should look at, if it is one.
    pub(super) const fn key(&self) -> Option<&'static str> {
        match self {
            Fault::Needs { key, .. } | Fault::Excludes { key, .. } => Some(key),
            Fault::NoSuchHouse { .. } => Some("either"),
            Fault::SetupLength { .. } | Fault::Seeds { .. } => Some("setup"),
            Fault::NothingWon | Fault::NoFirstMove => None,
        }
    }
}

impl Laws {
    /// These laws in the one form that all texts of the same meaning have.
    ///
    /// # Errors
    /// [`Fault`] if they make no game.
    pub(super) fn checked(mut self) -> Result<Laws, Fault> {
        match &mut self {
            Laws::Two(laws) => {
                check_two(laws)?;
                normalise_two(laws);
            }
            Laws::Four(laws) => {
                check_four(laws)?;
                for row in &mut laws.setup {
                    *row = plain(row, laws.columns);
                }
            }
            Laws::Bao(_) => {}
        }
        let seeds = self.seeds_total();
        if seeds == 0 || seeds > SEEDS_MAX {
            return Err(Fault::Seeds { seeds });
        }
        let machine = Machine::new(&self, Round::FIRST);
        let mut start = machine.start();
        if !Machine::is_arranging(&start) {
            machine.settle(&mut start);
        }
        if start.over.is_some() {
            return Err(Fault::NoFirstMove);
        }
        Ok(self)
    }
}

fn needs(fails: bool, key: &'static str, needs: &'static str) -> Result<(), Fault> {
    if fails {
        return Err(Fault::Needs { key, needs });
    }
    Ok(())
}

fn check_two(laws: &TwoRows) -> Result<(), Fault> {
    let houses = laws.houses;
    if let Some(setup) = &laws.setup
        && !setup.rows.iter().all(|row| row.fits(houses))
    {
        return Err(Fault::SetupLength { houses });
    }
    check_directions(laws)?;
    check_captures(laws)?;
    check_holds(laws)?;
    let few = laws.end == End::FewSeeds;
    needs(
        few && laws.end_at == 0,
        "end",
        "`end-at`, the number of seeds",
    )?;
    needs(!few && laws.end_at > 0, "end-at", "`end=few-seeds`")?;
    let store = laws.sow_store != SowStore::None;
    needs(
        !store && laws.bonus != Bonus::Always,
        "bonus",
        "a store that is sown: `sow-store=own` or `sow-store=both`",
    )?;
    let wins = laws.capture != Capture::None
        || store
        || laws.hold != Hold::Off
        || laws.passing != Passing::Off
        || laws.tax != Tax::Off
        || laws.last_seeds > 0;
    if laws.goal == Goal::Most && !wins {
        return Err(Fault::NothingWon);
    }
    check_rounds(laws)
}

/// A match in which the seeds won are carried over must not lose any.
fn check_rounds(laws: &TwoRows) -> Result<(), Fault> {
    let usual = Rounds::SINGLE;
    let rounds = laws.rounds;
    let is_traditional = rounds.length == Match::Traditional;
    for (changed, key) in [
        (rounds.refill != usual.refill, "refill"),
        (rounds.partial_house_open, "partial-house"),
        (rounds.burnt_for_good, "burnt"),
    ] {
        needs(changed && !is_traditional, key, "`match=traditional`")?;
    }
    needs(
        rounds.starter != usual.starter && rounds.length == Match::Single,
        "round-starter",
        "a match of several rounds: `match=traditional`, `best-of-3` or `wins-3`",
    )?;
    if !is_traditional {
        return Ok(());
    }
    needs(
        laws.goal != Goal::Most,
        "match",
        "`goal=most`: houses are refilled from the stores",
    )?;
    let excluded = [
        (
            laws.setup.is_some(),
            "setup",
            "every house is refilled to the same number, which `seeds` says",
        ),
        (
            laws.close_at > 0,
            "close-at",
            "burnt and closed houses are written alike",
        ),
        (
            matches!(
                laws.leftovers,
                Leftovers::Uncounted | Leftovers::UnfedElseUncounted
            ),
            "leftovers",
            "seeds that count for neither would be lost for the match",
        ),
        (
            laws.repetition == Repetition::Split,
            "repetition",
            "the odd seed would be lost for the match",
        ),
    ];
    for (is_excluded, other, why) in excluded {
        if is_excluded {
            let key = "match";
            return Err(Fault::Excludes { key, other, why });
        }
    }
    Ok(())
}

fn check_directions(laws: &TwoRows) -> Result<(), Fault> {
    let houses = laws.houses;
    if laws.either != ALL {
        let beyond = (houses..16).find(|house| laws.either >> house & 1 == 1);
        if let Some(house) = beyond {
            let house = char::from(b'A' + house);
            return Err(Fault::NoSuchHouse { house, houses });
        }
    }
    let halves = matches!(laws.direction, Direction::Split | Direction::Centre);
    let middle = laws.either >> (houses / 2) & 1 == 1;
    needs(
        halves && houses % 2 == 1 && !middle,
        "direction",
        "the middle house in `either`: with an odd number of houses it belongs to neither half",
    )
}

fn check_captures(laws: &TwoRows) -> Result<(), Fault> {
    let facing = laws.capture == Capture::Facing;
    let chains = matches!(
        laws.capture,
        Capture::Count | Capture::Facing | Capture::Next | Capture::TwoOut | Capture::Match
    );
    needs(
        laws.chain != 1 && !chains,
        "chain",
        "a capture that chains: `capture=count`, `facing`, `next`, `two-out` or `match`",
    )?;
    needs(
        laws.chain_direction != ChainDirection::Back && !chains,
        "chain-direction",
        "a capture that chains: `capture=count`, `facing`, `next`, `two-out` or `match`",
    )?;
    needs(
        laws.own_seed != OwnSeed::Stays && !facing,
        "own-seed",
        "`capture=facing`",
    )?;
    needs(laws.visit && !facing, "visit", "`capture=facing`")?;
    let goes_on = matches!(
        laws.capture,
        Capture::Count | Capture::Facing | Capture::Next | Capture::TwoOut
    );
    needs(
        laws.lap_captures && !(goes_on && laws.laps == Laps::Relay),
        "lap-captures",
        "`laps=relay` and a capture after which sowing can go on: `capture=count`, `facing`, `next` \
         or `two-out`",
    )?;
    needs(
        laws.extra != Extra::None && laws.capture == Capture::None,
        "extra",
        "a capture",
    )?;
    let numbers = match laws.capture {
        Capture::Count | Capture::Facing | Capture::Next | Capture::Reached => true,
        // The number does not matter for what is taken, but in laps for what is left to relay.
        Capture::TwoOut => laws.lap_captures,
        Capture::None | Capture::Match | Capture::Singles => false,
    };
    needs(
        laws.take != Take::Any
            && !numbers
            && laws.passing == Passing::Off
            && laws.extra != Extra::Alike,
        "take",
        "something that asks for a number: `capture=count`, `facing`, `next` or `reached`, \
         `passing`, or `extra=alike`",
    )
}

fn check_holds(laws: &TwoRows) -> Result<(), Fault> {
    if laws.hold != Hold::Off {
        return Ok(());
    }
    let kinds = "`hold=tuzdik`, `walda`, `weg` or `bull`";
    let usual = TwoRows::DEFAULT;
    needs(laws.hold_at != usual.hold_at, "hold-at", kinds)?;
    needs(laws.hold_where != HoldWhere::Opponent, "hold-where", kinds)?;
    needs(laws.hold_not != HoldNot::default(), "hold-not", kinds)?;
    needs(laws.hold_one, "hold-one", kinds)?;
    needs(laws.hold_sown != HoldSown::On, "hold-sown", kinds)?;
    needs(laws.bank != Bank::Store, "bank", kinds)
}

fn check_four(laws: &FourRows) -> Result<(), Fault> {
    let houses = laws.columns;
    if !laws.setup.iter().all(|row| row.fits(houses)) {
        return Err(Fault::SetupLength { houses });
    }
    if laws.reverse != Reverse::Off && laws.direction == FourDirection::Choice {
        return Err(Fault::Excludes {
            key: "reverse",
            other: "direction",
            why: "where the mover chooses the way of every sowing, none of them goes backwards",
        });
    }
    if laws.landing == FourLanding::Empty && laws.captured == Captured::LapStart {
        return Err(Fault::Excludes {
            key: "landing",
            other: "captured",
            why: "a lap that ends in an empty house is over, so that nothing can be sown on from \
                  its start; say `captured=store`, `next` or `with-landing`",
        });
    }
    Ok(())
}

/// A row of equal numbers is one number.
fn plain(row: &Row, houses: u8) -> Row {
    match row {
        Row::Each(_) => *row,
        Row::List { counts, .. } => {
            let counts = &counts[..usize::from(houses)];
            if counts.iter().all(|count| *count == counts[0]) {
                Row::Each(counts[0])
            } else {
                *row
            }
        }
    }
}

fn normalise_two(laws: &mut TwoRows) {
    if laws.rounds.length == Match::Traditional {
        // Every seed of a round matters for the next one.
        laws.majority = Majority::Off;
    }
    if laws.either & ALL == ALL || laws.either == (1 << laws.houses) - 1 {
        laws.either = ALL;
    }
    if let Some(Setup { rows, stores }) = laws.setup {
        let rows = rows.map(|row| plain(&row, laws.houses));
        laws.setup = Some(Setup { rows, stores });
        let all = Row::Each(laws.seeds);
        if rows == [all; 2] && stores == [0; 2] {
            laws.setup = None;
        }
    }
}
