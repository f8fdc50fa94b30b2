//! A player of a match: a level, the engine within limits, or another program.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use engine::contest::Contestant;
use engine::{Engine, EngineOptions, Level, Limits};
use indicatif::ProgressBar;
use rules::{Move, Position, RuleSet, Side, ToMove};

use super::program::{Dialect, Program, Setting};
use crate::args::{ENDINGS_MAX, seconds};
use crate::limit::Limit;
use crate::{endings, output, signals};

/// The default time by which a program may overrun before it counts as dead.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest time for a program that was given no time.
const PATIENCE_WITHOUT_TIME: Duration = Duration::from_mins(10);

/// A player, with the records of their match.
#[derive(Debug)]
pub(super) struct Player {
    text: String,
    mind: Mind,
    /// The present position of the game: the text of a move depends on it.
    position: Option<Position>,
    /// The longest time the player has thought about a move.
    pub(super) longest: Duration,
    /// The time of all the player's thoughts, and their number.
    thought: Duration,
    moves: u32,
    /// The legal moves that the player had in all of them.
    choices: f64,
    /// Plies of all games, those of both players and of openings.
    plies: u32,
    /// Games lost by anything but play.
    pub(super) forfeits: u32,
    bar: ProgressBar,
}

#[derive(Debug)]
enum Mind {
    Level(Box<Engine>, Level),
    Limits(Box<Engine>, Bounds),
    Program(Box<Program>),
}

/// The limits of thinking, for one of our own players or for another program.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Bounds {
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<Duration>,
}

/// The resources of one of our own players; those not given are set by the command line.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Size {
    hash_mib: Option<u16>,
    threads: Option<NonZeroU8>,
    /// Seeds of the endings that are known.
    endings: Option<u16>,
}

/// The skill that the text of a player names.
#[derive(Clone, Debug, Eq, PartialEq)]
enum Skill {
    Level(Level),
    Limits(Bounds, Size),
    Program(Setting),
}

impl Player {
    /// Reads `3`, `level-3`, limits such as `depth=6,time=0.5`, or a program such as
    /// `ugi="mancala engine",time=0.5`, and makes it ready to play.
    pub(super) fn read(text: &str, rules: &RuleSet, hash_mib: u16) -> Result<Player> {
        let engine = |size: Size| {
            let mut engine = Engine::new(EngineOptions {
                hash_bytes: usize::from(size.hash_mib.unwrap_or(hash_mib)) << 20,
                threads: size.threads.map_or(1, |threads| threads.get().into()),
            });
            endings::give(&mut engine, rules, size.endings.unwrap_or(0));
            Box::new(engine)
        };
        let skill = Skill::read(text)?;
        let text = skill.to_string();
        let mind = match skill {
            Skill::Level(level) => Mind::Level(engine(Size::default()), level),
            Skill::Limits(bounds, size) => Mind::Limits(engine(size), bounds),
            Skill::Program(setting) => Mind::Program(Box::new(Program::start(setting, rules)?)),
        };
        Ok(Player {
            text,
            mind,
            position: None,
            longest: Duration::ZERO,
            thought: Duration::ZERO,
            moves: 0,
            choices: 0.0,
            plies: 0,
            forfeits: 0,
            bar: ProgressBar::hidden(),
        })
    }

    /// The player's average time for a move.
    pub(super) fn mean(&self) -> Duration {
        self.thought / self.moves.max(1)
    }

    /// The mean number of plies of a game.
    pub(super) fn plies_of(&self, games: u32) -> f64 {
        f64::from(self.plies) / f64::from(games.max(1))
    }

    /// The mean number of legal moves that both players had.
    pub(super) fn mean_choices(&self, other: &Player) -> f64 {
        let moves = f64::from(self.moves + other.moves).max(1.0);
        (self.choices + other.choices) / moves
    }

    /// From now on messages go above this bar.
    pub(super) fn tell_above(&mut self, bar: &ProgressBar) {
        self.bar = bar.clone();
    }

    fn forfeit(&mut self, error: &anyhow::Error) {
        self.forfeits += 1;
        self.bar
            .suspend(|| output::message(&format!("a game is lost: {error:#}")));
    }
}

