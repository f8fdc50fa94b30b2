//! Aalina, an Oware engine in Java: leaves, nodes and depth.

use std::io::Write as _;

use anyhow::{Context, Result};

use super::options::Options;
use super::ours::Ours;
use super::table::{Better, Row, Table};
use super::talk::{Talk, search, words};
use crate::shell;

const NAME: &str = "Aalina";
/// The default size of its table in MiB.
const HASH_MIB: u32 = 256;
/// Deep enough for its compiler to have warmed up.
const PERFT_DEPTH: u32 = 11;
const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

pub(super) fn compare(
    command: &str,
    ours: &Ours,
    options: &Options,
    table: &mut Table,
) -> Result<()> {
    let seconds = options.seconds;
    let mut row = |what: String, ours, theirs| {
        table.add(Row {
            what,
            ours,
            peer: NAME,
            theirs,
            better: Better::More,
        });
    };
    let mut suite = tempfile::NamedTempFile::new().context("cannot make a file")?;
    writeln!(suite, "{START}").context("cannot write a file")?;
    let suite = suite.path().display().to_string();

    shell::say(&format!(
        "Oware, leaves at depth {PERFT_DEPTH}: ours, then {NAME}"
    ));
    let mine = ours.leaves_per_second("oware", PERFT_DEPTH)?;
    let output = shell::output(words(command)?.args([
        "test",
        "perft",
        &format!("--depth={PERFT_DEPTH}"),
        &format!("--min-depth={PERFT_DEPTH}"),
        &format!("--file={suite}"),
    ]))?;
    row(
        format!("Oware, leaves per second at depth {PERFT_DEPTH}"),
        Some(mine),
        nodes_per_second(&output),
    );

    shell::say(&format!("Oware, {seconds} s: our engine, then {NAME}"));
    let mine = ours.search("oware", HASH_MIB, options.search())?;
    let output = shell::output(words(command)?.args([
        "test",
        "bench",
        &format!("--movetime={}", options.search().as_millis()),
        &format!("--file={suite}"),
    ]))?;
    row(
        "Oware, nodes per second".to_owned(),
        mine.nodes_per_second,
        nodes_per_second(&output),
    );
    let mut engine = Talk::start(&format!("{command} service"))?;
    engine.send("uci")?;
    engine.until("uciok")?;
    engine.send("setoption name OwnBook value false")?;
    let other = search(&mut engine, "startpos", options.search())?;
    row(
        format!("Oware, depth after {seconds} s"),
        Some(mine.depth),
        Some(other.depth),
    );
    Ok(())
}

/// `Node visits per second:    5,554,888 nps`
fn nodes_per_second(output: &str) -> Option<f64> {
    let mut lines = output.lines();
    let number = lines.find_map(|line| line.strip_prefix("Node visits per second:"))?;
    let number = number.trim().trim_end_matches("nps").trim();
    number.replace(',', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::nodes_per_second;

    #[test]
    fn numbers_have_commas() {
        let output = "Benchmark results\nNode visits per second:      2,277,230 nps\n";
        assert_eq!(nodes_per_second(output), Some(2_277_230.0));
        assert_eq!(nodes_per_second("Node visits count: 3 nodes"), None);
    }
}
