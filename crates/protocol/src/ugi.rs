//! The commands of a program to an engine: those of the Universal Game Interface, and of the
//! dialect of UCI that engines for Oware speak.
//!
//! Both differ in three words only (`ugi` and `uci`, `uginewgame` and `ucinewgame`, `p1time` and
//! `wtime` with their like), so all of them are understood at any time.

use std::time::Duration;

use rules::{Side, nearest};
use thiserror::Error;

/// A command.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Command {
    /// `ugi`: introduce yourself.
    Ugi,
    /// `uci`: introduce yourself, and speak the dialect for Oware.
    Uci,
    /// `isready`: answer when you can go on.
    IsReady,
    /// `setoption name NAME value VALUE`.
    SetOption {
        /// The name of the option.
        name: String,
        /// Its value; empty if none is given.
        value: String,
    },
    /// `uginewgame`, `ucinewgame`: the following has nothing to do with the positions before.
    NewGame,
    /// `position startpos|fen … [moves …]`.
    Position {
        /// The position to begin with, as text; `None` is the start of the game.
        fen: Option<String>,
        /// The moves that lead from there to the position meant.
        moves: Vec<String>,
    },
    /// `query …`.
    Query(Query),
    /// `go …`.
    Go(Go),
    /// `stop`: give your move now.
    Stop,
    /// `ponderhit`: the move expected was played.
    PonderHit,
    /// `wait`: do nothing else until the search is over.
    Wait,
    /// `debug on|off`.
    Debug,
    /// `quit`.
    Quit,
}

/// A question about the position.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Query {
    /// Whether the game is over.
    GameOver,
    /// Whether the first player is to move.
    FirstToMove,
    /// The result of the game.
    Result,
}

/// The options of a search.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Go {
    /// Search until told to stop.
    pub infinite: bool,
    /// Search during the opponent's time, until `ponderhit` or `stop`.
    pub ponder: bool,
    /// The number of plies to look ahead.
    pub depth: Option<u32>,
    /// The number of positions to search.
    pub nodes: Option<u64>,
    /// The time for this move.
    pub time: Option<Duration>,
    /// The time on South's and on North's clock.
    pub clocks: [Option<Duration>; 2],
    /// The gain of each clock with a move.
    pub increments: [Duration; 2],
    /// The number of moves for which the time on the clock has to last.
    pub moves_to_go: Option<u32>,
}

/// The reason why a line is no command.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum CommandError {
    /// The word is unknown.
    #[error("unknown {what} `{word}`{} (known: {known})", did_you_mean(*nearest))]
    Unknown {
        /// The kind of word that belongs there.
        what: &'static str,
        /// The word as written.
        word: String,
        /// The most similar known word.
        nearest: Option<&'static str>,
        /// All known words.
        known: String,
    },
    /// A part of the command is missing.
    #[error("`{after}` needs more; write `{form}`")]
    Missing {
        /// The last word.
        after: String,
        /// The form that is expected.
        form: &'static str,
    },
    /// The line goes on after the command.
    #[error("`{command}` takes nothing more, not `{word}`")]
    Surplus {
        /// The command.
        command: &'static str,
        /// The first surplus word.
        word: String,
    },
    /// The number is none, or out of range.
    #[error("`{limit}` cannot be `{text}`; write a whole number from {least} to {most}")]
    Number {
        /// The limit that it is for.
        limit: &'static str,
        /// The number as written.
        text: String,
        /// The least possible.
        least: i64,
        /// The most possible.
        most: i64,
    },
    /// The same limit is given twice.
    #[error("`{limit}` is given twice")]
    Twice {
        /// The limit.
        limit: &'static str,
    },
}

fn did_you_mean(nearest: Option<&str>) -> String {
    nearest.map_or(String::new(), |word| format!("; did you mean `{word}`?"))
}

const COMMANDS: &[&str] = &[
    "ugi",
    "uci",
    "isready",
    "setoption",
    "uginewgame",
    "ucinewgame",
    "position",
    "query",
    "go",
    "stop",
    "ponderhit",
    "wait",
    "debug",
    "quit",
];
const QUERIES: &[&str] = &["gameover", "p1turn", "result"];
const STARTS: &[&str] = &["startpos", "fen"];
const LIMITS: &[&str] = &[
    "infinite",
    "ponder",
    "depth",
    "nodes",
    "movetime",
    "p1time",
    "p2time",
    "p1inc",
    "p2inc",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
];
const POSITION: &str = "position startpos|fen POSITION [moves MOVE…]";
const SET_OPTION: &str = "setoption name NAME value VALUE";
/// The longest time, in milliseconds: 100 days.
const TIME_MAX: i64 = 100 * 24 * 3_600 * 1_000;

/// The word of `known` that was written, else the fault.
fn find(
    what: &'static str,
    word: &str,
    known: &'static [&'static str],
) -> Result<&'static str, CommandError> {
    let found = known.iter().copied().find(|&name| name == word);
    found.ok_or_else(|| CommandError::Unknown {
        what,
        word: word.to_owned(),
        nearest: nearest(word, known.iter().copied()),
        known: known.join(", "),
    })
}

