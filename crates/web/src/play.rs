//! The screen of a game being played.

pub(crate) mod avatar;
pub(crate) mod brief;
pub(crate) mod choosing;
mod clock;
mod considered;
pub(crate) mod controls;
pub(crate) mod desk;
mod dialogs;
mod divider;
pub(crate) mod drawn;
mod ending;
mod film;
pub(crate) mod finale;
pub(crate) mod keyboard;
mod lead;
pub(crate) mod manner;
pub(crate) mod mood;
mod panel;
pub(crate) mod picking;
mod report;
pub(crate) mod status;
pub(crate) mod text;
pub(crate) mod think;
pub(crate) mod turns;

use std::time::Duration;

use game::Awaited;
use leptos::prelude::*;
use rules::{Place, Side};

use crate::board::marks::{Chip, Marks};
use crate::board::view::{Board, BoardModel};
use crate::device;
use crate::family::ways;
use crate::notice::Notice;
use crate::page::{Intent, Message, Page};
use crate::route::{self, Route};
use crate::table::Table;
use crate::update::complete;
use choosing::Choosing;
use manner::Manner;

/// The time in which the board of the first screen grows into that of a game: browsers' own for a
/// transition between two views.
const GROWS: Duration = Duration::from_millis(250);

pub(crate) use controls::{Controls, Head};
pub(crate) use desk::Desk;
pub(crate) use divider::Divider;
pub(crate) use ending::EndCard;
pub(crate) use panel::{RulesSection, Steps};
pub(crate) use status::{PlayerBar, Status};

/// The screen of a game being played.
#[component]
pub(crate) fn Play(table: Table) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::new(page, table, Manner::GAME);
    provide_context(desk);
    begin_game(desk);
    part(desk);
    complete();
    if let Some(Intent::Play(place)) = page.take_intent() {
        // The board grows first.
        set_timeout(move || desk.choose(place), GROWS);
    }

    let near = move || desk.table.with(Table::near);
    view! {
        <div class="play" class:wide=move || page.is_wide() class:high=move || page.is_high()>
            <Head/>
            <main class="table">
                <Notice/>
                <PlayerBar side=Signal::derive(move || !near()) far=true/>
                <Board model=board(desk)/>
                <PlayerBar side=Signal::derive(near) far=false/>
                {picking(desk)}
                <Status/>
            </main>
            <Controls other="study" change=look_into/>
            <Show when=move || page.is_wide() || page.is_high()>
                <aside class="side">
                    {panel::fetched(true)}
                </aside>
            </Show>
            {dialog(desk)}
            <p class="spoken" role="status" aria-atomic="true">{move || desk.report.spoken.get()}</p>
        </div>
    }
}

/// Opens the analysis of the game.
fn look_into(desk: Desk) {
    let game = desk.table.with_untracked(route::whole);
    desk.page.go(&Route::Study(game));
}

/// Begins a game that is played, beside its board.
pub(crate) fn begin_game(desk: Desk) {
    begin(desk);
    tell_width_of_board();
    title(desk);
}

/// Connects a desk with the worker and the keyboard, and shows its game.
pub(crate) fn begin(desk: Desk) {
    desk.connect();
    keyboard::listen(desk);
    desk.show();
    retell(desk);
}

/// Tells the style how wide the board is, so that what is above and below it can be as wide.
fn tell_width_of_board() {
    const BOARD: &str = "#board .board";
    device::on_new_size(BOARD, || {
        let width = device::found(BOARD).map(|board| board.get_bounding_client_rect().width());
        let width = width.map(|width| format!("{}px", device::whole(width)));
        device::style_page("--board", width.as_deref());
    });
    on_cleanup(|| device::style_page("--board", None));
}

/// The choice of fruits, or of a way, while one is open.
pub(crate) fn picking(desk: Desk) -> impl IntoView {
    let picks = Memo::new(move |_| desk.choosing.with(|choosing| choosing.pick().is_some()));
    let ways = Memo::new(move |_| ways::is_open(desk));
    view! {
        <Show when=move || picks.get()>{picking::fetched()}</Show>
        <Show when=move || ways.get()>{ways::fetched()}</Show>
    }
}

/// The open dialog, if there is one.
pub(crate) fn dialog(desk: Desk) -> impl IntoView {
    move || desk.dialog.get().map(dialogs::fetched)
}

/// The view model of the board.
pub(crate) fn board(desk: Desk) -> BoardModel {
    let page = desk.page;
    let clockwise = desk
        .table
        .with_untracked(|table| table.position().properties().clockwise());
    let look = Memo::new(move |_| {
        let game = desk.table.with(|table| table.game().rules().game());
        page.settings.with(|settings| settings.look(game))
    });
    let order = Memo::new(move |_| desk.table.with(Table::sources_in_order));
    let marks = move || {
        let mut marks = marks(desk);
        if marks.trace.is_some() {
            marks.order = order.get();
        }
        marks
    };
    BoardModel {
        layout: desk.layout,
        scene: desk.film.scene,
        counted: desk.film.counted,
        marks: Memo::new(move |_| marks()),
        clockwise,
        look: look.into(),
        name: Signal::derive(move || {
            let words = page.words.get();
            let game = desk.table.with(|table| table.game().rules().game());
            words.text_with("board-of", &[("game", words.game_title(game).into())])
        }),
        label: Callback::new(move |place| label(desk, place)),
        on_choose: Callback::new(move |place| desk.press(place)),
        on_consider: Callback::new(move |place| desk.consider(place)),
    }
}

