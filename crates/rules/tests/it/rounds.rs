//! Matches of several rounds in games of the family, played by chance.

use rules::{MatchOutcome, Position, Random, RoundError, RuleSet, Side};

/// Games that are known to be played until a player cannot fill a house.
const TRADITIONAL: &[&str] = &[
    "ohvalhu",
    "dakon",
    "jongkak",
    "bosh",
    "pallanguzhi",
    "pandi",
    "pallam-kuzhi",
    "raja-pasu-mandiri",
    "hoyito-i",
    "lamlameta",
    "rio-kadalis",
    "bechi",
    "ali-guli-mane",
];

/// The most plies of a round, and rounds of a match; some matches never end by chance.
const PLIES_MAX: usize = 400;
const ROUNDS_MAX: usize = 30;

fn seeds(position: &Position) -> u16 {
    position.seeds_in_houses() + position.store(Side::South) + position.store(Side::North)
}

/// A position reads back, and no seed lies in a burnt house.
#[track_caller]
fn check(rules: &RuleSet, position: &Position) {
    let text = format!("{position:#}");
    let read = Position::read(&text, rules, false).unwrap();
    assert_eq!(read.to_string(), position.to_string());
    assert_eq!(read.round(), position.round());
    assert_eq!(read.moves(), position.moves(), "{rules} {text}");
    if !position.is_over() {
        assert_eq!(&read, position, "{text}");
    }
    assert_eq!(seeds(position), rules.seeds_total(), "{rules} {text}");
    for side in Side::BOTH {
        let mut houses = 0..rules.houses();
        let in_burnt =
            houses.any(|house| position.is_burnt(side, house) && position.house(side, house) > 0);
        assert!(!in_burnt, "{rules} {text}");
    }
}

/// Plays a round by chance; whether it came to its end.
fn play_round(position: &mut Position, random: &mut Random) -> bool {
    let rules = *position.rules();
    for _ in 0..PLIES_MAX {
        check(&rules, position);
        let moves = position.moves();
        let Some(&mv) = random.pick(&moves) else {
            return true;
        };
        position.advance(mv).unwrap();
    }
    position.is_over()
}

/// The rounds of a match played by chance; the last position, and the outcome if it has one.
fn play_match(rules: &RuleSet, random: &mut Random) -> (Position, Option<MatchOutcome>) {
    let mut position = Position::start(rules);
    for _ in 0..ROUNDS_MAX {
        if !play_round(&mut position, random) || position.match_outcome().is_some() {
            break;
        }
        let choice = position.refill_choice();
        let fill = Side::BOTH.map(|side| Some(position.refill_nearest(side, choice[side]?)));
        let next = position.next_round(fill).unwrap();
        assert_eq!(next.round().number, position.round().number + 1);
        let begins = next.side_to_move().is_none_or(|side| {
            side == next.round().begun_by || next.playable(next.round().begun_by).is_empty()
        });
        assert!(begins, "{rules} {next}");
        position = next;
    }
    let outcome = position.match_outcome();
    (position, outcome)
}

#[test]
fn a_traditional_match_carries_every_seed_over() {
    let mut random = Random::new(5);
    let mut ended = 0;
    let mut burnt = 0;
    for name in TRADITIONAL {
        for options in [
            "",
            ",refill=far,partial-house=open",
            ",refill=choose,burnt=permanent",
        ] {
            let text = format!("{name}:match=traditional{options}");
            let rules: RuleSet = text.parse().unwrap();
            assert_eq!(rules.to_string().parse::<RuleSet>().unwrap(), rules);
            let (last, outcome) = play_match(&rules, &mut random);
            burnt += u32::from(last.has_burnt());
            if let Some(outcome) = outcome {
                ended += 1;
                assert!(outcome.winner.is_some(), "{rules} {last}");
                assert_eq!(last.next_round([None; 2]), Err(RoundError::MatchOver));
            }
        }
    }
    assert!(
        ended > 2 && burnt > 5,
        "{ended} ended, {burnt} with burnt houses"
    );
}

#[test]
fn a_match_is_won_by_whoever_first_wins_so_many_rounds() {
    let mut random = Random::new(8);
    for name in ["huroy", "gelech", "sadeqa", "bestemshe"] {
        let rules: RuleSet = format!("{name}:match=wins-2,round-starter=winner")
            .parse()
            .unwrap();
        let (last, outcome) = play_match(&rules, &mut random);
        let won = last.rounds_won();
        if let Some(MatchOutcome {
            winner: Some(winner),
            ..
        }) = outcome
        {
            assert_eq!((won[winner], won[!winner] < 2), (2, true), "{rules} {last}");
        } else {
            assert!(won.iter().all(|&won| won < 2), "{rules} {last}");
        }
        assert!(last.round().number > 1);
    }
}

#[test]
fn a_match_that_would_lose_seeds_is_refused() {
    for (text, why) in [
        ("hufesay:match=traditional", "lost for the match"),
        ("sadeqa:match=traditional", "goal=most"),
        ("boola:match=traditional", "goal=most"),
        ("bay-khom:match=traditional", "refilled to the same number"),
        ("dakon:refill=far", "match=traditional"),
        ("dakon:round-starter=winner", "several rounds"),
        ("dakon:match=wins-1", "wins-2–99"),
    ] {
        let refused = text.parse::<RuleSet>().unwrap_err().to_string();
        assert!(refused.contains(why), "{text}: {refused}");
    }
}
