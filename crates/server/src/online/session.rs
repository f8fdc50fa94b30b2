//! The browser that stands for a player: a cookie with a secret, of which only the hash is kept. No
//! cookie before somebody does something online.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use hall::PlayerId;
use protocol::online::bird_name;
use store::{NewPlayer, Player};

use super::house::Online;
use super::origin::Site;
use super::random::{id, secret, sha256};
use super::time::now_ms;
use super::visitor::Visitor;
use crate::error::ApiError;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;
/// The time for which a browser stands for a player, and after which that begins anew with the next
/// deed.
const LIFE_DAYS: u64 = 400;
const RENEWAL_DAYS: u64 = 30;
/// The names of the cookie: over TLS one that no other name and no plain connection can set.
const PLAIN: &str = "mancala";
const SECURE: &str = "__Host-mancala";

/// A player, and the header that makes the browser stand for them from now on.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) player: Player,
    pub(crate) cookie: Option<(HeaderName, HeaderValue)>,
    /// The moment from which on the browser does not stand for them any more.
    expires_ms: u64,
}

impl Session {
    /// The player, as the hall knows them.
    pub(crate) fn seated(&self) -> (PlayerId, String, bool) {
        let Player { id, name, kid } = &self.player;
        (*id, name.clone(), *kid)
    }
}

fn name(site: &Site) -> &'static str {
    if site.is_secure() { SECURE } else { PLAIN }
}

fn found<'a>(headers: &'a HeaderMap, site: &Site) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter();
    let texts = cookies.filter_map(|value| value.to_str().ok());
    let pairs = texts.flat_map(|text| text.split(';'));
    let mut pairs = pairs.filter_map(|pair| pair.trim().split_once('='));
    pairs
        .find(|(key, _)| *key == name(site))
        .map(|(_, value)| value)
}

/// The player for whom the browser stands, if it stands for one.
pub(crate) async fn session(
    online: &Online,
    headers: &HeaderMap,
    site: &Site,
) -> Result<Option<Session>, ApiError> {
    let Some(secret) = found(headers, site) else {
        return Ok(None);
    };
    let known = online.store.player_of(&sha256(secret), now_ms()).await?;
    Ok(known.map(|(player, expires_ms)| Session {
        player,
        cookie: None,
        expires_ms,
    }))
}

impl Online {
    /// The player for whom the browser stands; a new one if it stands for nobody yet.
    pub(crate) async fn guest(&self, visitor: &Visitor, site: &Site) -> Result<Session, ApiError> {
        if let Some(mut known) = session(self, &visitor.headers, site).await? {
            self.count(known.player.id)?;
            self.renew(&mut known, &visitor.headers, site).await?;
            return Ok(known);
        }
        self.count_newcomer(visitor.origin)?;
        let secret = secret();
        let now_ms = now_ms();
        let id = id();
        let player = Player {
            id: PlayerId(id),
            name: bird_name(id),
            kid: false,
        };
        let added = NewPlayer {
            id: player.id,
            name: player.name.clone(),
            session: sha256(&secret),
            created_ms: now_ms,
            expires_ms: now_ms + LIFE_DAYS * DAY_MS,
        };
        self.store.add_player(added).await?;
        Ok(Session {
            player,
            cookie: Some(set_cookie(&secret, LIFE_DAYS * DAY_MS / 1_000, site)),
            expires_ms: now_ms + LIFE_DAYS * DAY_MS,
        })
    }

    /// Lets the browser stand for the player for the whole time again, once a month.
    async fn renew(
        &self,
        known: &mut Session,
        headers: &HeaderMap,
        site: &Site,
    ) -> Result<(), ApiError> {
        let now_ms = now_ms();
        let is_recent = known.expires_ms > now_ms + (LIFE_DAYS - RENEWAL_DAYS) * DAY_MS;
        let Some(secret) = found(headers, site).filter(|_| !is_recent) else {
            return Ok(());
        };
        known.expires_ms = now_ms + LIFE_DAYS * DAY_MS;
        let session = sha256(secret);
        self.store.renew(session, known.expires_ms).await?;
        known.cookie = Some(set_cookie(secret, LIFE_DAYS * DAY_MS / 1_000, site));
        Ok(())
    }

    /// Makes the browser stand for the player of a code from now on.
    pub(crate) async fn claim(
        &self,
        code: &str,
        site: &Site,
    ) -> Result<(HeaderName, HeaderValue), ApiError> {
        let secret = secret();
        let now_ms = now_ms();
        let times = [now_ms, now_ms + LIFE_DAYS * DAY_MS];
        self.store
            .claim(sha256(code), sha256(&secret), times)
            .await?;
        Ok(set_cookie(&secret, LIFE_DAYS * DAY_MS / 1_000, site))
    }
}

fn set_cookie(secret: &str, seconds: u64, site: &Site) -> (HeaderName, HeaderValue) {
    let secure = if site.is_secure() { "; Secure" } else { "" };
    let name = name(site);
    let text =
        format!("{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let value = HeaderValue::from_str(&text).expect("letters and digits");
    (SET_COOKIE, value)
}

/// The header that lets the browser forget.
pub(crate) fn clear_cookie(site: &Site) -> (HeaderName, HeaderValue) {
    set_cookie("", 0, site)
}
