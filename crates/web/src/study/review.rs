//! Review of a game: slips, mistakes and blunders, the players' accuracy and the graph of values.

use protocol::worker::Valued;
use rules::Side;

use crate::study::standing::{about, signed, turned};

/// A choice made in a game, with all its alternatives.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Choice {
    /// The player who chose.
    pub(super) side: Side,
    /// All moves, best first.
    pub(super) moves: Vec<Valued>,
    /// The one that was played.
    pub(super) played: String,
    /// The turn it belongs to, as score sheets number them.
    pub(super) turn: usize,
    /// Points that are too many to be a slip, if the result stayed.
    pub(super) many: i32,
}

/// The fault of a move, by what it gave away.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Fault {
    /// Points, but the result stayed.
    Slip,
    /// A win for a draw, or a draw for a loss; or very many points.
    Mistake,
    /// A win for a loss.
    Blunder,
}

impl Fault {
    /// The sign that players write behind a move.
    pub(super) const fn sign(self) -> &'static str {
        match self {
            Fault::Slip => "?!",
            Fault::Mistake => "?",
            Fault::Blunder => "??",
        }
    }

    /// Its name in the catalogues.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Fault::Slip => "study-slip",
            Fault::Mistake => "study-mistake",
            Fault::Blunder => "study-blunder",
        }
    }
}

/// The winner in the end: 1 for the player of the move, -1 for the other one.
fn result(valued: &Valued) -> i32 {
    valued.wins_in.unwrap_or(valued.points).signum()
}

impl Choice {
    fn played(&self) -> Option<&Valued> {
        self.moves.iter().find(|valued| valued.mv == self.played)
    }

    /// Whether only being first counts, so that there is no margin in points.
    pub(super) fn is_race(&self) -> bool {
        self.moves.iter().any(|valued| valued.wins_in.is_some())
    }

    /// Points that a move gives away.
    fn lost(&self, valued: &Valued) -> i32 {
        self.moves
            .first()
            .map_or(0, |best| (best.points - valued.points).max(0))
    }

    /// Points that the move played gave away; 0 if its value is not known.
    pub(super) fn loss(&self) -> i32 {
        self.played().map_or(0, |played| self.lost(played))
    }

    /// The fault of the move played, if it has one.
    pub(super) fn fault(&self) -> Option<Fault> {
        let (best, played) = (self.moves.first()?, self.played()?);
        match result(best) - result(played) {
            2.. => Some(Fault::Blunder),
            1 => Some(Fault::Mistake),
            // In a race there are no points to lose.
            _ if best.wins_in.is_some() || played.wins_in.is_some() => None,
            _ if self.lost(played) >= self.many => Some(Fault::Mistake),
            _ if self.lost(played) > 0 => Some(Fault::Slip),
            _ => None,
        }
    }

    /// The result that the move gave away, as the id of its text.
    pub(super) fn gave_away(&self) -> Option<&'static str> {
        let best = self.moves.first().map(result)?;
        let lost = if best > 0 {
            "study-win-lost"
        } else {
            "study-draw-lost"
        };
        (!self.keeps()).then_some(lost)
    }

    /// The quality of the move, from 0 for the worst to 1000 for the best one; `None` if no move
    /// could have been wrong.
    fn quality(&self) -> Option<i32> {
        let played = self.played()?;
        let worst = self.moves.iter().map(|valued| self.lost(valued)).max()?;
        (worst > 0).then(|| 1000 * (worst - self.lost(played)) / worst)
    }

    /// Whether the move kept the best result.
    pub(super) fn keeps(&self) -> bool {
        let best = self.moves.first();
        let pair = best.zip(self.played());
        pair.is_none_or(|(best, played)| result(best) <= result(played))
    }
}

/// The fault that decided a game: the last one after which another result was to be expected.
pub(super) fn turning_point(faults: &[(usize, Choice, Fault)]) -> Option<&(usize, Choice, Fault)> {
    faults.iter().rfind(|(_, choice, _)| !choice.keeps())
}

/// The verdict on a move tried instead of the one played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Answer {
    /// No move is better.
    Right,
    /// The result stays, but points are lost.
    Kept,
    /// It gives the result away, or as many points as the move played.
    Wrong,
}

impl Choice {
    /// The verdict on another move, and the points it gives away; `None` if its value is not known.
    pub(super) fn answer(&self, mv: &str) -> Option<(Answer, i32)> {
        let tried = Choice {
            played: mv.to_owned(),
            ..self.clone()
        };
        tried.played()?;
        let answer = match tried.fault() {
            None => Answer::Right,
            Some(Fault::Slip) if !self.keeps() || tried.loss() < self.loss() => Answer::Kept,
            Some(_) => Answer::Wrong,
        };
        Some((answer, tried.loss()))
    }
}

