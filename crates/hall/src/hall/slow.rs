//! Sockets that do not take what they are told: of those that only look on no more is asked than to
//! see the newest state.

use game::online::GameId;

use super::{CLOSE_SLOW, Hall, Place, Wish};
use crate::input::{Conn, Effect};

impl Hall {
    /// The answer to a socket for which too much waits: a player comes back by a new one and misses
    /// nothing; a watcher misses what is old by the time they could see it.
    pub(super) fn slow(&mut self, conn: Conn) {
        let effect = if self.plays(conn) {
            let code = CLOSE_SLOW;
            Effect::Close { conn, code }
        } else {
            Effect::Skip { conn }
        };
        self.effects.push(effect);
    }

    /// Whether a socket has a seat in one of its games.
    fn plays(&self, conn: Conn) -> bool {
        let Some(socket) = self.sockets.get(&conn) else {
            return false;
        };
        let player = socket.player.as_ref().map(|(player, ..)| *player);
        socket.games.iter().any(|id| match self.places.get(id) {
            Some(Place::Open(table)) => table.seats.side_of(player).is_some(),
            Some(Place::Loading(..) | Place::Closed(_) | Place::Broken) | None => false,
        })
    }

    /// The games of a socket as they are now, as if it had just come.
    pub(super) fn drained(&mut self, conn: Conn, now_ms: u64) {
        let Some(socket) = self.sockets.get(&conn) else {
            return;
        };
        let games: Vec<GameId> = socket.games.iter().copied().collect();
        let player = socket.player.as_ref().map(|(player, ..)| *player);
        for id in games {
            if let Some(Place::Loading(wishes, _)) = self.places.get_mut(&id) {
                wishes.push(Wish::Watch(conn, 0));
                continue;
            }
            let side = self.table(id).and_then(|table| table.seats.side_of(player));
            self.show(id, conn, side, 0, now_ms);
        }
    }
}
