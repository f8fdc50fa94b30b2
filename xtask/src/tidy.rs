//! `cargo xtask tidy`: checks what no lint can.

mod circles;
mod layers;
mod paths;
mod reach;
mod source;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::shell;

/// The folders of our Rust files.
const FOLDERS: [&str; 4] = ["crates", "xtask", "e2e", "fuzz"];
/// The lines of the `clippy.toml` of crates that read no clock.
const NO_CLOCK: [&str; 2] = ["std::time::Instant::now", "std::time::SystemTime::now"];
/// The page that says which crate may use which.
const LAYERS: &str = "ARCHITECTURE.md";

/// Checks everything and lists all that is wrong.
pub(crate) fn run() -> Result<()> {
    shell::say("tidy: first lines, lengths, ignored tests, circles, forbidden paths, layers");
    let mut faults = Vec::new();
    let mut files = Vec::new();
    for path in rust_files()? {
        let text =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let shown = path.strip_prefix(shell::root()).unwrap_or(&path).to_owned();
        faults.extend(source::faults(&shown, &text));
        files.push((shown, text));
    }
    faults.extend(circles::faults(&files)?);
    faults.extend(reach::faults(&files)?);
    for name in reach::PURE {
        let file = format!("crates/{name}/clippy.toml");
        let found = fs::read_to_string(shell::root().join(&file)).unwrap_or_default();
        for clock in NO_CLOCK.iter().filter(|clock| !found.contains(*clock)) {
            faults.push(format!("{file}: does not forbid `{clock}`"));
        }
    }
    let page = fs::read_to_string(shell::root().join(LAYERS))
        .with_context(|| format!("cannot read {LAYERS}"))?;
    let metadata = shell::output(&mut shell::cargo(&[
        "metadata",
        "--no-deps",
        "--format-version=1",
        "--locked",
    ]))?;
    faults.extend(layers::faults(&page, &serde_json::from_str(&metadata)?));
    if faults.is_empty() {
        return Ok(());
    }
    for fault in &faults {
        println!("{fault}");
    }
    bail!("tidy found {} faults", faults.len())
}

fn rust_files() -> Result<Vec<PathBuf>> {
    let mut folders: Vec<PathBuf> = FOLDERS
        .iter()
        .map(|name| shell::root().join(name))
        .collect();
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        // `fuzz` has a target folder of its own.
        if !folder.is_dir() || folder.ends_with("target") {
            continue;
        }
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
