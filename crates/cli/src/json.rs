//! The JSON answers about positions and what happened in them.

use rules::{
    CaptureRule, EndReason, Event, ExtraTurn, Heap, Kind, NoCapture, Place, Position, Side,
    SkipReason,
};
use serde::Serialize;
use serde_json::{Value, json};

/// Where a game stands.
#[derive(Debug, Serialize)]
pub(crate) struct Standing {
    game: String,
    position: String,
    to_move: Option<&'static str>,
    over: bool,
    score: [i16; 2],
    winner: Option<&'static str>,
    /// The position with the memory of earlier ones, where it matters for what comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    position_with_history: Option<String>,
    /// How a match stands.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    rounds: Option<Rounds>,
}

#[derive(Debug, Serialize)]
struct Rounds {
    round: u16,
    won: [u16; 2],
    over: bool,
    winner: Option<&'static str>,
}

impl Standing {
    pub(crate) fn of(position: &Position) -> Standing {
        let outcome = position.outcome();
        let text = position.to_string();
        let with_history = format!("{position:#}");
        Standing {
            game: position.rules().to_string(),
            to_move: position.side_to_move().map(Side::name),
            over: position.is_over(),
            score: position.score(),
            winner: outcome.map(rules::Outcome::winner_name),
            position_with_history: (with_history != text).then_some(with_history),
            rounds: position.has_rounds().then(|| Rounds::of(position)),
            position: text,
        }
    }
}

impl Rounds {
    fn of(position: &Position) -> Rounds {
        let outcome = position.match_outcome();
        Rounds {
            round: position.round().number,
            won: position.rounds_won(),
            over: outcome.is_some(),
            winner: outcome.map(|outcome| outcome.winner.map_or("draw", Side::name)),
        }
    }
}

/// What lies in a place: a number of seeds, or fruit as `2b1a`.
pub(crate) fn heap(heap: Heap) -> Value {
    match heap {
        Heap::Seeds(seeds) => json!(seeds),
        Heap::Fruit(_) => json!(heap.to_string()),
    }
}

/// One event. `by` is who did it; places are letters, `M` and `m` the stores, `W` and `w` the
/// heaps of won fruit.
pub(crate) fn event(event: &Event) -> Value {
    let letter = |place: &Place| place.letter().to_string();
    match event {
        Event::Lift {
            by,
            from,
            heap: all,
        } => {
            json!({"event": "lift", "by": by.name(), "from": letter(from), "heap": heap(*all)})
        }
        Event::Drop {
            by,
            into,
            kind,
            now,
        } => {
            let mut drop =
                json!({"event": "drop", "by": by.name(), "into": letter(into), "now": now});
            if let Some(kind) = kind {
                drop["kind"] = json!(kind_letter(*kind));
            }
            drop
        }
        Event::Skip { by, over, why } => {
            json!({"event": "skip", "by": by.name(), "over": letter(over), "why": skip(*why)})
        }
        Event::Relay { by, at } => {
            json!({"event": "relay", "by": by.name(), "at": letter(at)})
        }
        Event::Capture {
            by,
            at,
            from,
            into,
            rule,
        } => json!({
            "event": "capture",
            "by": by.name(),
            "at": letter(at),
            "from": heaps(from),
            "into": letter(into),
            "rule": capture_rule(*rule),
        }),
        Event::NoCapture { by, at, why } => json!({
            "event": "no-capture",
            "by": by.name(),
            "at": letter(at),
            "why": no_capture(*why),
        }),
        Event::Dead { by, at } => json!({"event": "dead", "by": by.name(), "at": letter(at)}),
        Event::Sweep { by, from, into } => json!({
            "event": "sweep",
            "by": by.name(),
            "from": heaps(from),
            "into": letter(into),
        }),
        Event::Uncounted { seeds } => json!({"event": "uncounted", "seeds": seeds}),
        _ => change_of_turn(event),
    }
}

/// The events in which nothing lies anywhere else afterwards.
fn change_of_turn(event: &Event) -> Value {
    match event {
        Event::ExtraTurn { side, why } => {
            let why = match why {
                ExtraTurn::LastInStore => "last-in-store",
                ExtraTurn::GrandSlam => "grand-slam",
            };
            json!({"event": "extra-turn", "by": side.name(), "why": why})
        }
        Event::BonusSpent { side } => json!({"event": "bonus-spent", "by": side.name()}),
        Event::Pass { side } => json!({"event": "pass", "by": side.name()}),
        Event::MustFeed { side } => json!({"event": "must-feed", "by": side.name()}),
        Event::Swap { by } => json!({"event": "swap", "by": by.name()}),
        Event::OpeningOver { first } => json!({"event": "opening-over", "first": first.name()}),
        Event::Turn { side } => json!({"event": "turn", "to_move": side.name()}),
        Event::End { why, outcome } => {
            let (why, side) = end_reason(*why);
            json!({
                "event": "end",
                "why": why,
                "by": side.map(Side::name),
                "winner": outcome.winner_name(),
                "score": outcome.score,
            })
        }
        other => json!({"event": format!("{other:?}")}),
    }
}

fn heaps(from: &[(Place, Heap)]) -> Value {
    let entry = |(place, all): &(Place, Heap)| json!({"house": place.letter().to_string(), "heap": heap(*all)});
    from.iter().map(entry).collect()
}

fn kind_letter(kind: Kind) -> String {
    kind.letter().to_string()
}

const fn skip(why: SkipReason) -> &'static str {
    match why {
        SkipReason::OwnStore => "own-store",
        SkipReason::OpponentStore => "opponent-store",
        SkipReason::StartHouse => "start-house",
        SkipReason::Burnt => "burnt",
    }
}

const fn capture_rule(rule: CaptureRule) -> &'static str {
    match rule {
        CaptureRule::Facing => "facing",
        CaptureRule::TwoOrThree => "two-or-three",
        CaptureRule::GrandSlamLeavesOne => "grand-slam-leaves-one",
        CaptureRule::DeadInOpponent => "dead-in-opponent",
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
        EndReason::Given => ("given", None),
        _ => ("other", None),
    }
}
