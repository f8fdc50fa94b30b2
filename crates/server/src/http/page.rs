//! Everything outside `/api`: the page and its assets.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;
use crate::page::{Encoding, File};

/// The name of an asset changes with its content, so browsers may keep it for ever.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// The cache policy for everything else: it may be kept but is requested again; if it is still the
/// same, nothing is sent.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");
/// The header by which a file's form is chosen.
const FORMS: HeaderValue = HeaderValue::from_static("accept-encoding");

pub(crate) async fn show(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    match app.page.find(uri.path()) {
        Some(file) => answer(file, &headers),
        None => ApiError::NotFound.into_response(),
    }
}

fn answer(file: &File, request: &HeaderMap) -> Response {
    let accepted = request.get_all(ACCEPT_ENCODING).iter().map(text);
    let encoding = Encoding::choose(accepted, file);
    let tag = file.tag(encoding);
    let cache = if file.is_for_ever() {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    let shared = [(CACHE_CONTROL, cache), (ETAG, tag.clone()), (VARY, FORMS)];
    if request
        .get(IF_NONE_MATCH)
        .is_some_and(|tags| is_known(text(tags), text(tag)))
    {
        return (StatusCode::NOT_MODIFIED, shared).into_response();
    }
    let mut response = (
        shared,
        [(CONTENT_TYPE, file.content_type())],
        Body::from(file.body(encoding)),
    )
        .into_response();
    if let Some(name) = encoding.name() {
        response.headers_mut().insert(CONTENT_ENCODING, name);
    }
    response
}

/// A header's text; nothing if it is none.
fn text(value: &HeaderValue) -> &str {
    value.to_str().unwrap_or_default()
}

/// Does the client hold this version already?
fn is_known(if_none_match: &str, tag: &str) -> bool {
    let mut tags = if_none_match.split(',').map(str::trim);
    tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

#[cfg(test)]
mod tests {
    use super::is_known;

    #[test]
    fn tags() {
        for (header, known) in [
            (r#""a""#, true),
            (r#"W/"a""#, true),
            (r#""b", "a""#, true),
            ("*", true),
            (r#""b""#, false),
            ("a", false),
            ("", false),
        ] {
            assert_eq!(is_known(header, r#""a""#), known, "{header}");
        }
    }
}
