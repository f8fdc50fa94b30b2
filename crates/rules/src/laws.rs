//! The parameters of the sowing machine: each field independent of the others.
//!
//! A [`RuleSet`](crate::RuleSet) is what people name and choose; [`Laws`] is its meaning for the
//! machine. The enums exclude nonsense where they can. Future games (four-row boards, tuzdik-like
//! houses, a choice of direction) become further variants here, not a second machine.

use crate::heap::Kind;

/// The kind of piece that is sown.
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
    /// From the owner's left to the owner's right, into the store at the right.
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

/// The fate of a last seed in an empty house of the mover's own.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum OwnSeed {
    /// The last seed stays, even when the facing seeds are taken.
    Stays,
    /// The last seed is taken together with facing seeds, if there are any.
    WithCapture,
    /// The last seed is taken in any case.
    Always,
}

/// A sowing that would take everything the opponent has.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum GrandSlam {
    /// Legal, nothing is captured.
    NoCapture,
    /// The move is not legal.
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

/// The way seeds are won while sowing.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Capture {
    /// No captures.
    None,
    /// Last seed in an own empty house: against the house across the board.
    Facing {
        /// The fate of the last seed.
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
        /// The law for a capture that would take everything.
        grand_slam: GrandSlam,
    },
}

/// The duty to give an opponent without seeds something to play.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum MustFeed {
    /// None.
    Off,
    /// When the opponent has nothing, only moves that give them something are legal.
    WhenEmpty,
    /// No move may leave the opponent nothing if another leaves them something.
    Always,
}

/// The end of the game for want of seeds.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum End {
    /// After any move, either player's houses (with playable stores: and store) are empty.
    EitherEmpty,
    /// The player to move has nothing.
    MoverEmpty,
    /// Neither has anything; a player with nothing is passed over.
    BothEmpty,
    /// The mover's houses are empty: the mover has won.
    FirstToClear,
    /// The player to move has no legal move (nothing to sow, cannot feed, only forbidden slams).
    NoMove,
}

/// The consequence of having won more than half of all seeds.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Majority {
    /// Nothing.
    PlayOn,
    /// The game ends, each player banks what lies on their side.
    StopAndSweep,
    /// The game ends as it stands; so it does when both hold exactly half.
    Stop,
}

/// The consequence of a position that comes back.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Repetition {
    /// Nothing happens, or no position can come back.
    Ignored,
    /// The second time the game ends, each player banks their own side.
    SecondOwnSide,
    /// The second time the game ends, what is left is split evenly; an odd seed counts for neither.
    SecondSplit,
    /// The third time the game ends, each player banks their own side.
    Third,
    /// As `Third`, and also after this many plies without a capture.
    ThirdOrQuiet(u16),
}

/// The owner of the seeds that lie on the board at the end.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Leftovers {
    /// The player in whose houses they lie.
    Owner,
    /// Neither player.
    Uncounted,
    /// They stay in place and decide nothing.
    Irrelevant,
}

/// The fate of a last seed that dies in an empty house of the opponent (relay games).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum DeadInOpponent {
    /// It stays.
    Stay,
    /// It goes to that opponent's store.
    OpponentStore,
}

/// The manner of the first sowings.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Opening {
    /// South sows, then North.
    Alternate,
    /// South sows, then North may change sides instead.
    Pie,
    /// Both sow at the same time until both sowings have died.
    Simultaneous,
}

/// The number of rounds in a match.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Match {
    /// One.
    Single,
    /// Until a player cannot fill one house; stores are carried over.
    Traditional,
    /// Best of this many, each from the full board.
    BestOf(u8),
    /// Until a player has won this many, each from the full board.
    Wins(u8),
    /// Until a player owns this many houses. Each round has the full board, and gives each player
    /// the houses that can be filled with what they have won, the last one to who has more for it.
    Territory(u8),
    /// The same, but the richer player owns only what can be filled to the full.
    FullTerritory(u8),
}

/// The order in which houses are filled from the own store before a further round.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Refill {
    /// The house next to the own store, then outwards.
    Near,
    /// The farthest house first.
    Far,
    /// The owner chooses.
    Choose,
}

/// The player who begins a further round.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum RoundStarter {
    /// The loser of the round before.
    Loser,
    /// The winner of the round before.
    Winner,
    /// The player who did not begin the round before.
    Alternate,
}

/// The laws for the rounds of a match.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Rounds {
    /// The length of the match.
    pub length: Match,
    /// The order of refilling.
    pub refill: Refill,
    /// A house that cannot get its full number takes the rest and stays open.
    pub partial_house_open: bool,
    /// A burnt house stays burnt for the whole match.
    pub burnt_for_good: bool,
    /// The player who begins a further round.
    pub starter: RoundStarter,
}

/// The laws of a game: everything the machine needs to know.
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
    /// The kind of piece.
    pub pieces: Pieces,
    /// The direction of sowing.
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
    /// The owner of seeds left at the end.
    pub leftovers: Leftovers,
    /// First sowings.
    pub opening: Opening,
    /// Rounds.
    pub rounds: Rounds,
    /// Houses carry marks: state that no count of seeds shows. No machine plays it; it is for tests
    /// of code that must refuse laws it does not know.
    #[cfg(feature = "test-law")]
    pub marks: Marks,
}

/// Whether houses carry marks. Laws without marks hash as they do without the feature, so that
/// tests see the same keys as programs.
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

impl Match {
    /// The number of houses that a player must own; `None` if houses have no owners.
    pub const fn territory(self) -> Option<u8> {
        match self {
            Match::Territory(houses) | Match::FullTerritory(houses) => Some(houses),
            Match::Single | Match::Traditional | Match::BestOf(_) | Match::Wins(_) => None,
        }
    }

    /// Whether the seeds that a player has won are carried over into the next round.
    pub const fn carries_seeds(self) -> bool {
        matches!(self, Match::Traditional) || self.territory().is_some()
    }
}

impl Rounds {
    /// A single round, with what is usual for further ones.
    pub const SINGLE: Rounds = Rounds {
        length: Match::Single,
        refill: Refill::Near,
        partial_house_open: false,
        burnt_for_good: false,
        starter: RoundStarter::Loser,
    };
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
        rounds: Rounds::SINGLE,
        #[cfg(feature = "test-law")]
        marks: Marks(false),
    };

    /// The laws that decide the values of endings, with the others as Kalah has them. A new law
    /// counts as deciding until it is named here.
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
