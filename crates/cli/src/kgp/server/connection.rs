//! One connection from greeting to goodbye.

use std::sync::Arc;
use std::time::Duration;

use protocol::kgp::{Argument, LINE_BYTES_MAX, Message};
use protocol::lines::{Line, Lines};
use rules::Random;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::{mpsc, watch};
use tokio::time::{self, Instant};

use super::peer::{Gone, MESSAGES_MAX, Peer, Player, Reply};
use super::verify::Verification;
use crate::harmless;

/// The longest time until a client asks for a mode.
const MODE_TIME: Duration = Duration::from_secs(20);
/// The longest time in which a client reads nothing.
const STALL_TIME: Duration = Duration::from_secs(30);
/// The most replies in the queue of a game.
const REPLIES_MAX: usize = 64;
/// Letters of a name or comment that are kept.
const TEXT_MAX: usize = 200;

/// Serves one client until it leaves or the server ends.
pub(super) async fn serve(
    stream: TcpStream,
    arrivals: mpsc::Sender<Player>,
    mut ending: watch::Receiver<()>,
    random: Random,
) {
    let address = stream
        .peer_addr()
        .map_or_else(|_| "somebody".to_owned(), |address| address.to_string());
    let _ = stream.set_nodelay(true);
    let (reading, writing) = stream.into_split();
    let (out, messages) = mpsc::channel(MESSAGES_MAX);
    let mut writer = tokio::spawn(write(writing, messages));
    let peer = Arc::new(Peer::new(out, address));
    let mut client = Client {
        peer: Arc::clone(&peer),
        arrivals,
        mode: Mode::Unknown,
        random,
    };
    tokio::select! {
        _ = client.listen(reading) => {}
        _ = ending.changed() => {}
        // Nothing can be said any more.
        _ = &mut writer => return,
    }
    let _ = peer.send(Message::new("goodbye"));
    // Messages already sent are still written; a game that holds the peer does not keep it open.
    drop((client, peer));
    let _ = time::timeout(STALL_TIME, writer).await;
}

async fn write(mut stream: OwnedWriteHalf, mut messages: mpsc::Receiver<Message>) {
    while let Some(message) = messages.recv().await {
        // One message in one piece: some clients take a packet for a line.
        let line = format!("{message}\r\n");
        let written = time::timeout(STALL_TIME, stream.write_all(line.as_bytes())).await;
        if !matches!(written, Ok(Ok(()))) || message.name == "goodbye" {
            return;
        }
    }
}

/// The mode that the client asked for.
#[derive(Debug)]
enum Mode {
    /// The client has not asked yet.
    Unknown,
    /// The client plays: its replies go to its game.
    Freeplay(mpsc::Sender<Reply>),
    /// The client is verified.
    Verify(Box<Verification>),
}

#[derive(Debug)]
struct Client {
    peer: Arc<Peer>,
    arrivals: mpsc::Sender<Player>,
    mode: Mode,
    random: Random,
}

impl Client {
    /// Reads the client's messages until it leaves. An error, too, is a reason to part.
    async fn listen(&mut self, mut stream: OwnedReadHalf) -> Result<(), Gone> {
        let version = [1, 0, 1].map(Argument::Integer);
        let greeting = version.into_iter().fold(Message::new("kgp"), Message::with);
        self.peer.send(greeting)?;
        let patience = Instant::now() + MODE_TIME;
        let mut lines = Lines::new(LINE_BYTES_MAX);
        let mut buffer = [0; 2048];
        loop {
            let read = stream.read(&mut buffer);
            let read = match self.mode {
                Mode::Unknown => time::timeout_at(patience, read).await,
                Mode::Freeplay(_) | Mode::Verify(_) => Ok(read.await),
            };
            let Ok(Ok(bytes @ 1..)) = read else {
                return Ok(());
            };
            for line in lines.push(&buffer[..bytes]) {
                // Longer lines may be ignored, says the protocol.
                let Line::Text(text) = line else { continue };
                match Message::read(&text) {
                    Ok(None) => {}
                    Ok(Some(message)) if message.name == "goodbye" => return Ok(()),
                    Ok(Some(message)) => self.hear(&message).await?,
                    Err(error) => self.complain(None, &error.to_string())?,
                }
            }
        }
    }

