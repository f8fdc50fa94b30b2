//! One game at the terminal: a sitting, the tags of its record, and the file it is kept in.

use std::ops::{Deref, DerefMut};

use anyhow::Result;
use engine::Player;
use game::{Record, Seat, Sitting};
use rules::Side;
use words::{Perspective, Words};

use super::file::File;
use super::thinker::Question;
use crate::harmless;

/// The tag of a record for the title of a game whose rules are in a file.
pub(super) const TITLE: &str = "Title";

/// A game being played.
#[derive(Debug)]
pub(crate) struct Session {
    sitting: Sitting,
    /// The tags of the game; the game in it is that of the last save.
    record: Record,
    file: Option<File>,
}

impl Deref for Session {
    type Target = Sitting;

    fn deref(&self) -> &Sitting {
        &self.sitting
    }
}

impl DerefMut for Session {
    fn deref_mut(&mut self) -> &mut Sitting {
        &mut self.sitting
    }
}

impl Session {
    pub(crate) fn new(
        mut record: Record,
        seats: [Seat; 2],
        seed: u64,
        file: Option<File>,
    ) -> Session {
        for (seat, tag) in seats.iter().zip(["South", "North"]) {
            let tagged = record.set_tag(tag, &seat.to_string());
            tagged.expect("these tags are there to be set");
        }
        Session {
            sitting: Sitting::new(record.game.clone(), seats, seed),
            record,
            file,
        }
    }

    /// The title of the game: that of the file with its rules, if there was one.
    pub(crate) fn title(&self, words: Words) -> String {
        let own = self.record.tag(TITLE).map(harmless::label);
        own.unwrap_or_else(|| words.game_title(self.game().rules().game()))
    }

    /// The name of the file the game is kept in.
    pub(crate) fn file_name(&self) -> Option<String> {
        self.file.as_ref().map(File::name)
    }

    /// The perspective of the game: the person's if there is one, an onlooker's otherwise.
    pub(crate) fn told(&self) -> Perspective {
        let told = Perspective::neutral(self.game().rules().game());
        match self.only_person() {
            Some(side) => told
                .seen_by(side)
                .with_player(!side, words::Player::Computer),
            None => told,
        }
    }

    /// The question to the engine when the computer is to move.
    pub(crate) fn question(&self, side: Side) -> Option<Question> {
        let level = self.seats()[side].level()?;
        let seed = self.seed_now();
        Some(Question::Move {
            position: Box::new(self.position().clone()),
            player: Player { side, level, seed },
        })
    }

    /// The question to the engine for advice.
    pub(crate) fn hint(&self, side: Side) -> Question {
        Question::Hint {
            position: Box::new(self.position().clone()),
            side,
        }
    }

    /// Writes the game to its file, if it has one.
    pub(crate) fn save(&mut self) -> Result<()> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        self.record.game.clone_from(self.sitting.game());
        file.write(&self.record)
    }

    /// The players of the two sides: "South: a person".
    pub(crate) fn seat_lines(&self, words: Words) -> [String; 2] {
        let neutral = Perspective::neutral(self.game().rules().game());
        Side::BOTH.map(|side| {
            let arguments = [
                ("side", words.player_name(side, &neutral).into()),
                ("who", seat_text(&self.seats()[side], words).into()),
            ];
            words.text_with("seat-line", &arguments)
        })
    }
}

/// "a person", "Anna", or "Computer, level 3: Relaxed".
pub(crate) fn seat_text(seat: &Seat, words: Words) -> String {
    match seat {
        Seat::Person(name) if name.is_empty() => words.text("person"),
        Seat::Person(name) => name.clone(),
        Seat::Computer(level) => words.computer(level.number()),
    }
}
