//! The laws of the general machine: the meaning of a definition, field by field.
//!
//! Three kinds of board share the machine: two rows round which both players sow, four rows of
//! which each player sows two, and the board of Bao with its house and its hand. A definition
//! names the kind by `rows` or by the game it is based on.

mod bao;
mod four;
mod shared;

pub use bao::{Bao, BaoEndless, BaoSetup, BaoSingles, HouseInMtaji, HouseInTakata, Sixteen};
pub use four::{
    Captured, FirstRow, FourDirection, FourGoal, FourLanding, FourLaps, FourRows, Needs, Reverse,
    Singles, Takes,
};
pub use shared::{COLUMNS_MAX, Endless, Row};

use super::take::Take;
use super::words::choice;
use crate::laws::Rounds;

/// The laws of one game of the general machine.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Laws {
    /// Two rows, one circuit.
    Two(TwoRows),
    /// Four rows, a circuit for each player, no hand.
    Four(FourRows),
    /// Bao, with or without its house and hand.
    Bao(Bao),
}

choice! {
    /// The way round the board.
    Direction {
        /// From the owner's left to the owner's right.
        CounterClockwise = "counterclockwise",
        /// The reverse.
        Clockwise = "clockwise",
        /// The left half clockwise, the right half counter-clockwise.
        Split = "split",
        /// The reverse of split.
        Centre = "centre",
        /// Odd numbers of seeds counter-clockwise, even ones clockwise.
        OddEven = "odd-even",
        /// The first mover chooses a way and keeps it; the other player has the reverse.
        Alternate = "alternate",
    }
}

choice! {
    /// The first seed of a turn.
    FirstSeed {
        /// Falls into the next house.
        Next = "next",
        /// Falls back into the house it was lifted from.
        Stays = "stays",
        /// Falls back, unless it is the only one.
        StaysUnlessSingle = "stays-unless-single",
    }
}

choice! {
    /// The stores that get a seed in passing.
    SowStore {
        /// Neither.
        None = "none",
        /// The mover's own.
        Own = "own",
        /// Both.
        Both = "both",
    }
}

/// Another sowing for a last seed in a store.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Bonus {
    /// Whenever it is the mover's own.
    Always,
    /// Never.
    Never,
    /// In either store.
    BothStores,
    /// In the own store, this often in one turn.
    UpTo(u8),
}

choice! {
    /// Another sowing for a capture.
    Again {
        /// None.
        Never = "never",
        /// After each capture.
        Capture = "capture",
        /// Once in a turn.
        CaptureOnce = "capture-once",
    }
}

choice! {
    /// The further laps of a sowing.
    Laps {
        /// None.
        Single = "single",
        /// A last seed in a house with seeds lifts that house.
        Relay = "relay",
        /// The house after the last seed is lifted, if it holds any.
        RelayNext = "relay-next",
    }
}

/// A further condition for a relay.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum RelayWhen {
    /// None.
    Always,
    /// The lap ended on the mover's side.
    OwnSide,
    /// The lap ended on the opponent's side.
    OpponentSide,
    /// The first lap reached the opponent's side.
    AfterVisit,
    /// The house holds no fewer seeds.
    AtLeast(u8),
    /// The house holds exactly that many seeds.
    Exactly(u8),
    /// The last seed did not fall into a store.
    NotInStore,
    /// The house to be lifted is no store.
    NotFromStore,
}

choice! {
    /// The way seeds are won by a last seed.
    Capture {
        /// None.
        None = "none",
        /// By the number of seeds in the landing house.
        Count = "count",
        /// From the house across.
        Facing = "facing",
        /// From the neighbour of the landing house.
        Next = "next",
        /// From beyond an empty house.
        TwoOut = "two-out",
        /// By equal numbers in the landing house and the one across.
        Match = "match",
        /// Every single seed on the board.
        Singles = "singles",
        /// All capturable houses of an opponent whose side was reached.
        Reached = "reached",
    }
}

