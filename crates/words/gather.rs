//! The catalogue of a language: all files of its folder one after the other, by name, without
//! comments. Compiled into what builds this crate and into what lays out the page.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The folder, in that of each language, of what no game needs.
pub(crate) const LATER: &str = "later";

/// The catalogue of the files that lie in a folder.
pub(crate) fn gather(folder: &Path) -> io::Result<String> {
    let mut catalogue = String::new();
    for file in sorted(folder)?.iter().filter(|path| path.is_file()) {
        let text = fs::read_to_string(file)?;
        for line in text.lines() {
            if !line.is_empty() && !line.starts_with('#') {
                catalogue += line;
                catalogue.push('\n');
            }
        }
    }
    Ok(catalogue)
}

/// What lies in a folder, by name.
pub(crate) fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
