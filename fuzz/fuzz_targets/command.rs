//! Commands to an engine: whatever the line, there is an answer.
#![no_main]

libfuzzer_sys::fuzz_target!(|line: &str| {
    let _ = protocol::ugi::Command::read(line);
});
