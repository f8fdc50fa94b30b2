//! `cargo xtask supply`: the work of others that is delivered with ours, for people and for machines.

mod notices;
mod package;
mod sbom;

use std::fs;

use anyhow::{Context, Result};

use crate::shell;
use package::delivered;

/// Writes the notices and the list of components to `target/supply`.
pub(crate) fn run() -> Result<()> {
    let folder = shell::root().join("target/supply");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let packages = delivered()?;
    for (name, text) in [
        ("notices.txt", notices::write(&packages)?),
        ("sbom.cdx.json", sbom::write(&packages)?),
    ] {
        let file = folder.join(name);
        fs::write(&file, text).with_context(|| file.display().to_string())?;
        shell::say(&format!("{}: {} packages", file.display(), packages.len()));
    }
    Ok(())
}

/// The notices that licences of others ask for.
pub(crate) fn notices() -> Result<String> {
    notices::write(&delivered()?)
}
