//! What a search may take of other programs: time after `stop`, and memory.

use std::time::{Duration, Instant};

use super::{GAMES, Talk};

/// How long the engine takes from `stop` to `bestmove` when it is told to `go`: the shortest of
/// some times, for whatever else the machine does lengthens the others.
fn stop_time(talk: &mut Talk, go: &str) -> Duration {
    let stop = |round| {
        talk.say(go);
        talk.until("info depth");
        // At any point of a search.
        std::thread::sleep(Duration::from_millis(round * 37 % 50));
        let start = Instant::now();
        talk.say("stop");
        talk.until("bestmove ");
        start.elapsed()
    };
    (0..5u64).map(stop).min().unwrap()
}

#[test]
fn the_answer_to_stop_comes_within_20_milliseconds() {
    let mut talk = Talk::start(&[]);
    for game in GAMES {
        talk.say(&format!("setoption name Game value {game}"));
        talk.ready();
        for go in ["go infinite", "go ponder", "go movetime 100000"] {
            let time = stop_time(&mut talk, go);
            assert!(time < Duration::from_millis(20), "{game}, {go}: {time:?}");
        }
    }
}

/// The memory that a process has now, its program and other files apart, in MiB.
#[cfg(target_os = "linux")]
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("RssAnon:"));
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
            let before = memory(talk.child.id());
            talk.say(&format!("setoption name Threads value {threads}"));
            talk.say(&format!("setoption name Hash value {hash}"));
            talk.ready();
            talk.say("go infinite");
            std::thread::sleep(Duration::from_millis(700));
            let taken = memory(talk.child.id()) - before;
            talk.say("stop");
            talk.until("bestmove ");
            // Threads have a stack each, and more than one remembers what it has tried.
            assert!(taken <= hash + 2, "{game}, Hash {hash}: {taken} MiB");
        }
    }
}