impl Skill {
    fn read(text: &str) -> Result<Skill> {
        if let Some(level) = Level::from_id(text) {
            return Ok(Skill::Level(level));
        }
        if !text.contains('=') {
            bail!(
                "`{text}` is no player: write a level from 1 to 8, limits such as `depth=6`, or a \
                 program such as `ugi=COMMAND,time=0.1`"
            );
        }
        let mut bounds = Bounds::default();
        let mut size = Size::default();
        let (mut program, mut wait) = (None, None);
        let mut options = Vec::new();
        for (key, value) in pairs(text)? {
            let wrong = || format!("`{key}` cannot be `{value}`");
            let time = || {
                seconds(value)
                    .map_err(anyhow::Error::msg)
                    .with_context(wrong)
            };
            match key {
                "depth" => bounds.depth = Some(value.parse().with_context(wrong)?),
                "nodes" => bounds.nodes = Some(value.parse().with_context(wrong)?),
                "time" => bounds.time = Some(time()?),
                "hash" => size.hash_mib = Some(value.parse().with_context(wrong)?),
                "threads" => size.threads = Some(value.parse().with_context(wrong)?),
                "endings" => size.endings = Some(endings_of(value).with_context(wrong)?),
                "wait" => wait = Some(time()?),
                "ugi" => program = Some((Dialect::Ugi, value)),
                "uci" => program = Some((Dialect::Uci, value)),
                _ => match key.strip_prefix("option.") {
                    Some(option) => options.push((option.to_owned(), value.to_owned())),
                    None => bail!(
                        "a player has no `{key}` (known: depth, nodes, time, hash, threads, endings, \
                         and for other programs ugi, uci, option.NAME, wait)"
                    ),
                },
            }
        }
        let Some((dialect, command)) = program else {
            ensure!(
                options.is_empty() && wait.is_none(),
                "`option.NAME` and `wait` are for other programs, given by `ugi` or `uci`"
            );
            ensure!(
                bounds != Bounds::default(),
                "`{text}` sets no limit: add `depth`, `nodes` or `time`"
            );
            return Ok(Skill::Limits(bounds, size));
        };
        ensure!(
            size == Size::default(),
            "`hash`, `threads` and `endings` are for our own engine; tell a program by \
             `option.NAME`"
        );
        let free = wait.unwrap_or(PATIENCE);
        Ok(Skill::Program(Setting {
            dialect,
            command: command.to_owned(),
            options,
            go: bounds.go(),
            patience: match bounds.time {
                Some(time) => time + free,
                None => wait.unwrap_or(PATIENCE_WITHOUT_TIME),
            },
        }))
    }
}

fn endings_of(text: &str) -> Result<u16> {
    let seeds = text.parse()?;
    ensure!(seeds <= ENDINGS_MAX, "{ENDINGS_MAX} seeds at most");
    Ok(seeds)
}

/// The keys and values of a text such as `a=1,b="2, 3"`: quotes keep a comma in a value.
fn pairs(text: &str) -> Result<Vec<(&str, &str)>> {
    let mut quoted = false;
    let parts = text.split(|letter| {
        quoted ^= letter == '"';
        letter == ',' && !quoted
    });
    let pairs = parts
        .map(|part| {
            let (key, value) = part
                .split_once('=')
                .ok_or_else(|| anyhow!("`{part}` has no value; write `{part}=…`"))?;
            Ok((key, value.trim_matches('"')))
        })
        .collect::<Result<_>>()?;
    ensure!(!quoted, "`{text}` lacks a closing `\"`");
    Ok(pairs)
}

impl Bounds {
    /// The command that tells another program to think.
    fn go(self) -> String {
        let words = [
            self.depth.map(|depth| format!(" depth {depth}")),
            self.nodes.map(|nodes| format!(" nodes {nodes}")),
            self.time
                .map(|time| format!(" movetime {}", time.as_millis())),
        ];
        format!("go{}", words.into_iter().flatten().collect::<String>())
    }

    /// The best move our engine finds.
    fn search(self, engine: &mut Engine, position: &Position, side: Side) -> Option<Move> {
        let limit = Limit::new(self.time);
        let is_late = || limit.is_over();
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            deadline: Some(&is_late),
            side: Some(side),
            ..Limits::default()
        };
        let on_info = &mut |_: &_| ControlFlow::Continue(());
        let report = engine.search(position, &limits, on_info);
        report.best().filter(|_| !signals::interrupted())
    }
}

/// Limits as they are written, joined by commas.
impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limits = [
            self.depth.map(|depth| format!("depth={depth}")),
            self.nodes.map(|nodes| format!("nodes={nodes}")),
            self.time.map(|time| format!("time={}", time.as_secs_f64())),
        ];
        f.write_str(&limits.into_iter().flatten().collect::<Vec<_>>().join(","))
    }
}

