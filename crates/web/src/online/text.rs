//! A game online in text alone: the page of every game in text, with what two devices need beside it.

use game::online::{Offer, Offerable};
use leptos::prelude::*;
use protocol::online::WireCommand;
use rules::Side;
use words::{Command, Words};

use super::awake;
use super::card::Card;
use super::clock::{self, Time};
use super::screen::{GameScreen, keep_finished, my_turn, remember};
use super::session::Session;
use super::standing::{Standing, Sure};
use crate::page::Page;
use crate::play::desk::Desk;
use crate::play::manner::{Keeps, Manner};
use crate::play::text::{self, Reading};
use crate::route::{self, Route};
use crate::table::Table;

const MANNER: Manner = Manner {
    route: |table| Route::Text(route::link(table)),
    keeps: Keeps::Elsewhere,
    ..Manner::GAME
};

/// A command of games online.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Order {
    Clock,
    Offer(Offerable),
    Accept,
    Decline,
    Resign,
}

/// The orders by the names of their words.
const ORDERS: [(&str, Order); 6] = [
    ("clock", Order::Clock),
    ("offer", Order::Offer(Offerable::Draw)),
    ("takeback", Order::Offer(Offerable::Takeback)),
    ("accept", Order::Accept),
    ("decline", Order::Decline),
    ("resign", Order::Resign),
];

/// Commands of the game itself that have a meaning online.
const SHARED: [Command; 8] = [
    Command::Board,
    Command::Last,
    Command::Moves,
    Command::Score,
    Command::History,
    Command::Rules,
    Command::Help,
    Command::Quit,
];

/// The order that a line means in any language.
fn order(line: &str) -> Option<Order> {
    let line = line.trim().to_lowercase();
    let is_word = |name: &str| {
        let id = format!("command-{name}");
        Command::spoken().any(|words| words.text(&id).to_lowercase() == line)
    };
    let found = ORDERS.into_iter().find(|(name, _)| is_word(name));
    found.map(|(_, order)| order)
}

fn commands(words: Words) -> Vec<[String; 2]> {
    let shared = SHARED.map(|command| words.command(command)).into_iter();
    let own = ["next"].into_iter().chain(ORDERS.map(|(name, _)| name));
    shared
        .chain(own.map(|name| text::own_command(words, name)))
        .collect()
}

/// The page of a game by its name, once it has come.
pub(super) fn screen(id: String) -> AnyView {
    let played = |session, table| view! { <Read session table/> }.into_any();
    view! { <GameScreen id played/> }.into_any()
}

#[component]
fn Read(session: Session, table: Table) -> AnyView {
    let page = Page::here();
    let desk = Desk::new(page, table, MANNER);
    let sure = RwSignal::new(None);
    session.connect(desk);
    keep_finished(page, session, desk);
    remember(page, session);
    awake::stay_awake(my_turn(session));
    let over = Memo::new(move |_| {
        let game = session.game.read();
        game.as_ref().is_some_and(|game| game.room.end().is_some())
    });
    let near = Signal::derive(move || desk.table.with(Table::near));
    let far = Signal::derive(move || !near.get());
    let more = view! {
        <h2>{page.label("online-game")}</h2>
        <p id="clocks">
            {move || name(session, near.get())} " " <Time session side=near/> " "
            {move || name(session, far.get())} " " <Time session side=far/>
        </p>
        <Standing session sure/>
        <Show when=move || over.get()><Card session/></Show>
    };
    let board = format!("/g/{}", session.id);
    let reading = Reading {
        to_board: Signal::derive(move || Route::Online(board.clone())),
        obey: Callback::new(move |line: String| obey(session, desk, sure, &line)),
        commands,
        more: Some(more.into_any()),
    };
    text::read(desk, reading)
}

/// The name of a player, as this page's reader is told.
fn name(session: Session, side: Side) -> String {
    let words = session.page.words.get();
    session.game.with(|game| {
        let name = game.as_ref().map(|game| game.name(side, words));
        name.map_or_else(String::new, |name| {
            words.labelled(&words.text(side.name()), &name)
        })
    })
}

fn obey(session: Session, desk: Desk, sure: RwSignal<Option<Sure>>, line: &str) {
    let words = desk.words();
    match order(line) {
        None if Command::read(line) == Some(Command::Help) => {
            desk.report
                .speak(text::in_sentences(words, commands(words)));
        }
        None => text::obey(desk, line),
        Some(Order::Clock) => desk.report.speak(clocks(session, words)),
        Some(Order::Offer(what)) => {
            let what = what.name().to_owned();
            session.command(WireCommand::Offer { what });
        }
        Some(Order::Resign) => sure.set(Some(ending(session))),
        Some(Order::Accept) => match sure.get_untracked() {
            Some(deed) => finish(session, sure, deed.command()),
            None => answer(session, desk, true),
        },
        Some(Order::Decline) if sure.get_untracked().is_some() => sure.set(None),
        Some(Order::Decline) => answer(session, desk, false),
    }
}

fn finish(session: Session, sure: RwSignal<Option<Sure>>, command: WireCommand) {
    sure.set(None);
    session.command(command);
}

/// The way in which a player ends the game: before both have played it has no result.
fn ending(session: Session) -> Sure {
    let is_young = session.game.with_untracked(|game| {
        let game = game.as_ref();
        game.is_some_and(|game| game.room.clock().turns().contains(&0))
    });
    if is_young { Sure::Abort } else { Sure::Resign }
}

/// Answers the other player's offer, if there is one.
fn answer(session: Session, desk: Desk, yes: bool) {
    let offer = session.game.with_untracked(|game| {
        let game = game.as_ref()?;
        let me = game.me()?;
        let mut offers = game.room.offers().iter();
        offers.find(|offer| offer.by != me).copied()
    });
    match offer {
        Some(Offer {
            what: Offerable::Rematch,
            ..
        }) if yes => session.command(WireCommand::Offer {
            what: Offerable::Rematch.name().to_owned(),
        }),
        Some(Offer { seq: offer, .. }) => session.command(WireCommand::Answer { offer, yes }),
        None => desk
            .report
            .speak(desk.words().text("refused-no-such-offer")),
    }
}

/// The time left to both.
fn clocks(session: Session, words: Words) -> String {
    let now_ms = session.now_ms();
    let lines = session.game.with_untracked(|game| {
        let game = game.as_ref()?;
        let line = |side: Side| {
            let left_s = clock::left_s(&game.room, side, now_ms)?;
            let parts = [
                ("minutes", (left_s / 60).into()),
                ("n", (left_s % 60).into()),
            ];
            let left = words.text_with("time-left", &parts);
            Some(format!(
                "{}.",
                words.labelled(&game.name(side, words), &left)
            ))
        };
        let lines: Option<Vec<String>> = Side::BOTH.into_iter().map(line).collect();
        lines
    });
    lines.map_or_else(|| words.text("text-no-clock"), |lines| lines.join(" "))
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn every_language_has_its_own_orders() {
        for words in Language::ALL.map(Words::new) {
            for (name, expected) in ORDERS {
                let word = words.text(&format!("command-{name}"));
                assert_eq!(order(&word), Some(expected), "{word}");
                assert_eq!(Command::read(&word), None, "{word} means two things");
            }
        }
        assert_eq!(order("c"), None);
    }
}
