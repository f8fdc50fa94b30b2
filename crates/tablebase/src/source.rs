//! The bytes of a table, in memory or on a disk. Nothing is mapped: a file that becomes shorter while
//! it is open is an error then, where a mapped one would end the program.

use std::io;

/// Bytes that several threads can read at any offset.
pub trait Source: Send + Sync {
    /// The number of bytes.
    fn size(&self) -> u64;

    /// Fills `bytes` with those from `offset` on.
    ///
    /// # Errors
    /// [`io::ErrorKind::UnexpectedEof`] if there are fewer, and the errors of the system.
    fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<()>;
}

impl Source for Vec<u8> {
    fn size(&self) -> u64 {
        self.len() as u64
    }

    fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<()> {
        let begin = usize::try_from(offset).unwrap_or(usize::MAX);
        let end = begin.saturating_add(bytes.len());
        let found = self.get(begin..end);
        bytes.copy_from_slice(found.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }
}

#[cfg(not(target_family = "wasm"))]
pub(crate) use disk::OnDisk;

#[cfg(not(target_family = "wasm"))]
mod disk {
    use std::fs::File;
    use std::io;
    use std::path::Path;

    use super::Source;

    /// A file, read piece by piece.
    #[derive(Debug)]
    pub(crate) struct OnDisk {
        file: File,
        size: u64,
    }

    impl OnDisk {
        /// Opens a file.
        ///
        /// # Errors
        /// The error of the system, and [`io::ErrorKind::InvalidInput`] for what is no ordinary file:
        /// a pipe would never end.
        pub(crate) fn open(path: &Path) -> io::Result<OnDisk> {
            let known = std::fs::metadata(path)?;
            if !known.is_file() {
                let why = "not an ordinary file";
                return Err(io::Error::new(io::ErrorKind::InvalidInput, why));
            }
            let file = File::open(path)?;
            let size = file.metadata()?.len();
            Ok(OnDisk { file, size })
        }
    }

    impl Source for OnDisk {
        fn size(&self) -> u64 {
            self.size
        }

        #[cfg(unix)]
        fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<()> {
            std::os::unix::fs::FileExt::read_exact_at(&self.file, bytes, offset)
        }

        #[cfg(windows)]
        fn read_at(&self, mut bytes: &mut [u8], mut offset: u64) -> io::Result<()> {
            while !bytes.is_empty() {
                match std::os::windows::fs::FileExt::seek_read(&self.file, bytes, offset)? {
                    0 => return Err(io::ErrorKind::UnexpectedEof.into()),
                    read => {
                        bytes = &mut bytes[read..];
                        offset += read as u64;
                    }
                }
            }
            Ok(())
        }
    }
}
