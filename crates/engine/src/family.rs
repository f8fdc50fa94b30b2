//! The knowledge about a family of games that search needs beside the machine: the list of choices
//! to search, and the static evaluation of a position.

mod fruit;
mod seeds;

use rules::machine::{Choices, Machine};
use rules::{Move, State};

pub(crate) use fruit::{FruitFamily, merged};
pub(crate) use seeds::SeedFamily;

/// The static evaluation of a position at the horizon.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Judgement {
    /// By all knowledge of the game.
    Full,
    /// By the score so far, as beginners do.
    Greedy,
}

/// The weights of an evaluation, in hundredths of a point: the counts on the side of the player to
/// move are added, and those on the other side are subtracted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights<const COUNTS: usize> {
    /// Being to move.
    pub(crate) tempo: i32,
    pub(crate) own: [i32; COUNTS],
    pub(crate) other: [i32; COUNTS],
}

impl<const COUNTS: usize> Weights<COUNTS> {
    /// The value of these counts to the player to move.
    #[inline]
    pub(crate) fn value(&self, own: &[i32; COUNTS], other: &[i32; COUNTS]) -> i32 {
        (0..COUNTS).fold(self.tempo, |value, count| {
            value + own[count] * self.own[count] - other[count] * self.other[count]
        })
    }
}

/// A family of games that are searched alike.
pub(crate) trait Family<C: Choices>: Clone + Send + Sync {
    /// Whether the board that is searched is the real one in everything that counts.
    const IS_EXACT: bool;

    /// Lists the choices to search at `ply` plies from the root. Returns whether those are all.
    fn list(
        &self,
        machine: &Machine<C>,
        state: &State<C>,
        ply: u32,
        into: &mut Vec<C::Choice>,
    ) -> bool;

    /// A line of choices as moves on the real board.
    fn line(&self, machine: &Machine<C>, real: &State<C>, line: &[C::Choice]) -> Vec<Move>;

    /// The static evaluation, for the player to move, of a position in which the game goes on.
    fn evaluate(&self, machine: &Machine<C>, state: &State<C>) -> i32;
}
