//! Running other programs, and saying so.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

/// Prints a line about the next step.
pub(crate) fn say(text: &str) {
    println!("xtask: {text}");
}

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the root")
}

/// A `cargo` command of the toolchain that built this program, run in the root.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// A command for work that takes a tenth of the processor and what others leave of it, where there is
/// `nice`.
pub(crate) fn aside(command: &Command) -> Command {
    let program = command.get_program();
    let mut aside = if cfg!(unix) {
        let mut nice = Command::new("nice");
        nice.args(["-n", "10"]).arg(program);
        nice
    } else {
        Command::new(program)
    };
    aside.args(command.get_args()).current_dir(root());
    aside
}

/// Arguments for cargo by which what it compiles for a target names no folder of this machine: a build
/// elsewhere comes to the same.
pub(crate) fn without_folders(target: &str) -> [String; 2] {
    let flags = folders().map(|(folder, name)| {
        let folder = folder.display();
        format!("--remap-path-prefix={folder}={name}")
    });
    [
        "--config".to_owned(),
        format!("target.{target}.rustflags={flags:?}"),
    ]
}

/// The folders from which programs are compiled, and the names that programs know them by.
pub(crate) fn folders() -> [(PathBuf, &'static str); 2] {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    [
        (root().to_owned(), "/mancala"),
        (home.unwrap_or_default(), "/cargo"),
    ]
}

/// Runs a command, with its output on this terminal, says how long it took, and fails if it does.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    say(&line);
    let begun = Instant::now();
    let status = command
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    ensure!(status.success(), "`{line}` failed: {status}");
    say(&format!("{} s: {line}", begun.elapsed().as_secs()));
    Ok(())
}

/// Runs a command whose output nobody needs; returns whether it came to a good end.
pub(crate) fn quiet_status(command: &mut Command) -> bool {
    let output = command.stdin(Stdio::null()).output();
    output.is_ok_and(|output| output.status.success())
}

/// Runs a command and returns what it printed. What it prints as errors is shown.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    quiet_output(command.stderr(Stdio::inherit()))
}

/// As [`output`], but for what it prints as errors.
pub(crate) fn quiet_output(command: &mut Command) -> Result<String> {
    let line = shown(command);
    let output = command
        .output()
        .with_context(|| format!("cannot start `{line}`"))?;
    ensure!(
        output.status.success(),
        "`{line}` failed: {}",
        output.status
    );
    String::from_utf8(output.stdout).with_context(|| format!("`{line}` printed no text"))
}

/// The path of a program, if it is installed.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_name()
        .unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
