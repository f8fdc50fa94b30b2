//! Everything outside `/api`: the page and its assets.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_MATCH, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;
use crate::page::{Encoding, File, Found};

/// The name of an asset changes with its content, so browsers may keep it for ever.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// The cache policy for everything else: it may be kept but is requested again; if it is still the
/// same, nothing is sent.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");
/// The cache policy for an address that is none: it may become one.
const NEVER: HeaderValue = HeaderValue::from_static("no-store");
/// The header by which a file's form is chosen.
const FORMS: HeaderValue = HeaderValue::from_static("accept-encoding");

pub(crate) async fn show(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    match app.page.find(uri.path(), uri.query().unwrap_or_default()) {
        Found::File(file) => answer(file, &headers),
        Found::Instead(page) => {
            let form = form(page, &headers);
            let shared = [(CACHE_CONTROL, NEVER), (VARY, FORMS)];
            (StatusCode::NOT_FOUND, shared, content(page, form)).into_response()
        }
        Found::Nothing => ApiError::NotFound.into_response(),
    }
}

/// Answers with a file, or without it if the client's conditions are not met. The time of a file is
/// not known, so conditions on it do not count (RFC 9110, 13.1.3); nor does `Range`, which may be
/// ignored (14.2): the whole of every file is short.
fn answer(file: &File, request: &HeaderMap) -> Response {
    let form = form(file, request);
    let tag = file.tag(form);
    let cache = if file.is_for_ever() {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    let shared = [(CACHE_CONTROL, cache), (ETAG, tag.clone()), (VARY, FORMS)];
    if request.contains_key(IF_MATCH) && !has_tag(request, IF_MATCH, text(tag)) {
        return ApiError::OtherVersion.into_response();
    }
    if has_tag(request, IF_NONE_MATCH, text(tag)) {
        return (StatusCode::NOT_MODIFIED, shared).into_response();
    }
    (shared, content(file, form)).into_response()
}

/// The form in which a file is sent to a client.
fn form(file: &File, request: &HeaderMap) -> Encoding {
    let accepted = request.get_all(ACCEPT_ENCODING).iter().map(text);
    Encoding::choose(accepted, file)
}

/// A file in a form, with the headers that tell of both.
fn content(file: &File, form: Encoding) -> Response {
    let content_type = [(CONTENT_TYPE, file.content_type())];
    let mut content = (content_type, Body::from(file.body(form))).into_response();
    if let Some(name) = form.name() {
        content.headers_mut().insert(CONTENT_ENCODING, name);
    }
    content
}

/// A header's text; nothing if it is none.
fn text(value: &HeaderValue) -> &str {
    value.to_str().unwrap_or_default()
}

/// Whether a header of the request lists a tag. `If-Match` compares strongly: a tag that is weak is
/// none of ours (RFC 9110, 8.8.3.2).
fn has_tag(request: &HeaderMap, header: HeaderName, tag: &str) -> bool {
    let is_weak = header == IF_NONE_MATCH;
    let mut tags = request
        .get_all(header)
        .iter()
        .flat_map(|tags| text(tags).split(','))
        .map(str::trim);
    tags.any(|known| {
        known == "*" || known == tag || is_weak && known.strip_prefix("W/") == Some(tag)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags() {
        for (header, is_known, is_wanted) in [
            (r#""a""#, true, true),
            (r#"W/"a""#, true, false),
            (r#""b", "a""#, true, true),
            ("*", true, true),
            (r#""b""#, false, false),
            ("a", false, false),
            ("", false, false),
        ] {
            let mut headers = HeaderMap::new();
            headers.append(IF_NONE_MATCH, HeaderValue::from_static(r#""c""#));
            headers.append(IF_NONE_MATCH, HeaderValue::from_static(header));
            headers.append(IF_MATCH, HeaderValue::from_static(header));
            assert_eq!(
                has_tag(&headers, IF_NONE_MATCH, r#""a""#),
                is_known,
                "{header}"
            );
            assert_eq!(has_tag(&headers, IF_MATCH, r#""a""#), is_wanted, "{header}");
        }
    }
}
