//! Cuts the parts out of the program that are fetched when they are first needed: what only the
//! functions marked `wasm_split` use.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use super::{file_name, read, remove_if_there};

/// What the program calls the script that fetches its parts.
pub(super) const LINK: &str = "./parts.js";

/// The program, cut into pieces.
pub(super) struct Program {
    /// What is always there; still to be bound to the browser.
    pub(super) main: Vec<u8>,
    /// The script that fetches parts; it imports `/assets/page.js`.
    pub(super) link: String,
    pub(super) parts: Vec<Part>,
}

/// What is fetched when it is first needed.
pub(super) struct Part {
    /// `part-engine.wasm`; what several of them share is called `part-shared-1.wasm`.
    pub(super) name: String,
    /// The parts that need it, without `part-`; itself, too, unless it is shared.
    pub(super) users: Vec<String>,
    pub(super) wasm: Vec<u8>,
}

/// Cuts the program up. The folder is for what that makes.
pub(super) fn split(wasm: &[u8], folder: &Path) -> Result<Program> {
    remove_if_there(fs::remove_dir_all(folder))?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(wasm);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = "/assets/page.js";
    options.link_name = LINK;
    let made =
        transform(options).map_err(|error| anyhow!("cannot split the program: {error:?}"))?;
    let (split_modules, needed_by) = (made.split_modules, made.prefetch_map);
    let link = folder.join(LINK);
    let mut link =
        fs::read_to_string(&link).with_context(|| format!("cannot read {}", link.display()))?;
    let mut parts = Vec::new();
    for file in split_modules {
        let made = file_name(&file);
        let stem = made.trim_end_matches(".wasm");
        let needs = |needed: &Vec<String>| needed.iter().any(|one| one == stem);
        let users = needed_by.iter().filter(|(_, needed)| needs(needed));
        let users = users.map(|(user, _)| user.clone()).collect();
        let name = made
            .replace("split_", "part-")
            .replace("chunk_", "part-shared-");
        link = link.replace(&format!("./{made}"), &format!("/assets/{name}"));
        let wasm = without_names(&read(&file)?).with_context(|| format!("cannot read {made}"))?;
        parts.push(Part { name, users, wasm });
    }
    parts.sort_by(|one, other| one.name.cmp(&other.name));
    let main = read(&main)?;
    Ok(Program { main, link, parts })
}

/// Names of functions are for people who debug.
fn without_names(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config
        .generate_name_section(false)
        .generate_producers_section(false);
    Ok(config.parse(wasm)?.emit_wasm())
}
