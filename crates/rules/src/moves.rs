//! A move as plain data, and its text.

use crate::place::{HOUSES_MAX, Place};
use std::fmt;

use crate::Side;
use crate::error::MoveTextError;
use crate::general::{Answers, Way};
use crate::heap::{Heap, Kind};

/// The most houses of a player on any board; the letters of houses go no further.
const LETTERS: u8 = 24;

/// The bit that a house in a move has if it lies on the other side of the board: in matches about
/// territory a player may own some there.
pub const ACROSS: u8 = 32;

impl Place {
    /// The house of a move that `side` plays.
    pub const fn of_move(side: Side, house: u8) -> Place {
        let row = match (house & ACROSS == 0, side) {
            (true, Side::South) | (false, Side::North) => Side::South,
            (true, Side::North) | (false, Side::South) => Side::North,
        };
        Place::House(row, house & !ACROSS)
    }
}

/// The place a Banana-Cala move takes its fruits from.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Origin {
    /// A whole house, counted from 0 at its owner's left.
    House(u8),
    /// One to six fruits of the mover's own mancala.
    Store,
}

/// The kinds of fruit in the order they are dropped, at most 64.
#[derive(Clone, Copy, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Order {
    kinds: u128,
    len: u8,
}

impl Order {
    /// The most fruits in one hand; the game has only 48.
    pub const MAX: usize = 64;

    /// The number of fruits that are dropped.
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether nothing is dropped.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The kind dropped as number `index`, from 0.
    pub const fn kind(self, index: usize) -> Kind {
        Kind::ALL[(self.kinds >> (2 * index)) as usize & 3]
    }

    /// Adds one fruit at the end.
    ///
    /// # Panics
    /// If [`Order::MAX`] fruits are there already.
    pub fn push(&mut self, kind: Kind) {
        assert!(
            self.len() < Self::MAX,
            "an order holds at most {} fruits",
            Self::MAX
        );
        self.kinds |= (kind as u128) << (2 * self.len());
        self.len += 1;
    }

    /// Removes and returns the last fruit.
    pub fn pop(&mut self) -> Option<Kind> {
        let last = self.len().checked_sub(1)?;
        let kind = self.kind(last);
        self.kinds &= !(3 << (2 * last));
        self.len -= 1;
        Some(kind)
    }

    /// The kinds in the order they are dropped.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        (0..self.len()).map(move |index| self.kind(index))
    }

    /// All fruits of the order as a heap.
    pub fn heap(self) -> Heap {
        let mut kinds = [0; 4];
        for kind in self.iter() {
            kinds[kind as usize] += 1;
        }
        Heap::Fruit(kinds)
    }
}

impl FromIterator<Kind> for Order {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Order {
        let mut order = Order::default();
        for kind in kinds {
            order.push(kind);
        }
        order
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter()
            .try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Order({self})")
    }
}

/// A Banana-Cala move.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct FruitMove {
    /// The place the fruits come from.
    pub source: Origin,
    /// The fruits in the order they are dropped.
    pub order: Order,
    /// Leave a possible capture on the board (only with `capture-optional=on`).
    pub leave: bool,
}

impl FruitMove {
    /// The most fruits that one move takes out of the mancala.
    pub const FROM_STORE_MAX: u16 = 6;
}

/// A start with what its letter does not say.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Directed {
    /// The house, counted from 0 at its owner's left, the back row after the front row.
    pub house: u8,
    /// The way of the first seeds, where the mover chooses it.
    pub way: Option<Way>,
    /// Play on when a lap ends in the own functional house (Bao).
    pub on: bool,
    /// Answers to the questions that the turn asks on its way (Omweso).
    pub answers: Answers,
}

impl Directed {
    /// A plain start.
    pub const fn house(house: u8) -> Directed {
        Directed {
            house,
            way: None,
            on: false,
            answers: Answers::NONE,
        }
    }
}

/// Seeds for each house of a player, in the order of letters.
#[derive(Clone, Copy, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Arranged {
    counts: [u8; LETTERS as usize],
    len: u8,
}

impl Arranged {
    /// The arrangement with these counts, of which no more than 24 matter.
    pub fn of(counts: &[u8]) -> Arranged {
        let len = counts.len().min(usize::from(LETTERS));
        let mut arranged = Arranged {
            counts: [0; LETTERS as usize],
            len: len as u8,
        };
        arranged.counts[..len].copy_from_slice(&counts[..len]);
        arranged
    }

