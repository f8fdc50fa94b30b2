//! The analysis screen: values of moves, other lines, other positions.

mod address;
mod badge;
mod book;
mod brush;
mod card;
mod certificate;
mod chapters;
mod course;
mod editor;
mod exchange;
mod explorer;
mod graph;
mod judging;
mod knowledge;
mod lines;
mod making;
mod overlay;
mod pictures;
mod played;
mod retry;
mod review;
mod score;
mod sheet;
mod sketch;
mod standing;
mod state;
mod switch;
mod tuning;
mod values;
mod worth;

use leptos::prelude::*;
use rules::catalogue;
use wasm_split_helpers::wasm_split;

use crate::board::view::{Board, BoardModel};
use crate::device;
use crate::notice::Notice;
use crate::page::{Intent, Message, Page};
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::play;
use crate::play::controls::{Controls, Head};
use crate::play::desk::Desk;
use crate::play::drawn::Drawn;
use crate::play::manner::{Keeps, Manner};
use crate::play::status::Status;
use crate::route::{self, Learn, Route};
use crate::table::Table;
use chapters::{Chapters, OpenChapter};
use course::{Gauge, Graph};
use editor::Editor;
use exchange::Exchange;
use explorer::Explorer;
use graph::Review;
use lines::{Branches, Lines};
use overlay::Overlay;
use sheet::{Notes, Sheet};
use sketch::{Drawings, Pencil};
use state::{Part, Study};

#[wasm_split(study, fallible)]
fn load_study() -> Result<Draw<String>, Missing> {
    Ok(|query| study(&query))
}

/// The analysis of an address, once its chunk is loaded.
pub(crate) fn fetched(query: String) -> AnyView {
    part::show(|| Box::pin(load_study()), query, Wait::Screen, Texts::All)
}

/// The address has the whole line, and the viewer plays both sides.
const MANNER: Manner = Manner {
    route: |table| Route::Study(address::of(table)),
    keeps: Keeps::Address,
    has_computer: false,
    // Above other things it lies on a tablet, too.
    orientation: |settings, _, (width, height)| settings.board.orientation(width, height, false),
    ..Manner::GAME
};

/// The analysis of an address's game. An address that says nothing about a game gets the first one, and
/// so does a faulty one, which is told.
fn study(query: &str) -> AnyView {
    let page = Page::here();
    if let Some((index, table)) = book::opened(query) {
        return screen(page, table, Some(index));
    }
    let usual = || {
        let query = format!("game={}", catalogue::GAMES[0].name);
        page.table_of(&query)
            .expect("every game of the catalogue can be opened")
    };
    let says_nothing = game::address::split(query).all(|(key, _)| key == "lang");
    let opened = match address::read(query) {
        Some(read) => read.map_err(|error| {
            let words = page.words.get_untracked();
            let why = exchange::import_error(&error, words);
            Message::Text(words.text_with("bad-link", &[("why", why.into())]))
        }),
        None if says_nothing => Ok(usual()),
        None => page.table_of(query).map_err(Message::BadLink),
    };
    let table = opened.unwrap_or_else(|fault| {
        page.notice.set(Some(fault));
        usual()
    });
    screen(page, table, None)
}

fn screen(page: Page, table: Table, chapter: Option<usize>) -> AnyView {
    let desk = Desk::new(page, table.for_study(), MANNER);
    let study = Study::new(desk);
    study.restore();
    study.read_book();
    study.chapter.set(chapter);
    study.keep_chapter();
    provide_context(desk);
    provide_context(study);
    study.listen();
    study.listen_for_escape();
    play::begin(desk);
    study.follow();
    title(study);
    if page.take_intent() == Some(Intent::Review) {
        study.begin_review();
    }
    let near = move || desk.table.with(Table::near);
    let is_played = study.is_played();
    view! {
        <link rel="stylesheet" href=device::listed("style-choice")/>
        <link rel="stylesheet" href=device::listed("style-study")/>
        <div class="play study" class:wide=move || page.is_wide() class:high=move || page.is_high()>
            <Head/>
            <main
                class="table"
                on:pointerdown=move |event| study.draw_from(&event)
                on:pointermove=move |event| study.draw_to(&event)
                on:pointerup=move |_| study.draw_end()
                on:contextmenu=move |event| study.keep_menu_closed(&event)
            >
                <Notice/>
                <play::PlayerBar side=Signal::derive(move || !near()) far=true/>
                <Board model=board(study) over=over()/>
                <play::PlayerBar side=Signal::derive(near) far=false/>
                {play::picking(desk)}
                <Status/>
                <Show when=move || page.is_wide() && is_played.get()>
                    <section class="graphed" aria-label=page.label("study-graph")>
                        <Graph/>
                    </section>
                </Show>
                <Show when=move || page.is_wide() && !is_played.get()>
                    <Beginnings/>
                </Show>
            </main>
            <Controls other="study-play" change=play_on/>
            <Side/>
            {play::dialog(desk)}
            <p class="spoken" role="status" aria-atomic="true">{move || desk.report.spoken.get()}</p>
        </div>
    }
    .into_any()
}

