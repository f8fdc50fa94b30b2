//! Requests that change something come from our own page: no other page can send them in a visitor's
//! name.

use std::net::IpAddr;

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Uri};

use crate::error::ApiError;

/// The public address of the server, or the rules for one that has none.
#[derive(Clone, Debug, Default)]
pub(crate) struct Site {
    /// `https://mancala.example`, if the operator has named it.
    pub(crate) public: Option<String>,
    /// Servers that stand in front of this one, whose word about a visitor's address counts.
    pub(crate) proxies: Vec<IpAddr>,
    /// Names under which the server is known; then a `Host` was checked against them.
    pub(crate) has_names: bool,
}

impl Site {
    /// Whether visitors come by TLS, so that their cookies never travel without.
    pub(crate) fn is_secure(&self) -> bool {
        let public = self.public.as_deref();
        public.is_some_and(|public| public.starts_with("https://"))
    }
}

/// The address of a visitor: the peer, or what a server in front of this one says of it. Of several
/// addresses the last counts that is not such a server, for a visitor can write all before it.
pub(crate) fn visitor(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let is_proxy = |address: &IpAddr| proxies.contains(&address.to_canonical());
    if !is_proxy(&peer) {
        return peer;
    }
    let lists = headers.get_all("x-forwarded-for").iter().rev();
    let texts = lists.filter_map(|list| list.to_str().ok());
    let mut addresses = texts.flat_map(|list| list.rsplit(','));
    addresses
        .find_map(|text| match text.trim().parse::<IpAddr>() {
            Ok(address) if is_proxy(&address) => None,
            Ok(address) => Some(address),
            // Rubbish is nobody's address.
            Err(_) => Some(peer),
        })
        .unwrap_or(peer)
}

/// Whether requests of other methods than GET are answered there at all.
pub(crate) fn is_changing(path: &str) -> bool {
    [
        "/api/me",
        "/api/invitations",
        "/api/seeks",
        "/api/pairing",
        "/api/games/",
        "/api/devices/",
    ]
    .iter()
    .any(|root| path.starts_with(root))
}

/// Whether an address belongs to games online.
pub(crate) fn is_online(path: &str) -> bool {
    is_changing(path) || ["/api/online", "/api/socket", "/api/games"].contains(&path)
}

/// Refuses a name that somebody else may have pointed at this machine.
pub(crate) fn check_host(headers: &HeaderMap, site: &Site) -> Result<(), ApiError> {
    let host = headers.get(HOST).and_then(|value| value.to_str().ok());
    let host = host.unwrap_or_default();
    let public = site.public.as_deref().and_then(|url| url.split_once("://"));
    let is_public = public.is_some_and(|(_, name)| name.eq_ignore_ascii_case(host));
    if is_public || site.has_names || is_near(host) {
        Ok(())
    } else {
        Err(ApiError::OtherHost)
    }
}

/// Refuses a request that does not come from our own page.
pub(crate) fn check_origin(headers: &HeaderMap, site: &Site) -> Result<(), ApiError> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(HOST).unwrap_or_default();
    let site_of_fetch = headers
        .get("sec-fetch-site")
        .and_then(|value| value.to_str().ok());
    if site_of_fetch.is_some_and(|site| site != "same-origin") {
        return Err(ApiError::OtherOrigin);
    }
    let origin = text(ORIGIN).ok_or(ApiError::OtherOrigin)?;
    let is_ours = if let Some(public) = &site.public {
        origin == public.trim_end_matches('/')
    } else {
        let of_origin = origin.split_once("://").map(|(_, host)| host);
        of_origin == Some(host) && (site.has_names || is_near(host))
    };
    if is_ours {
        Ok(())
    } else {
        Err(ApiError::OtherOrigin)
    }
}

/// Whether a `Host` cannot be a name that somebody else has pointed at this machine: a literal
/// address, this machine, or a name of the home network.
fn is_near(host: &str) -> bool {
    let Ok(uri) = format!("http://{host}/").parse::<Uri>() else {
        return false;
    };
    let name = uri.host().unwrap_or_default().to_ascii_lowercase();
    let literal = name.trim_start_matches('[').trim_end_matches(']');
    literal.parse::<IpAddr>().is_ok() || name == "localhost" || is_local(&name)
}

fn is_local(name: &str) -> bool {
    name.rsplit_once('.')
        .is_some_and(|(_, last)| last == "local")
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    #[track_caller]
    fn check(site: &Site, headers: &[(&'static str, &'static str)], expected: bool) {
        let headers: HeaderMap = headers
            .iter()
            .map(|&(name, value)| {
                let name = HeaderName::from_static(name);
                (name, HeaderValue::from_static(value))
            })
            .collect();
        assert_eq!(
            check_origin(&headers, site).is_ok(),
            expected,
            "{headers:?}"
        );
    }

    #[test]
    fn a_visitor_cannot_choose_an_address() {
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxies = [address("10.0.0.1"), address("10.0.0.2")];
        for (peer, forwarded, expected) in [
            ("9.9.9.9", "1.2.3.4", "9.9.9.9"),
            ("10.0.0.1", "1.2.3.4", "1.2.3.4"),
            ("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", "1.2.3.4"),
            ("10.0.0.1", "1.2.3.4, rubbish", "10.0.0.1"),
            ("10.0.0.1", "", "10.0.0.1"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", HeaderValue::from_static(forwarded));
            let found = visitor(address(peer), &headers, &proxies);
            assert_eq!(found, address(expected), "{forwarded}");
        }
    }

    #[test]
    fn only_our_own_page_may_change_something() {
        let home = Site::default();
        let public = Site {
            public: Some("https://mancala.example".to_owned()),
            ..Site::default()
        };
        for (site, host, origin, expected) in [
            (&home, "192.168.1.5:8080", "http://192.168.1.5:8080", true),
            (&home, "[::1]:8080", "http://[::1]:8080", true),
            (&home, "localhost:8080", "http://localhost:8080", true),
            (&home, "den.local", "http://den.local", true),
            (&home, "192.168.1.5:8080", "http://evil.example", false),
            (&home, "192.168.1.5:8080", "null", false),
            // A name that was pointed at a machine at home.
            (&home, "evil.example", "http://evil.example", false),
            (&public, "mancala.example", "https://mancala.example", true),
            (&public, "mancala.example", "http://mancala.example", false),
        ] {
            check(site, &[("host", host), ("origin", origin)], expected);
        }
        check(&home, &[("host", "localhost")], false);
        let cross = [
            ("host", "localhost"),
            ("origin", "http://localhost"),
            ("sec-fetch-site", "cross-site"),
        ];
        check(&home, &cross, false);
    }
}
