//! Builds, runs and checks the project: `cargo xtask help`.
#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, reason = "a build tool says what it is doing")]

mod again;
mod chaos;
mod docs;
mod family;
mod files;
mod geckodriver;
mod install;
mod ladder;
mod npm;
mod peers;
mod python;
mod reproduce;
mod serve;
mod shell;
mod sim;
mod solved;
mod spread;
mod supply;
mod test;
mod tidy;
mod web;
mod won;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Builds, runs and checks the project.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build the page and the program, then start `mancala serve`
    Serve {
        /// Passed on to `mancala serve`, for example `--addr 127.0.0.1:9000`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Build the page and the program
    Build,
    /// Build them twice, in different folders, and compare
    Reproduce,
    /// Check everything: format, lints, tidy, tests, and the page in a real browser
    Test,
    /// Build the page into `target/web/dist`
    Web,
    /// Run only the browser tests
    Browser {
        /// Passed on to the test program, for example the name of one test
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Build the Python package, install it into an environment of its own, and check it
    Python,
    /// Write the pages that are made from the program: `docs/rules/`
    Docs,
    /// Compare our speed with that of other programs: `docs/benchmarks.md`
    BenchPeers(peers::Options),
    /// Check that our engine wins Kalah from a won start, against everybody named
    WonStart(won::Options),
    /// Solve games, and write what is known: `docs/solved.md`
    Solved(solved::Options),
    /// Measure the levels against each other: `docs/levels.md`, `docs/ladder.svg`
    Ladder(ladder::Options),
    /// Measure servers of games online under load, and kill them: `docs/online.md`
    Chaos {
        /// Passed on, for example `kill --kills 500 --moves 1000000`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Measure the games of the general machine: `docs/family.md`
    Family(family::Options),
    /// Play games online in simulated worlds, where lines, disks and servers fail
    Sim(sim::Options),
    /// Write what licences of others ask for, and the list of components: `target/supply`
    Supply,
    /// Check what no lint can: first lines, lengths, which crate may use which
    Tidy,
}

fn main() -> Result<()> {
    match Args::parse().task {
        Task::Serve { args } => serve::run(&args),
        Task::Build => serve::build().map(drop),
        Task::Reproduce => reproduce::run(),
        Task::Solved(options) => solved::run(&options),
        Task::Test => test::run(),
        Task::Web => web::build().map(drop),
        Task::Browser { args } => test::browser(&args),
        Task::Python => python::run(),
        Task::Docs => docs::run(),
        Task::BenchPeers(options) => peers::run(&options),
        Task::WonStart(options) => won::run(&options),
        Task::Ladder(options) => ladder::run(&options),
        Task::Chaos { args } => chaos::run(&args),
        Task::Family(options) => family::run(&options),
        Task::Sim(options) => sim::run(&options),
        Task::Supply => supply::run(),
        Task::Tidy => tidy::run(),
    }
}
