//! From a question to its answer: reads the position, asks the engine, writes what it found.

use std::ops::ControlFlow;

use engine::{Engine, EngineOptions, Level, Limits, Player, Report};
use protocol::worker::{Found, Info, Purpose, Reply, Request, Search, Source};
use rules::{Move, Position, RuleSet, RuleSetError, SetupError, Side, ToMove};
use thiserror::Error;

/// Enough for the longest thought of a page; a phone has it to spare.
const HASH_BYTES: usize = 32 << 20;

/// An engine that keeps what it has learnt from question to question.
#[derive(Debug)]
pub struct Thinking {
    engine: Engine,
}

impl Default for Thinking {
    fn default() -> Thinking {
        let options = EngineOptions {
            hash_bytes: HASH_BYTES,
            ..EngineOptions::default()
        };
        Thinking {
            engine: Engine::new(options),
        }
    }
}

/// Why a question has no answer.
#[derive(Debug, Error)]
enum SearchError {
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("there is no level {0}")]
    Level(u8),
    #[error("there is nothing to choose")]
    NothingToChoose,
}

impl Thinking {
    /// Answers one message. `now_ms` is a clock; `post` sends a reply.
    pub fn answer(
        &mut self,
        bytes: &[u8],
        now_ms: &(dyn Fn() -> f64 + Sync),
        post: &mut dyn FnMut(&Reply),
    ) {
        let Request::Search(search) = match Request::decode(bytes) {
            Ok(request) => request,
            Err(error) => {
                let why = error.to_string();
                return post(&Reply::Failed { id: 0, why });
            }
        };
        let id = search.id;
        let reply = match self.search(&search, now_ms, post) {
            Ok(found) => Reply::Found(found),
            Err(error) => Reply::Failed {
                id,
                why: error.to_string(),
            },
        };
        post(&reply);
    }

    fn search(
        &mut self,
        search: &Search,
        now_ms: &(dyn Fn() -> f64 + Sync),
        post: &mut dyn FnMut(&Reply),
    ) -> Result<Found, SearchError> {
        let rules: RuleSet = search.game.parse()?;
        let position = Position::read(&search.position, &rules, true)?;
        let side = match position.to_move() {
            ToMove::One(side) => side,
            _ if search.north => Side::North,
            _ => Side::South,
        };
        let end_ms = now_ms() + f64::from(search.time_ms_max);
        let is_late = || now_ms() >= end_ms;
        match search.purpose {
            Purpose::Play { level, seed } => {
                let level = Level::new(level).ok_or(SearchError::Level(level))?;
                let player = Player { side, level, seed };
                let choice = self.engine.choose(&position, player, Some(&is_late));
                let mv = choice.mv.ok_or(SearchError::NothingToChoose)?;
                Ok(found(search.id, side, mv, None, &choice.report))
            }
            Purpose::Hint => {
                let limits = Limits {
                    deadline: Some(&is_late),
                    side: Some(side),
                    ..Limits::default()
                };
                let mut news = |info: &engine::Info| {
                    if let Some(best) = info.line.first() {
                        post(&Reply::Info(Info {
                            id: search.id,
                            depth: info.depth,
                            nodes: info.nodes,
                            best: best.text(side),
                        }));
                    }
                    ControlFlow::Continue(())
                };
                let report = self.engine.search(&position, &limits, &mut news);
                let best = report.best().ok_or(SearchError::NothingToChoose)?;
                let points = report.value().map(|value| value.points);
                Ok(found(search.id, side, best, points, &report))
            }
        }
    }
}

fn found(id: u32, side: Side, mv: Move, points: Option<i32>, report: &Report) -> Found {
    let source = match report.value().map(|value| value.source) {
        Some(engine::Source::Proved) => Source::Proved,
        Some(engine::Source::Table) => Source::Table,
        Some(engine::Source::Searched { depth }) => Source::Searched { depth },
        None => Source::Searched {
            depth: report.depth,
        },
    };
    Found {
        id,
        best: mv.text(side),
        points,
        source,
        nodes: report.nodes,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    fn ask(game: &str, purpose: Purpose, north: bool) -> Vec<Reply> {
        let rules: RuleSet = game.parse().unwrap_or_else(|_| "kalah".parse().unwrap());
        let request = Request::Search(Search {
            id: 3,
            game: game.to_owned(),
            position: format!("{:#}", Position::start(&rules)),
            north,
            purpose,
            time_ms_max: 50,
        });
        let mut replies = Vec::new();
        // A clock that runs ahead one millisecond whenever somebody looks at it.
        let clock = AtomicU32::new(0);
        let now_ms = || f64::from(clock.fetch_add(1, Ordering::Relaxed));
        let mut post = |reply: &Reply| replies.push(reply.clone());
        Thinking::default().answer(&request.encode(), &now_ms, &mut post);
        replies
    }

    #[track_caller]
    fn found(replies: &[Reply]) -> Found {
        match replies.last() {
            Some(Reply::Found(found)) => found.clone(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_level_gives_a_legal_move_in_every_game() {
        for game in rules::catalogue::GAMES {
            let replies = ask(game.name, Purpose::Play { level: 1, seed: 7 }, false);
            let position = Position::start(&RuleSet::new(game));
            position.read_move(&found(&replies).best).unwrap();
        }
    }

    #[test]
    fn a_hint_says_how_deep_it_looked() {
        let replies = ask("kalah", Purpose::Hint, false);
        assert!(matches!(replies[0], Reply::Info(_)));
        assert!(found(&replies).points.is_some());
        assert_ne!(found(&replies).source, Source::Searched { depth: 0 });
    }

    #[test]
    fn each_side_can_be_asked_in_an_opening() {
        let game = "congkak:opening=simultaneous";
        for (north, expected) in [(false, 'A'..='G'), (true, 'a'..='g')] {
            let replies = ask(game, Purpose::Play { level: 2, seed: 1 }, north);
            let best = found(&replies).best;
            assert!(
                best.len() == 1 && expected.contains(&best.chars().next().unwrap()),
                "{best}"
            );
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (game, purpose) in [
            ("chess", Purpose::Hint),
            ("kalah", Purpose::Play { level: 9, seed: 0 }),
        ] {
            let replies = ask(game, purpose, false);
            assert!(
                matches!(&replies[..], [Reply::Failed { id: 3, .. }]),
                "{replies:?}"
            );
        }
    }
}
