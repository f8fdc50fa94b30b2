//! The files of tables on a disk: a folder for each game, a file for each layer.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use memmap2::Mmap;
use rules::RuleSet;
use thiserror::Error;

use crate::file::{FileError, Layer};
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
    /// The table is another one than belongs in this place.
    #[error("{}: a table of `{found}` with {seeds} seeds should not lie here", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// The game it is a table of.
        found: RuleSet,
        /// The number of seeds in its positions.
        seeds: usize,
    },
}

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
        let name = rules.to_string().replace([':', ',', '='], "-");
        Folder {
            path: tables.join(name),
            rules,
        }
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
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(FolderError::Io { path, error }),
        };
        let bytes = match map(&file) {
            Ok(bytes) => bytes,
            Err(error) => return Err(FolderError::Io { path, error }),
        };
        let layer = match Layer::open(Box::new(bytes)) {
            Ok(layer) => layer,
            Err(error) => return Err(FolderError::File { path, error }),
        };
        let head = layer.head();
        if head.rules != self.rules || head.seeds != seeds {
            return Err(FolderError::Foreign {
                path,
                found: head.rules,
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
        let mut tables = Tables::new(&self.rules);
        while let Some(layer) = self.open(tables.layers().len())? {
            let is_next = tables.push(layer);
            debug_assert!(is_next, "see `open`");
        }
        Ok(tables)
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
        let path = self.file(seeds);
        let part = path.with_extension("part");
        let done = (|| {
            fs::create_dir_all(&self.path)?;
            let mut out = BufWriter::new(File::create(&part)?);
            let written = write(&mut out)?;
            out.flush()?;
            out.get_ref().sync_all()?;
            fs::rename(&part, &path)?;
            Ok(written)
        })();
        done.map_err(|error| {
            // The first error is the one to report.
            let _ = fs::remove_file(&part);
            FolderError::Io { path, error }
        })
    }
}

/// Maps a file.
#[expect(unsafe_code, reason = "a table may be larger than the memory")]
fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: nobody writes to a file that has its name, see `Folder::create`. Should another
    // program do so all the same, values are read only from tiles whose checksum fits.
    unsafe { Mmap::map(file) }
}
