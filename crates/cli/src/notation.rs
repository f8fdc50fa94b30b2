//! Games as words: turns of several sowings, and moves to a further round.

use anyhow::{Result, anyhow};
use rules::{Move, PlayError, Position, RoundError, Sowing};
use words::Words;

/// One step of a game as somebody wrote it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Step {
    /// A move, as its text.
    Play(String),
    /// On to the next round of a match.
    NextRound,
}

impl Step {
    /// The text of the step.
    pub(crate) fn text(&self) -> &str {
        match self {
            Step::Play(text) => text,
            Step::NextRound => "next",
        }
    }
}

/// Why a step was not made.
#[derive(Debug)]
pub(crate) enum Refused {
    /// The rules forbid it.
    Illegal(String),
    /// It is no move of this game at all.
    Nonsense(String),
}

/// The steps of a game written as words: each word is a turn.
pub(crate) fn steps<'a>(texts: impl IntoIterator<Item = &'a str>) -> Vec<Step> {
    texts
        .into_iter()
        .flat_map(str::split_whitespace)
        .flat_map(steps_of_word)
        .collect()
}

/// `CF` is two sowings; every other word is one step.
fn steps_of_word(word: &str) -> Vec<Step> {
    let all = |house: fn(&u8) -> bool| word.bytes().all(|letter| house(&letter));
    if all(|letter| (b'A'..=b'L').contains(letter)) || all(|letter| (b'a'..=b'l').contains(letter))
    {
        return word.chars().map(|house| Step::Play(house.into())).collect();
    }
    match word {
        "next" => vec![Step::NextRound],
        _ => vec![Step::Play(word.to_owned())],
    }
}

/// Makes a step; on error nothing has changed.
pub(crate) fn make(
    position: &mut Position,
    step: &Step,
    words: Words,
) -> Result<Option<Sowing>, Refused> {
    match step {
        Step::Play(text) => play(position, text).map(Some).map_err(|error| {
            let why = words.error(&error);
            match error {
                PlayError::Text(_) | PlayError::WrongForm { .. } => Refused::Nonsense(why),
                _ => Refused::Illegal(why),
            }
        }),
        Step::NextRound => {
            *position = next_round(position)
                .map_err(|error| Refused::Illegal(words.round_error(&error)))?;
            Ok(None)
        }
    }
}

fn play(position: &mut Position, text: &str) -> Result<Sowing, PlayError> {
    let mv: Move = position.read_move(text)?;
    position.play(mv)
}

/// The next round, each player filling the houses next to his store where he may choose.
fn next_round(position: &Position) -> Result<Position, RoundError> {
    position.next_round(position.refill_choice().map(|choice| {
        let houses = u32::from(position.laws().houses);
        choice.map(|filled| ((1 << filled) - 1) << (houses - u32::from(filled)))
    }))
}

impl From<Refused> for anyhow::Error {
    fn from(refused: Refused) -> anyhow::Error {
        match refused {
            Refused::Illegal(why) | Refused::Nonsense(why) => anyhow!(why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(texts: &[&str], expected: &[&str]) {
        let steps = steps(texts.iter().copied());
        let texts: Vec<&str> = steps.iter().map(Step::text).collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn a_turn_is_a_word() {
        check(&["CF"], &["C", "F"]);
        check(&["CF b", "A"], &["C", "F", "b", "A"]);
        check(&["swap", "next"], &["swap", "next"]);
        check(&["M:gob", "c:ab"], &["M:gob", "c:ab"]);
        check(&["C/f", "Cf", "XY"], &["C/f", "Cf", "XY"]);
        check(&["  "], &[]);
    }
}
