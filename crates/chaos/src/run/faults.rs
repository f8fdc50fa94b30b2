//! Servers that are killed, and disks that are full or fail.

use std::path::Path;
use std::process::Stdio;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use tokio::process::Command;
use tokio::time::{sleep, timeout};

use super::{PATIENCE, Report, begin, conclude, meet, reach};
use crate::service::{Room, Service};

/// The largest file of a server whose disk is full soon.
const ROOM_KB: u64 = 320;
/// The time for which it is played so; what is written is refused again and again.
const FULL: Duration = Duration::from_secs(6);
/// Moves after that.
const MORE: u64 = 500;

/// Calls of the system that fail, and how: after how many calls of one connection, and then how often.
const FAULTS: [(&str, &str, u64, u64); 8] = [
    ("fdatasync", "EIO", 2, 3),
    ("fdatasync", "EIO", 11, 17),
    ("fdatasync", "EIO", 40, 61),
    ("pwrite64", "ENOSPC", 3, 5),
    ("pwrite64", "ENOSPC", 29, 41),
    ("pwrite64", "EIO", 7, 11),
    ("pwrite64", "EIO", 90, 101),
    ("fdatasync", "ENOSPC", 5, 7),
];

/// The number of kills, and the load among which a server is killed.
#[derive(Clone, Copy, Debug)]
pub struct Kills {
    /// The number of kills.
    pub kills: u64,
    /// The number of moves that are acknowledged in all.
    pub moves: u64,
    /// Games at one time.
    pub games: u64,
    /// The seed of all chance.
    pub seed: u64,
}

/// Kills a server again and again while games are played; every move that was acknowledged must be
/// there, once, and in its place.
///
/// # Errors
/// The first thing that does not hold.
pub async fn kill(program: &Path, folder: &Path, kills: Kills) -> Result<Report> {
    let mut service = Service::start(program, folder).await?;
    let begun = Instant::now();
    let (shared, mut pairs) = begin(service.host(), kills.games, kills.seed);
    meet(&shared, &mut pairs, kills.games).await?;
    let mut back = Duration::ZERO;
    for number in 1..=kills.kills {
        let target = kills.moves * number / (kills.kills + 1);
        reach(&shared, &mut pairs, target).await?;
        back = back.max(service.kill().await?);
    }
    reach(&shared, &mut pairs, kills.moves).await?;
    let report = conclude(&shared, pairs, service, 1, begun).await?;
    Ok(Report {
        back_ms: back.as_millis() as u64,
        ..report
    })
}

/// Games on a disk without room: nothing is acknowledged that is not kept, and with room again all of
/// them go on.
///
/// # Errors
/// The first thing that does not hold.
pub async fn full_disk(program: &Path, folder: &Path, games: u64) -> Result<Report> {
    let mut service = Service::start_with(program, folder, Room::Kilobytes(ROOM_KB)).await?;
    let begun = Instant::now();
    let (shared, mut pairs) = begin(service.host(), games, 3);
    sleep(FULL).await;
    let acked = shared.acked.load(Ordering::Relaxed);
    let back = service.kill().await?;
    reach(&shared, &mut pairs, acked + MORE).await?;
    let report = conclude(&shared, pairs, service, 1, begun).await?;
    ensure!(report.again > 0, "the disk was never full");
    Ok(Report {
        back_ms: back.as_millis() as u64,
        ..report
    })
}

/// Games on a disk that fails now and then, in one way after the other: writes and syncs of the server
/// are answered with an error by `strace`. Nothing is acknowledged that is not kept, and as soon as the
/// disk works all games go on.
///
/// # Errors
/// The first thing that does not hold; `strace` is not there.
pub async fn failing_disk(
    program: &Path,
    folder: &Path,
    games: u64,
    each: Duration,
) -> Result<Report> {
    let mut service = Service::start(program, folder).await?;
    let begun = Instant::now();
    let (shared, mut pairs) = begin(service.host(), games, 5);
    meet(&shared, &mut pairs, games).await?;
    let mut back = Duration::ZERO;
    for (call, error, first, step) in FAULTS {
        let id = service.id().context("the server runs")?;
        let mut strace = Command::new("strace")
            .args(["-f", "-qq", "-o", "/dev/null", "-e"])
            .arg(format!("trace={call}"))
            .arg("-e")
            .arg(format!("inject={call}:error={error}:when={first}+{step}"))
            .arg("-p")
            .arg(id.to_string())
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("cannot start `strace`; `apt install strace` brings it")?;
        sleep(each).await;
        let id = strace.id().context("it has ended by itself")?;
        // It lets go of the server when it is asked to end, and not when it is killed.
        let ended = Command::new("kill").arg(id.to_string()).status().await?;
        ensure!(ended.success(), "cannot end strace");
        timeout(PATIENCE, strace.wait()).await??;
        let working = Instant::now();
        let acked = shared.acked.load(Ordering::Relaxed);
        reach(&shared, &mut pairs, acked + games).await?;
        back = back.max(working.elapsed());
    }
    // What the system said of its disk before does not count any more.
    service.kill().await?;
    let acked = shared.acked.load(Ordering::Relaxed);
    reach(&shared, &mut pairs, acked + MORE).await?;
    let report = conclude(&shared, pairs, service, 1, begun).await?;
    ensure!(report.busy > 0, "the disk has never failed");
    Ok(Report {
        back_ms: back.as_millis() as u64,
        ..report
    })
}
