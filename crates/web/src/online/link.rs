//! The line to the server: a socket, opened again whenever it is lost and asked whether it still
//! lives, or requests where sockets do not come about.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use protocol::online::{ClientMessage, SUBPROTOCOL, ServerMessage};

use super::message;
use super::pulse::{Beat, Pulse};
use super::tries::{Tries, Way};
use crate::device;
use crate::device::net::{self, Ear, Socket, Told};
use crate::device::whole;

/// The interval between two looks at the connection.
const LOOK: Duration = Duration::from_millis(500);

/// News of the link.
#[derive(Clone, Debug)]
pub(super) enum Heard {
    /// The socket is open: `hello` is due.
    Opened,
    /// A message has come.
    Said(Box<ServerMessage>),
    /// The connection is lost, and will be tried again.
    Lost,
    /// Sockets do not come about: a request is to be made, and its result reported under this number.
    Poll(u32),
}

type Hear = Rc<dyn Fn(Heard)>;

/// The link's present work.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Doing {
    /// It waits for the next try, or for a socket that has not proved to work.
    Waiting,
    /// A request is on its way, perhaps with a socket beside it that has not proved to work.
    Polling,
    /// The socket works.
    Live,
    /// The screen was left.
    Over,
}

struct State {
    hear: Hear,
    socket: Option<(Socket, Ear)>,
    is_open: bool,
    doing: Doing,
    /// The number of the socket: what belongs to an earlier one is ignored.
    number: u32,
    /// The number of the request, or of the wait for the next try: an earlier one is ignored.
    round: u32,
    tries: Tries,
    /// The least time until the next try, as the server asked for it.
    rest_ms: f64,
    pulse: Pulse,
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
            is_open: false,
            doing: Doing::Waiting,
            number: 0,
            round: 0,
            tries: Tries::default(),
            rest_ms: 0.0,
            pulse: Pulse::default(),
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

    /// Sends a message, if there is a socket for it; returns whether there was one. Commands need one
    /// that has proved to work.
    pub(super) fn send(&self, message: &ClientMessage) -> bool {
        let state = self.0.borrow();
        let Ok(text) = serde_json::to_string(message) else {
            return false;
        };
        let is_command = matches!(message, ClientMessage::Do { .. });
        let may = state.is_open && (state.doing == Doing::Live || !is_command);
        let socket = state.socket.as_ref().filter(|_| may);
        socket.is_some_and(|(socket, _)| socket.send(&text))
    }

    /// Opens the connection, or another one in its place.
    pub(super) fn again(&self) {
        self.close();
        if self.turn_to(Doing::Waiting) {
            self.try_now();
        }
    }

    /// The socket has proved to work: requests are not needed any more.
    pub(super) fn settle(&self) {
        self.turn_to(Doing::Live);
        self.0.borrow_mut().tries.succeed();
    }

    /// The next try comes no earlier than after this time.
    pub(super) fn rest(&self, ms: u64) {
        self.0.borrow_mut().rest_ms = f64::from(u32::try_from(ms).unwrap_or(u32::MAX));
    }

    /// Whether the result of this request counts: nothing has taken its place.
    pub(super) fn awaits(&self, round: u32) -> bool {
        let state = self.0.borrow();
        state.doing == Doing::Polling && state.round == round
    }

    /// Whether requests stand in for a socket.
    pub(super) fn is_polling(&self) -> bool {
        self.0.borrow().doing == Doing::Polling
    }

    /// The result of a request. After one that was answered comes the next, and now and then a
    /// socket is tried beside it.
    pub(super) fn polled(&self, round: u32, is_answered: bool) {
        if !self.awaits(round) {
            return;
        }
        if !is_answered {
            return self.lose();
        }
        let wants_socket = {
            let mut state = self.0.borrow_mut();
            state.tries.poll();
            state.tries.wants_socket() && state.socket.is_none()
        };
        if wants_socket {
            self.open();
        }
        self.poll();
    }

