//! The values of all positions that have been looked into.

use std::collections::HashMap;

use game::Game;
use protocol::worker::Valued;
use rules::{Position, Side};

use crate::study::review::Point;
use crate::study::standing::{self, about, turned};

/// The value of a position, from South's side.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Worth {
    /// The final margin.
    pub(super) point: Point,
    /// In a race: the sowings until it is won, negative if North wins it.
    pub(super) first: Option<i32>,
}

impl Worth {
    /// The value of a position by that of its best move.
    pub(super) fn of(best: &Valued, side: Side) -> Worth {
        Worth {
            point: Point::of(best, side),
            first: best.wins_in.map(|plies| turned(plies, side)),
        }
    }

    /// The value of a position in which the game is over.
    pub(super) fn over(position: &Position) -> Option<Worth> {
        let margin = i32::from(position.margin());
        let point = Point {
            margin,
            exact: true,
        };
        position.is_over().then_some(Worth { point, first: None })
    }

    /// The number beside the bar, from the point of view of this side.
    pub(super) fn text(self, side: Side) -> String {
        match self.first {
            Some(plies) => {
                let plies = turned(plies, side);
                let sign = if plies < 0 { "−" } else { "" };
                about(&format!("{sign}#{}", plies.abs()), self.point.exact)
            }
            None => self.point.seen_by(side).text(),
        }
    }

    /// South's share of the bar, from 0 to 1, in a game with this many pieces.
    pub(super) fn share(self, total: u16) -> f64 {
        match self.first {
            Some(plies) => f64::from(u8::from(plies > 0)),
            None => standing::share(self.point.margin, total),
        }
    }
}

/// The values of positions, by their texts: a position that comes back another way is known.
#[derive(Clone, Debug, Default)]
pub(super) struct Course {
    known: HashMap<String, Worth>,
}

impl Course {
    /// Takes a value, unless a certain one would give way to an estimate.
    pub(super) fn learn(&mut self, position: &Position, worth: Worth) {
        let key = format!("{position:#}");
        let is_certain = |known: &Worth| known.point.exact && !worth.point.exact;
        if !self.known.get(&key).is_some_and(is_certain) {
            self.known.insert(key, worth);
        }
    }

    /// The value of a position, if it is known.
    pub(super) fn worth(&self, position: &Position) -> Option<Worth> {
        let known = || self.known.get(&format!("{position:#}")).copied();
        Worth::over(position).or_else(known)
    }

    /// The value of each position of the line shown, as far as known.
    pub(super) fn points(&self, game: &Game) -> Vec<Option<Point>> {
        let point = |position: &Position| Some(self.worth(position)?.point);
        game.positions().map(point).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::review::valued;

    fn guess(points: i32) -> Worth {
        let best = Valued {
            source: rules::Certainty::Searched { depth: 3 },
            ..valued("C", points)
        };
        Worth::of(&best, Side::South)
    }

    #[test]
    fn a_certain_value_stays() {
        let mut game = Game::start(&"kalah".parse().unwrap());
        let mut course = Course::default();
        course.learn(game.position(), guess(4));
        course.learn(game.position(), Worth::of(&valued("C", 6), Side::South));
        course.learn(game.position(), guess(2));
        game.play(game.position().read_move("A").unwrap()).unwrap();
        let points = course.points(&game);
        let south: Vec<_> = points.iter().map(|point| point.map(|p| p.margin)).collect();
        assert_eq!(south, [Some(6), None]);
    }

    #[test]
    fn the_bar_tells_margins_and_races() {
        assert_eq!(guess(4).text(Side::South), "≈+4");
        assert!((guess(12).share(48) - 0.625).abs() < 1e-9);
        let mut race = valued("a", 1);
        race.wins_in = Some(5);
        let lost = Worth::of(&race, Side::North);
        assert_eq!(lost.text(Side::South), "−#5");
        assert_eq!(
            [guess(4), lost].map(|it| it.text(Side::North)),
            ["≈−4", "#5"]
        );
        assert!(lost.share(48).abs() < 1e-9);
    }
}
