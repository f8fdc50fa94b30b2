//! Exact values that are given to the engine: it uses them, and says so.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use engine::{Certainty, Engine, EngineOptions, Level, Limits, Lines, Player, Report};
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
        assert_eq!(value.source, Certainty::Proved);
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
            assert_eq!(found.value.source, Certainty::Table, "{game}");
            assert_eq!(proved.value.source, Certainty::Proved, "{game}");
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
    assert_eq!(report.value().unwrap().source, Certainty::Proved);
}

/// Every position that can come up in a game.
fn reached(rules: &RuleSet) -> Vec<Position> {
    let mut reached = vec![Position::start(rules)];
    let mut seen = BTreeSet::new();
    let mut next = 0;
    while let Some(position) = reached.get(next).cloned() {
        for mv in position.moves() {
            let mut after = position.clone();
            after.play(mv).unwrap();
            if !after.is_over() && seen.insert(format!("{after:#}")) {
                reached.push(after);
            }
        }
        next += 1;
    }
    reached
}

#[test]
fn the_last_level_is_perfect_where_a_table_has_all_that_can_come() {
    let rules: RuleSet = "kalah:houses=2,seeds=3".parse().unwrap();
    let mut engine = Engine::new(options());
    engine.add_table(Arc::new(Worked {
        rules,
        seeds_max: 5,
    }));
    let mut perfect = 0;
    for position in reached(&rules) {
        let side = position.side_to_move().unwrap();
        let choice = |engine: &mut Engine, level: u8| {
            let level = Level::new(level).unwrap();
            let player = Player {
                side,
                level,
                seed: 1,
            };
            engine.choose(&position, player, None)
        };
        let left: u16 = (0..2)
            .map(|house| position.house(side, house) + position.house(!side, house))
            .sum();
        let chosen = choice(&mut engine, 8);
        assert_eq!(chosen.report.perfect, left <= 5, "{position}");
        assert!(!choice(&mut engine, 7).report.perfect, "{position}");
        if !chosen.report.perfect {
            continue;
        }
        perfect += 1;
        let values = search(&mut Engine::new(options()), &position).moves;
        let best = values.iter().map(|found| found.value.points).max();
        let played = values.iter().find(|found| Some(found.mv) == chosen.mv);
        assert_eq!(played.map(|found| found.value.points), best, "{position}");
    }
    assert!(perfect > 50, "{perfect}");
}

#[test]
fn nobody_is_perfect_without_tables() {
    let rules: RuleSet = "kalah:houses=2,seeds=1".parse().unwrap();
    let mut engine = Engine::new(options());
    engine.add_table(Arc::new(Worked {
        rules,
        seeds_max: 5,
    }));
    let start = Position::start(&rules);
    assert!(search(&mut engine, &start).perfect);
    engine.remove_tables();
    let report = search(&mut engine, &start);
    assert!(!report.perfect && report.value().unwrap().source.is_exact());
}
