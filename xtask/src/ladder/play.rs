//! Plays the matches: each a process of its own, several at a time.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;
use tempfile::TempDir;

use super::book::{self, Match};
use super::options::Options;
use super::page;
use crate::{serve, shell, spread};

/// Plays every match that is asked for; `heard` gets each result as soon as it is known.
pub(super) fn matches(options: &Options, heard: &mut dyn FnMut(Match) -> Result<()>) -> Result<()> {
    let (folder, program) = program(options)?;
    let waiting = queue(options);
    let all = waiting.len();
    let workers = options.jobs.unwrap_or_else(spread::cores).clamp(1, all);
    shell::say(&format!("{all} matches, {workers} at a time"));
    let work = |pair| {
        let begun = Instant::now();
        Ok((play(&program, &pair, options)?, begun.elapsed()))
    };
    let mut done = 0;
    spread::spread(workers, waiting, work, |(result, time)| {
        done += 1;
        say(done, all, &result, time);
        heard(result)
    })?;
    folder
        .close()
        .context("cannot remove the copy of the program")
}

/// A copy of the program, so that all matches are played by the same one even if it is built again
/// meanwhile.
fn program(options: &Options) -> Result<(TempDir, PathBuf)> {
    let original = match &options.program {
        Some(program) => program.clone(),
        None => serve::build_program()?,
    };
    let folder = tempfile::tempdir().context("cannot make a folder")?;
    let copy = folder
        .path()
        .join(format!("mancala{}", std::env::consts::EXE_SUFFIX));
    fs::copy(&original, &copy).with_context(|| format!("cannot copy {}", original.display()))?;
    Ok((folder, copy))
}

/// Every game and upper level. High levels take the longest, so they go first: the cores then
/// finish at about the same time.
fn queue(options: &Options) -> Vec<(String, u8)> {
    let levels = (options.levels.low + 1..=options.levels.high).rev();
    levels
        .flat_map(|level| {
            let games = options.games_to_measure.iter();
            games.map(move |game| (game.clone(), level))
        })
        .collect()
}

fn play(program: &Path, (game, level): &(String, u8), options: &Options) -> Result<Match> {
    let mut args = vec![
        "match".to_owned(),
        game.clone(),
        format!("level-{level}"),
        format!("level-{}", level - 1),
    ];
    args.extend(["--games".to_owned(), options.games.to_string()]);
    args.extend(["--seed".to_owned(), options.seed.to_string()]);
    let command = format!("mancala {}", args.join(" "));
    let output = Command::new(program)
        .args(&args)
        .arg("--json")
        .output()
        .with_context(|| format!("cannot start `{command}`"))?;
    ensure!(
        output.status.success(),
        "`{command}` failed: {}",
        String::from_utf8_lossy(&output.stderr).trim()
    );
    let value: Value = serde_json::from_slice(&output.stdout).context("a match prints JSON")?;
    let tally = book::tally(&value)?;
    ensure!(
        tally.games() == options.games,
        "`{command}` played {} games",
        tally.games()
    );
    Ok(Match {
        game: game.clone(),
        level: *level,
        tally,
        command,
    })
}

fn say(done: usize, all: usize, result: &Match, time: Duration) {
    shell::say(&format!(
        "{done}/{all} {}: {} against {}: {}, {:.1} s",
        result.game,
        result.level,
        result.level - 1,
        page::score(result.tally),
        time.as_secs_f64()
    ));
}
