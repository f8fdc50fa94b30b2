//! A ply seed by seed: boards in between, made from what the rules say has happened.

use std::collections::BTreeMap;
use std::time::Duration;

use game::Ply;
use rules::{Event, Heap, Kind, Place, Position, Side};

use crate::play::Speed;

/// What lies where.
pub(crate) type Heaps = BTreeMap<Place, Heap>;

/// What is marked at a place.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Mark {
    /// The sowing began here.
    Source,
    /// The last piece fell here, or falls now.
    Last,
    /// Something was won here.
    Captured,
}

/// Marks by place.
pub(crate) type Marks = BTreeMap<Place, Mark>;

/// One board in between.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) heaps: Heaps,
    pub(crate) marks: Marks,
    /// Pieces still in the hands.
    pub(crate) hand: u16,
    /// When the next one follows, in seeds that fall.
    seeds: f32,
}

/// A ply being shown.
#[derive(Debug)]
pub(crate) struct Animation {
    frames: Vec<Frame>,
    begun: Duration,
    per_seed: Duration,
}

/// Everything that lies on and beside the board.
pub(crate) fn heaps(position: &Position) -> Heaps {
    let shape = position.shape();
    let places = (0..shape.ring() + 2).map(|cell| shape.place(cell));
    places.map(|place| (place, position.heap(place))).collect()
}

/// What stays marked after a ply.
pub(crate) fn marks(ply: &Ply) -> Marks {
    frames(ply)
        .pop()
        .map(|frame| frame.marks)
        .unwrap_or_default()
}

impl Animation {
    /// `None` when there is nothing to watch.
    pub(crate) fn new(ply: &Ply, speed: Speed, now: Duration) -> Option<Animation> {
        let frames = frames(ply);
        if speed == Speed::Off || frames.is_empty() {
            return None;
        }
        let seeds: f32 = frames.iter().map(|frame| frame.seeds).sum();
        let wanted = speed.per_seed().mul_f32(seeds);
        let per_seed = wanted.min(speed.longest()).div_f32(seeds.max(1.0));
        Some(Animation {
            frames,
            begun: now,
            per_seed,
        })
    }

    /// The board to show now; `None` when all has been shown.
    pub(crate) fn frame(&self, now: Duration) -> Option<&Frame> {
        let passed = now.saturating_sub(self.begun);
        let mut until = Duration::ZERO;
        self.frames.iter().find(|frame| {
            until += self.per_seed.mul_f32(frame.seeds);
            passed < until
        })
    }
}

/// Relays are shown faster with every lap.
const LAP_FACTOR: f32 = 0.75;

fn frames(ply: &Ply) -> Vec<Frame> {
    let mut heaps = heaps(ply.before());
    let mut marks = Marks::new();
    let mut hands: [u16; 2] = [0; 2];
    let mut frames = Vec::new();
    let mut pace = 1.0;
    for side in Side::BOTH {
        hands[side] = ply.before().hand(side).map_or(0, |(_, seeds)| seeds);
    }
    for event in &ply.sowing.events {
        let seeds = match event {
            Event::Lift { by, from, heap } => {
                let left = without(heaps[from], *heap);
                heaps.insert(*from, left);
                hands[*by] += heap.count();
                if frames.is_empty() || ply.by.is_none() {
                    marks.insert(*from, Mark::Source);
                }
                pace
            }
            Event::Drop { by, into, kind, .. } => {
                heaps.insert(*into, with_one(heaps[into], *kind));
                hands[*by] = hands[*by].saturating_sub(1);
                marks.retain(|_, mark| *mark != Mark::Last);
                marks.entry(*into).or_insert(Mark::Last);
                pace
            }
            Event::Relay { .. } => {
                pace *= LAP_FACTOR;
                continue;
            }
            Event::Capture { from, into, .. } => {
                take(&mut heaps, from, *into);
                marks.extend(from.iter().map(|(place, _)| (*place, Mark::Captured)));
                3.0
            }
            Event::Sweep { from, into, .. } => {
                take(&mut heaps, from, *into);
                3.0
            }
            // Told, and nothing lies anywhere else.
            Event::Skip { .. }
            | Event::NoCapture { .. }
            | Event::Dead { .. }
            | Event::ExtraTurn { .. }
            | Event::BonusSpent { .. }
            | Event::Pass { .. }
            | Event::MustFeed { .. }
            | Event::Swap { .. }
            | Event::OpeningOver { .. }
            | Event::Uncounted { .. }
            | Event::Turn { .. }
            | Event::End { .. } => continue,
        };
        frames.push(Frame {
            heaps: heaps.clone(),
            marks: marks.clone(),
            hand: hands[0] + hands[1],
            seeds,
        });
    }
    frames
}

/// Moves heaps to where they are kept.
fn take(heaps: &mut Heaps, from: &[(Place, Heap)], into: Place) {
    for (place, heap) in from {
        let left = without(heaps[place], *heap);
        heaps.insert(*place, left);
        heaps.insert(into, heaps[&into].plus(*heap));
    }
}

fn with_one(heap: Heap, kind: Option<Kind>) -> Heap {
    match (heap, kind) {
        (Heap::Fruit(mut kinds), Some(kind)) => {
            kinds[kind as usize] += 1;
            Heap::Fruit(kinds)
        }
        (heap, _) => Heap::Seeds(heap.count() + 1),
    }
}

fn without(heap: Heap, taken: Heap) -> Heap {
    match (heap, taken) {
        (Heap::Fruit(there), Heap::Fruit(taken)) => Heap::Fruit(std::array::from_fn(|kind| {
            there[kind].saturating_sub(taken[kind])
        })),
        _ => Heap::Seeds(heap.count().saturating_sub(taken.count())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game;

    /// Playing every first move of a game shows, in the end, what the rules say lies there.
    #[track_caller]
    fn check(rules: &str) {
        let rules = rules.parse().unwrap();
        let mut game = Game::start(&rules);
        for _ in 0..200 {
            let Some(mv) = game.position().moves_up_to(60).pop() else {
                break;
            };
            let ply = game.play(mv).unwrap().clone();
            let frames = frames(&ply);
            assert_eq!(
                frames.last().unwrap().heaps,
                heaps(ply.after()),
                "{}",
                ply.text()
            );
            assert!(!frames.iter().any(|frame| frame.seeds <= 0.0));
        }
    }

    #[test]
    fn the_last_frame_is_the_position() {
        for rules in [
            "kalah",
            "kalah:direction=clockwise",
            "oware",
            "congkak",
            "congkak:opening=simultaneous",
            "kid-cala-beginner",
            "banana-cala",
        ] {
            check(rules);
        }
    }

    #[test]
    fn nothing_takes_longer_than_it_may() {
        let rules = "congkak".parse().unwrap();
        let mut game = Game::start(&rules);
        let mv = game.position().moves()[0];
        let ply = game.play(mv).unwrap();
        let begun = Duration::from_secs(5);
        let animation = Animation::new(ply, Speed::Normal, begun).unwrap();
        assert!(animation.frame(begun).is_some());
        let end = begun + Speed::Normal.longest() + Duration::from_millis(50);
        assert!(animation.frame(end).is_none());
        assert!(Animation::new(ply, Speed::Off, begun).is_none());
    }
}
