//! Real servers under load, and killed: what was acknowledged is compared with what is kept.
//!
//! Everything goes to a server that was started here, on this machine.
#![forbid(unsafe_code)]

mod client;
mod player;
mod power;
mod run;
mod service;

pub use power::{Power, lose_power, suffer};
pub use run::{
    Held, Kills, Measured, Part, Quantiles, Report, Watched, allowed_us, failing_disk, full_disk,
    hold, kill, load, poison, probe, storm, watch,
};
pub use service::{Room, Service};
