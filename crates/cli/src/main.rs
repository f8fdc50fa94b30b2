//! The program `mancala`: starts the command that was asked for.
#![forbid(unsafe_code)]

mod answer;
mod args;
mod commands;
mod console;
mod drawing;
mod endings;
mod engine;
mod files;
mod harmless;
mod json;
mod kgp;
mod limit;
mod notation;
mod output;
mod plain;
mod play;
mod progress;
mod signals;
mod tui;

use clap::Parser as _;

fn main() -> std::process::ExitCode {
    commands::run(args::Args::parse())
}
