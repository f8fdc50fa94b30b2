//! Instructions of our hot paths: exact where time is not.

use std::fmt::Write as _;

use anyhow::{Context, Result};

use super::ours::Ours;
use crate::shell;

/// The measurements: a name, the command, and the two sizes whose difference is taken, so that
/// starting the program costs nothing.
const PATHS: [(&str, &str, [u32; 2]); 4] = [
    ("perft of Kalah, a leaf", "perft kalah", [7, 8]),
    ("perft of Oware, a leaf", "perft oware", [7, 8]),
    (
        "a random game of Kalah",
        "playouts kalah --games",
        [200, 1200],
    ),
    (
        "a random game of Oware",
        "playouts oware --games",
        [200, 1200],
    ),
];

/// The table, or a sentence that says why there is none.
pub(super) fn count(ours: &Ours) -> Result<String> {
    if shell::find("valgrind").is_none() {
        return Ok("No instructions are counted: valgrind is not installed.".to_owned());
    }
    let mut table = "| what | instructions |\n|---|---|\n".to_owned();
    for (what, command, sizes) in PATHS {
        shell::say(&format!("instructions of {what}"));
        let mut measured = Vec::new();
        for size in sizes {
            let arguments = format!("{command} {size}");
            // Some commands are newer than others.
            let Ok(found) = ours.json(&arguments) else {
                break;
            };
            let done = found["nodes"].as_f64().unwrap_or_else(|| f64::from(size));
            measured.push((done, instructions(ours, &arguments)?));
        }
        if let [(less, first), (more, second)] = measured[..] {
            writeln!(
                table,
                "| {what} | {:.0} |",
                (second - first) / (more - less)
            )?;
        }
    }
    Ok(table)
}

fn instructions(ours: &Ours, arguments: &str) -> Result<f64> {
    let folder = tempfile::tempdir().context("cannot make a folder")?;
    let file = folder.path().join("counts");
    let mut command = std::process::Command::new("valgrind");
    let program = ours.command(arguments);
    command
        .args(["--quiet", "--tool=callgrind"])
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(program.get_program())
        .args(program.get_args());
    shell::quiet_output(&mut command)?;
    let text = std::fs::read_to_string(&file).context("valgrind wrote no counts")?;
    let totals = text.lines().find_map(|line| line.strip_prefix("totals:"));
    let totals = totals.context("valgrind counted nothing")?.trim();
    totals
        .parse()
        .with_context(|| format!("`{totals}` is no number"))
}
