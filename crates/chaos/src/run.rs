//! The runs: what is measured, and what must hold.

mod crowds;
mod faults;
mod load;
mod poison;
mod probe;

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use game::online::{Event, GameId};
use store::{Durability, Store};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::player::{Acked, Seen, Shared, play};
use crate::service::Service;

pub use crowds::{Held, Watched, hold, storm, watch};
pub use faults::{Kills, failing_disk, full_disk, kill};
pub use load::{Part, load};
pub use poison::poison;
pub use probe::{allowed_us, probe};

/// The longest time for anything that is waited for.
const PATIENCE: Duration = Duration::from_mins(1);

/// Half, 99 of 100, and 999 of 1,000 of some times in microseconds are not longer.
pub type Quantiles = [u64; 3];

/// Times of a part of a run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measured {
    /// Moves that were acknowledged.
    pub moves: u64,
    /// Times from a move to its acknowledgement.
    pub acked_us: Quantiles,
    /// The same until the other player has heard of it.
    pub heard_us: Quantiles,
}

/// The findings of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Moves acknowledged.
    pub moves: u64,
    /// Games played, or begun.
    pub games: u64,
    /// The time of the run.
    pub time: Duration,
    /// Times by the parts of the run.
    pub parts: Vec<Measured>,
    /// Moves sent again.
    pub again: u64,
    /// Answers that said to try again later.
    pub busy: u64,
    /// The longest time until a killed server answered again, in milliseconds.
    pub back_ms: u64,
}

fn quantiles(mut times: Vec<u64>) -> Quantiles {
    times.sort_unstable();
    [500, 990, 999].map(|of_1000| {
        let index = times.len() * of_1000 / 1_000;
        times.get(index).or(times.last()).copied().unwrap_or(0)
    })
}

fn report(seen: Vec<Seen>, parts: usize, time: Duration) -> Report {
    let mut report = Report {
        time,
        ..Report::default()
    };
    let mut times = vec![(Vec::new(), Vec::new()); parts];
    for seen in seen {
        report.moves += seen.acked.len() as u64;
        report.again += seen.again;
        report.busy += seen.busy;
        for (part, found) in seen.times {
            times[part].0.extend(found.acked_us);
            times[part].1.extend(found.heard_us);
        }
    }
    let measured = times.into_iter().map(|(acked_us, heard_us)| Measured {
        moves: acked_us.len() as u64,
        acked_us: quantiles(acked_us),
        heard_us: quantiles(heard_us),
    });
    report.parts = measured.collect();
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

/// Waits until so many pairs have begun; one that ends before has found a fault.
async fn meet(shared: &Shared, pairs: &mut Pairs, games: u64) -> Result<()> {
    while shared.begun.load(Ordering::Relaxed) < games {
        if let Some(ended) = pairs.try_join_next() {
            ended??;
        }
        sleep(Duration::from_millis(2)).await;
    }
    Ok(())
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

/// Ends all games, and the server; what was acknowledged must be kept.
async fn conclude(
    shared: &Shared,
    pairs: Pairs,
    service: Service,
    parts: usize,
    begun: Instant,
) -> Result<Report> {
    let seen = end(shared, pairs).await?;
    let time = begun.elapsed();
    let folder = service.end().await?;
    let acked: Vec<Acked> = seen.iter().flat_map(|seen| seen.acked.clone()).collect();
    let games = compare(&folder, &acked).await?;
    Ok(Report {
        games,
        ..report(seen, parts, time)
    })
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
