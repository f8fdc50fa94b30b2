//! `cargo xtask reproduce`: the program of the last commit, built in two folders and compared.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::files::{file_name, read};
use crate::shell;

/// The folders of the two builds; their names have different lengths.
const FOLDERS: [&str; 2] = ["one", "some/other-folder"];

/// Builds twice, and fails if one byte differs.
pub(crate) fn run() -> Result<()> {
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let built: Result<Vec<_>> = FOLDERS
        .iter()
        .map(|name| build(&folder.path().join(name)))
        .collect();
    let [one, other] = &built?[..] else {
        unreachable!("two folders")
    };
    ensure!(
        one.len() == other.len(),
        "{} bytes, and {}",
        one.len(),
        other.len()
    );
    let difference = one.iter().zip(other).position(|(one, other)| one != other);
    if let Some(offset) = difference {
        let near = offset.saturating_sub(64)..one.len().min(offset + 64);
        let near = String::from_utf8_lossy(&one[near]).into_owned();
        anyhow::bail!("the two programs differ at byte {offset}, near {near:?}");
    }
    shell::say(&format!("both builds came to the same {} bytes", one.len()));
    Ok(())
}

/// The program, built from a clone in this folder.
fn build(folder: &Path) -> Result<Vec<u8>> {
    let clone = ["clone", "--quiet", "--"];
    shell::run(
        Command::new("git")
            .args(clone)
            .arg(shell::root())
            .arg(folder),
    )?;
    let mut cargo = shell::cargo(&["xtask", "build"]);
    shell::run(cargo.current_dir(folder).env_remove("CARGO_TARGET_DIR"))?;
    let target = folder.join("target");
    let program = read(
        &target
            .join("release")
            .join(file_name(&crate::serve::program())),
    )?;
    // Two of them would fill a small disk.
    fs::remove_dir_all(&target).with_context(|| target.display().to_string())?;
    Ok(program)
}
