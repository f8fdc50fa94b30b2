//! Games by chance: the fast way and the ordinary way play the same ones.

use proptest::prelude::*;
use rules::Random;
use rules::playout::{Outcomes, PLIES_MAX, playouts, random_move};
use rules::{Position, RuleSet, Side};

use crate::properties::{any_game, play_out};

/// Plays as a player would: each move checked, its events told, by code that is not compiled for
/// any game.
fn told(position: &Position, games: u64, random: &mut Random) -> Outcomes {
    let mut outcomes = Outcomes::default();
    for _ in 0..games {
        let mut game = position.clone();
        let mut plies = 0;
        while plies < PLIES_MAX
            && let Some(mv) = random_move(&game, random)
        {
            game.play(mv).unwrap();
            plies += 1;
        }
        outcomes.games += 1;
        outcomes.plies += u64::from(plies);
        match game.outcome().map(|outcome| outcome.winner) {
            None => outcomes.unfinished += 1,
            Some(None) => outcomes.drawn += 1,
            Some(Some(side)) => outcomes.won[side] += 1,
        }
    }
    outcomes
}

#[track_caller]
fn check(position: &Position, games: u64, seed: u64) {
    let fast = playouts(position, games, &mut Random::new(seed));
    let slow = told(position, games, &mut Random::new(seed));
    assert_eq!(fast, slow, "{} {position:#}", position.rules());
    assert_eq!(fast.games, games);
}

proptest! {
    #[test]
    fn fast_games_are_those_a_player_would_play(
        (rules, choices) in any_game(),
        seed in any::<u64>(),
    ) {
        let position = play_out(&rules, &choices, |_, _, _, _| ());
        check(&Position::start(&rules), 3, seed);
        check(&position, 3, seed);
    }
}

#[test]
fn usual_games_are_those_a_player_would_play() {
    for rules in [
        "kalah",
        "kalah:pie=on",
        "kalah:houses=4,seeds=3",
        "oware",
        "oware:repetition=threefold",
        "oware:repetition=off",
        "oware:grand-slam=illegal",
        "congkak",
        "congkak:opening=simultaneous",
        "kid-cala-beginner",
        "banana-cala",
    ] {
        let rules: RuleSet = rules.parse().unwrap();
        let games = if rules.properties().has_fruit {
            20
        } else {
            100
        };
        check(&Position::start(&rules), games, 4);
    }
}

#[test]
fn the_same_seed_plays_the_same_games_in_any_portions() {
    let position = Position::start(&"oware".parse().unwrap());
    let play = |seed, portions: &[u64]| {
        let mut random = Random::new(seed);
        let mut outcomes = Outcomes::default();
        for &games in portions {
            outcomes += playouts(&position, games, &mut random);
        }
        outcomes
    };
    assert_eq!(play(1, &[300]), play(1, &[1, 199, 100]));
    assert_ne!(play(1, &[300]), play(2, &[300]));
}

/// Chance is blind: every move of a house is as likely as the others.
#[test]
fn every_move_is_drawn_as_often_as_any_other() {
    for (rules, text) in [
        ("kalah", "4-4-0-4-4-4-4-4-4-4-4-4-4-0-S"),
        ("oware", "0-0-0-0-1-9-0-0-0-0-0-0-20-18-S"),
        ("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"),
        ("kalah:houses=12,seeds=1", ""),
    ] {
        let rules: RuleSet = rules.parse().unwrap();
        let position = match text {
            "" => Position::start(&rules),
            text => Position::read(text, &rules, false).unwrap(),
        };
        let moves = position.moves();
        let mut drawn = vec![0u32; moves.len()];
        let mut random = Random::new(9);
        for _ in 0..1000 * moves.len() {
            let mv = random_move(&position, &mut random).unwrap();
            drawn[moves.iter().position(|&known| known == mv).unwrap()] += 1;
        }
        let even = drawn.iter().all(|drawn| (850..1150).contains(drawn));
        assert!(even, "{position}: {drawn:?}");
    }
}

#[test]
fn a_finished_game_is_won_without_a_ply() {
    let rules: RuleSet = "kalah".parse().unwrap();
    let text = "0-0-0-0-0-0-0-0-0-0-0-0-30-18-X";
    let position = Position::read(text, &rules, false).unwrap();
    assert_eq!(random_move(&position, &mut Random::new(1)), None);
    let outcomes = playouts(&position, 5, &mut Random::new(1));
    assert_eq!((outcomes.plies, outcomes.won[Side::South]), (0, 5));
}
