//! Games that cannot be read: each is set aside, and all others go on.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context as _, Result, bail, ensure};
use game::online::GameId;
use protocol::online::{ClientMessage, Code, ServerMessage, VERSION, WatchedGame};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::time::timeout;

use super::{PATIENCE, Report, begin, conclude, end, meet, reach};
use crate::client::Client;
use crate::player::Acked;
use crate::service::Service;

/// Ways to damage a game, each by its name in the database.
const POISONS: [&str; 6] = [
    "update event set body = 'rubbish' where game = ?1 and seq = 1",
    "delete from event where game = ?1 and seq = 1",
    "update event set body = 'move south 0 B 0 0 x' where game = ?1 and seq = 1",
    "update event set body = 'takeback 65535' where game = ?1 and seq = 1",
    "update game set seq = seq + 1 where id = ?1",
    "update game set terms = 'game=chess' where id = ?1",
];
/// One game of so many is damaged.
const ONE_IN: usize = 3;
/// Moves in each game before, and after.
const MOVES: u64 = 6;

/// Damages some games behind the back of a server, which must say so of each of them, show all others
/// and let new ones be played; returns the report of these, and the number of damaged games.
///
/// # Errors
/// The first thing that does not hold.
pub async fn poison(program: &Path, folder: &Path, games: u64) -> Result<(Report, usize)> {
    let service = Service::start(program, folder).await?;
    let (shared, mut pairs) = begin(service.host(), games, 11);
    meet(&shared, &mut pairs, games).await?;
    reach(&shared, &mut pairs, games * MOVES).await?;
    let seen = end(&shared, pairs).await?;
    let acked: Vec<Acked> = seen.into_iter().flat_map(|seen| seen.acked).collect();
    let folder = service.end().await?;
    let names: BTreeSet<&str> = acked.iter().map(|acked| &*acked.game).collect();
    let damaged: Vec<&str> = names.iter().copied().step_by(ONE_IN).collect();
    damage(&folder, &damaged).await?;

    let service = Service::start(program, &folder).await?;
    for name in &names {
        let found = look(service.host(), name).await?;
        let is_right = match found {
            None => !damaged.contains(name),
            Some(Code::Broken) => damaged.contains(name),
            Some(_) => false,
        };
        ensure!(is_right, "{name} is answered by {found:?}");
    }
    let begun = Instant::now();
    let (shared, mut pairs) = begin(service.host(), games, 12);
    meet(&shared, &mut pairs, games).await?;
    reach(&shared, &mut pairs, games * MOVES).await?;
    // Once more while games go on: one that cannot be read stays so, and holds up nobody.
    for name in &damaged {
        ensure!(
            look(service.host(), name).await? == Some(Code::Broken),
            "{name}"
        );
    }
    mend(&folder, &damaged).await?;
    let report = conclude(&shared, pairs, service, 1, begun).await?;
    Ok((report, damaged.len()))
}

/// The refusal by which a game is answered to somebody who looks on; `None` if it is shown.
async fn look(host: &str, name: &str) -> Result<Option<Code>> {
    let mut socket = Client::new(host).socket().await?;
    let games = vec![WatchedGame {
        g: name.to_owned(),
        after: 0,
    }];
    socket
        .say(&ClientMessage::Hello { v: VERSION, games })
        .await?;
    loop {
        match timeout(PATIENCE, socket.hear()).await?? {
            ServerMessage::No { refused, .. } => return Ok(Some(refused.code)),
            ServerMessage::Here(_) => return Ok(None),
            ServerMessage::Welcome { .. }
            | ServerMessage::Game { .. }
            | ServerMessage::Ev { .. }
            | ServerMessage::Ack { .. }
            | ServerMessage::You { .. }
            | ServerMessage::Pong { .. } => {}
            ServerMessage::Bye(bye) => bail!("{name}: the server says goodbye, {}", bye.code),
        }
    }
}

async fn damage(folder: &Path, names: &[&str]) -> Result<()> {
    let mut connection = connect(folder).await?;
    for (name, poison) in names.iter().zip(POISONS.into_iter().cycle()) {
        let changed = sqlx::query(poison)
            .bind(number(name)?)
            .execute(&mut connection)
            .await?
            .rows_affected();
        ensure!(changed == 1, "{name} cannot be damaged by `{poison}`");
    }
    connection.close().await?;
    Ok(())
}

/// Takes the damaged games out, so that all that is left can be held against what was acknowledged.
async fn mend(folder: &Path, names: &[&str]) -> Result<()> {
    let mut connection = connect(folder).await?;
    for name in names {
        for text in [
            "delete from event where game = ?1",
            "delete from game where id = ?1",
        ] {
            sqlx::query(text)
                .bind(number(name)?)
                .execute(&mut connection)
                .await?;
        }
    }
    connection.close().await?;
    Ok(())
}

async fn connect(folder: &Path) -> Result<sqlx::SqliteConnection> {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("mancala.db"))
        .foreign_keys(false);
    options.connect().await.context("cannot open the database")
}

fn number(name: &str) -> Result<i64> {
    let id: GameId = name.parse().map_err(|()| anyhow::anyhow!("`{name}`"))?;
    Ok(id.bits().cast_signed())
}
