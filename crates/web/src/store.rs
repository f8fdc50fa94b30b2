//! The shelf of games kept on this device, newest first: every ply is saved, so that a reload loses
//! nothing.
//!
//! Each game is a text of its own under the name of its seed, so that two tabs never write the same
//! entry unless both play the same game.

use game::address;

/// The number of games kept; the oldest make room.
pub(crate) const GAMES_MAX: usize = 200;

/// One kept game: the text of `route::save`, the time it was last played, and whether it is over.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Kept {
    id: String,
    game: String,
    played_ms: u64,
    over: bool,
}

impl Kept {
    /// A game that was just played; the time is in milliseconds since 1970.
    pub(crate) fn new(game: String, played_ms: u64, over: bool) -> Option<Kept> {
        Some(Kept {
            id: word(&game, "seed")?,
            game,
            played_ms,
            over,
        })
    }

    /// Reads a kept text; `None` if it has no name.
    pub(crate) fn read(text: &str) -> Option<Kept> {
        let own = |pair: &&str| !pair.starts_with("played=") && *pair != "over=yes";
        let game: Vec<&str> = text.split('&').filter(own).collect();
        let played_ms = word(text, "played").and_then(|played| played.parse().ok());
        let over = word(text, "over").is_some();
        Kept::new(game.join("&"), played_ms.unwrap_or_default(), over)
    }

    /// The game as text, to be kept.
    pub(crate) fn save(&self) -> String {
        let over = if self.over { "&over=yes" } else { "" };
        format!("{}&played={}{over}", self.game, self.played_ms)
    }

    /// Its name: its seed.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// The game, as `route::open` reads it.
    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// The time it was last played, in milliseconds since 1970; `None` if it was not recorded.
    pub(crate) fn played_ms(&self) -> Option<u64> {
        (self.played_ms > 0).then_some(self.played_ms)
    }

    /// Whether it is over.
    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether an address may show a position of this game. Cheaper than replaying it.
    fn may_be(&self, address: &str) -> bool {
        let moves = word(address, "moves").unwrap_or_default();
        let same_game = word(address, "game") == word(&self.game, "game");
        let line = || word(&self.game, "moves").unwrap_or_default();
        same_game && line().starts_with(&moves)
    }
}

/// The work on the device that a change of the shelf requires.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Work {
    /// The name, the text, and the text expected in its place if no other tab has changed it.
    pub(crate) keep: Option<(String, String, String)>,
    /// The names of games that have made room.
    pub(crate) remove: Vec<String>,
}

/// The games kept on this device, as far as this tab knows.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Shelf {
    games: Vec<Kept>,
}

impl Shelf {
    /// Reads kept texts and puts them in order.
    pub(crate) fn read(texts: &[String]) -> Shelf {
        let mut shelf = Shelf::default();
        for kept in texts.iter().filter_map(|text| Kept::read(text)) {
            shelf.insert(kept);
        }
        shelf
    }

    /// The games, newest first.
    pub(crate) fn games(&self) -> &[Kept] {
        &self.games
    }

    /// The games of which an address may show a position, newest first.
    pub(crate) fn like<'a>(&'a self, address: &'a str) -> impl Iterator<Item = &'a Kept> {
        self.games.iter().filter(|kept| kept.may_be(address))
    }

    /// Keeps a game as the newest, in place of its earlier state. An unchanged game stays in its
    /// place, as it was only looked at.
    pub(crate) fn put(&mut self, kept: Kept) -> Work {
        let found = self.games.iter().position(|other| other.id == kept.id);
        let before = found.map(|index| self.games[index].clone());
        if before.as_ref().is_some_and(|b| b.game == kept.game) {
            return Work::default();
        }
        let before = before.map_or_else(String::new, |before| before.save());
        let keep = Some((kept.id.clone(), kept.save(), before));
        self.insert(kept);
        let rest = self.games.drain(self.games.len().min(GAMES_MAX)..);
        Work {
            keep,
            remove: rest.map(|kept| kept.id).collect(),
        }
    }