    async fn hear(&mut self, message: &Message) -> Result<(), Gone> {
        let id = message.id;
        match (message.name.as_str(), message.arguments.as_slice()) {
            ("mode", [Argument::Word(mode) | Argument::Text(mode)]) => self.begin(id, mode).await,
            // Some clients write the option as a text.
            ("set", [Argument::Word(option) | Argument::Text(option), value, ..]) => {
                self.set(option, value);
                Ok(())
            }
            ("ping", arguments) => {
                let mut pong = Message::new("pong").answering(id);
                pong.arguments = arguments.to_vec();
                self.peer.send(pong).map(drop)
            }
            ("solution", [Argument::Board(board), repeat]) => match &mut self.mode {
                Mode::Verify(verification) => {
                    verification.solution(&self.peer, message, board, repeat)
                }
                Mode::Unknown | Mode::Freeplay(_) => self.complain(id, "no problem was set"),
            },
            ("move", [Argument::Integer(number)]) => {
                let number = *number;
                self.answer(message, |reference| Reply::Move { reference, number });
                Ok(())
            }
            ("yield", []) => {
                self.answer(message, |reference| Reply::Yield { reference });
                Ok(())
            }
            ("pong", _) => {
                self.reply(Reply::Pong);
                Ok(())
            }
            // There is nothing to say to these.
            ("ok" | "error", _) => Ok(()),
            ("mode" | "set" | "solution" | "move" | "yield", _) => {
                let name = &message.name;
                self.complain(id, &format!("`{name}` takes other arguments"))
            }
            (name, _) => self.complain(id, &format!("unknown command `{name}`")),
        }
    }

    /// Sends the client an error. Clients that do nothing wrong never get one: not all of them
    /// survive an error.
    fn complain(&self, id: Option<u64>, why: &str) -> Result<(), Gone> {
        let error = Message::new("error").answering(id);
        let error = error.with(Argument::Text(why.to_owned()));
        self.peer.send(error).map(drop)
    }

    async fn begin(&mut self, id: Option<u64>, mode: &str) -> Result<(), Gone> {
        if !matches!(self.mode, Mode::Unknown) {
            return self.complain(id, "the mode is chosen already");
        }
        match mode {
            "freeplay" => {
                let (replies, to_game) = mpsc::channel(REPLIES_MAX);
                self.mode = Mode::Freeplay(replies);
                self.peer.send(Message::new("ok").answering(id))?;
                let player = Player {
                    peer: Arc::clone(&self.peer),
                    replies: to_game,
                    balance: 0,
                };
                self.arrivals.send(player).await.map_err(|_| Gone)
            }
            "verify" | "go-kgp:verify" => {
                self.peer.send(Message::new("ok").answering(id))?;
                let mut verification = Verification::new(self.random.fork());
                verification.set_problem(&self.peer)?;
                self.mode = Mode::Verify(Box::new(verification));
                Ok(())
            }
            _ => {
                let why = format!("unknown mode `{mode}` (known: freeplay, verify)");
                self.complain(id, &why)?;
                Err(Gone)
            }
        }
    }

    fn set(&self, option: &str, value: &Argument) {
        let value = match value {
            Argument::Text(text) | Argument::Word(text) => text.clone(),
            other => other.to_string(),
        };
        // It is printed.
        let value = harmless::escaped(value.chars().take(TEXT_MAX));
        self.peer.about(|about| match option {
            "info:name" if !value.trim().is_empty() => about.name = Some(value),
            "info:comment" => about.comment = Some(value),
            // The other games are shown to no client, and every client may play.
            _ => {}
        });
    }

    /// Passes an answer to the state that is open; other answers come too late and are ignored.
    fn answer(&self, message: &Message, reply: impl FnOnce(u64) -> Reply) {
        if let Some(reference) = self.peer.meant(message.reference) {
            self.reply(reply(reference));
        }
    }

    fn reply(&self, reply: Reply) {
        if let Mode::Freeplay(replies) = &self.mode {
            // Replies beyond the queue are dropped.
            let _ = replies.try_send(reply);
        }
    }
}