    /// The usual arrangement: as many in each house of the back row, which comes last.
    ///
    /// ```
    /// let usual = rules::Arranged::in_back_row(32, 8, 16);
    /// assert_eq!(usual.to_string(), "=0.0.0.0.0.0.0.0.4.4.4.4.4.4.4.4");
    /// ```
    pub fn in_back_row(seeds: u8, columns: u8, houses: u8) -> Arranged {
        let mut counts = vec![0; usize::from(houses)];
        let row = houses.saturating_sub(columns);
        for seed in 0..seeds {
            counts[usize::from(row + seed % columns)] += 1;
        }
        Arranged::of(&counts)
    }

    /// The counts.
    pub fn counts(&self) -> &[u8] {
        &self.counts[..usize::from(self.len)]
    }
}

impl fmt::Display for Arranged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts: Vec<_> = self.counts().iter().map(u8::to_string).collect();
        write!(f, "={}", counts.join("."))
    }
}

impl fmt::Debug for Arranged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Arranged({self})")
    }
}

/// A move; whose it is follows from the position.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Move {
    /// Sow a house, counted from 0 at the left of its side; with the bit [`ACROSS`] if it lies on
    /// the other side.
    House(u8),
    /// Sow fruits.
    Fruit(FruitMove),
    /// Pie rule: change sides instead of moving.
    Swap,
    /// Simultaneous opening: South's and North's choice, made without knowing the other's.
    Both(u8, u8),
    /// Sow a house with a choice that its letter does not show.
    Directed(Directed),
    /// Put the own seeds before the game.
    Arrange(Arranged),
}

impl Move {
    /// The place that the move sows from when `side` plays it, if it is one.
    pub const fn source(self, side: Side) -> Option<Place> {
        match self {
            Move::House(house) | Move::Directed(Directed { house, .. }) => {
                Some(Place::of_move(side, house))
            }
            Move::Fruit(fruit) => Some(match fruit.source {
                Origin::House(house) => Place::House(side, house),
                Origin::Store => Place::Store(side),
            }),
            Move::Swap | Move::Both(..) | Move::Arrange(_) => None,
        }
    }

    /// The text of this move when `side` plays it: `C`, `c`, `M:gob`, `swap`, `C/f`, `E>+`,
    /// `I<:rf`, `=4.4.0.0`. A declined capture ends in `~`.
    pub fn text(self, side: Side) -> String {
        let letter = |side: Side, upper: u8| match side {
            Side::South => char::from(upper),
            Side::North => char::from(upper.to_ascii_lowercase()),
        };
        match self {
            Move::House(house) => Place::of_move(side, house).letter().to_string(),
            Move::Fruit(FruitMove {
                source,
                order,
                leave,
            }) => {
                let from = match source {
                    Origin::House(house) => letter(side, b'A' + house),
                    Origin::Store => letter(side, b'M'),
                };
                format!("{from}:{order}{}", if leave { "~" } else { "" })
            }
            Move::Swap => "swap".to_owned(),
            Move::Both(south, north) => {
                format!(
                    "{}/{}",
                    letter(Side::South, b'A' + south),
                    letter(Side::North, b'A' + north)
                )
            }
            Move::Directed(Directed {
                house,
                way,
                on,
                answers,
            }) => {
                let mut text = Place::of_move(side, house).letter().to_string();
                text.extend(way.map(Way::arrow));
                text.extend(on.then_some('+'));
                if !answers.is_empty() {
                    text.push(':');
                    text += &answers.text();
                }
                text
            }
            Move::Arrange(arranged) => arranged.to_string(),
        }
    }

    /// This move from the house with the same letter on the other side of the board.
    #[must_use]
    pub(crate) fn across(mut self) -> Move {
        if let Move::House(house) | Move::Directed(Directed { house, .. }) = &mut self {
            *house ^= ACROSS;
        }
        self
    }

