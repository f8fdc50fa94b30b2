//! Matches about territory: houses that belong to the player across the board, from round to round.

use std::hash::{BuildHasher, RandomState};

use rules::{Place, PlayError, Position, Random, RuleSet, Side};

/// Games as matches, as their files tell it.
const GAMES: [&str; 11] = [
    "adi:match=territory-10",
    "ba-awa:match=territory-10,round-starter=alternate",
    "nam-nam:match=territory-10,round-starter=alternate",
    "num-num:match=territory-10",
    "lam-waladach:match=territory-9",
    "motiq:match=territory-11,round-starter=alternate",
    "ayo:match=full-territory-9",
    "jodu:match=full-territory-9",
    "san-yao:match=full-territory-9,round-starter=winner",
    "weg:match=territory-10,round-starter=alternate",
    "sadeqa-ii:match=territory-10,round-starter=alternate",
];

/// The plies after which a round is given up: seeds can go round for ever.
const PLIES_MAX: u32 = 2_000;

fn rules(text: &str) -> RuleSet {
    text.parse().unwrap()
}

fn read(text: &str, rules: &RuleSet) -> Position {
    Position::read(text, rules, false).unwrap_or_else(|error| panic!("{rules} {text}: {error}"))
}

/// The houses that each player owns.
fn owned(position: &Position) -> [u8; 2] {
    let mut owned = [0; 2];
    for place in position.shape().places() {
        if let Place::House(..) = place {
            owned[position.owner(place)] += 1;
        }
    }
    owned
}

/// The same position with the players changed.
fn mirrored(position: &Position) -> Position {
    let text = position.to_string();
    let (board, words) = text.split_once(' ').unwrap_or((&text, ""));
    let fields: Vec<&str> = board.split('-').collect();
    let houses = (fields.len() - 3) / 2;
    let other = |letter: char| match letter {
        'S' => 'N',
        'N' => 'S',
        _ => letter,
    };
    let mut turned = [&fields[houses..2 * houses], &fields[..houses]].concat();
    turned.extend([fields[2 * houses + 1], fields[2 * houses]]);
    let turn: String = fields[2 * houses + 2].chars().map(other).collect();
    turned.push(&turn);
    let words = words.split_whitespace().map(|word| {
        let (key, value) = word.split_once('=').unwrap();
        let value = match key {
            "won" => value.split('-').rev().collect::<Vec<_>>().join("-"),
            "across" => {
                let case = |letter: char| {
                    if letter.is_ascii_uppercase() {
                        letter.to_ascii_lowercase()
                    } else {
                        letter.to_ascii_uppercase()
                    }
                };
                value.chars().map(case).collect()
            }
            _ => value.chars().map(other).collect(),
        };
        format!(" {key}={value}")
    });
    let mut text = turned.join("-") + &words.collect::<String>();
    if !text.contains("begun=") {
        // Unsaid, South has begun.
        text += " begun=N";
    }
    read(&text, position.rules())
}

/// A move of the position that was turned, from the house across the table.
fn turned(text: &str) -> String {
    let case = |letter: char| {
        if letter.is_ascii_uppercase() {
            letter.to_ascii_lowercase()
        } else {
            letter.to_ascii_uppercase()
        }
    };
    text.chars().map(case).collect()
}

/// A position reads back; the reason of an end is not in its text.
fn check_text(position: &Position) {
    let again = read(&position.to_string(), position.rules());
    assert_eq!(again.to_string(), position.to_string());
    assert_eq!(again.moves(), position.moves());
    if !position.is_over() {
        assert!(again == *position, "{position}");
        let state = RandomState::new();
        assert_eq!(state.hash_one(&again), state.hash_one(position));
    }
}

/// A round by chance; every second ply is held against the mirrored board. Whether it has ended.
fn play_round(position: &mut Position, random: &mut Random) -> bool {
    let total = position.pieces_total();
    for ply in 0..PLIES_MAX {
        let moves = position.moves();
        let Some(&mv) = random.pick(&moves) else {
            break;
        };
        let by = position.side_to_move().unwrap();
        let text = position.move_text(mv);
        assert_eq!(position.read_move(&text), Ok(mv), "{position} {text}");
        assert_eq!(position.owner(mv.source(by).unwrap()), by);
        let mut other = (ply % 8 == 0).then(|| mirrored(position));
        if let Some(other) = &mut other {
            let mv = other.read_move(&turned(&text)).unwrap();
            other.advance(mv).unwrap();
        }
        position.advance(mv).unwrap();
        assert_eq!(position.pieces_total(), total, "{position}");
        if let Some(other) = other {
            assert_eq!(mirrored(&other).to_string(), position.to_string());
        }
        check_text(position);
    }
    position.is_over()
}

