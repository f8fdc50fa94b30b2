//! Certificates that nobody has searched for: forged, damaged, and those that are true all the same.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::io::Cursor;
use std::ops::ControlFlow;
use std::sync::OnceLock;

use certificate::{CheckError, Claim, Margin, Writer, check};
use proptest::prelude::*;
use rules::oracle::Minimax;
use rules::{Position, RuleSet};
use sha2::{Digest as _, Sha256};

fn start(game: &str) -> Position {
    Position::start(&game.parse::<RuleSet>().unwrap())
}

fn proved(bytes: &[u8]) -> Result<Claim, CheckError> {
    check(Cursor::new(bytes), 1 << 20, &mut |_| {
        ControlFlow::Continue(())
    })
}

/// A certificate with these choices, whatever they are worth.
fn forged(position: &Position, margin: Margin, choices: &[u8]) -> Vec<u8> {
    let position = position.clone();
    let mut writer = Writer::new(&Claim { position, margin });
    for &choice in choices {
        writer.push(choice);
    }
    writer.finish()
}

/// The value of the board of the next test.
static VALUE: OnceLock<i16> = OnceLock::new();

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]
    #[test]
    fn no_choices_prove_what_is_not_true(
        choices in prop::collection::vec(0_u8..2, 0..40),
        margin in -8_i16..=8,
        kind in 0..3,
    ) {
        let position = start("kalah:houses=2,seeds=2");
        let value = *VALUE.get_or_init(|| Minimax::default().value(&position));
        let (claim, is_true) = match kind {
            0 => (Margin::AtLeast(margin), value >= margin),
            1 => (Margin::Exactly(margin), value == margin),
            _ => (Margin::AtMost(margin), value <= margin),
        };
        prop_assert!(is_true || proved(&forged(&position, claim, &choices)).is_err());
    }
}

#[test]
fn a_strategy_is_refused_that_has_too_little_or_too_much() {
    let position = start("kalah:houses=2,seeds=2");
    let winner = rules::Side::North;
    let value = Minimax::default().value(&position);
    let claim = Margin::AtMost(value);
    let enough = (0..=4_u8)
        .flat_map(|choices| {
            let all = 2_u32.pow(choices.into());
            (0..all).map(move |bits| (0..choices).map(|at| (bits >> at & 1) as u8).collect())
        })
        .find(|choices: &Vec<u8>| proved(&forged(&position, claim, choices)).is_ok())
        .expect("some strategy is as good as the value says");
    let (_, fewer) = enough.split_last().expect("there is a choice to make");
    let told = proved(&forged(&position, claim, fewer)).unwrap_err();
    assert_eq!(told, CheckError::Choice { winner });
    let told = proved(&forged(&position, claim, &[&enough[..], &[0]].concat())).unwrap_err();
    assert_eq!(told, CheckError::Surplus);
    let told = proved(&forged(&position, claim, &[9])).unwrap_err();
    assert_eq!(told, CheckError::Choice { winner });
}

#[test]
fn games_it_cannot_judge_are_refused() {
    for (game, why) in [
        ("banana-cala", "fruit is sown"),
        ("oware", "earlier positions count"),
        (
            "congkak:opening=simultaneous",
            "both players choose at once",
        ),
    ] {
        let bytes = forged(&start(game), Margin::AtLeast(-200), &[]);
        assert_eq!(
            proved(&bytes).unwrap_err(),
            CheckError::Unsupported { why },
            "{game}"
        );
    }
}

#[test]
fn sides_that_may_be_swapped_are_refused() {
    let why = "sides may still be swapped";
    let rules: RuleSet = "kalah:pie=on".parse().unwrap();
    let offered = "0-0-0-0-0-1-1-0-0-0-0-0-40-0-N swap=offered";
    let offered = Position::read(offered, &rules, true).unwrap();
    for position in [Position::start(&rules), offered] {
        let bytes = forged(&position, Margin::AtLeast(30), &[]);
        assert_eq!(proved(&bytes).unwrap_err(), CheckError::Unsupported { why });
    }
}

#[test]
fn numbers_beyond_all_bounds_prove_nothing() {
    let rules: RuleSet = "kalah".parse().unwrap();
    let behind = Position::read("0-0-0-0-0-1-0-0-0-0-0-1-0-5-S", &rules, true).unwrap();
    for position in [Position::start(&rules), behind] {
        for claim in [
            Margin::AtLeast(i16::MAX),
            Margin::Exactly(i16::MAX),
            Margin::Exactly(i16::MIN),
            Margin::AtMost(i16::MIN),
        ] {
            assert!(proved(&forged(&position, claim, &[])).is_err(), "{claim}");
        }
    }
}

#[test]
fn every_rule_set_is_written_in_full_and_read_again() {
    for game in rules::catalogue::GAMES {
        let rules = RuleSet::new(game);
        for rules in rules.neighbours().chain([rules]) {
            let bytes = forged(&Position::start(&rules), Margin::AtLeast(-200), &[]);
            let head = String::from_utf8_lossy(&bytes);
            let line = head.lines().nth(1).unwrap();
            assert_eq!(line.parse::<RuleSet>().unwrap(), rules);
            assert!(rules.options().all(|(option, _)| line.contains(option.key)));
        }
    }
}

#[test]
fn other_files_and_versions_are_no_certificates() {
    for bytes in [
        &b""[..],
        b"mancala certificate",
        b"mancala certificate 2\n",
        &[0; 100],
    ] {
        assert_eq!(proved(bytes).unwrap_err(), CheckError::Title);
    }
    let whole = forged(&start("kalah:houses=1,seeds=1"), Margin::Exactly(0), &[]);
    assert!(proved(&whole).is_ok());
}

#[test]
fn a_margin_is_written_in_one_way() {
    let bytes = forged(&start("kalah:houses=1,seeds=1"), Margin::Exactly(0), &[]);
    let head = String::from_utf8_lossy(&bytes).into_owned();
    let line = head.lines().nth(3).unwrap();
    assert_eq!(line, "margin = 0");
    for other in ["margin = 00", "margin = +0", "margin = -0"] {
        let at = head.find(line).unwrap();
        let content = bytes.len() - 32;
        let (before, after) = (&bytes[..at], &bytes[at + line.len()..content]);
        let forged = [before, other.as_bytes(), after].concat();
        let forged = [&forged[..], &Sha256::digest(&forged)].concat();
        let told = proved(&forged).unwrap_err();
        assert!(
            matches!(told, CheckError::Line { line: 4, .. }),
            "{other}: {told}"
        );
    }
}

#[test]
fn bytes_behind_the_choices_are_refused() {
    let bytes = forged(&start("kalah:houses=1,seeds=1"), Margin::Exactly(0), &[]);
    let content = &bytes[..bytes.len() - 32];
    let longer = [content, b"more"].concat();
    let longer = [&longer[..], &Sha256::digest(&longer)].concat();
    assert_eq!(proved(&longer).unwrap_err(), CheckError::Surplus);
}
