//! The way from a question to its answer: reads the position, asks the engine, writes the result.

use std::ops::ControlFlow;

use engine::{Engine, EngineOptions, Level, Limits, Lines, MoveValue, Net, Player, Report};
use protocol::worker::{Endings as Use, Found, Info, MEMORY_MIB, Purpose, Reply, Search, Valued};
use rules::{Certainty, Move, Position, RuleSet, RuleSetError, SetupError, Side, ToMove};
use solver::Solution;
use thiserror::Error;

use crate::endings::{Endings, Methods};

/// The longest wait of values for endings, in milliseconds: values are reported as they come.
const WAIT_MS_MAX: f64 = 2_500.0;

/// The time for a first idea, before endings are worked out and the search begins in earnest.
const IDEA_MS: f64 = 50.0;

/// An engine that keeps what it has learnt from question to question.
#[derive(Debug)]
pub struct Thinking {
    engine: Engine,
    endings: Endings,
    methods: Option<Methods>,
}

/// The parts that must be at hand before a message can be answered.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Needs {
    /// The network of the game.
    pub net: Option<Net>,
    /// Whether endings are looked up.
    pub endings: bool,
    /// Whether it asks for a certificate.
    pub certificate: bool,
    /// Whether it names a game that is not known yet.
    pub family: bool,
}

impl Needs {
    /// The needs of a game.
    pub(crate) fn of_game(game: &str) -> Needs {
        let rules = game.parse::<RuleSet>();
        Needs {
            family: matches!(rules, Err(RuleSetError::UnknownGame { .. })),
            net: rules
                .ok()
                .and_then(|rules| Net::of(&Position::start(&rules))),
            ..Needs::default()
        }
    }
}

/// An engine that has nothing yet, with so much memory.
fn engine(memory_mib: u16) -> Engine {
    Engine::new(EngineOptions {
        hash_bytes: usize::from(memory_mib) << 20,
        ..EngineOptions::default()
    })
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking {
            engine: engine(MEMORY_MIB),
            endings: Endings::default(),
            methods: None,
        }
    }
}

/// The reason why a question has no answer.
#[derive(Debug, Error)]
enum SearchError {
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("there is no level {0}")]
    Level(u8),
    #[error("there is nothing to choose")]
    NothingToChoose,
}

impl Thinking {
    /// The needs of a message; none if it cannot be read, for then the answer says so.
    pub fn needs(bytes: &[u8]) -> Needs {
        let Ok(search) = Search::decode(bytes) else {
            return Needs::default();
        };
        Needs {
            endings: search.endings != Use::Unused && looks_up(&search.purpose),
            certificate: search.purpose == Purpose::Certificate,
            ..Needs::of_game(&search.game)
        }
    }

    /// Enables the endings from now on.
    pub fn learn_endings(&mut self, methods: Methods) {
        self.methods = Some(methods);
    }

    /// Answers one message. `now_ms` is a clock; `post` sends a reply.
    pub fn answer(
        &mut self,
        bytes: &[u8],
        now_ms: &(dyn Fn() -> f64 + Sync),
        post: &mut dyn FnMut(&Reply),
    ) {
        let search = match Search::decode(bytes) {
            Ok(search) => search,
            Err(error) => {
                let why = error.to_string();
                return post(&Reply::Failed { id: 0, why });
            }
        };
        let id = search.id;
        let reply = match self.search(&search, now_ms, post) {
            Ok(found) => Reply::Found(found),
            Err(error) => Reply::Failed {
                id,
                why: error.to_string(),
            },
        };
        post(&reply);
    }

    /// Whether there is something to do when nothing else is to be done.
    pub fn has_work(&self) -> bool {
        self.methods.is_some() && self.endings.has_work()
    }

    /// Does a step of that.
    pub fn work(&mut self, now_ms: &dyn Fn() -> f64) {
        if let Some(methods) = self.methods {
            self.endings.work(methods.begin, &mut self.engine, now_ms);
        }
    }

