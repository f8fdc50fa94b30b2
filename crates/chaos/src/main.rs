//! Measures and kills servers of games online: `cargo xtask chaos`.
#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use chaos::{Kills, Part, Quantiles, Report, Service};
use clap::{Parser, Subcommand};
use store::Durability;

/// The longest time in which 99 of 100 moves are acknowledged under twice the rate.
const OVER_US_MAX: u64 = 250_000;
/// The longest time in which the last of a crowd has seen 99 of 100 moves.
const SEEN_US_MAX: u64 = 250_000;
/// Seconds after which a server is as it was.
const CALM: u64 = 5;

/// Real servers under load, and killed.
#[derive(Debug, Parser)]
struct Args {
    /// The program `mancala`
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,

    #[command(subcommand)]
    run: Run,
}

#[derive(Debug, Subcommand)]
enum Run {
    #[command(flatten)]
    Play(Play),
    #[command(flatten)]
    Gather(Gather),
    /// Lose power at each sync, and read every legal image of the disk
    Power {
        /// Moves in all
        #[arg(long, default_value_t = 400)]
        moves: u64,
        /// Games at one time
        #[arg(long, default_value_t = 8)]
        games: u64,
    },
    /// The part of `power` that loses it
    #[command(hide = true)]
    Suffer {
        /// The folder
        #[arg(long)]
        data: PathBuf,
        /// The promise that is tested
        #[arg(long, value_enum)]
        durability: Promise,
        /// Games at one time
        #[arg(long)]
        games: u64,
        /// Moves in all
        #[arg(long)]
        moves: u64,
    },
}

/// Games that are played, whatever happens to the server.
#[derive(Debug, Subcommand)]
enum Play {
    /// Kill a server among moves, and compare what was acknowledged with what is kept
    Kill {
        /// The number of kills
        #[arg(long, default_value_t = 20)]
        kills: u64,
        /// Moves in all
        #[arg(long, default_value_t = 40_000)]
        moves: u64,
        /// Games at one time
        #[arg(long, default_value_t = 64)]
        games: u64,
        /// The seed of all chance
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// acknowledged with what is kept
    Disk {
        /// Games at one time
        #[arg(long, default_value_t = 32)]
        games: u64,
        /// Seconds for each kind of failure
        #[arg(long, default_value_t = 4)]
        seconds: u64,
    },
    /// Damage stored games, each of which is set aside while all others go on
    Poison {
        /// Games at one time
        #[arg(long, default_value_t = 30)]
        games: u64,
    },
    /// Moves at a rate, and the time to their acknowledgement from the moment that was meant, judged by
    /// what the disk alone needs
    Moves {
        /// Moves a second
        #[arg(long, default_value_t = 5_000)]
        rate: u64,
        /// Games at one time
        #[arg(long, default_value_t = 2_000)]
        games: u64,
        /// Seconds
        #[arg(long, default_value_t = 20)]
        seconds: u64,
    },
    /// The same with twice the rate in between
    Over {
        /// Moves a second that the server can keep
        #[arg(long, default_value_t = 5_000)]
        rate: u64,
        /// Games at one time
        #[arg(long, default_value_t = 3_000)]
        games: u64,
        /// Seconds of each part
        #[arg(long, default_value_t = 10)]
        seconds: u64,
    },
}

/// Sockets that are open, and hear what happens.
#[derive(Debug, Subcommand)]
enum Gather {
    /// Memory for each socket that is held, two for each game
    Hold {
        /// The number of sockets
        #[arg(long, default_value_t = 19_000)]
        sockets: usize,
        /// Seconds
        #[arg(long, default_value_t = 60)]
        seconds: u64,
    },
    /// The time until all sockets are back when the server was killed
    Storm {
        /// The number of sockets, two for each game
        #[arg(long, default_value_t = 10_000)]
        sockets: usize,
    },
    /// The time until the last of many has seen what happens, ten times a second
    Watch {
        /// The number of those who look on
        #[arg(long, default_value_t = 10_000)]
        watchers: usize,
        /// Moves, no more than a game has
        #[arg(long, default_value_t = 20)]
        moves: usize,
    },
}

/// The promises of a store.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Promise {
    /// All that is acknowledged is on the disk
    Full,
    /// It survives the end of the program
    Weak,
}

