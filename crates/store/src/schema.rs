//! The tables, and how a database of an earlier version gets those of a later one.
//!
//! Steps only add. Times are milliseconds since 1970.

use sqlx::{Connection as _, Row as _, SqliteConnection};

use crate::error::StoreError;

/// The oldest version of `SQLite` that will do: earlier ones can lose what a checkpoint moved.
const VERSION_MIN: &str = "3.51.3";

/// What leads from one schema to the next.
const STEPS: [&str; 3] = [
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
];

/// Brings the database to the latest schema.
pub(crate) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let known = (STEPS.len() as u64).cast_signed();
    let found: i64 = sqlx::query("pragma user_version")
        .fetch_one(&mut *connection)
        .await?
        .get(0);
    if found > known {
        return Err(StoreError::Later { found, known });
    }
    for (step, number) in STEPS
        .into_iter()
        .zip(1..)
        .filter(|&(_, number)| number > found)
    {
        let mut transaction = connection.begin_with("begin immediate").await?;
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
        set_version(&mut transaction, number).await?;
        transaction.commit().await?;
    }
    Ok(())
}

/// A pragma takes no argument: each number has its own text.
async fn set_version(connection: &mut SqliteConnection, number: i64) -> Result<(), sqlx::Error> {
    let text = match number {
        1 => "pragma user_version = 1",
        2 => "pragma user_version = 2",
        3 => "pragma user_version = 3",
        _ => unreachable!("each step has its number"),
    };
    sqlx::raw_sql(text).execute(connection).await?;
    Ok(())
}

/// Fails unless the database keeps what it says it has kept.
pub(crate) async fn check_promises(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: String = sqlx::query("select sqlite_version()")
        .fetch_one(&mut *connection)
        .await?
        .get(0);
    if numbers(&found) < numbers(VERSION_MIN) {
        return Err(StoreError::Old {
            found,
            least: VERSION_MIN,
        });
    }
    let synchronous: i64 = sqlx::query("pragma synchronous")
        .fetch_one(&mut *connection)
        .await?
        .get(0);
    let journal: String = sqlx::query("pragma journal_mode")
        .fetch_one(&mut *connection)
        .await?
        .get(0);
    for (pragma, found, expected) in [
        ("pragma synchronous", synchronous.to_string(), "2"),
        ("pragma journal_mode", journal, "wal"),
    ] {
        if found != expected {
            return Err(StoreError::Weak {
                pragma,
                found,
                expected,
            });
        }
    }
    Ok(())
}

fn numbers(version: &str) -> Vec<u32> {
    let parts = version.split('.');
    parts.map(|part| part.parse().unwrap_or_default()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_number() {
        assert!(numbers("3.51.3") < numbers("3.51.10"));
        assert!(numbers("3.9.0") < numbers("3.51.3"));
        assert!(numbers("4.0") > numbers("3.51.3"));
    }
}
