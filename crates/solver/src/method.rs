//! How the endings of a game are worked out, and why those of some games are not.

use rules::RuleSet;
use rules::laws::{Bonus, Capture, End, Laws, Leftovers, Majority, MustFeed, Pieces, Repetition};
use tablebase::Rows;

/// How the layers of a game are worked out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Method {
    /// In one pass, line by line: a sowing does the same whatever the opponent has, but for what
    /// it takes.
    Lines,
    /// In one pass, position by position, playing every sowing.
    Plies,
    /// Again and again until nothing changes, for positions come back.
    Rounds,
}

impl Method {
    /// The method for a game.
    ///
    /// # Errors
    /// What stands in the way of any.
    pub(crate) fn of(rules: &RuleSet) -> Result<Method, &'static str> {
        let laws = rules.laws();
        if laws.pieces != Pieces::Seeds {
            return Err("it is played with fruit");
        }
        let comes_back = tablebase::comes_back(laws);
        let obstacle = if comes_back {
            obstacle_with_cycles(laws)
        } else {
            // Who has more than half has won, but by how much depends on what is left then.
            (laws.majority != Majority::PlayOn).then_some(MAJORITY)
        };
        match obstacle {
            Some(why) => Err(why),
            None if comes_back => Ok(Method::Rounds),
            None if goes_by_lines(laws) => Ok(Method::Lines),
            None => Ok(Method::Plies),
        }
    }
}

const MAJORITY: &str =
    "it ends when one player has more than half of all seeds, which houses do not tell";

/// Whether all that a sowing does can be said without the opponent's houses, but for what lies in
/// one of them.
fn goes_by_lines(laws: &Laws) -> bool {
    let is_simple = match laws.capture {
        Capture::None => true,
        Capture::Facing {
            needs_lap,
            optional,
            ..
        } => !needs_lap && !optional,
        Capture::TwoOrThree { .. } => false,
    };
    let counts_choices = matches!(laws.bonus, Bonus::UpTo(_));
    is_simple && !laws.relay && !counts_choices && laws.must_feed == MustFeed::Off
}

fn obstacle_with_cycles(laws: &Laws) -> Option<&'static str> {
    let ends = matches!(laws.end, End::EitherEmpty | End::MoverEmpty | End::NoMove);
    if laws.relay || laws.sows_opponent_store || matches!(laws.bonus, Bonus::UpTo(_)) {
        Some("positions come back in it, and its sowings depend on what both players have")
    } else if !ends || laws.leftovers == Leftovers::Irrelevant {
        Some("its end depends on more than whose houses are empty")
    } else if laws.majority == Majority::StopAndSweep {
        Some(MAJORITY)
    } else if matches!(laws.repetition, Repetition::ThirdOrQuiet(_)) {
        Some("it counts plies without a capture, which houses do not tell")
    } else {
        None
    }
}

/// Positions with up to so many seeds.
fn positions(rows: &Rows, seeds: usize) -> u128 {
    let count = |seeds| rows.count(seeds) as u128;
    let splits = (0..=seeds).flat_map(|seeds| (0..=seeds).map(move |own| (own, seeds - own)));
    splits
        .map(|(own, other)| count(own).saturating_mul(count(other)))
        .fold(0, u128::saturating_add)
}

/// How long the endings with up to so many seeds take to be worked out, in about the time that one
/// value of Kalah takes; `None` if the game has none.
pub fn effort(rules: &RuleSet, seeds: usize) -> Option<u128> {
    let rules = tablebase::key(rules);
    let one = match Method::of(&rules).ok()? {
        Method::Lines => 1,
        Method::Rounds => 10,
        Method::Plies => 50,
    };
    Some(positions(&Rows::new(rules.houses()), seeds).saturating_mul(one))
}
