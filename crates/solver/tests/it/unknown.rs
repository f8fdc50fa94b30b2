//! A law with state that no count of seeds tells: who does not know it refuses it, and says why.

use std::io::Cursor;
use std::ops::ControlFlow;

use certificate::{CheckError, Claim, Margin, Writer, check};
use rules::{Obstacle, Position, RuleSet};
use solver::{BuildError, Builder, KnownEndings, SolveError, Solver, can_search, effort};

/// Kalah whose houses carry marks: the feature `test-law` of `rules`.
fn marked() -> RuleSet {
    "marked:houses=3,seeds=1".parse().unwrap()
}

fn refused(error: &impl ToString) {
    let why = "its houses carry marks, which numbers of seeds do not tell";
    assert!(error.to_string().ends_with(why), "{}", error.to_string());
}

#[test]
fn tables_refuse_it() {
    let why = Obstacle::Marks;
    let rules = tablebase::key(&marked());
    assert_eq!(rules.properties().tables, Err(why));
    let error = Builder::new(&marked(), 2, 1).unwrap_err();
    assert_eq!(
        error,
        BuildError::Unsupported {
            rules: Box::new(rules),
            why
        }
    );
    refused(&error);
    refused(&KnownEndings::begin(&marked(), 2, 1).unwrap_err());
    assert_eq!(effort(&marked(), 2), None);
}

#[test]
fn the_solver_refuses_it() {
    let start = Position::start(&marked());
    let error = can_search(&start).unwrap_err();
    let (rules, why) = (marked(), Obstacle::Marks);
    assert_eq!(
        error,
        SolveError::Unsupported {
            rules: Box::new(rules),
            why
        }
    );
    refused(&error);
    let means = solver::Means {
        threads: 1,
        memory: 1 << 20,
        patience: u64::MAX,
    };
    refused(&Solver::new(&start, means).unwrap_err());
}

#[test]
fn certificates_refuse_it() {
    let position = Position::start(&marked());
    let margin = Margin::AtLeast(-6);
    let bytes = Writer::new(&Claim { position, margin }).finish();
    let error = check(Cursor::new(&bytes), 1 << 20, &mut |_| {
        ControlFlow::Continue(())
    })
    .unwrap_err();
    let why = "houses carry marks";
    assert_eq!(error, CheckError::Unsupported { why });
    assert!(error.to_string().ends_with(why));
}
