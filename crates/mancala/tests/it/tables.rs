//! Endgame tables, from building to asking.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, program, run};

fn tables(command: &str, dir: &Path) -> Run {
    run(&format!("tables {command} --dir {}", dir.display()))
}

/// The bytes of every file of a game.
fn files(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(dir.join("kalah"))
        .unwrap()
        .map(|file| {
            let file = file.unwrap();
            let name = file.file_name().into_string().unwrap();
            (name, fs::read(file.path()).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn what_is_built_can_be_told_checked_and_asked() {
    let dir = TempDir::new().unwrap();
    let dir = dir.path();
    let built = tables("build kalah --seeds 8 --json", dir);
    assert_eq!((built.status, built.messages.as_str()), (0, ""));
    let told: Value = serde_json::from_str(&built.out).unwrap();
    assert_eq!(told["layers"].as_array().unwrap().len(), 9);
    assert_eq!(told["layers"][2]["positions"], 78);
    assert_eq!(tables("info kalah --json", dir).out, built.out);
    // Names make no difference, nor does what lies in the houses at the start.
    assert_eq!(tables("info kid-cala-classic --json", dir).out, built.out);
    assert_eq!(
        tables("info kalah:seeds=6,pie=on --json", dir).out,
        built.out
    );
    let verified = tables("verify kalah", dir);
    assert_eq!(verified.status, 0, "{}", verified.messages);
    let position = "--position 0-0-0-0-2-1-0-0-0-0-1-0-21-23-S";
    let probed = tables(&format!("probe kalah {position} --json"), dir);
    assert_eq!((probed.status, probed.messages.as_str()), (0, ""));
    let probed: Value = serde_json::from_str(&probed.out).unwrap();
    let analyzed = run(&format!("analyze kalah {position} --depth 20 --json"));
    let analyzed: Value = serde_json::from_str(&analyzed.out).unwrap();
    assert_eq!(probed["source"], "table");
    assert_eq!(probed["value"], analyzed["moves"][0]["value"]);
    let uncovered = tables("probe kalah", dir);
    assert_eq!(uncovered.status, 1);
    assert_eq!(
        uncovered.messages,
        "mancala: 48 seeds lie in the houses; the tables here go up to 8.\n"
    );
}

#[test]
fn values_may_depend_on_what_a_repetition_is_worth() {
    let dir = TempDir::new().unwrap();
    let dir = dir.path();
    let position = "--position 1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
    for (game, open, status) in [("oware", 13, 1), ("oware:repetition=split", 0, 0)] {
        let built = tables(&format!("build {game} --seeds 4 --json"), dir);
        let told: Value = serde_json::from_str(&built.out).unwrap();
        assert_eq!(told["layers"][2]["open"], open, "{game}");
        assert_eq!(tables(&format!("verify {game}"), dir).status, 0);
        let probed = tables(&format!("probe {game} {position}"), dir);
        assert_eq!(probed.status, status, "{}", probed.messages);
        if open > 0 {
            assert_eq!(
                probed.messages,
                "mancala: The tables leave open what this position, or one that it leads to, is \
                 worth.\n"
            );
        }
    }
    // A row without seeds is covered where it makes no difference how it came about.
    let game = "oware:repetition=split";
    let position = "--position 0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";
    assert_eq!(tables(&format!("probe {game} {position}"), dir).status, 0);
}

#[test]
fn a_killed_build_goes_on_to_the_same_bytes() {
    let whole = TempDir::new().unwrap();
    tables("build kalah --seeds 13 --threads 1", whole.path());
    let broken = TempDir::new().unwrap();
    let mut child = program()
        .args(["tables", "build", "kalah", "--seeds", "13", "--dir"])
        .arg(broken.path())
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let begun = Instant::now();
    while !broken.path().join("kalah/08.table").exists() {
        assert!(begun.elapsed() < Duration::from_mins(1));
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // What a layer half written leaves behind is in nobody's way.
    fs::write(broken.path().join("kalah/13.part"), "half").unwrap();
    assert_eq!(tables("build kalah --seeds 13", broken.path()).status, 0);
    assert!(files(whole.path()) == files(broken.path()));
}

#[test]
fn damaged_and_foreign_files_are_named() {
    let dir = TempDir::new().unwrap();
    tables("build kalah --seeds 5", dir.path());
    let path = dir.path().join("kalah/04.table");
    let good = fs::read(&path).unwrap();
    let mut bad = good.clone();
    let middle = bad.len() - 300;
    bad[middle] ^= 1;
    fs::write(&path, bad).unwrap();
    let verified = tables("verify kalah", dir.path());
    assert_eq!(verified.status, 2);
    assert!(
        verified
            .messages
            .contains("04.table: the hash of the file is")
    );
    fs::write(&path, "no table").unwrap();
    let info = tables("info kalah", dir.path());
    assert_eq!(info.status, 2);
    assert!(
        info.messages
            .contains("04.table: this is not an endgame table")
    );
    fs::copy(dir.path().join("kalah/05.table"), &path).unwrap();
    let info = tables("info kalah", dir.path());
    assert!(
        info.messages
            .contains("a table of `kalah` with 5 seeds should not lie here"),
        "{}",
        info.messages
    );
}

#[test]
fn what_cannot_be_built_is_refused() {
    let dir = TempDir::new().unwrap();
    let dir = dir.path();
    let memory = tables("build kalah --seeds 24 --memory 300", dir);
    assert_eq!(memory.status, 2);
    assert_eq!(
        memory.messages,
        "mancala: Tables with 24 seeds need 1410 MiB of memory to be built; 300 may be used, which \
         is enough for 20 seeds.\n"
    );
    let fruit = tables("build banana-cala --seeds 4", dir);
    assert_eq!(fruit.status, 2);
    assert!(
        fruit
            .messages
            .contains("no endgame tables for `banana-cala`")
    );
    assert_eq!(tables("info oware", dir).status, 1);
    assert_eq!(tables("build kalah --seeds 200", dir).status, 2);
    fs::write(dir.join("file"), "").unwrap();
    let full = tables("build kalah --seeds 2", &dir.join("file"));
    assert_eq!(full.status, 2);
    assert!(!full.messages.is_empty());
}

#[test]
fn a_round_of_congkak_has_tables() {
    let dir = TempDir::new().unwrap();
    let dir = dir.path();
    for game in ["congkak", "congkak:max-bonus=1"] {
        assert_eq!(tables(&format!("build {game} --seeds 4"), dir).status, 0);
        assert_eq!(tables(&format!("verify {game}"), dir).status, 0);
        let position = "--position 0-1-0-0-0-0-1-0-0-0-0-0-2-0-47-47-S";
        let probed = tables(&format!("probe {game} {position} --json"), dir);
        assert_eq!((probed.status, probed.messages.as_str()), (0, ""));
        let probed: Value = serde_json::from_str(&probed.out).unwrap();
        let analyzed = run(&format!("analyze {game} {position} --endings 0 --json"));
        let analyzed: Value = serde_json::from_str(&analyzed.out).unwrap();
        assert_eq!(analyzed["moves"][0]["source"], "proved");
        assert_eq!(probed["value"], analyzed["moves"][0]["value"]);
        let with_endings = run(&format!("analyze {game} {position} --json"));
        let with_endings: Value = serde_json::from_str(&with_endings.out).unwrap();
        assert_eq!(with_endings["moves"][0]["source"], "table");
        assert_eq!(probed["value"], with_endings["moves"][0]["value"]);
    }
    let position = "--position x-1-0-0-0-0-1-0-0-0-0-0-2-0-47-47-S";
    let game = "congkak:match=traditional";
    assert_eq!(
        tables(&format!("probe {game} {position}"), dir).messages,
        "mancala: The tables are for boards without burnt houses.\n"
    );
}

#[test]
fn a_game_of_keys_has_tables() {
    let dir = TempDir::new().unwrap();
    let dir = dir.path();
    let built = tables("build cross-kalah --seeds 3 --threads 1 --json", dir);
    assert_eq!((built.status, built.messages.as_str()), (0, ""));
    let built = tables("build cross-kalah --seeds 5 --threads 2 --json", dir);
    let whole = TempDir::new().unwrap();
    let again = tables("build cross-kalah --seeds 5 --json", whole.path());
    assert_eq!(again.out, built.out);
    let named = "info sow:direction=odd-even,sow-store=own,capture=facing,take-side=opponent,\
                 own-seed=with-capture,seeds=5 --json";
    assert_eq!(tables(named, dir).out, built.out);
    assert_eq!(tables("verify cross-kalah", dir).status, 0);
    let position = "--position 0-0-0-0-2-1-0-0-0-0-1-0-21-23-S";
    let probed = tables(&format!("probe cross-kalah {position} --json"), dir);
    assert_eq!((probed.status, probed.messages.as_str()), (0, ""));
    let probed: Value = serde_json::from_str(&probed.out).unwrap();
    let game = "cross-kalah:majority=off";
    let solved = run(&format!("solve {game} {position} --memory 100 --json"));
    let solved: Value = serde_json::from_str(&solved.out).unwrap();
    assert_eq!(probed["value"], solved["value"]);
    let refused = tables("build omweso --seeds 2", dir);
    assert_eq!(
        (refused.status, refused.messages.as_str()),
        (
            2,
            "mancala: no endgame tables for `omweso`: it is a race, and they do not tell how soon \
             it is won\n"
        )
    );
}

#[test]
fn a_race_has_tables() {
    let dir = TempDir::new().unwrap();
    let dir = dir.path();
    let game = "kid-cala-beginner";
    assert_eq!(tables(&format!("build {game} --seeds 6"), dir).status, 0);
    assert_eq!(tables(&format!("verify {game}"), dir).status, 0);
    let position = "--position 0-0-0-0-2-1-0-0-1-0-1-0-21-22-S";
    let probed = tables(&format!("probe {game} {position} --json"), dir);
    let probed: Value = serde_json::from_str(&probed.out).unwrap();
    let solved = run(&format!("solve {game} {position} --memory 100 --json"));
    let solved: Value = serde_json::from_str(&solved.out).unwrap();
    assert_eq!(probed["value"], solved["value"]);
    assert_eq!(probed["winner"], solved["winner"]);
}

#[test]
fn how_long_a_look_takes_is_told() {
    let dir = TempDir::new().unwrap();
    let dir = dir.path();
    let none = tables("bench kalah", dir);
    assert_eq!((none.status, none.out.as_str()), (1, ""));
    tables("build kalah --seeds 4", dir);
    let told = tables("bench kalah --probes 100 --json", dir);
    assert_eq!((told.status, told.messages.as_str()), (0, ""));
    let told: Value = serde_json::from_str(&told.out).unwrap();
    let layers = told["layers"].as_array().unwrap();
    assert_eq!(layers.len(), 5);
    for (seeds, layer) in layers.iter().enumerate() {
        assert_eq!(layer["seeds"], seeds);
        assert!(layer["microseconds_per_probe"].as_f64().unwrap() > 0.0);
    }
}
