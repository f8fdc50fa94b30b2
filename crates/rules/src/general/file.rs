//! Game files: a definition with its title, its sources, and examples that are its tests.
//!
//! The games that come with the program and those of its users are read by the same code. A file
//! that makes no game is refused with the line and the key, and a sentence that says what is
//! right.

use thiserror::Error;

use super::define::{SOW, define};
use super::laws::{Bao, FourRows, Laws, TwoRows};
use super::toml::{self, BYTES_MAX, Entry, Kind, Value};
use crate::catalogue;
use crate::error::{PlayError, RuleSetError, SetupError};
use crate::nearest::nearest;
use crate::position::Position;
use crate::ruleset::RuleSet;

/// The most examples of a file.
const EXAMPLES_MAX: usize = 64;

/// The most other names of a game.
const OTHER_NAMES_MAX: usize = 16;

/// The most bytes of a name.
const NAME_BYTES_MAX: usize = 40;

/// The keys outside of sections.
const KEYS: &[&str] = &[
    "game",
    "title",
    "other-names",
    "based-on",
    "machine",
    "rows",
    "region",
    "area",
    "family",
    "source",
    "age",
    "attested",
    "certified",
    "summary",
    "goal-text",
];

/// The areas of the world by which a library sorts its games: the values of the key `area`.
pub const AREAS: [&str; 11] = [
    "west-africa",
    "horn-of-africa",
    "east-africa",
    "central-africa",
    "north-africa",
    "central-asia",
    "south-asia",
    "southeast-asia",
    "americas",
    "europe",
    "modern",
];

/// The sections.
const SECTIONS: &[&str] = &["rules", "start", "example"];

/// A game as its file tells it.
#[derive(Clone, Debug)]
pub struct Definition<'a> {
    /// The name to type.
    pub name: &'a str,
    /// The name to show; the other one if there is none.
    pub title: &'a str,
    /// The other names by which people know it.
    pub other_names: Vec<&'a str>,
    /// The place where it is or was played; empty if it is not known.
    pub region: &'a str,
    /// The area of the world that place lies in, one of [`AREAS`]; empty if it is not stated.
    pub area: &'a str,
    /// The group of kindred games it belongs to; empty if it belongs to none.
    pub family: &'a str,
    /// The source of its rules.
    pub source: &'a str,
    /// The year of that source; 0 if it is not known.
    pub age: u16,
    /// The attestation of the rules, in words.
    pub attested: &'a str,
    /// The programs that play it alike, in words.
    pub certified: &'a str,
    /// One sentence about it.
    pub summary: &'a str,
    /// The goal, in a sentence of its own.
    pub goal: &'a str,
    /// The laws.
    pub laws: Laws,
    /// Worked examples, with their lines.
    pub examples: Vec<(usize, Example<'a>)>,
}

/// A position, a move, and the position it leads to.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Example<'a> {
    /// The position before.
    pub position: &'a str,
    /// The move.
    pub mv: &'a str,
    /// The position after it: words after the fields are compared only if they are there.
    pub result: &'a str,
}

/// The place and reason why a file makes no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error(
    "{file}:{line}: {}{fault}",
    key.as_ref().map_or(String::new(), |key| format!("`{key}`: "))
)]
pub struct FileError {
    /// The name of the file as it was given.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The key, if the fault is one of a key.
    pub key: Option<String>,
    /// The reason.
    pub fault: Box<FileFault>,
}