#[expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program in a terminal"
)]
#[tokio::main]
async fn main() -> ExitCode {
    match run(Args::parse()).await {
        Ok(lines) => {
            if !lines.is_empty() {
                println!("{lines}");
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: Args) -> Result<String> {
    // Thousands of sockets are files of this program, too.
    rlimit::increase_nofile_limit(u64::MAX)?;
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("data");
    let program = args.program.as_deref();
    let program = program.context("name the program by --program, or run `cargo xtask chaos`");
    match args.run {
        Run::Power { moves, games } => power(folder.path(), games, moves).await,
        Run::Suffer {
            data,
            durability,
            games,
            moves,
        } => {
            let durability = match durability {
                Promise::Full => Durability::Full,
                Promise::Weak => Durability::Weak,
            };
            chaos::suffer(&data, durability, games, moves).await?;
            Ok(String::new())
        }
        Run::Play(run) => play(program?, folder.path(), run).await,
        Run::Gather(run) => gather(program?, &data, run).await,
    }
}

/// Games that are played, whatever happens to the server.
async fn play(program: &Path, folder: &Path, run: Play) -> Result<String> {
    let data = folder.join("data");
    match run {
        Play::Kill {
            kills,
            moves,
            games,
            seed,
        } => {
            let kills = Kills {
                kills,
                moves,
                games,
                seed,
            };
            let report = chaos::kill(program, &data, kills).await?;
            let told = tell(&report);
            Ok(format!(
                "{told}\n{} kills: none lost, none twice; back after {} ms at most",
                kills.kills, report.back_ms
            ))
        }
        Play::Disk { games, seconds } => disk(program, folder, games, seconds).await,
        Play::Poison { games } => {
            let (report, damaged) = chaos::poison(program, &data, games).await?;
            let told = tell(&report);
            Ok(format!(
                "{told}\n{damaged} damaged games were set aside, and all others went on"
            ))
        }
        Play::Moves {
            rate,
            games,
            seconds,
        } => {
            let probe = chaos::probe(folder, Duration::from_secs(5))?;
            let parts = [part(rate, seconds)];
            let (report, kilobytes) = chaos::load(program, &data, games, &parts).await?;
            let told = format!(
                "{}\nthe server held {kilobytes} kB in the end\nthe disk alone: {}",
                tell(&report),
                times(probe)
            );
            judge(&told, &report, chaos::allowed_us(probe))
        }
        Play::Over {
            rate,
            games,
            seconds,
        } => {
            let probe = chaos::probe(folder, Duration::from_secs(5))?;
            let parts = [
                part(rate, seconds),
                part(2 * rate, seconds),
                part(rate / 2, CALM),
                part(rate / 2, seconds),
            ];
            let (report, kilobytes) = chaos::load(program, &data, games, &parts).await?;
            let told = format!(
                "{}\nthe server held {kilobytes} kB in the end",
                tell(&report)
            );
            judge_overload(&told, &report, chaos::allowed_us(probe))
        }
    }
}

/// The report with its judgement; an error if 99 of 100 moves took longer than allowed.
fn judge(told: &str, report: &Report, allowed_us: u64) -> Result<String> {
    let measured = report.parts.iter().filter(|part| part.moves > 0);
    let slowest = measured.map(|part| part.acked_us[1]).max();
    let slowest_us = slowest.context("no move was measured")?;
    let line = format!("99 % acknowledged after {slowest_us} µs, allowed are {allowed_us} µs");
    ensure!(slowest_us <= allowed_us, "{told}\ntoo slow: {line}");
    Ok(format!("{told}\nin time: {line}"))
}

/// The same of an overload: moves must be answered within a quarter of a second meanwhile, and as if
/// nothing had been soon after. A refusal that asks for anything but patience has ended the run before.
fn judge_overload(told: &str, report: &Report, allowed_us: u64) -> Result<String> {
    let [_, over, _, after] = report.parts[..] else {
        bail!("a run of four parts has {}", report.parts.len());
    };
    for (what, part, most_us) in [
        ("under twice the rate", over, OVER_US_MAX),
        ("after it", after, allowed_us),
    ] {
        let found = part.acked_us[1];
        ensure!(
            part.moves > 0 && found <= most_us,
            "{told}\ntoo slow {what}: 99 % acknowledged after {found} µs, allowed are {most_us} µs"
        );
    }
    Ok(format!(
        "{told}\nin time under twice the rate, and after {CALM} s again"
    ))
}

/// The same of a crowd: the last of it must have seen a move within a quarter of a second.
fn judge_crowd(told: &str, seen_us: u64) -> Result<String> {
    ensure!(
        seen_us <= SEEN_US_MAX,
        "{told}\ntoo slow: 99 % were seen after {seen_us} µs, allowed are {SEEN_US_MAX} µs"
    );
    Ok(format!("{told}\nin time"))
}

/// Sockets that are open, and hear what happens.
async fn gather(program: &Path, data: &Path, run: Gather) -> Result<String> {
    let mut service = Service::start(program, data).await?;
    match run {
        Gather::Hold { sockets, seconds } => {
            let time = Duration::from_secs(seconds);
            let held = chaos::hold(&service, sockets, time).await?;
            let each = held.with_kb.saturating_sub(held.before_kb) * 1024 / held.sockets as u64;
            Ok(format!(
                "{} sockets of {} games held for {seconds} s, none dropped: {} kB before, {} kB with \
                 them, {each} bytes each",
                held.sockets, held.games, held.before_kb, held.with_kb
            ))
        }
        Gather::Storm { sockets } => {
            let [half, most, all] = chaos::storm(&mut service, sockets).await?;
            Ok(format!(
                "{sockets} sockets cut by a kill are back after {half} ms (half), {most} ms (99 %), \
                 {all} ms (99.9 %)"
            ))
        }
        Gather::Watch { watchers, moves } => {
            let found = chaos::watch(&service, watchers, moves).await?;
            let told = format!(
                "the last of {watchers} sees it after {}\nacknowledged after {}\nthe same with nobody \
                 looking on {}",
                times(found.seen_us),
                times(found.acked_us),
                times(found.alone_us)
            );
            judge_crowd(&told, found.seen_us[1])
        }
    }
}

fn part(rate: u64, seconds: u64) -> Part {
    Part {
        rate,
        time: Duration::from_secs(seconds),
    }
}

/// A disk that is full, then one that fails.
async fn disk(program: &Path, folder: &Path, games: u64, seconds: u64) -> Result<String> {
    let full = chaos::full_disk(program, &folder.join("full"), games).await?;
    let each = Duration::from_secs(seconds);
    let failing = chaos::failing_disk(program, &folder.join("failing"), games, each).await?;
    Ok(format!(
        "{}\na full disk lost nothing\n{}\na failing disk lost nothing; all games went on after {} ms \
         at most",
        tell(&full),
        tell(&failing),
        failing.back_ms
    ))
}

/// All that is kept must be there, and the same images must show the losses of weaker promises.
async fn power(folder: &Path, games: u64, moves: u64) -> Result<String> {
    let chaos = std::env::current_exe()?;
    let mut lines = Vec::new();
    for durability in [Durability::Full, Durability::Weak] {
        let folder = folder.join(format!("{durability:?}"));
        std::fs::create_dir(&folder)?;
        let found = chaos::lose_power(&chaos, &folder, durability, games, moves).await?;
        let first = found.first.unwrap_or_default();
        match durability {
            Durability::Full => ensure!(found.lost == 0, "{first}"),
            Durability::Weak => ensure!(found.lost > 0, "the images find nothing"),
        }
        lines.push(format!(
            "{durability:?}: {} moves, {} syncs, {} images, {} of them miss what was acknowledged",
            found.acked, found.syncs, found.images, found.lost
        ));
    }
    Ok(lines.join("\n"))
}

fn tell(report: &Report) -> String {
    let a_second = u128::from(report.moves) * 1_000 / report.time.as_millis().max(1);
    let mut lines = vec![format!(
        "{} moves in {} games, {a_second} a second, {} of them sent again, {} times `busy` or `paused`",
        report.moves, report.games, report.again, report.busy
    )];
    for part in &report.parts {
        lines.push(format!(
            "{} moves acknowledged after {}",
            part.moves,
            times(part.acked_us)
        ));
        lines.push(format!("heard by the other after {}", times(part.heard_us)));
    }
    lines.join("\n")
}

fn times([half, most, nearly_all]: Quantiles) -> String {
    format!("{half} µs (half), {most} µs (99 %), {nearly_all} µs (99.9 %)")
}

#[cfg(test)]
mod tests {
    use chaos::Measured;

    use super::*;

    #[test]
    fn moves_are_judged_by_the_slowest_part() {
        let measured = |most| Measured {
            moves: 1,
            acked_us: [1, most, 1_000_000],
            ..Measured::default()
        };
        let report = Report {
            parts: vec![measured(25_000), measured(7)],
            ..Report::default()
        };
        let found = judge("told", &report, 25_000).unwrap();
        assert!(found.starts_with("told\nin time: 99 %"), "{found}");
        let found = judge("told", &report, 24_999).unwrap_err().to_string();
        assert!(found.starts_with("told\ntoo slow: 99 %"), "{found}");
        let parts = vec![Measured::default()];
        let idle = Report { parts, ..report };
        assert!(judge("told", &idle, 25_000).is_err());
    }
}
