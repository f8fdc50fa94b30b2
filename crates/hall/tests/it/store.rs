//! A model of the store: lists of events, a fence, and a disk that fails.

use std::collections::{BTreeMap, BTreeSet};

use game::online::{Event, GameId, Terms};
use hall::{Append, Entry, Fault, NewGame, PlayerId, Row, Seat, Stored};
use protocol::online::Key;
use rules::Random;

use crate::one_in;
use crate::queue::Life;

/// A game as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) terms: Terms,
    pub(crate) begun_ms: u64,
    pub(crate) seats: [PlayerId; 2],
    pub(crate) entries: Vec<Entry>,
    pub(crate) row: Option<Row>,
    /// What is kept cannot be read any more.
    pub(crate) is_damaged: bool,
    keys: BTreeSet<Key>,
}

/// What becomes of one append of a batch.
#[derive(Debug)]
pub(crate) struct Written {
    pub(crate) life: Life,
    pub(crate) append: Append,
    /// Whether it is on the disk now.
    pub(crate) is_kept: bool,
    /// What the hall is told.
    pub(crate) told: Result<(), Fault>,
}

/// How a disk treats a batch.
#[derive(Clone, Copy, Debug)]
enum Mood {
    Fine,
    /// Refused before anything was written.
    Busy,
    /// It fails before the commit.
    Before,
    /// It fails after the commit.
    After,
    /// Some transactions of the batch are kept, the others not.
    Torn,
}

/// Ways in which a store can be wrong, for faults planted on purpose.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Laxity {
    /// Appends are kept whatever was kept before.
    pub(crate) has_no_fence: bool,
    /// The same key is kept twice.
    pub(crate) forgets_keys: bool,
    /// One in so many appends is told to be kept, and is not.
    pub(crate) loses_one_in: Option<u32>,
    /// A rematch begins as two games.
    pub(crate) begins_twice: bool,
}

/// All games, and what waits for the disk.
#[derive(Debug, Default)]
pub(crate) struct Store {
    pub(crate) games: BTreeMap<GameId, Kept>,
    /// The last second that a server was alive in.
    pub(crate) seen_ms: Option<u64>,
    /// The times in which there was no server.
    pub(crate) outages: Vec<(u64, u64)>,
    pub(crate) waiting: Vec<(Life, Append)>,
    pub(crate) laxity: Laxity,
}

impl Store {
    /// Keeps a game that begins.
    pub(crate) fn begin(&mut self, game: NewGame) {
        let kept = Kept {
            terms: game.terms,
            begun_ms: game.begun_ms,
            seats: game.seats,
            entries: Vec::new(),
            row: None,
            is_damaged: false,
            keys: BTreeSet::new(),
        };
        self.games.insert(game.id, kept);
    }

    /// The number of the last event that is kept.
    pub(crate) fn seq(&self, id: GameId) -> u64 {
        self.games[&id].entries.len() as u64
    }

    /// The game as the hall gets it.
    pub(crate) fn read(&self, id: GameId) -> Option<Box<Stored>> {
        let kept = self.games.get(&id)?;
        let mut entries = kept.entries.clone();
        if kept.is_damaged {
            // More is taken back than was ever played.
            entries.push(Entry {
                at_ms: kept.begun_ms,
                key: None,
                event: Event::Takeback { ply: usize::MAX },
            });
        }
        let seat = |player: PlayerId| Seat {
            player,
            name: format!("Player {}", player.0),
        };
        Some(Box::new(Stored {
            terms: kept.terms.clone(),
            begun_ms: kept.begun_ms,
            seats: kept.seats.map(seat),
            entries,
        }))
    }

    /// Keeps events, if those before them are what the hall believes.
    pub(crate) fn append(&mut self, append: &Append) -> Result<(), Fault> {
        let Some(kept) = self.games.get_mut(&append.game) else {
            return Err(Fault::Failed);
        };
        if kept.entries.len() as u64 != append.after && !self.laxity.has_no_fence {
            return Err(Fault::Stale);
        }
        let keys = append.entries.iter().filter_map(|entry| entry.key);
        for (key, _) in keys {
            if !kept.keys.insert(key) && !self.laxity.forgets_keys {
                return Err(Fault::Failed);
            }
        }
        kept.entries.extend(append.entries.iter().cloned());
        kept.row = Some(append.row.clone());
        if let Some(next) = &append.next {
            self.begin(next.clone());
            if self.laxity.begins_twice {
                let id = GameId::from_bits(next.id.bits() ^ 1);
                self.begin(NewGame { id, ..next.clone() });
            }
        }
        Ok(())
    }

    /// Writes what waits, in any order: the events of one game are never two appends at once.
    pub(crate) fn commit(&mut self, random: &mut Random, is_stormy: bool) -> Vec<Written> {
        let mut batch = std::mem::take(&mut self.waiting);
        if batch.len() > 1 && one_in(random, 2) {
            batch.reverse();
        }
        let mood = match random.below(40) {
            _ if !is_stormy => Mood::Fine,
            0 => Mood::Busy,
            1 => Mood::Before,
            2 => Mood::After,
            3 => Mood::Torn,
            _ => Mood::Fine,
        };
        let write = |(life, append)| self.write(life, append, mood, random);
        batch.into_iter().map(write).collect()
    }

    fn write(&mut self, life: Life, append: Append, mood: Mood, random: &mut Random) -> Written {
        let is_lost = self.laxity.loses_one_in.is_some_and(|n| one_in(random, n));
        let is_tried = match mood {
            Mood::Fine => !is_lost,
            Mood::After => true,
            Mood::Torn => one_in(random, 2),
            Mood::Busy | Mood::Before => false,
        };
        let result = if is_tried {
            self.append(&append)
        } else {
            Err(Fault::Failed)
        };
        let told = match mood {
            Mood::Fine if is_lost => Ok(()),
            Mood::Fine => result,
            Mood::Busy => Err(Fault::Busy),
            Mood::Before | Mood::After | Mood::Torn => Err(Fault::Failed),
        };
        Written {
            life,
            append,
            is_kept: is_tried && result.is_ok(),
            told,
        }
    }
}
