//! How a level chooses: how far it looks, and how much it is ready to give away.

use std::ops::ControlFlow;

use rules::{Move, Position, ToMove};

use crate::chance::Chance;
use crate::{Choice, Engine, Level, Limits, Lines, Player, Report};

/// What a level can do.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// Plies it looks ahead.
    depth: u32,
    /// Positions it looks at, where that ends the search before the depth does.
    nodes: u64,
    /// Hundredths of a point that it may give away with one move: it chooses among the moves that
    /// seem to lose less, the better the likelier.
    gives: i32,
}

const fn skill(depth: u32, nodes: u64, gives: i32) -> Skill {
    Skill {
        depth,
        nodes,
        gives,
    }
}

/// Levels one to eight.
const SKILLS: [Skill; 8] = [
    skill(1, 1_000, 400),
    skill(1, 1_000, 200),
    skill(2, 1_000, 150),
    skill(3, 1_000, 100),
    skill(4, 2_000, 60),
    skill(6, 5_000, 30),
    skill(10, 20_000, 0),
    skill(99, 1_000_000, 0),
];

impl Engine {
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
        let Skill {
            depth,
            nodes,
            gives,
        } = skill_of(player.level);
        let limits = Limits {
            depth: Some(depth),
            nodes: Some(nodes),
            deadline,
            lines: if gives > 0 { Lines::All } else { Lines::Best },
            side: Some(player.side),
        };
        let report = self.search(position, &limits, &mut |_| ControlFlow::Continue(()));
        Choice {
            mv: pick(&report, gives, &mut Chance::new(player.seed)),
            report,
        }
    }
}

fn skill_of(level: Level) -> Skill {
    SKILLS[usize::from(level.number()) - 1]
}

/// Chooses among the moves that lose less than `gives`, the better the likelier.
fn pick(report: &Report, gives: i32, chance: &mut Chance) -> Option<Move> {
    let best = report.value()?.points;
    let weights: Vec<u64> = report
        .moves
        .iter()
        .map(|valued| {
            let left = gives - (best - valued.value.points) * 100;
            u64::from(left.max(0).unsigned_abs()).pow(2)
        })
        .collect();
    let sum: u64 = weights.iter().sum();
    if sum == 0 {
        return report.best();
    }
    let mut rest = chance.below(sum as usize) as u64;
    for (valued, weight) in report.moves.iter().zip(weights) {
        if rest < weight {
            return Some(valued.mv);
        }
        rest -= weight;
    }
    report.best()
}