/// The marks over the board.
fn marks(desk: Desk) -> Marks {
    let moving = desk.film.moving.get();
    let mut marks = desk.table.with(|table| {
        let of = |side: Side| table.playable(side).places(side);
        let sources = stores(table);
        let awaited = matches!(table.awaited(), Awaited::Person(_));
        let open = sources.iter().copied().filter(|store| {
            awaited
                && table.position().side_to_move() == Some(store.side())
                && !table.position().heap(*store).is_empty()
        });
        let playable: Vec<Place> = Side::BOTH.into_iter().flat_map(of).chain(open).collect();
        Marks {
            playable: if awaited { playable } else { Vec::new() },
            turn: table.to_choose(),
            sources,
            noted: Marks::noted(table.position()),
            ..Marks::default()
        }
    });
    if moving {
        marks.playable.clear();
    }
    marks.chosen = desk.choosing.with(Choosing::places);
    marks.trace = desk.film.trace.get();
    marks.numbered = desk.film.is_still();
    marks.preview = desk
        .considered
        .with(|c| c.as_ref().and_then(|c| c.preview.clone()));
    marks.chip = chip(desk);
    marks.hints = desk.hints.get();
    if marks.hints.is_empty() && !moving {
        // Nobody can tell from empty houses that the basket is to be opened.
        marks.hints.extend(desk.table.with(Table::only_basket));
    }
    marks.moving = moving;
    let outcome = desk.table.with(|table| table.position().outcome());
    let end = outcome.filter(|_| !moving);
    marks.winner = end.and_then(|outcome| outcome.winner);
    // Nothing of the last move is left on a board that is only looked at, unless its numbers tell
    // what was not seen to move.
    if end.is_some() && !marks.numbered {
        marks.trace = None;
    }
    let preview = marks.preview.is_some();
    desk.page.settings.with(|settings| {
        // Hidden numbers are shown with a preview.
        marks.counts = settings.counts || preview;
        marks.facing = settings.facing;
        marks.easy = (desk.manner.easy_count)(settings);
    });
    marks
}

/// The result of the considered place, as a chip.
fn chip(desk: Desk) -> Option<Chip> {
    let considered = desk.considered.get()?;
    let words = desk.page.words.get();
    // Where no letters are drawn, the ring of the last house says it.
    let is_named = |chip: &words::Chip| {
        !desk.is_for_children() || !matches!(chip, words::Chip::Lands(Place::House(..)))
    };
    let chip = considered.chip.filter(is_named)?;
    Some(Chip {
        at: considered.place,
        text: desk.table.with(|table| words.chip(chip, &table.told())),
        refused: considered.preview.is_none(),
    })
}

/// Stores that can be sown from.
fn stores(table: &Table) -> Vec<Place> {
    if table.position().properties().has_fruit {
        Side::BOTH.map(Place::Store).to_vec()
    } else {
        Vec::new()
    }
}

/// The label of a place for screen readers.
fn label(desk: Desk, place: Place) -> String {
    let words = desk.page.words.get();
    desk.table.with(|table| {
        let chip = match place {
            Place::House(..) => considered::chip_of(table, place),
            Place::Store(_) | Place::Won(_) => None,
        };
        words.place_label(table.position(), place, chip, &table.told())
    })
}

/// The moves and the rules beside the board, once their chunk is loaded.
pub(crate) fn panel(divider: bool) -> AnyView {
    panel::fetched(divider)
}

/// Shows the turn in the title of the tab.
pub(crate) fn title(desk: Desk) {
    Effect::new(move |_| {
        let words = desk.page.words.get();
        let game = desk
            .table
            .with(|table| words.game_title(table.game().rules().game()));
        let now = if desk
            .table
            .with(|table| table.position().is_over() || table.game().is_over())
        {
            words.text("game-over-title")
        } else {
            let turn = desk.turn_sentence().unwrap_or_default();
            turn.trim_end_matches(['.', ' ']).to_owned()
        };
        device::set_title(&format!("{now} · {game}"));
    });
}

/// Makes the game a separate one if it was continued in another tab, too.
fn part(desk: Desk) {
    Effect::new(move |_| {
        let Some((old, new)) = desk.page.parted.get() else {
            return;
        };
        if desk.table.with_untracked(|table| table.seed()) == old {
            desk.table.update(|table| table.set_seed(new));
            let told = desk.words().text("game-parted");
            desk.page.notice.set(Some(Message::Text(told)));
        }
    });
}

/// Repeats the messages in a newly chosen language.
fn retell(desk: Desk) {
    Effect::new(move |before: Option<words::Words>| {
        let words = desk.page.words.get();
        if before.is_some_and(|before| before != words) && !desk.film.moving.get_untracked() {
            desk.tell();
        }
        words
    });
}
