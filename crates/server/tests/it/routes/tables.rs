//! `/api/tables/…`: exact values.

use std::ops::ControlFlow;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use protocol::tables::Looked;
use server::{App, Limits};
use solver::Builder;
use tablebase::Folder;
use tempfile::TempDir;
use tower::ServiceExt as _;

use super::{answer, page};

/// A folder with the tables of Kalah with up to so many seeds.
fn tables(seeds: usize) -> TempDir {
    let dir = TempDir::new().unwrap();
    let mut builder = Builder::new(&"kalah".parse().unwrap(), seeds, 1).unwrap();
    let folder = Folder::new(dir.path(), builder.rules());
    for seeds in 0..=seeds {
        assert!(builder.build(&|_| ControlFlow::Continue(())).is_continue());
        let values = builder.values(seeds);
        let building = folder.lock().unwrap();
        building
            .create(seeds, |out| {
                tablebase::write(folder.rules(), seeds, &values, 1, out)
            })
            .unwrap();
    }
    dir
}

async fn ask(dir: Option<&TempDir>, path: &str) -> (StatusCode, String) {
    ask_app(&app(dir), path).await
}

fn app(dir: Option<&TempDir>) -> App {
    App::new(page()).with_tables(dir.map(|dir| dir.path().to_owned()))
}

async fn ask_app(app: &App, path: &str) -> (StatusCode, String) {
    let request = Request::get(path).body(Body::empty()).unwrap();
    let response = server::router(app.clone(), &Limits::default()).oneshot(request);
    let answer = answer(response.await.unwrap()).await;
    (answer.status, answer.body)
}

#[tokio::test]
async fn every_move_has_its_value_best_first() {
    let dir = tables(5);
    let position = "0-0-0-0-2-1-0-0-0-0-1-0-21-23-S";
    let path = format!("/api/tables/kalah?position={position}");
    let (status, body) = ask(Some(&dir), &path).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let looked: Looked = serde_json::from_str(&body).unwrap();
    assert_eq!(
        (looked.position.as_str(), looked.source.as_str()),
        (position, "table")
    );
    assert_eq!(looked.value, looked.moves[0].value);
    assert!(looked.moves.is_sorted_by_key(|told| -told.value));
    assert_eq!(looked.moves.len(), 2);
}

#[tokio::test]
async fn what_is_not_covered_is_not_found() {
    let dir = tables(2);
    for (dir, path) in [
        (None, "/api/tables/kalah"),
        (Some(&dir), "/api/tables/kalah"),
        (
            Some(&dir),
            "/api/tables/oware?position=0-0-0-0-2-1-0-0-0-0-1-0-21-23-S",
        ),
    ] {
        let (status, body) = ask(dir, path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(body, r#"{"error":"no table here covers this position"}"#);
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_named() {
    let (status, body) = ask(None, "/api/tables/kala").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(body.contains("kalah"), "{body}");
    let (status, body) = ask(None, "/api/tables/kalah?position=4-4").await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
}

#[tokio::test]
async fn a_damaged_table_tells_no_value() {
    let dir = tables(4);
    std::fs::write(dir.path().join("kalah/03.table"), "nonsense").unwrap();
    let path = "/api/tables/kalah?position=0-0-0-0-2-1-0-0-0-0-1-0-21-23-S";
    let (status, _) = ask(Some(&dir), path).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
}

#[tokio::test]
async fn a_table_cut_short_under_a_running_server_is_an_error() {
    let dir = tables(5);
    let app = app(Some(&dir));
    let path = "/api/tables/kalah?position=0-0-0-0-2-1-0-0-0-0-1-0-21-23-S";
    assert_eq!(ask_app(&app, path).await.0, StatusCode::OK);
    for layer in 0..=5 {
        std::fs::write(dir.path().join(format!("kalah/{layer:02}.table")), "").unwrap();
    }
    let (status, body) = ask_app(&app, path).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{body}");
    assert_eq!(
        ask_app(&app, "/api/tables/kalah").await.0,
        StatusCode::NOT_FOUND
    );
}
