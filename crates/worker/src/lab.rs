//! The work of the rules lab: counts, solves and plays, and reports each step as it is done.

use std::ops::ControlFlow;

use engine::contest::{LevelPlayer, Openings, Tally, contest};
use engine::{Engine, EngineOptions, Level};
use protocol::worker::MessageError;
use protocol::worker::lab::{News, Question, Score, Work};
use rules::perft::{Leaves, perft};
use rules::{Position, RuleSet, RuleSetError};
use solver::Builder;
use tablebase::Rows;
use tablebase::rows::SEEDS_MAX;
use thiserror::Error;

use crate::answer::Needs;

/// The depth at which counting ends: more takes too long to wait for.
const DEPTH_MAX: u32 = 40;
/// The most memory for endings: a phone can spare it.
const MEMORY_MAX: u64 = 96 << 20;
/// The number of random sowings before the players take over: enough to make games differ, and too
/// few to decide them.
const OPENING_PLIES: u16 = 2;
/// The interval is smaller than one per cent by then.
const GAMES_MAX: u32 = 20_000;
/// A level that plays quickly looks at few positions.
const HASH_BYTES: usize = 1 << 20;

/// A callback that gets each result, and can stop the work.
type Tell<'a> = &'a mut dyn FnMut(&News) -> ControlFlow<()>;

/// The needs of a question; none if it cannot be read, for then the answer says so.
pub fn needs(bytes: &[u8]) -> Needs {
    let Ok(question) = Question::decode(bytes) else {
        return Needs::default();
    };
    let plays = matches!(question.work, Work::Play { .. });
    Needs {
        net: Needs::of_game(&question.game).net.filter(|_| plays),
        ..Needs::of_game(&question.game)
    }
}

/// The reason why a question has no answer.
#[derive(Debug, Error)]
enum LabError {
    #[error(transparent)]
    Message(#[from] MessageError),
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    #[error("there is no level {0}")]
    Level(u8),
}

/// Answers a question: does not return before all is found, or enough has been heard.
pub fn answer(bytes: &[u8], tell: Tell<'_>) {
    let last = match look_into(bytes, tell) {
        Ok(ControlFlow::Continue(())) => News::Done,
        Ok(ControlFlow::Break(())) => return,
        Err(error) => News::Failed {
            why: error.to_string(),
        },
    };
    // Nothing more would follow anyway.
    let _ = tell(&last);
}

fn look_into(bytes: &[u8], tell: Tell<'_>) -> Result<ControlFlow<()>, LabError> {
    let question = Question::decode(bytes)?;
    let rules: RuleSet = question.game.parse()?;
    Ok(match question.work {
        Work::Count => count(&rules, tell),
        Work::Solve => solve(&rules, tell),
        Work::Play { level, seed } => {
            let level = Level::new(level).ok_or(LabError::Level(level))?;
            play(&rules, level, seed, tell)
        }
    })
}

fn count(rules: &RuleSet, tell: Tell<'_>) -> ControlFlow<()> {
    let start = Position::start(rules);
    for depth in 1..=DEPTH_MAX {
        let leaves = perft(&start, depth, Leaves::Counted);
        tell(&News::Counted { depth, leaves })?;
        if leaves == 0 {
            break;
        }
    }
    ControlFlow::Continue(())
}

fn solve(rules: &RuleSet, tell: Tell<'_>) -> ControlFlow<()> {
    let most = (1..=SEEDS_MAX).rev();
    let mut most = most.filter(|&seeds| Builder::memory(rules, seeds) <= MEMORY_MAX);
    let builder = most
        .next()
        .and_then(|seeds| Some((seeds, Builder::new(rules, seeds, 1).ok()?)));
    let Some((most, mut builder)) = builder else {
        return tell(&News::NoEndings);
    };
    let known = Rows::new(builder.rules().houses());
    for seeds in 0..=most {
        builder.build(&|_| ControlFlow::Continue(()))?;
        let split = |own: usize| known.count(own) as u64 * known.count(seeds - own) as u64;
        tell(&News::Solved {
            seeds: seeds as u16,
            positions: (0..=seeds).map(split).sum(),
        })?;
    }
    ControlFlow::Continue(())
}

fn play(rules: &RuleSet, level: Level, seed: u64, tell: Tell<'_>) -> ControlFlow<()> {
    let mut players = [0, 1].map(|_| {
        let options = EngineOptions {
            hash_bytes: HASH_BYTES,
            ..EngineOptions::default()
        };
        LevelPlayer::new(Engine::new(options), level)
    });
    let [south, north] = &mut players;
    // The first player is South in every game.
    let openings = Openings {
        plies: OPENING_PLIES,
        swap: false,
        ..Openings::from(rules)
    };
    let mut heard = ControlFlow::Continue(());
    contest(openings, [south, north], GAMES_MAX, seed, &mut |tally| {
        heard = tell(&News::Played(score(*tally)));
        heard
    });
    heard
}

fn score(tally: Tally) -> Score {
    let (low, high) = tally.interval();
    let Tally { won, drawn, lost } = tally;
    Score {
        won,
        drawn,
        lost,
        low,
        high,
    }
}

#[cfg(test)]
mod tests;
