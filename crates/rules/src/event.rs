//! The events of one ply, in order, so that no other code computes where a seed falls.

use crate::Side;
use crate::heap::{Heap, Kind};
use crate::moves::Move;
use crate::outcome::{EndReason, Outcome};
use crate::place::Place;

/// The reason why a cell on the way got no seed.
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
    /// A closed house gets no seeds: the mover's own is passed over, a seed for the opponent's is
    /// out of play.
    Closed,
    /// The house holds too many seeds already.
    Full,
    /// The opponent's house holds just the number that is passed over.
    Holding,
    /// A held house is not sown here.
    Held,
}

/// The reason why a player moves again.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum ExtraTurn {
    /// The last seed fell into the own store.
    LastInStore,
    /// The grand slam left the opponent nothing; the capturer must feed them.
    GrandSlam,
    /// Something was captured.
    Capture,
    /// The sowing ended in an own empty house without having been on the opponent's side.
    NoVisit,
}

/// The reason why a sowing stops in a house with seeds.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum StopReason {
    /// It is the mover's functional house (Bao).
    House,
    /// The house is bound (Bao).
    Bound,
}

/// The reason why a landing that looks like a capture took nothing, or not all.
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
    /// The first turns of this game capture nothing.
    FirstTurns,
}

/// The rule that a capture follows.
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
    /// By the number of seeds in the landing house, and in others along the board.
    Count,
    /// From the neighbour of the landing house.
    Next,
    /// From beyond an empty house.
    TwoOut,
    /// Equal numbers in the landing house and the one across.
    Match,
    /// Every single seed on the board.
    Singles,
    /// Every house with a capturable number, for the opponent's side was reached.
    Reached,
    /// From the facing houses of four rows, off the board.
    Across,
    /// A house that reached its number in passing.
    Passing,
    /// Before the sowing.
    Tax,
    /// A seed that fell into a held house whose seeds go to the holder at once.
    Held,
    /// Out of a held house of the opponent.
    Robbed,
    /// The seeds of a house that was closed: out of play.
    Closed,
}

/// One event.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Event {
    /// All pieces of a house (or some of a store) are taken into the hand.
    Lift {
        /// The player whose hand it is.
        by: Side,
        /// The place they come from.
        from: Place,
        /// The pieces taken.
        heap: Heap,
    },
    /// One piece falls.
    Drop {
        /// The player whose hand it is.
        by: Side,
        /// The place it falls into.
        into: Place,
        /// Its kind, where pieces have kinds.
        kind: Option<Kind>,
        /// The number of pieces there afterwards.
        now: u16,
    },
    /// The hand passes a cell without dropping.
    Skip {
        /// The player whose hand it is.
        by: Side,
        /// The cell.
        over: Place,
        /// The reason.
        why: SkipReason,
    },
    /// The last seed fell into a house with seeds: all of it is lifted (a [`Event::Lift`]
    /// follows) and the sowing goes on.
    Relay {
        /// The player whose hand it is.
        by: Side,
        /// The house.
        at: Place,
    },
    /// Seeds are won.
    Capture {
        /// The player who gets them.
        by: Side,
        /// The house the last seed fell into.
        at: Place,
        /// Each place that was emptied with the pieces taken from it, in the order of taking.
        from: Vec<(Place, Heap)>,
        /// The place they go to.
        into: Place,
        /// The rule of the capture.
        rule: CaptureRule,
    },
    /// There was no capture here, where a newcomer may have expected one.
    NoCapture {
        /// The player who sowed.
        by: Side,
        /// The house the last seed fell into.
        at: Place,
        /// The reason.
        why: NoCapture,
    },
    /// The sowing ended here with nothing more to happen (relay games): in an empty house, or in a
    /// simultaneous opening in a house of the opponent where the opponent's sowing ended too.
    Dead {
        /// The player who sowed.
        by: Side,
        /// The house.
        at: Place,
    },
    /// The mover plays again.
    ExtraTurn {
        /// The player.
        side: Side,
        /// The reason.
        why: ExtraTurn,
    },
    /// The last seed fell into the own store, but no more choices are allowed this turn.
    BonusSpent {
        /// The player whose turn ends.
        side: Side,
    },
    /// A player without seeds is passed over.
    Pass {
        /// The player.
        side: Side,
    },
    /// The player to move must give the opponent seeds: only such moves are legal.
    MustFeed {
        /// The player.
        side: Side,
    },
    /// The pie rule: the players changed sides (the board is turned round).
    Swap {
        /// The player who asked for it.
        by: Side,
    },
    /// Both sowings of a simultaneous opening have ended; this player begins.
    OpeningOver {
        /// The player who moves first from here on.
        first: Side,
    },
    /// Seeds left on the board are banked at the end. Where they are split, a house may be named
    /// for both players, each with their part.
    Sweep {
        /// The player who gets them.
        by: Side,
        /// The places they lay in, with their seeds.
        from: Vec<(Place, Heap)>,
        /// The place they go to.
        into: Place,
    },
    /// Seeds left on the board that belong to neither player.
    Uncounted {
        /// The number of pieces.
        seeds: u16,
    },
    /// A house is held by a player from now on.
    Hold {
        /// The player who holds it.
        by: Side,
        /// The house.
        at: Place,
    },
    /// A house is closed: nothing lies in it any more.
    Close {
        /// The player who closed it.
        by: Side,
        /// The house.
        at: Place,
    },
    /// Captured seeds are taken into the hand and sown.
    Resow {
        /// The player who captured them.
        by: Side,
        /// The house the last seed fell into.
        at: Place,
        /// Each house that was emptied, with its seeds.
        from: Vec<(Place, Heap)>,
        /// The house after which the first seed falls.
        after: Place,
    },
    /// The next lap goes backwards from here, for it captures at once.
    Reverse {
        /// The player who chose so.
        by: Side,
        /// The house it starts from.
        at: Place,
    },
    /// The sowing stops in a house with seeds.
    Stop {
        /// The player who sowed.
        by: Side,
        /// The house.
        at: Place,
        /// The reason.
        why: StopReason,
    },
    /// A player's house has been emptied and is a house like others from now on (Bao).
    HouseLost {
        /// The player whose house it was.
        side: Side,
        /// The house.
        at: Place,
    },
    /// A house is bound: its owner may not start there next turn (Bao).
    Bind {
        /// The player who binds it.
        by: Side,
        /// The house.
        at: Place,
    },
    /// A player has put the own seeds before the game.
    Arrange {
        /// The player.
        by: Side,
        /// Each house with its seeds.
        houses: Vec<(Place, Heap)>,
    },
    /// It is now this player's turn (said only when the turn changes).
    Turn {
        /// The player who moves next.
        side: Side,
    },
    /// The game (in a match: the round) is over.
    End {
        /// The reason why it ended.
        why: EndReason,
        /// The winner and the score.
        outcome: Outcome,
    },
}

