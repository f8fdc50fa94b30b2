//! A ply seed by seed, as long as it is shown.

use std::collections::BTreeMap;
use std::time::Duration;

use game::Ply;
use game::show::{Frame, Scene, Speed, Trace, frames, length_ms};
use rules::{Event, Place};

/// The mark at a place.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Mark {
    /// The sowing began here.
    Source,
    /// The last piece fell here, or falls now.
    Last,
    /// Seeds were won here.
    Captured,
}

/// Marks by place.
pub(crate) type Marks = BTreeMap<Place, Mark>;

/// A ply being shown.
#[derive(Debug)]
pub(crate) struct Animation {
    frames: Vec<Frame>,
    events: Vec<Event>,
    begun: Duration,
}

/// The marks that events leave.
fn marks_of(events: &[Event]) -> Marks {
    let trace = Trace::of_events(events);
    let mut marks: Marks = trace
        .sources
        .into_iter()
        .map(|place| (place, Mark::Source))
        .collect();
    if let Some(last) = trace.last {
        marks.entry(last).or_insert(Mark::Last);
    }
    marks.extend(trace.captured.into_iter().map(|it| (it, Mark::Captured)));
    marks
}

/// The marks that stay after a ply.
pub(crate) fn marks(ply: &Ply) -> Marks {
    marks_of(&ply.sowing.events)
}

impl Animation {
    /// `None` when there is nothing to watch.
    pub(crate) fn new(ply: &Ply, speed: Speed, now: Duration) -> Option<Animation> {
        let most = speed.turn_ms_max();
        let frames = frames(ply.before(), &ply.sowing, ply.after(), speed, most);
        (length_ms(&frames) > 0).then(|| Animation {
            frames,
            events: ply.sowing.events.clone(),
            begun: now,
        })
    }

    /// The picture to show now, with its marks; `None` when all has been shown.
    pub(crate) fn now(&self, now: Duration) -> Option<(&Scene, Marks)> {
        let passed = now.saturating_sub(self.begun).as_millis();
        if passed >= u128::from(length_ms(&self.frames)) {
            return None;
        }
        let shown = |frame: &&Frame| u128::from(frame.at_ms) <= passed;
        let frame = self.frames.iter().take_while(shown).last()?;
        Some((&frame.scene, marks_of(&self.events[..frame.events])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game;

    #[test]
    fn nothing_takes_longer_than_it_may() {
        let rules = "congkak".parse().unwrap();
        let mut game = Game::start(&rules);
        let mv = game.position().moves()[0];
        let ply = game.play(mv).unwrap();
        let begun = Duration::from_secs(5);
        let animation = Animation::new(ply, Speed::Normal, begun).unwrap();
        assert!(animation.now(begun).is_some());
        let longest = Duration::from_millis(Speed::Normal.turn_ms_max().into());
        assert!(animation.now(begun + longest).is_none());
        assert!(Animation::new(ply, Speed::Off, begun).is_none());
    }

    #[test]
    fn marks_come_as_the_seeds_fall() {
        let mut game = Game::start(&"kalah".parse().unwrap());
        let mv = game.position().read_move("C").unwrap();
        let ply = game.play(mv).unwrap();
        let animation = Animation::new(ply, Speed::Normal, Duration::ZERO).unwrap();
        let (scene, first) = animation.now(Duration::ZERO).unwrap();
        assert_eq!(scene.in_hand(), 4);
        let source = Place::House(rules::Side::South, 2);
        assert_eq!(first, Marks::from([(source, Mark::Source)]));
        assert_eq!(marks(ply).len(), 2);
    }
}
