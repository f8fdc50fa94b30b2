//! Games and their events, as a server asks for them.

use std::time::Instant;

use game::online::GameId;
use hall::{Append, Fault, PlayerId, Stored};
use rules::Side;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use tokio::sync::mpsc;

use crate::error::{Denied, StoreError};
use crate::sql::games::{load, number};
use crate::store::Store;
use crate::writer::{Appended, Done, Job, Write};

/// A game in a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct GameRow {
    /// Its name.
    pub id: GameId,
    /// The terms on which it is played.
    pub terms: String,
    /// The moment at which it began, in milliseconds since 1970.
    pub begun_ms: u64,
    /// The names of the players, South first.
    pub names: [String; 2],
    /// The seat of the player who asked; nothing for whoever has none.
    pub you: Option<Side>,
    /// The number of steps.
    pub ply: u64,
    /// The position on the board.
    pub position: String,
    /// The moment at which something happens if nobody does anything, in milliseconds since 1970.
    pub due_ms: Option<u64>,
    /// `playing`, `over` or `aborted`.
    pub state: String,
    /// The winner, if it is over and somebody has won: `south` or `north`.
    pub winner: Option<String>,
}

/// The beginning of a query for [`game_row`].
macro_rules! rows {
    () => {
        "select game.id, terms, begun, ply, position, due, state, winner, south, \
         s.name as south_name, n.name as north_name from game \
         join player s on s.id = south join player n on n.id = north "
    };
}

fn game_row(row: &SqliteRow, you: Option<Side>) -> GameRow {
    GameRow {
        id: GameId::from_bits(number(row, "id")),
        terms: row.get("terms"),
        begun_ms: number(row, "begun"),
        names: [row.get("south_name"), row.get("north_name")],
        you,
        ply: number(row, "ply"),
        position: row.get("position"),
        due_ms: row.get::<Option<i64>, _>("due").map(i64::cast_unsigned),
        state: row.get("state"),
        winner: row.get("winner"),
    }
}

impl Store {
    /// Keeps events, all or none, and only if no others came before; answers when they are on the
    /// disk.
    ///
    /// # Errors
    /// [`Denied`]: nothing was kept, or with [`Denied::Failed`] nobody knows.
    pub async fn append(&self, append: Append) -> Result<(), Denied> {
        self.write(Write::Append(Box::new(append))).await
    }

    /// Keeps events in the same way, for whoever asks for many: the answers come together, those of one
    /// transaction at a time. Never waits.
    ///
    /// # Errors
    /// [`Denied::Busy`] if too much waits already, [`Denied::Failed`] if nobody writes any more.
    pub fn append_among(
        &self,
        append: Box<Append>,
        answers: &mpsc::UnboundedSender<Vec<Appended>>,
    ) -> Result<(), Denied> {
        let done = Done::Among {
            game: append.game,
            asked: Instant::now(),
            answers: answers.clone(),
        };
        let write = Write::Append(append);
        self.try_write(Job { write, done })
    }

    /// The game of that name, if there is one.
    ///
    /// # Errors
    /// [`Fault::Broken`] if what is kept cannot be read, [`Fault::Failed`] if the disk failed.
    pub async fn load(&self, game: GameId) -> Result<Option<Stored>, Fault> {
        let mut reader = self.readers.acquire().await.map_err(|_| Fault::Failed)?;
        load(&mut reader, game).await
    }

    /// The games of a player that began before a moment, the newest first.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn games_of(
        &self,
        player: PlayerId,
        before_ms: u64,
        most: u32,
    ) -> Result<Vec<GameRow>, StoreError> {
        const TEXT: &str = concat!(
            rows!(),
            "where (south = ?1 or north = ?1) and begun < ?2 order by begun desc limit ?3"
        );
        let rows = sqlx::query(TEXT)
            .bind(player.0.cast_signed())
            .bind(before_ms.min(i64::MAX as u64).cast_signed())
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &SqliteRow| {
            let side = if number(row, "south") == player.0 {
                Side::South
            } else {
                Side::North
            };
            game_row(row, Some(side))
        };
        Ok(rows.iter().map(read).collect())
    }

    /// The games that anybody finds: those that go on before those that are over, each the newest first.
    /// No child plays them.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn games_listed(&self, most: u32) -> Result<Vec<GameRow>, StoreError> {
        const TEXT: &str = concat!(
            rows!(),
            "where listed = 1 and state = ?1 and s.kid = 0 and n.kid = 0 \
             order by begun desc limit ?2"
        );
        let mut games = Vec::new();
        for state in ["playing", "over"] {
            let rows = sqlx::query(TEXT)
                .bind(state)
                .bind(most)
                .fetch_all(&self.readers)
                .await?;
            games.extend(rows.iter().map(|row| game_row(row, None)));
        }
        games.truncate(most as usize);
        Ok(games)
    }

    /// Lets anybody find a game, and the rematches that follow it.
    ///
    /// # Errors
    /// [`Denied::Missing`] if there is no such game.
    pub async fn list(&self, game: GameId) -> Result<(), Denied> {
        self.write(Write::List(game)).await
    }

    /// The number of games that a player has not finished.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn playing(&self, player: PlayerId) -> Result<u64, StoreError> {
        let text = "select count(*) as playing from game \
             where (south = ?1 or north = ?1) and state = 'playing'";
        let row = sqlx::query(text)
            .bind(player.0.cast_signed())
            .fetch_one(&self.readers)
            .await?;
        Ok(number(&row, "playing"))
    }

    /// The games that have run out of time by a moment.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn due(&self, by_ms: u64, most: u32) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query("select id from game where due <= ?1 order by due limit ?2")
            .bind(by_ms.cast_signed())
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &SqliteRow| GameId::from_bits(number(row, "id"));
        Ok(rows.iter().map(read).collect())
    }

    /// Gives a seat to whoever has its secret.
    ///
    /// # Errors
    /// [`Denied::Missing`] if the secret is not that of this seat.
    pub async fn seat(
        &self,
        game: GameId,
        side: Side,
        secret: Vec<u8>,
        player: PlayerId,
    ) -> Result<(), Denied> {
        let write = Write::Seat {
            game,
            side,
            secret,
            player,
        };
        self.write(write).await
    }

    /// Gives the seat of a player another secret, of which this is the hash.
    ///
    /// # Errors
    /// [`Denied::Missing`] if the player has no seat there.
    pub async fn new_secret(
        &self,
        game: GameId,
        player: PlayerId,
        secret: Vec<u8>,
    ) -> Result<(), Denied> {
        let write = Write::Secret {
            game,
            player,
            secret,
        };
        self.write(write).await
    }
}
