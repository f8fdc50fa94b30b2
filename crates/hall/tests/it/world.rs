//! A world for one hall: lines that lose and double, a disk that fails, a server that is killed, and
//! people who sleep, lie and send again. One queue, one seed, no clock.

mod lines;
mod scene;

use std::collections::BTreeMap;
use std::fmt;

use game::online::GameId;
use hall::{Conn, Effect, Fault, Hall, Input};
use protocol::online::{ClientMessage, ServerMessage};
use rules::Random;

use self::lines::Lines;
use crate::checker::Checker;
use crate::faults::{Meddler, Plant};
use crate::one_in;
use crate::queue::{Happening, Life, Queue};
use crate::store::{Laxity, Store};
use crate::tab::{Person, Tab, Weather};
use crate::trace::Trace;

/// The time that all have to come to an end after the storm.
const CALM_MS: u64 = 30_000;
const PARTING_MS: u64 = 120_000;
const BEGUN_MS: u64 = 1_000_000;

/// How a world is run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Options {
    pub(crate) seed: u64,
    /// The length of the storm.
    pub(crate) storm_ms: u64,
    /// A fault planted on purpose.
    pub(crate) plant: Option<Plant>,
    pub(crate) is_written: bool,
}

/// What a world has come to, when all is well.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Report {
    /// A number for all that happened, in order.
    pub(crate) hash: u64,
    pub(crate) steps: u64,
    pub(crate) games: usize,
    /// How often each kind of event has happened.
    pub(crate) kinds: BTreeMap<String, u64>,
}

/// Something that must never happen.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) what: String,
    pub(crate) last_steps: String,
}

/// The world.
#[derive(Debug)]
pub(crate) struct World {
    now_ms: u64,
    queue: Queue,
    random: Random,
    hall: Option<Hall>,
    life: Life,
    timer_ms: Option<u64>,
    store: Store,
    lines: Lines,
    persons: Vec<Person>,
    tabs: Vec<Tab>,
    checker: Checker,
    meddler: Meddler,
    trace: Trace,
    storm_ends_ms: u64,
    /// The server is to be killed while it writes.
    is_doomed: bool,
    steps: u64,
}

/// Runs a world to its end.
pub(crate) fn run(options: Options) -> Result<Report, Failure> {
    let mut world = World::new(options);
    match world.run() {
        Ok(()) => {
            let mut kinds = BTreeMap::new();
            for kind in world.checker.kinds() {
                *kinds.entry(kind).or_default() += 1;
            }
            Ok(Report {
                hash: world.trace.hash,
                steps: world.steps,
                games: world.checker.games(),
                kinds,
            })
        }
        Err(what) => Err(Failure {
            what,
            last_steps: world.trace.last(),
        }),
    }
}

impl World {
    fn new(options: Options) -> World {
        let mut random = Random::new(options.seed);
        let mut world = World {
            now_ms: BEGUN_MS,
            queue: Queue::default(),
            hall: None,
            life: 0,
            timer_ms: None,
            store: Store::default(),
            lines: Lines::default(),
            persons: Vec::new(),
            tabs: Vec::new(),
            checker: Checker::default(),
            meddler: Meddler::new(options.plant, random.fork()),
            trace: Trace::default(),
            storm_ends_ms: BEGUN_MS + options.storm_ms,
            is_doomed: false,
            steps: 0,
            random,
        };
        world.trace.is_written = options.is_written;
        world.store.laxity = options.plant.map_or_else(Laxity::default, Plant::laxity);
        world.set_the_scene();
        world
    }

    fn weather(&self) -> Weather {
        match self.now_ms.checked_sub(self.storm_ends_ms) {
            None => Weather::Storm,
            Some(0..CALM_MS) => Weather::Calm,
            Some(_) => Weather::Parting,
        }
    }

    fn is_stormy(&self) -> bool {
        self.weather() == Weather::Storm
    }

    fn after(&mut self, least_ms: u32, most_ms: u32) -> u64 {
        self.now_ms + u64::from(least_ms + self.random.below(most_ms - least_ms + 1))
    }

