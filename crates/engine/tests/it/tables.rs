//! Exact values that are given to the engine: it uses them, and says so.

use std::ops::ControlFlow;
use std::sync::Arc;

use engine::{Engine, EngineOptions, Limits, Lines, Report, Source};
use rules::{Position, RuleSet};
use tablebase::Probe;

/// A table that is worked out by search whenever it is asked.
#[derive(Debug)]
struct Worked {
    rules: RuleSet,
    seeds_max: u16,
}

impl Probe for Worked {
    fn is_for(&self, rules: &RuleSet) -> bool {
        *rules == self.rules
    }

    fn seeds_max(&self) -> u16 {
        self.seeds_max
    }

    fn margin(&self, houses: &[u16]) -> Option<i16> {
        let houses: Vec<String> = houses.iter().map(u16::to_string).collect();
        let text = format!("{}-0-0-S", houses.join("-"));
        let position = Position::read(&text, &self.rules, true).unwrap();
        let report = search(&mut Engine::new(options()), &position);
        let value = report.value().unwrap();
        assert_eq!(value.source, Source::Proved);
        Some(i16::try_from(value.points).unwrap())
    }
}

fn options() -> EngineOptions {
    EngineOptions {
        hash_bytes: 1 << 20,
        ..EngineOptions::default()
    }
}

fn search(engine: &mut Engine, position: &Position) -> Report {
    let limits = Limits {
        lines: Lines::All,
        ..Limits::default()
    };
    engine.search(position, &limits, &mut |_| ControlFlow::Continue(()))
}

#[test]
fn values_of_a_table_are_used_and_told() {
    for game in [
        "kalah:houses=2,seeds=3",
        "kalah:houses=3,seeds=2,capture=empty",
    ] {
        let rules: RuleSet = game.parse().unwrap();
        let position = Position::start(&rules);
        let proved = search(&mut Engine::new(options()), &position);
        let mut engine = Engine::new(options());
        engine.add_table(Arc::new(Worked {
            rules,
            seeds_max: 5,
        }));
        let found = search(&mut engine, &position);
        let values = |report: &Report| -> Vec<_> {
            let moves = report.moves.iter();
            let mut values: Vec<_> = moves.map(|found| (found.mv, found.value.points)).collect();
            values.sort();
            values
        };
        assert_eq!(values(&found), values(&proved), "{game}");
        assert!(found.nodes < proved.nodes, "{game}");
        for (found, proved) in found.moves.iter().zip(&proved.moves) {
            assert_eq!(found.value.source, Source::Table, "{game}");
            assert_eq!(proved.value.source, Source::Proved, "{game}");
        }
    }
}

#[test]
fn a_table_of_another_game_is_not_asked() {
    let rules: RuleSet = "kalah:houses=2,seeds=3".parse().unwrap();
    let mut engine = Engine::new(options());
    engine.add_table(Arc::new(Worked {
        rules,
        seeds_max: 5,
    }));
    let other: RuleSet = "kalah:houses=2,seeds=3,capture=empty".parse().unwrap();
    let report = search(&mut engine, &Position::start(&other));
    assert_eq!(report.value().unwrap().source, Source::Proved);
}
