//! Many appends as two statements: each statement crosses to the thread of the database and back, which
//! costs more than what it does there.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use game::online::GameId;
use hall::Append;
use protocol::online::Key;
use rules::Side;
use sqlx::{Row as _, SqliteConnection};

use super::games::ending;

/// Whether an append can be one of many: it begins no game, and no other of them is for its game.
pub(crate) fn is_plain(append: &Append, games: &mut BTreeSet<GameId>) -> bool {
    append.next.is_none() && games.insert(append.game)
}

/// Appends to different games; returns those that have changed, as the others have gone on before.
///
/// # Errors
/// Those of the database; one of an intention that was carried out before leaves all undone.
pub(crate) async fn append_all(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<BTreeSet<GameId>, sqlx::Error> {
    let rows = list(appends.iter().map(|append| row(append)));
    // Names of games are integers of 64 bits with a sign there.
    let names: BTreeMap<i64, GameId> = appends
        .iter()
        .map(|append| (append.game.bits().cast_signed(), append.game))
        .collect();
    let changed = sqlx::query(
        "update game set seq = it.value ->> 2, ply = it.value ->> 3, position = it.value ->> 4, \
         due = it.value ->> 5, state = it.value ->> 6, winner = it.value ->> 7, \
         why = it.value ->> 8, ended = it.value ->> 9, next = it.value ->> 10 \
         from json_each(?1) as it \
         where game.id = it.value ->> 0 and game.seq = it.value ->> 1 returning game.id as id",
    )
    .bind(rows)
    .fetch_all(&mut *connection)
    .await?;
    let changed: BTreeSet<GameId> = changed
        .iter()
        .filter_map(|row| names.get(&row.get("id")).copied())
        .collect();
    let kept = appends
        .iter()
        .filter(|append| changed.contains(&append.game));
    let events = list(kept.flat_map(|append| events(append)));
    sqlx::query(
        "insert into event (game, seq, at, body, key, seat) \
         select it.value ->> 0, it.value ->> 1, it.value ->> 2, it.value ->> 3, \
         unhex(it.value ->> 4), it.value ->> 5 from json_each(?1) as it",
    )
    .bind(events)
    .execute(connection)
    .await?;
    Ok(changed)
}

/// The name of a game, the number that its last event must have, and its state after that.
fn row(append: &Append) -> String {
    let row = &append.row;
    let (state, winner, why, ended) = ending(row);
    let next = row.next.map(|next| next.bits().cast_signed());
    list([
        append.game.bits().cast_signed().to_string(),
        append.after.to_string(),
        (append.after + append.entries.len() as u64).to_string(),
        row.ply.to_string(),
        quoted(&row.position),
        or_null(row.due_ms),
        quoted(state),
        winner.map_or_else(null, quoted),
        why.map_or_else(null, quoted),
        or_null(ended),
        or_null(next),
    ])
}

fn events(append: &Append) -> impl Iterator<Item = String> {
    let game = append.game.bits().cast_signed();
    (append.after + 1..)
        .zip(&append.entries)
        .map(move |(seq, entry)| {
            let key = entry.key.map(|(Key(bits), _)| format!("\"{bits:032x}\""));
            let seat = entry.key.map(|(_, side)| quoted(Side::name(side)));
            list([
                game.to_string(),
                seq.to_string(),
                entry.at_ms.to_string(),
                quoted(&entry.event.to_string()),
                key.unwrap_or_else(null),
                seat.unwrap_or_else(null),
            ])
        })
}

/// A list in JSON, of what is JSON already.
fn list(all: impl IntoIterator<Item = String>) -> String {
    let mut text = String::from("[");
    for one in all {
        if text.len() > 1 {
            text.push(',');
        }
        text.push_str(&one);
    }
    text.push(']');
    text
}

fn null() -> String {
    "null".to_owned()
}

fn or_null(number: Option<impl ToString>) -> String {
    number.map_or_else(null, |number| number.to_string())
}

/// A text in JSON. Those of games have neither quotes nor control characters; whatever they had, they
/// would still be texts.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for char in text.chars() {
        match char {
            '"' | '\\' => quoted.extend(['\\', char]),
            // Writing to a string cannot fail.
            '\0'..' ' => drop(write!(quoted, "\\u{:04x}", u32::from(char))),
            _ => quoted.push(char),
        }
    }
    quoted.push('"');
    quoted
}
