//! Games side by side are those that a player would play one by one.

use proptest::prelude::*;
use rules::{Batch, BatchError, Move, Position, Properties, Random, RuleSet, ToMove, catalogue};

use crate::properties::{any_game, play_out};

const GAMES: usize = 4;

/// The legal actions of a position, move by move.
fn mask(position: &Position) -> u32 {
    let houses = position.rules().houses();
    position.moves().into_iter().fold(0, |mask, mv| match mv {
        Move::House(house) => mask | 1 << house,
        Move::Swap => mask | 1 << houses,
        Move::Fruit(_) | Move::Both(..) | Move::Directed(_) | Move::Arrange(_) => {
            unreachable!("refused before")
        }
    })
}

/// Plays the same actions in a batch and in positions, and compares them after each step.
#[track_caller]
fn check(start: &Position, steps: usize, seed: u64) {
    let mut random = Random::new(seed);
    let mut batch = Batch::new(start, GAMES).unwrap();
    let mut games = vec![start.clone(); GAMES];
    let houses = start.rules().houses();
    for _ in 0..steps {
        for (game, position) in games.iter_mut().enumerate() {
            assert_eq!(batch.position(game), *position);
            assert_eq!(batch.outcome(game), position.outcome());
            assert_eq!(batch.masks()[game], mask(position), "{position:#}");
            if position.is_over() {
                *position = start.clone();
                batch.set(game, start).unwrap();
            } else if let ToMove::One(side) = position.to_move() {
                assert_eq!(batch.side(game), side);
            }
        }
        if batch.masks().contains(&0) {
            return; // The start is the end.
        }
        let masks = batch.masks().iter();
        let actions: Vec<_> = masks.map(|&mask| random.bit(mask)).collect();
        batch.step(&actions).unwrap();
        for (position, &action) in games.iter_mut().zip(&actions) {
            let mv = if action == houses {
                Move::Swap
            } else {
                Move::House(action)
            };
            position.advance(mv).unwrap();
        }
    }
}

proptest! {
    #[test]
    fn a_batch_plays_what_positions_play((rules, choices) in any_game(), seed in any::<u64>()) {
        let position = play_out(&rules, &choices, |_, _, _, _| ());
        match Batch::new(&position, 0) {
            Ok(_) => check(&position, 80, seed),
            Err(BatchError::Fruit) => prop_assert!(rules.properties().has_fruit),
            Err(error) => prop_assert_eq!(error, BatchError::Together),
        }
    }
}

#[test]
fn a_batch_plays_every_game_of_seeds() {
    let games = catalogue::GAMES.iter().map(RuleSet::new);
    let games = games.flat_map(RuleSet::neighbours);
    for (seed, rules) in (0..).zip(games) {
        let start = Position::start(&rules);
        let Properties { has_fruit, .. } = *start.properties();
        if !has_fruit && !start.in_opening() {
            check(&start, 40, seed);
        }
    }
}

#[test]
fn what_cannot_be_played_side_by_side_is_refused() {
    let start = |rules: &str| Position::start(&rules.parse().unwrap());
    let refused = |rules| Batch::new(&start(rules), 1).unwrap_err();
    assert_eq!(refused("banana-cala"), BatchError::Fruit);
    assert_eq!(
        refused("congkak:opening=simultaneous"),
        BatchError::Together
    );

    let mut batch = Batch::new(&start("kalah:pie=on"), 2).unwrap();
    let before = batch.clone();
    let error = |batch: &mut Batch, actions: &[u8]| batch.step(actions).unwrap_err().to_string();
    assert_eq!(error(&mut batch, &[0]), "1 actions for 2 games");
    assert_eq!(
        error(&mut batch, &[0, 7]),
        "actions[1] = 7 is no action; allowed: 0–6"
    );
    assert_eq!(
        error(&mut batch, &[0, 255]),
        "actions[1] = 255 is no action; allowed: 0–6"
    );
    assert_eq!(
        error(&mut batch, &[0, 6]),
        "actions[1] = 6: sides cannot be swapped here: only the second player may, instead of \
         their first move"
    );
    let other = batch.set(0, &start("kalah")).unwrap_err();
    assert_eq!(other, BatchError::OtherRules);
    for game in 0..2 {
        assert_eq!(batch.position(game), before.position(game));
    }
    batch.step(&[0, 1]).unwrap();
    batch.step(&[6, 6]).unwrap();
}

#[test]
fn a_game_that_is_over_has_no_action() {
    let rules = "kalah".parse().unwrap();
    let last = Position::read("0-0-0-0-0-1-0-0-0-0-0-2-20-25-S", &rules, true).unwrap();
    let mut batch = Batch::new(&last, 1).unwrap();
    batch.step(&[5]).unwrap();
    assert_eq!(batch.masks(), [0]);
    assert_eq!(
        batch.step(&[5]).unwrap_err().to_string(),
        "actions[0] = 5: the game is over"
    );
    batch.set(0, &last).unwrap();
    batch.step(&[5]).unwrap();
}
