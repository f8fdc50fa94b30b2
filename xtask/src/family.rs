//! `cargo xtask family`: the games of the general machine in numbers, `docs/family.md`.

mod page;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use game::Tally;
use serde_json::Value;

use crate::{serve, shell, spread};
use page::{Endings, Found, Line, Part, Speed};

const PAGE: &str = "docs/family.md";
/// The least time of a count of leaves that is told.
const PERFT_TIME: Duration = Duration::from_millis(300);
/// The bare machine, which is no game.
const BARE: &str = "sow";

/// The number of games, and the players.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Games of the engine with itself, in each game of the family
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    games: u32,

    /// The level of both players
    #[arg(long, value_name = "LEVEL", default_value_t = 7, value_parser = clap::value_parser!(u8).range(1..=8))]
    level: u8,

    /// Games by chance, in each
    #[arg(long, value_name = "N", default_value_t = 2_000)]
    playouts: u32,

    /// Games that are measured at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,

    /// The parts of the page to make; the others stay as they are
    #[arg(long, value_name = "PART", value_enum, default_values_t = Part::ALL)]
    only: Vec<Part>,

    /// Positions among the endings of each game
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    positions: u32,

    /// The program that plays [default: the one built from this source]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// Measures all games, and writes the page.
pub(crate) fn run(options: &Options) -> Result<()> {
    let program = match &options.program {
        Some(program) => program.clone(),
        None => serve::build_program()?,
    };
    let games = games(&program)?;
    let path = shell::root().join(PAGE);
    let page = fs::read_to_string(&path).unwrap_or_default();
    let mut made = Vec::new();
    for part in Part::ALL {
        if options.only.contains(&part) {
            // Leaves come last: with other work on the cores there would be nothing to measure.
            let text = match part {
                Part::Games => measured(&program, games.clone(), options)?,
                Part::Endings => listed(&games, options)?,
                Part::Leaves => leaves(&program, &games)?,
            };
            made.push((part, text));
        }
    }
    let text = page::renewed(&page, &made);
    fs::write(path, text).with_context(|| format!("cannot write {PAGE}"))?;
    shell::say(PAGE);
    Ok(())
}

/// All games in numbers.
fn measured(program: &Path, games: Vec<(String, String)>, options: &Options) -> Result<String> {
    let jobs = options.jobs.unwrap_or_else(spread::cores).max(1);
    let mut lines = Vec::new();
    let work = |(name, family): (String, String)| line(program, name, family, options);
    spread::spread(jobs, games, work, |line| {
        shell::say(&page::row(&line));
        lines.push(line);
        Ok(())
    })?;
    lines.sort_by(|one, other| one.game.cmp(&other.game));
    Ok(page::games(
        &lines,
        options.games,
        options.level,
        options.playouts,
    ))
}

/// The leaves a second of the first game of each family.
fn leaves(program: &Path, games: &[(String, String)]) -> Result<String> {
    let mut seen = BTreeSet::new();
    let first = games.iter().filter(|(_, family)| seen.insert(family));
    let speeds = first
        .map(|(name, family)| speed(program, name.clone(), family.clone()))
        .collect::<Result<Vec<Speed>>>()?;
    Ok(page::leaves(&speeds))
}

/// The endings of all games, as far as there may be positions.
fn listed(games: &[(String, String)], options: &Options) -> Result<String> {
    shell::run(shell::cargo(&["build"]).args(LISTER))?;
    let positions = options.positions.to_string();
    let mut listed = Vec::new();
    for (game, _) in games {
        let mut command = shell::cargo(&["run", "--quiet"]);
        command.args(LISTER).args(["--", game, &positions]);
        let told = shell::quiet_output(&mut command)?;
        let endings = endings(game, &told).with_context(|| format!("the endings of {game}"))?;
        shell::say(&format!("{endings:?}"));
        listed.push(endings);
    }
    Ok(page::endings(&listed, options.positions))
}

/// The example that lists endings.
const LISTER: [&str; 5] = ["--release", "--package", "solver", "--example", "endings"];

/// The endings of one game, from the lines of the example.
fn endings(game: &str, told: &str) -> Result<Endings> {
    let mut found = Found::default();
    for line in told.lines() {
        let line: Value = serde_json::from_str(line).context("a line of JSON")?;
        if let Some(why) = line["refused"].as_str() {
            let found = Err(why.to_owned());
            let game = game.to_owned();
            return Ok(Endings { game, found });
        }
        let number = |name: &str| line[name].as_u64().with_context(|| format!("no `{name}`"));
        let all = found.all;
        found = Found {
            all,
            seeds: number("seeds")?,
            positions: number("positions")?,
            known: number("known")?,
        };
        if found.known == found.positions && all + 1 == found.seeds {
            found.all = found.seeds;
        }
    }
    Ok(Endings {
        game: game.to_owned(),
        found: Ok(found),
    })
}

/// Each game of the general machine with its family.
fn games(program: &Path) -> Result<Vec<(String, String)>> {
    let listed = json(program, &["games"])?;
    let games = listed["games"].as_array().context("a list of games")?;
    let games = games.iter().filter_map(|game| {
        let (name, family) = (game["name"].as_str()?, game["family"].as_str()?);
        (name != BARE).then(|| (name.to_owned(), family.to_owned()))
    });
    Ok(games.collect())
}

/// Measures one game.
fn line(program: &Path, game: String, family: String, options: &Options) -> Result<Line> {
    let level = options.level.to_string();
    let number = options.games.to_string();
    let played = json(
        program,
        &[
            "match",
            &game,
            &level,
            &level,
            "--south",
            "--opening-plies",
            "2",
            "--games",
            &number,
        ],
    )?;
    let chance = json(
        program,
        &["playouts", &game, "--games", &options.playouts.to_string()],
    )?;
    let lost = &chance["won"][1];
    Ok(Line {
        game,
        family,
        played: tally([&played["won"], &played["drawn"], &played["lost"]])?,
        plies: played["mean_plies"].as_f64().context("plies")?,
        choices: played["mean_choices"].as_f64().context("choices")?,
        chance: tally([&chance["won"][0], &chance["drawn"], lost])?,
        chance_plies: chance["plies"].as_f64().context("plies")? / f64::from(options.playouts),
        unfinished: chance["unfinished"].as_u64().context("games given up")?,
    })
}

/// The time that a game takes to make leaves, at the first depth that takes long enough.
fn speed(program: &Path, game: String, family: String) -> Result<Speed> {
    let mut depth = 2;
    loop {
        let begun = Instant::now();
        let counted = json(program, &["perft", &game, &depth.to_string(), "--played"])?;
        let time = begun.elapsed();
        if time >= PERFT_TIME {
            let leaves = counted["nodes"].as_u64().context("a number of leaves")?;
            let speed = Speed {
                game,
                family,
                depth,
                leaves,
                time,
            };
            shell::say(&page::speed_row(&speed));
            return Ok(speed);
        }
        depth += 1;
    }
}

fn tally([won, drawn, lost]: [&Value; 3]) -> Result<Tally> {
    let number = |value: &Value| -> Result<u32> {
        Ok(u32::try_from(value.as_u64().context("a number of games")?)?)
    };
    Ok(Tally {
        won: number(won)?,
        drawn: number(drawn)?,
        lost: number(lost)?,
    })
}

fn json(program: &Path, args: &[&str]) -> Result<Value> {
    let text = shell::quiet_output(Command::new(program).args(args).arg("--json"))?;
    serde_json::from_str(&text).context("the program prints JSON")
}
