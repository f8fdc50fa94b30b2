//! Every rule has a worked example that bears its name.

use std::collections::BTreeSet;

use rules::catalogue::{GAMES, statements};
use rules::{EndReason, Houses, Move, Place, Position, RuleSet, Side};

const EXAMPLES: &str = include_str!("../data/rules.txt");

/// Rules that need more than one line: each has a test of its name below.
const TESTED_BELOW: &[&str] = &["banana-cala-repetition"];

struct Example<'a> {
    rule: &'a str,
    game: &'a str,
    position: &'a str,
    moves: &'a str,
    expected: &'a str,
}

fn examples() -> impl Iterator<Item = Example<'static>> {
    EXAMPLES
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split('|').map(str::trim).collect();
            let [rule, game, position, moves, expected] = fields[..] else {
                panic!("five fields are needed: {line}");
            };
            Example {
                rule,
                game,
                position,
                moves,
                expected,
            }
        })
}

#[test]
fn examples_come_out_as_written() {
    for example in examples() {
        check(&example);
    }
}

#[track_caller]
fn check(example: &Example<'_>) {
    let rules: RuleSet = example.game.parse().unwrap();
    let mut position = match example.position {
        "start" => Position::start(&rules),
        text => Position::read(text, &rules, true).unwrap(),
    };
    let result = example
        .moves
        .split_whitespace()
        .try_for_each(|word| play(&mut position, word));
    let label = format!("{}: {} {}", example.rule, example.game, example.moves);
    if let Some(refusal) = example.expected.strip_prefix("! ") {
        let error = result.expect_err(&label);
        assert!(error.contains(refusal), "{label}: {error}");
        return;
    }
    result.unwrap_or_else(|error| panic!("{label}: {error}"));
    let outcome = position
        .outcome()
        .map(|outcome| format!(" {}", outcome.winner_name()));
    assert_eq!(
        format!("{position}{}", outcome.unwrap_or_default()),
        example.expected,
        "{label}"
    );
}

fn play(position: &mut Position, word: &str) -> Result<(), String> {
    let Some(fill) = word.strip_prefix("next") else {
        let mv = position
            .read_move(word)
            .map_err(|error| error.to_string())?;
        return position.advance(mv).map_err(|error| error.to_string());
    };
    let houses = |is_theirs: fn(&char) -> bool| {
        let letters: String = fill.chars().filter(is_theirs).collect();
        let houses: Houses = letters.parse().ok()?;
        Some(houses).filter(|houses| !houses.is_empty())
    };
    *position = position
        .next_round([
            houses(char::is_ascii_uppercase),
            houses(char::is_ascii_lowercase),
        ])
        .map_err(|error| error.to_string())?;
    Ok(())
}

#[test]
fn every_rule_has_an_example() {
    let shown: BTreeSet<String> = examples()
        .map(|example| example.rule.to_owned())
        .chain(TESTED_BELOW.iter().map(|&rule| rule.to_owned()))
        .collect();
    for game in GAMES {
        let rules = RuleSet::new(game);
        for text in rules
            .neighbours()
            .chain([rules])
            .flat_map(|rules| statements(&rules))
        {
            // Kid-Cala's classic game has Kalah's options.
            let id = match text.key {
                Some(_) => text.id.replace("kid-cala-classic", "kalah"),
                None => text.id,
            };
            assert!(shown.contains(&id), "no example of {id}");
        }
    }
}

/// banana-cala-repetition: a position that comes back for the third time ends the game.
#[test]
fn banana_cala_repetition() {
    let mut position = fruit("1a1o-1a1o-0-0-S");
    let mut path = Vec::new();
    assert!(
        find_cycle(&position, &mut path, &mut BTreeSet::new()),
        "a cycle without captures"
    );
    let back = path.last().unwrap().0.clone();
    let begin = path.iter().position(|(text, _)| *text == back).unwrap();
    let moves: Vec<Move> = path[..path.len() - 1].iter().map(|&(_, mv)| mv).collect();
    let (way, cycle) = moves.split_at(begin);
    for &mv in way.iter().chain(cycle).chain(&cycle[..cycle.len() - 1]) {
        position.advance(mv).unwrap();
        assert!(!position.is_over(), "{position}");
    }
    position.advance(cycle[cycle.len() - 1]).unwrap();
    assert_eq!(position.outcome().unwrap().why, EndReason::Repetition);
    assert_eq!(won(&position), 4, "everybody banks his own side");
}

/// banana-cala-repetition: so do a hundred plies without a capture.
#[test]
fn banana_cala_quiet() {
    let (position, plies) = (0..200)
        .map(wander)
        .find(|(position, _)| position.outcome().unwrap().why == EndReason::Quiet)
        .expect("one of many quiet games lasts long enough");
    assert_eq!(plies, 100);
    assert_eq!(won(&position), 24, "everybody banks his own side");
}

/// Plays moves that capture nothing, as long as there are any.
fn wander(seed: usize) -> (Position, usize) {
    let mut position = fruit("4a4o4g-4a4o4g-0-0-S");
    let (mut random, mut plies) = (seed, 0);
    while !position.is_over() {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let mut moves = position.moves_up_to(200);
        let middle = (random >> 33) % moves.len();
        moves.rotate_left(middle);
        let quiet = moves
            .iter()
            .copied()
            .find(|&mv| captures_nothing(&position, mv).is_some());
        position.advance(quiet.unwrap_or(moves[0])).unwrap();
        plies += 1;
    }
    (position, plies)
}

/// Banana-Cala with empty houses and these mancalas.
fn fruit(rest: &str) -> Position {
    let rules: RuleSet = "banana-cala".parse().unwrap();
    Position::read(&format!("{}{rest}", "0-".repeat(12)), &rules, true).unwrap()
}

fn won(position: &Position) -> u16 {
    Side::BOTH
        .into_iter()
        .map(|side| position.heap(Place::Won(side)).count())
        .sum()
}

/// The position after a move that neither captures nor ends the game by want of fruit.
fn captures_nothing(position: &Position, mv: Move) -> Option<Position> {
    let mut after = position.clone();
    after.advance(mv).unwrap();
    let why = after.outcome().map(|outcome| outcome.why);
    (why == Some(EndReason::Quiet) || (why.is_none() && won(&after) == 0)).then_some(after)
}

/// Walks moves without captures until a position of the path comes back; `path` then ends with
/// that position.
fn find_cycle(
    position: &Position,
    path: &mut Vec<(String, Move)>,
    done: &mut BTreeSet<String>,
) -> bool {
    let text = position.to_string();
    if path.iter().any(|(old, _)| *old == text) {
        path.push((text, Move::Swap));
        return true;
    }
    if path.len() > 60 || !done.insert(text.clone()) {
        return false;
    }
    for mv in position.moves() {
        path.push((text.clone(), mv));
        if captures_nothing(position, mv).is_some_and(|after| find_cycle(&after, path, done)) {
            return true;
        }
        path.pop();
    }
    false
}