/// The accuracy of one player.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Accuracy {
    /// The mean quality of the player's choices, in percent.
    pub(super) percent: i32,
    /// The number of the player's slips, mistakes and blunders.
    pub(super) faults: [usize; 3],
}

/// The accuracy of a player; `None` if they never had a real choice.
pub(super) fn accuracy(choices: &[Choice], side: Side) -> Option<Accuracy> {
    let of_side = choices.iter().filter(|choice| choice.side == side);
    let real: Vec<(&Choice, i32)> = of_side
        .filter_map(|choice| Some((choice, choice.quality()?)))
        .collect();
    let number = i32::try_from(real.len())
        .ok()
        .filter(|&number| number > 0)?;
    let percent = |sum: i32| (sum + 5 * number) / (10 * number);
    let faults = [Fault::Slip, Fault::Mistake, Fault::Blunder];
    Some(Accuracy {
        percent: percent(real.iter().map(|(_, quality)| quality).sum()),
        faults: faults.map(|fault| {
            let such = real
                .iter()
                .filter(|(choice, _)| choice.fault() == Some(fault));
            such.count()
        }),
    })
}

/// The value of a position for one side, South if nothing else is said.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Point {
    /// The final margin.
    pub(super) margin: i32,
    /// Whether it is certain.
    pub(super) exact: bool,
}

impl Point {
    /// The margin as it is shown.
    pub(super) fn text(self) -> String {
        about(&signed(self.margin), self.exact)
    }

    /// South's value for this side.
    pub(super) fn seen_by(self, side: Side) -> Point {
        Point {
            margin: turned(self.margin, side),
            ..self
        }
    }

    /// South's value of a position by that of its best move.
    pub(super) fn of(best: &Valued, side: Side) -> Point {
        let points = best.wins_in.map_or(best.points, i32::signum);
        Point {
            margin: turned(points, side),
            exact: best.source.is_exact(),
        }
    }
}

/// The graph of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Curve {
    /// The margin at the upper edge; at the lower one it is as far below zero.
    pub(super) top: i32,
    /// Known points: step, and distance from left and top, from 0 to 1.
    pub(super) places: Vec<(usize, f64, f64)>,
    /// Lines from known point to the next step, if that is known, and whether both are certain.
    pub(super) lines: Vec<([f64; 4], bool)>,
}

/// The distance of a step from the beginning of a game, as a share from 0 to 1.
pub(super) fn share(step: usize, last: usize) -> f64 {
    let number = |steps: usize| f64::from(u16::try_from(steps).unwrap_or(u16::MAX));
    number(step) / number(last.max(1))
}

/// The smallest margin at the upper edge, so that small differences stay small.
const TOP_MIN: i32 = 8;

/// Lays a graph out, as wide and as high as 1.
pub(super) fn curve(points: &[Option<Point>]) -> Curve {
    let known: Vec<(usize, Point)> = points
        .iter()
        .enumerate()
        .filter_map(|(step, point)| Some((step, (*point)?)))
        .collect();
    let largest = known.iter().map(|(_, point)| point.margin.abs()).max();
    let top = largest.unwrap_or(0).max(TOP_MIN);
    let last = points.len().saturating_sub(1);
    let place = |&(step, point): &(usize, Point)| {
        let x = share(step, last);
        let y = 0.5 - 0.5 * f64::from(point.margin) / f64::from(top);
        (step, x, y)
    };
    let line = |pair: &[(usize, Point)]| {
        let ((_, x1, y1), (_, x2, y2)) = (place(&pair[0]), place(&pair[1]));
        ([x1, y1, x2, y2], pair[0].1.exact && pair[1].1.exact)
    };
    Curve {
        top,
        places: known.iter().map(place).collect(),
        // Nobody knows what happened between positions that are not neighbours.
        lines: known
            .windows(2)
            .filter(|pair| pair[0].0 + 1 == pair[1].0)
            .map(line)
            .collect(),
    }
}

