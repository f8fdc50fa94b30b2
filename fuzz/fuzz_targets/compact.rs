//! Games in the address of a page: read, written, read again.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| game::oracle::compact_text(text));
