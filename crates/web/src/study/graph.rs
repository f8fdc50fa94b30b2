//! The review of a game on the screen: the distance of the end, both accuracies, and all faults.

use leptos::prelude::*;
use rules::Side;
use words::Words;

use crate::board::number::Length;
use crate::device;
use crate::page::Page;
use crate::study::judging::Judging;
use crate::study::knowledge::Way;
use crate::study::retry::Retry;
use crate::study::review::{Choice, Curve, Fault, accuracy, share, turning_point};
use crate::study::standing::signed;
use crate::study::state::Study;
use crate::study::switch::Switch;

/// The review, or the button that begins it.
#[component]
pub(super) fn Review() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let review = study.review;
    let is_played = study.is_played();
    let is_there = Memo::new(move |_| review.with(Option::is_some));
    let progress = Memo::new(move |_| study.reviewing());
    let is_done = Memo::new(move |_| progress.get().is_none());
    let reviewing = move || {
        let [done, all] = progress.get()?;
        let text = page.text_with(
            "study-reviewing",
            &[("n", done.into()), ("total", all.into())],
        );
        Some(view! { <p class="news">{text}</p> })
    };
    let press = move |_| {
        if progress.get_untracked().is_some() {
            return study.end_review();
        }
        study.begin_review();
        // From its head on, whatever was in sight of it before.
        request_animation_frame(|| {
            if let Some(head) = device::found("#review-title") {
                head.scroll_into_view();
            }
        });
    };
    let name = move || match progress.get() {
        Some(_) => page.text("study-stop"),
        None if is_there.get() => page.text("study-review-again"),
        None => page.text("study-review"),
    };
    view! {
        <Show when=move || is_played.get() || is_there.get()>
            <section class="review" aria-labelledby="review-title">
                <header>
                    <h2 id="review-title">{page.label("study-reviewed")}</h2>
                    <button type="button" id="review" on:click=press>{name}</button>
                </header>
                {reviewing}
                <Show when=move || is_there.get()>
                    <Show when=move || !study.is_tried()>
                        <Faulty/>
                        <OfBoth is_done/>
                        <Turned is_done/>
                    </Show>
                    <Retry/>
                    <Show when=move || !study.is_tried()>
                        <Faults/>
                    </Show>
                    <Lengths/>
                </Show>
            </section>
        </Show>
    }
}

impl Study {
    /// The number of positions done, and of all, while the review has not seen all.
    fn reviewing(self) -> Option<[usize; 2]> {
        let progress = |review: &Option<Judging>| review.as_ref().map(Judging::progress);
        self.review.with(progress).filter(|[done, all]| done < all)
    }

    /// Goes to a position of the reviewed game.
    pub(super) fn show(self, at: usize) {
        let node = self
            .review
            .with_untracked(|review| review.as_ref().and_then(|review| review.node(at)));
        if let Some(node) = node {
            self.desk.table.update(|table| table.go_to(node));
            self.desk.jump();
        }
    }

    /// Goes to the first listed fault; whether there is one.
    pub(super) fn show_first_fault(self) -> bool {
        let first = untrack(|| self.next_listed(0));
        if let Some(at) = first {
            self.show(at);
        }
        first.is_some()
    }

    /// The choice made in the position shown, if it was a fault.
    pub(super) fn fault_shown(self) -> Option<(Choice, Fault)> {
        let shown = self.step_shown()?;
        self.faults.with(|faults| {
            let mut faults = faults.iter();
            let found = faults.find(|(at, ..)| *at == shown);
            found.map(|(_, choice, fault)| (choice.clone(), *fault))
        })
    }

    /// The step of the next faulty choice, from this step on, of the person who played, or of anybody.
    pub(super) fn own_fault(self, from: usize) -> Option<usize> {
        let you = self.you();
        self.next_fault(from, |side| you.is_none_or(|you| you == side))
    }

    /// The step of the next listed fault, from this step on.
    fn next_listed(self, from: usize) -> Option<usize> {
        self.next_fault(from, |side| self.lists(side))
    }

    /// The values of the position shown, in words.
    pub(super) fn told_at(self, step: usize, last: usize) -> String {
        let page = self.desk.page;
        let home = self.home();
        let (value, way) = self.desk.table.with(|table| {
            let worth = self.course.with(|course| course.worth(table.position()));
            let node = table.game().node();
            let way = |review: &Judging| review.ways().get(review.shown(node)?).copied().flatten();
            let way = self.review.with(|review| review.as_ref().and_then(way));
            (worth.map(|worth| worth.text(home)), way)
        });
        let value = value.unwrap_or_else(|| "?".to_owned());
        let margin = self.text_about("study-bar", home, &[("value", value.into())]);
        let way = way.map(|way| page.text_with(way.id(), &[("n", way.plies.into())]));
        format!("{step} / {last}: {margin}. {}", way.unwrap_or_default())
    }

