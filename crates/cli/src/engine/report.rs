//! The lines that report the findings of a search.

use std::time::Duration;

use engine::Value;
use rules::{Move, Position, Side};

use super::dialect::Dialect;
use crate::harmless;
use crate::notation;

/// The content of an `info` line about a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found<'a> {
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) elapsed: Duration,
    /// Its rank, if several moves are reported.
    pub(super) rank: Option<usize>,
    pub(super) value: Value,
    pub(super) line: &'a [Move],
}

/// The `info` line.
pub(super) fn info(dialect: Dialect, position: &Position, found: &Found<'_>) -> String {
    let Found {
        depth,
        nodes,
        elapsed,
        ..
    } = found;
    let rank = found
        .rank
        .map_or(String::new(), |rank| format!(" multipv {rank}"));
    let speed = u128::from(*nodes) * 1_000_000 / elapsed.as_micros().max(1);
    let score = score(dialect, position, found.value);
    let side = position.side_to_move().unwrap_or(Side::South);
    let line = notation::continuation(position, side, found.line);
    let line = match dialect {
        Dialect::Ugi => line.join(" "),
        // Moves are single letters there, and written without blanks.
        Dialect::Uci => line.concat(),
    };
    let time = elapsed.as_millis();
    format!(
        "info depth {depth}{rank} nodes {nodes} time {time} nps {speed} score {score} pv {line}"
    )
}

/// The value for the player to move, and where it is from.
fn score(dialect: Dialect, position: &Position, value: Value) -> String {
    let source = value.source.name();
    let number = match (dialect, value.wins_in()) {
        (Dialect::Uci, _) => format!("cp {}", value.points * 100),
        (Dialect::Ugi, Some(plies)) => format!("win {plies}"),
        (Dialect::Ugi, None) if position.properties().has_fruit => {
            format!("points {}", value.points)
        }
        (Dialect::Ugi, None) => format!("seeds {}", value.points),
    };
    format!("{number} source {source}")
}

/// Letters at the beginning and at the end of an error that are kept: the end says what is allowed.
const ERROR_ENDS: [usize; 2] = [300, 300];

/// The line that says why a line was not followed. It repeats words of that line, which may be
/// long, or harm a terminal.
pub(super) fn error(why: &str) -> String {
    format!("info string error: {}", harmless::line(why, ERROR_ENDS))
}

/// The text in the place of a move where there is none.
pub(super) const NO_MOVE: &str = "0000";

/// The `bestmove` line: the move, and the answer expected if it is wanted and known.
pub(super) fn best_move(position: &Position, mv: Option<Move>, answer: Option<Move>) -> String {
    let Some(mv) = mv else {
        return format!("bestmove {NO_MOVE}");
    };
    let text = position.move_text(mv);
    let mut after = position.clone();
    let answer = answer.filter(|&answer| after.advance(mv).is_ok() && after.check(answer).is_ok());
    match answer {
        Some(answer) => format!("bestmove {text} ponder {}", after.move_text(answer)),
        None => format!("bestmove {text}"),
    }
}

#[cfg(test)]
mod tests {
    use rules::Certainty;

    use super::*;

    fn line(dialect: Dialect, game: &str, points: i32, source: Certainty) -> String {
        let position = Position::start(&game.parse().unwrap());
        let found = Found {
            depth: 7,
            nodes: 5_000,
            elapsed: Duration::from_millis(2),
            rank: None,
            value: Value { points, source },
            line: &[Move::House(2), Move::House(5)],
        };
        info(dialect, &position, &found)
    }

    #[test]
    fn every_value_says_where_it_is_from() {
        let searched = Certainty::Searched { depth: 7 };
        assert_eq!(
            line(Dialect::Ugi, "kalah", -3, searched),
            "info depth 7 nodes 5000 time 2 nps 2500000 score seeds -3 source searched pv C F"
        );
        assert_eq!(
            line(Dialect::Uci, "oware", 2, Certainty::Proved),
            "info depth 7 nodes 5000 time 2 nps 2500000 score cp 200 source proved pv Cf"
        );
        let races = line(Dialect::Ugi, "kid-cala-beginner", 9 - Value::WIN, searched);
        assert!(races.contains(" score win -9 source searched "), "{races}");
        let fruit = line(Dialect::Ugi, "banana-cala", 4, Certainty::Table);
        assert!(fruit.contains(" score points 4 source table "), "{fruit}");
    }

    #[test]
    fn errors_are_short_lines() {
        assert_eq!(error("no `a`"), "info string error: no `a`");
        assert_eq!(
            error("no `\u{1b}[1m\u{0}é`"),
            "info string error: no `\\u{1b}[1m\\u{0}é`"
        );
        let long = error(&format!("no `{}` (known: ä)", "ä".repeat(60_000)));
        assert!(long.starts_with("info string error: no `ää"), "{long}");
        assert!(long.contains("ä…ä") && long.ends_with("ä` (known: ä)"));
        assert_eq!(long.chars().count(), 19 + 601);
    }

    #[test]
    fn the_answer_expected_must_be_legal() {
        let position = Position::start(&"kalah".parse().unwrap());
        let (second, third) = (Some(Move::House(1)), Some(Move::House(2)));
        assert_eq!(best_move(&position, second, third), "bestmove B ponder c");
        // A further sowing of the same player.
        assert_eq!(best_move(&position, third, second), "bestmove C ponder B");
        assert_eq!(best_move(&position, third, third), "bestmove C");
        assert_eq!(best_move(&position, None, third), "bestmove 0000");
    }
}
