//! Studies of both sets of rules: counted, proved, played. Each names the source of its numbers.

use leptos::prelude::*;
use protocol::worker::lab::Work;
use rules::RuleSet;

use super::findings::{Findings, grouped, percent};
use super::work::Bench;
use crate::page::Page;

/// The levels that play quickly enough for many games.
const LEVELS: [u8; 5] = [1, 2, 3, 4, 5];
/// The usual level: it seldom misses anything plain, and plays some games a second.
const LEVEL: u8 = 3;
/// The seed of a comparison's games, the same for everybody.
const SEED: u64 = 1;

/// One of the three studies.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Study {
    Count,
    Solve,
    Play,
}

impl Study {
    /// The prefix of the names of its elements and texts.
    const fn id(self) -> &'static str {
        match self {
            Study::Count => "count",
            Study::Solve => "solve",
            Study::Play => "play",
        }
    }

    /// The identifier of its heading.
    const fn title(self) -> &'static str {
        match self {
            Study::Count => "lab-count",
            Study::Solve => "lab-solve",
            Study::Play => "lab-play",
        }
    }

    /// The identifier of the text on the source of its numbers.
    const fn source(self) -> &'static str {
        match self {
            Study::Count => "lab-count-source",
            Study::Solve => "lab-solve-source",
            Study::Play => "lab-play-source",
        }
    }

    fn work(self, level: u8) -> Work {
        match self {
            Study::Count => Work::Count,
            Study::Solve => Work::Solve,
            Study::Play => Work::Play { level, seed: SEED },
        }
    }
}

/// All three studies.
#[component]
pub(super) fn Studies(both: Memo<[RuleSet; 2]>) -> impl IntoView {
    let studies = [Study::Count, Study::Solve, Study::Play];
    studies
        .map(|study| view! { <One study both/> })
        .collect_view()
}

#[component]
fn One(study: Study, both: Memo<[RuleSet; 2]>) -> impl IntoView {
    let page = Page::here();
    let benches = [(); 2].map(|()| Bench::new());
    let level = RwSignal::new(LEVEL);
    for (side, bench) in benches.into_iter().enumerate() {
        // Findings are about the old rules once they change.
        let rules = Memo::new(move |_| both.get()[side]);
        Effect::new(move |before: Option<()>| {
            // A memo that is never read is never computed.
            rules.with(|_| ());
            level.track();
            if before.is_some() {
                bench.clear();
            }
        });
    }
    let is_running = move || benches.iter().any(|bench| bench.is_running.get());
    let turn = move |_| {
        if untrack(is_running) {
            return benches.into_iter().for_each(Bench::stop);
        }
        let work = study.work(level.get_untracked());
        for (bench, rules) in benches.into_iter().zip(both.get_untracked()) {
            bench.start(&rules, work);
        }
    };
    let name = move || {
        page.text(if is_running() {
            "study-stop"
        } else {
            "lab-start"
        })
    };
    let id = study.id();
    let failed = move || {
        let mut benches = benches.iter();
        let why = benches.find_map(|it| it.findings.with(|it| it.trouble.clone()))?;
        Some(why.told(page.words.get(), "not-worked-out"))
    };
    let found = match study {
        Study::Count => listed(page, benches, "lab-sowings", 1, |found| {
            found.counts.iter().copied().map(grouped).collect()
        }),
        Study::Solve => view! {
            {listed(page, benches, "lab-seeds", 0, |found| {
                found.layers.iter().map(|&it| grouped(it.into())).collect()
            })}
            <Solved both benches/>
        }
        .into_any(),
        Study::Play => view! { <Played benches level/> }.into_any(),
    };
    view! {
        <section class="found" id=format!("lab-{id}") aria-labelledby=format!("{id}-title")>
            <header>
                <h2 id=format!("{id}-title")>{page.label(study.title())}</h2>
                {(study == Study::Play).then(|| view! { <Level level/> })}
                <button type="button" id=format!("{id}-run") on:click=turn>
                    {name}
                </button>
            </header>
            <p class="source">{page.label(study.source())}</p>
            <p role="alert">{failed}</p>
            {found}
        </section>
    }
}

