//! Gathers the catalogue of each language, to be embedded.

mod gather;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let out = env::var_os("OUT_DIR").expect("Cargo says where to write");
    for folder in gather::sorted("locales".as_ref())? {
        let code = folder.file_name().expect("an entry has a name");
        let file = Path::new(&out).join(code).with_extension("ftl");
        let later = gather::gather(&folder.join(gather::LATER))?;
        fs::write(file, gather::gather(&folder)? + &later)?;
    }
    Ok(())
}
