//! Conclusions from laws, drawn in one place for all other crates.
//!
//! [`Properties::of`] takes [`Laws`] apart field by field and variant by variant, without a default
//! for the rest. A new law does not compile until its consequences for tables, proofs, the engine
//! and the programs that show the game are written here.

use std::fmt;

use crate::laws::{
    Bonus, Capture, Direction, End, Laws, Leftovers, Majority, Match, MustFeed, Opening, Pieces,
    Repetition, Rounds,
};

/// A kind of game whose positions are judged alike.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Family {
    /// Fruit of several kinds are sown.
    Fruit,
    /// Being first to clear the own houses wins.
    Race,
    /// A last seed in a house with seeds lifts them and goes on.
    Relay,
    /// Houses with two or three seeds are captured.
    TwoOrThree,
    /// The house across the board is captured.
    Facing,
    /// Nothing is captured: stores alone decide.
    Stores,
    /// A game of the general machine: its aim decides how positions are judged.
    General,
}

/// The aim of a game, which decides the value of seeds on the board.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Aim {
    /// The most points in the end.
    Points,
    /// To be first without seeds.
    Clear,
    /// An opponent without seeds.
    Deprive,
    /// An opponent without a move.
    Immobilise,
    /// An opponent without a move, or without seeds in the front row.
    FrontRow,
}

/// A way to capture seeds.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Captures {
    /// Nothing is captured.
    Nothing,
    /// By a last seed in an own empty house: that seed, or what lies across, or both.
    Facing {
        /// Whether the seeds across are taken.
        takes_facing: bool,
    },
    /// By a last seed that makes two or three in an opponent's house.
    TwoOrThree,
    /// In some other way.
    Other,
}

/// A reason why the value of a position is not a function of the seeds in its houses and the player
/// to move, or why no method here can find that function.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Obstacle {
    /// Pieces are of several kinds.
    Fruit,
    /// Positions can come back.
    Cycles,
    /// Positions can come back, and the effect of a sowing depends on both rows.
    CyclesOfBothRows,
    /// The game ends at more than half of all seeds, and the houses do not show the stores.
    Majority,
    /// The choices of a turn are counted.
    CountedChoices,
    /// The game ends by something else than empty houses.
    End,
    /// Plies without a capture are counted.
    QuietPlies,
    /// Being first wins; a table of margins does not show how soon.
    Race,
    /// Sides may still be changed by the pie rule.
    Swap,
    /// Pieces are seeds, all alike.
    Seeds,
    /// Houses are burnt.
    Burnt,
    /// Positions that came before can come back.
    Past,
    /// Seeds are still to be put where their owners like.
    Arranging,
    /// The board is another one than that for which something was prepared.
    OtherBoard,
    /// The game is played by the general machine, which proofs by search do not know.
    General,
    /// Houses carry marks.
    Marks,
    /// The board has four rows.
    Rows,
    /// The way of sowing is chosen at the start and kept.
    Way,
    /// The owner of the last seeds depends on who began, or on who has less.
    LastSeeds,
    /// A rule for the first turns is still in force.
    FirstTurns,
}

