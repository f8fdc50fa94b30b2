//! Game files of Aualé: read, written, read again.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| game::oracle::ogn_text(text));
