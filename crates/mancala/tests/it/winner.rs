//! `mancala puzzles --theme winner`: who wins, found and proved again.

use std::fs;

use puzzles::{Collection, Theme};

use crate::program::run;

const SMALL: &str = "puzzles --game kalah:houses=4,seeds=3 --count 6 --theme winner";

#[test]
fn who_wins_is_found_and_proved_again() {
    let made = run(SMALL);
    assert_eq!(made.status, 0, "{}", made.messages);
    assert_eq!(made.out, run(SMALL).out);
    let collection = Collection::read(&made.out).unwrap();
    let asks = |theme| theme == Theme::Winner;
    assert!(collection.puzzles.iter().all(|it| asks(it.task().theme)));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles");
    let check = |text: &str| {
        fs::write(&file, text).unwrap();
        run(&format!("puzzles --check {}", file.display()))
    };
    assert_eq!(check(&made.out).status, 0);
    // A false value is found out.
    let puzzle = &collection.puzzles[0];
    let value = format!(" {:+} ", puzzle.task().value);
    let other = format!(" {:+} ", puzzle.task().value + 2);
    let told = check(&made.out.replacen(&value, &other, 1));
    assert_eq!(told.status, 1);
    assert!(told.messages.contains(&puzzle.id()), "{}", told.messages);
}

/// Unless it is asked for, a move has to be found.
#[test]
fn who_wins_is_not_asked_by_itself() {
    let made = run("puzzles --game kalah:houses=4,seeds=3 --count 12");
    assert!(!made.out.contains(" winner "), "{}", made.out);
}
