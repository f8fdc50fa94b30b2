//! The folder of a campaign: a text with a line for each job, and the memory of the search.

use std::collections::HashSet;
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
    _lock: tablebase::Lock,
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
    pub(super) fn ledger(&self) -> Ledger {
        Ledger {
            path: self.text.clone(),
            lines: Vec::new(),
        }
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
    path: PathBuf,
    /// The lines of this run.
    lines: Vec<String>,
}

impl Ledger {
    /// Adds a line. If it cannot be written, that is said, and tried again with the next.
    pub(super) fn add(&mut self, entry: &Entry, console: Console) {
        self.lines.push(entry.to_string());
        if let Err(error) = self.write() {
            complain("campaign-unwritten", &self.path, &error, console);
        }
    }

    /// Writes what is left.
    pub(super) fn end(self) -> Result<()> {
        self.write()
    }

    /// Adds the lines of this run that are not in the file: an earlier one could not be written, or
    /// the file was replaced by an older one while the work went on.
    fn write(&self) -> Result<()> {
        let text = files::read_text(&self.path)?;
        let there = text.lines().collect::<HashSet<_>>();
        let missing = self
            .lines
            .iter()
            .filter(|line| !there.contains(line.as_str()));
        let mut more = missing.fold(String::new(), |more, line| more + line + "\n");
        if !text.ends_with('\n') {
            // A program was killed in the middle of a line.
            more.insert(0, '\n');
        }
        let file = OpenOptions::new().append(true).open(&self.path);
        file.and_then(|mut file| {
            file.write_all(more.as_bytes())?;
            file.sync_data()
        })
        .with_context(|| self.path.display().to_string())
    }
}

#[cfg(test)]
mod tests {
    use rules::Position;
    use solver::{Answer, Phase};

    use super::*;

    fn console() -> Console {
        Console::new(None)
    }

    fn entry(margin: i16) -> Entry {
        Entry {
            phase: Phase::Proof,
            position: Position::start(&"kalah:houses=2,seeds=2".parse().unwrap()),
            answer: Answer::AtLeast(margin),
            nodes: 1,
            seconds: 1.0,
            version: "1".to_owned(),
        }
    }

    fn lines(margins: &[i16]) -> String {
        let line = |margin| format!("proof 2-2-2-2-0-0-S >= {margin} 1 1.0 1\n");
        margins.iter().map(line).collect()
    }

    /// A ledger of a folder that is still empty.
    fn ledger(folder: &Path) -> Ledger {
        Ledger {
            path: folder.join("campaign.txt"),
            lines: Vec::new(),
        }
    }

    /// A disk without room, a file that is away: the lines come when they can be written.
    #[test]
    fn what_cannot_be_written_is_written_later() {
        let folder = tempfile::tempdir().unwrap();
        let mut ledger = ledger(folder.path());
        let path = ledger.path.clone();
        ledger.add(&entry(1), console());
        ledger.add(&entry(2), console());
        fs::write(&path, "head\nproof 2-2").unwrap();
        ledger.add(&entry(3), console());
        ledger.end().unwrap();
        let expected = format!("head\nproof 2-2\n{}", lines(&[1, 2, 3]));
        assert_eq!(fs::read_to_string(path).unwrap(), expected);
    }

    /// As by a checkout of what was committed last.
    #[test]
    fn lines_of_a_file_that_was_replaced_are_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let mut ledger = ledger(folder.path());
        let path = ledger.path.clone();
        fs::write(&path, "head\n").unwrap();
        ledger.add(&entry(1), console());
        files::replace(&path, |out| Ok(Some(out.write_all(b"head\n")?))).unwrap();
        ledger.add(&entry(2), console());
        ledger.end().unwrap();
        let expected = format!("head\n{}", lines(&[1, 2]));
        assert_eq!(fs::read_to_string(path).unwrap(), expected);
    }
}