impl Obstacle {
    /// The reason as the end of a sentence that begins with "because".
    pub const fn text(self) -> &'static str {
        match self {
            Obstacle::Fruit => "it is played with fruit",
            Obstacle::Cycles => "positions come back in it",
            Obstacle::CyclesOfBothRows => {
                "positions come back in it, and its sowings depend on what both players have"
            }
            Obstacle::Majority => {
                "it ends when one player has more than half of all seeds, which houses do not tell"
            }
            Obstacle::CountedChoices => "it counts the choices of a turn, which houses do not tell",
            Obstacle::End => "its end depends on more than whose houses are empty",
            Obstacle::QuietPlies => "it counts plies without a capture, which houses do not tell",
            Obstacle::Race => "it is a race, and they do not tell how soon it is won",
            Obstacle::Swap => "the sides may still be changed",
            Obstacle::Seeds => "it is not played with fruit",
            Obstacle::Burnt => "houses are burnt",
            Obstacle::Past => "earlier positions can come back",
            Obstacle::Arranging => "seeds are still to be arranged",
            Obstacle::OtherBoard => "the solver is for another board",
            Obstacle::General => {
                "its rules are played by the general machine, which proofs do not know"
            }
            Obstacle::Marks => "its houses carry marks, which numbers of seeds do not tell",
            Obstacle::Rows => "its board has four rows",
            Obstacle::Way => "its way round the board is chosen once, which houses do not tell",
            Obstacle::FirstTurns => "a rule for the first turns is still in force",
            Obstacle::LastSeeds => {
                "whose the last seeds are depends on who began or has less, which houses do not tell"
            }
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Conclusions from the laws of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each answers a question of its own"
)]
pub struct Properties {
    /// The kind of game, which decides how positions are evaluated.
    pub family: Family,
    /// The aim of the game.
    pub aim: Aim,
    /// Pieces are fruit of several kinds, not seeds.
    pub has_fruit: bool,
    /// The mover chooses the order in which fruits fall.
    pub chooses_order: bool,
    /// Sowing goes clockwise.
    pub is_clockwise: bool,
    /// Every sowing goes the same way round the whole board.
    pub is_one_way: bool,
    /// Seeds lie in stores, or in hands, at some time.
    pub has_stores: bool,
    /// Being first wins, and margins decide nothing.
    pub is_race: bool,
    /// The own store gets a seed on the way.
    pub sows_own_store: bool,
    /// A last seed in a house with seeds lifts them and goes on, over many laps perhaps.
    pub relays: bool,
    /// The way seeds are captured.
    pub captures: Captures,
    /// The mover may leave a capture.
    pub may_leave: bool,
    /// A player may have to give an opponent without seeds something to play.
    pub must_feed: bool,
    /// The most extra choices of a turn, where they are counted.
    pub choices_counted: Option<u8>,
    /// Any last seed in the own store gives another choice.
    pub always_again: bool,
    /// Players choose their first sowings at the same time.
    pub opens_together: bool,
    /// The first sowings are made by turns, and sides stay.
    pub opens_plainly: bool,
    /// More than one round is played.
    pub has_rounds: bool,
    /// A position can come back: seeds pass from side to side without one of them dropping into a
    /// store on the way.
    pub is_cyclic: bool,
    /// Earlier positions count: one that comes back may end the game.
    pub has_memory: bool,
    /// Plies without a capture after which the game ends, where they are counted.
    pub quiet_plies: Option<u16>,
    /// The score at a repetition depends on which position comes back, or no rule tells it: values of
    /// such positions are left open.
    pub leaves_open: bool,
    /// The parity of margins is that of the number of seeds: every seed belongs to a player in the
    /// end.
    pub has_parity: bool,
    /// Every piece is a player's point in the end, however the game ends.
    pub counts_all: bool,
    /// The game may end at more than half of all seeds: margins depend on stores, too.
    pub ends_by_majority: bool,
    /// The game is over as soon as either player's houses are empty.
    pub ends_at_empty_row: bool,
    /// The effect of a sowing follows from the mover's row, except for the content of one house of
    /// the opponent.
    pub sows_by_own_row: bool,
    /// The obstacle, if there is one, to tables of values by houses.
    pub tables: Result<(), Obstacle>,
    /// The obstacle, if there is one, to proofs by a search that knows positions by their houses.
    pub proofs: Result<(), Obstacle>,
}

impl Properties {
    /// The conclusions from some laws.
    #[must_use]
    pub fn of(laws: &Laws) -> Properties {
        let facts = Facts::of(laws);
        let (taking, ending) = (&facts.taking, &facts.ending);
        let (choices_counted, always_again) = facts.bonus;
        let (has_memory, quiet_plies, banks_own_side) = facts.repetition;
        let (opens_together, opens_plainly) = facts.opening;
        let (has_fruit, chooses_order) = facts.pieces;
        let (relays, must_feed) = (facts.relays, facts.must_feed);
        let is_cyclic =
            !facts.sows_own_store || facts.is_clockwise || taking.captures == Captures::TwoOrThree;
        let by_own_row = taking.by_own_row && !relays && choices_counted.is_none() && !must_feed;
        let mut properties = Properties {
            family: match taking.family {
                _ if has_fruit => Family::Fruit,
                _ if ending.is_race => Family::Race,
                _ if relays => Family::Relay,
                family => family,
            },
            aim: if ending.is_race {
                Aim::Clear
            } else {
                Aim::Points
            },
            has_fruit,
            chooses_order,
            is_clockwise: facts.is_clockwise,
            is_one_way: true,
            has_stores: true,
            is_race: ending.is_race,
            sows_own_store: facts.sows_own_store,
            relays,
            captures: taking.captures,
            may_leave: taking.may_leave,
            must_feed,
            choices_counted,
            always_again,
            opens_together,
            opens_plainly,
            has_rounds: facts.has_rounds,
            is_cyclic,
            has_memory,
            quiet_plies,
            leaves_open: is_cyclic && banks_own_side && ending.is_owned,
            has_parity: ending.is_owned && !is_cyclic,
            counts_all: ending.is_owned
                && (ending.sweeps || !ending.by_majority)
                // An odd seed of those that are split is nobody's.
                && (banks_own_side || !has_memory),
            ends_by_majority: ending.by_majority,
            ends_at_empty_row: ending.at_empty_row,
            sows_by_own_row: by_own_row,
            tables: Ok(()),
            proofs: Ok(()),
        };
        properties.tables = properties.tables(ending, facts.sows_opponent_store);
        properties.proofs = properties.proofs();
        #[cfg(feature = "test-law")]
        if facts.marks {
            (properties.tables, properties.proofs) = (Err(Obstacle::Marks), Err(Obstacle::Marks));
        }
        properties
    }

