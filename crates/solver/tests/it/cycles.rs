//! Games in which positions come back: tables against the rules themselves, gone round by hand,
//! and against published counts.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Fruit, Heap, Pie, Position, PositionOf, RuleSet, Side, State, Visitor};
use tablebase::Row;

use crate::minimax::position;
use crate::tables::{built, positions};

/// How many of all positions with so many seeds have each value.
fn counts(rules: &RuleSet, seeds: usize) -> BTreeMap<i8, u64> {
    let builder = built(rules, seeds);
    let mut counts = BTreeMap::new();
    for [own, other] in positions(rules, seeds) {
        *counts
            .entry(builder.value(&own, &other).unwrap())
            .or_default() += 1;
    }
    counts
}

/// Lincke 2002, appendix A: "a slam that leaves no move is illegal if another move exists, an
/// unending game splits what is left".
#[test]
fn the_research_rules_of_awari_have_the_published_counts() {
    let rules: RuleSet = "oware:grand-slam=capture,must-feed=always,repetition=split"
        .parse()
        .unwrap();
    let published: [&[(i8, u64)]; 4] = [
        &[(-1, 7), (1, 5)],
        &[(-2, 40), (0, 13), (2, 25)],
        &[(-3, 177), (-1, 1), (0, 63), (1, 7), (3, 116)],
        &[(-4, 532), (-2, 110), (0, 143), (2, 165), (4, 415)],
    ];
    for (seeds, published) in (1..).zip(published) {
        assert_eq!(counts(&rules, seeds), published.iter().copied().collect());
    }
}

/// What every position with so many seeds is worth at least and at most, by playing every move of
/// every position again and again. The positions are those after a ply, as in a game.
struct ByHand {
    seeds: u8,
}

type Rows = (Row, Row);
type Bounds = [i16; 2];

impl Visitor for ByHand {
    type Output = BTreeMap<Rows, Bounds>;

    fn seeds<C: Choices<Choice = SeedChoice>>(
        self,
        position: &PositionOf<C>,
    ) -> BTreeMap<Rows, Bounds> {
        let machine = position.machine();
        let leaves_open = machine.properties().leaves_open;
        let mut values = BTreeMap::new();
        for seeds in 0..=self.seeds {
            let all = rows(machine.shape().houses(), seeds);
            let anything = [-i16::from(seeds), seeds.into()];
            let unending = if leaves_open { anything } else { [0, 0] };
            values.extend(all.iter().map(|&rows| (rows, unending)));
            loop {
                let next: Vec<_> = all
                    .iter()
                    .map(|rows| by_hand(machine, rows, &values))
                    .collect();
                let mut changed = false;
                for (rows, next) in all.iter().zip(next) {
                    changed |= values.insert(*rows, next) != Some(next);
                }
                if !changed {
                    break;
                }
            }
            // What is left open is not told any better.
            for rows in &all {
                let bounds = values.get_mut(rows).unwrap();
                if bounds[0] != bounds[1] {
                    *bounds = anything;
                }
            }
        }
        values
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> BTreeMap<Rows, Bounds> {
        unreachable!("seeds only")
    }

    fn general(self, _: &Position) -> BTreeMap<Rows, Bounds> {
        unreachable!("seeds only")
    }
}

/// Every way in which so many seeds can lie on both sides.
fn rows(houses: u8, seeds: u8) -> Vec<Rows> {
    let cells = 2 * usize::from(houses);
    let mut all = vec![(Vec::new(), seeds)];
    for cell in 0..cells {
        all = all
            .into_iter()
            .flat_map(|(board, left)| {
                let least = if cell + 1 == cells { left } else { 0 };
                (least..=left).map(move |here| {
                    let board: Vec<u8> = board.iter().copied().chain([here]).collect();
                    (board, left - here)
                })
            })
            .collect();
    }
    let row = |houses: &[u8]| {
        let mut row = Row::default();
        row[..houses.len()].copy_from_slice(houses);
        row
    };
    all.iter()
        .map(|(board, _)| board.split_at(usize::from(houses)))
        .map(|(own, other)| (row(own), row(other)))
        .collect()
}

fn by_hand<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    rows: &Rows,
    values: &BTreeMap<Rows, Bounds>,
) -> Bounds {
    let shape = machine.shape();
    let mut cells = C::EMPTY;
    for (side, row) in [(Side::North, &rows.0), (Side::South, &rows.1)] {
        for (cell, &seeds) in (shape.base(side)..shape.store(side)).zip(row) {
            cells.set(cell, Heap::Seeds(seeds.into()));
        }
    }
    let mut state = State {
        cells,
        side: Side::North,
        bonus: 0,
        pie: Pie::Unavailable,
        total: 10_000,
        over: None,
    };
    // South has made a ply, and it would be North's turn.
    machine.arrive(&mut state);
    let ahead = |state: &State<C>| {
        let [south, north] = machine.score(state);
        north - south
    };
    if state.over.is_some() {
        return [ahead(&state); 2];
    }
    let moves = machine.choices(&state).into_iter().map(|choice| {
        let mut after = state;
        machine.play(&mut after, choice, &mut ());
        let row = |side: Side| {
            let mut row = Row::default();
            for (cell, seeds) in (shape.base(side)..shape.store(side)).zip(&mut row) {
                *seeds = after.cells.count(cell) as u8;
            }
            row
        };
        let left = match (after.over, after.side) {
            (Some(_), _) => [0, 0],
            (None, Side::North) => values[&(row(Side::North), row(Side::South))],
            (None, Side::South) => {
                let [least, most] = values[&(row(Side::South), row(Side::North))];
                [-most, -least]
            }
        };
        left.map(|left| ahead(&after) + left)
    });
    moves
        .reduce(|[least, most], next| [least.max(next[0]), most.max(next[1])])
        .unwrap()
}

