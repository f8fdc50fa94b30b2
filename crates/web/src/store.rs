//! The games kept on this device, newest first: every ply is written, a reload loses nothing.

use crate::address;

/// Games that are kept; older ones make room.
const GAMES_MAX: usize = 6;

/// The games kept on this device as saved texts, newest first.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Shelf {
    games: Vec<String>,
}

impl Shelf {
    /// Reads what was kept: a game a line.
    pub(crate) fn read(text: &str) -> Shelf {
        let games = text.lines().filter(|line| !line.is_empty());
        Shelf {
            games: games.take(GAMES_MAX).map(str::to_owned).collect(),
        }
    }

    /// As text, to be kept.
    pub(crate) fn save(&self) -> String {
        self.games.join("\n")
    }

    /// The saved texts, newest first.
    pub(crate) fn games(&self) -> &[String] {
        &self.games
    }

    /// Keeps a game as the newest, in place of its earlier state. Games are told apart by their
    /// seed.
    pub(crate) fn put(&mut self, game: &str) {
        self.remove(game);
        self.games.insert(0, game.to_owned());
        self.games.truncate(GAMES_MAX);
    }

    /// Takes a game off the shelf.
    pub(crate) fn remove(&mut self, game: &str) {
        let id = id(game);
        self.games.retain(|other| self::id(other) != id);
    }
}

fn id(game: &str) -> Option<String> {
    address::split(game)
        .find(|(key, _)| key == "seed")
        .map(|(_, seed)| seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_kept_once() {
        let mut shelf = Shelf::default();
        shelf.put("game=kalah&seed=1");
        shelf.put("game=oware&seed=2");
        shelf.put("game=kalah&moves=C&seed=1");
        assert_eq!(
            shelf.games(),
            ["game=kalah&moves=C&seed=1", "game=oware&seed=2"]
        );
        assert_eq!(Shelf::read(&shelf.save()), shelf);
        shelf.remove("seed=2");
        assert_eq!(shelf.games().len(), 1);
    }

    #[test]
    fn old_games_make_room() {
        let mut shelf = Shelf::default();
        for seed in 0..20 {
            shelf.put(&format!("game=kalah&seed={seed}"));
        }
        assert_eq!(shelf.games().len(), GAMES_MAX);
        assert_eq!(shelf.games()[0], "game=kalah&seed=19");
    }
}
