//! The theme of a puzzle, from the events in it.

use puzzles::{Decision, Goal, Theme, Verdict};
use rules::{Place, Position, Side, Sowing};

/// Seeds that a capture takes from the opponent, so that a puzzle is about it.
const TAKEN: u16 = 3;

/// The number of sowings in one turn that make a chain.
const CHAIN: usize = 3;

/// Seeds in the houses of an end that can be counted.
const COUNTED: u16 = 16;

/// Whether a puzzle of this kind is about a theme.
pub(crate) fn is_about(theme: Theme, goal: Goal, position: &Position, solution: &Decision) -> bool {
    if (theme == Theme::Longest) != (goal == Goal::Turn)
        || (theme == Theme::Winner) != (goal == Goal::Result)
    {
        return false;
    }
    let Some(side) = position.side_to_move() else {
        return false;
    };
    let turn = Turn::of(position, solution, side);
    match theme {
        Theme::Longest => turn.sowings.len() > 1,
        Theme::Chain => turn.sowings.len() >= CHAIN && turn.decisions > 1,
        Theme::Capture => turn.taken(side) >= TAKEN,
        Theme::Defence => {
            let before = threat(position, !side);
            turn.taken(side) == 0 && before >= TAKEN && threat(&turn.after, !side) + TAKEN <= before
        }
        Theme::Feeding => feeds(position) && (position.must_feed() || may_starve(position, side)),
        Theme::Winner => true,
        Theme::Count => {
            matches!(goal, Goal::Win | Goal::Draw) && position.seeds_in_houses() <= COUNTED
        }
    }
}

/// Whether the game knows the duty to feed.
pub(crate) fn feeds(position: &Position) -> bool {
    position.properties().must_feed
}

/// The player's first turn, along the first right move of each decision.
struct Turn {
    sowings: Vec<Sowing>,
    /// Decisions in which something is wrong.
    decisions: usize,
    /// The position when it is over.
    after: Position,
}

impl Turn {
    fn of(position: &Position, solution: &Decision, side: Side) -> Turn {
        let mut turn = Turn {
            sowings: Vec::new(),
            decisions: 0,
            after: position.clone(),
        };
        let mut next = Some(solution);
        while turn.after.side_to_move() == Some(side) {
            let wrong = |step: &Decision| step.right().count() < step.choices.len();
            turn.decisions += usize::from(next.is_some_and(wrong));
            let right = next.and_then(|step| {
                step.choices
                    .iter()
                    .find_map(|choice| match &choice.verdict {
                        Verdict::Right { next, .. } => Some((choice.mv, next.as_ref())),
                        Verdict::Wrong { .. } => None,
                    })
            });
            let Some((mv, after)) = right else {
                break;
            };
            let Ok(sowing) = turn.after.play(mv) else {
                break;
            };
            turn.sowings.push(sowing);
            next = after;
        }
        turn
    }

    fn taken(&self, by: Side) -> u16 {
        self.sowings.iter().map(|sowing| taken(sowing, by)).sum()
    }
}

/// Seeds that a sowing takes out of the opponent's houses.
fn taken(sowing: &Sowing, by: Side) -> u16 {
    let captured = sowing.events.iter().flat_map(|event| event.captured_by(by));
    captured
        .filter(|(place, _)| matches!(place, Place::House(side, _) if *side != by))
        .map(|(_, heap)| heap.count())
        .sum()
}

/// The most that a player could take with one sowing, if it were their turn.
fn threat(position: &Position, by: Side) -> u16 {
    let mut text = position.to_string();
    if position.is_over() {
        return 0;
    }
    text.pop();
    text.push(by.letter());
    let Ok(turned) = Position::read(&text, position.rules(), true) else {
        return 0;
    };
    let sowings = turned
        .moves()
        .into_iter()
        .filter_map(|mv| turned.clone().play(mv).ok());
    sowings.map(|sowing| taken(&sowing, by)).max().unwrap_or(0)
}

/// Whether some move leaves the opponent nothing, or only moves that feed.
fn may_starve(position: &Position, side: Side) -> bool {
    position.moves().into_iter().any(|mv| {
        let mut after = position.clone();
        after.advance(mv).is_ok() && (is_empty(&after, !side) || after.must_feed())
    })
}

fn is_empty(position: &Position, side: Side) -> bool {
    (0..position.shape().houses()).all(|house| position.house(side, house) == 0)
}
