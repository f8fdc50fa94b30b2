//! Games online from outside: requests, sockets, and what is there after a restart.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use server::{App, Limits, Options, Page};
use tempfile::TempDir;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tower::ServiceExt as _;

use crate::house::{Guest, House, PATIENCE, begin, key};

const KEY: &str = "0123456789abcdef0123456789abcdef";

#[tokio::test]
async fn a_friend_plays_by_a_link() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let mut host = house.guest();
    // Nobody gets a cookie for looking.
    let known = host.get("/api/online").await;
    assert_eq!((&known["v"], &known["me"]), (&json!(1), &Value::Null));
    assert_eq!(host.cookie, "");
    let terms = json!({"game": "kalah", "clock": "300+3", "seat": "north"});
    let invitation = host.invite(terms).await;
    assert!(!host.cookie.is_empty());
    let mut host_line = host.socket().await;
    let mut friend = house.guest();
    let path = format!("/api/invitations/{invitation}");
    let shown = friend.get(&path).await;
    assert_eq!(shown["terms"], "game=kalah&clock=300%2B3&seat=north");
    assert_eq!(
        (&shown["state"], &shown["own"]),
        (&json!("open"), &json!(false))
    );
    let opened = json!({"t": "you", "what": "opened"});
    assert_eq!(host_line.hear("you").await, opened);
    let begun = friend.post(&format!("{path}/accept"), json!({})).await;
    let game = begun["game"].as_str().unwrap().to_owned();
    let taken = json!({"t": "you", "what": "taken", "game": game});
    assert_eq!(host_line.hear("you").await, taken);
    let mut line = friend.socket().await;
    for line in [&mut line, &mut host_line] {
        line.say(json!({"t": "watch", "g": game})).await;
        let whole = line.hear("game").await;
        assert_eq!(whole["game"]["to_move"], "south");
    }
    let move_c = json!({"do": "move", "ply": 0, "m": "C"});
    let ack = line.does(&game, KEY, move_c.clone()).await;
    assert_eq!((&ack["t"], &ack["n"]), (&json!("ack"), &json!(1)));
    let told = host_line.hear("ev").await;
    assert_eq!(told["e"][0]["pos"], "4-4-0-5-5-5-4-4-4-4-4-4-1-0-S");
    // The same intention by another way is answered, not carried out again.
    let body = json!({"key": KEY, "c": move_c});
    let again = friend.post(&format!("/api/games/{game}/do"), body).await;
    assert_eq!(again["n"], 1);
    let no = host_line
        .does(&game, &key(2), json!({"do": "move", "ply": 1, "m": "a"}))
        .await;
    assert_eq!(
        (&no["t"], &no["code"]),
        (&json!("no"), &json!("not-your-turn"))
    );
    let events = host.get(&format!("/api/games/{game}/events?after=0")).await;
    assert_eq!(events["e"].as_array().unwrap().len(), 1);
    let list = host.get("/api/games").await;
    let row = &list["games"][0];
    assert_eq!((&row["you"], &row["ply"]), (&json!("north"), &json!(1)));
    let position = row["position"].as_str().unwrap();
    assert!(position.starts_with("4-4-0-5-"), "{position}");
    line.does(&game, &key(3), json!({"do": "resign"})).await;
    host_line.hear("ev").await;
    let list = host.get("/api/games").await;
    assert_eq!(list["games"][0]["winner"], json!("north"));
    let record = host.get(&format!("/api/games/{game}/record")).await;
    assert!(
        record
            .as_str()
            .unwrap()
            .contains("[Result \"south-resigns\"]"),
        "{record}"
    );
    house.end().await;
}

#[tokio::test]
async fn whoever_comes_back_hears_what_was_missed_and_nothing_is_lost_by_a_restart() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (south, north, game) = begin(&house, json!({"game": "oware"})).await;
    let mut line = south.socket().await;
    line.does(&game, &key(1), json!({"do": "move", "ply": 0, "m": "A"}))
        .await;
    let (of_south, of_north) = (south.cookie.clone(), north.cookie.clone());
    line.say(json!({"t": "watch", "g": game})).await;
    line.hear("ev").await;
    house.end().await;
    let bye = line.hear("bye").await;
    assert_eq!(bye["code"], "going");

    let house = House::open(folder.path()).await;
    let with = |cookie: &String| Guest {
        house: &house,
        cookie: cookie.clone(),
    };
    let mut line = with(&of_north).socket().await;
    let does = json!({"do": "move", "ply": 1, "m": "a"});
    assert_eq!(line.does(&game, &key(2), does).await["n"], 2);
    // South knows the first event; the key that was answered before the restart is known, too.
    let mut line = with(&of_south).socket().await;
    line.say(json!({"t": "watch", "g": game, "after": 1})).await;
    let missed = line.hear("ev").await;
    assert_eq!(
        (&missed["n"], &missed["e"][0]["m"]),
        (&json!(2), &json!("a"))
    );
    let does = json!({"do": "move", "ply": 0, "m": "A"});
    assert_eq!(line.does(&game, &key(1), does).await["n"], 1);
    house.end().await;
}

