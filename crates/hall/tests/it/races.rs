//! Both press for a rematch at once, in ten thousand orders: one game begins.

use game::online::{Command, Event, Offerable, Why};
use hall::{Append, Effect, Entry, Fault, Hall, Input, NewGame, Stored};
use protocol::online::{ClientMessage, Key};
use rules::{Random, Side};

use crate::one_in;
use crate::stage::{GAME, KALAH, Stage};

const RACES: u64 = 10_000;

/// A race, and a disk that answers when it likes.
struct Race {
    random: Random,
    hall: Hall,
    stored: Stored,
    begun: Vec<NewGame>,
    /// What will reach the hall, in any order.
    waiting: Vec<Input>,
    appends: Vec<Append>,
}

impl Race {
    fn new(seed: u64) -> Race {
        let mut stage = Stage::new(KALAH);
        stage.stored.entries.push(Entry {
            at_ms: 0,
            key: None,
            event: Event::End {
                winner: Some(Side::South),
                why: Why::Resigned(Side::North),
            },
        });
        let mut race = Race {
            random: Random::new(seed),
            hall: Hall::new(0, None, seed),
            stored: stage.stored,
            begun: Vec::new(),
            waiting: Vec::new(),
            appends: Vec::new(),
        };
        for (conn, seat) in [0, 0, 1, 1].into_iter().enumerate() {
            let player = race.stored.seats[seat].player;
            let player = Some((player, "Name".to_owned(), false));
            let conn = conn as u64;
            race.hall.handle(Input::Open { conn, player }, 0);
        }
        race
    }

    /// Each presses once, on one or both of their tabs; a copy has the same key, or another.
    fn press(&mut self) {
        for conn in 0..4 {
            let seat = conn / 2;
            let is_first = conn % 2 == 0;
            if is_first || one_in(&mut self.random, 3) {
                let is_copy = one_in(&mut self.random, 2);
                let key = if is_copy { seat } else { 10 + conn };
                let message = ClientMessage::Do {
                    g: GAME.to_string(),
                    key: Key(key.into()).to_string(),
                    c: (&Command::Offer(Offerable::Rematch)).into(),
                };
                let lag_ms = 0;
                self.waiting.push(Input::Say {
                    conn,
                    message,
                    lag_ms,
                });
            }
        }
    }

    /// Something happens, of all that can; answers whether there was something.
    fn step(&mut self) -> bool {
        let end = self.waiting.len() + self.appends.len();
        if end == 0 {
            return false;
        }
        let index = self.random.below(end as u32) as usize;
        let input = if index < self.waiting.len() {
            self.waiting.swap_remove(index)
        } else {
            let append = self.appends.swap_remove(index - self.waiting.len());
            self.write(append)
        };
        for effect in self.hall.handle(input, 1_000) {
            match effect {
                Effect::Load(game) => {
                    let found = Ok(Some(Box::new(self.stored.clone())));
                    self.waiting.push(Input::Loaded { game, found });
                }
                Effect::Append(append) => self.appends.push(*append),
                Effect::Send { .. } | Effect::Skip { .. } | Effect::Close { .. } => {}
            }
        }
        true
    }

    /// The disk keeps it, or fails before or afterwards.
    fn write(&mut self, append: Append) -> Input {
        let is_failing = one_in(&mut self.random, 8);
        let is_kept = !is_failing || one_in(&mut self.random, 2);
        if is_kept {
            assert_eq!(append.after, self.stored.entries.len() as u64);
            self.stored.entries.extend(append.entries);
            self.begun.extend(append.next);
        }
        let game = append.game;
        let result = if is_failing {
            Err(Fault::Failed)
        } else {
            Ok(())
        };
        Input::Kept { game, result }
    }
}

#[test]
fn both_press_for_a_rematch_and_one_game_begins() {
    for seed in 0..RACES {
        let mut race = Race::new(seed);
        // Whoever had no answer presses again.
        while race.begun.is_empty() {
            race.press();
            while race.step() {}
        }
        race.press();
        while race.step() {}
        let [game] = race.begun.as_slice() else {
            panic!("seed {seed}: {} games begin", race.begun.len());
        };
        let seats = race.stored.seats.each_ref().map(|seat| seat.player);
        assert_eq!(game.seats, [seats[1], seats[0]], "seed {seed}");
        let nexts = race.stored.entries.iter();
        let nexts = nexts.filter(|entry| matches!(entry.event, Event::Next { .. }));
        assert_eq!(nexts.count(), 1, "seed {seed}");
    }
}