choice! {
    /// The side on which houses are captured.
    TakeSide {
        /// Either.
        Any = "any",
        /// The opponent's.
        Opponent = "opponent",
        /// The mover's own.
        Own = "own",
        /// The landing house must be the opponent's; further ones may be anyone's.
        OpponentFirst = "opponent-first",
        /// The landing house must be the mover's own; further ones may be anyone's.
        OwnFirst = "own-first",
    }
}

choice! {
    /// The way a chain of captures runs.
    ChainDirection {
        /// Against the sowing.
        Back = "back",
        /// With the sowing.
        On = "on",
        /// Both ways.
        Both = "both",
    }
}

choice! {
    /// The former content of a house that captures from across.
    Landing {
        /// It was empty.
        Empty = "empty",
        /// It does not matter.
        Any = "any",
    }
}

choice! {
    /// The fate of the last seed in a capture from across.
    OwnSeed {
        /// It stays.
        Stays = "stays",
        /// It is taken with what lies across.
        WithCapture = "with-capture",
        /// It is taken in any case.
        Always = "always",
    }
}

choice! {
    /// Houses that reach a capturable number while seeds fall.
    Passing {
        /// Nothing happens.
        Off = "off",
        /// They go to their owner, unless the last seed of a lap fell there.
        Owner = "owner",
        /// They go to their owner.
        OwnerAll = "owner-all",
        /// They go to the mover, unless the last seed of a lap fell there.
        Sower = "sower",
        /// The same, of the mover's own houses only.
        SowerOwn = "sower-own",
        /// The same, of the opponent's houses only.
        SowerOpponent = "sower-opponent",
    }
}

choice! {
    /// More that is taken with a capture.
    Extra {
        /// Nothing.
        None = "none",
        /// The house across from the first captured one.
        Facing = "facing",
        /// The house across from each captured one.
        FacingEach = "facing-each",
        /// All the opponent's houses with a capturable number.
        Alike = "alike",
        /// The landing house.
        Landing = "landing",
    }
}

choice! {
    /// The player who gets the last seeds on the board.
    LastSeedsTo {
        /// The mover.
        Mover = "mover",
        /// The player who began the game.
        Starter = "starter",
    }
}

choice! {
    /// A capture before the sowing.
    Tax {
        /// None.
        Off = "off",
        /// One of the seeds lifted, in each lap.
        OneEachLap = "one-each-lap",
        /// A single seed lifted takes the house across.
        SingleFacing = "single-facing",
        /// The houses across from all own single seeds are taken.
        AllSinglesFacing = "all-singles-facing",
    }
}

choice! {
    /// A capture that would empty the opponent's side.
    GrandSlam {
        /// It is made.
        Capture = "capture",
        /// The move is not legal.
        Illegal = "illegal",
        /// Nothing is captured.
        NoCapture = "no-capture",
        /// It is made, and the opponent gets the rest.
        OpponentGetsRest = "opponent-gets-rest",
        /// All houses but the one farthest from the mover's right end.
        LeaveLeft = "leave-left",
        /// All houses but the one nearest to the mover's right end.
        LeaveRight = "leave-right",
        /// It is made, and the mover sows again.
        CaptureAndReplay = "capture-and-replay",
    }
}

choice! {
    /// The duty to give an opponent without seeds something to play.
    MustFeed {
        /// None.
        Off = "off",
        /// Only moves that do so are legal, if there are any.
        WhenEmpty = "when-empty",
    }
}

