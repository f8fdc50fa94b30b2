//! `/api/tables/…`: exact values.

use std::ops::ControlFlow;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use protocol::tables::Looked;
use serde_json::{Value, json};
use server::{App, Limits, Options};
use solver::Builder;
use tablebase::Folder;
use tempfile::TempDir;

use super::{Answer, call_app, page};

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

async fn ask(dir: Option<&TempDir>, path: &str) -> Answer {
    ask_app(&app(dir), path).await
}

fn app(dir: Option<&TempDir>) -> App {
    let app = App::new(page(), &Limits::default());
    match dir {
        Some(dir) => app.with_tables(dir.path()).unwrap(),
        None => app,
    }
}

async fn ask_app(app: &App, path: &str) -> Answer {
    let request = Request::get(path).body(Body::empty()).unwrap();
    call_app(app.clone(), &Options::default(), request).await
}

#[tokio::test]
async fn every_move_has_its_value_best_first() {
    let dir = tables(5);
    let position = "0-0-0-0-2-1-0-0-0-0-1-0-21-23-S";
    let path = format!("/api/tables/kalah?position={position}");
    let Answer { status, body, .. } = ask(Some(&dir), &path).await;
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
        let Answer { status, body, .. } = ask(dir, path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(body, r#"{"error":"no table here covers this position"}"#);
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_named() {
    let Answer { status, body, .. } = ask(None, "/api/tables/kala").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(body.contains("kalah"), "{body}");
    let Answer { status, body, .. } = ask(None, "/api/tables/kalah?position=4-4").await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
}

#[tokio::test]
async fn a_damaged_table_tells_no_value() {
    let dir = tables(4);
    std::fs::write(dir.path().join("kalah/03.table"), "nonsense").unwrap();
    let path = "/api/tables/kalah?position=0-0-0-0-2-1-0-0-0-0-1-0-21-23-S";
    let Answer { status, .. } = ask(Some(&dir), path).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
}

#[tokio::test]
async fn what_is_whole_is_used_and_what_is_not_is_told() {
    let dir = tables(4);
    std::fs::write(dir.path().join("kalah/03.table"), "nonsense").unwrap();
    let app = app(Some(&dir));
    let path = "/api/tables/kalah?position=0-0-0-0-0-1-0-0-0-0-1-0-22-24-S";
    let covered = ask_app(&app, path).await;
    assert_eq!(covered.status, StatusCode::OK, "{}", covered.body);
    assert_eq!(covered.header("cache-control"), "no-cache");
    let health: Value = serde_json::from_str(&ask_app(&app, "/api/health").await.body).unwrap();
    let expected = json!([{ "game": "kalah", "seeds": 2, "damaged": true }]);
    assert_eq!(health["tables"], expected);
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_an_error() {
    let dir = TempDir::new().unwrap();
    let app = App::new(page(), &Limits::default());
    app.with_tables(&dir.path().join("missing")).unwrap_err();
}

#[tokio::test]
async fn whoever_waits_too_long_for_the_tables_is_told_to_come_back() {
    let limits = Limits {
        look_ups_max: 0,
        wait_time: Duration::from_millis(10),
        ..Limits::default()
    };
    let app = App::new(page(), &limits);
    let busy = ask_app(&app, "/api/tables/kalah").await;
    assert_eq!(busy.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(busy.header("retry-after"), "5");
    assert!(busy.body.starts_with(r#"{"error":"#), "{}", busy.body);
    assert_eq!(ask_app(&app, "/api/health").await.status, StatusCode::OK);
    assert_eq!(ask_app(&app, "/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_long_question_is_not_repeated_whole() {
    let long = "x".repeat(30_000);
    for path in [
        format!("/api/tables/{long}"),
        format!("/api/tables/kalah?position={long}"),
        format!("/api/tables/kalah?position=a&position={long}"),
        "/api/tables/%ff".to_owned(),
    ] {
        let refused = ask(None, &path).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
        assert!(refused.body.starts_with(r#"{"error":"#), "{}", refused.body);
        assert!(refused.body.len() < 3000, "{}", refused.body.len());
    }
}

#[tokio::test]
async fn a_table_cut_short_under_a_running_server_is_an_error() {
    let dir = tables(5);
    let app = app(Some(&dir));
    let path = "/api/tables/kalah?position=0-0-0-0-2-1-0-0-0-0-1-0-21-23-S";
    assert_eq!(ask_app(&app, path).await.status, StatusCode::OK);
    for layer in 0..=5 {
        std::fs::write(dir.path().join(format!("kalah/{layer:02}.table")), "").unwrap();
    }
    let Answer { status, body, .. } = ask_app(&app, path).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{body}");
    assert_eq!(
        ask_app(&app, "/api/tables/kalah").await.status,
        StatusCode::NOT_FOUND
    );
}
