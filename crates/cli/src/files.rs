//! Files: none is read without a limit, and those that are written are there as a whole or not at all.

use std::fs::{self, File};
use std::io::{BufWriter, ErrorKind, Read as _, Write as _};
use std::path::Path;

use anyhow::{Context as _, Result, bail};

/// The longest text that is read from a file: a record of a hundred thousand games is shorter.
const TEXT_BYTES_MAX: u64 = 64 << 20;

/// Reads a text.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    let failed = || format!("cannot read {}", path.display());
    let mut text = String::new();
    let file = File::open(path).with_context(failed)?;
    let read = file.take(TEXT_BYTES_MAX + 1).read_to_string(&mut text);
    if read.with_context(failed)? as u64 > TEXT_BYTES_MAX {
        let most = TEXT_BYTES_MAX >> 20;
        bail!(
            "{}: longer than {most} MiB, the most that is read",
            failed()
        );
    }
    Ok(text)
}

/// Writes a file in the place of one that may be there, which stays until all of the new one is
/// written; if `write` fails, or comes to nothing, it just stays. That a place cannot be written to
/// is noticed before `write` begins. What is no file on a disk, such as a pipe, is written to.
pub(crate) fn replace<T>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<Option<T>>,
) -> Result<Option<T>> {
    let failed = || path.display().to_string();
    let there = match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        there => Some(there.with_context(failed)?),
    };
    let path = match there {
        None => path.to_owned(),
        Some(there) if there.is_dir() => bail!("{} is a folder, not a file", path.display()),
        Some(there) if there.is_file() => fs::canonicalize(path).with_context(failed)?,
        Some(_) => {
            let mut out = BufWriter::new(File::create(path).with_context(failed)?);
            let written = write(&mut out)?;
            out.flush().with_context(failed)?;
            return Ok(written);
        }
    };
    let part = path.with_added_extension("part");
    let mut out = BufWriter::new(File::create(&part).with_context(failed)?);
    let written = write(&mut out).and_then(|written| {
        out.flush()
            .and_then(|()| out.get_ref().sync_all())
            .with_context(failed)?;
        Ok(written)
    });
    if matches!(written, Ok(Some(_))) {
        fs::rename(&part, &path).with_context(|| {
            let (part, path) = (part.display(), path.display());
            format!("all is written to {part}, which cannot be renamed to {path}")
        })?;
    } else {
        // If it cannot be removed, what went wrong before matters more.
        let _ = fs::remove_file(&part);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_or_comes_to_nothing_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "old").unwrap();
        let nothing: Result<Option<()>> = replace(&path, |_| Ok(None));
        assert!(nothing.unwrap().is_none());
        let failed: Result<Option<()>> = replace(&path, |_| bail!("no"));
        assert!(failed.is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        replace(&path, |out| Ok(Some(out.write_all(b"new")?))).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn no_file_is_read_without_a_limit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "text").unwrap();
        assert_eq!(read_text(&path).unwrap(), "text");
        File::create(&path).unwrap().set_len(1 << 40).unwrap();
        let told = read_text(&path).unwrap_err().to_string();
        assert!(
            told.ends_with("longer than 64 MiB, the most that is read"),
            "{told}"
        );
        assert!(read_text(folder.path()).is_err());
    }

    #[test]
    fn a_folder_is_refused_before_the_work() {
        let folder = tempfile::tempdir().unwrap();
        let told = replace::<()>(folder.path(), |_| unreachable!("nothing is begun"));
        assert!(
            told.unwrap_err()
                .to_string()
                .ends_with("is a folder, not a file")
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        replace(&link, |out| Ok(Some(out.write_all(b"new")?))).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
