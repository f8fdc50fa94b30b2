//! Talking with a program in lines.

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// A program that reads commands and answers in lines.
#[derive(Debug)]
pub(super) struct Talk {
    name: String,
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Talk {
    /// Starts a command and its arguments, divided by blanks.
    pub(super) fn start(command: &str) -> Result<Talk> {
        Talk::start_in(command, Path::new("."))
    }

    /// [`Talk::start`] in a folder.
    pub(super) fn start_in(command: &str, folder: &Path) -> Result<Talk> {
        let mut child = words(command)?
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start `{command}`"))?;
        let input = child.stdin.take().expect("standard input is piped");
        let output = child.stdout.take().expect("standard output is piped");
        Ok(Talk {
            name: command.to_owned(),
            child,
            input,
            output: BufReader::new(output).lines(),
        })
    }

    pub(super) fn send(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}").with_context(|| format!("`{}` has ended", self.name))
    }

    /// All lines up to the first that contains `mark`, with that.
    pub(super) fn until(&mut self, mark: &str) -> Result<Vec<String>> {
        let mut lines = Vec::new();
        for line in &mut self.output {
            lines.push(line.with_context(|| format!("`{}` wrote no text", self.name))?);
            if lines.last().is_some_and(|line| line.contains(mark)) {
                return Ok(lines);
            }
        }
        bail!("`{}` ended before it wrote `{mark}`", self.name)
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // Its work is no longer needed, whatever it is; it may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A command from words divided by blanks.
pub(super) fn words(command: &str) -> Result<Command> {
    let mut words = command.split_whitespace();
    let mut made = Command::new(words.next().context("a command is empty")?);
    made.args(words);
    Ok(made)
}

/// The number after a word of a line: `info depth 12 nodes 5000`.
pub(super) fn after<T: FromStr>(line: &str, word: &str) -> Option<T> {
    let mut words = line.split_whitespace();
    words.find(|found| *found == word)?;
    words.next()?.parse().ok()
}

/// The result of a search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Searched {
    /// The last depth completed.
    pub(super) depth: f64,
    pub(super) nodes_per_second: Option<f64>,
}

/// Lets an engine that speaks UGI or UCI search from a position for so long.
pub(super) fn search(engine: &mut Talk, position: &str, time: Duration) -> Result<Searched> {
    engine.send(&format!("position {position}"))?;
    engine.send("isready")?;
    engine.until("readyok")?;
    engine.send(&format!("go movetime {}", time.as_millis()))?;
    let lines = engine.until("bestmove")?;
    let last = lines
        .iter()
        .rev()
        .find(|line| line.starts_with("info depth"));
    let last = last.map_or("", String::as_str);
    Ok(Searched {
        depth: after(last, "depth").unwrap_or_default(),
        nodes_per_second: after(last, "nps"),
    })
}

#[cfg(test)]
mod tests {
    use super::after;

    #[test]
    fn numbers_are_found_by_the_word_before_them() {
        let line = "info depth 12 nodes 5000 score seeds -3";
        assert_eq!(after(line, "depth"), Some(12));
        assert_eq!(after(line, "seeds"), Some(-3.0));
        assert_eq!(after::<u32>(line, "nps"), None);
        assert_eq!(after::<u32>(line, "score"), None);
    }
}
