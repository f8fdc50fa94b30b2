//! A whole ply in a few spoken sentences.

use rules::{CaptureRule, Event, ExtraTurn, Heap, NoCapture, Place, Side, SkipReason, Sowing};

use crate::perspective::Perspective;
use crate::words::Words;

impl Words {
    /// The sentences about a ply: one for the sowing itself, then those for everything it caused.
    /// At the end of a game first the reason, then the player who gets the rest, then the result.
    ///
    /// "You sow C (4 seeds)." "Your last seed is in your store: play again!"
    pub fn sowing(self, sowing: &Sowing, told: &Perspective) -> Vec<String> {
        let resown = |event: &&Event| matches!(event, Event::Resow { .. });
        let mut story = Story {
            words: self,
            told,
            is_brief: sowing.events.iter().filter(resown).count() > RESOWN_MAX,
            hands: [Hand::default(), Hand::default()],
            explained: [false; 2],
            sentences: Vec::new(),
        };
        let ending = sowing.events.iter().find_map(|event| match event {
            Event::End { outcome, .. } => Some(*outcome),
            _ => None,
        });
        let slammed = sowing.events.iter().any(|event| {
            let why = ExtraTurn::GrandSlam;
            *event
                == Event::ExtraTurn {
                    side: sowing.by,
                    why,
                }
        });
        let mut reason = ending.map(|outcome| self.end_reason(outcome.why, told));
        for event in &sowing.events {
            match event {
                Event::Sweep { .. } | Event::Uncounted { .. } => {
                    story.finish_hands();
                    story.sentences.extend(reason.take());
                    story.tell(event);
                }
                Event::End { outcome, .. } => {
                    story.finish_hands();
                    story.sentences.extend(reason.take());
                    story.sentences.extend(self.result(*outcome, told));
                }
                // The turn that would follow no longer matters.
                Event::Turn { .. } | Event::MustFeed { .. } if ending.is_some() => {}
                // Said with the reason why the mover plays again.
                Event::MustFeed { .. } if slammed => {}
                _ => story.see(event),
            }
        }
        story.finish_hands();
        story.sentences
    }

    /// A turn of several sowings in a sentence, with all that was won in it: "You sowed 3 times and
    /// won 5 seeds."
    pub fn turn_of_several(
        self,
        by: Side,
        sowings: usize,
        gain: u16,
        told: &Perspective,
    ) -> String {
        let gain = self.pieces(gain, told);
        self.about(by, told)
            .with("sowings", sowings)
            .with("gain", gain)
            .sentence("turn-of-several")
    }
}

/// The most captures of a ply that are told one by one where each is sown on.
const RESOWN_MAX: usize = 2;

/// One player's sowing as far as it has been seen but not yet put into a sentence.
#[derive(Debug, Default)]
struct Hand {
    /// The place where it began, with the pieces lifted there; `None` when a sowing goes on from
    /// before.
    start: Option<(Place, Heap)>,
    dropped: u16,
    relays: u16,
    /// The place of the last piece so far, with the number that lay there then.
    last: Option<(Place, u16)>,
    /// Burnt houses passed over, each once.
    burnt: Vec<char>,
    skipped: Vec<(Place, SkipReason)>,
    /// The captures that were sown on and their seeds, where these are told in brief.
    captures: u16,
    resown: u16,
}

struct Story<'a> {
    words: Words,
    told: &'a Perspective,
    /// Whether captures that are sown on are told in one sentence.
    is_brief: bool,
    /// The hands of South and North: in a simultaneous opening both sow at once.
    hands: [Hand; 2],
    /// Whether it has been said what became of each player's last piece.
    explained: [bool; 2],
    sentences: Vec<String>,
}

