//! The moves by turn and the rules in force, beside the board or in a window.

use game::{Ply, address};
use leptos::prelude::*;
use rules::{Event, Side, catalogue};
use wasm_split_helpers::wasm_split;

use crate::device;
use crate::family::told;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Styled, Texts, Wait};
use crate::play::brief;
use crate::play::controls::StepTo;
use crate::play::desk::Desk;
use crate::play::divider::Divider;
use crate::play::turns::{Line, Pair, lines, pairs};
use crate::route::{Learn, Route};
use crate::table::Table;

#[wasm_split(panel, fallible)]
fn load_panel() -> Result<Draw<bool>, Missing> {
    Ok(|divider| view! { <Panel divider/> }.into_any())
}

/// The moves and the rules, once their chunk is loaded: beside the board if there is room, else in
/// a window.
pub(crate) fn fetched(divider: bool) -> AnyView {
    part::show(|| Box::pin(load_panel()), divider, Wait::Silent, Texts::All)
}

/// The moves and the rules. A `divider` separates them from a board that fills the rest.
#[component]
pub(crate) fn Panel(divider: bool) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let fresh = Signal::derive(move || desk.table.with(|table| table.game().line_len() == 0));
    view! {
        <Show when=move || divider && page.is_wide()>
            <Divider/>
        </Show>
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{page.label("history")}</h2>
            <Moves/>
        </section>
        <RulesSection brief=fresh/>
    }
}

/// The rules in force with their heading.
#[component]
pub(crate) fn RulesSection(
    /// Whether they are told in brief, too, as long as there is nothing else to tell.
    #[prop(optional)]
    brief: Signal<bool>,
) -> impl IntoView {
    let page = Page::here();
    view! {
        <section class="rules" aria-labelledby="rules-title">
            <h2 id="rules-title">{page.label("rules-in-force")}</h2>
            <Rules brief/>
        </section>
    }
}

/// The moves by turn; a press goes to a move.
#[component]
fn Moves() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let pairs = Memo::new(move |_| pairs(lines(desk)));
    let cursor = Memo::new(move |_| desk.table.with(|table| table.game().cursor()));
    Effect::new(move |_| {
        cursor.track();
        pairs.track();
        request_animation_frame(reveal_shown);
    });
    device::on_new_size(".moves", reveal_shown);
    let name = move |side: Side| {
        // The level has no room above the moves.
        let name = move || {
            desk.table
                .with(|table| match table.players()[side].level() {
                    Some(_) => page.text("the-computer"),
                    None => table.name(side, page.words.get()),
                })
        };
        view! { <span class=format!("line {}", side.name())>{name}</span> }
    };
    view! {
        <Show
            when=move || !pairs.with(Vec::is_empty)
            fallback=move || view! { <p class="empty">{page.label("history-empty")}</p> }
        >
            <Steps/>
            <ol class="turns">
                <li class="of-players" aria-hidden="true">{Side::BOTH.map(name)}</li>
                <For each=move || pairs.get() key=Pair::key let(pair)>
                    <Row pair cursor/>
                </For>
            </ol>
        </Show>
    }
}

/// Scrolls to the ply that led to what is shown, and to what it did.
fn reveal_shown() {
    device::reveal(".moves", ".accounts .now");
    device::reveal(".moves", ".ply.now");
}

/// A ply in sentences, once it lies. How the game ended stands on its card.
#[component]
fn Account(by: Option<Side>, at: usize, cursor: Memo<usize>) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let told = move || {
        let words = page.words.get();
        desk.table.with_untracked(|table| {
            let (_, ply) = told_plies(table).find(|&(step, _)| step + 1 == at)?;
            let mut ply = ply.clone();
            let events = &mut ply.sowing.events;
            events.retain(|event| !matches!(event, Event::End { .. }));
            Some(table.ply_in_words(&ply, words).join(" "))
        })
    };
    let moves = move || desk.film.moving.get() && cursor.get() == at;
    let by = by.map_or("line", Side::name);
    view! {
        <li
            style=("--by", format!("var(--{by})"))
            class:now=move || cursor.get() == at
            class:later=move || { cursor.get() < at }
            hidden=moves
        >
            {told}
        </li>
    }
}

/// The plies of the line, each with the number of steps before it.
fn told_plies(table: &Table) -> impl Iterator<Item = (usize, &Ply)> {
    let turns = table.game().turns().into_iter();
    turns.flat_map(|turn| (turn.first..).zip(turn.plies))
}

