//! Every level plays better than the ones far below it: a glance at what `docs/levels.md`
//! measures.

use std::ops::ControlFlow;

use engine::contest::{LevelPlayer, Tally, contest};
use engine::{Engine, EngineOptions, Level};
use rules::RuleSet;

fn play(rules: &RuleSet, levels: [u8; 2], games: u32) -> Tally {
    let player = |number| {
        let engine = Engine::new(EngineOptions {
            hash_bytes: 1 << 20,
            ..EngineOptions::default()
        });
        LevelPlayer::new(engine, Level::new(number).unwrap())
    };
    let [mut first, mut second] = levels.map(player);
    let go_on = &mut |_: &Tally| ControlFlow::Continue(());
    contest(rules, [&mut first, &mut second], games, 1, go_on)
}

#[track_caller]
fn check(rules: &str) {
    let rules: RuleSet = rules.parse().unwrap();
    for levels in [[3, 1], [5, 3], [6, 4], [6, 1]] {
        let tally = play(&rules, levels, 40);
        assert!(tally.score() > 0.5, "{rules}: {levels:?} {tally:?}");
    }
}

#[test]
fn each_level_beats_those_below() {
    for rules in [
        "kalah",
        "oware",
        "congkak",
        "kid-cala-beginner",
        "togyz-kumalak",
        "pallanguzhi",
        "omweso",
        "bao",
    ] {
        check(rules);
    }
}

#[test]
fn levels_play_every_opening() {
    for rules in [
        "congkak:opening=simultaneous",
        "kalah:pie=on",
        "banana-cala:capture-optional=on",
    ] {
        let tally = play(&rules.parse().unwrap(), [4, 1], 20);
        assert!(tally.score() > 0.5, "{rules}: {tally:?}");
    }
}
