//! Files read, listed and removed, with errors that name them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result, ensure};

use crate::shell;

/// The files of a folder, by name.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
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

pub(crate) fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

pub(crate) fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

pub(crate) fn remove_if_there(removed: io::Result<()>) -> Result<()> {
    match removed {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// Fails if one of these files names a folder of this machine.
pub(crate) fn name_no_folder(files: &[PathBuf]) -> Result<()> {
    for file in files {
        let bytes = read(file)?;
        for (folder, _) in shell::folders() {
            let name = folder.as_os_str().as_encoded_bytes();
            let is_named = bytes.windows(name.len()).any(|bytes| bytes == name);
            ensure!(!is_named, "{} names {}", file.display(), folder.display());
        }
    }
    Ok(())
}
