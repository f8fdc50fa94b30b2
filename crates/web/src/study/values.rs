//! The search for the values of the position shown, and their texts.

use leptos::prelude::*;
use protocol::worker::Search;
use rules::{Certainty, Place, ToMove};

use crate::device;
use crate::device::whole;
use crate::study::judging::{Judging, question};
use crate::study::knowledge::{Values, reachable};
use crate::study::making::Making;
use crate::study::standing::{self, ValueMark};
use crate::study::state::{Part, Study};
use crate::thinker::{Heard, Thinker, Trouble};

/// The time for a position; more can be asked for.
const TIME_MS: u32 = 120_000;

impl Study {
    /// Asks the worker anew whenever another position is shown.
    pub(super) fn follow(self) {
        let thinker = Thinker::new(move |heard| self.hear(heard));
        self.thinker.set_value(Some(thinker));
        on_cleanup(move || {
            if let Some(Some(thinker)) = self.thinker.try_get_value() {
                thinker.end();
            }
        });
        let position = self.position();
        Effect::new(move |_| {
            position.with(|_| ());
            let is_on = self.is_on.get();
            self.values.set(Values::default());
            self.making.set(Making::Unasked);
            // The worker goes on with a review, whatever position is viewed meanwhile.
            if !self.is_reviewing() {
                self.stop();
                if is_on {
                    self.recall_or_look();
                }
            }
        });
    }

    fn is_reviewing(self) -> bool {
        self.review
            .with_untracked(|review| review.as_ref().is_some_and(|review| !review.is_done()))
    }

    /// Begins a review of the line shown.
    pub(super) fn begin_review(self) {
        self.stop();
        self.values.set(Values::default());
        self.making.set(Making::Unasked);
        let judging = self
            .desk
            .table
            .with_untracked(|table| Judging::of(table.game()));
        self.retry.set(None);
        self.part.set(Part::Game);
        self.review.set(Some(judging));
        self.ask_next();
    }

    /// Gives the review up, and values the position shown.
    pub(super) fn end_review(self) {
        self.stop();
        self.retry.set(None);
        self.review.set(None);
        self.look_again();
    }

    /// Asks about the next position of the review; after the last one, about the one shown: the first
    /// fault, unless the viewer has gone elsewhere.
    fn ask_next(self) {
        let question = self
            .review
            .with_untracked(|review| review.as_ref().and_then(Judging::question));
        match question {
            Some(question) => self.ask(question),
            None if self.is_at_end() && self.show_first_fault() => {}
            None => self.look_again(),
        }
    }

    fn is_at_end(self) -> bool {
        let table = self.desk.table;
        table.with_untracked(|table| table.game().cursor() == table.game().line_len())
    }

    fn look_again(self) {
        if self.is_on.get_untracked() {
            self.recall_or_look();
        }
    }

    /// Shows the values that the review has found, so that both always say the same; more can be asked
    /// for. Positions that it does not know are searched.
    fn recall_or_look(self) {
        let node = self.desk.table.with_untracked(|table| table.game().node());
        let known = self
            .review
            .with_untracked(|review| review.as_ref()?.values_at(node));
        match known {
            Some((side, moves)) => self.values.set(Values::recalled(side, moves)),
            None => self.look(),
        }
    }

    fn ask(self, search: Search) {
        if let Some(Some(thinker)) = self.thinker.try_get_value() {
            thinker.ask(search);
        }
    }

    fn stop(self) {
        if let Some(Some(thinker)) = self.thinker.try_get_value() {
            thinker.give_up();
        }
    }

    /// Stops the search, and keeps the values found.
    pub(super) fn halt(self) {
        self.stop();
        self.values.update(|values| values.goes_on = false);
    }

    /// Begins or continues the search in the position shown.
    pub(super) fn look(self) {
        let search = self.desk.table.with_untracked(|table| {
            let position = table.position();
            // In a simultaneous opening, the near player's houses are valued.
            let side = match position.to_move() {
                ToMove::Nobody => return None,
                ToMove::One(side) => side,
                ToMove::Both => table.near(),
            };
            let (game, text) = (table.game().rules().to_string(), format!("{position:#}"));
            let question = question(game, text, side, TIME_MS);
            Some((side, question))
        });
        let Some((side, mut search)) = search else {
            return;
        };
        search.memory_mib = self.memory_mib.get_untracked();
        self.values
            .update(|values| values.ask(side, whole(device::now_ms())));
        self.ask(search);
    }

