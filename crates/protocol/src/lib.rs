//! Every message that crosses a process, or a thread in the browser.
//!
//! Games, positions and moves travel as their text. A change of what is sent is a change in
//! this crate and nowhere else.
#![forbid(unsafe_code)]

pub mod event;
pub mod kgp;
pub mod lines;
pub mod online;
pub mod tables;
pub mod ugi;
pub mod worker;
