//! The hall from outside: what goes in, and what it wants done.
#![forbid(unsafe_code)]

mod promises;
