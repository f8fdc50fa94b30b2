//! Real servers under load, and killed: what was acknowledged is compared with what is kept.
//!
//! Everything goes to a server that was started here, on this machine.
#![forbid(unsafe_code)]

mod client;
mod player;
mod run;
mod service;

pub use run::{Kills, Report, full_disk, hold, kill, moves, probe, storm, watch};
pub use service::{Room, Service};
