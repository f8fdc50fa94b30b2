//! `/api/invitations`: a game is offered by a link. Only a press takes it, never a preview.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use game::address;
use game::online::{GameId, SeatWish, Terms};
use hall::{NewGame, PlayerId};
use protocol::online::{Code, LIMITS, You};
use rules::Side;
use serde::{Deserialize, Serialize};
use store::{Invitation, InvitationState};

use super::me::me;
use super::{Body, NO_STORE, answer};
use crate::app::App;
use crate::error::ApiError;
use crate::online::{Online, Visitor, bits, now_ms, secret, session, sha256};

const WEEK_MS: u64 = 7 * 24 * 60 * 60 * 1_000;

/// Terms as JSON; each has the name of its word in [`Terms`].
#[derive(Deserialize)]
struct Wished {
    game: String,
    position: Option<String>,
    clock: Option<String>,
    watch: Option<String>,
    seat: Option<String>,
    takebacks: Option<String>,
    #[serde(default)]
    private: bool,
    #[serde(default)]
    kid: bool,
    #[serde(default)]
    rated: bool,
}

impl Wished {
    fn terms(self) -> Result<Terms, ApiError> {
        if self.rated {
            let why = "there are no rated games here yet; write `\"rated\": false`".to_owned();
            return Err(ApiError::Refused(Code::BadMessage, why));
        }
        let yes = |yes: bool| yes.then(|| "yes".to_owned());
        let pairs = [
            ("game", Some(self.game)),
            ("position", self.position),
            ("clock", self.clock),
            ("watch", self.watch),
            ("seat", self.seat),
            ("takebacks", self.takebacks),
            ("private", yes(self.private)),
            ("kid", yes(self.kid)),
        ];
        let given = pairs
            .into_iter()
            .filter_map(|(key, value)| Some((key, value?)));
        let terms = address::join(given).parse::<Terms>();
        terms.map_err(|error| ApiError::wrong(&error))
    }
}

#[derive(Deserialize)]
pub(crate) struct Offered {
    terms: Wished,
}

impl Offered {
    /// The terms that are offered.
    ///
    /// # Errors
    /// [`ApiError::Wrong`] or [`ApiError::Refused`] with what is wrong about them.
    pub(super) fn terms(self) -> Result<Terms, ApiError> {
        self.terms.terms()
    }
}

/// The moments at which an invitation is made and expires.
pub(super) fn week_from(now_ms: u64) -> [u64; 2] {
    [now_ms, now_ms + WEEK_MS]
}

#[derive(Serialize)]
struct Made {
    id: String,
    link: String,
}

pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(offered): Body<Offered>,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let mut terms = offered.terms()?;
    let session = online.guest(&visitor, &app.site).await?;
    let player = &session.player;
    terms.kid |= player.kid;
    let id = secret();
    let times = week_from(now_ms());
    let text = terms.to_string();
    online
        .store
        .invite(sha256(&id), player.id, text, times, LIMITS.invitations)
        .await?;
    let link = format!("/i/{id}");
    Ok(answer(&session, Json(Made { id, link })))
}

#[derive(Serialize)]
struct Shown {
    id: String,
    by: protocol::online::Me,
    terms: String,
    state: &'static str,
    own: bool,
    opened: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
}

async fn found(app: &App, id: &str) -> Result<Invitation, ApiError> {
    let invitation = app
        .online()?
        .store
        .invitation(&sha256(id), now_ms())
        .await?;
    invitation.ok_or_else(|| {
        let why = "there is no such invitation; its link may have been cut short".to_owned();
        ApiError::Refused(Code::NoSuchGame, why)
    })
}

