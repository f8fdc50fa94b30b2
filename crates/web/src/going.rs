//! Games with somebody elsewhere that go on, as this device remembers them: the first screen leads back
//! to them without asking the server.

use crate::device;

/// Their storage key.
const GOING: &str = "mancala.online";
/// The most that are remembered.
const GOING_MAX: usize = 8;

/// A game that goes on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Going {
    /// Its name.
    pub(crate) id: String,
    /// Its rules.
    pub(crate) game: String,
    /// The name of the other player.
    pub(crate) other: String,
}

/// Whether there is one.
pub(crate) fn is_any() -> bool {
    device::recall(GOING).is_some()
}

/// All of them, the one opened last first.
pub(crate) fn all() -> Vec<Going> {
    read(&device::recall(GOING).unwrap_or_default())
}

/// Remembers a game, before all others.
pub(crate) fn remember(game: Going) {
    keep(&with(game, all()));
}

/// Forgets a game.
pub(crate) fn forget(id: &str) {
    let mut games = all();
    games.retain(|game| game.id != id);
    keep(&games);
}

/// Remembers these games, and no others.
pub(crate) fn keep(games: &[Going]) {
    if games.is_empty() {
        return device::forget(GOING);
    }
    // Without storage the way back is the list of games online.
    let _ = device::keep(GOING, &write(games));
}

fn with(game: Going, mut games: Vec<Going>) -> Vec<Going> {
    games.retain(|other| other.id != game.id);
    games.insert(0, game);
    games.truncate(GOING_MAX);
    games
}

/// A line for each; only names have blanks, and they come last.
fn write(games: &[Going]) -> String {
    let line = |Going { id, game, other }: &Going| format!("{id} {game} {other}");
    games.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn read(text: &str) -> Vec<Going> {
    let line = |line: &str| {
        let mut words = line.splitn(3, ' ').map(str::to_owned);
        let (id, game, other) = (words.next()?, words.next()?, words.next()?);
        Some(Going { id, game, other })
    };
    text.lines().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn going(id: &str) -> Going {
        Going {
            id: id.to_owned(),
            game: "kalah:seeds=3".to_owned(),
            other: "Blue Heron".to_owned(),
        }
    }

    #[test]
    fn games_are_remembered_once_and_not_for_ever() {
        let games = with(going("b"), with(going("a"), Vec::new()));
        assert_eq!(games, [going("b"), going("a")]);
        assert_eq!(with(going("a"), games), [going("a"), going("b")]);
        let many = (0..20).fold(Vec::new(), |games, n| with(going(&n.to_string()), games));
        assert_eq!((many.len(), &*many[0].id), (GOING_MAX, "19"));
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let games = [going("b"), going("a")];
        assert_eq!(read(&write(&games)), games);
        assert_eq!(
            read("nonsense\n\na kalah Ada"),
            [Going {
                id: "a".to_owned(),
                game: "kalah".to_owned(),
                other: "Ada".to_owned(),
            }]
        );
    }
}
