//! `cargo xtask sim`: more worlds of games online than the tests run, or one of them again.

use anyhow::Result;

use crate::shell;

/// Which worlds, and how long they last.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The tests to run, by a part of their names: `planted` are faults planted on purpose, `lag` is
    /// fair time, `races` are rematches
    #[arg(value_name = "NAME", default_value = "every_promise")]
    part: String,

    /// Worlds to run, from the first one on
    #[arg(long, value_name = "N")]
    seeds: Option<u64>,

    /// The one world to run
    #[arg(long, value_name = "SEED", conflicts_with = "seeds")]
    seed: Option<u64>,

    /// The time in one world in which things fail, in seconds
    #[arg(long, value_name = "SECONDS")]
    storm: Option<u64>,

    /// Compile with all optimisation: worth it for 10,000 worlds and more
    #[arg(long)]
    release: bool,
}

/// Runs them; a fault shows the last steps of its world, and how to see it again.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut cargo = shell::cargo(&["test", "--locked", "--package=hall", "--test=it"]);
    if options.release {
        cargo.arg("--release");
    }
    cargo.args(["--", "--nocapture", &options.part]);
    let storm_ms = options.storm.map(|seconds| seconds * 1_000);
    for (name, value) in [
        ("MANCALA_SIM_SEEDS", options.seeds),
        ("MANCALA_SIM_SEED", options.seed),
        ("MANCALA_SIM_STORM_MS", storm_ms),
    ] {
        if let Some(value) = value {
            cargo.env(name, value.to_string());
        }
    }
    shell::run(&mut cargo)
}
