//! `cargo xtask web`: compiles the page and its worker and lays everything out for the server.

mod assets;
mod compile;
mod compress;
#[path = "../../crates/words/gather.rs"]
mod gather;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::shell;
use assets::Dist;

/// The part of the page that runs in the browser's main thread, and the one beside it.
const MODULES: [Module; 2] = [
    Module {
        package: "web",
        name: "page",
        start: "crates/web/start.js",
    },
    Module {
        package: "worker",
        name: "worker",
        start: "crates/worker/start.js",
    },
];

/// One WebAssembly file and the script that loads it.
struct Module {
    package: &'static str,
    /// What its files are called in the browser.
    name: &'static str,
    /// Appended to the generated script, to start what it only declares.
    start: &'static str,
}

/// Builds the page if anything changed; returns the folder it is in.
pub(crate) fn build() -> Result<PathBuf> {
    let packages: Vec<_> = MODULES.iter().map(|module| module.package).collect();
    let compiled = compile::compile(&packages)?;

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
        dist.add(&file_name(&icon), read(&icon)?);
    }
    for folder in catalogues()? {
        let catalogue = gather::gather(&folder).context("cannot gather a catalogue")?;
        let name = format!("words-{}.ftl", file_name(&folder));
        dist.add(&name, catalogue.into_bytes());
    }
    let mut style = Vec::new();
    for sheet in files_in(&sources.join("style"))? {
        style.extend(read(&sheet)?);
    }
    dist.add("style.css", dist.with_fingerprints(&style));
    for module in &MODULES {
        let (script, wasm) = bind(
            &compiled.join(module.package).with_extension("wasm"),
            module,
        )?;
        dist.add(&format!("{}.wasm", module.name), wasm);
        dist.add(
            &format!("{}.js", module.name),
            dist.with_fingerprints(script.as_bytes()),
        );
    }
    dist.set_index(dist.with_fingerprints(&read(&sources.join("index.html"))?));
    Ok(dist)
}

/// Splits what the compiler made into the script for the browser and a smaller WebAssembly file.
fn bind(compiled: &Path, module: &Module) -> Result<(String, Vec<u8>)> {
    let mut output = Bindgen::new()
        .input_path(compiled)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .with_context(|| format!("cannot bind {}", compiled.display()))?;
    let start = fs::read_to_string(shell::root().join(module.start))
        .with_context(|| format!("cannot read {}", module.start))?;
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
    for module in &MODULES {
        read(&compiled.join(module.package).with_extension("wasm"))?.hash(&mut hasher);
        read(&shell::root().join(module.start))?.hash(&mut hasher);
    }
    let sources = shell::root().join("crates/web");
    for folder in ["icons", "style"] {
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
