//! Positions that come up in games: levels of the computer play them, as people would who are not
//! equally careful.

use engine::{Engine, EngineOptions, Level, Player};
use rules::Random;
use rules::{Position, RuleSet, ToMove};

/// The number of random sowings before the players take over, so that no two games are the same.
const OPENING: u32 = 3;

/// A game that is longer is not looked at to its end.
const PLIES_MAX: usize = 400;

/// The levels that play.
const WEAKEST: u32 = 2;
const STRONGEST: u32 = 6;

/// Plays games, and collects positions from them.
#[derive(Debug)]
pub(crate) struct Sample {
    engine: Engine,
    random: Random,
    rules: RuleSet,
}

impl Sample {
    pub(crate) fn new(rules: &RuleSet, seed: u64) -> Sample {
        Sample {
            engine: Engine::new(EngineOptions {
                hash_bytes: 1 << 20,
                ..EngineOptions::default()
            }),
            random: Random::new(seed),
            rules: *rules,
        }
    }

    /// The positions of one more game at which a turn begins, in random order.
    pub(crate) fn game(&mut self) -> Vec<Position> {
        let mut position = Position::start(&self.rules);
        let levels = [0, 1].map(|_| WEAKEST + self.random.below(STRONGEST - WEAKEST + 1));
        let mut found = Vec::new();
        let mut before = None;
        for ply in 0..PLIES_MAX {
            let ToMove::One(side) = position.to_move() else {
                break;
            };
            if before != Some(side) {
                found.push(position.clone());
            }
            before = Some(side);
            let moves = position.moves();
            let mv = if ply < OPENING as usize {
                let chosen = self.random.below(u32::try_from(moves.len()).unwrap_or(1));
                moves.get(chosen as usize).copied()
            } else {
                let level = u8::try_from(levels[side.index()]).ok().and_then(Level::new);
                let player = Player {
                    side,
                    level: level.unwrap_or(Level::ALL[0]),
                    seed: u64::from(self.random.below(u32::MAX)),
                };
                self.engine.choose(&position, player, None).mv
            };
            if mv.is_none_or(|mv| position.advance(mv).is_err()) {
                break;
            }
        }
        for last in (1..found.len()).rev() {
            let other = self.random.below(u32::try_from(last + 1).unwrap_or(1));
            found.swap(last, other as usize);
        }
        found
    }
}
