//! The protocol as a state machine: lines in, effects out. Nothing here reads, writes, waits or
//! looks at a clock.

use std::time::Duration;

use engine::{Lines, MoveValue, Player, Report, Value};
use protocol::ugi::{Command, Go, Query};
use rules::catalogue;
use rules::{Move, Position, RuleSet, Side};
use words::{Language, Words};

use super::clock::{self, Allowance};
use super::dialect::Dialect;
use super::options::Options;
use super::report::{self, Found};
use super::searcher::{Equipment, Job, News};
use crate::notation::{self, Refused};

/// The time for a search without any limit.
const TIME: Duration = Duration::from_secs(1);

/// The settings of the engine at its start.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    /// The game to play until another is set.
    pub(crate) game: Option<RuleSet>,
    /// Whether positions may have another number of seeds than the game.
    pub(crate) any_seeds: bool,
    /// Decides where a level chooses among moves.
    pub(crate) seed: u64,
}

/// An effect that has to be carried out.
#[derive(Debug)]
pub(super) enum Effect {
    Say(String),
    /// Get memory and threads ready.
    Prepare(Equipment),
    /// Forget what was searched.
    Forget,
    /// Begin a search.
    Search(Box<Job>),
    /// The search that goes on has so much time from now.
    Allow(Allowance),
    /// End the search that goes on.
    Stop,
    /// End everything.
    Quit,
}

/// A search that goes on, or whose result is held back.
#[derive(Debug)]
struct Search {
    go: Go,
    /// Whether the result may be reported only when asked for.
    is_open: bool,
    /// The result that is held back.
    held: Option<String>,
    /// The last value and line reported.
    told: Option<(Value, Vec<Move>)>,
}

#[derive(Debug)]
pub(super) struct Session {
    dialect: Dialect,
    start: Start,
    options: Options,
    position: Position,
    search: Option<Search>,
    /// Whether `wait` was said, or `stop`.
    waits: bool,
}

/// The reason why something was not done.74 The reason why something was not done.
type Why = String;

impl Session {
    pub(super) fn new(start: Start) -> Session {
        let game = start
            .game
            .unwrap_or_else(|| RuleSet::new(&catalogue::GAMES[0]));
        Session {
            dialect: Dialect::Ugi,
            options: Options::new(Dialect::Ugi, game),
            position: Position::start(&game),
            search: None,
            waits: false,
            start,
        }
    }

    /// Whether nothing may be done before the search is over.
    pub(super) fn is_waiting(&self) -> bool {
        self.waits && self.search.is_some()
    }

    /// The effects of a line from the other program.
    pub(super) fn line(&mut self, line: &str) -> Vec<Effect> {
        let done = match Command::read(line) {
            Ok(None) => Ok(Vec::new()),
            Ok(Some(command)) => self.command(command),
            Err(error) => Err(error.to_string()),
        };
        done.unwrap_or_else(|why| vec![Effect::Say(report::error(&why))])
    }

    fn command(&mut self, command: Command) -> Result<Vec<Effect>, Why> {
        match command {
            Command::Ugi => self.introduce(Dialect::Ugi),
            Command::Uci => self.introduce(Dialect::Uci),
            Command::IsReady => {
                // A search that goes on has had its memory from the beginning.
                let idle = self.search.is_none();
                let prepare = idle.then_some(Effect::Prepare(self.options.equipment()));
                let ready = Effect::Say("readyok".to_owned());
                Ok(prepare.into_iter().chain([ready]).collect())
            }
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::NewGame => {
                self.check_idle()?;
                self.position = Position::start(&self.options.game);
                Ok(vec![Effect::Forget])
            }
            Command::Position { fen, moves } => self.set_position(fen.as_deref(), &moves),
            Command::Query(query) => Ok(vec![Effect::Say(self.response(query))]),
            Command::Go(go) => self.go(go),
            Command::Stop => Ok(self.stop()),
            Command::PonderHit => self.ponder_hit(),
            Command::Wait => {
                if self.search.as_ref().is_some_and(|search| search.is_open) {
                    return Err("this search ends only with `stop`: no waiting for it".to_owned());
                }
                self.waits = true;
                Ok(Vec::new())
            }
            Command::Debug => Ok(Vec::new()),
            Command::Quit => Ok(vec![Effect::Quit]),
        }
    }

    fn check_idle(&self) -> Result<(), Why> {
        match self.search {
            None => Ok(()),
            Some(_) => Err("a search is going on; `stop` it first".to_owned()),
        }
    }

