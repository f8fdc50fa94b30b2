//! Conclusions from the laws of the general machine.
//!
//! As for the compiled machine, laws are taken apart field by field, without a default for the
//! rest: a new law does not compile before its consequences are written here. Proofs by search know
//! none of these games. The engine plays them all, positions that few others follow are solved by
//! listing these, and there are tables where houses tell everything.

use super::laws::{
    Again, Bao, Bonus, Capture, Captured, Direction, FourDirection, FourGoal, FourLaps, FourRows,
    Goal, Hold, Laps, LastSeedsTo, Laws, Leftovers, Majority, MustFeed, Repetition, SowStore,
    StartRule, TwoRows,
};
use crate::properties::{Aim, Captures, Family, Obstacle, Properties, has_rounds, refuse};

impl Properties {
    /// The conclusions from laws of the general machine.
    #[must_use]
    pub fn of_general(laws: &Laws) -> Properties {
        match laws {
            Laws::Two(laws) => of_two(laws),
            Laws::Four(laws) => of_four(laws),
            Laws::Bao(laws) => of_bao(*laws),
        }
    }
}

/// The conclusions for every game of the general machine.
const GENERAL: Properties = Properties {
    family: Family::General,
    aim: Aim::FrontRow,
    has_fruit: false,
    chooses_order: false,
    is_clockwise: false,
    is_one_way: false,
    has_stores: true,
    is_race: true,
    sows_own_store: false,
    relays: true,
    captures: Captures::Other,
    may_leave: false,
    must_feed: false,
    choices_counted: None,
    always_again: false,
    opens_together: false,
    opens_plainly: true,
    has_rounds: false,
    // Seeds go round, and nothing says that one drops out of play on the way.
    is_cyclic: true,
    has_memory: false,
    quiet_plies: None,
    leaves_open: false,
    has_parity: false,
    counts_all: false,
    ends_by_majority: false,
    ends_at_empty_row: false,
    sows_by_own_row: false,
    tables: Ok(()),
    proofs: Err(Obstacle::General),
};

fn of_two(laws: &TwoRows) -> Properties {
    #[rustfmt::skip]
    let TwoRows {
        // The size of the board and the seeds on it at the start.
        houses: _,
        seeds: _,
        setup: _,
        direction, either, relay_turns,
        // The sowing: a matter of the machine, and of `tables_of_two`. The opening is over in endings.
        first_seed: _, skip_start: _, min_sow: _, relay_when: _,
        skip_full: _, skip_holding: _, close_at: _, close_not: _, start_rule: _, opening: _,
        sow_store, bonus, again: _, laps,
        capture,
        // The details of captures: the same.
        take: _, take_min: _, take_max: _, take_side: _, chain: _, chain_direction: _, landing: _,
        chain_landing: _, own_seed: _, passing: _, lap_captures: _, extra: _, last_seeds: _,
        last_seeds_to: _, tax: _, no_capture_turns: _, no_single_capture: _, locked: _, visit: _,
        grand_slam: _, must_feed,
        // Held houses: their seeds are points, and a majority counts them.
        hold: _, hold_at: _, hold_where: _, hold_not: _, hold_one: _, bank: _, hold_sown: _,
        endless: _, no_move: _, end: _, end_at: _,
        majority,
        leftovers,
        goal,
        repetition,
        rounds,
    } = *laws;
    let sows_own_store = sow_store != SowStore::None;
    let counts_all = leftovers != Leftovers::Uncounted && majority == Majority::Off;
    Properties {
        is_clockwise: direction == Direction::Clockwise,
        is_one_way: matches!(
            direction,
            Direction::Clockwise | Direction::CounterClockwise
        ) && either == 0
            && !relay_turns,
        is_race: goal != Goal::Most,
        sows_own_store,
        relays: laps != Laps::Single,
        captures: if capture == Capture::None {
            Captures::Nothing
        } else {
            Captures::Other
        },
        must_feed: must_feed != MustFeed::Off,
        aim: match goal {
            Goal::Most => Aim::Points,
            Goal::Clear => Aim::Clear,
            Goal::Deprive => Aim::Deprive,
            Goal::Immobilise => Aim::Immobilise,
        },
        choices_counted: match bonus {
            Bonus::UpTo(most) if sows_own_store => Some(most),
            Bonus::UpTo(_) | Bonus::Always | Bonus::Never | Bonus::BothStores => None,
        },
        always_again: sows_own_store && bonus == Bonus::Always,
        has_memory: repetition != Repetition::Off,
        // Half each is worth nothing to either. But a turn that never ends may be a draw, whatever
        // lies in the stores.
        leaves_open: repetition != Repetition::Split || laps != Laps::Single,
        has_rounds: has_rounds(rounds),
        counts_all: counts_all && goal == Goal::Most && repetition == Repetition::Off,
        ends_by_majority: majority == Majority::Stop && goal == Goal::Most,
        tables: tables_of_two(laws),
        ..GENERAL
    }
}

