//! Words that follow a position and make no sense are refused, each with its reason.

use rules::{Position, RuleSet};

#[track_caller]
fn refused(rules: &str, position: &str, reason: &str) {
    let rules: RuleSet = rules.parse().unwrap();
    let error = Position::read(position, &rules, true)
        .expect_err(position)
        .to_string();
    assert!(error.contains(reason), "{position}: {error}");
}

#[test]
fn rounds_belong_to_matches_and_are_countable() {
    refused(
        "kalah:houses=1,seeds=1",
        "0-3-0-2-N won=1-65535",
        "`won=1-65535` is not a state",
    );
    let start = "7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S";
    for word in [
        "round=65535",
        "won=1-65535",
        "won=1",
        "round=-1",
        "begun=Q",
        "bonus=3",
    ] {
        refused(
            "congkak:match=best-of-3",
            &format!("{start} {word}"),
            "is not a state",
        );
    }
}

#[test]
fn an_opening_needs_somebody_who_can_choose() {
    let together = "congkak:opening=simultaneous";
    let start = "7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S";
    for word in ["opening=dead@1/dead@2", "opening=3@A/2@b"] {
        refused(together, &format!("{start} {word}"), "nobody can choose");
    }
    let bare = "0-0-0-0-0-0-0-0-0-0-0-0-0-0-9-9-S";
    for word in ["opening=dead@5/?", "opening=?/?"] {
        refused(together, &format!("{bare} {word}"), "nobody can choose");
    }
    let absurd = format!("{bare} opening=32768@A/32768@a");
    refused(together, &absurd, "is not a state");
    refused(
        together,
        &format!("{start} opening=?/? tick=4294967295"),
        "is not a state",
    );
}

#[test]
fn a_history_holds_the_seeds_of_the_game() {
    let text = "1-0-0-0-0-0-1-0-0-0-0-0-10-10-S history=300-0-0-0-0-0-1-0-0-0-0-0-10-10-S";
    refused(
        "oware",
        text,
        "the history does not hold the same number of seeds",
    );
}

#[test]
fn no_turn_has_more_choices_than_the_rules_give() {
    let start = "7-7-7-7-7-7-7-7-7-7-7-7-7-6-1-0-S";
    let counted: RuleSet = "congkak:max-bonus=3".parse().unwrap();
    let text = format!("{start} bonus=3");
    let read = Position::read(&text, &counted, false).unwrap();
    assert_eq!(read.to_string(), text);
    refused(
        "congkak:max-bonus=3",
        &format!("{start} bonus=255"),
        "255 extra choices are used in this turn, `congkak:max-bonus=3` gives 3 at most",
    );
    refused(
        "congkak:max-bonus=3,opening=simultaneous",
        &format!("{start} opening=?/?*4 tick=9"),
        "4 extra choices are used",
    );
}
