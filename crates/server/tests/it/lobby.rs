//! The lobby: whoever waits for anybody, and the games that begin with that.

use std::collections::BTreeSet;

use axum::http::Method;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::house::{Guest, House, begin, key};

async fn seek(guest: &mut Guest<'_>, terms: Value) -> String {
    let made = guest.post("/api/seeks", json!({ "terms": terms })).await;
    made["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn one_press_joins_whoever_waits() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    // Nobody gets a cookie for looking.
    let mut host = house.guest();
    assert_eq!(host.get("/api/seeks").await, json!({"seeks": []}));
    assert_eq!(host.cookie, "");
    let id = seek(&mut host, json!({"game": "bao", "seat": "north"})).await;
    let mut line = host.socket().await;
    let list = host.get(&format!("/api/seeks?keep={id}")).await;
    assert_eq!(
        (&list["kept"], &list["seeks"][0]["own"]),
        (&json!("open"), &json!(true))
    );
    let mut friend = house.guest();
    let list = friend.get("/api/seeks").await;
    let shown = &list["seeks"][0];
    assert_eq!(shown["terms"], "game=bao&seat=north");
    assert_eq!(shown["own"], json!(false));
    let path = format!("/api/seeks/{id}/join");
    assert_eq!(host.refused(&path, json!({})).await.1, "own-invitation");
    let begun = friend.post(&path, json!({})).await;
    let game = begun["game"].as_str().unwrap();
    assert_eq!(line.hear("you").await["game"], json!(game));
    let whole = host.get(&format!("/api/games/{game}")).await;
    assert_eq!(whole["you"], "north");
    let list = host.get(&format!("/api/seeks?keep={id}")).await;
    assert_eq!(list, json!({"seeks": [], "kept": "begun", "game": game}));
    assert_eq!(house.guest().refused(&path, json!({})).await.1, "taken");
    // Nobody else learns where it led.
    let list = house.guest().get(&format!("/api/seeks?keep={id}")).await;
    assert_eq!(list, json!({"seeks": [], "kept": "gone"}));
    house.end().await;
}

#[tokio::test]
async fn two_who_want_the_same_are_paired_at_once() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (mut one, mut other) = (house.guest(), house.guest());
    let wanted = |clock: &str| json!({"terms": {"game": "oware", "clock": clock}});
    let waits = one.post("/api/pairing", wanted("300+3")).await;
    assert!(waits["id"].is_string(), "{waits}");
    // Not with oneself, and not with another clock.
    let again = one.post("/api/pairing", wanted("300+3")).await;
    assert_eq!(again, waits);
    let slower = other.post("/api/pairing", wanted("600+5")).await;
    assert!(slower["id"].is_string(), "{slower}");
    let begun = other.post("/api/pairing", wanted("300+3")).await;
    assert!(begun["game"].is_string(), "{begun}");
    // Neither waits any longer.
    assert_eq!(house.guest().get("/api/seeks").await["seeks"], json!([]));
    house.end().await;
}

#[tokio::test]
async fn of_many_who_join_one_plays_and_of_many_who_pair_two_and_two() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let id = seek(&mut house.guest(), json!({"game": "kalah"})).await;
    let path = format!("/api/seeks/{id}/join");
    let asked = (0..20).map(|_| {
        let (mut guest, path) = (house.guest(), path.clone());
        async move { guest.ask(Method::POST, &path, json!({})).await.1 }
    });
    let answers = futures_util::future::join_all(asked).await;
    let begun = answers.iter().filter(|answer| answer["game"].is_string());
    assert_eq!(begun.count(), 1);
    let asked = (0..20).map(|_| {
        let mut guest = house.guest();
        let wanted = json!({"terms": {"game": "congkak"}});
        async move { guest.post("/api/pairing", wanted).await }
    });
    let answers = futures_util::future::join_all(asked).await;
    let games = answers.iter().filter_map(|answer| answer["game"].as_str());
    assert_eq!(games.collect::<BTreeSet<_>>().len(), 10);
    house.end().await;
}

