//! The options that the other program may set, and their allowed values.

use engine::{EngineOptions, Level};
use rules::{RuleSet, RuleSetError, nearest};
use thiserror::Error;

use super::dialect::Dialect;
use super::searcher::Equipment;
use crate::args::ENDINGS_MAX;
use crate::machine;

/// The present settings.
#[derive(Clone, Debug)]
pub(super) struct Options {
    /// The game to play.
    pub(super) game: RuleSet,
    /// Memory and threads.
    pub(super) engine: EngineOptions,
    /// Seeds of the endings that are known before a search.
    pub(super) endings: u16,
    /// The number of moves reported with their values.
    pub(super) lines: usize,
    /// Whether to report the expected answer.
    pub(super) ponder: bool,
    /// The player that chooses; `None` plays as well as possible.
    pub(super) level: Option<Level>,
    /// Whether to look for a draw.
    pub(super) draw_search: bool,
}

/// The values that an option allows.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Game,
    Spin {
        default: u32,
        least: u32,
        most: u32,
    },
    Check {
        default: bool,
    },
    Combo {
        default: &'static str,
        values: &'static [&'static str],
    },
}

const HASH: (&str, Kind) = (
    "Hash",
    Kind::Spin {
        default: 64,
        least: 1,
        most: 65_535,
    },
);
const THREADS: (&str, Kind) = (
    "Threads",
    Kind::Spin {
        default: 1,
        least: 1,
        most: 64,
    },
);
const LINES: (&str, Kind) = (
    "MultiPV",
    Kind::Spin {
        default: 1,
        least: 1,
        most: 64,
    },
);
const ENDINGS: (&str, Kind) = (
    "Endings",
    Kind::Spin {
        default: 0,
        least: 0,
        most: ENDINGS_MAX as u32,
    },
);
const LEVEL: (&str, Kind) = (
    "Level",
    Kind::Combo {
        default: "max",
        values: &["1", "2", "3", "4", "5", "6", "7", "8", "max"],
    },
);
/// The options in UGI.
const UGI: &[(&str, Kind)] = &[
    ("Game", Kind::Game),
    HASH,
    THREADS,
    LINES,
    ("Ponder", Kind::Check { default: false }),
    LEVEL,
    ENDINGS,
];
/// The options in the dialect for Oware; the last two are its own.
const UCI: &[(&str, Kind)] = &[
    HASH,
    THREADS,
    LINES,
    ("Ponder", Kind::Check { default: true }),
    LEVEL,
    (
        "EngineTurn",
        Kind::Combo {
            default: "south",
            values: &["south", "north"],
        },
    ),
    ("DrawSearch", Kind::Check { default: false }),
];

/// The reason why an option was not set.
#[derive(Clone, Debug, Error)]
pub(super) enum OptionError {
    #[error("unknown option `{name}`{} (known: {known})", did_you_mean(*nearest))]
    Unknown {
        name: String,
        nearest: Option<&'static str>,
        known: String,
    },
    #[error(
        "option `{option}` cannot be `{value}`{} (allowed: {allowed})",
        did_you_mean(*nearest)
    )]
    Value {
        option: &'static str,
        value: String,
        nearest: Option<&'static str>,
        allowed: String,
    },
    #[error("option `{option}` needs a value; write `setoption name {option} value VALUE`")]
    NoValue { option: &'static str },
    #[error(transparent)]
    Game(#[from] RuleSetError),
    #[error(
        "in `{game}` both players choose at once, which this protocol cannot say; the nearest \
         game is `{nearest}`"
    )]
    BothAtOnce { game: String, nearest: String },
    #[error("there is no room for {mib} MiB on this machine; the memory stays as it was")]
    Memory { mib: u32 },
}

fn did_you_mean(nearest: Option<&str>) -> String {
    nearest.map_or(String::new(), |word| format!("; did you mean `{word}`?"))
}

fn known(dialect: Dialect) -> &'static [(&'static str, Kind)] {
    match dialect {
        Dialect::Ugi => UGI,
        Dialect::Uci => UCI,
    }
}

impl Options {
    /// The options as they are at first.
    pub(super) fn new(dialect: Dialect, game: RuleSet) -> Options {
        let mut options = Options {
            game,
            engine: EngineOptions::default(),
            endings: 0,
            lines: 1,
            ponder: false,
            level: None,
            draw_search: false,
        };
        for (name, kind) in known(dialect) {
            match *kind {
                Kind::Spin { default, .. } => options.set_number(name, default),
                Kind::Check { default } => options.set_switch(name, default),
                Kind::Game | Kind::Combo { .. } => {}
            }
        }
        options
    }

    /// The equipment of a search.
    pub(super) fn equipment(&self) -> Equipment {
        Equipment {
            options: self.engine,
            game: self.game,
            endings: self.endings,
        }
    }

    /// The `option` lines that say what may be set.
    pub(super) fn declarations(&self, dialect: Dialect) -> Vec<String> {
        let declare = |&(name, kind): &(&str, Kind)| {
            let rest = match kind {
                Kind::Game => format!("string default {}", self.game),
                Kind::Spin {
                    default,
                    least,
                    most,
                } => {
                    format!("spin default {default} min {least} max {most}")
                }
                Kind::Check { default } => format!("check default {default}"),
                Kind::Combo { default, values } => {
                    format!("combo default {default} var {}", values.join(" var "))
                }
            };
            format!("option name {name} type {rest}")
        };
        known(dialect).iter().map(declare).collect()
    }

