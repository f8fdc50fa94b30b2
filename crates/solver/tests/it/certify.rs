//! Certificates: what is true is proved, what is not is refused, whatever is done to the bytes.

use std::ops::ControlFlow;
use std::sync::OnceLock;

use certificate::{CheckError, Claim, Margin, Writer, check};
use proptest::prelude::*;
use rules::{Position, RuleSet};
use solver::{CertifyError, Means, Question, Solver};

use crate::minimax::{Minimax, position as at};
use crate::tables::positions;

const MEANS: Means = Means {
    threads: 1,
    memory: 1 << 20,
    patience: u64::MAX,
};

fn start(game: &str) -> Position {
    Position::start(&game.parse::<RuleSet>().unwrap())
}

fn goes_on(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A certificate of a claim that the solver has proved before, or has not.
fn certified(position: &Position, claim: Margin, searched: bool) -> Result<Vec<u8>, CertifyError> {
    let mut solver = Solver::new(position, MEANS).unwrap();
    if searched {
        solver.solve(Question::Value, &|_| ControlFlow::Continue(()));
    }
    solver.certify(claim, &goes_on)
}

fn proved(bytes: &[u8]) -> Result<Claim, CheckError> {
    check(bytes, &mut goes_on)
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

/// Every bound near the value of a position: the true ones are proved, no other is.
fn is_proved_if_true(position: &Position) {
    let value = Minimax::default().value(position);
    for searched in [false, true] {
        let claims = [value - 1, value, value + 1].into_iter().flat_map(|bound| {
            [
                (Margin::AtLeast(bound), value >= bound),
                (Margin::Exactly(bound), value == bound),
                (Margin::AtMost(bound), value <= bound),
            ]
        });
        for (claim, is_true) in claims {
            let bytes = certified(position, claim, searched);
            if !is_true {
                assert_eq!(bytes, Err(CertifyError::Untrue), "{position}: {claim}");
                continue;
            }
            let told = proved(&bytes.unwrap()).unwrap();
            assert_eq!(told.margin, claim);
            assert_eq!(told.position.rules(), position.rules());
            assert_eq!(told.position.to_string(), position.to_string());
        }
    }
}

#[test]
fn what_is_true_is_proved_and_nothing_else() {
    let mut seen = 0;
    for game in [
        "kalah:houses=2,seeds=2",
        "congkak:houses=5,seeds=1,opening=alternate",
    ] {
        let rules: RuleSet = game.parse().unwrap();
        for rules in rules.neighbours() {
            let position = Position::start(&rules);
            if rules.seeds_total() <= 12 && Solver::new(&position, MEANS).is_ok() {
                is_proved_if_true(&position);
                seen += 1;
            }
        }
    }
    assert!(seen > 30, "{seen}");
}

#[test]
fn a_race_is_proved_to_be_won() {
    for seeds in 1..=3 {
        let rules = "kid-cala-beginner".parse().unwrap();
        for [own, other] in positions(&rules, seeds) {
            is_proved_if_true(&at(&rules, &own, &other));
        }
    }
}

#[test]
fn every_altered_byte_is_refused() {
    let position = start("kalah:houses=2,seeds=2");
    let value = Minimax::default().value(&position);
    let bytes = certified(&position, Margin::Exactly(value), true).unwrap();
    assert!(proved(&bytes).is_ok());
    for at in 0..bytes.len() {
        for change in [1, 0x20, 0x80, 0xff] {
            let mut bytes = bytes.clone();
            bytes[at] ^= change;
            assert!(proved(&bytes).is_err(), "byte {at}, {change}");
        }
        assert!(proved(&bytes[..at]).is_err(), "only {at} bytes");
        let mut longer = bytes.clone();
        longer.insert(at, 0);
        assert!(proved(&longer).is_err(), "one more at {at}");
    }
}

/// What the board of the next test is worth.
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
fn a_search_that_is_stopped_writes_nothing() {
    let position = start("kalah:seeds=6");
    let mut solver = Solver::new(&position, MEANS).unwrap();
    let told = solver.certify(Margin::AtLeast(1), &|_| ControlFlow::Break(()));
    assert_eq!(told, Err(CertifyError::Stopped));
}
