//! Lines between tabs and the hall: what is sent arrives later, in order, or not at all.

use std::collections::BTreeMap;
use std::iter::repeat_n;

use hall::{Conn, Input};
use protocol::online::{ClientMessage, ServerMessage};

use super::World;
use crate::one_in;
use crate::queue::Happening;

/// The longest way there and back that the server believes.
const LAG_MAX_MS: u64 = 1_000;

/// A socket between a tab and the hall.
#[derive(Debug)]
struct Line {
    tab: usize,
    /// The way in one direction.
    way_ms: u32,
    /// The moments at which the last frame arrives there, and here.
    up_ms: u64,
    down_ms: u64,
    /// News of games are thrown away on the way.
    is_skipping: bool,
    /// It was cut: nothing arrives any more.
    is_dead: bool,
}

/// All of them, by number.
#[derive(Debug, Default)]
pub(super) struct Lines {
    lines: BTreeMap<Conn, Line>,
    count: Conn,
}

impl Lines {
    /// The tab at the end of a line that is not cut.
    pub(super) fn tab(&self, conn: Conn) -> Option<usize> {
        let line = self.lines.get(&conn)?;
        (!line.is_dead).then_some(line.tab)
    }

    /// Whether a message is not thrown away.
    pub(super) fn takes(&self, conn: Conn, message: &ServerMessage) -> bool {
        let is_of_game = matches!(
            message,
            ServerMessage::Game { .. } | ServerMessage::Ev { .. } | ServerMessage::Here(_)
        );
        let line = self.lines.get(&conn);
        line.is_none_or(|line| !line.is_skipping || !is_of_game)
    }
}

impl World {
    /// The time there and back, as the server measures it.
    pub(super) fn lag_ms(&self, conn: Conn) -> Option<u64> {
        let line = self.lines.lines.get(&conn).filter(|line| !line.is_dead)?;
        let person = &self.persons[self.tabs[line.tab].person];
        Some(if person.is_liar {
            LAG_MAX_MS
        } else {
            u64::from(line.way_ms * 2).min(LAG_MAX_MS)
        })
    }

    /// A tab opens a socket.
    pub(super) fn connect(&mut self, tab: usize) {
        self.lines.count += 1;
        let conn = self.lines.count;
        let is_far = one_in(&mut self.random, 4);
        let line = Line {
            tab,
            way_ms: 10 + self.random.below(if is_far { 390 } else { 60 }),
            up_ms: 0,
            down_ms: 0,
            is_skipping: false,
            is_dead: false,
        };
        self.lines.lines.insert(conn, line);
        self.tabs[tab].conn = Some(conn);
        if let Some(at_ms) = self.arrival(conn, true) {
            self.queue.push(at_ms, Happening::Opened(conn));
        }
        let hello = self.tabs[tab].hello();
        self.say(conn, hello);
    }

    /// The moment at which something sent now arrives.
    fn arrival(&mut self, conn: Conn, is_up: bool) -> Option<u64> {
        let line = self.lines.lines.get_mut(&conn)?;
        let jitter_ms = self.random.below(line.way_ms / 2 + 1);
        let last_ms = if is_up {
            &mut line.up_ms
        } else {
            &mut line.down_ms
        };
        *last_ms = (*last_ms).max(self.now_ms + u64::from(line.way_ms + jitter_ms));
        Some(*last_ms)
    }

    /// A tab says something; the way there loses and doubles what can be sent again.
    pub(super) fn say(&mut self, conn: Conn, message: ClientMessage) {
        let is_repeated = matches!(
            message,
            ClientMessage::Do { .. } | ClientMessage::Ping { .. }
        );
        let fate = self.random.below(100);
        if self.is_stormy() && is_repeated && fate == 0 {
            return;
        }
        let times = if self.is_stormy() && is_repeated && fate < 4 {
            2
        } else {
            1
        };
        for message in repeat_n(message, times) {
            if let Some(at_ms) = self.arrival(conn, true) {
                self.queue.push(at_ms, Happening::Said(conn, message));
            }
        }
        if self.is_stormy() && one_in(&mut self.random, 150) {
            self.cut(conn);
        }
    }

    /// The hall says something.
    pub(super) fn send(&mut self, conn: Conn, message: ServerMessage) {
        let is_heard = self.lines.tab(conn).is_some() && self.lines.takes(conn, &message);
        if self.is_stormy() && one_in(&mut self.random, 400) {
            self.queue.push(self.now_ms, Happening::Slow(conn));
        }
        if let Some(at_ms) = self.arrival(conn, false).filter(|_| is_heard) {
            self.queue.push(at_ms, Happening::Heard(conn, message));
        }
    }

    /// Throws away news of games that are under way to a tab, and those that come until it has taken
    /// the rest.
    pub(super) fn skip(&mut self, conn: Conn) {
        let Some(line) = self.lines.lines.get_mut(&conn) else {
            return;
        };
        let was_skipping = std::mem::replace(&mut line.is_skipping, true);
        let last_ms = line.down_ms;
        if !was_skipping {
            let at_ms = last_ms.max(self.now_ms) + 1 + u64::from(self.random.below(8_000));
            self.queue.push(at_ms, Happening::Drained(conn));
        }
    }

    /// A tab has taken the rest.
    pub(super) fn drained(&mut self, conn: Conn) -> Result<(), String> {
        let Some(line) = self.lines.lines.get_mut(&conn) else {
            return Ok(());
        };
        line.is_skipping = false;
        self.feed(Input::Drained { conn })
    }

    /// A line is cut: both ends learn it later, and what is under way is lost.
    fn cut(&mut self, conn: Conn) {
        if let Some(line) = self.lines.lines.get_mut(&conn) {
            line.is_dead = true;
            let hall_ms = self.after(0, 10_000);
            let tab_ms = self.after(0, 6_000);
            self.queue.push(hall_ms, Happening::Closed(conn));
            self.queue.push(tab_ms, Happening::Lost(conn));
        }
    }

    /// The server is gone, and with it its end of every line.
    pub(super) fn cut_all(&mut self) {
        let mut conns = Vec::new();
        for (&conn, line) in &mut self.lines.lines {
            line.is_dead = true;
            conns.push(conn);
        }
        for conn in conns {
            let at_ms = self.after(0, 2_000);
            self.queue.push(at_ms, Happening::Lost(conn));
        }
    }

    /// The server closes a socket, after what was sent on it.
    pub(super) fn close(&mut self, conn: Conn) {
        if let Some(at_ms) = self.arrival(conn, false) {
            self.queue.push(at_ms, Happening::Lost(conn));
            self.queue.push(self.now_ms, Happening::Closed(conn));
        }
    }

    /// A socket reaches the server, if there is one.
    pub(super) fn opened(&mut self, conn: Conn) -> Result<(), String> {
        let Some(tab) = self.lines.tab(conn) else {
            return Ok(());
        };
        if self.hall.is_none() {
            self.lost(conn);
            return Ok(());
        }
        let person = &self.persons[self.tabs[tab].person];
        let player = person.id.map(|id| {
            let name = format!("Player {}", id.0);
            (id, name, person.is_kid)
        });
        self.feed(Input::Open { conn, player })
    }

    /// A tab learns that its socket is gone.
    pub(super) fn lost(&mut self, conn: Conn) {
        if let Some(line) = self.lines.lines.remove(&conn)
            && self.tabs[line.tab].conn == Some(conn)
        {
            self.tabs[line.tab].conn = None;
        }
    }
}