pub(crate) async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let invitation = found(&app, &id).await?;
    let online = app.online()?;
    let known = session(online, &headers, &app.site).await?;
    let player = known.map(|known| known.player.id);
    let own = player == Some(invitation.by.id);
    let is_open = matches!(invitation.state, InvitationState::Open);
    let is_first = is_open && !own && !invitation.is_opened;
    // Whoever looks sees the invitation all the same if this is not kept.
    if is_first && online.store.opened(sha256(&id), now_ms()).await.is_ok() {
        online.tell(invitation.by.id, You::Opened);
    }
    let (state, game) = match invitation.state {
        InvitationState::Open => ("open", None),
        InvitationState::Taken(game) => {
            // Whoever else has the link need not learn where it led.
            let is_theirs = own || plays(online, game, player).await;
            ("taken", is_theirs.then(|| game.to_string()))
        }
        InvitationState::Withdrawn => ("withdrawn", None),
        InvitationState::Expired => ("expired", None),
    };
    let shown = Shown {
        id,
        by: me(&invitation.by),
        terms: invitation.terms,
        state,
        own,
        opened: invitation.is_opened,
        game,
    };
    Ok((NO_STORE, Json(shown)).into_response())
}

/// Whether a player, if anybody is known, has a seat in a game.
async fn plays(online: &Online, game: GameId, player: Option<PlayerId>) -> bool {
    let Some(player) = player else { return false };
    let stored = online.store.load(game).await.unwrap_or_default();
    stored.is_some_and(|stored| stored.seats.iter().any(|seat| seat.player == player))
}

pub(crate) async fn withdraw(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let known = session(online, &headers, &app.site).await?;
    let player = known.map(|known| known.player.id);
    let player = player.ok_or_else(|| {
        let why = "only whoever has made an invitation can withdraw it".to_owned();
        ApiError::Refused(Code::NotSeated, why)
    })?;
    online.store.withdraw(sha256(&id), player).await?;
    Ok((StatusCode::NO_CONTENT, NO_STORE).into_response())
}

/// A game that has begun, for whoever came to it.
#[derive(Serialize)]
pub(super) struct Begun {
    game: String,
    seat_link: String,
}

/// Refuses a player who has as many games under way as one may have.
pub(super) async fn check_room(online: &Online, player: PlayerId) -> Result<(), ApiError> {
    let most = LIMITS.playing;
    if online.store.playing(player).await? >= u64::from(most) {
        let why = format!("you have {most} games under way; end one of them first");
        return Err(ApiError::Refused(Code::TooOften, why));
    }
    Ok(())
}

/// Begins the game of an invitation, by the hash of its name: seats are drawn now, by the server, and
/// whoever has invited is told.
pub(super) async fn begin(
    online: &Online,
    hash: Vec<u8>,
    mut terms: Terms,
    inviter: PlayerId,
    guest: PlayerId,
) -> Result<(GameId, Begun), ApiError> {
    let seat = terms.seat.side(bits() & 1 == 0);
    terms.seat = SeatWish::Side(seat);
    let mut seats = [guest; 2];
    seats[seat] = inviter;
    let now_ms = now_ms();
    let id = GameId::from_bits(bits());
    let game = NewGame {
        id,
        terms,
        begun_ms: now_ms,
        seats,
    };
    let secrets = Side::BOTH.map(|_| secret());
    let hashes = secrets.each_ref().map(|secret| sha256(secret));
    online.store.accept(hash, game, hashes, now_ms).await?;
    let game = id.to_string();
    online.tell(inviter, You::Taken { game: game.clone() });
    let seat_link = format!("/g/{game}#{}", secrets[!seat]);
    Ok((id, Begun { game, seat_link }))
}

/// Takes an invitation: the game begins.
pub(crate) async fn accept(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let invitation = found(&app, &id).await?;
    match invitation.state {
        InvitationState::Open => {}
        InvitationState::Taken(_) => return Err(store::Denied::Taken.into()),
        InvitationState::Withdrawn | InvitationState::Expired => {
            return Err(store::Denied::Expired.into());
        }
    }
    let session = online.guest(&visitor, &app.site).await?;
    let player = &session.player;
    if player.id == invitation.by.id {
        let why = "this is your own invitation; somebody else has to take it".to_owned();
        return Err(ApiError::Refused(Code::OwnInvitation, why));
    }
    check_room(online, player.id).await?;
    let mut terms: Terms = invitation
        .terms
        .parse()
        .map_err(|error| ApiError::wrong(&error))?;
    terms.kid |= player.kid;
    let (_, begun) = begin(online, sha256(&id), terms, invitation.by.id, player.id).await?;
    Ok(answer(&session, Json(begun)))
}
