//! A folder with a database, opened by one server.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _, SqliteConnection};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time;

use crate::error::{Denied, StoreError};
use crate::schema;
use crate::sql;
use crate::writer::{self, Done, Job, Write};

/// The name of the database in its folder, and of the file that keeps a second server out.
pub(crate) const DATABASE: &str = "mancala.db";
const LOCK: &str = "mancala.lock";
/// Connections that only read.
const READERS: u32 = 4;
/// Writes that may wait.
const WAITING_MAX: usize = 2_048;
/// The longest time for which a write may wait before further ones are refused.
const WAIT_MAX: Duration = Duration::from_millis(200);
/// The time between two checkpoints, which are made beside the writing.
const CHECKPOINT: Duration = Duration::from_secs(1);
/// Pages of 4 KiB that the log may have before the writer has to wait for a checkpoint.
const LOG_PAGES_MAX: i64 = 16 * 1_024;
/// The time for which a connection waits for another.
const LOCKED: Duration = Duration::from_secs(5);

/// What an acknowledgement means.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Durability {
    /// It is on the disk.
    #[default]
    Full,
    /// It survives the end of the program, not of the machine: for tests that show the difference.
    Weak,
}

/// Games online, players and invitations, on the disk.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) readers: SqlitePool,
    jobs: mpsc::Sender<Job>,
    /// The last moment at which the server before this one was alive.
    seen_ms: Option<u64>,
    outages: Vec<(u64, u64)>,
}

impl Store {
    /// Opens the store in a folder, which is made if it is not there. One server can have it open.
    ///
    /// # Errors
    /// [`StoreError`] if the folder or its database cannot be used, or promises too little.
    pub async fn open(folder: &Path, durability: Durability) -> Result<Store, StoreError> {
        let lock = lock(folder)?;
        let file = folder.join(DATABASE);
        let mut connection = options(&file, durability).connect().await?;
        schema::migrate(&mut connection).await?;
        if durability == Durability::Full {
            schema::check_promises(&mut connection).await?;
        }
        sql::settle(&mut connection).await?;
        let seen_ms = seen(&mut connection).await?;
        let outages = sql::outages(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options(&file, durability))
            .await?;
        let (jobs, taken) = mpsc::channel(WAITING_MAX);
        let again = options(&file, durability);
        tokio::spawn(writer::run(connection, again.clone(), taken, lock));
        tokio::spawn(checkpoints(again, jobs.downgrade()));
        Ok(Store {
            readers,
            jobs,
            seen_ms,
            outages,
        })
    }

    /// The last moment at which the server before this one was alive, in milliseconds since 1970.
    pub fn seen_ms(&self) -> Option<u64> {
        self.seen_ms
    }

    /// The times before that in which there was no server, each from its beginning to its end.
    pub fn outages(&self) -> &[(u64, u64)] {
        &self.outages
    }

    /// Hands something to the writer; answers when it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<(), Denied> {
        let (done, written) = oneshot::channel();
        let done = Done::One(done);
        let job = Job { write, done };
        let sent = time::timeout(WAIT_MAX, self.jobs.send(job)).await;
        sent.map_err(|_| Denied::Busy)?
            .map_err(|_| Denied::Failed)?;
        written.await.unwrap_or(Err(Denied::Failed))
    }

    /// Hands something to the writer, if there is room for it.
    pub(crate) fn try_write(&self, job: Job) -> Result<(), Denied> {
        self.jobs.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => Denied::Busy,
            TrySendError::Closed(_) => Denied::Failed,
        })
    }

    /// Writes down that the server is alive at this moment.
    ///
    /// # Errors
    /// [`Denied`] if that could not be written.
    pub async fn live(&self, started_ms: u64, now_ms: u64) -> Result<(), Denied> {
        let write = Write::Live { started_ms, now_ms };
        self.write(write).await
    }

    /// Deletes what has expired by this moment, and players who have had no game for long.
    ///
    /// # Errors
    /// [`Denied`] if that could not be done.
    pub async fn tidy(&self, now_ms: u64) -> Result<(), Denied> {
        self.write(Write::Tidy { now_ms }).await
    }
}

fn lock(folder: &Path) -> Result<File, StoreError> {
    let failed = |source| StoreError::Folder {
        folder: folder.to_owned(),
        source,
    };
    if !folder.is_dir() {
        fs::create_dir_all(folder).map_err(failed)?;
        let above = folder.parent().filter(|above| above.is_dir());
        sync_folder(above.unwrap_or(Path::new("."))).map_err(failed)?;
    }
    let lock = File::create(folder.join(LOCK)).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken {
            folder: folder.to_owned(),
        }),
        Err(TryLockError::Error(source)) => Err(failed(source)),
    }
}

/// Lets the names in a folder survive a loss of power.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// No work where folders cannot be opened: the system looks after their names.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

pub(crate) fn options(file: &Path, durability: Durability) -> SqliteConnectOptions {
    let synchronous = match durability {
        Durability::Full => SqliteSynchronous::Full,
        Durability::Weak => SqliteSynchronous::Normal,
    };
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous)
        .busy_timeout(LOCKED)
        .pragma("wal_autocheckpoint", "0")
        .disable_statement_logging()
}

async fn seen(connection: &mut SqliteConnection) -> Result<Option<u64>, StoreError> {
    let row = sqlx::query("select seen from instance where id = 1")
        .fetch_optional(connection)
        .await?;
    Ok(row.map(|row| row.get::<i64, _>(0).cast_unsigned()))
}

/// Moves what was written into the database proper, as long as there is a writer.
async fn checkpoints(options: SqliteConnectOptions, jobs: mpsc::WeakSender<Job>) {
    let Ok(mut connection) = options.connect().await else {
        return;
    };
    while jobs.upgrade().is_some() {
        time::sleep(CHECKPOINT).await;
        // What fails now is tried again; nothing is lost, the log only grows.
        let found = sqlx::query("pragma wal_checkpoint(passive)")
            .fetch_one(&mut connection)
            .await;
        let pages = found.map_or(0, |row| row.get::<i64, _>(1));
        if pages > LOG_PAGES_MAX {
            // Under a load without a pause the log begins anew only if the writer waits once.
            let _ = sqlx::raw_sql("pragma wal_checkpoint(restart)")
                .execute(&mut connection)
                .await;
        }
    }
}

/// The database in a folder.
pub(crate) fn file_in(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}
