//! The hall itself: all games in memory, all sockets, and the time of each game.

mod slow;
mod time;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::online::{Command, Event, GameId, Refusal};
use protocol::online::{
    Bye, ClientMessage, Code, EVENTS_MAX, Key, LIMITS, Me, Refused, ServerMessage, VERSION,
    WatchedGame, You, command, read_id,
};
use rules::{Random, Side};

use crate::bucket::Bucket;
use crate::carried::Carried;
use crate::input::{Conn, Effect, Fault, Input, PlayerId, Stored};
use crate::table::{Asked, Table, events_told};

/// Commands that may wait for one game.
const WAITING_MAX: usize = 16;
/// The time after which it is worth trying again.
const RETRY_MS: u64 = 1_000;
/// The time for which a game stays in memory when nobody has it open.
const IDLE_MS: u64 = 60_000;
/// The longest time that is given back because the server was away, after it has come back.
const BACK_MS: u64 = 15_000;
/// Codes with which sockets are closed.
const CLOSE_TOO_MANY: u16 = 1008;
const CLOSE_SLOW: u16 = 1013;
const CLOSE_SIGNED_OUT: u16 = 4001;
const CLOSE_VERSION: u16 = 4004;

/// A page.
#[derive(Debug)]
struct Socket {
    player: Option<(PlayerId, String, bool)>,
    games: BTreeSet<GameId>,
    /// The messages of somebody who only looks on.
    messages: Bucket,
}

/// A request for a game that is being loaded.
#[derive(Debug)]
enum Wish {
    Watch(Conn, u64),
    Do(Wanted),
}

/// A command before its game is known.
#[derive(Clone, Debug)]
struct Wanted {
    conn: Conn,
    key: Key,
    command: Command,
    at_ms: u64,
    lag_ms: u64,
}

#[derive(Debug)]
enum Place {
    Loading(Vec<Wish>, Carried),
    /// It could not be read; that is tried again, for somebody's time may have to be given back.
    Closed(Carried),
    Open(Box<Table>),
    /// What is kept cannot be read: it is set aside, and all other games go on.
    Broken,
}

/// All games that somebody has open, and all who have them open.
#[derive(Debug)]
pub struct Hall {
    started_ms: u64,
    /// The last moment at which the server before this one was alive.
    seen_ms: Option<u64>,
    /// The times before that in which there was no server.
    outages: Vec<(u64, u64)>,
    places: BTreeMap<GameId, Place>,
    sockets: BTreeMap<Conn, Socket>,
    /// The messages of each player, as long as they count.
    messages: BTreeMap<PlayerId, Bucket>,
    timers: BTreeSet<(u64, GameId)>,
    random: Random,
    effects: Vec<Effect>,
}

impl Hall {
    /// An empty hall. `seen_ms` is the last moment at which the server before this one was alive;
    /// `seed` names rematches.
    pub fn new(started_ms: u64, seen_ms: Option<u64>, seed: u64) -> Hall {
        Hall {
            started_ms,
            seen_ms,
            outages: Vec::new(),
            places: BTreeMap::new(),
            sockets: BTreeMap::new(),
            messages: BTreeMap::new(),
            timers: BTreeSet::new(),
            random: Random::new(seed),
            effects: Vec::new(),
        }
    }

    /// Tells the hall of earlier times in which there was no server, as in `(seen_ms, started_ms)` of
    /// halls before this one: a game that none of them has had open has lost these, too.
    #[must_use]
    pub fn with_outages(mut self, mut outages: Vec<(u64, u64)>) -> Hall {
        outages.sort_unstable();
        outages.retain(|&(_, to_ms)| Some(to_ms) <= self.seen_ms);
        self.outages = outages;
        self
    }

    /// The next moment at which a game wants [`Input::Tick`].
    pub fn wake_ms(&self) -> Option<u64> {
        self.timers.first().map(|&(at, _)| at)
    }

    /// The numbers of sockets, and of games in memory.
    pub fn size(&self) -> (usize, usize) {
        (self.sockets.len(), self.places.len())
    }