    fn search(
        &mut self,
        search: &Search,
        now_ms: &(dyn Fn() -> f64 + Sync),
        post: &mut dyn FnMut(&Reply),
    ) -> Result<Found, SearchError> {
        let rules: RuleSet = search.game.parse()?;
        let position = Position::read(&search.position, &rules, true)?;
        let side = match position.to_move() {
            ToMove::One(side) => side,
            _ if search.north => Side::North,
            _ => Side::South,
        };
        if self.engine.options().hash_bytes != usize::from(search.memory_mib) << 20 {
            self.engine = engine(search.memory_mib);
            self.endings = Endings::default();
        }
        let begun_ms = now_ms();
        let time_ms_max = f64::from(search.time_ms_max);
        let is_late = || now_ms() - begun_ms >= time_ms_max;
        let player = match search.purpose {
            Purpose::Play { level, seed } => {
                let level = Level::new(level).ok_or(SearchError::Level(level))?;
                Some(Player { side, level, seed })
            }
            Purpose::Hint | Purpose::Values | Purpose::Certificate => None,
        };
        let lines = match search.purpose {
            Purpose::Values => Lines::All,
            _ => Lines::Best,
        };
        if search.purpose == Purpose::Hint {
            let is_enough = || now_ms() - begun_ms >= IDEA_MS.min(time_ms_max);
            self.find_idea(search.id, side, &position, &is_enough, post)?;
        }
        if looks_up(&search.purpose) {
            let wait_ms_max = match search.endings {
                Use::Unused => None,
                // To search would take longer than to work them out, and they are exact.
                Use::Known => Some((time_ms_max / 2.0).min(WAIT_MS_MAX)),
                Use::Complete => Some(f64::INFINITY),
            };
            self.get_ready(&position, wait_ms_max, now_ms);
        }
        if search.endings != Use::Unused
            && looks_up(&search.purpose)
            && let Some(listed) = self.list_all(&position, now_ms, time_ms_max)
        {
            let found = exactly(search, side, &position, &listed, post);
            return found.ok_or(SearchError::NothingToChoose);
        }
        let Some(player) = player else {
            let limits = Limits {
                nodes: search.nodes_max.map(u64::from),
                deadline: Some(&is_late),
                side: Some(side),
                lines,
                ..Limits::default()
            };
            return self.value(search.id, side, &position, &limits, post);
        };
        let choice = self.engine.choose(&position, player, Some(&is_late));
        let mv = choice.mv.ok_or(SearchError::NothingToChoose)?;
        Ok(found(search.id, side, mv, None, &choice.report))
    }

    /// Reports a first idea of a hint. What it takes stays in the engine's memory.
    fn find_idea(
        &mut self,
        id: u32,
        side: Side,
        position: &Position,
        is_enough: &(dyn Fn() -> bool + Sync),
        post: &mut dyn FnMut(&Reply),
    ) -> Result<(), SearchError> {
        let limits = Limits {
            deadline: Some(is_enough),
            side: Some(side),
            lines: Lines::Best,
            ..Limits::default()
        };
        self.value(id, side, position, &limits, post).map(drop)
    }

    /// Searches, and reports the result of each depth.
    fn value(
        &mut self,
        id: u32,
        side: Side,
        position: &Position,
        limits: &Limits<'_>,
        post: &mut dyn FnMut(&Reply),
    ) -> Result<Found, SearchError> {
        let endings = self.endings.seeds();
        let mut last = None;
        let mut news = |info: &engine::Info| {
            let moves = info.moves.iter();
            let info = Info {
                id,
                depth: info.depth,
                nodes: info.nodes,
                table_hits: info.table_hits,
                endings,
                moves: moves.map(|valued| told(position, side, valued)).collect(),
            };
            post(&Reply::Info(info.clone()));
            last = Some(info);
            ControlFlow::Continue(())
        };
        let report = self.engine.search(position, limits, &mut news);
        if let Some(mut info) = last.filter(|_| limits.lines == Lines::All)
            && let Some(methods) = self.methods
            && (methods.lead_on)(&mut self.engine, position, &mut info.moves)
        {
            post(&Reply::Info(info));
        }
        let best = report.best().ok_or(SearchError::NothingToChoose)?;
        let points = report.value().map(|value| value.points);
        Ok(found(id, side, best, points, &report))
    }