#[tokio::test]
async fn whoever_waits_for_news_is_there_as_long_as_the_connection_is() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (south, north, game) = begin(&house, json!({"game": "oware"})).await;
    let mut line = south.socket().await;
    line.does(&game, &key(1), json!({"do": "move", "ply": 0, "m": "A"}))
        .await;
    line.say(json!({"t": "watch", "g": game, "after": 1})).await;
    let (host, cookie) = (&house.host, &north.cookie);
    let request = format!(
        "GET /api/games/{game}/events?after=1&wait=25 HTTP/1.1\r\n\
         host: {host}\r\ncookie: {cookie}\r\n\r\n"
    );
    let mut waiting = TcpStream::connect(host).await.unwrap();
    waiting.write_all(request.as_bytes()).await.unwrap();
    while line.hear("here").await["north"] == false {}
    drop(waiting);
    let gone = async { while line.hear("here").await["north"] == true {} };
    timeout(PATIENCE, gone)
        .await
        .expect("north is told to be away");
    house.end().await;
}

#[tokio::test]
async fn requests_say_who_is_there() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (mut south, north, game) = begin(&house, json!({"game": "oware"})).await;
    let events = format!("/api/games/{game}/events?after=0");
    let told = south.get(&events).await;
    let nobody = json!({"g": game, "south": true, "north": false, "watching": 0});
    assert_eq!(told, json!({"n": 1, "e": [], "here": nobody}));
    // Whoever waits hears of somebody who comes.
    let path = format!("{events}&wait=25");
    let waiting = async { south.get(&path).await };
    let coming = async {
        // Whoever is there already when somebody begins to wait is no news.
        tokio::time::sleep(Duration::from_millis(300)).await;
        let mut line = north.socket().await;
        line.say(json!({"t": "watch", "g": game})).await;
        line
    };
    let both = async { tokio::join!(waiting, coming) };
    let (told, mut line) = timeout(PATIENCE, both).await.expect("no need to wait");
    let both = json!({"g": game, "south": true, "north": true, "watching": 0});
    assert_eq!(told, json!({"n": 1, "e": [], "here": both}));
    // It comes with what has happened, too, and a short wait is short.
    line.say(json!({"t": "do", "g": game, "key": key(1), "c": {"do": "offer", "what": "draw"}}))
        .await;
    line.hear("ack").await;
    let told = south.get(&format!("{events}&wait=2")).await;
    assert_eq!((&told["n"], &told["here"]), (&json!(1), &both));
    let begun = Instant::now();
    let told = south
        .get(&format!("/api/games/{game}/events?after=1&wait=1"))
        .await;
    assert_eq!(told, json!({"n": 2, "e": [], "here": both}));
    assert!(begun.elapsed() < Duration::from_secs(4));
    house.end().await;
}

#[tokio::test]
async fn a_hidden_choice_is_in_no_byte_for_others() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let terms = json!({"game": "congkak:opening=simultaneous"});
    let (south, mut north, game) = begin(&house, terms).await;
    let mut lines = [north.socket().await, house.guest().socket().await];
    for line in &mut lines {
        line.say(json!({"t": "watch", "g": game})).await;
        line.hear("here").await;
    }
    let mut line = south.socket().await;
    let chose = line
        .does(&game, &key(1), json!({"do": "move", "ply": 0, "m": "G"}))
        .await;
    assert_eq!(chose["t"], "ack");
    for line in &mut lines {
        let told = line.hear("ev").await;
        assert_eq!(told["e"][0]["k"], "chose");
        assert!(told["e"][0].get("house").is_none(), "{told}");
    }
    let whole = north.get(&format!("/api/games/{game}")).await.to_string();
    let events = north
        .get(&format!("/api/games/{game}/events"))
        .await
        .to_string();
    let record = north
        .get(&format!("/api/games/{game}/record"))
        .await
        .to_string();
    for text in [&lines[0].heard, &lines[1].heard, &whole, &events] {
        assert!(
            !text.contains(r#""G""#) && !text.contains(r#""house""#),
            "{text}"
        );
    }
    assert!(!record.contains(" G"), "{record}");
    let mut again = south.socket().await;
    again.say(json!({"t": "watch", "g": game})).await;
    assert_eq!(again.hear("ev").await["e"][0]["house"], "G");
    let second = lines[0]
        .does(&game, &key(2), json!({"do": "move", "ply": 0, "m": "b"}))
        .await;
    assert_eq!(second["t"], "ack");
    assert_eq!(lines[1].hear("ev").await["e"][1]["m"], "G/b");
    house.end().await;
}

