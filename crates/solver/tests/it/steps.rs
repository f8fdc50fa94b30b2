//! Tables of games of the general machine: against lists of the same positions with every score, and
//! what they rest on.

use std::ops::ControlFlow;

use rules::{Obstacle, Position, Random, RuleSet, catalogue};
use solver::{Builder, ListedEndings, SolveError, look_up, solve_general};
use tablebase::{Layer, Row, Rows, Tables};

/// Builds the layers up to some number of seeds; each value is derived again.
fn built(rules: &RuleSet, seeds: usize) -> Builder {
    let mut builder = Builder::new(rules, seeds, 1).unwrap();
    while builder.layers() <= seeds {
        let ControlFlow::Continue(()) = builder.build(&|_| ControlFlow::Continue(())) else {
            unreachable!("nobody stops it");
        };
        assert_eq!(builder.verify(&|_| ControlFlow::Continue(())), None);
    }
    builder
}

/// Every game of the library that has tables.
fn library() -> impl Iterator<Item = RuleSet> {
    let games = catalogue::family().iter().map(RuleSet::new);
    // The bare machine lets nobody win anything.
    games.filter(|rules| rules.properties().tables.is_ok() && rules.game().name != "sow")
}

/// A position in which South, or North, is to move, from the rows of that player and the other.
fn position(rules: &RuleSet, rows: [&Row; 2], stores: [usize; 2], side: char) -> Option<Position> {
    let houses = usize::from(rules.houses());
    let order = if side == 'S' { [0, 1] } else { [1, 0] };
    let numbers = order.iter().flat_map(|&of| &rows[of][..houses]).copied();
    let numbers: Vec<String> = numbers.map(|seeds| seeds.to_string()).collect();
    let [south, north] = order.map(|of| stores[of]);
    let text = format!("{}-{south}-{north}-{side}", numbers.join("-"));
    let read = Position::read(&text, rules, true).unwrap();
    let plays = read.side_to_move().map(rules::Side::letter) == Some(side);
    plays.then_some(read)
}

/// Compares each value with the range of the same position in a list, for either player to move and
/// at several scores; returns the number of values that are known to both. Where the game stops at
/// more than half of all seeds, only winners are compared.
fn check(game: &str, majority: &str, most: usize) -> usize {
    let rules: RuleSet = format!("{game},majority={majority}").parse().unwrap();
    let seen = |margin: i16| {
        if majority == "off" {
            margin
        } else {
            margin.signum()
        }
    };
    let (builder, start) = (built(&rules, most), Position::start(&rules));
    let mut listed = ListedEndings::new(&start, 4_000_000).unwrap();
    let rows = Rows::new(rules.houses());
    let mut known = 0;
    for seeds in 1..=most {
        listed.next(&|| ControlFlow::Continue(())).unwrap();
        let rest = usize::from(rules.seeds_total()) - seeds;
        for (own, at) in (0..=seeds).flat_map(|own| (0..rows.count(own)).map(move |at| (own, at))) {
            let row = rows.row(own, at);
            for other in (0..rows.count(seeds - own)).map(|at| rows.row(seeds - own, at)) {
                let value = builder.value(&row, &other).unwrap();
                for (won, side) in [(0, 'S'), (rest / 2, 'S'), (rest / 2, 'N'), (rest, 'N')] {
                    let stores = [won, rest - won];
                    let Some(position) = position(&rules, [&row, &other], stores, side) else {
                        continue;
                    };
                    let Some([least, greatest]) = listed.range(&position) else {
                        assert_eq!(majority, "stop", "{rules} {position}");
                        continue;
                    };
                    let sign = if side == 'S' { 1 } else { -1 };
                    let margin = position.margin() + sign * i16::from(value);
                    if value != tablebase::open(seeds) {
                        let fits = (seen(least)..=seen(greatest)).contains(&seen(margin));
                        assert!(fits, "{rules} {position}: {value}");
                        known += usize::from(least == greatest);
                    }
                }
            }
        }
    }
    known
}

#[test]
fn values_are_what_the_listed_positions_say() {
    for (game, seeds) in [
        ("wari:houses=2,seeds=2", 6),
        ("wari:houses=3,seeds=2", 5),
        ("bestemshe:houses=3,seeds=2", 5),
        ("songo:houses=3,seeds=2", 5),
        ("goat:seeds=2", 5),
        ("vai-lung-thlan:houses=3,seeds=2", 5),
        ("cross-kalah:houses=3,seeds=2", 5),
        ("micro-wari:seeds=2", 6),
        ("bakuk:seeds=2", 5),
        ("ayoayo:houses=3,seeds=2", 5),
        ("hoyito-i:houses=3,seeds=2", 5),
        ("pallanguzhi:houses=3,seeds=2", 5),
        ("ohvalhu:houses=3,seeds=2", 5),
        ("sadeqa-iii:houses=3,seeds=2", 5),
    ] {
        for majority in ["off", "stop"] {
            let known = check(game, majority, seeds);
            assert!(known > 50, "{game}, {majority}: {known}");
        }
    }
}