    fn run(&mut self) -> Result<(), String> {
        let end_ms = self.storm_ends_ms + CALM_MS + PARTING_MS;
        while let Some((at_ms, happening)) = self.queue.pop() {
            if at_ms > end_ms {
                break;
            }
            self.now_ms = at_ms;
            self.steps += 1;
            self.trace.step(at_ms, self.steps);
            self.happen(happening)?;
            if self.is_over() && self.finish().is_ok() {
                break;
            }
        }
        self.finish()
    }

    fn happen(&mut self, happening: Happening) -> Result<(), String> {
        match happening {
            Happening::Wake(tab) => {
                self.wake(tab);
                Ok(())
            }
            Happening::Opened(conn) => self.opened(conn),
            Happening::Said(conn, message) => self.said(conn, message),
            Happening::Slow(conn) => self.feed(Input::Slow { conn }),
            Happening::Drained(conn) => self.drained(conn),
            Happening::Closed(conn) => self.feed(Input::Close { conn }),
            Happening::Heard(conn, message) => self.heard(conn, message),
            Happening::Lost(conn) => {
                self.lost(conn);
                Ok(())
            }
            Happening::Commit => self.commit(),
            Happening::Kept(life, game, result) => self.feed_to(life, Input::Kept { game, result }),
            Happening::Read(life, game) => {
                let found = if self.is_stormy() && one_in(&mut self.random, 30) {
                    Err(Fault::Failed)
                } else {
                    Ok(self.meddler.read(self.store.read(game), life))
                };
                let at_ms = self.after(0, 20);
                self.queue.push(at_ms, Happening::Loaded(life, game, found));
                Ok(())
            }
            Happening::Loaded(life, game, found) => {
                self.feed_to(life, Input::Loaded { game, found })
            }
            Happening::Zombie(append) => {
                // Where the game has gone on, it must change nothing.
                let has_gone_on = self.store.seq(append.game) > append.after;
                if has_gone_on && self.store.append(&append).is_ok() {
                    self.checker.kept(&append, &self.store, self.now_ms)?;
                }
                Ok(())
            }
            Happening::Tick(life) => self.tick(life),
            Happening::Timer(life) => {
                self.timer_ms = None;
                self.feed_to(life, Input::Tick)
            }
            Happening::Die => self.die(),
            Happening::Start => {
                self.start();
                Ok(())
            }
        }
    }

    fn feed_to(&mut self, life: Life, input: Input) -> Result<(), String> {
        if life == self.life {
            self.feed(input)
        } else {
            Ok(())
        }
    }

