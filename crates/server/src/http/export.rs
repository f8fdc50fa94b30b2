//! `GET /api/me/export`: all that is kept of a player, a line of JSON for each thing.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use game::online::Room;
use hall::Stored;
use protocol::online::{Code, GameObject, SeatObject, on_board};
use serde::Serialize;
use store::GameRow;

use super::NO_STORE;
use super::me::me;
use crate::app::App;
use crate::error::ApiError;
use crate::online::session;

/// Games in one file, the newest ones.
const GAMES_MAX: u32 = 10_000;

/// A line of the file.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Line {
    Player {
        #[serde(flatten)]
        player: protocol::online::Me,
        browsers: u64,
        open_invitations: u64,
    },
    Game {
        #[serde(flatten)]
        game: Box<GameObject>,
    },
    /// A game of which only the row can be read.
    Damaged { id: String, terms: String },
}

pub(crate) async fn export(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let known = session(online, &headers, &app.site).await?;
    let player = known.map(|known| known.player).ok_or_else(|| {
        let why = "nothing is kept of this browser".to_owned();
        ApiError::Refused(Code::NotSeated, why)
    })?;
    online.count(player.id)?;
    let kept = online.store.kept_of(player.id).await?;
    let mut lines = vec![Line::Player {
        player: me(&player),
        browsers: kept.browsers,
        open_invitations: kept.open_invitations,
    }];
    for row in online
        .store
        .games_of(player.id, u64::MAX, GAMES_MAX)
        .await?
    {
        let stored = online.store.load(row.id).await.ok().flatten();
        let whole = stored.and_then(|stored| object(&row, &stored));
        lines.push(whole.map_or_else(
            || Line::Damaged {
                id: row.id.to_string(),
                terms: row.terms,
            },
            |game| Line::Game {
                game: Box::new(game),
            },
        ));
    }
    let mut text = String::new();
    for line in &lines {
        text.push_str(&serde_json::to_string(line).expect("lines are JSON"));
        text.push('\n');
    }
    let kind = [
        (CONTENT_TYPE, "application/x-ndjson"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"mancala.ndjson\"",
        ),
    ];
    Ok((NO_STORE, kind, text).into_response())
}

/// The game as its player may see it: what the other has chosen in secret is not in it.
fn object(row: &GameRow, stored: &Stored) -> Option<GameObject> {
    let mut room = Room::new(stored.terms.clone(), stored.begun_ms);
    for entry in &stored.entries {
        room.apply(&entry.event, entry.at_ms).ok()?;
    }
    let seats = stored.seats.each_ref().map(|seat| SeatObject {
        id: seat.player.to_string(),
        name: seat.name.clone(),
    });
    Some(on_board(row.id, stored.begun_ms, &room, seats, row.you))
}
