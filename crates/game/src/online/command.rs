//! The intentions of a player, and the reasons why they are refused.

use rules::{Houses, PlayError, RoundError};
use thiserror::Error;

use super::id::GameId;

/// A thing that one player can offer to the other.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Offerable {
    /// To end the game as a draw.
    Draw,
    /// To take back the last turn of whoever asks.
    Takeback,
    /// To play again with the seats exchanged.
    Rematch,
}

impl Offerable {
    /// Every one.
    pub const ALL: [Offerable; 3] = [Offerable::Draw, Offerable::Takeback, Offerable::Rematch];

    /// Its word on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Offerable::Draw => "draw",
            Offerable::Takeback => "takeback",
            Offerable::Rematch => "rematch",
        }
    }

    /// The one with this word.
    pub fn read(text: &str) -> Option<Offerable> {
        Offerable::ALL.into_iter().find(|it| it.name() == text)
    }
}

/// A feeling shown to the other player: there is no other way to say something.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[expect(missing_docs, reason = "each says itself")]
pub enum Reaction {
    Hello,
    GoodLuck,
    WellPlayed,
    Wow,
    Thanks,
    Goodbye,
}

impl Reaction {
    /// Every one, in the order in which they are shown.
    pub const ALL: [Reaction; 6] = [
        Reaction::Hello,
        Reaction::GoodLuck,
        Reaction::WellPlayed,
        Reaction::Wow,
        Reaction::Thanks,
        Reaction::Goodbye,
    ];

    /// Its word on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Reaction::Hello => "hello",
            Reaction::GoodLuck => "good-luck",
            Reaction::WellPlayed => "well-played",
            Reaction::Wow => "wow",
            Reaction::Thanks => "thanks",
            Reaction::Goodbye => "goodbye",
        }
    }

    /// The one with this word.
    pub fn read(text: &str) -> Option<Reaction> {
        Reaction::ALL.into_iter().find(|it| it.name() == text)
    }
}

/// One intention of a player.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Command {
    /// To play a move; while both choose at once, an own house.
    Move {
        /// The number of steps before it, so that a move meant for an earlier position is refused.
        ply: usize,
        /// The move as `rules` reads it.
        text: String,
    },
    /// To fill these houses for the next round.
    Fill {
        /// The houses.
        houses: Houses,
    },
    /// To begin the next round.
    Ready,
    /// To offer something.
    Offer(Offerable),
    /// To take or refuse an offer of the other player.
    Answer {
        /// The number of the event that made it.
        offer: u64,
        /// Whether it is taken.
        yes: bool,
    },
    /// To take back an own offer.
    Withdraw {
        /// The number of the event that made it.
        offer: u64,
    },
    /// To give up.
    Resign,
    /// To end a game that has hardly begun, without a result.
    Abort,
    /// To end a game that the other player has left: as won, or as a draw.
    Claim {
        /// Whether a win is claimed.
        win: bool,
    },
    /// To show a feeling.
    React(Reaction),
}

/// The circumstances of a command: all that a decision needs and a game does not know.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Moment {
    /// The time at which the command was received, in milliseconds since 1970.
    pub at_ms: u64,
    /// The time that a message needs to the player and back, as the server has measured it.
    pub lag_ms: u64,
    /// The time for which the other player has been away; `None` if they are here.
    pub away_ms: Option<u64>,
    /// The name of the game that a rematch would have.
    pub next: GameId,
}

impl Moment {
    /// A moment without lag, with both players here.
    pub const fn at(at_ms: u64) -> Moment {
        Moment {
            at_ms,
            lag_ms: 0,
            away_ms: None,
            next: GameId::from_bits(0),
        }
    }
}

/// The reason why a command is refused. Nothing has changed.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum Refusal {
    /// It is the other player's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The command was meant for an earlier state.
    #[error(
        "the game has gone on: {expected} steps have been played, and the move was for {found}"
    )]
    Stale {
        /// The number of steps.
        expected: usize,
        /// The number given.
        found: usize,
    },
    /// The rules do not allow the move.
    #[error(transparent)]
    Move(#[from] PlayError),
    /// The rules do not allow the choice of houses, or no round follows.
    #[error(transparent)]
    Round(#[from] RoundError),
    /// The choice was made already, and is final.
    #[error("you have chosen already, and a choice is final")]
    Chosen,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The offer was answered, withdrawn, or has ended.
    #[error("there is no such offer any more")]
    NoSuchOffer,
    /// The same was offered and refused too often, or is on offer already.
    #[error("that has been offered already; wait for an answer or a further turn")]
    TooOften,
    /// It is too late for that.
    #[error("it is too late for that: {why}")]
    TooLate {
        /// The reason.
        why: &'static str,
    },
    /// The terms or the state of the game do not allow it.
    #[error("that is not possible here: {why}")]
    Closed {
        /// The reason.
        why: &'static str,
    },
}

impl Refusal {
    /// Its code on the wire.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::Stale { .. } => "stale",
            Refusal::Move(_) | Refusal::Round(_) | Refusal::Chosen => "illegal",
            Refusal::Over => "over",
            Refusal::NoSuchOffer => "no-such-offer",
            Refusal::TooOften => "too-often",
            Refusal::TooLate { .. } => "too-late",
            Refusal::Closed { .. } => "closed",
        }
    }
}