/// The reason why a file makes no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum FileFault {
    /// The file is too large.
    #[error("a game file has at most {BYTES_MAX} bytes")]
    TooLarge,
    /// The line has none of the known forms.
    #[error("expected {expected}")]
    Form {
        /// The form that is expected.
        expected: &'static str,
    },
    /// No such key, section or area is known here.
    #[error(
        "there is no such {what} here{} (there are: {allowed})",
        nearest.as_ref().map_or(String::new(), |word| format!("; did you mean `{word}`?"))
    )]
    Unknown {
        /// `key`, `section` or `area`.
        what: &'static str,
        /// The most similar one.
        nearest: Option<String>,
        /// All of them.
        allowed: String,
    },
    /// The key is there already.
    #[error("it is given twice")]
    Twice,
    /// The key must be there.
    #[error("it is missing")]
    Missing,
    /// The value is of another kind.
    #[error("its value must be {expected}")]
    Type {
        /// The kind of value that is expected.
        expected: &'static str,
    },
    /// The name cannot be typed.
    #[error("a name has 1 to 40 of the characters a–z, 0–9 and `-`")]
    Name,
    /// The name is that of another game.
    #[error("`{name}` is a name of the catalogue's `{game}`; choose another one")]
    Taken {
        /// The name as written.
        name: String,
        /// The game that has it.
        game: &'static str,
    },
    /// A further name is none, or one that the game has already.
    #[error(
        "`{name}` is no further name of this game: a name has 1 to 40 bytes, and is given once"
    )]
    OtherName {
        /// The name as written.
        name: String,
    },
    /// No game of the general machine has this name.
    #[error(
        "there is no game of keys `{name}`{}",
        nearest.as_ref().map_or(String::new(), |word| format!("; did you mean `{word}`?"))
    )]
    Base {
        /// The name.
        name: String,
        /// The most similar one.
        nearest: Option<String>,
    },
    /// The rows of `[start]` do not fit the board.
    #[error("{0}")]
    Start(&'static str),
    /// The rules are refused.
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    /// The position of an example is none.
    #[error("the example's position: {0}")]
    ExamplePosition(SetupError),
    /// The move of an example cannot be played.
    #[error("the example's move: {0}")]
    ExampleMove(PlayError),
    /// An example comes out otherwise.
    #[error("the example comes out otherwise: the board is `{found}` after `{mv}`, not `{stated}`")]
    Example {
        /// The move.
        mv: String,
        /// The board as it comes out.
        found: String,
        /// The board as it is stated.
        stated: String,
    },
}

/// The reader of one file.
struct Reader<'a> {
    file: &'a str,
    entries: Vec<Entry<'a>>,
}

/// A key with its value, the section it stands in, and its line.
struct Pair<'e, 'a> {
    section: Option<&'a str>,
    key: &'a str,
    value: &'e Value<'a>,
    line: usize,
}

impl<'a> Definition<'a> {
    /// Reads a file of the catalogue.
    ///
    /// # Errors
    /// [`FileError`] for the first fault.
    pub(crate) fn of_catalogue(file: &'a str, text: &'a str) -> Result<Definition<'a>, FileError> {
        Reader::new(file, text)?.definition(true)
    }

    /// Reads a user's file, and checks its examples.
    ///
    /// # Errors
    /// [`FileError`] for the first fault.
    pub fn read(file: &'a str, text: &'a str) -> Result<Definition<'a>, FileError> {
        let definition = Reader::new(file, text)?.definition(false)?;
        definition.check_examples(file, &definition.rules())?;
        Ok(definition)
    }

    /// The rule set: the definition on one line, which needs no file any more.
    pub fn rules(&self) -> RuleSet {
        let name = match self.laws {
            Laws::Two(_) | Laws::Four(_) => SOW,
            Laws::Bao(_) => "bao",
        };
        let game = catalogue::find(name).expect("the catalogue has the bare machine, and Bao");
        RuleSet::general(game, self.laws)
    }

    /// Plays every example.
    ///
    /// # Errors
    /// [`FileError`] for the first that comes out otherwise.
    pub(crate) fn check_examples(&self, file: &str, rules: &RuleSet) -> Result<(), FileError> {
        for (line, example) in &self.examples {
            example.check(rules).map_err(|fault| FileError {
                file: file.to_owned(),
                line: *line,
                key: None,
                fault: Box::new(fault),
            })?;
        }
        Ok(())
    }
}

