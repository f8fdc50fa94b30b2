//! Choosing a game, its options and who plays.

use game::Seat;
use rules::catalogue::GAMES;
use rules::{Domain, Game, Parameter, RuleSet, Value};
use words::Words;

use super::input::Key;
use crate::notation;
use crate::play::seat_text;
use game::show::Speed;

/// The menu: first the games, then what can be chosen about one of them.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    /// The game that is chosen.
    pub(crate) game: usize,
    /// The options of the game; `None` while games are looked at.
    pub(crate) rules: Option<RuleSet>,
    pub(crate) seats: [Seat; 2],
    pub(crate) speed: Speed,
    /// The row of the option page.
    pub(crate) row: usize,
}

/// The result of a key.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Picked {
    /// Nothing is chosen yet.
    Nothing,
    /// This game is chosen, with the options of the menu.
    Game(RuleSet),
    /// The user leaves.
    Quit,
}

/// A row of the option page.
#[derive(Clone, Copy, Debug)]
enum Row {
    South,
    North,
    Speed,
    Option(&'static Parameter, Value),
}

impl Menu {
    pub(crate) fn new(seats: [Seat; 2], speed: Speed) -> Menu {
        Menu {
            game: 0,
            rules: None,
            seats,
            speed,
            row: 0,
        }
    }

    pub(crate) fn chosen_game(&self) -> &'static Game {
        &GAMES[self.game]
    }

    pub(crate) fn press(&mut self, key: Key) -> Picked {
        match self.rules {
            None => self.press_game(key),
            Some(rules) => self.press_option(key, rules),
        }
    }

    fn press_game(&mut self, key: Key) -> Picked {
        match key {
            Key::Up => self.game = self.game.checked_sub(1).unwrap_or(GAMES.len() - 1),
            Key::Down => self.game = (self.game + 1) % GAMES.len(),
            Key::Char(digit @ '1'..='9') => {
                let index = digit as usize - '1' as usize;
                if index < GAMES.len() {
                    self.game = index;
                    self.open_options();
                }
            }
            Key::Enter | Key::Right | Key::Char(' ') => self.open_options(),
            Key::Escape | Key::Char('q') => return Picked::Quit,
            _ => {}
        }
        Picked::Nothing
    }

    fn open_options(&mut self) {
        self.rules = Some(RuleSet::new(self.chosen_game()));
        self.row = 0;
    }

    fn press_option(&mut self, key: Key, rules: RuleSet) -> Picked {
        let rows = rows(&rules).len();
        match key {
            Key::Up => self.row = self.row.checked_sub(1).unwrap_or(rows - 1),
            Key::Down => self.row = (self.row + 1) % rows,
            Key::Left => self.change(&rules, false),
            Key::Right | Key::Char(' ') => self.change(&rules, true),
            Key::Enter => return Picked::Game(rules),
            Key::Escape | Key::Backspace | Key::Char('q') => self.rules = None,
            _ => {}
        }
        Picked::Nothing
    }

    /// Gives the row its next or previous value.
    fn change(&mut self, rules: &RuleSet, forward: bool) {
        match rows(rules)[self.row] {
            Row::South => self.seats[0] = turned(&seats(), &self.seats[0], forward),
            Row::North => self.seats[1] = turned(&seats(), &self.seats[1], forward),
            Row::Speed => self.speed = turned(&Speed::ALL, &self.speed, forward),
            Row::Option(parameter, value) => {
                let value = turned(&values(parameter), &value, forward);
                self.rules = rules.with(parameter.key, &parameter.text(value)).ok();
            }
        }
    }

    /// Name and value of each row, and whether the value is another than usual.
    pub(crate) fn rows(&self, rules: &RuleSet, words: Words) -> Vec<(String, String, bool)> {
        let game = rules.game();
        rows(rules)
            .into_iter()
            .map(|row| match row {
                Row::South => (words.text("south"), seat_text(&self.seats[0], words), false),
                Row::North => (words.text("north"), seat_text(&self.seats[1], words), false),
                Row::Speed => (
                    words.text("speed"),
                    words.text(&format!("speed-{}", self.speed.name())),
                    false,
                ),
                Row::Option(parameter, value) => (
                    words.parameter_name(game, parameter),
                    words.value_name(game, parameter, value),
                    notation::is_changed(rules, parameter.key),
                ),
            })
            .collect()
    }

