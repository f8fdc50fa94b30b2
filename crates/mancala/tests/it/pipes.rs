//! Pipes that close early, and colours nobody asked for.

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use crate::program::program;

/// More output than a pipe holds.
const LONG: &[&str] = &[
    "moves",
    "banana-cala",
    "--limit",
    "200000",
    "-p",
    "3b3a3o3g-3b3a3o3g-0-0-0-0-0-0-0-0-0-0-6b6a6o6g-0-0-0-S",
];

#[test]
fn a_pipe_closed_early_is_no_error() {
    for arguments in [
        LONG,
        &[LONG, &["--json"]].concat(),
        &["completions", "zsh"],
        &["man"],
    ] {
        let mut child = program()
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        if arguments == LONG {
            BufReader::new(child.stdout.take().unwrap())
                .read_line(&mut first)
                .unwrap();
            assert_eq!(first, "A:aaaooogggbbb\n");
        } else {
            drop(child.stdout.take());
        }
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
        assert!(output.status.success(), "{arguments:?}");
    }
}

#[test]
fn colours_only_where_they_are_wanted() {
    let coloured = |variables: &[(&str, &str)]| {
        let output = program()
            .args(["show", "kalah"])
            .envs(variables.iter().copied())
            .output()
            .unwrap();
        output.stdout.contains(&0x1b)
    };
    assert!(!coloured(&[]));
    assert!(coloured(&[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}