#[tokio::test]
async fn invitations_say_what_has_become_of_them() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let mut host = house.guest();
    let invitation = host.invite(json!({"game": "kalah"})).await;
    let path = format!("/api/invitations/{invitation}");
    let own = host.refused(&format!("{path}/accept"), json!({})).await;
    assert_eq!(own, (403, "own-invitation".to_owned()));
    let mut friend = house.guest();
    let (status, _) = friend.ask(Method::DELETE, &path, Value::Null).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let begun = friend.post(&format!("{path}/accept"), json!({})).await;
    // Both find their game by the link, and nobody else does.
    let mut late = house.guest();
    for (looking, game) in [
        (&mut host, &begun["game"]),
        (&mut friend, &begun["game"]),
        (&mut late, &Value::Null),
    ] {
        assert_eq!(&looking.get(&path).await["game"], game);
    }
    let taken = late.refused(&format!("{path}/accept"), json!({})).await;
    assert_eq!(taken, (410, "taken".to_owned()));
    assert_eq!(
        late.cookie, "",
        "a press on a link that is void makes nobody a player"
    );
    let second = host.invite(json!({"game": "kalah"})).await;
    let path = format!("/api/invitations/{second}");
    let (status, _) = host.ask(Method::DELETE, &path, Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let expired = late.refused(&format!("{path}/accept"), json!({})).await;
    assert_eq!(expired, (410, "expired".to_owned()));
    let none = late
        .refused("/api/invitations/nothing/accept", json!({}))
        .await;
    assert_eq!(none, (404, "no-such-game".to_owned()));
    for _ in 0..10 {
        host.invite(json!({"game": "kalah"})).await;
    }
    let body = json!({"terms": {"game": "kalah"}});
    let many = host.refused("/api/invitations", body).await;
    assert_eq!(many, (429, "too-often".to_owned()));
    house.end().await;
}

#[tokio::test]
async fn terms_are_refused_by_name() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let mut guest = house.guest();
    for (terms, expected) in [
        (json!({"game": "kalha"}), "did you mean `kalah`"),
        (
            json!({"game": "kalah", "clock": "soon"}),
            "`soon` is no `clock`",
        ),
        (
            json!({"game": "kalah", "seat": "west"}),
            "`west` is no `seat`",
        ),
        (json!({"game": "kalah", "rated": true}), "no rated games"),
        (
            json!({"game": "kalah", "private": "perhaps"}),
            "invalid type",
        ),
        (json!({}), "missing field `game`"),
    ] {
        let body = json!({ "terms": terms });
        let (status, answer) = guest.ask(Method::POST, "/api/invitations", body).await;
        assert_eq!(status.as_u16() / 100, 4, "{answer}");
        let sentence = answer["error"].as_str().unwrap();
        assert!(sentence.contains(expected), "{sentence}");
    }
    assert_eq!(guest.cookie, "");
    house.end().await;
}

#[tokio::test]
async fn only_our_own_page_changes_anything() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (south, _north, game) = begin(&house, json!({"game": "kalah"})).await;
    let paths = [
        (Method::PATCH, "/api/me".to_owned()),
        (Method::DELETE, "/api/me".to_owned()),
        (Method::POST, "/api/invitations".to_owned()),
        (Method::DELETE, "/api/invitations/x".to_owned()),
        (Method::POST, "/api/invitations/x/accept".to_owned()),
        (Method::POST, format!("/api/games/{game}/do")),
        (Method::POST, "/api/devices/code".to_owned()),
        (Method::POST, "/api/devices/claim".to_owned()),
        (Method::POST, format!("/api/games/{game}/seat")),
        (Method::POST, format!("/api/games/{game}/seat-link")),
    ];
    let ours = format!("http://{}", house.host);
    for (method, path) in paths {
        for (origin, site) in [
            (None, None),
            (Some("http://evil.example"), None),
            (Some("null"), None),
            (Some(ours.as_str()), Some("cross-site")),
        ] {
            let mut request = Request::builder()
                .method(&method)
                .uri(&path)
                .header("host", &house.host)
                .header("cookie", &south.cookie)
                .header("content-type", "application/json");
            if let Some(origin) = origin {
                request = request.header("origin", origin);
            }
            if let Some(site) = site {
                request = request.header("sec-fetch-site", site);
            }
            let request = request.body(Body::from("{}")).unwrap();
            let answer = house.router.clone().oneshot(request).await.unwrap();
            assert_eq!(
                answer.status(),
                StatusCode::FORBIDDEN,
                "{method} {path} {origin:?}"
            );
        }
    }
    // Sockets, too.
    let mut request = format!("ws://{}/api/socket", house.host)
        .into_client_request()
        .unwrap();
    request
        .headers_mut()
        .insert("origin", "http://evil.example".parse().unwrap());
    let refused = connect_async(request).await.unwrap_err();
    assert!(refused.to_string().contains("403"), "{refused}");
    let mut guest = house.guest();
    let (status, _) = guest.ask(Method::POST, "/api/health", Value::Null).await;
    assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
    house.end().await;
}

