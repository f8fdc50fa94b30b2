//! Events of a ply in JSON, one for each [`rules::Event`], in order.
//!
//! `by` is who did it; places are letters, `M` and `m` the stores, `W` and `w` the heaps of won
//! fruit. An event that is new in `rules` does not compile here before it has a form.

use rules::{CaptureRule, EndReason, ExtraTurn, NoCapture, Place, Side, SkipReason, StopReason};
use serde::Serialize;

/// The content of a place: a number of seeds, or fruit as `2b1a`.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Heap {
    /// Seeds, all alike.
    Seeds(u16),
    /// Fruit, as text.
    Fruit(String),
}

impl From<rules::Heap> for Heap {
    fn from(heap: rules::Heap) -> Heap {
        match heap {
            rules::Heap::Seeds(seeds) => Heap::Seeds(seeds),
            rules::Heap::Fruit(_) => Heap::Fruit(heap.to_string()),
        }
    }
}

/// The content of a house that was emptied.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Taken {
    /// The house.
    pub house: char,
    /// The pieces taken out of it.
    pub heap: Heap,
}

/// One event; the names of its fields are those of [`rules::Event`].
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each field is described in `rules::Event`")]
pub enum Event {
    Lift {
        by: &'static str,
        from: char,
        heap: Heap,
    },
    Drop {
        by: &'static str,
        into: char,
        #[serde(skip_serializing_if = "Option::is_none")]
        kind: Option<char>,
        now: u16,
    },
    Skip {
        by: &'static str,
        over: char,
        why: &'static str,
    },
    Relay {
        by: &'static str,
        at: char,
    },
    Capture {
        by: &'static str,
        at: char,
        from: Vec<Taken>,
        into: char,
        rule: &'static str,
    },
    NoCapture {
        by: &'static str,
        at: char,
        why: &'static str,
    },
    Dead {
        by: &'static str,
        at: char,
    },
    ExtraTurn {
        by: &'static str,
        why: &'static str,
    },
    BonusSpent {
        by: &'static str,
    },
    Pass {
        by: &'static str,
    },
    MustFeed {
        by: &'static str,
    },
    Swap {
        by: &'static str,
    },
    OpeningOver {
        first: &'static str,
    },
    Sweep {
        by: &'static str,
        from: Vec<Taken>,
        into: char,
    },
    Uncounted {
        seeds: u16,
    },
    Hold {
        by: &'static str,
        at: char,
    },
    Close {
        by: &'static str,
        at: char,
    },
    Resow {
        by: &'static str,
        at: char,
        from: Vec<Taken>,
        after: char,
    },
    Reverse {
        by: &'static str,
        at: char,
    },
    Stop {
        by: &'static str,
        at: char,
        why: &'static str,
    },
    HouseLost {
        side: &'static str,
        at: char,
    },
    Bind {
        by: &'static str,
        at: char,
    },
    Arrange {
        by: &'static str,
        houses: Vec<Taken>,
    },
    Turn {
        to_move: &'static str,
    },
    End {
        why: &'static str,
        by: Option<&'static str>,
        winner: &'static str,
        score: [i16; 2],
    },
}

impl From<&rules::Event> for Event {
    fn from(event: &rules::Event) -> Event {
        use rules::Event as Told;
        match event {
            Told::Lift { by, from, heap } => Event::Lift {
                by: by.name(),
                from: from.letter(),
                heap: Heap::from(*heap),
            },
            Told::Drop {
                by,
                into,
                kind,
                now,
            } => drop_one(*by, *into, *kind, *now),
            Told::Skip { by, over, why } => Event::Skip {
                by: by.name(),
                over: over.letter(),
                why: skip(*why),
            },
            Told::Relay { by, at } => Event::Relay {
                by: by.name(),
                at: at.letter(),
            },
            Told::Capture {
                by,
                at,
                from,
                into,
                rule,
            } => capture(*by, *at, from, *into, *rule),
            Told::NoCapture { by, at, why } => Event::NoCapture {
                by: by.name(),
                at: at.letter(),
                why: no_capture(*why),
            },
            Told::Dead { by, at } => Event::Dead {
                by: by.name(),
                at: at.letter(),
            },
            Told::ExtraTurn { side, why } => Event::ExtraTurn {
                by: side.name(),
                why: extra_turn(*why),
            },
            Told::BonusSpent { side } => Event::BonusSpent { by: side.name() },
            Told::Pass { side } => Event::Pass { by: side.name() },
            Told::MustFeed { side } => Event::MustFeed { by: side.name() },
            Told::Swap { by } => Event::Swap { by: by.name() },
            Told::OpeningOver { first } => Event::OpeningOver {
                first: first.name(),
            },
            Told::Sweep { by, from, into } => sweep(*by, from, *into),
            Told::Uncounted { seeds } => Event::Uncounted { seeds: *seeds },
            Told::Hold { .. }
            | Told::Close { .. }
            | Told::Resow { .. }
            | Told::Reverse { .. }
            | Told::Stop { .. }
            | Told::HouseLost { .. }
            | Told::Bind { .. }
            | Told::Arrange { .. } => of_family(event),
            Told::Turn { side } => Event::Turn {
                to_move: side.name(),
            },
            Told::End { why, outcome } => end(*why, *outcome),
        }
    }
}

