//! A game that is played with a server: what comes from it is followed, what is chosen here is sent
//! until it is answered, and the board shows both.

use std::ops::Deref;
use std::time::Duration;

use game::online::{Event, GameId, Reaction};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::online::{
    ClientMessage, GameObject, Gone, ServerMessage, VERSION, WatchedGame, WireCommand, WireEvent,
};

use super::followed::{Astray, Followed};
use super::json::{self, quoted};
use super::link::{Heard, Link};
use super::outbox::{Intention, Outbox};
use super::pulse::{self, ANSWER_MS, OPENING_MS};
use super::wire::{self, Events, Trouble};
use crate::device;
use crate::device::net;
use crate::family;
use crate::going;
use crate::page::Page;

/// The time after which what is not acknowledged looks so.
const UNSENT: Duration = Duration::from_millis(300);
/// A feeling is shown for so long.
const FEELING: Duration = Duration::from_secs(5);
/// A server that is busy is asked again after this time, if it does not say when.
const BUSY_MS: u64 = 1_000;
/// A sentence is shown for so long.
const SAID: Duration = Duration::from_secs(8);

/// The state of the connection.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Line {
    /// Nothing has come so far.
    Joining,
    /// It works.
    Live,
    /// It is lost, and tried again.
    Lost,
}

/// The people who are there.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Here {
    /// South and North.
    pub(super) sides: [bool; 2],
    pub(super) watching: usize,
    pub(super) gone: Option<Gone>,
    /// When that was told, by this device's clock.
    pub(super) told_ms: f64,
}

/// A handle of the session, as `Desk` is one.
#[derive(Clone, Copy)]
pub(super) struct Session {
    state: &'static State,
}

/// Leaked on purpose, as that of a desk: a few hundred bytes for each game opened.
pub(super) struct State {
    pub(super) page: Page,
    pub(super) id: String,
    /// The game, once it has come.
    pub(super) game: RwSignal<Option<Followed>>,
    /// The events so far have come: the board need not wait for more.
    pub(super) is_caught_up: RwSignal<bool>,
    pub(super) line: RwSignal<Line>,
    pub(super) here: RwSignal<Here>,
    pub(super) outbox: RwSignal<Outbox>,
    /// Something has waited for an acknowledgement for a while.
    pub(super) is_unsent: RwSignal<bool>,
    /// The sentence that the player is told, for a while.
    pub(super) said: RwSignal<Option<String>>,
    /// The last feeling that each player has shown.
    pub(super) feelings: RwSignal<[Option<Reaction>; 2]>,
    /// The reason why there is nothing to see.
    pub(super) trouble: RwSignal<Option<Trouble>>,
    /// The clock of the server less that of this device, in milliseconds.
    ahead_ms: StoredValue<i64>,
    link: StoredValue<Option<Link>, LocalStorage>,
}

impl Deref for Session {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl Session {
    /// Opens a game by its name.
    pub(super) fn open(page: Page, id: String) -> Session {
        let kept = device::recall(&outbox_name(&id)).unwrap_or_default();
        let state = State {
            page,
            id,
            game: RwSignal::new(None),
            is_caught_up: RwSignal::new(false),
            line: RwSignal::new(Line::Joining),
            here: RwSignal::new(Here::default()),
            outbox: RwSignal::new(Outbox::read(&kept)),
            is_unsent: RwSignal::new(false),
            said: RwSignal::new(None),
            feelings: RwSignal::new([None; 2]),
            trouble: RwSignal::new(None),
            ahead_ms: StoredValue::new(0),
            link: StoredValue::new_local(None),
        };
        let session = Session {
            state: Box::leak(Box::new(state)),
        };
        session.begin();
        session
    }

    /// Takes the seat whose secret is in the address, or is kept from before, and connects.
    fn begin(self) {
        if self.id.parse::<GameId>().is_err() {
            let code = "no-such-game".to_owned();
            return self.give_up(Trouble::Refused(code, String::new()));
        }
        let link = Link::new(move |heard| self.hear(heard));
        self.link.set_value(Some(link.clone()));
        let Some(secret) = net::fragment() else {
            return link.again();
        };
        device::show_address(&format!("/g/{}", self.id), false);
        spawn_local(async move {
            self.sit_down(&secret).await;
            link.again();
        });
    }

    /// Takes the seat with this secret; returns whether it was given.
    async fn sit_down(self, secret: &str) -> bool {
        let path = format!("/api/games/{}/seat", self.id);
        let seated = wire::post(&path, &[("secret", quoted(secret))]).await;
        if seated.is_ok() {
            keep_seat(&self.id, secret);
        }
        seated.is_ok()
    }

