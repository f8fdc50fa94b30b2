//! Players, the browsers that stand for them, and invitations.

use game::online::GameId;
use hall::{NewGame, PlayerId};
use sqlx::{Row as _, SqliteConnection};

use crate::error::{Denied, StoreError};
use crate::store::Store;
use crate::writer::{Failure, Write};

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

/// A player.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Player {
    /// The player.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Whether it is a child's profile.
    pub kid: bool,
}

/// What has become of an invitation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum InvitationState {
    /// Anybody with the link may take it.
    Open,
    /// Somebody has taken it.
    Taken(GameId),
    /// The inviter has withdrawn it.
    Withdrawn,
    /// Its time is over.
    Expired,
}

/// An invitation.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Whoever invites.
    pub by: Player,
    /// The terms of the game.
    pub terms: String,
    /// What has become of it.
    pub state: InvitationState,
}

impl Store {
    /// Adds a player, with the browser that stands for them.
    ///
    /// # Errors
    /// [`Denied`]: nothing was added.
    pub async fn add_player(&self, player: NewPlayer) -> Result<(), Denied> {
        self.write(Write::Player(player)).await
    }

    /// The player for whom a browser stands.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn player_of(
        &self,
        session: &[u8],
        now_ms: u64,
    ) -> Result<Option<Player>, StoreError> {
        let text = "select id, name, kid from session join player on player.id = session.player \
             where hash = ?1 and expires > ?2 and deleted = 0";
        let row = sqlx::query(text)
            .bind(session)
            .bind(now_ms.cast_signed())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| Player {
            id: PlayerId(row.get::<i64, _>("id").cast_unsigned()),
            name: row.get("name"),
            kid: row.get::<i64, _>("kid") == 1,
        }))
    }

    /// Gives a player another name, or another kind of profile.
    ///
    /// # Errors
    /// [`Denied`]: nothing has changed.
    pub async fn rename(&self, player: PlayerId, name: String, kid: bool) -> Result<(), Denied> {
        self.write(Write::Rename { player, name, kid }).await
    }

    /// Deletes a player: name and browsers go, games stay with nobody's name.
    ///
    /// # Errors
    /// [`Denied`]: nothing has changed.
    pub async fn forget(&self, player: PlayerId) -> Result<(), Denied> {
        self.write(Write::Forget(player)).await
    }

    /// Keeps an invitation by the hash of its name, unless the player has `most` open ones.
    ///
    /// # Errors
    /// [`Denied::TooMany`], or it could not be kept.
    pub async fn invite(
        &self,
        hash: Vec<u8>,
        player: PlayerId,
        terms: String,
        [created_ms, expires_ms]: [u64; 2],
        most: u32,
    ) -> Result<(), Denied> {
        let write = Write::Invite {
            hash,
            player,
            terms,
            created_ms,
            expires_ms,
            most,
        };
        self.write(write).await
    }

    /// The invitation with that hash.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn invitation(
        &self,
        hash: &[u8],
        now_ms: u64,
    ) -> Result<Option<Invitation>, StoreError> {
        let text = "select terms, state, game, expires, player.id as id, name, kid \
             from invitation join player on player.id = invitation.player where hash = ?1";
        let row = sqlx::query(text)
            .bind(hash)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| {
            let game: Option<i64> = row.get("game");
            let game = game.map(|bits| GameId::from_bits(bits.cast_unsigned()));
            let is_late = row.get::<i64, _>("expires").cast_unsigned() <= now_ms;
            Invitation {
                by: Player {
                    id: PlayerId(row.get::<i64, _>("id").cast_unsigned()),
                    name: row.get("name"),
                    kid: row.get::<i64, _>("kid") == 1,
                },
                terms: row.get("terms"),
                state: match (row.get::<&str, _>("state"), game) {
                    ("taken", Some(game)) => InvitationState::Taken(game),
                    ("open", _) if is_late => InvitationState::Expired,
                    ("open", _) => InvitationState::Open,
                    _ => InvitationState::Withdrawn,
                },
            }
        }))
    }

    /// Withdraws an invitation of this player.
    ///
    /// # Errors
    /// [`Denied::Missing`] if there is no such open one.
    pub async fn withdraw(&self, hash: Vec<u8>, player: PlayerId) -> Result<(), Denied> {
        self.write(Write::Withdraw { hash, player }).await
    }

    /// Takes an invitation: the game begins. `secrets` are hashes of what gives South's and North's
    /// seat back.
    ///
    /// # Errors
    /// [`Denied::Taken`] or [`Denied::Expired`]: nothing has begun.
    pub async fn accept(
        &self,
        hash: Vec<u8>,
        game: NewGame,
        secrets: [Vec<u8>; 2],
        now_ms: u64,
    ) -> Result<(), Denied> {
        let write = Write::Accept {
            hash,
            game: Box::new(game),
            secrets,
            now_ms,
        };
        self.write(write).await
    }
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
        "update invitation set state = 'withdrawn' where player = ?1 and state = 'open'",
    ] {
        sqlx::query(text)
            .bind(player.0.cast_signed())
            .execute(&mut *connection)
            .await?;
    }
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
    let added = sqlx::query(text)
        .bind(hash)
        .bind(player.0.cast_signed())
        .bind(terms)
        .bind(created_ms.cast_signed())
        .bind(expires_ms.cast_signed())
        .bind(most)
        .execute(connection)
        .await?
        .rows_affected();
    if added == 1 {
        Ok(())
    } else {
        Err(Denied::TooMany.into())
    }
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
    if changed == 1 {
        Ok(())
    } else {
        Err(Denied::Missing.into())
    }
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
