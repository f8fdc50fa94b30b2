//! `mancala puzzles`.

use std::fs;
use std::path::{Path, PathBuf};

use puzzles::{Collection, Theme};
use serde_json::Value;

use crate::program::{run, shown};

/// Quick: a board on which proofs take no time.
const SMALL: &str = "puzzles --game kalah:houses=4,seeds=3 --count 6";

#[test]
fn the_same_command_makes_the_same_puzzles() {
    let one = run(SMALL);
    assert_eq!((one.status, one.messages.as_str()), (0, ""));
    assert_eq!(one.out, run(SMALL).out);
    assert_ne!(one.out, run(&format!("{SMALL} --seed 2")).out);
    let collection = Collection::read(&one.out).unwrap();
    assert_eq!(collection.puzzles.len(), 6);
    // The file says how it was made, and that makes it again.
    let command = collection.remarks[0].strip_prefix("mancala ").unwrap();
    assert_eq!(run(command).out, one.out);
}

#[test]
fn what_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles").display().to_string();
    let mut told = String::new();
    for arguments in [
        format!("{SMALL} --output {file}"),
        format!("{SMALL} --output {file} --lang fr"),
        format!("puzzles --check {file}"),
        format!("puzzles --check {file} --lang fr"),
        "puzzles --game kalah:houses=3,seeds=1 --count 3 --theme chain --lang fr".to_owned(),
        "puzzles --game oware --theme chain".to_owned(),
        "puzzles --game oware --theme chain --lang fr".to_owned(),
        "puzzles --game banana-cala".to_owned(),
        "puzzles --game kalah --theme chains".to_owned(),
        "puzzles --game kala".to_owned(),
        "puzzles".to_owned(),
    ] {
        told += &shown(&arguments);
    }
    insta::assert_snapshot!(told.replace(&file, "FILE"));
}

#[test]
fn themes_and_difficulties_can_be_chosen() {
    let made = run(&format!(
        "{SMALL} --theme chain --theme longest --hardest 1200 --json"
    ));
    assert_eq!(made.status, 0);
    let told: Value = serde_json::from_str(&made.out).unwrap();
    let puzzles = told["puzzles"].as_array().unwrap();
    assert_eq!(puzzles.len(), 6);
    for puzzle in puzzles {
        let theme = Theme::from_id(puzzle["theme"].as_str().unwrap()).unwrap();
        assert!(matches!(theme, Theme::Chain | Theme::Longest), "{puzzle}");
        assert!(puzzle["rating"].as_u64().unwrap() <= 1200, "{puzzle}");
        let line = puzzle["line"].as_str().unwrap();
        assert!(line.starts_with(puzzle["id"].as_str().unwrap()), "{line}");
    }
}

/// Names follow from position and goal, so that a false value or theme is for the check to find.
#[test]
fn a_false_puzzle_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles");
    let name = file.display().to_string();
    let right = "mancala puzzles 1\nhpifhe kalah 0-0-1-12-0-8-6-1-0-1-0-0-7-12-N capture 620 \
                 margin +26 proved (a18,b,d20)\n";
    fs::write(&file, right).unwrap();
    assert_eq!(run(&format!("puzzles --check {name}")).status, 0);
    let mut told = String::new();
    for (from, to) in [
        ("a18", "a16"),
        ("a18,b", "a,b18"),
        ("+26", "+24"),
        ("proved", "table"),
        ("capture", "defence"),
        ("b,", "b:E(a,b,d4),"),
        ("a18,", ""),
    ] {
        fs::write(&file, right.replace(from, to)).unwrap();
        let run = run(&format!("puzzles --check {name}"));
        told += &[
            from,
            " -> ",
            to,
            ": ",
            &run.status.to_string(),
            " ",
            &run.messages,
        ]
        .concat();
    }
    let told = told.replace(&name, "FILE");
    insta::assert_snapshot!(told);
}

fn shipped() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/puzzles");
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// A sample of the puzzles that come with the page, those that are quick to prove: all of them are
/// checked by `mancala puzzles --check`, as docs/puzzles.md says.
#[test]
fn puzzles_of_the_page_are_right() {
    const SEEDS_MAX: u16 = 14;
    const EVERY: usize = 3;
    let folder = tempfile::tempdir().unwrap();
    for path in shipped() {
        let mut collection = Collection::read(&fs::read_to_string(&path).unwrap()).unwrap();
        let quick = |seeds: u16| seeds <= SEEDS_MAX;
        collection
            .puzzles
            .retain(|puzzle| quick(puzzle.position().seeds_in_houses()));
        let sample: Vec<_> = collection.puzzles.into_iter().step_by(EVERY).collect();
        assert!(!sample.is_empty(), "{}", path.display());
        let collection = Collection {
            puzzles: sample,
            ..Collection::default()
        };
        let file = folder.path().join("sample");
        fs::write(&file, collection.to_string()).unwrap();
        let told = run(&format!("puzzles --check {} --json", file.display()));
        assert_eq!(told.status, 0, "{}: {}", path.display(), told.out);
    }
}