/// Numbers in two columns, a row for each step.
fn listed(
    page: Page,
    benches: [Bench; 2],
    head: &'static str,
    first: usize,
    numbers: fn(&Findings) -> Vec<String>,
) -> AnyView {
    let rows = move || {
        let columns = benches.map(|bench| bench.findings.with(numbers));
        let most = columns[0].len().max(columns[1].len());
        (most > 0).then(|| {
            let rows = (0..most).map(|index| {
                let cells = columns
                    .each_ref()
                    .map(|column| view! { <td>{column.get(index).cloned()}</td> });
                view! {
                    <tr>
                        <th scope="row">{first + index}</th>
                        {cells}
                    </tr>
                }
            });
            view! {
                <table class="numbers">
                    <thead>
                        <tr>
                            <th scope="col">{page.text(head)}</th>
                            <th scope="col">{page.text("lab-first")}</th>
                            <th scope="col">{page.text("lab-second")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            }
        })
    };
    rows.into_any()
}

/// The number of positions solved, or the news that there are none to solve.
#[component]
fn Solved(both: Memo<[RuleSet; 2]>, benches: [Bench; 2]) -> impl IntoView {
    let page = Page::here();
    let told = benches.into_iter().enumerate().map(move |(side, bench)| {
        let sentence = move || {
            let words = page.words.get();
            let game = words.game_title(both.get()[side].game());
            let (all, none) = bench.findings.with(|found| {
                let all: u64 = found.layers.iter().sum();
                (all, found.no_endings)
            });
            let all = (all > 0).then(|| grouped(all.into()));
            if none {
                Some(words.text_with("lab-no-endings", &[("game", game.into())]))
            } else {
                let all = all?;
                Some(words.text_with("lab-solved", &[("game", game.into()), ("n", all.into())]))
            }
        };
        view! { <p>{sentence}</p> }
    });
    told.collect_view()
}

/// The choice of the level that plays.
#[component]
fn Level(level: RwSignal<u8>) -> impl IntoView {
    let page = Page::here();
    let names = LEVELS.map(|one| {
        view! {
            <option value=one selected=move || level.get() == one>
                {move || page.words.get().computer(one)}
            </option>
        }
    });
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            level.set(chosen);
        }
    };
    view! {
        <select
            id="lab-level"
            aria-label=page.label("lab-level")
            prop:value=move || level.get().to_string()
            on:change=choose
        >
            {names}
        </select>
    }
}

/// The first player's score in per cent, with its confidence interval.
#[component]
fn Played(benches: [Bench; 2], level: RwSignal<u8>) -> impl IntoView {
    let page = Page::here();
    let titles = ["lab-first", "lab-second"];
    let told = benches.into_iter().zip(titles).map(move |(bench, title)| {
        let sentence = move || {
            let score = bench.findings.with(|found| found.score)?;
            let (percent, half) = percent(&score);
            let games = score.won + score.drawn + score.lost;
            Some(page.text_with(
                "lab-fairness",
                &[
                    ("percent", percent.into()),
                    ("half", half.into()),
                    ("all", grouped(games.into()).into()),
                    ("drawn", grouped(score.drawn.into()).into()),
                    ("level", level.get().into()),
                ],
            ))
        };
        let low = move || bench.findings.with(|found| found.score).map(|it| it.low);
        let high = move || bench.findings.with(|found| found.score).map(|it| it.high);
        view! {
            <div class="fairness">
                <h3>{page.label(title)}</h3>
                <p>{sentence}</p>
                <Show when=move || low().is_some()>
                    <div class="scale" aria-hidden="true">
                        <span
                            style:left=move || format!("{:.1}%", low().unwrap_or(0.0) * 100.0)
                            style:right=move || {
                                format!("{:.1}%", 100.0 - high().unwrap_or(1.0) * 100.0)
                            }
                        ></span>
                    </div>
                </Show>
            </div>
        }
    });
    view! { <div class="pair">{told.collect_view()}</div> }
}