    /// The exact values of a position of the general machine, if they take little time.
    fn list_all(
        &self,
        position: &Position,
        now_ms: &(dyn Fn() -> f64 + Sync),
        time_ms_max: f64,
    ) -> Option<Solution> {
        let methods = self.methods.filter(|_| position.is_general())?;
        let begun_ms = now_ms();
        let wait_ms_max = (time_ms_max / 2.0).min(WAIT_MS_MAX);
        (methods.list_all)(position, &|| now_ms() - begun_ms >= wait_ms_max)
    }

    /// Computes the endings that a position needs, as far as that takes no longer than
    /// `wait_ms_max` milliseconds; `None` is for no endings at all.
    fn get_ready(
        &mut self,
        position: &Position,
        wait_ms_max: Option<f64>,
        now_ms: &(dyn Fn() -> f64 + Sync),
    ) {
        let Some(wait_ms_max) = wait_ms_max else {
            return self.endings.forget(&mut self.engine);
        };
        self.endings.want(position.rules(), &mut self.engine);
        let begun_ms = now_ms();
        let seeds = position.seeds_in_houses();
        while self.methods.is_some()
            && self.endings.lack(seeds)
            && now_ms() - begun_ms < wait_ms_max
        {
            self.work(now_ms);
        }
    }
}

/// Whether a move for this purpose is looked up where it can be.
fn looks_up(purpose: &Purpose) -> bool {
    match purpose {
        Purpose::Play { level, .. } => Level::new(*level).is_some_and(Level::looks_up),
        Purpose::Hint | Purpose::Values => true,
        Purpose::Certificate => false,
    }
}

/// A valued move in the form for the page.
fn told(position: &Position, side: Side, valued: &MoveValue) -> Valued {
    let mut after = position.clone();
    // While both choose at once a continuation is but one player's choice.
    let mut line = vec![valued.mv.text(side)];
    if after.play(valued.mv).is_ok() {
        for &mv in &valued.line[1..] {
            let text = after.move_text(mv);
            if after.play(mv).is_err() {
                break;
            }
            line.push(text);
        }
    }
    Valued {
        mv: valued.mv.text(side),
        points: valued.value.points,
        wins_in: valued.value.wins_in(),
        source: valued.value.source,
        line,
    }
}

/// Tells the exact values of the moves; answers the best one.
fn exactly(
    search: &Search,
    side: Side,
    position: &Position,
    listed: &Solution,
    post: &mut dyn FnMut(&Reply),
) -> Option<Found> {
    let id = search.id;
    let points = |margin: i16| match side {
        Side::South => i32::from(margin),
        Side::North => -i32::from(margin),
    };
    let moves = listed.moves.iter().map(|known| {
        let text = position.move_text(known.mv);
        Valued {
            line: vec![text.clone()],
            mv: text,
            points: points(known.least),
            wins_in: None,
            source: Certainty::Proved,
        }
    });
    let mut moves: Vec<Valued> = moves.collect();
    let best = moves.first()?.clone();
    if search.purpose == Purpose::Hint {
        moves.truncate(1);
    }
    post(&Reply::Info(Info {
        id,
        depth: 0,
        nodes: listed.nodes,
        table_hits: 0,
        endings: 0,
        moves,
    }));
    Some(Found {
        id,
        best: best.mv,
        points: Some(best.points),
        source: best.source,
        // Of positions further on, some may go round for ever.
        perfect: false,
        nodes: listed.nodes,
    })
}

fn found(id: u32, side: Side, mv: Move, points: Option<i32>, report: &Report) -> Found {
    let searched = Certainty::Searched {
        depth: report.depth,
    };
    let source = report.value().map_or(searched, |value| value.source);
    Found {
        id,
        best: mv.text(side),
        points,
        source,
        perfect: report.perfect,
        nodes: report.nodes,
    }
}

#[cfg(test)]
mod tests;
