//! The difficulty of a puzzle, measured from search: the depth from which on the answer of a search
//! stays right.

use std::ops::ControlFlow;

use engine::{Engine, EngineOptions, Limits, Lines, Report};
use puzzles::{Decision, Goal, Task, Verdict};
use rules::{Move, Position};

/// The most sowings to look ahead; the limit of positions follows.
const DEPTH_MAX: u32 = 10;
const NODES_MAX: u64 = 200_000;

/// The engine's units of value in a seed.
const POINT: i32 = 100;

/// The points that each property of a puzzle adds to its rating.
const PER_DEPTH: u32 = 90;
const PER_DOUBLING: u32 = 25;
const PER_MOVE: u32 = 50;
const TEMPTING: u32 = 200;

/// The rating of a puzzle.
pub(crate) fn rating(
    engine: &mut Engine,
    position: &Position,
    goal: Goal,
    solution: &Decision,
) -> u16 {
    let right: Vec<Move> = solution.right().collect();
    let (depth, nodes) = match goal {
        Goal::Turn => settled_turn(position, &right),
        Goal::Margin | Goal::Win | Goal::Draw | Goal::Result => {
            settled_moves(engine, position, solution)
        }
    };
    let tempting = greedy(position).is_some_and(|mv| !right.contains(&mv));
    let moves = u32::try_from(solution.depth()).unwrap_or(u32::MAX);
    sum(depth, nodes, moves, tempting)
}

/// The sum of the parts.
fn sum(depth: u32, nodes: u64, moves: u32, tempting: bool) -> u16 {
    let rating = u32::from(Task::RATING_MIN)
        + PER_DEPTH * (depth - 1)
        + PER_DOUBLING * nodes.max(1).ilog2()
        + PER_MOVE.saturating_mul(moves - 1)
        + if tempting { TEMPTING } else { 0 };
    // More digits than it deserves would be noise.
    let rounded = rating / 10 * 10;
    u16::try_from(rounded).map_or(Task::RATING_MAX, |rating| rating.min(Task::RATING_MAX))
}

/// The rating of a puzzle that asks for the winner, where the best move is worth `value`.
pub(crate) fn rating_of_result(engine: &mut Engine, position: &Position, value: i16) -> u16 {
    let (depth, nodes) = settled_result(engine, position, value);
    let lead = position.side_to_move().map(|side| {
        let [own, other] = [side, !side].map(|side| position.store(side).cast_signed());
        own - other
    });
    // The player who is ahead on the board does not win.
    let tempting = lead.is_some_and(|lead| lead.signum() != value.signum());
    sum(depth, nodes, 1, tempting)
}

/// An engine to measure with: small, for it forgets everything before each question.
pub(crate) fn engine() -> Engine {
    Engine::new(EngineOptions {
        hash_bytes: 1 << 20,
        ..EngineOptions::default()
    })
}

/// The smallest depth from which on the answer is right for good, and the positions it takes to get
/// there. `look` says, for a depth, whether the answer is right and what that took; `None` ends it.
fn settled(mut look: impl FnMut(u32) -> Option<(bool, u64)>) -> (u32, u64) {
    let mut settled = None;
    let mut last = (DEPTH_MAX + 1, NODES_MAX);
    for depth in 1..=DEPTH_MAX {
        let Some((is_right, nodes)) = look(depth) else {
            break;
        };
        if !is_right {
            settled = None;
            last = (depth + 1, nodes);
        } else if settled.is_none() {
            settled = Some((depth, nodes));
        }
        if nodes >= NODES_MAX {
            break;
        }
    }
    settled.unwrap_or(last)
}

/// A search to a depth by an engine that remembers nothing.
fn search(engine: &mut Engine, position: &Position, depth: u32, lines: Lines) -> Report {
    let limits = Limits {
        depth: Some(depth),
        nodes: Some(NODES_MAX),
        lines,
        ..Limits::default()
    };
    engine.forget();
    engine.search(position, &limits, &mut |_| ControlFlow::Continue(()))
}

/// [`settled`] for a solution: a search sees that every wrong move is worse than a right one, by at
/// least half of what it costs.
fn settled_moves(engine: &mut Engine, position: &Position, solution: &Decision) -> (u32, u64) {
    let costs = solution
        .choices
        .iter()
        .filter_map(|choice| match choice.verdict {
            Verdict::Wrong { cost } => Some(i32::from(cost)),
            Verdict::Right { .. } => None,
        });
    let clear = costs.min().unwrap_or_default() * POINT / 2;
    let is_right = |mv: Move| matches!(solution.verdict(mv), Some(Verdict::Right { .. }));
    settled(|depth| {
        let report = search(engine, position, depth, Lines::All);
        let valued = || {
            report
                .moves
                .iter()
                .map(|valued| valued.mv)
                .zip(&report.fine)
        };
        let right = valued()
            .filter(|(mv, _)| is_right(*mv))
            .map(|(_, fine)| *fine)
            .min();
        let wrong = valued()
            .filter(|(mv, _)| !is_right(*mv))
            .map(|(_, fine)| *fine)
            .max();
        let sees = right
            .zip(wrong)
            .is_none_or(|(right, wrong)| right - wrong >= clear);
        Some((sees, report.nodes))
    })
}

/// [`settled`] for the winner of a position whose best move is worth `value`.
fn settled_result(engine: &mut Engine, position: &Position, value: i16) -> (u32, u64) {
    settled(|depth| {
        let report = search(engine, position, depth, Lines::default());
        let seen = report.value().map(|value| value.points.signum());
        Some((seen == Some(i32::from(value.signum())), report.nodes))
    })
}

/// [`settled`] for the most that can be banked in a turn: the depth is the number of its sowings that
/// have to be thought through.
fn settled_turn(position: &Position, right: &[Move]) -> (u32, u64) {
    settled(|depth| {
        let mut nodes = 0;
        let values = position.moves().into_iter().map(|mv| {
            let banked = banked(position, mv, depth, &mut nodes);
            (banked, mv)
        });
        // Of several with the same promise the first one is chosen, as by a player who reads on.
        let chosen = values.rev().max_by_key(|&(banked, _)| banked);
        let is_right = chosen.is_some_and(|(_, mv)| right.contains(&mv));
        (nodes < NODES_MAX).then_some((is_right, nodes))
    })
}

/// The most seeds in the store after a move and at most `depth` sowings in all.
fn banked(position: &Position, mv: Move, depth: u32, nodes: &mut u64) -> u16 {
    *nodes += 1;
    let Some(side) = position.side_to_move() else {
        return 0;
    };
    let mut after = position.clone();
    if after.advance(mv).is_err() {
        return 0;
    }
    if depth == 1 || after.side_to_move() != Some(side) || *nodes >= NODES_MAX {
        return after.store(side);
    }
    let moves = after.moves().into_iter();
    let deeper = moves.map(|mv| banked(&after, mv, depth - 1, nodes));
    deeper.max().unwrap_or_else(|| after.store(side))
}

/// The one move that wins most at once, if there is one: a solver's first try.
fn greedy(position: &Position) -> Option<Move> {
    let side = position.side_to_move()?;
    let mut gains: Vec<(u16, Move)> = Vec::new();
    for mv in position.moves() {
        let mut after = position.clone();
        after.advance(mv).ok()?;
        gains.push((after.store(side), mv));
    }
    gains.sort_by_key(|&(gain, _)| std::cmp::Reverse(gain));
    match gains[..] {
        [(most, mv), (second, _), ..] if most > second => Some(mv),
        _ => None,
    }
}