#[tokio::test]
async fn seats_belong_to_players() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let terms = json!({"game": "kalah", "private": true});
    let (mut south, _north, game) = begin(&house, terms).await;
    let mut stranger = house.guest();
    for path in ["", "/record", "/events"] {
        let path = format!("/api/games/{game}{path}");
        let (status, answer) = stranger.ask(Method::GET, &path, Value::Null).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{answer}");
    }
    let body = json!({"key": KEY, "c": {"do": "resign"}});
    let path = format!("/api/games/{game}/do");
    assert_eq!(
        stranger.refused(&path, body.clone()).await,
        (404, "no-such-game".to_owned())
    );
    let wrong = stranger
        .refused(&format!("/api/games/{game}/seat"), json!({"secret": "x"}))
        .await;
    assert_eq!(wrong, (403, "not-seated".to_owned()));
    // A seat that was kept comes back, and the earlier browser has it no more.
    let kept = south
        .post(&format!("/api/games/{game}/seat-link"), json!({}))
        .await;
    let link = kept["seat_link"].as_str().unwrap().to_owned();
    let secret = link.split_once('#').unwrap().1;
    let mut elsewhere = house.guest();
    let seated = elsewhere
        .post(
            &format!("/api/games/{game}/seat"),
            json!({"secret": secret}),
        )
        .await;
    assert_eq!(seated["you"], "south");
    assert_eq!(
        south.refused(&path, body.clone()).await,
        (404, "no-such-game".to_owned())
    );
    elsewhere.post(&path, body).await;
    // Who looks on at a public game may do nothing.
    let (_, _, game) = begin(&house, json!({"game": "kalah"})).await;
    let body = json!({"key": KEY, "c": {"do": "resign"}});
    let path = format!("/api/games/{game}/do");
    assert_eq!(
        stranger.refused(&path, body).await,
        (403, "not-seated".to_owned())
    );
    house.end().await;
}

#[tokio::test]
async fn children_have_names_of_birds_and_nobody_looks_on() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let mut child = house.guest();
    let (status, _) = child
        .ask(
            Method::PATCH,
            "/api/me",
            json!({"kid": true, "name": "Anna"}),
        )
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (_, me) = child
        .ask(Method::PATCH, "/api/me", json!({"kid": true}))
        .await;
    assert_eq!(me["kid"], true);
    let invitation = child.invite(json!({"game": "kid-cala-beginner"})).await;
    let path = format!("/api/invitations/{invitation}");
    let mut grown_up = house.guest();
    let (_, me) = grown_up
        .ask(Method::PATCH, "/api/me", json!({"name": "Opa"}))
        .await;
    assert_eq!(me["name"], "Opa");
    let begun = grown_up.post(&format!("{path}/accept"), json!({})).await;
    let game = begun["game"].as_str().unwrap();
    let (status, _) = house
        .guest()
        .ask(Method::GET, &format!("/api/games/{game}"), Value::Null)
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(
        grown_up.get(&format!("/api/games/{game}")).await["clock"]["kind"],
        "none"
    );
    // Deleted, the name is gone and the game stays.
    let (status, _) = grown_up.ask(Method::DELETE, "/api/me", Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(house.guest().get("/api/online").await["me"], Value::Null);
    house.end().await;
}

