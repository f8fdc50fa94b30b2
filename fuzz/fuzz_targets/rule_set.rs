//! Names of games: read, written, read again.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| rules::oracle::rule_set(text));
