//! A browser without a page: requests with a cookie, and a socket.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use protocol::online::{ClientMessage, ServerMessage};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The longest time for which a server is asked the same again.
const PATIENCE: Duration = Duration::from_mins(1);
/// The pause before that.
const PAUSE: Duration = Duration::from_millis(50);

/// Two browsers begin a game of Kalah; returns its name, and them, South first.
pub(crate) async fn begin_game(host: &str) -> Result<(String, [Client; 2])> {
    let mut clients = [Client::new(host), Client::new(host)];
    let terms = json!({"terms": {"game": "kalah", "seat": "south"}});
    let made = clients[0].post("/api/invitations", &terms).await?;
    let id = made["id"].as_str().context("an invitation has a name")?;
    let path = format!("/api/invitations/{id}/accept");
    let begun = clients[1].post(&path, &json!({})).await?;
    let game = begun["game"].as_str().context("a game has a name")?;
    Ok((game.to_owned(), clients))
}

/// One browser.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    host: String,
    cookie: String,
}

impl Client {
    pub(crate) fn new(host: &str) -> Client {
        Client {
            host: host.to_owned(),
            cookie: String::new(),
        }
    }

    /// Sends a body and reads the answer. A server that is away or can keep nothing is asked again.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Value> {
        let begun = Instant::now();
        loop {
            if let Some(answer) = self.try_post(path, body).await? {
                return Ok(answer);
            }
            ensure!(begun.elapsed() < PATIENCE, "{path}: nothing for a minute");
            sleep(PAUSE).await;
        }
    }

    async fn try_post(&mut self, path: &str, body: &Value) -> Result<Option<Value>> {
        let Ok(stream) = TcpStream::connect(&self.host).await else {
            return Ok(None);
        };
        let (mut sender, line) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        let line = tokio::spawn(line);
        let request = Request::post(path)
            .header("host", &self.host)
            .header("origin", format!("http://{}", self.host))
            .header("content-type", "application/json")
            .header("cookie", &self.cookie)
            .body(Full::new(Bytes::from(body.to_string())))?;
        let response = sender.send_request(request).await?;
        if let Some(cookie) = response.headers().get("set-cookie") {
            let cookie = cookie.to_str()?;
            cookie
                .split(';')
                .next()
                .unwrap_or_default()
                .clone_into(&mut self.cookie);
        }
        let status = response.status();
        let bytes = response.into_body().collect().await?.to_bytes();
        line.abort();
        if status == StatusCode::SERVICE_UNAVAILABLE {
            return Ok(None);
        }
        if !status.is_success() {
            bail!("{path}: {status}: {}", String::from_utf8_lossy(&bytes));
        }
        let answer = serde_json::from_slice(&bytes).context("the answer is no JSON")?;
        Ok(Some(answer))
    }

    /// Opens a socket.
    pub(crate) async fn socket(&self) -> Result<Socket> {
        let mut request = format!("ws://{}/api/socket", self.host).into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{}", self.host).parse()?);
        headers.insert("sec-websocket-protocol", "mancala.1".parse()?);
        if !self.cookie.is_empty() {
            headers.insert("cookie", self.cookie.parse()?);
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket { stream })
    }
}

/// A socket.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: &ClientMessage) -> Result<()> {
        let text = serde_json::to_string(message)?;
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }

    /// The next message; an error when the line is cut.
    pub(crate) async fn hear(&mut self) -> Result<ServerMessage> {
        loop {
            match self.stream.next().await.context("the socket is closed")?? {
                Message::Text(text) => return Ok(serde_json::from_str(&text)?),
                Message::Close(_) => bail!("the socket is closed"),
                _ => {}
            }
        }
    }
}
