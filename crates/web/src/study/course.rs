//! The course of the game: the margin of every position that has been looked into, as a bar beside the
//! board and as a graph of the line shown.

use game::{Game, NodeId};
use leptos::prelude::*;
use rules::Side;

use crate::board::number::{Length, percent};
use crate::page::Page;
use crate::study::graph::{lines, now};
use crate::study::review::{Choice, Curve, Fault, curve};
use crate::study::standing::signed;
use crate::study::state::Study;
use crate::study::worth::Worth;
use crate::table::Table;

impl Study {
    /// Remembers the value of the position shown.
    pub(super) fn note_worth(self) {
        let worth = self.values.with_untracked(|values| {
            let (best, side) = (values.moves.first()?, values.side?);
            Some(Worth::of(best, side))
        });
        if let Some(worth) = worth {
            self.desk.table.with_untracked(|table| {
                self.course
                    .update(|course| course.learn(table.position(), worth));
            });
        }
    }

    /// The value of the position shown.
    fn worth(self) -> Option<Worth> {
        if self.is_tried() {
            return None;
        }
        let table = self.desk.table;
        self.course
            .with(|course| table.with(|table| course.worth(table.position())))
    }
}

/// The expected margin as a bar along the board, the near player's share from their edge.
#[component]
pub(super) fn Gauge() -> impl IntoView {
    let study = Study::here();
    let table = study.desk.table;
    let worth = Memo::new(move |_| study.worth());
    let text = move || {
        let text = |worth: Worth| worth.text(study.home());
        worth.get().map(text).unwrap_or_default()
    };
    let share = Memo::new(move |_| {
        let total = table.with(|table| table.position().pieces_total());
        worth.get().map_or(0.5, |worth| worth.share(total))
    });
    let near = move || table.with(Table::near);
    let own = move || match near() {
        Side::South => share.get(),
        Side::North => 1.0 - share.get(),
    };
    let name = move || study.text_about("study-bar", study.home(), &[("value", text().into())]);
    view! {
        <div
            class=move || format!("gauge {}", near().name())
            class:unknown=move || worth.get().is_none()
            class:near-leads=move || 0.5 < own()
            role="img"
            aria-label=name
            style=("--share", move || percent(100.0 * own()))
        >
            // It stands at the end of whoever leads, so that a sign would say it twice, or against the
            // values of the moves, which are those of whoever is to move.
            <b>{move || text().replace(['+', '−'], "")}</b>
        </div>
    }
}

/// The graph of the line shown, which is a slider, too.
#[component]
pub(super) fn Graph() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let table = study.desk.table;
    let drawn = Memo::new(move |_| {
        let points = study
            .course
            .with(|course| table.with(|table| course.points(table.game())));
        let home = study.home();
        let seen: Vec<_> = points
            .into_iter()
            .map(|point| Some(point?.seen_by(home)))
            .collect();
        curve(&seen)
    });
    let last = Memo::new(move |_| table.with(|table| table.game().line_len()));
    let at = Memo::new(move |_| table.with(|table| table.game().cursor()));
    let line = Memo::new(move |_| table.with(|table| line_of(table.game())));
    let marks = move || {
        let step = |at: usize| {
            let node = study.review.with(|review| review.as_ref()?.node(at + 1))?;
            line.with(|line| line.iter().position(|known| *known == node))
        };
        drawn.with(|curve| study.faults.with(|faults| marks(curve, faults, step)))
    };
    let edge = move |side: Side| {
        let name = study.name(side);
        format!("{name} {}", signed(drawn.with(|curve| curve.top)))
    };
    let told = move || study.told_at(at.get(), last.get());
    let is_undrawn = move || drawn.with(|curve| curve.lines.is_empty());
    view! {
        <div class=move || format!("graph course {}", study.home().name())>
            <div class="plot" aria-hidden="true">
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
                    <path class="even" d="M0 50H100"/>
                    {move || drawn.with(lines)}
                    {move || drawn.with(dots)}
                    {move || now(at.get(), last.get())}
                </svg>
                {marks}
            </div>
            <small aria-hidden="true">{move || edge(study.home())}</small>
            <small class="low" aria-hidden="true">{move || edge(!study.home())}</small>
            {["study-estimate", "proved"].map(|id| {
                view! { <small class=id aria-hidden="true">{page.label(id)}</small> }
            })}
            <input
                type="range"
                id="scrub"
                aria-label=page.label("study-graph")
                aria-valuetext=told
                min="0"
                max=move || last.get().to_string()
                prop:value=move || {
                    last.track();
                    at.get().to_string()
                }
                on:input=move |event| {
                    if let Ok(at) = event_target_value(&event).parse() {
                        study.desk.look(at);
                    }
                }
            />
        </div>
        <p class="legend" class:undrawn=is_undrawn>{move || page.text(legend(is_undrawn()))}</p>
    }
}

/// The id of the sentence about a curve: its meaning, or the way to one.
fn legend(is_undrawn: bool) -> &'static str {
    if is_undrawn {
        "study-undrawn"
    } else {
        "study-dashed"
    }
}

/// The places of the line shown, the root first.
fn line_of(game: &Game) -> Vec<NodeId> {
    let mut game = game.clone();
    let all = 0..=game.line_len();
    all.map(|step| {
        game.go_to(step);
        game.node()
    })
    .collect()
}

/// A dot for each known position: one that stands alone has no line.
fn dots(curve: &Curve) -> AnyView {
    let dots = curve.places.iter().map(|&(_, x, y)| {
        let [x, y] = [x, y].map(|part| Length(100.0 * part));
        view! { <path class="dot" d=format!("M{x} {y}h0")/> }
    });
    dots.collect_view().into_any()
}

/// The sign of each fault, at the position after it, where its cost shows.
fn marks(
    curve: &Curve,
    faults: &[(usize, Choice, Fault)],
    step: impl Fn(usize) -> Option<usize>,
) -> AnyView {
    let marks = faults.iter().filter_map(|(at, _, fault)| {
        let after = step(*at)?;
        let (_, x, y) = curve.places.iter().find(|(step, ..)| *step == after)?;
        let (left, top) = (percent(100.0 * x), percent(100.0 * y));
        Some(view! { <b style:left=left style:top=top>{fault.sign()}</b> })
    });
    marks.collect_view().into_any()
}
