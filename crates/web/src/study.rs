//! The screen on which a game is looked into: what every move is worth, other lines, other
//! positions.

mod badge;
mod card;
mod certificate;
mod editor;
mod exchange;
mod explorer;
mod graph;
mod judging;
mod knowledge;
mod lines;
mod overlay;
mod pictures;
mod played;
mod retry;
mod review;
mod standing;
mod tuning;
mod values;

use std::ops::Deref;

use game::Seat;
use leptos::ev;
use leptos::prelude::*;
use rules::{Side, catalogue};

use crate::board::view::{Board, BoardModel};
use crate::device;
use crate::page::Page;
use crate::play::controls::{Controls, Head};
use crate::play::desk::{Desk, Purpose};
use crate::play::status::Status;
use crate::play::{self, Panel};
use crate::route::{self, Route};
use crate::start::{Notice, Start};
use crate::table::Table;
use crate::thinker::Thinker;
use certificate::Making;
use editor::Editor;
use exchange::Exchange;
use explorer::Explorer;
use game::address;
use graph::Review;
use judging::Judging;
use knowledge::Values;
use lines::{Branches, Lines};
use overlay::Overlay;

/// The state of the screen.
#[derive(Clone, Copy)]
pub(crate) struct Study {
    state: &'static State,
}

/// As that of a desk: handles, kept as long as the page.
pub(crate) struct State {
    pub(crate) desk: Desk,
    /// Whether moves are valued.
    pub(crate) is_on: RwSignal<bool>,
    /// Numbers are South's, not those of the player to move.
    pub(crate) is_souths: RwSignal<bool>,
    /// What is known of the position shown.
    pub(crate) values: RwSignal<Values>,
    /// Memory that the engine may use, in MiB.
    pub(crate) memory_mib: RwSignal<u16>,
    /// What is known of the certificate of the position shown.
    making: RwSignal<Making>,
    /// The review of a game, once it has begun.
    review: RwSignal<Option<Judging>>,
    /// The step of the choice that is made again.
    retry: RwSignal<Option<usize>>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
    /// Who has played, if it was a game.
    seats: [Seat; 2],
}

impl Deref for Study {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl Study {
    fn new(desk: Desk, seats: [Seat; 2]) -> Study {
        let state = State {
            desk,
            is_on: RwSignal::new(true),
            is_souths: RwSignal::new(false),
            values: RwSignal::new(Values::default()),
            memory_mib: RwSignal::new(tuning::kept()),
            making: RwSignal::new(Making::default()),
            review: RwSignal::new(None),
            retry: RwSignal::new(None),
            thinker: StoredValue::new_local(None),
            seats,
        };
        Study {
            state: Box::leak(Box::new(state)),
        }
    }

    pub(crate) fn here() -> Study {
        expect_context()
    }

