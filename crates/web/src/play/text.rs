//! A game in text alone, for users of screen readers and Braille displays: the same game and
//! sentences, under headings to jump between, with a command line.

mod line;

use std::sync::Arc;

use game::{Awaited, Level, Seat};
use leptos::ev;
use leptos::prelude::*;
use protocol::worker::Found;
use rules::{Place, PlayError, Side};
use words::{Command, Words};

use super::choosing::Choosing;
use super::desk::Desk;
use super::manner::{Keeps, Manner};
use super::{label, panel, retell, title};
use wasm_split_helpers::wasm_split;

use crate::bar::TopBar;
use crate::device;
use crate::keep;
use crate::notice::Notice;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::play::status::NoAnswer;
use crate::route::{self, Route};
use crate::settings_view::AllSettings;
use crate::table::Table;
use line::Line;

/// The game stays in text when its address is opened again.
const MANNER: Manner = Manner {
    route: |table| Route::Text(route::link(table)),
    ..Manner::GAME
};

#[wasm_split(more, fallible)]
fn load_text() -> Result<Draw<Option<Box<Table>>>, Missing> {
    Ok(|table| view! { <Text table/> }.into_any())
}

/// A game in text alone, once its chunk is loaded.
pub(crate) fn fetched(table: Option<Box<Table>>) -> AnyView {
    part::show(|| Box::pin(load_text()), table, Wait::Screen, Texts::All)
}

/// The things in which the page of a game differs from that of another.
pub(crate) struct Reading {
    /// The screen with a board of the same game.
    pub(crate) to_board: Signal<Route>,
    /// Obeys a line, and announces the result.
    pub(crate) obey: Callback<String>,
    /// The commands, each as it is written and what it does.
    pub(crate) commands: fn(Words) -> Vec<[String; 2]>,
    /// Stands before the score.
    pub(crate) more: Option<AnyView>,
}

#[component]
fn Text(table: Option<Box<Table>>) -> impl IntoView {
    let page = Page::here();
    let table = table.map_or_else(|| any_game(page), |table| *table);
    let desk = Desk::new(page, table, MANNER);
    let board = move || desk.table.with(|table| Route::Play(route::link(table)));
    let reading = Reading {
        to_board: Signal::derive(board),
        obey: Callback::new(move |line: String| obey(desk, &line)),
        commands: own_commands,
        more: None,
    };
    read(desk, reading)
}

/// The page of a game, under its headings.
pub(crate) fn read(desk: Desk, reading: Reading) -> AnyView {
    let page = desk.page;
    provide_context(desk);
    desk.connect();
    desk.show();
    title(desk);
    retell(desk);
    let Reading {
        to_board,
        obey,
        commands,
        more,
    } = reading;
    view! {
        <link rel="stylesheet" href=device::listed("style-aside")/>
        <TopBar/>
        <main class="text">
            <h1>{page.label("text-version")}</h1>
            <Notice/>
            <Game to_board/>
            {more}
            <h2>{page.label("text-score")}</h2>
            <p id="score">{move || standing(desk)}</p>
            <h2>{page.label("text-last")}</h2>
            <p id="last-turn">{move || last(desk)}</p>
            <Places/>
            <Form obey/>
            {panel::fetched(false)}
            <Commands commands/>
            <h2>{page.label("settings")}</h2>
            <AllSettings/>
        </main>
    }
    .into_any()
}

/// The game played last, if it is not over, else a new one against the computer.
fn any_game(page: Page) -> Table {
    let last = page
        .shelf
        .with_untracked(|shelf| keep::unfinished(shelf).next());
    last.unwrap_or_else(|| {
        let game = game::Game::start(&rules::RuleSet::new(&rules::catalogue::GAMES[0]));
        let seats = [Seat::default(), Seat::Computer(Level::FIRST)];
        Table::new(game, seats, Side::South, device::seed())
    })
}

/// The game, the players, and the link to the board.
#[component]
fn Game(to_board: Signal<Route>) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let go = move |event: ev::MouseEvent| {
        event.prevent_default();
        page.go(&to_board.get_untracked());
    };
    let about = move || {
        let words = page.words.get();
        desk.table.with(|table| {
            let players = Side::BOTH.map(|side| {
                let player = match &table.seats()[side] {
                    Seat::Computer(level) => words.computer(level.number()),
                    Seat::Person(name) if name.is_empty() => words.text("person"),
                    Seat::Person(name) => name.clone(),
                };
                words.labelled(&words.text(side.name()), &player)
            });
            let game = words.game_title(table.game().rules().game());
            format!("{game}. {}. {}.", players[0], players[1])
        })
    };
    view! {
        <h2>{page.label("text-game")}</h2>
        <p id="game">{about}</p>
        <p>
            <a id="to-board" href=move || to_board.get().address() on:click=go>
                {page.label("board-version")}
            </a>
        </p>
    }
}

