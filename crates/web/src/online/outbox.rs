//! Choices made here and not acknowledged yet: they are kept on the device, and sent again under the
//! same name until the server answers.

use std::collections::VecDeque;

use protocol::online::WireCommand;

use super::json::{self, Json, Read, quoted};

/// One intention.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Intention {
    /// Its name: 128 random bits. However often it is sent, it is carried out once.
    pub(super) key: String,
    pub(super) command: WireCommand,
}

impl Intention {
    fn save(&self) -> Option<String> {
        let command = serde_json::to_string(&self.command).ok()?;
        let fields = [("key", quoted(&self.key)), ("command", command)];
        Some(json::object(&fields))
    }
}

impl Read for Intention {
    fn read(json: &Json) -> Option<Intention> {
        Some(Intention {
            key: json.text("key")?,
            command: json.read("command")?,
        })
    }
}

/// The intentions that wait for an answer, oldest first. Only the first of them is on its way: the
/// next one makes sense only after it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Outbox {
    waiting: VecDeque<Intention>,
    is_sent: bool,
    /// Acknowledged intentions, each before the number of its first event, which has not come yet.
    acknowledged: VecDeque<(u64, Intention)>,
}

impl Outbox {
    /// Reads what `save` wrote; what cannot be read is nothing.
    pub(super) fn read(text: &str) -> Outbox {
        let waiting = Json::parse(text).and_then(|json| Vec::read(&json));
        Outbox {
            waiting: waiting.unwrap_or_default().into(),
            ..Outbox::default()
        }
    }

    /// The intentions as text; `None` if there are none.
    pub(super) fn save(&self) -> Option<String> {
        let waiting: Vec<String> = self.waiting.iter().filter_map(Intention::save).collect();
        (!waiting.is_empty()).then(|| format!("[{}]", waiting.join(",")))
    }

    /// Adds an intention.
    pub(super) fn push(&mut self, intention: Intention) {
        self.waiting.push_back(intention);
    }

    /// The intention to be sent now, if there is one. It counts as sent from then on.
    pub(super) fn send(&mut self) -> Option<Intention> {
        let first = self.waiting.front().filter(|_| !self.is_sent)?;
        self.is_sent = true;
        Some(first.clone())
    }

    /// The connection was lost, or the server is busy: what was sent is sent again.
    pub(super) fn rewind(&mut self) {
        self.is_sent = false;
    }

    /// The server has carried out an intention: its first event has the number `n`. As long as the
    /// events have come only as far as `seq` the intention stands for it.
    pub(super) fn acknowledge(&mut self, key: &str, n: u64, seq: u64) {
        if let Some(intention) = self.take(key)
            && n > seq
        {
            self.acknowledged.push_back((n, intention));
        }
    }

    /// Events have come up to the number `seq`; returns whether one of them was acknowledged before.
    pub(super) fn come(&mut self, seq: u64) -> bool {
        let before = self.acknowledged.len();
        self.acknowledged.retain(|(n, _)| *n > seq);
        self.acknowledged.len() < before
    }

    /// Takes an intention out, as it was refused.
    pub(super) fn take(&mut self, key: &str) -> Option<Intention> {
        let index = self.waiting.iter().position(|it| it.key == key)?;
        if index == 0 {
            self.is_sent = false;
        }
        self.waiting.remove(index)
    }

    /// Drops everything: what was meant has no place any more.
    pub(super) fn clear(&mut self) {
        *self = Outbox::default();
    }

    /// Whether nothing waits for an answer.
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The intentions that are not among the events that have come.
    fn unseen(&self) -> impl Iterator<Item = &Intention> {
        let acknowledged = self.acknowledged.iter().map(|(_, intention)| intention);
        acknowledged.chain(&self.waiting)
    }

    /// Whether a command of this kind waits for an answer, or for its events.
    pub(super) fn has(&self, is_it: impl Fn(&WireCommand) -> bool) -> bool {
        self.unseen().any(|it| is_it(&it.command))
    }

    /// The moves that follow a line of so many steps.
    pub(super) fn moves(&self, steps: usize) -> Vec<&str> {
        let mut moves = Vec::new();
        for intention in self.unseen() {
            if let WireCommand::Move { ply, m } = &intention.command
                && *ply == steps + moves.len()
            {
                moves.push(m.as_str());
            }
        }
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(key: &str, ply: usize) -> Intention {
        Intention {
            key: key.to_owned(),
            command: WireCommand::Move {
                ply,
                m: "C".to_owned(),
            },
        }
    }

    #[test]
    fn one_intention_is_on_its_way_at_a_time() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.send(), None);
        outbox.push(mv("a", 4));
        outbox.push(mv("b", 5));
        assert_eq!(outbox.send(), Some(mv("a", 4)));
        assert_eq!(outbox.send(), None);
        outbox.rewind();
        assert_eq!(outbox.send(), Some(mv("a", 4)));
        assert_eq!(outbox.take("x"), None);
        assert_eq!(outbox.take("a"), Some(mv("a", 4)));
        assert_eq!(outbox.send(), Some(mv("b", 5)));
    }

    #[test]
    fn what_waits_survives_a_reload() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.save(), None);
        outbox.push(mv("a", 4));
        outbox.push(Intention {
            key: "b".to_owned(),
            command: WireCommand::Resign,
        });
        outbox.send();
        let mut again = Outbox::read(&outbox.save().unwrap());
        assert_eq!(again.send(), Some(mv("a", 4)));
        assert!(again.has(|command| *command == WireCommand::Resign));
        assert!(Outbox::read("nonsense").is_empty());
    }

    #[test]
    fn what_is_acknowledged_stands_until_its_event_comes() {
        let mut outbox = Outbox::default();
        outbox.push(mv("a", 4));
        outbox.push(mv("b", 5));
        outbox.acknowledge("a", 9, 8);
        // It is neither sent nor kept any more, and still on the board.
        assert_eq!(outbox.send(), Some(mv("b", 5)));
        assert_eq!(Outbox::read(&outbox.save().unwrap()).moves(5).len(), 1);
        assert_eq!(outbox.moves(4).len(), 2);
        assert!(!outbox.come(8));
        assert!(outbox.come(9));
        assert_eq!((outbox.moves(4).len(), outbox.moves(5).len()), (0, 1));
        // The event may have come first.
        outbox.acknowledge("b", 10, 10);
        assert_eq!(outbox, Outbox::default());
    }

    #[test]
    fn moves_follow_the_line_they_were_meant_for() {
        let mut outbox = Outbox::default();
        for (key, ply) in [("a", 4), ("b", 5), ("c", 9)] {
            outbox.push(mv(key, ply));
        }
        assert_eq!(outbox.moves(4).len(), 2);
        assert_eq!(outbox.moves(5).len(), 1);
        assert_eq!(outbox.moves(6).len(), 0);
    }
}
