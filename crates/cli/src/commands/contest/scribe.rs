//! Writes down the games of a match while they are played.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result};
use engine::contest::Contestant;
use game::{Game, Record};
use rules::{Move, Position, Side};

use super::player::Player;

/// A player whose games are written to a file, if one is given.
#[derive(Debug)]
pub(super) struct Scribe<'a> {
    player: &'a mut Player,
    file: Option<File>,
    names: [String; 2],
    /// The game under way and the player's side, once they have been asked for a move.
    game: Option<(Game, Option<Side>)>,
    failure: Option<anyhow::Error>,
}

impl Scribe<'_> {
    pub(super) fn new<'a>(
        player: &'a mut Player,
        opponent: &Player,
        path: Option<&Path>,
    ) -> Result<Scribe<'a>> {
        let create = |path: &Path| {
            File::create(path).with_context(|| format!("cannot write {}", path.display()))
        };
        Ok(Scribe {
            names: [player.to_string(), opponent.to_string()],
            player,
            file: path.map(create).transpose()?,
            game: None,
            failure: None,
        })
    }

    /// Writes the last game.
    ///
    /// # Errors
    /// The first that happened when any of the games was written.
    pub(super) fn finish(mut self) -> Result<()> {
        self.write();
        self.failure.map_or(Ok(()), Err)
    }

    fn write(&mut self) {
        if let (Some(file), Some((game, side))) = (&mut self.file, self.game.take()) {
            let mut record = Record::new(game);
            let [me, other] = &self.names;
            for tagged in Side::BOTH {
                let name = if side == Some(tagged) { me } else { other };
                let tag = ["South", "North"][tagged as usize];
                record.set_tag(tag, name).expect("anybody may set this tag");
            }
            if let Err(error) = writeln!(file, "{record}") {
                self.failure.get_or_insert(error.into());
            }
        }
    }
}

impl Contestant for Scribe<'_> {
    fn begin(&mut self, start: &Position) {
        self.write();
        self.game = Some((Game::new(start.clone()), None));
        self.player.begin(start);
    }

    fn played(&mut self, mv: Move) {
        if let Some((game, _)) = &mut self.game {
            game.play(mv).expect("a move that was made is legal");
        }
        self.player.played(mv);
    }

    fn choose(&mut self, position: &Position, side: Side, seed: u64) -> Option<Move> {
        if let Some((_, known)) = &mut self.game {
            *known = Some(side);
        }
        self.player.choose(position, side, seed)
    }
}