#[test]
fn a_match_about_territory_is_played_to_its_end() {
    let mut random = Random::new(11);
    let (mut ended, mut ceded) = (0, 0);
    for name in GAMES {
        let rules = rules(name);
        let houses = rules.houses();
        assert_eq!(rules.to_string().parse::<RuleSet>().unwrap(), rules);
        for _ in 0..3 {
            let mut position = Position::start(&rules);
            let seeds = position.pieces_total();
            for _ in 0..60 {
                assert_eq!(owned(&position).iter().sum::<u8>(), 2 * houses);
                if !play_round(&mut position, &mut random) {
                    break;
                }
                let territory = position.territory().unwrap();
                if let Some(outcome) = position.match_outcome() {
                    let winner = outcome.winner.unwrap();
                    assert!(territory[winner] > houses);
                    ended += 1;
                    break;
                }
                let next = position.next_round([None; 2]).unwrap();
                assert_eq!(owned(&next), territory, "{rules} {position}");
                assert_eq!(next.pieces_total(), seeds);
                ceded += u32::from(next.has_ceded());
                check_text(&next);
                position = next;
            }
        }
    }
    assert!(
        ended > 25 && ceded > 60,
        "{ended} ended, {ceded} with ceded houses"
    );
}

/// "The winner's collected seeds are used to fill as many holes as they can […] first on their own
/// side of the board and then their opponent's side. Next, if they have more than half the seeds
/// required to fill another hole, ownership of one more hole is allocated to them." (`StoneShark`
/// `MancalaGames` on territory)
#[test]
fn houses_go_to_those_who_can_fill_them() {
    let of = |text: &str, south: u16| {
        let rules = rules(text);
        let north = 48 - south;
        let houses = ["0"; 12].join("-");
        read(&format!("{houses}-{south}-{north}-X"), &rules)
    };
    for (south, most, full) in [
        (24, [6, 6], [6, 6]),
        (26, [6, 6], [6, 6]),
        (27, [7, 5], [6, 6]),
        (28, [7, 5], [7, 5]),
        (21, [5, 7], [6, 6]),
        (8, [2, 10], [2, 10]),
        (10, [3, 9], [3, 9]),
        (9, [2, 10], [3, 9]),
    ] {
        for (text, expected) in [("territory-11", most), ("full-territory-11", full)] {
            let over = of(&format!("adi:match={text}"), south);
            assert_eq!(over.territory(), Some(expected), "{text} {south}");
            let next = over.next_round([None; 2]).unwrap();
            assert_eq!(owned(&next), expected);
        }
    }
    let north = of("adi:match=territory-11", 15)
        .next_round([None; 2])
        .unwrap();
    assert!(north.to_string().contains(" across=AB"), "{north}");
    let won = of("adi:match=territory-10", 39).match_outcome().unwrap();
    assert_eq!(won.winner, Some(Side::South));
}

#[test]
fn a_house_across_is_played_by_its_owner() {
    let rules = rules("adi:match=territory-10");
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S across=ab round=2 won=1-0 begun=S";
    let position = read(start, &rules);
    assert_eq!(position.to_string(), start);
    let texts: Vec<String> = position
        .moves()
        .into_iter()
        .map(|mv| position.move_text(mv))
        .collect();
    assert_eq!(texts, ["A", "B", "C", "D", "E", "F", "a", "b"]);
    assert_eq!(position.playable(Side::North).letters(Side::North), "ab");
    assert!(matches!(
        position.read_move("c"),
        Err(PlayError::NotYourSide { house: 'c', .. })
    ));
    // Typed, the letter of the player's own side is theirs, too, unless the case tells houses apart.
    for (typed, played) in [("a", "a"), ("A", "A"), ("c", "C"), ("F", "F")] {
        let mv = position.read_typed(typed).unwrap();
        assert_eq!(position.move_text(mv), played, "{typed}");
    }
    // The fourth seed in d is South's win, as the house is.
    let mut sown = read("0-0-0-0-0-0-3-3-1-3-0-0-20-18-S across=bd", &rules);
    sown.advance(sown.read_move("b").unwrap()).unwrap();
    let expected = "0-0-0-0-0-0-3-0-2-0-1-0-24-18-N across=bd";
    assert_eq!(sown.to_string(), expected);
    let north = read("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N across=ab", &rules);
    let error = north.check(rules::Move::House(0)).unwrap_err();
    assert!(matches!(error, PlayError::NotYourSide { house: 'a', .. }));
    assert_eq!(north.moves().len(), 4);
    assert_ne!(north, read("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", &rules));
}

#[test]
fn malformed_territory_is_refused() {
    for (text, why) in [
        ("adi:match=territory-6", "7 to 12"),
        ("adi:match=territory-13", "7 to 12"),
        ("adi:match=territory-1", "territory-2–24"),
        ("adi:match=territory-x", "territory-2–24"),
        ("hufesay:match=territory-9", "lost for the match"),
        ("boola:match=territory-14", "goal=most"),
        ("bay-khom:match=territory-7", "divided by the houses"),
        (
            "sow:capture=count,start-rule=end-occupied,match=territory-9",
            "own side alone",
        ),
        ("adi:match=territory-9,refill=far", "match=traditional"),
    ] {
        let refused = text.parse::<RuleSet>().unwrap_err().to_string();
        assert!(refused.contains(why), "{text}: {refused}");
    }
    let territory = rules("adi:match=territory-10");
    let board = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    for across in ["", "g", "1", "aa", "a across=b", "ä", "AM"] {
        let text = format!("{board} across={across}");
        assert!(Position::read(&text, &territory, false).is_err(), "{text}");
    }
    let text = format!("{board} across=a");
    assert!(Position::read(&text, &rules("adi"), false).is_err());
    assert!(Position::read(&text, &rules("oware"), false).is_err());
}