impl Event {
    /// The pieces that a player captures by this: each place that was emptied, with what was taken
    /// from it.
    pub fn captured_by(&self, side: Side) -> &[(Place, Heap)] {
        match self {
            Event::Capture { by, from, .. } | Event::Resow { by, from, .. } if *by == side => from,
            Event::Capture { .. }
            | Event::Lift { .. }
            | Event::Drop { .. }
            | Event::Skip { .. }
            | Event::Relay { .. }
            | Event::NoCapture { .. }
            | Event::Dead { .. }
            | Event::ExtraTurn { .. }
            | Event::BonusSpent { .. }
            | Event::Pass { .. }
            | Event::MustFeed { .. }
            | Event::Swap { .. }
            | Event::OpeningOver { .. }
            | Event::Sweep { .. }
            | Event::Uncounted { .. }
            | Event::Hold { .. }
            | Event::Close { .. }
            | Event::Resow { .. }
            | Event::Reverse { .. }
            | Event::Stop { .. }
            | Event::HouseLost { .. }
            | Event::Bind { .. }
            | Event::Arrange { .. }
            | Event::Turn { .. }
            | Event::End { .. } => &[],
        }
    }
}

/// One ply: the move and everything it caused, in order.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Sowing {
    /// The player who played; in a simultaneous choice, South.
    pub by: Side,
    /// The move played.
    pub mv: Move,
    /// The events it caused.
    pub events: Vec<Event>,
}

impl Sowing {
    /// The number of pieces that a player captures.
    pub fn captured_by(&self, side: Side) -> u16 {
        let captured = self.events.iter().flat_map(|event| event.captured_by(side));
        captured.map(|(_, heap)| heap.count()).sum()
    }

    /// Whether a player earns another turn.
    pub fn earns_turn(&self, side: Side) -> bool {
        let earns =
            |event: &Event| matches!(event, Event::ExtraTurn { side: by, .. } if *by == side);
        self.events.iter().any(earns)
    }
}

/// An observer of a ply. The rules are written once: with an observer that wants nothing they
/// compile to the fast path used by search.
pub trait Observer {
    /// Whether events are wanted at all; `false` removes the code that makes them at compile time.
    const WATCHING: bool;

    /// Receives each event in order.
    fn see(&mut self, event: Event);
}

/// The observer that wants nothing.
impl Observer for () {
    const WATCHING: bool = false;

    #[inline]
    fn see(&mut self, _: Event) {}
}

/// The observer that keeps everything.
impl Observer for Vec<Event> {
    const WATCHING: bool = true;

    fn see(&mut self, event: Event) {
        self.push(event);
    }
}
