//! The browser that asks: its headers, and the address it comes from.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use super::origin::{Site, visitor};
use crate::app::App;
use crate::listen::Peer;
use crate::places::Origin;

/// The sender of a request, before it is known which player that is.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) headers: HeaderMap,
    /// The address; without a socket there is none.
    pub(crate) origin: Option<Origin>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Infallible> {
        let peer = parts.extensions.get::<Peer>().copied();
        Ok(Visitor {
            origin: origin(peer, &parts.headers, &app.site),
            headers: parts.headers.clone(),
        })
    }
}

/// The address from which a request comes.
pub(crate) fn origin_of(request: &Request, site: &Site) -> Option<Origin> {
    let peer = request.extensions().get::<Peer>().copied();
    origin(peer, request.headers(), site)
}

fn origin(peer: Option<Peer>, headers: &HeaderMap, site: &Site) -> Option<Origin> {
    peer.map(|Peer(peer)| Origin::of(visitor(peer, headers, &site.proxies)))
}
