//! `cargo xtask web`: compiles the page and its worker and lays everything out for the server.

mod assets;
mod compile;
mod compress;
mod icons;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::shell;
use assets::Dist;
pub(crate) use compress::FIRST_GAME_TRANSFER_MAX;

/// The part of the page that runs in the browser's main thread, and the one beside it.
const MODULES: [Module; 2] = [
    Module {
        package: "web",
        name: "page",
        scripts: &["crates/web/device.js", "crates/web/start.js"],
    },
    Module {
        package: "worker",
        name: "worker",
        scripts: &["crates/worker/start.js"],
    },
];

/// One WebAssembly file and the script that loads it.
struct Module {
    package: &'static str,
    /// What its files are called in the browser.
    name: &'static str,
    /// Appended to the generated script: what it calls, and what starts it.
    scripts: &'static [&'static str],
}

/// What the page is made of besides its modules, icons and style sheets.
const INDEX: &str = "crates/web/index.html";
const MANIFEST: &str = "crates/web/manifest.webmanifest";
const SERVICE_WORKER: &str = "crates/web/sw.js";

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
    compress::compress(&folder, |name| dist.is_first(name))?;
    fs::write(&stamp, state).context("cannot write the stamp")?;
    Ok(folder)
}

fn lay_out(compiled: &Path) -> Result<Dist> {
    let sources = shell::root().join("crates/web");
    let mut dist = Dist::default();
    for icon in files_in(&sources.join("icons"))? {
        dist.add(&file_name(&icon), read(&icon)?);
    }
    for (name, picture) in icons::pictures(&read(&sources.join("icons/icon.svg"))?)? {
        dist.add_later(name, picture);
    }
    let manifest = read(&shell::root().join(MANIFEST))?;
    dist.add("manifest.webmanifest", dist.with_fingerprints(&manifest));
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
    let index = dist.with_fingerprints(&read(&shell::root().join(INDEX))?);
    // The service worker keeps the index by a name that belongs to its version.
    dist.add("index.html", index.clone());
    dist.add_at_root("index.html", index);
    let service_worker = read_script(SERVICE_WORKER)?;
    dist.add_at_root("sw.js", dist.with_list(&service_worker)?);
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
    let mut script = output.js().to_owned();
    for path in module.scripts {
        script.push('\n');
        script.push_str(&read_script(path)?);
    }
    Ok((script, output.wasm_mut().emit_wasm()))
}

/// Reads a script without its comments.
fn read_script(path: &str) -> Result<String> {
    let text = fs::read_to_string(shell::root().join(path))
        .with_context(|| format!("cannot read {path}"))?;
    let is_code = |line: &&str| !line.is_empty() && !line.trim_start().starts_with("//");
    let lines = text.lines().filter(is_code);
    Ok(lines.flat_map(|line| [line, "\n"]).collect())
}

/// Everything that the folder is made of, as one number; the builder itself is part of it.
fn state(compiled: &Path) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    read(&std::env::current_exe().context("cannot find this program")?)?.hash(&mut hasher);
    for module in &MODULES {
        read(&compiled.join(module.package).with_extension("wasm"))?.hash(&mut hasher);
        for script in module.scripts {
            read(&shell::root().join(script))?.hash(&mut hasher);
        }
    }
    for file in [INDEX, MANIFEST, SERVICE_WORKER] {
        read(&shell::root().join(file))?.hash(&mut hasher);
    }
    let sources = shell::root().join("crates/web");
    for folder in ["icons", "style"] {
        for file in files_in(&sources.join(folder))? {
            file.hash(&mut hasher);
            read(&file)?.hash(&mut hasher);
        }
    }
    Ok(format!("{:016x}", hasher.finish()))
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
