//! Statistics of the moves played in the games kept on this device, by position and result.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use game::{GameResult, Step};
use rules::{Position, RuleSet, Side};

use crate::route;
use crate::store::Shelf;
use game::address;

/// The results of games, for the player of a move.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Results {
    pub(super) won: u32,
    pub(super) drawn: u32,
    pub(super) lost: u32,
    /// Games that are not over.
    pub(super) open: u32,
}

impl Results {
    /// The number of all games.
    pub(super) fn games(self) -> u32 {
        self.won + self.drawn + self.lost + self.open
    }

    fn add(&mut self, side: Side, result: Option<&GameResult>) {
        let games = match result.map(|result| result.winner) {
            None => &mut self.open,
            Some(None) => &mut self.drawn,
            Some(Some(winner)) if winner == side => &mut self.won,
            Some(Some(_)) => &mut self.lost,
        };
        *games += 1;
    }
}

/// The kept games of one rule set, read one by one, as that takes a while.
#[derive(Clone, Debug, Default)]
pub(super) struct Archive {
    /// Games not yet read, as kept.
    unread: Vec<String>,
    /// The number of games read.
    read: usize,
    /// The moves played from each position, with the results of their games.
    played: HashMap<String, BTreeMap<String, Results>>,
}

impl Archive {
    /// The kept games that follow these rules.
    pub(super) fn of(shelf: &Shelf, rules: &RuleSet) -> Archive {
        let rules = rules.to_string();
        let is_alike = |game: &&str| {
            let mut words = address::split(game);
            words.any(|(key, value)| key == "game" && value == rules)
        };
        let games = shelf.games().iter().map(crate::store::Kept::game);
        // The vector is read from its end: newest game first.
        let mut unread: Vec<String> = games.filter(is_alike).map(str::to_owned).collect();
        unread.reverse();
        Archive {
            unread,
            ..Archive::default()
        }
    }

    /// Reads one more game; returns whether others are left.
    pub(super) fn read_one(&mut self) -> bool {
        if let Some(text) = self.unread.pop() {
            self.read += 1;
            self.add(&text);
        }
        !self.unread.is_empty()
    }

    /// The number of games read, and of all.
    pub(super) fn progress(&self) -> [usize; 2] {
        [self.read, self.read + self.unread.len()]
    }

    /// The moves played from a position, most frequent first.
    pub(super) fn from(&self, position: &Position) -> Vec<(String, Results)> {
        let played = self.played.get(&position.to_string());
        let mut rows: Vec<_> = played.into_iter().flatten().collect();
        rows.sort_by_key(|(_, results)| std::cmp::Reverse(results.games()));
        let row = |(mv, results): (&String, &Results)| (mv.clone(), *results);
        rows.into_iter().map(row).collect()
    }

    /// Adds a game; a text that is no longer a valid game is ignored.
    fn add(&mut self, text: &str) {
        let Ok(table) = route::open(text) else {
            return;
        };
        let mut game = table.game().clone();
        game.go_to_end();
        let result = game.result();
        // In a game that repeats a position, each move counts once there.
        let mut seen = BTreeSet::new();
        for ply in game.line().filter_map(Step::ply) {
            let Some(side) = ply.by else {
                continue;
            };
            let step = (ply.before().to_string(), ply.text());
            if seen.insert(step.clone()) {
                let moves = self.played.entry(step.0).or_default();
                moves.entry(step.1).or_default().add(side, result.as_ref());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_counted_from_the_same_position() {
        let ending = "game=kalah&position=0-0-0-0-1-1-0-0-0-0-0-1-22-23-S";
        let texts = [
            format!("{ending}&moves=F+E+f&seed=1"),
            format!("{ending}&moves=E&seed=2"),
            format!("{ending}&moves=E+south-resigns&seed=3"),
            "game=kalah&moves=C+F+b&seed=4".to_owned(),
            "game=kalah:seeds=3&moves=C&seed=5".to_owned(),
            "game=kalah&moves=Z&seed=6".to_owned(),
        ];
        let rules: RuleSet = "kalah".parse().unwrap();
        let mut archive = Archive::of(&Shelf::read(&texts), &rules);
        assert_eq!(archive.progress(), [0, 5]);
        while archive.read_one() {}
        assert_eq!(archive.progress(), [5, 5]);
        let from = |text: &str| {
            let position = Position::read(text, &rules, true).unwrap();
            let rows = archive.from(&position).into_iter();
            let told = rows.map(|(mv, r)| (mv, [r.won, r.drawn, r.lost, r.open]));
            told.collect::<Vec<_>>()
        };
        assert_eq!(
            from("0-0-0-0-1-1-0-0-0-0-0-1-22-23-S"),
            [
                ("E".to_owned(), [0, 0, 1, 1]),
                ("F".to_owned(), [0, 1, 0, 0])
            ]
        );
        let start = Position::start(&rules).to_string();
        assert_eq!(from(&start), [("C".to_owned(), [0, 0, 0, 1])]);
        assert_eq!(from("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N"), []);
    }
}
