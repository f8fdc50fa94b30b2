//! Who is there, and what they play; how they wake and sleep; and how it all ends.

use game::online::{GameId, Terms};
use hall::{NewGame, PlayerId};

use super::World;
use crate::one_in;
use crate::queue::Happening;
use crate::tab::{Person, Tab, Weather};

const TERMS: [&str; 10] = [
    "game=kalah:seeds=3&clock=30%2B0",
    "game=kalah&clock=60%2B2&watch=off",
    "game=kalah:pie=on,seeds=3&clock=300%2B3&private=yes",
    "game=oware&clock=2d",
    "game=oware&clock=60%2B0&takebacks=never",
    "game=congkak:houses=5,opening=simultaneous,match=traditional&clock=300%2B3",
    "game=congkak:houses=5,opening=simultaneous,match=best-of-3&clock=60%2B1",
    "game=congkak:houses=5,match=best-of-3",
    "game=congkak:houses=5,match=traditional,refill=choose&clock=300%2B3",
    "game=banana-cala",
];
const KID_TERMS: &str = "game=kid-cala-beginner&kid=yes";

/// Players, in the order in which they are there.
const ANN: usize = 0;
const BEN: usize = 1;
const KID: usize = 2;

impl World {
    /// Two players with a game or two, a child with another, and all who look on.
    pub(super) fn set_the_scene(&mut self) {
        let is_liar = one_in(&mut self.random, 4);
        self.persons = vec![
            Person::new(Some(1), false, is_liar),
            Person::new(Some(2), false, false),
            Person::new(Some(3), true, false),
            Person::new(None, false, false),
            Person::new(Some(4), false, false),
        ];
        let mut games = vec![self.begin(None, [ANN, BEN])];
        if one_in(&mut self.random, 2) {
            games.push(self.begin(None, [BEN, ANN]));
        }
        let mut tabs = vec![(ANN, games.clone()), (BEN, games.clone())];
        // The second tab of a player.
        tabs.push((self.random.below(2) as usize, games.clone()));
        let mut all = games;
        if one_in(&mut self.random, 3) {
            let game = self.begin(Some(KID_TERMS), [KID, ANN]);
            all.push(game);
            // The child tries to look on elsewhere, too.
            tabs.push((KID, all.clone()));
            tabs[0].1.push(game);
        }
        tabs.push((3, all.clone()));
        tabs.push((4, all));
        for (person, games) in tabs {
            let at_ms = self.after(0, 2_000);
            self.queue.push(at_ms, Happening::Wake(self.tabs.len()));
            self.tabs.push(Tab::new(person, games));
        }
        self.start();
    }

    fn begin(&mut self, terms: Option<&str>, players: [usize; 2]) -> GameId {
        let any = self.random.pick(&TERMS).expect("there are some");
        let terms: Terms = terms.unwrap_or(any).parse().expect("terms of ours");
        let id = GameId::from_bits(self.random.bits());
        let seat = |index: usize| self.persons[index].id.expect("a player");
        let seats: [PlayerId; 2] = players.map(seat);
        self.store.begin(NewGame {
            id,
            terms,
            begun_ms: self.now_ms,
            seats,
        });
        self.checker.begin(id, &self.store);
        id
    }

    /// A tab does what it wants next, and sleeps.
    pub(super) fn wake(&mut self, index: usize) {
        let weather = self.weather();
        let is_player = self.persons[self.tabs[index].person].id.is_some();
        let nap_ms = match (weather, self.random.below(100)) {
            (Weather::Storm, 0) => 90_000,
            (Weather::Storm, 1..4) => 8_000,
            (Weather::Storm, _) if is_player => 900,
            (Weather::Storm, _) => 4_000,
            (Weather::Calm | Weather::Parting, _) => 1_500,
        };
        let at_ms = self.after(nap_ms / 10, nap_ms);
        self.queue.push(at_ms, Happening::Wake(index));
        let Some(conn) = self.tabs[index].conn else {
            self.connect(index);
            return;
        };
        let tab = &mut self.tabs[index];
        let person = &mut self.persons[tab.person];
        let mut said = tab.think(person, weather, self.now_ms, &mut self.random);
        if weather == Weather::Storm && one_in(&mut self.random, 1_500) {
            // More than any page says.
            let ping = protocol::online::ClientMessage::Ping { id: 0 };
            said.extend(vec![ping; 45]);
        }
        for message in said {
            self.say(conn, message);
        }
    }

    /// What is kept of a game cannot be read any more.
    pub(super) fn damage(&mut self) {
        let ids: Vec<GameId> = self.store.games.keys().copied().collect();
        let is_any = self.store.games.values().any(|kept| kept.is_damaged);
        if let Some(id) = self.random.pick(&ids).filter(|_| !is_any) {
            let kept = self.store.games.get_mut(id).expect("one of them");
            kept.is_damaged = true;
            self.trace
                .write(self.now_ms, format_args!("{id} is damaged"));
        }
    }

    /// Whether all have said goodbye, and have had all answers.
    pub(super) fn is_over(&self) -> bool {
        let is_parting = self.now_ms > self.storm_ends_ms + super::CALM_MS + 25_000;
        is_parting && self.persons.iter().all(|person| person.outbox.is_empty())
    }

    /// Every intention has been answered, and every page shows all that it may.
    pub(super) fn finish(&self) -> Result<(), String> {
        for (index, person) in self.persons.iter().enumerate() {
            if let Some(intent) = person.outbox.first() {
                return Err(format!("person {index} was never answered: {intent:?}"));
            }
        }
        self.checker.finish(&self.store)?;
        for (index, tab) in self.tabs.iter().enumerate() {
            for (game, board) in &tab.boards {
                let kept = &self.store.games[game];
                let events = kept.entries.len() as u64;
                let Person { id, is_kid, .. } = self.persons[tab.person];
                let is_free = !(kept.terms.private || kept.terms.kid || is_kid)
                    || id.is_some_and(|player| kept.seats.contains(&player));
                let is_shown = is_free && !kept.is_damaged;
                if is_shown && board.seq != events {
                    let seq = board.seq;
                    return Err(format!(
                        "tab {index} knows {seq} of {events} events of {game}"
                    ));
                }
                if !is_free && board.seq != 0 {
                    return Err(format!("tab {index} knows {game}, and must not"));
                }
            }
        }
        Ok(())
    }
}