choice! {
    /// The houses that may be started from.
    StartRule {
        /// Any.
        Any = "any",
        /// The lap reaches the opponent's side or ends in an own empty house.
        ReachOrEmpty = "reach-or-empty",
        /// The lap ends in a house with seeds.
        EndOccupied = "end-occupied",
        /// A single seed goes to an empty house only.
        SingleToEmpty = "single-to-empty",
        /// Single seeds come last.
        SinglesLast = "singles-last",
        /// Single seeds come last, and go to an empty house only.
        SinglesLastToEmpty = "singles-last-to-empty",
        /// Twos come last.
        TwosLast = "twos-last",
        /// Twos come last, the rightmost only.
        TwosLastRight = "twos-last-right",
        /// The game begins with one of the two rightmost houses.
        RightTwoFirst = "right-two-first",
        /// That, and twos come last.
        RightTwoFirstThenTwosLast = "right-two-first-then-twos-last",
        /// Each player's first turn is from the right half.
        RightHalfFirst = "right-half-first",
        /// That, and later laps reach the opponent's side or end in an own empty house.
        RightHalfThenReach = "right-half-then-reach",
        /// No house across from a single seed.
        NotFacingSingle = "not-facing-single",
        /// Every house once before any a second time.
        EachHouseOnce = "each-house-once",
    }
}

choice! {
    /// The manner of the first sowings.
    Opening {
        /// As all others.
        Free = "free",
        /// The first is a single lap.
        SingleFirst = "single-first",
        /// The first is a plain relay.
        RelayFirst = "relay-first",
        /// The first turn of each player has the usual direction.
        NoChoiceFirst = "no-choice-first",
    }
}

choice! {
    /// The kind of house that can be held.
    Hold {
        /// None.
        Off = "off",
        /// Its seeds go to the holder's store at once.
        Tuzdik = "tuzdik",
        /// Its seeds stay and count for the holder.
        Walda = "walda",
        /// A walda that can be robbed.
        Weg = "weg",
        /// A walda made in pairs.
        Bull = "bull",
    }
}

choice! {
    /// The places where a house can become held.
    HoldWhere {
        /// On the opponent's side.
        Opponent = "opponent",
        /// On the own side.
        Own = "own",
        /// On either.
        Any = "any",
        /// In the middle of the own side, at the ends of the opponent's.
        OwnMiddleOpponentEnds = "own-middle-opponent-ends",
        /// At the ends of either side, and next to them on the opponent's.
        EndsAndOpponentNext = "ends-and-opponent-next",
    }
}

choice! {
    /// The place of winnings.
    Bank {
        /// The store.
        Store = "store",
        /// The winner's first held house.
        Held = "held",
    }
}

choice! {
    /// The sowing of held houses.
    HoldSown {
        /// They are sown as all others.
        On = "on",
        /// Never.
        Never = "never",
        /// Not those of the opponent.
        NotOpponents = "not-opponents",
        /// Those of the opponent by a last seed only.
        OpponentsLastOnly = "opponents-last-only",
    }
}

choice! {
    /// The houses that are never closed.
    CloseNot {
        /// None.
        None = "none",
        /// Their owner's last.
        Last = "last",
    }
}

choice! {
    /// A player without a move.
    NoMove {
        /// The game is over.
        End = "end",
        /// The turn passes; the game is over when neither can move.
        Pass = "pass",
    }
}

choice! {
    /// A further end of the game.
    End {
        /// None.
        NoMove = "no-move",
        /// The mover's side is empty.
        OwnCleared = "own-cleared",
        /// The opponent's side is empty.
        OpponentCleared = "opponent-cleared",
        /// Either side is empty.
        EitherCleared = "either-cleared",
        /// Few seeds are left on the board.
        FewSeeds = "few-seeds",
    }
}

choice! {
    /// More than half of all seeds.
    Majority {
        /// The game ends as it stands.
        Stop = "stop",
        /// The game goes on.
        Off = "off",
    }
}

