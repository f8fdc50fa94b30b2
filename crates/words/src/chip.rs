//! The effect of a move in a word or two: for previews and labels.

use rules::{Event, ExtraTurn, Heap, Move, Outcome, Place, PlayError, Position, Side};

use crate::perspective::Perspective;
use crate::words::Words;

/// The most important consequence of a move, or why it cannot be played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Chip {
    /// The move ends the game.
    Ends(Outcome),
    /// The move captures this.
    Captures(Heap),
    /// The mover plays again.
    PlayAgain,
    /// The move fulfils the duty to give the opponent seeds.
    Feeds,
    /// The move leaves this many more pieces on the opponent's side.
    Gives(u16),
    /// Nothing of note; the last piece falls here.
    Lands(Place),
    /// The move cannot be played: it would leave the opponent nothing.
    MustFeed,
    /// The move cannot be played: it would capture everything.
    TakesAll,
    /// The move cannot be played: the house is empty.
    Empty,
    /// The move cannot be played: the house is burnt.
    Burnt,
    /// The move cannot be played: the house is the other player's.
    NotYours,
}

impl Chip {
    /// The effect of playing a move, or the reason why it cannot be played. The position stays as
    /// it is.
    pub fn preview(position: &Position, mv: Move) -> Option<Chip> {
        match position.clone().play(mv) {
            Ok(sowing) => Chip::of(position, sowing.by, &sowing.events),
            Err(error) => Chip::refused(&error),
        }
    }

    /// The effect in the events of a move played on trial in a position. `None` for a move that sows
    /// nothing.
    pub fn of(before: &Position, by: Side, events: &[Event]) -> Option<Chip> {
        let end = events.iter().find_map(|event| match event {
            Event::End { outcome, .. } => Some(Chip::Ends(*outcome)),
            _ => None,
        });
        let again = events.iter().any(|event| {
            matches!(event, Event::ExtraTurn { side, why: ExtraTurn::LastInStore } if *side == by)
        });
        let given = given(before, by, events);
        end.or_else(|| captured(by, events).map(Chip::Captures))
            .or_else(|| again.then_some(Chip::PlayAgain))
            .or_else(|| (given > 0 && before.must_feed()).then_some(Chip::Feeds))
            .or_else(|| (given > 0).then_some(Chip::Gives(given)))
            .or_else(|| last_drop(by, events).map(Chip::Lands))
    }

    /// The reason why a move is refused, where a chip can express it.
    pub fn refused(error: &PlayError) -> Option<Chip> {
        match error {
            PlayError::MustFeed { .. } => Some(Chip::MustFeed),
            PlayError::GrandSlam { .. } => Some(Chip::TakesAll),
            PlayError::EmptyHouse { .. } => Some(Chip::Empty),
            PlayError::BurntHouse { .. } => Some(Chip::Burnt),
            PlayError::NotYourSide { .. } => Some(Chip::NotYours),
            PlayError::Over
            | PlayError::Text(_)
            | PlayError::NoSuchHouse { .. }
            | PlayError::NoSwap
            | PlayError::WrongForm { .. }
            | PlayError::StoreCount { .. }
            | PlayError::WrongFruits { .. }
            | PlayError::FixedOrder { .. }
            | PlayError::HeldHouse { .. }
            | PlayError::NotByRule { .. }
            | PlayError::Arrow { .. }
            | PlayError::Arrangement { .. }
            | PlayError::NothingToLeave { .. } => None,
        }
    }
}

/// Everything `by` wins while sowing.
fn captured(by: Side, events: &[Event]) -> Option<Heap> {
    let captured = events.iter().flat_map(|event| event.captured_by(by));
    captured
        .map(|(_, heap)| *heap)
        .reduce(Heap::plus)
        .filter(|heap| !heap.is_empty())
}

/// The gain of the opponent's houses and store by the sowing; relays also lift seeds from there.
fn given(before: &Position, by: Side, events: &[Event]) -> u16 {
    let change: i32 = events
        .iter()
        .map(|event| match event {
            Event::Drop { by: who, into, .. } if *who == by && before.owner(*into) != by => 1,
            Event::Lift {
                by: who,
                from,
                heap,
            } if *who == by && before.owner(*from) != by => -i32::from(heap.count()),
            _ => 0,
        })
        .sum();
    u16::try_from(change).unwrap_or(0)
}

fn last_drop(by: Side, events: &[Event]) -> Option<Place> {
    events.iter().rev().find_map(|event| match event {
        Event::Drop { by: who, into, .. } if *who == by => Some(*into),
        _ => None,
    })
}

impl Words {
    /// A chip in a word or two: `→ store: play again`, `captures 5`.
    pub fn chip(self, chip: Chip, told: &Perspective) -> String {
        self.chip_text(chip, told, false)
    }

    /// A chip as a spoken sentence: "Ends in your store: play again."
    pub fn chip_sentence(self, chip: Chip, told: &Perspective) -> String {
        crate::perspective::capitalised(&self.chip_text(chip, told, true))
    }

    /// The place where a sowing ends. The reader of a preview is the mover: their store is "your
    /// store".
    fn landing(self, place: Place, told: &Perspective) -> String {
        let told = told.clone().seen_by(place.side());
        self.place(place, place.side(), &told)
    }

    fn chip_text(self, chip: Chip, told: &Perspective, spoken: bool) -> String {
        let either = |short, long| if spoken { long } else { short };
        let about = self.about(told.you.unwrap_or(Side::South), told);
        match chip {
            Chip::Ends(outcome) => match outcome.winner {
                Some(side) => self
                    .about(side, told)
                    .phrase(either("chip-ends", "say-ends")),
                None => about.phrase(either("chip-ends-draw", "say-ends-draw")),
            },
            Chip::Captures(heap @ Heap::Seeds(_)) => about
                .with("n", heap.count())
                .phrase(either("chip-captures", "say-captures")),
            Chip::Captures(heap) => about
                .with("kinds", self.heap(heap, told))
                .phrase(either("chip-wins-fruit", "say-wins-fruit")),
            Chip::PlayAgain => about.phrase(either("chip-play-again", "say-play-again")),
            Chip::Feeds => about.phrase(either("chip-feeds", "say-feeds")),
            Chip::Gives(n) => about.with("n", n).phrase(either("chip-gives", "say-gives")),
            Chip::Lands(place) => about
                .with("place", self.landing(place, told))
                .with("house", place.letter())
                .phrase(match (spoken, place) {
                    (true, _) => "say-lands",
                    (false, Place::House(..)) => "chip-lands",
                    (false, _) => "chip-lands-in-store",
                }),
            Chip::MustFeed => about.phrase(either("chip-must-feed", "say-must-feed")),
            Chip::TakesAll => about.phrase(either("chip-takes-all", "say-takes-all")),
            Chip::Empty => about.phrase(either("chip-empty", "say-empty")),
            Chip::Burnt => about.phrase(either("chip-burnt", "say-burnt")),
            Chip::NotYours => about.phrase(either("chip-not-yours", "say-not-yours")),
        }
    }
}
