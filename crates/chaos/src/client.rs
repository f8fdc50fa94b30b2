//! A browser without a page: requests with a cookie, and a socket.

use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use protocol::online::{ClientMessage, ServerMessage};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

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

    /// Sends a body and reads the answer.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Value> {
        let stream = TcpStream::connect(&self.host).await?;
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
        if !status.is_success() {
            bail!("{path}: {status}: {}", String::from_utf8_lossy(&bytes));
        }
        serde_json::from_slice(&bytes).context("the answer is no JSON")
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
