//! Reader of what `strace -f -y -xx` records.

use anyhow::{Context as _, Result, ensure};

/// One thing that a program has asked of the system.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Step {
    /// A text was written on standard output.
    Said(String),
    Write {
        file: String,
        offset: usize,
        bytes: Vec<u8>,
    },
    Truncate {
        file: String,
        length: usize,
    },
    SyncBegins {
        thread: u32,
        file: String,
    },
    SyncEnds {
        thread: u32,
    },
}

/// The steps of a record, in order.
pub(super) fn read(text: &str) -> impl Iterator<Item = Result<Step>> {
    text.lines().flat_map(|line| {
        let steps = step(line).with_context(|| format!("`{}`", line.get(..200).unwrap_or(line)));
        match steps {
            Ok(steps) => steps.into_iter().map(Ok).collect::<Vec<_>>(),
            Err(error) => vec![Err(error)],
        }
    })
}

fn step(line: &str) -> Result<Vec<Step>> {
    let (thread, rest) = line.trim_start().split_once(' ').context("no thread")?;
    let (thread, rest): (u32, _) = (thread.parse()?, rest.trim_start());
    if let Some(resumed) = rest.strip_prefix("<... ") {
        let is_sync = resumed.starts_with("fsync") || resumed.starts_with("fdatasync");
        let has_ended = is_sync && has_ended(resumed)?;
        let ends = has_ended.then_some(Step::SyncEnds { thread });
        return Ok(ends.into_iter().collect());
    }
    let Some((call, rest)) = rest.split_once('(') else {
        return Ok(Vec::new());
    };
    if call == "???" {
        // The thread ended before the call had begun.
        return Ok(Vec::new());
    }
    let (number, rest) = rest.split_once('<').context("no file")?;
    let (path, rest) = rest.split_once('>').context("no name of a file")?;
    if rest.starts_with("(deleted)") {
        // Nothing is left of it, with power or without.
        return Ok(Vec::new());
    }
    let path = String::from_utf8(unescape(path)?)?;
    let file = path.rsplit('/').next().unwrap_or_default().to_owned();
    let is_whole = !rest.ends_with("<unfinished ...>");
    let argument = |index: usize| -> Result<usize> {
        let text = rest.split([')', '<']).next().unwrap_or_default();
        let text = text
            .split(", ")
            .nth(index)
            .context("an argument is missing")?;
        Ok(text.trim().parse()?)
    };
    let content = || -> Result<Vec<u8>> {
        let (_, rest) = rest.split_once('"').context("no content")?;
        let (text, after) = rest.split_once('"').context("no end of the content")?;
        ensure!(!after.starts_with("..."), "the content was cut");
        unescape(text)
    };
    Ok(match call {
        "write" if number == "1" => {
            vec![Step::Said(
                String::from_utf8_lossy(&content()?).into_owned(),
            )]
        }
        "pwrite64" => vec![Step::Write {
            bytes: content()?,
            offset: argument(3)?,
            file,
        }],
        "ftruncate" => vec![Step::Truncate {
            length: argument(1)?,
            file,
        }],
        "fsync" | "fdatasync" => {
            let begins = Step::SyncBegins { thread, file };
            if is_whole && has_ended(rest)? {
                vec![begins, Step::SyncEnds { thread }]
            } else {
                vec![begins]
            }
        }
        _ => Vec::new(),
    })
}

/// Whether a sync has ended, before the program has.
fn has_ended(rest: &str) -> Result<bool> {
    let (_, answer) = rest.rsplit_once("= ").context("no answer")?;
    ensure!(
        answer == "0" || answer.starts_with('?'),
        "a sync that failed"
    );
    Ok(answer == "0")
}

/// Bytes written as `\x2f`.
fn unescape(text: &str) -> Result<Vec<u8>> {
    let bytes = text.split("\\x").skip(1);
    bytes
        .map(|digits| u8::from_str_radix(digits, 16).with_context(|| format!("`{digits}`")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_and_syncs_are_read_and_cut_lines_refused() {
        let record = "\
            7 pwrite64(3<\\x2f\\x61\\x2d\\x77>, \"\\x61\\x62\", 2, 50) = 2\n\
            8 fdatasync(3<\\x2f\\x61\\x2d\\x77> <unfinished ...>\n\
            7 ftruncate(3<\\x2f\\x61\\x2d\\x77>, 9) = 0\n\
            7 pwrite64(4<\\x74>(deleted), \"\\x61\", 1, 0) = 1\n\
            7 write(1<\\x70>, \"\\x61\\x63\", 2 <unfinished ...>\n\
            8 <... fdatasync resumed>)          = 0\n\
            7 <... write resumed>) = 2\n\
            8 fsync(3<\\x61>) = ?\n\
            9 ???()                             = ?\n\
            7 +++ exited with 0 +++\n";
        let steps: Vec<Step> = read(record).map(Result::unwrap).collect();
        let file = "a-w".to_owned();
        let expected = [
            Step::Write {
                file: file.clone(),
                offset: 50,
                bytes: b"ab".to_vec(),
            },
            Step::SyncBegins {
                thread: 8,
                file: file.clone(),
            },
            Step::Truncate { file, length: 9 },
            Step::Said("ac".to_owned()),
            Step::SyncEnds { thread: 8 },
            Step::SyncBegins {
                thread: 8,
                file: "a".to_owned(),
            },
        ];
        assert_eq!(steps, expected);
        let cut = "7 pwrite64(3<\\x61>, \"\\x61\"..., 9, 0) = 9";
        assert!(read(cut).next().unwrap().is_err());
        let failed = "7 fsync(3<\\x61>) = -1 EIO (Input/output error)";
        assert!(read(failed).next().unwrap().is_err());
    }
}
