//! The runs: what is measured, and what must hold.

use std::collections::HashMap;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use game::online::{Event, GameId};
use protocol::online::{ClientMessage, ServerMessage, VERSION, WatchedGame, WireCommand};
use store::{Durability, Store};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::client::{Client, Socket, begin_game};
use crate::player::{Acked, Seen, Shared, play};
use crate::service::{Room, Service};

/// The longest time for anything that is waited for.
const PATIENCE: Duration = Duration::from_mins(1);

/// The largest file of a server whose disk is full soon.
const ROOM_KB: u64 = 320;
/// The time for which it is played so; what is written is refused again and again.
const FULL: Duration = Duration::from_secs(6);
/// Moves after that.
const MORE: u64 = 500;

/// How often, and among how much, a server is killed.
#[derive(Clone, Copy, Debug)]
pub struct Kills {
    /// The number of kills.
    pub kills: u64,
    /// The number of moves that are acknowledged in all.
    pub moves: u64,
    /// Games at one time.
    pub games: u64,
    /// What chance follows from.
    pub seed: u64,
}

/// What a run has found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Moves acknowledged.
    pub moves: u64,
    /// Games played, or begun.
    pub games: u64,
    /// The time of the run.
    pub time: Duration,
    /// Times in microseconds from a move to its acknowledgement: half, 99 of 100, 999 of 1,000.
    pub acked_us: [u64; 3],
    /// The same until the other player has heard of it.
    pub heard_us: [u64; 3],
    /// Moves sent again.
    pub again: u64,
    /// The longest time until a killed server answered again, in milliseconds.
    pub back_ms: u64,
}

