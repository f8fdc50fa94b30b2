//! Values of the moves in the position shown, and the effort behind them.

use protocol::worker::{Info, Valued};
use rules::{Position, Side};

use crate::thinker::Trouble;

/// The values of the moves in the position shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Values {
    /// The side to move.
    pub(crate) side: Option<Side>,
    /// The depth completed.
    pub(crate) depth: u32,
    /// The moves, best first.
    pub(crate) moves: Vec<Valued>,
    /// The effort of the search.
    pub(crate) effort: Effort,
    /// Endings with up to this many seeds could be looked up; 0 if none could.
    pub(crate) endings: u16,
    /// The worker is still searching.
    pub(crate) goes_on: bool,
    /// The trouble with the search, if there is any.
    pub(crate) trouble: Option<Trouble>,
}

/// The effort spent on a position, over all questions about it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Effort {
    /// Positions looked at.
    pub(crate) nodes: u64,
    /// The nodes among them that were looked up in the endings.
    pub(crate) table_hits: u64,
    /// Milliseconds, including the fetching of the engine.
    pub(crate) time_ms: u32,
    /// The three numbers above before the last question was asked.
    before: (u64, u64, u32),
    /// The time of the last question, on the clock of the page.
    asked_ms: u32,
    /// Positions and clock at its first news: from then on the engine is searching.
    first: Option<(u64, u32)>,
    /// Positions per second, once measurable.
    pub(crate) speed: Option<u64>,
}

/// The least time that gives a measurable speed, in milliseconds.
const MEASURED_MS_MIN: u32 = 200;

impl Effort {
    fn ask(&mut self, now_ms: u32) {
        self.before = (self.nodes, self.table_hits, self.time_ms);
        self.asked_ms = now_ms;
        self.first = None;
    }

    fn learn(&mut self, info: &Info, now_ms: u32) {
        let (nodes, table_hits, time_ms) = self.before;
        self.nodes = nodes + info.nodes;
        self.table_hits = table_hits + info.table_hits;
        self.time_ms = time_ms + now_ms - self.asked_ms;
        let (first, begun_ms) = *self.first.get_or_insert((info.nodes, now_ms));
        let took_ms = now_ms - begun_ms;
        if took_ms >= MEASURED_MS_MIN {
            let looked_at = info.nodes.saturating_sub(first);
            self.speed = Some(1_000 * looked_at / u64::from(took_ms));
        }
    }
}

/// The number of moves with an exact value.
fn exact(moves: &[Valued]) -> usize {
    moves.iter().filter(|valued| is_exact(valued)).count()
}

/// Whether the value of a move is certain.
pub(super) fn is_exact(valued: &Valued) -> bool {
    valued.source.is_exact()
}

impl Values {
    /// The values that a review has found.
    pub(super) fn recalled(side: Side, moves: Vec<Valued>) -> Values {
        Values {
            side: Some(side),
            moves,
            ..Values::default()
        }
    }

    /// Whether nothing more can be found out: every move has its exact value, or there is none.
    pub(super) fn is_final(&self) -> bool {
        exact(&self.moves) == self.moves.len()
    }

    /// Begins a question to the worker, the first or another one.
    pub(super) fn ask(&mut self, side: Side, now_ms: u32) {
        self.side = Some(side);
        self.goes_on = true;
        self.trouble = None;
        self.effort.ask(now_ms);
    }

    /// Takes news from the worker. A worker that is asked again may have forgotten its results:
    /// until it knows as much again, the old values stay.
    pub(super) fn learn(&mut self, info: Info, now_ms: u32) {
        self.trouble = None;
        self.effort.learn(&info, now_ms);
        if info.depth >= self.depth || exact(&info.moves) > exact(&self.moves) {
            self.endings = info.endings;
            self.depth = info.depth;
            self.moves = info.moves;
        }
    }

    /// The best move, if its value is certain.
    pub(super) fn exact_best(&self) -> Option<&Valued> {
        self.moves.first().filter(|best| is_exact(best))
    }
}

/// The moves with estimates as margins that can occur; what is certain stays.
pub(super) fn reachable(mut moves: Vec<Valued>, position: &Position, side: Side) -> Vec<Valued> {
    let Some(margins) = position.margins(side) else {
        return moves;
    };
    for valued in &mut moves {
        if !is_exact(valued) && valued.wins_in.is_none() {
            valued.points = margins.nearest(valued.points);
        }
    }
    moves
}

