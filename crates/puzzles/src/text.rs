//! A puzzle as one line: nine fields divided by blanks, the last one the solution.
//!
//! A decision is `(…)`, in it every legal move: `A4` is wrong and loses 4 seeds; `B` is right and
//! solves the puzzle; `B(…)` is right and leads to the next decision; `B:cd(…)` does so after the
//! opponent's replies `c` and `d`. Where no move is asked for, it is `-`.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use rules::{Certainty, HOUSES_MAX, Move, Position, RuleSet, Side};

use crate::error::{LineError, SolutionError};
use crate::puzzle::Puzzle;
use crate::solution::{Choice, Decision, Verdict};
use crate::task::{Goal, Task, Theme};

const FIELDS: usize = 9;

/// The solution where no move is asked for.
const NO_MOVE: char = '-';

/// The most decisions within each other: no turn that people would try to solve has more.
const DEPTH_MAX: usize = 64;

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Task {
            theme,
            goal,
            value,
            source,
            rating,
        } = self.task();
        let (id, rules, position) = (self.id(), self.rules(), self.position());
        write!(
            f,
            "{id} {rules} {position} {theme} {rating} {goal} {value:+} {source} "
        )?;
        write_step(f, self.solution(), self.side())
    }
}

fn write_step(f: &mut fmt::Formatter<'_>, step: &Decision, side: Side) -> fmt::Result {
    if step.choices.is_empty() {
        return f.write_char(NO_MOVE);
    }
    for (index, choice) in step.choices.iter().enumerate() {
        f.write_char(if index == 0 { '(' } else { ',' })?;
        f.write_str(&choice.mv.text(side))?;
        match &choice.verdict {
            Verdict::Wrong { cost } => write!(f, "{cost}")?,
            Verdict::Right { replies, next } => {
                if !replies.is_empty() {
                    f.write_char(':')?;
                }
                for reply in replies {
                    f.write_str(&reply.text(!side))?;
                }
                if let Some(next) = next {
                    write_step(f, next, side)?;
                }
            }
        }
    }
    f.write_char(')')
}

impl FromStr for Puzzle {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Puzzle, LineError> {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let found = fields.len();
        let Ok(
            [
                id,
                rules,
                position,
                theme,
                rating,
                goal,
                value,
                source,
                solution,
            ],
        ) = <[&str; FIELDS]>::try_from(fields)
        else {
            return Err(LineError::Fields {
                found,
                expected: FIELDS,
            });
        };
        let rules: RuleSet = rules.parse()?;
        let position = Position::read(position, &rules, true)?;
        let task = Task {
            theme: word(theme, "theme", Theme::ALL, Theme::id)?,
            goal: word(goal, "goal", Goal::ALL, Goal::id)?,
            value: read_value(value)?,
            source: word(source, "source", &Certainty::EXACT, Certainty::name)?,
            rating: rating.parse().map_err(|_| LineError::Rating {
                text: rating.to_owned(),
            })?,
        };
        let side = position
            .side_to_move()
            .ok_or_else(|| SolutionError::NobodyDecides {
                position: position.to_string(),
            })?;
        let mut reading = Reading {
            rest: solution,
            side,
        };
        let step = if !task.goal.asks_a_move() && reading.take(NO_MOVE) {
            Decision {
                choices: Vec::new(),
            }
        } else {
            reading.step(DEPTH_MAX)?
        };
        if !reading.rest.is_empty() {
            return Err(reading.missing("end of the line").into());
        }
        let puzzle = Puzzle::new(position, task, step)?;
        let expected = puzzle.id();
        if id != expected {
            return Err(LineError::Id {
                found: id.to_owned(),
                expected,
            });
        }
        Ok(puzzle)
    }
}

fn word<T: Copy>(
    word: &str,
    what: &'static str,
    all: &[T],
    id: fn(T) -> &'static str,
) -> Result<T, LineError> {
    let mut known = all.iter().copied();
    known
        .find(|&one| id(one) == word)
        .ok_or_else(|| LineError::Word {
            word: word.to_owned(),
            what,
            known: all
                .iter()
                .map(|&one| id(one))
                .collect::<Vec<_>>()
                .join(", "),
        })
}

/// A sign is demanded: so a value is never taken for a rating.
fn read_value(text: &str) -> Result<i16, LineError> {
    let is_signed = text.starts_with(['+', '-']);
    let value = text.parse().ok().filter(|_| is_signed);
    value.ok_or_else(|| LineError::Value {
        text: text.to_owned(),
    })
}

struct Reading<'a> {
    rest: &'a str,
    /// The player who solves the puzzle.
    side: Side,
}

impl Reading<'_> {
    fn missing(&self, expected: &'static str) -> SolutionError {
        SolutionError::Syntax {
            expected,
            rest: self.rest.to_owned(),
        }
    }

    fn take(&mut self, mark: char) -> bool {
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn step(&mut self, depth: usize) -> Result<Decision, SolutionError> {
        if depth == 0 {
            return Err(SolutionError::TooDeep { most: DEPTH_MAX });
        }
        if !self.take('(') {
            return Err(self.missing("("));
        }
        let mut choices = Vec::new();
        loop {
            let mv = self.house(self.side).ok_or_else(|| self.missing("house"))?;
            let verdict = self.verdict(depth)?;
            choices.push(Choice { mv, verdict });
            if self.take(')') {
                return Ok(Decision { choices });
            }
            if !self.take(',') {
                return Err(self.missing(")"));
            }
        }
    }

    /// The house of a player, whose letters are of one case.
    fn house(&mut self, side: Side) -> Option<Move> {
        let letter = self.rest.chars().next()?;
        let first = match side {
            Side::South => b'A',
            Side::North => b'a',
        };
        let house = u8::try_from(letter).ok()?.checked_sub(first)?;
        (house < HOUSES_MAX).then(|| {
            self.rest = &self.rest[1..];
            Move::House(house)
        })
    }

    fn verdict(&mut self, depth: usize) -> Result<Verdict, SolutionError> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let (text, rest) = self.rest.split_at(digits);
            self.rest = rest;
            let cost = text.parse().ok().filter(|&cost| cost > 0);
            return cost
                .map(|cost| Verdict::Wrong { cost })
                .ok_or_else(|| SolutionError::Cost {
                    text: text.to_owned(),
                });
        }
        let mut replies = Vec::new();
        if self.take(':') {
            while let Some(reply) = self.house(!self.side) {
                replies.push(reply);
            }
        }
        let goes_on = !replies.is_empty() || self.rest.starts_with('(');
        let next = goes_on.then(|| self.step(depth - 1)).transpose()?;
        Ok(Verdict::Right { replies, next })
    }
}
