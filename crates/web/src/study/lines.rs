//! The moves with values and expected lines, and the other lines that were played.

use leptos::prelude::*;
use protocol::worker::Valued;

use crate::board::number::percent;
use crate::page::Page;
use crate::study::badge::Badge;
use crate::study::review::Point;
use crate::study::standing;
use crate::study::state::Study;
use crate::study::tuning::Tuning;

/// The number of sowings shown of a line.
const LINE_MAX: usize = 16;

/// The verdict, the bar, the switches, and every move.
#[component]
pub(super) fn Lines() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let values = study.values;
    let rows = move || {
        values.with(|values| {
            let mirrored = study.is_mirrored(values);
            let rows = values.moves.iter().cloned();
            rows.map(|valued| view! { <Row valued mirrored/> })
                .collect_view()
        })
    };
    view! {
        <header>
            <h2 id="values-title">{page.label("study-values")}</h2>
            <Switch id="engine" name="study-engine" on=study.is_on/>
            <Switch id="souths" name="study-souths" on=study.is_souths/>
        </header>
        <Badge/>
        <Bar/>
        <ol class="valued">{rows}</ol>
        <News/>
        <Tuning/>
    }
}

/// The effort behind the values, and the buttons that stop or continue the search.
#[component]
fn News() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let values = study.values;
    let thousands = |number: u64| i64::try_from(number.div_ceil(1000)).unwrap_or(i64::MAX);
    let news = move || {
        values.with(|values| {
            if let Some(trouble) = &values.trouble {
                return trouble.told(page.words.get(), "worker-failed");
            }
            // The effort is not worth a message if the values were known at once.
            let effort = values.effort;
            if values.moves.is_empty() || values.is_final() && effort.nodes < 1_000 {
                return String::new();
            }
            let seconds = effort.time_ms / 1_000;
            let mut parts = vec![page.text_with(
                "study-news",
                &[
                    ("depth", values.depth.into()),
                    ("n", thousands(effort.nodes).into()),
                    ("seconds", seconds.into()),
                ],
            )];
            if let Some(speed) = effort.speed {
                let speed = thousands(speed).into();
                parts.push(page.text_with("study-speed", &[("n", speed)]));
            }
            if effort.table_hits > 0 {
                let hits = i64::try_from(effort.table_hits).unwrap_or(i64::MAX);
                parts.push(page.text_with("study-hits", &[("n", hits.into())]));
            }
            parts.join(" · ")
        })
    };
    let is_open = Memo::new(move |_| {
        let is_on = study.is_on.get();
        values.with(|values| is_on && !values.is_final())
    });
    let goes_on = Memo::new(move |_| values.with(|values| values.goes_on));
    let button = move || {
        let (id, name, press): (_, _, fn(Study)) = if goes_on.get() {
            ("halt", "study-stop", Study::halt)
        } else {
            ("deeper", "study-deeper", Study::look)
        };
        is_open.get().then(|| {
            view! {
                <button type="button" class="plain" id=id on:click=move |_| press(study)>
                    {page.label(name)}
                </button>
            }
        })
    };
    view! { <p class="news">
        <span>{news}</span>
        {button}
    </p> }
}

#[component]
fn Switch(id: &'static str, name: &'static str, on: RwSignal<bool>) -> impl IntoView {
    let page = Page::here();
    view! {
        <button
            type="button"
            role="switch"
            id=id
            aria-checked=move || on.get().to_string()
            on:click=move |_| on.update(|on| *on = !*on)
        >
            {page.label(name)}
        </button>
    }
}

/// The expected final margin as a bar: South's share from the left.
#[component]
fn Bar() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let south = Memo::new(move |_| {
        study.values.with(|values| {
            let (best, side) = (values.moves.first()?, values.side?);
            Some(Point::of(best, side).south)
        })
    });
    let total = move || {
        study
            .desk
            .table
            .with(|table| table.position().pieces_total())
    };
    let width = move || percent(100.0 * standing::share(south.get().unwrap_or(0), total()));
    let name = move || {
        let margin = south.get().map(standing::signed).unwrap_or_default();
        page.text_with("study-bar", &[("value", margin.into())])
    };
    view! {
        <div class="bar" role="img" aria-label=name>
            <span class="south" style:width=width></span>
        </div>
    }
}

/// One move. A press plays it.
#[component]
fn Row(valued: Valued, mirrored: bool) -> impl IntoView {
    let study = Study::here();
    let value = standing::text(&valued, mirrored);
    let mark = standing::mark(valued.source);
    let line = valued.line.iter().skip(1).take(LINE_MAX);
    let line = standing::turns(line.map(String::as_str));
    let mv = valued.mv.clone();
    let play = move |_| study.play_text(&mv);
    view! {
        <li>
            <button type="button" on:click=play>
                <b>{value}</b>
                <span class="mark">{mark}</span>
                <span class="mv">{valued.mv}</span>
            </button>
            <span class="continuation">{line}</span>
        </li>
    }
}

/// The moves played from the position shown, if there are several.
#[component]
pub(super) fn Branches() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let branches = Memo::new(move |_| study.desk.table.with(crate::table::Table::branches));
    let buttons = move || {
        let branches = branches.get();
        let buttons = branches.into_iter().map(|(node, text)| {
            let go = move |_| {
                study.desk.table.update(|table| table.go_to(node));
                study.desk.jump();
            };
            view! {
                <button type="button" class="ply" on:click=go>
                    {text}
                </button>
            }
        });
        buttons.collect_view()
    };
    view! {
        <Show when=move || branches.with(|branches| branches.len() > 1)>
            <div class="branches">
                <h2>{page.label("study-branches")}</h2>
                {buttons}
            </div>
        </Show>
    }
}