    /// Space plays the best move, unless something moves: then it is finished, by the listener of
    /// all boards, which comes later.
    fn listen(self) {
        let listener = window_event_listener(ev::keydown, move |event| {
            let is_free = device::focused().is_none_or(|element| element.tag_name() == "BODY");
            let is_held = event.shift_key() || event.ctrl_key() || event.alt_key();
            let is_plain = !(is_held || event.meta_key() || event.repeat());
            if event.key() == " "
                && is_plain
                && is_free
                && self.desk.dialog.with_untracked(Option::is_none)
                && !self.is_tried()
                && !self.desk.moving.get_untracked()
            {
                event.prevent_default();
                event.stop_immediate_propagation();
                let best = self
                    .values
                    .with_untracked(|values| values.moves.first().map(|best| best.mv.clone()));
                if let Some(best) = best {
                    self.desk.play_text(&best);
                }
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// The position shown, as it is asked about.
    fn position(self) -> Memo<String> {
        let table = self.desk.table;
        Memo::new(move |_| table.with(|table| format!("{:#}", table.position())))
    }

    /// Looks into another game or position.
    pub(crate) fn open(self, table: &Table) {
        let page = self.desk.page;
        page.go(&Route::analysis(&route::link(table)));
    }

    /// Whose numbers are shown.
    pub(crate) fn view(self) -> Option<Side> {
        if self.is_souths.get() {
            return Some(Side::South);
        }
        self.desk
            .table
            .with(|table| table.position().side_to_move())
    }
}

/// The game of an address, to be looked into; the start if it is none. An address that says
/// nothing of a game is for whoever wants to look into some game, and has not said which.
pub(crate) fn study(path: &str) -> AnyView {
    let page = Page::here();
    let query = path.split_once('?').map_or("", |(_, query)| query);
    let usual = format!("game={}", catalogue::GAMES[0].name);
    let says_nothing = address::split(query).all(|(key, _)| key == "lang");
    match page.table_of(if says_nothing { &usual } else { query }) {
        Ok(table) => screen(page, table),
        Err(error) => {
            page.tell_bad_link(&error);
            view! { <Start/> }.into_any()
        }
    }
}

fn screen(page: Page, table: Table) -> AnyView {
    let seats = table.seats().clone();
    let desk = Desk::new(page, table.for_study(), Purpose::Study);
    let study = Study::new(desk, seats);
    provide_context(desk);
    provide_context(study);
    study.listen();
    play::begin(desk);
    study.follow();
    title(study);
    let near = move || desk.table.with(Table::near);
    view! {
        <link rel="stylesheet" href=device::listed("style-study")/>
        <div class="play study" class:wide=move || page.is_wide() class:high=move || page.is_high()>
            <Head/>
            <main class="table">
                <Notice/>
                <play::PlayerBar side=Signal::derive(move || !near()) far=true/>
                <Board model=board(study) over=view! { <Overlay/> }.into_any()/>
                <play::PlayerBar side=Signal::derive(near) far=false/>
                {play::picking(desk)}
                <Status/>
            </main>
            <Controls/>
            <aside class="side">
                <Show when=move || page.is_wide()>
                    <play::Divider/>
                </Show>
                <div class="sheets">
                <Show when=move || !study.is_tried()>
                    <section class="values" aria-labelledby="values-title">
                        <Lines/>
                    </section>
                </Show>
                <Review/>
                <section class="others">
                    <Branches/>
                    <OtherGame/>
                    <Explorer/>
                    <details id="editor">
                        <summary>{page.label("study-editor")}</summary>
                        <Editor/>
                    </details>
                    <details id="exchange">
                        <summary>{page.label("study-exchange")}</summary>
                        <Exchange/>
                    </details>
                </section>
                <Panel/>
                </div>
            </aside>
            {play::dialog(desk)}
            <p class="spoken" role="status" aria-atomic="true">{move || desk.spoken.get()}</p>
        </div>
    }
    .into_any()
}

/// The way to the board of another game.
#[component]
fn OtherGame() -> impl IntoView {
    let study = Study::here();
    let page = study.desk.page;
    let now = study
        .desk
        .table
        .with_untracked(|table| table.game().rules().game().name);
    let names = catalogue::GAMES.iter().map(move |game| {
        view! {
            <option value=game.name selected=game.name == now>
                {move || page.words.get().game_title(game)}
            </option>
        }
    });
    let choose = move |event| {
        let game = address::join([("game", event_target_value(&event))]);
        page.go(&Route::analysis(&game));
    };
    view! {
        <label class="setting">
            <span>{page.label("choose-game")}</span>
            <select id="study-game" on:change=choose>
                {names.collect_view()}
            </select>
        </label>
    }
}

/// The board of a game that is played; the label of a house says what it is worth, too.
fn board(study: Study) -> BoardModel {
    let desk = study.desk;
    let model = play::board(desk);
    let label = model.label;
    BoardModel {
        label: Callback::new(move |place| {
            let name = label.run(place);
            match study.spoken_value(place) {
                Some(value) => format!("{name} {value}"),
                None => name,
            }
        }),
        ..model
    }
}

fn title(study: Study) {
    let page = study.desk.page;
    Effect::new(move |_| {
        let words = page.words.get();
        let game = study
            .desk
            .table
            .with(|table| words.game_title(table.game().rules().game()));
        device::set_title(&format!("{} · {game}", words.text("study")));
    });
}
