//! A game of the family in brief: a drawing of its board at the start, and a sentence or two.

use rules::{Board, Game, Position, RuleSet, catalogue};
use words::Words;

use crate::board::look::{Block, Look, Seeds};

/// The boards of a region, and its seeds.
fn looks(area: &str) -> Option<(&'static [Block], &'static [Seeds])> {
    use Block::{Boat, Brass, Earth, Ebony, Plank, Slate, Stone, Walnut};
    use Seeds::{Beans, Cowries, Marbles, Nickers, Pebbles};
    Some(match area {
        "west-africa" | "americas" => (&[Plank, Ebony, Walnut, Earth], &[Nickers, Cowries, Beans]),
        "horn-of-africa" => (&[Stone, Earth, Walnut, Plank], &[Beans, Nickers, Cowries]),
        "east-africa" => (&[Walnut, Earth, Plank], &[Cowries, Nickers, Beans]),
        "central-africa" => (&[Earth, Ebony, Walnut], &[Nickers, Beans, Cowries]),
        "north-africa" => (&[Walnut, Earth, Stone], &[Cowries, Beans, Nickers]),
        "south-asia" => (&[Walnut, Plank, Brass], &[Cowries, Beans, Nickers]),
        "southeast-asia" => (&[Boat], &[Cowries, Marbles, Nickers, Beans]),
        "central-asia" => (&[Walnut, Plank, Ebony], &[Nickers, Beans]),
        "europe" => (&[Walnut, Plank], &[Beans, Marbles]),
        "modern" => (&[Slate, Walnut], &[Marbles, Pebbles, Cowries]),
        _ => return None,
    })
}

/// The look of a game, as boards and seeds are where it is played; `None` for a game from nowhere.
pub(super) fn look(game: &Game) -> Option<Look> {
    let (blocks, seeds) = looks(catalogue::definition(game.name)?.area)?;
    // Its name chooses, by FNV-1a: a game keeps its board when others come.
    let sum = |sum: u32, letter| (sum ^ u32::from(letter)).wrapping_mul(0x0100_0193);
    let name = game.name.bytes().fold(0x811c_9dc5, sum) as usize >> 17;
    Some(Look {
        block: blocks[name % blocks.len()],
        seeds: seeds[name / blocks.len() % seeds.len()],
    })
}

/// The board of a game with its usual rules.
pub(super) fn board(game: &'static Game) -> Board {
    Position::start(&RuleSet::new(game)).board()
}

/// The place, and the board in numbers: "Kazakhstan · 2 × 9".
pub(super) fn origin(words: Words, game: &'static Game) -> String {
    let board = board(game);
    let size = format!("{}\u{a0}×\u{a0}{}", board.rows(), board.columns());
    let of_area = || Some(words.area(catalogue::area(game)?));
    let place = catalogue::places(game)
        .first()
        .map(|place| words.region(place));
    let place = place.or_else(of_area);
    place
        .into_iter()
        .chain([size])
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The amount to learn before a game can be played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Effort {
    Little,
    Some,
    Much,
}

/// The number of rules in words.
fn rules_count(game: &'static Game) -> Option<usize> {
    Some(catalogue::in_keys(game)?.general_laws()?.sentences().len())
}

/// The amount to learn, by the number of rules: little in a third of the library or less.
pub(super) fn effort(game: &'static Game) -> Option<Effort> {
    Some(match rules_count(game)? {
        ..=14 => Effort::Little,
        15..=17 => Effort::Some,
        18.. => Effort::Much,
    })
}

/// The amount to learn, with as many dots: "●●○ Some rules".
pub(super) fn effort_told(words: Words, game: &'static Game) -> Option<String> {
    let (dots, id) = match effort(game)? {
        Effort::Little => ("●○○", "rules-few"),
        Effort::Some => ("●●○", "rules-some"),
        Effort::Much => ("●●●", "rules-many"),
    };
    Some(format!("{dots} {}", words.text(id)))
}

/// Two sentences about a game: its own summary, else what tells it from most others, and in the end
/// its goal.
pub(super) fn summary(words: Words, game: &'static Game) -> String {
    if !game.summary.is_empty() {
        return words.game_summary(game);
    }
    let rules = RuleSet::new(game);
    let Some(laws) = rules.general_laws() else {
        return String::new();
    };
    words.summary_of(laws)
}

/// A story of a game; its [`summary`] where none is known.
pub(super) fn story(words: Words, game: &'static Game) -> String {
    let story = words.story(game).map(|(story, _)| story);
    story.unwrap_or_else(|| summary(words, game))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_game_looks_like_those_of_its_place() {
        rules::general::install();
        let from_files = |game: &&Game| catalogue::definition(game.name).is_some();
        for game in catalogue::family().iter().filter(from_files) {
            assert!(look(game).is_some(), "{}", game.name);
            let stores = Position::start(&RuleSet::new(game)).properties().has_stores;
            let is_boat = look(game).is_some_and(|look| look.block == Block::Boat);
            assert!(
                stores || !is_boat,
                "the ends of a boat are its stores: {}",
                game.name
            );
        }
    }

    /// Of a region's games no more than one of three looks like another, or two.
    #[test]
    fn boards_of_a_region_can_be_told_apart() {
        rules::general::install();
        let mut regions = BTreeMap::<&str, Vec<String>>::new();
        for game in catalogue::family() {
            if let (Some(file), Some(look)) = (catalogue::definition(game.name), look(game)) {
                regions.entry(file.area).or_default().push(look.classes());
            }
        }
        for (area, looks) in regions {
            let alike = |look| looks.iter().filter(|other| *other == look).count();
            let most = looks.iter().map(alike).max().unwrap_or_default();
            assert!(most <= 2.max(looks.len() / 3), "{area}: {looks:?}");
        }
    }

    /// The library has games of each sort, and not too many with few rules.
    #[test]
    fn dots_tell_games_apart() {
        rules::general::install();
        let efforts: Vec<Effort> = catalogue::family().iter().filter_map(effort).collect();
        for wanted in [Effort::Little, Effort::Some, Effort::Much] {
            let share = efforts.iter().filter(|effort| **effort == wanted).count();
            assert!(
                (efforts.len() / 6..efforts.len() / 2).contains(&share),
                "{wanted:?}: {share}"
            );
        }
        let togyz = catalogue::find("togyz-kumalak").expect("a game of the library");
        let told = effort_told(Words::default(), togyz);
        assert_eq!(told.as_deref(), Some("●●● Many rules"));
        let few = catalogue::find("wari").expect("a game of the library");
        assert!(summary(Words::default(), few).contains("2 or 3 seeds"));
    }

    /// Cards that are alike tell nobody which of them to choose.
    #[test]
    fn few_cards_of_a_library_are_alike() {
        rules::general::install();
        let mut alike = std::collections::HashMap::<String, usize>::new();
        for game in catalogue::family() {
            if catalogue::definition(game.name).is_some() {
                *alike.entry(story(Words::default(), game)).or_default() += 1;
            }
        }
        let most = alike.iter().max_by_key(|(_, games)| **games);
        assert!(most.is_some_and(|(_, games)| *games <= 4), "{most:?}");
    }
}
