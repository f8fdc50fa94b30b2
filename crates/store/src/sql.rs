//! The texts of SQL, and what they answer.

pub(crate) mod batch;
pub(crate) mod games;
pub(crate) mod people;
pub(crate) mod tidy;

use sqlx::{Row as _, SqliteConnection};

/// The time for which it is remembered that there was no server: the longest turn, twice.
const OUTAGES_MS: i64 = 28 * 24 * 60 * 60 * 1_000;

/// Writes down that the server is alive; the time since the one before it was the last is an outage.
pub(crate) async fn alive(
    connection: &mut SqliteConnection,
    started_ms: u64,
    now_ms: u64,
) -> Result<(), sqlx::Error> {
    let (started, now) = (started_ms.cast_signed(), now_ms.cast_signed());
    sqlx::query(
        "insert or ignore into outage (begun, ended) \
         select seen, ?1 from instance where id = 1 and started <> ?1 and seen < ?1",
    )
    .bind(started)
    .execute(&mut *connection)
    .await?;
    sqlx::query("delete from outage where ended < ?1")
        .bind(now - OUTAGES_MS)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "insert into instance (id, started, seen) values (1, ?1, ?2) \
         on conflict (id) do update set started = ?1, seen = ?2",
    )
    .bind(started)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// The times in which there was no server, each from its beginning to its end.
pub(crate) async fn outages(
    connection: &mut SqliteConnection,
) -> Result<Vec<(u64, u64)>, sqlx::Error> {
    let rows = sqlx::query("select begun, ended from outage order by begun")
        .fetch_all(connection)
        .await?;
    let ms = |row: &sqlx::sqlite::SqliteRow, index| row.get::<i64, _>(index).cast_unsigned();
    Ok(rows.iter().map(|row| (ms(row, 0), ms(row, 1))).collect())
}

/// Writes all that the log has into the database proper; returns whether it could. What a program that
/// was killed has left in the log may be in the system's memory alone, and is read as if it were kept.
pub(crate) async fn settle(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let row = sqlx::query("pragma wal_checkpoint(truncate)")
        .fetch_one(connection)
        .await?;
    Ok(row.get::<i64, _>(0) == 0)
}
