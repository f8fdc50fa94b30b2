//! Text of general positions: fields with marks, and words for what they do not show.

use std::fmt::{self, Write as _};

use super::door::Play as _;
use super::laws::{Again, Bonus, Direction, Laws, TwoRows};
use super::machine::Machine;
use super::position::{Compiled, Position};
use super::state::{CELLS, Marks, NOWHERE, Over, State, Way};
use super::two::Round;
use crate::Side;
use crate::error::SetupError;
use crate::laws::Match;
use crate::outcome::EndReason;
use crate::place::Place;
use crate::ruleset::RuleSet;

/// The words that may follow the fields.
const KNOWN_WORDS: &str =
    "house, bound, turns, way, again, bonus, arrange, across, result, history";

/// The most seeds of a position: a cell is a byte.
pub(super) const SEEDS_MAX: u16 = 255;

/// The most earlier positions that a text may state.
const HISTORY_MAX: usize = 4_000;

impl Position {
    /// Reads a position of this game.
    pub(crate) fn read(
        text: &str,
        rules: &RuleSet,
        laws: &Laws,
        any_seeds: bool,
        starter: Side,
    ) -> Result<Position, SetupError> {
        let round = Round {
            starter,
            ..Round::FIRST
        };
        let mut game = Compiled::new(rules, laws, round);
        let (words, board): (Vec<&str>, Vec<&str>) =
            text.split_whitespace().partition(|part| part.contains('='));
        let mut state = read_fields(&board.concat(), &game.machine)?;
        let (burnt, mut ceded) = (state.marks.closed, 0);
        for (word, letters) in words
            .iter()
            .filter_map(|word| Some((word, word.strip_prefix("across=")?)))
        {
            let read = read_ceded(letters, laws, &game.machine).filter(|_| ceded == 0);
            ceded = read.ok_or_else(|| wrong(word))?;
        }
        if game.properties.has_rounds && (burnt != 0 || ceded != 0) {
            let round = Round {
                burnt,
                starter,
                ceded,
            };
            game = Compiled::new(rules, laws, round);
        }
        let mut past = Vec::new();
        let mut has_turns = false;
        let mut result = None;
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| wrong(word))?;
            match key {
                "turns" => has_turns = true,
                // Read before: the machine is another one.
                "across" => continue,
                "result" if state.over.is_some() => {
                    result = Some(read_result(value).ok_or_else(|| wrong(word))?);
                    continue;
                }
                "history" => {
                    let read = |text| read_fields(text, &game.machine);
                    past = value
                        .split(',')
                        .take(HISTORY_MAX)
                        .map(read)
                        .collect::<Result<_, _>>()?;
                    continue;
                }
                _ => {}
            }
            read_word(&mut state, key, value, laws, &game.machine).ok_or_else(|| wrong(word))?;
        }
        if !has_turns {
            state.marks.turns = derived_turns(&state, &game.machine);
        }
        if state.over.is_some() {
            let winner = result.unwrap_or_else(|| game.machine.winner_told(&state));
            state.over = Some(Over { winner, ..GIVEN });
        }
        let position = Position { game, state, past };
        position.checked(any_seeds)
    }

    /// Checks the number of seeds, and ends the game if nobody can move.
    fn checked(mut self, any_seeds: bool) -> Result<Position, SetupError> {
        let seeds = |state: &State| -> u32 { state.cells.iter().map(|&it| u32::from(it)).sum() };
        let found = seeds(&self.state);
        if found == 0 {
            return Err(SetupError::NoSeeds);
        }
        if found > SEEDS_MAX.into() {
            let most = SEEDS_MAX;
            return Err(SetupError::TooManySeeds { found, most });
        }
        if let Some(game) = std::sync::Arc::get_mut(&mut self.game) {
            game.machine.set_total(found as u16);
        }
        let expected = self.game.rules.seeds_total();
        if !any_seeds && found != u32::from(expected) {
            return Err(SetupError::SeedCount {
                found,
                expected,
                rules: self.game.rules.to_string(),
            });
        }
        if self.past.iter().any(|old| seeds(old) != found) {
            return Err(SetupError::History);
        }
        // Marks that the fields do not show are those of the present position.
        let Marks {
            turns,
            bonus,
            way,
            again,
            ..
        } = self.state.marks;
        for old in &mut self.past {
            old.marks = Marks {
                turns,
                bonus,
                way,
                again,
                ..old.marks
            };
        }
        if self.game.machine.repetition() == super::laws::Repetition::Off {
            self.past.clear();
        }
        let arrange = self.state.marks.arrange;
        if let Some(side) = Side::BOTH.into_iter().find(|&side| arrange[side]) {
            self.state.side = side;
        } else if self.state.over.is_none() {
            let game = std::sync::Arc::clone(&self.game);
            game.machine.settle(&mut self.state);
        }
        Ok(self)
    }

    pub(super) fn write_text(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_fields(f, &self.state)?;
        self.write_words(f)?;
        if f.alternate() {
            for (index, old) in self.past.iter().enumerate() {
                f.write_str(if index == 0 { " history=" } else { "," })?;
                self.write_fields(f, old)?;
            }
        }
        Ok(())
    }

    fn write_fields(&self, f: &mut fmt::Formatter<'_>, state: &State) -> fmt::Result {
        for place in self.board().places() {
            let cell = self.board().cell(place);
            if state.is_closed(cell) {
                f.write_str("x-")?;
                continue;
            }
            write!(f, "{}", state.at(cell))?;
            match state.holder(cell) {
                Some(holder) if holder == place.side() => f.write_char('!')?,
                Some(_) => f.write_char('*')?,
                None => {}
            }
            if super::state::has(state.marks.locked, cell) {
                f.write_char('#')?;
            }
            f.write_char('-')?;
        }
        f.write_char(match state.over {
            Some(_) => 'X',
            None => state.side.letter(),
        })
    }

    fn write_words(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marks = &self.state.marks;
        let sides = |flags: [bool; 2]| -> String {
            let sides = Side::BOTH.into_iter().filter(|&side| flags[side]);
            sides.map(Side::letter).collect()
        };
        if marks.house != [false; 2] {
            write!(f, " house={}", sides(marks.house))?;
        }
        if marks.bound != NOWHERE {
            let bound = self.board().place(usize::from(marks.bound));
            write!(f, " bound={}", bound.letter())?;
        }
        if marks.turns != derived_turns(&self.state, &self.game.machine) {
            write!(f, " turns={}", marks.turns)?;
        }
        if let Some(way) = marks.way {
            write!(f, " way={}", way.arrow())?;
        }
        if marks.again {
            f.write_str(" again=1")?;
        }
        if marks.bonus > 0 {
            write!(f, " bonus={}", marks.bonus)?;
        }
        let ceded = self.game.machine.ceded();
        if ceded != 0 {
            f.write_str(" across=")?;
            let mut places = self.board().places();
            places.try_for_each(|place| {
                if super::state::has(ceded, self.board().cell(place)) {
                    f.write_char(place.letter())?;
                }
                Ok(())
            })?;
        }
        if marks.arrange != [false; 2] {
            write!(f, " arrange={}", sides(marks.arrange))?;
        }
        if let Some(Over { winner, .. }) = self.state.over
            && winner != self.game.machine.winner_told(&self.state)
        {
            f.write_str(" result=")?;
            match winner {
                Some(side) => f.write_char(side.letter())?,
                None => f.write_str(DRAWN)?,
            }
        }
        Ok(())
    }
}

