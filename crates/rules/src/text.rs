//! Positions as text: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`, and the words that follow it where the
//! fields do not show everything.

use std::fmt;

use crate::Side;
use crate::error::SetupError;
use crate::general;
use crate::heap::{Heap, Kind};
use crate::laws::{Bonus, Laws, Match, Opening as OpeningLaw};
use crate::machine::Choices;
use crate::opening::{Hand, Opening};
use crate::place::{Place, Shape};
use crate::position::{Layouts, Position, on_layout};
use crate::position_of::PositionOf;
use crate::round::Round;
use crate::ruleset::RuleSet;
use crate::setup::{Content, OpeningState, Setup, Turn, derive_pie, is_opening, nothing};
use crate::state::{Pie, State};

/// The words that may follow the fields.
const KNOWN_WORDS: &str = "bonus, swap, opening, tick, round, won, begun, history";

/// The most ticks that a text may state: no opening lasts longer.
const TICKS_MAX: u32 = 1_000_000;
/// The most rounds that a text may state; longer matches are not played.
const ROUNDS_MAX: u32 = 9_999;
/// The most seeds in a hand that a text may state: no board holds more.
const SEEDS_IN_HAND_MAX: u32 = 9_999;

impl Position {
    /// Reads a position: fields joined by `-`, then words `key=value` after a blank. White space
    /// around fields and the case of the turn letter are forgiven; the number of fields is not,
    /// nor, unless `any_seeds`, the number of seeds.
    ///
    /// ```
    /// let rules = "kalah".parse().unwrap();
    /// let text = "0-1-0-0-2-1-0-0-1-0-1-1-20-21-N";
    /// assert_eq!(rules::Position::read(text, &rules, true).unwrap().to_string(), text);
    /// let error = rules::Position::read("1-2-3", &rules, true).unwrap_err();
    /// assert!(error.to_string().contains("15"), "{error}");
    /// ```
    ///
    /// # Errors
    /// [`SetupError`] naming the field or word that is wrong.
    pub fn read(text: &str, rules: &RuleSet, any_seeds: bool) -> Result<Position, SetupError> {
        if let Some(laws) = rules.general_laws() {
            let (rest, round) = take_round(text, rules)?;
            let position = general::door().read(&rest, rules, laws, any_seeds, round.begun_by)?;
            return Ok(Position {
                layout: Layouts::General(position),
                round,
            });
        }
        Setup::read(text, rules)?.position(rules, any_seeds)
    }
}

impl Setup {
    /// Reads the text of a position without checking it. See [`Position::read`].
    ///
    /// # Errors
    /// [`SetupError`] if it does not have the form of a position of this game.
    pub fn read(text: &str, rules: &RuleSet) -> Result<Setup, SetupError> {
        let (words, board): (Vec<&str>, Vec<&str>) =
            text.split_whitespace().partition(|part| part.contains('='));
        let mut setup = Setup::read_fields(&board.concat(), rules)?;
        for word in words {
            setup.read_word(word, rules)?;
        }
        if let OpeningState::Going(opening) = &mut setup.opening
            && let Turn::Side(side) = setup.turn
        {
            opening.first = side;
        }
        Ok(setup)
    }

    fn read_fields(text: &str, rules: &RuleSet) -> Result<Setup, SetupError> {
        let fields: Vec<&str> = text.split('-').collect();
        let houses = usize::from(rules.houses());
        let heaps = if rules.laws().is_some_and(Laws::has_fruit) {
            4
        } else {
            2
        };
        if fields.len() != 2 * houses + heaps + 1 {
            return Err(SetupError::FieldCount {
                found: fields.len(),
                expected: 2 * houses + heaps + 1,
                houses: rules.houses(),
                rest: if heaps == 4 {
                    "both mancalas, both won heaps"
                } else {
                    "both stores"
                },
            });
        }
        let mut setup = Setup::empty(rules);
        for side in Side::BOTH {
            for house in 0..houses {
                let index = side.index() * houses + house;
                let field = fields[index];
                setup.houses[side][house] = if field.eq_ignore_ascii_case("x") {
                    Content::Burnt
                } else {
                    Content::Heap(read_heap(field, index + 1, rules)?)
                };
            }
            let index = 2 * houses + side.index();
            setup.stores[side] = read_heap(fields[index], index + 1, rules)?;
            if heaps == 4 {
                setup.won[side] = read_heap(fields[index + 2], index + 3, rules)?;
            }
        }
        let turn = fields[fields.len() - 1];
        setup.turn = match turn {
            "S" | "s" => Turn::Side(Side::South),
            "N" | "n" => Turn::Side(Side::North),
            "X" | "x" => Turn::Over,
            _ => {
                return Err(SetupError::Turn {
                    text: turn.to_owned(),
                });
            }
        };
        Ok(setup)
    }

