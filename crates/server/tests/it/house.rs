//! A server of games online for tests, and browsers that play there.

use std::path::Path;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::{App, Limits, Online, Options, Page};
use store::{Durability, Store, StoreError};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt as _;

/// The longest time for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// A server on a port of its own.
pub(crate) struct House {
    pub(crate) router: Router,
    pub(crate) host: String,
    pub(crate) online: Online,
    pub(crate) stop: mpsc::Sender<()>,
    pub(crate) ended: tokio::task::JoinHandle<()>,
}

impl House {
    pub(crate) async fn open(folder: &Path) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        House::open_by(folder, listener).await
    }

    /// A house that takes visitors in by this door.
    pub(crate) async fn open_by(folder: &Path, listener: TcpListener) -> House {
        let store = loop {
            match Store::open(folder, Durability::Full).await {
                Ok(store) => break store,
                // The server before this one gives the folder back when it has ended.
                Err(StoreError::Taken { .. }) => tokio::time::sleep(Duration::from_millis(5)).await,
                Err(error) => panic!("{error}"),
            }
        };
        let options = Options::default();
        let online = Online::start(store);
        let app = App::new(Page::new([]), &Limits::default());
        let app = app.with_online(online.clone(), &options);
        let router = server::router(app, &options);
        let host = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = mpsc::channel(1);
        let (served, hall) = (router.clone(), online.clone());
        let ended = tokio::spawn(async move {
            let limits = Limits::default();
            server::serve(listener, served, &limits, stopped, Some(&hall)).await;
        });
        House {
            router,
            host,
            online,
            stop,
            ended,
        }
    }

    pub(crate) async fn end(self) {
        self.stop.send(()).await.unwrap();
        self.ended.await.unwrap();
        drop((self.router, self.online));
    }

    pub(crate) fn guest(&self) -> Guest<'_> {
        Guest {
            house: self,
            cookie: String::new(),
        }
    }
}

/// A browser.
pub(crate) struct Guest<'a> {
    pub(crate) house: &'a House,
    pub(crate) cookie: String,
}

impl Guest<'_> {
    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Value,
    ) -> (StatusCode, Value) {
        let host = &self.house.host;
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", host)
            .header("origin", format!("http://{host}"))
            .header("content-type", "application/json")
            .header("cookie", &self.cookie)
            .body(Body::from(body.to_string()))
            .unwrap();
        let response = self.house.router.clone().oneshot(request).await.unwrap();
        if let Some(cookie) = response.headers().get("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly; SameSite=Lax"), "{cookie}");
            cookie
                .split(';')
                .next()
                .unwrap()
                .clone_into(&mut self.cookie);
        }
        let status = response.status();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        let answer = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (status, answer)
    }

    pub(crate) async fn get(&mut self, path: &str) -> Value {
        let (status, answer) = self.ask(Method::GET, path, Value::Null).await;
        assert!(status.is_success(), "{path}: {answer}");
        answer
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(Method::POST, path, body).await;
        assert!(status.is_success(), "{path}: {answer}");
        answer
    }

    pub(crate) async fn refused(&mut self, path: &str, body: Value) -> (u16, String) {
        let (status, answer) = self.ask(Method::POST, path, body).await;
        assert!(!status.is_success(), "{path}: {answer}");
        let code = answer["code"].as_str().unwrap_or_default().to_owned();
        (status.as_u16(), code)
    }

    pub(crate) async fn invite(&mut self, terms: Value) -> String {
        let made = self
            .post("/api/invitations", json!({ "terms": terms }))
            .await;
        made["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn socket(&self) -> Line {
        let mut line = self.open().await.unwrap();
        line.say(json!({"t": "hello", "v": 1, "build": "test"}))
            .await;
        line.hear("welcome").await;
        line
    }

    pub(crate) async fn open(&self) -> Result<Line, tungstenite::Error> {
        let host = &self.house.host;
        let mut request = format!("ws://{host}/api/socket").into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{host}").parse().unwrap());
        headers.insert("sec-websocket-protocol", "mancala.1".parse().unwrap());
        if !self.cookie.is_empty() {
            headers.insert("cookie", self.cookie.parse().unwrap());
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Line {
            stream,
            heard: String::new(),
        })
    }
}

/// A socket, and all that came by it.
pub(crate) struct Line {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) heard: String,
}

impl Line {
    pub(crate) async fn say(&mut self, message: Value) {
        let text = message.to_string();
        self.stream.send(Message::Text(text.into())).await.unwrap();
    }

    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.unwrap()?;
            match message {
                Ok(Message::Text(text)) => {
                    self.heard.push_str(&text);
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of this kind.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if message["t"] == kind {
                return message;
            }
        }
    }

    pub(crate) async fn does(&mut self, game: &str, key: &str, command: Value) -> Value {
        self.say(json!({"t": "do", "g": game, "key": key, "c": command}))
            .await;
        loop {
            let message = self.next().await.expect("the socket stays open");
            if (message["t"] == "ack" || message["t"] == "no") && message["key"] == key {
                return message;
            }
        }
    }
}

/// Two players in a game: South, who has invited, and North.
pub(crate) async fn begin(house: &House, mut terms: Value) -> (Guest<'_>, Guest<'_>, String) {
    let (mut south, mut north) = (house.guest(), house.guest());
    terms["seat"] = json!("south");
    let invitation = south.invite(terms).await;
    let path = format!("/api/invitations/{invitation}/accept");
    let begun = north.post(&path, json!({})).await;
    let game = begun["game"].as_str().unwrap().to_owned();
    (south, north, game)
}

pub(crate) fn key(number: u32) -> String {
    format!("{number:032x}")
}
