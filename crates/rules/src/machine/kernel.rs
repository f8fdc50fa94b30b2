//! Laws that are played so often that the ply is compiled for them a second time.
//!
//! The code is the same: a kernel only tells the compiler what the laws are, so that it answers
//! every question about them beforehand.

use crate::laws::{Bonus, Capture, End, GrandSlam, Laws, Majority, MustFeed, Repetition};

/// What the compiler is told about a machine's laws.
pub trait Kernel {
    /// The laws of a machine of this kernel, as far as possible as constants.
    fn laws(own: &Laws) -> Laws;
}

/// Kalah as the catalogue has it, on a board of any size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kalah;

/// Oware as the catalogue has it, on a board of any size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Oware;

/// Any laws: the compiler knows nothing about them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Any;

impl Kernel for Kalah {
    #[inline(always)]
    fn laws(own: &Laws) -> Laws {
        Laws {
            houses: own.houses,
            seeds: own.seeds,
            ..Laws::KALAH
        }
    }
}

impl Kernel for Oware {
    #[inline(always)]
    fn laws(own: &Laws) -> Laws {
        Laws {
            houses: own.houses,
            seeds: own.seeds,
            sows_own_store: false,
            skips_start: true,
            bonus: Bonus::Never,
            capture: Capture::TwoOrThree {
                grand_slam: GrandSlam::NoCapture,
            },
            must_feed: MustFeed::WhenEmpty,
            end: End::NoMove,
            majority: Majority::Stop,
            repetition: Repetition::SecondOwnSide,
            ..Laws::KALAH
        }
    }
}

impl Kernel for Any {
    #[inline(always)]
    fn laws(own: &Laws) -> Laws {
        *own
    }
}

/// Which kernel fits a machine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Fit {
    Kalah,
    Oware,
    Any,
}

impl Fit {
    /// The kernel under which these laws stay what they are.
    pub(super) fn of(laws: &Laws) -> Fit {
        if Kalah::laws(laws) == *laws {
            Fit::Kalah
        } else if Oware::laws(laws) == *laws {
            Fit::Oware
        } else {
            Fit::Any
        }
    }
}

/// Runs the same code compiled for whichever kernel fits a machine. Without `hot` it is compiled
/// once only.
macro_rules! by_kernel {
    ($machine:expr, $hot:expr, $kernel:ident => $body:expr) => {{
        use $crate::machine::kernel::{self, Fit};
        match $machine.fit() {
            Fit::Kalah if $hot => {
                type $kernel = kernel::Kalah;
                $body
            }
            Fit::Oware if $hot => {
                type $kernel = kernel::Oware;
                $body
            }
            _ => {
                type $kernel = kernel::Any;
                $body
            }
        }
    }};
}
pub(crate) use by_kernel;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::RuleSet;

    #[test]
    fn the_usual_games_have_a_kernel_of_their_own() {
        let fit = |name: &str| Fit::of(name.parse::<RuleSet>().expect("a game").laws());
        assert_eq!(fit("kalah"), Fit::Kalah);
        assert_eq!(fit("kalah:houses=4,seeds=7"), Fit::Kalah);
        assert_eq!(fit("oware:seeds=5"), Fit::Oware);
        assert_eq!(fit("kalah:capture=empty"), Fit::Any);
        assert_eq!(fit("oware:repetition=off"), Fit::Any);
    }
}
