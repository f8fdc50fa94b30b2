//! Runs the program.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// What a run of the program came to.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) messages: String,
}

/// The program in an environment of its own.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mancala"));
    command.env_clear().env("LANG", "C.UTF-8");
    command
}

/// Runs the program with arguments divided by blanks.
pub(crate) fn run(arguments: &str) -> Run {
    run_with(&arguments.split_whitespace().collect::<Vec<_>>(), "")
}

/// Runs the program with this input.
pub(crate) fn run_with(arguments: &[&str], input: &str) -> Run {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read all of it is no failure.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        status: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        messages: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Everything to see of a run.
pub(crate) fn shown(arguments: &str) -> String {
    let run = run(arguments);
    let messages = match run.messages.as_str() {
        "" => String::new(),
        messages => format!("--- messages\n{messages}"),
    };
    format!(
        "$ mancala {arguments}\n{}{messages}--- status {}\n",
        run.out, run.status
    )
}
