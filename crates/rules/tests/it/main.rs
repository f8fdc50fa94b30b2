//! The rules seen from outside: data tables, properties over every game, text formats.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot read its data has failed"
)]

mod batch;
mod examples;
mod family;
mod files;
mod general;
mod opening;
mod playouts;
mod properties;
mod refused;
mod rounds;
mod territory;
mod turns;
mod vectors;
