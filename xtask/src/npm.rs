//! The checkers of the page that are written in JavaScript: axe-core, which finds what shuts people
//! out, and TypeScript, which finds what scripts do to the wrong type. They are under licences of
//! their own, so they are fetched from their registry when needed, and no copy is kept here.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::{install, shell};

/// Other versions may object to more.
const AXE: [&str; 2] = ["axe-core", "4.14.1"];
const TYPESCRIPT: [&str; 2] = ["typescript", "7.0.2"];

/// The descriptions of the page's scripts: those of pages and workers, and the service worker.
const PROJECTS: [&str; 2] = ["crates/web/jsconfig.json", "crates/web/jsconfig.sw.json"];

/// The script of axe-core.
pub(crate) fn axe() -> Result<PathBuf> {
    Ok(package(AXE)?.join("axe.min.js"))
}

/// Checks the types in the scripts of the page.
pub(crate) fn check_scripts() -> Result<()> {
    let compiler = package(TYPESCRIPT)?.join("bin/tsc");
    for project in PROJECTS {
        shell::run(
            Command::new("node")
                .arg(&compiler)
                .args(["--project", project])
                .current_dir(shell::root()),
        )?;
    }
    Ok(())
}

/// Fetches a package unless it is there; returns where it is.
fn package([name, version]: [&str; 2]) -> Result<PathBuf> {
    let folder = shell::root()
        .join("target/npm")
        .join(format!("{name}-{version}"));
    let package = folder.join("node_modules").join(name);
    // Written last.
    let done = folder.join("done");
    if done.is_file() {
        return Ok(package);
    }
    install::ensure(&["npm"], &["npm"])?;
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot create {}", folder.display()))?;
    shell::run(
        Command::new("npm")
            .args(["install", "--silent", "--no-save", "--ignore-scripts"])
            .arg(format!("{name}@{version}"))
            .current_dir(&folder),
    )?;
    std::fs::write(&done, version).with_context(|| done.display().to_string())?;
    Ok(package)
}