    /// Whether this player has a page open.
    pub fn is_here(&self, player: PlayerId) -> bool {
        self.pages_of(player).next().is_some()
    }

    /// What follows from an input at a moment, in milliseconds since 1970.
    pub fn handle(&mut self, input: Input, now_ms: u64) -> Vec<Effect> {
        match input {
            Input::Open { conn, player } => {
                let socket = Socket {
                    player,
                    games: BTreeSet::new(),
                    messages: Bucket::of(LIMITS.watcher_messages),
                };
                self.sockets.insert(conn, socket);
            }
            Input::Say {
                conn,
                message,
                lag_ms,
            } => self.hear(conn, message, lag_ms, now_ms),
            Input::Close { conn } => self.close(conn, now_ms),
            Input::Slow { conn } => self.slow(conn),
            Input::Drained { conn } => self.drained(conn, now_ms),
            Input::Loaded { game, found } => self.open(game, found, now_ms),
            Input::Kept { game, result } => self.kept(game, result, now_ms),
            Input::Tell { player, news } => self.tell(player, news),
            Input::Forgotten { player } => self.forget(player),
            Input::Look { game } => self.look(game),
            Input::Reread { game } => self.reread(game),
            Input::Tick => self.tick(now_ms),
        }
        std::mem::take(&mut self.effects)
    }

    fn send(&mut self, to: Vec<Conn>, message: ServerMessage) {
        if !to.is_empty() {
            self.effects.push(Effect::Send { to, message });
        }
    }

    fn refuse(&mut self, conn: Conn, game: GameId, key: Option<Key>, refused: Refused) {
        let n = match self.places.get(&game) {
            Some(Place::Open(table)) => table.room.seq(),
            Some(Place::Loading(..) | Place::Closed(_) | Place::Broken) | None => 0,
        };
        // Whoever may not know of a game learns nothing of it.
        let n = if refused.code == Code::NoSuchGame {
            0
        } else {
            n
        };
        let message = ServerMessage::No {
            g: game.to_string(),
            key: key.map(|key| key.to_string()).unwrap_or_default(),
            refused,
            n,
        };
        self.send(vec![conn], message);
    }

    fn hear(&mut self, conn: Conn, message: ClientMessage, lag_ms: u64, now_ms: u64) {
        let Some(socket) = self.sockets.get_mut(&conn) else {
            return;
        };
        let messages = match &socket.player {
            Some((player, ..)) => {
                let of_player = self.messages.entry(*player);
                of_player.or_insert(Bucket::of(LIMITS.messages))
            }
            None => &mut socket.messages,
        };
        if !messages.take(now_ms) {
            self.dismiss(conn, "too-often", RETRY_MS, CLOSE_TOO_MANY);
            return;
        }
        match message {
            ClientMessage::Hello { v, .. } if v != VERSION => {
                self.dismiss(conn, "version", 0, CLOSE_VERSION);
            }
            ClientMessage::Hello { games, .. } => {
                let player = socket.player.clone();
                let me = player.map(|(id, name, kid)| Me {
                    id: id.to_string(),
                    name,
                    kid,
                });
                let welcome = ServerMessage::Welcome {
                    me,
                    now: now_ms,
                    limits: Some(LIMITS),
                };
                self.send(vec![conn], welcome);
                for WatchedGame { g, after } in games {
                    self.wish(&g, Wish::Watch(conn, after), now_ms);
                }
            }
            ClientMessage::Watch(WatchedGame { g, after }) => {
                self.wish(&g, Wish::Watch(conn, after), now_ms);
            }
            ClientMessage::Leave { g } => {
                if let Ok(id) = read_id(&g) {
                    socket.games.remove(&id);
                    if let Some(Place::Loading(wishes, _)) = self.places.get_mut(&id) {
                        wishes.retain(|wish| !matches!(wish, Wish::Watch(it, _) if *it == conn));
                    }
                    self.leave(conn, id, now_ms);
                }
            }
            ClientMessage::Do { g, key, c } => {
                if let (Ok(key), Ok(command)) = (key.parse(), command(&c)) {
                    let wanted = Wanted {
                        conn,
                        key,
                        command,
                        at_ms: now_ms,
                        lag_ms,
                    };
                    self.wish(&g, Wish::Do(wanted), now_ms);
                }
            }
            ClientMessage::Ping { id } => {
                self.send(vec![conn], ServerMessage::Pong { id, now: now_ms });
            }
        }
    }

