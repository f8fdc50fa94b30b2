//! The puzzles that come with the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use puzzles::{Answer, Attempt, Collection, Puzzle, Theme};
use rules::Side;

/// Each game's file, and how many puzzles it must have.
const FILES: [(&str, usize); 4] = [
    ("kalah", 200),
    ("oware", 100),
    ("congkak", 100),
    ("kid-cala-classic", 30),
];

/// They are fetched when somebody wants them, over a slow network too.
const BYTES_MAX: usize = 40_000;

fn text(game: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/puzzles");
    fs::read_to_string(folder.join(format!("{game}.txt"))).unwrap()
}

fn all() -> impl Iterator<Item = Puzzle> {
    let collections = FILES.map(|(game, _)| Collection::read(&text(game)).unwrap());
    collections
        .into_iter()
        .flat_map(|collection| collection.puzzles)
}

#[test]
fn there_are_enough_and_they_stay_small() {
    for (game, least) in FILES {
        let text = text(game);
        let collection = Collection::read(&text).unwrap();
        assert_eq!(collection.to_string(), text, "{game}");
        assert!(text.len() < BYTES_MAX, "{game}: {} bytes", text.len());
        let found = collection.puzzles.len();
        assert!(found >= least, "{game}: {found} puzzles");
        let own = |puzzle: &Puzzle| puzzle.rules().to_string().split(':').next() == Some(game);
        assert!(collection.puzzles.iter().all(own), "{game}");
    }
}

#[test]
fn every_file_says_how_it_was_made() {
    for (game, _) in FILES {
        let collection = Collection::read(&text(game)).unwrap();
        let command = format!("mancala puzzles --game {game}");
        assert!(collection.remarks[0].starts_with(&command), "{game}");
    }
}

/// U-63: by theme, from easy to hard.
#[test]
fn themes_and_difficulties_are_mixed() {
    for (game, least) in FILES.into_iter().take(3) {
        let puzzles = Collection::read(&text(game)).unwrap().puzzles;
        let mut themes = BTreeMap::new();
        let mut difficulties = BTreeMap::new();
        for puzzle in &puzzles {
            *themes.entry(puzzle.task().theme).or_insert(0) += 1;
            *difficulties.entry(puzzle.task().difficulty()).or_insert(0) += 1;
        }
        assert!(themes.len() >= 4, "{game}: {themes:?}");
        assert_eq!(difficulties.len(), 4, "{game}: {difficulties:?}");
        for (one, count) in difficulties {
            assert!(count * 30 >= least, "{game}: only {count} are {one:?}");
        }
    }
    for theme in Theme::ALL {
        assert!(all().any(|puzzle| puzzle.task().theme == *theme), "{theme}");
    }
}

#[test]
fn every_solution_plays_and_every_wrong_move_is_told() {
    for puzzle in all().filter(|puzzle| puzzle.task().goal.asks_a_move()) {
        let mut attempt = Attempt::new(&puzzle);
        let mut mistakes = 0;
        while !attempt.is_solved() {
            let right = attempt.right();
            assert!(!right.is_empty(), "{puzzle}");
            let before = attempt.position().to_string();
            for mv in attempt.position().moves() {
                if !right.contains(&mv) {
                    let answer = attempt.play(mv).unwrap();
                    assert!(
                        matches!(answer, Answer::Wrong { cost: 1.. }),
                        "{puzzle}: {answer:?}"
                    );
                    mistakes += 1;
                }
            }
            assert_eq!(attempt.position().to_string(), before, "{puzzle}");
            let side = attempt.position().side_to_move();
            assert_eq!(side, Some(puzzle.side()), "{puzzle}");
            let answer = attempt.play(right[0]).unwrap();
            let Answer::Right { sowings, solved } = answer else {
                panic!("{puzzle}: {answer:?}");
            };
            assert_eq!(sowings[0].mv, right[0]);
            assert_eq!(solved, attempt.is_solved());
        }
        assert_eq!(attempt.mistakes(), mistakes);
        assert!(mistakes > 0, "{puzzle}");
    }
}

/// Whoever solves a puzzle has the capital letters.
#[test]
fn south_solves_every_puzzle() {
    for (game, _) in FILES {
        let puzzles = Collection::read(&text(game)).unwrap().puzzles;
        assert!(
            puzzles.iter().all(|puzzle| puzzle.side() == Side::South),
            "{game}"
        );
    }
}

/// U-63: who wins is asked of every large game, and no answer is right more often than half.
#[test]
fn who_wins_is_asked() {
    for (game, _) in FILES.into_iter().take(3) {
        let puzzles = Collection::read(&text(game)).unwrap().puzzles;
        let asks = |puzzle: &&Puzzle| puzzle.task().theme == Theme::Winner;
        let asked: Vec<&Puzzle> = puzzles.iter().filter(asks).collect();
        assert!(asked.len() >= 20, "{game}: {}", asked.len());
        for answer in [Some(Side::South), Some(Side::North), None] {
            let right = asked.iter().filter(|puzzle| puzzle.winner() == answer);
            let right = right.count();
            assert!(
                right > 0 && right * 2 <= asked.len(),
                "{game}: {right} {answer:?}"
            );
        }
        let levels = asked.iter().map(|puzzle| puzzle.task().difficulty());
        assert_eq!(levels.collect::<BTreeSet<_>>().len(), 4, "{game}");
        for puzzle in asked {
            let attempt = Attempt::new(puzzle);
            assert!(
                attempt.is_solved() && attempt.right().is_empty(),
                "{puzzle}"
            );
        }
    }
}

/// No puzzle is decided before it begins, and none has only one legal move.
#[test]
fn there_is_something_to_choose_and_to_win() {
    for puzzle in all() {
        let position = puzzle.position();
        let asks_a_move = puzzle.task().goal.asks_a_move();
        assert!(position.move_count() >= 2 || !asks_a_move, "{puzzle}");
        let [south, north] = position.score();
        let seeds = position.seeds_in_houses();
        assert!(south.abs_diff(north) < seeds, "{puzzle}");
        assert!(puzzle.task().value >= 0 || !asks_a_move, "{puzzle}");
    }
}
