//! Clients that mean harm: what they send is refused, and nobody else notices.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tower::ServiceExt as _;

use crate::house::{House, PATIENCE, begin, key};

const KEY: &str = "0123456789abcdef0123456789abcdef";

#[tokio::test]
async fn a_name_that_was_pointed_here_opens_nothing() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (south, _, game) = begin(&house, json!({"game": "kalah"})).await;
    for (host, expected) in [
        ("evil.example", StatusCode::MISDIRECTED_REQUEST),
        ("127.0.0.1.evil.example", StatusCode::MISDIRECTED_REQUEST),
        ("local", StatusCode::MISDIRECTED_REQUEST),
        ("den.local", StatusCode::OK),
        ("[::1]:8080", StatusCode::OK),
    ] {
        for path in ["/api/online", "/api/games", &format!("/api/games/{game}")] {
            let request = Request::get(path)
                .header("host", host)
                .header("cookie", &south.cookie)
                .body(Body::empty())
                .unwrap();
            let answer = house.router.clone().oneshot(request).await.unwrap();
            assert_eq!(answer.status(), expected, "{host} {path}");
        }
    }
    house.end().await;
}

#[tokio::test]
async fn feelings_and_messages_are_counted_by_player_not_by_socket() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (mut south, north, game) = begin(&house, json!({"game": "kalah"})).await;
    // Three feelings, however they come.
    let path = format!("/api/games/{game}/do");
    let mut answers = Vec::new();
    for number in 0..5 {
        let react = json!({"do": "react", "what": "wow"});
        if number % 2 == 0 {
            let mut line = south.socket().await;
            let answer = line.does(&game, &key(number), react).await;
            answers.push(answer["t"] == "ack");
        } else {
            let body = json!({"key": key(number), "c": react});
            let (status, _) = south.ask(Method::POST, &path, body).await;
            answers.push(status.is_success());
        }
    }
    assert_eq!(answers, [true, true, true, false, false]);
    // Forty messages, by as many sockets as there are.
    let mut lines = [north.socket().await, north.socket().await];
    let mut sent = 0;
    let ended = 'sending: loop {
        for line in &mut lines {
            sent += 1;
            line.say(json!({"t": "ping", "id": sent})).await;
            if line.next().await.unwrap()["t"] == "bye" {
                break 'sending sent;
            }
        }
    };
    assert!((38..=48).contains(&ended), "{ended}");
    // The other player has noticed nothing.
    let mut line = south.socket().await;
    line.say(json!({"t": "ping", "id": 1})).await;
    line.hear("pong").await;
    house.end().await;
}

#[tokio::test]
async fn frames_that_are_no_messages_end_or_are_refused() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (south, _, game) = begin(&house, json!({"game": "kalah"})).await;
    let mut line = south.socket().await;
    for text in [
        "",
        "[]",
        "{}",
        r#"{"t":"do"}"#,
        r#"{"t":"do","g":"0000000000","key":"1","c":{"do":"resign"}}"#,
        r#"{"t":"ping","id":-1}"#,
        r#"{"t":"ping","id":18446744073709551616}"#,
        &format!(
            r#"{{"t":"do","g":"{game}","key":"{}","c":{{"do":"conquer"}}}}"#,
            key(1)
        ),
        &format!(
            r#"{{"t":"do","g":"{game}","key":"{}x","c":{{"do":"resign"}}}}"#,
            key(1)
        ),
        &"[".repeat(4_000),
    ] {
        line.stream.send(Message::Text(text.into())).await.unwrap();
        let no = line.hear("no").await;
        assert_eq!(no["code"], "bad-message", "{text}");
        assert!(no["why"].as_str().unwrap().chars().count() <= 200);
    }
    // Two with one field twice are not two readings of one message.
    let twice = format!(r#"{{"t":"do","t":"ping","id":3,"g":"{game}"}}"#);
    line.stream.send(Message::Text(twice.into())).await.unwrap();
    assert_eq!(line.hear("no").await["code"], "bad-message");
    // Bytes end the socket, and so does a text that is none.
    line.stream
        .send(Message::Binary(vec![1, 2].into()))
        .await
        .unwrap();
    while line.next().await.is_some() {}
    let whole = south.house.guest().get(&format!("/api/games/{game}")).await;
    assert_eq!(
        (&whole["seq"], &whole["state"]),
        (&json!(0), &json!("playing"))
    );
    house.end().await;
}

#[tokio::test]
async fn the_key_of_another_player_carries_nothing_out() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (south, north, game) = begin(&house, json!({"game": "kalah"})).await;
    let [mut of_south, mut of_north] = [south.socket().await, north.socket().await];
    let ack = of_south
        .does(&game, &key(1), json!({"do": "move", "ply": 0, "m": "A"}))
        .await;
    assert_eq!(ack["n"], 1);
    let forged = of_north.does(&game, &key(1), json!({"do": "resign"})).await;
    assert_eq!(
        (&forged["t"], &forged["code"]),
        (&json!("no"), &json!("bad-message"))
    );
    // One's own key for something else has the first answer.
    let again = of_south.does(&game, &key(1), json!({"do": "resign"})).await;
    assert_eq!((&again["t"], &again["n"]), (&json!("ack"), &json!(1)));
    // The same in sixteen requests at once, as many as may wait for one game, is one event.
    let path = format!("/api/games/{game}/do");
    let body = json!({"key": key(2), "c": {"do": "offer", "what": "draw"}});
    let asked = (0..16).map(|_| {
        let mut guest = house.guest();
        guest.cookie.clone_from(&north.cookie);
        let (path, body) = (path.clone(), body.clone());
        async move { guest.post(&path, body).await["n"].clone() }
    });
    let numbers = futures_util::future::join_all(asked).await;
    assert!(numbers.iter().all(|n| *n == json!(2)), "{numbers:?}");
    let whole = house.guest().get(&format!("/api/games/{game}")).await;
    assert_eq!(whole["seq"], 2);
    house.end().await;
}

