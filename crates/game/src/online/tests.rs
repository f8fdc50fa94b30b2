//! Games online played at random, and the faults of other servers by name.

use proptest::prelude::*;
use rules::{Move, Random, Side, ToMove};

use super::*;

const TERMS: [&str; 6] = [
    "game=kalah&clock=60%2B2",
    "game=kalah:pie=on,seeds=3&clock=30%2B0&watch=off",
    "game=oware&clock=2d",
    "game=congkak:opening=simultaneous,match=traditional&clock=300%2B3",
    "game=congkak:houses=5,match=best-of-3",
    "game=banana-cala",
];

/// A room with the list of its events, as a server keeps it.
struct Kept {
    room: Room,
    events: Vec<(u64, Event)>,
}

impl Kept {
    fn new(terms: &str) -> Kept {
        Kept {
            room: Room::new(terms.parse().unwrap(), 0),
            events: Vec::new(),
        }
    }

    #[track_caller]
    fn keep(&mut self, events: Vec<Event>, at_ms: u64) {
        for event in events {
            self.room.apply(&event, at_ms).unwrap();
            self.events.push((at_ms, event));
        }
    }

    #[track_caller]
    fn does(&mut self, by: Side, command: &Command, at_ms: u64) -> Result<(), Refusal> {
        let events = self.room.decide(by, command, &Moment::at(at_ms))?;
        self.keep(events, at_ms);
        Ok(())
    }

    #[track_caller]
    fn plays(&mut self, by: Side, text: &str, at_ms: u64) {
        let ply = self.room.ply();
        let text = text.to_owned();
        self.does(by, &Command::Move { ply, text }, at_ms).unwrap();
    }
}

fn any_command(room: &Room, by: Side, random: &mut Random) -> Command {
    let offer = room.offers().first().map_or(0, |offer| offer.seq);
    match random.below(24) {
        0 => Command::Offer(*random.pick(&Offerable::ALL).unwrap()),
        1 => Command::Answer {
            offer,
            yes: random.below(2) == 0,
        },
        2 => Command::Withdraw { offer },
        3 if random.below(20) == 0 => Command::Resign,
        3 => Command::React(*random.pick(&Reaction::ALL).unwrap()),
        4 if random.below(20) == 0 => Command::Abort,
        5 => Command::Claim { win: true },
        6 | 7 => Command::Ready,
        8 => Command::Fill {
            houses: rules::Houses::from_bits(random.below(128)),
        },
        9 => Command::Move {
            ply: room.ply().saturating_sub(1),
            text: "A".to_owned(),
        },
        _ => Command::Move {
            ply: room.ply(),
            text: any_move(room, by, random),
        },
    }
}

fn any_move(room: &Room, by: Side, random: &mut Random) -> String {
    let position = room.position();
    if position.to_move() == ToMove::Both {
        let houses: Vec<u8> = position.playable(by).iter().collect();
        let house = random.pick(&houses).copied().unwrap_or_default();
        return rules::Place::House(by, house).letter().to_string();
    }
    let moves: Vec<Move> = position.moves_up_to(40);
    let mv = random.pick(&moves);
    mv.map_or_else(|| "A".to_owned(), |&mv| position.move_text(mv))
}

/// Plays a game; at each step what must hold is checked.
fn play(terms: &str, seed: u64) {
    let mut random = Random::new(seed);
    let mut kept = Kept::new(terms);
    let mut now = 0;
    for _ in 0..300 {
        now += u64::from(random.below(3_000));
        let by = *random.pick(&Side::BOTH).unwrap();
        let lag_ms = u64::from(random.below(600));
        let moment = Moment {
            lag_ms,
            away_ms: (random.below(9) == 0).then_some(40_000),
            ..Moment::at(now)
        };
        if random.below(60) == 0 {
            now += 70_000;
        }
        let lapsed = kept.room.lapse(now, [lag_ms; 2]);
        assert_eq!(
            lapsed.is_empty(),
            kept.room.due_ms([lag_ms; 2]).is_none_or(|due| now < due)
        );
        kept.keep(lapsed, now);
        let command = any_command(&kept.room, by, &mut random);
        let before = format!("{:?}", kept.room);
        let moment = Moment {
            at_ms: now,
            ..moment
        };
        let left_ms = kept.room.clock().left_ms();
        match kept.room.decide(by, &command, &moment) {
            Err(_) => assert_eq!(format!("{:?}", kept.room), before),
            Ok(events) => {
                assert!(!events.is_empty());
                check_secrets(&kept.room, &events, by);
                let was_over = kept.room.end().is_some();
                kept.keep(events.clone(), now);
                let over = |event: &Event| matches!(event, Event::End { .. });
                assert!(events.iter().filter(|it| over(it)).count() <= 1);
                assert!(!was_over || !events.iter().any(over), "one end");
                check_time(&kept.room, &events, left_ms);
            }
        }
    }
    check_replay(terms, &kept);
}

