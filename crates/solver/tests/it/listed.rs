//! Endings of games of keys: against plain minimax, and against each position solved alone.

use std::ops::ControlFlow;

use rules::general::Unlisted;
use rules::oracle::Minimax;
use rules::{Position, RuleSet};
use solver::{EndingsError, ListedEndings, solve_general};

fn start(game: &str) -> Position {
    let rules: RuleSet = game.parse().unwrap();
    Position::start(&rules)
}

/// Every way to put seeds into houses, joined as positions are written.
fn laid(houses: usize, seeds: u16) -> Vec<String> {
    if houses == 1 {
        return vec![seeds.to_string()];
    }
    let with = |first: u16| {
        let others = laid(houses - 1, seeds - first).into_iter();
        others.map(move |others| format!("{first}-{others}"))
    };
    (0..=seeds).flat_map(with).collect()
}

/// Every position of a game with so many seeds on the board, at a score for each residue: others
/// are as far from their end.
fn positions(start: &Position, seeds: u16) -> Vec<Position> {
    let rules = start.rules();
    let rest = rules.seeds_total() - seeds;
    let mut positions = Vec::new();
    for board in laid(2 * usize::from(rules.houses()), seeds) {
        for south in [rest / 2, rest.div_ceil(2)] {
            for side in ["S", "N"] {
                let text = format!("{board}-{south}-{}-{side}", rest - south);
                let position = Position::read(&text, rules, false).unwrap();
                positions.extend((!position.is_over()).then_some(position));
            }
        }
    }
    positions
}

fn listed(start: &Position, seeds: u8) -> ListedEndings<'_> {
    let mut endings = ListedEndings::new(start, 300_000).unwrap();
    for number in 1..=seeds {
        let layer = endings.next(&|| ControlFlow::Continue(())).unwrap();
        assert_eq!(layer.seeds, number);
        assert!(layer.known <= layer.positions);
    }
    endings
}

#[test]
fn endings_are_what_plain_minimax_says() {
    let mut compared = 0;
    for game in [
        "sow:houses=2,seeds=2,sow-store=own,capture=facing,take-side=opponent,majority=off",
        "sow:houses=3,seeds=2,sow-store=own,bonus=never,laps=relay,majority=off",
        "cross-kalah:houses=3,seeds=2,majority=off",
    ] {
        let start = start(game);
        let endings = listed(&start, 5);
        let mut minimax = Minimax::default();
        for position in (1..=5).flat_map(|seeds| positions(&start, seeds)) {
            let value = minimax.value(&position);
            let range = endings.range(&position);
            assert_eq!(range, Some([value; 2]), "{game} {position}");
            compared += 1;
        }
    }
    assert!(compared > 2_000, "{compared}");
}

#[test]
fn endings_are_what_each_position_is_alone() {
    let mut known = 0;
    for (game, most) in [
        ("bestemshe:houses=3,seeds=2", 5),
        ("wari:houses=2,seeds=4", 6),
        ("waurie:houses=2,seeds=3", 5),
        ("togyz-kumalak:houses=2,seeds=4", 4),
    ] {
        let start = start(game);
        let endings = listed(&start, most);
        for position in (1..=most.into()).flat_map(|seeds| positions(&start, seeds)) {
            if position.outcome().is_some() {
                continue;
            }
            let alone = solve_general(&position, 64 << 20, &|_| ControlFlow::Continue(())).unwrap();
            assert_eq!(
                endings.range(&position),
                Some(alone.range),
                "{game} {position}"
            );
            known += u32::from(alone.range[0] == alone.range[1]);
        }
    }
    assert!(known > 1_000, "{known}");
}

#[test]
fn endings_of_games_with_other_state_are_refused() {
    for (game, why) in [
        ("bao", Unlisted::Rows),
        ("weg", Unlisted::Held),
        ("bechi", Unlisted::Marks),
        ("deka", Unlisted::Marks),
        ("olinda", Unlisted::Past),
        ("wari:repetition=split", Unlisted::Past),
    ] {
        let start = start(game);
        let refused = ListedEndings::new(&start, 1_000).err();
        assert_eq!(refused, Some(EndingsError::Unlisted(why)), "{game}");
    }
    let kalah = start("kalah");
    let refused = ListedEndings::new(&kalah, 1_000).err();
    assert_eq!(refused, Some(EndingsError::OtherBoard));
}