/// The word for a game without a winner.
const DRAWN: &str = "draw";

/// The winner that a word tells, `None` for a draw; nothing if it is no result.
#[expect(
    clippy::option_option,
    reason = "a draw is a result, and a word may be none"
)]
fn read_result(word: &str) -> Option<Option<Side>> {
    match word {
        "S" => Some(Some(Side::South)),
        "N" => Some(Some(Side::North)),
        DRAWN => Some(None),
        _ => None,
    }
}

/// The end of a game that was given as finished.
const GIVEN: Over = Over {
    why: EndReason::Given,
    winner: None,
};

fn wrong(word: &str) -> SetupError {
    SetupError::Word {
        word: word.to_owned(),
        known: KNOWN_WORDS,
    }
}

fn field_count(found: usize, machine: &Machine) -> SetupError {
    let houses = machine.board().houses();
    SetupError::FieldCount {
        found,
        expected: 2 * usize::from(houses) + 3,
        houses,
        rest: match machine {
            Machine::Two(_) | Machine::Four(_) => "both stores",
            Machine::Bao(_) => "both hands",
        },
    }
}

/// The turns of a position that does not state them: none at the start, else all that count.
fn derived_turns(state: &State, machine: &Machine) -> u8 {
    let start = machine.start();
    if state.cells == start.cells && state.side == start.side {
        0
    } else {
        machine.turns_max()
    }
}

