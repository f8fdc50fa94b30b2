//! The reasons why something cannot be kept or found.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// A store cannot be opened, or its database has failed.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The folder cannot be made or locked.
    #[error("cannot use the folder `{}`: {source}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// Another server has the folder open.
    #[error("another server uses the folder `{}`; give each its own by `--data`", folder.display())]
    Taken {
        /// The folder.
        folder: PathBuf,
    },
    /// The database has failed.
    #[error("the database has failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The library is too old.
    #[error("SQLite {found} is too old: {least} is the least")]
    Old {
        /// The version found.
        found: String,
        /// The oldest that will do.
        least: &'static str,
    },
    /// The database does not promise what is asked of it.
    #[error("the database answers `{found}` to `{pragma}`, and must answer `{expected}`")]
    Weak {
        /// The question.
        pragma: &'static str,
        /// The answer.
        found: String,
        /// The answer that is needed.
        expected: &'static str,
    },
    /// The database was written by a later version.
    #[error("the database has schema {found}, and this version knows up to {known}")]
    Later {
        /// The schema found.
        found: i64,
        /// The latest that is known.
        known: i64,
    },
    /// The file exists already.
    #[error("`{}` exists already, and nothing is ever overwritten", file.display())]
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// There is no such file.
    #[error("there is no store in `{}`", file.display())]
    Missing {
        /// The file.
        file: PathBuf,
    },
    /// The file is damaged.
    #[error("`{}` is damaged: {why}", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// The reason.
        why: String,
    },
}

/// Something was not written. Nothing of it was.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum Denied {
    /// Others wrote before.
    #[error("others were kept before")]
    Stale,
    /// The invitation was taken.
    #[error("the invitation was taken")]
    Taken,
    /// The invitation was withdrawn, or its time is over.
    #[error("the invitation has expired")]
    Expired,
    /// There is no such thing.
    #[error("there is no such thing")]
    Missing,
    /// There are too many already.
    #[error("there are too many already")]
    TooMany,
    /// Too much is waiting.
    #[error("too much is waiting")]
    Busy,
    /// The disk failed: nobody knows whether it was written.
    #[error("the disk has failed")]
    Failed,
}

/// A write was denied, or the database has failed.
#[derive(Debug)]
pub(crate) enum Failure {
    Denied(Denied),
    Database(sqlx::Error),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Database(error)
    }
}

impl From<Denied> for Failure {
    fn from(denied: Denied) -> Failure {
        Failure::Denied(denied)
    }
}

/// A write that has changed one row is done; one that has found nothing to change is denied.
pub(crate) fn one_row(changed: u64, denied: Denied) -> Result<(), Failure> {
    if changed == 1 {
        Ok(())
    } else {
        Err(denied.into())
    }
}
