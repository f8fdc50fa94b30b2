//! The hall in a world of its own: lines that break, a disk that fails, a server that is killed,
//! people who sleep, lie and send again. `cargo xtask sim` runs more of it.
#![forbid(unsafe_code)]
#![expect(
    clippy::print_stdout,
    reason = "a simulation says how much it has tried"
)]

mod checker;
mod faults;
mod lag;
mod plan;
mod promises;
mod queue;
mod races;
mod secrets;
mod seeds;
mod stage;
mod store;
mod tab;
mod trace;
mod world;

use rules::Random;

/// One in so many.
fn one_in(random: &mut Random, count: u32) -> bool {
    random.below(count) == 0
}
