//! `mancala certify`: a proof in a file.

use std::io::{Cursor, Write as _};
use std::time::Instant;

use anyhow::Result;
use certificate::{CheckError, Claim};
use rules::Position;
use solver::{CertifyError, Question};
use words::Words;

use super::check::{sentence, told};
use super::solve::{load, prepare};
use crate::answer::Answer;
use crate::args::Certify;
use crate::console::Console;
use crate::{files, output, progress, signals};

pub(super) fn run(args: &Certify, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    let begun = Instant::now();
    let written = files::replace(&args.out, |out| {
        let proof = prove(args, &position, console.words)?;
        if let Some((_, bytes)) = &proof {
            out.write_all(bytes)?;
        }
        Ok(proof)
    })?;
    let Some((claim, bytes)) = written else {
        return Ok(Answer::Interrupted);
    };
    if args.format.json {
        let size = bytes.len() as u64;
        output::json(&told(Some(&claim), None, size, begun.elapsed()))?;
        return Ok(Answer::Yes);
    }
    let mut out = output::data();
    writeln!(out, "{}", sentence(&claim, console))?;
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

/// Solves the position, and writes the proof of its value; `None` if that was interrupted.
fn prove(args: &Certify, position: &Position, words: Words) -> Result<Option<(Claim, Vec<u8>)>> {
    signals::watch();
    let Some(mut solver) = prepare(&args.effort, position, words)? else {
        return Ok(None);
    };
    if let Some(path) = &args.checkpoint {
        load(&mut solver, path)?;
    }
    let bar = progress::spinner();
    let goes_on = |done: u64| {
        bar.set_message(done.to_string());
        signals::go_on()
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
    // Its memory is for the reader now: nothing is handed out that they would refuse.
    drop(solver);
    let memory = args.effort.means.bytes();
    match certificate::check(Cursor::new(&bytes), memory, &mut progress::counting(&bar)) {
        Err(CheckError::Stopped) => Ok(None),
        claim => Ok(Some((claim?, bytes))),
    }
}
