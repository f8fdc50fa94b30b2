//! The moves with values and expected lines, and the other lines that were played.

use leptos::prelude::*;
use protocol::worker::Valued;
use rules::Side;

use crate::page::Page;
use crate::study::badge::Badge;
use crate::study::standing;
use crate::study::state::Study;
use crate::study::switch::Switch;
use crate::study::tuning::{self, Tuning};

/// The verdict, the switches, and every move.
#[component]
pub(super) fn Lines() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let values = study.values;
    let moves = Memo::new(move |_| {
        values.with(|values| {
            let moves = values.moves.iter().map(|valued| valued.mv.clone());
            moves.collect::<Vec<_>>()
        })
    });
    let switch = move |_| {
        study.is_on.update(|on| *on = !*on);
        tuning::keep_engine(study.is_on.get_untracked());
    };
    // Nothing is left to be valued, but all that was played.
    let is_played = study.is_played();
    let table = study.desk.table;
    let is_over =
        Memo::new(move |_| is_played.get() && table.with(|table| table.position().is_over()));
    view! {
        <header>
            <h2 id="values-title">{page.label("study-values")}</h2>
            <Switch id="engine" name=move || page.text("study-engine") on=study.is_on press=switch/>
        </header>
        <Badge/>
        <Show when=move || is_over.get() && study.review.with(Option::is_none)>
            <button type="button" class="main" id="review-now" on:click=move |_| study.begin_review()>
                {page.label("study-review")}
            </button>
        </Show>
        <ol class="valued">
            <For each=move || moves.get() key=Clone::clone let(mv)>
                <Row mv/>
            </For>
        </ol>
        <News/>
        <div class="folds">
            <details id="signs">
                <summary>{page.label("study-signs")}</summary>
                <p class="legend">{page.label("study-signs-told")}</p>
            </details>
            <Tuning/>
        </div>
    }
}

/// The effort behind the values, and the buttons that stop or continue the search.
#[component]
fn News() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let values = study.values;
    let large = move |number: u64| page.words.get().large(number);
    let news = move || {
        values.with(|values| {
            if let Some(trouble) = &values.trouble {
                return trouble.told(page.words.get(), "worker-failed");
            }
            // The effort is not worth a message if the values were known at once.
            let effort = values.effort;
            let is_known = values.is_final() && effort.nodes < 1_000;
            if values.moves.is_empty() || is_known || effort.nodes == 0 {
                return String::new();
            }
            let seconds = effort.time_ms / 1_000;
            let mut parts = vec![page.text_with(
                "study-news",
                &[
                    ("depth", values.depth.into()),
                    ("n", large(effort.nodes).into()),
                    ("seconds", seconds.into()),
                ],
            )];
            if let Some(speed) = effort.speed {
                let speed = large(speed).into();
                parts.push(page.text_with("study-speed", &[("n", speed)]));
            }
            if effort.table_hits > 0 {
                let hits = large(effort.table_hits);
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

/// One move. A press plays it; its line can be unfolded.
#[component]
fn Row(mv: String) -> impl IntoView {
    let study = Study::here();
    let name = mv.clone();
    let known = Memo::new(move |_| {
        study.values.with(|values| {
            let mut moves = values.moves.iter();
            let valued = moves.find(|valued| valued.mv == name).cloned()?;
            Some((valued, study.is_mirrored(values)))
        })
    });
    let of = move |told: fn(&Valued, bool) -> String| {
        move || {
            known.with(|known| {
                known
                    .as_ref()
                    .map(|(valued, mirrored)| told(valued, *mirrored))
            })
        }
    };
    let played = mv.clone();
    view! {
        <li>
            <button type="button" on:click=move |_| study.play_text(&played)>
                <b>{of(standing::text)}</b>
                <span class="mark">{of(|valued, _| standing::mark(valued.source))}</span>
                <span class=format!("mv {}", row(&mv).name())>{mv.clone()}</span>
            </button>
            <Continuation mv known/>
        </li>
    }
}

/// The expected line of a move: as much as there is room for, or all of it, with each sowing as a
/// button that shows the position after it.
#[component]
fn Continuation(mv: String, known: Memo<Option<(Valued, bool)>>) -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let line = Memo::new(move |_| {
        known.with(|known| {
            let line = known.as_ref().map(|(valued, _)| valued.line.clone());
            line.unwrap_or_default()
        })
    });
    let name = mv.clone();
    let is_open = Memo::new(move |_| study.unfolded.with(|open| open.as_ref() == Some(&name)));
    let fold = move |_| {
        let open = (!is_open.get_untracked()).then(|| mv.clone());
        study.unfolded.set(open);
    };
    let text = move || {
        let turns = line.with(|line| turns(line.get(1..).unwrap_or_default()));
        let turns = turns.into_iter();
        turns
            .map(|turn| (row(&turn).name(), turn))
            .map(|(side, turn)| view! { <span class=side>{turn}</span> " " })
            .collect_view()
    };
    let steps = move || {
        let line = line.get();
        let steps = standing::turns(&line).into_iter().enumerate();
        let buttons = steps.map(|(at, (text, goes_on))| {
            let way = line[..=at].to_vec();
            view! {
                <button
                    type="button"
                    class=format!("ply {}", row(text).name())
                    class:begins=!goes_on
                    on:click=move |_| study.follow_line(&way)
                >
                    {text.to_owned()}
                </button>
            }
        });
        buttons.collect_view()
    };
    view! {
        <Show
            when=move || is_open.get()
            fallback=move || view! { <span class="continuation">{text}</span> }
        >
            <span class="continuation whole">{steps}</span>
        </Show>
        <Show when=move || line.with(|line| line.len() > 1)>
            <button
                type="button"
                class="more plain"
                aria-expanded=move || is_open.get().to_string()
                on:click=fold.clone()
            >
                {move || page.text(if is_open.get() { "study-less" } else { "study-more" })}
            </button>
        </Show>
    }
}

/// The turns of a line, as in a record.
fn turns(moves: &[String]) -> Vec<String> {
    let mut turns: Vec<String> = Vec::new();
    for (text, goes_on) in standing::turns(moves) {
        match turns.last_mut().filter(|_| goes_on) {
            Some(turn) => turn.push_str(text),
            None => turns.push(text.to_owned()),
        }
    }
    turns
}

/// The player of a move, by its letters.
fn row(mv: &str) -> Side {
    if mv.starts_with(|letter: char| letter.is_ascii_lowercase()) {
        Side::North
    } else {
        Side::South
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
