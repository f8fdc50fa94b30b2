//! The disk alone, and what may be asked of a server that writes to it.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::{Quantiles, quantiles};

/// The times in microseconds that the disk needs for one small write to be there: half, 99 of 100,
/// 999 of 1,000.
///
/// # Errors
/// Those of the disk.
pub fn probe(folder: &Path, time: Duration) -> Result<Quantiles> {
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

/// The longest time in microseconds in which 99 of 100 moves are to be acknowledged, by what the disk
/// alone needed in the same run: 25 ms, and on a slow disk three of its writes and 10 ms.
pub fn allowed_us([_, disk_us, _]: Quantiles) -> u64 {
    (3 * disk_us + 10_000).max(25_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_disk_is_allowed_more() {
        for (disk_us, allowed) in [(0, 25_000), (400, 25_000), (5_000, 25_000), (5_001, 25_003)] {
            assert_eq!(allowed_us([1, disk_us, 1_000_000]), allowed, "{disk_us}");
        }
    }

    #[test]
    fn a_probe_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let [half, most, nearly_all] = probe(folder.path(), Duration::from_millis(20)).unwrap();
        assert!(half <= most && most <= nearly_all);
        assert_eq!(folder.path().read_dir().unwrap().count(), 0);
    }
}