/// A move with this proved value, for tests.
#[cfg(test)]
pub(super) fn valued(mv: &str, points: i32) -> Valued {
    Valued {
        mv: mv.to_owned(),
        points,
        wins_in: None,
        source: rules::Certainty::Proved,
        line: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(side: Side, played: &str, values: &[(&str, i32)]) -> Choice {
        Choice {
            side,
            moves: values
                .iter()
                .map(|&(mv, value)| valued(mv, value))
                .collect(),
            played: played.to_owned(),
            turn: 1,
            many: 12,
        }
    }

    #[test]
    fn what_a_move_gives_away_has_a_name() {
        let values = [("A", 6), ("B", 2), ("C", 0), ("D", -4)];
        let fault = |played| choice(Side::South, played, &values).fault();
        assert_eq!(fault("A"), None);
        assert_eq!(fault("B"), Some(Fault::Slip));
        assert_eq!(fault("C"), Some(Fault::Mistake));
        assert_eq!(fault("D"), Some(Fault::Blunder));
        assert_eq!(fault("F"), None, "not known");
        assert_eq!(choice(Side::South, "D", &values).loss(), 10);
        // F14: nobody calls that a slip.
        let many = choice(Side::South, "B", &[("A", 24), ("B", 2)]);
        assert_eq!(many.fault(), Some(Fault::Mistake));
        assert!(many.keeps());
        let drawn = [("A", 0), ("B", -1)];
        assert_eq!(
            choice(Side::South, "B", &drawn).fault(),
            Some(Fault::Mistake)
        );
    }

    #[test]
    fn the_last_fault_that_changes_the_result_decides() {
        let values = [("A", 6), ("B", 2), ("C", 0), ("D", -4)];
        let faults = ["D", "C", "B", "A"].iter().enumerate();
        let faults: Vec<_> = faults
            .filter_map(|(at, played)| {
                let choice = choice(Side::South, played, &values);
                let fault = choice.fault()?;
                Some((at, choice, fault))
            })
            .collect();
        assert_eq!(turning_point(&faults).map(|(at, ..)| *at), Some(1));
        assert_eq!(turning_point(&faults[2..]), None);
    }

    #[test]
    fn another_move_is_right_kept_or_wrong() {
        let values = [("A", 6), ("B", 2), ("C", 1), ("D", -4)];
        let blunder = choice(Side::South, "D", &values);
        assert_eq!(blunder.answer("A"), Some((Answer::Right, 0)));
        assert_eq!(blunder.answer("B"), Some((Answer::Kept, 4)));
        assert_eq!(blunder.answer("D"), Some((Answer::Wrong, 10)));
        assert_eq!(blunder.answer("F"), None);
        let slip = choice(Side::South, "B", &values);
        assert_eq!(slip.answer("B"), Some((Answer::Wrong, 4)));
        assert_eq!(slip.answer("C"), Some((Answer::Wrong, 5)));
    }

    #[test]
    fn a_race_knows_no_slips() {
        let mut race = choice(Side::North, "b", &[("a", 1), ("b", 1), ("c", -1)]);
        for (valued, plies) in race.moves.iter_mut().zip([3, 9, -4]) {
            valued.wins_in = Some(plies);
            valued.points = 100 - plies.abs();
        }
        assert_eq!(race.fault(), None);
        race.played = "c".to_owned();
        assert_eq!(race.fault(), Some(Fault::Blunder));
    }

    #[test]
    fn accuracy_is_the_mean_of_real_choices() {
        let choices = [
            choice(Side::South, "A", &[("A", 6), ("B", -2)]),
            choice(Side::South, "B", &[("A", 6), ("B", 4), ("C", 2)]),
            choice(Side::South, "C", &[("A", 6), ("C", -2)]),
            // Nothing could go wrong.
            choice(Side::South, "A", &[("A", 6), ("B", 6)]),
            choice(Side::North, "a", &[("a", 0)]),
        ];
        let expected = Accuracy {
            percent: 50,
            faults: [1, 0, 1],
        };
        assert_eq!(accuracy(&choices, Side::South), Some(expected));
        assert_eq!(accuracy(&choices, Side::North), None);
    }

    #[test]
    fn the_curve_shows_what_is_known() {
        let point = |margin, exact| Some(Point { margin, exact });
        let points = [point(0, false), None, point(16, true), point(-16, true)];
        let curve = curve(&points);
        assert_eq!(curve.top, 16);
        let steps: Vec<usize> = curve.places.iter().map(|place| place.0).collect();
        assert_eq!(steps, [0, 2, 3]);
        let heights: Vec<f64> = curve.places.iter().map(|place| place.2).collect();
        assert_eq!(heights, [0.5, 0.0, 1.0]);
        let exact: Vec<bool> = curve.lines.iter().map(|line| line.1).collect();
        assert_eq!(exact, [true], "none across what is not known");
        assert_eq!(
            super::curve(&[]),
            Curve {
                top: 8,
                ..Curve::default()
            }
        );
    }
}
