//! Files that are there as a whole or not at all.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::Path;

use anyhow::{Context as _, Result};

/// Writes a file in the place of one that may be there, which stays until all of the new one is
/// written; if `write` fails, or comes to nothing, it just stays. That a place cannot be written to
/// is noticed before `write` begins.
pub(crate) fn replace<T>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<Option<T>>,
) -> Result<Option<T>> {
    let part = path.with_added_extension("part");
    let failed = || part.display().to_string();
    let mut out = BufWriter::new(File::create(&part).with_context(failed)?);
    let written = write(&mut out).and_then(|written| {
        if written.is_some() {
            out.flush().with_context(failed)?;
            out.get_ref().sync_all().with_context(failed)?;
            fs::rename(&part, path).with_context(failed)?;
        }
        Ok(written)
    });
    if !matches!(written, Ok(Some(_))) {
        // If it cannot be removed, what went wrong before matters more.
        let _ = fs::remove_file(&part);
    }
    written
}
