//! The parameters of the sowing machine: each field independent of the others.
//!
//! A [`RuleSet`](crate::RuleSet) is what people name and choose; [`Laws`] is what it means to
//! the machine. The enums exclude nonsense where they can. What is still to come (four-row
//! boards, tuzdik-like houses, a choice of direction) becomes further variants here, not a
//! second machine.

use crate::heap::Kind;

/// What is sown.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Pieces {
    /// Seeds, all alike.
    Seeds,
    /// Four kinds of fruit, all in the mancalas at the start and sown out of them, dropped in
    /// an order the mover chooses (or bananas last).
    Fruit {
        /// The mover chooses the order; otherwise apples, oranges, grapes, then bananas.
        any_order: bool,
    },
}

/// The way round the board.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Direction {
    /// From the owner's left to his right, into the store at his right.
    CounterClockwise,
    /// The reverse. The stores stay where they are.
    Clockwise,
}

/// Whether the last seed in the own store gives another sowing.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Bonus {
    /// Never.
    Never,
    /// Always.
    Always,
    /// This often in one turn.
    UpTo(u8),
}

/// What becomes of the last seed in an own empty house.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum OwnSeed {
    /// It stays, even when the facing seeds are taken.
    Stays,
    /// It is taken together with facing seeds, if there are any.
    WithCapture,
    /// It is taken in any case.
    Always,
}

/// A sowing that would take everything the opponent has.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum GrandSlam {
    /// Legal, nothing is captured.
    NoCapture,
    /// Not a legal move.
    Illegal,
    /// Captured; what is left on the board goes to the opponent and the game ends.
    OpponentGetsRest,
    /// Captured but for the house where the sowing ended.
    LeaveLast,
    /// Captured but for the house farthest back.
    LeaveFirst,
    /// Everything is captured.
    Capture,
    /// Everything is captured and the capturer must move again to feed the opponent.
    CaptureAndReplay,
}

/// How seeds are won while sowing.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Capture {
    /// Not at all.
    None,
    /// Last seed in an own empty house: against the house across the board.
    Facing {
        /// What becomes of the last seed.
        own: OwnSeed,
        /// Whether the facing seeds are taken.
        takes_facing: bool,
        /// Only after the sowing has passed the own store.
        needs_lap: bool,
        /// The mover may leave the capture.
        optional: bool,
    },
    /// Last seed makes two or three in an opponent's house, then backwards.
    TwoOrThree {
        /// When that would take everything.
        grand_slam: GrandSlam,
    },
}

/// The duty to give an opponent without seeds something to play.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum MustFeed {
    /// None.
    Off,
    /// When he has nothing, only moves after which he has something are legal.
    WhenEmpty,
    /// No move may leave him nothing if another leaves him something.
    Always,
}

/// When the game ends for want of seeds.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum End {
    /// After any move, either player's houses (with playable stores: and store) are empty.
    EitherEmpty,
    /// The player to move has nothing.
    MoverEmpty,
    /// Neither has anything; a player with nothing is passed over.
    BothEmpty,
    /// The mover's houses are empty: he has won.
    FirstToClear,
    /// The player to move has no legal move (nothing to sow, cannot feed, only forbidden slams).
    NoMove,
}

/// What happens at more than half of all seeds.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Majority {
    /// Nothing.
    PlayOn,
    /// The game ends, everybody banks what lies on his side.
    StopAndSweep,
    /// The game ends as it stands; so it does when both hold exactly half.
    Stop,
}

/// What happens when a position comes back.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Repetition {
    /// It cannot, or nothing happens.
    Ignored,
    /// The second time the game ends, everybody banks his own side.
    SecondOwnSide,
    /// The second time the game ends, what is left is split evenly; an odd seed is nobody's.
    SecondSplit,
    /// The third time the game ends, everybody banks his own side.
    Third,
    /// As `Third`, and also after this many plies without a capture.
    ThirdOrQuiet(u16),
}

/// Whose the seeds are that lie on the board at the end.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Leftovers {
    /// Of the player in whose houses they lie.
    Owner,
    /// Nobody's.
    Uncounted,
    /// They stay where they are and decide nothing.
    Irrelevant,
}

/// What becomes of a last seed that dies in an empty house of the opponent (relay games).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum DeadInOpponent {
    /// It stays.
    Stay,
    /// It goes to that opponent's store.
    OpponentStore,
}

/// How the first sowings are made.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Opening {
    /// South sows, then North.
    Alternate,
    /// South sows, then North may change sides instead.
    Pie,
    /// Both sow at the same time until both sowings have died.
    Simultaneous,
}

/// How many rounds are played.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Match {
    /// One.
    Single,
    /// Until a player cannot fill one house; stores are carried over.
    Traditional,
    /// Best of this many, each from the full board.
    BestOf(u8),
}

/// Which houses are filled first from the own store before a further round.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Refill {
    /// The house next to the own store, then outwards.
    Near,
    /// The farthest house first.
    Far,
    /// The owner chooses.
    Choose,
}

