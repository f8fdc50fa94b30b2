//! The texts of SQL about games and their events.

use game::online::{GameId, Terms, Why};
use hall::{Append, Entry, Fault, NewGame, PlayerId, Row, Seat, Stored};
use protocol::online::Key;
use rules::Side;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use crate::error::{Denied, Failure, one_row};

fn id(id: GameId) -> i64 {
    id.bits().cast_signed()
}

pub(crate) fn number(row: &SqliteRow, column: &str) -> u64 {
    row.get::<i64, _>(column).cast_unsigned()
}

/// A game as it is kept.
pub(crate) async fn load(
    connection: &mut SqliteConnection,
    game: GameId,
) -> Result<Option<Stored>, Fault> {
    let failed = |_| Fault::Failed;
    let text = "select terms, begun, south, north, seq, s.name as south_name, \
         n.name as north_name from game join player s on s.id = south \
         join player n on n.id = north where game.id = ?1";
    let row = sqlx::query(text)
        .bind(id(game))
        .fetch_optional(&mut *connection)
        .await
        .map_err(failed)?;
    let Some(row) = row else {
        return Ok(None);
    };
    let events =
        sqlx::query("select seq, at, body, key, seat from event where game = ?1 order by seq")
            .bind(id(game))
            .fetch_all(connection)
            .await
            .map_err(failed)?;
    let terms: Terms = row
        .get::<&str, _>("terms")
        .parse()
        .map_err(|_| Fault::Broken)?;
    let entries: Option<Vec<Entry>> = (1..)
        .zip(&events)
        .map(|(seq, row)| entry(row).filter(|_| number(row, "seq") == seq))
        .collect();
    let entries = entries.filter(|entries| entries.len() as u64 == number(&row, "seq"));
    let seat = |id: &str, name: &str| Seat {
        player: PlayerId(number(&row, id)),
        name: row.get(name),
    };
    Ok(Some(Stored {
        terms,
        begun_ms: number(&row, "begun"),
        seats: [seat("south", "south_name"), seat("north", "north_name")],
        entries: entries.ok_or(Fault::Broken)?,
    }))
}

fn entry(row: &SqliteRow) -> Option<Entry> {
    let key: Option<Vec<u8>> = row.get("key");
    let key = match key {
        None => None,
        Some(bytes) => {
            let bits = u128::from_be_bytes(bytes.try_into().ok()?);
            let seat: Option<String> = row.get("seat");
            let side = Side::BOTH
                .into_iter()
                .find(|side| Some(side.name()) == seat.as_deref())?;
            Some((Key(bits), side))
        }
    };
    Some(Entry {
        at_ms: number(row, "at"),
        key,
        event: row.get::<&str, _>("body").parse().ok()?,
    })
}

/// The state of a game as its row has it: the word for it, the winner, the reason and the moment of
/// its end.
pub(crate) fn ending(
    row: &Row,
) -> (
    &'static str,
    Option<&'static str>,
    Option<&'static str>,
    Option<i64>,
) {
    let Some((winner, why, at_ms)) = row.end else {
        return ("playing", None, None, None);
    };
    let state = if why == Why::Aborted {
        "aborted"
    } else {
        "over"
    };
    let winner = winner.map(Side::name);
    (state, winner, Some(why.name()), Some(at_ms.cast_signed()))
}

/// The events follow number `after`, or nothing happens.
pub(crate) async fn append(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), Failure> {
    let row = &append.row;
    let (state, winner, why, ended) = ending(row);
    let text = "update game set seq = ?3, ply = ?4, position = ?5, due = ?6, state = ?7, \
         winner = ?8, why = ?9, ended = ?10, next = ?11 where id = ?1 and seq = ?2";
    let seq = append.after + append.entries.len() as u64;
    let changed = sqlx::query(text)
        .bind(id(append.game))
        .bind(append.after.cast_signed())
        .bind(seq.cast_signed())
        .bind((row.ply as u64).cast_signed())
        .bind(&row.position)
        .bind(row.due_ms.map(u64::cast_signed))
        .bind(state)
        .bind(winner)
        .bind(why)
        .bind(ended)
        .bind(row.next.map(id))
        .execute(&mut *connection)
        .await?
        .rows_affected();
    if changed != 1 {
        return Err(Denied::Stale.into());
    }
    for (seq, entry) in (append.after + 1..).zip(&append.entries) {
        insert(connection, append.game, seq, entry).await?;
    }
    if let Some(next) = &append.next {
        begin(connection, next, None).await?;
        let text = "update game set listed = (select listed from game where id = ?2) where id = ?1";
        sqlx::query(text)
            .bind(id(next.id))
            .bind(id(append.game))
            .execute(connection)
            .await?;
    }
    Ok(())
}

