//! Plies grouped to turns: everything one player does until it is the other's turn.

use rules::Side;

use crate::game::Game;
use crate::step::{Ply, Step};

/// One turn of the current line.
#[derive(Clone, Debug)]
pub struct Turn<'a> {
    /// Counted from 1 along the line, over all rounds.
    pub number: usize,
    /// Which round it belongs to.
    pub round: u16,
    /// Whose turn; `None` when both chose at once.
    pub by: Option<Side>,
    /// Index in the line of its first ply: [`Game::go_to`] this to stand before the turn.
    pub first: usize,
    /// Its plies, at least one.
    pub plies: Vec<&'a Ply>,
}

impl Turn<'_> {
    /// The word of the turn: `CF`; fruit moves of one turn are joined by `+`.
    pub fn text(&self) -> String {
        word(self.plies.iter().copied())
    }

    /// Index in the line after its last ply: [`Game::go_to`] this to stand behind the turn.
    pub fn end(&self) -> usize {
        self.first + self.plies.len()
    }
}

/// The word for plies of one turn.
pub(crate) fn word<'a>(plies: impl IntoIterator<Item = &'a Ply>) -> String {
    let mut word = String::new();
    for ply in plies {
        let text = ply.text();
        if !word.is_empty() && text.len() > 1 {
            word.push('+');
        }
        word.push_str(&text);
    }
    word
}

impl Game {
    /// The plies of the current line (also those behind the cursor) grouped to turns.
    pub fn turns(&self) -> Vec<Turn<'_>> {
        let mut turns: Vec<Turn<'_>> = Vec::new();
        let mut goes_on = false;
        for (index, step) in self.line().enumerate() {
            let Step::Ply(ply) = step else {
                goes_on = false;
                continue;
            };
            match turns.last_mut() {
                Some(turn) if goes_on => turn.plies.push(ply),
                _ => turns.push(Turn {
                    number: turns.len() + 1,
                    round: ply.before().round().number,
                    by: ply.by,
                    first: index,
                    plies: vec![ply],
                }),
            }
            goes_on = ply.goes_on();
        }
        turns
    }
}
