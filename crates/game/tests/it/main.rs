//! Games as people play them: history, variations, rounds, records; properties and whole games.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot play its game has failed"
)]

mod damage;
mod golden;
mod history;
mod ogn;
mod properties;
mod record;
mod sitting;
mod strategy;
