//! `cargo xtask docs`: the pages that are made from the program, in `docs/rules/`.

use std::fs;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell;

/// Writes the rules of the compiled games, from the program's own texts; those of the others are on the page.
pub(crate) fn run() -> Result<()> {
    let folder = shell::root().join("docs/rules");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let games: Value = serde_json::from_str(&mancala(&["games", "--json"])?)?;
    let games = games["games"].as_array().into_iter().flatten();
    for game in games.filter(|game| game["family"].is_null()) {
        let name = game["name"].as_str().context("a game has a name")?;
        let page = folder.join(format!("{name}.md"));
        fs::write(&page, mancala(&["rules", name, "--markdown"])?)
            .with_context(|| format!("cannot write {}", page.display()))?;
        shell::say(&format!("docs/rules/{name}.md"));
    }
    Ok(())
}

fn mancala(args: &[&str]) -> Result<String> {
    let run = ["run", "--locked", "--quiet", "--package", "mancala", "--"];
    shell::output(shell::cargo(&run).args(args).args(["--lang", "en"]))
}
