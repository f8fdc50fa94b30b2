//! A player of a match: a level, or the engine within limits.

use std::fmt;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow, bail};
use engine::contest::Contestant;
use engine::{Engine, EngineOptions, Level, Limits};
use rules::{Move, Position, Side};

use crate::args::seconds;
use crate::signals;

pub(super) struct Player {
    engine: Engine,
    skill: Skill,
}

/// How well a player plays.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Skill {
    Level(Level),
    Limits {
        depth: Option<u32>,
        nodes: Option<u64>,
        time: Option<Duration>,
    },
}

impl Player {
    /// Reads `3`, `level-3`, or limits such as `depth=6,time=0.5`.
    pub(super) fn read(text: &str, hash_bytes: usize) -> Result<Player> {
        let skill = Skill::read(text)?;
        let engine = Engine::new(EngineOptions {
            hash_bytes,
            ..EngineOptions::default()
        });
        Ok(Player { engine, skill })
    }
}

impl Skill {
    fn read(text: &str) -> Result<Skill> {
        if let Some(level) = Level::from_id(text) {
            return Ok(Skill::Level(level));
        }
        if !text.contains('=') {
            bail!("`{text}` is no player: write a level from 1 to 8, or limits such as `depth=6`");
        }
        let (mut depth, mut nodes, mut time) = (None, None, None);
        for limit in text.split(',') {
            let (key, value) = limit
                .split_once('=')
                .ok_or_else(|| anyhow!("limit `{limit}` has no value; write `{limit}=…`"))?;
            let wrong = || format!("limit `{key}` cannot be `{value}`");
            match key {
                "depth" => depth = Some(value.parse().with_context(wrong)?),
                "nodes" => nodes = Some(value.parse().with_context(wrong)?),
                "time" => time = Some(seconds(value).map_err(anyhow::Error::msg)?),
                _ => bail!("unknown limit `{key}` (known: depth, nodes, time)"),
            }
        }
        Ok(Skill::Limits { depth, nodes, time })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (depth, nodes, time) = match self.skill {
            Skill::Level(level) => return write!(f, "{level}"),
            Skill::Limits { depth, nodes, time } => (depth, nodes, time),
        };
        let limits = [
            depth.map(|depth| format!("depth={depth}")),
            nodes.map(|nodes| format!("nodes={nodes}")),
            time.map(|time| format!("time={}", time.as_secs_f64())),
        ];
        f.write_str(&limits.into_iter().flatten().collect::<Vec<_>>().join(","))
    }
}

impl Contestant for Player {
    fn choose(&mut self, position: &Position, side: Side, seed: u64) -> Option<Move> {
        let start = Instant::now();
        let (depth, nodes, time) = match self.skill {
            Skill::Level(level) => {
                let player = engine::Player { side, level, seed };
                let choice = self
                    .engine
                    .choose(position, player, Some(&signals::interrupted));
                return choice.mv.filter(|_| !signals::interrupted());
            }
            Skill::Limits { depth, nodes, time } => (depth, nodes, time),
        };
        let is_late = || signals::interrupted() || time.is_some_and(|time| start.elapsed() >= time);
        let limits = Limits {
            depth,
            nodes,
            deadline: Some(&is_late),
            side: Some(side),
            ..Limits::default()
        };
        let on_info = &mut |_: &_| ControlFlow::Continue(());
        let report = self.engine.search(position, &limits, on_info);
        report.best().filter(|_| !signals::interrupted())
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
        ] {
            assert_eq!(Player::read(text, 1 << 20).unwrap().to_string(), canonical);
        }
    }

    #[test]
    fn mistakes_are_named() {
        for (text, part) in [
            ("9", "from 1 to 8"),
            ("strong", "`strong` is no player"),
            (
                "depht=6",
                "unknown limit `depht` (known: depth, nodes, time)",
            ),
            ("depth=x", "limit `depth` cannot be `x`"),
            ("depth=6,time", "`time` has no value"),
            ("time=-1", "more than 0"),
        ] {
            let error = Skill::read(text).unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
