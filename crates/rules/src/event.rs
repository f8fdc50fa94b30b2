//! What happened during one ply, in order, so that nobody else computes where a seed falls.

use crate::Side;
use crate::heap::{Heap, Kind};
use crate::moves::Move;
use crate::outcome::{EndReason, Outcome};
use crate::place::Place;

/// Why a cell on the way got no seed.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum SkipReason {
    /// The mover's own store is not sown in this game.
    OwnStore,
    /// The opponent's store is not sown.
    OpponentStore,
    /// The house the seeds were lifted from stays empty.
    StartHouse,
    /// A burnt house gets no seeds this round.
    Burnt,
}

/// Why a player moves again.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum ExtraTurn {
    /// The last seed fell into the own store.
    LastInStore,
    /// The grand slam left the opponent nothing; the capturer must feed him.
    GrandSlam,
}

/// Why a landing that looks like a capture took nothing, or not all.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum NoCapture {
    /// The house across holds nothing.
    NothingFacing,
    /// The house across is burnt.
    FacingBurnt,
    /// This game has no captures (said where Kalah's standard rule would have captured).
    NotInThisGame,
    /// The sowing has not passed the own store yet.
    NeedsLap,
    /// Taking everything from the opponent is not allowed: nothing is captured.
    GrandSlam,
    /// The mover chose to leave it.
    Declined,
    /// Both players' last seeds fell into facing houses at the same moment.
    SameMoment,
}

/// Which rule a capture follows.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum CaptureRule {
    /// Last seed in an own empty house: it and what lies across.
    Facing,
    /// Last seed makes two or three in an opponent's house, and so on backwards.
    TwoOrThree,
    /// As `TwoOrThree`, one house left because the capture would have taken everything.
    GrandSlamLeavesOne,
    /// The seed that died in an empty opposing house goes to that opponent's store.
    DeadInOpponent,
}

/// One thing that happened.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Event {
    /// All pieces of a house (or some of a store) are taken into the hand.
    Lift {
        /// Whose hand.
        by: Side,
        /// Out of here.
        from: Place,
        /// This much.
        heap: Heap,
    },
    /// One piece falls.
    Drop {
        /// Whose hand.
        by: Side,
        /// In here.
        into: Place,
        /// Its kind, where pieces have kinds.
        kind: Option<Kind>,
        /// What lies there afterwards.
        now: u16,
    },
    /// The hand passes a cell without dropping.
    Skip {
        /// Whose hand.
        by: Side,
        /// This cell.
        over: Place,
        /// Why.
        why: SkipReason,
    },
    /// The last seed fell into a house with seeds: all of it is lifted (a [`Event::Lift`]
    /// follows) and the sowing goes on.
    Relay {
        /// Whose hand.
        by: Side,
        /// The house.
        at: Place,
    },
    /// Seeds are won.
    Capture {
        /// Who gets them.
        by: Side,
        /// The house the last seed fell into.
        at: Place,
        /// What was taken from where, in the order it is taken.
        from: Vec<(Place, Heap)>,
        /// Where it goes.
        into: Place,
        /// By which rule.
        rule: CaptureRule,
    },
    /// A newcomer may have expected a capture here; why there was none.
    NoCapture {
        /// Whose sowing.
        by: Side,
        /// The house the last seed fell into.
        at: Place,
        /// Why.
        why: NoCapture,
    },
    /// The sowing ended here with nothing more to happen (relay games): in an empty house, or in
    /// a simultaneous opening in a house of the opponent where his sowing ended too.
    Dead {
        /// Whose sowing.
        by: Side,
        /// The house.
        at: Place,
    },
    /// The mover plays again.
    ExtraTurn {
        /// Who.
        side: Side,
        /// Why.
        why: ExtraTurn,
    },
    /// The last seed fell into the own store, but no more choices are allowed this turn.
    BonusSpent {
        /// Whose turn ends.
        side: Side,
    },
    /// A player without seeds is passed over.
    Pass {
        /// Who.
        side: Side,
    },
    /// The player to move must give the opponent seeds: only such moves are legal.
    MustFeed {
        /// Who.
        side: Side,
    },
    /// The pie rule: the players changed sides (the board is turned round).
    Swap {
        /// Who asked for it.
        by: Side,
    },
    /// Both sowings of a simultaneous opening have ended; this player begins.
    OpeningOver {
        /// Who moves first from here on.
        first: Side,
    },
    /// Seeds left on the board are banked at the end. Where they are split, a house may be named
    /// for both players, each with his part.
    Sweep {
        /// Who gets them.
        by: Side,
        /// From where.
        from: Vec<(Place, Heap)>,
        /// Where they go.
        into: Place,
    },
    /// Seeds left on the board that belong to nobody.
    Uncounted {
        /// How many pieces.
        seeds: u16,
    },
    /// It is now this player's turn (said only when the turn changes).
    Turn {
        /// Who moves next.
        side: Side,
    },
    /// The game (in a match: the round) is over.
    End {
        /// Why it ended.
        why: EndReason,
        /// Who won and how.
        outcome: Outcome,
    },
}

/// One ply: the move and everything it caused, in order.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Sowing {
    /// Who played; in a simultaneous choice, South.
    pub by: Side,
    /// What was played.
    pub mv: Move,
    /// What it caused.
    pub events: Vec<Event>,
}

/// Watches a ply. The rules are written once: with a watcher that wants nothing they compile
/// to the fast path used by search.
pub trait Observer {
    /// Whether events are wanted at all; `false` removes their making at compile time.
    const WATCHING: bool;

    /// Told of each event in order.
    fn see(&mut self, event: Event);
}

/// Wants nothing.
impl Observer for () {
    const WATCHING: bool = false;

    #[inline]
    fn see(&mut self, _: Event) {}
}

/// Keeps everything.
impl Observer for Vec<Event> {
    const WATCHING: bool = true;

    fn see(&mut self, event: Event) {
        self.push(event);
    }
}
