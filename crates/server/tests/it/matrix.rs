//! The rights of everybody: every route and command, by requests and by sockets.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::house::{Guest, House, begin, key};

/// Every kind of command.
fn commands() -> Vec<Value> {
    vec![
        json!({"do": "move", "ply": 0, "m": "C"}),
        json!({"do": "fill", "houses": "AB"}),
        json!({"do": "ready"}),
        json!({"do": "offer", "what": "draw"}),
        json!({"do": "offer", "what": "takeback"}),
        json!({"do": "answer", "offer": 1, "yes": true}),
        json!({"do": "withdraw", "offer": 1}),
        json!({"do": "claim", "what": "win"}),
        json!({"do": "react", "what": "wow"}),
        json!({"do": "abort"}),
        json!({"do": "resign"}),
    ]
}

/// Somebody without a seat.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Stranger {
    /// Without a cookie.
    Nobody,
    /// With a cookie that stands for nobody.
    Forger,
    /// A player of another game.
    Guest,
    /// A child.
    Child,
}

impl Stranger {
    const ALL: [Stranger; 4] = [
        Stranger::Nobody,
        Stranger::Forger,
        Stranger::Guest,
        Stranger::Child,
    ];

    async fn comes(self, house: &House) -> Guest<'_> {
        let mut guest = house.guest();
        match self {
            Stranger::Nobody => {}
            Stranger::Forger => guest.cookie = format!("mancala={}", "0".repeat(26)),
            Stranger::Guest => {
                begin_with(&mut guest).await;
            }
            Stranger::Child => {
                let kid = json!({"kid": true});
                guest.ask(Method::PATCH, "/api/me", kid).await;
            }
        }
        guest
    }

    /// The code with which they are refused at a game.
    fn refused(self, is_public: bool, does: bool) -> &'static str {
        match self {
            _ if !is_public => "no-such-game",
            Stranger::Child => "child",
            _ if does => "not-seated",
            _ => "",
        }
    }
}

/// A game of this player against somebody new; returns its name, and what gives the seat of the other.
async fn begin_with(player: &mut Guest<'_>) -> (String, String) {
    let invitation = player
        .invite(json!({"game": "oware", "seat": "south"}))
        .await;
    let path = format!("/api/invitations/{invitation}/accept");
    let begun = player.house.guest().post(&path, json!({})).await;
    let (_, secret) = begun["seat_link"]
        .as_str()
        .unwrap()
        .split_once('#')
        .unwrap();
    (
        begun["game"].as_str().unwrap().to_owned(),
        secret.to_owned(),
    )
}

/// The code of an answer; empty for one that is no refusal.
async fn code(guest: &mut Guest<'_>, method: Method, path: &str, body: Value) -> String {
    let (status, answer) = guest.ask(method, path, body).await;
    if status.is_success() {
        return String::new();
    }
    let sentence = answer["error"].as_str().unwrap_or_default();
    assert!(!sentence.is_empty(), "{path}: {answer}");
    answer["code"].as_str().unwrap_or("none").to_owned()
}

