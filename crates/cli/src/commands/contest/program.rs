//! A player that is another program, spoken to in one of two dialects of the same protocol.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use rules::{Move, Position, RuleSet};

use super::process::{Process, Silence};

/// The longest time for anything but a move, such as starting.
const PREPARATION: Duration = Duration::from_secs(20);

/// The protocol of a program.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Dialect {
    /// Universal Game Interface: the game is set by name, moves are divided by blanks.
    Ugi,
    /// The chess protocol as the Oware engines by Joan Sala speak it: the game is fixed, moves
    /// are letters written as one word.
    Uci,
}

impl Dialect {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Dialect::Ugi => "ugi",
            Dialect::Uci => "uci",
        }
    }

    const fn between_moves(self) -> &'static str {
        match self {
            Dialect::Ugi => " ",
            Dialect::Uci => "",
        }
    }
}

/// The command that starts a program, and its settings.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Setting {
    pub(super) dialect: Dialect,
    /// The program and its arguments, divided by blanks.
    pub(super) command: String,
    /// Options to set, by name.
    pub(super) options: Vec<(String, String)>,
    /// The argument of `go`.
    pub(super) go: String,
    /// The longest time for a move before the program counts as dead.
    pub(super) patience: Duration,
}

/// A program at the board.
#[derive(Debug)]
pub(super) struct Program {
    setting: Setting,
    rules: RuleSet,
    /// `None` after it failed, until it is started again.
    process: Option<Process>,
    /// The start of the game as an argument of `position`, and the moves since.
    start: String,
    moves: Vec<String>,
}

impl Program {
    /// Starts the program, so that a wrong command is reported before anything is played.
    pub(super) fn start(setting: Setting, rules: &RuleSet) -> Result<Program> {
        let process = Some(greet(&setting, rules)?);
        Ok(Program {
            setting,
            rules: *rules,
            process,
            start: String::new(),
            moves: Vec::new(),
        })
    }

    /// A game begins; a program that failed in the last one gets another chance.
    pub(super) fn begin(&mut self, start: &Position) -> Result<()> {
        let is_usual = start.to_string() == Position::start(&self.rules).to_string();
        self.start = match self.setting.dialect {
            Dialect::Ugi if is_usual => "startpos".to_owned(),
            Dialect::Ugi => format!("fen {start:#}"),
            Dialect::Uci => format!("fen {start}"),
        };
        self.moves.clear();
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(greet(&self.setting, &self.rules)?),
        };
        process.send(&format!("{}newgame", self.setting.dialect.name()));
        let answer = synchronise(process);
        if answer.is_err() {
            self.process = None;
        }
        answer.map_err(|silence| anyhow!(self.complaint(silence, "a new game")))
    }

    /// A move was made.
    pub(super) fn played(&mut self, mv: String) {
        self.moves.push(mv);
    }

    /// The move of the program. `Ok(None)` if the wait for it was interrupted.
    pub(super) fn choose(&mut self, position: &Position) -> Result<Option<Move>> {
        let process = self
            .process
            .as_mut()
            .ok_or_else(|| anyhow!("`{}` does not run", self.setting.command))?;
        let moves = self.moves.join(self.setting.dialect.between_moves());
        let told = match moves.as_str() {
            "" => format!("position {}", self.start),
            moves => format!("position {} moves {moves}", self.start),
        };
        process.send(&told);
        process.send(&self.setting.go);
        let line = match process.wait("bestmove", Instant::now() + self.setting.patience) {
            Ok(line) => line,
            Err(Silence::Interrupted) => return Ok(None),
            Err(silence) => {
                self.process = None;
                return Err(anyhow!(self.complaint(silence, &told)));
            }
        };
        let answer = line.split_whitespace().nth(1).unwrap_or_default();
        position.read_move(answer).map(Some).map_err(|error| {
            let command = &self.setting.command;
            anyhow!("`{command}` answered `{line}` to `{told}`: {error}")
        })
    }

    fn complaint(&self, silence: Silence, question: &str) -> String {
        complaint(&self.setting.command, silence, question)
    }
}

/// Starts the program and sets the game and its options.
fn greet(setting: &Setting, rules: &RuleSet) -> Result<Process> {
    let mut process = Process::start(&setting.command)?;
    let name = setting.dialect.name();
    let failed = |silence| anyhow!(complaint(&setting.command, silence, name));
    process.send(name);
    process
        .wait(&format!("{name}ok"), Instant::now() + PREPARATION)
        .map_err(failed)?;
    if setting.dialect == Dialect::Ugi {
        process.send(&format!("setoption name Game value {rules}"));
    }
    for (option, value) in &setting.options {
        process.send(&format!("setoption name {option} value {value}"));
    }
    synchronise(&mut process).map_err(failed)?;
    Ok(process)
}

/// Waits until the program has carried out all commands.
fn synchronise(process: &mut Process) -> Result<(), Silence> {
    process.send("isready");
    process
        .wait("readyok", Instant::now() + PREPARATION)
        .map(drop)
}

fn complaint(command: &str, silence: Silence, question: &str) -> String {
    let mut text = format!("`{command}` ");
    let _ = match silence {
        Silence::Ended => write!(text, "ended instead of answering `{question}`"),
        Silence::Hangs => write!(text, "does not answer `{question}`"),
        Silence::TooLong => write!(text, "answered `{question}` with a line that is too long"),
        Silence::Interrupted => write!(text, "was interrupted"),
    };
    text
}