    /// Introduces the engine and its options, in that dialect from now on.
    fn introduce(&mut self, dialect: Dialect) -> Result<Vec<Effect>, Why> {
        self.check_idle()?;
        if dialect != self.dialect {
            let game = match dialect {
                Dialect::Ugi => self.start.game.unwrap_or(self.options.game),
                Dialect::Uci => self.start.game.filter(is_oware).unwrap_or_else(oware),
            };
            self.dialect = dialect;
            self.options = Options::new(dialect, game);
            self.position = Position::start(&game);
        }
        let mut lines = vec![
            format!("id name Mancala {}", env!("CARGO_PKG_VERSION")),
            "id author the Mancala contributors".to_owned(),
        ];
        lines.extend(self.options.declarations(dialect));
        lines.push(match dialect {
            Dialect::Ugi => "ugiok".to_owned(),
            Dialect::Uci => "uciok".to_owned(),
        });
        Ok(lines.into_iter().map(Effect::Say).collect())
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<Vec<Effect>, Why> {
        self.check_idle()?;
        let before = self.options.game;
        self.options
            .set(self.dialect, name, value)
            .map_err(|error| error.to_string())?;
        if self.options.game != before {
            self.position = Position::start(&self.options.game);
        }
        Ok(Vec::new())
    }

    fn set_position(&mut self, fen: Option<&str>, moves: &[String]) -> Result<Vec<Effect>, Why> {
        self.check_idle()?;
        let game = &self.options.game;
        let mut position = match fen {
            None => Position::start(game),
            Some(text) => Position::read(text, game, self.start.any_seeds)
                .map_err(|error| error.to_string())?,
        };
        let words = Words::new(Language::English);
        let steps = match self.dialect {
            Dialect::Ugi => notation::steps(moves.iter().map(String::as_str)),
            Dialect::Uci => moves
                .iter()
                .flat_map(|word| word.chars())
                .map(|house| notation::Step::Play(house.to_string()))
                .collect(),
        };
        for (index, step) in steps.iter().enumerate() {
            notation::make(&mut position, step, words).map_err(|refused| {
                let (Refused::Illegal(why) | Refused::Nonsense(why)) = refused;
                let (number, text) = (index + 1, step.text());
                format!("move {number}, `{text}`: {why} The position stays as it was.")
            })?;
        }
        self.position = position;
        Ok(Vec::new())
    }

    fn response(&self, query: Query) -> String {
        let answer = match query {
            Query::GameOver if self.position.is_over() => "true",
            Query::FirstToMove if self.position.side_to_move() == Some(Side::South) => "true",
            Query::GameOver | Query::FirstToMove => "false",
            Query::Result => match self.position.outcome().map(|outcome| outcome.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Side::South)) => "p1win",
                Some(Some(Side::North)) => "p2win",
            },
        };
        format!("response {answer}")
    }

    fn go(&mut self, go: Go) -> Result<Vec<Effect>, Why> {
        self.check_idle()?;
        let Some(side) = self.position.side_to_move() else {
            return Ok(vec![
                Effect::Say("info string the game is over".to_owned()),
                Effect::Say(report::best_move(&self.position, None, None)),
            ]);
        };
        if go.clocks[side].is_none() && go.clocks[!side].is_some() {
            let missing = match side {
                Side::South => "p1time",
                Side::North => "p2time",
            };
            return Err(format!(
                "`{missing}` is missing: {side} is to move; the search was not begun"
            ));
        }
        let is_open = go.infinite || go.ponder;
        let allowance = if is_open {
            None
        } else {
            self.allowance(&go, side)
        };
        if allowance.is_some()
            && go.depth.is_none()
            && go.nodes.is_none()
            && self.position.move_count() == 1
        {
            let only = self.position.moves_up_to(1).first().copied();
            let line = report::best_move(&self.position, only, None);
            return Ok(vec![Effect::Say(line)]);
        }
        let player = self.options.level.map(|level| Player {
            side,
            level,
            seed: self.start.seed,
        });
        let all = self.options.lines > 1 || self.options.draw_search;
        let job = Job {
            equipment: self.options.equipment(),
            position: self.position.clone(),
            player: player.filter(|_| !go.infinite),
            depth: go.depth,
            nodes: go.nodes,
            lines: if all { Lines::All } else { Lines::Best },
            allowance,
        };
        self.waits = false;
        self.search = Some(Search {
            go,
            is_open,
            held: None,
            told: None,
        });
        Ok(vec![Effect::Search(Box::new(job))])
    }

    /// The time for a search that has to end by itself.
    fn allowance(&self, go: &Go, side: Side) -> Option<Allowance> {
        let given = clock::allowance(go, side, &self.position);
        let is_limited = go.depth.is_some() || go.nodes.is_some() || self.options.level.is_some();
        given.or_else(|| {
            (!is_limited).then_some(Allowance {
                enough: TIME,
                most: TIME,
            })
        })
    }

    fn stop(&mut self) -> Vec<Effect> {
        let Some(search) = &mut self.search else {
            return Vec::new();
        };
        search.is_open = false;
        match search.held.take() {
            // What comes next is meant for the time after `bestmove`, and must not be refused.
            None => {
                self.waits = true;
                vec![Effect::Stop]
            }
            Some(result) => {
                self.search = None;
                vec![Effect::Say(result)]
            }
        }
    }

    /// The move that was expected was played: the search goes on as one for our own move.
    fn ponder_hit(&mut self) -> Result<Vec<Effect>, Why> {
        let none = || "no search with `ponder` is going on".to_owned();
        let search = self.search.as_mut().filter(|search| search.go.ponder);
        let search = search.ok_or_else(none)?;
        search.go.ponder = false;
        search.is_open = search.go.infinite;
        if search.is_open {
            return Ok(Vec::new());
        }
        if let Some(result) = search.held.take() {
            self.search = None;
            return Ok(vec![Effect::Say(result)]);
        }
        let go = search.go.clone();
        let side = self.position.side_to_move().ok_or_else(none)?;
        let allowance = self.allowance(&go, side);
        Ok(allowance.map(Effect::Allow).into_iter().collect())
    }

    /// The effects of the news of a search.
    pub(super) fn news(&mut self, news: News) -> Vec<Effect> {
        let Some(search) = &mut self.search else {
            return Vec::new();
        };
        match news {
            News::Depth { info, elapsed } => {
                let best = info.best();
                let found = Found {
                    depth: info.depth,
                    nodes: info.nodes,
                    elapsed,
                    rank: (self.options.lines > 1).then_some(1),
                    value: best.value,
                    line: &best.line,
                };
                let line = report::info(self.dialect, &self.position, &found);
                search.told = Some((best.value, best.line.clone()));
                vec![Effect::Say(line)]
            }
            News::Done {
                report,
                chosen,
                elapsed,
            } => {
                let told = search.told.take();
                let chosen = chosen.or_else(|| self.choice(&report));
                let mut effects = self.values(&report, chosen, told, elapsed);
                let line = report.moves.iter().find(|valued| Some(valued.mv) == chosen);
                let answer = line.and_then(|valued| valued.line.get(1)).copied();
                let answer = answer.filter(|_| self.options.ponder);
                let result = report::best_move(&self.position, chosen, answer);
                match &mut self.search {
                    Some(search) if search.is_open => search.held = Some(result),
                    _ => {
                        self.search = None;
                        effects.push(Effect::Say(result));
                    }
                }
                effects
            }
        }
    }

    /// The move to play after a search for the best one.
    fn choice(&self, report: &Report) -> Option<Move> {
        let drawish = |valued: &&MoveValue| valued.value.points.abs();
        let best = if self.options.draw_search {
            report
                .moves
                .iter()
                .min_by_key(drawish)
                .map(|valued| valued.mv)
        } else {
            report.best()
        };
        // However short the time was, some move is better than none.
        best.or_else(|| self.position.moves_up_to(1).first().copied())
    }

    /// The final values, unless they were reported already: those of the best moves, or of the one
    /// that is played.
    fn values(
        &self,
        report: &Report,
        chosen: Option<Move>,
        told: Option<(Value, Vec<Move>)>,
        elapsed: Duration,
    ) -> Vec<Effect> {
        let ranked = self.options.lines > 1 && self.options.level.is_none();
        let is_wanted = |valued: &&MoveValue| ranked || Some(valued.mv) == chosen;
        let wanted = report.moves.iter().filter(is_wanted);
        let wanted = wanted.take(self.options.lines).enumerate();
        let told = told.filter(|_| !ranked);
        let lines = wanted.filter_map(|(index, valued)| {
            let is_told = told
                .as_ref()
                .is_some_and(|(value, line)| *value == valued.value && *line == valued.line);
            let found = Found {
                depth: report.depth,
                nodes: report.nodes,
                elapsed,
                rank: ranked.then_some(index + 1),
                value: valued.value,
                line: &valued.line,
            };
            (!is_told).then(|| report::info(self.dialect, &self.position, &found))
        });
        lines.map(Effect::Say).collect()
    }
}

fn is_oware(game: &RuleSet) -> bool {
    game.game().name == "oware"
}

fn oware() -> RuleSet {
    RuleSet::new(catalogue::find("oware").expect("the catalogue has it"))
}

#[cfg(test)]
mod tests;
