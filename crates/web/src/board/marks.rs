//! Marks drawn over the board besides seeds: turn, playable places, traces, previews.

use rules::{Mark, Place, Position, Side};

use game::show::{Preview, Trace};

/// A word or two at a house.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Chip {
    /// At this house.
    pub(crate) at: Place,
    /// The result of the move.
    pub(crate) text: String,
    /// Whether it cannot be chosen.
    pub(crate) refused: bool,
}

/// All marks drawn over the board besides seeds.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is drawn independently of the others"
)]
pub(crate) struct Marks {
    /// Places that can be chosen now.
    pub(crate) playable: Vec<Place>,
    /// Stores that can be chosen at some time: they are buttons.
    pub(crate) sources: Vec<Place>,
    /// The sides to move.
    pub(crate) turn: Vec<Side>,
    /// The trace of the last turn.
    pub(crate) trace: Option<Trace>,
    /// The trace is shown by numbers, because nothing was animated.
    pub(crate) numbered: bool,
    /// The preview of the considered move.
    pub(crate) preview: Option<Preview>,
    /// The result of that move, in a word.
    pub(crate) chip: Option<Chip>,
    /// Chosen, but not yet played.
    pub(crate) chosen: Vec<Place>,
    /// Recommended.
    pub(crate) hints: Vec<Place>,
    /// Numbers beside the houses.
    pub(crate) counts: bool,
    /// Seeds lie like the spots of dice.
    pub(crate) easy: bool,
    /// The far player's numbers are upside down.
    pub(crate) facing: bool,
    /// Something is moving.
    pub(crate) moving: bool,
    /// The winner of a game that is over.
    pub(crate) winner: Option<Side>,
    /// Houses with a mark of their own.
    pub(crate) noted: Vec<(Place, Mark)>,
    /// The houses sown in the last turn, in order, if there are several.
    pub(crate) order: Vec<Place>,
}

impl Marks {
    /// The style classes of a place.
    pub(crate) fn classes(&self, place: Place) -> String {
        let mut classes = String::new();
        let mut add = |on: bool, class: &str| {
            if on {
                classes.push(' ');
                classes.push_str(class);
            }
        };
        add(self.playable.contains(&place), "playable");
        add(self.chosen.contains(&place), "chosen");
        add(self.hints.contains(&place), "hinted");
        add(self.winner.map(Place::Store) == Some(place), "won");
        for (_, mark) in self.noted.iter().filter(|(noted, _)| *noted == place) {
            add(true, mark.name());
        }
        if let Some(preview) = &self.preview {
            add(preview.trace.sources.contains(&place), "source");
            add(preview.trace.last == Some(place), "target");
            add(preview.trace.captured.contains(&place), "taken");
        } else if let Some(trace) = &self.trace {
            add(trace.sources.contains(&place), "was-source");
            add(trace.last == Some(place), "was-last");
            add(trace.captured.contains(&place), "was-taken");
            add(
                trace.extra.is_some_and(|side| place == Place::Store(side)),
                "was-extra",
            );
        }
        classes
    }

    /// The houses of a position that have a mark.
    pub(crate) fn noted(position: &Position) -> Vec<(Place, Mark)> {
        if !position.is_general() {
            return Vec::new();
        }
        let places = position.shape().places();
        let marked = places.filter_map(|place| Some((place, position.mark(place)?)));
        marked.collect()
    }

    /// The number of seeds of the path that fell, or would fall, into a place, and the number of
    /// the first.
    pub(crate) fn steps(&self, place: Place) -> Option<(usize, usize)> {
        let trace = match &self.preview {
            Some(preview) => Some(&preview.trace),
            None => self.trace.as_ref(),
        };
        trace?.steps().get(&place).copied()
    }

