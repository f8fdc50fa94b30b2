//! The files of tables on a disk: a folder for each game, a file for each layer.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use rules::RuleSet;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::file::{FileError, Hash, Layer};
use crate::source::OnDisk;
use crate::tables::Tables;

/// A fault of a file or folder, with its path.
#[derive(Debug, Error)]
pub enum FolderError {
    /// The system refused.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// The file is damaged, or of another kind.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The fault.
        error: FileError,
    },
    /// Another program writes tables of the game there.
    #[error("{}: another program is building the tables of this game here", path.display())]
    Busy {
        /// The folder.
        path: PathBuf,
    },
    /// The table is another one than belongs in this place.
    #[error("{}: a table of `{found}` with {seeds} seeds should not lie here", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// The game it is a table of.
        found: Box<RuleSet>,
        /// The number of seeds in its positions.
        seeds: usize,
    },
}

/// The letters of a game that are in the name of its folder: no system takes more than 255, and the
/// hash of all is to follow.
const NAME_MAX: usize = 190;

/// The folder of a game's tables.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    rules: RuleSet,
}

impl Folder {
    /// The folder of a game among those of all games; it need not exist.
    pub fn new(tables: &Path, rules: &RuleSet) -> Folder {
        let rules = crate::key(rules);
        let mut name = rules.to_string().replace([':', ',', '='], "-");
        if name.len() > NAME_MAX {
            let hash = Hash(Sha256::digest(&name).into()).to_string();
            name.replace_range(NAME_MAX.., &hash);
        }
        Folder {
            path: tables.join(name),
            rules,
        }
    }

    /// The folders of all games that have tables here, by their paths. In the place of one whose
    /// first table cannot be read is the fault of that table.
    ///
    /// # Errors
    /// Those of the system, if the folder of all games cannot be read.
    pub fn all(tables: &Path) -> io::Result<Vec<Result<Folder, FolderError>>> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(tables)? {
            paths.push(entry?.path());
        }
        paths.sort();
        Ok(paths
            .iter()
            .filter_map(|path| Folder::found(path))
            .collect())
    }

    /// The folder at a path; its first table says of which game. `None` if there is no table.
    fn found(path: &Path) -> Option<Result<Folder, FolderError>> {
        let files = fs::read_dir(path).ok()?;
        let files = files.filter_map(|file| Some(file.ok()?.path()));
        let first = files
            .filter(|file| file.extension().is_some_and(|end| end == "table"))
            .min()?;
        Some(layer(&first)?.and_then(|layer| {
            let head = layer.head();
            let folder = Folder::new(path.parent().unwrap_or(path), &head.rules);
            if folder.path == path {
                Ok(folder)
            } else {
                Err(FolderError::Foreign {
                    path: first,
                    found: Box::new(head.rules),
                    seeds: head.seeds,
                })
            }
        }))
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The game.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The file of a layer.
    pub fn file(&self, seeds: usize) -> PathBuf {
        self.path.join(format!("{seeds:02}.table"))
    }

    /// Opens a layer; `None` if there is no such file.
    ///
    /// # Errors
    /// [`FolderError`] if there is a file that is not this layer.
    pub fn open(&self, seeds: usize) -> Result<Option<Layer>, FolderError> {
        let path = self.file(seeds);
        let Some(layer) = layer(&path).transpose()? else {
            return Ok(None);
        };
        let head = layer.head();
        if head.rules != self.rules || head.seeds != seeds {
            return Err(FolderError::Foreign {
                path,
                found: Box::new(head.rules),
                seeds: head.seeds,
            });
        }
        Ok(Some(layer))
    }

    /// Opens all layers that exist, up to the first gap.
    ///
    /// # Errors
    /// [`FolderError`] if one of them cannot be used.
    pub fn open_all(&self) -> Result<Tables, FolderError> {
        let (tables, fault) = self.open_whole();
        fault.map_or(Ok(tables), Err)
    }

    /// Opens all layers that exist, up to the first gap or the first that cannot be used; returns
    /// its fault, too.
    pub fn open_whole(&self) -> (Tables, Option<FolderError>) {
        let mut tables = Tables::new(&self.rules);
        loop {
            match self.open(tables.layers().len()) {
                Ok(None) => return (tables, None),
                Err(fault) => return (tables, Some(fault)),
                Ok(Some(layer)) => {
                    let is_next = tables.push(layer);
                    debug_assert!(is_next, "see `open`");
                }
            }
        }
    }

    /// Takes the right to write in this folder, which nobody else has until the answer is dropped,
    /// or the program ends.
    ///
    /// # Errors
    /// [`FolderError::Busy`] if somebody has it, [`FolderError::Io`] if there can be no such folder.
    pub fn lock(&self) -> Result<Building<'_>, FolderError> {
        let failed = |error| FolderError::Io {
            path: self.path.clone(),
            error,
        };
        fs::create_dir_all(&self.path).map_err(failed)?;
        let lock = lock(&self.path.join("building.lock")).map_err(failed)?;
        Ok(Building {
            folder: self,
            _lock: lock.ok_or_else(|| FolderError::Busy {
                path: self.path.clone(),
            })?,
        })
    }
}

