//! Every legal image after a loss of power has what was acknowledged.
#![cfg(target_os = "linux")]

use std::path::Path;

use chaos::{Power, lose_power};
use store::Durability;
use tempfile::TempDir;

fn lose(durability: Durability) -> Power {
    let folder = TempDir::new().expect("a folder");
    let chaos = Path::new(env!("CARGO_BIN_EXE_chaos"));
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let lost = lose_power(chaos, folder.path(), durability, 4, 40);
    runtime.block_on(lost).expect("a record that can be read")
}

#[test]
fn a_loss_of_power_loses_no_move_that_was_acknowledged() {
    let found = lose(Durability::Full);
    assert_eq!((found.acked, found.lost), (40, 0), "{found:?}");
    assert!(found.syncs > 10 && found.images > 100, "{found:?}");
}

/// The same images show what a store that promises less would lose.
#[test]
fn with_less_than_full_durability_moves_are_lost() {
    let found = lose(Durability::Weak);
    assert!(found.acked == 40 && found.lost > 0, "{found:?}");
}
