//! Matches between two players: openings, both sides of each, the score and how sure it is.

use std::ops::ControlFlow;

pub use game::Tally;
use game::{Awaited, Chosen, Game, Seat, Sitting};
use rules::playout::random_move;
use rules::{Move, Position, Random, RuleSet, Side};

use crate::{Engine, EngineOptions, Level, Limits, Player};

/// A game that takes longer is a draw; only games without a rule of repetition do.
const PLIES_MAX: usize = 2000;

/// A player of a match.
pub trait Contestant {
    /// The move of the player at `side`, who is to move; in an opening where both choose at once,
    /// that player's house. `seed` differs from move to move. `None` resigns.
    fn choose(&mut self, position: &Position, side: Side, seed: u64) -> Option<Move>;

    /// Begins a game.
    fn begin(&mut self, _start: &Position) {}

    /// Receives a move that was made, by either player or as part of the opening.
    fn played(&mut self, _mv: Move) {}
}

/// The openings of a match, and the sides of the players.
#[derive(Clone, Debug)]
pub struct Openings {
    /// The position before the opening.
    pub start: Position,
    /// The number of plies played at random before the players take over.
    pub plies: u16,
    /// Whether every opening is played a second time, with the first player as North. Otherwise the
    /// first player is South in every game.
    pub swap: bool,
    /// The most points by which either player may seem to lead after the opening, if that is
    /// limited.
    pub balance: Option<u16>,
}

impl Openings {
    /// The default number of plies played at random.
    pub const PLIES: u16 = 4;

    /// The moves of an opening after which the game still goes on, and is balanced if that is asked
    /// for. If that many plies always end the game, there are none; if none of many openings is
    /// balanced, it is the one nearest to balance.
    fn draw(&self, random: &mut Random, judge: &mut Engine) -> Vec<Move> {
        /// The most openings tried: few end the game, unless all do.
        const TRIALS: usize = 1000;
        /// The most openings whose balance is judged.
        const JUDGED: usize = 200;
        let mut best = Vec::new();
        let mut least = u32::MAX;
        let mut judged = 0;
        for _ in 0..TRIALS {
            let mut position = self.start.clone();
            let moves: Vec<Move> = (0..self.plies)
                .filter_map(|_| random_ply(&mut position, random))
                .collect();
            if position.is_over() {
                continue;
            }
            let Some(balance) = self.balance else {
                return moves;
            };
            let lead = lead(&position, judge);
            if lead < least {
                least = lead;
                best = moves;
            }
            judged += 1;
            if least <= u32::from(balance) || judged == JUDGED {
                break;
            }
        }
        best
    }
}

impl From<&RuleSet> for Openings {
    fn from(rules: &RuleSet) -> Openings {
        Openings {
            start: Position::start(rules),
            plies: Openings::PLIES,
            swap: true,
            balance: None,
        }
    }
}

/// The points by which either player seems to lead, after a search of a tenth of a second or so.
fn lead(position: &Position, judge: &mut Engine) -> u32 {
    /// Enough to see what follows in the next turns.
    const NODES: u64 = 300_000;
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    judge.forget();
    let report = judge.search(position, &limits, &mut |_| ControlFlow::Continue(()));
    let value = report.value();
    value.map_or(0, |value| value.points.unsigned_abs())
}

/// A level at the board.
#[derive(Debug)]
pub struct LevelPlayer {
    engine: Engine,
    level: Level,
}

impl LevelPlayer {
    /// A level that plays with this engine.
    pub fn new(engine: Engine, level: Level) -> LevelPlayer {
        LevelPlayer { engine, level }
    }
}

impl Contestant for LevelPlayer {
    fn choose(&mut self, position: &Position, side: Side, seed: u64) -> Option<Move> {
        let level = self.level;
        let player = Player { side, level, seed };
        self.engine.choose(position, player, None).mv
    }
}

