//! Leaves and random plies per second of some games of the general machine:
//! `cargo run --release -p rules --example family`. With a game and a depth it plays the leaves of that
//! game alone, once, to be counted in instructions: `valgrind --tool=none`, or `callgrind`.

#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "an example that measures and prints"
)]

use std::time::Instant;

use rules::perft::{Leaves, perft};
use rules::playout::playouts;
use rules::{Position, Random, RuleSet};

/// Games with the depth to count.
const GAMES: &[(&str, u32)] = &[
    ("togyz-kumalak", 7),
    ("bestemshe", 10),
    ("pallanguzhi", 7),
    ("wari", 8),
    ("endodoi", 6),
    ("omweso", 5),
    ("hus", 5),
    ("bao", 10),
    ("bao-kujifunza", 5),
];

#[expect(clippy::cast_precision_loss, reason = "rates are rounded")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [name, depth] = arguments.as_slice() {
        let start = Position::start(&name.parse::<RuleSet>()?);
        println!("{} leaves", perft(&start, depth.parse()?, Leaves::Played));
        return Ok(());
    }
    for (name, depth) in GAMES {
        let start = Position::start(&name.parse::<RuleSet>()?);
        let begun = Instant::now();
        let leaves = perft(&start, *depth, Leaves::Played);
        let seconds = begun.elapsed().as_secs_f64();
        let begun = Instant::now();
        let random = playouts(&start, 2_000, &mut Random::new(1));
        let plies = random.plies as f64 / begun.elapsed().as_secs_f64();
        println!(
            "{name:15} depth {depth}: {leaves} leaves, {:.2} million a second; {:.2} million random plies a second, {:.0} plies a game",
            leaves as f64 / seconds / 1e6,
            plies / 1e6,
            random.plies as f64 / random.games as f64,
        );
    }
    Ok(())
}