/// Returns how many values are left open.
#[track_caller]
fn agrees(rules: &RuleSet, seeds: u8) -> usize {
    let builder = built(rules, seeds.into());
    let expected = Position::start(rules).visit(ByHand { seeds });
    let mut open = 0;
    for ((own, other), [least, most]) in expected {
        let value = builder.value(&own, &other).unwrap();
        let seeds = own
            .iter()
            .chain(&other)
            .map(|&seeds| usize::from(seeds))
            .sum();
        let expected = if least == most {
            least
        } else {
            open += 1;
            tablebase::open(seeds).into()
        };
        assert_eq!(i16::from(value), expected, "{rules}: {own:?} {other:?}");
    }
    assert_eq!(builder.verify(&|_| ControlFlow::Continue(())), None);
    open
}

const SLAMS: [&str; 7] = [
    "no-capture",
    "illegal",
    "opp-gets-rest",
    "leave-last",
    "leave-first",
    "capture",
    "capture-and-replay",
];

#[test]
fn every_variant_of_oware_agrees_with_going_round_by_hand() {
    let mut open = 0;
    for slam in SLAMS {
        for feed in ["when-empty", "off", "always"] {
            for (houses, seeds) in [(1, 17), (2, 11), (3, 7), (6, 3)] {
                let text = format!("oware:houses={houses},grand-slam={slam},must-feed={feed}");
                let split = format!("{text},repetition=split");
                assert_eq!(agrees(&split.parse().unwrap(), seeds), 0);
                open += agrees(&text.parse().unwrap(), seeds);
            }
        }
    }
    assert!(open > 0, "some values depend on what a repetition is worth");
}

#[test]
fn clockwise_kalah_agrees_with_going_round_by_hand() {
    for capture in ["standard", "empty", "seed-only", "none"] {
        for end in ["either", "to-move"] {
            for skip in ["off", "on"] {
                for (houses, seeds) in [(1, 15), (2, 10), (3, 6), (6, 3)] {
                    let text = format!(
                        "kalah:houses={houses},direction=clockwise,capture={capture},end={end},\
                         skip-start={skip}"
                    );
                    agrees(&text.parse().unwrap(), seeds);
                    let uncounted = format!("{text},leftovers=uncounted");
                    assert_eq!(agrees(&uncounted.parse().unwrap(), seeds), 0);
                }
            }
        }
    }
}

/// What South will have more than North at the end, by every line of play with all that the rules
/// say of positions that come back; exact between the bounds.
fn played_out(position: &Position, low: i16, high: i16) -> i16 {
    let Some(side) = position.side_to_move() else {
        let [south, north] = position.score();
        return south - north;
    };
    let (mut low, mut high) = (low, high);
    let mut best = if side == Side::South {
        i16::MIN
    } else {
        i16::MAX
    };
    for mv in position.moves() {
        let mut after = position.clone();
        after.advance(mv).unwrap();
        let value = played_out(&after, low, high);
        if side == Side::South {
            best = best.max(value);
            low = low.max(value);
        } else {
            best = best.min(value);
            high = high.min(value);
        }
        if low >= high {
            break;
        }
    }
    best
}

/// Whoever wins by the table wins the game, and by as much if no majority ends it before.
#[test]
fn tables_agree_with_games_in_which_positions_come_back() {
    let cases = [
        ("oware:houses=2", 5),
        ("oware:houses=2,repetition=split", 5),
        (
            "oware:houses=2,repetition=split,grand-slam=capture,must-feed=always",
            5,
        ),
        ("oware:houses=3", 2),
        ("oware:houses=3,repetition=split", 2),
        ("kalah:houses=2,direction=clockwise", 3),
        (
            "kalah:houses=2,direction=clockwise,leftovers=uncounted,capture=none",
            4,
        ),
        ("kalah:houses=3,direction=clockwise,capture=none", 2),
    ];
    for (text, seeds) in cases {
        let rules: RuleSet = text.parse().unwrap();
        let builder = built(&rules, seeds);
        let empty = Row::default();
        let mut known = 0;
        for [own, other] in (1..=seeds).flat_map(|seeds| positions(&rules, seeds)) {
            let value = i16::from(builder.value(&own, &other).unwrap());
            let seeds: u8 = own.iter().chain(&other).sum();
            if own == empty || other == empty || value < -i16::from(seeds) {
                continue;
            }
            known += 1;
            let found = played_out(&position(&rules, &own, &other), -100, 100);
            if text.starts_with("oware") {
                assert_eq!(value.signum(), found.signum(), "{text}: {own:?} {other:?}");
            } else {
                assert_eq!(value, found, "{text}: {own:?} {other:?}");
            }
        }
        assert!(known > 0, "{text}");
    }
}