/// Plays a match of `games` games: each opening twice, the first player as South and then as North
/// (see [`Openings::swap`]). The seed decides openings and, through [`Contestant::choose`], the
/// players' random choices: with no opening, the first game is the one that the same two levels
/// play with this seed everywhere else. `on_game` gets the score after each game and can end the
/// match.
///
/// Of a game of several rounds the first one is played.
pub fn contest(
    openings: impl Into<Openings>,
    mut players: [&mut dyn Contestant; 2],
    games: u32,
    seed: u64,
    on_game: &mut dyn FnMut(&Tally) -> ControlFlow<()>,
) -> Tally {
    let mut tally = Tally::default();
    let openings = openings.into();
    let mut random = Random::new(seed);
    let mut judge = Engine::new(EngineOptions::default());
    let mut opening = Vec::new();
    for game in 0..games {
        let first = if game % 2 == 0 || !openings.swap {
            opening = openings.draw(&mut random, &mut judge);
            Side::South
        } else {
            Side::North
        };
        let seed = seed.wrapping_add(u64::from(game) << 32);
        let sitting = begin(&openings.start, &opening, seed, &mut players);
        let winner = play(sitting, &mut players, first);
        tally.count(winner, first);
        if on_game(&tally).is_break() {
            break;
        }
    }
    tally
}

/// The most moves that are listed: Banana-Cala can have too many, and the first ones are enough
/// here. The first arrangements of Omweso are not: they have all seeds in the last houses.
const RANDOM_MOVES_MAX: usize = 6000;

fn random_ply(position: &mut Position, random: &mut Random) -> Option<Move> {
    let mv = if position.is_arranging() {
        random_move(position, random)?
    } else {
        *random.pick(&position.moves_up_to(RANDOM_MOVES_MAX))?
    };
    position.advance(mv).expect("a listed move is legal");
    Some(mv)
}

/// Begins a new game with its opening for both players. The sitting treats both as people, of whom
/// it asks only moves.
fn begin(
    start: &Position,
    opening: &[Move],
    seed: u64,
    players: &mut [&mut dyn Contestant; 2],
) -> Sitting {
    let game = Game::new(start.clone());
    let mut sitting = Sitting::new(game, [Seat::PERSON, Seat::PERSON], seed);
    for mv in opening {
        let played = sitting.play(*mv);
        played.expect("the opening was played before");
    }
    for player in players.iter_mut() {
        player.begin(start);
        for mv in opening {
            player.played(*mv);
        }
    }
    sitting
}

/// Plays a game to its end; `first` is the side of the first player. Returns the winner.
fn play(mut sitting: Sitting, players: &mut [&mut dyn Contestant; 2], first: Side) -> Option<Side> {
    while sitting.game().cursor() < PLIES_MAX {
        let side = match sitting.awaited() {
            Awaited::Person(side) | Awaited::Computer(side, _) => side,
            Awaited::Refill(..) | Awaited::NextRound | Awaited::Nobody => {
                return sitting.position().outcome()?.winner;
            }
        };
        let player = &mut players[usize::from(side != first)];
        let chosen = player.choose(sitting.position(), side, sitting.seed_now());
        match chosen.map(|mv| sitting.choose(side, mv)) {
            Some(Ok(Chosen::Hidden)) => {}
            Some(Ok(Chosen::Played)) => {
                let mv = sitting.last_ply().expect("a ply was played").mv;
                for player in players.iter_mut() {
                    player.played(mv);
                }
            }
            // A player who offers no legal move resigns.
            Some(Err(_)) | None => return Some(!side),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balanced_openings_are_balanced() {
        let rules: RuleSet = "kalah:seeds=3".parse().unwrap();
        let mut judge = Engine::new(EngineOptions::default());
        let openings = Openings {
            balance: Some(1),
            ..Openings::from(&rules)
        };
        let mut random = Random::new(3);
        for _ in 0..5 {
            let mut position = openings.start.clone();
            for mv in openings.draw(&mut random, &mut judge) {
                position.advance(mv).unwrap();
            }
            assert!(lead(&position, &mut judge) <= 1, "{position}");
        }
    }

    #[test]
    fn the_same_seed_plays_the_same_match() {
        let rules: RuleSet = "kalah:houses=3,seeds=2".parse().unwrap();
        let game = || {
            let level = |number| {
                let engine = Engine::new(crate::EngineOptions::default());
                LevelPlayer::new(engine, Level::new(number).unwrap())
            };
            let (mut first, mut second) = (level(2), level(1));
            let go_on = &mut |_: &Tally| ControlFlow::Continue(());
            contest(&rules, [&mut first, &mut second], 10, 7, go_on)
        };
        assert_eq!(game(), game());
        assert_eq!(game().games(), 10);
    }
}