/// The score, then the turn or the outcome.
fn standing(desk: Desk) -> String {
    let words = desk.page.words.get();
    let next = desk.turn_sentence();
    desk.table.with(|table| {
        let score = words.score(table.position().score(), &table.told());
        let outcome = table.position().outcome();
        let end = outcome.map(|outcome| words.outcome(outcome, &table.told()));
        let next = end.or(next).unwrap_or_default();
        format!("{score} {next}")
    })
}

/// The last ply in words.
fn last(desk: Desk) -> String {
    let words = desk.page.words.get();
    let story = desk.table.with(|table| table.story(words));
    if story.is_empty() {
        words.text("history-empty")
    } else {
        story.join(" ")
    }
}

/// The contents of the board: a list for each player, the near one first.
#[component]
fn Places() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let shape = desk.table.with_untracked(|table| table.position().shape());
    let row = move |far: bool| {
        let side = desk.table.with(|table| {
            let near = table.near();
            if far { !near } else { near }
        });
        let own = shape.places().filter(move |place| place.side() == side);
        let (houses, stores): (Vec<Place>, Vec<Place>) =
            own.partition(|place| matches!(place, Place::House(..)));
        let places = houses.into_iter().chain(stores);
        let item = |place: Place| view! { <li data-at=place.letter().to_string()>{label(desk, place)}</li> };
        view! { <ul>{places.map(item).collect_view()}</ul> }
    };
    view! {
        <h2>{page.label("text-board")}</h2>
        <div id="lists">{move || row(false)} {move || row(true)}</div>
    }
}

/// The command line, and the answer to the last command.
#[component]
fn Form(obey: Callback<String>) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let written = RwSignal::new(String::new());
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let line = written.get_untracked();
        written.set(String::new());
        if !line.trim().is_empty() {
            obey.run(line);
        }
    };
    view! {
        <h2>{page.label("text-form")}</h2>
        <form class="line" on:submit=submit>
            <label for="line">{page.label("text-line")}</label>
            <input
                id="line"
                type="text"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                prop:value=written
                on:input=move |event| written.set(event_target_value(&event))
            />
            <button type="submit" class="main">{page.label("text-send")}</button>
        </form>
        <p id="said" role="status" aria-atomic="true">{move || desk.report.spoken.get()}</p>
        <NoAnswer/>
    }
}

/// The list of all commands.
#[component]
fn Commands(commands: fn(Words) -> Vec<[String; 2]>) -> impl IntoView {
    let page = Page::here();
    let lines = move || {
        let line = |[word, text]: [String; 2]| view! { <dt>{word}</dt><dd>{text}</dd> };
        let all = commands(page.words.get()).into_iter();
        all.map(line).collect_view()
    };
    view! {
        <h2>{page.label("text-commands")}</h2>
        <p>{page.label("text-moves-help")}</p>
        <dl class="keys">{lines}</dl>
    }
}

/// The commands of a game on this device.
fn own_commands(words: Words) -> Vec<[String; 2]> {
    let shared = Command::ALL.map(|command| words.command(command));
    let own = line::OWN.map(|name| own_command(words, name));
    shared.into_iter().chain(own).collect()
}

/// Commands in one sentence after the other.
pub(crate) fn in_sentences(words: Words, commands: Vec<[String; 2]>) -> String {
    let lines = commands.into_iter();
    let lines = lines.map(|[word, text]| format!("{}.", words.labelled(&word, &text)));
    lines.collect::<Vec<_>>().join(" ")
}

/// A command of this page alone, and its meaning.
pub(crate) fn own_command(words: Words, name: &str) -> [String; 2] {
    [
        words.text(&format!("command-{name}")),
        words.text(&format!("command-text-{name}")),
    ]
}

/// Obeys a command line, and announces the result.
pub(crate) fn obey(desk: Desk, line: &str) {
    desk.finish();
    let playing = desk
        .table
        .with_untracked(|table| table.game().rules().game().name);
    let is_elsewhere = desk.manner.keeps == Keeps::Elsewhere;
    match line::read(line, playing) {
        Line::Command(Command::Undo | Command::Redo | Command::Hint)
        | Line::Value(_)
        | Line::New(_)
        | Line::Level(_)
            if is_elsewhere =>
        {
            desk.report.speak(desk.words().text("text-not-online"));
        }
        Line::Command(command) => obey_command(desk, command),
        Line::Value(None) => desk.ask_hint(),
        Line::Value(Some(text)) => match read_move(desk, &text) {
            Ok(mv) => ask_value(desk, mv),
            Err(error) => desk.report.say(desk.words().error(&error)),
        },
        Line::New(game) => begin(desk, game),
        Line::Level(level) => {
            desk.table
                .update(|table| table.set_level(Level::new(level)));
            desk.jump();
        }
        Line::Next(houses) => {
            desk.choosing.set(Choosing::Filling([houses; 2]));
            desk.next_round();
        }
        Line::Move(text) => play_written(desk, &text),
    }
}