    fn hear(self, heard: Heard) {
        if self.is_reviewing() {
            return self.hear_review(heard);
        }
        // The screen may have been left.
        let _ = self.values.try_update(|values| match heard {
            Heard::News(mut info) => {
                if let Some(side) = values.side {
                    let table = self.desk.table;
                    info.moves =
                        table.with_untracked(|table| reachable(info.moves, table.position(), side));
                }
                values.learn(info, whole(device::now_ms()));
            }
            Heard::Found(_) => values.goes_on = false,
            // Certificates are made by another worker.
            Heard::Certified(_) => {}
            Heard::Trouble(trouble) => {
                values.goes_on &= trouble == Trouble::Silent;
                values.trouble = Some(trouble);
            }
        });
        if self.values.try_with_untracked(|_| ()).is_some() {
            self.note_worth();
        }
    }

    fn hear_review(self, heard: Heard) {
        if let Heard::Trouble(trouble) = heard {
            self.stop();
            self.review.set(None);
            self.retry.set(None);
            return self.values.update(|values| values.trouble = Some(trouble));
        }
        let is_answered = matches!(heard, Heard::Found(_));
        self.review.update(|review| match (review, heard) {
            (Some(review), Heard::News(info)) => review.learn(info.moves),
            (Some(review), _) => review.advance(),
            (None, _) => {}
        });
        self.review.with_untracked(|review| {
            if let Some((position, worth)) = review.as_ref().and_then(Judging::latest) {
                self.course.update(|course| course.learn(position, worth));
            }
        });
        if is_answered {
            self.ask_next();
        }
    }

    /// Whether numbers have to change their sign for the point of view chosen.
    pub(super) fn is_mirrored(self, values: &Values) -> bool {
        let view = self.view();
        values
            .side
            .is_some_and(|side| view.is_some_and(|view| view != side))
    }

    /// The values beside the houses.
    pub(super) fn marks(self) -> Vec<ValueMark> {
        if self.desk.film.moving.get() || self.is_tried() {
            return Vec::new();
        }
        let mut marks = self.values.with(|values| match values.side {
            Some(side) => standing::marks(&values.moves, side, self.is_mirrored(values)),
            None => Vec::new(),
        });
        // A fault that is reviewed has its sign on the board.
        if let Some((choice, fault)) = self.fault_shown() {
            let played = standing::source(&choice.played, choice.side);
            let played = marks.iter_mut().find(|mark| Some(mark.at) == played);
            if let Some(mark) = played {
                mark.sign = fault.sign();
            }
        }
        marks
    }

    /// The value of a house for its label.
    pub(super) fn spoken_value(self, at: Place) -> Option<String> {
        let words = self.desk.page.words.get();
        if self.is_tried() {
            return None;
        }
        self.values.with(|values| {
            let side = values.side?;
            let mut moves = values.moves.iter();
            let valued = moves.find(|valued| standing::place(valued, side) == Some(at))?;
            let value = standing::text(valued, self.is_mirrored(values));
            let source = words.certainty(valued.source);
            Some(words.text_with(
                "study-value",
                &[("value", value.into()), ("source", source.into())],
            ))
        })
    }

    /// The value of the position as a sentence: "You win by 8 – proved".
    pub(super) fn verdict(self) -> Option<String> {
        let words = self.desk.page.words.get();
        self.values.with(|values| {
            let (side, best) = (values.side?, values.moves.first()?);
            let source = words.marked_certainty(best.source);
            let depth = match best.source {
                Certainty::Searched { depth } => depth,
                Certainty::Proved | Certainty::Table => 0,
            };
            let ahead = if best.points > 0 { side } else { !side };
            let is_exact = best.source.is_exact();
            let id = match (best.points, best.wins_in, is_exact) {
                (0, _, true) => "study-draw",
                (0, _, false) => "study-level",
                (_, Some(_), _) => "study-first",
                (.., true) => "study-wins",
                (.., false) => "study-ahead",
            };
            let n = match best.wins_in {
                Some(plies) => plies.abs(),
                None => best.points.abs(),
            };
            let arguments = [
                ("n", n.into()),
                ("source", source.into()),
                ("depth", depth.into()),
            ];
            Some(self.text_about(id, ahead, &arguments))
        })
    }
}