    fn tables(&self, ending: &Ending, sows_opponent_store: bool) -> Result<(), Obstacle> {
        if self.has_fruit {
            return Err(Obstacle::Fruit);
        }
        if !self.is_cyclic {
            // A player with more than half has won, but the margin depends on what is left then.
            return refuse(ending.by_majority, Obstacle::Majority);
        }
        let by_both_rows = self.relays || sows_opponent_store || self.choices_counted.is_some();
        refuse(by_both_rows, Obstacle::CyclesOfBothRows)?;
        refuse(!(ending.by_rows && ending.leftovers_decide), Obstacle::End)?;
        // A table holds the margin if both play on.
        refuse(ending.sweeps, Obstacle::Majority)?;
        refuse(self.quiet_plies.is_some(), Obstacle::QuietPlies)
    }

    fn proofs(&self) -> Result<(), Obstacle> {
        refuse(self.has_fruit, Obstacle::Fruit)?;
        refuse(self.has_memory || self.is_cyclic, Obstacle::Cycles)?;
        refuse(self.ends_by_majority, Obstacle::Majority)?;
        refuse(self.choices_counted.is_some(), Obstacle::CountedChoices)
    }

    /// Whether seeds are sown clockwise, if they always go the same way.
    pub fn clockwise(&self) -> Option<bool> {
        self.is_one_way.then_some(self.is_clockwise)
    }

    /// The obstacle, if there is one, to endings that grow while a game is played: their values are
    /// for positions without a history, and are margins only.
    ///
    /// # Errors
    /// The obstacle.
    pub fn endings(&self) -> Result<(), Obstacle> {
        refuse(self.is_cyclic, Obstacle::Cycles)?;
        refuse(self.is_race, Obstacle::Race)?;
        self.tables
    }
}

/// Facts that follow from one law each.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each answers a question of its own"
)]
struct Facts {
    /// Whether fruits are sown, and whether the mover chooses their order.
    pieces: (bool, bool),
    is_clockwise: bool,
    sows_own_store: bool,
    sows_opponent_store: bool,
    relays: bool,
    /// The most extra choices, where they are counted, and whether each last seed at home gives one.
    bonus: (Option<u8>, bool),
    taking: Taking,
    must_feed: bool,
    ending: Ending,
    /// Whether earlier positions count, quiet plies if they are counted, and whether a position that
    /// comes back gives each player what lies on their side.
    repetition: (bool, Option<u16>, bool),
    /// Whether both choose at once, and whether they simply take turns.
    opening: (bool, bool),
    has_rounds: bool,
    #[cfg(feature = "test-law")]
    marks: bool,
}

impl Facts {
    fn of(laws: &Laws) -> Facts {
        // Every field is named: one that is passed over has no consequence here, for the reason
        // given.
        let Laws {
            // The size of the board, and the seeds on it at the start.
            houses: _,
            seeds: _,
            pieces,
            direction,
            sows_own_store,
            sows_opponent_store,
            // The house that a lap leaves out: a matter of the sowing alone.
            skips_start: _,
            relay: relays,
            bonus,
            capture,
            // The place of a dead seed: a matter of the sowing alone.
            dead_in_opponent: _,
            must_feed,
            end,
            majority,
            repetition,
            leftovers,
            opening,
            rounds,
            #[cfg(feature = "test-law")]
            marks,
        } = *laws;
        Facts {
            pieces: match pieces {
                Pieces::Seeds => (false, false),
                Pieces::Fruit { any_order } => (true, any_order),
            },
            is_clockwise: match direction {
                Direction::CounterClockwise => false,
                Direction::Clockwise => true,
            },
            sows_own_store,
            sows_opponent_store,
            relays,
            bonus: match bonus {
                Bonus::Never => (None, false),
                Bonus::Always => (None, true),
                Bonus::UpTo(most) => (Some(most), false),
            },
            taking: Taking::of(capture),
            must_feed: match must_feed {
                MustFeed::Off => false,
                MustFeed::WhenEmpty | MustFeed::Always => true,
            },
            ending: Ending::of(end, majority, leftovers),
            repetition: read_repetition(repetition),
            opening: match opening {
                Opening::Alternate => (false, true),
                Opening::Pie => (false, false),
                Opening::Simultaneous => (true, false),
            },
            has_rounds: has_rounds(rounds),
            #[cfg(feature = "test-law")]
            marks: marks.0,
        }
    }
}

