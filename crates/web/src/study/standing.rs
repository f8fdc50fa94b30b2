//! Comparison of the moves' values: the best ones, the others, and the number to be shown for each.

use protocol::worker::Valued;

use rules::{Certainty, Move, Place, Side};

/// The value of a move, over the place it is sown from.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct ValueMark {
    /// The place.
    pub(super) at: Place,
    /// The value.
    pub(super) text: String,
    /// The mark of a value that is certain.
    pub(super) source: String,
    /// The comparison with the other moves.
    pub(super) standing: Standing,
    /// The shape of that, or the sign of a fault.
    pub(super) sign: &'static str,
}

/// The comparison of a move with the best one; each result has its own shape.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Standing {
    /// None is better.
    Best,
    /// The same result with fewer points.
    Less,
    /// A worse result.
    Worse,
}

impl Standing {
    /// The shape of its mark.
    pub(super) const fn sign(self) -> &'static str {
        match self {
            Standing::Best => "●",
            Standing::Less => "○",
            Standing::Worse => "×",
        }
    }

    /// The style class.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Standing::Best => "value best",
            Standing::Less => "value less",
            Standing::Worse => "value worse",
        }
    }
}

/// A number of South's for this side, or one of this side's for South.
pub(super) fn turned(number: i32, side: Side) -> i32 {
    match side {
        Side::South => number,
        Side::North => -number,
    }
}

/// A number with its sign; the minus sign is the typographic one.
pub(super) fn signed(points: i32) -> String {
    if points == 0 {
        return "0".to_owned();
    }
    format!("{points:+}").replace('-', "−")
}

/// A value from one player's point of view: `+8`, or `#5` if they win with the fifth sowing; `≈+8`
/// if it is an estimate.
pub(super) fn text(valued: &Valued, mirrored: bool) -> String {
    let turn = |number: i32| if mirrored { -number } else { number };
    let value = match valued.wins_in {
        Some(plies) if turn(plies) < 0 => format!("−#{}", plies.abs()),
        Some(plies) => format!("#{}", plies.abs()),
        None => signed(turn(valued.points)),
    };
    about(&value, valued.source.is_exact())
}

/// A number, marked unless it is certain.
pub(super) fn about(value: &str, is_exact: bool) -> String {
    let mark = if is_exact { "" } else { "≈" };
    format!("{mark}{value}")
}

/// The comparison of a value with the best one.
fn standing(valued: &Valued, best: &Valued) -> Standing {
    if valued.points == best.points {
        Standing::Best
    } else if valued.points.signum() == best.points.signum() {
        Standing::Less
    } else {
        Standing::Worse
    }
}

/// The mark of each place that can be sown, from the valued moves, best first: fruit may be sown
/// from a place in several ways, of which the best counts.
pub(super) fn marks(moves: &[Valued], side: Side, mirrored: bool) -> Vec<ValueMark> {
    let Some(best) = moves.first() else {
        return Vec::new();
    };
    let mut marks: Vec<ValueMark> = Vec::new();
    for valued in moves {
        let Some(at) = place(valued, side) else {
            continue;
        };
        if marks.iter().all(|mark| mark.at != at) {
            let standing = standing(valued, best);
            marks.push(ValueMark {
                at,
                text: text(valued, mirrored),
                source: mark(valued.source),
                standing,
                sign: standing.sign(),
            });
        }
    }
    marks
}

/// The place that a move is sown from.
pub(super) fn place(valued: &Valued, side: Side) -> Option<Place> {
    source(&valued.mv, side)
}

/// The place that a side's move is sown from, as it is written.
pub(super) fn source(mv: &str, side: Side) -> Option<Place> {
    let (row, mv): (_, Move) = Move::read(mv).ok()?;
    mv.source(row.unwrap_or(side))
}

/// The sowings of a line, and whether each goes on with the turn of the one before: those form one
/// word, as in a record.
pub(super) fn turns(moves: &[String]) -> Vec<(&str, bool)> {
    let is_house = |mv: &str| mv.len() == 1;
    let is_upper = |mv: &str| mv.starts_with(|one: char| one.is_ascii_uppercase());
    let mut before = "";
    let told = moves.iter().map(|mv| {
        let goes_on = is_house(before) && is_house(mv) && is_upper(before) == is_upper(mv);
        before = mv;
        (mv.as_str(), goes_on)
    });
    told.collect()
}

/// The mark of a value that is certain; nothing for an estimate, whose number is marked.
pub(super) fn mark(source: Certainty) -> String {
    match source {
        Certainty::Searched { .. } => String::new(),
        exact => exact.mark().to_string(),
    }
}

/// South's share of the bar, from 0 to 1, at a margin of `south` points out of `total`.
pub(super) fn share(south: i32, total: u16) -> f64 {
    let half = f64::from(total.max(1));
    0.5 + 0.5 * (f64::from(south) / half).clamp(-1.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn valued(mv: &str, points: i32, source: Certainty) -> Valued {
        Valued {
            mv: mv.to_owned(),
            points,
            wins_in: None,
            source,
            line: vec![mv.to_owned()],
        }
    }

    #[test]
    fn the_best_moves_and_the_others() {
        let moves = [
            valued("C", 8, Certainty::Proved),
            valued("A", 8, Certainty::Table),
            valued("B", 2, Certainty::Proved),
            valued("F", -1, Certainty::Searched { depth: 9 }),
        ];
        let marks = marks(&moves, Side::South, false);
        let told: Vec<_> = marks
            .iter()
            .map(|mark| (mark.text.as_str(), mark.source.as_str(), mark.standing))
            .collect();
        assert_eq!(
            told,
            [
                ("+8", "✓", Standing::Best),
                ("+8", "▦", Standing::Best),
                ("+2", "✓", Standing::Less),
                ("≈−1", "", Standing::Worse),
            ]
        );
        assert_eq!(marks[0].at, Place::House(Side::South, 2));
        assert_eq!(super::marks(&[], Side::North, true), []);
    }

    #[test]
    fn numbers_are_seen_from_either_side() {
        let mut race = valued("a", 1, Certainty::Proved);
        assert_eq!([text(&race, false), text(&race, true)], ["+1", "−1"]);
        race.wins_in = Some(5);
        assert_eq!([text(&race, false), text(&race, true)], ["#5", "−#5"]);
        race.wins_in = Some(-4);
        assert_eq!([text(&race, false), text(&race, true)], ["−#4", "#4"]);
    }

    #[test]
    fn a_line_is_told_by_turns() {
        let told = |line: &str| {
            let moves: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let turns = turns(&moves);
            turns.iter().filter(|(_, goes_on)| !goes_on).count()
        };
        assert_eq!(told("C F b a A"), 3);
        assert_eq!(told("M:gob M:a c swap"), 4);
        assert_eq!(told(""), 0);
    }

    #[test]
    fn the_bar_is_never_more_than_full() {
        assert!((share(0, 48) - 0.5).abs() < 1e-9);
        assert!((share(48, 48) - 1.0).abs() < 1e-9);
        assert!((share(-100_000, 48)).abs() < 1e-9);
    }
}
