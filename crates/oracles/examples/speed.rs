//! The speed of an oracle on its saved seeds: `cargo run --release -p oracles --example speed record`.
#![expect(clippy::print_stdout, reason = "a program that tells a number")]

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// The time in which an oracle is run again and again.
const TIME: Duration = Duration::from_secs(2);

fn main() -> Result<(), Box<dyn Error>> {
    for target in std::env::args().skip(1) {
        let oracle = oracles::find(&target).ok_or("no such target")?;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
        let mut seeds = Vec::new();
        for entry in fs::read_dir(folder.join(&target))? {
            seeds.push(fs::read(entry?.path())?);
        }
        let begun = Instant::now();
        let mut runs = 0_u32;
        while begun.elapsed() < TIME {
            for seed in &seeds {
                oracle(seed);
            }
            runs += seeds.len() as u32;
        }
        println!(
            "{target} {:.0}/s",
            f64::from(runs) / begun.elapsed().as_secs_f64()
        );
    }
    Ok(())
}
