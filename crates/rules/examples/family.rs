//! How fast the general machine is, in some of its games.
//!
//! `cargo run --release -p rules --example family` tells leaves and random plies per second. With
//! `-- --instructions` it counts the instructions of a leaf under valgrind, as the difference of two
//! depths, and writes the table of `docs/performance.md`. With a game and a depth it plays the leaves
//! of that game once: that is what valgrind runs.

#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "an example that measures and prints"
)]

use std::error::Error;
use std::process::Command;
use std::time::Instant;

use rules::perft::{Leaves, perft};
use rules::playout::playouts;
use rules::{Position, Random, RuleSet};

/// Games with the depth to count.
const GAMES: &[(&str, u32)] = &[
    ("togyz-kumalak", 7),
    ("bestemshe", 10),
    ("wari", 8),
    ("bakuk", 12),
    ("pallanguzhi", 7),
    ("endodoi", 6),
    ("omweso", 5),
    ("hus", 5),
    ("bao", 10),
    ("bao-kujifunza", 5),
];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [] => tell_speed(),
        [option] if option == "--instructions" => tell_instructions(),
        [name, depth] => {
            println!("{}", leaves(name, depth.parse()?)?);
            Ok(())
        }
        _ => Err("nothing, `--instructions`, or a game and a depth".into()),
    }
}

fn leaves(name: &str, depth: u32) -> Result<u128, Box<dyn Error>> {
    let start = Position::start(&name.parse::<RuleSet>()?);
    Ok(perft(&start, depth, Leaves::Played))
}

#[expect(clippy::cast_precision_loss, reason = "rates are rounded")]
fn tell_speed() -> Result<(), Box<dyn Error>> {
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

fn tell_instructions() -> Result<(), Box<dyn Error>> {
    println!("| game | depths | instructions per leaf |\n|---|---|---|");
    for (name, depth) in GAMES {
        let (less, more) = (depth - 2, depth - 1);
        let leaves = leaves(name, more)? - leaves(name, less)?;
        let instructions = instructions(name, more)? - instructions(name, less)?;
        let each = u128::from(instructions) / leaves;
        println!("| `{name}` | {less} and {more} | {each} |");
    }
    Ok(())
}

/// The instructions that this program needs to play the leaves of a game.
fn instructions(name: &str, depth: u32) -> Result<u64, Box<dyn Error>> {
    let counted = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe()?)
        .args([name, &depth.to_string()])
        .output()?;
    let told = String::from_utf8(counted.stderr)?;
    let refs = told.lines().find_map(|line| line.split("refs:").nth(1));
    let refs = refs.ok_or("valgrind counted nothing")?;
    Ok(refs.trim().replace(',', "").parse()?)
}