    /// Something reaches the hall, and what it wants is done.
    fn feed(&mut self, input: Input) -> Result<(), String> {
        let Some(hall) = &mut self.hall else {
            return Ok(());
        };
        let now_ms = self.now_ms;
        self.trace
            .write(now_ms, format_args!("→ {}", Shown(&input)));
        self.checker.reaches(&input, now_ms);
        let effects = self.meddler.handle(hall, input, &self.store, now_ms);
        for effect in &effects {
            self.trace.write(now_ms, format_args!("  ← {effect:?}"));
        }
        self.checker.answers(&effects, &self.store, now_ms)?;
        for effect in effects {
            self.carry_out(effect);
        }
        self.set_timer();
        Ok(())
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Send { to, message } => {
                for conn in to {
                    self.send(conn, message.clone());
                }
            }
            Effect::Skip { conn } => self.skip(conn),
            Effect::Load(game) => {
                let at_ms = self.after(0, 20);
                self.queue.push(at_ms, Happening::Read(self.life, game));
            }
            Effect::Append(append) => {
                // The first one begins a batch; what comes before it is written joins it.
                if self.store.waiting.is_empty() {
                    let is_slow = self.is_stormy() && one_in(&mut self.random, 50);
                    let at_ms = self.after(1, if is_slow { 900 } else { 30 });
                    self.queue.push(at_ms, Happening::Commit);
                }
                self.store.waiting.push((self.life, *append));
                if std::mem::take(&mut self.is_doomed) {
                    self.queue.push(self.now_ms, Happening::Die);
                }
            }
            Effect::Close { conn, .. } => self.close(conn),
        }
    }

    fn set_timer(&mut self) {
        let wake_ms = self.hall.as_ref().and_then(Hall::wake_ms);
        if let Some(wake_ms) = wake_ms
            && self.timer_ms.is_none_or(|timer_ms| wake_ms < timer_ms)
        {
            self.timer_ms = Some(wake_ms);
            let at_ms = wake_ms.max(self.now_ms);
            self.queue.push(at_ms, Happening::Timer(self.life));
        }
    }

    fn commit(&mut self) -> Result<(), String> {
        let is_stormy = self.is_stormy();
        for written in self.store.commit(&mut self.random, is_stormy) {
            let game = written.append.game;
            if written.is_kept {
                self.checker
                    .kept(&written.append, &self.store, self.now_ms)?;
            }
            let at_ms = self.after(0, 3);
            let kept = Happening::Kept(written.life, game, written.told);
            self.queue.push(at_ms, kept);
        }
        Ok(())
    }

    fn tick(&mut self, life: Life) -> Result<(), String> {
        if life != self.life || self.hall.is_none() {
            return Ok(());
        }
        self.store.seen_ms = Some(self.now_ms);
        self.queue.push(self.now_ms + 1_000, Happening::Tick(life));
        self.feed(Input::Tick)
    }

    /// The server is killed: what waited for the disk is there, is lost, or comes later.
    fn die(&mut self) -> Result<(), String> {
        if self.is_stormy() && self.store.waiting.is_empty() && one_in(&mut self.random, 2) {
            self.is_doomed = true;
            return Ok(());
        }
        if !self.is_stormy() || self.hall.take().is_none() {
            return Ok(());
        }
        self.trace
            .write(self.now_ms, format_args!("the server is killed"));
        self.life += 1;
        self.timer_ms = None;
        self.checker.dies(self.now_ms);
        for (_, append) in std::mem::take(&mut self.store.waiting) {
            match self.random.below(6) {
                0 | 1 => {
                    let at_ms = self.after(0, 20_000);
                    self.queue.push(at_ms, Happening::Zombie(Box::new(append)));
                }
                2 | 3 if self.store.append(&append).is_ok() => {
                    self.checker.kept(&append, &self.store, self.now_ms)?;
                }
                _ => {}
            }
        }
        self.cut_all();
        if one_in(&mut self.random, 6) {
            self.damage();
        }
        let is_long = one_in(&mut self.random, 4);
        let at_ms = self.after(300, if is_long { 40_000 } else { 3_000 });
        self.queue.push(at_ms, Happening::Start);
        Ok(())
    }

    fn start(&mut self) {
        self.trace
            .write(self.now_ms, format_args!("the server is started"));
        let seen_ms = self.meddler.seen(self.store.seen_ms);
        let seed = self.random.bits();
        let hall = Hall::new(self.now_ms, seen_ms, seed);
        self.hall = Some(hall.with_outages(self.store.outages.clone()));
        self.store
            .outages
            .extend(seen_ms.map(|seen_ms| (seen_ms, self.now_ms)));
        if self.life > 0 {
            self.checker.starts(self.now_ms);
        }
        self.queue.push(self.now_ms, Happening::Tick(self.life));
        if self.is_stormy() {
            let at_ms = self.after(5_000, 60_000);
            self.queue.push(at_ms, Happening::Die);
        }
    }

    fn heard(&mut self, conn: Conn, message: ServerMessage) -> Result<(), String> {
        let Some(tab) = self
            .lines
            .tab(conn)
            .filter(|_| self.lines.takes(conn, &message))
        else {
            return Ok(());
        };
        self.checker.hears(&message);
        let tab = &mut self.tabs[tab];
        let begun: Option<GameId> = tab.hear(&mut self.persons[tab.person], message)?;
        if begun.is_some() {
            self.trace
                .write(self.now_ms, format_args!("a rematch begins"));
        }
        Ok(())
    }

    fn said(&mut self, conn: Conn, message: ClientMessage) -> Result<(), String> {
        let Some(lag_ms) = self.lag_ms(conn) else {
            return Ok(());
        };
        self.feed(Input::Say {
            conn,
            message,
            lag_ms,
        })
    }
}

/// An input in a line of the trace: games that are loaded are long.
struct Shown<'a>(&'a Input);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Input::Loaded {
                game,
                found: Ok(Some(stored)),
            } => {
                let seats = stored.seats.each_ref().map(|seat| seat.player.0);
                write!(f, "{game} with {} events, {seats:?}", stored.entries.len())
            }
            input => write!(f, "{input:?}"),
        }
    }
}