fn read_fields(text: &str, machine: &Machine) -> Result<State, SetupError> {
    let board = machine.board();
    let fields: Vec<&str> = text.split('-').collect();
    if fields.len() != 2 * usize::from(board.houses()) + 3 {
        return Err(field_count(fields.len(), machine));
    }
    let mut state = State {
        cells: [0; CELLS],
        marks: Marks::NONE,
        side: Side::South,
        over: None,
    };
    for (index, place) in board.places().enumerate() {
        let cell = board.cell(place);
        read_field(&mut state, fields[index], cell, place, machine).ok_or_else(|| {
            SetupError::Field {
                index: index + 1,
                text: fields[index].to_owned(),
                expected: "a number of seeds up to 255, with the marks that the game knows (`*`, \
                           `!`, `#`), or `x` for a closed house",
            }
        })?;
    }
    let turn = fields[fields.len() - 1];
    match turn {
        "S" | "s" => {}
        "N" | "n" => state.side = Side::North,
        "X" | "x" => state.over = Some(GIVEN),
        _ => {
            let text = turn.to_owned();
            return Err(SetupError::Turn { text });
        }
    }
    Ok(state)
}

/// A number with its marks.
fn read_field(
    state: &mut State,
    text: &str,
    cell: usize,
    place: Place,
    machine: &Machine,
) -> Option<()> {
    let Machine::Two(two) = machine else {
        state.cells[cell] = number(text)?;
        return Some(());
    };
    let is_house = matches!(place, Place::House(..));
    if text.eq_ignore_ascii_case("x") {
        let burns = two.laws.rounds.length == Match::Traditional;
        let closes = is_house && (two.laws.close_at > 0 || burns);
        state.close(cell);
        return closes.then_some(());
    }
    let digits = text.trim_end_matches(['*', '!', '#']);
    state.cells[cell] = number(digits)?;
    let marks = &text[digits.len()..];
    let locks = two.laws.locked || two.laws.start_rule == super::laws::StartRule::EachHouseOnce;
    let holds = two.laws.hold != super::laws::Hold::Off;
    for (index, mark) in marks.chars().enumerate() {
        let holder = match mark {
            '*' => !place.side(),
            '!' => place.side(),
            '#' if locks && is_house && index + 1 == marks.len() => {
                state.marks.locked |= 1 << cell;
                continue;
            }
            _ => return None,
        };
        if !holds || !is_house || index > 0 {
            return None;
        }
        state.marks.held[holder] |= 1 << cell;
    }
    Some(())
}

/// Houses that belong to the player across, by their letters; `None` where houses have no owners,
/// or if there is no such house, or it is named twice.
fn read_ceded(letters: &str, laws: &Laws, machine: &Machine) -> Option<u32> {
    let Laws::Two(TwoRows { rounds, .. }) = laws else {
        return None;
    };
    rounds.length.territory()?;
    let board = machine.board();
    let mut ceded = 0;
    for letter in letters.chars() {
        let mut houses = board.places();
        let is_named =
            |place: &Place| matches!(place, Place::House(..)) && place.letter() == letter;
        let bit = 1 << board.cell(houses.find(is_named)?);
        if ceded & bit != 0 {
            return None;
        }
        ceded |= bit;
    }
    (ceded != 0).then_some(ceded)
}

fn number(text: &str) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

/// Reads one word; `None` if this game has no such word, or it cannot have that value.
fn read_word(
    state: &mut State,
    key: &str,
    value: &str,
    laws: &Laws,
    machine: &Machine,
) -> Option<()> {
    let sides = || -> Option<[bool; 2]> {
        match value {
            "S" => Some([true, false]),
            "N" => Some([false, true]),
            "SN" => Some([true, true]),
            _ => None,
        }
    };
    let marks = &mut state.marks;
    match (key, laws) {
        ("house", Laws::Bao(bao)) if bao.has_house() => {
            marks.house = sides()?;
        }
        ("bound", Laws::Bao(bao)) if bao.takasia => {
            let named = |place: &Place| place.letter().to_string() == value;
            let mut houses = machine.board().places();
            let place = houses.find(|place| matches!(place, Place::House(..)) && named(place))?;
            marks.bound = machine.board().cell(place) as u8;
        }
        ("turns", Laws::Two(_) | Laws::Four(_)) => {
            let turns = value.parse::<u16>().ok()?;
            marks.turns = turns.min(machine.turns_max().into()) as u8;
        }
        ("way", Laws::Two(two)) if two.direction == Direction::Alternate => {
            let mut arrows = value.chars();
            marks.way = Some(Way::of(arrows.next()?)?);
            arrows.next().is_none().then_some(())?;
        }
        ("again", Laws::Two(two)) if two.again == Again::CaptureOnce && value == "1" => {
            marks.again = true;
        }
        ("bonus", Laws::Two(two)) => match two.bonus {
            Bonus::UpTo(most) => {
                marks.bonus = number(value).filter(|&bonus| bonus <= most)?;
            }
            Bonus::Always | Bonus::Never | Bonus::BothStores => return None,
        },
        ("arrange", Laws::Four(four)) if four.arrange => marks.arrange = sides()?,
        _ => return None,
    }
    Some(())
}
