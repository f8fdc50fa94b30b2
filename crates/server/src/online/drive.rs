//! The task that drives the hall: inputs from sockets, requests and the store one after the other.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use hall::{Append, Conn, Effect, Fault, Hall, Input, PlayerId};
use protocol::online::{Bye, ServerMessage};
use store::{Appended, Denied, Store};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{self, Instant, MissedTickBehavior};

use super::metrics::Metrics;
use super::outbox::{self, Bell, Letter, Outbox};
use super::random::bits;
use super::time::now_ms;

/// The time between two looks at who is there, and at games that nobody has open.
const TICK: Duration = Duration::from_secs(1);
/// The time between two looks for what nobody needs any more.
const TIDY: Duration = Duration::from_hours(1);
/// Inputs that are heard at one time.
const TOGETHER_MAX: usize = 64;
/// Games that are looked at in one tick.
const DUE_MAX: u32 = 256;
/// The time after the start in which pages come back before others' games are looked at.
const BACK_MS: u64 = 15_000;
/// The time after which a page may come back to a server that ends.
const RETRY_MS: u64 = 500;
/// The codes with which sockets are closed.
const CLOSE_GOING: u16 = 1001;
const CLOSE_SLOW: u16 = 1013;

/// Something for the task.
#[derive(Debug)]
pub(crate) enum Ask {
    Input(Input),
    /// A page, and where what is for it goes.
    Enter {
        conn: Conn,
        player: Option<(PlayerId, String, bool)>,
        outbox: Outbox,
    },
    Stop(oneshot::Sender<()>),
}

struct Driver {
    hall: Hall,
    store: Store,
    outboxes: HashMap<Conn, Outbox>,
    /// The number of the input that is being handled.
    occasion: u64,
    /// Pages that have no room for what they are told.
    slow: Vec<Conn>,
    /// Pages that are woken after others.
    crowds: mpsc::UnboundedSender<Vec<Bell>>,
    /// The way back for what the store answers: of appends, and of all else.
    kept: mpsc::UnboundedSender<Vec<Appended>>,
    asks: mpsc::WeakSender<Ask>,
    metrics: Arc<Metrics>,
    started_ms: u64,
}

/// Drives until nobody can ask for anything any more.
pub(crate) async fn run(
    store: Store,
    metrics: Arc<Metrics>,
    back: mpsc::WeakSender<Ask>,
    mut asks: mpsc::Receiver<Ask>,
) {
    let started_ms = now_ms();
    let (kept, mut answers) = mpsc::unbounded_channel();
    let (crowds, waiting) = mpsc::unbounded_channel();
    tokio::spawn(outbox::ring_in_turn(waiting));
    let mut driver = Driver {
        hall: Hall::new(started_ms, store.seen_ms(), bits()).with_outages(store.outages().to_vec()),
        store,
        outboxes: HashMap::new(),
        occasion: 0,
        slow: Vec::new(),
        crowds,
        kept,
        asks: back,
        metrics,
        started_ms,
    };
    let mut heard = Vec::new();
    let mut ticks = time::interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut tidyings = time::interval(TIDY);
    tidyings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let wake = driver.hall.wake_ms();
        tokio::select! {
            Some(all) = answers.recv() => driver.hear_of(all),
            count = asks.recv_many(&mut heard, TOGETHER_MAX) => {
                if count == 0 {
                    return;
                }
                for ask in heard.drain(..) {
                    match ask {
                        Ask::Stop(done) => {
                            driver.say_goodbye().await;
                            // Whoever asked may have gone.
                            let _ = done.send(());
                        }
                        ask => driver.hear(ask),
                    }
                }
            },
            () = sleep_until(wake) => driver.handle(Input::Tick),
            _ = tidyings.tick() => driver.tidy(),
            _ = ticks.tick() => {
                driver.handle(Input::Tick);
                driver.measure();
                driver.look();
            }
        }
    }
}

async fn sleep_until(wake_ms: Option<u64>) {
    match wake_ms {
        None => std::future::pending().await,
        Some(at) => {
            let wait = Duration::from_millis(at.saturating_sub(now_ms()));
            time::sleep_until(Instant::now() + wait).await;
        }
    }
}

impl Driver {
    fn hear(&mut self, ask: Ask) {
        match ask {
            Ask::Input(input) => {
                match &input {
                    Input::Close { conn } => drop(self.outboxes.remove(conn)),
                    Input::Say { .. } => {
                        self.metrics.messages.fetch_add(1, Ordering::Relaxed);
                    }
                    Input::Drained { conn } => {
                        if let Some(outbox) = self.outboxes.get_mut(conn) {
                            outbox.go_on();
                        }
                    }
                    Input::Open { .. }
                    | Input::Slow { .. }
                    | Input::Loaded { .. }
                    | Input::Kept { .. }
                    | Input::Tell { .. }
                    | Input::Forgotten { .. }
                    | Input::Look { .. }
                    | Input::Reread { .. }
                    | Input::Tick => {}
                }
                self.handle(input);
            }
            Ask::Enter {
                conn,
                player,
                outbox,
            } => {
                self.outboxes.insert(conn, outbox);
                self.handle(Input::Open { conn, player });
            }
            Ask::Stop(_) => unreachable!("heard where it can be waited for"),
        }
    }