/// The obstacle to tables: what the rules ask for beside the houses and the player to move.
fn tables_of_two(laws: &TwoRows) -> Result<(), Obstacle> {
    let has_marks = laws.hold != Hold::Off
        || laws.locked
        || laws.close_at > 0
        || laws.start_rule == StartRule::EachHouseOnce;
    let counts_choices = laws.again == Again::CaptureOnce
        || laws.sow_store != SowStore::None && matches!(laws.bonus, Bonus::UpTo(_));
    let owner_is_open = laws.last_seeds > 0 && laws.last_seeds_to == LastSeedsTo::Starter
        || matches!(laws.leftovers, Leftovers::Split | Leftovers::UnfedElseSplit);
    refuse(has_marks, Obstacle::Marks)?;
    refuse(laws.goal != Goal::Most, Obstacle::Race)?;
    refuse(counts_choices, Obstacle::CountedChoices)?;
    refuse(laws.direction == Direction::Alternate, Obstacle::Way)?;
    refuse(owner_is_open, Obstacle::LastSeeds)
}

fn of_four(laws: &FourRows) -> Properties {
    let FourRows {
        // The size of the board and the seeds on it at the start.
        columns: _,
        setup: _,
        direction,
        laps,
        // The details of sowing and captures: a matter of the machine alone.
        min_sow: _,
        singles: _,
        landing: _,
        needs: _,
        takes: _,
        captured,
        reverse: _,
        reverse_in_relay: _,
        no_capture_turns: _,
        both_ends_win: _,
        first_row: _,
        arrange: _,
        endless: _,
        goal,
    } = *laws;
    let is_race = goal == FourGoal::Immobilise;
    Properties {
        is_clockwise: direction == FourDirection::Clockwise,
        has_stores: captured == Captured::Store,
        is_race,
        relays: laps == FourLaps::Relay,
        aim: match goal {
            FourGoal::Immobilise => Aim::Immobilise,
            FourGoal::Most => Aim::Points,
        },
        tables: refuse(is_race, Obstacle::Race).and(Err(Obstacle::Rows)),
        ..GENERAL
    }
}

fn of_bao(laws: Bao) -> Properties {
    let Bao {
        // Which start, and what happens at the house: a matter of the machine alone.
        setup: _,
        house_in_mtaji: _,
        house_in_takata: _,
        singles: _,
        sixteen: _,
        takasia: _,
        endless: _,
    } = laws;
    Properties {
        tables: Err(Obstacle::Marks),
        ..GENERAL
    }
}

#[cfg(test)]
mod tests {
    use crate::RuleSet;

    #[track_caller]
    fn check(rules: &str, why: &str) {
        let properties = rules.parse::<RuleSet>().unwrap().properties();
        let told = properties.tables.unwrap_err().text();
        assert!(told.contains(why), "{rules}: {told}");
    }

    #[test]
    fn what_stands_in_the_way_of_tables_is_named() {
        check("bao", "carry marks");
        check("togyz-kumalak", "carry marks");
        check("deka", "carry marks");
        check("adji-boto", "carry marks");
        check("omweso", "a race");
        check("waurie", "a race");
        check("muvalavala:goal=most", "four rows");
        check("ali-guli-mane", "choices of a turn");
        check("cross-kalah:bonus=2", "choices of a turn");
        check("olinda", "chosen once");
        check("ba-awa", "who began");
        check("mangala-five", "has less");
    }
}