    /// The last message to a socket.
    fn dismiss(&mut self, conn: Conn, code: &str, retry_ms: u64, close: u16) {
        let bye = Bye {
            code: code.to_owned(),
            retry_ms,
        };
        self.send(vec![conn], ServerMessage::Bye(bye));
        self.effects.push(Effect::Close { conn, code: close });
    }

    fn wish(&mut self, game: &str, wish: Wish, now_ms: u64) {
        let Ok(id) = read_id(game) else {
            return;
        };
        match self.places.get_mut(&id) {
            None | Some(Place::Closed(_)) => self.load(id, vec![wish]),
            Some(Place::Loading(wishes, _)) => wishes.push(wish),
            Some(Place::Open(_)) => self.grant(id, wish, now_ms),
            Some(Place::Broken) => self.deny(id, &wish, &broken()),
        }
    }

    fn load(&mut self, id: GameId, wishes: Vec<Wish>) {
        let carried = match self.places.remove(&id) {
            Some(Place::Closed(carried)) => carried,
            _ => Carried::default(),
        };
        self.places.insert(id, Place::Loading(wishes, carried));
        self.effects.push(Effect::Load(id));
    }

    fn deny(&mut self, id: GameId, wish: &Wish, refused: &Refused) {
        let (conn, key) = match wish {
            Wish::Watch(conn, _) => (*conn, None),
            Wish::Do(wanted) => (wanted.conn, Some(wanted.key)),
        };
        self.refuse(conn, id, key, refused.clone());
    }

    fn open(&mut self, id: GameId, found: Result<Option<Box<Stored>>, Fault>, now_ms: u64) {
        let Some(Place::Loading(wishes, carried)) = self.places.remove(&id) else {
            return;
        };
        let refused = match found {
            Ok(Some(stored)) => match read(id, *stored, carried, now_ms) {
                Some(table) => {
                    self.places.insert(id, Place::Open(Box::new(table)));
                    self.find_stop(id, now_ms);
                    self.resume(id, None, now_ms);
                    for wish in wishes {
                        self.grant(id, wish, now_ms);
                    }
                    self.set_timer(id);
                    return;
                }
                None => broken(),
            },
            Ok(None) => no_such_game(),
            Err(Fault::Broken) => broken(),
            Err(Fault::Stale | Fault::Busy | Fault::Failed) => {
                self.places.insert(id, Place::Closed(carried));
                paused()
            }
        };
        if refused.code == Code::Broken {
            self.places.insert(id, Place::Broken);
        }
        for wish in wishes {
            self.deny(id, &wish, &refused);
        }
    }

    fn table(&mut self, id: GameId) -> Option<&mut Table> {
        match self.places.get_mut(&id) {
            Some(Place::Open(table)) => Some(table),
            Some(Place::Loading(..) | Place::Closed(_) | Place::Broken) | None => None,
        }
    }

    fn grant(&mut self, id: GameId, wish: Wish, now_ms: u64) {
        let (conn, key) = match &wish {
            Wish::Watch(conn, _) => (*conn, None),
            Wish::Do(wanted) => (wanted.conn, Some(wanted.key)),
        };
        let Some(socket) = self.sockets.get_mut(&conn) else {
            return;
        };
        let player = socket.player.as_ref().map(|(player, ..)| *player);
        let is_kid = socket.player.as_ref().is_some_and(|(.., kid)| *kid);
        let Some(table) = self.table(id) else {
            return;
        };
        let side = table.seats.side_of(player);
        let terms = table.room.terms();
        if side.is_none() && (terms.private || terms.kid) {
            self.refuse(conn, id, key, no_such_game());
            return;
        }
        if side.is_none() && is_kid {
            let why = "this page is a child's, and shows games of their own only";
            self.refuse(conn, id, key, refused(Code::Child, why));
            return;
        }
        match wish {
            Wish::Watch(conn, after) => self.admit(id, conn, side, after, now_ms),
            Wish::Do(wanted) => self.ask(id, wanted, player, side, now_ms),
        }
    }

