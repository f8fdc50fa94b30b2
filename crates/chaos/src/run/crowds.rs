//! Many sockets: held, cut all at once, and looking on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use protocol::online::{ClientMessage, ServerMessage, VERSION, WatchedGame, WireCommand};
use rules::{Position, Random, Side};
use tokio::task::JoinSet;
use tokio::time::{interval, sleep, timeout};

use super::{PATIENCE, Quantiles, quantiles};
use crate::client::{Client, Socket, begin_game};
use crate::service::Service;

/// Games that begin, or sockets that are opened, at one time.
const AT_ONCE: usize = 32;
/// The longest pause before a socket that was cut is opened again; the shortest is nothing.
const JITTER: Duration = Duration::from_millis(250);
/// The pause of a page that has nothing to say.
const PAUSE: Duration = Duration::from_secs(10);

async fn look(client: &Client, game: &str) -> Result<Socket> {
    let mut socket = client.socket().await?;
    let games = vec![WatchedGame {
        g: game.to_owned(),
        after: 0,
    }];
    socket
        .say(&ClientMessage::Hello { v: VERSION, games })
        .await?;
    loop {
        if let ServerMessage::Here(_) = timeout(PATIENCE, socket.hear()).await?? {
            return Ok(socket);
        }
    }
}

/// The cost to a server of sockets that are held.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// Sockets.
    pub sockets: usize,
    /// Games.
    pub games: usize,
    /// Kilobytes of memory of the server before.
    pub before_kb: u64,
    /// The same with all sockets, each with a game.
    pub with_kb: u64,
}

/// One work for each of some items, a few at a time; what they answer, in any order.
async fn in_turn<T: Send + 'static, W>(items: usize, work: impl Fn(usize) -> W) -> Result<Vec<T>>
where
    W: Future<Output = Result<T>> + Send + 'static,
{
    let (mut tasks, mut found) = (JoinSet::new(), Vec::new());
    for item in 0..items {
        if tasks.len() >= AT_ONCE
            && let Some(done) = tasks.join_next().await
        {
            found.push(done??);
        }
        tasks.spawn(work(item));
    }
    while let Some(done) = tasks.join_next().await {
        found.push(done??);
    }
    Ok(found)
}

/// A game, and both players in front of it.
async fn seated(host: String) -> Result<[(Client, String, Socket); 2]> {
    let (name, [south, north]) = begin_game(&host).await?;
    let sockets = [look(&south, &name).await?, look(&north, &name).await?];
    let [of_south, of_north] = sockets;
    Ok([(south, name.clone(), of_south), (north, name, of_north)])
}

async fn all_seated(service: &Service, sockets: usize) -> Result<Vec<(Client, String, Socket)>> {
    let host = service.host();
    let pairs = in_turn(sockets / 2, |_| seated(host.to_owned())).await?;
    Ok(pairs.into_iter().flatten().collect())
}

/// Speaks now and then, as a page does, until all are over: whoever is silent for half a minute is let go.
async fn stay(mut socket: Socket, is_over: Arc<AtomicBool>) -> Result<()> {
    loop {
        let ends = is_over.load(Ordering::Relaxed);
        socket.say(&ClientMessage::Ping { id: 1 }).await?;
        while !matches!(
            timeout(PATIENCE, socket.hear()).await??,
            ServerMessage::Pong { .. }
        ) {}
        if ends {
            return Ok(());
        }
        sleep(PAUSE).await;
    }
}

/// Opens so many sockets, two for each game, and holds them; then each of them must answer.
///
/// # Errors
/// A socket is refused, or dropped.
pub async fn hold(service: &Service, sockets: usize, time: Duration) -> Result<Held> {
    let before_kb = service.resident_kb().unwrap_or_default();
    let is_over = Arc::<AtomicBool>::default();
    let host = service.host().to_owned();
    let held = in_turn(sockets / 2, |_| {
        let (host, is_over) = (host.clone(), Arc::clone(&is_over));
        async move {
            let pair = seated(host).await?;
            Ok(pair.map(|(.., socket)| tokio::spawn(stay(socket, Arc::clone(&is_over)))))
        }
    });
    let held = held.await?;
    let with_kb = service.resident_kb().unwrap_or_default();
    sleep(time).await;
    is_over.store(true, Ordering::Relaxed);
    let games = held.len();
    for socket in held.into_iter().flatten() {
        socket.await??;
    }
    Ok(Held {
        sockets: 2 * games,
        games,
        before_kb,
        with_kb,
    })
}

