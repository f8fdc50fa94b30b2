//! Proofs in files, made for people who look into a position, and checked before they are handed
//! out.

use std::io::Cursor;
use std::ops::ControlFlow;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use certificate::CheckError;
use protocol::worker::{Certificate, Certified, Info, Reply, Search};
use rules::{Position, RuleSet, RuleSetError, SetupError};
use solver::{CertifyError, Means, Question, SolveError, Solver};
use thiserror::Error;

/// Memory for what is proved already; a phone has it to spare.
const MEMORY_BYTES: u64 = 96 << 20;
/// The number of positions that one question may take before easier ones are asked: some seconds.
const PATIENCE: u64 = 3_000_000;
/// The milliseconds between two reports.
const NEWS_MS: f64 = 500.0;
/// A strategy with more choices than this would be a file of many megabytes.
const CHOICES_MAX: u64 = 1 << 21;

/// A clock, in milliseconds.
pub(crate) type Clock<'a> = &'a (dyn Fn() -> f64 + Sync);

/// Answers the wish for a certificate.
pub(crate) type Certify = fn(&[u8], Clock<'_>, &mut dyn FnMut(&Reply));

/// The reason why there is no certificate, and never will be.
#[derive(Debug, Error)]
enum CertificateError {
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Solve(#[from] SolveError),
    #[error(transparent)]
    Certify(#[from] CertifyError),
    #[error(transparent)]
    Check(#[from] CheckError),
}

/// Whether the value of a position can be certified, if that does not take too long.
pub fn is_possible(position: &Position) -> bool {
    !position.is_over() && solver::can_search(position).is_ok()
}

/// The only [`Certify`] there is.
pub(crate) fn answer(bytes: &[u8], now_ms: Clock<'_>, post: &mut dyn FnMut(&Reply)) {
    let search = match Search::decode(bytes) {
        Ok(search) => search,
        Err(error) => {
            let why = error.to_string();
            return post(&Reply::Failed { id: 0, why });
        }
    };
    let id = search.id;
    let reply = match make(&search, now_ms, post) {
        Ok(made) => Reply::Certified(Certified { id, made }),
        Err(error) => Reply::Failed {
            id,
            why: error.to_string(),
        },
    };
    post(&reply);
}

/// Solves the position, writes the proof of its value, and has it checked; `None` if that takes too
/// long.
fn make(
    search: &Search,
    now_ms: Clock<'_>,
    post: &mut dyn FnMut(&Reply),
) -> Result<Option<Certificate>, CertificateError> {
    let rules: RuleSet = search.game.parse()?;
    let position = Position::read(&search.position, &rules, true)?;
    let end_ms = now_ms() + f64::from(search.time_ms_max);
    let go_on = |until_ms: f64| {
        if now_ms() < until_ms {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    };
    let means = Means {
        threads: 1,
        memory: MEMORY_BYTES,
        patience: PATIENCE,
    };
    let mut solver = match Solver::new(&position, means) {
        Err(SolveError::Memory { .. } | SolveError::NotGiven { .. }) => return Ok(None),
        solver => solver?,
    };
    let margin = loop {
        let until_ms = end_ms.min(now_ms() + NEWS_MS);
        let known = solver.solve(Question::Value, &|_| go_on(until_ms));
        if known.answers(Question::Value) {
            break known.margin();
        }
        if now_ms() >= end_ms {
            break None;
        }
        post(&news(search.id, known.nodes));
    };
    let Some(margin) = margin else {
        return Ok(None);
    };
    let goes_on = |choices: u64| {
        if choices > CHOICES_MAX {
            return ControlFlow::Break(());
        }
        go_on(end_ms)
    };
    let bytes = match solver.certify(margin, &goes_on) {
        Err(CertifyError::Stopped) => return Ok(None),
        bytes => bytes?,
    };
    // The proofs are not needed to check it.
    drop(solver);
    match certificate::check(Cursor::new(&bytes), MEMORY_BYTES, &mut |_| go_on(end_ms)) {
        Err(CheckError::Stopped | CheckError::Memory) => Ok(None),
        checked => checked.map_err(CertificateError::Check).map(|_| {
            let name = certificate::name(&bytes);
            let base64 = STANDARD.encode(&bytes);
            let size = bytes.len() as u32;
            Some(Certificate { name, base64, size })
        }),
    }
}

/// The progress of the proof.
fn news(id: u32, nodes: u64) -> Reply {
    Reply::Info(Info {
        id,
        depth: 0,
        nodes,
        table_hits: 0,
        endings: 0,
        moves: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use protocol::worker::{Endings, MEMORY_MIB, Purpose};

    use super::*;

    /// What is answered about a position, by a clock that goes so fast.
    fn ask(game: &str, position: &str, tick_ms: f64) -> Vec<Reply> {
        let search = Search {
            id: 5,
            game: game.to_owned(),
            position: position.to_owned(),
            north: false,
            purpose: Purpose::Certificate,
            endings: Endings::Unused,
            nodes_max: None,
            time_ms_max: 10_000,
            memory_mib: MEMORY_MIB,
        };
        let ticks = AtomicU32::new(0);
        let clock = || f64::from(ticks.fetch_add(1, Ordering::Relaxed)) * tick_ms;
        let mut replies = Vec::new();
        answer(&search.encode(), &clock, &mut |reply| {
            replies.push(reply.clone());
        });
        replies
    }

    #[test]
    fn what_is_handed_out_proves_the_value() {
        for (game, position, south) in [
            ("kalah", "0-1-0-0-2-1-0-0-1-0-1-1-20-21-S", -2),
            ("kid-cala-beginner", "0-1-0-0-2-1-0-0-1-0-1-1-0-0-S", -1),
        ] {
            let replies = ask(game, position, 0.0);
            let [Reply::Certified(Certified { id: 5, made })] = &replies[..] else {
                panic!("{replies:?}");
            };
            let made = made.as_ref().unwrap();
            assert_eq!(made.name.len(), 8);
            let bytes = STANDARD.decode(&made.base64).unwrap();
            assert_eq!(bytes.len(), made.size as usize);
            let file = Cursor::new(&bytes);
            let claim = certificate::check(file, MEMORY_BYTES, &mut |_| ControlFlow::Continue(()));
            let margin = claim.unwrap().margin;
            assert_eq!((margin.least(), margin.most()), (Some(south), Some(south)));
        }
    }

    #[test]
    fn what_takes_too_long_is_given_up() {
        let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        let replies = ask("kalah", start, 300.0);
        let (last, news) = replies.split_last().unwrap();
        assert_eq!(*last, Reply::Certified(Certified { id: 5, made: None }));
        assert!(news.iter().all(|one| matches!(one, Reply::Info(_))));
        assert!(!news.is_empty());
    }

    #[test]
    fn some_games_have_none() {
        let possible = |game: &str| is_possible(&Position::start(&game.parse().unwrap()));
        assert!(possible("kalah") && possible("kid-cala-beginner"));
        for game in [
            "oware",
            "kalah:pie=on",
            "congkak:opening=simultaneous",
            "banana-cala",
        ] {
            assert!(!possible(game), "{game}");
        }
        let oware = ask("oware", "0-0-0-0-1-1-1-0-0-0-0-0-22-23-S", 0.0);
        assert!(
            matches!(oware[..], [Reply::Failed { id: 5, .. }]),
            "{oware:?}"
        );
        let nonsense = {
            let mut replies = Vec::new();
            answer(&[9], &|| 0.0, &mut |reply| replies.push(reply.clone()));
            replies
        };
        assert!(matches!(nonsense[..], [Reply::Failed { id: 0, .. }]));
    }
}
