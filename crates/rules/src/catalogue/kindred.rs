//! The facts about a game beside its rules: the places where it is played, and the games near to it
//! by the number of keys that differ.

use std::mem::discriminant;

use crate::catalogue::entry::Game;
use crate::catalogue::{definition, family, find};
use crate::general::Laws;
use crate::ruleset::RuleSet;

/// The games of the compiled machine that everybody begins with, each with its usual rules in keys.
pub const IN_KEYS: [(&str, &str); 3] = [
    (
        "kalah",
        "sow:sow-store=own,capture=facing,take-side=opponent,own-seed=with-capture,\
         end=either-cleared,majority=off",
    ),
    (
        "oware",
        "sow:skip-start=on,capture=count,take=2+3,take-side=opponent,chain=on,\
         grand-slam=no-capture,must-feed=when-empty,repetition=own-side",
    ),
    (
        "congkak",
        "sow:houses=7,seeds=7,sow-store=own,laps=relay,capture=facing,take-side=opponent,\
         own-seed=always,end=either-cleared,majority=off",
    ),
];

/// The area, one of [`AREAS`](crate::general::AREAS), and the places where games of the compiled machine
/// are played, which have no file to tell them.
const PLACES: [(&str, &str, &[&str]); 3] = [
    ("kalah", "modern", &["United States"]),
    ("oware", "west-africa", &["Ghana", "West Africa"]),
    (
        "congkak",
        "southeast-asia",
        &["Malaysia", "Indonesia", "Singapore", "Brunei"],
    ),
];

/// The usual rules of a game in keys: its own, or those that the compiled machine plays alike; `None` if
/// its rules cannot be told in keys.
pub fn in_keys(game: &Game) -> Option<RuleSet> {
    let name = game.name;
    let own = || game.general_laws().and_then(|_| name.parse().ok());
    let alike = IN_KEYS.iter().find(|(known, _)| *known == name);
    alike.map_or_else(own, |(_, keys)| keys.parse().ok())
}

/// The area of the world where a game is at home; `None` if it is at home nowhere.
pub fn area(game: &Game) -> Option<&'static str> {
    let of_file = definition(game.name).map(|file| file.area);
    let known = PLACES.iter().find(|(name, ..)| *name == game.name);
    of_file
        .or(known.map(|(_, area, _)| *area))
        .filter(|area| !area.is_empty())
}

/// The places where a game is played, the best known first; none for a game that is at home nowhere.
pub fn places(game: &Game) -> Vec<&'static str> {
    let of_file = definition(game.name).map(|file| file.region);
    let of_file = of_file.filter(|region| !region.is_empty());
    let known = PLACES.iter().find(|(name, ..)| *name == game.name);
    let known = known
        .into_iter()
        .flat_map(|(_, _, places)| places.iter().copied());
    known.chain(of_file).collect()
}

/// A game near to another one.
#[derive(Clone, Copy, Debug)]
pub struct Kin {
    /// The game.
    pub game: &'static Game,
    /// Its usual rules in keys.
    pub laws: Laws,
    /// The number of keys whose values differ; 0 where two games have the same rules.
    pub differing: usize,
}

/// Every game on as many rows, the nearest first; those that are equally near by name. The game
/// itself is not among them, and none is for a game that has no laws in keys.
pub fn kindred(game: &Game) -> Vec<Kin> {
    kindred_among(game, |_| true)
}

/// The same of some games alone, by their names.
pub fn kindred_among(game: &Game, is_one: impl Fn(&str) -> bool) -> Vec<Kin> {
    let rules = in_keys(game);
    let Some(laws) = rules.as_ref().and_then(RuleSet::general_laws) else {
        return Vec::new();
    };
    // The first of the family is the bare machine.
    let others = family().iter().skip(1);
    let others = others.filter_map(|other| Some((other, *other.general_laws()?)));
    let all = known().chain(others);
    let all = all.filter(|(other, _)| other.name != game.name && is_one(other.name));
    let mut all: Vec<Kin> = all.filter_map(|of| kin(laws, of)).collect();
    all.sort_by_key(|kin| (kin.differing, kin.game.name));
    all
}

fn known() -> impl Iterator<Item = (&'static Game, Laws)> {
    let games = IN_KEYS.into_iter().filter_map(|(name, _)| find(name).ok());
    games.filter_map(|game| Some((game, *in_keys(game)?.general_laws()?)))
}

/// The kinship of another game with these laws; `None` if its board has another number of rows.
fn kin(laws: &Laws, (game, its): (&'static Game, Laws)) -> Option<Kin> {
    (discriminant(&its) == discriminant(laws)).then(|| Kin {
        game,
        laws: its,
        differing: its.differences(laws).len(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nearest(name: &str) -> Vec<(&'static str, usize)> {
        crate::general::install();
        let near = kindred(find(name).unwrap());
        near.iter()
            .map(|kin| (kin.game.name, kin.differing))
            .take(2)
            .collect()
    }

    #[test]
    fn the_nearest_come_first() {
        assert_eq!(nearest("wari"), [("erherhe", 1), ("cross-wari", 2)]);
        assert_eq!(nearest("num-num"), [("adi", 0), ("adi-ii", 1)]);
        assert_eq!(nearest("bao")[0], ("bao-kujifunza", 2));
        assert_eq!(nearest("kalah"), [("cross-kalah", 3), ("congkak", 4)]);
        assert_eq!(nearest("banana-cala"), []);
    }

    #[test]
    fn what_everybody_knows_is_told_where_it_is_near() {
        crate::general::install();
        let near = |name| {
            let is_known = |other: &str| IN_KEYS.iter().any(|(known, _)| *known == other);
            let near = kindred_among(find(name).unwrap(), is_known);
            near.first().map(|kin| kin.game.name)
        };
        assert_eq!(near("ouri"), Some("oware"));
        assert_eq!(near("dakon"), Some("congkak"));
        assert_eq!(near("hus"), None);
        assert_eq!(known().count(), IN_KEYS.len());
    }
}