    /// Tries at once, as the device or its network is back; a connection is asked whether it lives.
    fn wake(&self) {
        if device::is_hidden() {
            return;
        }
        let (doing, is_tried) = {
            let state = self.0.borrow();
            (state.doing, state.socket.is_some())
        };
        match doing {
            Doing::Live => {
                self.0.borrow_mut().pulse.ask(device::now_ms());
                self.ping();
            }
            Doing::Polling => {
                if !is_tried {
                    self.open();
                }
                // The request on its way may wait for as long as nobody has looked.
                self.poll();
            }
            Doing::Waiting if !is_tried => self.try_now(),
            Doing::Waiting | Doing::Over => {}
        }
    }

    fn ping(&self) {
        self.send(&ClientMessage::Ping { id: 0 });
    }

    /// Notices a socket that is dead, and asks whether a silent one lives.
    fn look(&self) {
        let beat = {
            let mut state = self.0.borrow_mut();
            let has_socket = state.socket.is_some();
            has_socket.then(|| state.pulse.beat(device::now_ms(), device::is_hidden()))
        };
        match beat {
            Some(Beat::Dead) => self.lose_socket(),
            Some(Beat::Ask) => self.ping(),
            Some(Beat::Rest) | None => {}
        }
    }

    /// Ends the link: nothing is heard of it any more.
    fn end(&self) {
        self.close();
        self.turn_to(Doing::Over);
    }

    /// From now on the link does this, and what belongs to earlier rounds does not count; returns
    /// whether it does, as a link that is over stays so.
    fn turn_to(&self, doing: Doing) -> bool {
        let mut state = self.0.borrow_mut();
        let is_over = state.doing == Doing::Over;
        if !is_over {
            state.doing = doing;
            state.round += 1;
        }
        !is_over
    }

    fn try_now(&self) {
        if !self.turn_to(Doing::Waiting) {
            return;
        }
        let way = self.0.borrow().tries.way();
        match way {
            Way::Socket => self.open(),
            Way::Poll => self.poll(),
        }
    }

    fn poll(&self) {
        if self.turn_to(Doing::Polling) {
            let round = self.0.borrow().round;
            self.tell(Heard::Poll(round));
        }
    }

    fn open(&self) {
        let number = {
            let mut state = self.0.borrow_mut();
            state.number += 1;
            state.pulse.open(device::now_ms());
            state.number
        };
        let link = Rc::downgrade(&self.0);
        let opened = net::socket("/api/socket", SUBPROTOCOL, move |told| {
            if let Some(link) = link.upgrade() {
                Link(link).hear(number, told);
            }
        });
        let is_there = opened.is_some();
        self.0.borrow_mut().socket = opened;
        if !is_there {
            self.lose_socket();
        }
    }

    fn hear(&self, number: u32, told: Told) {
        if self.0.borrow().number != number {
            return;
        }
        match told {
            Told::Opened => {
                // Until the server has said something the socket may be a proxy's.
                self.0.borrow_mut().is_open = true;
                self.tell(Heard::Opened);
            }
            Told::Said(text) => {
                self.0.borrow_mut().pulse.hear(device::now_ms());
                if let Some(message) = message::read(&text) {
                    self.tell(Heard::Said(Box::new(message)));
                }
            }
            Told::Closed => self.lose_socket(),
        }
    }

    /// The socket is lost, did not come about, or is of no use. Requests that work go on.
    fn lose_socket(&self) {
        if self.is_polling() {
            self.close();
        } else {
            self.lose();
        }
    }

    /// The connection is lost, by socket or by requests.
    pub(super) fn lose(&self) {
        self.close();
        if self.turn_to(Doing::Waiting) {
            self.0.borrow_mut().tries.fail();
            self.tell(Heard::Lost);
            self.wait();
        }
    }

    /// Closes the socket, if there is one.
    fn close(&self) {
        let closed = {
            let mut state = self.0.borrow_mut();
            state.is_open = false;
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
        let (round, wait_ms) = {
            let mut state = self.0.borrow_mut();
            let rest_ms = std::mem::take(&mut state.rest_ms);
            let wait_ms = state.tries.wait_ms(js_sys::Math::random()).max(rest_ms);
            (state.round, wait_ms)
        };
        let link: Weak<_> = Rc::downgrade(&self.0);
        let due = move || {
            if let Some(link) = link.upgrade().map(Link)
                && link.0.borrow().round == round
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
