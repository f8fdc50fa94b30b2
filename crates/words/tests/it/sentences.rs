//! Constructed plies as they are told.

use rules::{
    CaptureRule, EndReason, Event, ExtraTurn, Heap, Move, Outcome, Place, Side, Sowing, catalogue,
};
use words::{Language, Perspective, Words};

#[test]
fn look() {
    let c = Place::House(Side::South, 2);
    let mut events = vec![Event::Lift {
        by: Side::South,
        from: c,
        heap: Heap::Seeds(4),
    }];
    for k in 3..6 {
        events.push(Event::Drop {
            by: Side::South,
            into: Place::House(Side::South, k),
            kind: None,
            now: 5,
        });
    }
    events.push(Event::Drop {
        by: Side::South,
        into: Place::Store(Side::South),
        kind: None,
        now: 1,
    });
    events.push(Event::ExtraTurn {
        side: Side::South,
        why: ExtraTurn::LastInStore,
    });
    events.push(Event::Capture {
        by: Side::South,
        at: c,
        from: vec![
            (c, Heap::Seeds(1)),
            (Place::House(Side::North, 3), Heap::Seeds(4)),
        ],
        into: Place::Store(Side::South),
        rule: CaptureRule::Facing,
    });
    events.push(Event::Sweep {
        by: Side::South,
        from: vec![(c, Heap::Seeds(7))],
        into: Place::Store(Side::South),
    });
    let outcome = Outcome {
        winner: Some(Side::South),
        score: [28, 20],
        why: EndReason::NoSeeds(Side::North),
    };
    events.push(Event::End {
        why: outcome.why,
        outcome,
    });
    let sowing = Sowing {
        by: Side::South,
        mv: Move::House(2),
        events,
    };
    for language in Language::ALL {
        for name in ["kalah", "kid-cala-classic"] {
            let told = Perspective::neutral(catalogue::find(name).unwrap());
            for told in [
                told.clone(),
                told.clone().seen_by(Side::South),
                told.seen_by(Side::North),
            ] {
                println!("{:#?}", Words::new(language).sowing(&sowing, &told));
            }
        }
    }
}
