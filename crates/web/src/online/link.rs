//! The socket to the server: opened again whenever it is lost, and asked whether it still lives.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use protocol::online::{ClientMessage, SUBPROTOCOL, ServerMessage};

use super::tries::{Tries, Way};
use crate::device;
use crate::device::net::{self, Ear, Socket, Told};
use crate::device::whole;

/// The interval between two looks at the connection.
const LOOK: Duration = Duration::from_millis(500);
/// The server answers within this time, or the line is cut.
const SILENCE_MS: f64 = 6_000.0;
/// The intervals between two questions: while a clock runs, and else.
const BRISK_MS: f64 = 4_000.0;
const CALM_MS: f64 = 20_000.0;

/// What the link tells.
#[derive(Clone, Debug)]
pub(super) enum Heard {
    /// The socket is open: `hello` is due.
    Opened,
    /// A message has come.
    Said(Box<ServerMessage>),
    /// The connection is lost, and will be tried again.
    Lost,
    /// Sockets do not come about: a request is to be tried, and its result reported.
    Poll,
}

type Hear = Rc<dyn Fn(Heard)>;

/// What the link does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Doing {
    /// It waits for the next try, or for a socket to open.
    Waiting,
    /// The socket is open.
    Open,
    /// A request is on its way in place of a socket.
    Polling,
    /// The screen was left.
    Over,
}

struct State {
    hear: Hear,
    socket: Option<(Socket, Ear)>,
    doing: Doing,
    /// The number of the socket, or of the wait for one: what belongs to an earlier one is ignored.
    number: u32,
    tries: Tries,
    /// The least time until the next try, as the server asked for it.
    rest_ms: f64,
    /// When something was asked that is not answered yet, and when the last answer came.
    asked_ms: Option<f64>,
    heard_ms: f64,
    is_brisk: bool,
}

/// The link of a screen.
#[derive(Clone)]
pub(super) struct Link(Rc<RefCell<State>>);

impl Link {
    /// A link that lasts until the screen is left; [`Link::again`] opens it.
    pub(super) fn new(hear: impl Fn(Heard) + 'static) -> Link {
        let link = Link(Rc::new(RefCell::new(State {
            hear: Rc::new(hear),
            socket: None,
            doing: Doing::Waiting,
            number: 0,
            tries: Tries::default(),
            rest_ms: 0.0,
            asked_ms: None,
            heard_ms: 0.0,
            is_brisk: false,
        })));
        link.listen();
        link
    }

