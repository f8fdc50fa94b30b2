//! Builds a layer of a game in which positions come back: retrograde analysis by value iteration.
//!
//! In games where unending play is worth nothing to either player, every value starts at 0. Then
//! each position gets the best value among its sowings, by the values known so far, again and again
//! until nothing changes. A value other than 0 was reached in a finite number of plies, and looking
//! further never makes it smaller or turns its sign: a player who can win something has already
//! secured it, and a player who loses with every sowing still does. Hence the final values do not
//! depend on the order of the computation.
//!
//! In games where the result of unending play depends on the position that comes back, two bounds
//! are computed that way: the value for the player to move if unending play loses them everything,
//! and the value if it wins them everything. Each starts from that extreme, and is computed from
//! the opponent's other bound. If the two agree, that is the value, however such play ends; if not,
//! the value is left open.
//!
//! A sowing that wins seeds leads to a known layer, and is evaluated once ([`winnings`]). A sowing
//! that wins nothing stays in the layer ([`rounds`]).

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

/// Builds the next layer; `None` if `tell` stops the work.
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
