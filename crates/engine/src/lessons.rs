//! Lessons for networks: positions of games that the engine plays against itself, and what its search
//! found there.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use rules::machine::{Choices, SeedChoice};
use rules::playout::random_move;
use rules::{Aim, Family, Fruit, Position, PositionOf, Random, RuleSet, Side, ToMove, Visitor};

use crate::general::rows_seen;
use crate::{Certainty, Deadline, Engine, EngineOptions, Limits, Network};

/// Plies of the opening that are left to chance, at most.
const OPENING_MAX: u32 = 12;
/// One move in so many is left to chance later.
const CHANCE: u32 = 8;
/// Plies after which a game is given up.
const PLIES_MAX: u32 = 400;
/// A game that is won by being first: what a win seems worth, in points.
const WIN: f32 = 40.0;
/// The share of a game's result in what a lesson says, where points decide in games of the general
/// machine. The rest is what the search found.
const RESULT: f32 = 0.5;
/// Games played at a time: more than there are processors, so that the positions do not depend on how
/// the games are shared out.
const GAMES: usize = 64;
/// The time between two looks at whether the other threads have played their games.
const PAUSE: Duration = Duration::from_millis(1);

/// A position as a network sees it, and what it is to say there.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Seeds in the houses of the player to move, from the player's left, then in the opponent's. In
    /// games of the general machine, the rows of their [`Inputs`](crate::general::Inputs) that count.
    pub inputs: Vec<u16>,
    /// The points by which the player to move will win more than the opponent, of what is still to be
    /// won.
    pub target: f32,
}

/// The games that lessons come from.
#[derive(Clone, Debug)]
pub struct Course {
    /// The rules of the games.
    pub rules: RuleSet,
    /// The least number of lessons: the last games are played to their ends.
    pub positions: usize,
    /// Positions that the engine looks at for each move.
    pub nodes: u64,
    /// The seed of what is left to chance.
    pub seed: u64,
    /// Games that are played at once. It makes no difference to the lessons.
    pub threads: usize,
    /// The network that judges while the games are played, if it is not that of the program.
    pub network: Option<Arc<Network>>,
}

impl Course {
    /// Whether there are lessons of a game: of all but those of fruit.
    pub fn is_for(rules: &RuleSet) -> bool {
        let family = Position::start(rules).properties().family;
        family != Family::Fruit
    }