    /// The explanation of the row.
    pub(crate) fn explanation(&self, rules: &RuleSet, words: Words) -> String {
        match rows(rules)[self.row] {
            Row::South | Row::North => match &self.seats[self.row] {
                Seat::Person(_) => String::new(),
                Seat::Computer(level) => words.text(&format!("{}-text", level.id())),
            },
            Row::Speed => words.text("speed-text"),
            Row::Option(parameter, value) => {
                let game = rules.game();
                let short = words.parameter_short(game, parameter);
                match words.value_text(game, parameter, value) {
                    Some(text) => format!("{short} {text}"),
                    None => short,
                }
            }
        }
    }
}

fn rows(rules: &RuleSet) -> Vec<Row> {
    let options = rules
        .options()
        .map(|(parameter, value)| Row::Option(parameter, value));
    [Row::South, Row::North, Row::Speed]
        .into_iter()
        .chain(options)
        .collect()
}

fn seats() -> Vec<Seat> {
    Seat::all().collect()
}

/// Every value of a parameter, in order.
fn values(parameter: &'static Parameter) -> Vec<Value> {
    let words = (0..parameter.words().len()).map(|index| Value::Word(index as u8));
    let unset = match parameter.domain {
        Domain::Number { unset: Some(_), .. } => Some(Value::Unset),
        _ => None,
    };
    let numbers = match parameter.domain {
        Domain::Words(_) => 0..=0,
        Domain::Number { min, max, .. } | Domain::WordsOrNumber { min, max, .. } => min..=max,
    };
    let numbers = numbers.filter(|&number| number > 0).map(Value::Number);
    words.chain(unset).chain(numbers).collect()
}

/// The value after or before this one, round and round.
fn turned<T: Clone + PartialEq>(values: &[T], value: &T, forward: bool) -> T {
    let count = values.len();
    let index = values.iter().position(|other| other == value);
    let index = index.unwrap_or(0) + if forward { 1 } else { count - 1 };
    values[index % count].clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(keys: &[Key]) -> (Menu, Picked) {
        let mut menu = Menu::new([Seat::PERSON, Seat::USUAL_OPPONENT], Speed::Normal);
        let picked = keys.iter().map(|&key| menu.press(key)).last();
        (menu, picked.unwrap())
    }

    #[track_caller]
    fn check(keys: &[Key], expected: &str) {
        let (_, Picked::Game(rules)) = press(keys) else {
            panic!("no game was picked");
        };
        assert_eq!(rules.to_string(), expected);
    }

    #[test]
    fn games_and_options() {
        use Key::{Char, Down, Enter, Left, Right, Up};
        check(&[Enter, Enter], "kalah");
        check(&[Down, Enter, Enter], "oware");
        check(&[Up, Enter, Enter], "banana-cala");
        check(
            &[Char('3'), Down, Down, Down, Right, Enter],
            "congkak:houses=8",
        );
        check(&[Enter, Up, Left, Enter], "kalah:pie=on");
        check(
            &[Enter, Down, Down, Down, Left, Left, Enter],
            "kalah:houses=4",
        );
    }

    #[test]
    fn players_and_speed() {
        use Key::{Char, Down, Left, Right};
        let (menu, _) = press(&[Char('1'), Right, Down, Left, Left, Left, Down, Right]);
        assert_eq!(menu.seats[0].to_string(), "level-1");
        assert_eq!(menu.seats[1], Seat::PERSON);
        assert_eq!(menu.speed, Speed::Slow);
    }

    #[test]
    fn the_way_back_and_out() {
        let (menu, picked) = press(&[Key::Enter, Key::Escape]);
        assert!(menu.rules.is_none() && picked == Picked::Nothing);
        assert_eq!(press(&[Key::Escape]).1, Picked::Quit);
    }

    #[test]
    fn every_option_comes_round() {
        for game in GAMES {
            for parameter in game.parameters {
                let all = values(parameter);
                let mut value = parameter.default;
                for _ in &all {
                    value = turned(&all, &value, true);
                    assert!(parameter.read(game.name, &parameter.text(value)).is_ok());
                }
                assert_eq!(value, parameter.default, "{} {}", game.name, parameter.key);
            }
        }
    }
}