    fn read_word(&mut self, word: &str, rules: &RuleSet) -> Result<(), SetupError> {
        let wrong = || SetupError::Word {
            word: word.to_owned(),
            known: KNOWN_WORDS,
        };
        let (key, value) = word.split_once('=').ok_or_else(wrong)?;
        let laws = rules.laws().ok_or_else(wrong)?;
        let together = laws.opening == OpeningLaw::Simultaneous;
        let rounds = laws.rounds.length != Match::Single;
        match key {
            "bonus" if matches!(laws.bonus, Bonus::UpTo(_)) => {
                self.bonus = value.parse().map_err(|_| wrong())?;
            }
            "swap" if laws.opening == OpeningLaw::Pie => {
                self.swap = Some(match value {
                    "offered" => true,
                    "no" => false,
                    _ => return Err(wrong()),
                });
            }
            "opening" if together && value == "over" => self.opening = OpeningState::Over,
            "opening" if together => {
                let shape = Shape::new(rules.houses());
                let (south, north) = value.split_once('/').ok_or_else(wrong)?;
                let mut opening = Opening::new(Side::South);
                for (side, text) in Side::BOTH.into_iter().zip([south, north]) {
                    read_hand(&mut opening, side, text, shape).ok_or_else(wrong)?;
                }
                self.opening = OpeningState::Going(opening);
            }
            "tick" if together => match &mut self.opening {
                OpeningState::Going(opening) => {
                    opening.tick = number(value, TICKS_MAX).ok_or_else(wrong)?;
                }
                _ => return Err(wrong()),
            },
            "round" | "won" | "begun" if rounds => {
                read_round(&mut self.round, key, value).ok_or_else(wrong)?;
            }
            "history" => {
                let read = |text| Setup::read_fields(text, rules);
                self.history = value.split(',').map(read).collect::<Result<_, _>>()?;
            }
            _ => return Err(wrong()),
        }
        Ok(())
    }
}

/// The words of a general position but for those about the round of its match, and that round.
fn take_round(text: &str, rules: &RuleSet) -> Result<(String, Round), SetupError> {
    let mut round = Round::FIRST;
    if !rules.properties().has_rounds {
        return Ok((text.to_owned(), round));
    }
    let mut rest = Vec::new();
    for word in text.split_whitespace() {
        match word.split_once('=') {
            Some((key @ ("round" | "won" | "begun"), value)) => {
                read_round(&mut round, key, value).ok_or_else(|| SetupError::Word {
                    word: word.to_owned(),
                    known: KNOWN_WORDS,
                })?;
            }
            _ => rest.push(word),
        }
    }
    Ok((rest.join(" "), round))
}

/// Reads one of the words about the round of a match; `None` if it cannot have that value.
fn read_round(round: &mut Round, key: &str, value: &str) -> Option<()> {
    let read = |text| number(text, ROUNDS_MAX).map(|number| number as u16);
    match key {
        "round" => round.number = read(value)?,
        "won" => {
            let (south, north) = value.split_once('-')?;
            round.won = [read(south)?, read(north)?];
        }
        _ => {
            round.begun_by = match value {
                "S" | "s" => Side::South,
                "N" | "n" => Side::North,
                _ => return None,
            };
        }
    }
    Some(())
}

/// A number that is not larger than anything that makes sense.
fn number(text: &str, max: u32) -> Option<u32> {
    text.parse().ok().filter(|&number| number <= max)
}

fn read_heap(text: &str, index: usize, rules: &RuleSet) -> Result<Heap, SetupError> {
    let fruit = rules.laws().is_some_and(Laws::has_fruit);
    let heap = if text == "0" {
        Some(nothing(rules))
    } else if fruit {
        read_fruit(text)
    } else if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().ok().map(Heap::Seeds)
    } else {
        None
    };
    heap.ok_or_else(|| SetupError::Field {
        index,
        text: text.to_owned(),
        expected: if fruit {
            "a heap of fruit such as `2b1a` (b, a, o, g) or `0`"
        } else {
            "a number of seeds, or `x` for a burnt house"
        },
    })
}

/// `2b1a`: each kind at most once, in any order.
fn read_fruit(text: &str) -> Option<Heap> {
    let mut kinds = [0; 4];
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|letter: char| !letter.is_ascii_digit())?;
        let count: u8 = rest[..end].parse().ok().filter(|&count| count > 0)?;
        let letter = rest[end..].chars().next()?;
        let kind = Kind::from_letter(letter)?;
        if kinds[kind as usize] > 0 {
            return None;
        }
        kinds[kind as usize] = count;
        rest = &rest[end + letter.len_utf8()..];
    }
    (!text.is_empty()).then_some(Heap::Fruit(kinds))
}

