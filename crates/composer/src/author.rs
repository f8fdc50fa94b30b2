//! Writes the solution of a position down: which moves are right, what the others cost, and how the
//! opponent replies.

use puzzles::{Choice, Decision, Goal, Verdict};
use rules::{Move, Position, Side};

use crate::error::ComposeError;
use crate::judge::{Judge, Values};

/// Decisions of one solution, in all its branches.
const STEPS_MAX: usize = 10;

/// The most turns of the player in one solution.
const TURNS_MAX: usize = 3;

/// A wrong move loses so much at least, or the game: less is no clear answer. In a turn every seed
/// is counted; in a whole game few would notice two.
const MARGIN: i16 = 3;
const MARGIN_TURN: i16 = 2;

/// The value of a goal, with the solution.
#[derive(Debug)]
pub(crate) struct Solved {
    pub(crate) value: i16,
    pub(crate) solution: Decision,
}

/// The opponent's replies to a right move, and the next decision if there is one.
type Sequel = (Vec<Move>, Option<Decision>);

/// Writes one solution.
#[derive(Debug)]
struct Author<'a> {
    judge: &'a mut Judge,
    goal: Goal,
    side: Side,
    steps: usize,
}

/// The solution of a position; `None` if it makes no good puzzle. `values` are those of its moves.
pub(crate) fn solve(
    judge: &mut Judge,
    position: &Position,
    goal: Goal,
    values: &Values,
) -> Result<Option<Solved>, ComposeError> {
    let Some(value) = best(values) else {
        return Ok(None);
    };
    let Some(side) = position.side_to_move() else {
        return Ok(None);
    };
    // Finding the way to lose by less is no fun.
    let is_worth_it = goal.fits(value) && value >= 0;
    if !is_worth_it || !is_sharp(goal, values, if values.len() > 4 { 2 } else { 1 }) {
        return Ok(None);
    }
    let mut author = Author {
        judge,
        goal,
        side,
        steps: 0,
    };
    let solution = author.step(position, values, 1)?;
    Ok(solution.map(|solution| Solved { value, solution }))
}

/// Whether something is left to decide for the player to move, before their turn is over.
pub(crate) fn is_open(
    judge: &mut Judge,
    position: &Position,
    goal: Goal,
) -> Result<bool, ComposeError> {
    let Some(side) = position.side_to_move() else {
        return Ok(false);
    };
    let mut author = Author {
        judge,
        goal,
        side,
        steps: 0,
    };
    let Some(values) = author.judge.values(position, goal)? else {
        return Ok(true);
    };
    // Turns that follow are of no interest here.
    let rest = author.step(position, &values, TURNS_MAX)?;
    Ok(rest.is_none_or(|rest| rest.decides()))
}

/// The best of some values.
pub(crate) fn best(values: &Values) -> Option<i16> {
    values.iter().map(|&(_, value)| value).max()
}

/// Whether few moves are right, and every other one clearly is not.
fn is_sharp(goal: Goal, values: &Values, right_max: usize) -> bool {
    let best = best(values).unwrap_or_default();
    let is_right = |value: i16| goal.accepts(value, best);
    let right = values.iter().filter(|(_, value)| is_right(*value)).count();
    let wrong = values.iter().filter(|(_, value)| !is_right(*value));
    let is_clear = |value: i16| match goal {
        Goal::Turn => best - value >= MARGIN_TURN,
        _ => best - value >= MARGIN || value.signum() != best.signum(),
    };
    (1..=right_max).contains(&right)
        && right < values.len()
        && wrong.map(|&(_, value)| value).all(is_clear)
}

impl Author<'_> {
    /// A decision and all that follow from it; `None` if that is too much, or not certain.
    fn step(
        &mut self,
        position: &Position,
        values: &Values,
        turn: usize,
    ) -> Result<Option<Decision>, ComposeError> {
        self.steps += 1;
        if self.steps > STEPS_MAX {
            return Ok(None);
        }
        let best = best(values).unwrap_or_default();
        let mut choices = Vec::new();
        for mv in position.moves() {
            let known = values.iter().find(|(other, _)| *other == mv);
            let Some(&(_, value)) = known else {
                return Ok(None);
            };
            let verdict = if self.goal.accepts(value, best) {
                let mut after = position.clone();
                after.advance(mv)?;
                let Some((replies, next)) = self.after(after, turn)? else {
                    return Ok(None);
                };
                Verdict::Right { replies, next }
            } else {
                let cost = (best - value).unsigned_abs();
                Verdict::Wrong { cost }
            };
            choices.push(Choice { mv, verdict });
        }
        Ok(Some(Decision { choices }))
    }

    /// The sequel of a right move; `None` if it is too long, or not certain.
    fn after(&mut self, mut after: Position, turn: usize) -> Result<Option<Sequel>, ComposeError> {
        let solved = Some((Vec::new(), None));
        if after.side_to_move() == Some(self.side) {
            let Some(values) = self.judge.values(&after, self.goal)? else {
                return Ok(None);
            };
            let Some(next) = self.step(&after, &values, turn)? else {
                return Ok(None);
            };
            return Ok(Some((Vec::new(), Some(next).filter(Decision::decides))));
        }
        if after.is_over() || self.goal == Goal::Turn || turn == TURNS_MAX {
            return Ok(solved);
        }
        let mut replies = Vec::new();
        while after.side_to_move() == Some(!self.side) {
            let Some(reply) = reply(self.judge, &after, self.goal)? else {
                return Ok(solved);
            };
            after.advance(reply)?;
            replies.push(reply);
        }
        let goes_on = after.side_to_move() == Some(self.side);
        let values = if goes_on {
            self.judge.values(&after, self.goal)?
        } else {
            None
        };
        // Another turn belongs to the puzzle only where it is as clear as the first.
        let Some(values) = values.filter(|values| is_sharp(self.goal, values, 1)) else {
            return Ok(solved);
        };
        let steps = self.steps;
        let Some(next) = self.step(&after, &values, turn + 1)? else {
            // A continuation that would make it too long is left out.
            self.steps = steps;
            return Ok(solved);
        };
        Ok(Some((replies, Some(next))))
    }
}

/// The opponent's best reply, the first of several that are as good; `None` if that is not certain.
fn reply(judge: &mut Judge, position: &Position, goal: Goal) -> Result<Option<Move>, ComposeError> {
    let Some(values) = judge.values(position, goal)? else {
        return Ok(None);
    };
    let best = best(&values);
    let mut moves = position.moves().into_iter();
    Ok(moves.find(|mv| {
        values
            .iter()
            .any(|(other, value)| other == mv && Some(*value) == best)
    }))
}
