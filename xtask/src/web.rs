//! `cargo xtask web`: compiles the page and lays everything out for the server.

mod assets;
mod compile;
mod compress;
#[path = "../../crates/words/gather.rs"]
mod gather;
mod split;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::shell;
use assets::Dist;

/// The package that becomes the program, and what starts it, appended to the generated script.
const PACKAGE: &str = "web";
const START: &str = "crates/web/start.js";

/// Builds the page if anything changed; returns the folder it is in.
pub(crate) fn build() -> Result<PathBuf> {
    let compiled = compile::compile(PACKAGE)?;

    let web = shell::root().join("target/web");
    let folder = web.join("dist");
    let stamp = web.join("stamp");
    let state = state(&compiled)?;
    if fs::read_to_string(&stamp).is_ok_and(|old| old == state) {
        shell::say("the page is up to date");
        return Ok(folder);
    }
    shell::say(&format!("laying out the page in {}", folder.display()));
    // Without its stamp a half-written folder is never taken for a whole one.
    remove_if_there(fs::remove_file(&stamp))?;
    remove_if_there(fs::remove_dir_all(&folder))?;

    let dist = lay_out(&compiled)?;
    dist.write(&folder)?;
    compress::compress(&folder)?;
    fs::write(&stamp, state).context("cannot write the stamp")?;
    Ok(folder)
}

fn lay_out(compiled: &Path) -> Result<Dist> {
    let sources = shell::root().join("crates/web");
    let mut dist = Dist::default();
    for icon in files_in(&sources.join("icons"))? {
        dist.add(&[(&file_name(&icon), read(&icon)?)]);
    }
    for folder in catalogues()? {
        let catalogue = gather::gather(&folder).context("cannot gather a catalogue")?;
        let name = format!("words-{}.ftl", file_name(&folder));
        dist.add(&[(&name, catalogue.into_bytes())]);
    }
    for file in files_in(&sources.join("puzzles"))? {
        dist.add(&[(&format!("puzzles-{}", file_name(&file)), read(&file)?)]);
    }
    let mut style = Vec::new();
    for sheet in files_in(&sources.join("style"))? {
        style.extend(read(&sheet)?);
    }
    dist.add(&[("style.css", style)]);
    for sheet in files_in(&sources.join("style/later"))? {
        dist.add(&[(&file_name(&sheet), read(&sheet)?)]);
    }
    let program = split::split(&read(compiled)?, &shell::root().join("target/web/parts"))?;
    for part in program.parts {
        dist.add(&[(&part.name, part.wasm)]);
    }
    let (script, wasm) = bind(&program.main)?;
    dist.add(&[("page.wasm", wasm)]);
    // Each of the two imports the other. Where it is not fetched, the program's own name for it stays.
    let script = script.replace(
        &format!("from \"{}\"", split::LINK),
        "from \"/assets/parts.js\"",
    );
    let (script, link) = (script.into_bytes(), program.link.into_bytes());
    dist.add(&[("page.js", script), ("parts.js", link)]);
    dist.set_index(dist.with_fingerprints(&read(&sources.join("index.html"))?));
    Ok(dist)
}

/// Splits what the compiler made into the script for the browser and a smaller WebAssembly file.
fn bind(wasm: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut output = Bindgen::new()
        .input_bytes("page", wasm.to_vec())
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // The parts use its table of functions.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("cannot bind the program to the browser")?;
    let start = fs::read_to_string(shell::root().join(START))
        .with_context(|| format!("cannot read {START}"))?;
    let code = start
        .lines()
        .filter(|line| !line.starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n");
    let script = format!("{}\n{code}\n", output.js());
    Ok((script, output.wasm_mut().emit_wasm()))
}

/// Everything that the folder is made of, as one number; the builder itself is part of it.
fn state(compiled: &Path) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    read(&std::env::current_exe().context("cannot find this program")?)?.hash(&mut hasher);
    read(compiled)?.hash(&mut hasher);
    read(&shell::root().join(START))?.hash(&mut hasher);
    let sources = shell::root().join("crates/web");
    for folder in ["icons", "puzzles", "style", "style/later"] {
        for file in files_in(&sources.join(folder))? {
            file.hash(&mut hasher);
            read(&file)?.hash(&mut hasher);
        }
    }
    read(&sources.join("index.html"))?.hash(&mut hasher);
    for folder in catalogues()? {
        folder.hash(&mut hasher);
        gather::gather(&folder)
            .context("cannot gather a catalogue")?
            .hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// The folder of each language.
fn catalogues() -> Result<Vec<PathBuf>> {
    gather::sorted(&shell::root().join("crates/words/locales")).context("no catalogues")
}

/// The files of a folder, by name.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("no folder {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

fn remove_if_there(removed: io::Result<()>) -> Result<()> {
    match removed {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}
