//! Who is at a board: players, and those who look on.

use std::collections::BTreeMap;

use rules::Side;

use crate::input::{Conn, PlayerId, Seat};

/// The shortest absence that is told: whoever waits for news by requests is not there between two of
/// them.
const BLINK_MS: u64 = 2_000;

/// The players of a game, and the sockets that are told of it.
#[derive(Debug)]
pub(crate) struct Seats {
    pub(crate) players: [Seat; 2],
    viewers: BTreeMap<Conn, Option<Side>>,
    /// The moment since which a player is away.
    gone_ms: [Option<u64>; 2],
    /// The moment at which a player has last left.
    left_ms: [Option<u64>; 2],
}

impl Seats {
    /// Nobody is there yet.
    pub(crate) fn new(players: [Seat; 2], now_ms: u64) -> Seats {
        Seats {
            players,
            viewers: BTreeMap::new(),
            gone_ms: [Some(now_ms); 2],
            left_ms: [None; 2],
        }
    }

    /// The seats of a player: both, if they play against themselves.
    pub(crate) fn is_seated(&self, player: PlayerId, side: Side) -> bool {
        self.players[side].player == player
    }

    /// The seat of a player; of somebody who has both the one asked for.
    pub(crate) fn side_of(&self, player: Option<PlayerId>) -> Option<Side> {
        let player = player?;
        Side::BOTH
            .into_iter()
            .find(|&side| self.is_seated(player, side))
    }

    pub(crate) fn enter(&mut self, conn: Conn, side: Option<Side>) {
        self.viewers.insert(conn, side);
        if let Some(side) = side {
            self.gone_ms[side] = None;
        }
    }

    /// Whether the socket was there.
    pub(crate) fn leave(&mut self, conn: Conn, now_ms: u64) -> bool {
        let Some(side) = self.viewers.remove(&conn) else {
            return false;
        };
        if let Some(side) = side.filter(|&side| !self.is_here(side)) {
            self.gone_ms[side] = Some(now_ms);
            self.left_ms[side] = Some(now_ms);
        }
        true
    }

    fn is_here(&self, side: Side) -> bool {
        self.viewers.values().any(|&it| it == Some(side))
    }

    /// Whether a player is there, as others are told.
    pub(crate) fn seems_here(&self, side: Side, now_ms: u64) -> bool {
        let has_blinked = |left: u64| now_ms.saturating_sub(left) < BLINK_MS;
        self.is_here(side) || self.left_ms[side].is_some_and(has_blinked)
    }

    /// The time for which a player has been away; `None` if they are here.
    pub(crate) fn away_ms(&self, side: Side, now_ms: u64) -> Option<u64> {
        self.gone_ms[side].map(|since| now_ms.saturating_sub(since))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.viewers.is_empty()
    }

    pub(crate) fn watching(&self) -> usize {
        self.viewers.values().filter(|side| side.is_none()).count()
    }

    /// All sockets.
    pub(crate) fn all(&self) -> Vec<Conn> {
        self.viewers.keys().copied().collect()
    }

    /// The sockets of one kind of viewer.
    pub(crate) fn of(&self, viewer: Option<Side>) -> Vec<Conn> {
        let of = self.viewers.iter().filter(|(_, side)| **side == viewer);
        of.map(|(&conn, _)| conn).collect()
    }
}