    /// The step of the reviewed game that is shown.
    pub(super) fn step_shown(self) -> Option<usize> {
        let node = self.desk.table.with(|table| table.game().node());
        self.review
            .with(|review| review.as_ref().and_then(|review| review.shown(node)))
    }

    /// The step of the next faulty choice, from this step on, of these sides.
    fn next_fault(self, from: usize, of: impl Fn(Side) -> bool) -> Option<usize> {
        self.faults.with(|faults| {
            let mut faults = faults.iter();
            let next = faults.find(|(at, choice, _)| *at >= from && of(choice.side));
            next.map(|(at, ..)| *at)
        })
    }

    /// The step of the last listed fault before this step.
    fn fault_before(self, step: usize) -> Option<usize> {
        self.faults.with(|faults| {
            let listed = faults
                .iter()
                .filter(|(_, choice, _)| self.lists(choice.side));
            let mut steps = listed.map(|(at, ..)| *at);
            steps.rfind(|at| *at < step)
        })
    }

    /// Whether the faults of this side are listed: whoever has played sees their own first.
    fn lists(self, side: Side) -> bool {
        self.lists_both.get() || self.you().is_none_or(|you| you == side)
    }
}

/// The lines from known position to known position.
pub(super) fn lines(curve: &Curve) -> AnyView {
    let lines = curve.lines.iter().map(|(ends, exact)| {
        let [x1, y1, x2, y2] = ends.map(|part| Length(100.0 * part));
        view! { <path class="margin" class:searched=!exact d=format!("M{x1} {y1}L{x2} {y2}")/> }
    });
    lines.collect_view().into_any()
}

/// The distance of the end from each position.
#[component]
fn Lengths() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let at = Memo::new(move |_| study.step_shown());
    let ways = Memo::new(move |_| {
        let review = study.review;
        review.with(|review| review.as_ref().map(Judging::ways).unwrap_or_default())
    });
    let now = move || {
        let last = ways.with(Vec::len).saturating_sub(1);
        at.get().map(|at| now(at, last))
    };
    view! {
        <div class="graph lengths" aria-hidden="true">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
                {move || ways.with(|ways| bars(ways))}
                {now}
            </svg>
            <small>{move || ways.with(|ways| longest(ways)).to_string()}</small>
        </div>
        <p class="news">{page.label("study-lengths")}</p>
    }
}

/// The line at the position shown.
pub(super) fn now(at: usize, last: usize) -> AnyView {
    let x = Length(100.0 * share(at, last));
    view! { <path class="now" d=format!("M{x} 0V100")/> }.into_any()
}

/// The greatest number of sowings in any line.
fn longest(ways: &[Option<Way>]) -> usize {
    let plies = ways.iter().flatten().map(|way| way.plies);
    plies.max().unwrap_or(0)
}

/// The greatest width of a bar, in percent of the graph.
const BAR_MAX: f64 = 6.0;

/// A bar for each position whose line is known, centred on the point of its margin.
fn bars(ways: &[Option<Way>]) -> AnyView {
    let last = ways.len().saturating_sub(1);
    let most = longest(ways).max(1);
    let wide = (60.0 * share(1, last)).min(BAR_MAX);
    let known = ways.iter().enumerate();
    let bars = known.filter_map(|(step, way)| {
        let way = (*way)?;
        let high = 100.0 * share(way.plies, most);
        let left = 100.0 * share(step, last) - wide / 2.0;
        let [x, y, width, height] =
            [left, 100.0 - high, wide, high].map(|part| Length(part).to_string());
        Some(view! { <rect class:open=!way.ends x=x y=y width=width height=height/> })
    });
    bars.collect_view().into_any()
}

/// The accuracy of a player, and the number of their faults.
fn accuracy_of(study: Study, choices: &[Choice], side: Side) -> Option<AnyView> {
    let words = study.desk.page.words.get();
    let accuracy = accuracy(choices, side)?;
    let [slips, mistakes, blunders] = accuracy.faults;
    let faults = [
        ("study-blunders", blunders),
        ("study-mistakes", mistakes),
        ("study-slips", slips),
    ];
    let made = faults.into_iter().filter(|&(_, n)| n > 0);
    let made = made.map(|(id, n)| words.text_with(id, &[("n", n.into())]));
    let made = made.collect::<Vec<_>>().join("\n");
    let percent = [("percent", accuracy.percent.into())];
    let told = view! {
        <div class=format!("accuracy {}", side.name())>
            <h3>{study.name(side)}</h3>
            <p><b>{words.text_with("study-percent", &percent)}</b> " " {words.text("study-accuracy")}</p>
            <p>{made}</p>
        </div>
    };
    Some(told.into_any())
}

/// What decided the game, once all is looked into.
#[component]
fn Turned(is_done: Memo<bool>) -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let told = move || {
        let words = page.words.get();
        let turned = study.faults.with(|faults| turning_point(faults).cloned());
        let Some((at, choice, fault)) = turned else {
            return view! { <p class="turned">{words.text("study-never-turned")}</p> }.into_any();
        };
        view! {
            <p class="turned">
                {words.text("study-turned")}
                " "
                <button type="button" class="ply" on:click=move |_| study.show(at)>
                    {number(&choice)} " " {played(&choice, fault)}
                </button>
            </p>
        }
        .into_any()
    };
    move || is_done.get().then(told)
}

