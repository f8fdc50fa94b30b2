//! Plays random games to their end: a measure of the machine, and of the value of a position
//! between players who know nothing.

use crate::Side;
use crate::cells::Fruit;
pub use crate::counts::{Outcomes, PLIES_MAX};
use crate::laws::Repetition;
use crate::machine::kernel::{Any, by_kernel};
use crate::machine::{Choice, Choices, Kernel, SeedChoice};
use crate::moves::Move;
use crate::position::{Position, Visitor, on_layout};
use crate::position_of::{PositionOf, ToMove};
use crate::random::Random;
use crate::state::State;

/// Plays `games` random games from a position to the end of the game, or of the round, with moves
/// drawn as [`random_move`] draws them.
pub fn playouts(position: &Position, games: u64, random: &mut Random) -> Outcomes {
    position.visit(Playouts { games, random })
}

/// A random legal move; `None` when the game is over. Every house that may be played is equally
/// likely; of fruit, first the source and the number taken are drawn, then the fruits at random.
/// ```
/// use rules::Random;
/// use rules::playout::random_move;
///
/// let mut position = rules::Position::start(&"congkak:opening=alternate".parse().unwrap());
/// let mut random = Random::new(7);
/// while let Some(mv) = random_move(&position, &mut random) {
///     position.advance(mv).unwrap();
/// }
/// assert!(position.is_over());
/// ```
pub fn random_move(position: &Position, random: &mut Random) -> Option<Move> {
    on_layout!(
        &position.layout,
        position => draw(position, random),
        general position => position.random_move(random)
    )
}

fn draw<C: Choices>(position: &PositionOf<C>, random: &mut Random) -> Option<Move> {
    if position.opening.is_none() {
        let playing = position.state.over.is_none();
        return playing
            .then(|| C::random_by::<Any>(&position.machine, &position.state, random).to_move());
    }
    let mut house = |side| random.bit(position.playable(side));
    match position.to_move() {
        ToMove::One(side) => Some(Move::House(house(side))),
        ToMove::Both => Some(Move::Both(house(Side::South), house(Side::North))),
        ToMove::Nobody => None,
    }
}

struct Playouts<'a> {
    games: u64,
    random: &'a mut Random,
}

impl Visitor for Playouts<'_> {
    type Output = Outcomes;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Outcomes {
        self.all(position)
    }

    fn fruit(self, position: &PositionOf<Fruit>) -> Outcomes {
        self.all(position)
    }

    fn general(self, position: &Position) -> Outcomes {
        let Playouts { games, random } = self;
        let general = position.general();
        general.map_or_else(Outcomes::default, |general| general.playouts(games, random))
    }
}

impl Playouts<'_> {
    fn all<C: Choices>(self, position: &PositionOf<C>) -> Outcomes {
        let mut outcomes = Outcomes::default();
        by_kernel!(&position.machine, C::HOT, K => {
            let mut past = Vec::new();
            for _ in 0..self.games {
                play_out::<K, C>(position, self.random, &mut past, &mut outcomes);
            }
        });
        outcomes
    }
}

/// Plays one game; `past` is only room for its positions.
fn play_out<K: Kernel, C: Choices>(
    position: &PositionOf<C>,
    random: &mut Random,
    past: &mut Vec<State<C>>,
    outcomes: &mut Outcomes,
) {
    let machine = &*position.machine;
    let mut state = position.state;
    let mut plies = 0;
    if position.opening.is_some() {
        (state, plies) = open(position.clone(), random);
    }
    past.clear();
    past.extend_from_slice(&position.past);
    let (mut now, mut next) = (&mut state, &mut position.state.clone());
    while now.over.is_none() && plies < PLIES_MAX {
        let choice = C::random_by::<K>(machine, now, random);
        machine.play_by::<K, ()>(now, next, choice, &mut ());
        plies += 1;
        if K::laws(machine.laws()).repetition != Repetition::Ignored {
            // Positions that were set up are compared in any case.
            machine.remember(now, next, past, position.past.is_empty());
        }
        // Nothing is copied: see `Machine::play_by`.
        std::mem::swap(&mut now, &mut next);
    }
    outcomes.games += 1;
    outcomes.plies += u64::from(plies);
    match machine.outcome(now).map(|outcome| outcome.winner) {
        None => outcomes.unfinished += 1,
        Some(None) => outcomes.drawn += 1,
        Some(Some(side)) => outcomes.won[side] += 1,
    }
}

/// Plays a simultaneous opening; returns where it leads to, and the plies it took.
fn open<C: Choices>(mut position: PositionOf<C>, random: &mut Random) -> (State<C>, u32) {
    let mut plies = 0;
    while position.opening.is_some() && plies < PLIES_MAX {
        let Some(mv) = draw(&position, random) else {
            break;
        };
        position
            .play(mv, &mut ())
            .expect("a playable house is legal");
        plies += 1;
    }
    (position.state, plies)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_a_mask_is_chosen() {
        let mut random = Random::new(1);
        for mask in (1..1 << 12).step_by(5) {
            let seen = (0..200).fold(0, |seen, _| seen | 1 << random.bit(mask));
            assert_eq!(seen, mask);
        }
    }
}