    /// Tells a socket what it has missed, and from now on all that happens.
    fn admit(&mut self, id: GameId, conn: Conn, side: Option<Side>, after: u64, now_ms: u64) {
        if let Some(socket) = self.sockets.get_mut(&conn) {
            let is_known = socket.games.contains(&id);
            if !is_known && socket.games.len() >= LIMITS.socket_games as usize {
                let why = "this page has 64 games open; leave one of them first";
                return self.refuse(conn, id, None, refused(Code::TooOften, why));
            }
            socket.games.insert(id);
        }
        let Some(table) = self.table(id) else {
            return;
        };
        table.seats.enter(conn, side);
        self.show(id, conn, side, after, now_ms);
        if let Some(side) = side {
            self.come_back(id, side, None, now_ms);
        }
    }

    /// Tells a socket what it has missed of a game.
    fn show(&mut self, id: GameId, conn: Conn, side: Option<Side>, after: u64, now_ms: u64) {
        let Some(table) = self.table(id) else {
            return;
        };
        // Who knows more than there is knows another game.
        let known = if after > table.room.seq() { 0 } else { after };
        let whole = (known == 0).then(|| table.object(side));
        let missed = table.events_after(known, side, EVENTS_MAX);
        let here = ServerMessage::Here(table.here(now_ms));
        for message in whole.into_iter().chain(missed).chain([here]) {
            self.send(vec![conn], message);
        }
    }

    fn ask(
        &mut self,
        id: GameId,
        wanted: Wanted,
        player: Option<PlayerId>,
        side: Option<Side>,
        now_ms: u64,
    ) {
        let (conn, key) = (wanted.conn, Some(wanted.key));
        let Some(by) = side.filter(|_| player.is_some()) else {
            let why = "you have no seat in this game";
            self.refuse(conn, id, key, refused(Code::NotSeated, why));
            return;
        };
        self.come_back(id, by, Some(by), now_ms);
        let Some(table) = self.table(id) else {
            return;
        };
        table.lag_ms[by] = wanted.lag_ms;
        let asked = Asked {
            conn,
            by,
            key: wanted.key,
            command: wanted.command,
            at_ms: wanted.at_ms,
            lag_ms: wanted.lag_ms,
        };
        if table.flight.is_none() {
            self.carry_out(id, asked, now_ms);
        } else if table.waiting.len() < WAITING_MAX {
            table.waiting.push_back(asked);
        } else {
            self.refuse(conn, id, key, busy());
        }
    }

    fn carry_out(&mut self, id: GameId, asked: Asked, now_ms: u64) {
        let next = GameId::from_bits(self.random.bits());
        let Some(table) = self.table(id) else {
            return;
        };
        match table.answered(asked.key) {
            Some((by, n)) if by == asked.by => return self.acknowledge(id, &asked, n),
            Some(_) => {
                let why = "another intention has this name";
                return self.say_no(id, &asked, refused(Code::BadMessage, why));
            }
            None => {}
        }
        if let Some(again) = table.carried.refusal(asked.key, asked.by) {
            let again = again.clone();
            return self.refuse(asked.conn, id, Some(asked.key), again);
        }
        if matches!(asked.command, Command::React(_)) && !table.carried.may_react(asked.by, now_ms)
        {
            let why = "three feelings in twenty seconds are enough";
            return self.say_no(id, &asked, refused(Code::TooOften, why));
        }
        let decided = catch_unwind(AssertUnwindSafe(|| table.decide(&asked, next, now_ms)));
        match decided {
            Ok(Ok(events)) => {
                let at_ms = asked.at_ms;
                self.launch(id, Some(asked), events, at_ms);
            }
            Ok(Err(refusal)) => {
                self.say_no(id, &asked, of(&refusal));
                // Whoever is too late hears what has become of the game.
                self.lapse(id, now_ms);
            }
            Err(_) => self.set_aside(id),
        }
    }

