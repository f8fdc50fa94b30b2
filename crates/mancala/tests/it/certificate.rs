//! `mancala certify` and `mancala check`.

use std::fs;

use certificate::{Claim, Margin, Writer};
use rules::Position;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::program::run;

#[test]
fn kalah_with_three_and_four_seeds_is_won_by_the_first_player() {
    let folder = tempfile::tempdir().unwrap();
    for game in [
        "kalah:seeds=3",
        "kalah:seeds=3,capture=empty",
        "kalah",
        "kalah:capture=empty",
    ] {
        let file = folder.path().join("proof");
        let file = file.display();
        let made = run(&format!(
            "certify {game} --win-only --out {file} --memory 400"
        ));
        assert_eq!((made.status, made.messages.as_str()), (0, ""));
        let told = run(&format!("check {file}"));
        assert_eq!(told.status, 0);
        assert_eq!(
            told.out,
            format!(
                "Proved: in {game}, where South begins, South wins whatever the other player does.\n"
            )
        );
    }
}

#[test]
fn a_value_is_proved_from_both_sides() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let file = file.display();
    let made = run(&format!("certify kalah:houses=3 --out {file} --memory 100"));
    assert_eq!((made.status, made.messages.as_str()), (0, ""));
    let solved = run("solve kalah:houses=3 --memory 100 --json");
    let solved: Value = serde_json::from_str(&solved.out).unwrap();
    let told = run(&format!("check {file} --json"));
    let told: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!(told["proved"], true);
    assert_eq!(told["game"], "kalah:houses=3");
    assert_eq!(told["least"], solved["value"]);
    assert_eq!(told["most"], solved["value"]);
}

#[test]
fn what_was_solved_before_need_only_be_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let work = folder.path().join("work").display().to_string();
    let file = folder.path().join("proof").display().to_string();
    let game = "kalah:houses=4,seeds=3 --memory 100 --checkpoint";
    let solved = run(&format!("solve {game} {work} --json"));
    let solved: Value = serde_json::from_str(&solved.out).unwrap();
    let made = run(&format!("certify {game} {work} --out {file} --json"));
    assert_eq!((made.status, made.messages.as_str()), (0, ""));
    let made: Value = serde_json::from_str(&made.out).unwrap();
    assert_eq!(made["least"], solved["value"]);
    assert_eq!(made["bytes"], fs::metadata(&file).unwrap().len());
    let missing = run(&format!("certify {game} {work}-not --out {file}"));
    assert_eq!(missing.status, 2);
}

#[test]
fn sentences() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let file = file.display();
    let mut told = String::new();
    for position in [
        "kalah:houses=1,seeds=1",
        "kalah:houses=2,seeds=2,capture=empty",
        "congkak:houses=5,seeds=1,match=best-of-3",
        "kalah --position 0-0-0-0-0-1-0-0-0-0-0-1-20-26-S",
        "kid-cala-beginner --position 0-0-0-0-0-1-0-0-0-0-1-0-20-26-S --any-seeds",
    ] {
        let made = run(&format!("certify {position} --out {file} --memory 100"));
        assert_eq!((made.status, made.messages.as_str()), (0, ""));
        for language in ["en", "fr"] {
            told += &run(&format!("check {file} --lang {language}")).out;
        }
    }
    insta::assert_snapshot!(told);
}

#[test]
fn what_is_no_proof_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let name = file.display().to_string();
    let made = run(&format!("certify kalah:houses=2,seeds=2 --out {name}"));
    assert_eq!(made.status, 0);
    let mut bytes = fs::read(&file).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&file, bytes).unwrap();
    let told = run(&format!("check {name}"));
    assert_eq!((told.status, told.out.as_str()), (1, ""));
    assert_eq!(
        told.messages.replace(&name, "FILE"),
        "mancala: FILE: the certificate is damaged: it does not have the hash at its end\n"
    );
    let told = run(&format!("check {name} --json"));
    let json: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!((told.status, &json["proved"]), (1, &false.into()));
}

#[test]
fn what_a_file_says_harms_no_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let flood = "x".repeat(1 << 15);
    let text =
        format!("mancala certificate 1\nkalah\u{1b}]0;title\u{7}{flood}\n4-4\nmargin >= 1\n");
    let hash = Sha256::digest(&text);
    fs::write(&file, [text.as_bytes(), &hash].concat()).unwrap();
    let told = run(&format!("check {}", file.display()));
    assert_eq!(told.status, 1);
    assert!(
        told.messages.contains(r"kalah\u{1b}]0;title\u{7}"),
        "{}",
        told.messages
    );
    assert!(told.messages.len() < 3_000);
}

/// A certificate of a large board whose claim is modest and whose strategy is always the first move.
fn heavy() -> Vec<u8> {
    let rules = "kalah:houses=12,seeds=12".parse().unwrap();
    let position = Position::start(&rules);
    let margin = Margin::AtLeast(-200);
    let mut writer = Writer::new(&Claim { position, margin });
    for _ in 0..20 << 20 {
        writer.push(0);
    }
    writer.finish()
}

#[test]
fn a_strangers_file_costs_no_more_than_allowed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("heavy");
    fs::write(&file, heavy()).unwrap();
    let name = file.display().to_string();
    for (limit, why) in [
        (
            "--memory 16",
            "the check needs more memory than it may have, 16 MiB; `--memory` allows more",
        ),
        (
            "--time 0.2",
            "not proved within 0.2 seconds; `--time` allows more",
        ),
    ] {
        let told = run(&format!("check {name} {limit}"));
        assert_eq!(
            (told.status, told.out.as_str()),
            (1, ""),
            "{}",
            told.messages
        );
        assert!(told.messages.contains(why), "{}", told.messages);
        let told = run(&format!("check {name} {limit} --json"));
        let told: Value = serde_json::from_str(&told.out).unwrap();
        assert_eq!(told["proved"], false);
        assert!(told["why"].as_str().unwrap().contains(why));
    }
}

/// A file of many gigabytes is not read into memory, and one without an end is left at once.
#[cfg(unix)]
#[test]
fn a_file_is_not_read_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("huge");
    let mut huge = fs::File::create(&file).unwrap();
    std::io::Write::write_all(
        &mut huge,
        b"mancala certificate 1\nkalah\n4-4\nmargin >= 1\n",
    )
    .unwrap();
    huge.set_len(1 << 40).unwrap();
    let told = run(&format!("check {} --time 0.2", file.display()));
    assert_eq!(told.status, 1, "{}", told.messages);
    assert!(
        told.messages.contains("not proved within"),
        "{}",
        told.messages
    );
    let told = run("check /dev/zero");
    assert_eq!(told.status, 1, "{}", told.messages);
    assert!(
        told.messages.contains("not a certificate"),
        "{}",
        told.messages
    );
}

#[test]
fn what_cannot_be_proved_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof").display().to_string();
    let told = run(&format!("certify oware --out {file}"));
    assert_eq!((told.status, told.out.as_str()), (2, ""));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    let told = run(&format!("certify kalah --out {file}/there"));
    assert_eq!(told.status, 2);
    let told = run(&format!("check {file}"));
    assert_eq!(told.status, 2);
}