/// The length of the line found for a move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Way {
    /// Sowings.
    pub(super) plies: usize,
    /// Whether the game is over after them.
    pub(super) ends: bool,
    /// In a race: no play is faster for the winner, or slower for the loser.
    pub(super) is_best: bool,
}

impl Way {
    /// The identifier of the text that says so.
    pub(super) const fn id(self) -> &'static str {
        match (self.ends, self.is_best) {
            (true, true) => "study-distance",
            (true, false) => "study-line-ends",
            (false, _) => "study-line-goes-on",
        }
    }
}

/// The length of a move's line from the position it was found for.
pub(super) fn way(position: &Position, valued: &Valued) -> Way {
    if let Some(plies) = valued.wins_in {
        return Way {
            plies: plies.unsigned_abs() as usize,
            ends: true,
            is_best: is_exact(valued),
        };
    }
    let mut after = position.clone();
    let played = valued.line.iter().take_while(|text| {
        let mv = after.read_move(text);
        mv.is_ok_and(|mv| after.play(mv).is_ok())
    });
    Way {
        plies: played.count(),
        ends: after.is_over(),
        is_best: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::review::valued;

    fn info(depth: u32, nodes: u64, moves: Vec<Valued>) -> Info {
        Info {
            id: 1,
            depth,
            nodes,
            table_hits: nodes / 10,
            endings: 14,
            moves,
        }
    }

    fn guess(mv: &str, points: i32, depth: u32) -> Valued {
        Valued {
            source: rules::Certainty::Searched { depth },
            ..valued(mv, points)
        }
    }

    #[test]
    fn what_was_known_stays_until_more_is() {
        let mut values = Values::default();
        values.ask(Side::South, 1_000);
        values.learn(info(9, 5_000, vec![guess("C", 3, 9)]), 1_500);
        values.learn(info(10, 505_000, vec![guess("C", 4, 10)]), 2_500);
        assert_eq!(values.effort.speed, Some(500_000));
        assert_eq!(values.effort.time_ms, 1_500);
        // Stopped, and asked once more: the worker begins from the beginning.
        values.ask(Side::South, 10_000);
        assert!(values.goes_on);
        let anew = Info {
            endings: 0,
            ..info(1, 10, vec![guess("A", 0, 1)])
        };
        values.learn(anew, 10_100);
        assert_eq!((values.depth, values.moves[0].points), (10, 4));
        assert_eq!(values.endings, 14, "of those that the values are from");
        assert_eq!(values.effort.nodes, 505_010);
        assert_eq!(values.effort.table_hits, 50_501);
        assert_eq!(values.effort.time_ms, 1_600);
        values.learn(info(2, 900, vec![valued("C", 5)]), 10_200);
        assert!(values.is_final());
        assert_eq!(values.exact_best().map(|best| best.points), Some(5));
    }

    #[test]
    fn estimates_are_margins_that_can_occur() {
        let points = |rules: &str, moves: Vec<Valued>| {
            let position = Position::start(&rules.parse().unwrap());
            let moves = reachable(moves, &position, Side::South);
            moves.iter().map(|valued| valued.points).collect::<Vec<_>>()
        };
        let moves = || vec![guess("A", 9, 5), guess("B", -7, 5), valued("C", 5)];
        assert_eq!(points("kalah", moves()), [8, -6, 5], "what is proved stays");
        assert_eq!(
            points("oware", moves()),
            [9, -7, 5],
            "it ends by a majority"
        );
    }

    #[test]
    fn a_line_says_how_far_it_goes() {
        let rules = "kalah".parse().unwrap();
        let text = "0-0-0-0-1-1-0-0-0-0-0-1-22-23-S";
        let position = Position::read(text, &rules, true).unwrap();
        let with = |line: &[&str]| Valued {
            line: line.iter().map(|&mv| mv.to_owned()).collect(),
            ..valued(line[0], 1)
        };
        let far = |line: &[&str]| {
            let way = way(&position, &with(line));
            (way.plies, way.ends, way.is_best)
        };
        assert_eq!(far(&["F", "E"]), (2, false, false));
        assert_eq!(far(&["F", "E", "f"]), (3, true, false));
        let race = Valued {
            wins_in: Some(-7),
            ..valued("F", -1)
        };
        assert_eq!(
            way(&position, &race),
            Way {
                plies: 7,
                ends: true,
                is_best: true
            }
        );
    }
}
