//! The arguments of the command line.

mod board;
mod campaign;
mod certificate;
mod engine;
mod kgp;
mod papers;
mod play;
mod puzzles;
mod serve;
mod solve;
mod store;
mod tables;
mod thinking;

use clap::{Parser, Subcommand};
use words::Language;

pub(crate) use board::{
    Apply, Board, Format, Games, Moves, Perft, Playouts, Program, RulesOf, Show,
};
pub(crate) use campaign::Campaign;
pub(crate) use certificate::{Certify, Check};
pub(crate) use engine::Engine;
pub(crate) use kgp::{Kgp, KgpClient, KgpCommand, KgpServe, KgpSkill};
pub(crate) use papers::{Completions, Man};
pub(crate) use play::Play;
pub(crate) use puzzles::Puzzles;
pub(crate) use serve::{Log, Serve};
pub(crate) use solve::{Effort, Solve};
pub(crate) use store::{Backup, DataFolder, Restore, StoreCommand, StoreOf};
pub(crate) use tables::{
    Means, Tables, TablesBench, TablesBuild, TablesCommand, TablesOf, TablesProbe, TablesVerify,
};
pub(crate) use thinking::{Analyze, ENDINGS_MAX, Match, seconds};

/// Mancala games: play them, study them, serve them.
#[derive(Debug, Parser)]
#[command(name = "mancala", version, after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// Language of what is told: `en`, `fr`, `ms` or `id` [default: that of the environment]
    #[arg(long, value_name = "LANG", global = true)]
    pub(crate) lang: Option<Language>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

const AFTER_HELP: &str = "\
GAME is a name such as `kalah`, or a name with options: `kalah:houses=4,capture=empty`.
Data goes to standard output, messages to standard error. The exit status is 0 when all is
well, 1 when the answer is no (an illegal move), 2 for wrong usage or bad input.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the web application and print its address
    Serve(Serve),

    /// Play a game in the terminal
    Play(Play),

    /// List every game with its options, their values and sources
    Games(Games),

    /// Tell the rules of a game, with sources and the readings chosen
    Rules(RulesOf),

    /// Draw the board
    Show(Show),

    /// List the legal moves
    Moves(Moves),

    /// Play moves, tell what happens, and print the final position
    Apply(Apply),

    /// Count the leaves of the game tree
    Perft(Perft),

    /// Play games by chance to their end; tell what came of them, and how fast
    Playouts(Playouts),

    /// Value every legal move, best first
    Analyze(Analyze),

    /// Prove the exact value of a position
    Solve(Solve),

    /// Prove what a position is worth, in a file that others can check
    Certify(Certify),

    /// Check a certificate by the rules alone, and tell what is proved
    Check(Check),

    /// Prove what a position is worth in jobs of minutes, for days if need be
    Campaign(Campaign),

    /// Build, check and ask endgame tables
    Tables(Tables),

    /// Find puzzles in games and prove them, or check a file of them
    Puzzles(Puzzles),

    /// Let two players play many games: levels, limits, other programs
    Match(Match),

    /// Run fixed searches; print their nodes, the signature of the engine, and its speed
    Bench(Format),

    /// Let another program talk to the engine: UGI, or UCI for Oware, on standard input
    Engine(Engine),

    /// Speak the Kalah Game Protocol, as a client or as the server
    Kgp(Kgp),

    /// Copy the games that were played online to a file, while the server runs
    Backup(Backup),

    /// Put such a copy where there is nothing yet
    Restore(Restore),

    /// Check the games that were played online
    Store(StoreOf),

    /// Print a completion script for a shell
    Completions(Completions),

    /// Print a manual page
    Man(Man),
}