/// Kills the server under so many sockets, two for each game; returns the times in milliseconds until
/// half, nearly all and the last of them have their game again.
///
/// # Errors
/// A socket does not come back.
pub async fn storm(service: &mut Service, sockets: usize) -> Result<Quantiles> {
    let held = all_seated(service, sockets).await?;
    let begun = Instant::now();
    service.kill().await?;
    let mut tasks = JoinSet::new();
    let all = u32::try_from(held.len())?;
    for (number, (client, name, cut)) in (0_u32..).zip(held) {
        tasks.spawn(async move {
            drop(cut);
            // As pages do, not all at the same moment.
            sleep(JITTER * number / all).await;
            let mut pause = JITTER;
            loop {
                if let Ok(socket) = look(&client, &name).await {
                    return (begun.elapsed().as_millis() as u64, socket);
                }
                sleep(pause).await;
                pause = (pause * 2).min(Duration::from_secs(4));
            }
        });
    }
    let (mut times, mut back) = (Vec::new(), Vec::new());
    while let Some(socket) = timeout(PATIENCE, tasks.join_next()).await? {
        let (time, socket) = socket?;
        times.push(time);
        back.push(socket);
    }
    Ok(quantiles(times))
}

async fn next_events(socket: &mut Socket) -> Result<usize> {
    loop {
        match socket.hear_events().await? {
            0 => {}
            events => return Ok(events),
        }
    }
}

async fn acked(socket: &mut Socket) -> Result<()> {
    while !matches!(socket.hear().await?, ServerMessage::Ack { .. }) {}
    Ok(())
}

/// Times in microseconds of moves, ten a second, that so many look at.
#[derive(Clone, Copy, Debug)]
pub struct Watched {
    /// From a move until the last of the crowd has seen it.
    pub seen_us: Quantiles,
    /// From a move to its acknowledgement.
    pub acked_us: Quantiles,
    /// The same before anybody looked on.
    pub alone_us: Quantiles,
}

/// Plays a game by chance, ten moves a second; returns the times since `begun` in microseconds of each
/// move and of its acknowledgement.
async fn play(
    players: &mut [(Client, String, Socket); 2],
    plies: usize,
    begun: Instant,
) -> Result<Vec<[u64; 2]>> {
    let micros = || begun.elapsed().as_micros() as u64;
    let mut position = Position::start(&"kalah".parse()?);
    let mut random = Random::new(1);
    let mut ticks = interval(Duration::from_millis(100));
    let mut times = Vec::new();
    for ply in 0..plies {
        ticks.tick().await;
        let side = position.side_to_move().context("a game is longer")?;
        let moves = position.moves();
        let mv = *random.pick(&moves).context("somebody can move")?;
        let (_, name, socket) = &mut players[usize::from(side == Side::North)];
        let message = ClientMessage::Do {
            g: name.clone(),
            key: format!("{ply:032x}"),
            c: WireCommand::Move {
                ply,
                m: position.move_text(mv),
            },
        };
        let sent = micros();
        socket.say(&message).await?;
        // On a busy machine the next move would come before this one, and be refused.
        timeout(PATIENCE, acked(socket)).await??;
        times.push([sent, micros()]);
        position.advance(mv)?;
    }
    Ok(times)
}

fn until_acked(times: &[[u64; 2]]) -> Quantiles {
    quantiles(times.iter().map(|[sent, acked]| acked - sent).collect())
}

/// So many look on while a game is played; before that another is played that nobody looks at.
///
/// # Errors
/// Somebody does not hear of a move.
pub async fn watch(service: &Service, watchers: usize, plies: usize) -> Result<Watched> {
    let host = service.host().to_owned();
    let mut alone = seated(host.clone()).await?;
    let alone = play(&mut alone, plies, Instant::now()).await?;
    let mut players = seated(host.clone()).await?;
    let name = players[0].1.clone();
    let looking = in_turn(watchers, |_| {
        let (client, name) = (Client::new(&host), name.clone());
        async move { look(&client, &name).await }
    });
    let looking = looking.await?;
    let begun = Instant::now();
    let seen: Arc<Vec<AtomicU64>> = Arc::new((0..plies).map(|_| AtomicU64::new(0)).collect());
    let mut tasks = JoinSet::new();
    for mut socket in looking {
        let seen = Arc::clone(&seen);
        tasks.spawn(async move {
            let mut heard = 0;
            while heard < seen.len() {
                let events = timeout(PATIENCE, next_events(&mut socket)).await??;
                let at = begun.elapsed().as_micros() as u64;
                for of in seen.iter().skip(heard).take(events) {
                    of.fetch_max(at, Ordering::Relaxed);
                }
                heard += events;
            }
            anyhow::Ok(socket)
        });
    }
    let times = play(&mut players, plies, begun).await?;
    // Nobody leaves before all have seen the last move: that would be news for those who stay.
    let mut looked = Vec::new();
    while let Some(ended) = tasks.join_next().await {
        looked.push(ended??);
    }
    let until_seen = times.iter().zip(seen.iter());
    let until_seen =
        until_seen.map(|([sent, _], seen)| seen.load(Ordering::Relaxed).saturating_sub(*sent));
    Ok(Watched {
        seen_us: quantiles(until_seen.collect()),
        acked_us: until_acked(&times),
        alone_us: until_acked(&alone),
    })
}