/// Each with a comma before it.
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(mib) = self.hash_mib {
            write!(f, ",hash={mib}")?;
        }
        if let Some(threads) = self.threads {
            write!(f, ",threads={threads}")?;
        }
        if let Some(seeds) = self.endings {
            write!(f, ",endings={seeds}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Skill::Level(level) => write!(f, "{level}"),
            Skill::Limits(bounds, size) => write!(f, "{bounds}{size}"),
            Skill::Program(setting) => {
                let Setting {
                    dialect, command, ..
                } = setting;
                write!(f, "{}=\"{command}\" ({})", dialect.name(), setting.go)
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Contestant for Player {
    fn begin(&mut self, start: &Position) {
        self.position = Some(start.clone());
        if let Mind::Program(program) = &mut self.mind
            && let Err(error) = program.begin(start)
        {
            self.bar.suspend(|| output::message(&format!("{error:#}")));
        }
    }

    fn played(&mut self, mv: Move) {
        self.plies += 1;
        if let (Mind::Program(program), Some(position)) = (&mut self.mind, &mut self.position) {
            program.played(position.move_text(mv));
            position.advance(mv).expect("a move that was made is legal");
        }
    }

    fn choose(&mut self, position: &Position, side: Side, seed: u64) -> Option<Move> {
        let choices = u32::try_from(position.move_count());
        self.choices += f64::from(choices.unwrap_or(u32::MAX));
        let start = Instant::now();
        let mv = match &mut self.mind {
            Mind::Level(engine, level) => {
                let level = *level;
                let player = engine::Player { side, level, seed };
                let choice = engine.choose(position, player, Some(&signals::interrupted));
                choice.mv.filter(|_| !signals::interrupted())
            }
            Mind::Limits(engine, bounds) => bounds.search(engine, position, side),
            Mind::Program(_) if position.to_move() == ToMove::Both => {
                self.forfeit(&anyhow!(
                    "programs cannot be asked for a simultaneous opening"
                ));
                None
            }
            Mind::Program(program) => match program.choose(position) {
                Ok(mv) => mv,
                Err(error) => {
                    self.forfeit(&error);
                    None
                }
            },
        };
        let taken = start.elapsed();
        self.longest = self.longest.max(taken);
        self.thought += taken;
        self.moves += 1;
        mv
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_limits() {
        for (text, canonical) in [
            ("3", "level-3"),
            ("level-8", "level-8"),
            ("depth=6", "depth=6"),
            ("time=0.50,nodes=9", "nodes=9,time=0.5"),
            ("threads=2,time=0.1,hash=64", "time=0.1,hash=64,threads=2"),
            ("time=1,endings=9", "time=1,endings=9"),
            ("ugi=adapter,time=0.1", "ugi=\"adapter\" (go movetime 100)"),
            ("uci=\"a -b 1,2\",depth=4", "uci=\"a -b 1,2\" (go depth 4)"),
            ("ugi=a", "ugi=\"a\" (go)"),
        ] {
            assert_eq!(Skill::read(text).unwrap().to_string(), canonical);
        }
    }

    #[test]
    fn programs_with_options() {
        let text =
            "option.Hash=64,uci=\"java -jar a.jar service\",time=0.5,wait=2,option.Own=false";
        let skill = Skill::read(text).unwrap();
        let options = [("Hash", "64"), ("Own", "false")];
        assert_eq!(
            skill,
            Skill::Program(Setting {
                dialect: Dialect::Uci,
                command: "java -jar a.jar service".to_owned(),
                options: options
                    .map(|(name, value)| (name.to_owned(), value.to_owned()))
                    .to_vec(),
                go: "go movetime 500".to_owned(),
                patience: Duration::from_millis(2500),
            })
        );
    }

    #[test]
    fn mistakes_are_named() {
        for (text, part) in [
            ("9", "from 1 to 8"),
            ("strong", "`strong` is no player"),
            (
                "depht=6",
                "no `depht` (known: depth, nodes, time, hash, threads",
            ),
            ("depth=x", "`depth` cannot be `x`"),
            ("depth=6,time", "`time` has no value"),
            ("time=-1", "`time` cannot be `-1`"),
            ("hash=16", "sets no limit"),
            ("time=1,threads=0", "`threads` cannot be `0`"),
            ("time=1,endings=99", "`endings` cannot be `99`"),
            ("wait=1,time=1", "are for other programs"),
            ("ugi=a,hash=16", "`option.NAME`"),
            ("ugi=\"a,time=1", "closing"),
        ] {
            let error = Skill::read(text).unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
