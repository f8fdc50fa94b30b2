//! The check of a puzzle that exists: everything it says is proved once more.

use puzzles::{Decision, Puzzle, Verdict};
use rules::{Move, Position, Side};

use crate::error::ComposeError;
use crate::judge::Judge;
use crate::{author, themes};

/// A mistake of a puzzle, and the position in which it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The position.
    pub position: Position,
    /// The mistake.
    pub mistake: Mistake,
}

impl Fault {
    fn at(position: &Position, mistake: Mistake) -> Fault {
        Fault {
            position: position.clone(),
            mistake,
        }
    }
}

/// A mistake of a puzzle.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Mistake {
    /// The source of the value is another than the puzzle states.
    Source,
    /// The value of a move is not certain.
    Open,
    /// The value is another.
    Value,
    /// The puzzle does not have its theme.
    Theme,
    /// A wrong move costs something else.
    Cost,
    /// A move is right that is called wrong, or the reverse.
    Right,
    /// The opponent has a better reply.
    Reply,
    /// The solution ends before everything is decided.
    End,
}

impl Mistake {
    /// The name of the fault in files and texts.
    pub fn name(self) -> &'static str {
        match self {
            Mistake::Source => "source",
            Mistake::Open => "open",
            Mistake::Value => "value",
            Mistake::Theme => "theme",
            Mistake::Cost => "cost",
            Mistake::Right => "right",
            Mistake::Reply => "reply",
            Mistake::End => "end",
        }
    }
}

/// Proves a puzzle once more; returns what is wrong with it. Its rating is not looked at: a better
/// engine would find another.
///
/// # Errors
/// [`ComposeError`] if its positions cannot be valued.
pub fn check(judge: &mut Judge, puzzle: &Puzzle) -> Result<Option<Fault>, ComposeError> {
    let task = puzzle.task();
    let position = puzzle.position();
    let at_first = |mistake| Ok(Some(Fault::at(position, mistake)));
    if task.source != judge.source(task.goal) {
        return at_first(Mistake::Source);
    }
    let Some(values) = judge.values(position, task.goal)? else {
        return at_first(Mistake::Open);
    };
    if author::best(&values) != Some(task.value) {
        return at_first(Mistake::Value);
    }
    if !themes::is_about(task.theme, task.goal, position, puzzle.solution()) {
        return at_first(Mistake::Theme);
    }
    if !task.goal.asks_a_move() {
        return Ok(None);
    }
    Checking { judge, puzzle }.step(position, puzzle.solution())
}

struct Checking<'a> {
    judge: &'a mut Judge,
    puzzle: &'a Puzzle,
}

impl Checking<'_> {
    /// The fault of a decision, or of those that follow.
    fn step(
        &mut self,
        position: &Position,
        step: &Decision,
    ) -> Result<Option<Fault>, ComposeError> {
        let goal = self.puzzle.task().goal;
        let wrong = |mistake| Ok(Some(Fault::at(position, mistake)));
        let Some(values) = self.judge.values(position, goal)? else {
            return wrong(Mistake::Open);
        };
        let best = author::best(&values).unwrap_or_default();
        if !goal.fits(best) {
            return wrong(Mistake::Value);
        }
        for (mv, value) in values {
            let cost = (best - value).unsigned_abs();
            let is_right = goal.accepts(value, best);
            match step.verdict(mv) {
                Some(Verdict::Right { replies, next }) if is_right => {
                    let mut after = position.clone();
                    after.advance(mv)?;
                    for &reply in replies {
                        if !self.is_best(&after, reply)? {
                            return Ok(Some(Fault::at(&after, Mistake::Reply)));
                        }
                        after.advance(reply)?;
                    }
                    let found = self.rest(&after, next.as_ref())?;
                    if found.is_some() {
                        return Ok(found);
                    }
                }
                Some(Verdict::Wrong { cost: told }) if !is_right => {
                    if *told != cost {
                        return wrong(Mistake::Cost);
                    }
                }
                _ => return wrong(Mistake::Right),
            }
        }
        Ok(None)
    }

    /// The fault of the continuation after a right move and the replies to it.
    fn rest(
        &mut self,
        after: &Position,
        next: Option<&Decision>,
    ) -> Result<Option<Fault>, ComposeError> {
        let side: Side = self.puzzle.side();
        match next {
            Some(next) => self.step(after, next),
            None if after.side_to_move() == Some(side)
                && author::is_open(self.judge, after, self.puzzle.task().goal)? =>
            {
                Ok(Some(Fault::at(after, Mistake::End)))
            }
            None => Ok(None),
        }
    }

    /// Whether a reply of the opponent loses nothing.
    fn is_best(&mut self, position: &Position, reply: Move) -> Result<bool, ComposeError> {
        let values = self.judge.values(position, self.puzzle.task().goal)?;
        Ok(values.is_some_and(|values| {
            let best = author::best(&values);
            values
                .iter()
                .any(|&(mv, value)| mv == reply && Some(value) == best)
        }))
    }
}