/// Only moves and choices cost time, and none gives back more than the increment.
fn check_time(room: &Room, events: &[Event], before: [u64; 2]) {
    let costs = events.iter().any(|event| {
        matches!(
            event,
            Event::Move { .. } | Event::Chose { .. } | Event::Takeback { .. }
        )
    });
    if !costs {
        assert_eq!(room.clock().left_ms(), before);
    }
    if let [Event::Move { by: Some(by), .. }, ..] = events {
        let after = room.clock().left_ms();
        assert_eq!(after[!*by], before[!*by]);
        assert!(after[*by] <= before[*by] + 60_000);
    }
}

/// A choice that the other must not know yet is in no letter of what is sent to anybody else.
fn check_secrets(room: &Room, events: &[Event], by: Side) {
    for event in events {
        for viewer in [None, Some(Side::South), Some(Side::North)] {
            let seen = event.seen_by(viewer);
            match seen {
                Event::Chose { house, .. } => assert_eq!(house.is_some(), viewer == Some(by)),
                Event::Filled { houses, .. } => assert_eq!(houses.is_some(), viewer == Some(by)),
                _ => assert_eq!(&seen, event),
            }
        }
    }
    assert!(!room.line().contains("chose"));
}

/// The list of events leads to the same state, also from its text.
fn check_replay(terms: &str, kept: &Kept) {
    let mut again = Room::new(terms.parse().unwrap(), 0);
    for (at_ms, event) in &kept.events {
        let text = event.to_string();
        let read: Event = text.parse().unwrap();
        assert_eq!(&read, event, "{text}");
        again.apply(&read, *at_ms).unwrap();
    }
    assert_eq!(format!("{again:?}"), format!("{:?}", kept.room));
    assert_eq!(again.seq(), kept.events.len() as u64);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Whatever two people, their clocks and the network do.
    #[test]
    fn events_lead_to_one_state_and_refusals_to_none(seed in any::<u64>(), terms in 0..TERMS.len()) {
        play(TERMS[terms], seed);
    }

    /// Events from outside are read or refused, and never believed unread.
    #[test]
    fn any_text_is_an_event_or_refused(text in "[a-z]{0,9}( [a-zA-Z0-9-]{0,9}){0,7}") {
        if let Ok(event) = text.parse::<Event>() {
            prop_assert_eq!(event.to_string().parse::<Event>().unwrap(), event);
        }
    }
}

#[test]
fn a_move_for_an_earlier_position_is_stale() {
    let mut kept = Kept::new("game=kalah");
    kept.plays(Side::South, "A", 0);
    let late = Command::Move {
        ply: 0,
        text: "a".to_owned(),
    };
    assert_eq!(
        kept.does(Side::North, &late, 0),
        Err(Refusal::Stale {
            expected: 1,
            found: 0
        })
    );
}

#[test]
fn a_chain_earns_one_increment() {
    let mut kept = Kept::new("game=kalah&clock=60%2B5&watch=off");
    kept.plays(Side::South, "C", 0);
    kept.plays(Side::South, "A", 0);
    kept.plays(Side::North, "a", 0);
    assert_eq!(kept.room.clock().left_ms(), [65_000, 65_000]);
    kept.plays(Side::South, "D", 10_000);
    assert_eq!(kept.room.clock().left_ms(), [60_000, 65_000]);
}

#[test]
fn a_flag_falls_by_the_server_and_moves_before_it_count() {
    let mut kept = Kept::new("game=kalah&clock=30%2B0&watch=off");
    for (by, text) in [(Side::South, "A"), (Side::North, "a")] {
        kept.plays(by, text, 0);
    }
    assert_eq!(kept.room.due_ms([0; 2]), Some(30_101));
    assert_eq!(kept.room.lapse(30_100, [0; 2]), []);
    let late = Command::Move {
        ply: 2,
        text: "B".to_owned(),
    };
    let too_late = kept.does(Side::South, &late, 30_101);
    assert!(matches!(too_late, Err(Refusal::TooLate { .. })));
    let fallen = kept.room.lapse(30_101, [0; 2]);
    let why = Why::OutOfTime(Side::South);
    let winner = Some(Side::North);
    assert_eq!(fallen, [Event::End { winner, why }]);
    kept.plays(Side::South, "B", 30_100);
}

