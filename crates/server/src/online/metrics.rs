//! Counts for whoever runs the server: how many, how long, and never who.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The counts of games online.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: AtomicU64,
    pub(crate) games: AtomicU64,
    pub(crate) messages: AtomicU64,
    /// Appends that are on the disk, and the time that took.
    kept: AtomicU64,
    kept_us: AtomicU64,
    not_kept: AtomicU64,
}

impl Metrics {
    /// Events were kept, or not, after so long.
    pub(crate) fn appended(&self, is_kept: bool, time: Duration) {
        if is_kept {
            self.kept.fetch_add(1, Ordering::Relaxed);
            let us = time.as_micros() as u64;
            self.kept_us.fetch_add(us, Ordering::Relaxed);
        } else {
            self.not_kept.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// All of them, as Prometheus reads them.
    pub(crate) fn text(&self) -> String {
        let number = |count: &AtomicU64| count.load(Ordering::Relaxed).to_string();
        let us = self.kept_us.load(Ordering::Relaxed);
        let seconds = format!("{}.{:06}", us / 1_000_000, us % 1_000_000);
        let mut text = String::new();
        for (name, kind, help, value) in [
            (
                "mancala_sockets",
                "gauge",
                "Sockets that are open, and requests that wait.",
                number(&self.sockets),
            ),
            (
                "mancala_games",
                "gauge",
                "Games in memory.",
                number(&self.games),
            ),
            (
                "mancala_messages_total",
                "counter",
                "Messages of pages.",
                number(&self.messages),
            ),
            (
                "mancala_appends_total",
                "counter",
                "Commands and lapses that are on the disk.",
                number(&self.kept),
            ),
            (
                "mancala_append_seconds_total",
                "counter",
                "The time until they were.",
                seconds,
            ),
            (
                "mancala_appends_failed_total",
                "counter",
                "Commands and lapses that could not be kept.",
                number(&self.not_kept),
            ),
        ] {
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}"
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_lines_with_a_name_and_a_number() {
        let metrics = Metrics::default();
        metrics.sockets.store(3, Ordering::Relaxed);
        metrics.appended(true, Duration::from_micros(1_500));
        metrics.appended(false, Duration::from_secs(9));
        let text = metrics.text();
        let plain = text.lines().filter(|line| !line.starts_with('#'));
        let expected = [
            "mancala_sockets 3",
            "mancala_games 0",
            "mancala_messages_total 0",
            "mancala_appends_total 1",
            "mancala_append_seconds_total 0.001500",
            "mancala_appends_failed_total 1",
        ];
        assert_eq!(plain.collect::<Vec<_>>(), expected);
    }
}
