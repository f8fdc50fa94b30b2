//! The file a game is kept in.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, Result, bail};
use game::Record;
use words::Words;

/// A file that always holds the whole game.
#[derive(Debug)]
pub(crate) struct File {
    path: PathBuf,
}

impl File {
    /// A file to keep a game in. What somebody else wrote is not overwritten: the file must be
    /// new, or the one the game was loaded from.
    pub(crate) fn new(path: &Path, loaded: Option<&Path>, words: Words) -> Result<File> {
        if path.exists() && loaded != Some(path) {
            let name = path.display().to_string();
            bail!(words.text_with("file-exists", &[("file", name.into())]));
        }
        Ok(File {
            path: path.to_owned(),
        })
    }

    /// Its name.
    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Writes the game beside the file first, so that a failure loses nothing.
    pub(crate) fn write(&self, record: &Record) -> Result<()> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".new");
        fs::write(&beside, record.to_string())
            .and_then(|()| fs::rename(&beside, &self.path))
            .with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// Reads a saved game, or one that somebody else wrote.
pub(crate) fn load(path: &Path, words: Words) -> Result<Record> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    game::import::read(&text, None, true).map_err(|error| {
        let why = words.text_with("bad-save", &[("why", error.to_string().into())]);
        anyhow::anyhow!("{name}: {why}")
    })
}

/// Today's date, in the world's common time: `2025-05-17`.
pub(crate) fn today() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let days = now.map_or(0, |time| time.as_secs() / (24 * 60 * 60));
    date(days)
}

/// The date so many days after 1970 began, counted in years that begin in March.
fn date(days: u64) -> String {
    const DAYS_TO_1970: u64 = 719_468;
    const FOUR_CENTURIES: u64 = 146_097;
    let days = days + DAYS_TO_1970;
    let era = days / FOUR_CENTURIES;
    let day = days % FOUR_CENTURIES;
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let march_month = (5 * day + 2) / 153;
    let day = day - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 {
        march_month + 3
    } else {
        march_month - 9
    };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates() {
        for (days, expected) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_225, "2025-05-17"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date(days), expected);
        }
    }
}
