//! The commands that print data, as text and as JSON, in both languages.

use insta::assert_snapshot;
use serde_json::Value;

use crate::program::{run, run_with, shown};

fn all(lines: &[&str]) -> String {
    lines
        .iter()
        .map(|line| shown(line))
        .collect::<Vec<_>>()
        .join("\n")
}

#[track_caller]
fn json(arguments: &str) -> Value {
    let run = run(&format!("{arguments} --json"));
    assert_eq!((run.status, run.messages.as_str()), (0, ""));
    assert_eq!(run.out.lines().count(), 1, "JSON is one line");
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn boards() {
    assert_snapshot!(all(&[
        "show kalah",
        "show kalah:houses=3,direction=clockwise --lang fr",
        "show oware --position 0-0-0-0-0-1-1-0-0-0-0-0-23-23-s --lang fr",
        "show congkak:match=traditional -p x-7-7-7-7-7-7-7-7-7-7-7-7-7-4-3-N",
        "show banana-cala",
        "show bao",
        "show kalah -p 0-0-0-0-0-0-0-0-0-0-0-0-30-18-X",
    ]));
}

#[test]
fn boards_as_json() {
    assert_snapshot!(all(&[
        "show kalah --json",
        "show banana-cala --json",
        "show congkak:match=traditional --json -p x-7-7-7-7-7-7-7-7-7-7-7-7-7-4-3-N",
    ]));
}

#[test]
fn games() {
    assert_snapshot!(all(&["games", "games --lang fr"]));
}

#[test]
fn the_rules_of_a_file_have_its_title() {
    let dir = tempfile::TempDir::new().unwrap();
    let path = dir.path().join("village.toml");
    let text = "game = \"village\"\ntitle = \"Our village’s game\"\n\n\
                [rules]\nhouses = 5\ncapture = \"facing\"\n";
    std::fs::write(&path, text).unwrap();
    let told = run(&format!("rules {}", path.display()));
    assert_eq!((told.status, told.messages.as_str()), (0, ""));
    assert!(told.out.starts_with("Our village’s game (sow:houses=5,"));
    assert!(told.out.contains("  Have more seeds than your opponent."));
    // It names no source.
    for nothing in ["Source:", ": ]", "[]"] {
        assert!(!told.out.contains(nothing), "{}", told.out);
    }
}

#[test]
fn games_as_json_name_every_value() {
    let games = json("games");
    let names: Vec<_> = games["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| &game["name"])
        .collect();
    assert_eq!(
        (names[0], names[5]),
        (
            &serde_json::json!("kalah"),
            &serde_json::json!("banana-cala")
        )
    );
    assert!(names.len() > 110);
    let capture = &games["games"][0]["keys"][3];
    assert_eq!(capture["key"], "capture");
    assert_eq!(capture["default"], "standard");
    assert_eq!(
        capture["values"],
        serde_json::json!(["standard", "empty", "seed-only", "none"])
    );
    assert_eq!(games["games"][0]["keys"][0]["max"], 12);
}

#[test]
fn rules() {
    assert_snapshot!(all(&[
        "rules kalah:capture=seed-only,seeds=3",
        "rules oware --lang fr"
    ]));
}

#[test]
fn rules_as_json_mark_what_is_changed() {
    let rules = json("rules congkak:seeds=7,houses=6");
    let changed: Vec<_> = rules["options"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|option| option["usual"] == false)
        .map(|option| option["key"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(changed, ["houses", "seeds"]);
    assert!(
        rules["rules"]
            .as_array()
            .unwrap()
            .iter()
            .all(|rule| rule["source"] != "")
    );
}

#[test]
fn moves() {
    assert_snapshot!(all(&[
        "moves kalah",
        "moves kalah --explain",
        "moves kalah --json",
        "moves oware --explain --lang fr -p 0-0-0-0-1-9-0-0-0-0-0-0-20-18-S",
        "moves banana-cala --limit 4",
        "moves banana-cala --limit 4 --json",
        "moves congkak:opening=simultaneous,houses=5 --limit 3",
        "moves kalah --json -p 0-0-0-0-0-0-0-0-0-0-0-0-30-18-X",
    ]));
}

#[test]
fn moves_beyond_counting() {
    let position = "3b3a3o3g-3b3a3o3g-0-0-0-0-0-0-0-0-0-0-6b6a6o6g-0-0-0-S";
    let moves = json(&format!("moves banana-cala --limit 5 -p {position}"));
    assert_eq!(moves["moves"].as_array().unwrap().len(), 5);
    assert_eq!(moves["truncated"], true);
    assert_eq!(moves["count"], 744_660);
}

#[test]
fn plies() {
    assert_snapshot!(all(&[
        "apply kalah CF b",
        "apply kalah CF b --lang fr",
        "apply kalah:seeds=1,houses=2 B A b --any-seeds",
        "apply oware -p 0-0-0-0-0-1-1-0-0-0-0-0-23-23-S F",
        "apply banana-cala M:gob m:b",
        "apply congkak:opening=simultaneous G/g",
        "apply kalah:pie=on F swap",
    ]));
}

#[test]
fn plies_as_json() {
    assert_snapshot!(all(&[
        "apply kalah --json C",
        "apply banana-cala --json M:gob --lang fr",
        "apply oware -p 0-0-0-0-0-1-1-0-0-0-0-0-23-23-S F --json",
        "apply congkak:match=best-of-3,houses=5,seeds=1 --json -p 0-0-0-0-1-0-0-0-0-1-4-4-S E next",
    ]));
}

#[test]
fn memory_of_repetition_is_beside_the_position() {
    let applied = json("apply oware F c");
    assert_eq!(applied["position"], "5-5-4-4-4-0-5-5-0-6-5-5-0-0-S");
    let with_history = applied["position_with_history"].as_str().unwrap();
    assert!(with_history.starts_with("5-5-4-4-4-0-5-5-0-6-5-5-0-0-S history=4-4-"));
}

#[test]
fn leaves() {
    assert_snapshot!(all(&[
        "perft kalah 0",
        "perft kalah 5",
        "perft kalah 5 --played",
        "perft kalah 3 --divide",
        "perft kalah 3 --divide --json",
        "perft oware 3 --json",
        "perft banana-cala 1 --json",
        "perft kalah 2 --json -p 0-0-0-0-0-1-1-0-0-0-0-0-23-23-S",
    ]));
}

#[test]
fn games_by_chance() {
    // All but the speed, which is the last line.
    let text = |arguments: &str| {
        let mut lines: Vec<_> = shown(arguments).lines().map(str::to_owned).collect();
        lines.retain(|line| !line.contains(" a second.") && !line.contains(" par seconde."));
        lines.join("\n") + "\n"
    };
    assert_snapshot!(
        [
            "playouts kalah --games 1",
            "playouts kalah --games 2500 --seed 7",
            "playouts oware --games 200 --lang fr",
            "playouts oware:repetition=off --games 100",
            "playouts banana-cala --games 20",
            "playouts congkak:opening=simultaneous --games 20",
            "playouts kalah --games 3 -p 0-0-0-0-0-0-0-0-0-0-0-0-30-18-X",
        ]
        .map(text)
        .join("\n")
    );
}

#[test]
fn games_by_chance_as_json() {
    let mut played = json("playouts kalah:houses=4 --games 300 --seed 3");
    let fields = played.as_object_mut().unwrap();
    for measured in ["seconds", "playouts_per_second"] {
        assert!(fields.remove(measured).unwrap().as_f64().unwrap() > 0.0);
    }
    let ended = ["drawn", "unfinished"].map(|key| fields[key].as_u64().unwrap());
    let won = [0, 1].map(|side| fields["won"][side].as_u64().unwrap());
    assert_eq!(ended.iter().chain(&won).sum::<u64>(), 300);
    let keys: Vec<_> = fields.keys().map(String::as_str).collect();
    let expected = [
        "drawn",
        "game",
        "games",
        "plies",
        "position",
        "seed",
        "unfinished",
        "won",
    ];
    assert_eq!(keys, expected);
    assert_eq!(played["seed"], 3);
}

#[test]
fn positions_of_other_programs() {
    assert_snapshot!(all(&[
        "show oware --to playstrategy",
        "show oware --to aalina",
        "show kalah --to kgp",
        "apply kalah --from kgp -p <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> C",
        "show banana-cala --to kgp",
        "show kalah --from kgp -p <6,0,0>",
    ]));
}

#[test]
fn the_language_of_the_environment() {
    let is_french = |variable: &str, value: &str| {
        let mut command = crate::program::program();
        let output = command
            .env(variable, value)
            .args(["rules", "kalah"])
            .output();
        String::from_utf8(output.unwrap().stdout)
            .unwrap()
            .contains("Règles")
    };
    assert!(is_french("LANG", "fr_CA.UTF-8"));
    assert!(is_french("LC_ALL", "fr_FR"));
    assert!(!is_french("LC_ALL", "de_DE"));
}

/// A position may come as any text that a page or another program gives out.
#[test]
fn positions_are_recognised_by_their_form() {
    let after = |position: &str| {
        let arguments = ["apply", "oware", "--position", position, "f"];
        let run = run_with(&arguments, "");
        assert_eq!((run.status, run.messages.as_str()), (0, ""), "{position}");
        run.out.lines().last().map(str::to_owned)
    };
    let expected = after("4-4-0-5-5-5-5-4-4-4-4-4-0-0-N");
    for text in [
        "http://localhost:8080/play?game=oware&north=level-3&moves=C",
        "game=oware&moves=C",
        "oware;;C",
        "[Game \"oware\"]\n\n1. C *",
    ] {
        assert_eq!(after(text), expected, "{text}");
    }
    let kgp = "<6,0,0,4,4,0,5,5,5,5,4,4,4,4,4>";
    let run = run_with(&["show", "kalah", "--position", kgp], "");
    assert_eq!((run.status, run.messages.as_str()), (0, ""));
    let other = run_with(&["show", "kalah", "--position", "oware;;C"], "");
    assert_eq!(other.status, 2);
    assert!(other.messages.contains("a game of `oware`, not of `kalah`"));
    // Once, although the cause is told of its own, too.
    let wrong = run_with(&["show", "oware", "--position", "oware;;Cz"], "");
    assert_eq!(wrong.messages.matches("is not a move").count(), 1);
}
