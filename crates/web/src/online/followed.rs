//! A game as the server tells it: the events that have come, and the state they lead to.

use game::Game;
use game::online::{Event, Room, Terms, Why};
use protocol::online::{GameObject, WireEvent, read_event, read_side};
use rules::Side;
use words::Words;

use super::names;

/// A game that is followed.
#[derive(Clone, Debug)]
pub(super) struct Followed {
    /// The game as the server described it; of this only players and seat are of use later on.
    pub(super) object: GameObject,
    pub(super) room: Room,
}

/// Events that cannot be followed: the game has to be fetched anew.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Astray {
    /// Some have not come.
    Gap,
    /// They lead elsewhere than the rules, as this page knows them.
    Differs,
}

impl Followed {
    /// A game before its first event; `None` if this page does not know its rules.
    pub(super) fn new(object: GameObject) -> Option<Followed> {
        let terms: Terms = object.terms.parse().ok()?;
        let room = Room::new(terms, object.begun_ms);
        Some(Followed { object, room })
    }

    /// The seat of whoever looks at this page.
    pub(super) fn me(&self) -> Option<Side> {
        read_side(self.object.you.as_deref()?)
    }

    /// The name of a player, for whoever reads it.
    pub(super) fn name(&self, side: Side, words: Words) -> String {
        names::told(&self.object.seats[side as usize].name, words)
    }

    /// Takes in events, the first of which has the number `n`; returns those that are new.
    ///
    /// # Errors
    /// [`Astray`]: the game is of no use any more.
    pub(super) fn hear(&mut self, n: u64, events: &[WireEvent]) -> Result<Vec<Event>, Astray> {
        if n > self.room.seq() + 1 {
            return Err(Astray::Gap);
        }
        let mut new = Vec::new();
        for (number, wire) in (n..).zip(events) {
            if number <= self.room.seq() {
                continue;
            }
            let (event, at_ms) = read_event(wire).ok_or(Astray::Differs)?;
            self.room
                .apply(&event, at_ms)
                .map_err(|_| Astray::Differs)?;
            new.push(event);
        }
        Ok(new)
    }

    /// The steps that the board shows: those played, then these moves of one's own that the server
    /// has not acknowledged yet. An end by agreement or resignation is a step, too.
    pub(super) fn line(&self, unsent: &[&str]) -> Vec<String> {
        let played = self.room.line();
        let mut line: Vec<String> = played.split_whitespace().map(str::to_owned).collect();
        match self.room.end().map(|end| end.why) {
            None => line.extend(unsent.iter().map(|&text| text.to_owned())),
            Some(Why::Rules | Why::Left(_) | Why::Aborted) => {}
            Some(why) => line.push(why.name().to_owned()),
        }
        line
    }

    /// The game with these steps; what cannot follow is left out.
    pub(super) fn game(&self, line: &[String]) -> Game {
        let mut game = Game::new(self.room.terms().start.clone());
        for text in line {
            if game.make(text).is_err() {
                break;
            }
        }
        game
    }
}

/// The step by which a board that shows one line comes to show another.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Step {
    /// Nothing.
    Rest,
    /// One more move is played.
    Play,
    /// All is put on the board as it is, without being shown.
    Set,
}

/// More missing moves than this are not shown one by one.
const SHOWN_MAX: usize = 3;

/// The step from what a board shows towards what it has to show.
pub(super) fn step(shown: &[String], line: &[String]) -> Step {
    let Some(missing) = line.strip_prefix(shown) else {
        return Step::Set;
    };
    let are_moves = missing.first().is_some_and(|text| {
        let is_round = text.starts_with("next");
        // Words that end a game have a dash, which no move has.
        !is_round && !text.contains('-')
    });
    match missing.len() {
        0 => Step::Rest,
        1..=SHOWN_MAX if are_moves => Step::Play,
        _ => Step::Set,
    }
}

#[cfg(test)]
mod tests {
    use game::online::{Command, Moment};
    use protocol::online::{SeatObject, on_board, wire_event};

    use super::*;

    fn followed(terms: &str) -> Followed {
        let room = Room::new(terms.parse().unwrap(), 0);
        let seat = |name: &str| SeatObject {
            id: name.to_owned(),
            name: name.to_owned(),
        };
        let id = "0000000001".parse().unwrap();
        let object = on_board(id, 0, &room, [seat("Ada"), seat("Max")], Some(Side::North));
        Followed::new(object).unwrap()
    }

    fn played(server: &mut Room, by: Side, text: &str) -> Vec<WireEvent> {
        let command = Command::Move {
            ply: server.ply(),
            text: text.to_owned(),
        };
        let events = server.decide(by, &command, &Moment::at(1_000)).unwrap();
        for event in &events {
            server.apply(event, 1_000).unwrap();
        }
        let wire = |event| wire_event(event, 1_000);
        events.iter().map(wire).collect()
    }

    #[test]
    fn events_are_taken_in_once_and_in_order() {
        let mut game = followed("game=kalah");
        let words = Words::new(words::Language::English);
        assert_eq!(game.me(), Some(Side::North));
        assert_eq!(game.name(Side::South, words), "Ada");
        let mut server = game.room.clone();
        let first = played(&mut server, Side::South, "C");
        let second = played(&mut server, Side::South, "F");
        assert_eq!(game.clone().hear(2, &second), Err(Astray::Gap));
        assert_eq!(game.hear(1, &first).unwrap().len(), 1);
        // What comes twice is passed over.
        let both = [first, second].concat();
        assert_eq!(game.hear(1, &both).unwrap().len(), 1);
        assert_eq!(game.line(&["a"]), ["C", "F", "a"]);
        assert_eq!(game.game(&game.line(&["a"])).line_len(), 3);
    }

    #[test]
    fn another_position_than_the_rules_lead_to_is_noticed() {
        let mut game = followed("game=kalah");
        let mut server = Room::new("game=kalah:seeds=5".parse().unwrap(), 0);
        let first = played(&mut server, Side::South, "A");
        assert_eq!(game.hear(1, &first), Err(Astray::Differs));
    }

    #[test]
    fn a_board_catches_up() {
        let line =
            |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
        for (shown, wanted, expected) in [
            ("C F", "C F", Step::Rest),
            ("C F", "C F a", Step::Play),
            ("C F", "C F a swap b", Step::Play),
            ("", "C F a b", Step::Set),
            ("C F a", "C F", Step::Set),
            ("C F a", "C F b", Step::Set),
            ("C", "C next:AB/ab", Step::Set),
            ("C", "C south-resigns", Step::Set),
        ] {
            assert_eq!(
                step(&line(shown), &line(wanted)),
                expected,
                "{shown} {wanted}"
            );
        }
    }
}
