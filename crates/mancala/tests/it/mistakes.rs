//! Wrong usage and bad input: each message names what is wrong, what is allowed and the nearest
//! known thing; the status tells "no" from "wrong".

use insta::assert_snapshot;

use crate::program::{run, shown};

/// These are refused with status 2 and print no data.
const WRONG: &[&str] = &[
    "show kala",
    "show kala --lang fr",
    "show kalah:capure=empty",
    "show kalah:capture=emty",
    "show kalah:seeds=13",
    "show kalah:seeds",
    "show kalah -p 4-4-4",
    "show kalah -p 4-4-4-4-4-4-4-4-4-4-4-4-0-1-S",
    "show kalah -p 4-4-4-4-4-4-4-4-4-4-4-4-0-0-Q",
    "show kalah -p 4-4-4-4-4-4-4-4-4-4-4-q-0-0-S",
    "show kalah -p 9999999-4-4-4-4-4-4-4-4-4-4-4-0-0-S --any-seeds",
    "show kalah --from kgp",
    "apply kalah ZZ",
    "apply kalah M:gob",
    "apply kalah C,F",
    "apply congkak:opening=simultaneous C",
    "apply kalah",
    "perft kalah many",
    "playouts kala",
    "playouts kalah --games 0",
    "playouts kalah --seed -1",
    "playouts kalah -p 4-4-4",
    "analyze kalah --time 0",
    "match kalah 3 nobody",
    "match kalah 3 depht=4",
    "match kalah 3 2 --games 0",
    "play kalah --south 9",
    "play --plain nonsense",
    "play --plain --load /nowhere/at-all",
    "man nonsense",
];

/// These are well said, but the answer is no.
const NO: &[&str] = &[
    "apply kalah C C",
    "apply kalah a",
    "apply kalah G",
    "apply kalah CF b C F",
    "apply oware -p 0-0-0-0-1-9-0-0-0-0-0-0-20-18-S E",
    "apply oware -p 0-0-0-0-1-9-0-0-0-0-0-0-20-18-S E --lang fr",
    "apply kalah -p 0-0-0-0-0-0-0-0-0-0-0-0-30-18-X A",
    "apply kalah swap",
    "apply kalah next",
    "apply congkak:match=traditional next",
    "apply banana-cala M:bbbbbbb",
    "apply banana-cala A:b --json",
];

#[test]
fn wrong_usage_and_bad_input() {
    let mut text = String::new();
    for arguments in WRONG {
        let run = run(arguments);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments}");
        text += &shown(arguments);
    }
    assert_snapshot!(text);
}

#[test]
fn the_answer_is_no() {
    let mut text = String::new();
    for arguments in NO {
        let run = run(arguments);
        assert_eq!((run.status, run.out.as_str()), (1, ""), "{arguments}");
        text += &shown(arguments);
    }
    assert_snapshot!(text);
}
