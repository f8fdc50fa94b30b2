//! Certificates of the solver: what is true is proved, what is not is refused, whatever is done to the
//! bytes.

use std::io::Cursor;
use std::ops::ControlFlow;

use certificate::{CheckError, Claim, Margin, check};
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
    check(Cursor::new(bytes), 1 << 20, &mut goes_on)
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

#[test]
fn a_search_that_is_stopped_writes_nothing() {
    let position = start("kalah:seeds=6");
    let mut solver = Solver::new(&position, MEANS).unwrap();
    let told = solver.certify(Margin::AtLeast(1), &|_| ControlFlow::Break(()));
    assert_eq!(told, Err(CertifyError::Stopped));
}
