//! A game as a value: which game, with which options, and the laws that follow.

use std::fmt;
use std::str::FromStr;

use crate::catalogue::{self, Game, Meaning};
use crate::error::RuleSetError;
use crate::general;
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
    meaning: Meaning,
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
        let mut meaning = game.meaning;
        if let Meaning::Table(laws) = &mut meaning {
            for (parameter, value) in game.parameters.iter().zip(values) {
                parameter.apply(value, laws);
            }
        }
        RuleSet {
            game,
            values,
            meaning,
        }
    }

    /// The rule set of a game with other laws of the general machine.
    pub(crate) fn general(game: &'static Game, laws: general::Laws) -> RuleSet {
        RuleSet {
            game,
            values: [Value::Unset; PARAMETERS_MAX],
            meaning: Meaning::General(laws),
        }
    }

    /// The game.
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// The laws of the compiled machine; `None` for a game of the general machine.
    pub fn laws(&self) -> Option<&Laws> {
        match &self.meaning {
            Meaning::Table(laws) => Some(laws),
            Meaning::General(_) => None,
        }
    }

    /// The laws of the compiled machine, for code that only its games reach.
    ///
    /// # Panics
    /// For a game of the general machine.
    pub(crate) fn table_laws(&self) -> &Laws {
        self.laws()
            .expect("games of the general machine take another way")
    }

    /// The laws of the general machine, if it plays this game.
    pub fn general_laws(&self) -> Option<&general::Laws> {
        self.meaning.general()
    }

    /// The laws, whichever machine they are for.
    #[cfg(test)]
    pub(crate) fn meaning(&self) -> &Meaning {
        &self.meaning
    }

    /// The conclusions from those laws.
    pub fn properties(&self) -> Properties {
        match &self.meaning {
            Meaning::Table(laws) => Properties::of(laws),
            Meaning::General(laws) => general::door().properties(laws),
        }
    }

    /// Seeds, or fruits, that a game starts with, on both sides together.
    pub fn seeds_total(&self) -> u16 {
        match &self.meaning {
            Meaning::Table(laws) => laws.seeds_total(),
            Meaning::General(laws) => laws.seeds_total(),
        }
    }

    /// Houses of each player.
    pub fn houses(&self) -> u8 {
        match &self.meaning {
            Meaning::Table(laws) => laws.houses,
            Meaning::General(laws) => laws.houses(),
        }
    }

    /// Each parameter with its value, in the order of the catalogue.
    pub fn options(&self) -> impl Iterator<Item = (&'static Parameter, Value)> {
        self.game.parameters.iter().zip(self.values)
    }

    /// The options that are not as usual.
    pub fn options_changed(&self) -> impl Iterator<Item = (&'static Parameter, Value)> {
        self.options()
            .filter(|(parameter, value)| *value != parameter.default)
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
        if let Meaning::General(laws) = &self.meaning {
            let laws = general::door().define(self.game.name, *laws, &[(key, value)])?;
            return Ok(RuleSet::general(self.game, laws));
        }
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
        if let Meaning::General(laws) = &self.meaning {
            let values = general::door().values(laws).into_iter();
            let values: Vec<_> = values
                .map(|(key, value)| format!("{key}={value}"))
                .collect();
            return format!("{}:{}", self.game.name, values.join(","));
        }
        let options = self.options();
        let options: Vec<_> = options
            .map(|(parameter, value)| format!("{}={}", parameter.key, parameter.text(value)))
            .collect();
        format!("{}:{}", self.game.name, options.join(","))
    }

    /// This rule set with one option at its default; unchanged if the game has no such option.
    #[must_use]
    pub fn without(&self, key: &str) -> RuleSet {
        if let (Meaning::General(_), Meaning::General(usual)) = (&self.meaning, &self.game.meaning)
        {
            let usual = general::door()
                .values(usual)
                .into_iter()
                .find(|(known, _)| *known == key);
            let plain = usual.and_then(|(key, value)| self.with(key, &value).ok());
            return plain.unwrap_or(*self);
        }
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
    /// after a round. A game of the general machine that has tables becomes one of `sow`, whatever
    /// its name, which does not stop at more than half of all seeds: who wins is the same.
    #[must_use]
    pub fn endings(&self) -> RuleSet {
        if let Meaning::General(laws) = &self.meaning {
            let has_tables = self.properties().tables.is_ok();
            return if has_tables {
                general::door().endings(laws)
            } else {
                *self
            };
        }
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
        match (&self.meaning, &other.meaning) {
            (Meaning::Table(laws), Meaning::Table(others)) => {
                laws.of_endings() == others.of_endings()
            }
            (Meaning::General(laws), Meaning::General(others)) => {
                laws == others || self.endings() == other.endings()
            }
            (Meaning::Table(_), Meaning::General(_)) | (Meaning::General(_), Meaning::Table(_)) => {
                false
            }
        }
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
            || default == Value::Unset && self.with_value(index, default).meaning == self.meaning
    }
}

impl PartialEq for RuleSet {
    fn eq(&self, other: &RuleSet) -> bool {
        self.game.name == other.game.name && self.meaning == other.meaning
    }
}

impl Eq for RuleSet {}

impl std::hash::Hash for RuleSet {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.game.name.hash(state);
        match &self.meaning {
            // As it was before there was a general machine: keys of engines come from this.
            Meaning::Table(laws) => laws.hash(state),
            Meaning::General(laws) => laws.hash(state),
        }
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
        if let (Meaning::General(laws), Meaning::General(usual)) =
            (&self.meaning, &self.game.meaning)
        {
            for (key, value) in general::door().differences(laws, usual) {
                write!(f, "{before}{key}={value}")?;
                before = ',';
            }
        }
        for (index, (parameter, value)) in self.options().enumerate() {
            if !self.is_default(index) {
                write!(f, "{before}{}={}", parameter.key, parameter.text(value))?;
                before = ',';
            }
        }
        Ok(())
    }
}

/// Forgives white space around names, keys and values, and a `default` value; takes other names of a
/// game for its own. The case of keys and values counts.
impl FromStr for RuleSet {
    type Err = RuleSetError;

    fn from_str(text: &str) -> Result<RuleSet, RuleSetError> {
        let (name, options) = match text.split_once(':') {
            Some((name, options)) => (name.trim(), options.trim()),
            None => (text.trim(), ""),
        };
        let rules = RuleSet::new(catalogue::find(name)?);
        let mut pairs: Vec<(&str, &str)> = Vec::new();
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
            if pairs.iter().any(|(known, _)| *known == key) {
                return Err(RuleSetError::Twice {
                    key: key.to_owned(),
                });
            }
            pairs.push((key, value.trim()));
        }
        if let Meaning::General(laws) = &rules.meaning {
            let laws = general::door().define(rules.game.name, *laws, &pairs)?;
            return Ok(RuleSet::general(rules.game, laws));
        }
        let with = |rules: RuleSet, (key, value)| rules.with(key, value);
        pairs.into_iter().try_fold(rules, with)
    }
}