#[tokio::test]
async fn one_invitation_is_taken_by_one_of_many() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let invitation = house.guest().invite(json!({"game": "kalah"})).await;
    let path = format!("/api/invitations/{invitation}/accept");
    let asked = (0..30).map(|_| {
        let (mut guest, path) = (house.guest(), path.clone());
        async move { guest.ask(Method::POST, &path, json!({})).await }
    });
    let answers = futures_util::future::join_all(asked).await;
    let taken = answers.iter().filter(|(status, _)| status.is_success());
    assert_eq!(taken.count(), 1);
    for (status, answer) in answers.iter().filter(|(status, _)| !status.is_success()) {
        assert_eq!((status.as_u16(), &answer["code"]), (410, &json!("taken")));
    }
    house.end().await;
}

#[tokio::test]
async fn whoever_takes_nothing_does_not_hold_up_others() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (south, north, game) = begin(&house, json!({"game": "kalah"})).await;
    // This page reads nothing from now on, and asks for the whole game again and again.
    let stranger = house.guest();
    let mut slow = stranger.socket().await;
    for _ in 0..8 {
        slow.say(json!({"t": "watch", "g": game})).await;
    }
    let [mut of_south, mut of_north] = [south.socket().await, north.socket().await];
    of_north.say(json!({"t": "watch", "g": game})).await;
    of_north.hear("here").await;
    let moved = of_south.does(&game, KEY, json!({"do": "move", "ply": 0, "m": "A"}));
    let ack = timeout(Duration::from_secs(2), moved).await.unwrap();
    assert_eq!(ack["t"], "ack");
    let told = timeout(Duration::from_secs(2), of_north.hear("ev")).await;
    assert_eq!(told.unwrap()["e"][0]["m"], "A");
    house.end().await;
}

#[tokio::test]
async fn one_address_does_not_become_players_without_end() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let host = &house.host;
    let body = json!({"terms": {"game": "kalah"}}).to_string();
    let request = format!(
        "POST /api/invitations HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(host).await.unwrap();
    let mut statuses = Vec::new();
    for _ in 0..121 {
        stream.write_all(request.as_bytes()).await.unwrap();
        statuses.push(status(&mut stream).await);
    }
    let made = statuses.iter().filter(|status| *status == "200").count();
    assert_eq!(made, 120);
    assert_eq!(statuses.last().unwrap(), "429");
    // Others are not concerned.
    let invited = house.guest().invite(json!({"game": "kalah"})).await;
    assert!(!invited.is_empty());
    house.end().await;
}

/// The status of the next answer, whose body is read away.
async fn status(stream: &mut TcpStream) -> String {
    use tokio::io::AsyncReadExt as _;

    let mut bytes = Vec::new();
    let text = timeout(PATIENCE, async {
        loop {
            let mut piece = [0; 4096];
            let read = stream.read(&mut piece).await.unwrap();
            bytes.extend_from_slice(&piece[..read]);
            let text = String::from_utf8_lossy(&bytes).into_owned();
            if let Some((head, body)) = text.split_once("\r\n\r\n") {
                let length = head
                    .lines()
                    .find_map(|line| line.strip_prefix("content-length: "));
                if body.len() >= length.map_or(0, |length| length.parse().unwrap()) {
                    break text;
                }
            }
        }
    });
    let text = text.await.unwrap();
    text.split(' ').nth(1).unwrap_or_default().to_owned()
}

#[tokio::test]
async fn what_is_asked_of_json_is_refused_in_sentences() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (mut south, _, game) = begin(&house, json!({"game": "kalah"})).await;
    for (path, body) in [
        ("/api/invitations".to_owned(), json!({"terms": 7})),
        ("/api/invitations".to_owned(), Value::Null),
        (
            format!("/api/games/{game}/do"),
            json!({"key": "1", "c": {"do": "resign"}}),
        ),
        (
            format!("/api/games/{game}/do"),
            json!({"key": key(1), "c": {"do": "win"}}),
        ),
        (format!("/api/games/{game}/seat"), json!({"secret": 7})),
        ("/api/devices/claim".to_owned(), json!({})),
    ] {
        let (status, answer) = south.ask(Method::POST, &path, body.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{path} {body}");
        assert_eq!(answer["code"], "bad-message", "{path} {body}");
        assert!(!answer["error"].as_str().unwrap().is_empty());
    }
    for id in [
        "x",
        "%00",
        "0000000000000000000000",
        "-1",
        "../../etc/passwd",
    ] {
        let path = format!("/api/games/{id}");
        let (status, _) = south.ask(Method::GET, &path, Value::Null).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{id}");
    }
    house.end().await;
}
