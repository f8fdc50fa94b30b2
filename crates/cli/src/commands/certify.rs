//! `mancala certify`: a proof in a file.

use std::fs::{self, File};
use std::io::Write as _;
use std::ops::ControlFlow;

use anyhow::{Context as _, Result};
use certificate::{CheckError, Claim};
use rules::Position;
use solver::{CertifyError, Question};

use super::Answer;
use super::check::sentence;
use super::solve::prepare;
use crate::args::Certify;
use crate::console::Console;
use crate::{output, progress, signals};

pub(super) fn run(args: &Certify, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    // A place that cannot be written to is better noticed now than after an hour; what lies there
    // stays until there is something better.
    let part = args.out.with_added_extension("part");
    let failed = || part.display().to_string();
    let mut file = File::create(&part).with_context(failed)?;
    let written = prove(args, &position).and_then(|proof| {
        if let Some((_, bytes)) = &proof {
            file.write_all(bytes).with_context(failed)?;
            fs::rename(&part, &args.out).with_context(failed)?;
        }
        Ok(proof)
    });
    let Ok(Some((claim, bytes))) = &written else {
        // If it cannot be removed, what went wrong before matters more.
        let _ = fs::remove_file(&part);
        return written.map(|_| Answer::Interrupted);
    };
    let mut out = output::data();
    writeln!(out, "{}", sentence(claim, console))?;
    let file = args.out.display().to_string();
    let size = [
        ("file", file.as_str().into()),
        ("bytes", bytes.len().into()),
    ];
    writeln!(
        out,
        "{}",
        console.words.text_with("certificate-written", &size)
    )?;
    Ok(Answer::Yes)
}

/// Solves the position, and writes down why that is its value; `None` if that was interrupted.
fn prove(args: &Certify, position: &Position) -> Result<Option<(Claim, Vec<u8>)>> {
    signals::watch();
    let Some(mut solver) = prepare(&args.effort, position)? else {
        return Ok(None);
    };
    let bar = progress::spinner();
    let goes_on = |done: u64| {
        bar.set_message(done.to_string());
        if signals::interrupted() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let question = if args.win_only {
        Question::Winner
    } else {
        Question::Value
    };
    let solution = solver.solve(question, &|known| goes_on(known.nodes));
    let Some(margin) = solution.margin() else {
        return Ok(None);
    };
    let bytes = match solver.certify(margin, &goes_on) {
        Err(CertifyError::Stopped) => return Ok(None),
        bytes => bytes?,
    };
    // Nothing is handed out that its reader would refuse.
    match certificate::check(&bytes, &mut progress::counting(&bar)) {
        Err(CheckError::Stopped) => Ok(None),
        claim => Ok(Some((claim?, bytes))),
    }
}