choice! {
    /// The owner of seeds left on the board.
    Leftovers {
        /// The player on whose side they lie.
        Owner = "owner",
        /// Neither.
        Uncounted = "uncounted",
        /// The player who moved last.
        LastMover = "last-mover",
        /// Half each, an odd one to the player who has less.
        Split = "split",
        /// The player who could not be fed, else the owner.
        UnfedElseOwner = "unfed-else-owner",
        /// The player who could not be fed, else neither.
        UnfedElseUncounted = "unfed-else-uncounted",
        /// The player who could not be fed, else the player who moved last.
        UnfedElseLastMover = "unfed-else-last-mover",
        /// The player who could not be fed, else half each.
        UnfedElseSplit = "unfed-else-split",
    }
}

choice! {
    /// The goal of the game.
    Goal {
        /// The most seeds.
        Most = "most",
        /// To be first without seeds.
        Clear = "clear",
        /// An opponent without seeds.
        Deprive = "deprive",
        /// An opponent without a move.
        Immobilise = "immobilise",
    }
}

choice! {
    /// A position that comes back.
    Repetition {
        /// Nothing happens.
        Off = "off",
        /// The game is over the second time, and all have what lies on their side.
        OwnSide = "own-side",
        /// The game is over the second time, and what is left is split.
        Split = "split",
        /// The game is over the third time, and all have what lies on their side.
        Threefold = "threefold",
    }
}

/// Seeds at the start, stated house by house, each side in its owner's order.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Setup {
    /// Seeds in the houses of South and North.
    pub rows: [Row; 2],
    /// Seeds in the stores.
    pub stores: [u8; 2],
}

/// Further conditions for a house to become held.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an independent condition of its own"
)]
pub struct HoldNot {
    /// Not the opponent's last house.
    pub last: bool,
    /// Not the opponent's first house.
    pub first: bool,
    /// Not the number of another held house.
    pub same: bool,
    /// Not across from another held house.
    pub facing: bool,
    /// Not by a single seed.
    pub single: bool,
}

/// The laws of a two-row game.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an independent rule of its own"
)]
pub struct TwoRows {
    /// Houses on each side.
    pub houses: u8,
    /// Seeds in each house at the start, unless `setup` says otherwise.
    pub seeds: u8,
    /// An explicit start.
    pub setup: Option<Setup>,
    /// The direction of sowing.
    pub direction: Direction,
    /// Houses whose direction the mover chooses, a bit for each.
    pub either: u16,
    /// The first seed.
    pub first_seed: FirstSeed,
    /// The house a lap was lifted from is passed over.
    pub skip_start: bool,
    /// The least number of seeds that can be sown.
    pub min_sow: u8,
    /// Stores that are sown.
    pub sow_store: SowStore,
    /// Another sowing for a last seed in a store.
    pub bonus: Bonus,
    /// Another sowing for a capture.
    pub again: Again,
    /// Further laps.
    pub laps: Laps,
    /// When there are further laps.
    pub relay_when: RelayWhen,
    /// Each lap runs the other way round.
    pub relay_turns: bool,
    /// The capture.
    pub capture: Capture,
    /// Numbers that can be captured.
    pub take: Take,
    /// The least number that can be captured; 0 for no limit.
    pub take_min: u8,
    /// The largest number that can be captured; 0 for no limit.
    pub take_max: u8,
    /// The side of captured houses.
    pub take_side: TakeSide,
    /// Houses taken in all by one capture; 0 for no limit.
    pub chain: u8,
    /// The way a chain runs.
    pub chain_direction: ChainDirection,
    /// The landing house of a capture from across.
    pub landing: Landing,
    /// Further houses of a capture from across.
    pub chain_landing: Landing,
    /// The last seed of a capture from across.
    pub own_seed: OwnSeed,
    /// Captures in passing.
    pub passing: Passing,
    /// A capture does not end the turn.
    pub lap_captures: bool,
    /// More that is taken with a capture.
    pub extra: Extra,
    /// So few seeds on the board are taken at once; 0 for never.
    pub last_seeds: u8,
    /// The player who takes them.
    pub last_seeds_to: LastSeedsTo,
    /// A capture before the sowing.
    pub tax: Tax,
    /// Turns at the start that capture nothing.
    pub no_capture_turns: u8,
    /// A single seed captures nothing.
    pub no_single_capture: bool,
    /// A house can be captured only after its owner has started from it.
    pub locked: bool,
    /// Houses with so many seeds are passed over; 0 for never.
    pub skip_full: u8,
    /// The opponent's houses with exactly so many seeds are passed over; 0 for never.
    pub skip_holding: u8,
    /// The number of seeds that closes a house; 0 for never.
    pub close_at: u8,
    /// Houses that are never closed.
    pub close_not: CloseNot,
    /// A capture from across needs a seed on the opponent's side.
    pub visit: bool,
    /// A capture that would empty the opponent's side.
    pub grand_slam: GrandSlam,
    /// Feeding.
    pub must_feed: MustFeed,
    /// Houses that may be started from.
    pub start_rule: StartRule,
    /// The first sowings.
    pub opening: Opening,
    /// Held houses.
    pub hold: Hold,
    /// The number of seeds that makes a held house.
    pub hold_at: u8,
    /// The place of a held house.
    pub hold_where: HoldWhere,
    /// Further conditions for a held house.
    pub hold_not: HoldNot,
    /// One held house for each player.
    pub hold_one: bool,
    /// The place of winnings.
    pub bank: Bank,
    /// The sowing of held houses.
    pub hold_sown: HoldSown,
    /// A turn that never ends.
    pub endless: Endless,
    /// A player without a move.
    pub no_move: NoMove,
    /// A further end.
    pub end: End,
    /// The number of seeds for `end=few-seeds`.
    pub end_at: u8,
    /// More than half of all seeds.
    pub majority: Majority,
    /// Seeds left at the end.
    pub leftovers: Leftovers,
    /// The goal.
    pub goal: Goal,
    /// A position that comes back.
    pub repetition: Repetition,
    /// The rounds of a match.
    pub rounds: Rounds,
}