    /// Refuses an intention for good.
    fn say_no(&mut self, id: GameId, asked: &Asked, refused: Refused) {
        if let Some(table) = self.table(id) {
            table.carried.refuse(asked.key, asked.by, refused.clone());
        }
        self.refuse(asked.conn, id, Some(asked.key), refused);
    }

    fn acknowledge(&mut self, id: GameId, asked: &Asked, n: u64) {
        let message = ServerMessage::Ack {
            g: id.to_string(),
            key: asked.key.to_string(),
            n,
        };
        self.send(vec![asked.conn], message);
    }

    fn launch(&mut self, id: GameId, asked: Option<Asked>, events: Vec<Event>, at_ms: u64) {
        let Some(table) = self.table(id) else {
            return;
        };
        let launched = catch_unwind(AssertUnwindSafe(|| table.launch(asked, events, at_ms)));
        match launched {
            Ok(Ok(append)) => self.effects.push(Effect::Append(Box::new(append))),
            Ok(Err(_)) | Err(_) => self.set_aside(id),
        }
    }

    /// A game that cannot go on is closed for everybody; all others are not concerned.
    fn set_aside(&mut self, id: GameId) {
        let Some(Place::Open(table)) = self.places.insert(id, Place::Broken) else {
            return;
        };
        self.forget_timer(id, table.timer_ms);
        for conn in table.seats.all() {
            self.refuse(conn, id, None, broken());
        }
    }

    fn kept(&mut self, id: GameId, result: Result<(), Fault>, now_ms: u64) {
        match result {
            Ok(()) => self.land(id, now_ms),
            Err(fault) => self.crash(id, fault, now_ms),
        }
    }

    /// The events are on the disk: now everybody may hear of them.
    fn land(&mut self, id: GameId, now_ms: u64) {
        let Some(table) = self.table(id) else {
            return;
        };
        let Some((asked, first, entries)) = table.land(now_ms) else {
            return;
        };
        // Players before those who look on.
        let viewers = [Some(Side::South), Some(Side::North), None];
        let of = viewers.map(|viewer| (viewer, table.seats.of(viewer)));
        if let Some(asked) = &asked {
            self.acknowledge(id, asked, first);
        }
        // Nearly always all are told the same, which is written once.
        let mut told: Vec<(Vec<Conn>, ServerMessage)> = Vec::new();
        for (viewer, conns) in of.into_iter().filter(|(_, conns)| !conns.is_empty()) {
            let message = events_told(id, first, &entries, viewer);
            match told.iter_mut().find(|(_, other)| *other == message) {
                Some((to, _)) => to.extend(conns),
                None => told.push((conns, message)),
            }
        }
        for (to, message) in told {
            self.send(to, message);
        }
        self.set_timer(id);
        self.resume(id, None, now_ms);
        self.go_on(id, now_ms);
        if self.table(id).is_some_and(|table| table.is_stale) {
            self.reread(id);
        }
    }

    /// Carries out what has waited, until something is on its way to the disk again.
    fn go_on(&mut self, id: GameId, now_ms: u64) {
        loop {
            let Some(table) = self.table(id) else {
                return;
            };
            if table.flight.is_some() {
                return;
            }
            let Some(asked) = table.waiting.pop_front() else {
                return;
            };
            self.carry_out(id, asked, now_ms);
        }
    }

    /// The events were not kept, or nobody knows: the game is read again before anything else.
    fn crash(&mut self, id: GameId, fault: Fault, now_ms: u64) {
        let Some(Place::Open(table)) = self.places.remove(&id) else {
            return;
        };
        self.forget_timer(id, table.timer_ms);
        let why = match fault {
            Fault::Busy => busy(),
            Fault::Stale | Fault::Failed | Fault::Broken => paused(),
        };
        let conns = table.seats.all();
        let known = table.room.seq();
        let (carried, waiting) = table.stopped(now_ms);
        for asked in waiting {
            self.refuse(asked.conn, id, Some(asked.key), why.clone());
        }
        let wishes = conns.into_iter().map(|conn| Wish::Watch(conn, known));
        self.places.insert(id, Place::Closed(carried));
        self.load(id, wishes.collect());
    }

