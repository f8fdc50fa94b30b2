//! The page, its assets, and every other address.

use axum::http::StatusCode;

use super::get;

/// Asks for an address; expects a status, a type, a rule for caches and a body.
async fn check(path: &str, status: u16, content_type: &str, cache: &str, body: &str) {
    let answer = get(path, &[]).await;
    assert_eq!(answer.status, status, "{path}");
    assert_eq!(answer.header("content-type"), content_type, "{path}");
    assert_eq!(answer.header("cache-control"), cache, "{path}");
    assert_eq!(answer.body, body, "{path}");
}

#[tokio::test]
async fn files_have_types_and_rules_for_caches() {
    const HTML: &str = "text/html; charset=utf-8";
    const FOR_EVER: &str = "public, max-age=31536000, immutable";
    check("/", 200, HTML, "no-cache", "the page").await;
    check("/index.html", 200, HTML, "no-cache", "the page").await;
    check(
        "/assets/page-1f.wasm",
        200,
        "application/wasm",
        FOR_EVER,
        "code",
    )
    .await;
    check(
        "/robots.txt",
        200,
        "text/plain; charset=utf-8",
        "no-cache",
        "robots",
    )
    .await;
}

#[tokio::test]
async fn addresses_of_games_show_the_page() {
    for path in [
        "/play",
        "/play?game=kalah:seeds=3&position=4-4",
        "/kalah",
        "/oware/",
        "/analysis/x",
        "/learn/oware/3",
        "/puzzles/1a2b",
        "/kids/play?game=oware",
        "/embed",
    ] {
        check(
            path,
            200,
            "text/html; charset=utf-8",
            "no-cache",
            "the page",
        )
        .await;
    }
}

/// People who have mistyped an address get to the page; programs are told that it is none.
#[tokio::test]
async fn addresses_of_nothing_show_the_page_as_not_found() {
    const HTML: &str = "text/html; charset=utf-8";
    for path in ["/etc/passwd", "/a/b/c/", "/apish", "/chess", "/play/x"] {
        check(path, 404, HTML, "no-store", "the page").await;
        let known = get(path, &[("if-none-match", "*"), ("accept-encoding", "br")]).await;
        assert_eq!(known.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(known.header("content-encoding"), "br");
        assert_eq!(known.body, "page br");
        assert_eq!(known.header("etag"), "");
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    for path in [
        "/assets/page-2a.wasm",
        "/assets/",
        "/assets/unknown",
        "/favicon.ico",
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/assets/..%2f..%2fetc%2fpasswd",
        "//etc/hosts.allow",
    ] {
        let refusal = r#"{"error":"there is no such address"}"#;
        check(path, 404, "application/json", "no-store", refusal).await;
    }
}

#[tokio::test]
async fn the_smallest_form_is_sent() {
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", "br", "code br"),
        ("gzip", "gzip", "code gz"),
        ("br;q=0, gzip", "gzip", "code gz"),
        ("", "", "code"),
    ] {
        let answer = get("/assets/page-1f.wasm", &[("accept-encoding", accepted)]).await;
        assert_eq!(answer.header("content-encoding"), encoding, "{accepted}");
        assert_eq!(answer.header("vary"), "accept-encoding", "{accepted}");
        assert_eq!(answer.body, body, "{accepted}");
    }
}

#[tokio::test]
async fn a_known_version_is_not_sent_again() {
    let brotli = ("accept-encoding", "br");
    let first = get("/", &[brotli]).await;
    let tag = first.header("etag");
    let again = get("/", &[brotli, ("if-none-match", tag)]).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    assert_eq!(again.header("etag"), tag);
    assert_eq!(again.body, "");
    let other_form = get("/", &[("if-none-match", tag)]).await;
    assert_eq!(other_form.body, "the page");
}

#[tokio::test]
async fn only_the_version_asked_for_is_sent() {
    let tag = get("/", &[]).await.header("etag").to_owned();
    for (tags, status) in [
        (tag.as_str(), 200),
        ("*", 200),
        (r#""other""#, 412),
        (&format!("W/{tag}"), 412),
    ] {
        let answer = get("/", &[("if-match", tags)]).await;
        assert_eq!(answer.status, status, "{tags}");
    }
    // The first condition that does not hold decides.
    let both = get("/", &[("if-match", r#""b""#), ("if-none-match", &tag)]).await;
    assert_eq!(both.status, StatusCode::PRECONDITION_FAILED);
    assert_eq!(
        both.body,
        r#"{"error":"this file has another version here"}"#
    );
}

/// RFC 9110 lets a server ignore them, when it says nothing to the contrary.
#[tokio::test]
async fn neither_ranges_nor_times_count() {
    for header in [
        ("range", "bytes=0-1"),
        ("if-modified-since", "Fri, 01 Jan 2100 00:00:00 GMT"),
        ("if-unmodified-since", "Thu, 01 Jan 1970 00:00:00 GMT"),
    ] {
        let answer = get("/robots.txt", &[header]).await;
        assert_eq!(answer.status, StatusCode::OK, "{header:?}");
        assert_eq!(answer.body, "robots", "{header:?}");
        for unknown in ["accept-ranges", "last-modified", "content-range"] {
            assert_eq!(answer.header(unknown), "", "{header:?}");
        }
    }
}

#[tokio::test]
async fn every_answer_protects_the_page() {
    for path in [
        "/",
        "/etc/passwd",
        "/assets/page-1f.wasm",
        "/assets/unknown",
        "/api/health",
        "/api/unknown",
    ] {
        let answer = get(path, &[]).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
        assert!(
            !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(
            answer.header("cross-origin-opener-policy"),
            "same-origin",
            "{path}"
        );
    }
}

/// A board is made for other pages; nothing else may be shown in theirs.
#[tokio::test]
async fn only_a_board_may_be_shown_in_other_pages() {
    for (path, ancestors) in [
        ("/embed?game=kalah", "frame-ancestors *"),
        ("/embed/?game=kalah", "frame-ancestors *"),
        ("/", "frame-ancestors 'none'"),
        ("/play?game=kalah", "frame-ancestors 'none'"),
        ("/embedded", "frame-ancestors 'none'"),
        ("/api/health", "frame-ancestors 'none'"),
    ] {
        let answer = get(path, &[]).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.ends_with(ancestors), "{path}: {policy}");
    }
}
