//! Thinking about a state: better and better moves until it is stopped.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use engine::{Engine, EngineOptions, Level, Limits, Player, Value};
use rules::{Move, Position, Side};

/// The strength of play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skill {
    /// A level; `None` is as well as possible.
    pub(crate) level: Option<Level>,
    /// Think no longer than this about a state.
    pub(crate) time: Option<Duration>,
    /// Memory and threads for each state.
    pub(crate) engine: EngineOptions,
    /// Decides where a level chooses among moves.
    pub(crate) seed: u64,
}

/// The result of thinking about a state so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Thought {
    /// The house to play, counted from 0.
    pub(super) house: u8,
    pub(super) value: Value,
    pub(super) depth: u32,
    pub(super) nodes: u64,
}

impl Thought {
    fn new(mv: Move, value: Value, depth: u32, nodes: u64) -> Option<Thought> {
        match mv {
            Move::House(house) => Some(Thought {
                house,
                value,
                depth,
                nodes,
            }),
            // Kalah without the pie rule has no others.
            Move::Fruit(_) | Move::Swap | Move::Both(..) | Move::Directed(_) | Move::Arrange(_) => {
                None
            }
        }
    }

    /// The comment that a server may show beside the move.
    pub(super) fn comment(&self) -> String {
        let Value { points, source } = self.value;
        let (depth, nodes) = (self.depth, self.nodes);
        format!(
            "value {points:+} {}, depth {depth}, {nodes} nodes",
            source.name()
        )
    }
}

/// Thinks about a position in which South is to move and the game is not over. Calls `tell`
/// after each depth and at the end. Returns when nothing is left to find, or `is_stopped`.
pub(super) fn think(
    engine: &mut Engine,
    position: &Position,
    skill: &Skill,
    is_stopped: &(dyn Fn() -> bool + Sync),
    tell: &mut dyn FnMut(Thought),
) {
    let start = Instant::now();
    let is_over = || is_stopped() || skill.time.is_some_and(|time| start.elapsed() >= time);
    if let Some(level) = skill.level {
        let player = Player {
            side: Side::South,
            level,
            seed: skill.seed,
        };
        let choice = engine.choose(position, player, Some(&is_over));
        let report = choice.report;
        let value = report
            .moves
            .iter()
            .find(|valued| Some(valued.mv) == choice.mv);
        if let Some(valued) = value
            && let Some(thought) = Thought::new(valued.mv, valued.value, report.depth, report.nodes)
        {
            tell(thought);
        }
        return;
    }
    let limits = Limits {
        deadline: Some(&is_over),
        ..Limits::default()
    };
    let report = engine.search(position, &limits, &mut |info| {
        let best = info.best();
        let thought = Thought::new(best.mv, best.value, info.depth, info.nodes);
        thought.into_iter().for_each(&mut *tell);
        ControlFlow::Continue(())
    });
    if let (Some(mv), Some(value)) = (report.best(), report.value())
        && let Some(thought) = Thought::new(mv, value, report.depth, report.nodes)
    {
        tell(thought);
    }
}
