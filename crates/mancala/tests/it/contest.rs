//! Matches against other programs: well-behaved ones, and those that cheat, hang or die.
#![cfg(unix)]

use std::fs;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, run_with};

/// A program that plays the only house there is, after doing what `fault` says when told to go.
fn script(fault: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("player");
    let text = format!(
        r#"while read -r line; do case "$line" in
  ugi|uci) echo "id name fake"; echo "$line"ok ;;
  isready) echo readyok ;;
  quit) exit ;;
  position*) move=A ;;
  go*) {fault}; echo info depth 1; echo "bestmove $move" ;;
esac; done"#
    );
    fs::write(&path, text).unwrap();
    let command = format!("/bin/sh {}", path.display());
    (folder, command)
}

/// Four games against a level, each of one move: whoever begins wins all seeds.
fn play(player: &str) -> Run {
    let game = "kalah:houses=1,seeds=3";
    let arguments = ["match", game, player, "1", "--games", "4", "--json"];
    run_with(&[&arguments[..], &["--opening-plies", "0"]].concat(), "")
}

#[track_caller]
fn check(fault: &str, player: &str, forfeits: u64, message: &str) {
    let (_folder, command) = script(fault);
    let run = play(&player.replace("COMMAND", &command));
    assert_eq!(run.status, 0, "{}", run.messages);
    let result: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(result["games"], 4);
    assert_eq!(result["forfeits"], serde_json::json!([forfeits, 0]));
    assert!(run.messages.contains(message), "{}", run.messages);
    assert_eq!(
        run.messages.is_empty(),
        message.is_empty(),
        "{}",
        run.messages
    );
}

#[test]
fn a_program_plays() {
    check(":", "ugi=\"COMMAND\",time=0.1", 0, "");
    check(":", "uci=COMMAND,depth=3,option.Hash=1", 0, "");
}

#[test]
fn our_own_engine_is_such_a_program() {
    let engine = env!("CARGO_BIN_EXE_mancala");
    for (game, player) in [
        ("kalah:houses=3,seeds=2", "ugi=PROGRAM engine,depth=3"),
        ("banana-cala", "ugi=PROGRAM engine,nodes=500"),
        ("oware", "uci=PROGRAM engine,depth=2,option.Hash=4"),
    ] {
        let player = player.replace("PROGRAM", engine);
        let arguments = ["match", game, &player, "1", "--games", "2", "--json"];
        let run = run_with(&arguments, "");
        assert_eq!((run.status, run.messages.as_str()), (0, ""), "{game}");
        let result: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(result["forfeits"], serde_json::json!([0, 0]), "{game}");
    }
}

#[test]
fn an_illegal_move_loses() {
    check(
        "move=B",
        "ugi=COMMAND",
        2,
        "answered `bestmove B` to `position startpos`",
    );
}

#[test]
fn a_program_that_ends_loses_and_is_started_again() {
    check(
        "exit",
        "ugi=COMMAND,time=0.1",
        2,
        "ended instead of answering",
    );
}

#[test]
fn a_program_that_hangs_loses() {
    check(
        "exec sleep 9",
        "ugi=COMMAND,time=0.1,wait=0.1",
        2,
        "does not answer",
    );
}

#[test]
fn a_program_that_writes_without_end_loses() {
    for (fault, message) in [
        ("exec cat /dev/zero", "a line that is too long"),
        ("exec yes", "does not answer"),
    ] {
        check(fault, "ugi=COMMAND,time=0.1,wait=0.1", 2, message);
    }
}

/// With all that is written in memory, this would end in a second or two.
#[test]
fn what_a_program_writes_takes_no_memory() {
    for fault in ["exec cat /dev/zero", "exec yes"] {
        let (_folder, command) = script(fault);
        let player = format!("ugi={command},time=2,wait=0.1");
        let limited = Command::new("sh")
            .args(["-c", "ulimit -v 1000000; exec \"$0\" \"$@\""])
            .args([
                env!("CARGO_BIN_EXE_mancala"),
                "match",
                "kalah",
                &player,
                "1",
            ])
            .args(["--games", "1", "--south", "--opening-plies", "0", "--json"])
            .output()
            .unwrap();
        assert!(limited.status.success(), "{fault}: {limited:?}");
    }
}

#[test]
fn a_program_that_cannot_be_started_is_told_at_once() {
    let run = play("ugi=/no/such/program");
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.messages.contains("cannot start `/no/such/program`"));
}

#[test]
fn games_are_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.txt");
    let game = "kalah:houses=2,seeds=1";
    let arguments = [
        "match",
        game,
        "3",
        "1",
        "--games",
        "4",
        "--opening-plies",
        "1",
        "--save",
    ];
    let path = file.to_str().unwrap();
    assert_eq!(run_with(&[&arguments[..], &[path]].concat(), "").status, 0);
    let records = fs::read_to_string(file).unwrap();
    assert_eq!(
        records.matches("[South \"level-3\"]").count(),
        2,
        "{records}"
    );
    assert_eq!(records.matches("[Result \"").count(), 4, "{records}");
    assert!(!records.contains('*'), "{records}");
}

#[test]
fn the_longest_thought_is_told() {
    let (_folder, command) = script("/bin/sleep 0.2");
    let run = play(&format!("ugi={command},time=0.1"));
    let result: Value = serde_json::from_str(&run.out).unwrap();
    let longest = result["longest_seconds"][0].as_f64().unwrap();
    assert!((0.2..2.0).contains(&longest), "{longest}");
}
