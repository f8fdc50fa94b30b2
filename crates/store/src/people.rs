//! Players, the browsers that stand for them, and invitations.

use game::online::GameId;
use hall::{NewGame, PlayerId};
use sqlx::Row as _;

use crate::error::{Denied, StoreError};
use crate::sql::people::NewPlayer;
use crate::store::Store;
use crate::writer::Write;

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
    /// Whether somebody else has had it before them.
    pub is_opened: bool,
}

/// The numbers of what is kept of a player beside games.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Kept {
    /// Browsers that stand for them.
    pub browsers: u64,
    /// Invitations that may still be taken.
    pub open_invitations: u64,
    /// Games.
    pub games: u64,
}

impl Store {
    /// The numbers of what is kept of a player beside games.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn kept_of(&self, player: PlayerId) -> Result<Kept, StoreError> {
        let text = "select (select count(*) from session where player = ?1) as browsers, \
             (select count(*) from invitation where player = ?1 and state = 'open') as open, \
             (select count(*) from game where south = ?1 or north = ?1) as games";
        let row = sqlx::query(text)
            .bind(player.0.cast_signed())
            .fetch_one(&self.readers)
            .await?;
        Ok(Kept {
            browsers: row.get::<i64, _>("browsers").cast_unsigned(),
            open_invitations: row.get::<i64, _>("open").cast_unsigned(),
            games: row.get::<i64, _>("games").cast_unsigned(),
        })
    }

    /// Adds a player, with the browser that stands for them.
    ///
    /// # Errors
    /// [`Denied`]: nothing was added.
    pub async fn add_player(&self, player: NewPlayer) -> Result<(), Denied> {
        self.write(Write::Player(player)).await
    }

    /// The player for whom a browser stands, and until when it does.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn player_of(
        &self,
        session: &[u8],
        now_ms: u64,
    ) -> Result<Option<(Player, u64)>, StoreError> {
        let text = "select id, name, kid, expires from session join player on player.id = session.player \
             where hash = ?1 and expires > ?2 and deleted = 0";
        let row = sqlx::query(text)
            .bind(session)
            .bind(now_ms.cast_signed())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| {
            let player = Player {
                id: PlayerId(row.get::<i64, _>("id").cast_unsigned()),
                name: row.get("name"),
                kid: row.get::<i64, _>("kid") == 1,
            };
            (player, row.get::<i64, _>("expires").cast_unsigned())
        }))
    }

    /// Lets a browser stand for its player until a later moment.
    ///
    /// # Errors
    /// [`Denied`]: nothing has changed.
    pub async fn renew(&self, session: Vec<u8>, expires_ms: u64) -> Result<(), Denied> {
        let write = Write::Renew {
            session,
            expires_ms,
        };
        self.write(write).await
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

    /// Keeps the hash of a code that brings another device to a player, in place of an earlier one.
    ///
    /// # Errors
    /// [`Denied`]: it could not be kept.
    pub async fn add_code(
        &self,
        hash: Vec<u8>,
        player: PlayerId,
        expires_ms: u64,
    ) -> Result<(), Denied> {
        let write = Write::Code {
            hash,
            player,
            expires_ms,
        };
        self.write(write).await
    }

    /// Lets one more browser stand for the player of a code, which is of no use after that.
    ///
    /// # Errors
    /// [`Denied::Expired`] if there is no such code any more.
    pub async fn claim(
        &self,
        hash: Vec<u8>,
        session: Vec<u8>,
        [created_ms, expires_ms]: [u64; 2],
    ) -> Result<(), Denied> {
        let write = Write::Claim {
            hash,
            session,
            created_ms,
            expires_ms,
        };
        self.write(write).await
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
        let text = "select terms, state, game, expires, opened, player.id as id, name, kid \
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
                is_opened: row.get::<Option<i64>, _>("opened").is_some(),
                state: match (row.get::<&str, _>("state"), game) {
                    ("taken", Some(game)) => InvitationState::Taken(game),
                    ("open", _) if is_late => InvitationState::Expired,
                    ("open", _) => InvitationState::Open,
                    _ => InvitationState::Withdrawn,
                },
            }
        }))
    }

    /// Somebody else than the inviter has the invitation before them.
    ///
    /// # Errors
    /// [`Denied::Busy`] and those of the database.
    pub async fn opened(&self, hash: Vec<u8>, now_ms: u64) -> Result<(), Denied> {
        self.write(Write::Opened { hash, now_ms }).await
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
