//! The faults of a text or an attempted move, as sentences.
//!
//! The English sentence is the error's own text; other languages say the same facts.

use std::fmt;

use rules::{MoveTextError, PlayError, RoundError, RuleSetError, SetupError};

use crate::argument::Argument;
use crate::perspective::{Perspective, capitalised};
use crate::words::Words;

/// Id and arguments of a translated error.
type Translated<'a> = (&'static str, Vec<(&'static str, Argument<'a>)>);

/// `message!("id", name, other)`: an id with arguments named after local variables.
macro_rules! message {
    ($id:literal $(, $name:ident)*) => {
        ($id, vec![$((stringify!($name), Argument::from($name))),*])
    };
}

impl Words {
    /// The reason why a move cannot be played.
    pub fn error(self, error: &PlayError) -> String {
        self.explain(error, self.play_error(error))
    }

    /// The reason why a house that was pressed cannot be played, to somebody who looks at the board.
    /// The side to move has these houses.
    pub fn refusal(self, error: &PlayError, houses: [char; 2], told: &Perspective) -> String {
        let &PlayError::NotYourSide { to_move, .. } = error else {
            return self.error(error);
        };
        if told.you == Some(!to_move) {
            return self.turn(to_move, told);
        }
        let [first, last] = houses.map(Argument::from);
        let arguments = [("first", first), ("last", last)];
        self.text_about("not-yours", to_move, told, &arguments)
    }

    /// The reason why a text is no position.
    pub fn setup_error(self, error: &SetupError) -> String {
        self.explain(error, self.position_error(error))
    }

    /// The reason why a text names no game with options.
    pub fn rules_error(self, error: &RuleSetError) -> String {
        self.explain(error, self.rule_set_error(error))
    }

    /// The reason why there is no next round.
    pub fn round_error(self, error: &RoundError) -> String {
        let translated = match *error {
            RoundError::NotOver => message!("error-round-not-over"),
            RoundError::SingleRound => message!("error-single-round"),
            RoundError::MatchOver => message!("error-match-over"),
            RoundError::Fill { side, houses } => {
                let side = self.side(side);
                message!("error-fill", side, houses)
            }
        };
        self.explain(error, translated)
    }

    /// The translated sentence, where there is one; else the error's own text as one.
    fn explain(self, error: &impl fmt::Display, (id, arguments): Translated<'_>) -> String {
        self.find(id, None, &arguments)
            .unwrap_or_else(|| self.in_english(&quoted(&capitalised(&format!("{error}.")))))
    }

    fn side(self, side: rules::Side) -> String {
        self.text(side.name())
    }

    /// "; did you mean …?" for messages that end with it.
    fn did_you_mean(self, nearest: Option<&String>) -> String {
        let Some(nearest) = nearest else {
            return String::new();
        };
        self.find("error-did-you-mean", None, &[("nearest", nearest.into())])
            .unwrap_or_default()
    }

