//! Properties that hold for every text, however strange: checked by the tests and the fuzz targets.
//!
//! Each function panics when something is wrong. A text that is refused is fine.

mod minimax;

pub use minimax::Minimax;

use crate::foreign::{kgp, openspiel, playstrategy};
use crate::general::Definition;
use crate::{Move, Position, RuleSet, Side};

/// The name of a game: what is read is written so that it reads back.
pub fn rule_set(text: &str) {
    let Ok(rules) = text.parse::<RuleSet>() else {
        return;
    };
    let canonical = rules.to_string();
    assert_eq!(canonical.parse::<RuleSet>().as_ref(), Ok(&rules), "{text}");
}

/// A game file: what is read is a game on one line that reads back, and whose first moves can be
/// played.
pub fn game_file(text: &str) {
    let Ok(definition) = Definition::read("a file", text) else {
        return;
    };
    let rules = definition.rules();
    rule_set(&rules.to_string());
    position(&rules, &Position::start(&rules).to_string());
}

/// A move: what is read is written so that it reads back.
pub fn mv(text: &str) {
    let Ok((side, mv)) = Move::read(text) else {
        return;
    };
    let canonical = mv.text(side.unwrap_or(Side::South));
    assert_eq!(Move::read(&canonical), Ok((side, mv)), "{text}");
}

/// A position of a game, and the first moves from it.
pub fn position(rules: &RuleSet, text: &str) {
    let Ok(mut position) = Position::read(text, rules, true) else {
        return;
    };
    for _ in 0..8 {
        let written = format!("{position:#}");
        let back = Position::read(&written, rules, true);
        let back = back.unwrap_or_else(|error| panic!("{text} became {written}: {error}"));
        assert_eq!(format!("{back:#}"), written, "{text}");
        assert_eq!(back.to_move(), position.to_move(), "{text} at {written}");
        let Some(&mv) = position.moves_up_to(1).first() else {
            assert!(position.is_over(), "{text}: no move in {written}");
            return;
        };
        position.advance(mv).expect("listed moves are legal");
    }
}

/// A position in each foreign format that can describe one.
pub fn foreign(rules: &RuleSet, text: &str) {
    for side in Side::BOTH {
        if let Ok(position) = kgp::read(text, rules, side, true) {
            foreign_position(&position);
        }
    }
    if let Ok(position) = openspiel::read_state(text, rules, true) {
        foreign_position(&position);
    }
    if let Ok((position, _)) = playstrategy::read(text, rules, true) {
        foreign_position(&position);
    }
}

/// Every foreign format that can write a position reads it back.
pub fn foreign_position(position: &Position) {
    let rules = position.rules();
    // No other format has the words after the fields, such as a spent swap.
    let fields = |position: Position| {
        let text = position.to_string();
        text.split(' ').next().map(str::to_owned)
    };
    let expected = fields(position.clone());
    let same = |format: &str, back: Result<Position, crate::SetupError>| {
        assert_eq!(back.map(fields).as_ref(), Ok(&expected), "{format}");
    };
    if let (Ok(text), Some(side)) = (kgp::write(position), position.side_to_move()) {
        same("KGP", kgp::read(&text, rules, side, true));
    }
    if let Ok(text) = openspiel::write_state(position) {
        same("OpenSpiel", openspiel::read_state(&text, rules, true));
    }
    if let Ok(text) = playstrategy::write(position, 7) {
        let back = playstrategy::read(&text, rules, true);
        same("PlayStrategy", back.map(|(position, _)| position));
    }
    for mv in position.moves_up_to(16) {
        if let Ok(action) = openspiel::action(position, mv) {
            assert_eq!(openspiel::read_action(position, action), Ok(mv));
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::catalogue::GAMES;

    /// Letters that occur in texts worth reading, and some that do not.
    const ALPHABET: &str = "[-0-9A-FSXNMa-foxg:=,./~?@+* |<>é]{0,40}";

    fn any_rules() -> impl Strategy<Value = RuleSet> {
        let all: Vec<RuleSet> = GAMES
            .iter()
            .flat_map(|game| RuleSet::new(game).neighbours())
            .collect();
        prop::sample::select(all)
    }

    /// A text and some bytes of it replaced.
    fn damaged(text: &str, damage: &[(prop::sample::Index, char)]) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        for (at, letter) in damage {
            let index = at.index(letters.len());
            letters[index] = *letter;
        }
        letters.into_iter().collect()
    }

    fn damage() -> impl Strategy<Value = Vec<(prop::sample::Index, char)>> {
        let letter =
            prop::sample::select("-0123456789SNXx =,/+*@?<>|ab".chars().collect::<Vec<_>>());
        prop::collection::vec((any::<prop::sample::Index>(), letter), 0..4)
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(rules in any_rules(), text in ALPHABET) {
            rule_set(&text);
            mv(&text);
            position(&rules, &text);
            foreign(&rules, &text);
        }

        #[test]
        fn damaged_names_are_read_or_refused(rules in any_rules(), damage in damage()) {
            rule_set(&damaged(&rules.to_string(), &damage));
        }

        #[test]
        fn positions_of_games_round_trip(
            rules in any_rules(),
            choices in prop::collection::vec(any::<prop::sample::Index>(), 0..30),
            damage in damage(),
        ) {
            let mut now = Position::start(&rules);
            for choice in choices {
                let moves = now.moves_up_to(64);
                if moves.is_empty() {
                    break;
                }
                now.advance(moves[choice.index(moves.len())]).expect("listed moves are legal");
            }
            foreign_position(&now);
            let text = format!("{now:#}");
            position(&rules, &text);
            position(&rules, &damaged(&text, &damage));
            for text in [kgp::write(&now), openspiel::write_state(&now), playstrategy::write(&now, 1)]
                .into_iter()
                .flatten()
            {
                foreign(&rules, &damaged(&text, &damage));
            }
        }
    }
}
