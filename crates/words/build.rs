//! Gathers the catalogue of each language, to be embedded.

mod gather;

use std::path::Path;
use std::{env, fs, io};

/// The folder, in that of each language, of what only the terminal says. The page never has it.
const TERMINAL: &str = "terminal";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let out = env::var_os("OUT_DIR").expect("Cargo says where to write");
    for folder in gather::sorted("locales".as_ref())? {
        let code = folder.file_name().expect("an entry has a name");
        let file = Path::new(&out).join(code).with_extension("ftl");
        let mut texts = gather::gather(&folder)?;
        for part in [gather::LATER, TERMINAL] {
            texts += &gather::gather(&folder.join(part))?;
        }
        fs::write(file, texts)?;
    }
    Ok(())
}
