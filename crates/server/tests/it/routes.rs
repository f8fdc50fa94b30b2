//! One file for each file of routes. A route is called like a function, without a socket.

mod admit;
mod health;
mod offline;
mod page;
mod tables;

use axum::body::Body;
use axum::http::header::HOST;
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode};
use axum::response::Response;
use http_body_util::BodyExt as _;
use server::{App, File, Limits, Options, Page};
use tower::ServiceExt as _;

/// What a route answered.
#[derive(Debug)]
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map(|value| value.to_str().unwrap())
            .unwrap_or_default()
    }
}

fn page() -> Page {
    Page::new([
        File::new("/index.html", b"the page")
            .with_gzip(b"page gz")
            .with_brotli(b"page br"),
        File::new("/assets/page-1f.wasm", b"code")
            .with_gzip(b"code gz")
            .with_brotli(b"code br"),
        File::new("/robots.txt", b"robots"),
    ])
}

fn app() -> App {
    App::new(page(), &Limits::default())
}

async fn call(request: Request<Body>) -> Answer {
    call_app(app(), &Options::default(), request).await
}

/// Sends a request as clients do, with the name of the server.
async fn call_app(app: App, options: &Options, mut request: Request<Body>) -> Answer {
    let host = request.headers_mut().entry(HOST);
    host.or_insert(HeaderValue::from_static("localhost"));
    let router = server::router(app, options);
    answer(router.oneshot(request).await.unwrap()).await
}

async fn answer(response: Response) -> Answer {
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    let body = String::from_utf8(bytes.to_vec()).unwrap();
    Answer {
        status: parts.status,
        headers: parts.headers,
        body,
    }
}

/// Asks for an address, with headers.
async fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    let request = Request::get(path);
    let request = headers.iter().fold(request, |request, (name, value)| {
        request.header(*name, *value)
    });
    call(request.body(Body::empty()).unwrap()).await
}
