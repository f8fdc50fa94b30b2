//! The memory of this machine.

use std::sync::LazyLock;

/// The memory that is used if nothing is said, in MiB, as far as the machine has it.
const MEMORY_DEFAULT: u64 = 4096;

/// Whether the system would give so much memory. A failure later would end the program.
pub(crate) fn has_room(mib: u64) -> bool {
    let bytes = usize::try_from(mib)
        .ok()
        .and_then(|mib| mib.checked_mul(1 << 20));
    bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

/// The memory to use if nothing is said, in MiB: asked for once, before any of it is in use.
pub(crate) fn memory_default() -> u64 {
    static MEMORY: LazyLock<u64> = LazyLock::new(|| {
        let mut mib = MEMORY_DEFAULT;
        while mib > 1 && !has_room(mib) {
            mib /= 2;
        }
        mib
    });
    *MEMORY
}

/// Reads a size of memory in MiB that this machine has.
pub(crate) fn memory(text: &str) -> Result<u64, String> {
    let mib = text.parse().ok().filter(|&mib| mib > 0);
    let mib = mib.ok_or("write a number of MiB, such as 4096")?;
    if has_room(mib) {
        Ok(mib)
    } else {
        Err(format!("this machine has no room for {mib} MiB"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_what_the_machine_has() {
        assert_eq!(memory("64"), Ok(64));
        for (text, why) in [
            ("0", "number of MiB"),
            ("-1", "number of MiB"),
            ("much", "number of MiB"),
            ("99999999999", "no room for 99999999999 MiB"),
            ("18446744073709551615", "no room"),
        ] {
            let told = memory(text).unwrap_err();
            assert!(told.contains(why), "{text}: {told}");
        }
        assert!(has_room(memory_default()));
    }
}