impl Example<'_> {
    fn check(&self, rules: &RuleSet) -> Result<(), FileFault> {
        let mut position =
            Position::read(self.position, rules, true).map_err(FileFault::ExamplePosition)?;
        let mv = position
            .read_move(self.mv)
            .map_err(FileFault::ExampleMove)?;
        position.advance(mv).map_err(FileFault::ExampleMove)?;
        let found = position.to_string();
        let fields = |text: &str| text.split_whitespace().next().unwrap_or("").to_owned();
        let same = if self.result.contains(' ') {
            found == self.result
        } else {
            fields(&found) == self.result
        };
        if same {
            return Ok(());
        }
        Err(FileFault::Example {
            mv: self.mv.to_owned(),
            found,
            stated: self.result.to_owned(),
        })
    }
}

impl<'a> Reader<'a> {
    fn new(file: &'a str, text: &'a str) -> Result<Reader<'a>, FileError> {
        let mut reader = Reader {
            file,
            entries: Vec::new(),
        };
        if text.len() > BYTES_MAX {
            return Err(reader.error(1, None, FileFault::TooLarge));
        }
        let entries = toml::entries(text);
        reader.entries = entries.map_err(|misread| {
            let expected = misread.expected;
            reader.error(misread.line, None, FileFault::Form { expected })
        })?;
        Ok(reader)
    }

    fn error(&self, line: usize, key: Option<&str>, fault: FileFault) -> FileError {
        FileError {
            file: self.file.to_owned(),
            line,
            key: key.map(str::to_owned),
            fault: Box::new(fault),
        }
    }

    fn unknown(&self, line: usize, what: &'static str, found: &str, allowed: &[&str]) -> FileError {
        self.error(line, Some(found), unknown(what, found, allowed))
    }

    /// Every pair with its section; unknown sections and keys given twice are refused.
    fn pairs(&self) -> Result<Vec<Pair<'_, 'a>>, FileError> {
        let mut pairs: Vec<Pair<'_, 'a>> = Vec::new();
        let mut section = None;
        for Entry { line, kind } in &self.entries {
            match kind {
                Kind::Section(name) if *name != "example" && SECTIONS.contains(name) => {
                    section = Some(*name);
                }
                Kind::Repeated("example") => section = Some("example"),
                Kind::Section(name) | Kind::Repeated(name) => {
                    return Err(self.unknown(*line, "section", name, SECTIONS));
                }
                Kind::Pair(key, value) => {
                    let twice = |pair: &Pair<'_, '_>| pair.section == section && pair.key == *key;
                    if section != Some("example") && pairs.iter().any(twice) {
                        return Err(self.error(*line, Some(key), FileFault::Twice));
                    }
                    pairs.push(Pair {
                        section,
                        key,
                        value,
                        line: *line,
                    });
                }
            }
        }
        Ok(pairs)
    }

    fn definition(&self, in_catalogue: bool) -> Result<Definition<'a>, FileError> {
        let pairs = self.pairs()?;
        for pair in pairs.iter().filter(|pair| pair.section.is_none()) {
            if !KEYS.contains(&pair.key) {
                return Err(self.unknown(pair.line, "key", pair.key, KEYS));
            }
        }
        let name = self.text(&pairs, "game")?;
        let name = name.ok_or_else(|| self.error(1, Some("game"), FileFault::Missing))?;
        self.check_name(&pairs, name, in_catalogue)?;
        let text = |key| Ok(self.text(&pairs, key)?.unwrap_or(""));
        let title = self.text(&pairs, "title")?.unwrap_or(name);
        let examples = self.examples(&pairs)?;
        Ok(Definition {
            name,
            title,
            other_names: self.other_names(&pairs, name, in_catalogue)?,
            region: text("region")?,
            area: self.area(&pairs)?,
            family: text("family")?,
            source: text("source")?,
            age: self.number(&pairs, "age")?.unwrap_or(0),
            attested: text("attested")?,
            certified: text("certified")?,
            summary: text("summary")?,
            goal: text("goal-text")?,
            laws: self.laws(&pairs, name, in_catalogue)?,
            examples,
        })
    }

    fn check_name(
        &self,
        pairs: &[Pair<'_, 'a>],
        name: &str,
        in_catalogue: bool,
    ) -> Result<(), FileError> {
        let line = line_of(pairs, None, "game");
        let is_letter =
            |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if name.is_empty() || name.len() > NAME_BYTES_MAX || !name.bytes().all(is_letter) {
            return Err(self.error(line, Some("game"), FileFault::Name));
        }
        if in_catalogue {
            return Ok(());
        }
        free(name).map_err(|fault| self.error(line, Some("game"), fault))
    }

    /// The names of `other-names`: none of them is another name of the game, or one of the catalogue.
    fn other_names(
        &self,
        pairs: &[Pair<'_, 'a>],
        name: &str,
        in_catalogue: bool,
    ) -> Result<Vec<&'a str>, FileError> {
        let is_asked = |pair: &&Pair<'_, 'a>| pair.section.is_none() && pair.key == "other-names";
        let Some(pair) = pairs.iter().find(is_asked) else {
            return Ok(Vec::new());
        };
        let refuse = |fault| self.error(pair.line, Some(pair.key), fault);
        let texts = match pair.value {
            Value::List(values) if values.len() <= OTHER_NAMES_MAX => {
                values.iter().map(Value::text).collect()
            }
            Value::List(_) | Value::Text(_) | Value::Number(_) | Value::Flag(_) => None,
        };
        let expected = "a list of at most 16 texts in quotes";
        let names: Vec<&str> = texts.ok_or_else(|| refuse(FileFault::Type { expected }))?;
        let mut known = vec![String::new(), catalogue::plain(name)];
        for &name in &names {
            let plain = catalogue::plain(name);
            if name.len() > NAME_BYTES_MAX || known.contains(&plain) {
                let name = name.to_owned();
                return Err(refuse(FileFault::OtherName { name }));
            }
            if !in_catalogue {
                free(name).map_err(refuse)?;
            }
            known.push(plain);
        }
        Ok(names)
    }

    fn text(&self, pairs: &[Pair<'_, 'a>], key: &str) -> Result<Option<&'a str>, FileError> {
        let found = pairs
            .iter()
            .find(|pair| pair.section.is_none() && pair.key == key);
        match found.map(|pair| (pair.value, pair.line)) {
            None => Ok(None),
            Some((Value::Text(text), _)) => Ok(Some(text)),
            Some((_, line)) => {
                let expected = "a text in quotes";
                Err(self.error(line, Some(key), FileFault::Type { expected }))
            }
        }
    }

    fn area(&self, pairs: &[Pair<'_, 'a>]) -> Result<&'a str, FileError> {
        match self.text(pairs, "area")? {
            Some(area) if !AREAS.contains(&area) => {
                let line = line_of(pairs, None, "area");
                Err(self.error(line, Some("area"), unknown("area", area, &AREAS)))
            }
            area => Ok(area.unwrap_or("")),
        }
    }

    fn number(&self, pairs: &[Pair<'_, 'a>], key: &str) -> Result<Option<u16>, FileError> {
        let found = pairs
            .iter()
            .find(|pair| pair.section.is_none() && pair.key == key);
        let Some(pair) = found else {
            return Ok(None);
        };
        let expected = "a number up to 65535";
        let number = match pair.value {
            Value::Number(number) => u16::try_from(*number).ok(),
            Value::Text(_) | Value::Flag(_) | Value::List(_) => None,
        };
        let fault = FileFault::Type { expected };
        number
            .map(Some)
            .ok_or_else(|| self.error(pair.line, Some(key), fault))
    }

    /// The laws: those of a base, with the keys of `[rules]` and the rows of `[start]`.
    fn laws(
        &self,
        pairs: &[Pair<'_, 'a>],
        name: &str,
        in_catalogue: bool,
    ) -> Result<Laws, FileError> {
        let base = self.base(pairs, in_catalogue)?;
        let mut keys = Vec::new();
        for pair in pairs.iter().filter(|pair| pair.section == Some("rules")) {
            let separator = match pair.key {
                "setup" => ".",
                "either" => "",
                _ => "+",
            };
            keys.push((pair.key, pair.value.written(separator), pair.line));
        }
        if let Some((setup, line)) = self.start(pairs, base)? {
            if keys.iter().any(|(key, ..)| *key == "setup") {
                return Err(self.error(line, Some("start"), FileFault::Twice));
            }
            keys.push(("setup", setup, line));
        }
        let written: Vec<(&str, &str)> = keys
            .iter()
            .map(|(key, value, _)| (*key, value.as_str()))
            .collect();
        // Errors name the game of the definition; only names of the catalogue live long enough.
        let game = catalogue::static_name(name).unwrap_or(SOW);
        define(game, base, &written).map_err(|error| {
            let key = match &error {
                RuleSetError::UnknownKey { key, .. } => Some(key.as_str()),
                RuleSetError::UnknownValue { key, .. } => Some(*key),
                RuleSetError::Definition { key, .. } => *key,
                RuleSetError::UnknownGame { .. }
                | RuleSetError::NoValue { .. }
                | RuleSetError::Twice { .. } => None,
            };
            let line = key.and_then(|key| keys.iter().find(|(known, ..)| *known == key));
            let line = line.map_or_else(|| line_of(pairs, None, "game"), |(.., line)| *line);
            self.error(line, key, FileFault::Rules(error.clone()))
        })
    }

    /// The laws that a definition begins with.
    fn base(&self, pairs: &[Pair<'_, 'a>], in_catalogue: bool) -> Result<Laws, FileError> {
        let rows = self.number(pairs, "rows")?;
        let line = line_of(pairs, None, "rows");
        let expected = |expected| self.error(line, Some("rows"), FileFault::Type { expected });
        let base = match (self.text(pairs, "based-on")?, self.text(pairs, "machine")?) {
            (Some(name), _) if !in_catalogue => self.named_base(pairs, name)?,
            (_, Some("bao")) => Laws::Bao(Bao::DEFAULT),
            (_, Some(_)) => {
                let line = line_of(pairs, None, "machine");
                let expected = "`bao`, or the key must not be there";
                return Err(self.error(line, Some("machine"), FileFault::Type { expected }));
            }
            (_, None) if rows == Some(4) => Laws::Four(FourRows::DEFAULT),
            (_, None) => Laws::Two(TwoRows::DEFAULT),
        };
        match (rows, base) {
            (None, _) | (Some(2), Laws::Two(_)) | (Some(4), Laws::Four(_) | Laws::Bao(_)) => {
                Ok(base)
            }
            (Some(2 | 4), _) => Err(expected("that of the game it is based on")),
            (Some(_), _) => Err(expected("2 or 4")),
        }
    }

    fn named_base(&self, pairs: &[Pair<'_, 'a>], name: &str) -> Result<Laws, FileError> {
        let found = catalogue::find(name).ok().map(RuleSet::new);
        let laws = found.and_then(|rules| rules.general_laws().copied());
        laws.ok_or_else(|| {
            let names = catalogue::family().iter().map(|game| game.name);
            let fault = FileFault::Base {
                name: name.to_owned(),
                nearest: nearest(name, names).map(str::to_owned),
            };
            let line = line_of(pairs, None, "based-on");
            self.error(line, Some("based-on"), fault)
        })
    }

    /// The key `setup` that `[start]` stands for, and its line.
    fn start(
        &self,
        pairs: &[Pair<'_, 'a>],
        base: Laws,
    ) -> Result<Option<(String, usize)>, FileError> {
        let mut sides: [Option<Vec<String>>; 2] = [None, None];
        let mut first = None;
        for pair in pairs.iter().filter(|pair| pair.section == Some("start")) {
            let index = match pair.key {
                "south" => 0,
                "north" => 1,
                _ => return Err(self.unknown(pair.line, "key", pair.key, &["south", "north"])),
            };
            let Value::List(counts) = pair.value else {
                let expected = "a list of numbers";
                return Err(self.error(pair.line, Some(pair.key), FileFault::Type { expected }));
            };
            sides[index] = Some(counts.iter().map(|it| it.written(".")).collect());
            first.get_or_insert(pair.line);
        }
        let Some(line) = first else {
            return Ok(None);
        };
        let refuse = |why| Err(self.error(line, Some("start"), FileFault::Start(why)));
        let [Some(south), Some(north)] = sides else {
            return refuse("both `south` and `north` must be stated");
        };
        let setup = match base {
            Laws::Two(_) => format!("{}/{}", south.join("."), north.join(".")),
            Laws::Four(_) if south != north => {
                return refuse("on four rows both players start alike: `south` must equal `north`");
            }
            Laws::Four(_) => {
                let (front, back) = south.split_at(south.len() / 2);
                format!("{}/{}", back.join("."), front.join("."))
            }
            Laws::Bao(_) => return refuse("the start of Bao is chosen by the key `setup`"),
        };
        Ok(Some((setup, line)))
    }

    fn examples(&self, pairs: &[Pair<'_, 'a>]) -> Result<Vec<(usize, Example<'a>)>, FileError> {
        let keys = ["position", "move", "result"];
        let mut examples: Vec<(usize, Example<'a>)> = Vec::new();
        let heads = self.entries.iter().filter_map(|entry| match entry.kind {
            Kind::Repeated(_) => Some(entry.line),
            Kind::Section(_) | Kind::Pair(..) => None,
        });
        for head in heads {
            if examples.len() == EXAMPLES_MAX {
                let expected = "at most 64 examples";
                return Err(self.error(head, None, FileFault::Form { expected }));
            }
            examples.push((head, Example::default()));
        }
        for pair in pairs.iter().filter(|pair| pair.section == Some("example")) {
            let example = examples
                .iter_mut()
                .rev()
                .find(|(head, _)| *head < pair.line);
            let Some((_, example)) = example else {
                continue;
            };
            let field = match pair.key {
                "position" => &mut example.position,
                "move" => &mut example.mv,
                "result" => &mut example.result,
                _ => return Err(self.unknown(pair.line, "key", pair.key, &keys)),
            };
            let Value::Text(text) = pair.value else {
                let expected = "a text in quotes";
                return Err(self.error(pair.line, Some(pair.key), FileFault::Type { expected }));
            };
            if !field.is_empty() {
                return Err(self.error(pair.line, Some(pair.key), FileFault::Twice));
            }
            *field = text;
        }
        for (line, example) in &examples {
            let fields = [example.position, example.mv, example.result];
            if let Some(index) = fields.iter().position(|field| field.is_empty()) {
                return Err(self.error(*line, Some(keys[index]), FileFault::Missing));
            }
        }
        Ok(examples)
    }
}

/// Refuses a name that finds a game of the catalogue.
fn free(name: &str) -> Result<(), FileFault> {
    match catalogue::find(name) {
        Ok(game) => Err(FileFault::Taken {
            name: name.to_owned(),
            game: game.name,
        }),
        Err(_) => Ok(()),
    }
}

/// The fault of a word that is not among those allowed.
fn unknown(what: &'static str, found: &str, allowed: &[&str]) -> FileFault {
    FileFault::Unknown {
        what,
        nearest: nearest(found, allowed.iter().copied()).map(str::to_owned),
        allowed: allowed.join(", "),
    }
}

/// The line of a key, or the first line.
fn line_of(pairs: &[Pair<'_, '_>], section: Option<&str>, key: &str) -> usize {
    let found = pairs
        .iter()
        .find(|pair| pair.section == section && pair.key == key);
    found.map_or(1, |pair| pair.line)
}
