//! Commands that search. What the engine finds may change; the form may not.

use serde_json::Value;

use crate::program::run;

#[track_caller]
fn json(arguments: &str) -> Value {
    let run = run(&format!("{arguments} --json"));
    assert_eq!((run.status, run.messages.as_str()), (0, ""));
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn every_value_says_where_it_is_from() {
    let analyzed = json("analyze kalah --depth 4");
    let moves = analyzed["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 6);
    for valued in moves {
        assert_eq!(valued["source"], "searched", "{valued}");
        assert!(valued["depth"].as_u64().unwrap() >= 1, "{valued}");
        assert_eq!(valued["line"][0], valued["move"]);
    }
}

#[test]
fn small_games_are_proved() {
    // The published value of four houses with two seeds under this capture.
    let question = "analyze kalah:houses=4,seeds=2,capture=empty --time 20";
    for (endings, source) in [(0, "proved"), (9, "table")] {
        let analyzed = json(&format!("{question} --endings {endings}"));
        assert_eq!(analyzed["moves"][0]["value"], 6);
        assert_eq!(analyzed["moves"][0]["source"], source);
    }
}

#[test]
fn values_are_souths_less_norths() {
    let position = "0-0-0-0-0-1-1-0-0-0-0-0-20-26-N";
    let analyzed = json(&format!("analyze kalah --depth 6 -p {position}"));
    assert_eq!(analyzed["to_move"], "north");
    assert_eq!(analyzed["moves"][0]["value"], -6);
}

#[test]
fn a_finished_game_has_no_values() {
    let run = run("analyze kalah -p 0-0-0-0-0-0-0-0-0-0-0-0-30-18-X");
    assert_eq!((run.status, run.out.as_str()), (0, ""));
    assert!(
        run.messages.contains("the game is over"),
        "{}",
        run.messages
    );
}

#[test]
fn both_players_values_where_both_choose() {
    let analyzed = json("analyze congkak:opening=simultaneous,houses=5 --depth 1");
    let moves = analyzed["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 10);
    assert!(moves.iter().any(|valued| valued["move"] == "a"));
}

#[test]
fn a_match_is_the_same_for_the_same_seed() {
    let play = || {
        let mut result = json("match kalah:houses=3,seeds=2 2 depth=1 --games 6 --seed 5");
        // Time is all that may differ.
        for key in ["longest_seconds", "mean_seconds"] {
            let seconds = result.as_object_mut().unwrap().remove(key);
            assert_eq!(seconds.unwrap().as_array().unwrap().len(), 2);
        }
        result
    };
    let result = play();
    assert_eq!(result, play());
    assert_eq!(result["games"], 6);
    let [won, drawn, lost] = ["won", "drawn", "lost"].map(|key| result[key].as_u64().unwrap());
    assert_eq!(won + drawn + lost, 6);
    assert!(result["mean_plies"].as_f64().unwrap() > 4.0);
    assert!((1.0..=3.0).contains(&result["mean_choices"].as_f64().unwrap()));
    let [low, high] = [0, 1].map(|end| result["interval"][end].as_f64().unwrap());
    let score = result["score"].as_f64().unwrap();
    assert!(low <= score && score <= high);
}

#[test]
fn the_bench_prints_nodes_and_speed() {
    let run = run("bench");
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!((run.status, lines.len()), (0, 2));
    assert!(lines[0].ends_with(" nodes") && lines[1].ends_with(" nodes/s"));
}

#[test]
fn completions_and_pages() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(run(&format!("completions {shell}")).out.contains("mancala"));
    }
    assert!(run("man").out.contains(".TH mancala 1"));
    assert!(run("man apply").out.contains("mancala\\-apply"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pages");
    assert_eq!(run(&format!("man --dir {}", path.display())).status, 0);
    assert!(path.join("mancala-perft.1").exists());
}
