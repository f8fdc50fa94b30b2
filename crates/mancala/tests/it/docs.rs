//! The pages in `docs/` are what the program says today, and the other way round.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rules::RuleSet;
use rules::catalogue::{GAMES, start_value};
use serde_json::Value;

use crate::program::run;

#[test]
fn the_rules_pages_are_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    for game in GAMES {
        let page = folder.join(format!("{}.md", game.name));
        let written = fs::read_to_string(&page).unwrap_or_default();
        let said = run(&format!("rules {} --markdown", game.name)).out;
        assert!(
            written == said,
            "{}: run `cargo xtask docs`",
            page.display()
        );
    }
}

/// The rules tell all values of Kalah that are solved, and no others.
#[test]
fn the_rules_tell_what_is_solved() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/solved.jsonl");
    let text = fs::read_to_string(path).unwrap();
    let mut solved = BTreeMap::new();
    let mut variants = Vec::new();
    for line in text.lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let rules: RuleSet = record["game"].as_str().unwrap().parse().unwrap();
        if rules.game().name == "kalah" {
            solved.insert(rules.to_string(), record["value"].as_i64());
            variants.push(rules);
        }
    }
    for variant in variants {
        for (houses, seeds) in (1..=7).flat_map(|houses| (1..=7).map(move |seeds| (houses, seeds)))
        {
            let sized = variant.with("houses", &houses.to_string()).unwrap();
            let sized = sized.with("seeds", &seeds.to_string()).unwrap();
            let known = solved.get(&sized.to_string()).copied().flatten();
            assert_eq!(start_value(&sized).map(i64::from), known, "{sized}");
        }
    }
    for game in [
        "kalah:pie=on",
        "kalah:seeds=12",
        "oware",
        "kid-cala-classic",
    ] {
        assert_eq!(start_value(&game.parse().unwrap()), None, "{game}");
    }
}
