//! The checker's own reading of laws: it shares no conclusion with whatever made a certificate.

use rules::laws::{Bonus, Capture, Direction, End, Laws, Majority, MustFeed, Pieces, Repetition};

/// The checker's conclusions from the laws of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// Being first wins: no margin is larger than one.
    pub(crate) is_race: bool,
    /// The content of the stores affects what may still happen.
    pub(crate) needs_stores: bool,
}

impl Reading {
    /// Reads all laws: a law that is not considered here does not compile.
    ///
    /// # Errors
    /// The reason why no strategy proves anything under them.
    pub(crate) fn of(laws: &Laws) -> Result<Reading, &'static str> {
        let Laws {
            // Any number of either: seeds only pass from place to place.
            houses: _,
            seeds: _,
            pieces,
            direction,
            // Ways to sow and to take that depend on the houses of the moment alone.
            sows_own_store: _,
            sows_opponent_store: _,
            skips_start: _,
            relay: _,
            bonus,
            capture,
            dead_in_opponent: _,
            must_feed,
            end,
            majority,
            repetition,
            // The owner of seeds left at the end: the rules assign them, or do not count them.
            leftovers: _,
            // The start of a game and of its rounds; the checker looks for itself whether both
            // choose at once or sides may be swapped.
            opening: _,
            rounds: _,
            #[cfg(feature = "test-law")]
            marks,
        } = *laws;
        match pieces {
            Pieces::Seeds => {}
            Pieces::Fruit { any_order: _ } => return Err("fruit is sown"),
        }
        match repetition {
            Repetition::Ignored => {}
            Repetition::SecondOwnSide
            | Repetition::SecondSplit
            | Repetition::Third
            | Repetition::ThirdOrQuiet(_) => return Err("earlier positions count"),
        }
        #[cfg(feature = "test-law")]
        if marks.0 {
            return Err("houses carry marks");
        }
        // These depend on the houses and, for counted choices, on the state that the checker keeps.
        match (direction, bonus, capture, must_feed) {
            (
                Direction::CounterClockwise | Direction::Clockwise,
                Bonus::Never | Bonus::Always | Bonus::UpTo(_),
                Capture::None
                | Capture::Facing {
                    own: _,
                    takes_facing: _,
                    needs_lap: _,
                    optional: _,
                }
                | Capture::TwoOrThree { grand_slam: _ },
                MustFeed::Off | MustFeed::WhenEmpty | MustFeed::Always,
            ) => {}
        }
        Ok(Reading {
            is_race: match end {
                End::FirstToClear => true,
                End::EitherEmpty | End::MoverEmpty | End::BothEmpty | End::NoMove => false,
            },
            needs_stores: match majority {
                Majority::PlayOn => false,
                Majority::StopAndSweep | Majority::Stop => true,
            },
        })
    }
}
