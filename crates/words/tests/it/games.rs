//! Whole games, told from beginning to end.

use rules::catalogue::{self, GAMES};
use rules::playout::random_move;
use rules::{Event, Position, Random, RuleSet};
use words::{Chip, HouseLabel, Perspective};

use crate::{check_sentence, check_text, every_language};

/// More plies than this no test game needs.
const PLIES_MAX: usize = 400;

/// Random moves, told in every language: each game with each of its options.
#[test]
fn whatever_happens_is_told() {
    for game in GAMES {
        for rules in RuleSet::new(game).neighbours() {
            play(&rules, 1);
        }
    }
}

fn play(rules: &RuleSet, seed: u64) {
    let mut position = Position::start(rules);
    let mut random = seed;
    for _ in 0..PLIES_MAX {
        let moves = position.moves_up_to(500);
        if moves.is_empty() {
            break;
        }
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let mv = moves[(random >> 33) as usize % moves.len()];
        let before = position.clone();
        let sowing = position.play(mv).unwrap();
        let neutral = Perspective::neutral(rules.game());
        for words in every_language() {
            for told in [neutral.clone(), neutral.clone().seen_by(sowing.by)] {
                let sentences = words.sowing(&sowing, &told);
                assert!(
                    !sentences.is_empty(),
                    "{rules}: nothing to tell of {sowing:?}"
                );
                for sentence in sentences {
                    check_sentence(words, &sentence);
                }
                let Some(chip) = Chip::of(&before, sowing.by, &sowing.events) else {
                    continue;
                };
                check_text(words, &words.chip(chip, &told));
                let house = rules::Place::House(sowing.by, 0);
                let label = HouseLabel {
                    house,
                    owner: before.owner(house),
                    heap: before.heap(house),
                    burnt: before.is_burnt(sowing.by, 0),
                    chip: Some(chip),
                };
                check_sentence(words, &words.house_label(&label, &told));
            }
        }
    }
    if let Some(outcome) = position.outcome() {
        for words in every_language() {
            check_sentence(words, &words.outcome(outcome, &Perspective::default()));
        }
    }
}

/// A ply of Bao can capture ten times: nobody reads ten sentences before the next choice.
#[test]
fn captures_that_are_sown_on_are_told_in_brief() {
    rules::general::install();
    let game = catalogue::find("bao").unwrap();
    let told = Perspective::neutral(game);
    let mut position = Position::start(&RuleSet::new(game));
    let mut random = Random::new(7);
    let (mut most, mut briefly) = (0, 0);
    while let Some(mv) = random_move(&position, &mut random) {
        let sowing = position.play(mv).unwrap();
        let resown = sowing.events.iter();
        let resown = resown.filter(|event| matches!(event, Event::Resow { .. }));
        if resown.count() > 2 {
            briefly += 1;
            for words in every_language() {
                let story = words.sowing(&sowing, &told);
                most = most.max(story.len());
                for sentence in &story {
                    check_sentence(words, sentence);
                }
            }
        }
    }
    assert!(briefly > 5, "{briefly}");
    assert!(most <= 5, "{most}");
}
