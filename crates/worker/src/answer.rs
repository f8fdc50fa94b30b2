//! From a question to its answer: reads the position, asks the engine, writes what it found.

use std::ops::ControlFlow;

use engine::{Engine, EngineOptions, Level, Limits, Player, Report};
use protocol::worker::{Found, Info, Prepare, Purpose, Reply, Request, Search, Source};
use rules::{Move, Position, RuleSet, RuleSetError, SetupError, Side, ToMove};
use thiserror::Error;

use crate::endings::Endings;

/// Enough for the longest thought of a page; a phone has it to spare.
const HASH_BYTES: usize = 32 << 20;

/// An engine that keeps what it has learnt from question to question.
#[derive(Debug)]
pub struct Thinking {
    engine: Engine,
    endings: Endings,
}

impl Default for Thinking {
    fn default() -> Thinking {
        let options = EngineOptions {
            hash_bytes: HASH_BYTES,
            ..EngineOptions::default()
        };
        Thinking {
            engine: Engine::new(options),
            endings: Endings::default(),
        }
    }
}

/// Why a question has no answer.
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
    /// Answers one message. `now_ms` is a clock; `post` sends a reply.
    pub fn answer(
        &mut self,
        bytes: &[u8],
        now_ms: &(dyn Fn() -> f64 + Sync),
        post: &mut dyn FnMut(&Reply),
    ) {
        let search = match Request::decode(bytes) {
            Ok(Request::Search(search)) => search,
            Ok(Request::Prepare(prepare)) => return self.prepare(&prepare, post),
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

    fn prepare(&mut self, prepare: &Prepare, post: &mut dyn FnMut(&Reply)) {
        match prepare.game.parse() {
            Ok(rules) => self
                .endings
                .want(rules, prepare.seeds_max, &mut self.engine),
            Err(_) => post(&Reply::Prepared { seeds: None }),
        }
    }

    /// Whether something was asked for that can be done when nothing else is to be done.
    pub fn has_work(&self) -> bool {
        self.endings.has_work()
    }

    /// Does a step of that.
    pub fn work(&mut self, now_ms: &dyn Fn() -> f64, post: &mut dyn FnMut(&Reply)) {
        if let Some(reply) = self.endings.work(&mut self.engine, now_ms) {
            post(&reply);
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
        let begun_ms = now_ms();
        let time_ms_max = f64::from(search.time_ms_max);
        let is_late = || now_ms() - begun_ms >= time_ms_max;
        // To search would take longer than to work out the endings, whose values are exact.
        let seeds = position.seeds_in_houses();
        while self.endings.lack(seeds) && now_ms() - begun_ms < time_ms_max / 2.0 {
            self.work(now_ms, post);
        }
        match search.purpose {
            Purpose::Play { level, seed } => {
                let level = Level::new(level).ok_or(SearchError::Level(level))?;
                let player = Player { side, level, seed };
                let choice = self.engine.choose(&position, player, Some(&is_late));
                let mv = choice.mv.ok_or(SearchError::NothingToChoose)?;
                Ok(found(search.id, side, mv, None, &choice.report))
            }
            Purpose::Hint => {
                let limits = Limits {
                    deadline: Some(&is_late),
                    side: Some(side),
                    ..Limits::default()
                };
                let mut news = |info: &engine::Info| {
                    if let Some(best) = info.line.first() {
                        post(&Reply::Info(Info {
                            id: search.id,
                            depth: info.depth,
                            nodes: info.nodes,
                            best: best.text(side),
                        }));
                    }
                    ControlFlow::Continue(())
                };
                let report = self.engine.search(&position, &limits, &mut news);
                let best = report.best().ok_or(SearchError::NothingToChoose)?;
                let points = report.value().map(|value| value.points);
                Ok(found(search.id, side, best, points, &report))
            }
        }
    }
}

fn found(id: u32, side: Side, mv: Move, points: Option<i32>, report: &Report) -> Found {
    let source = match report.value().map(|value| value.source) {
        Some(engine::Source::Proved) => Source::Proved,
        Some(engine::Source::Table) => Source::Table,
        Some(engine::Source::Searched { depth }) => Source::Searched { depth },
        None => Source::Searched {
            depth: report.depth,
        },
    };
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