    fn play_error(self, error: &PlayError) -> Translated<'_> {
        match error {
            PlayError::Over => message!("error-over"),
            PlayError::Text(error) => move_text_error(error),
            PlayError::NotYourSide { house, to_move } => {
                let to_move = self.side(*to_move);
                message!("error-not-your-side", house, to_move)
            }
            PlayError::NoSuchHouse { house, first, last } => {
                message!("error-no-such-house", house, first, last)
            }
            PlayError::EmptyHouse { house } => {
                message!("error-empty-house", house)
            }
            PlayError::BurntHouse { house } => {
                message!("error-burnt-house", house)
            }
            PlayError::MustFeed { house, playable } => {
                message!("error-must-feed", house, playable)
            }
            PlayError::HeldHouse { house } => message!("error-held-house", house),
            PlayError::NotByRule { house, playable } => {
                message!("error-not-by-rule", house, playable)
            }
            PlayError::Arrow { house, needs: true } => message!("error-needs-arrow", house),
            PlayError::Arrow {
                house,
                needs: false,
            } => message!("error-no-arrow", house),
            PlayError::Arrangement { houses, seeds, .. } => {
                message!("error-arrangement", houses, seeds)
            }
            PlayError::GrandSlam { house } => {
                message!("error-grand-slam", house)
            }
            PlayError::NoSwap => message!("error-no-swap"),
            PlayError::WrongForm { text, expected } => {
                let expected = self.translated(expected);
                message!("error-wrong-form", text, expected)
            }
            PlayError::StoreCount { asked, most } => {
                message!("error-store-count", asked, most)
            }
            PlayError::WrongFruits { order, from, there } => {
                message!("error-wrong-fruits", order, from, there)
            }
            PlayError::FixedOrder { order, expected } => {
                message!("error-fixed-order", order, expected)
            }
            PlayError::NothingToLeave { optional: true } => message!("error-nothing-to-leave"),
            PlayError::NothingToLeave { optional: false } => {
                message!("error-captures-compulsory")
            }
        }
    }

    fn position_error(self, error: &SetupError) -> Translated<'_> {
        match error {
            SetupError::FieldCount {
                found,
                expected,
                houses,
                rest,
            } => {
                let rest = self.translated(rest);
                message!("error-field-count", found, expected, houses, rest)
            }
            SetupError::Field {
                index,
                text,
                expected,
            } => {
                let expected = self.translated(expected);
                message!("error-field", index, text, expected)
            }
            SetupError::Turn { text } => message!("error-turn", text),
            SetupError::NoSeeds => message!("error-no-seeds"),
            SetupError::SeedCount {
                found,
                expected,
                rules,
            } => {
                message!("error-seed-count", found, expected, rules)
            }
            SetupError::FruitCount { found, expected } => {
                message!("error-fruit-count", found, expected)
            }
            SetupError::TooManySeeds { found, most } => {
                message!("error-too-many-seeds", found, most)
            }
            SetupError::NoBurntHouses { rules } => message!("error-no-burnt-houses", rules),
            SetupError::ManyChoices { found, most, rules } => {
                message!("error-many-choices", found, most, rules)
            }
            SetupError::Word { word, known } => message!("error-word", word, known),
            SetupError::StuckOpening => message!("error-stuck-opening"),
            SetupError::History => message!("error-history"),
            SetupError::Foreign { format, what } => message!("error-foreign", format, what),
        }
    }

    fn rule_set_error(self, error: &RuleSetError) -> Translated<'_> {
        match error {
            RuleSetError::UnknownGame {
                name,
                nearest,
                allowed,
            } => {
                let nearest = self.did_you_mean(nearest.as_ref());
                message!("error-unknown-game", name, nearest, allowed)
            }
            RuleSetError::UnknownKey {
                game,
                key,
                nearest,
                allowed,
            } => {
                let nearest = self.did_you_mean(nearest.as_ref());
                if allowed.is_empty() {
                    message!("error-no-options", game, key)
                } else {
                    message!("error-unknown-key", game, key, nearest, allowed)
                }
            }
            RuleSetError::UnknownValue {
                game,
                key,
                value,
                nearest,
                allowed,
            } => {
                let nearest = self.did_you_mean(nearest.as_ref());
                message!("error-unknown-value", game, key, value, nearest, allowed)
            }
            RuleSetError::NoValue { game, option } => message!("error-no-value", game, option),
            RuleSetError::Twice { key } => message!("error-twice", key),
            RuleSetError::Definition { game, .. } => message!("error-definition", game),
        }
    }
}

/// A text with quotation marks where an error has those of code.
fn quoted(text: &str) -> String {
    let parts = text
        .split('`')
        .enumerate()
        .map(|(index, part)| match index {
            0 => part.to_owned(),
            _ if index % 2 == 1 => format!("“{part}"),
            _ => format!("”{part}"),
        });
    parts.collect()
}

fn move_text_error(error: &MoveTextError) -> Translated<'_> {
    match error {
        MoveTextError::Unknown { text } => message!("error-unknown-move", text),
        MoveTextError::UnknownFruit { letter } => {
            message!("error-unknown-fruit", letter)
        }
        MoveTextError::FruitCount { text } => message!("error-fruits-listed", text),
    }
}