/// Buttons to the start, back, forward and to the end, and a slider to any position.
#[component]
pub(crate) fn Steps() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let pairs = Memo::new(move |_| pairs(lines(desk)));
    let cursor = Memo::new(move |_| desk.table.with(|table| table.game().cursor()));
    let last = Memo::new(move |_| desk.table.with(|table| table.game().line_len()));
    let at = move || {
        let now = pairs.with(|pairs| {
            let passed = pairs.iter().filter(|pair| pair.begins() <= cursor.get());
            passed.count()
        });
        let total = pairs.with(Vec::len);
        page.text_with(
            "history-turn",
            &[("n", now.into()), ("total", total.into())],
        )
    };
    let told = move || {
        let words = page.words.get();
        let score = desk
            .table
            .with(|table| words.score(table.position().score(), &table.told()));
        format!("{}. {score}", at())
    };
    // Rebuilt when the game has grown: a value beyond the old end would be cut.
    let slider = move || {
        let last = last.get();
        view! {
            <input
                type="range"
                id="slider"
                min="0"
                max=last
                prop:value=move || cursor.get()
                disabled=last == 0
                aria-label=page.label("history")
                aria-valuetext=told
                on:input=move |event| {
                    desk.look(event_target_value(&event).parse().unwrap_or(last));
                }
            />
        }
    };
    view! {
        <div class="steps">
            <StepTo id="first" name="history-first" to=|_, _| 0/>
            <StepTo id="previous" name="history-previous" to=|now, _| now.saturating_sub(1)/>
            <StepTo id="next" name="history-next" to=|now, last| (now + 1).min(last)/>
            <StepTo id="last" name="history-last" to=|_, last| last/>
            <span>{at}</span>
            {slider}
        </div>
    }
}

/// One row of the score sheet, and what happened in it.
#[component]
fn Row(pair: Pair, cursor: Memo<usize>) -> impl IntoView {
    let [first, second] = pair.turns;
    let missing = first.is_none();
    let lines = [&first, &second].into_iter().flatten();
    let accounts = lines.flat_map(|line| {
        let items = line.items.iter().map(|item| (line.by, item.at));
        items.map(move |(by, at)| view! { <Account by at cursor/> })
    });
    let accounts = accounts.collect_view();
    view! {
        <li class="pair">
            <span class="number">{pair.number} "."</span>
            {missing.then(|| view! { <span class="line">"…"</span> })}
            {first.map(|line| view! { <Turn line cursor/> })}
            {second.map(|line| view! { <Turn line cursor/> })}
            <ul class="accounts">{accounts}</ul>
        </li>
    }
}

#[component]
fn Turn(line: Line, cursor: Memo<usize>) -> impl IntoView {
    let desk = Desk::here();
    let side = line.by.map_or("both", Side::name);
    let items = line.items.into_iter().map(move |item| {
        let at = item.at;
        // Tab stops at one of them, so that the board is never a hundred stops away.
        let is_stop = move || cursor.get().max(1) == at;
        view! {
            <button
                type="button"
                class="ply"
                class:now=move || cursor.get() == at
                class:later=move || { cursor.get() < at }
                tabindex=move || if is_stop() { 0 } else { -1 }
                aria-current=move || (cursor.get() == at).then_some("step")
                on:click=move |_| desk.look(at)
            >
                {item.told()}
            </button>
        }
    });
    view! { <span class=format!("line {side}")>{items.collect_view()}</span> }
}

/// Every rule, and each source once, with the numbers of the rules that are from there.
#[component]
fn Statements(rules: rules::RuleSet) -> impl IntoView {
    let page = Page::here();
    let statements = move || {
        let words = page.words.get();
        let statements = catalogue::statements(&rules).into_iter();
        let statements = statements.map(move |rule| view! { <li>{words.statement(&rule)}</li> });
        statements.collect_view()
    };
    let sources = move || {
        let words = page.words.get();
        let statements = catalogue::statements(&rules);
        let told = catalogue::sources(&statements).into_iter();
        let told = told.map(|(source, numbers)| {
            let numbers: Vec<_> = numbers.iter().map(usize::to_string).collect();
            let told = words.labelled(&words.source(source), &numbers.join(", "));
            view! { <li class="source">{told}</li> }
        });
        told.collect_view()
    };
    view! {
        <ol class="statements in-order">{statements}</ol>
        <details>
            <summary>{page.label("sources")}</summary>
            <ul>{sources}</ul>
        </details>
    }
}

/// The rules in force: in brief as long as there is nothing else to tell, and all of them with their
/// sources for whoever asks.
#[component]
fn Rules(brief: Signal<bool>) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let rules = desk.table.with_untracked(|table| *table.game().rules());
    let game = rules.game();
    let is_of_keys = rules.general_laws().is_some();
    let options = move || page.words.get().options_changed(&rules).join(" · ");
    let text = rules.to_string();
    let both = address::join([("first", text.clone()), ("second", text)]);
    let to_lab = Route::Learn(Learn::Lab(both));
    let cards = move || {
        if is_of_keys {
            told::cards_fetched(rules)
        } else {
            brief::cards(move |words| words.cards_stated(&rules))
        }
    };
    let all = move || {
        view! {
            <details>
                <summary>{page.label("rules-all")}</summary>
                <p>
                    <b>{move || page.words.get().labelled(&page.text("goal"), "")}</b>
                    {move || page.words.get().goal(&rules)}
                </p>
                {if is_of_keys {
                    told::fetched(rules)
                } else {
                    view! { <Statements rules/> }.into_any()
                }}
                {move || page.words.get().start_value(&rules).map(|value| view! { <p>{value}</p> })}
                <p>
                    <a id="to-lab" href=to_lab.address() on:click=page.link(to_lab.clone())>
                        {page.label("lab")}
                    </a>
                </p>
            </details>
        }
    };
    view! {
        <p class="in-force">
            <b>{move || page.words.get().game_title(game)}</b>
            " · "
            {options}
        </p>
        <Styled sheet="style-brief">
            {move || brief.get().then(cards)}
            {all.clone()}
        </Styled>
    }
}