impl Command {
    /// Reads a line; `None` when it is empty. White space between words does not matter.
    ///
    /// # Errors
    /// [`CommandError`] naming the word that cannot be understood.
    pub fn read(line: &str) -> Result<Option<Command>, CommandError> {
        let mut words = line.split_whitespace();
        let Some(name) = words.next() else {
            return Ok(None);
        };
        let words: Vec<&str> = words.collect();
        let name = find("command", name, COMMANDS)?;
        let command = match name {
            "setoption" => return read_option(&words).map(Some),
            "position" => return read_position(&words).map(Some),
            "go" => return Go::read(&words).map(Command::Go).map(Some),
            "query" => return read_query(&words).map(Some),
            "debug" => return Ok(Some(Command::Debug)),
            "ugi" => Command::Ugi,
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "uginewgame" | "ucinewgame" => Command::NewGame,
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "wait" => Command::Wait,
            _ => Command::Quit,
        };
        match words.first() {
            None => Ok(Some(command)),
            Some(word) => Err(CommandError::Surplus {
                command: name,
                word: (*word).to_owned(),
            }),
        }
    }
}

fn missing(after: &str, form: &'static str) -> CommandError {
    CommandError::Missing {
        after: after.to_owned(),
        form,
    }
}

fn read_option(words: &[&str]) -> Result<Command, CommandError> {
    let words = words
        .strip_prefix(&["name"])
        .ok_or_else(|| missing("setoption", SET_OPTION))?;
    let mut parts = words.splitn(2, |&word| word == "value");
    let name = parts.next().unwrap_or_default().join(" ");
    if name.is_empty() {
        return Err(missing("name", SET_OPTION));
    }
    let value = parts.next().unwrap_or_default().join(" ");
    Ok(Command::SetOption { name, value })
}

fn read_position(words: &[&str]) -> Result<Command, CommandError> {
    let (&start, words) = words
        .split_first()
        .ok_or_else(|| missing("position", POSITION))?;
    let start = find("start of a position", start, STARTS)?;
    let mut parts = words.splitn(2, |&word| word == "moves");
    let fen = parts.next().unwrap_or_default().join(" ");
    let moves = parts.next().unwrap_or_default();
    let fen = match (start, fen.is_empty()) {
        ("startpos", true) => None,
        ("startpos", false) => {
            return Err(CommandError::Surplus {
                command: "startpos",
                word: fen,
            });
        }
        (_, true) => return Err(missing("fen", POSITION)),
        (_, false) => Some(fen),
    };
    let moves = moves.iter().map(|&mv| mv.to_owned()).collect();
    Ok(Command::Position { fen, moves })
}

fn read_query(words: &[&str]) -> Result<Command, CommandError> {
    let question = words
        .first()
        .ok_or_else(|| missing("query", "query gameover|p1turn|result"))?;
    let query = match find("query", question, QUERIES)? {
        "gameover" => Query::GameOver,
        "p1turn" => Query::FirstToMove,
        _ => Query::Result,
    };
    match words.get(1) {
        None => Ok(Command::Query(query)),
        Some(word) => Err(CommandError::Surplus {
            command: "query",
            word: (*word).to_owned(),
        }),
    }
}

impl Go {
    fn read(words: &[&str]) -> Result<Go, CommandError> {
        let mut go = Go::default();
        let mut seen = Vec::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let limit = find("limit", word, LIMITS)?;
            if seen.contains(&limit) {
                return Err(CommandError::Twice { limit });
            }
            seen.push(limit);
            match limit {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                _ => {
                    let text = words.next();
                    let text = text.ok_or_else(|| missing(limit, "go [LIMIT NUMBER]…"))?;
                    go.set(limit, text)?;
                }
            }
        }
        Ok(go)
    }

    fn set(&mut self, limit: &'static str, text: &str) -> Result<(), CommandError> {
        let number = |least: i64, most: i64| {
            let number: Option<i64> = text.parse().ok();
            let number = number.filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| CommandError::Number {
                limit,
                text: text.to_owned(),
                least,
                most,
            })
        };
        // A clock may have run over: that is no time, not a mistake.
        let time = |least: i64| {
            let milliseconds = number(least, TIME_MAX)?;
            Ok(Duration::from_millis(milliseconds.max(0).unsigned_abs()))
        };
        match limit {
            "depth" => self.depth = Some(number(1, i64::from(u32::MAX))?.unsigned_abs() as u32),
            "nodes" => self.nodes = Some(number(1, i64::MAX)?.unsigned_abs()),
            "movestogo" => {
                self.moves_to_go = Some(number(1, i64::from(u32::MAX))?.unsigned_abs() as u32);
            }
            "movetime" => self.time = Some(time(1)?),
            "p1time" | "wtime" => self.clocks[Side::South] = Some(time(-TIME_MAX)?),
            "p2time" | "btime" => self.clocks[Side::North] = Some(time(-TIME_MAX)?),
            "p1inc" | "winc" => self.increments[Side::South] = time(0)?,
            _ => self.increments[Side::North] = time(0)?,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
