//! Games as words: turns of several sowings, and moves to a further round.

use rules::{Move, MoveTextError, PlayError, Position, RuleSet, Side, Sowing};
use words::Words;

/// One step of a game as it was written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Step {
    /// A move, as its text.
    Play(String),
    /// On to the next round of a match: `next`, or `next:ABCD/abc` with the houses each player
    /// fills if the rules let the player choose.
    NextRound(String),
}

impl Step {
    /// The text of the step.
    pub(crate) fn text(&self) -> &str {
        match self {
            Step::Play(text) | Step::NextRound(text) => text,
        }
    }
}

/// A number with its sign, as people read it.
pub(crate) fn signed(number: impl Into<i64>) -> String {
    format!("{:+}", number.into()).replace('-', "−")
}

/// The bounds of a number, as people read them; the number if they agree.
pub(crate) fn range([least, most]: [i16; 2]) -> String {
    if least == most {
        signed(least)
    } else {
        format!("{}…{}", signed(least), signed(most))
    }
}

/// The reason why a step was not made.
#[derive(Debug)]
pub(crate) enum Refused {
    /// The rules forbid it.
    Illegal(String),
    /// The text is no move of this game at all.
    Nonsense(String),
}

/// Whether an option has another value than usual, so that the game's canonical name mentions it.
pub(crate) fn is_changed(rules: &RuleSet, key: &str) -> bool {
    let name = rules.to_string();
    let mut options = name.split([':', ',']).skip(1);
    options.any(|option| {
        option
            .split_once('=')
            .is_some_and(|(other, _)| other == key)
    })
}

/// The steps of a game written as words: each word is a turn.
pub(crate) fn steps<'a>(texts: impl IntoIterator<Item = &'a str>) -> Vec<Step> {
    texts
        .into_iter()
        .flat_map(str::split_whitespace)
        .flat_map(steps_of_word)
        .collect()
}

/// `CF` is two sowings, as is `M:a+c:b`; every other word is one step. A `+` that no letter follows
/// belongs to its move, as in `E<+`.
fn steps_of_word(word: &str) -> Vec<Step> {
    let all = |house: fn(&u8) -> bool| word.bytes().all(|letter| house(&letter));
    if all(|letter| (b'A'..=b'L').contains(letter)) || all(|letter| (b'a'..=b'l').contains(letter))
    {
        return word.chars().map(|house| Step::Play(house.into())).collect();
    }
    if word == "next" || word.starts_with("next:") {
        return vec![Step::NextRound(word.to_owned())];
    }
    let moves = game::joined_moves(word).into_iter();
    moves.map(|text| Step::Play(text.to_owned())).collect()
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
        Step::NextRound(text) => {
            let fill = game::read_fill(text).ok_or_else(|| {
                let why = PlayError::Text(MoveTextError::Unknown { text: text.clone() });
                Refused::Nonsense(words.error(&why))
            })?;
            *position = position
                .next_round(fill)
                .map_err(|error| Refused::Illegal(words.round_error(&error)))?;
            Ok(None)
        }
    }
}

fn play(position: &mut Position, text: &str) -> Result<Sowing, PlayError> {
    let mv: Move = position.read_move(text)?;
    position.play(mv)
}

/// An expected continuation as text, each move as its player writes it. `side` plays the first.
pub(crate) fn continuation(position: &Position, side: Side, line: &[Move]) -> Vec<String> {
    let Some((first, rest)) = line.split_first() else {
        return Vec::new();
    };
    let mut texts = vec![first.text(side)];
    let mut position = position.clone();
    if position.advance(*first).is_err() {
        // Half of a choice both players make at once.
        return texts;
    }
    for mv in rest {
        let text = position.move_text(*mv);
        if position.advance(*mv).is_err() {
            break;
        }
        texts.push(text);
    }
    texts
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
        check(&["M:a+C:b", "next:AB/a"], &["M:a", "C:b", "next:AB/a"]);
        check(&["e<+", "E<+:a", "E<+F<"], &["e<+", "E<+:a", "E<", "F<"]);
        check(&["  "], &[]);
    }
}
