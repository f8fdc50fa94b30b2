//! The Kalah Game Protocol: our engine as a client, the form of a client that is one process for
//! each state, and a server for clients of any kind. What is spoken stands in `docs/kgp.md`.

mod board;
mod client;
mod process;
pub(crate) mod server;
mod thinking;

pub(crate) use client::{Client, Mode, run as run_client};
pub(crate) use process::run as run_process;
pub(crate) use thinking::Skill;
