//! Embeds the page: writes a table of the files in the folder that `MANCALA_WEB_DIST` names.
//!
//! `cargo xtask` builds that folder and sets the variable. Without it the table is empty, and the
//! server says how to get a page: the rest compiles and is tested without WebAssembly.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const VARIABLE: &str = "MANCALA_WEB_DIST";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let mut table = String::from("&[\n");
    if let Some(dist) = env::var_os(VARIABLE).map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", dist.display());
        if !dist.join("index.html").is_file() {
            return Err(format!("{VARIABLE}: no page in {}", dist.display()).into());
        }
        add_folder(&mut table, &dist, &dist)?;
    }
    table.push(']');
    let out = env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?;
    fs::write(Path::new(&out).join("embedded.rs"), table)?;
    Ok(())
}

fn add_folder(table: &mut String, dist: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_compressed = path
            .extension()
            .is_some_and(|end| end == "gz" || end == "br");
        if path.is_dir() {
            add_folder(table, dist, &path)?;
        } else if !is_compressed {
            let address = path
                .strip_prefix(dist)?
                .to_string_lossy()
                .replace('\\', "/");
            let path = path.to_str().ok_or("the path of the page is no text")?;
            writeln!(
                table,
                "    Embedded {{ path: {:?}, plain: include_bytes!({path:?}), \
                 gzip: include_bytes!({:?}), brotli: include_bytes!({:?}) }},",
                format!("/{address}"),
                format!("{path}.gz"),
                format!("{path}.br"),
            )?;
        }
    }
    Ok(())
}
