//! `mancala check`: what a certificate proves, by the rules alone.

use std::fs::File;
use std::io::Write as _;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use certificate::{CheckError, Claim, Margin};
use rules::{Position, Side};
use serde::Serialize;

use crate::answer::Answer;
use crate::args::Check;
use crate::console::Console;
use crate::limit::Limit;
use crate::{output, progress, signals};

/// The result of a check in JSON: the proof, or the reason why nothing is proved.
#[derive(Debug, Serialize)]
pub(super) struct Checked {
    proved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    /// The bounds of the margin by which South is ahead of North at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<i16>,
    bytes: u64,
    seconds: f64,
}

pub(super) fn run(args: &Check, console: Console) -> Result<Answer> {
    let path = &args.file;
    let failed = || path.display().to_string();
    let file = File::open(path).with_context(failed)?;
    let bytes = file.metadata().with_context(failed)?.len();
    let limit = Limit::new(Some(args.time));
    signals::watch();
    let bar = progress::spinner();
    let mut count = progress::counting(&bar);
    let checked = certificate::check(file, args.memory << 20, &mut |done| {
        count(done)?;
        limit.go_on()
    });
    bar.finish_and_clear();
    let why = match &checked {
        Ok(_) => None,
        Err(CheckError::Stopped) if signals::interrupted() => return Ok(Answer::Interrupted),
        Err(error @ CheckError::Read { .. }) => bail!("{}: {error}", failed()),
        Err(CheckError::Stopped) => {
            let seconds = args.time.as_secs_f64();
            Some(format!(
                "not proved within {seconds} seconds; `--time` allows more"
            ))
        }
        Err(error @ CheckError::Memory) => {
            let mib = args.memory;
            Some(format!("{error}, {mib} MiB; `--memory` allows more"))
        }
        Err(error) => Some(error.to_string()),
    };
    let claim = checked.ok();
    let answer = if claim.is_some() {
        Answer::Yes
    } else {
        Answer::No
    };
    if args.format.json {
        output::json(&told(claim.as_ref(), why, bytes, limit.elapsed()))?;
    } else if let Some(claim) = claim {
        writeln!(output::data(), "{}", sentence(&claim, console))?;
    } else {
        output::message(&format!("{}: {}", failed(), why.unwrap_or_default()));
    }
    Ok(answer)
}

/// The result in JSON for a certificate of `bytes` bytes: the claim it proves, or why it does not.
pub(super) fn told(
    claim: Option<&Claim>,
    why: Option<String>,
    bytes: u64,
    time: Duration,
) -> Checked {
    Checked {
        proved: claim.is_some(),
        why,
        game: claim.map(|claim| claim.position.rules().to_string()),
        position: claim.map(|claim| claim.position.to_string()),
        least: claim.and_then(|claim| claim.margin.least()),
        most: claim.and_then(|claim| claim.margin.most()),
        bytes,
        seconds: time.as_secs_f64(),
    }
}

/// The sentence that states the proof.
pub(super) fn sentence(claim: &Claim, console: Console) -> String {
    let Claim { position, margin } = claim;
    let words = console.words;
    // The claim as a lower bound: `side` is at least `seeds` ahead.
    let (side, seeds) = match *margin {
        Margin::AtLeast(seeds) => (Side::South, i32::from(seeds)),
        Margin::Exactly(seeds) if seeds >= 0 => (Side::South, seeds.into()),
        Margin::Exactly(seeds) | Margin::AtMost(seeds) => (Side::North, -i32::from(seeds)),
    };
    let seeds_decide = !position.properties().is_race;
    let id = match margin {
        _ if seeds == 1 && !seeds_decide => "proved-wins",
        Margin::Exactly(0) => "proved-draw",
        Margin::Exactly(_) => "proved-wins-by",
        _ if seeds == 1 => "proved-wins",
        _ if seeds > 1 => "proved-wins-by-at-least",
        _ if seeds == 0 => "proved-holds",
        _ => "proved-loses-by-at-most",
    };
    let side = words.text(side.name());
    let seeds = seeds.unsigned_abs().into();
    let what = words.text_with(id, &[("side", side.into()), ("seeds", seeds)]);
    let game = position.rules().to_string();
    let game = if position.properties().has_rounds {
        words.text_with("round-of", &[("game", game.as_str().into())])
    } else {
        game
    };
    let game = ("game", game.as_str().into());
    let text = position.to_string();
    if text == Position::start(position.rules()).to_string() {
        words.text_with("proved-from-start", &[game, ("what", what.as_str().into())])
    } else {
        let position = ("position", text.as_str().into());
        let what = ("what", what.as_str().into());
        words.text_with("proved-from-position", &[game, position, what])
    }
}