fn obey_command(desk: Desk, command: Command) {
    let words = desk.words();
    match command {
        Command::Board => desk.report.speak(desk.told(Table::board_in_words)),
        Command::Last => desk.report.say(desk.told(Table::last_in_words)),
        Command::Moves => desk.report.say(desk.told(Table::moves_in_words)),
        Command::Score => desk.report.speak(untrack(|| standing(desk))),
        Command::Hint => desk.ask_hint(),
        Command::Undo => {
            if !desk.undo() {
                desk.report.speak(words.text("nothing-to-undo"));
            }
        }
        Command::Redo => {
            if !desk.redo() {
                desk.report.speak(words.text("nothing-to-redo"));
            }
        }
        Command::History => desk.report.speak(history(desk, words)),
        Command::Rules => {
            let rules = desk.table.with_untracked(|table| *table.game().rules());
            let statements = rules::catalogue::statements(&rules).into_iter();
            let statements = statements.map(|rule| words.statement(&rule));
            desk.report.speak(statements.collect::<Vec<_>>().join(" "));
        }
        Command::Help => {
            desk.report.speak(in_sentences(words, own_commands(words)));
        }
        Command::Quit => desk.page.go(&Route::Start),
    }
}

/// The moves so far, by turns.
fn history(desk: Desk, words: Words) -> String {
    let turns = desk.table.with_untracked(|table| {
        let turns = table.game().turns();
        let turn = |turn: &game::Turn<'_>| {
            let plies = turn.plies.iter().map(|ply| ply.text());
            format!("{}. {}", turn.number, plies.collect::<Vec<_>>().join(" "))
        };
        turns.iter().map(turn).collect::<Vec<_>>().join("; ")
    });
    if turns.is_empty() {
        words.text("history-empty")
    } else {
        turns
    }
}

/// Reads a move for the person to move.
fn read_move(desk: Desk, text: &str) -> Result<rules::Move, PlayError> {
    desk.table.with_untracked(|table| {
        if let Awaited::Computer(to_move, _) = table.awaited() {
            let house = text.chars().next().unwrap_or('?');
            return Err(PlayError::NotYourSide { house, to_move });
        }
        let mv = table.position().read_typed(text)?;
        if !(table.is_opening() && matches!(mv, rules::Move::House(_))) {
            table.position().check(mv)?;
        }
        Ok(mv)
    })
}

/// Plays a move as written.
fn play_written(desk: Desk, text: &str) {
    let mv = match read_move(desk, text) {
        Ok(mv) => mv,
        Err(error) => {
            let mut sentences = vec![desk.words().error(&error)];
            if let PlayError::Text(_) = error {
                sentences.push(desk.words().text("text-moves-help"));
            }
            return desk.report.speak(sentences.join(" "));
        }
    };
    match (mv, desk.table.with_untracked(Table::awaited)) {
        (rules::Move::House(house), Awaited::Person(side))
            if desk.table.with_untracked(|table| table.is_opening()) =>
        {
            desk.choose_now(side, house);
        }
        _ => desk.play(mv),
    }
    // There is no animation to watch here: the result is announced at once.
    desk.finish();
}

/// Asks for the value of a person's move.
fn ask_value(desk: Desk, mv: rules::Move) {
    let tried = desk.table.with_untracked(|table| {
        let of = table.position().side_to_move().unwrap_or(Side::South);
        let (_, after) = table.try_out(mv)?;
        Ok((of, after, table.position().move_text(mv)))
    });
    let (of, after, mv) = match tried {
        Ok(tried) => tried,
        Err::<_, PlayError>(error) => return desk.report.say(desk.words().error(&error)),
    };
    let Some(to_move) = after.side_to_move() else {
        let south = i32::from(after.margin());
        let points = if of == Side::South { south } else { -south };
        return say_value(desk, &mv, points, rules::Certainty::Proved);
    };
    let hear = move |found: &Found| {
        if let Some(points) = found.points {
            let points = if of == to_move { points } else { -points };
            say_value(desk, &mv, points, found.source);
        }
    };
    desk.table
        .with_untracked(|table| desk.thinking.value(table, &after, to_move, Arc::new(hear)));
}

fn say_value(desk: Desk, mv: &str, points: i32, certainty: rules::Certainty) {
    let words = desk.words();
    let clears = desk
        .table
        .with_untracked(|table| table.position().properties().is_race);
    // In a race there are no points.
    let stands = match points {
        1.. if clears => "wins",
        1.. => "ahead",
        0 => "even",
        _ if clears => "loses",
        _ => "behind",
    };
    let arguments = [
        ("move", mv.into()),
        ("stands", stands.into()),
        ("n", points.unsigned_abs().into()),
        ("source", words.certainty(certainty).into()),
    ];
    desk.report
        .say(words.text_with("value-of-move", &arguments));
}

/// Begins another game with the same players.
fn begin(desk: Desk, game: &str) {
    let Ok(game) = rules::catalogue::find(game) else {
        return;
    };
    let table = desk.table.with_untracked(|table| {
        let game = game::Game::start(&rules::RuleSet::new(game));
        Table::new(game, table.seats().clone(), table.near(), device::seed())
    });
    desk.page.open(table, Route::Text);
    request_animation_frame(|| device::focus("#line"));
}
