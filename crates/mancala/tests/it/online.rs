//! Games online, served by the program and killed.

use std::path::Path;

use chaos::Kills;
use tempfile::TempDir;

/// Whatever is killed: what was acknowledged is there, once, and in its place.
#[test]
fn no_kill_loses_a_move_that_was_acknowledged() {
    let folder = TempDir::new().unwrap();
    let kills = Kills {
        kills: 20,
        moves: 6_000,
        games: 48,
        seed: 7,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_mancala"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let data = folder.path().join("data");
    let killed = chaos::kill(program, &data, kills);
    let report = runtime.block_on(killed).unwrap();
    assert!(report.moves >= 6_000, "{report:?}");
}

/// What cannot be written is not acknowledged; with room again all games go on.
#[cfg(unix)]
#[test]
fn a_full_disk_loses_no_move_that_was_acknowledged() {
    let folder = TempDir::new().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_mancala"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let data = folder.path().join("data");
    let report = runtime
        .block_on(chaos::full_disk(program, &data, 32))
        .unwrap();
    assert!(report.moves > 0, "{report:?}");
}