    /// Sets an option. The case of its name does not matter.
    ///
    /// # Errors
    /// [`OptionError`] if it was not set; then nothing has changed.
    pub(super) fn set(
        &mut self,
        dialect: Dialect,
        name: &str,
        value: &str,
    ) -> Result<(), OptionError> {
        let known = known(dialect);
        let option = known
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name));
        let &(option, kind) = option.ok_or_else(|| {
            let names = || known.iter().map(|(name, _)| *name);
            OptionError::Unknown {
                name: name.to_owned(),
                nearest: nearest(name, names()),
                known: names().collect::<Vec<_>>().join(", "),
            }
        })?;
        if value.is_empty() {
            return Err(OptionError::NoValue { option });
        }
        let wrong = |nearest, allowed| OptionError::Value {
            option,
            value: value.to_owned(),
            nearest,
            allowed,
        };
        match kind {
            Kind::Game => {
                let game = value.parse()?;
                check_game(&game)?;
                self.game = game;
            }
            Kind::Spin { least, most, .. } => {
                let number = value.parse().ok();
                let number = number.filter(|number| (least..=most).contains(number));
                let number = number.ok_or_else(|| wrong(None, format!("{least} to {most}")))?;
                if option == "Hash" && !machine::has_room(number.into()) {
                    return Err(OptionError::Memory { mib: number });
                }
                self.set_number(option, number);
            }
            Kind::Check { .. } => match value {
                "true" => self.set_switch(option, true),
                "false" => self.set_switch(option, false),
                _ => {
                    let words = ["true", "false"];
                    return Err(wrong(nearest(value, words), words.join(", ")));
                }
            },
            Kind::Combo { values, .. } => {
                let nearest = || nearest(value, values.iter().copied());
                if !values.contains(&value) {
                    return Err(wrong(nearest(), values.join(", ")));
                }
                // The side of the engine (`EngineTurn`) makes no difference to it: it values a
                // position alike for both.
                if option == "Level" {
                    self.level = Level::from_id(value);
                }
            }
        }
        Ok(())
    }

    fn set_number(&mut self, option: &str, number: u32) {
        let number = number as usize;
        match option {
            "Hash" => self.engine.hash_bytes = number << 20,
            "Threads" => self.engine.threads = number,
            "Endings" => self.endings = number as u16,
            _ => self.lines = number,
        }
    }

    fn set_switch(&mut self, option: &str, on: bool) {
        match option {
            "Ponder" => self.ponder = on,
            _ => self.draw_search = on,
        }
    }
}

/// Refuses a game in which both players choose at once.
pub(super) fn check_game(game: &RuleSet) -> Result<(), OptionError> {
    if !game.properties().opens_together {
        return Ok(());
    }
    let alternate = game.with("opening", "alternate");
    Err(OptionError::BothAtOnce {
        game: game.to_string(),
        nearest: alternate.map_or_else(|_| game.to_string(), |rules| rules.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(dialect: Dialect) -> Options {
        Options::new(dialect, "oware".parse().unwrap())
    }

    #[test]
    fn what_is_declared_can_be_set() {
        for dialect in [Dialect::Ugi, Dialect::Uci] {
            let mut options = options(dialect);
            for line in options.declarations(dialect) {
                let words: Vec<&str> = line.split(' ').collect();
                let default = words.iter().position(|&word| word == "default").unwrap();
                let (name, value) = (words[2], words[default + 1]);
                options.set(dialect, name, value).unwrap();
                options.set(dialect, &name.to_uppercase(), value).unwrap();
            }
        }
    }

    #[test]
    fn options_take_effect() {
        let mut options = options(Dialect::Uci);
        for (name, value) in [
            ("Hash", "3"),
            ("Threads", "2"),
            ("MultiPV", "6"),
            ("Level", "4"),
            ("DrawSearch", "true"),
            ("Ponder", "false"),
        ] {
            options.set(Dialect::Uci, name, value).unwrap();
        }
        assert_eq!(options.engine.hash_bytes, 3 << 20);
        assert_eq!((options.engine.threads, options.lines), (2, 6));
        assert_eq!(options.level, Level::new(4));
        assert!(options.draw_search && !options.ponder);
        options.set(Dialect::Uci, "Level", "max").unwrap();
        assert_eq!(options.level, None);
    }

    #[test]
    fn mistakes_name_what_is_allowed() {
        for (name, value, part) in [
            (
                "Hsh",
                "1",
                "unknown option `Hsh`; did you mean `Hash`? (known: Game, Hash,",
            ),
            (
                "Hash",
                "0",
                "option `Hash` cannot be `0` (allowed: 1 to 65535)",
            ),
            ("Hash", "lots", "cannot be `lots`"),
            ("Threads", "-1", "allowed: 1 to 64"),
            ("Ponder", "yes", "(allowed: true, false)"),
            ("Ponder", "tru", "did you mean `true`?"),
            ("Level", "9", "(allowed: 1, 2, 3"),
            ("Game", "kala", "did you mean `kalah`?"),
            ("Game", "", "write `setoption name Game value VALUE`"),
            ("hash", "", "option `Hash` needs a value"),
            (
                "Game",
                "congkak:opening=simultaneous,houses=5",
                "the nearest game is `congkak:houses=5`",
            ),
            ("DrawSearch", "true", "unknown option `DrawSearch`"),
        ] {
            let mut options = options(Dialect::Ugi);
            let error = options.set(Dialect::Ugi, name, value).unwrap_err();
            assert!(error.to_string().contains(part), "{name}={value}: {error}");
            assert_eq!(options.game.to_string(), "oware");
        }
    }
}
