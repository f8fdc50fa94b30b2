//! Hints to the processor and the system about memory: they change how fast it is, and nothing else.
//! On processors and systems without such hints they do nothing.

/// Starts to read a value that will be needed soon, without waiting for it.
#[inline(always)]
pub fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    #[expect(
        unsafe_code,
        reason = "with it the solver takes five sixths of the time"
    )]
    // SAFETY: every x86-64 processor has the instruction, and it reads nothing a program could see.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Asks for huge pages where a slice lies, before it is first written: reads that jump about then find
/// their page sooner.
pub fn use_huge_pages<T>(slice: &[T]) {
    #[cfg(target_os = "linux")]
    {
        use rustix::mm::{Advice, madvise};

        let bytes = slice.as_ptr_range();
        let page = rustix::param::page_size();
        let start = (bytes.start as usize).next_multiple_of(page);
        let end = bytes.end as usize / page * page;
        if start < end {
            let first = bytes
                .start
                .cast::<u8>()
                .wrapping_add(start - bytes.start as usize);
            #[expect(
                unsafe_code,
                reason = "with it the solver takes two thirds of the time"
            )]
            // SAFETY: the pages are parts of the slice, and this advice leaves their content alone.
            // A system that does not know it refuses it, which changes nothing.
            let _ = unsafe { madvise(first.cast_mut().cast(), end - start, Advice::LinuxHugepage) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = slice;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_change_nothing() {
        for length in [0, 1, 5_000, 3_000_000] {
            let words: Vec<u64> = (0..length).collect();
            use_huge_pages(&words);
            words.iter().for_each(prefetch);
            assert!(words.iter().copied().eq(0..length));
        }
    }
}
