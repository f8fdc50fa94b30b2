//! A puzzle: a position, a task, and its solution.

use rules::{Position, RuleSet, Side};

use crate::error::{LineError, SolutionError};
use crate::solution::Decision;
use crate::task::{Goal, Task};

/// A position in which something has to be found.
#[derive(Clone, Debug)]
pub struct Puzzle {
    position: Position,
    side: Side,
    task: Task,
    solution: Decision,
}

impl Puzzle {
    /// A puzzle whose solution can be played from its position.
    ///
    /// # Errors
    /// [`LineError`] if it cannot, or the task does not fit it. Whether the values are true is not
    /// looked at.
    pub fn new(position: Position, task: Task, solution: Decision) -> Result<Puzzle, LineError> {
        if !(Task::RATING_MIN..=Task::RATING_MAX).contains(&task.rating) {
            return Err(LineError::Rating {
                text: task.rating.to_string(),
            });
        }
        if !task.goal.fits(task.value) {
            return Err(LineError::Goal {
                goal: task.goal.id(),
                value: task.value,
            });
        }
        let text = position.to_string();
        if text.contains(' ') {
            return Err(LineError::Words { text });
        }
        if task.goal.asks_a_move() {
            solution.check(&position)?;
            if !solution.decides() {
                return Err(SolutionError::NothingWrong.into());
            }
        } else if !solution.choices.is_empty() {
            return Err(SolutionError::NotAsked.into());
        }
        let side = position
            .side_to_move()
            .ok_or(SolutionError::NobodyDecides { position: text })?;
        Ok(Puzzle {
            position,
            side,
            task,
            solution,
        })
    }

    /// The position that is shown first.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &RuleSet {
        self.position.rules()
    }

    /// The player who has to find it.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The task, with everything known of it.
    pub fn task(&self) -> Task {
        self.task
    }

    /// The winner if both play their best; `None` for a draw.
    pub fn winner(&self) -> Option<Side> {
        match self.task.value.signum() {
            1 => Some(self.side),
            -1 => Some(!self.side),
            _ => None,
        }
    }

    /// The first decision, and through it all others. It has no moves if the puzzle asks for none.
    pub fn solution(&self) -> &Decision {
        &self.solution
    }

    /// A short name that follows from game, position and goal: it stays the same in every file
    /// that has the puzzle.
    pub fn id(&self) -> String {
        /// Letters that are not easily mistaken for each other: neither `1` nor `l`, neither `o`
        /// nor `u`.
        const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstvwxyz0";
        const LENGTH: u32 = 6;
        let goal = self.task.goal;
        let text = format!("{} {} {goal}", self.rules(), self.position);
        // FNV-1a: the same on every machine and in every version. Its low bits are the better mixed.
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let hash = hash ^ hash >> 32;
        let letter = |place: u32| char::from(LETTERS[(hash >> (5 * place) & 31) as usize]);
        (0..LENGTH).map(letter).collect()
    }

    /// The likeness of a puzzle. Two puzzles with the same one are alike to their solvers: the same
    /// rules and houses as the player to move sees them, and the same kind of goal.
    pub fn likeness(&self) -> String {
        let houses = self.rules().houses();
        let row = |side: Side| {
            let seeds = (0..houses).map(|house| self.position.house(side, house).to_string());
            seeds.collect::<Vec<_>>().join("-")
        };
        let goal = match self.task.goal {
            Goal::Margin | Goal::Win | Goal::Draw => "game",
            Goal::Turn => "turn",
            Goal::Result => "result",
        };
        let (own, other) = (row(self.side), row(!self.side));
        format!("{} {own} {other} {goal}", self.rules())
    }
}
