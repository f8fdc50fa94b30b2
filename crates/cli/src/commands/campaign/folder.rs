//! The folder of a campaign: a text with a line for each job, and the memory of the search.

use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use solver::{Campaign, Entry, Solver};

use crate::console::Console;
use crate::{files, output};

/// A folder that no other program works in.
pub(super) struct Folder {
    text: PathBuf,
    memory: PathBuf,
    _lock: File,
}

impl Folder {
    /// Takes a folder, which is made if it is not there, until the answer is dropped.
    pub(super) fn lock(path: &Path, console: Console) -> Result<Folder> {
        let failed = || path.display().to_string();
        fs::create_dir_all(path).with_context(failed)?;
        let lock = tablebase::lock(&path.join("campaign.lock")).with_context(failed)?;
        let Some(lock) = lock else {
            let folder = [("folder", failed().into())];
            bail!(console.words.text_with("campaign-busy", &folder));
        };
        Ok(Folder {
            text: path.join("campaign.txt"),
            memory: path.join("memory"),
            _lock: lock,
        })
    }

    /// Reads the campaign, if there is one. Says which lines are left out.
    pub(super) fn read(&self, console: Console) -> Result<Option<Campaign>> {
        if !self.text.exists() {
            return Ok(None);
        }
        let name = self.text.display().to_string();
        let text = files::read_text(&self.text)?;
        let (campaign, left_out) = Campaign::read(&text).with_context(|| name.clone())?;
        for line in left_out {
            let told = [
                ("file", name.as_str().into()),
                ("line", line.line.into()),
                ("why", line.why.into()),
            ];
            output::message(&console.words.text_with("campaign-left-out", &told));
        }
        Ok(Some(campaign))
    }

    /// Begins a campaign.
    pub(super) fn begin(&self, campaign: &Campaign) -> Result<()> {
        files::replace(&self.text, |out| {
            Ok(Some(out.write_all(campaign.head().as_bytes())?))
        })?;
        Ok(())
    }

    /// The text, for more lines.
    pub(super) fn ledger(&self) -> Result<Ledger> {
        let failed = || self.text.display().to_string();
        let file = OpenOptions::new().append(true).open(&self.text);
        Ok(Ledger {
            file: file.with_context(failed)?,
            path: self.text.clone(),
            // The program may have been killed in the middle of a line.
            unwritten: "\n".to_owned(),
        })
    }

    /// Takes back the memory of an earlier run, if there is one and it is whole.
    pub(super) fn load(&self, solver: &mut Solver, console: Console) {
        let loaded = match File::open(&self.memory) {
            Err(error) if error.kind() == ErrorKind::NotFound => return,
            Err(error) => Err(error.into()),
            Ok(file) => solver
                .load(&mut BufReader::with_capacity(1 << 20, file))
                .map_err(anyhow::Error::from),
        };
        if let Err(error) = loaded {
            self.complain("campaign-no-memory", &error, console);
        }
    }

    /// Writes the memory; if that fails, the work goes on.
    pub(super) fn save(&self, solver: &Solver, console: Console) {
        let saved = files::replace(&self.memory, |out| Ok(Some(solver.save(out)?)));
        if let Err(error) = saved {
            self.complain("campaign-unsaved", &error, console);
        }
    }

    fn complain(&self, key: &str, error: &anyhow::Error, console: Console) {
        complain(key, &self.memory, error, console);
    }
}

fn complain(key: &str, path: &Path, error: &anyhow::Error, console: Console) {
    let told = [
        ("file", path.display().to_string().into()),
        ("why", format!("{error:#}").into()),
    ];
    output::message(&console.words.text_with(key, &told));
}

/// The text of a campaign, to which lines are added.
pub(super) struct Ledger {
    file: File,
    path: PathBuf,
    /// The lines that could not be written yet.
    unwritten: String,
}

impl Ledger {
    /// Adds a line. If it cannot be written, that is said, and tried again with the next.
    pub(super) fn add(&mut self, entry: &Entry, console: Console) {
        self.unwritten.extend([&entry.to_string(), "\n"]);
        if let Err(error) = self.write() {
            complain("campaign-unwritten", &self.path, &error, console);
        }
    }

    /// Writes what is left.
    pub(super) fn end(mut self) -> Result<()> {
        if self.unwritten.len() > 1 {
            self.write()?;
        }
        Ok(())
    }

    fn write(&mut self) -> Result<()> {
        let written = self
            .file
            .write_all(self.unwritten.as_bytes())
            .and_then(|()| self.file.sync_data());
        if written.is_err() && !self.unwritten.starts_with('\n') {
            // A part of it may be there.
            self.unwritten.insert(0, '\n');
        }
        written.with_context(|| self.path.display().to_string())?;
        self.unwritten.clear();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rules::Position;
    use solver::{Answer, Phase};

    use super::*;

    /// A disk without room: the lines come with the next one that can be written.
    #[test]
    fn what_a_full_disk_refuses_is_written_later() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("campaign.txt");
        let open = |path: &Path| {
            OpenOptions::new()
                .append(true)
                .create(true)
                .open(path)
                .unwrap()
        };
        let mut ledger = Ledger {
            file: open(Path::new("/dev/full")),
            path: path.clone(),
            unwritten: String::new(),
        };
        let console = Console::new(None);
        let entry = Entry {
            phase: Phase::Proof,
            position: Position::start(&"kalah:houses=2,seeds=2".parse().unwrap()),
            answer: Answer::AtLeast(1),
            nodes: 1,
            seconds: 1.0,
            version: "1".to_owned(),
        };
        ledger.add(&entry, console);
        ledger.add(&entry, console);
        ledger.file = open(&path);
        ledger.add(&entry, console);
        ledger.end().unwrap();
        let line = "proof 2-2-2-2-0-0-S >= 1 1 1.0 1\n";
        assert_eq!(
            fs::read_to_string(path).unwrap(),
            format!("\n{}", line.repeat(3))
        );
    }
}