    /// Plays the games. The same course has the same lessons, as long as the engine is the same.
    /// `on_batch` gets the number of lessons so far and can end the course; `is_over` ends it at once,
    /// with the lessons of the games that were finished together.
    ///
    /// # Panics
    /// Unless [`Course::is_for`] these rules.
    pub fn lessons(
        &self,
        is_over: Deadline<'_>,
        on_batch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Vec<Lesson> {
        assert!(
            Course::is_for(&self.rules),
            "{}: a game of fruit",
            self.rules
        );
        let mut lessons = Vec::new();
        for batch in 0.. {
            if lessons.len() >= self.positions {
                break;
            }
            let found = self.batch(batch, is_over);
            if is_over() {
                break;
            }
            lessons.extend(found);
            if on_batch(lessons.len()).is_break() {
                break;
            }
        }
        lessons
    }

    /// The lessons of some games, in the order of the games.
    fn batch(&self, batch: usize, is_over: Deadline<'_>) -> Vec<Lesson> {
        let threads = self.threads.max(1);
        let play = |thread: usize| {
            let numbers = (thread..GAMES).step_by(threads);
            let game = |number| {
                let random = Random::new(self.seed << 40 | (batch * GAMES + number) as u64);
                (number, self.game(random, is_over))
            };
            numbers.map(game).collect::<Vec<_>>()
        };
        let mut games: Vec<_> = thread::scope(|scope| {
            let spawned = (1..threads).map(|thread| scope.spawn(move || play(thread)));
            let handles: Vec<_> = spawned.collect();
            let own = play(0);
            // Only the caller's thread may hear that its user has had enough.
            while !is_over() && handles.iter().any(|handle| !handle.is_finished()) {
                thread::sleep(PAUSE);
            }
            let joined = handles.into_iter().map(thread::ScopedJoinHandle::join);
            let others = joined.flat_map(|games| games.expect("no game panics"));
            own.into_iter().chain(others).collect()
        });
        games.sort_by_key(|(number, _)| *number);
        games.into_iter().flat_map(|(_, lessons)| lessons).collect()
    }

    fn game(&self, mut random: Random, is_over: Deadline<'_>) -> Vec<Lesson> {
        // A new one: what an engine forgets still leaves traces in which entries it replaces.
        let mut engine = Engine::new(EngineOptions::default());
        if let Some(network) = &self.network {
            engine.use_network(network.clone());
        }
        let mut position = Position::start(&self.rules);
        let mut lessons = Vec::new();
        // Of each lesson the player to move, and the margin.
        let mut leads = Vec::new();
        let opening = random.below(OPENING_MAX);
        for ply in 0..PLIES_MAX {
            if position.is_over() || is_over() {
                break;
            }
            // Where both choose at once there is no best move.
            let by_chance = ply < opening
                || random.below(CHANCE) == 0
                || position.to_move() == ToMove::Both
                || position.is_arranging();
            if by_chance {
                advance_by_chance(&mut position, &mut random);
                continue;
            }
            let limits = Limits {
                nodes: Some(self.nodes),
                deadline: Some(is_over),
                ..Limits::default()
            };
            let report = engine.search(&position, &limits, &mut |_| ControlFlow::Continue(()));
            let (Some(best), Some(value)) = (report.best(), report.value()) else {
                break;
            };
            // Where a game is decided in sight of the search there is nothing to judge.
            let is_known = value.source == Certainty::Proved && report.depth < 3;
            if !is_known {
                let fine = points(report.fine[0]);
                let worth = if value.wins_in().is_some() {
                    WIN * fine.signum()
                } else {
                    fine
                };
                let (inputs, margin) = position.visit(Seen);
                let target = worth - margin;
                lessons.push(Lesson { inputs, target });
                leads.push((position.side_to_move(), margin));
            }
            position.advance(best).expect("the engine's move is legal");
        }
        let properties = position.properties();
        if position.is_over()
            && properties.family == Family::General
            && properties.aim == Aim::Points
        {
            for (lesson, (side, margin)) in lessons.iter_mut().zip(leads) {
                let won = f32::from(position.margin());
                let won = if side == Some(Side::South) { won } else { -won };
                lesson.learn_result(won - margin);
            }
        }
        lessons
    }
}

impl Lesson {
    /// Takes into account how many points the player to move has won in the end.
    fn learn_result(&mut self, points: f32) {
        let target = self.target + RESULT * (points - self.target);
        self.target = target.clamp(-WIN, WIN);
    }
}

/// Plays a move by chance.
fn advance_by_chance(position: &mut Position, random: &mut Random) {
    let mv = if position.is_arranging() {
        random_move(position, random).expect("the game goes on")
    } else {
        let moves = position.moves();
        moves[random.below(moves.len() as u32) as usize]
    };
    position.advance(mv).expect("a legal move");
}

/// Hundredths of a point as points.
#[expect(clippy::cast_precision_loss, reason = "values of games are small")]
fn points(hundredths: i32) -> f32 {
    hundredths as f32 / 100.0
}

/// The inputs of a position, and the margin so far.
struct Seen;

impl Visitor for Seen {
    type Output = (Vec<u16>, f32);

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> (Vec<u16>, f32) {
        let (machine, state) = (position.machine(), position.state());
        let side = state.side;
        let width = usize::from(machine.shape().houses());
        let row = |owner: Side| {
            let base = machine.shape().base(owner);
            (base..base + width).map(|house| state.cells.count(house))
        };
        let houses = row(side).chain(row(!side)).collect();
        let won = |side: Side| f32::from(machine.won(state, side).points());
        let is_race = machine.properties().is_race;
        let margin = if is_race { 0.0 } else { won(side) - won(!side) };
        (houses, margin)
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> (Vec<u16>, f32) {
        unreachable!("there are no networks for fruit")
    }

    fn general(self, position: &Position) -> (Vec<u16>, f32) {
        let tree = position.tree().expect("a position of the general machine");
        let [south, north] = match tree.properties().aim {
            Aim::Points => tree.score(tree.root()).map(f32::from),
            Aim::Deprive | Aim::Immobilise | Aim::FrontRow | Aim::Clear => [0.0; 2],
        };
        let margin = match tree.root().side() {
            Side::South => south - north,
            Side::North => north - south,
        };
        (rows_seen(tree), margin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(rules: &str, threads: usize) -> Course {
        Course {
            rules: rules.parse().unwrap(),
            positions: 100,
            nodes: 100,
            seed: 3,
            threads,
            network: None,
        }
    }

    #[test]
    fn lessons_do_not_depend_on_threads() {
        let lessons = |threads| {
            let go_on = &mut |_| ControlFlow::Continue(());
            course("kalah:houses=4,seeds=3", threads).lessons(&|| false, go_on)
        };
        let one = lessons(1);
        assert!(one.len() >= 100 && one == lessons(3));
        assert!(one.iter().all(|lesson| lesson.inputs.len() == 8));
    }

    #[test]
    fn lessons_can_be_had_of_every_game_but_of_fruit() {
        for rules in [
            "oware",
            "congkak:opening=simultaneous",
            "kid-cala-beginner",
            "kalah:houses=4,pie=on",
            "togyz-kumalak",
            "omweso:arrange=on",
            "bao",
        ] {
            let stop = &mut |_| ControlFlow::Break(());
            assert!(
                !course(rules, 2).lessons(&|| false, stop).is_empty(),
                "{rules}"
            );
            assert!(
                course(rules, 2).lessons(&|| true, stop).is_empty(),
                "{rules}"
            );
        }
        assert!(!Course::is_for(&"banana-cala".parse().unwrap()));
    }
}