    /// Reads a game again, for those who have it open; what is on its way to the disk arrives first.
    fn reread(&mut self, id: GameId) {
        let Some(table) = self.table(id) else {
            return;
        };
        if table.flight.is_some() {
            table.is_stale = true;
            return;
        }
        let (conns, known, timer) = (table.seats.all(), table.room.seq(), table.timer_ms);
        let carried = std::mem::take(&mut table.carried);
        self.forget_timer(id, timer);
        self.places.insert(id, Place::Closed(carried));
        let wishes = conns.into_iter().map(|conn| Wish::Watch(conn, known));
        self.load(id, wishes.collect());
    }

    fn tell(&mut self, player: PlayerId, news: You) {
        let to = self.pages_of(player).collect();
        self.send(to, ServerMessage::You { news });
    }

    /// The pages of a player who is none any more are closed, and their games are read again: the name
    /// is another one.
    fn forget(&mut self, player: PlayerId) {
        let pages: Vec<Conn> = self.pages_of(player).collect();
        for conn in pages {
            self.dismiss(conn, "signed-out", 0, CLOSE_SIGNED_OUT);
        }
        let is_theirs = |place: &Place| match place {
            Place::Open(table) => table.seats.side_of(Some(player)).is_some(),
            Place::Loading(..) | Place::Closed(_) | Place::Broken => false,
        };
        let games = self.places.iter().filter(|(_, place)| is_theirs(place));
        let games: Vec<GameId> = games.map(|(&id, _)| id).collect();
        for id in games {
            self.reread(id);
        }
    }

    fn pages_of(&self, player: PlayerId) -> impl Iterator<Item = Conn> {
        let is_theirs = move |socket: &Socket| {
            let of = socket.player.as_ref();
            of.is_some_and(|(id, ..)| *id == player)
        };
        let pages = self.sockets.iter();
        pages
            .filter(move |(_, socket)| is_theirs(socket))
            .map(|(&conn, _)| conn)
    }

    fn look(&mut self, id: GameId) {
        if matches!(self.places.get(&id), None | Some(Place::Closed(_))) {
            self.load(id, Vec::new());
        }
    }

    fn close(&mut self, conn: Conn, now_ms: u64) {
        let Some(socket) = self.sockets.remove(&conn) else {
            return;
        };
        for id in socket.games {
            self.leave(conn, id, now_ms);
        }
    }

    fn leave(&mut self, conn: Conn, id: GameId, now_ms: u64) {
        if let Some(table) = self.table(id)
            && table.seats.leave(conn, now_ms)
        {
            table.idle_ms = now_ms;
        }
    }
}

/// The game as it was kept; nothing if it cannot be read.
fn read(id: GameId, stored: Stored, carried: Carried, now_ms: u64) -> Option<Table> {
    let read = catch_unwind(AssertUnwindSafe(|| {
        Table::load(id, stored, carried, now_ms).ok()
    }));
    read.ok().flatten()
}

fn refused(code: Code, sentence: &str) -> Refused {
    Refused {
        code,
        sentence: sentence.to_owned(),
        retry_ms: None,
    }
}

fn of(refusal: &Refusal) -> Refused {
    refused(Code::of(refusal), &refusal.to_string())
}

fn no_such_game() -> Refused {
    refused(Code::NoSuchGame, "there is no such game")
}

fn broken() -> Refused {
    refused(Code::Broken, "this game is damaged and cannot go on")
}

fn busy() -> Refused {
    Refused {
        retry_ms: Some(RETRY_MS),
        ..refused(Code::Busy, "too much is going on; try again in a moment")
    }
}

fn paused() -> Refused {
    Refused {
        retry_ms: Some(RETRY_MS),
        ..refused(
            Code::Paused,
            "the server cannot keep moves at the moment; nothing is lost",
        )
    }
}
