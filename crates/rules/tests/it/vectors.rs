//! Worked positions and leaf counts, one JSON object a line.

use rules::perft::{Leaves, perft};
use rules::{Position, RuleSet};
use serde_json::Value;

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn rules(line: &Value) -> RuleSet {
    line["game"].as_str().unwrap().parse().unwrap()
}

#[test]
fn one_move_before_and_after() {
    for line in lines(include_str!("../data/moves.jsonl")) {
        check_move(&line);
    }
}

#[track_caller]
fn check_move(line: &Value) {
    let rules = rules(line);
    let mut position = Position::read(line["position"].as_str().unwrap(), &rules, true).unwrap();
    let played = position.read_move(line["move"].as_str().unwrap());
    if line["illegal"] == true {
        assert!(played.is_err(), "{line}");
        return;
    }
    let sowing = position
        .play(played.unwrap_or_else(|error| panic!("{error}: {line}")))
        .unwrap();
    assert_eq!(
        position.to_string(),
        line["result"].as_str().unwrap(),
        "{line}\n{sowing:?}"
    );
    assert_eq!(
        position.is_over(),
        line["over"].as_bool().unwrap(),
        "{line}"
    );
    if let Some(score) = line["score"].as_array() {
        let score: Vec<_> = score.iter().map(|n| n.as_i64().unwrap()).collect();
        assert_eq!(position.score().map(i64::from).to_vec(), score, "{line}");
    }
}

#[test]
fn leaf_counts() {
    for line in lines(include_str!("../data/perft.jsonl")) {
        let depth = line["depth"].as_u64().unwrap() as u32;
        let nodes = perft(&Position::start(&rules(&line)), depth, Leaves::Counted);
        assert_eq!(nodes, u128::from(line["nodes"].as_u64().unwrap()), "{line}");
    }
}
