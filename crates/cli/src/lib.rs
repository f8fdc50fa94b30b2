//! The commands of the program `mancala`.
//!
//! The program itself, `crates/mancala`, adds the page: so all of this is compiled while the page still
//! is.
#![forbid(unsafe_code)]

mod answer;
mod args;
mod commands;
mod console;
mod endings;
mod engine;
mod files;
mod harmless;
mod json;
mod kgp;
mod limit;
mod machine;
mod notation;
mod output;
mod plain;
mod play;
mod progress;
mod signals;
mod tui;

use std::process::ExitCode;

use clap::Parser as _;
use server::Page;

/// Runs the command that was asked for; `page` makes what `mancala serve` shows.
pub fn run(page: fn() -> Page) -> ExitCode {
    commands::run(args::Args::parse(), page)
}