#[tokio::test]
async fn strangers_see_what_is_public_and_do_nothing() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    for terms in [
        json!({"game": "kalah"}),
        json!({"game": "kalah", "private": true}),
        json!({"game": "kalah", "kid": true}),
    ] {
        let is_public = terms == json!({"game": "kalah"});
        let (_south, mut north, game) = begin(&house, terms).await;
        let before = north.get(&format!("/api/games/{game}")).await["seq"].clone();
        for stranger in Stranger::ALL {
            let mut guest = stranger.comes(&house).await;
            for path in ["", "/events", "/record"] {
                let path = format!("/api/games/{game}{path}");
                let found = code(&mut guest, Method::GET, &path, Value::Null).await;
                assert_eq!(
                    found,
                    stranger.refused(is_public, false),
                    "{stranger:?} {path}"
                );
            }
            let path = format!("/api/games/{game}/seat-link");
            let found = code(&mut guest, Method::POST, &path, json!({})).await;
            assert_eq!(found, "no-such-game", "{stranger:?}");
            let expected = stranger.refused(is_public, true);
            let path = format!("/api/games/{game}/do");
            for (number, command) in (1..).zip(commands()) {
                let body = json!({"key": key(number), "c": command});
                let found = code(&mut guest, Method::POST, &path, body).await;
                assert_eq!(found, expected, "{stranger:?} {command}");
            }
            // By a socket each command is refused in the same way; whoever is nobody may say less.
            let mut other = stranger.comes(&house).await;
            for (number, command) in (100..).zip(commands()) {
                if stranger == Stranger::Guest && number % 6 == 0 {
                    other = stranger.comes(&house).await;
                }
                let mut line = other.socket().await;
                let no = line.does(&game, &key(number), command.clone()).await;
                assert_eq!(no["code"], expected, "{stranger:?} {command}");
                if expected == "no-such-game" {
                    assert_eq!(no["n"], 0, "nothing is learned of the game");
                }
            }
        }
        let after = north.get(&format!("/api/games/{game}")).await["seq"].clone();
        assert_eq!(before, after, "something has changed");
    }
    house.end().await;
}

#[tokio::test]
async fn players_may_do_all_that_the_rules_let_them() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    for (command, expected) in commands().into_iter().zip([
        ["", "not-your-turn"],
        ["closed", "closed"],
        ["closed", "closed"],
        ["", ""],
        ["closed", "closed"],
        ["no-such-offer", "no-such-offer"],
        ["no-such-offer", "no-such-offer"],
        ["closed", "closed"],
        ["", ""],
        ["", ""],
        ["", ""],
    ]) {
        let (south, north, game) = begin(&house, json!({"game": "kalah"})).await;
        let path = format!("/api/games/{game}/do");
        let seated = [(north, expected[1]), (south, expected[0])];
        for (number, (mut player, expected)) in (7..).zip(seated) {
            let body = json!({"key": key(number), "c": command});
            let found = code(&mut player, Method::POST, &path, body.clone()).await;
            if found == "over" {
                continue;
            }
            assert_eq!(found, expected, "{command}");
            // Replayed, the same intention has the same answer, and is not carried out twice.
            let again = code(&mut player, Method::POST, &path, body).await;
            assert_eq!(again, expected, "{command}");
        }
    }
    house.end().await;
}

#[tokio::test]
async fn what_is_somebody_elses_is_of_no_use() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (mut south, mut north, game) = begin(&house, json!({"game": "kalah"})).await;
    let mut guest = house.guest();
    let (other_game, secret) = begin_with(&mut guest).await;
    // The secret of another game, and one that is no secret.
    for wrong in [secret.as_str(), "", "x", &"x".repeat(10_000)] {
        let path = format!("/api/games/{game}/seat");
        let body = json!({ "secret": wrong });
        let found = code(&mut guest, Method::POST, &path, body).await;
        assert_eq!(found, "not-seated", "{wrong}");
    }
    // Both seats of one game are not for one player.
    let path = format!("/api/games/{other_game}/seat");
    let body = json!({ "secret": secret });
    let found = code(&mut guest, Method::POST, &path, body.clone()).await;
    assert_eq!(found, "not-seated");
    // A new link makes the one before it void.
    let link = format!("/api/games/{game}/seat-link");
    let links = [
        south.post(&link, json!({})).await,
        south.post(&link, json!({})).await,
    ];
    let secrets = links.map(|link| {
        let (_, secret) = link["seat_link"].as_str().unwrap().split_once('#').unwrap();
        secret.to_owned()
    });
    let path = format!("/api/games/{game}/seat");
    for (secret, expected) in secrets.iter().zip(["not-seated", ""]) {
        let body = json!({ "secret": secret });
        let found = code(&mut house.guest(), Method::POST, &path, body).await;
        assert_eq!(found, expected);
    }
    // Invitations are withdrawn by whoever has made them.
    let invitation = north.invite(json!({"game": "kalah"})).await;
    let path = format!("/api/invitations/{invitation}");
    for (who, expected) in [
        (&mut house.guest(), "not-seated"),
        (&mut guest, "no-such-game"),
        (&mut north, ""),
    ] {
        let found = code(who, Method::DELETE, &path, Value::Null).await;
        assert_eq!(found, expected);
    }
    // Codes of devices.
    for wrong in ["", "x", secret.as_str()] {
        let body = json!({ "code": wrong });
        let found = code(&mut house.guest(), Method::POST, "/api/devices/claim", body).await;
        assert_eq!(found, "expired");
    }
    house.end().await;
}