    /// Reads one move and, where its letter case shows it, the player whose move it is. White space
    /// around it is forgiven; nothing else is.
    ///
    /// # Errors
    /// [`MoveTextError`] when the text has none of the forms of [`Move::text`].
    pub fn read(text: &str) -> Result<(Option<Side>, Move), MoveTextError> {
        let text = text.trim();
        let unknown = || MoveTextError::Unknown {
            text: text.to_owned(),
        };
        if text.eq_ignore_ascii_case("swap") {
            return Ok((None, Move::Swap));
        }
        if let Some((south, north)) = text.split_once('/') {
            return match (read_house(south), read_house(north)) {
                (Some((Side::South, south)), Some((Side::North, north))) => {
                    Ok((None, Move::Both(south, north)))
                }
                _ => Err(unknown()),
            };
        }
        if let Some(counts) = text.strip_prefix('=') {
            let arranged = read_arranged(counts).ok_or_else(unknown)?;
            return Ok((None, Move::Arrange(arranged)));
        }
        if let Some((side, directed)) = read_directed(text) {
            return Ok((Some(side), Move::Directed(directed)));
        }
        if let Some((from, kinds)) = text.split_once(':') {
            let (side, source) = read_source(from).ok_or_else(unknown)?;
            let (kinds, leave) = match kinds.strip_suffix('~') {
                Some(kinds) => (kinds, true),
                None => (kinds, false),
            };
            let order = read_order(kinds)?;
            return Ok((
                Some(side),
                Move::Fruit(FruitMove {
                    source,
                    order,
                    leave,
                }),
            ));
        }
        let (side, house) = read_letter(text)
            .filter(|&(_, house)| house < LETTERS)
            .ok_or_else(unknown)?;
        Ok((Some(side), Move::House(house)))
    }
}

fn read_letter(text: &str) -> Option<(Side, u8)> {
    match text.as_bytes() {
        [letter @ b'A'..=b'Z'] => Some((Side::South, letter - b'A')),
        [letter @ b'a'..=b'z'] => Some((Side::North, letter - b'a')),
        _ => None,
    }
}

fn read_house(text: &str) -> Option<(Side, u8)> {
    read_letter(text.trim()).filter(|&(_, house)| house < HOUSES_MAX)
}

/// A letter with at least one of an arrow, a `+` and answers.
fn read_directed(text: &str) -> Option<(Side, Directed)> {
    let (start, answers) = match text.split_once(':') {
        Some((start, answers)) => (start, Answers::read(answers).filter(|it| !it.is_empty())?),
        None => (text, Answers::NONE),
    };
    let (start, on) = match start.strip_suffix('+') {
        Some(start) => (start, true),
        None => (start, false),
    };
    let way = start.chars().next_back().and_then(Way::of);
    let letter = if way.is_some() {
        &start[..start.len() - 1]
    } else {
        start
    };
    let (side, house) = read_letter(letter).filter(|&(_, house)| house < LETTERS)?;
    let directed = Directed {
        house,
        way,
        on,
        answers,
    };
    (directed != Directed::house(house)).then_some((side, directed))
}

/// Counts joined by dots.
fn read_arranged(text: &str) -> Option<Arranged> {
    let mut counts = Vec::new();
    for count in text.split('.') {
        if counts.len() == usize::from(LETTERS) || !count.bytes().all(|it| it.is_ascii_digit()) {
            return None;
        }
        counts.push(count.parse().ok()?);
    }
    Some(Arranged::of(&counts))
}

fn read_source(text: &str) -> Option<(Side, Origin)> {
    let (side, letter) = read_letter(text.trim())?;
    match letter {
        0..HOUSES_MAX => Some((side, Origin::House(letter))),
        HOUSES_MAX => Some((side, Origin::Store)),
        _ => None,
    }
}

fn read_order(text: &str) -> Result<Order, MoveTextError> {
    let count = text.chars().count();
    if count == 0 || count > Order::MAX {
        return Err(MoveTextError::FruitCount {
            text: text.to_owned(),
        });
    }
    text.chars()
        .map(|letter| Kind::from_letter(letter).ok_or(MoveTextError::UnknownFruit { letter }))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_a_move_reads_back() {
        for text in [
            "A", "l", "M:gob", "c:ab", "A:ba~", "swap", "C/f", "E>", "x<+", "I<:rf", "C:r",
            "=0.4.12",
        ] {
            let (side, mv) = Move::read(text).unwrap();
            assert_eq!(mv.text(side.unwrap_or(Side::South)), text);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "Y",
            "Z",
            "AB",
            "1",
            "A:",
            "A:x",
            "A/B",
            "c/C",
            "A:b~~",
            "é",
            "N:b",
            "A>:",
            "A<>",
            "A+>",
            "é>",
            ">",
            "=",
            "=1.",
            "=999",
            "A:rb",
            "A:rrrrrrrrrrrrr",
        ] {
            assert!(Move::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_order_is_a_stack() {
        let mut order: Order = [Kind::Grape, Kind::Banana, Kind::Orange]
            .into_iter()
            .collect();
        assert_eq!(order.pop(), Some(Kind::Orange));
        order.push(Kind::Apple);
        assert_eq!(order.to_string(), "gba");
        assert_eq!(order.heap(), Heap::Fruit([1, 1, 0, 1]));
    }
}
