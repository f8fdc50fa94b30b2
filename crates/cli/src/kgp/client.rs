//! Our engine as a client: connects to a server and answers its states.

use std::collections::HashMap;
use std::io::Write as _;
use std::net::TcpStream;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow, bail};
use engine::Engine;
use protocol::kgp::{Argument, LINE_BYTES_MAX, Message};
use protocol::lines::{self, Line};
use rules::Position;

use super::board;
use super::thinking::{Skill, Thought, think};
use crate::output;

/// What a server is asked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq, clap::ValueEnum)]
pub(crate) enum Mode {
    /// To be asked for moves
    Freeplay,
    /// To be asked for values of positions
    Eval,
    /// To be asked what becomes of a board
    Verify,
}

/// The settings of our client: the server, our introduction and our skill.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) host: String,
    pub(crate) port: u16,
    /// Our introduction to the server: `info:name`, …, and `auth:token` last.
    pub(crate) introduction: Vec<(&'static str, String)>,
    pub(crate) mode: Mode,
    pub(crate) skill: Skill,
}

/// States thought about at one time; more are left to the server.
const STATES_MAX: usize = 16;
/// The least delay of an answer. The server of the protocol's authors asks first and then records
/// the state it asked about: a faster client is told that there is no such state, and moved at
/// random.
const ANSWER_DELAY: Duration = Duration::from_millis(20);
/// The interval at which an unchanged move is sent again for its comment.
const COMMENT_PAUSE: Duration = Duration::from_millis(250);

/// Plays until the server says goodbye.
pub(crate) fn run(client: Client) -> Result<()> {
    let Client { host, port, .. } = &client;
    let stream = TcpStream::connect((host.as_str(), *port))
        .with_context(|| format!("cannot connect to {host}, port {port}"))?;
    // Moves are small and wanted at once.
    stream.set_nodelay(true)?;
    let reading = stream.try_clone()?;
    let mut session = Session {
        out: Arc::new(Outbox {
            state: Mutex::new((stream, 1)),
        }),
        client,
        is_greeted: false,
        states: HashMap::new(),
        engines: Arc::default(),
    };
    for line in lines::read(reading, LINE_BYTES_MAX) {
        let line = line.context("the connection broke")?;
        if session.line(&line)?.is_break() {
            return Ok(());
        }
    }
    output::message("the server closed the connection");
    Ok(())
}

/// The way out for messages, from any thread. Our ids are odd.
#[derive(Debug)]
struct Outbox {
    state: Mutex<(TcpStream, u64)>,
}

impl Outbox {
    fn send(&self, mut message: Message) -> Result<()> {
        let mut state = lock(&self.state);
        message.id = Some(state.1);
        state.1 += 2;
        // In one piece, so that it is one packet.
        Ok(state.0.write_all(format!("{message}\r\n").as_bytes())?)
    }
}

/// The state that a thread left behind when it panicked is as good as any other state here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Session {
    out: Arc<Outbox>,
    client: Client,
    is_greeted: bool,
    /// The states being thought about, and whether each is to be left.
    states: HashMap<u64, Arc<AtomicBool>>,
    /// Engines that are free, with what they remember of the games.
    engines: Arc<Mutex<Vec<Engine>>>,
}

impl Session {
    /// Answers a line; breaks when the server ends the session.
    fn line(&mut self, line: &Line) -> Result<ControlFlow<()>> {
        let message = match line {
            Line::TooLong => Err(anyhow!("a line of more than {LINE_BYTES_MAX} bytes")),
            Line::Text(text) => Message::read(text).map_err(anyhow::Error::new),
        };
        let message = match message {
            Ok(Some(message)) => message,
            Ok(None) => return Ok(ControlFlow::Continue(())),
            Err(error) => {
                output::message(&format!("the server sent something strange: {error:#}"));
                return Ok(ControlFlow::Continue(()));
            }
        };
        if message.name == "goodbye" {
            return Ok(ControlFlow::Break(()));
        }
        self.message(&message)?;
        Ok(ControlFlow::Continue(()))
    }

    fn message(&mut self, message: &Message) -> Result<()> {
        let name = message.name.as_str();
        match (name, message.arguments.as_slice(), message.id) {
            ("kgp", [Argument::Integer(major), ..], _) if !self.is_greeted => self.greet(*major),
            ("ping", arguments, id) => {
                let mut pong = Message::new("pong").answering(id);
                pong.arguments = arguments.to_vec();
                self.out.send(pong)
            }
            ("state", [Argument::Board(board)], Some(id)) => self.state(id, board),
            ("stop", _, _) => {
                let state = message.reference.and_then(|id| self.states.remove(&id));
                if let Some(is_stopped) = state {
                    is_stopped.store(true, Ordering::Relaxed);
                }
                Ok(())
            }
            ("problem", [Argument::Board(board), Argument::Integer(house)], id) => {
                self.problem(id, board, *house)
            }
            ("error", arguments, _) => {
                let said: Vec<String> = arguments.iter().map(Argument::to_string).collect();
                output::message(&format!("the server says: {}", said.join(" ")));
                Ok(())
            }
            ("state" | "problem" | "kgp", ..) => {
                output::message(&format!("the server sent something strange: `{message}`"));
                Ok(())
            }
            // `ok`, `set`, and whatever later versions have to say.
            _ => Ok(()),
        }
    }

