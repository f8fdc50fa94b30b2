//! Messages of the Kalah Game Protocol: read, written, read again.
#![no_main]

libfuzzer_sys::fuzz_target!(|line: &str| protocol::kgp::check(line));