async fn insert(
    connection: &mut SqliteConnection,
    game: GameId,
    seq: u64,
    entry: &Entry,
) -> Result<(), Failure> {
    let text = "insert into event (game, seq, at, body, key, seat) values (?1, ?2, ?3, ?4, ?5, ?6)";
    let inserted = sqlx::query(text)
        .bind(id(game))
        .bind(seq.cast_signed())
        .bind(entry.at_ms.cast_signed())
        .bind(entry.event.to_string())
        .bind(entry.key.map(|(Key(bits), _)| bits.to_be_bytes().to_vec()))
        .bind(entry.key.map(|(_, side)| side.name()))
        .execute(connection)
        .await;
    match inserted {
        Ok(_) => Ok(()),
        // The intention was carried out elsewhere.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            Err(Denied::Stale.into())
        }
        Err(error) => Err(error.into()),
    }
}

/// A game begins.
pub(crate) async fn begin(
    connection: &mut SqliteConnection,
    game: &NewGame,
    secrets: Option<&[Vec<u8>; 2]>,
) -> Result<(), Failure> {
    let text = "insert into game (id, terms, begun, south, north, south_secret, north_secret, seq, \
         ply, position, due, state) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 0, ?8, ?9, 'playing')";
    let room = game::online::Room::new(game.terms.clone(), game.begun_ms);
    let [south, north] = game.seats;
    let secret = |side: Side| secrets.map(|secrets| secrets[side].clone());
    sqlx::query(text)
        .bind(id(game.id))
        .bind(game.terms.to_string())
        .bind(game.begun_ms.cast_signed())
        .bind(south.0.cast_signed())
        .bind(north.0.cast_signed())
        .bind(secret(Side::South))
        .bind(secret(Side::North))
        .bind(game.terms.start.to_string())
        .bind(room.due_ms([0; 2]).map(u64::cast_signed))
        .execute(connection)
        .await?;
    Ok(())
}

/// A game is one of those that anybody finds.
pub(crate) async fn list(connection: &mut SqliteConnection, game: GameId) -> Result<(), Failure> {
    let changed = sqlx::query("update game set listed = 1 where id = ?1")
        .bind(id(game))
        .execute(connection)
        .await?
        .rows_affected();
    one_row(changed, Denied::Missing)
}

/// A seat goes to another player.
pub(crate) async fn seat(
    connection: &mut SqliteConnection,
    game: GameId,
    side: Side,
    secret: &[u8],
    player: PlayerId,
) -> Result<(), Failure> {
    let text = match side {
        Side::South => {
            "update game set south = ?3 where id = ?1 and south_secret = ?2 and north <> ?3"
        }
        Side::North => {
            "update game set north = ?3 where id = ?1 and north_secret = ?2 and south <> ?3"
        }
    };
    let changed = sqlx::query(text)
        .bind(id(game))
        .bind(secret)
        .bind(player.0.cast_signed())
        .execute(connection)
        .await?
        .rows_affected();
    one_row(changed, Denied::Missing)
}

/// The seat of a player gets another secret.
pub(crate) async fn new_secret(
    connection: &mut SqliteConnection,
    game: GameId,
    player: PlayerId,
    secret: &[u8],
) -> Result<(), Failure> {
    let text = "update game set \
         south_secret = case south when ?2 then ?3 else south_secret end, \
         north_secret = case north when ?2 then ?3 else north_secret end \
         where id = ?1 and (south = ?2 or north = ?2)";
    let changed = sqlx::query(text)
        .bind(id(game))
        .bind(player.0.cast_signed())
        .bind(secret)
        .execute(connection)
        .await?
        .rows_affected();
    one_row(changed, Denied::Missing)
}
