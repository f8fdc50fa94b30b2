//! Records of games: refused with a line of theirs, or read, written, read again.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| game::oracle::record_text(text));
