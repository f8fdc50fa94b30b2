//! A game as a value: which game, with which options, and the laws that follow.

use std::fmt;
use std::str::FromStr;

use crate::catalogue::{self, Game};
use crate::error::RuleSetError;
use crate::laws::Laws;
use crate::nearest::nearest;
use crate::parameter::{Parameter, Value};
use crate::properties::Properties;

/// The most parameters of a game.
const PARAMETERS_MAX: usize = 16;

/// A game with all its options. Two rule sets are equal when the game is the same and the options
/// mean the same: when their canonical forms are.
///
/// Written `NAME` or `NAME:key=value,key=value`; `Display` gives the canonical form, which
/// lists only what differs from the default, in the order of [`Game::parameters`].
///
/// ```
/// use rules::RuleSet;
///
/// let rules: RuleSet = "kalah: seeds = 4, pie = on".parse()?;
/// assert_eq!(rules.to_string(), "kalah:pie=on");
/// assert_eq!(rules.seeds_total(), 48);
/// # Ok::<(), rules::RuleSetError>(())
/// ```
#[derive(Clone, Copy)]
pub struct RuleSet {
    game: &'static Game,
    values: [Value; PARAMETERS_MAX],
    laws: Laws,
}

impl RuleSet {
    /// A game with its default options.
    pub fn new(game: &'static Game) -> RuleSet {
        let mut values = [Value::Unset; PARAMETERS_MAX];
        for (value, parameter) in values.iter_mut().zip(game.parameters) {
            *value = parameter.default;
        }
        RuleSet::compile(game, values)
    }

    fn compile(game: &'static Game, values: [Value; PARAMETERS_MAX]) -> RuleSet {
        let mut laws = game.laws;
        for (parameter, value) in game.parameters.iter().zip(values) {
            parameter.apply(value, &mut laws);
        }
        RuleSet { game, values, laws }
    }

    /// The game.
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// The laws: the meaning of the rule set for the machine.
    pub fn laws(&self) -> &Laws {
        &self.laws
    }

    /// The conclusions from those laws.
    pub fn properties(&self) -> Properties {
        Properties::of(&self.laws)
    }

    /// Seeds, or fruits, that a game starts with, on both sides together.
    pub fn seeds_total(&self) -> u16 {
        self.laws.seeds_total()
    }

    /// Houses on each side.
    pub fn houses(&self) -> u8 {
        self.laws.houses
    }

    /// Each parameter with its value, in the order of the catalogue.
    pub fn options(&self) -> impl Iterator<Item = (&'static Parameter, Value)> {
        self.game.parameters.iter().zip(self.values)
    }

    /// The value of a parameter, by its key.
    pub fn value(&self, key: &str) -> Option<Value> {
        self.options()
            .find(|(parameter, _)| parameter.key == key)
            .map(|(_, value)| value)
    }

    /// This rule set with one option changed.
    ///
    /// ```
    /// let oware: rules::RuleSet = "oware".parse()?;
    /// assert_eq!(oware.with("seeds", "3")?.to_string(), "oware:seeds=3");
    /// assert!(oware.with("seed", "3").is_err());
    /// # Ok::<(), rules::RuleSetError>(())
    /// ```
    ///
    /// # Errors
    /// [`RuleSetError`] when the game has no such key or the key no such value.
    pub fn with(&self, key: &str, value: &str) -> Result<RuleSet, RuleSetError> {
        let parameters = self.game.parameters;
        let index = parameters.iter().position(|parameter| parameter.key == key);
        let index = index.ok_or_else(|| RuleSetError::UnknownKey {
            game: self.game.name,
            key: key.to_owned(),
            nearest: nearest(key, parameters.iter().map(|p| p.key)).map(str::to_owned),
            allowed: parameters
                .iter()
                .map(|p| p.key)
                .collect::<Vec<_>>()
                .join(", "),
        })?;
        let value = parameters[index].read(self.game.name, value)?;
        Ok(self.with_value(index, value))
    }

