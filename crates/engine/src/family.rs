//! What search must know of a family of games beside the machine: which choices to look at, and
//! what a position seems worth.

mod fruit;
mod seeds;

use rules::machine::{Choices, Machine};
use rules::{Move, State};

pub(crate) use fruit::{FruitFamily, merged};
pub(crate) use seeds::SeedFamily;

/// How a position is judged where the search ends.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Judgement {
    /// By everything known about the game.
    Full,
    /// By what has been won so far, as beginners do.
    Greedy,
}

/// What makes a position good, in hundredths of a point: what is counted on the side of the
/// player to move, and (taken away) what is counted on the other side.
#[derive(Clone, Copy, Debug)]
struct Weights<const COUNTS: usize> {
    /// Being to move.
    tempo: i32,
    own: [i32; COUNTS],
    other: [i32; COUNTS],
}

impl<const COUNTS: usize> Weights<COUNTS> {
    /// What these counts are worth to the player to move.
    fn value(&self, own: &[i32; COUNTS], other: &[i32; COUNTS]) -> i32 {
        (0..COUNTS).fold(self.tempo, |value, count| {
            value + own[count] * self.own[count] - other[count] * self.other[count]
        })
    }
}

/// A family of games that are searched alike.
pub(crate) trait Family<C: Choices>: Clone + Send + Sync {
    /// Whether the board that is searched is the real one in everything that counts.
    const IS_EXACT: bool;

    /// Lists the choices to look at, so many plies from the root. Returns whether those are all.
    fn list(
        &self,
        machine: &Machine<C>,
        state: &State<C>,
        ply: u32,
        into: &mut Vec<C::Choice>,
    ) -> bool;

    /// A line of choices as moves on the real board.
    fn line(&self, machine: &Machine<C>, real: &State<C>, line: &[C::Choice]) -> Vec<Move>;

    /// What a position in which the game goes on seems worth to the player to move.
    fn evaluate(&self, machine: &Machine<C>, state: &State<C>) -> i32;
}