    fn greet(&mut self, major: i64) -> Result<()> {
        if major != 1 {
            self.out.send(
                Message::new("error").with(Argument::Text("protocol not supported".to_owned())),
            )?;
            bail!("the server speaks version {major} of the protocol, we speak version 1");
        }
        self.is_greeted = true;
        for (option, value) in &self.client.introduction {
            self.out.send(Message::set(option, value))?;
        }
        let mode = match self.client.mode {
            Mode::Freeplay => "freeplay",
            Mode::Eval => "eval",
            Mode::Verify => "verify",
        };
        self.out
            .send(Message::new("mode").with(Argument::Word(mode.to_owned())))
    }

    /// Begins to think about a state.
    fn state(&mut self, id: u64, literal: &str) -> Result<()> {
        let position = match board::read(literal) {
            Ok(position) if position.is_over() => return Ok(()),
            Ok(position) => position,
            Err(error) => {
                output::message(&format!("state {id} is left to the server: {error:#}"));
                return Ok(());
            }
        };
        // Only these hold a state: a thread that is done has let it go.
        self.states.retain(|_, state| Arc::strong_count(state) > 1);
        if self.states.len() >= STATES_MAX {
            output::message(&format!(
                "state {id} is left to the server: {STATES_MAX} others are open"
            ));
            return Ok(());
        }
        let is_stopped = Arc::new(AtomicBool::new(false));
        self.states.insert(id, Arc::clone(&is_stopped));
        let task = Task {
            id,
            position,
            asked: Instant::now(),
            is_stopped,
            out: Arc::clone(&self.out),
            mode: self.client.mode,
            skill: self.client.skill,
        };
        let engines = Arc::clone(&self.engines);
        std::thread::Builder::new()
            .spawn(move || {
                let free = lock(&engines).pop();
                let mut engine = free.unwrap_or_else(|| Engine::new(task.skill.engine));
                task.run(&mut engine);
                lock(&engines).push(engine);
            })
            .context("cannot start a thread")?;
        Ok(())
    }

    fn problem(&self, id: Option<u64>, literal: &str, house: i64) -> Result<()> {
        let house = u8::try_from(house).map_err(anyhow::Error::new);
        match house.and_then(|house| board::solve(literal, house)) {
            Ok(solved) => self.out.send(
                Message::new("solution")
                    .answering(id)
                    .with(Argument::Board(solved.board))
                    .with(Argument::Word(solved.is_repeat.to_string())),
            ),
            Err(error) => {
                let why = format!("{error:#}");
                output::message(&format!("problem `{literal}` {why}"));
                let error = Message::new("error").answering(id);
                self.out.send(error.with(Argument::Text(why)))
            }
        }
    }
}

/// A state to think about.
struct Task {
    id: u64,
    position: Position,
    asked: Instant,
    is_stopped: Arc<AtomicBool>,
    out: Arc<Outbox>,
    mode: Mode,
    skill: Skill,
}

impl Task {
    fn run(self, engine: &mut Engine) {
        let is_stopped = || self.is_stopped.load(Ordering::Relaxed);
        // The last thought sent with its time, and the newest one since.
        let mut told = None;
        let mut untold = None;
        // The reading thread notices a broken connection.
        think(
            engine,
            &self.position,
            &self.skill,
            &is_stopped,
            &mut |thought| {
                if self.is_news(thought, told) {
                    self.tell(thought);
                    told = Some((thought, Instant::now()));
                }
                untold = told.and_then(|(before, _)| (before != thought).then_some(thought));
            },
        );
        if let Some(thought) = untold {
            self.tell(thought);
        }
        if self.mode == Mode::Freeplay {
            self.say(Message::new("yield").answering(Some(self.id)));
        }
    }

    /// Whether a thought should be sent to the server now, and not only at the end.
    fn is_news(&self, thought: Thought, told: Option<(Thought, Instant)>) -> bool {
        told.is_none_or(|(before, when)| {
            self.mode == Mode::Eval
                || before.house != thought.house
                || before.value.source.name() != thought.value.source.name()
                || when.elapsed() >= COMMENT_PAUSE
        })
    }

    fn tell(&self, thought: Thought) {
        let id = Some(self.id);
        if self.mode == Mode::Eval {
            let value = Argument::Real(f64::from(thought.value.points));
            self.say(Message::new("eval").answering(id).with(value));
        } else {
            let number = Argument::Integer(i64::from(thought.house) + 1);
            self.say(Message::set("info:comment", &thought.comment()));
            self.say(Message::new("move").answering(id).with(number));
        }
    }

    /// Sends a message about the state, unless the server has closed it.
    fn say(&self, message: Message) {
        std::thread::sleep(ANSWER_DELAY.saturating_sub(self.asked.elapsed()));
        if !self.is_stopped.load(Ordering::Relaxed) {
            let _ = self.out.send(message);
        }
    }
}