impl TwoRows {
    /// Every key at its default.
    pub const DEFAULT: TwoRows = TwoRows {
        houses: 6,
        seeds: 4,
        setup: None,
        direction: Direction::CounterClockwise,
        either: 0,
        first_seed: FirstSeed::Next,
        skip_start: false,
        min_sow: 1,
        sow_store: SowStore::None,
        bonus: Bonus::Always,
        again: Again::Never,
        laps: Laps::Single,
        relay_when: RelayWhen::Always,
        relay_turns: false,
        capture: Capture::None,
        take: Take::Any,
        take_min: 0,
        take_max: 0,
        take_side: TakeSide::Any,
        chain: 1,
        chain_direction: ChainDirection::Back,
        landing: Landing::Empty,
        chain_landing: Landing::Empty,
        own_seed: OwnSeed::Stays,
        passing: Passing::Off,
        lap_captures: false,
        extra: Extra::None,
        last_seeds: 0,
        last_seeds_to: LastSeedsTo::Mover,
        tax: Tax::Off,
        no_capture_turns: 0,
        no_single_capture: false,
        locked: false,
        skip_full: 0,
        skip_holding: 0,
        close_at: 0,
        close_not: CloseNot::None,
        visit: false,
        grand_slam: GrandSlam::Capture,
        must_feed: MustFeed::Off,
        start_rule: StartRule::Any,
        opening: Opening::Free,
        hold: Hold::Off,
        hold_at: 3,
        hold_where: HoldWhere::Opponent,
        hold_not: HoldNot {
            last: false,
            first: false,
            same: false,
            facing: false,
            single: false,
        },
        hold_one: false,
        bank: Bank::Store,
        hold_sown: HoldSown::On,
        endless: Endless::Draw,
        no_move: NoMove::End,
        end: End::NoMove,
        end_at: 0,
        majority: Majority::Stop,
        leftovers: Leftovers::Owner,
        goal: Goal::Most,
        repetition: Repetition::Off,
        rounds: Rounds::SINGLE,
    };
}
