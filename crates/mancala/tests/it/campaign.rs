//! `mancala campaign`: a proof in jobs survives whatever happens to it.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::program::{Run, program, run_with};

const GAME: [&str; 8] = [
    "--game",
    "kalah:houses=5,seeds=4",
    "--endings",
    "12",
    "--memory",
    "200",
    "--threads",
    "1",
];

fn campaign(folder: &Path, arguments: &[&str]) -> Run {
    let folder = folder.to_str().unwrap();
    run_with(&[&["campaign", folder], arguments].concat(), "")
}

fn json(run: &Run) -> Value {
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{run:?}: {error}"))
}

/// Killed again and again, it comes to the value of `docs/solved.md`, and a sample of what it has
/// proved holds.
#[test]
fn a_killed_campaign_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("campaign.txt");
    let lines = || fs::read_to_string(&text).map_or(0, |text| text.lines().count());
    for _ in 0..3 {
        let before = lines();
        let mut child = program()
            .arg("campaign")
            .arg(folder.path())
            .args(GAME)
            .args(["--job", "1"])
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let begun = Instant::now();
        // A new run writes the end of a line that may be cut, then lines of its own.
        while lines() < before + 3 && begun.elapsed() < Duration::from_mins(1) {
            std::thread::sleep(Duration::from_millis(5));
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert!(lines() > 3);
    let done = campaign(folder.path(), &[&GAME[..], &["--json"]].concat());
    assert_eq!((done.status, done.messages.as_str()), (0, ""));
    let done = json(&done);
    assert_eq!(
        (&done["range"], &done["proved"]),
        (&[10, 10].into(), &true.into())
    );

    // What the value rests on is a campaign by itself.
    let chain = campaign(folder.path(), &["--chain"]);
    assert_eq!(chain.status, 0, "{chain:?}");
    let alone = tempfile::tempdir().unwrap();
    fs::write(alone.path().join("campaign.txt"), &chain.out).unwrap();
    assert_eq!(
        json(&campaign(alone.path(), &["--json"]))["range"],
        done["range"]
    );
    assert!(chain.out.lines().count() < lines());

    let is_answer = |line: &&str| line.starts_with("proof") && !line.contains(" ? ");
    let answers = chain.out.lines().filter(is_answer).count();
    let again = campaign(folder.path(), &["--recheck", "1000", "--endings", "12"]);
    assert_eq!(again.status, 0, "{again:?}");
    assert_eq!(again.out.matches("Holds: ").count(), answers, "{again:?}");
    let plain = ["--recheck", "1", "--plain", "--endings", "12"];
    let plain = campaign(alone.path(), &plain);
    assert_eq!(plain.out.matches("Holds: ").count(), 1, "{plain:?}");
}

#[test]
fn stopped_early_it_tells_what_is_proved() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [
        "--game",
        "kalah:seeds=6",
        "--endings",
        "1",
        "--expected",
        "4",
        "--job",
        "1",
    ];
    let run = campaign(
        folder.path(),
        &[&arguments[..], &["--time", "2", "--json"]].concat(),
    );
    let told = json(&run);
    assert_eq!((run.status, &told["proved"]), (1, &false.into()));
    assert!(told["nodes_left"].as_f64().unwrap() > 0.0);
    let moves = told["moves"].as_array().unwrap();
    assert_eq!((moves.len(), &moves[2]["move"]), (6, &"C".into()));
    assert!(folder.path().join("memory").exists());

    // A memory that is not whole is left aside, and that is told.
    let memory = folder.path().join("memory");
    let file = fs::OpenOptions::new().write(true).open(&memory).unwrap();
    file.set_len(1000).unwrap();
    let arguments = ["--endings", "1", "--time", "0.1", "--json"];
    let run = campaign(folder.path(), &arguments);
    assert!(run.messages.contains("memory cannot be used"), "{run:?}");
    assert_eq!(run.status, 1);
}

#[test]
fn what_is_wrong_with_a_folder_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let missing = campaign(folder.path(), &[]);
    assert_eq!(missing.status, 2);
    assert!(
        missing.messages.contains("`--game` begins one"),
        "{missing:?}"
    );

    let small = ["--game", "kalah:houses=2,seeds=2"];
    assert_eq!(campaign(folder.path(), &small).status, 0);
    let other = campaign(folder.path(), &["--game", "kalah"]);
    assert!(
        other.messages.contains("about kalah:houses=2,seeds=2"),
        "{other:?}"
    );

    let text = folder.path().join("campaign.txt");
    let whole = fs::read_to_string(&text).unwrap();
    fs::write(&text, format!("{whole}proof \u{1b}[31m\n")).unwrap();
    let damaged = campaign(folder.path(), &[]);
    assert_eq!(damaged.status, 0);
    assert!(
        damaged
            .messages
            .contains("is left out: it has not seven words"),
        "{damaged:?}"
    );

    fs::write(&text, whole.replace("campaign 1", "campaign 9")).unwrap();
    let later = campaign(folder.path(), &[]);
    assert_eq!(later.status, 2);
    assert!(later.messages.contains("version `9`"), "{later:?}");

    let lock = fs::File::open(folder.path().join("campaign.lock")).unwrap();
    lock.lock().unwrap();
    let busy = campaign(folder.path(), &[]);
    assert_eq!(busy.status, 2);
    assert!(busy.messages.contains("another program"), "{busy:?}");
}
