//! The steps of a line of a game: plies, new rounds, and ends other than by the rules.

use std::sync::Arc;

use rules::{Houses, Move, Position, Side, Sowing};

/// One ply: the move, what it caused, and the positions around it.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The player; `None` when both chose at once.
    pub by: Option<Side>,
    /// The events of the ply, in order.
    pub sowing: Sowing,
    before: Arc<Position>,
    after: Arc<Position>,
}

impl Ply {
    /// Plays a move from a position.
    pub(crate) fn new(before: &Arc<Position>, mv: Move) -> Result<Ply, rules::PlayError> {
        Ply::by(before, mv, Position::play)
    }

    /// Plays a move that ends the game, as its position comes up for the third time.
    pub(crate) fn last(before: &Arc<Position>, mv: Move) -> Result<Ply, rules::PlayError> {
        Ply::by(before, mv, Position::play_last)
    }

    fn by(
        before: &Arc<Position>,
        mv: Move,
        play: fn(&mut Position, Move) -> Result<Sowing, rules::PlayError>,
    ) -> Result<Ply, rules::PlayError> {
        let mut after = Position::clone(before);
        let sowing = play(&mut after, mv)?;
        Ok(Ply {
            mv,
            by: before.side_to_move(),
            sowing,
            before: Arc::clone(before),
            after: Arc::new(after),
        })
    }

    /// The position in which the move was chosen.
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// The position it led to.
    pub fn after(&self) -> &Position {
        &self.after
    }

    /// The position it led to, to keep.
    pub(crate) fn after_shared(&self) -> Arc<Position> {
        Arc::clone(&self.after)
    }

    /// The move as text: `C`, `c`, `M:gob`, `swap`, `C/f`.
    pub fn text(&self) -> String {
        self.before.move_text(self.mv)
    }

    /// Whether the same player goes on in the same turn. Steps of a simultaneous opening are
    /// turns of their own.
    pub fn goes_on(&self) -> bool {
        !self.before.in_opening()
            && self.after.side_to_move() == self.by
            && self.by.is_some_and(|by| self.sowing.earns_turn(by))
    }
}

/// The beginning of a further round of a match.
#[derive(Clone, Debug)]
pub struct RoundStart {
    /// The houses each player chose to fill, where the rules let the player choose; bit 0 is the
    /// house at the player's left.
    pub fill: [Option<Houses>; 2],
    position: Arc<Position>,
}

impl RoundStart {
    pub(crate) fn new(
        before: &Position,
        fill: [Option<Houses>; 2],
    ) -> Result<RoundStart, rules::RoundError> {
        // A choice that was not asked for is not recorded: the rules decide there.
        let asked = before.refill_choice();
        let fill = Side::BOTH.map(|side| fill[side].filter(|_| asked[side].is_some()));
        Ok(RoundStart {
            fill,
            position: Arc::new(before.next_round(fill)?),
        })
    }

    /// The position the round begins with.
    pub fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn position_shared(&self) -> Arc<Position> {
        Arc::clone(&self.position)
    }

    /// `next`, or `next:ABCD/abc` where houses were chosen.
    pub fn text(&self) -> String {
        let [south, north] = match self.fill {
            [None, None] => return "next".to_owned(),
            fill => Side::BOTH.map(|side| fill[side].unwrap_or_default().letters(side)),
        };
        format!("next:{south}/{north}")
    }
}

/// The houses each player fills, as [`RoundStart::text`] writes them; a player who had no choice
/// has none.
///
/// ```
/// assert_eq!(game::read_fill("next"), Some([None, None]));
/// let fill = game::read_fill("next:AC/b").unwrap();
/// assert_eq!(fill, [Some("AC".parse().unwrap()), Some("B".parse().unwrap())]);
/// assert_eq!(game::read_fill("next:a/b"), None);
/// ```
pub fn read_fill(text: &str) -> Option<[Option<Houses>; 2]> {
    let Some(chosen) = text.strip_prefix("next:") else {
        return (text == "next").then_some([None; 2]);
    };
    let (south, north) = chosen.split_once('/')?;
    let read = |letters: &str, side: Side| {
        let is_south = side == Side::South;
        let is_theirs = letters
            .bytes()
            .all(|letter| letter.is_ascii_uppercase() == is_south);
        let houses: Houses = letters.parse().ok().filter(|_| is_theirs)?;
        Some(Some(houses).filter(|houses| !houses.is_empty()))
    };
    Some([read(south, Side::South)?, read(north, Side::North)?])
}

/// One step of a line.
#[derive(Clone, Debug)]
pub enum Step {
    /// A move.
    Ply(Ply),
    /// A further round of a match.
    Round(RoundStart),
    /// This player gave up; in a match, the whole match.
    Resign(Side),
    /// This player's time ran out; in a match, the whole match is lost.
    OutOfTime(Side),
    /// Both agreed on a draw.
    Draw,
}

impl Step {
    /// The ends other than by the rules.
    pub(crate) const ENDS: [Step; 5] = [
        Step::Resign(Side::South),
        Step::Resign(Side::North),
        Step::OutOfTime(Side::South),
        Step::OutOfTime(Side::North),
        Step::Draw,
    ];

    /// The end that a word stands for.
    pub(crate) fn read_end(text: &str) -> Option<Step> {
        Step::ENDS.into_iter().find(|end| end.text() == text)
    }

    /// The ply, if it is one.
    pub fn ply(&self) -> Option<&Ply> {
        match self {
            Step::Ply(ply) => Some(ply),
            Step::Round(_) | Step::Resign(_) | Step::OutOfTime(_) | Step::Draw => None,
        }
    }

    /// Whether this player had a choice in it.
    pub fn decided_by(&self, side: Side) -> bool {
        match self {
            Step::Ply(ply) => ply.by.is_none_or(|by| by == side),
            Step::Round(round) => round.fill[side].is_some(),
            Step::Resign(by) => *by == side,
            Step::OutOfTime(_) => false,
            Step::Draw => true,
        }
    }

    /// Whether nothing can follow.
    pub fn ends_the_game(&self) -> bool {
        matches!(self, Step::Resign(_) | Step::OutOfTime(_) | Step::Draw)
    }

    /// The word for the step in records.
    pub fn text(&self) -> String {
        match self {
            Step::Ply(ply) => ply.text(),
            Step::Round(round) => round.text(),
            Step::Resign(side) => format!("{}-resigns", side.name()),
            Step::OutOfTime(side) => format!("{}-out-of-time", side.name()),
            Step::Draw => "draw-agreed".to_owned(),
        }
    }

    /// Whether two steps from the same position are the same choice.
    pub(crate) fn is_same_choice(&self, other: &Step) -> bool {
        match (self, other) {
            (Step::Ply(a), Step::Ply(b)) => a.mv == b.mv,
            (Step::Round(a), Step::Round(b)) => a.fill == b.fill,
            (Step::Resign(a), Step::Resign(b)) | (Step::OutOfTime(a), Step::OutOfTime(b)) => a == b,
            (Step::Draw, Step::Draw) => true,
            _ => false,
        }
    }
}