/// The number of a turn, as in a score sheet: `9.` of South, `9…` of North.
fn number(choice: &Choice) -> AnyView {
    let dots = match choice.side {
        Side::South => ".",
        Side::North => "…",
    };
    view! { <small>{choice.turn} {dots}</small> }.into_any()
}

/// The move that was played, with the sign of its fault.
fn played(choice: &Choice, fault: Fault) -> AnyView {
    view! { <b class=choice.side.name()>{choice.played.clone()} {fault.sign()}</b> }.into_any()
}

/// A fault in a line: the turn, the move that was played, what it gave away, and the best one.
fn told_fault(words: Words, choice: &Choice, fault: Fault) -> AnyView {
    let kind = words.text(fault.id());
    // The same number of seeds weighs more where they decide.
    let kind = match choice.gave_away() {
        Some(result) => {
            let result = words.text(result).into();
            words.text_with(
                "study-fault-kind",
                &[("kind", kind.into()), ("result", result)],
            )
        }
        None => kind,
    };
    let loss = (!choice.is_race()).then(|| signed(-choice.loss()));
    let best = choice.moves.first().map(|best| best.mv.as_str());
    let best = words.text_with("study-best", &[("best", best.unwrap_or_default().into())]);
    view! {
        {number(choice)}
        " "
        {played(choice, fault)}
        " "
        <span class="sort">{kind}</span>
        " "
        <span class="loss">{loss}</span>
        " "
        <span class="best">{best}</span>
    }
    .into_any()
}

/// The fault of the position shown, between the ways to the ones before and after it.
#[component]
fn Faulty() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let shown = Memo::new(move |_| study.step_shown());
    let here = move || {
        let (choice, fault) = study.fault_shown()?;
        Some(told_fault(page.words.get(), &choice, fault))
    };
    let before = Memo::new(move |_| study.fault_before(shown.get()?));
    let after = Memo::new(move |_| study.next_listed(shown.get().map_or(0, |shown| shown + 1)));
    // Elsewhere the arrows say where they lead.
    let name = move || {
        let ahead = after.get().map(|_| "fault-after");
        let id = ahead.or(before.get().map(|_| "fault-before"))?;
        study.fault_shown().is_none().then(|| page.text(id))
    };
    let way = move |id: &'static str, to: Memo<Option<usize>>| {
        view! {
            <button
                type="button"
                class="icon"
                id=id
                aria-label=page.label(id)
                title=page.label(id)
                disabled=move || to.get().is_none()
                on:click=move |_| {
                    if let Some(at) = to.get_untracked() {
                        study.show(at);
                    }
                }
            ></button>
        }
    };
    view! {
        <Show when=move || !study.faults.with(Vec::is_empty)>
            <div class="faulty">
                {way("fault-before", before)}
                <p role="status">{here} {name}</p>
                {way("fault-after", after)}
            </div>
        </Show>
    }
}

/// Both accuracies, once all is looked into: before, they would be others every second.
#[component]
fn OfBoth(is_done: Memo<bool>) -> impl IntoView {
    let study = Study::here();
    move || {
        let choices = is_done.get().then(|| study.choices.get())?;
        let choices: Vec<Choice> = choices.into_iter().map(|(_, choice)| choice).collect();
        let players = Side::BOTH.into_iter();
        let players = players.filter_map(|side| accuracy_of(study, &choices, side));
        Some(view! { <div class="both">{players.collect_view()}</div> })
    }
}

/// Every fault; a press shows the position of its choice.
#[component]
fn Faults() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let has_others = Memo::new(move |_| {
        let you = study.you();
        let is_others = |(_, choice, _): &(usize, Choice, Fault)| Some(!choice.side) == you;
        study.faults.with(|faults| faults.iter().any(is_others))
    });
    let shown = Memo::new(move |_| study.step_shown());
    let list = move || {
        let words = page.words.get();
        let faults = study.faults.get().into_iter();
        let faults = faults.filter(|(_, choice, _)| study.lists(choice.side));
        let faults = faults.map(|(at, choice, fault)| {
            let told = told_fault(words, &choice, fault);
            let is_shown = move || (shown.get() == Some(at)).then_some("step");
            view! {
                <li>
                    <button
                        type="button"
                        class="ply"
                        aria-current=is_shown
                        on:click=move |_| study.show(at)
                    >
                        {told}
                    </button>
                </li>
            }
        });
        faults.collect_view()
    };
    view! {
        <ol class="faults">{list}</ol>
        <Show when=move || has_others.get()>
            <Switch
                id="all-faults"
                name=move || page.text("study-faults-all")
                on=study.lists_both
                press=move |_| study.lists_both.update(|on| *on = !*on)
            />
        </Show>
    }
}
