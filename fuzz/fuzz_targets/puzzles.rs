//! Files of puzzles: refused with a line of theirs, or read, written, read again the same.
#![no_main]

use puzzles::Collection;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(collection) = Collection::read(text) {
        let written = collection.to_string();
        let again = Collection::read(&written).expect("what was written can be read");
        assert_eq!(again.to_string(), written);
    }
});
