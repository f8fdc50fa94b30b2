//! Builds a layer of a game in which positions come back.
//!
//! Where unending play is worth nothing to either, every value is 0 at first, and a position gets
//! the best of what its sowings are worth by the values known so far, again and again until
//! nothing changes. A value that is not 0 has been reached in so many plies, and a longer look
//! never makes it smaller or turns its sign: a player who can win something has that already, and
//! one who loses with every sowing goes on to. Hence the values that nothing changes any more are
//! the same in whatever order they are worked out.
//!
//! Where it depends on the position that comes back what each player gets, two values are worked
//! out in that way: what the player to move has if unending play loses him everything, and what he
//! has if it wins him everything. Each starts from that, and is worked out from the other one of
//! the opponent. If they are the same, that is his value, however such play ends; if not, his value
//! is left open.
//!
//! What wins seeds leads to a layer that is known, and is asked once ([`winnings`]). What does not
//! stays in the layer ([`rounds`]).

mod effects;
mod known;
mod rounds;
mod winnings;

use std::ops::ControlFlow;

use rules::machine::{Choices, SeedChoice};

use crate::layer::{Bound, Layer};

pub(crate) use effects::Effects;
pub(crate) use known::Known;
use rounds::Rounds;
use winnings::Winnings;

/// Builds the next layer; `None` if `tell` stops it.
pub(crate) fn layer<C: Choices<Choice = SeedChoice>>(
    known: &Known<'_, C>,
    tell: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
) -> Option<Layer> {
    let bounds: &[Bound] = if known.machine.properties().leaves_open {
        &[Bound::Least, Bound::Most]
    } else {
        &[Bound::Least]
    };
    let winnings = bounds
        .iter()
        .map(|&bound| Winnings::new(known, bound, tell));
    let mut rounds = Rounds::new(known, winnings.collect::<Option<_>>()?);
    while rounds.go_round(tell)? {}
    Some(rounds.into_layer())
}