#[tokio::test]
async fn a_code_brings_another_device_once() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (mut south, _, game) = begin(&house, json!({"game": "kalah"})).await;
    let code = south.post("/api/devices/code", json!({})).await;
    let mut phone = house.guest();
    let (status, _) = phone
        .ask(Method::POST, "/api/devices/claim", code.clone())
        .await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let mine = phone.get("/api/online").await["me"].clone();
    assert_eq!(mine, south.get("/api/online").await["me"]);
    assert_eq!(
        phone.get(&format!("/api/games/{game}")).await["you"],
        "south"
    );
    let mut third = house.guest();
    let twice = third.refused("/api/devices/claim", code).await;
    assert_eq!(twice, (410, "expired".to_owned()));
    house.end().await;
}

#[tokio::test]
async fn a_welcome_tells_the_limits_that_are_kept() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (south, ..) = begin(&house, json!({"game": "kalah"})).await;
    for guest in [&south, &house.guest()] {
        let mut line = guest.open().await.unwrap();
        line.say(json!({"t": "hello", "v": 1})).await;
        let welcome = line.hear("welcome").await;
        let limits = json!({
            "message_bytes": 4096,
            "messages": {"most": 40, "per_ms": 10_000},
            "watcher_messages": {"most": 10, "per_ms": 10_000},
            "reactions": {"most": 3, "per_ms": 20_000},
            "hello_games": 32,
            "socket_games": 64,
            "playing": 20,
            "invitations": 10,
            "seeks": 5,
            "silence_ms": 30_000,
        });
        assert_eq!(welcome["limits"], limits);
        assert!(welcome["now"].is_u64(), "{welcome}");
    }
    // Somebody who only looks on says as much as that, and no more.
    let mut line = house.guest().open().await.unwrap();
    line.say(json!({"t": "hello", "v": 1})).await;
    let welcome = line.hear("welcome").await;
    let most = welcome["limits"]["watcher_messages"]["most"]
        .as_u64()
        .unwrap();
    for id in 1..most {
        line.say(json!({"t": "ping", "id": id})).await;
        assert_eq!(line.hear("pong").await["id"], id);
    }
    line.say(json!({"t": "ping", "id": most})).await;
    assert_eq!(line.hear("bye").await["code"], "too-often");
    house.end().await;
}

#[tokio::test]
async fn what_is_too_much_is_refused() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (south, _, game) = begin(&house, json!({"game": "kalah"})).await;
    // A message at the limit is read, and one beyond it ends the socket.
    let mut line = south.socket().await;
    let fill = |bytes: usize| {
        let text = json!({"t": "ping", "id": 7, "more": ""}).to_string();
        json!({"t": "ping", "id": 7, "more": "x".repeat(bytes - text.len())})
    };
    line.say(fill(4096)).await;
    assert_eq!(line.hear("pong").await["id"], 7);
    line.say(fill(4097)).await;
    while line.next().await.is_some() {}
    // Rubbish is refused by name, and the socket stays.
    let mut line = south.socket().await;
    for (message, expected) in [
        (json!({"t": "conquer"}), "unknown variant `conquer`"),
        (json!({"t": "watch", "g": "x"}), "`x` is no `g`"),
        (json!(7), "invalid type"),
    ] {
        line.say(message).await;
        let no = line.hear("no").await;
        assert_eq!(no["code"], "bad-message");
        assert!(no["why"].as_str().unwrap().contains(expected), "{no}");
    }
    // The fourth feeling in twenty seconds, and the 41st message in ten.
    for number in 0..4 {
        let react = json!({"do": "react", "what": "wow"});
        let answer = line.does(&game, &key(number), react).await;
        assert_eq!(answer["t"], if number < 3 { "ack" } else { "no" });
    }
    for id in 0..41 {
        let text = json!({"t": "ping", "id": id}).to_string();
        // The socket may be closed before the last of them.
        let _ = line.stream.send(Message::Text(text.into())).await;
    }
    assert_eq!(line.hear("bye").await["code"], "too-often");
    let mut hello = house.guest().open().await.unwrap();
    hello.say(json!({"t": "hello", "v": 99})).await;
    assert_eq!(hello.hear("bye").await["code"], "version");
    // Eight sockets of one player.
    let mut lines = Vec::new();
    let refused = loop {
        match south.open().await {
            Ok(line) => lines.push(line),
            Err(refused) => break refused,
        }
    };
    assert!((6..=8).contains(&lines.len()), "{}", lines.len());
    assert!(refused.to_string().contains("503"), "{refused}");
    house.end().await;
}

#[tokio::test]
async fn without_a_folder_the_page_is_all_there_is() {
    let options = Options::default();
    let router = server::router(App::new(Page::new([]), &Limits::default()), &options);
    for path in ["/api/online", "/api/ready", "/api/games"] {
        let request = Request::get(path).header("host", "localhost");
        let request = request.body(Body::empty()).unwrap();
        let answer = router.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
    }
}
