//! The steps that a batch of games makes in a second, actions drawn by chance:
//! `cargo run --release --package rules --example batch -- kalah 4096 2000`.

#![expect(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::disallowed_methods,
    reason = "it measures time, and prints it in rough numbers"
)]

use std::error::Error;
use std::time::Instant;

use rules::{Batch, Position, Random};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let mut next = |usual: &str| args.next().unwrap_or_else(|| usual.to_owned());
    let start = Position::start(&next("kalah").parse()?);
    let games: usize = next("4096").parse()?;
    let steps: usize = next("2000").parse()?;

    let mut random = Random::new(1);
    let mut batch = Batch::new(&start, games)?;
    let mut actions = vec![0; games];
    let mut ended = 0;
    let begun = Instant::now();
    for _ in 0..steps {
        for (action, &mask) in actions.iter_mut().zip(batch.masks()) {
            *action = random.bit(mask);
        }
        batch.step(&actions)?;
        for game in 0..games {
            if batch.masks()[game] == 0 {
                batch.set(game, &start)?;
                ended += 1;
            }
        }
    }
    let plies = (games * steps) as f64;
    let rate = plies / begun.elapsed().as_secs_f64() / 1e6;
    println!("{rate:.1} million steps a second, {ended} games ended");
    Ok(())
}
