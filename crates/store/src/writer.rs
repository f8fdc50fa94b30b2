//! The only writer: all that waits becomes one transaction, and is answered when it is on the disk.

use std::collections::BTreeSet;
use std::fs::File;
use std::time::Instant;

use game::online::GameId;
use hall::{Append, NewGame, PlayerId};
use rules::Side;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::error::{Denied, Failure};
use crate::sql;
use crate::sql::people::NewPlayer;
use crate::sql::{batch, games, people, tidy};

/// The most that one transaction takes.
const BATCH_MAX: usize = 256;

/// Something to be written.
#[derive(Debug)]
pub(crate) enum Write {
    Append(Box<Append>),
    Live {
        started_ms: u64,
        now_ms: u64,
    },
    Tidy {
        now_ms: u64,
    },
    Player(NewPlayer),
    Renew {
        session: Vec<u8>,
        expires_ms: u64,
    },
    Rename {
        player: PlayerId,
        name: String,
        kid: bool,
    },
    Forget(PlayerId),
    Code {
        hash: Vec<u8>,
        player: PlayerId,
        expires_ms: u64,
    },
    Claim {
        hash: Vec<u8>,
        session: Vec<u8>,
        created_ms: u64,
        expires_ms: u64,
    },
    Invite {
        hash: Vec<u8>,
        player: PlayerId,
        terms: String,
        created_ms: u64,
        expires_ms: u64,
        most: u32,
    },
    Opened {
        hash: Vec<u8>,
        now_ms: u64,
    },
    Withdraw {
        hash: Vec<u8>,
        player: PlayerId,
    },
    Accept {
        hash: Vec<u8>,
        game: Box<NewGame>,
        secrets: [Vec<u8>; 2],
        now_ms: u64,
    },
    List(GameId),
    Seat {
        game: game::online::GameId,
        side: Side,
        secret: Vec<u8>,
        player: PlayerId,
    },
    Secret {
        game: game::online::GameId,
        player: PlayerId,
        secret: Vec<u8>,
    },
}

/// Something to be written, and who waits for it.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) done: Done,
}

/// The outcome of an append to a game, and when it was asked for.
#[derive(Debug)]
pub struct Appended {
    /// The game.
    pub game: GameId,
    /// `Ok` if the events are on the disk.
    pub result: Result<(), Denied>,
    /// The moment at which it was asked for.
    pub asked: Instant,
}

/// The receiver of an answer.
#[derive(Debug)]
pub(crate) enum Done {
    /// To whoever waits for this one.
    One(oneshot::Sender<Result<(), Denied>>),
    /// To whoever asks for many appends, with all others of the same transaction.
    Among {
        game: GameId,
        asked: Instant,
        answers: mpsc::UnboundedSender<Vec<Appended>>,
    },
}

/// Writes until nobody can ask for more. While one batch is being written the next one gathers.
/// The lock is held as long.
pub(crate) async fn run(
    connection: SqliteConnection,
    options: SqliteConnectOptions,
    mut jobs: mpsc::Receiver<Job>,
    lock: File,
) {
    let mut connection = Some(connection);
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, BATCH_MAX).await > 0 {
        let open = match connection.take() {
            Some(open) => Some(open),
            None => reopen(&options).await,
        };
        let Some(mut open) = open else {
            answer(batch.drain(..), None);
            continue;
        };
        match write_all(&mut open, &batch).await {
            Ok(results) => {
                connection = Some(open);
                answer(batch.drain(..), Some(results));
            }
            Err(_) => answer(batch.drain(..), None),
        }
    }
    // Given back, not only closed: a process begun at this moment has a copy of every open file.
    let _ = lock.unlock();
}

/// A connection after a failure. A sync that failed says nothing of what reached the disk, and neither
/// does the next one, whatever it answers.
async fn reopen(options: &SqliteConnectOptions) -> Option<SqliteConnection> {
    let mut connection = options.connect().await.ok()?;
    let is_settled = sql::settle(&mut connection).await.ok()?;
    is_settled.then_some(connection)
}

fn answer(jobs: impl Iterator<Item = Job>, results: Option<Vec<Result<(), Denied>>>) {
    let mut results = results.map(Vec::into_iter);
    let mut among: Option<(mpsc::UnboundedSender<Vec<Appended>>, Vec<Appended>)> = None;
    for job in jobs {
        let result = results.as_mut().and_then(Iterator::next);
        let result = result.unwrap_or(Err(Denied::Failed));
        // Who does not wait any more asks again by the same key.
        match job.done {
            Done::One(done) => drop(done.send(result)),
            Done::Among {
                game,
                asked,
                answers,
            } => {
                let appended = Appended {
                    game,
                    result,
                    asked,
                };
                match &mut among {
                    Some((to, all)) if to.same_channel(&answers) => all.push(appended),
                    _ => {
                        let all = vec![appended];
                        if let Some((to, all)) = among.replace((answers, all)) {
                            let _ = to.send(all);
                        }
                    }
                }
            }
        }
    }
    if let Some((to, all)) = among {
        let _ = to.send(all);
    }
}

