//! The bar at the top and the buttons below or beside the board.

use leptos::prelude::*;
use rules::{RuleSet, Side};

use crate::bar::{Links, ToText};
use crate::device;
use crate::home::Home;
use crate::page::Page;
use crate::play::desk::{Desk, Dialog};
use crate::play::think::Thought;
use crate::route::{Learn, Route};
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
            <Home/>
            <h1>{move || page.words.get().game_title(game)}</h1>
            <span class="round">{round}</span>
            <Links/>
            <UpdateButton between_games=Signal::derive(over)/>
            <QuickSettings open=move || desk.dialog.set(Some(Dialog::Settings))/>
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
    let hinting = move || matches!(desk.thinking.thought.get(), Thought::Hint { .. });
    let can_hint = move || {
        let mine = matches!(desk.table.with(Table::awaited), game::Awaited::Person(_));
        mine && !hinting()
    };
    let always = Signal::stored(true);
    view! {
        <nav class="controls" class:busy=hinting aria-label=page.label("menu")>
            <Tool id="undo" name="undo" enabled=Signal::derive(can_undo) run=|desk| { desk.undo(); }/>
            <Tool id="hint" name="hint" enabled=Signal::derive(can_hint) run=|desk| desk.ask_hint()/>
            <Through/>
            <Menu>
                <Tool id="redo" name="redo" enabled=Signal::derive(can_redo) run=|desk| { desk.redo(); }/>
                <Tool
                    id="replay"
                    name="replay-turn"
                    short="replay-short"
                    enabled=Signal::derive(can_undo)
                    run=|desk| desk.replay()
                />
                <Tool id="study" name=other enabled=always run=change/>
                <Tool id="flip" name="flip" enabled=always run=|desk| desk.flip()/>
                <Tool id="copy" name="copy-link" enabled=always run=copy_link/>
                <DialogTools/>
                <Tool id="new" name="new-game" enabled=always run=new_game/>
            </Menu>
        </nav>
    }
}

/// The buttons back and forward through the game, where no list of moves is beside the board.
#[component]
pub(crate) fn Through() -> impl IntoView {
    let page = Page::here();
    view! {
        <Show when=move || !page.is_wide()>
            <StepTo id="back" name="history-previous" to=|now, _| now.saturating_sub(1)>
                <span>{page.label("back-short")}</span>
            </StepTo>
            <StepTo id="forward" name="history-next" to=|now, last| (now + 1).min(last)>
                <span>{page.label("forward-short")}</span>
            </StepTo>
        </Show>
    }
}

/// A button that opens the other buttons where there is little room.
#[component]
pub(crate) fn Menu(
    children: Children,
    /// Whether something has come that it would cover: then it closes.
    #[prop(optional, into)]
    over: Signal<bool>,
) -> impl IntoView {
    let page = Page::here();
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        if over.get() {
            open.set(false);
        }
    });
    view! {
        <button
            type="button"
            class="tool"
            id="menu"
            aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)
        >
            <span>{page.label("menu")}</span>
        </button>
        <div class="more-tools" class:open=move || open.get() on:click=move |_| open.set(false)>
            {children()}
        </div>
    }
}

/// The buttons of the dialogs that every game has.
#[component]
pub(crate) fn DialogTools() -> impl IntoView {
    let page = Page::here();
    let always = Signal::stored(true);
    view! {
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
    }
}

/// Copies the address of the game in its present state.
pub(super) fn copy_link(desk: Desk) {
    copy(desk, &desk.route().address());
}

/// Copies an address of the page, and says so.
pub(crate) fn copy(desk: Desk, address: &str) {
    let address = device::whole_address(address);
    leptos::task::spawn_local(async move {
        let done = device::copy(address.clone()).await;
        if desk.dialog.try_get_untracked().is_none() {
            return;
        }
        let words = desk.words();
        desk.report.say(if done {
            words.text("link-copied")
        } else {
            format!("{} {address}", words.text("copy-failed"))
        });
    });
}

/// One button with an icon.
#[component]
pub(crate) fn Tool(
    id: &'static str,
    name: &'static str,
    /// The words below the icon, if the name is too long for them.
    #[prop(optional)]
    short: Option<&'static str>,
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
        >
            <span>{page.label(short.unwrap_or(name))}</span>
        </button>
    }
}

/// A button to another position of the line; `to` computes it from the cursor and the line's
/// length.
#[component]
pub(crate) fn StepTo(
    id: &'static str,
    name: &'static str,
    to: fn(usize, usize) -> usize,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let now = move || {
        let place = |table: &Table| (table.game().cursor(), table.game().line_len());
        desk.table.with(place)
    };
    let target = move || to(now().0, now().1);
    view! {
        <button
            type="button"
            class="tool small"
            id=id
            aria-label=page.label(name)
            title=page.label(name)
            disabled=move || target() == now().0
            on:click=move |_| desk.look(untrack(target))
        >
            {children.map(|children| children())}
        </button>
    }
}

/// Goes to the options of this game; the game is kept and can be continued.
pub(super) fn new_game(desk: Desk) {
    let route = desk.table.with_untracked(|table| {
        let rules = table.game().rules();
        let game = rules.game();
        match rules.general_laws() {
            Some(_) if *rules != RuleSet::new(game) => {
                Route::Learn(Learn::Make(format!("game={rules}")))
            }
            None => Route::Setup(game.name),
            Some(_) => Route::of_game(game),
        }
    });
    desk.page.go(&route);
}
