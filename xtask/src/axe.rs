//! axe-core, which finds what shuts people out of a page. It is under a licence of its own, so it
//! is fetched from its registry when the browser tests need it, and no copy of it is kept here.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::{install, shell};

/// The version of axe: another one may object to more.
const VERSION: &str = "4.14.1";

/// Fetches it unless it is there; returns where its script is.
pub(crate) fn ensure() -> Result<PathBuf> {
    let folder = shell::root().join("target/axe-core").join(VERSION);
    let script = folder.join("package/axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    install::ensure(&["npm"], &["npm"])?;
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot create {}", folder.display()))?;
    shell::run(
        Command::new("npm")
            .args(["pack", "--silent", &format!("axe-core@{VERSION}")])
            .current_dir(&folder),
    )?;
    shell::run(
        Command::new("tar")
            .args(["-xzf", &format!("axe-core-{VERSION}.tgz")])
            .current_dir(&folder),
    )?;
    Ok(script)
}
