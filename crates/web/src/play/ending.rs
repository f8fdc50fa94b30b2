//! The end of a game: the result, the reason for it, and what can be done next.

use game::{Clock, Game, Level, Seat};
use leptos::prelude::*;
use rules::{Event, Side};
use wasm_split_helpers::wasm_split;

use crate::device;
use crate::page::{Intent, Page};
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::play::controls::copy_link;
use crate::play::desk::Desk;
use crate::play::finale;
use crate::players;
use crate::route::{self, Route};
use crate::table::Table;

#[wasm_split(more, fallible)]
fn load_ending() -> Result<Draw<Desk>, Missing> {
    Ok(|desk| view! { <Ending desk/> }.into_any())
}

/// The card of a game that is over, once its chunk is loaded.
pub(crate) fn fetched(desk: Desk) -> AnyView {
    part::show(
        || Box::pin(load_ending()),
        desk,
        Wait::Silent,
        Texts::OfGames,
    )
}

/// The card of a game that is over, wherever it was played. Closed, it leaves the board to be seen, and
/// the button for another game.
#[component]
pub(crate) fn EndCard(
    /// The result in large letters.
    #[prop(into)]
    title: Signal<String>,
    /// The reason for it.
    #[prop(into)]
    why: Signal<String>,
    /// Whether the person here has won.
    #[prop(into)]
    won: Signal<bool>,
    /// The button for another game.
    #[prop(into)]
    rematch: ViewFn,
    /// The other things that can be done next.
    #[prop(into)]
    more: ViewFn,
) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let closed = RwSignal::new(false);
    let again = rematch.clone();
    let card = move || {
        let has_moves = desk
            .table
            .with_untracked(|table| table.game().line_len() > 0);
        view! {
            <section class="ending" class:won=won aria-labelledby="ending-title">
                <button
                    type="button"
                    class="plain icon close"
                    aria-label=page.label("close")
                    on:click=move |_| closed.set(true)
                ></button>
                <h2 id="ending-title">{title}</h2>
                <p>{why}</p>
                {finale::fetched(title, won)}
                <div class="actions">
                    {rematch.run()}
                    {has_moves.then(|| view! { <Review desk/> })}
                    {more.run()}
                </div>
            </section>
        }
    };
    view! {
        <Show when=move || closed.get() fallback=card>
            <div class="asked">{again.run()}</div>
        </Show>
    }
}

/// The way to the review.
#[component]
fn Review(desk: Desk) -> impl IntoView {
    let page = desk.page;
    let review = move |_| {
        page.intent.set_value(Some(Intent::Review));
        let game = desk.table.with_untracked(route::whole);
        page.go(&Route::Study(game));
    };
    view! { <button type="button" id="end-review" on:click=review>{page.label("review")}</button> }
}

/// The end of a game that is kept here.
#[component]
fn Ending(desk: Desk) -> impl IntoView {
    let page = desk.page;
    let title = Signal::derive(move || desk.table.with(|table| verdict(table, page)));
    // The card lies over what the desk says.
    let copied = move || {
        let words = page.words.get();
        let [done, failed] = ["link-copied", "copy-failed"].map(|id| words.text(id));
        let mut told = desk.report.story.get().into_iter();
        told.find(|told| *told == done || told.starts_with(&failed))
    };
    let why = Signal::derive(move || {
        if let Some(copied) = copied() {
            return copied;
        }
        desk.table.with(|table| reason(table, page)).join(" ")
    });
    let other = Memo::new(move |_| desk.table.with(other_level));
    let rematch = move || {
        view! {
            <button type="button" id="play-again" class="main" on:click=move |_| again(desk, None)>
                {page.label("rematch")}
            </button>
        }
    };
    let more = move || {
        view! {
            {move || other.get().map(|(id, level)| view! {
                <button type="button" id=id on:click=move |_| again(desk, Some(level))>
                    {page.label(id)}
                </button>
            })}
            <button type="button" id="share" on:click=move |_| copy_link(desk)>
                {page.label("share")}
            </button>
        }
    };
    let won = Signal::derive(move || desk.table.with(has_won));
    view! { <EndCard title why won rematch more/> }
}

/// The result in large letters.
fn verdict(table: &Table, page: Page) -> String {
    let words = page.words.get();
    let told = table.told();
    let rounds = table.position().has_rounds();
    if let Some(outcome) = table.game().match_outcome().filter(|_| rounds) {
        let [south, north] = outcome.won.map(i32::from);
        return words.verdict(outcome.winner, Some([south, north]), &told);
    }
    let outcome = table.position().outcome();
    let winner = table.winner();
    // Where only being first counts, points would puzzle.
    let counted = outcome.filter(|_| !table.position().properties().is_race);
    let score = counted.map(|outcome| outcome.score.map(i32::from));
    words.verdict(winner, score, &told)
}

/// The reason why the game is over, and the player who gets what was left.
fn reason(table: &Table, page: Page) -> Vec<String> {
    let words = page.words.get();
    let told = table.told();
    if table.out_of_time().is_some() {
        return table.story(words).into_iter().take(1).collect();
    }
    let why = table.position().outcome().map(|outcome| outcome.why);
    let events = table.last_ply().map(|ply| ply.sowing.events.as_slice());
    let left = events.unwrap_or_default().iter().filter_map(|event| {
        let is_rest = matches!(event, Event::Sweep { .. } | Event::Uncounted { .. });
        is_rest.then(|| words.event(event, &told)).flatten()
    });
    let why = why.map(|why| words.end_reason(why, &told));
    why.into_iter().chain(left).collect()
}

/// Whether the person who plays against the computer has won.
fn has_won(table: &Table) -> bool {
    table.only_person().is_some() && table.only_person() == table.winner()
}

/// Whether the person who plays against the computer has lost.
fn has_lost(table: &Table) -> bool {
    let winner = table.winner();
    table
        .only_person()
        .is_some_and(|person| winner == Some(!person))
}

/// Another level, by the id of its text: the next for somebody who has won against the computer, the
/// one before for whoever has lost.
fn other_level(table: &Table) -> Option<(&'static str, Level)> {
    let level = table.seats()[!table.only_person()?].level()?.number();
    let (id, number) = if has_won(table) {
        ("next-level", level + 1)
    } else if has_lost(table) {
        ("easier-level", level - 1)
    } else {
        return None;
    };
    Some((id, Level::new(number)?))
}

/// Begins the same game again, perhaps at another level; the player who moved second begins.
fn again(desk: Desk, level: Option<Level>) {
    let table = desk.table.with_untracked(|table| {
        let [south, north] = table.seats().clone();
        let game = Game::start(table.game().rules());
        let clock = table.clock().map(|clock| Clock::new(clock.control()));
        let mut table =
            Table::new(game, [north, south], !table.near(), device::seed()).with_clock(clock);
        if let Some(level) = level {
            table.set_level(Some(level));
            let near = table.near();
            let seats: [Seat; 2] = [near, !near].map(|side: Side| table.seats()[side].clone());
            players::keep(&seats);
        }
        table
    });
    desk.page.play(table);
}
