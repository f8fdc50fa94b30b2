//! The texts of SQL about players and invitations.

use game::online::GameId;
use hall::PlayerId;
use sqlx::{Row as _, SqliteConnection};

use crate::error::{Denied, Failure, one_row};

/// A player who does something online for the first time.
#[derive(Clone, Debug)]
pub struct NewPlayer {
    /// The player.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// The hash of what the browser keeps.
    pub session: Vec<u8>,
    /// The moment, in milliseconds since 1970.
    pub created_ms: u64,
    /// The moment from which on the browser does not stand for the player any more.
    pub expires_ms: u64,
}

pub(crate) async fn add(
    connection: &mut SqliteConnection,
    player: &NewPlayer,
) -> Result<(), Failure> {
    sqlx::query("insert into player (id, name, kid, created) values (?1, ?2, 0, ?3)")
        .bind(player.id.0.cast_signed())
        .bind(&player.name)
        .bind(player.created_ms.cast_signed())
        .execute(&mut *connection)
        .await?;
    sqlx::query("insert into session (hash, player, created, expires) values (?1, ?2, ?3, ?4)")
        .bind(&player.session)
        .bind(player.id.0.cast_signed())
        .bind(player.created_ms.cast_signed())
        .bind(player.expires_ms.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

/// A browser stands for its player for longer.
pub(crate) async fn renew(
    connection: &mut SqliteConnection,
    session: &[u8],
    expires_ms: u64,
) -> Result<(), Failure> {
    sqlx::query("update session set expires = ?2 where hash = ?1")
        .bind(session)
        .bind(expires_ms.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn rename(
    connection: &mut SqliteConnection,
    player: PlayerId,
    name: &str,
    kid: bool,
) -> Result<(), Failure> {
    sqlx::query("update player set name = ?2, kid = ?3 where id = ?1")
        .bind(player.0.cast_signed())
        .bind(name)
        .bind(i64::from(kid))
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn forget(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> Result<(), Failure> {
    for text in [
        "update player set name = '', kid = 0, deleted = 1 where id = ?1",
        "delete from session where player = ?1",
        "delete from device_code where player = ?1",
        "update game set south_secret = null where south = ?1",
        "update game set north_secret = null where north = ?1",
        "update invitation set state = 'withdrawn' where player = ?1 and state = 'open'",
    ] {
        sqlx::query(text)
            .bind(player.0.cast_signed())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(crate) async fn add_code(
    connection: &mut SqliteConnection,
    hash: &[u8],
    player: PlayerId,
    expires_ms: u64,
) -> Result<(), Failure> {
    // A player has one at a time.
    sqlx::query("delete from device_code where player = ?1")
        .bind(player.0.cast_signed())
        .execute(&mut *connection)
        .await?;
    sqlx::query("insert into device_code (hash, player, expires) values (?1, ?2, ?3)")
        .bind(hash)
        .bind(player.0.cast_signed())
        .bind(expires_ms.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

/// A code is of use once: the browser stands for its player from now on.
pub(crate) async fn claim(
    connection: &mut SqliteConnection,
    hash: &[u8],
    session: &[u8],
    [created_ms, expires_ms]: [u64; 2],
) -> Result<(), Failure> {
    let text = "delete from device_code where hash = ?1 and expires > ?2 returning player";
    let row = sqlx::query(text)
        .bind(hash)
        .bind(created_ms.cast_signed())
        .fetch_optional(&mut *connection)
        .await?;
    let player: i64 = row.ok_or(Denied::Expired)?.get(0);
    sqlx::query("insert into session (hash, player, created, expires) values (?1, ?2, ?3, ?4)")
        .bind(session)
        .bind(player)
        .bind(created_ms.cast_signed())
        .bind(expires_ms.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn invite(
    connection: &mut SqliteConnection,
    hash: &[u8],
    player: PlayerId,
    terms: &str,
    [created_ms, expires_ms]: [u64; 2],
    most: u32,
) -> Result<(), Failure> {
    let text = "insert into invitation (hash, player, terms, created, expires, state) \
         select ?1, ?2, ?3, ?4, ?5, 'open' where (select count(*) from invitation \
         where player = ?2 and state = 'open' and expires > ?4) < ?6";
    let changed = sqlx::query(text)
        .bind(hash)
        .bind(player.0.cast_signed())
        .bind(terms)
        .bind(created_ms.cast_signed())
        .bind(expires_ms.cast_signed())
        .bind(most)
        .execute(connection)
        .await?
        .rows_affected();
    one_row(changed, Denied::TooMany)
}

/// Only the first time counts.
pub(crate) async fn opened(
    connection: &mut SqliteConnection,
    hash: &[u8],
    now_ms: u64,
) -> Result<(), Failure> {
    let text = "update invitation set opened = ?2 where hash = ?1 and opened is null";
    sqlx::query(text)
        .bind(hash)
        .bind(now_ms.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn withdraw(
    connection: &mut SqliteConnection,
    hash: &[u8],
    player: PlayerId,
) -> Result<(), Failure> {
    let text = "update invitation set state = 'withdrawn' \
         where hash = ?1 and player = ?2 and state = 'open'";
    let changed = sqlx::query(text)
        .bind(hash)
        .bind(player.0.cast_signed())
        .execute(connection)
        .await?
        .rows_affected();
    one_row(changed, Denied::Missing)
}

/// An open invitation is taken by exactly one.
pub(crate) async fn take(
    connection: &mut SqliteConnection,
    hash: &[u8],
    game: GameId,
    now_ms: u64,
) -> Result<(), Failure> {
    let text = "update invitation set state = 'taken', game = ?2 \
         where hash = ?1 and state = 'open' and expires > ?3";
    let changed = sqlx::query(text)
        .bind(hash)
        .bind(game.bits().cast_signed())
        .bind(now_ms.cast_signed())
        .execute(&mut *connection)
        .await?
        .rows_affected();
    if changed == 1 {
        return Ok(());
    }
    let row = sqlx::query("select state from invitation where hash = ?1")
        .bind(hash)
        .fetch_optional(connection)
        .await?;
    let state = row.map(|row| row.get::<String, _>("state"));
    Err(match state.as_deref() {
        Some("taken") => Denied::Taken,
        Some(_) => Denied::Expired,
        None => Denied::Missing,
    }
    .into())
}