#[test]
fn where_repetition_splits_the_rest_nothing_is_open() {
    for game in ["wari", "songo", "bakuk"] {
        let rules = format!("{game}:houses=3,repetition=split").parse().unwrap();
        let (split, off) = (built(&rules, 5), built(&rules.without("repetition"), 5));
        let rows = Rows::new(3);
        let mut open = 0;
        for own in 0..=5 {
            for (row, other) in (0..rows.count(own))
                .flat_map(|at| (0..rows.count(5 - own)).map(move |other| (at, other)))
                .map(|(at, other)| (rows.row(own, at), rows.row(5 - own, other)))
            {
                let value = split.value(&row, &other).unwrap();
                let before = off.value(&row, &other).unwrap();
                assert_ne!(value, tablebase::open(5), "{game} {row:?} {other:?}");
                let is_open = before == tablebase::open(5);
                assert!(is_open || before == value, "{game} {row:?} {other:?}");
                open += usize::from(is_open);
            }
        }
        assert!(open > 0, "{game}");
    }
}

/// A board as its other player sees it.
fn turned(text: &str) -> String {
    let fields: Vec<&str> = text.split(['-', ' ']).collect();
    let houses = (fields.len() - 3) / 2;
    let side = match fields[2 * houses + 2] {
        "S" => "N",
        "N" => "S",
        over => over,
    };
    let rows = [&fields[houses..2 * houses], &fields[..houses]].concat();
    let stores = [fields[2 * houses + 1], fields[2 * houses], side];
    [rows.join("-"), stores.join("-")].join("-")
}

#[test]
fn both_players_play_by_the_same_rules() {
    let mut random = Random::new(1);
    for rules in library().map(|rules| tablebase::key(&rules)) {
        let rows = Rows::new(rules.houses());
        for _ in 0..300 {
            let [own, other] = [0; 2].map(|_| {
                let seeds = random.below(9) as usize;
                rows.row(seeds, random.below(rows.count(seeds) as u32) as usize)
            });
            let [south, north] =
                ['S', 'N'].map(|side| position(&rules, [&own, &other], [3, 1], side));
            let after = |position: Option<Position>| -> Vec<String> {
                let moves = position.iter().flat_map(Position::moves).map(|mv| {
                    let mut after = position.clone().unwrap();
                    after.advance(mv).unwrap();
                    let text = after.to_string();
                    text.split(' ').next().unwrap().to_owned()
                });
                moves.collect()
            };
            let [souths, norths] = [south, north].map(after);
            let norths: Vec<String> = norths.iter().map(|text| turned(text)).collect();
            assert_eq!(souths, norths, "{rules} {own:?} {other:?}");
        }
    }
}

#[test]
fn a_game_and_its_endings_have_a_text_that_stays() {
    let mut games = 0;
    for rules in library() {
        let key = tablebase::key(&rules);
        assert_eq!(key.to_string().parse(), Ok(key), "{rules}");
        assert_eq!(tablebase::key(&key), key, "{rules}");
        assert!(rules.has_endings_of(&key) && !key.properties().ends_by_majority);
        let others = rules
            .with("seeds", "3")
            .unwrap()
            .with("majority", "off")
            .unwrap();
        assert_eq!(tablebase::key(&others), key, "{rules}");
        games += 1;
    }
    assert!(games > 70, "{games}");
}

#[test]
fn a_look_up_tells_what_solving_tells() {
    for game in [
        "bestemshe:houses=3,majority=off",
        "ayoayo:houses=3,majority=off",
    ] {
        let rules: RuleSet = game.parse().unwrap();
        let builder = built(&rules, 6);
        let mut tables = Tables::new(&rules);
        for seeds in 0..=6 {
            let mut file = Vec::new();
            tablebase::write(&rules, seeds, &builder.values(seeds), 1, &mut file).unwrap();
            assert!(tables.push(Layer::open(Box::new(file)).unwrap()));
        }
        let rows = Rows::new(3);
        let mut known = 0;
        for (at, side) in (0..rows.count(3)).flat_map(|at| [(at, 'S'), (at, 'N')]) {
            let halves = [&rows.row(3, at), &rows.row(3, 9 - at)];
            let Some(position) = position(&rules, halves, [5, 7], side) else {
                continue;
            };
            let solved = solve_general(&position, 1 << 26, &|_| ControlFlow::Continue(())).unwrap();
            let looked = look_up(&position, &builder).unwrap();
            let [least, most] = solved.range;
            if let Some(found) = tables.look_up(&position).unwrap() {
                assert_eq!([found.value; 2], looked.range, "{position}");
                assert!((least..=most).contains(&found.value), "{position}");
                known += usize::from(least == most);
            }
        }
        assert!(known > 3, "{game}: {known}");
    }
}

#[test]
fn a_rule_for_the_first_turns_stands_in_the_way() {
    let rules = "modiar".parse().unwrap();
    let builder = built(&rules, 6);
    let start = Position::start(&rules);
    let why = Obstacle::FirstTurns;
    let rules = Box::new(rules);
    assert_eq!(
        look_up(&start, &builder),
        Err(SolveError::Unsupported { rules, why })
    );
    let later = Position::read("2-2-0-2-0-0-18-18-S", start.rules(), false).unwrap();
    assert!(look_up(&later, &builder).is_ok());
}
