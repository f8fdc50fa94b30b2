//! One process for each state, as the client `kgpc` starts them: a board on standard input,
//! better and better moves on standard output.

use std::io::{self, BufRead, Read as _, Write as _};

use anyhow::{Context as _, Result, bail};
use engine::Engine;
use rules::Position;

use super::board;
use super::thinking::{Skill, think};
use crate::output;

/// Bytes of the longest board; one of 12 houses needs far fewer.
const BOARD_BYTES_MAX: u64 = 4096;

/// Answers the board on standard input.
pub(crate) fn run(skill: &Skill) -> Result<()> {
    let position = read(io::stdin().lock().take(BOARD_BYTES_MAX))?;
    let mut engine = Engine::new(skill.engine);
    let mut out = output::data();
    let mut last = None;
    let mut told = Ok(());
    think(&mut engine, &position, skill, &|| false, &mut |thought| {
        if told.is_ok() && last != Some(thought.house) {
            last = Some(thought.house);
            told = writeln!(out, "{}", thought.house).and_then(|()| out.flush());
        }
    });
    Ok(told?)
}

/// Reads `size south-store north-store south-houses… north-houses…`, on one line or several.
fn read(input: impl BufRead) -> Result<Position> {
    let form = "write `size south-store north-store south-houses… north-houses…`";
    let mut numbers: Vec<String> = Vec::new();
    // The other end may keep the input open: as many lines as needed are enough.
    for line in input.lines() {
        numbers.extend(line?.split_whitespace().map(str::to_owned));
        let size = numbers.first().map_or(Ok(0), |size| size.parse::<usize>());
        if size.map_or(true, |size| {
            size > 0 && numbers.len() >= 3 + 2 * size.min(99)
        }) {
            break;
        }
    }
    if numbers.is_empty() {
        bail!("there is no board on standard input; {form}");
    }
    let literal = format!("<{}>", numbers.join(","));
    let position = board::read(&literal).with_context(|| form)?;
    if position.is_over() {
        bail!("the game is over on this board: there is no move");
    }
    Ok(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_numbers() {
        for text in ["3 1 2  3 4 5 6 7 8\n", "3\n1 2\n\n3 4 5\r\n6 7 8"] {
            let position = read(text.as_bytes()).unwrap();
            assert_eq!(position.to_string(), "3-4-5-6-7-8-1-2-S");
        }
        for (line, part) in [
            ("", "no board"),
            ("3 0 0 3", "4 numbers"),
            ("x", "write `size"),
            ("3 0 0 3 3 3 3 3 -1", "`-1`"),
            ("2 1 1 0 0 3 3", "the game is over"),
        ] {
            let error = format!("{:#}", read(line.as_bytes()).unwrap_err());
            assert!(error.contains(part), "{line}: {error}");
        }
    }
}
