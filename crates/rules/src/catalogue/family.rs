//! The games of the general machine: the bare machine, and a file for each game.

use std::sync::LazyLock;

use crate::catalogue::entry::{Game, Meaning};
use crate::general::{self, Definition, SOW};

/// The files of the catalogue, each with its name.
macro_rules! files {
    ($($name:literal,)+) => {
        &[$(($name, include_str!(concat!("../../games/", $name, ".toml"))),)+]
    };
}

/// Every file, by name.
#[rustfmt::skip]
static FILES: &[(&str, &str)] = files![
    "achochodi",
    "adi",
    "adi-ii",
    "adji-boto",
    "adji-kui-i",
    "adji-kui-ii",
    "al-manqala",
    "alemungula",
    "ali-guli-mane",
    "andot",
    "anywoli",
    "ayo",
    "ayoayo",
    "ba-awa",
    "bakuk",
    "bao",
    "bao-ki-arabu",
    "bao-ki-arabu-2",
    "bao-kujifunza",
    "bay-khom",
    "bechi",
    "bestemshe",
    "bohnenspiel",
    "boola",
    "bosh",
    "bule-perga",
    "cross-kalah",
    "cross-wari",
    "dabuda",
    "dakon",
    "deka",
    "djenon-abe",
    "djenon-aboure",
    "embeli",
    "endodoi",
    "enkeshui",
    "erherhe",
    "french-wari",
    "gabata-adegrat",
    "gamacha",
    "gelech",
    "giuthi",
    "goat",
    "halusa",
    "hawalis",
    "hoyito-i",
    "hufesay",
    "huroy",
    "hus",
    "je-ki-n-je",
    "jodu",
    "jongkak",
    "kale",
    "kara",
    "krur",
    "lahemay-waladat",
    "lam-waladach",
    "lami",
    "lamlameta",
    "leb-bbut-ahbochen",
    "longbeu-a-cha",
    "mandoli",
    "mangala-five",
    "mangala-six",
    "mbangbi",
    "mbothe",
    "micro-wari",
    "modiar",
    "moruba",
    "motiq",
    "muvalavala",
    "nam-nam",
    "nambayi",
    "ndoto",
    "nsa-isong",
    "num-num",
    "obridjie",
    "ohvalhu",
    "olinda",
    "olowuka",
    "omweso",
    "ot-tjin",
    "ouri",
    "owela",
    "pallam-kuzhi",
    "pallanguzhi",
    "pandi",
    "qelat",
    "qelat-ii",
    "raja-pasu-mandiri",
    "rio-kadalis",
    "sadeqa",
    "sadeqa-ii",
    "sadeqa-iii",
    "san-yao",
    "sokusowo",
    "songo",
    "tampoduo",
    "tap-urdy",
    "tegre",
    "tihbat",
    "toguz-xorgol",
    "togyz-kumalak",
    "um-el-bagara",
    "urim",
    "vai-lung-thlan",
    "voleur",
    "wari",
    "waurie",
    "weg",
    "wore",
];

/// A game of the general machine: what its file tells beside its rules.
static FAMILY: LazyLock<(Vec<Game>, Vec<Definition<'static>>)> = LazyLock::new(|| {
    let mut games = vec![bare()];
    let mut definitions = Vec::new();
    for (name, text) in FILES {
        let definition = Definition::of_catalogue(name, text);
        let definition = definition.expect("a test reads every file of the catalogue");
        games.push(game(&definition));
        definitions.push(definition);
    }
    (games, definitions)
});

/// Every game of the general machine: the bare machine first, then by name. None before a program
/// that fetches the machine has it.
pub fn family() -> &'static [Game] {
    general::door_if_there().map_or(&[], |door| door.games())
}

/// The bare machine, and a game for each file.
pub(crate) fn games_of_files() -> &'static [Game] {
    &FAMILY.0
}

/// The content of a game's file; `None` for games that are not from a file.
pub fn definition(name: &str) -> Option<&'static Definition<'static>> {
    FAMILY.1.iter().find(|definition| definition.name == name)
}

/// The name of a game from its file, while the catalogue is being read.
pub(crate) fn static_name(name: &str) -> Option<&'static str> {
    let known = FILES.iter().find(|(known, _)| *known == name);
    known.map(|(name, _)| *name)
}

/// The machine without a game: every key at its default.
fn bare() -> Game {
    Game {
        name: SOW,
        title: "A game of one’s own",
        other_names: &[],
        summary: "Any game that the keys of the machine can tell, on two rows or four.",
        goal: "",
        source: "",
        statements: &[],
        parameters: &[],
        retold: &[],
        meaning: Meaning::General(general::Laws::Two(general::laws::TwoRows::DEFAULT)),
    }
}

fn game(definition: &Definition<'static>) -> Game {
    let goal = if definition.goal.is_empty() {
        definition.laws.goal()
    } else {
        definition.goal
    };
    Game {
        name: definition.name,
        title: definition.title,
        // The catalogue is read once, and kept.
        other_names: definition.other_names.clone().leak(),
        summary: definition.summary,
        goal,
        source: definition.source,
        statements: &[],
        parameters: &[],
        retold: &[],
        meaning: Meaning::General(definition.laws),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::RuleSet;

    #[test]
    fn every_file_is_a_game_whose_examples_come_out() {
        for (name, text) in FILES {
            let definition = Definition::of_catalogue(name, text).unwrap();
            assert_eq!(definition.name, *name);
            assert!(
                !definition.source.is_empty() && !definition.family.is_empty(),
                "{name}"
            );
            assert!(general::AREAS.contains(&definition.area), "{name}");
            let rules: RuleSet = name.parse().unwrap();
            assert_eq!(rules.to_string(), *name);
            definition.check_examples(name, &rules).unwrap();
        }
    }

    #[test]
    fn a_definition_on_one_line_is_the_same_game() {
        for definition in &FAMILY.1 {
            let bare = definition.rules();
            let read: RuleSet = bare.to_string().parse().unwrap();
            assert_eq!(read, bare);
            assert_eq!(read.general_laws(), Some(&definition.laws), "{bare}");
        }
    }
}