    /// Inserts a game in its place by time: one that was deleted, or that another tab has kept.
    pub(crate) fn insert(&mut self, kept: Kept) {
        self.remove(&kept.id);
        let newer = |other: &Kept| other.played_ms > kept.played_ms;
        let place = self.games.partition_point(newer);
        self.games.insert(place, kept);
    }

    /// Removes a game from the shelf.
    pub(crate) fn remove(&mut self, id: &str) {
        self.games.retain(|kept| kept.id != id);
    }
}

fn word(text: &str, key: &str) -> Option<String> {
    address::split(text)
        .find(|(k, _)| k == key)
        .map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(game: &str, played_ms: u64) -> Kept {
        Kept::new(game.to_owned(), played_ms, false).unwrap()
    }

    fn names(shelf: &Shelf) -> Vec<&str> {
        shelf.games().iter().map(Kept::id).collect()
    }

    #[test]
    fn what_is_kept_reads_back() {
        for (game, played_ms, over) in [
            ("game=kalah&moves=C+F&at=1&seed=7", 1_700_000_000_000, false),
            ("game=oware&north=person-Zo%C3%A9&at=0&seed=8", 3, true),
        ] {
            let kept = Kept::new(game.to_owned(), played_ms, over).unwrap();
            assert_eq!(Kept::read(&kept.save()), Some(kept));
        }
        assert_eq!(Kept::read("game=kalah&moves=C"), None);
    }

    #[test]
    fn a_game_is_kept_once_and_the_newest_is_first() {
        let mut shelf = Shelf::default();
        shelf.put(kept("game=kalah&seed=1", 1_000));
        shelf.put(kept("game=oware&seed=2", 2_000));
        let work = shelf.put(kept("game=kalah&moves=C&seed=1", 3_000));
        assert_eq!(names(&shelf), ["1", "2"]);
        let (id, text, before) = work.keep.unwrap();
        assert_eq!(id, "1");
        assert_eq!(text, "game=kalah&moves=C&seed=1&played=3000");
        assert_eq!(before, "game=kalah&seed=1&played=1000");
        let texts: Vec<String> = shelf.games().iter().rev().map(Kept::save).collect();
        assert_eq!(Shelf::read(&texts), shelf);
    }

    #[test]
    fn a_game_that_is_only_looked_at_stays_where_it_is() {
        let mut shelf = Shelf::default();
        shelf.put(kept("game=kalah&seed=1", 1_000));
        shelf.put(kept("game=oware&seed=2", 2_000));
        assert_eq!(shelf.put(kept("game=kalah&seed=1", 3_000)), Work::default());
        assert_eq!(names(&shelf), ["2", "1"]);
    }

    #[test]
    fn old_games_make_room() {
        let mut shelf = Shelf::default();
        let mut removed = Vec::new();
        for seed in 1..=GAMES_MAX as u64 + 2 {
            let work = shelf.put(kept(&format!("game=kalah&seed={seed}"), seed));
            removed.extend(work.remove);
        }
        assert_eq!(shelf.games().len(), GAMES_MAX);
        assert_eq!(removed, ["1", "2"]);
    }

    #[test]
    fn what_was_deleted_comes_back_to_its_place() {
        let texts = [3, 2, 1].map(|seed| kept(&format!("game=kalah&seed={seed}"), seed).save());
        let mut shelf = Shelf::read(&texts);
        let second = shelf.games()[1].clone();
        shelf.remove("2");
        assert_eq!(names(&shelf), ["3", "1"]);
        shelf.insert(second);
        assert_eq!(names(&shelf), ["3", "2", "1"]);
    }

    #[test]
    fn an_address_finds_the_games_that_went_on_from_it() {
        let texts = [
            "game=kalah&moves=C+F+b&seed=1&played=3",
            "game=kalah:seeds=3&moves=C+F&seed=2&played=2",
            "game=kalah&moves=A&seed=3&played=1",
        ];
        let shelf = Shelf::read(&texts.map(str::to_owned));
        let like = |link: &str| {
            shelf
                .like(link)
                .map(|kept| kept.id.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(like("game=kalah&moves=C+F"), ["1"]);
        assert_eq!(like("game=kalah"), ["1", "3"]);
        assert!(like("game=kalah&moves=C+F+b+a").is_empty());
    }
}