/// Board of current games: those of the lobby, and nothing that began with an invitation.
#[tokio::test]
async fn anybody_finds_the_games_of_the_lobby_and_no_others() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let listed = async |guest: &mut Guest<'_>| {
        let found = guest.get("/api/games/listed").await;
        let games = found["games"].as_array().unwrap().clone();
        games
            .iter()
            .map(|game| (game["id"].clone(), game["state"].clone()))
            .collect::<Vec<_>>()
    };
    begin(&house, json!({"game": "kalah"})).await;
    let (mut one, mut other) = (house.guest(), house.guest());
    for terms in [
        json!({"game": "kalah", "private": true}),
        json!({"game": "oware"}),
    ] {
        let id = seek(&mut one, terms).await;
        let path = format!("/api/seeks/{id}/join");
        other.post(&path, json!({})).await;
    }
    let mut stranger = house.guest();
    let found = stranger.get("/api/games/listed").await;
    let shown = &found["games"][0];
    assert_eq!(found["games"].as_array().unwrap().len(), 1);
    assert_eq!(
        shown["terms"].as_str().unwrap().split('&').next(),
        Some("game=oware")
    );
    assert_eq!(shown["you"], Value::Null);
    assert_eq!(stranger.cookie, "");
    let game = shown["id"].as_str().unwrap().to_owned();
    // The rematch is found as the game is, which comes after it now.
    let path = format!("/api/games/{game}/do");
    let does = |number, command: Value| json!({"key": key(number), "c": command});
    one.post(&path, does(1, json!({"do": "resign"}))).await;
    let offer = one
        .post(&path, does(2, json!({"do": "offer", "what": "rematch"})))
        .await;
    let yes = json!({"do": "answer", "offer": offer["n"], "yes": true});
    other.post(&path, does(3, yes)).await;
    let found = listed(&mut stranger).await;
    assert_eq!(
        (found.len(), &found[0].1, &found[1]),
        (2, &json!("playing"), &(json!(game), json!("over")))
    );
    // Children neither find such games nor are found.
    stranger
        .ask(Method::PATCH, "/api/me", json!({"kid": true}))
        .await;
    assert_eq!(listed(&mut stranger).await, []);
    one.ask(Method::PATCH, "/api/me", json!({"kid": true}))
        .await;
    assert_eq!(listed(&mut house.guest()).await, []);
    house.end().await;
}

#[tokio::test]
async fn children_do_not_meet_strangers() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let id = seek(&mut house.guest(), json!({"game": "kalah"})).await;
    let mut child = house.guest();
    child
        .ask(Method::PATCH, "/api/me", json!({"kid": true}))
        .await;
    let terms = json!({"terms": {"game": "kalah"}});
    let join = format!("/api/seeks/{id}/join");
    for (path, body) in [
        ("/api/seeks", &terms),
        ("/api/pairing", &terms),
        (&join, &json!({})),
    ] {
        assert_eq!(child.refused(path, body.clone()).await.1, "child", "{path}");
    }
    let (_, listed) = child.ask(Method::GET, "/api/seeks", Value::Null).await;
    assert_eq!(listed["code"], "child");
    // Nor does somebody wait as a child without being one.
    let terms = json!({"terms": {"game": "kid-cala-classic", "kid": true}});
    let refused = house.guest().refused("/api/seeks", terms).await;
    assert_eq!(refused.1, "child");
    house.end().await;
}

#[tokio::test]
async fn only_whoever_waits_ends_it_and_what_is_no_seek_is_refused() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let mut host = house.guest();
    let id = seek(&mut host, json!({"game": "kalah"})).await;
    let path = format!("/api/seeks/{id}");
    for (guest, left) in [(&mut house.guest(), 1), (&mut host, 0)] {
        guest.ask(Method::DELETE, &path, Value::Null).await;
        let list = guest.get("/api/seeks").await;
        assert_eq!(list["seeks"].as_array().unwrap().len(), left);
    }
    let join = format!("{path}/join");
    assert_eq!(house.guest().refused(&join, json!({})).await.1, "expired");
    for wrong in [
        json!({"game": "chess"}),
        json!({"game": "kalah", "rated": true}),
        json!(7),
    ] {
        let body = json!({ "terms": wrong });
        let (status, _) = house.guest().refused("/api/seeks", body).await;
        assert!((400..500).contains(&status), "{wrong}: {status}");
    }
    house.end().await;
}
