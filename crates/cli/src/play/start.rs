//! The start of a game, as the command line asked for it.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use game::{Game, Record, Seat};
use rules::Position;
use words::Words;

use game::show::Speed;

use super::{File, Session, file, session};

/// The settings that are known before the game is.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub(crate) south: Option<Seat>,
    pub(crate) north: Option<Seat>,
    pub(crate) speed: Speed,
    pub(crate) seed: Option<u64>,
    pub(crate) save: Option<PathBuf>,
    pub(crate) load: Option<PathBuf>,
    pub(crate) words: Words,
}

impl Start {
    /// The saved game to go on with, if one was named.
    pub(crate) fn loaded(&self) -> Result<Option<Record>> {
        let load = self.load.as_ref();
        load.map(|path| file::load(path, self.words)).transpose()
    }

    /// A fresh record that begins with this position today.
    pub(crate) fn record(position: Position) -> Record {
        let mut record = Record::new(Game::new(position));
        record
            .set_tag("Date", &file::today())
            .expect("this tag is there to be set");
        record
    }

    /// Notes the title of a game whose rules are in a file: a saved game keeps it.
    pub(crate) fn entitle(record: &mut Record, title: &str) {
        record
            .set_tag(session::TITLE, title)
            .expect("this tag is there to be set");
    }

    /// The game to play. The players are those asked for, else those of the record, else a person
    /// against the computer.
    pub(crate) fn session(&mut self, record: Record) -> Result<Session> {
        let tagged = |tag| record.tag(tag).and_then(|who| who.parse().ok());
        let seats = [
            self.south
                .clone()
                .or_else(|| tagged("South"))
                .unwrap_or(Seat::PERSON),
            self.north
                .clone()
                .or_else(|| tagged("North"))
                .unwrap_or(Seat::USUAL_OPPONENT),
        ];
        // A second game does not take the place of the first one in its file.
        let file = self
            .save
            .take()
            .map(|path| File::new(&path, self.load.as_deref(), self.words))
            .transpose()?;
        Ok(Session::new(record, seats, self.seed(), file))
    }

    /// The seed asked for, else a different one each time.
    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(any_seed)
    }
}

/// A seed that is different each time.
pub(crate) fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64)
}
