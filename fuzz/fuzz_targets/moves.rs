//! Moves: read, written, read again.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| rules::oracle::mv(text));
