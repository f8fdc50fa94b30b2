//! One sentence for each event worth saying.

use rules::{CaptureRule, Event, ExtraTurn, Heap, NoCapture, Place, Side, SkipReason};

use crate::perspective::Perspective;
use crate::words::Words;

impl Words {
    /// An event as a sentence; `None` for the single seeds of a sowing, which [`Words::sowing`]
    /// sums up.
    pub fn event(self, event: &Event, told: &Perspective) -> Option<String> {
        let about = |side: Side| self.about(side, told);
        let text = match event {
            Event::Lift { by, from, heap } => about(*by)
                .with("place", self.place(*from, *by, told))
                .with("what", self.pieces_in_detail(*heap, told))
                .sentence("lift"),
            Event::Skip { by, over, why } => return self.skip(*by, *over, *why, told),
            Event::Relay { by, at } => about(*by)
                .with("place", self.place(*at, *by, told))
                .sentence("relay"),
            Event::Capture {
                by,
                at,
                from,
                into,
                rule,
            } => return self.capture(*by, *at, from, *into, *rule, told),
            Event::NoCapture {
                why: NoCapture::FirstTurns,
                ..
            } => return self.family_event(event),
            Event::NoCapture { by, at, why } => about(*by)
                .with("house", at.letter())
                .sentence(no_capture(*why)),
            Event::Dead { by, at } => about(*by).with("house", at.letter()).sentence("dead"),
            Event::ExtraTurn { side, why } => about(*side).sentence(match why {
                ExtraTurn::LastInStore => "extra-turn",
                ExtraTurn::GrandSlam => "extra-turn-grand-slam",
                ExtraTurn::Capture | ExtraTurn::NoVisit => return self.family_event(event),
            }),
            Event::BonusSpent { side } => about(*side).sentence("bonus-spent"),
            Event::Pass { side } => about(*side).sentence("pass"),
            Event::MustFeed { side } => about(*side).sentence("must-feed"),
            Event::Swap { by } => about(*by).sentence("swap"),
            Event::OpeningOver { first } => about(*first).sentence("opening-over"),
            Event::Sweep { by, from, .. } => return self.sweep(*by, from, told),
            Event::Uncounted { seeds } if *seeds > 0 => {
                about(Side::South).with("n", *seeds).sentence("uncounted")
            }
            Event::Turn { side } => self.turn(*side, told),
            Event::End { outcome, .. } => self.outcome(*outcome, told),
            Event::Hold { .. }
            | Event::Close { .. }
            | Event::Resow { .. }
            | Event::Reverse { .. }
            | Event::Stop { .. }
            | Event::HouseLost { .. }
            | Event::Bind { .. }
            | Event::Arrange { .. } => return self.family_event(event),
            // Events that are visible anyway, and those without effect.
            Event::Drop { .. } | Event::Uncounted { seeds: _ } => return None,
        };
        Some(text)
    }

    /// The announcement of a turn: "Your turn.", "North's turn."
    pub fn turn(self, side: Side, told: &Perspective) -> String {
        self.about(side, told).sentence("turn")
    }

    /// The sentence about a skip, if a newcomer may wonder about it.
    fn skip(self, by: Side, over: Place, why: SkipReason, told: &Perspective) -> Option<String> {
        let id = match why {
            SkipReason::OwnStore | SkipReason::OpponentStore => return None,
            SkipReason::StartHouse => "skip-start-house",
            SkipReason::Burnt => "skip-burnt",
            SkipReason::Closed | SkipReason::Full | SkipReason::Holding | SkipReason::Held => {
                return self.family_skip(over, why);
            }
        };
        let about = self
            .about(by, told)
            .with("houses", over.letter())
            .with("n", 1);
        Some(about.sentence(id))
    }

    fn capture(
        self,
        by: Side,
        at: Place,
        from: &[(Place, Heap)],
        into: Place,
        rule: CaptureRule,
        told: &Perspective,
    ) -> Option<String> {
        let all = total(from)?;
        let about = self
            .about(by, told)
            .with("n", all.count())
            .with("house", at.letter())
            .with("into", self.place(into, by, told));
        let text = match rule {
            CaptureRule::Facing => {
                let own = from.iter().any(|(place, _)| *place == at);
                let facing: u16 = from
                    .iter()
                    .filter(|(place, _)| *place != at)
                    .map(|(_, heap)| heap.count())
                    .sum();
                about.with("facing", facing).sentence(match (own, facing) {
                    (true, 0) => "capture-own-only",
                    (true, _) => "capture-facing",
                    (false, _) => "capture-facing-only",
                })
            }
            CaptureRule::TwoOrThree | CaptureRule::GrandSlamLeavesOne => {
                let list = from
                    .iter()
                    .map(|(place, heap)| {
                        self.about(by, told)
                            .with("n", heap.count())
                            .with("house", place.letter())
                            .phrase("count-in-house")
                    })
                    .collect::<Vec<_>>()
                    .join(", ");
                let taken = from.first().map_or(at, |(place, _)| *place);
                let about = about
                    .with("list", list)
                    .with("taken", taken.letter())
                    .with("houses", from.len());
                let text = about.sentence("capture-twos");
                match rule {
                    CaptureRule::GrandSlamLeavesOne => {
                        format!("{text} {}", about.sentence("capture-leaves-one"))
                    }
                    _ => text,
                }
            }
            CaptureRule::DeadInOpponent => about.sentence("capture-dead"),
            CaptureRule::Count
            | CaptureRule::Next
            | CaptureRule::TwoOut
            | CaptureRule::Match
            | CaptureRule::Singles
            | CaptureRule::Reached
            | CaptureRule::Across
            | CaptureRule::Passing
            | CaptureRule::Tax
            | CaptureRule::Held
            | CaptureRule::Robbed
            | CaptureRule::Closed => return Some(self.family_capture(by, from, rule)),
        };
        Some(match all {
            Heap::Seeds(_) => text,
            Heap::Fruit(_) => {
                let kinds = self
                    .about(by, told)
                    .with("kinds", self.heap(all, told))
                    .sentence("capture-kinds");
                format!("{text} {kinds}")
            }
        })
    }

    fn sweep(self, by: Side, from: &[(Place, Heap)], told: &Perspective) -> Option<String> {
        let all = total(from).filter(|heap| !heap.is_empty())?;
        let keeps = from.iter().all(|(place, _)| place.side() == by);
        let about = self
            .about(by, told)
            .with("n", all.count())
            .with("what", self.pieces_in_detail(all, told));
        Some(about.sentence(match (all, keeps) {
            (Heap::Fruit(_), _) => "sweep-fruit",
            (Heap::Seeds(_), true) => "sweep-keeps",
            (Heap::Seeds(_), false) => "sweep-gets",
        }))
    }
}

const fn no_capture(why: NoCapture) -> &'static str {
    match why {
        NoCapture::NothingFacing => "no-capture-nothing-facing",
        NoCapture::FacingBurnt => "no-capture-facing-burnt",
        NoCapture::NotInThisGame => "no-capture-not-in-this-game",
        NoCapture::NeedsLap => "no-capture-needs-lap",
        NoCapture::GrandSlam => "no-capture-grand-slam",
        NoCapture::Declined => "no-capture-declined",
        NoCapture::SameMoment => "no-capture-same-moment",
        NoCapture::FirstTurns => "no-capture-first-turns",
    }
}

/// All heaps together; `None` when there are none.
fn total(from: &[(Place, Heap)]) -> Option<Heap> {
    from.iter().map(|(_, heap)| *heap).reduce(Heap::plus)
}
