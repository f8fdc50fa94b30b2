//! The choice of a level: how far it looks, and how much it is ready to give away.

use std::ops::ControlFlow;

use rules::{Family, Move, Position, Properties, Random, ToMove};

use crate::family::Judgement;
use crate::node::DEPTH_MAX;
use crate::scale::POINT;
use crate::{Choice, Deadline, Engine, Limits, Lines, Player, Report};

/// The skill of a level.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// The number of plies it looks ahead.
    depth: u32,
    /// The number of positions it searches, where that ends the search before the depth does.
    nodes: u64,
    /// Hundredths of a point that it may give away with one move: it chooses among the moves that
    /// seem to lose less, the better the likelier.
    gives: i32,
    judgement: Judgement,
}

/// The skills of the eight levels.
type Skills = [Skill; 8];

const fn skill(depth: u32, nodes: u64, gives: i32) -> Skill {
    Skill {
        depth,
        nodes,
        gives,
        judgement: Judgement::Full,
    }
}

/// A player who looks at nothing but their own winnings.
const fn greedy(depth: u32, gives: i32) -> Skill {
    Skill {
        judgement: Judgement::Greedy,
        ..skill(depth, 1_000, gives)
    }
}

/// The strongest play with `nodes` positions a move, which take less than a second.
const fn master(nodes: u64) -> Skill {
    skill(DEPTH_MAX, nodes, 0)
}

/// Kalah and its relatives.
const STORES: Skills = [
    greedy(1, 400),
    greedy(1, 120),
    skill(1, 1_000, 700),
    skill(1, 1_000, 300),
    skill(2, 1_000, 220),
    skill(3, 5_000, 50),
    skill(6, 20_000, 0),
    master(500_000),
];
/// Oware.
const TWOS_AND_THREES: Skills = [
    greedy(1, 900),
    greedy(1, 60),
    skill(1, 1_000, 700),
    skill(1, 1_000, 450),
    skill(1, 1_000, 200),
    skill(2, 2_000, 200),
    skill(4, 10_000, 0),
    master(500_000),
];
/// Congkak. A player who sees a few sowings ahead can win in the first turn, so these levels look
/// one or two sowings ahead, and differ in what they overlook. Values are large here: a whole turn
/// depends on every sowing. The last level wins no more games with more positions.
const RELAYS: Skills = [
    greedy(1, 7_000),
    greedy(1, 1_800),
    greedy(1, 60),
    skill(1, 1_000, 3_600),
    skill(1, 1_000, 1_800),
    skill(2, 1_000, 1_750),
    skill(2, 1_000, 0),
    master(100_000),
];
/// Games that are won by clearing one's houses.
const RACE: Skills = [
    greedy(1, 150),
    greedy(1, 30),
    skill(1, 1_000, 600),
    skill(2, 1_000, 250),
    skill(3, 3_000, 120),
    skill(5, 6_000, 0),
    skill(8, 20_000, 0),
    master(500_000),
];
/// Banana-Cala.
const FRUIT: Skills = [
    greedy(1, 500),
    greedy(1, 100),
    skill(1, 1_000, 600),
    skill(1, 1_000, 350),
    skill(2, 2_000, 200),
    skill(3, 5_000, 60),
    skill(4, 20_000, 0),
    master(500_000),
];
/// Games of the general machine. Boards differ in size, so that what a move may give away is told in
/// thousandths of all seeds.
const GENERAL: Skills = [
    greedy(1, 300),
    greedy(1, 110),
    skill(2, 1_000, 170),
    skill(2, 1_000, 75),
    skill(3, 3_000, 65),
    skill(3, 5_000, 4),
    skill(5, 20_000, 0),
    master(100_000),
];
/// Games of the general machine on four rows that are not about points, such as Bao and Omweso: many
/// seeds change hands with one move.
const FOUR_ROWS: Skills = [
    greedy(1, 300),
    greedy(1, 110),
    skill(2, 1_000, 220),
    skill(2, 1_000, 120),
    skill(3, 3_000, 120),
    skill(3, 5_000, 4),
    skill(5, 20_000, 0),
    master(100_000),
];

impl Engine {
    /// Chooses a move as a player of that level would: the same for the same position, player and
    /// seed, unless `deadline` (checked every few thousand positions) cuts it short.
    ///
    /// ```
    /// use engine::{Engine, EngineOptions, Level, Player};
    /// use rules::{Position, Side};
    ///
    /// let position = Position::start(&"oware".parse()?);
    /// let player = Player { side: Side::South, level: Level::ALL[2], seed: 1 };
    /// let mut engine = Engine::new(EngineOptions::default());
    /// let choice = engine.choose(&position, player, None);
    /// assert_eq!(engine.choose(&position, player, None).mv, choice.mv);
    /// assert!(choice.mv.is_some_and(|mv| position.check(mv).is_ok()));
    /// # Ok::<(), rules::RuleSetError>(())
    /// ```
    pub fn choose(
        &mut self,
        position: &Position,
        player: Player,
        deadline: Option<Deadline<'_>>,
    ) -> Choice {
        let is_his = match position.to_move() {
            ToMove::Nobody => false,
            ToMove::One(side) => side == player.side,
            ToMove::Both => true,
        };
        if !is_his {
            return Choice::default();
        }
        let skills = skills(position.properties(), position.board().rows());
        let mut skill = skills[usize::from(player.level.number()) - 1];
        if position.is_general() {
            skill.gives = skill.gives * i32::from(position.pieces_total()) * POINT / 1_000;
        }
        self.choose_as(position, player, skill, deadline)
    }

    fn choose_as(
        &mut self,
        position: &Position,
        player: Player,
        skill: Skill,
        deadline: Option<Deadline<'_>>,
    ) -> Choice {
        let limits = Limits {
            depth: Some(skill.depth),
            nodes: Some(skill.nodes),
            deadline,
            lines: if skill.gives > 0 {
                Lines::All
            } else {
                Lines::Best
            },
            side: Some(player.side),
        };
        let on_info = &mut |_: &_| ControlFlow::Continue(());
        // A level plays the same however often it was asked before.
        self.forget();
        let report = self.search_as(
            skill.judgement,
            player.level.looks_up(),
            position,
            &limits,
            on_info,
        );
        Choice {
            mv: pick(&report, skill.gives, &mut Random::new(player.seed)),
            report,
        }
    }
}

/// The skills for a game on a board of so many rows.
const fn skills(properties: &Properties, rows: u8) -> &'static Skills {
    match properties.family {
        Family::Fruit => &FRUIT,
        Family::Race => &RACE,
        Family::Relay => &RELAYS,
        Family::TwoOrThree => &TWOS_AND_THREES,
        Family::Facing | Family::Stores => &STORES,
        Family::General if properties.is_race && rows > 2 => &FOUR_ROWS,
        Family::General => &GENERAL,
    }
}

/// Chooses among the moves that lose less than `gives`, the better the likelier.
fn pick(report: &Report, gives: i32, random: &mut Random) -> Option<Move> {
    let best = report.fine.first()?;
    let weights: Vec<u64> = report
        .fine
        .iter()
        .map(|value| u64::from((gives - (best - value)).max(0).unsigned_abs()).pow(2))
        .collect();
    let sum: u64 = weights.iter().sum();
    if sum == 0 {
        return report.best();
    }
    let mut rest = random.bits() % sum;
    for (valued, weight) in report.moves.iter().zip(weights) {
        if rest < weight {
            return Some(valued.mv);
        }
        rest -= weight;
    }
    report.best()
}