    /// The name with every option, those too that are as usual: what is usual may change.
    pub fn in_full(&self) -> String {
        let options = self.options();
        let options: Vec<_> = options
            .map(|(parameter, value)| format!("{}={}", parameter.key, parameter.text(value)))
            .collect();
        format!("{}:{}", self.game.name, options.join(","))
    }

    /// This rule set with one option at its default; unchanged if the game has no such option.
    #[must_use]
    pub fn without(&self, key: &str) -> RuleSet {
        let index = self
            .game
            .parameters
            .iter()
            .position(|parameter| parameter.key == key);
        index.map_or(*self, |index| {
            self.with_value(index, self.game.parameters[index].default)
        })
    }

    /// This rule set with the default for every option that makes no difference to endings: the
    /// seeds in the houses at the start, the manner of the first sowings, and the course of a match
    /// after a round.
    #[must_use]
    pub fn endings(&self) -> RuleSet {
        let parameters = self.game.parameters.iter().enumerate();
        parameters.fold(*self, |rules, (index, parameter)| {
            let plain = rules.with_value(index, parameter.default);
            if plain.has_endings_of(self) {
                plain
            } else {
                rules
            }
        })
    }

    /// True if every ending is worth the same under both rule sets.
    ///
    /// ```
    /// let [four, three]: [rules::RuleSet; 2] = ["kalah", "kalah:seeds=3"].map(|it| it.parse().unwrap());
    /// assert!(four.has_endings_of(&three));
    /// ```
    pub fn has_endings_of(&self, other: &RuleSet) -> bool {
        self.laws.of_endings() == other.laws.of_endings()
    }

    /// This rule set with the parameter of that index set to a value of its domain.
    fn with_value(&self, index: usize, value: Value) -> RuleSet {
        let mut values = self.values;
        values[index] = value;
        RuleSet::compile(self.game, values)
    }

    /// Every rule set that differs from this one in one option, for tests and tours.
    pub fn neighbours(self) -> impl Iterator<Item = RuleSet> {
        self.game
            .parameters
            .iter()
            .enumerate()
            .flat_map(move |(index, parameter)| {
                parameter
                    .samples()
                    .into_iter()
                    .map(move |value| self.with_value(index, value))
            })
    }

    /// Whether an option has its default value. Congkak's seeds also have it when there are as many
    /// as houses.
    fn is_default(&self, index: usize) -> bool {
        let default = self.game.parameters[index].default;
        self.values[index] == default
            || default == Value::Unset && self.with_value(index, default).laws == self.laws
    }
}

impl PartialEq for RuleSet {
    fn eq(&self, other: &RuleSet) -> bool {
        self.game.name == other.game.name && self.laws == other.laws
    }
}

impl Eq for RuleSet {}

impl std::hash::Hash for RuleSet {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.game.name.hash(state);
        self.laws.hash(state);
    }
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RuleSet({self})")
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.game.name)?;
        let mut before = ':';
        for (index, (parameter, value)) in self.options().enumerate() {
            if !self.is_default(index) {
                write!(f, "{before}{}={}", parameter.key, parameter.text(value))?;
                before = ',';
            }
        }
        Ok(())
    }
}

/// Forgives white space around names, keys and values, and a `default` value; case counts.
impl FromStr for RuleSet {
    type Err = RuleSetError;

    fn from_str(text: &str) -> Result<RuleSet, RuleSetError> {
        let (name, options) = match text.split_once(':') {
            Some((name, options)) => (name.trim(), options.trim()),
            None => (text.trim(), ""),
        };
        let mut rules = RuleSet::new(catalogue::find(name)?);
        let mut seen = Vec::new();
        for option in options
            .split(',')
            .filter(|option| !option.trim().is_empty())
        {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| RuleSetError::NoValue {
                    game: rules.game.name,
                    option: option.trim().to_owned(),
                })?;
            let key = key.trim();
            if seen.contains(&key) {
                return Err(RuleSetError::Twice {
                    key: key.to_owned(),
                });
            }
            seen.push(key);
            rules = rules.with(key, value.trim())?;
        }
        Ok(rules)
    }
}
