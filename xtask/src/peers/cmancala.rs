//! `CMancala`, a solver of Kalah in C: nodes, depth, and how soon it solves the game.

use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use super::options::Options;
use super::ours::Ours;
use super::table::{Better, Row, Table};
use super::talk::{Searched, Talk, after};
use crate::shell;

const NAME: &str = "CMancala";
/// Both get the same memory: it has 2^24 entries of eight bytes.
const HASH_MIB: u32 = 128;
/// Seeds in each house of the games that are solved.
const SOLVED: [u32; 2] = [3, 4];
/// Seeds of the endings that are built.
const ENDINGS: u32 = 16;

pub(super) fn compare(
    program: &str,
    ours: &Ours,
    options: &Options,
    table: &mut Table,
) -> Result<()> {
    let mut row = |what: String, better, ours, theirs| {
        table.add(Row {
            what,
            ours,
            peer: NAME,
            theirs,
            better,
        });
    };
    let seconds = options.seconds;
    shell::say(&format!("Kalah, {seconds} s: our engine, then {NAME}"));
    let mine = ours.search("kalah", HASH_MIB, options.search())?;
    let other = search(program, options.search())?;
    row(
        "Kalah, nodes per second".to_owned(),
        Better::More,
        mine.nodes_per_second,
        other.nodes_per_second,
    );
    row(
        format!("Kalah, depth after {seconds} s"),
        Better::More,
        Some(mine.depth),
        Some(other.depth),
    );
    for seeds in SOLVED {
        shell::say(&format!(
            "Kalah with {seeds} seeds, solved: our solver, then {NAME}"
        ));
        let mine = ours.solve(&format!("kalah:seeds={seeds}"))?;
        let other = solve(program, seeds)?;
        row(
            format!("Kalah with {seeds} seeds, seconds to solve it"),
            Better::Less,
            Some(mine),
            other,
        );
    }
    shell::say(&format!("Endings with {ENDINGS} seeds: ours, then {NAME}"));
    row(
        format!("Kalah, seconds to build and write the endings with up to {ENDINGS} seeds"),
        Better::Less,
        Some(ours.build_tables("kalah", ENDINGS)?),
        Some(build(program)?),
    );
    Ok(())
}

/// Builds its table of endings where there is none yet; seconds.
fn build(program: &str) -> Result<f64> {
    let program = fs::canonicalize(program).with_context(|| program.to_owned())?;
    let folder = tempfile::tempdir()?;
    let mut talk = Talk::start_in(&program.display().to_string(), folder.path())?;
    let begun = Instant::now();
    // It answers when it has done what was said before.
    talk.send(&format!("egdb {ENDINGS}\ndisplay"))?;
    talk.until("Current configuration")?;
    Ok(begun.elapsed().as_secs_f64())
}

/// Searches from the start for so long.
fn search(program: &str, time: Duration) -> Result<Searched> {
    let time = time.as_secs_f64();
    let [progress, summary] = step(program, 4, time)?;
    let million = number(&summary, "Throughput:");
    let million = million.with_context(|| format!("{NAME} told no throughput"))?;
    Ok(Searched {
        depth: depth_in_time(&progress, time).unwrap_or_default(),
        nodes_per_second: Some(million * 1e6),
    })
}

/// Searches from the start until the game is solved; seconds, if it was.
fn solve(program: &str, seeds: u32) -> Result<Option<f64>> {
    let [_, summary] = step(program, seeds, 0.0)?;
    let is_solved = summary.iter().any(|line| line.contains("Solved: true"));
    Ok(is_solved.then(|| number(&summary, "time:")).flatten())
}

/// Plays one move of its own from the start, in `time` seconds, 0 for no limit: its output
/// meanwhile, and at the end.
fn step(program: &str, seeds: u32, time: f64) -> Result<[Vec<String>; 2]> {
    let mut talk = Talk::start(program)?;
    talk.send(&format!("stones {seeds}\ncache 24\ntime {time}"))?;
    talk.send("player 1 ai\nplayer 2 ai\nautoplay false\nstart\nstep\nlast")?;
    Ok([talk.until("Move: ")?, talk.until("Throughput")?])
}

/// The number after a word.
fn number(summary: &[String], word: &str) -> Option<f64> {
    let line = summary.iter().find(|line| line.contains(word))?;
    after(line, word)
}

/// The last depth completed in time: it goes on until the depth under way is done. Progress is
/// written as `D:12 │ T:0.01s/10.00s │ …`.
fn depth_in_time(progress: &[String], time: f64) -> Option<f64> {
    let part = |text: &str, mark: &str| {
        let rest = &text[text.find(mark)? + mark.len()..];
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        rest[..end.unwrap_or(rest.len())].parse::<f64>().ok()
    };
    progress
        .iter()
        .filter_map(|line| Some((part(line, "D:")?, part(line, "T:")?)))
        .filter(|(_, elapsed)| *elapsed <= time)
        .map(|(depth, _)| depth)
        .next_back()
}

#[cfg(test)]
mod tests {
    use super::depth_in_time;

    #[test]
    fn depths_completed_late_do_not_count() {
        let progress = [
            "(P) >> ▐░░▌   0%",
            "(P) >>  D:9 │ T:0.01s/1.00s │ E:+5 │ M:5 │ N:8.3k   ",
            "(P) >>  D:10 │ T:0.98s/1.00s │ E:+5 │ M:2 │ N:14.3k   ",
            "(P) >>  D:11 │ T:1.70s/1.00s │ E:+5 │ M:2 │ N:34.3k   ",
        ]
        .map(str::to_owned);
        assert_eq!(depth_in_time(&progress, 1.0), Some(10.0));
        assert_eq!(depth_in_time(&[], 1.0), None);
    }
}
