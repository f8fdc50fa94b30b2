//! Worked positions and leaf counts of the general machine's games, one JSON object a line. A game
//! is tested under its name, and as the definition on one line that the data state.

use rules::perft::{Leaves, perft};
use rules::{Position, RuleSet};
use serde_json::Value;

/// Leaves that are counted at most in a plain run.
const LEAVES_MAX: u64 = 60_000;

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

/// The rule sets of a line: by name, and as a definition.
fn rules(line: &Value) -> Vec<RuleSet> {
    let name = line["game"].as_str().unwrap();
    let definition = line["as"].as_str();
    [Some(name), definition]
        .into_iter()
        .flatten()
        .map(|text| {
            text.parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"))
        })
        .collect()
}

/// The fields of a position, without the words after them.
fn fields(text: &str) -> &str {
    text.split(' ').next().unwrap_or("")
}

/// The fault of a line, if it has one.
fn fault(line: &Value, rules: &RuleSet) -> Result<(), String> {
    let text = line["position"].as_str().unwrap();
    let position = Position::read(text, rules, true).map_err(|error| error.to_string())?;
    if !position.to_string().starts_with(text) {
        return Err(format!("is read as {position}"));
    }
    let played = position.read_move(line["move"].as_str().unwrap());
    if line["illegal"] == true {
        return played.map_or(Ok(()), |_| Err("is legal".to_owned()));
    }
    let mv = played.map_err(|error| error.to_string())?;
    let mut after = position;
    let sowing = after.play(mv).map_err(|error| error.to_string())?;
    let wanted = line["result"].as_str().unwrap();
    if fields(&after.to_string()) != wanted {
        return Err(format!(
            "leads to\n{after}, not\n{wanted}\n{:?}",
            sowing.events
        ));
    }
    let winner = after.outcome().map(rules::Outcome::winner_name);
    if after.is_over() != line["over"]
        || line["winner"].as_str().is_some_and(|it| Some(it) != winner)
    {
        return Err(format!("ends with {winner:?}"));
    }
    Ok(())
}

#[test]
fn one_move_of_the_family_before_and_after() {
    let mut faults = Vec::new();
    let mut count = 0;
    for line in lines(include_str!("../data/family-moves.jsonl")) {
        count += 1;
        for rules in rules(&line) {
            if let Err(fault) = fault(&line, &rules) {
                faults.push(format!(
                    "{rules}: {} {}: {fault}",
                    line["position"], line["move"]
                ));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} of {count}:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn leaf_counts_of_the_family() {
    let mut faults = Vec::new();
    let mut count = 0;
    for line in lines(include_str!("../data/family-perft.jsonl")) {
        let (depth, nodes) = (
            line["depth"].as_u64().unwrap(),
            line["nodes"].as_u64().unwrap(),
        );
        count += 1;
        if nodes > LEAVES_MAX {
            continue;
        }
        for rules in rules(&line) {
            for leaves in [Leaves::Counted, Leaves::Played] {
                let found = perft(&Position::start(&rules), depth as u32, leaves);
                if found != u128::from(nodes) {
                    faults.push(format!("{rules}: {found} at depth {depth}, not {nodes}"));
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} of {count}:\n{}",
        faults.len(),
        faults.join("\n")
    );
}