    fn handle(&mut self, input: Input) {
        let drained = if let Input::Drained { conn } = input {
            Some(conn)
        } else {
            None
        };
        self.carry_out(input);
        while let Some(conn) = self.slow.pop() {
            if drained == Some(conn) {
                // The newest state alone is too much: there would be no end to it.
                self.close(conn, CLOSE_SLOW);
            } else {
                self.carry_out(Input::Slow { conn });
            }
        }
    }

    fn carry_out(&mut self, input: Input) {
        self.occasion += 1;
        for effect in self.hall.handle(input, now_ms()) {
            match effect {
                Effect::Send { to, message } => self.send(&to, &message),
                Effect::Skip { conn } => self.skip(conn),
                Effect::Close { conn, code } => self.close(conn, code),
                Effect::Load(game) => self.load(game),
                Effect::Append(append) => self.append(append),
            }
        }
    }

    fn send(&mut self, to: &[Conn], message: &ServerMessage) {
        let letter = Letter::new(message);
        let mut crowd = Vec::new();
        for (number, conn) in to.iter().enumerate() {
            let Some(outbox) = self.outboxes.get_mut(conn) else {
                continue;
            };
            if !outbox.put(letter.clone(), self.occasion) && !self.slow.contains(conn) {
                self.slow.push(*conn);
            }
            if number < outbox::TOGETHER_MAX {
                outbox.wake();
            } else {
                crowd.extend(outbox.bell());
            }
        }
        if !crowd.is_empty() {
            // If nobody wakes pages any more there is nothing to wake.
            let _ = self.crowds.send(crowd);
        }
    }

    fn skip(&mut self, conn: Conn) {
        if let Some(outbox) = self.outboxes.get_mut(&conn) {
            outbox.skip();
        }
    }

    fn close(&mut self, conn: Conn, code: u16) {
        if let Some(outbox) = self.outboxes.remove(&conn) {
            outbox.close(code);
        }
    }

    fn load(&self, game: game::online::GameId) {
        let (store, asks) = (self.store.clone(), self.asks.clone());
        tokio::spawn(async move {
            let found = store.load(game).await;
            if let Err(fault) = found {
                tracing::error!(%game, ?fault, "a game cannot be read");
            }
            let found = found.map(|stored| stored.map(Box::new));
            answer(&asks, Input::Loaded { game, found }).await;
        });
    }

    /// Asks the store; a denial at once is answered as everything else is, and not in the middle of this.
    fn append(&self, append: Box<Append>) {
        let (game, asked) = (append.game, std::time::Instant::now());
        if let Err(denied) = self.store.append_among(append, &self.kept) {
            let result = Err(denied);
            // The other end is the task itself.
            let _ = self.kept.send(vec![Appended {
                game,
                result,
                asked,
            }]);
        }
    }

    /// Hears what has become of events.
    fn hear_of(&mut self, all: Vec<Appended>) {
        for Appended {
            game,
            result,
            asked,
        } in all
        {
            let result = result.map_err(fault);
            self.metrics.appended(result.is_ok(), asked.elapsed());
            if let Err(fault) = result {
                tracing::warn!(%game, ?fault, "events were not kept");
            }
            self.handle(Input::Kept { game, result });
        }
    }

    fn measure(&self) {
        let (sockets, games) = self.hall.size();
        for (count, found) in [
            (&self.metrics.sockets, sockets),
            (&self.metrics.games, games),
        ] {
            count.store(found as u64, Ordering::Relaxed);
        }
    }

    /// Deletes what has expired.
    fn tidy(&self) {
        let store = self.store.clone();
        tokio::spawn(async move {
            if let Err(denied) = store.tidy(now_ms()).await {
                tracing::warn!(%denied, "cannot delete what has expired");
            }
        });
    }

    /// Writes down that the server is alive, and finds games whose time has run out unseen.
    fn look(&self) {
        let (store, asks) = (self.store.clone(), self.asks.clone());
        let started_ms = self.started_ms;
        tokio::spawn(async move {
            let now_ms = now_ms();
            if let Err(denied) = store.live(started_ms, now_ms).await {
                tracing::warn!(%denied, "cannot write that the server is alive");
            }
            if now_ms < started_ms + BACK_MS {
                return;
            }
            let (Ok(due), Some(hall)) = (store.due(now_ms, DUE_MAX).await, asks.upgrade()) else {
                return;
            };
            for game in due {
                // Without room for it the game is found again the next time.
                let _ = hall.try_send(Ask::Input(Input::Look { game }));
            }
        });
    }

    async fn say_goodbye(&mut self) {
        let bye = ServerMessage::Bye(Bye {
            code: "going".to_owned(),
            retry_ms: RETRY_MS,
        });
        let all: Vec<Conn> = self.outboxes.keys().copied().collect();
        self.occasion += 1;
        self.send(&all, &bye);
        for conn in all {
            self.close(conn, CLOSE_GOING);
        }
        // The writer answers in order: what waited before this is on the disk, too.
        let _ = self.store.live(self.started_ms, now_ms()).await;
    }
}

fn fault(denied: Denied) -> Fault {
    match denied {
        Denied::Stale => Fault::Stale,
        Denied::Busy | Denied::TooMany => Fault::Busy,
        Denied::Taken | Denied::Expired | Denied::Missing | Denied::Failed => Fault::Failed,
    }
}

async fn answer(asks: &mpsc::WeakSender<Ask>, input: Input) {
    if let Some(asks) = asks.upgrade() {
        // If the hall is gone there is nobody to tell.
        let _ = asks.send(Ask::Input(input)).await;
    }
}
