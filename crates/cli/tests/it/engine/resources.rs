//! What a search may take of other programs: time after `stop`, and memory.

use std::io::Write as _;
use std::time::{Duration, Instant};

use super::Talk;

/// How long the engine takes from `stop` to `bestmove` at most, when it is told to `go`.
fn longest_stop(talk: &mut Talk, go: &str, rounds: u32) -> Duration {
    let stop = |round| {
        talk.say(go);
        talk.until("info depth");
        // At any point of a search.
        std::thread::sleep(Duration::from_millis(u64::from(round * 37 % 200)));
        let start = Instant::now();
        talk.say("stop");
        talk.until("bestmove ");
        start.elapsed()
    };
    (0..rounds).map(stop).max().unwrap()
}

#[test]
fn the_answer_to_stop_comes_at_once() {
    let mut talk = Talk::start(&[]);
    for game in ["kalah:houses=12,seeds=12", "oware", "banana-cala"] {
        talk.say(&format!("setoption name Game value {game}"));
        talk.ready();
        for go in ["go infinite", "go ponder", "go movetime 100000"] {
            let longest = longest_stop(&mut talk, go, 1);
            // Other tests run at the same time; the next test is for a quiet machine.
            assert!(longest < Duration::from_millis(500), "{game}: {longest:?}");
        }
    }
}

/// `cargo test --release --package cli --test it stop_on_a_quiet_machine -- --ignored --nocapture`
#[test]
#[ignore = "measures: for a machine that has nothing else to do"]
fn stop_on_a_quiet_machine() {
    let mut out = std::io::stderr();
    let mut longest = Duration::ZERO;
    for game in [
        "kalah",
        "kalah:houses=12,seeds=12",
        "oware",
        "congkak",
        "kid-cala-beginner",
        "kid-cala-classic",
        "banana-cala",
    ] {
        for (threads, lines) in [(1, 1), (2, 1), (1, 6)] {
            let mut talk = Talk::start(&[game]);
            talk.say(&format!("setoption name Threads value {threads}"));
            talk.say(&format!("setoption name MultiPV value {lines}"));
            talk.ready();
            let here = longest_stop(&mut talk, "go infinite", 20);
            writeln!(out, "{game}, {threads} threads, {lines} lines: {here:?}").unwrap();
            longest = longest.max(here);
        }
    }
    writeln!(out, "at most {longest:?}").unwrap();
    assert!(longest < Duration::from_millis(20));
}

/// The most memory that a process has had so far, in MiB.
#[cfg(target_os = "linux")]
fn peak(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let kibibytes: u64 = line
        .unwrap()
        .split_whitespace()
        .nth(1)
        .unwrap()
        .parse()
        .unwrap();
    kibibytes / 1024
}

#[cfg(target_os = "linux")]
#[test]
fn memory_stays_within_the_hash_size() {
    for (game, threads) in [("kalah:seeds=6", 2), ("oware", 1), ("banana-cala", 2)] {
        for hash in [1, 8] {
            let mut talk = Talk::start(&[game]);
            let before = peak(talk.child.id());
            talk.say(&format!("setoption name Threads value {threads}"));
            talk.say(&format!("setoption name Hash value {hash}"));
            talk.ready();
            talk.say("go movetime 1000");
            talk.until("bestmove ");
            let taken = peak(talk.child.id()) - before;
            // Threads have a stack each, and programs pages that they touch late.
            assert!(taken <= hash + 8, "{game}, Hash {hash}: {taken} MiB");
        }
    }
}