    /// The numbers of the sowings of the last turn that began in a place.
    pub(crate) fn numbers(&self, place: Place) -> Option<String> {
        let sown = self.order.iter().enumerate();
        let of_place = sown.filter(|&(_, source)| *source == place && self.preview.is_none());
        let numbers: Vec<String> = of_place.map(|(at, _)| (at + 1).to_string()).collect();
        (!numbers.is_empty()).then(|| numbers.join("·"))
    }

    /// The count of a place after the previewed move, if it differs from the present one.
    pub(crate) fn count_then(&self, place: Place) -> Option<u16> {
        let counts = &self.preview.as_ref()?.counts;
        let then = counts.iter().find(|(changed, _)| *changed == place);
        then.map(|(_, heap)| heap.count())
    }

    /// The number beside a count: what a store has won by captures, without the seeds sown into it,
    /// or, if nothing was animated, the change of any place.
    pub(crate) fn change(&self, place: Place) -> Option<i32> {
        let trace = self.trace.as_ref().filter(|_| self.preview.is_none())?;
        let changes = &trace.changes;
        let change = changes.iter().find(|(changed, _)| *changed == place);
        let change = change.map(|&(_, change)| change)?;
        if self.numbered {
            return Some(change);
        }
        let Place::Store(side) = place else {
            return None;
        };
        let won = trace.won[side];
        (won > 0).then(|| won.into())
    }
}

/// The number of a step as the path shows it: `①` to `⑳`, plain beyond.
pub(crate) fn circled(number: usize) -> String {
    let circled = u32::try_from(number)
        .ok()
        .filter(|number| (1..=20).contains(number))
        .and_then(|number| char::from_u32('①' as u32 + number - 1));
    circled.map_or_else(|| number.to_string(), String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(numbered: bool) -> Marks {
        let rules = "kalah".parse().unwrap();
        let before = Position::start(&rules);
        let mut after = before.clone();
        let sowing = after.play(before.read_move("C").unwrap()).unwrap();
        Marks {
            trace: Some(Trace::of(&before, &sowing, &after)),
            numbered,
            playable: vec![Place::House(Side::South, 0)],
            ..Marks::default()
        }
    }

    #[test]
    fn the_trace_is_marked() {
        let marks = marks(false);
        assert_eq!(marks.classes(Place::House(Side::South, 2)), " was-source");
        assert_eq!(marks.classes(Place::House(Side::South, 0)), " playable");
        assert_eq!(
            marks.classes(Place::Store(Side::South)),
            " was-last was-extra"
        );
        assert_eq!(marks.steps(Place::House(Side::South, 3)), Some((1, 1)));
        assert_eq!(marks.change(Place::House(Side::South, 3)), None);
    }

    #[test]
    fn where_nothing_travels_changes_are_numbers() {
        let marks = marks(true);
        assert_eq!(marks.change(Place::House(Side::South, 2)), Some(-4));
        assert_eq!(marks.change(Place::Store(Side::South)), Some(1));
        assert_eq!(marks.change(Place::House(Side::North, 0)), None);
    }

    #[test]
    fn a_store_says_what_it_has_won() {
        let mut marks = marks(false);
        assert_eq!(marks.change(Place::Store(Side::South)), None);
        // One seed was sown into it, too.
        marks.trace.as_mut().unwrap().won = [5, 0];
        assert_eq!(marks.change(Place::Store(Side::South)), Some(5));
        assert_eq!(marks.change(Place::House(Side::South, 2)), None);
    }

    #[test]
    fn sowings_of_a_turn_are_numbered() {
        let [d, f] = [3, 5].map(|house| Place::House(Side::North, house));
        let marks = Marks {
            order: vec![d, f, d],
            ..marks(false)
        };
        assert_eq!(marks.numbers(d).as_deref(), Some("1·3"));
        assert_eq!(marks.numbers(f).as_deref(), Some("2"));
        assert_eq!(marks.numbers(Place::Store(Side::North)), None);
    }

    #[test]
    fn steps_have_round_numbers() {
        assert_eq!([circled(1), circled(20), circled(21)], ["①", "⑳", "21"]);
    }
}
