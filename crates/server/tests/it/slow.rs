//! Sockets that do not read: who plays is let go and comes back, who looks on gets the newest state.

use std::path::Path;
use std::time::Duration;

use futures_util::StreamExt as _;
use game::online::{Event, GameId, Reaction, Room};
use hall::{Append, Entry, Row};
use rules::Side;
use serde_json::json;
use store::{Durability, Store, StoreError};
use tempfile::TempDir;
use tokio::net::TcpSocket;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, client_async};

use crate::house::{Guest, House, Line, PATIENCE, begin, key};

/// Events of a game that is told in more bytes than the system takes for a client that reads nothing.
const EVENTS: usize = 20_000;
/// The bytes that it takes at each end.
const BUFFER: u32 = 128 * 1024;

/// A game in which nothing was played and much was felt; returns it, and the cookies of both players.
async fn long_game(folder: &Path) -> (String, [String; 2]) {
    let house = House::open(folder).await;
    let (south, north, game) = begin(&house, json!({"game": "kalah"})).await;
    let cookies = [south.cookie, north.cookie];
    house.end().await;
    let store = loop {
        match Store::open(folder, Durability::Full).await {
            Ok(store) => break store,
            Err(StoreError::Taken { .. }) => sleep(Duration::from_millis(5)).await,
            Err(error) => panic!("{error}"),
        }
    };
    let id: GameId = game.parse().unwrap();
    let stored = store.load(id).await.unwrap().unwrap();
    let room = Room::new(stored.terms, stored.begun_ms);
    let felt = Entry {
        at_ms: stored.begun_ms,
        key: None,
        event: Event::React {
            by: Side::South,
            what: Reaction::Hello,
        },
    };
    let append = Append {
        game: id,
        after: 0,
        entries: vec![felt; EVENTS],
        row: Row {
            ply: 0,
            position: room.position().to_string(),
            due_ms: None,
            end: None,
            next: None,
        },
        next: None,
    };
    store.append(append).await.unwrap();
    (game, cookies)
}

/// A socket for which the system keeps little.
async fn narrow_socket(guest: &Guest<'_>) -> Line {
    let host = &guest.house.host;
    let mut request = format!("ws://{host}/api/socket")
        .into_client_request()
        .unwrap();
    let headers = request.headers_mut();
    headers.insert("origin", format!("http://{host}").parse().unwrap());
    headers.insert("sec-websocket-protocol", "mancala.1".parse().unwrap());
    if !guest.cookie.is_empty() {
        headers.insert("cookie", guest.cookie.parse().unwrap());
    }
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(BUFFER).unwrap();
    let stream = socket.connect(host.parse().unwrap()).await.unwrap();
    let stream = MaybeTlsStream::Plain(stream);
    let (stream, _) = client_async(request, stream).await.unwrap();
    let mut line = Line {
        stream,
        heard: String::new(),
    };
    line.say(json!({"t": "hello", "v": 1})).await;
    line.hear("welcome").await;
    line
}

async fn looks_and_stops_reading(guest: &Guest<'_>, game: &str) -> Line {
    let mut line = narrow_socket(guest).await;
    line.say(json!({"t": "watch", "g": game})).await;
    line.hear("game").await;
    line
}

#[tokio::test]
async fn a_slow_watcher_gets_the_newest_state_and_a_slow_player_is_let_go() {
    let folder = TempDir::new().unwrap();
    let (game, cookies) = long_game(folder.path()).await;
    let door = TcpSocket::new_v4().unwrap();
    door.set_send_buffer_size(BUFFER).unwrap();
    door.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let house = House::open_by(folder.path(), door.listen(16).unwrap()).await;
    let [south, north] = cookies.map(|cookie| Guest {
        house: &house,
        cookie,
    });
    let mut watcher = looks_and_stops_reading(&house.guest(), &game).await;
    let mut player = looks_and_stops_reading(&north, &game).await;
    let mut of_south = south.socket().await;
    let moves = json!({"do": "move", "ply": 0, "m": "A"});
    let ack = timeout(PATIENCE, of_south.does(&game, &key(1), moves)).await;
    assert_eq!(ack.unwrap()["t"], "ack");

    // What the watcher reads begins with what was sent long ago, and breaks off.
    let newest = timeout(PATIENCE, watcher.hear("game")).await.unwrap();
    assert_eq!(newest["game"]["line"], "A");
    let mut seen = 0;
    while seen <= EVENTS {
        let ev = watcher.hear("ev").await;
        assert_eq!(ev["n"], seen + 1, "none is skipped");
        seen += ev["e"].as_array().unwrap().len();
    }
    // From now on it hears of everything again.
    let offers = json!({"do": "offer", "what": "draw"});
    assert_eq!(of_south.does(&game, &key(2), offers).await["t"], "ack");
    assert_eq!(watcher.hear("ev").await["n"], EVENTS + 2);

    // The player is shown all that was there, and the end.
    let mut code = None;
    while let Some(Ok(message)) = timeout(PATIENCE, player.stream.next()).await.unwrap() {
        if let Message::Close(frame) = message {
            code = frame.map(|frame| u16::from(frame.code));
        }
    }
    assert_eq!(code, Some(1013));
    let mut again = north.socket().await;
    let watch = json!({"t": "watch", "g": game, "after": EVENTS});
    again.say(watch).await;
    assert_eq!(again.hear("ev").await["n"], EVENTS + 1);
    house.end().await;
}