pub(crate) fn refuse(stands_in_the_way: bool, obstacle: Obstacle) -> Result<(), Obstacle> {
    if stands_in_the_way {
        Err(obstacle)
    } else {
        Ok(())
    }
}

fn read_repetition(repetition: Repetition) -> (bool, Option<u16>, bool) {
    match repetition {
        Repetition::Ignored => (false, None, false),
        Repetition::SecondSplit => (true, None, false),
        Repetition::SecondOwnSide | Repetition::Third => (true, None, true),
        Repetition::ThirdOrQuiet(plies) => (true, Some(plies), true),
    }
}

pub(crate) fn has_rounds(rounds: Rounds) -> bool {
    let Rounds {
        length,
        // The content of the houses at the start of a further round, and the player who begins it.
        refill: _,
        partial_house_open: _,
        burnt_for_good: _,
        starter: _,
    } = rounds;
    match length {
        Match::Single => false,
        Match::Traditional
        | Match::BestOf(_)
        | Match::Wins(_)
        | Match::Territory(_)
        | Match::FullTerritory(_) => true,
    }
}

/// Conclusions from the capture law alone.
struct Taking {
    family: Family,
    captures: Captures,
    may_leave: bool,
    /// The capture depends on the mover's row, and on one house of the opponent.
    by_own_row: bool,
}

impl Taking {
    fn of(capture: Capture) -> Taking {
        match capture {
            Capture::None => Taking {
                family: Family::Stores,
                captures: Captures::Nothing,
                may_leave: false,
                by_own_row: true,
            },
            Capture::Facing {
                // The place of the last seed: a matter of the sowing alone.
                own: _,
                takes_facing,
                needs_lap,
                optional,
            } => Taking {
                family: Family::Facing,
                captures: Captures::Facing { takes_facing },
                may_leave: optional,
                by_own_row: !needs_lap && !optional,
            },
            // A grand slam may leave any number of seeds.
            Capture::TwoOrThree { grand_slam: _ } => Taking {
                family: Family::TwoOrThree,
                captures: Captures::TwoOrThree,
                may_leave: false,
                by_own_row: false,
            },
        }
    }
}

/// Conclusions from the laws of the end alone.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each answers a question of its own"
)]
struct Ending {
    is_race: bool,
    /// The game is over as soon as either row is empty.
    at_empty_row: bool,
    /// Whether it is over depends on nothing but which rows are empty.
    by_rows: bool,
    by_majority: bool,
    /// At a majority, all seeds left go to their owners.
    sweeps: bool,
    /// Every seed that is left goes to a player.
    is_owned: bool,
    leftovers_decide: bool,
}

impl Ending {
    fn of(end: End, majority: Majority, leftovers: Leftovers) -> Ending {
        let (is_race, at_empty_row, by_rows) = match end {
            End::EitherEmpty => (false, true, true),
            End::MoverEmpty | End::NoMove => (false, false, true),
            End::BothEmpty => (false, false, false),
            End::FirstToClear => (true, true, false),
        };
        let (by_majority, sweeps) = match majority {
            Majority::PlayOn => (false, false),
            Majority::StopAndSweep => (true, true),
            Majority::Stop => (true, false),
        };
        let (is_owned, leftovers_decide) = match leftovers {
            Leftovers::Owner => (true, true),
            Leftovers::Uncounted => (false, true),
            Leftovers::Irrelevant => (false, false),
        };
        Ending {
            is_race,
            at_empty_row,
            by_rows,
            by_majority,
            sweeps,
            is_owned,
            leftovers_decide,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RuleSet;

    #[track_caller]
    fn check(rules: &str, tables: &str, proofs: &str) {
        let properties = rules.parse::<RuleSet>().unwrap().properties();
        let told = |result: Result<(), Obstacle>| result.map_or_else(Obstacle::text, |()| "");
        assert_eq!(told(properties.tables), tables, "tables of {rules}");
        assert_eq!(told(properties.proofs), proofs, "proofs of {rules}");
    }

    #[test]
    fn what_stands_in_the_way_is_named() {
        let fruit = Obstacle::Fruit.text();
        let cycles = Obstacle::Cycles.text();
        check("kalah", "", "");
        check("oware", "", cycles);
        check("congkak:opening=alternate", "", "");
        check("kid-cala-beginner", "", "");
        check("banana-cala", fruit, fruit);
        check("kalah:direction=clockwise", "", cycles);
    }
}
