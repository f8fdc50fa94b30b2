//! Positions of the general machine against regions of a graph of texts, grown backwards from the
//! ends of games, one for each margin that a player may be sure of.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use rules::{Position, RuleSet, Side};
use solver::{Solution, SolveError, solve_general};

fn solved(position: &Position) -> Solution {
    solve_general(position, 256 << 20, &|_| ControlFlow::Continue(())).unwrap()
}

/// A position as the rules tell it: who chooses, or the value if the game is over, and what follows.
struct Node {
    side: Option<Side>,
    value: i16,
    after: BTreeSet<String>,
}

/// The value of a finished game.
fn value(position: &Position) -> i16 {
    match position.outcome().unwrap().winner {
        None => 0,
        Some(_) => position.margin(),
    }
}

/// Everything that can follow a position.
fn graph(position: &Position) -> BTreeMap<String, Node> {
    let mut graph = BTreeMap::new();
    let mut open = vec![position.clone()];
    while let Some(position) = open.pop() {
        let text = told(&position);
        if graph.contains_key(&text) {
            continue;
        }
        let side = position.side_to_move();
        let mut node = Node {
            side,
            value: if side.is_none() { value(&position) } else { 0 },
            after: BTreeSet::new(),
        };
        for mv in position.moves() {
            let mut after = position.clone();
            after.play(mv).unwrap();
            // What came before is forgotten.
            let text = told(&after);
            let fresh = Position::read(&after.to_string(), after.rules(), true).unwrap();
            open.push(if after.is_over() { after } else { fresh });
            node.after.insert(text);
        }
        graph.insert(text, node);
    }
    graph
}

/// A text that tells ends apart, too.
fn told(position: &Position) -> String {
    match position.outcome() {
        Some(_) => format!("{position} {}", value(position)),
        None => position.to_string(),
    }
}

/// Whether `side` can be sure that the value is in a set, whatever the other player does.
fn forces(
    graph: &BTreeMap<String, Node>,
    root: &str,
    side: Side,
    is_good: impl Fn(i16) -> bool,
) -> bool {
    let mut good: BTreeSet<&str> = BTreeSet::new();
    loop {
        let before = good.len();
        for (text, node) in graph {
            let mut after = node.after.iter();
            let is_won = match node.side {
                None => is_good(node.value),
                Some(by) if by == side => after.any(|text| good.contains(text.as_str())),
                Some(_) => after.all(|text| good.contains(text.as_str())),
            };
            if is_won {
                good.insert(text);
            }
        }
        if good.len() == before {
            return good.contains(root);
        }
    }
}

/// Compares a position with the graph; returns whether its value is known.
#[track_caller]
fn check(game: &str, text: Option<&str>) -> bool {
    let rules: RuleSet = game.parse().unwrap();
    let position = match text {
        Some(text) => Position::read(text, &rules, true).unwrap(),
        None => Position::start(&rules),
    };
    let found = solved(&position);
    let graph = graph(&position);
    let root = position.to_string();
    let [least, most] = found.range;
    let sure = |side, is_good: &dyn Fn(i16) -> bool| forces(&graph, &root, side, is_good);
    let told = format!("{game} {position}: {least} to {most}");
    let limit = if position.properties().is_race {
        1
    } else {
        position.pieces_total().cast_signed()
    };
    assert!(
        sure(Side::South, &|value| value >= least) || least == -limit,
        "{told}"
    );
    assert!(!sure(Side::South, &|value| value > least), "{told}");
    assert!(
        sure(Side::North, &|value| value <= most) || most == limit,
        "{told}"
    );
    assert!(!sure(Side::North, &|value| value < most), "{told}");
    // The best move has what the position has.
    let best = found.moves[0];
    match position.side_to_move().unwrap() {
        Side::South => assert_eq!(best.least, least, "{told}"),
        Side::North => assert_eq!(best.most, most, "{told}"),
    }
    least == most
}

#[test]
fn two_rows() {
    let mut known = 0;
    for game in [
        "micro-wari",
        "goat:seeds=2",
        "bestemshe:houses=2,seeds=4,majority=off",
        "togyz-kumalak:houses=2,seeds=4",
        "toguz-xorgol:houses=2,seeds=4",
        "wari:houses=2,seeds=4",
        "um-el-bagara:houses=3,seeds=2,either=B",
        "waurie:houses=2,seeds=3",
        "deka:houses=2,seeds=2",
        "gamacha:houses=3,setup=2.0.2/0.2.2",
        "weg:houses=2,seeds=3",
        "olinda:houses=2,seeds=3",
        "pallanguzhi:houses=2,seeds=4",
    ] {
        known += u32::from(check(game, None));
    }
    assert!(known > 7, "{known}");
}

#[test]
fn four_rows_and_bao() {
    let mut known = 0;
    for (game, text) in [
        (
            "sow:rows=4,columns=4,min-sow=1,captured=store",
            Some("1-0-1-0-0-0-0-1-0-1-0-0-0-0-1-0-20-7-S"),
        ),
        (
            "muvalavala",
            Some("0-0-1-0-1-0-0-0-0-0-0-0-0-1-0-0-1-0-0-0-0-0-0-0-10-34-S"),
        ),
        ("hawalis:columns=4,setup=0/0.1.1.0", None),
        (
            "omweso",
            Some("0-2-1-0-0-0-2-0-0-0-0-0-0-0-0-0-0-2-0-0-0-0-0-0-0-0-2-0-0-0-0-0-0-0-S"),
        ),
        (
            "bao",
            Some("0-2-0-2-1-0-0-0-0-0-0-0-0-2-0-0-0-1-0-0-2-1-0-0-0-2-0-0-0-0-0-0-0-0-S"),
        ),
        (
            "bao",
            Some("0-0-0-2-0-0-0-0-0-0-0-0-0-0-0-0-0-1-0-0-1-0-0-0-0-0-0-0-0-0-0-0-1-1-N"),
        ),
    ] {
        known += u32::from(check(game, text));
    }
    assert!(known > 3, "{known}");
}

#[test]
fn what_cannot_be_listed_is_refused() {
    let start = |game: &str| Position::start(&game.parse().unwrap());
    let refused = |game: &str, memory| {
        let answer = solve_general(&start(game), memory, &|_| ControlFlow::Continue(()));
        answer.unwrap_err().to_string()
    };
    let full = refused("togyz-kumalak", 1 << 20);
    assert!(full.contains("memory are not enough"), "{full}");
    let arranging = refused("omweso:arrange=on", 1 << 20);
    assert!(
        arranging.ends_with("seeds are still to be arranged"),
        "{arranging}"
    );
    let kalah = solve_general(&start("kalah"), 1 << 20, &|_| ControlFlow::Continue(()));
    assert!(
        matches!(kalah, Err(SolveError::Unsupported { .. })),
        "{kalah:?}"
    );
    let stopped = solve_general(&start("wari"), 1 << 30, &|_| ControlFlow::Break(())).unwrap();
    assert_eq!(stopped.range, [-48, 48]);
}