#[tokio::test]
async fn whoever_asks_gets_what_is_kept_of_them_alone() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (mut south, mut north, game) =
        begin(&house, json!({"game": "congkak:opening=simultaneous"})).await;
    let mut stranger = Stranger::Guest.comes(&house).await;
    let hidden = json!({"key": key(1), "c": {"do": "move", "ply": 0, "m": "G"}});
    south.post(&format!("/api/games/{game}/do"), hidden).await;
    let found = code(
        &mut house.guest(),
        Method::GET,
        "/api/me/export",
        Value::Null,
    )
    .await;
    assert_eq!(found, "not-seated");
    let mut exports = Vec::new();
    for who in [&mut north, &mut stranger] {
        let (status, text) = who.ask(Method::GET, "/api/me/export", Value::Null).await;
        assert_eq!(status, StatusCode::OK);
        let lines: Vec<Value> = text
            .as_str()
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(lines[0]["kind"], "player");
        assert_eq!(lines.len(), 2);
        exports.push(lines);
    }
    assert_eq!(exports[0][1]["id"], json!(game));
    assert_eq!(
        exports[0][1]["line"], "",
        "a choice is hidden until both have chosen"
    );
    assert_ne!(exports[1][1]["id"], json!(game));
    let list = stranger.get("/api/games").await;
    assert!(!list.to_string().contains(&game));
    house.end().await;
}

/// All that is kept is counted, deleted at once, and open pages are closed: they are a stranger's.
#[tokio::test]
async fn whoever_is_deleted_is_nobody_at_once() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path()).await;
    let (mut south, mut north, game) = begin(&house, json!({"game": "kalah"})).await;
    let nobody = house.guest().get("/api/me").await;
    assert_eq!((&nobody["me"], &nobody["games"]), (&Value::Null, &json!(0)));
    south.invite(json!({"game": "kalah"})).await;
    let code = south.post("/api/devices/code", json!({})).await;
    let mine = south.get("/api/me").await;
    assert_eq!(
        mine["me"]["name"],
        south.get("/api/online").await["me"]["name"]
    );
    let counts = ["games", "browsers", "open_invitations"].map(|name| mine[name].clone());
    assert_eq!(counts, [json!(1), json!(1), json!(1)]);
    let mut open = south.socket().await;
    open.say(json!({"t": "watch", "g": game})).await;
    open.hear("here").await;
    let path = format!("/api/games/{game}/seat-link");
    let seat = south.post(&path, json!({})).await;
    let seat = seat["seat_link"].as_str().unwrap().to_owned();

    let (status, _) = south.ask(Method::DELETE, "/api/me", Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(open.hear("bye").await["code"], "signed-out");
    assert!(open.next().await.is_none(), "it is closed");
    assert_eq!(south.get("/api/me").await["me"], Value::Null);
    // Neither the code nor the link of a player who is none brings one back.
    let mut third = house.guest();
    assert_eq!(third.refused("/api/devices/claim", code).await.0, 410);
    let (_, secret) = seat.split_once('#').unwrap();
    let path = format!("/api/games/{game}/seat");
    let (status, _) = third.refused(&path, json!({ "secret": secret })).await;
    assert_eq!(status, 403);
    let whole = north.get(&format!("/api/games/{game}")).await;
    assert_eq!(
        (&whole["seats"][0]["name"], &whole["you"]),
        (&json!(""), &json!("north"))
    );
    house.end().await;
}
