//! A browser without a page: requests with a cookie, and a socket. Each hundred of them have an
//! address of their own on this machine, for a server counts by addresses.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use protocol::online::{ClientMessage, ServerMessage};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The longest time for which a server is asked the same again.
const PATIENCE: Duration = Duration::from_mins(1);
/// The pause before that.
const PAUSE: Duration = Duration::from_millis(50);

/// Two browsers begin a game of Kalah; returns its name, and them, South first. A connection that is
/// cut leaves open whether it has begun: then it is another one.
pub(crate) async fn begin_game(host: &str) -> Result<(String, [Client; 2])> {
    let begun = Instant::now();
    loop {
        match try_begin(host).await {
            Err(error) if begun.elapsed() > PATIENCE => return Err(error),
            Err(_) => sleep(PAUSE).await,
            Ok(game) => return Ok(game),
        }
    }
}

async fn try_begin(host: &str) -> Result<(String, [Client; 2])> {
    let mut clients = [Client::new(host), Client::new(host)];
    let terms = json!({"terms": {"game": "kalah", "seat": "south"}});
    let made = clients[0].post("/api/invitations", &terms).await?;
    let id = made["id"].as_str().context("an invitation has a name")?;
    let path = format!("/api/invitations/{id}/accept");
    let begun = clients[1].post(&path, &json!({})).await?;
    let game = begun["game"].as_str().context("a game has a name")?;
    Ok((game.to_owned(), clients))
}

/// The first address; the others follow.
const FIRST: Ipv4Addr = Ipv4Addr::new(127, 1, 0, 1);
/// Browsers of one address.
const OF_AN_ADDRESS: u32 = 100;
/// The buffers of a socket, in bytes.
const BUFFER: usize = 4 * 1024;

/// The beginning of a message with events, and of each of them.
const EVENTS: &str = r#"{"t":"ev","#;
const EVENT: &str = r#"{"k":"#;

/// One browser.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    host: String,
    cookie: String,
    from: Ipv4Addr,
}

impl Client {
    pub(crate) fn new(host: &str) -> Client {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed) / OF_AN_ADDRESS;
        Client {
            host: host.to_owned(),
            cookie: String::new(),
            from: Ipv4Addr::from_bits(FIRST.to_bits() + number % 65_536),
        }
    }

    async fn connect(&self) -> io::Result<TcpStream> {
        let address: SocketAddr = self.host.parse().map_err(io::Error::other)?;
        let socket = TcpSocket::new_v4()?;
        // Where this machine has one such address only, that has to do.
        let _ = socket.bind(SocketAddr::from((self.from, 0)));
        let stream = socket.connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
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
        let Ok(stream) = self.connect().await else {
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
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER);
        let stream = self.connect().await?;
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket { stream })
    }
}

/// A socket.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: &ClientMessage) -> Result<()> {
        let text = serde_json::to_string(message)?;
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }

    /// The number of events in the next message. Ten thousand who look on would cost more than the
    /// server if each read its messages whole.
    pub(crate) async fn hear_events(&mut self) -> Result<usize> {
        match self.stream.next().await.context("the socket is closed")?? {
            Message::Text(text) if text.starts_with(EVENTS) => Ok(text.matches(EVENT).count()),
            Message::Close(_) => bail!("the socket is closed"),
            _ => Ok(0),
        }
    }

    /// The next message; an error when the line is cut.
    pub(crate) async fn hear(&mut self) -> Result<ServerMessage> {
        loop {
            match self.stream.next().await.context("the socket is closed")?? {
                Message::Text(text) => match serde_json::from_str(&text)? {
                    ServerMessage::Bye(bye) => {
                        sleep(Duration::from_millis(bye.retry_ms)).await;
                        bail!("the server has said goodbye: {}", bye.code);
                    }
                    message => return Ok(message),
                },
                Message::Close(_) => bail!("the socket is closed"),
                _ => {}
            }
        }
    }
}