    fn with_link<T>(self, tell: impl FnOnce(&Link) -> T) -> Option<T> {
        self.link.try_with_value(|link| link.as_ref().map(tell))?
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Opened => {
                self.rewind();
                let games = vec![self.watched()];
                self.with_link(|link| link.send(&ClientMessage::Hello { v: VERSION, games }));
            }
            Heard::Said(message) => self.follow(*message),
            Heard::Lost => self.lose(),
            Heard::Poll(round) => self.poll(round),
        }
    }

    /// Everything sent and not answered is sent again when there is a connection.
    fn rewind(self) {
        self.outbox.try_maybe_update(|outbox| {
            outbox.rewind();
            (false, ())
        });
    }

    fn watched(self) -> WatchedGame {
        let seq = |game: &Option<Followed>| game.as_ref().map_or(0, |game| game.room.seq());
        WatchedGame {
            g: self.id.clone(),
            after: self.game.with_untracked(seq),
        }
    }

    fn lose(self) {
        self.rewind();
        let was = self.line.try_get_untracked();
        if was.is_some_and(|was| was != Line::Lost) {
            self.line.set(Line::Lost);
        }
    }

    fn follow(self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { now, .. } => {
                self.set_clock(now);
                self.with_link(Link::settle);
                self.line.set(Line::Live);
                self.send();
            }
            ServerMessage::Pong { now, .. } => self.set_clock(now),
            ServerMessage::Game { game } if game.id == self.id => {
                if self.game.with_untracked(Option::is_none) {
                    self.meet(*game);
                }
            }
            ServerMessage::Ev { g, n, e } if g == self.id => {
                self.take_in(n, &e);
            }
            ServerMessage::Ack { g, key, n } if g == self.id => self.answered(&key, n),
            ServerMessage::No {
                g, key, refused, ..
            } if g == self.id => {
                let code = serde_json::to_string(&refused.code).unwrap_or_default();
                self.refused(&key, code.trim_matches('"'), refused.retry_ms);
            }
            ServerMessage::Here(here) if here.g == self.id => {
                self.see(here);
                self.is_caught_up.set(true);
            }
            ServerMessage::Bye(bye) => {
                self.with_link(|link| link.rest(bye.retry_ms));
            }
            ServerMessage::Game { .. }
            | ServerMessage::Ev { .. }
            | ServerMessage::Ack { .. }
            | ServerMessage::No { .. }
            | ServerMessage::Here(_)
            | ServerMessage::You { .. } => {}
        }
    }

    fn see(self, here: protocol::online::Here) {
        self.here.set(Here {
            sides: [here.south, here.north],
            watching: here.watching,
            gone: here.gone,
            told_ms: device::now_ms(),
        });
    }

    /// Begins to follow a game. One of keys needs the machine for such games first.
    fn meet(self, object: GameObject) {
        if let Some(game) = Followed::new(object.clone()) {
            return self.game.set(Some(game));
        }
        spawn_local(async move {
            fetch_rules(self.page, &object.terms).await;
            if Followed::new(object).is_some() {
                self.with_link(Link::again);
            } else {
                self.trouble.set(Some(Trouble::Away));
            }
        });
    }

    fn set_clock(self, now: u64) {
        let here = device::today_ms();
        self.ahead_ms
            .set_value(now.cast_signed() - here.cast_signed());
    }

    /// The time by the server's clock, in milliseconds since 1970.
    pub(super) fn now_ms(self) -> u64 {
        let ahead = self.ahead_ms.try_get_value().unwrap_or_default();
        device::today_ms().saturating_add_signed(ahead)
    }

    /// Takes in events; where they do not fit the game is fetched anew.
    fn take_in(self, n: u64, events: &[WireEvent]) {
        let heard = self.game.try_update(|game| {
            let game = game.as_mut()?;
            Some(game.hear(n, events))
        });
        match heard.flatten() {
            Some(Ok(new)) => new.iter().for_each(|event| self.note(event)),
            Some(Err(why)) => {
                self.fetch_anew();
                if why == Astray::Differs {
                    self.say(self.page.words.get_untracked().text("online-fetched-anew"));
                }
            }
            None => {}
        }
        let seq = self.watched().after;
        self.outbox.maybe_update(|outbox| outbox.come(seq));
    }

    /// Forgets the game, and asks for it.
    fn fetch_anew(self) {
        self.game.set(None);
        self.is_caught_up.set(false);
        let watched = self.watched();
        self.with_link(|link| link.send(&ClientMessage::Watch(watched)));
    }

    /// Tells the player something, for a while.
    pub(super) fn say(self, text: String) {
        self.said.set(Some(text.clone()));
        let fade = move || {
            self.said.try_maybe_update(|said| {
                let is_same = said.as_ref() == Some(&text);
                (is_same && said.take().is_some(), ())
            });
        };
        set_timeout(fade, SAID);
    }

    /// The effect of an event besides that on the game.
    fn note(self, event: &Event) {
        if let Event::Answer { by, yes: false, .. } = *event {
            let words = self.page.words.get_untracked();
            let other = self.game.with_untracked(|game| {
                let game = game.as_ref()?;
                (game.me()? != by).then(|| game.name(by, words))
            });
            if let Some(name) = other {
                self.say(words.text_with("offer-declined", &[("name", name.into())]));
            }
        }
        if let Event::End { .. } = event {
            // What was answered before is over, too.
            self.said.set(None);
        }
        if let Event::React { by, what } = *event {
            self.feelings.update(|feelings| feelings[by] = Some(what));
            let fade = move || {
                // The screen may have been left.
                let _ = self.feelings.try_update(|feelings| feelings[by] = None);
            };
            set_timeout(fade, FEELING);
        }
    }

    /// Gives a command of the player to the server, as soon as there is one.
    pub(super) fn command(self, command: WireCommand) {
        let key = net::random_key();
        self.outbox
            .update(|outbox| outbox.push(Intention { key, command }));
        self.keep_outbox();
        self.send();
        let mark = move || {
            if let Some(is_empty) = self.outbox.try_with_untracked(Outbox::is_empty) {
                self.is_unsent.set(!is_empty);
            }
        };
        set_timeout(mark, UNSENT);
    }

    fn keep_outbox(self) {
        let name = outbox_name(&self.id);
        match self.outbox.with_untracked(Outbox::save) {
            // Without storage it is lost by a reload, and by nothing else.
            Some(text) => drop(device::keep(&name, &text)),
            None => device::forget(&name),
        }
        if self.outbox.with_untracked(Outbox::is_empty) {
            self.is_unsent.set(false);
        }
    }

    /// Sends what is due, if there is a connection.
    fn send(self) {
        if self.line.try_get_untracked() != Some(Line::Live) {
            return;
        }
        let due = self.outbox.try_update_untracked(Outbox::send).flatten();
        let Some(Intention { key, command: c }) = due else {
            return;
        };
        let message = ClientMessage::Do {
            g: self.id.clone(),
            key,
            c,
        };
        if self.with_link(|link| link.send(&message)) == Some(true) {
            return;
        }
        let ClientMessage::Do { key, c, .. } = message else {
            return;
        };
        spawn_local(async move {
            let command = serde_json::to_string(&c).unwrap_or_default();
            let body = json::object(&[("key", quoted(&key)), ("c", command)]);
            let path = format!("/api/games/{}/do", self.id);
            let answer = wire::ask_within("POST", &path, Some(body), OPENING_MS).await;
            let answer = answer.and_then(|done| done.number("n").ok_or(Trouble::Away));
            if self.outbox.is_disposed() {
                return;
            }
            match answer {
                Ok(n) => self.answered(&key, n),
                Err(Trouble::Refused(code, _)) => self.refused(&key, &code, None),
                Err(Trouble::Away) => self.unanswered(),
            }
        });
    }

    /// A command sent by a request was not answered: nobody knows whether it was carried out.
    fn unanswered(self) {
        if self.with_link(Link::is_polling) == Some(true) {
            self.with_link(Link::lose);
        } else {
            self.send_again_after(BUSY_MS);
        }
    }

    fn send_again_after(self, ms: u64) {
        let again = move || {
            self.rewind();
            self.send();
        };
        set_timeout(again, Duration::from_millis(ms));
    }

    /// A command was carried out. It stays on the board until its first event, number `n`, comes.
    fn answered(self, key: &str, n: u64) {
        let seq = self.watched().after;
        self.outbox.update(|outbox| outbox.acknowledge(key, n, seq));
        self.keep_outbox();
        self.send();
    }

    /// A command was refused: it is taken back with the reason, or sent again if the server is only
    /// busy. Without a name it was the game itself that was refused.
    fn refused(self, key: &str, code: &str, retry_ms: Option<u64>) {
        let is_busy = ["busy", "paused"].contains(&code);
        if key.is_empty() {
            if is_busy {
                self.with_link(|link| {
                    link.rest(retry_ms.unwrap_or(BUSY_MS));
                    link.lose();
                });
            } else if self.game.with_untracked(Option::is_none) {
                let sentence = String::new();
                self.give_up(Trouble::Refused(code.to_owned(), sentence));
            }
            return;
        }
        if let Some(ms) = retry_ms.or(is_busy.then_some(BUSY_MS)) {
            return self.send_again_after(ms);
        }
        let refused = self.outbox.try_update(|outbox| {
            let refused = outbox.take(key);
            // What follows a move that was refused was meant for another position.
            if matches!(
                refused,
                Some(Intention {
                    command: WireCommand::Move { .. },
                    ..
                })
            ) {
                outbox.clear();
            }
            refused
        });
        self.keep_outbox();
        if refused
            .flatten()
            .is_some_and(|it| !self.is_played(&it.command))
        {
            self.say(wire::told(code, self.page.words.get_untracked()));
        }
        if code == "not-seated" {
            self.fetch_anew();
        }
        self.send();
    }

    /// Whether another page of the same player has played this very move.
    fn is_played(self, command: &WireCommand) -> bool {
        let WireCommand::Move { ply, m } = command else {
            return false;
        };
        self.game.with_untracked(|game| {
            let line = game.as_ref().map(|game| game.line(&[]));
            line.is_some_and(|line| line.get(*ply) == Some(m))
        })
    }

    /// There is nothing to see; but the seat may be kept on this device although the cookie is not.
    fn give_up(self, trouble: Trouble) {
        going::forget(&self.id);
        let Some(secret) = device::recall(&seat_name(&self.id)) else {
            self.trouble.set(Some(trouble));
            return;
        };
        spawn_local(async move {
            if self.sit_down(&secret).await {
                self.with_link(Link::again);
            } else {
                let _ = self.trouble.try_set(Some(trouble));
            }
        });
    }

    /// Asks for news by a request, where sockets do not come about.
    fn poll(self, round: u32) {
        spawn_local(async move {
            let news = self.news().await;
            // The screen may have been left, or a socket works again.
            if self.with_link(|link| link.awaits(round)) != Some(true) {
                return;
            }
            let is_answered = news.is_ok();
            match news {
                Ok(Events { n, e, here }) => {
                    self.take_in(n, &e);
                    self.is_caught_up.set(true);
                    if let Some(here) = here {
                        self.see(here);
                    }
                    self.line.set(Line::Live);
                    self.send();
                }
                Err(Trouble::Refused(code, _)) => self.refused("", &code, None),
                Err(Trouble::Away) => {}
            }
            self.with_link(|link| link.polled(round, is_answered));
        });
    }

    /// The events that are missing. The request waits for some, as long as a socket may be silent; but
    /// first it shows that there is a connection.
    async fn news(self) -> Result<Events, Trouble> {
        let is_new = || self.game.try_with_untracked(Option::is_none) == Some(true);
        if is_new() {
            let game = wire::get(&format!("/api/games/{}", self.id)).await;
            let object: GameObject = wire::read(game)?;
            fetch_rules(self.page, &object.terms).await;
            if is_new() {
                self.meet(object);
            }
        }
        if self.game.is_disposed() {
            return Err(Trouble::Away);
        }
        let is_live = self.line.get_untracked() == Line::Live && self.is_caught_up.get_untracked();
        let every_ms = if is_live {
            pulse::every_ms(device::is_hidden())
        } else {
            0
        };
        let (id, after, seconds) = (&self.id, self.watched().after, every_ms / 1_000);
        let path = format!("/api/games/{id}/events?after={after}&wait={seconds}");
        let answer_ms = if is_live { ANSWER_MS } else { OPENING_MS };
        wire::read(wire::ask_within("GET", &path, None, every_ms + answer_ms).await)
    }
}

fn outbox_name(id: &str) -> String {
    format!("mancala.unsent.{id}")
}

fn seat_name(id: &str) -> String {
    format!("mancala.seat.{id}")
}

/// Keeps the secret of a seat, so that it can be taken again without a cookie.
pub(super) fn keep_seat(id: &str, secret: &str) {
    // Without storage the cookie has to do.
    let _ = device::keep(&seat_name(id), secret);
}

/// Fetches what the rules of a game need that this page has not got yet.
pub(super) async fn fetch_rules(page: Page, terms: &str) {
    family::fetch_for(
        page.language.get_untracked(),
        std::iter::once(terms.to_owned()),
    )
    .await;
}