fn quantiles(mut times: Vec<u64>) -> [u64; 3] {
    times.sort_unstable();
    [500, 990, 999].map(|of_1000| {
        let index = times.len() * of_1000 / 1_000;
        times.get(index).or(times.last()).copied().unwrap_or(0)
    })
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
    let mut back = Duration::ZERO;
    for number in 1..=kills.kills {
        let target = kills.moves * number / (kills.kills + 1);
        reach(&shared, &mut pairs, target).await?;
        back = back.max(service.kill().await?);
    }
    reach(&shared, &mut pairs, kills.moves).await?;
    let seen = end(&shared, pairs).await?;
    let time = begun.elapsed();
    let folder = service.end().await?;
    let acked: Vec<Acked> = seen.iter().flat_map(|seen| seen.acked.clone()).collect();
    let games = compare(&folder, &acked).await?;
    Ok(Report {
        games,
        back_ms: back.as_millis() as u64,
        ..report(seen, time)
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
    let seen = end(&shared, pairs).await?;
    let time = begun.elapsed();
    let folder = service.end().await?;
    let acked: Vec<Acked> = seen.iter().flat_map(|seen| seen.acked.clone()).collect();
    let games = compare(&folder, &acked).await?;
    let report = report(seen, time);
    ensure!(report.again > 0, "the disk was never full");
    Ok(Report {
        games,
        back_ms: back.as_millis() as u64,
        ..report
    })
}

/// Games as fast as they go, without a fault.
///
/// # Errors
/// A move is refused, or not kept.
pub async fn moves(program: &Path, folder: &Path, games: u64, wanted: Duration) -> Result<Report> {
    let service = Service::start(program, folder).await?;
    let begun = Instant::now();
    let (shared, pairs) = begin(service.host(), games, 1);
    sleep(wanted).await;
    let seen = end(&shared, pairs).await?;
    let time = begun.elapsed();
    let folder = service.end().await?;
    let acked: Vec<Acked> = seen.iter().flat_map(|seen| seen.acked.clone()).collect();
    let games = compare(&folder, &acked).await?;
    Ok(Report {
        games,
        ..report(seen, time)
    })
}

fn report(seen: Vec<Seen>, time: Duration) -> Report {
    let mut report = Report {
        time,
        ..Report::default()
    };
    let (mut acked, mut heard) = (Vec::new(), Vec::new());
    for seen in seen {
        report.moves += seen.acked.len() as u64;
        report.again += seen.again;
        acked.extend(seen.times_us);
        heard.extend(seen.heard_us);
    }
    report.acked_us = quantiles(acked);
    report.heard_us = quantiles(heard);
    report
}

type Pairs = JoinSet<Result<Seen>>;

fn begin(host: &str, games: u64, seed: u64) -> (Arc<Shared>, Pairs) {
    let shared = Arc::<Shared>::default();
    let mut pairs = JoinSet::new();
    for number in 0..games {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(number);
        pairs.spawn(play(host.to_owned(), seed, Arc::clone(&shared)));
    }
    (shared, pairs)
}

/// Waits until so many moves are acknowledged; a pair that ends before has found a fault.
async fn reach(shared: &Shared, pairs: &mut Pairs, moves: u64) -> Result<()> {
    let mut last = (0, Instant::now());
    loop {
        let acked = shared.acked.load(Ordering::Relaxed);
        if acked >= moves {
            return Ok(());
        }
        if acked > last.0 {
            last = (acked, Instant::now());
        }
        ensure!(
            last.1.elapsed() < PATIENCE,
            "no move in a minute, after {acked}"
        );
        if let Some(ended) = pairs.try_join_next() {
            ended??;
        }
        sleep(Duration::from_millis(2)).await;
    }
}

async fn end(shared: &Shared, mut pairs: Pairs) -> Result<Vec<Seen>> {
    shared.is_over.store(true, Ordering::Relaxed);
    let mut seen = Vec::new();
    while let Some(ended) = pairs.join_next().await {
        seen.push(ended??);
    }
    Ok(seen)
}

/// Holds what was acknowledged against what is kept; returns the number of games.
async fn compare(folder: &Path, acked: &[Acked]) -> Result<u64> {
    let mut games: HashMap<&str, Vec<&Acked>> = HashMap::new();
    for acked in acked {
        games.entry(&acked.game).or_default().push(acked);
    }
    // It gives its folder back when its process has gone.
    let store = Store::open(folder, Durability::Full).await?;
    for (name, acked) in &games {
        let id: GameId = name.parse().map_err(|()| anyhow::anyhow!("`{name}`"))?;
        let stored = store.load(id).await;
        let stored = stored.map_err(|fault| anyhow::anyhow!("{name}: {fault:?}"))?;
        let stored = stored.with_context(|| format!("{name} is lost"))?;
        let kept: Vec<(u64, usize, &str)> = (1..)
            .zip(&stored.entries)
            .filter_map(|(seq, entry)| match &entry.event {
                Event::Move { ply, text, .. } => Some((seq, *ply, text.as_str())),
                _ => None,
            })
            .collect();
        for (index, (seq, ply, text)) in kept.iter().enumerate() {
            ensure!(*ply == index, "{name}: ply {ply} is twice or out of place");
            if let Some(acked) = acked.get(index) {
                ensure!(
                    (acked.seq, acked.ply, acked.text.as_str()) == (*seq, *ply, *text),
                    "{name}: acknowledged was {acked:?}, kept is {text} as event {seq}"
                );
            }
        }
        ensure!(
            kept.len() >= acked.len() && kept.len() <= acked.len() + 1,
            "{name}: {} moves are acknowledged and {} kept",
            acked.len(),
            kept.len()
        );
    }
    drop(store);
    let checked = store::check(folder).await?;
    ensure!(checked.faults.is_empty(), "damaged: {:?}", checked.faults);
    Ok(checked.games)
}

async fn look(client: &Client, game: &str) -> Result<Socket> {
    let mut socket = client.socket().await?;
    let games = vec![WatchedGame {
        g: game.to_owned(),
        after: 0,
    }];
    socket
        .say(&ClientMessage::Hello { v: VERSION, games })
        .await?;
    loop {
        if let ServerMessage::Here(_) = timeout(PATIENCE, socket.hear()).await?? {
            return Ok(socket);
        }
    }
}

/// Opens so many sockets, two for each game, and holds them; returns the kilobytes of memory of the
/// server before, and with all of them.
///
/// # Errors
/// A socket is refused, or dropped.
pub async fn hold(service: &Service, sockets: usize, time: Duration) -> Result<[u64; 2]> {
    let before = service.resident_kb().unwrap_or_default();
    let mut held = Vec::new();
    while held.len() < sockets {
        let (name, [south, _]) = begin_game(service.host()).await?;
        for client in [&south, &Client::new(service.host())] {
            held.push(look(client, &name).await?);
        }
    }
    let with = service.resident_kb().unwrap_or_default();
    sleep(time).await;
    for socket in &mut held {
        socket.say(&ClientMessage::Ping { id: 1 }).await?;
    }
    for socket in &mut held {
        while !matches!(
            timeout(PATIENCE, socket.hear()).await??,
            ServerMessage::Pong { .. }
        ) {}
    }
    Ok([before, with])
}

/// Kills the server under so many sockets of one game; returns the time until all of them have the
/// game again.
///
/// # Errors
/// A socket does not come back.
pub async fn storm(service: &mut Service, sockets: usize) -> Result<Duration> {
    let (name, [south, _]) = begin_game(service.host()).await?;
    let mut held = Vec::new();
    for _ in 0..sockets {
        held.push(look(&Client::new(service.host()), &name).await?);
    }
    service.kill().await?;
    drop(held);
    let begun = Instant::now();
    let mut tasks = JoinSet::new();
    for _ in 0..sockets {
        let (client, name) = (Client::new(service.host()), name.clone());
        tasks.spawn(async move {
            loop {
                if let Ok(socket) = look(&client, &name).await {
                    return socket;
                }
                sleep(Duration::from_millis(50)).await;
            }
        });
    }
    let mut back = Vec::new();
    while let Some(socket) = timeout(PATIENCE, tasks.join_next()).await? {
        back.push(socket?);
    }
    let time = begun.elapsed();
    drop((back, south));
    Ok(time)
}

/// So many look on while a game is played; returns the times in microseconds from a move to the last
/// of them: half, 99 of 100, 999 of 1,000.
///
/// # Errors
/// Somebody does not hear of a move.
pub async fn watch(service: &Service, watchers: usize, plies: u32) -> Result<[u64; 3]> {
    let (name, [south, _]) = begin_game(service.host()).await?;
    let mut held = Vec::new();
    for _ in 0..watchers {
        held.push(look(&Client::new(service.host()), &name).await?);
    }
    let mut player = look(&south, &name).await?;
    let mut times = Vec::new();
    for number in 0..plies {
        let command = WireCommand::React {
            what: "wow".to_owned(),
        };
        let message = ClientMessage::Do {
            g: name.clone(),
            key: format!("{number:032x}"),
            c: command,
        };
        let begun = Instant::now();
        player.say(&message).await?;
        for socket in &mut held {
            while !matches!(
                timeout(PATIENCE, socket.hear()).await??,
                ServerMessage::Ev { .. }
            ) {}
        }
        times.push(begun.elapsed().as_micros() as u64);
        // Three feelings in twenty seconds are allowed.
        sleep(Duration::from_secs(7)).await;
    }
    Ok(quantiles(times))
}

/// The times in microseconds that the disk needs for one small write to be there: half, 99 of 100,
/// 999 of 1,000.
///
/// # Errors
/// Those of the disk.
pub fn probe(folder: &Path, time: Duration) -> Result<[u64; 3]> {
    let path = folder.join("probe");
    let mut file = File::create(&path)?;
    let begun = Instant::now();
    let mut times = Vec::new();
    while begun.elapsed() < time {
        let one = Instant::now();
        file.write_all(&[0; 4096])?;
        file.sync_data()?;
        times.push(one.elapsed().as_micros() as u64);
    }
    std::fs::remove_file(path)?;
    Ok(quantiles(times))
}