/// One hand of an opening: `?`, `dead@12` or `3@c`; then `+` once past the own store, and `*2`
/// extra choices used.
fn read_hand(opening: &mut Opening, side: Side, text: &str, shape: Shape) -> Option<()> {
    let (text, bonus) = match text.split_once('*') {
        Some((text, bonus)) => (text, bonus.parse().ok()?),
        None => (text, 0),
    };
    let (text, lapped) = match text.strip_suffix('+') {
        Some(text) => (text, true),
        None => (text, false),
    };
    opening.bonus[side] = bonus;
    opening.lapped[side] = lapped;
    opening.hands[side] = match text.split_once('@') {
        None if text == "?" => Hand::Choosing,
        None => return None,
        Some(("dead", tick)) => Hand::Dead {
            tick: number(tick, TICKS_MAX)?,
        },
        Some((seeds, at)) => {
            let seeds = number(seeds, SEEDS_IN_HAND_MAX).filter(|&seeds| seeds > 0)? as u16;
            let is_at = |cell: &usize| shape.place(*cell).letter().to_string() == at;
            Hand::Sowing {
                at: (0..shape.ring()).find(is_at)? as u8,
                seeds,
            }
        }
    };
    Some(())
}

fn write_hand(
    f: &mut fmt::Formatter<'_>,
    opening: &Opening,
    side: Side,
    shape: Shape,
) -> fmt::Result {
    match opening.hands[side] {
        Hand::Choosing => write!(f, "?")?,
        Hand::Dead { tick } => write!(f, "dead@{tick}")?,
        Hand::Sowing { at, seeds } => {
            write!(f, "{seeds}@{}", shape.place(usize::from(at)).letter())?;
        }
    }
    if opening.lapped[side] {
        write!(f, "+")?;
    }
    match opening.bonus[side] {
        0 => Ok(()),
        bonus => write!(f, "*{bonus}"),
    }
}

/// The fields; then, after a blank each, the words for what the fields do not show. The memory
/// of earlier positions is written only by the alternate form `{:#}`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_layout!(&self.layout, position => {
            position.write_fields(f, position.state())?;
            position.write_words(f)?;
            self.write_round(f)?;
            if f.alternate() {
                position.write_history(f)?;
            }
            Ok(())
        }, general position => {
            position.write(f)?;
            self.write_round(f)
        })
    }
}

impl Position {
    fn write_round(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Round {
            number,
            won,
            begun_by,
        } = self.round;
        if self.round != Round::FIRST {
            write!(
                f,
                " round={number} won={}-{} begun={}",
                won[0],
                won[1],
                begun_by.letter()
            )?;
        }
        Ok(())
    }
}

impl<C: Choices> PositionOf<C> {
    fn write_fields(&self, f: &mut fmt::Formatter<'_>, state: &State<C>) -> fmt::Result {
        let shape = self.machine().shape();
        let houses = |side: Side| (0..shape.houses()).map(move |house| Place::House(side, house));
        let stores = Side::BOTH.map(Place::Store);
        let won = Side::BOTH.map(Place::Won).into_iter().filter(|_| C::FRUIT);
        let places = houses(Side::South)
            .chain(houses(Side::North))
            .chain(stores)
            .chain(won);
        for place in places {
            let cell = shape.cell(place);
            if self.machine().burnt() & (1 << cell) != 0 {
                write!(f, "x-")?;
            } else {
                write!(f, "{}-", state.cells.heap(cell))?;
            }
        }
        match state.over {
            Some(_) => write!(f, "X"),
            None => write!(f, "{}", self.turn_letter(state)),
        }
    }

    /// The letter of the turn. In an opening it names the player who begins if both sowings die
    /// together.
    fn turn_letter(&self, state: &State<C>) -> char {
        self.opening
            .map_or(state.side, |opening| opening.first)
            .letter()
    }

    fn write_words(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.state();
        if state.bonus > 0 {
            write!(f, " bonus={}", state.bonus)?;
        }
        let derived = derive_pie(self.machine(), state);
        if state.over.is_none() && state.pie != derived {
            write!(
                f,
                " swap={}",
                if state.pie == Pie::Offered {
                    "offered"
                } else {
                    "no"
                }
            )?;
        }
        match &self.opening {
            None if is_opening(self.machine(), state) => write!(f, " opening=over")?,
            None => {}
            Some(opening) => {
                let fresh = *opening == Opening::new(opening.first);
                if !(fresh && is_opening(self.machine(), state)) {
                    self.write_opening(f, opening)?;
                }
            }
        }
        Ok(())
    }

    fn write_opening(&self, f: &mut fmt::Formatter<'_>, opening: &Opening) -> fmt::Result {
        let shape = self.machine().shape();
        write!(f, " opening=")?;
        write_hand(f, opening, Side::South, shape)?;
        write!(f, "/")?;
        write_hand(f, opening, Side::North, shape)?;
        write!(f, " tick={}", opening.tick)
    }

    fn write_history(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, old) in self.past().iter().enumerate() {
            f.write_str(if index == 0 { " history=" } else { "," })?;
            self.write_fields(f, old)?;
        }
        Ok(())
    }
}
