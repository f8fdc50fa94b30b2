//! The bar at the top and the buttons below or beside the board.

use leptos::prelude::*;
use rules::Side;

use crate::bar::ToText;
use crate::device;
use crate::page::Page;
use crate::play::desk::{Desk, Dialog};
use crate::play::think::Thought;
use crate::route::Route;
use crate::settings_view::QuickSettings;
use crate::table::Table;
use crate::update::UpdateButton;

/// The bar at the top.
#[component]
pub(crate) fn Head() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let game = desk
        .table
        .with_untracked(|table| table.game().rules().game());
    let round = move || {
        let round = desk.table.with(|table| {
            let position = table.position();
            position
                .has_rounds()
                .then(|| (position.round().number, position.rounds_won()))
        });
        round.map(|(number, [south, north])| {
            let round = page.text_with("round-number", &[("n", number.into())]);
            let score = page.text_with(
                "match-score",
                &[("south", south.into()), ("north", north.into())],
            );
            format!("{round} · {score}")
        })
    };
    let over = move || desk.table.with(|table| table.game().is_over());
    view! {
        <header class="top">
            <ToText/>
            <a class="skip" href="#board">{page.label("skip-to-board")}</a>
            <a class="home" href="/" on:click=page.link(Route::Start) aria-label=page.label("new-game")>
                <span class="logo" aria-hidden="true"></span>
            </a>
            <h1>{move || page.words.get().game_title(game)}</h1>
            <span class="round">{round}</span>
            <UpdateButton between_games=Signal::derive(over)/>
            <QuickSettings/>
        </header>
    }
}

/// The buttons. One of them leads from a game to its analysis or back; `other` names it.
#[component]
pub(crate) fn Controls(other: &'static str, change: fn(Desk)) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let can_undo = move || {
        desk.table.with(|table| {
            table.game().cursor() > 0 || Side::BOTH.iter().any(|&side| table.has_chosen(side))
        })
    };
    let can_redo = move || desk.table.with(|table| !table.game().is_at_end());
    let can_hint = move || {
        let mine = matches!(desk.table.with(Table::awaited), game::Awaited::Person(_));
        mine && !matches!(desk.thinking.thought.get(), Thought::Hint)
    };
    let always = Signal::stored(true);
    view! {
        <nav class="controls" aria-label=page.label("menu")>
            <Tool id="undo" name="undo" enabled=Signal::derive(can_undo) run=|desk| { desk.undo(); }/>
            <Tool id="redo" name="redo" enabled=Signal::derive(can_redo) run=|desk| { desk.redo(); }/>
            <Tool id="hint" name="hint" enabled=Signal::derive(can_hint) run=|desk| desk.ask_hint()/>
            <Tool
                id="replay"
                name="replay-turn"
                enabled=Signal::derive(can_undo)
                run=|desk| desk.replay()
            />
            <Tool id="flip" name="flip" enabled=always run=|desk| desk.flip()/>
            <CopyLink/>
            <Tool
                id="study"
                name=other
                enabled=always
                run=change
            />
            <Tool
                id="panel"
                name="moves-and-rules"
                enabled=Signal::derive(move || !page.is_wide())
                run=|desk| desk.dialog.set(Some(Dialog::Panel))
            />
            <Tool
                id="settings"
                name="settings"
                enabled=always
                run=|desk| desk.dialog.set(Some(Dialog::Settings))
            />
            <Tool
                id="keys"
                name="keys"
                enabled=always
                run=|desk| desk.dialog.set(Some(Dialog::Keys))
            />
            <Tool
                id="new"
                name="new-game"
                enabled=always
                run=new_game
            />
        </nav>
    }
}

/// The button that copies the address of the game in its present state.
#[component]
fn CopyLink() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let copied = RwSignal::new(None::<bool>);
    let copy = move |_| {
        let address = device::whole_address(&desk.route().address());
        leptos::task::spawn_local(async move {
            let done = device::copy(address.clone()).await;
            if copied.try_get_untracked().is_none() {
                return;
            }
            copied.set(Some(done));
            let words = desk.words();
            desk.report.say(if done {
                words.text("link-copied")
            } else {
                format!("{} {address}", words.text("copy-failed"))
            });
        });
    };
    view! {
        <button
            type="button"
            class="tool"
            id="copy"
            aria-label=page.label("copy-link")
            title=page.label("copy-link")
            on:click=copy
        ></button>
    }
}

/// One button with an icon.
#[component]
pub(crate) fn Tool(
    id: &'static str,
    name: &'static str,
    enabled: Signal<bool>,
    run: fn(Desk),
) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    view! {
        <button
            type="button"
            class="tool"
            id=id
            aria-label=page.label(name)
            title=page.label(name)
            disabled=move || !enabled.get()
            on:click=move |_| run(desk)
        ></button>
    }
}

/// Goes to the options of this game; the game is kept and can be continued.
pub(super) fn new_game(desk: Desk) {
    let name = desk
        .table
        .with_untracked(|table| table.game().rules().game().name);
    desk.page.go(&Route::Setup(name));
}
