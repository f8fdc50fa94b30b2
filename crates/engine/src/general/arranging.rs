//! Arrangements: a player puts the own seeds as they like before the game. There are too many ways
//! to search them all, so a few that people know and a few at random stand for them.

use std::ops::ControlFlow;

use rules::{Arranged, Certainty, Move, Position, Random, Side};

use super::question::Question;
use crate::deepening::OnInfo;
use crate::few;
use crate::scale;
use crate::{Info, Limits, Lines, MoveValue, Report, Value};

/// Arrangements at random, beside those that people know.
const RANDOM: usize = 8;
/// The depth to which the game after each is searched.
const DEPTH: u32 = 4;
/// The most positions that are searched after each.
const NODES: u64 = 20_000;

/// Values a few arrangements.
pub(super) fn search(question: Question<'_>, position: &Position, on_info: OnInfo<'_>) -> Report {
    let candidates = candidates(position);
    let share = |nodes: u64| (nodes / candidates.len() as u64).clamp(1, NODES);
    let limits = Limits {
        depth: Some(question.limits.depth.unwrap_or(DEPTH).min(DEPTH)),
        nodes: Some(share(question.limits.nodes.unwrap_or(u64::MAX))),
        lines: Lines::Best,
        ..*question.limits
    };
    let lines = question.limits.lines;
    let question = Question {
        limits: &limits,
        ..question
    };
    let mut report = Report::default();
    let mut values = Vec::new();
    for mv in candidates {
        let is_late = limits.deadline.is_some_and(|is_over| is_over());
        if is_late && !values.is_empty() {
            break;
        }
        let (value, depth, nodes) = after(question, position, mv);
        report.depth = report.depth.max(depth);
        report.nodes += nodes;
        values.push((mv, value, depth));
    }
    few::highest_first(&mut values, |&(_, value, _)| value);
    report.fine = values.iter().map(|&(_, value, _)| value).collect();
    let told = values.into_iter().map(|(mv, value, depth)| MoveValue {
        mv,
        value: Value {
            points: scale::points(value),
            source: Certainty::Searched { depth },
        },
        line: vec![mv],
    });
    report.moves = told.collect();
    if lines == Lines::Best {
        report.moves.truncate(1);
    }
    if !report.moves.is_empty() {
        // There is nothing left to stop.
        let _ = on_info(&Info {
            depth: report.depth,
            nodes: report.nodes,
            table_hits: 0,
            moves: report.moves.clone(),
        });
    }
    report
}

/// The value of an arrangement to the player who makes it, with depth and nodes of the search. The
/// opponent, where they arrange after that, does as most people do.
fn after(question: Question<'_>, position: &Position, mv: Move) -> (i32, u32, u64) {
    let by = position.side_to_move();
    let mut after = position.clone();
    after.advance(mv).expect("the arrangement has all seeds");
    if after.is_arranging() {
        let usual = candidates(&after)[0];
        after.advance(usual).expect("the arrangement has all seeds");
    }
    let report = question.search(&after, &mut |_| ControlFlow::Continue(()));
    let value = match report.fine.first() {
        Some(&value) if after.side_to_move() == by => value,
        Some(&value) => -value,
        None => match after.outcome().and_then(|outcome| outcome.winner) {
            None => 0,
            winner if winner == by => scale::WIN,
            Some(_) => -scale::WIN,
        },
    };
    (value, report.depth, report.nodes + 1)
}

/// A few arrangements, the usual one first.
fn candidates(position: &Position) -> Vec<Move> {
    let (houses, columns) = (position.board().houses(), position.board().columns());
    let by = position.side_to_move().unwrap_or(Side::South);
    let seeds = (0..houses).map(|house| position.house(by, house)).sum();
    let known: [&dyn Fn(u8) -> bool; 4] = [
        &|house| house >= columns,
        &|_| true,
        &|house| house < columns,
        &|house| house % columns >= columns / 2,
    ];
    let mut arranged: Vec<Move> = known
        .iter()
        .map(|fills| even(houses, seeds, fills))
        .collect();
    let mut random = Random::new(position.key() as u64);
    for _ in 0..RANDOM {
        arranged.extend(rules::playout::random_move(position, &mut random));
    }
    arranged
}

/// All seeds spread evenly over some houses, what is over from the first on.
fn even(houses: u8, seeds: u16, fills: &dyn Fn(u8) -> bool) -> Move {
    let filled = (0..houses).filter(|&house| fills(house)).count() as u16;
    let mut over = seeds % filled;
    let counts: Vec<u8> = (0..houses)
        .map(|house| {
            if !fills(house) {
                return 0;
            }
            let one = u16::from(over > 0);
            over -= one;
            (seeds / filled + one) as u8
        })
        .collect();
    Move::Arrange(Arranged::of(&counts))
}