impl Story<'_> {
    fn see(&mut self, event: &Event) {
        match event {
            Event::Lift { by, from, heap } => {
                self.hands[*by].start.get_or_insert((*from, *heap));
                self.explained[*by] = false;
            }
            Event::Drop { by, into, now, .. } => {
                let hand = &mut self.hands[*by];
                hand.dropped += 1;
                hand.last = Some((*into, *now));
            }
            Event::Relay { by, .. } => self.hands[*by].relays += 1,
            Event::Resow { by, from, .. } if self.is_brief => {
                let hand = &mut self.hands[*by];
                hand.captures += 1;
                hand.resown += from.iter().map(|(_, heap)| heap.count()).sum::<u16>();
            }
            Event::Skip { by, over, why } => self.hands[*by].skip(*over, *why),
            Event::Dead { by, at } => self.dead(*by, *at, event),
            // The consequences of a sowing are told after it. Of two sowings, the one that has
            // ended is told while the other goes on.
            _ => {
                match ended(event) {
                    Some((side, is_end_told)) => {
                        self.finish_hand(side, is_end_told);
                        self.explained[side] = true;
                    }
                    None => self.finish_hands(),
                }
                self.tell(event);
            }
        }
    }

    /// A sowing ends in an empty house; said unless a capture, or why there was none, has just
    /// said as much.
    fn dead(&mut self, by: Side, at: Place, event: &Event) {
        let was_empty = self.hands[by].last.is_some_and(|(_, now)| now == 1);
        self.finish_hand(by, was_empty && !self.explained[by]);
        if self.explained[by] {
            return;
        }
        if was_empty {
            let about = self.words.about(by, self.told).with("house", at.letter());
            self.sentences.push(about.sentence("dead-empty"));
        } else {
            // In a simultaneous opening both may end in one house: its owner goes on.
            self.tell(event);
        }
    }

    fn tell(&mut self, event: &Event) {
        self.sentences.extend(self.words.event(event, self.told));
    }

    fn finish_hands(&mut self) {
        for side in Side::BOTH {
            self.finish_hand(side, false);
        }
    }

    /// Tells a sowing. Where it ends is left out if the next sentence tells that.
    fn finish_hand(&mut self, side: Side, is_end_told: bool) {
        let hand = std::mem::take(&mut self.hands[side]);
        let Some((last, _)) = hand.last else { return };
        let (words, told) = (self.words, self.told);
        let about = words
            .about(side, told)
            .with("last", words.place(last, side, told))
            .with("relays", hand.relays)
            .with("ends", if is_end_told { "told" } else { "here" });
        let sentence = match hand.start {
            _ if hand.captures > 0 => about
                .with("captures", hand.captures)
                .with("gain", words.pieces(hand.resown, told))
                .sentence("resow-several"),
            None => about
                .with("what", words.pieces(hand.dropped, told))
                .sentence("sow-on"),
            Some((from, heap)) => {
                let (what, start) = match hand.relays {
                    0 => (words.pieces_in_detail(heap, told), "sow"),
                    _ => (words.pieces(hand.dropped, told), "sow-relays"),
                };
                let about = about.with("what", what);
                match from {
                    Place::House(..) => about.with("house", from.letter()).sentence(start),
                    _ => about
                        .with("place", words.place(from, side, told))
                        .sentence("sow-from-store"),
                }
            }
        };
        self.sentences.push(sentence);
        for (over, why) in hand.skipped {
            let by = side;
            self.tell(&Event::Skip { by, over, why });
        }
        if !hand.burnt.is_empty() {
            let houses = hand.burnt.iter().map(char::to_string).collect::<Vec<_>>();
            let about = words
                .about(side, told)
                .with("n", houses.len())
                .with("houses", houses.join(", "));
            self.sentences.push(about.sentence("skip-burnt"));
        }
    }
}

impl Hand {
    fn skip(&mut self, over: Place, why: SkipReason) {
        if why == SkipReason::Burnt {
            if !self.burnt.contains(&over.letter()) {
                self.burnt.push(over.letter());
            }
        } else if !self.skipped.contains(&(over, why)) {
            self.skipped.push((over, why));
        }
    }
}

/// The player whose sowing has ended when this event comes, and whether the sentence about it names
/// the place of the last piece.
fn ended(event: &Event) -> Option<(Side, bool)> {
    match event {
        Event::Capture { by, rule, .. } => Some(match rule {
            // A seed that dies abroad goes to the opponent of the player who sowed.
            CaptureRule::DeadInOpponent => (!*by, true),
            rule => (*by, *rule != CaptureRule::GrandSlamLeavesOne),
        }),
        Event::NoCapture { by, why, .. } => {
            let names_it = match why {
                NoCapture::NothingFacing | NoCapture::FacingBurnt | NoCapture::NotInThisGame => {
                    true
                }
                NoCapture::NeedsLap
                | NoCapture::GrandSlam
                | NoCapture::Declined
                | NoCapture::SameMoment
                | NoCapture::FirstTurns => false,
            };
            Some((*by, names_it))
        }
        Event::ExtraTurn { side, why } => Some((*side, *why == ExtraTurn::LastInStore)),
        Event::BonusSpent { side } => Some((*side, true)),
        Event::Lift { .. }
        | Event::Drop { .. }
        | Event::Skip { .. }
        | Event::Relay { .. }
        | Event::Dead { .. }
        | Event::Pass { .. }
        | Event::MustFeed { .. }
        | Event::Swap { .. }
        | Event::OpeningOver { .. }
        | Event::Sweep { .. }
        | Event::Uncounted { .. }
        | Event::Hold { .. }
        | Event::Close { .. }
        | Event::Reverse { .. }
        | Event::Stop { .. }
        | Event::HouseLost { .. }
        | Event::Bind { .. }
        | Event::Resow { .. }
        | Event::Arrange { .. }
        | Event::Turn { .. }
        | Event::End { .. } => None,
    }
}