    /// Tries again at once when the device is back, and looks now and then whether the line lives.
    fn listen(&self) {
        let on = |name: &'static str| {
            let link = StoredValue::new_local(self.clone());
            window_event_listener_untyped(name, move |_| {
                link.try_with_value(Link::wake);
            })
        };
        let woken = ["online", "pageshow", "visibilitychange"].map(on);
        let link = self.clone();
        let look = set_interval_with_handle(move || link.look(), LOOK);
        let link = StoredValue::new_local(self.clone());
        on_cleanup(move || {
            woken.into_iter().for_each(WindowListenerHandle::remove);
            if let Ok(look) = look {
                look.clear();
            }
            link.try_with_value(Link::end);
        });
    }

    /// Sends a message, if there is a connection; returns whether there was one.
    pub(super) fn send(&self, message: &ClientMessage) -> bool {
        let mut state = self.0.borrow_mut();
        let Ok(text) = serde_json::to_string(message) else {
            return false;
        };
        let is_open = state.doing == Doing::Open;
        let sent = state
            .socket
            .as_ref()
            .is_some_and(|(socket, _)| is_open && socket.send(&text));
        if sent
            && matches!(
                message,
                ClientMessage::Do { .. } | ClientMessage::Ping { .. }
            )
        {
            state.asked_ms.get_or_insert(device::now_ms());
        }
        sent
    }

    /// Opens the connection, or another one in its place.
    pub(super) fn again(&self) {
        self.close();
        self.try_now();
    }

    /// The connection has proved to work.
    pub(super) fn settle(&self) {
        self.0.borrow_mut().tries.succeed();
    }

    /// Asks more often whether the line lives, or less.
    pub(super) fn set_brisk(&self, is_brisk: bool) {
        self.0.borrow_mut().is_brisk = is_brisk;
    }

    /// The next try comes no earlier than after this time.
    pub(super) fn rest(&self, ms: u64) {
        self.0.borrow_mut().rest_ms = f64::from(u32::try_from(ms).unwrap_or(u32::MAX));
    }

    /// The result of a request that was tried instead of a socket.
    pub(super) fn polled(&self, is_answered: bool) {
        let mut state = self.0.borrow_mut();
        if state.doing != Doing::Polling {
            return;
        }
        state.doing = Doing::Waiting;
        if is_answered {
            state.tries.poll();
            drop(state);
            self.try_now();
        } else {
            state.tries.fail();
            drop(state);
            self.wait();
        }
    }

    /// Tries at once, as the device or its network is back; a connection is asked whether it lives.
    fn wake(&self) {
        if device::is_hidden() {
            return;
        }
        let is_open = self.0.borrow().doing == Doing::Open;
        if is_open {
            self.ping();
        } else if self.0.borrow().socket.is_none() {
            self.try_now();
        }
    }

    fn ping(&self) {
        self.send(&ClientMessage::Ping { id: 0 });
    }

    /// Notices a line that is dead, and keeps a living one alive.
    fn look(&self) {
        let now = device::now_ms();
        let (is_dead, is_due) = {
            let state = self.0.borrow();
            let is_dead = state.asked_ms.is_some_and(|at| now - at > SILENCE_MS);
            let every = if state.is_brisk { BRISK_MS } else { CALM_MS };
            (
                is_dead,
                state.doing == Doing::Open && now - state.heard_ms > every,
            )
        };
        if is_dead {
            self.lose();
        } else if is_due {
            self.ping();
        }
    }

    /// Ends the link: nothing is heard of it any more.
    fn end(&self) {
        self.close();
        self.0.borrow_mut().doing = Doing::Over;
    }

    fn try_now(&self) {
        let number = {
            let mut state = self.0.borrow_mut();
            if [Doing::Over, Doing::Polling].contains(&state.doing) {
                return;
            }
            state.number += 1;
            let polls = state.tries.way() == Way::Poll;
            state.doing = if polls {
                Doing::Polling
            } else {
                Doing::Waiting
            };
            // A socket that neither opens nor fails is as good as lost.
            state.asked_ms = (!polls).then(device::now_ms);
            state.number
        };
        if self.0.borrow().doing == Doing::Polling {
            return self.tell(Heard::Poll);
        }
        let link = Rc::downgrade(&self.0);
        let opened = net::socket("/api/socket", SUBPROTOCOL, move |told| {
            if let Some(link) = link.upgrade() {
                Link(link).hear(number, told);
            }
        });
        let is_there = opened.is_some();
        self.0.borrow_mut().socket = opened;
        if !is_there {
            self.lose();
        }
    }

    fn hear(&self, number: u32, told: Told) {
        if self.0.borrow().number != number {
            return;
        }
        match told {
            Told::Opened => {
                {
                    let mut state = self.0.borrow_mut();
                    state.doing = Doing::Open;
                    state.heard_ms = device::now_ms();
                    // Until the server has said something the socket may be a proxy's.
                    state.asked_ms = Some(state.heard_ms);
                }
                self.tell(Heard::Opened);
            }
            Told::Said(text) => {
                {
                    let mut state = self.0.borrow_mut();
                    state.heard_ms = device::now_ms();
                    state.asked_ms = None;
                }
                if let Ok(message) = serde_json::from_str(&text) {
                    self.tell(Heard::Said(Box::new(message)));
                }
            }
            Told::Closed => self.lose(),
        }
    }

    /// The connection is lost, did not come about, or is of no use.
    pub(super) fn lose(&self) {
        self.close();
        self.0.borrow_mut().tries.fail();
        self.tell(Heard::Lost);
        self.wait();
    }

    fn close(&self) {
        let closed = {
            let mut state = self.0.borrow_mut();
            state.doing = Doing::Waiting;
            state.asked_ms = None;
            state.number += 1;
            state.socket.take()
        };
        if let Some((socket, _)) = &closed {
            socket.close();
        }
        // It may be what is calling just now.
        set_timeout(move || drop(closed), Duration::ZERO);
    }

    fn wait(&self) {
        let (number, wait_ms) = {
            let mut state = self.0.borrow_mut();
            let rest_ms = std::mem::take(&mut state.rest_ms);
            let wait_ms = state.tries.wait_ms(js_sys::Math::random()).max(rest_ms);
            (state.number, wait_ms)
        };
        let link: Weak<_> = Rc::downgrade(&self.0);
        let due = move || {
            if let Some(link) = link.upgrade().map(Link)
                && link.0.borrow().number == number
            {
                link.try_now();
            }
        };
        set_timeout(due, Duration::from_millis(whole(wait_ms).into()));
    }

    fn tell(&self, heard: Heard) {
        // Whoever hears may use the link.
        let hear = Rc::clone(&self.0.borrow().hear);
        hear(heard);
    }
}
