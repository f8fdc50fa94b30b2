//! Measures and kills servers of games online: `cargo xtask chaos`.
#![forbid(unsafe_code)]

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use chaos::{Kills, Report, Service};
use clap::{Parser, Subcommand};

/// Real servers under load, and killed.
#[derive(Debug, Parser)]
struct Args {
    /// The program `mancala`
    #[arg(long, value_name = "FILE")]
    program: PathBuf,

    #[command(subcommand)]
    run: Run,
}

#[derive(Debug, Subcommand)]
enum Run {
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
        /// What chance follows from
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Let the disk be full among moves, and compare what was acknowledged with what is kept
    Disk {
        /// Games at one time
        #[arg(long, default_value_t = 32)]
        games: u64,
    },
    /// Moves a second, and the time to their acknowledgement
    Moves {
        /// Games at one time
        #[arg(long, default_value_t = 128)]
        games: u64,
        /// Seconds
        #[arg(long, default_value_t = 20)]
        seconds: u64,
    },
    /// Memory for each socket that is held
    Hold {
        /// The number of sockets
        #[arg(long, default_value_t = 200)]
        sockets: usize,
        /// Seconds
        #[arg(long, default_value_t = 20)]
        seconds: u64,
    },
    /// The time until all sockets are back when the server was killed
    Storm {
        /// The number of sockets
        #[arg(long, default_value_t = 200)]
        sockets: usize,
    },
    /// The time until the last of many has seen what happens
    Watch {
        /// The number of those who look on
        #[arg(long, default_value_t = 200)]
        watchers: usize,
    },
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
            println!("{lines}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: Args) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("data");
    match args.run {
        Run::Kill {
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
            let report = chaos::kill(&args.program, &data, kills).await?;
            let told = tell(&report);
            Ok(format!(
                "{told}\n{} kills: none lost, none twice; back after {} ms at most",
                kills.kills, report.back_ms
            ))
        }
        Run::Disk { games } => {
            let report = chaos::full_disk(&args.program, &data, games).await?;
            Ok(format!("{}\na full disk lost nothing", tell(&report)))
        }
        Run::Moves { games, seconds } => {
            let probe = chaos::probe(folder.path(), Duration::from_secs(5))?;
            let time = Duration::from_secs(seconds);
            let report = chaos::moves(&args.program, &data, games, time).await?;
            Ok(format!(
                "{}\nthe disk alone: {}",
                tell(&report),
                times(probe)
            ))
        }
        Run::Hold { sockets, seconds } => {
            let service = Service::start(&args.program, &data).await?;
            let time = Duration::from_secs(seconds);
            let [before, with] = chaos::hold(&service, sockets, time).await?;
            let each = with.saturating_sub(before) * 1024 / sockets.max(1) as u64;
            Ok(format!(
                "{sockets} sockets held for {seconds} s: {before} kB before, {with} kB with them, \
                 {each} bytes each"
            ))
        }
        Run::Storm { sockets } => {
            let mut service = Service::start(&args.program, &data).await?;
            let time = chaos::storm(&mut service, sockets).await?;
            Ok(format!(
                "{sockets} sockets are back after {} ms",
                time.as_millis()
            ))
        }
        Run::Watch { watchers } => {
            let service = Service::start(&args.program, &data).await?;
            let found = chaos::watch(&service, watchers, 5).await?;
            Ok(format!(
                "the last of {watchers} sees it after {}",
                times(found)
            ))
        }
    }
}

fn tell(report: &Report) -> String {
    let a_second = u128::from(report.moves) * 1_000 / report.time.as_millis().max(1);
    format!(
        "{} moves in {} games, {a_second} a second, {} of them sent again\nacknowledged after {}\n\
         heard by the other after {}",
        report.moves,
        report.games,
        report.again,
        times(report.acked_us),
        times(report.heard_us)
    )
}

fn times([half, most, nearly_all]: [u64; 3]) -> String {
    format!("{half} µs (half), {most} µs (99 %), {nearly_all} µs (99.9 %)")
}
