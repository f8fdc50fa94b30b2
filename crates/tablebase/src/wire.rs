//! Reads little-endian numbers from bytes.

/// The bytes end too early, or hold an impossible value.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Truncated;

/// A cursor over bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes }
    }

    pub(crate) fn take(&mut self, count: usize) -> Result<&'a [u8], Truncated> {
        let (first, rest) = self.bytes.split_at_checked(count).ok_or(Truncated)?;
        self.bytes = rest;
        Ok(first)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Truncated> {
        let (first, rest) = self.bytes.split_first_chunk().ok_or(Truncated)?;
        self.bytes = rest;
        Ok(*first)
    }

    pub(crate) fn u8(&mut self) -> Result<u8, Truncated> {
        self.array().map(u8::from_le_bytes)
    }

    pub(crate) fn u16(&mut self) -> Result<u16, Truncated> {
        self.array().map(u16::from_le_bytes)
    }

    pub(crate) fn u32(&mut self) -> Result<u32, Truncated> {
        self.array().map(u32::from_le_bytes)
    }

    pub(crate) fn u64(&mut self) -> Result<u64, Truncated> {
        self.array().map(u64::from_le_bytes)
    }
}
