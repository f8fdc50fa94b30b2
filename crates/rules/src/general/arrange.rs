//! Arrangements: a player puts the own seeds as they like before the game.

use std::ops::ControlFlow;

use crate::error::PlayError;
use crate::moves::{Arranged, Move};
use crate::random::Random;

/// The number of ways to put some seeds into some houses.
pub(super) fn count(seeds: u8, houses: u8) -> u128 {
    // As many as there are ways to choose the houses' borders among seeds and borders.
    let borders = u128::from(houses.saturating_sub(1));
    (1..=borders).fold(1, |ways, border| {
        ways * (u128::from(seeds) + border) / border
    })
}

/// Calls `visit` with each arrangement until it breaks, the one with all seeds in the last house
/// first.
pub(super) fn each(seeds: u8, houses: u8, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) {
    let mut counts = vec![0; usize::from(houses)];
    let Some(last) = counts.last_mut() else {
        return;
    };
    *last = seeds;
    loop {
        if visit(Move::Arrange(Arranged::of(&counts))).is_break() {
            return;
        }
        // The last house with seeds gives one to its left neighbour and the rest to the end.
        let Some(full) = counts.iter().rposition(|&seeds| seeds > 0) else {
            return;
        };
        let Some(left) = full.checked_sub(1) else {
            return;
        };
        let rest = std::mem::take(&mut counts[full]) - 1;
        counts[left] += 1;
        if let Some(last) = counts.last_mut() {
            *last += rest;
        }
    }
}

/// A random arrangement: each seed falls into any house.
pub(super) fn random(seeds: u8, houses: u8, random: &mut Random) -> Move {
    let mut counts = vec![0; usize::from(houses)];
    for _ in 0..seeds {
        counts[random.below(houses.into()) as usize] += 1;
    }
    Move::Arrange(Arranged::of(&counts))
}

/// Checks that an arrangement has the board's houses and the player's seeds.
pub(super) fn check(arranged: Arranged, seeds: u8, houses: u8) -> Result<(), PlayError> {
    let counts = arranged.counts();
    let found: u32 = counts.iter().map(|&seeds| u32::from(seeds)).sum();
    if counts.len() == usize::from(houses) && found == u32::from(seeds) {
        return Ok(());
    }
    Err(PlayError::Arrangement {
        houses,
        seeds,
        found_houses: counts.len(),
        found_seeds: found,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_arrangement_is_listed_once() {
        for (seeds, houses) in [(0, 3), (4, 1), (3, 3), (5, 4)] {
            let mut listed = Vec::new();
            each(seeds, houses, &mut |mv| {
                listed.push(mv);
                ControlFlow::Continue(())
            });
            assert_eq!(listed.len() as u128, count(seeds, houses));
            listed.sort_unstable();
            listed.dedup();
            assert_eq!(listed.len() as u128, count(seeds, houses));
        }
    }
}
