//! See `oracles::ALL`.
#![no_main]

use oracles::find;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| find("game_file").expect("it is one of them")(bytes));