/// Who begins a further round.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum RoundStarter {
    /// Who lost the round before.
    Loser,
    /// Who won it.
    Winner,
    /// Who did not begin it.
    Alternate,
}

/// How rounds follow one another.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Rounds {
    /// How many.
    pub length: Match,
    /// Where refilling starts.
    pub refill: Refill,
    /// A house that cannot get its full number takes the rest and stays open.
    pub partial_house_open: bool,
    /// A burnt house stays burnt for the whole match.
    pub burnt_for_good: bool,
    /// Who begins.
    pub starter: RoundStarter,
}

/// Everything the machine needs to know.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an independent rule of its own"
)]
pub struct Laws {
    /// Houses on each side.
    pub houses: u8,
    /// Seeds in each house at the start.
    pub seeds: u8,
    /// What is sown.
    pub pieces: Pieces,
    /// Which way.
    pub direction: Direction,
    /// The own store gets a seed on the way.
    pub sows_own_store: bool,
    /// The opponent's store gets a seed on the way.
    pub sows_opponent_store: bool,
    /// The house the seeds come from is passed over on a lap.
    pub skips_start: bool,
    /// A last seed in a house with seeds lifts them all and goes on.
    pub relay: bool,
    /// Extra turns.
    pub bonus: Bonus,
    /// Captures.
    pub capture: Capture,
    /// Seeds that die abroad.
    pub dead_in_opponent: DeadInOpponent,
    /// Feeding.
    pub must_feed: MustFeed,
    /// End for want of seeds.
    pub end: End,
    /// End by majority.
    pub majority: Majority,
    /// End by repetition.
    pub repetition: Repetition,
    /// What is left at the end.
    pub leftovers: Leftovers,
    /// First sowings.
    pub opening: Opening,
    /// Rounds.
    pub rounds: Rounds,
    /// Houses carry marks: state that no count of seeds tells. No machine plays it; it is there for
    /// the tests of whoever has to refuse what they do not know.
    #[cfg(feature = "test-law")]
    pub marks: Marks,
}

/// Whether houses carry marks. Laws without them hash as they do without the feature, so that tests
/// see the keys that programs have.
#[cfg(feature = "test-law")]
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Marks(pub bool);

#[cfg(feature = "test-law")]
impl std::hash::Hash for Marks {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        if self.0 {
            self.0.hash(state);
        }
    }
}

impl Laws {
    /// Kalah with six houses and four seeds, from which the catalogue describes the others.
    pub const KALAH: Laws = Laws {
        houses: 6,
        seeds: 4,
        pieces: Pieces::Seeds,
        direction: Direction::CounterClockwise,
        sows_own_store: true,
        sows_opponent_store: false,
        skips_start: false,
        relay: false,
        bonus: Bonus::Always,
        capture: Capture::Facing {
            own: OwnSeed::WithCapture,
            takes_facing: true,
            needs_lap: false,
            optional: false,
        },
        dead_in_opponent: DeadInOpponent::Stay,
        must_feed: MustFeed::Off,
        end: End::EitherEmpty,
        majority: Majority::PlayOn,
        repetition: Repetition::Ignored,
        leftovers: Leftovers::Owner,
        opening: Opening::Alternate,
        rounds: Rounds {
            length: Match::Single,
            refill: Refill::Near,
            partial_house_open: false,
            burnt_for_good: false,
            starter: RoundStarter::Loser,
        },
        #[cfg(feature = "test-law")]
        marks: Marks(false),
    };

    /// The laws that decide what endings are worth, with the others as Kalah has them. A new law is
    /// taken to decide, until it is named here.
    pub(crate) const fn of_endings(&self) -> Laws {
        Laws {
            seeds: Laws::KALAH.seeds,
            opening: Laws::KALAH.opening,
            rounds: Laws::KALAH.rounds,
            ..*self
        }
    }

    /// Seeds that a game of these rules starts with, on both sides together.
    pub const fn seeds_total(&self) -> u16 {
        match self.pieces {
            Pieces::Seeds => 2 * self.houses as u16 * self.seeds as u16,
            Pieces::Fruit { .. } => 2 * Kind::ALL.len() as u16 * Kind::EACH as u16,
        }
    }

    /// Whether extra choices of a turn are counted.
    #[inline]
    pub const fn counts_bonus(&self) -> bool {
        matches!(self.bonus, Bonus::UpTo(_))
    }

    /// Whether a move that would take everything from the opponent is not legal.
    #[inline]
    pub const fn forbids_slams(&self) -> bool {
        matches!(
            self.capture,
            Capture::TwoOrThree {
                grand_slam: GrandSlam::Illegal
            }
        )
    }

    /// Whether the pieces are fruits of several kinds.
    pub const fn has_fruit(&self) -> bool {
        matches!(self.pieces, Pieces::Fruit { .. })
    }
}
