//! One sentence for each event worth saying.

use rules::{CaptureRule, Event, ExtraTurn, Heap, NoCapture, Place, Side, SkipReason};

use crate::family;
use crate::perspective::{Arguments, Perspective};
use crate::words::Words;

impl Words {
    /// An event as a sentence; `None` for the single seeds of a sowing, which [`Words::sowing`]
    /// sums up.
    pub fn event(self, event: &Event, told: &Perspective) -> Option<String> {
        let about = |side: Side| self.about(side, told);
        let at_house = |side: Side, at: Place| about(side).with("house", at.letter());
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
            Event::NoCapture { by, at, why } => at_house(*by, *at).sentence(no_capture(*why)),
            Event::Dead { by, at } => at_house(*by, *at).sentence("dead"),
            Event::ExtraTurn { side, why } => about(*side).sentence(match why {
                ExtraTurn::LastInStore => "extra-turn",
                ExtraTurn::GrandSlam => "extra-turn-grand-slam",
                ExtraTurn::Capture => "extra-turn-capture",
                ExtraTurn::NoVisit => "extra-turn-no-visit",
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
            Event::Hold { by, at } => at_house(*by, *at).sentence("house-held"),
            Event::Close { by, at } => at_house(*by, *at).sentence("house-closed"),
            Event::Resow { by, from, .. } => about(*by)
                .with("n", total(from)?.count())
                .with("houses", family::letters(from))
                .sentence("resow"),
            Event::Reverse { by, at } => at_house(*by, *at).sentence("reverse"),
            Event::Stop { by, at, why } => at_house(*by, *at).sentence(family::stop(*why)),
            Event::HouseLost { side, at } => at_house(*side, *at).sentence("house-lost"),
            Event::Bind { by, at } => at_house(*by, *at).sentence("house-bound"),
            Event::Arrange { by, .. } => about(*by).sentence("arrange"),
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
            SkipReason::Closed => "skip-closed",
            SkipReason::Full => "skip-full",
            SkipReason::Holding => "skip-holding",
            SkipReason::Held => "skip-held",
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
                self.capture_twos(about, by, at, from, rule, told)
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
            | CaptureRule::Closed => about
                .with("houses", family::letters(from))
                .sentence(family::capture(rule)),
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

    /// The sentence about twos and threes, each house with its seeds.
    fn capture_twos(
        self,
        about: Arguments<'_>,
        by: Side,
        at: Place,
        from: &[(Place, Heap)],
        rule: CaptureRule,
        told: &Perspective,
    ) -> String {
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
