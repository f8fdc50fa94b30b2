//! Our side of each measurement.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::Value;

use super::talk::{Searched, Talk, search};
use crate::{serve, shell};

/// Memory to solve games with: endings and all.
const SOLVE_MIB: u32 = 1024;

/// Our program, built for speed.
#[derive(Debug)]
pub(super) struct Ours {
    program: PathBuf,
}

impl Ours {
    pub(super) fn build() -> Result<Ours> {
        Ok(Ours {
            program: serve::build_program()?,
        })
    }

    /// A command of ours.
    pub(super) fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.args(arguments.split_whitespace());
        command
    }

    /// The output of a command of ours with `--json`.
    pub(super) fn json(&self, arguments: &str) -> Result<Value> {
        let text = shell::output(self.command(arguments).arg("--json"))?;
        serde_json::from_str(&text).with_context(|| format!("`mancala {arguments}` is no JSON"))
    }

    /// Searches from the start of a game, with this much memory.
    pub(super) fn search(&self, game: &str, hash_mib: u32, time: Duration) -> Result<Searched> {
        let mut engine = Talk::start(&format!("{} engine", self.program.display()))?;
        engine.send("ugi")?;
        engine.until("ugiok")?;
        engine.send(&format!("setoption name Game value {game}"))?;
        engine.send(&format!("setoption name Hash value {hash_mib}"))?;
        search(&mut engine, "startpos", time)
    }

    /// Solves a game from its start in one thread; returns the seconds, including those for the
    /// endings that it computes first.
    pub(super) fn solve(&self, game: &str) -> Result<f64> {
        let solved = self.json(&format!("solve {game} --threads 1 --memory {SOLVE_MIB}"))?;
        solved["seconds"].as_f64().context("solve tells seconds")
    }

    /// Builds the tables of all endings with up to `seeds` seeds in one thread, packed and written;
    /// returns the seconds.
    pub(super) fn build_tables(&self, game: &str, seeds: u32) -> Result<f64> {
        let folder = tempfile::tempdir()?;
        let begun = Instant::now();
        let build = format!("tables build {game} --seeds {seeds} --threads 1 --dir");
        shell::output(self.command(&build).arg(folder.path()))?;
        Ok(begun.elapsed().as_secs_f64())
    }

    /// Leaves of a tree, a second. The best of three, as the other programs measure themselves
    /// when they are warm.
    pub(super) fn leaves_per_second(&self, game: &str, depth: u32) -> Result<f64> {
        let mut best = f64::INFINITY;
        let mut leaves = 0.0;
        for _ in 0..3 {
            let begun = Instant::now();
            let counted = self.json(&format!("perft {game} {depth}"))?;
            best = best.min(begun.elapsed().as_secs_f64());
            leaves = counted["nodes"].as_f64().context("perft counts nodes")?;
        }
        Ok(leaves / best)
    }

    /// Random games a second; `None` if this program cannot play them.
    pub(super) fn playouts_per_second(&self, game: &str, games: u32) -> Option<f64> {
        let played = self
            .json(&format!("playouts {game} --games {games}"))
            .ok()?;
        played["playouts_per_second"].as_f64()
    }
}