/// The events that only games of the general machine have.
fn of_family(event: &rules::Event) -> Event {
    use rules::Event as Told;
    match event {
        Told::Hold { by, at } => Event::Hold {
            by: by.name(),
            at: at.letter(),
        },
        Told::Close { by, at } => Event::Close {
            by: by.name(),
            at: at.letter(),
        },
        Told::Resow {
            by,
            at,
            from,
            after,
        } => Event::Resow {
            by: by.name(),
            at: at.letter(),
            from: taken(from),
            after: after.letter(),
        },
        Told::Reverse { by, at } => Event::Reverse {
            by: by.name(),
            at: at.letter(),
        },
        Told::Stop { by, at, why } => Event::Stop {
            by: by.name(),
            at: at.letter(),
            why: match why {
                StopReason::House => "house",
                StopReason::Bound => "bound",
            },
        },
        Told::HouseLost { side, at } => Event::HouseLost {
            side: side.name(),
            at: at.letter(),
        },
        Told::Bind { by, at } => Event::Bind {
            by: by.name(),
            at: at.letter(),
        },
        Told::Arrange { by, houses } => Event::Arrange {
            by: by.name(),
            houses: taken(houses),
        },
        Told::Lift { .. }
        | Told::Drop { .. }
        | Told::Skip { .. }
        | Told::Relay { .. }
        | Told::Capture { .. }
        | Told::NoCapture { .. }
        | Told::Dead { .. }
        | Told::ExtraTurn { .. }
        | Told::BonusSpent { .. }
        | Told::Pass { .. }
        | Told::MustFeed { .. }
        | Told::Swap { .. }
        | Told::OpeningOver { .. }
        | Told::Sweep { .. }
        | Told::Uncounted { .. }
        | Told::Turn { .. }
        | Told::End { .. } => unreachable!("every game has these"),
    }
}

fn capture(
    by: Side,
    at: Place,
    from: &[(Place, rules::Heap)],
    into: Place,
    rule: CaptureRule,
) -> Event {
    Event::Capture {
        by: by.name(),
        at: at.letter(),
        from: taken(from),
        into: into.letter(),
        rule: capture_rule(rule),
    }
}

fn sweep(by: Side, from: &[(Place, rules::Heap)], into: Place) -> Event {
    Event::Sweep {
        by: by.name(),
        from: taken(from),
        into: into.letter(),
    }
}

fn drop_one(by: Side, into: Place, kind: Option<rules::Kind>, now: u16) -> Event {
    Event::Drop {
        by: by.name(),
        into: into.letter(),
        kind: kind.map(rules::Kind::letter),
        now,
    }
}

fn end(why: EndReason, outcome: rules::Outcome) -> Event {
    let (why, side) = end_reason(why);
    Event::End {
        why,
        by: side.map(Side::name),
        winner: outcome.winner_name(),
        score: outcome.score,
    }
}

fn taken(from: &[(Place, rules::Heap)]) -> Vec<Taken> {
    let taken = from.iter().map(|(place, heap)| Taken {
        house: place.letter(),
        heap: Heap::from(*heap),
    });
    taken.collect()
}

const fn skip(why: SkipReason) -> &'static str {
    match why {
        SkipReason::OwnStore => "own-store",
        SkipReason::OpponentStore => "opponent-store",
        SkipReason::StartHouse => "start-house",
        SkipReason::Burnt => "burnt",
        SkipReason::Closed => "closed",
        SkipReason::Full => "full",
        SkipReason::Holding => "holding",
        SkipReason::Held => "held",
    }
}

const fn extra_turn(why: ExtraTurn) -> &'static str {
    match why {
        ExtraTurn::LastInStore => "last-in-store",
        ExtraTurn::GrandSlam => "grand-slam",
        ExtraTurn::Capture => "capture",
        ExtraTurn::NoVisit => "no-visit",
    }
}

const fn capture_rule(rule: CaptureRule) -> &'static str {
    match rule {
        CaptureRule::Facing => "facing",
        CaptureRule::TwoOrThree => "two-or-three",
        CaptureRule::GrandSlamLeavesOne => "grand-slam-leaves-one",
        CaptureRule::DeadInOpponent => "dead-in-opponent",
        CaptureRule::Count => "count",
        CaptureRule::Next => "next",
        CaptureRule::TwoOut => "two-out",
        CaptureRule::Match => "match",
        CaptureRule::Singles => "singles",
        CaptureRule::Reached => "reached",
        CaptureRule::Across => "across",
        CaptureRule::Passing => "passing",
        CaptureRule::Tax => "tax",
        CaptureRule::Held => "held",
        CaptureRule::Robbed => "robbed",
        CaptureRule::Closed => "closed",
    }
}

const fn no_capture(why: NoCapture) -> &'static str {
    match why {
        NoCapture::NothingFacing => "nothing-facing",
        NoCapture::FacingBurnt => "facing-burnt",
        NoCapture::NotInThisGame => "not-in-this-game",
        NoCapture::NeedsLap => "needs-lap",
        NoCapture::GrandSlam => "grand-slam",
        NoCapture::Declined => "declined",
        NoCapture::SameMoment => "same-moment",
        NoCapture::FirstTurns => "first-turns",
    }
}

/// The reason's name, and whom it is about.
const fn end_reason(why: EndReason) -> (&'static str, Option<Side>) {
    match why {
        EndReason::NoSeeds(side) => ("no-seeds", Some(side)),
        EndReason::Cleared(side) => ("cleared", Some(side)),
        EndReason::Majority(side) => ("majority", Some(side)),
        EndReason::Half => ("half", None),
        EndReason::CannotFeed(side) => ("cannot-feed", Some(side)),
        EndReason::NoMove(side) => ("no-move", Some(side)),
        EndReason::GrandSlam(side) => ("grand-slam", Some(side)),
        EndReason::Repetition => ("repetition", None),
        EndReason::Quiet => ("quiet", None),
        EndReason::FewSeeds => ("few-seeds", None),
        EndReason::Endless => ("endless", None),
        EndReason::FrontRowEmpty(side) => ("front-row-empty", Some(side)),
        EndReason::BothEnds(side) => ("both-ends", Some(side)),
        EndReason::Given => ("given", None),
    }
}
