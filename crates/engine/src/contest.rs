//! Matches between two players: openings, both sides of each, the score and how sure it is.

use std::ops::ControlFlow;

use rules::{Move, Position, RuleSet, Side, ToMove};

use crate::chance::Chance;
use crate::{Engine, EngineOptions, Level, Limits, Player};

/// A game that takes longer is a draw; only games without a rule of repetition do.
const PLIES_MAX: usize = 2000;

/// Somebody who plays a match.
pub trait Contestant {
    /// The move of the player at `side`, who is to move; in an opening where both choose at once
    /// his house. `seed` differs from move to move. `None` resigns.
    fn choose(&mut self, position: &Position, side: Side, seed: u64) -> Option<Move>;

    /// A game begins here.
    fn begin(&mut self, _start: &Position) {}

    /// This move was made, by somebody or as part of the opening.
    fn played(&mut self, _mv: Move) {}
}

/// Where the games of a match begin, and who plays which side.
#[derive(Clone, Debug)]
pub struct Openings {
    /// The position before the opening.
    pub start: Position,
    /// Plies played at random before the players take over.
    pub plies: u16,
    /// Whether every opening is played a second time, the first player as North. Otherwise he is
    /// South in every game.
    pub swap: bool,
    /// Only openings in which neither player seems to lead by more points than this.
    pub balance: Option<u16>,
}

impl Openings {
    /// Plies played at random unless something else is wanted.
    pub const PLIES: u16 = 4;

    /// The moves of an opening after which the game still goes on, and is balanced if that is
    /// asked for. Where so many plies always end it, there are none; where none of many is
    /// balanced, it is the one most so.
    fn draw(&self, chance: &mut Chance, judge: &mut Engine) -> Vec<Move> {
        /// Games shorter than the opening are rare, unless all are.
        const TRIALS: usize = 1000;
        /// Of those whose balance is judged.
        const JUDGED: usize = 200;
        let mut best = Vec::new();
        let mut least = u32::MAX;
        let mut judged = 0;
        for _ in 0..TRIALS {
            let mut position = self.start.clone();
            let moves: Vec<Move> = (0..self.plies)
                .filter_map(|_| random_ply(&mut position, chance))
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

/// The points by which somebody seems to lead, after a search of a tenth of a second or so.
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

/// The score of a match so far, seen by the first player.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// Games the first player won.
    pub won: u32,
    /// Games nobody won.
    pub drawn: u32,
    /// Games the first player lost.
    pub lost: u32,
}

impl Tally {
    /// Games played.
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Points per game, a draw counting half; a half if nothing was played.
    pub fn score(self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games())
    }

    /// The Wilson interval in which the true score lies with a probability of 95 %. Draws make
    /// the truth a little narrower than this.
    pub fn interval(self) -> (f64, f64) {
        /// Standard deviations on either side.
        const Z: f64 = 1.96;
        let games = f64::from(self.games());
        if games == 0.0 {
            return (0.0, 1.0);
        }
        let score = self.score();
        let shrink = 1.0 + Z * Z / games;
        let centre = (score + Z * Z / (2.0 * games)) / shrink;
        let variance = score * (1.0 - score) / games + Z * Z / (4.0 * games * games);
        let half = Z * variance.sqrt() / shrink;
        (centre - half, centre + half)
    }

    fn add(&mut self, winner: Option<Side>, first: Side) {
        match winner {
            None => self.drawn += 1,
            Some(side) if side == first => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }
}

/// Plays a match of `games` games: each opening twice, the first player as South and then as
/// North (see [`Openings::swap`]). The seed decides openings and, through
/// [`Contestant::choose`], the players' chances. `on_game` hears the score after each game and can end the match.
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
    let mut luck = Chance::new(seed);
    let mut judge = Engine::new(EngineOptions::default());
    let mut opening = Vec::new();
    for game in 0..games {
        let first = if game % 2 == 0 || !openings.swap {
            opening = openings.draw(&mut luck, &mut judge);
            Side::South
        } else {
            Side::North
        };
        let mut chance = Chance::new(seed.wrapping_add(u64::from(game) << 32));
        let start = begin(&openings.start, &opening, &mut players);
        let winner = play(start, &mut players, first, &mut chance);
        tally.add(winner, first);
        if on_game(&tally).is_break() {
            break;
        }
    }
    tally
}

/// Banana-Cala can have more moves than anybody could list; the first ones are enough here.
const RANDOM_MOVES_MAX: usize = 6000;

fn random_ply(position: &mut Position, chance: &mut Chance) -> Option<Move> {
    let moves = position.moves_up_to(RANDOM_MOVES_MAX);
    if moves.is_empty() {
        return None;
    }
    let mv = moves[chance.below(moves.len())];
    position.advance(mv).expect("a listed move is legal");
    Some(mv)
}

/// Tells both players of a new game and its opening.
fn begin(start: &Position, opening: &[Move], players: &mut [&mut dyn Contestant; 2]) -> Position {
    let mut position = start.clone();
    for player in players.iter_mut() {
        player.begin(start);
        for mv in opening {
            player.played(*mv);
        }
    }
    for mv in opening {
        position
            .advance(*mv)
            .expect("the opening was played before");
    }
    position
}

/// Plays a game to its end; `first` is the side of the first player. Returns who won.
fn play(
    mut position: Position,
    players: &mut [&mut dyn Contestant; 2],
    first: Side,
    chance: &mut Chance,
) -> Option<Side> {
    for _ in 0..PLIES_MAX {
        let mut choose = |side: Side| {
            let player = &mut players[usize::from(side != first)];
            player.choose(&position, side, chance.bits())
        };
        let mv = match position.to_move() {
            ToMove::Nobody => return position.outcome().and_then(|outcome| outcome.winner),
            ToMove::One(side) => choose(side).ok_or(side),
            ToMove::Both => match Side::BOTH.map(choose) {
                [Some(Move::House(south)), Some(Move::House(north))] => {
                    Ok(Move::Both(south, north))
                }
                [Some(Move::House(_)), _] => Err(Side::North),
                _ => Err(Side::South),
            },
        };
        match mv {
            Ok(mv) if position.advance(mv).is_ok() => {
                for player in players.iter_mut() {
                    player.played(mv);
                }
            }
            // Who has no legal move to offer resigns.
            Ok(_) => return position.side_to_move().map(|side| !side),
            Err(side) => return Some(!side),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_narrows_round_the_score() {
        let tally = |won, lost| Tally {
            won,
            lost,
            drawn: 0,
        };
        let (low, high) = tally(240, 160).interval();
        assert!((low - 0.551).abs() < 0.001 && (high - 0.647).abs() < 0.001);
        assert_eq!(Tally::default().interval(), (0.0, 1.0));
        assert!(tally(3, 0).interval().1 <= 1.0);
    }

    #[test]
    fn balanced_openings_are_balanced() {
        let rules: RuleSet = "kalah:seeds=3".parse().unwrap();
        let mut judge = Engine::new(EngineOptions::default());
        let openings = Openings {
            balance: Some(1),
            ..Openings::from(&rules)
        };
        let mut chance = Chance::new(3);
        for _ in 0..5 {
            let mut position = openings.start.clone();
            for mv in openings.draw(&mut chance, &mut judge) {
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
