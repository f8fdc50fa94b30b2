//! The file a game is kept in.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use game::Record;
use jiff::Timestamp;
use words::Words;

use crate::files;

/// A file that always holds the whole game.
#[derive(Debug)]
pub(crate) struct File {
    path: PathBuf,
}

impl File {
    /// A file to keep a game in. Files of others are not overwritten: the file must be new, or the
    /// one the game was loaded from.
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

/// Reads a saved game, or one from another program.
pub(crate) fn load(path: &Path, words: Words) -> Result<Record> {
    let name = path.display();
    let text = files::read_text(path)?;
    game::import::read(&text, None, true).map_err(|error| {
        let why = words.text_with("bad-save", &[("why", error.to_string().into())]);
        anyhow::anyhow!("{name}: {why}")
    })
}

/// Today's date, in the world's common time: `2025-05-17`.
pub(crate) fn today() -> String {
    Timestamp::now().strftime("%F").to_string()
}
