//! Copies of a store, and the check of one: every game is played again.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use game::online::{GameId, Room};
use hall::Fault;
use sqlx::ConnectOptions as _;
use sqlx::{Connection as _, Row as _, SqliteConnection};

use crate::error::StoreError;
use crate::sql::games::load;
use crate::store::{Durability, file_in, options, sync_folder};

/// What a check has found.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Checked {
    /// Games that were played again.
    pub games: u64,
    /// Events in them.
    pub events: u64,
    /// The number of events of each.
    pub kept: BTreeMap<GameId, u64>,
    /// Games that cannot be played again, or whose row says something else, each with a reason.
    pub faults: Vec<(GameId, String)>,
}

async fn open(folder: &Path) -> Result<SqliteConnection, StoreError> {
    let file = file_in(folder);
    if !file.is_file() {
        return Err(StoreError::Missing {
            file: folder.to_owned(),
        });
    }
    Ok(options(&file, Durability::Full)
        .create_if_missing(false)
        .connect()
        .await?)
}

/// Copies a store, which may be in use, to a file that must not exist, and checks the copy.
///
/// # Errors
/// [`StoreError`] if there is no store, the file exists, or the copy is not whole.
pub async fn backup(folder: &Path, file: &Path) -> Result<(), StoreError> {
    if file.exists() {
        return Err(StoreError::Exists {
            file: file.to_owned(),
        });
    }
    let mut connection = open(folder).await?;
    sqlx::query("vacuum into ?1")
        .bind(file.to_string_lossy().into_owned())
        .execute(&mut connection)
        .await?;
    connection.close().await?;
    is_whole(file).await
}

/// Puts a copy into a folder that has no store.
///
/// # Errors
/// [`StoreError`] if the copy is not whole, or the folder has a store already.
pub async fn restore(file: &Path, folder: &Path) -> Result<(), StoreError> {
    if !file.is_file() {
        return Err(StoreError::Missing {
            file: file.to_owned(),
        });
    }
    is_whole(file).await?;
    let into = file_in(folder);
    if into.exists() {
        return Err(StoreError::Exists { file: into });
    }
    let failed = |source| StoreError::Folder {
        folder: folder.to_owned(),
        source,
    };
    fs::create_dir_all(folder).map_err(failed)?;
    // Under another name first: a copy that is cut short never looks like a store.
    let half = folder.join("restoring.db");
    fs::copy(file, &half).map_err(failed)?;
    let copied = fs::File::open(&half).map_err(failed)?;
    copied.sync_all().map_err(failed)?;
    fs::rename(&half, &into).map_err(failed)?;
    sync_folder(folder).map_err(failed)
}

async fn is_whole(file: &Path) -> Result<(), StoreError> {
    let damaged = |why: String| StoreError::Damaged {
        file: file.to_owned(),
        why,
    };
    let options = options(file, Durability::Full)
        .create_if_missing(false)
        .read_only(true)
        .immutable(true);
    let opened = options.connect().await;
    let mut connection = opened.map_err(|error| damaged(error.to_string()))?;
    let row = sqlx::query("pragma integrity_check")
        .fetch_one(&mut connection)
        .await
        .map_err(|error| damaged(error.to_string()))?;
    let found: String = row.get(0);
    if found == "ok" {
        Ok(())
    } else {
        Err(damaged(found))
    }
}

/// Plays every game of a store again, and compares what its row says.
///
/// # Errors
/// [`StoreError`] if there is no store, or it cannot be read.
pub async fn check(folder: &Path) -> Result<Checked, StoreError> {
    let mut connection = open(folder).await?;
    let rows = sqlx::query("select id, seq, ply, position, state from game order by id")
        .fetch_all(&mut connection)
        .await?;
    let mut checked = Checked::default();
    for row in rows {
        let id = GameId::from_bits(row.get::<i64, _>("id").cast_unsigned());
        checked.games += 1;
        let replayed = match load(&mut connection, id).await {
            Ok(Some(stored)) => {
                let events = stored.entries.len() as u64;
                checked.events += events;
                checked.kept.insert(id, events);
                let mut room = Room::new(stored.terms, stored.begun_ms);
                let mut entries = stored.entries.iter();
                entries
                    .try_for_each(|entry| room.apply(&entry.event, entry.at_ms))
                    .map(|()| room)
                    .map_err(|broken| broken.to_string())
            }
            Ok(None) | Err(Fault::Broken) => Err("its events cannot be read".to_owned()),
            Err(Fault::Stale | Fault::Busy | Fault::Failed) => {
                Err("the disk has failed".to_owned())
            }
        };
        let fault = match replayed {
            Ok(room) => differs(&room, &row),
            Err(why) => Some(why),
        };
        checked.faults.extend(fault.map(|why| (id, why)));
    }
    connection.close().await?;
    Ok(checked)
}

/// The first thing that the row of a game says otherwise than its events.
fn differs(room: &Room, row: &sqlx::sqlite::SqliteRow) -> Option<String> {
    let is_over = row.get::<&str, _>("state") != "playing";
    let pairs = [
        (
            "events",
            room.seq().to_string(),
            row.get::<i64, _>("seq").to_string(),
        ),
        (
            "steps",
            room.ply().to_string(),
            row.get::<i64, _>("ply").to_string(),
        ),
        ("position", room.position().to_string(), row.get("position")),
        ("end", room.end().is_some().to_string(), is_over.to_string()),
    ];
    let mut wrong = pairs.into_iter().filter(|(_, events, row)| events != row);
    wrong
        .next()
        .map(|(what, events, row)| format!("{what}: `{events}` by its events, `{row}` by its row"))
}
