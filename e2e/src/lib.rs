//! A real browser against the real server: what the tests in `tests/it` are written with.
//!
//! [`Browser::open`] starts a server on a free port and takes a headless browser with an empty
//! profile. The server ends with the [`Browser`], also if the test fails. Everything blocks until it is
//! done or [`PATIENCE`] is over, and failing means panicking with the reason, so that a test
//! reads like a list of what a person does.
//!
//! The tests need the program (`MANCALA_BIN`) and browsers, and `cargo xtask test` provides both.
//! `cargo xtask browser NAME` runs only those whose name contains `NAME`.
#![forbid(unsafe_code)]

mod browser;
mod command;
mod driver;
mod line;
mod process;

pub use browser::{Browser, Crash};
pub use driver::{Engine, PATIENCE, errors_in_webkit};
pub use line::{Line, Speed};
pub use process::Server;