#[test]
fn who_has_more_than_half_cannot_lose_by_time() {
    let start = "game=kalah&position=1-0-0-0-0-1-1-0-0-0-0-1-30-14-S&clock=30%2B0&watch=off";
    let mut kept = Kept::new(start);
    kept.plays(Side::South, "A", 0);
    kept.plays(Side::North, "a", 0);
    let fallen = kept.room.lapse(99_000, [0; 2]);
    let why = Why::OutOfTime(Side::South);
    let winner = Some(Side::South);
    assert_eq!(fallen, [Event::End { winner, why }]);
}

#[test]
fn a_takeback_goes_to_the_last_decision_with_the_clocks_as_they_were() {
    let mut kept = Kept::new("game=kalah&clock=60%2B0&watch=off");
    kept.plays(Side::South, "A", 0);
    kept.plays(Side::North, "a", 0);
    kept.plays(Side::South, "B", 5_000);
    let before = kept.room.position().to_string();
    kept.plays(Side::South, "D", 9_000);
    kept.plays(Side::North, "b", 20_000);
    kept.does(Side::South, &Command::Offer(Offerable::Takeback), 21_000)
        .unwrap();
    let offer = kept.room.offers()[0].seq;
    let yes = Command::Answer { offer, yes: true };
    assert_eq!(
        kept.does(Side::South, &yes, 22_000),
        Err(Refusal::NoSuchOffer)
    );
    kept.does(Side::North, &yes, 22_000).unwrap();
    // The whole turn with its chain is gone, and the answer to it.
    assert_eq!(kept.room.line(), "A a");
    assert_ne!(kept.room.position().to_string(), before);
    assert_eq!(kept.room.clock().left_ms(), [60_000, 60_000]);
    assert_eq!(
        kept.does(Side::North, &yes, 23_000),
        Err(Refusal::NoSuchOffer)
    );
}

#[test]
fn an_answer_names_the_offer_it_answers() {
    let mut kept = Kept::new("game=kalah");
    let offer = Command::Offer(Offerable::Draw);
    kept.does(Side::South, &offer, 0).unwrap();
    let first = kept.room.offers()[0].seq;
    kept.does(Side::South, &Command::Withdraw { offer: first }, 0)
        .unwrap();
    kept.plays(Side::South, "A", 0);
    kept.does(Side::South, &offer, 0).unwrap();
    let stale = Command::Answer {
        offer: first,
        yes: true,
    };
    assert_eq!(kept.does(Side::North, &stale, 0), Err(Refusal::NoSuchOffer));
    // An offer ends when its receiver plays.
    kept.plays(Side::North, "a", 0);
    assert_eq!(kept.room.offers(), []);
    kept.does(Side::South, &Command::Offer(Offerable::Draw), 0)
        .unwrap();
    kept.does(Side::North, &Command::Offer(Offerable::Draw), 0)
        .unwrap();
    let end = kept.room.end().unwrap();
    assert_eq!((end.winner, end.why), (None, Why::Agreed));
}

#[test]
fn a_rematch_begins_once() {
    let mut kept = Kept::new("game=kalah");
    kept.does(Side::South, &Command::Resign, 0).unwrap();
    let again = Command::Offer(Offerable::Rematch);
    kept.does(Side::North, &again, 1_000).unwrap();
    kept.does(Side::South, &again, 1_000).unwrap();
    assert!(kept.room.next().is_some());
    assert!(matches!(
        kept.does(Side::North, &again, 1_000),
        Err(Refusal::Closed { .. })
    ));
}

#[test]
fn a_claim_needs_an_opponent_who_has_gone() {
    let mut kept = Kept::new("game=kalah&clock=60%2B0");
    kept.plays(Side::South, "A", 0);
    kept.plays(Side::North, "a", 0);
    let claim = Command::Claim { win: true };
    assert!(kept.does(Side::North, &claim, 40_000).is_err());
    let gone = Moment {
        away_ms: Some(30_000),
        ..Moment::at(40_000)
    };
    let events = kept.room.decide(Side::North, &claim, &gone).unwrap();
    let why = Why::Left(Side::South);
    let winner = Some(Side::North);
    assert_eq!(events, [Event::End { winner, why }]);
}

