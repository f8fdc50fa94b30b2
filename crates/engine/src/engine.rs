//! The engine: what it keeps between questions, and the two questions it answers.

use std::ops::ControlFlow;

use rules::{Move, Position, Side, ToMove};

use crate::{Info, Level, Limits, MoveValue, Report, Source, Value};

/// What an engine is made with. Write `EngineOptions { …, ..EngineOptions::default() }`.
#[derive(Clone, Copy, Debug)]
pub struct EngineOptions {
    /// Memory for positions already searched, in bytes; it is never exceeded.
    pub hash_bytes: usize,
}

impl Default for EngineOptions {
    fn default() -> EngineOptions {
        EngineOptions {
            hash_bytes: 16 << 20,
        }
    }
}

/// Who chooses, and how well.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Player {
    /// Whose move is wanted.
    pub side: Side,
    /// How well he plays.
    pub level: Level,
    /// Where a level chooses among moves, this decides.
    pub seed: u64,
}

/// A move as a level chose it.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Choice {
    /// The move; `None` when it is not this player's turn. While both players choose at once it
    /// is this player's house alone.
    pub mv: Option<Move>,
    /// What was found on the way.
    pub report: Report,
}

/// Finds good moves in every game.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
}

impl Engine {
    /// An engine that knows nothing yet.
    pub fn new(options: EngineOptions) -> Engine {
        Engine { options }
    }

    /// What it was made with.
    pub fn options(&self) -> EngineOptions {
        self.options
    }

    /// Values the moves of a position. `on_info` hears of every depth completed and can stop the
    /// search; so can `limits`.
    ///
    /// While both players choose at once the moves are [`Move::House`]s of
    /// [`Limits::side`].
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        on_info: &mut dyn FnMut(&Info) -> ControlFlow<()>,
    ) -> Report {
        let depth = limits.depth.unwrap_or(4).clamp(1, 4);
        let side = match position.to_move() {
            ToMove::Nobody => return Report::default(),
            ToMove::One(side) => side,
            ToMove::Both => limits.side.unwrap_or(Side::South),
        };
        let mut nodes = 0;
        let mut moves = Vec::new();
        for mv in position.moves_up_to(500) {
            let mut after = position.clone();
            after.advance(mv).expect("a listed move is legal");
            let points = value(&after, side, depth - 1, &mut nodes);
            let mv = match (mv, side) {
                (Move::Both(house, _), Side::South) | (Move::Both(_, house), Side::North) => {
                    Move::House(house)
                }
                _ => mv,
            };
            let value = Value {
                points,
                source: Source::Searched { depth },
            };
            moves.push(MoveValue {
                mv,
                value,
                line: vec![mv],
            });
        }
        moves.sort_by_key(|valued| -valued.value.points);
        let report = Report {
            moves,
            depth,
            nodes,
        };
        if let Some(best) = report.moves.first() {
            // A stop would change nothing any more.
            let _ = on_info(&Info {
                depth,
                nodes,
                value: best.value,
                line: best.line.clone(),
            });
        }
        report
    }

    /// Chooses a move as a player of that level would: the same for the same position, player and
    /// seed, as long as `deadline` (asked every few thousand positions) does not cut it short.
    pub fn choose(
        &mut self,
        position: &Position,
        player: Player,
        deadline: Option<&dyn Fn() -> bool>,
    ) -> Choice {
        let is_his = match position.to_move() {
            ToMove::Nobody => false,
            ToMove::One(side) => side == player.side,
            ToMove::Both => true,
        };
        if !is_his {
            return Choice::default();
        }
        let limits = Limits {
            depth: Some(u32::from(player.level.number()).div_ceil(2)),
            deadline,
            side: Some(player.side),
            ..Limits::default()
        };
        let report = self.search(position, &limits, &mut |_| ControlFlow::Continue(()));
        Choice {
            mv: report.best(),
            report,
        }
    }
}

fn value(position: &Position, side: Side, depth: u32, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let score = position.score();
    let margin = i32::from(score[side] - score[!side]);
    if depth == 0 || position.is_over() {
        return margin;
    }
    let values = position.moves_up_to(20).into_iter().map(|mv| {
        let mut after = position.clone();
        after.advance(mv).expect("a listed move is legal");
        value(&after, side, depth - 1, nodes)
    });
    let best = if position.side_to_move() == Some(side) {
        values.max()
    } else {
        values.min()
    };
    best.unwrap_or(margin)
}
