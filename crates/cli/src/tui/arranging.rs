//! Omweso: putting the own seeds before the game.

use rules::{Arranged, Move, Place, Position, Side};

use super::fruits::Chosen;
use super::input::Key;

/// An arrangement being made.
#[derive(Clone, Debug)]
pub(crate) struct Arranging {
    side: Side,
    /// Houses of a row.
    columns: usize,
    seeds: u8,
    counts: Vec<u8>,
    /// The house that the arrows stand on.
    at: usize,
}

impl Arranging {
    pub(crate) fn new(position: &Position, side: Side) -> Arranging {
        let board = position.board();
        Arranging {
            side,
            columns: board.columns().into(),
            seeds: position.seeds_of(side) as u8,
            counts: vec![0; board.houses().into()],
            at: 0,
        }
    }

    /// The house that the arrows stand on.
    pub(crate) fn selected(&self) -> Place {
        Place::House(self.side, self.at as u8)
    }

    /// Each house with its seeds so far.
    pub(crate) fn houses(&self) -> impl Iterator<Item = (Place, u8)> {
        let houses = self.counts.iter().enumerate();
        houses.map(|(house, &seeds)| (Place::House(self.side, house as u8), seeds))
    }

    /// Seeds that are not placed yet.
    pub(crate) fn left(&self) -> u8 {
        self.seeds - self.counts.iter().sum::<u8>()
    }

    /// Handles a key; `None` if it means nothing here. `is_far` says that the player's right is left
    /// on the screen.
    pub(crate) fn press(&mut self, key: Key, is_far: bool) -> Option<Chosen> {
        let houses = self.counts.len();
        let row = self.at / self.columns * self.columns;
        let column = self.at % self.columns;
        let right = match key {
            Key::Left => is_far,
            _ => !is_far,
        };
        match key {
            Key::Left | Key::Right => {
                let by = if right { 1 } else { self.columns - 1 };
                self.at = row + (column + by) % self.columns;
            }
            Key::Up | Key::Down => self.at = (self.at + self.columns) % houses,
            Key::Char(letter @ 'A'..='Z') if usize::from(letter as u8 - b'A') < houses => {
                self.at = (letter as u8 - b'A').into();
                self.put(1);
            }
            Key::Char('.') => self.put(self.left()),
            Key::Char('-') | Key::Backspace => {
                self.counts[self.at] = self.counts[self.at].saturating_sub(1);
            }
            Key::Char('=') => {
                let usual = Arranged::in_back_row(self.seeds, self.columns as u8, houses as u8);
                self.counts.copy_from_slice(usual.counts());
            }
            Key::Escape => self.counts.fill(0),
            Key::Enter if self.left() == 0 => {
                return Some(Chosen::Move(Move::Arrange(Arranged::of(&self.counts))));
            }
            Key::Enter | Key::Char(' ' | '+') => self.put(1),
            _ => return None,
        }
        Some(Chosen::More)
    }

    fn put(&mut self, seeds: u8) {
        self.counts[self.at] += seeds.min(self.left());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The arrangement after some keys: `^` is up, `>` right, `<` left, `|` Enter, `~` Escape.
    #[track_caller]
    fn check(keys: &str, is_far: bool, counts: &str, mv: Option<&str>) {
        let rules = "omweso:arrange=on".parse().unwrap();
        let position = Position::start(&rules);
        let mut arranging = Arranging::new(&position, Side::South);
        let mut chosen = None;
        for letter in keys.chars() {
            let key = match letter {
                '^' => Key::Up,
                '>' => Key::Right,
                '<' => Key::Left,
                '|' => Key::Enter,
                '~' => Key::Escape,
                other => Key::Char(other),
            };
            chosen = arranging.press(key, is_far);
            assert!(chosen.is_some(), "{key:?} means something");
        }
        assert_eq!(Arranged::of(&arranging.counts).to_string(), counts);
        let played = match chosen {
            Some(Chosen::Move(mv)) => Some(mv.text(Side::South)),
            _ => None,
        };
        assert_eq!(played.as_deref(), mv);
    }

    #[test]
    fn seeds_are_put_and_taken_back() {
        check(" >++-", false, "=1.1.0.0.0.0.0.0.0.0.0.0.0.0.0.0", None);
        check(" >+", true, "=1.0.0.0.0.0.0.1.0.0.0.0.0.0.0.0", None);
        check("^ <.", false, "=0.0.0.0.0.0.0.0.1.0.0.0.0.0.0.31", None);
        check("PPB~C|", false, "=0.0.2.0.0.0.0.0.0.0.0.0.0.0.0.0", None);
        check("A.+", false, "=32.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0", None);
        let usual = "=0.0.0.0.0.0.0.0.4.4.4.4.4.4.4.4";
        check("=", false, usual, None);
        check("=|", false, usual, Some(usual));
    }
}
