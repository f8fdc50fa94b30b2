//! The course of a finished game at a glance: who was ahead after each turn, and the best turn.

use std::fmt::Write as _;

use game::Ply;
use leptos::prelude::*;
use rules::{Event, Move, Position, Side};
use words::Words;

use crate::device;
use crate::page::Page;
use crate::play::desk::Desk;
use crate::table::Table;

/// The least that a turn must bring to be called the best.
const GAIN_MIN: i16 = 3;
/// The turns that a curve needs: of fewer it is no picture.
const TURNS_MIN: usize = 5;

/// The lead of the near player over a round of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Lead {
    /// The lead at the start and after each turn, in points.
    points: Vec<i16>,
    best: Option<Best>,
}

/// The turn that won most.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Best {
    by: Side,
    /// Its index in the points.
    turn: usize,
    /// The number of steps of the line up to its end.
    step: usize,
    /// By how much the player's own points grew.
    gain: i16,
}

impl Lead {
    /// The lead in the round that is shown; `None` for a game that is not about points,
    /// or in which nobody was ever ahead.
    pub(super) fn of(table: &Table) -> Option<Lead> {
        if table.position().properties().is_race {
            return None;
        }
        let near = table.near();
        let you = table.told().you;
        // There, points and pieces are not the same.
        let has_fruit = table.position().properties().has_fruit;
        let round = table.position().round().number;
        let mut lead = Lead::default();
        for turn in table.game().turns() {
            let [Some(first), Some(last)] = [turn.plies.first(), turn.plies.last()] else {
                continue;
            };
            if turn.round != round {
                continue;
            }
            let [had, has] = [first.before(), last.after()].map(Position::score);
            let ahead = |score: [i16; 2]| score[near] - score[!near];
            if lead.points.is_empty() {
                lead.points.push(ahead(had));
            }
            lead.points.push(ahead(has));
            // Whoever changes sides wins nothing by it.
            let is_swap = turn.plies.iter().any(|ply| ply.mv == Move::Swap);
            let is_silent = has_fruit || is_swap;
            let is_meant = |by: &Side| !is_silent && you.is_none_or(|you| you == *by);
            let Some(by) = turn.by.filter(is_meant) else {
                continue;
            };
            let gain = has[by] - had[by] - swept(last, by);
            if gain >= GAIN_MIN && lead.best.is_none_or(|best| best.gain < gain) {
                lead.best = Some(Best {
                    by,
                    turn: lead.points.len() - 1,
                    step: turn.end(),
                    gain,
                });
            }
        }
        let is_course = lead.points.iter().any(|lead| *lead != 0);
        is_course.then_some(lead)
    }

    /// The best turn in words: whose it was, and how much it won.
    pub(super) fn told(&self, table: &Table, words: Words) -> Option<String> {
        let told = table.told();
        let best = self.best?;
        let pieces = words.pieces(best.gain.unsigned_abs(), &told);
        Some(words.text_about("best-turn", best.by, &told, &[("pieces", pieces.into())]))
    }

    /// The greatest lead of either player; at least 1.
    fn most(&self) -> i16 {
        self.points.iter().map(|lead| lead.abs()).fold(1, i16::max)
    }

    /// The line as an SVG path, one unit a turn and one a point, with the near player's lead upwards.
    fn line(&self) -> String {
        let mut path = String::new();
        for (turn, lead) in self.points.iter().enumerate() {
            let step = if turn == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{step}{turn} {}", -lead);
        }
        path
    }
}

/// The points that a player gets in this ply only because what is left is shared out: they are nobody's
/// merit.
fn swept(ply: &Ply, to: Side) -> i16 {
    let swept = |event: &Event| match event {
        Event::Sweep { by, from, .. } if *by == to => {
            from.iter().map(|(_, heap)| heap.points()).sum()
        }
        _ => 0,
    };
    ply.sowing.events.iter().map(swept).sum()
}

/// The course of the game as a curve with its best turn, which a press shows on the board. Nothing for
/// a game that is not about points.
#[component]
pub(super) fn Course(lead: Memo<Option<Lead>>) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    // The card goes away with the button that was pressed.
    let show = move |step| {
        desk.look(step);
        request_animation_frame(|| {
            device::focus_first(&["#board"]);
        });
    };
    let colours = move || {
        let near = desk.table.with(Table::near);
        [near, !near].map(Side::name)
    };
    let curve = move || {
        let lead = lead.get()?;
        let line = lead.line();
        let turns = lead.points.len() - 1;
        let most = lead.most();
        // Each half cuts off what belongs to the other.
        let halves = colours().into_iter().zip([-most, 0]).map(|(side, top)| {
            view! {
                <svg viewBox=format!("0 {top} {turns} {most}") preserveAspectRatio="none">
                    <path class=side d=format!("{line}V0H0Z")/>
                    <path class="margin" d=line.clone()/>
                </svg>
            }
        });
        let dot = lead.best.map(|best| {
            let points = lead.points[best.turn];
            view! { <i style=("--turn", best.turn.to_string()) style=("--lead", points.to_string())></i> }
        });
        Some(view! {
            <span
                class="curve"
                aria-hidden="true"
                style=("--turns", turns.to_string())
                style=("--most", most.to_string())
            >
                {halves.collect_view()}
                {dot}
            </span>
        })
    };
    let is_curve = move || {
        lead.with(|lead| {
            lead.as_ref()
                .is_some_and(|lead| lead.points.len() > TURNS_MIN)
        })
    };
    let best = move || {
        let words = page.words.get();
        let lead = lead.get()?;
        let told = desk.table.with(|table| lead.told(table, words))?;
        let step = lead.best?.step;
        Some(view! {
            <button type="button" id="best-turn" on:click=move |_| show(step)>
                {told}
            </button>
        })
    };
    view! {
        <Show when=move || lead.with(Option::is_some)>
            <div class="lead">
                {move || is_curve().then(curve)}
                {best}
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route;

    /// The lead in a game of Kalah, from the near side of South.
    fn lead(options: &str, words: &str) -> Lead {
        let table = route::open(&format!("game=kalah{options}&{words}"));
        Lead::of(&table.expect("the link is right")).expect("Kalah is about points")
    }

    #[test]
    fn every_turn_has_its_lead_and_the_best_is_found() {
        let lead = lead("", "moves=C+F+b+f+A+d&north=level-2");
        assert_eq!(lead.points, [0, 2, 0, 6, 5]);
        let best = lead
            .best
            .expect("a capture is worth more than an extra turn");
        assert_eq!((best.turn, best.step, best.gain), (3, 5, 6));
    }

    #[test]
    fn whoever_changes_sides_wins_nothing_by_it() {
        let lead = lead(
            ":seeds=3,pie=on",
            "moves=D+A+swap&south=level-2&north=person",
        );
        assert_eq!(lead.best, None);
    }

    #[test]
    fn what_is_shared_out_is_nobodys_merit() {
        let swept = lead("", "position=0-0-0-0-0-1-0-0-0-0-0-3-25-19-S&moves=F");
        assert_eq!((&swept.points[..], swept.best), (&[6, 4][..], None));
        let captured = lead("", "position=0-0-0-0-1-0-5-0-0-0-0-1-10-31-S&moves=E");
        let best = captured.best.expect("it won six");
        assert_eq!((best.turn, best.step, best.gain), (1, 1, 6));
    }
}
