//! Plies grouped to turns: everything one player does until it is the other's turn.

use rules::Side;

use crate::game::Game;
use crate::step::{Ply, Step};

/// One turn of the current line.
#[derive(Clone, Debug)]
pub struct Turn<'a> {
    /// Counted from 1 along the line, over all rounds.
    pub number: usize,
    /// The number of its round.
    pub round: u16,
    /// The player; `None` when both chose at once.
    pub by: Option<Side>,
    /// Index in the line of its first ply: [`Game::go_to`] this to stand before the turn.
    pub first: usize,
    /// Its plies, at least one.
    pub plies: Vec<&'a Ply>,
}

impl Turn<'_> {
    /// The word of the turn: `CF`; moves of more than a letter are joined by `+`.
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
    let mut len = 0;
    for ply in plies {
        let text = ply.text();
        if len > 1 || len > 0 && text.len() > 1 {
            word.push('+');
        }
        len = text.len();
        word.push_str(&text);
    }
    word
}

/// The moves a word of a turn consists of.
pub(crate) fn parts(word: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    for piece in joined_moves(word) {
        let whole = piece.is_empty() || piece.contains([':', '/', '<', '>', '+', '=']);
        if whole || piece.eq_ignore_ascii_case("swap") {
            parts.push(piece);
        } else {
            let letters = piece.char_indices();
            parts.extend(letters.map(|(at, letter)| &piece[at..at + letter.len_utf8()]));
        }
    }
    parts
}

/// The moves that a `+` before a letter joins; any other belongs to its move, as in `E<+`.
pub fn joined_moves(word: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut from = 0;
    for (at, plus) in word.match_indices('+') {
        let after = at + plus.len();
        if word[after..].starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            pieces.push(&word[from..at]);
            from = after;
        }
    }
    pieces.push(&word[from..]);
    pieces
}

impl Game {
    /// The plies of the current line (also those behind the cursor) grouped to turns.
    pub fn turns(&self) -> Vec<Turn<'_>> {
        let mut turns: Vec<Turn<'_>> = Vec::new();
        for (index, node) in self.nodes().skip(1).enumerate() {
            let Some(Step::Ply(ply)) = &node.step else {
                continue;
            };
            match turns.last_mut() {
                Some(turn) if turn.number == node.turn => turn.plies.push(ply),
                _ => turns.push(Turn {
                    number: node.turn,
                    round: ply.before().round().number,
                    by: ply.by,
                    first: index,
                    plies: vec![ply],
                }),
            }
        }
        turns
    }
}
