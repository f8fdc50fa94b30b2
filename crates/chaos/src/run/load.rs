//! Moves at a rate that does not wait for answers.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::{Report, conclude, meet};
use crate::player::{Schedule, Shared, play_by};
use crate::service::Service;

/// The time between the beginning of all games and the first move.
const CALM: Duration = Duration::from_millis(500);

/// A part of a run: moves a second in all games together, and its time.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Moves a second.
    pub rate: u64,
    /// The time.
    pub time: Duration,
}

/// Plays games by a schedule, whatever the server does; returns the report, and the kilobytes that the
/// server held at its end.
///
/// # Errors
/// A move is refused, or not kept.
pub async fn load(
    program: &Path,
    folder: &Path,
    games: u64,
    parts: &[Part],
) -> Result<(Report, u64)> {
    let service = Service::start(program, folder).await?;
    let shared = Arc::<Shared>::default();
    let mut pairs = JoinSet::new();
    let (start, starting) = watch::channel(None::<Instant>);
    for number in 0..games {
        let (host, shared) = (service.host().to_owned(), Arc::clone(&shared));
        let (parts, mut starting) = (parts.to_vec(), starting.clone());
        let schedule = async move {
            let begun = starting.wait_for(Option::is_some).await;
            let begun = begun.ok().and_then(|begun| *begun);
            begun.map_or_else(VecDeque::new, |begun| {
                schedule(begun, number, games, &parts)
            })
        };
        pairs.spawn(play_by(host, number, shared, schedule));
    }
    meet(&shared, &mut pairs, games).await?;
    let begun = Instant::now() + CALM;
    start.send_replace(Some(begun));
    let mut seen = JoinSet::new();
    while let Some(ended) = pairs.join_next().await {
        let ended = ended?;
        seen.spawn(async move { ended });
    }
    let kilobytes = service.resident_kb().unwrap_or_default();
    let report = conclude(&shared, seen, service, parts.len(), begun).await?;
    Ok((report, kilobytes))
}

/// The moments at which one of some pairs plays: each part's moves are spread evenly over all of them.
fn schedule(begun: Instant, number: u64, games: u64, parts: &[Part]) -> Schedule {
    let mut due = Schedule::new();
    let mut from = begun;
    for (index, part) in parts.iter().enumerate() {
        let every = Duration::from_micros(games * 1_000_000 / part.rate.max(1));
        let mut at = Duration::from_micros(number * 1_000_000 / part.rate.max(1));
        while at < part.time {
            due.push_back((from + at, index));
            at += every;
        }
        from += part.time;
    }
    due
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schedule_has_the_rate_that_was_asked_for() {
        let begun = Instant::now();
        let parts = [(100, 2), (300, 1)].map(|(rate, seconds)| Part {
            rate,
            time: Duration::from_secs(seconds),
        });
        let all = (0..30).flat_map(|number| schedule(begun, number, 30, &parts));
        let mut counts = [0_u32; 2];
        for (at, part) in all {
            let time = at - begun;
            assert_eq!(part == 1, time >= Duration::from_secs(2));
            counts[part] += 1;
        }
        assert!(
            (195..=205).contains(&counts[0]) && (295..=305).contains(&counts[1]),
            "{counts:?}"
        );
    }
}