/// One transaction. What is denied leaves nothing behind, and the rest stands.
async fn write_all(
    connection: &mut SqliteConnection,
    jobs: &[Job],
) -> Result<Vec<Result<(), Denied>>, sqlx::Error> {
    let mut games = BTreeSet::new();
    let appends: Vec<&Append> = jobs
        .iter()
        .filter_map(|job| plain(job, &mut games))
        .collect();
    match write_by(connection, jobs, &appends).await {
        // An intention of one of them was carried out before: each is written by itself.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            write_by(connection, jobs, &[]).await
        }
        written => written,
    }
}

/// The append of a job that can be one of many.
fn plain<'a>(job: &'a Job, games: &mut BTreeSet<GameId>) -> Option<&'a Append> {
    let Write::Append(append) = &job.write else {
        return None;
    };
    batch::is_plain(append, games).then_some(append)
}

/// The same, these appends of it at once.
async fn write_by(
    connection: &mut SqliteConnection,
    jobs: &[Job],
    appends: &[&Append],
) -> Result<Vec<Result<(), Denied>>, sqlx::Error> {
    let mut transaction = connection.begin_with("begin immediate").await?;
    let changed = if appends.is_empty() {
        BTreeSet::new()
    } else {
        batch::append_all(&mut transaction, appends).await?
    };
    let mut together = appends.iter().peekable();
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        if let Write::Append(append) = &job.write
            && let Some(one) = together.next_if(|one| std::ptr::eq(**one, append.as_ref()))
        {
            let has_changed = changed.contains(&one.game);
            results.push(if has_changed {
                Ok(())
            } else {
                Err(Denied::Stale)
            });
            continue;
        }
        let mut part = transaction.begin().await?;
        match write(&mut part, &job.write).await {
            Ok(()) => {
                part.commit().await?;
                results.push(Ok(()));
            }
            Err(Failure::Denied(denied)) => {
                part.rollback().await?;
                results.push(Err(denied));
            }
            Err(Failure::Database(error)) => return Err(error),
        }
    }
    transaction.commit().await?;
    Ok(results)
}

async fn write(connection: &mut SqliteConnection, write: &Write) -> Result<(), Failure> {
    match write {
        Write::Append(append) => games::append(connection, append).await,
        Write::Live { started_ms, now_ms } => {
            sql::alive(connection, *started_ms, *now_ms).await?;
            Ok(())
        }
        Write::Tidy { now_ms } => {
            tidy::tidy(connection, *now_ms).await?;
            Ok(())
        }
        Write::Player(player) => people::add(connection, player).await,
        Write::Renew {
            session,
            expires_ms,
        } => people::renew(connection, session, *expires_ms).await,
        Write::Rename { player, name, kid } => {
            people::rename(connection, *player, name, *kid).await
        }
        Write::Forget(player) => people::forget(connection, *player).await,
        Write::Code {
            hash,
            player,
            expires_ms,
        } => people::add_code(connection, hash, *player, *expires_ms).await,
        Write::Claim {
            hash,
            session,
            created_ms,
            expires_ms,
        } => people::claim(connection, hash, session, [*created_ms, *expires_ms]).await,
        Write::Invite {
            hash,
            player,
            terms,
            created_ms,
            expires_ms,
            most,
        } => {
            let times = [*created_ms, *expires_ms];
            people::invite(connection, hash, *player, terms, times, *most).await
        }
        Write::Opened { hash, now_ms } => people::opened(connection, hash, *now_ms).await,
        Write::Withdraw { hash, player } => people::withdraw(connection, hash, *player).await,
        Write::Accept {
            hash,
            game,
            secrets,
            now_ms,
        } => {
            people::take(connection, hash, game.id, *now_ms).await?;
            games::begin(connection, game, Some(secrets)).await
        }
        Write::List(game) => games::list(connection, *game).await,
        Write::Seat {
            game,
            side,
            secret,
            player,
        } => games::seat(connection, *game, *side, secret, *player).await,
        Write::Secret {
            game,
            player,
            secret,
        } => games::new_secret(connection, *game, *player, secret).await,
    }
}