/// Without a clock a game can be ended after thirty days, whoever is there.
#[test]
fn who_has_waited_thirty_days_may_claim() {
    let mut kept = Kept::new("game=kalah");
    kept.plays(Side::South, "A", 0);
    kept.plays(Side::North, "a", 1_000);
    let days = |days: u64| 1_000 + days * 24 * 60 * 60 * 1_000;
    assert!(
        !kept
            .room
            .may_claim(Side::North, days(30) - 1, Some(days(30)))
    );
    // The turn begins when the last one has been seen.
    assert!(kept.room.may_claim(Side::North, days(30) + 60_000, None));
    assert!(!kept.room.may_claim(Side::South, days(60), None));
    let claim = Command::Claim { win: false };
    let early = kept.room.decide(Side::North, &claim, &Moment::at(days(29)));
    assert!(early.is_err());
    let late = Moment::at(days(30) + 60_000);
    let events = kept.room.decide(Side::North, &claim, &late).unwrap();
    let (winner, why) = (None, Why::Left(Side::South));
    assert_eq!(events, [Event::End { winner, why }]);
}

#[test]
fn choices_at_the_same_time_are_final() {
    let mut kept = Kept::new("game=congkak:opening=simultaneous&clock=60%2B0");
    kept.plays(Side::North, "a", 1_000);
    let again = Command::Move {
        ply: 0,
        text: "b".to_owned(),
    };
    assert_eq!(kept.does(Side::North, &again, 1_000), Err(Refusal::Chosen));
    assert_eq!(kept.room.awaited(), [true, false]);
    assert_eq!(kept.room.ply(), 0);
    kept.plays(Side::South, "A", 2_000);
    assert_eq!(kept.room.line(), "A/a");
}

#[test]
fn time_in_which_the_server_was_away_is_charged_to_nobody() {
    let mut kept = Kept::new("game=kalah&clock=60%2B0&watch=off");
    kept.plays(Side::South, "A", 0);
    kept.plays(Side::North, "a", 0);
    kept.keep(vec![Event::Away { ms: 50_000 }], 55_000);
    kept.plays(Side::South, "B", 55_000);
    assert_eq!(kept.room.clock().left_ms(), [55_000, 60_000]);
}

#[test]
fn a_kept_event_that_cannot_follow_is_told() {
    let mut room = Room::new("game=kalah".parse().unwrap(), 0);
    let event: Event = "move south 0 C 0 0 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"
        .parse()
        .unwrap();
    let broken = room.apply(&event, 0).unwrap_err().to_string();
    assert_eq!(
        broken,
        "event 1, `move south 0 C 0 0 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`, cannot follow what came \
         before: the rules lead to 4-4-0-5-5-5-4-4-4-4-4-4-1-0-S"
    );
}

#[test]
fn a_turn_is_handed_over_once_it_is_kept_and_has_been_seen() {
    let mut kept = Kept::new("game=kalah&clock=60%2B0");
    // The last seed of C falls into the store: South plays on, and waits for nothing.
    kept.plays(Side::South, "C", 0);
    kept.room.hand_over(300);
    assert_eq!(kept.room.clock().since_ms(Side::South), Some(300));
    // Four seeds and five take 360 ms to be seen, from when they were kept.
    kept.plays(Side::South, "D", 1_000);
    assert_eq!(kept.room.clock().since_ms(Side::North), Some(1_360));
    kept.room.hand_over(1_500);
    assert_eq!(kept.room.clock().since_ms(Side::North), Some(1_860));
}

#[test]
fn a_rematch_is_taken_within_ten_minutes() {
    let mut kept = Kept::new("game=kalah");
    kept.does(Side::South, &Command::Resign, 0).unwrap();
    kept.does(Side::North, &Command::Offer(Offerable::Rematch), 599_000)
        .unwrap();
    let yes = Command::Answer {
        offer: 2,
        yes: true,
    };
    let late = kept.does(Side::South, &yes, 600_001);
    assert!(matches!(late, Err(Refusal::TooLate { .. })));
    kept.does(Side::South, &yes, 600_000).unwrap();
}

#[test]
fn who_was_ready_before_a_takeback_is_asked_again() {
    let mut random = Random::new(1);
    let mut kept = Kept::new("game=congkak:houses=5,match=best-of-3");
    while !kept.room.is_between_rounds() {
        let mover = kept.room.position().to_move();
        let ToMove::One(by) = mover else {
            panic!("one player moves, not {mover:?}");
        };
        let text = any_move(&kept.room, by, &mut random);
        kept.plays(by, &text, 0);
    }
    kept.does(Side::South, &Command::Ready, 0).unwrap();
    let asker = Side::BOTH.into_iter();
    let asker = asker
        .max_by_key(|&side| kept.room.takeback(side))
        .expect("two");
    kept.does(asker, &Command::Offer(Offerable::Takeback), 0)
        .unwrap();
    let offer = kept.room.offers()[0].seq;
    kept.does(!asker, &Command::Answer { offer, yes: true }, 0)
        .unwrap();
    assert!(!kept.room.is_between_rounds());
    assert!(!kept.room.is_ready(Side::South));
}
