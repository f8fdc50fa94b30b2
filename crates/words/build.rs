//! Gathers the catalogue of each language: all files of its folder in `locales`, by name.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let out = env::var_os("OUT_DIR").expect("Cargo says where to write");
    for folder in sorted("locales".as_ref())? {
        let mut catalogue = String::new();
        for file in sorted(&folder)? {
            catalogue += &fs::read_to_string(&file)?;
            catalogue.push('\n');
        }
        let code = folder.file_name().expect("an entry has a name");
        fs::write(Path::new(&out).join(code).with_extension("ftl"), catalogue)?;
    }
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<std::path::PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
