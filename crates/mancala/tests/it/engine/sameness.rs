//! Whoever says the same hears the same: with one thread and limits that are no times, a search
//! is repeated to the last position it looks at.

use super::GAMES;
use crate::program::run_with;

/// What the engine says to these lines, without what depends on the time.
#[track_caller]
fn said(arguments: &[&str], lines: &[&str]) -> Vec<String> {
    let run = run_with(
        &[&["engine"], arguments].concat(),
        &(lines.join("\n") + "\n"),
    );
    assert_eq!((run.status, run.messages.as_str()), (0, ""));
    let timeless = |line: &str| {
        let mut words = line.split(' ');
        let mut kept = Vec::new();
        while let Some(word) = words.next() {
            if word == "time" || word == "nps" {
                words.next();
            } else {
                kept.push(word);
            }
        }
        kept.join(" ")
    };
    run.out.lines().map(timeless).collect()
}

#[test]
fn the_same_question_has_the_same_answer() {
    for game in GAMES {
        for [option, go] in [
            ["Threads value 1", "go nodes 20000"],
            ["Hash value 1", "go depth 7"],
            ["MultiPV value 4", "go nodes 5000"],
            ["Level value 3", "go"],
            ["Level value 6", "go nodes 10000"],
        ] {
            let option = format!("setoption name {option}");
            let lines = [&*option, go, "wait", "uginewgame", go, "wait"];
            let arguments = ["--seed", "7", game];
            let first = said(&arguments, &lines);
            assert_eq!(first, said(&arguments, &lines), "{game}: {option}, {go}");
            // After `uginewgame` nothing is left of the first search.
            let (before, after) = first.split_at(first.len() / 2);
            assert_eq!(before, after, "{game}: {option}, {go}");
            let best = before.last().unwrap();
            assert!(best.starts_with("bestmove "), "{game}: {before:?}");
        }
    }
}

#[test]
fn levels_play_otherwise_with_another_seed() {
    let game = |seed| {
        let mut moves = String::new();
        for _ in 0..8 {
            let position = format!("position startpos moves{moves}");
            let lines = ["setoption name Level value 1", &position, "go", "wait"];
            let answer = said(&["--seed", seed, "oware"], &lines).pop().unwrap();
            moves += &answer.replace("bestmove", "");
        }
        moves
    };
    let games = ["1", "2", "3"].map(game);
    assert_eq!(games[0], game("1"));
    assert!(games[0] != games[1] || games[0] != games[2], "{games:?}");
}