/// Locks a file, which is made if it is not there, until the answer is dropped or the program ends;
/// `None` if another program has it.
///
/// # Errors
/// Those of the system.
pub fn lock(path: &Path) -> io::Result<Option<Lock>> {
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Lock(file))),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// A locked file: see [`lock`].
#[derive(Debug)]
pub struct Lock(File);

/// The lock is given back, not only closed: a process that another thread has just begun keeps a copy
/// of every open file for a moment, and with it the lock.
impl Drop for Lock {
    fn drop(&mut self) {
        // The file is closed now in any case.
        let _ = self.0.unlock();
    }
}

/// Opens the file of a layer; `None` if there is no such file.
fn layer(path: &Path) -> Option<Result<Layer, FolderError>> {
    let path = path.to_owned();
    Some(match OnDisk::open(&path) {
        Ok(source) => {
            Layer::open(Box::new(source)).map_err(|error| FolderError::File { path, error })
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
        Err(error) => Err(FolderError::Io { path, error }),
    })
}

/// The right to write in a folder of tables.
#[derive(Debug)]
pub struct Building<'a> {
    folder: &'a Folder,
    _lock: Lock,
}

impl Building<'_> {
    /// Removes the files of the layers up to `seeds` seeds that are damaged, so that they are built
    /// again; returns what was wrong with each.
    ///
    /// # Errors
    /// [`FolderError`] if a file cannot be read or removed, or belongs elsewhere.
    pub fn discard_damaged(&self, seeds: usize) -> Result<Vec<FolderError>, FolderError> {
        let mut damaged = Vec::new();
        for seeds in 0..=seeds {
            match self.folder.open(seeds) {
                Ok(_) => {}
                Err(FolderError::File { path, error }) => {
                    fs::remove_file(&path).map_err(|error| FolderError::Io {
                        path: path.clone(),
                        error,
                    })?;
                    damaged.push(FolderError::File { path, error });
                }
                Err(
                    error @ (FolderError::Io { .. }
                    | FolderError::Busy { .. }
                    | FolderError::Foreign { .. }),
                ) => return Err(error),
            }
        }
        Ok(damaged)
    }

    /// Writes the file of a layer. It gets its name only when it is complete and on the disk, so
    /// that nobody can open an incomplete file.
    ///
    /// # Errors
    /// [`FolderError::Io`]; then nothing is left behind, as far as the system allows.
    pub fn create<T>(
        &self,
        seeds: usize,
        write: impl FnOnce(&mut dyn io::Write) -> io::Result<T>,
    ) -> Result<T, FolderError> {
        let path = self.folder.file(seeds);
        let part = path.with_extension("part");
        let done = (|| {
            // Left by somebody who was killed; a link would lead elsewhere.
            match fs::remove_file(&part) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                Ok(()) | Err(_) => {}
            }
            let mut out = BufWriter::new(File::create_new(&part)?);
            let written = write(&mut out)?;
            out.flush()?;
            out.get_ref().sync_all()?;
            fs::rename(&part, &path)?;
            // The name, too, is to survive a loss of power.
            #[cfg(unix)]
            File::open(&self.folder.path)?.sync_all()?;
            Ok(written)
        })();
        done.map_err(|error| {
            // The first error is the one to report.
            let _ = fs::remove_file(&part);
            FolderError::Io { path, error }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a process that is just being begun keeps it.
    #[test]
    fn a_copy_of_a_locked_file_does_not_keep_the_lock() {
        let dir = tempfile::TempDir::new().unwrap();
        let path = dir.path().join("building.lock");
        let held = lock(&path).unwrap().unwrap();
        let copy = held.0.try_clone().unwrap();
        assert!(lock(&path).unwrap().is_none());
        drop(held);
        assert!(lock(&path).unwrap().is_some());
        drop(copy);
    }
}
