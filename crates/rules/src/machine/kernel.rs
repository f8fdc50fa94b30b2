//! Kernels: laws that are played so often that the ply is compiled for them a second time.
//!
//! The code is the same: a kernel only makes the laws constants for the compiler, which then
//! decides every question about them at compile time.

use crate::catalogue::OWARE_LAWS;
use crate::laws::Laws;

/// The laws of a machine as far as the compiler knows them.
pub trait Kernel {
    /// Houses on each side; 0 if that is not known.
    const HOUSES: u8;

    /// The laws of a machine of this kernel, as far as possible as constants.
    fn laws(own: &Laws) -> Laws;
}

/// Kalah as the catalogue has it, on a board of this size, or, for 0, of any.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kalah<const HOUSES: u8>;

/// Oware as the catalogue has it, on a board of this size, or, for 0, of any.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Oware<const HOUSES: u8>;

/// Any laws: the compiler knows nothing about them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Any;

impl<const HOUSES: u8> Kernel for Kalah<HOUSES> {
    const HOUSES: u8 = HOUSES;

    #[inline(always)]
    fn laws(own: &Laws) -> Laws {
        sized(HOUSES, own, Laws::KALAH)
    }
}

impl<const HOUSES: u8> Kernel for Oware<HOUSES> {
    const HOUSES: u8 = HOUSES;

    #[inline(always)]
    fn laws(own: &Laws) -> Laws {
        sized(HOUSES, own, OWARE_LAWS)
    }
}

impl Kernel for Any {
    const HOUSES: u8 = 0;

    #[inline(always)]
    fn laws(own: &Laws) -> Laws {
        *own
    }
}

/// The laws of a kernel on a board of `houses` houses, or, for 0, of as many as the machine has.
#[inline(always)]
fn sized(houses: u8, own: &Laws, laws: Laws) -> Laws {
    Laws {
        houses: if houses == 0 { own.houses } else { houses },
        seeds: own.seeds,
        ..laws
    }
}

/// The kernel that fits a machine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Fit {
    Kalah6,
    Kalah,
    Oware6,
    Oware,
    Any,
}

impl Fit {
    /// The kernel under which these laws stay what they are.
    pub(super) fn of(laws: &Laws) -> Fit {
        if Kalah::<6>::laws(laws) == *laws {
            Fit::Kalah6
        } else if Kalah::<0>::laws(laws) == *laws {
            Fit::Kalah
        } else if Oware::<6>::laws(laws) == *laws {
            Fit::Oware6
        } else if Oware::<0>::laws(laws) == *laws {
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
            Fit::Kalah6 if $hot => {
                type $kernel = kernel::Kalah<6>;
                $body
            }
            Fit::Kalah if $hot => {
                type $kernel = kernel::Kalah<0>;
                $body
            }
            Fit::Oware6 if $hot => {
                type $kernel = kernel::Oware<6>;
                $body
            }
            Fit::Oware if $hot => {
                type $kernel = kernel::Oware<0>;
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
        let fit = |name: &str| Fit::of(name.parse::<RuleSet>().expect("a game").table_laws());
        assert_eq!(fit("kalah"), Fit::Kalah6);
        assert_eq!(fit("oware"), Fit::Oware6);
        assert_eq!(fit("kalah:houses=4,seeds=7"), Fit::Kalah);
        assert_eq!(fit("oware:seeds=5"), Fit::Oware6);
        assert_eq!(fit("oware:houses=5"), Fit::Oware);
        assert_eq!(fit("kalah:capture=empty"), Fit::Any);
        assert_eq!(fit("oware:repetition=off"), Fit::Any);
    }
}