/// Everything beside the board, or below it.
#[component]
fn Side() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let is_played = study.is_played();
    let is_low = Memo::new(move |_| !page.is_wide() && !page.is_high());
    // What is not there cannot be seen alone.
    let part = Memo::new(move |_| match study.part.get() {
        Part::Values if study.is_tried() => Part::Game,
        part => part,
    });
    let only = move || is_low.get().then(|| format!("only-{}", part.get().name()));
    view! {
        <aside class="side">
            <Show when=move || page.is_wide()>
                <play::Divider/>
            </Show>
            <Show when=move || is_low.get()>
                <Parts part/>
            </Show>
            <div class=move || format!("sheets {}", only().unwrap_or_default())>
            <Show when=move || !study.is_tried()>
                <section class="values" aria-labelledby="values-title">
                    <Lines/>
                </section>
            </Show>
            <Show when=move || !page.is_wide() && is_played.get()>
                <section class="graphed">
                    <details id="course" open>
                        <summary>{page.label("study-graph")}</summary>
                        <Graph/>
                    </details>
                </section>
            </Show>
            <section class="record">
                <OpenChapter/>
                <Sheet/>
                <details id="notes">
                    <summary>{page.label("note")}</summary>
                    <Notes/>
                </details>
            </section>
            <Review/>
            <Show when=move || is_low.get() && !is_played.get() && study.review.with(Option::is_none)>
                <section class="review">
                    <p>{page.label("study-review-none")}</p>
                    <button type="button" id="review-import" on:click=move |_| import(study)>
                        {page.label("study-exchange")}
                    </button>
                </section>
            </Show>
            <Others/>
            <play::RulesSection/>
            </div>
        </aside>
    }
}

/// Other lines, games and positions, and what can be done with this one.
#[component]
fn Others() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let is_played = study.is_played();
    let is_cut = Memo::new(move |_| !study.desk.table.with(address::holds_all));
    view! {
        <section class="others">
            {move || {
                is_cut.get().then(|| view! { <p class="told">{page.label("study-link-cut")}</p> })
            }}
            <Branches/>
            <Show when=move || !page.is_wide() || is_played.get()>
                <OtherGame/>
            </Show>
            <Explorer/>
            <details id="book">
                <summary>{page.label("book")}</summary>
                <Chapters/>
            </details>
            <ToProjector/>
            <details id="drawings">
                <summary>{page.label("draw")}</summary>
                <Drawings/>
            </details>
            <details id="editor">
                <summary>{page.label("study-editor")}</summary>
                <Editor/>
            </details>
            <details id="exchange">
                <summary>{page.label("study-exchange")}</summary>
                <Exchange/>
            </details>
        </section>
    }
}

/// The choice of the part that a phone has room for.
#[component]
fn Parts(part: Memo<Part>) -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let button = |this: Part| {
        view! {
            <button
                type="button"
                id=format!("part-{}", this.name())
                aria-pressed=move || (part.get() == this).to_string()
                on:click=move |_| study.part.set(this)
            >
                {page.label(this.id())}
            </button>
        }
    };
    view! { <div class="parts">{Part::ALL.map(button)}</div> }
}

/// The way to the same board for a wall.
#[component]
fn ToProjector() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    move || {
        let to = Route::Learn(Learn::Projector(study.desk.table.with(address::of)));
        view! {
            <a class="button" id="to-projector" href=to.address() on:click=page.link(to)>
                {page.label("projector")}
            </a>
        }
    }
}

/// Everything over the board and along its edge.
fn over() -> AnyView {
    let study = Study::here();
    let (desk, draft) = (study.desk, study.sketch.draft);
    view! {
        <Gauge/>
        <Overlay/>
        <Drawn desk draft/>
        <Pencil/>
    }
    .into_any()
}

/// Continues the game from the position shown.
fn play_on(desk: Desk) {
    let game = desk.table.with_untracked(route::link);
    desk.page.go(&Route::Play(game));
}

/// The beginnings of an analysis, where its graph will be: moves on the board, another game, a
/// position, or a game from elsewhere.
#[component]
fn Beginnings() -> impl IntoView {
    let page = Page::here();
    let to = |part: &'static str, name: &'static str| {
        view! {
            <button type="button" id=format!("to-{part}") on:click=move |_| unfold(part)>
                {page.label(name)}
            </button>
        }
    };
    view! {
        <section class="beginnings">
            <OtherGame/>
            {to("editor", "study-editor")}
            {to("exchange", "study-exchange")}
        </section>
    }
}

/// Opens a part of the column beside the board, and brings it into sight.
fn unfold(part: &str) {
    let Some(element) = device::found(&format!("#{part}")) else {
        return;
    };
    // Every element may be open.
    let _ = element.set_attribute("open", "");
    device::focus(&format!("#{part} > summary"));
    element.scroll_into_view();
}

/// Leads to the field for a game from elsewhere.
fn import(study: Study) {
    study.part.set(Part::More);
    request_animation_frame(|| unfold("exchange"));
}

/// The choice of another game's board.
#[component]
fn OtherGame() -> impl IntoView {
    let study = Study::here();
    let page = study.desk.page;
    let now = study
        .desk
        .table
        .with_untracked(|table| table.game().rules().game().name);
    // The first of the family is the bare machine.
    let games = catalogue::GAMES
        .iter()
        .chain(catalogue::family().iter().skip(1));
    let names = games.map(move |game| {
        view! {
            <option value=game.name selected=game.name == now>
                {move || page.words.get().game_title(game)}
            </option>
        }
    });
    let choose = move |event| {
        let game = game::address::join([("game", event_target_value(&event))]);
        page.go(&Route::Study(game));
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

/// The view model of a played game's board; the label of a house has its value, too.
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
