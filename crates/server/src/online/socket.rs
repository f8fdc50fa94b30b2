//! One socket: messages in, messages out, and the time between both ends.

use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::SinkExt as _;
use hall::{Conn, Input, PlayerId};
use protocol::online::{ClientMessage, Code, LIMITS, Refused, SUBPROTOCOL, ServerMessage};
use tokio::time::{self, MissedTickBehavior};

use super::drive::Ask;
use super::house::Online;
use super::outbox::{Out, Outbox, Sent};
use super::random::bits;

/// The time between two measurements of the way there and back.
const MEASURE: Duration = Duration::from_secs(5);
/// The same where nobody's time depends on it.
const MEASURE_WATCHER: Duration = Duration::from_secs(15);
/// A page that is silent for so long is gone.
const SILENCE: Duration = Duration::from_millis(LIMITS.silence_ms as u64);
/// The longest time that is believed of the way there and back: as much as any bank holds.
const LAG_MAX_MS: u64 = 7_000;
/// The buffers of a socket, in bytes: a command, or a move with its acknowledgement, fits. They are kept
/// as long as the socket is, and most sockets are silent.
const READ_BUFFER: usize = 512;
const WRITE_BUFFER: usize = 512;
const WRITE_BUFFER_MAX: usize = 64 * 1024;
/// The longest time in which a page answers a goodbye.
const FAREWELL: Duration = Duration::from_millis(500);
/// The code for what is no message.
const CLOSE_UNREADABLE: u16 = 1008;

/// Answers a request for a socket.
pub(crate) fn open(
    upgrade: WebSocketUpgrade,
    online: Online,
    player: Option<(PlayerId, String, bool)>,
    place: impl Send + 'static,
) -> Response {
    upgrade
        .protocols([SUBPROTOCOL])
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(WRITE_BUFFER_MAX)
        .max_message_size(LIMITS.message_bytes as usize)
        .max_frame_size(LIMITS.message_bytes as usize)
        .on_upgrade(async move |socket| {
            serve(socket, &online, player).await;
            drop(place);
        })
}

/// The way there and back, smoothed.
#[derive(Debug, Default)]
struct Lag {
    asked: Option<(u8, Instant)>,
    number: u8,
    smooth_ms: Option<u64>,
    last_ms: u64,
}

impl Lag {
    fn ask(&mut self) -> Message {
        self.number = self.number.wrapping_add(1);
        self.asked = Some((self.number, Instant::now()));
        Message::Ping(vec![self.number].into())
    }

    fn answered(&mut self, content: &[u8]) {
        let asked = self.asked.take_if(|(number, _)| content == [*number]);
        if let Some((_, at)) = asked {
            let found = (at.elapsed().as_millis() as u64).min(LAG_MAX_MS);
            let smooth = self
                .smooth_ms
                .map_or(found, |before| (3 * before + found) / 4);
            self.smooth_ms = Some(smooth);
            self.last_ms = found;
        }
    }

    /// The larger of both: a line that stalls is believed at once.
    fn ms(&self) -> u64 {
        self.smooth_ms.unwrap_or_default().max(self.last_ms)
    }
}

async fn serve(mut socket: WebSocket, online: &Online, player: Option<(PlayerId, String, bool)>) {
    let conn: Conn = bits();
    let (outbox, mut sent) = Outbox::new();
    let every = if player.is_some() {
        MEASURE
    } else {
        MEASURE_WATCHER
    };
    let enter = Ask::Enter {
        conn,
        player,
        outbox,
    };
    if online.hall.send(enter).await.is_err() {
        return;
    }
    let mut lag = Lag::default();
    let mut measures = time::interval(every);
    measures.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            out = sent.take() => match out {
                Some(out) => match write(&mut socket, &mut sent, out).await {
                    Ok(Written::All) => {}
                    Ok(Written::Drained) => {
                        if online.hall.send(Ask::Input(Input::Drained { conn })).await.is_err() {
                            break;
                        }
                    }
                    Ok(Written::Closed) | Err(_) => break,
                },
                None => break,
            },
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        if let Err(refused) = pass_on(online, conn, &text, lag.ms())
                            && tell(&mut socket, &refused).await.is_err()
                        {
                            break;
                        }
                    }
                    Some(Ok(Message::Pong(content))) => lag.answered(&content),
                    Some(Ok(Message::Ping(_))) => {}
                    Some(Ok(Message::Binary(_))) => {
                        close(&mut socket, CLOSE_UNREADABLE).await;
                        break;
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                }
            }
            _ = measures.tick() => {
                if heard.elapsed() > SILENCE || socket.send(lag.ask()).await.is_err() {
                    break;
                }
            }
        }
    }
    // The hall forgets it, and if there is no hall there is nothing to forget.
    let _ = online.hall.send(Ask::Input(Input::Close { conn })).await;
}

/// Hands what a page says to the hall.
fn pass_on(online: &Online, conn: Conn, text: &str, lag_ms: u64) -> Result<(), ServerMessage> {
    let message = read(text).map_err(|why| refusal(Code::BadMessage, &why))?;
    let input = Input::Say {
        conn,
        message,
        lag_ms,
    };
    let sent = online.hall.try_send(Ask::Input(input));
    sent.map_err(|_| refusal(Code::Busy, "too much is going on"))
}

/// The state of a socket after a write.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Written {
    All,
    /// The page has taken all that was not thrown away.
    Drained,
    Closed,
}

/// Writes this and all that waits behind it, as few pieces as possible.
async fn write(
    socket: &mut WebSocket,
    sent: &mut Sent,
    first: Out,
) -> Result<Written, axum::Error> {
    let mut next = Some(first);
    while let Some(out) = next {
        match out {
            Out::Message(text) => socket.feed(Message::Text(text)).await?,
            Out::Close(code) => {
                close(socket, code).await;
                return Ok(Written::Closed);
            }
            Out::Drained => {
                socket.flush().await?;
                return Ok(Written::Drained);
            }
        }
        next = sent.take_now();
    }
    socket.flush().await?;
    Ok(Written::All)
}

fn read(text: &str) -> Result<ClientMessage, String> {
    let message: ClientMessage = serde_json::from_str(text).map_err(|error| error.to_string())?;
    message.check().map_err(|error| error.to_string())?;
    Ok(message)
}

fn refusal(code: Code, sentence: &str) -> ServerMessage {
    ServerMessage::No {
        g: String::new(),
        key: String::new(),
        refused: Refused {
            code,
            sentence: sentence.chars().take(200).collect(),
            retry_ms: None,
        },
        n: 0,
    }
}

async fn tell(socket: &mut WebSocket, message: &ServerMessage) -> Result<(), axum::Error> {
    let text = serde_json::to_string(message).expect("messages are JSON");
    socket.send(Message::Text(text.into())).await
}

async fn close(socket: &mut WebSocket, code: u16) {
    let frame = CloseFrame {
        code,
        reason: "".into(),
    };
    // It may be gone already.
    let _ = socket.send(Message::Close(Some(frame))).await;
    // If bytes of the page were still unread, ending the connection would take the code back.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = time::timeout(FAREWELL, rest).await;
}
