//! A turn is announced only if it is played.

use rules::{Event, Position, RuleSet};

#[track_caller]
fn last_ply(rules: &str, position: &str, moves: &str) -> Vec<Event> {
    let rules: RuleSet = rules.parse().unwrap();
    let mut position = match position {
        "start" => Position::start(&rules),
        text => Position::read(text, &rules, true).unwrap(),
    };
    let mut events = Vec::new();
    for word in moves.split_whitespace() {
        let mv = position.read_move(word).unwrap();
        events = position.play(mv).unwrap().events;
    }
    events
}

#[test]
fn nothing_is_announced_that_the_end_forestalls() {
    for (rules, position, moves) in [
        (
            "oware:repetition=threefold,houses=4,seeds=3",
            "1-0-0-0-0-0-0-1-11-11-N",
            "d",
        ),
        ("oware:grand-slam=illegal,houses=3,seeds=2", "start", "C"),
        (
            "oware:grand-slam=capture-and-replay,houses=2",
            "1-0-6-1-0-0-N",
            "b",
        ),
        (
            "oware",
            "1-0-0-0-0-0-1-0-0-0-0-0-10-10-S",
            "A a B b C c D d E e F f",
        ),
    ] {
        let events = last_ply(rules, position, moves);
        assert!(
            matches!(events.last(), Some(Event::End { .. })),
            "{rules}: {events:?}"
        );
        let announced = events.iter().any(|event| {
            matches!(
                event,
                Event::Turn { .. } | Event::MustFeed { .. } | Event::ExtraTurn { .. }
            )
        });
        assert!(!announced, "{rules}: {events:?}");
    }
}

#[test]
fn a_duty_to_feed_is_announced_with_the_turn() {
    let events = last_ply("oware", "0-0-0-0-0-1-1-0-0-0-0-1-10-10-N", "f");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::MustFeed { .. })),
        "{events:?}"
    );
    let events = last_ply("oware", "4-0-0-0-0-1-0-0-0-0-0-1-10-10-N", "f");
    assert!(
        matches!(events.last(), Some(Event::MustFeed { .. })),
        "{events:?}"
    );
}

/// `needs=any` asks for one of the facing houses, `takes=front` takes the front one only.
#[test]
fn a_capture_of_nothing_is_none() {
    let rules = "sow:rows=4,columns=4,setup=1,min-sow=1,needs=any,takes=front,captured=next";
    // B sows A; that is across from an empty front house with seeds behind it.
    let position = "1-1-0-0-0-0-0-0-0-1-0-0-0-0-0-3-0-0-S";
    let events = last_ply(rules, position, "B");
    let resown = events
        .iter()
        .any(|event| matches!(event, Event::Resow { .. }));
    let relayed = events
        .iter()
        .any(|event| matches!(event, Event::Relay { .. }));
    assert!(!resown && relayed, "{events:?}");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::End { .. }))
    );
}
