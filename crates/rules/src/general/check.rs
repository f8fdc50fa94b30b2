//! The laws of a definition as a whole: what goes together, and what could never be played.

use thiserror::Error;

use super::keys::ALL;
use super::laws::{
    Capture, Captured, Direction, End, FourDirection, FourLanding, FourRows, Goal, Hold, Laws,
    Leftovers, Majority, Passing, Repetition, Reverse, Row, Setup, StartRule, Tax, TwoRows,
};
use super::machine::Machine;
use super::needs::{Need, unmet};
use super::text::SEEDS_MAX;
use super::two::Round;

/// The reason why keys that are right one by one make no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum Fault {
    /// A key needs another one.
    #[error("`{key}` needs {need}")]
    Needs {
        /// The key.
        key: &'static str,
        /// The laws that must be there.
        need: Need,
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
    /// A match about territory asks for too few houses, or for more than there are.
    #[error(
        "`match` asks for {owned} houses; on this board a player can win with {least} to {most}"
    )]
    Territory {
        /// The houses asked for.
        owned: u8,
        /// One more than a side has.
        least: u8,
        /// All houses of the board.
        most: u8,
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
    /// The most seeds that can be played with.
    pub const SEEDS_MAX: u16 = SEEDS_MAX;

    /// The key that a reader should look at, if it is one.
    pub const fn key(&self) -> Option<&'static str> {
        match self {
            Fault::Needs { key, .. } | Fault::Excludes { key, .. } => Some(key),
            Fault::NoSuchHouse { .. } => Some("either"),
            Fault::Territory { .. } => Some("match"),
            Fault::SetupLength { .. } | Fault::Seeds { .. } => Some("setup"),
            Fault::NothingWon | Fault::NoFirstMove => None,
        }
    }
}

impl Laws {
    /// The reason why these laws make no game, if they make none.
    pub fn fault(self) -> Option<Fault> {
        self.checked().err()
    }

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

fn needs(fails: bool, key: &'static str, need: Need) -> Result<(), Fault> {
    if fails {
        return Err(Fault::Needs { key, need });
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
    if let Some((key, need)) = unmet(laws) {
        return Err(Fault::Needs { key, need });
    }
    let few = laws.end == End::FewSeeds;
    needs(few && !Need::EndAt.is_met(laws), "end", Need::EndAt)?;
    let wins = laws.capture != Capture::None
        || Need::Store.is_met(laws)
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
    let length = laws.rounds.length;
    if !length.carries_seeds() {
        return Ok(());
    }
    if let Some(owned) = length.territory() {
        let (least, most) = (laws.houses + 1, 2 * laws.houses);
        if !(least..=most).contains(&owned) {
            return Err(Fault::Territory { owned, least, most });
        }
    }
    let uneven = length.territory().map_or(laws.setup.is_some(), |_| {
        !Laws::Two(*laws)
            .seeds_total()
            .is_multiple_of(2 * u16::from(laws.houses))
    });
    needs(!Need::Most.is_met(laws), "match", Need::Most)?;
    let excluded = [
        (
            uneven,
            "setup",
            "every house is refilled to the same number, which `seeds` says; in a match about \
             territory it is the seeds on the board divided by the houses",
        ),
        (
            length.territory().is_some() && laws.start_rule != StartRule::Any,
            "start-rule",
            "rules about starts know a player's own side alone",
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
    needs(
        halves && houses % 2 == 1 && !Need::MiddleHouse.is_met(laws),
        "direction",
        Need::MiddleHouse,
    )
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
    if laws.rounds.length.carries_seeds() {
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
