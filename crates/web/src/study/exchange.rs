//! Import and export of games and positions, as texts of ours or of other programs.

use game::import::{self, ImportError};
use game::{CompactError, Fault, Game, Record, RecordError, ogn};
use leptos::prelude::*;
use rules::Position;
use rules::foreign::{kgp, openspiel, playstrategy};
use words::Words;

use crate::device;
use crate::page::Page;
use crate::route::{Learn, Route, RouteError, step_error};
use crate::study::address;
use crate::study::card::ShareCard;
use crate::study::pictures::Pictures;
use crate::study::state::Study;
use crate::table::Table;

/// The game of a text. A position is read by the rules of the open game.
///
/// # Errors
/// The fault of the text, as text of the kind that it looks like.
fn read(text: &str, open: &Position, words: Words) -> Result<Game, String> {
    let read = import::read(text, Some(open), true);
    read.map(|record| record.game)
        .map_err(|error| import_error(&error, words))
}

/// The fault of a text, in a sentence.
pub(super) fn import_error(error: &ImportError, words: Words) -> String {
    match error {
        ImportError::Record(error) => record_error(error, words),
        ImportError::Address(error) => RouteError::Game(error.clone()).sentence(words),
        ImportError::Compact(error) => short_error(error, words),
        ImportError::Position(error) => words.setup_error(error),
    }
}

/// The fault of a compact game, in a sentence.
fn short_error(error: &CompactError, words: Words) -> String {
    match error {
        CompactError::Form { .. } => words.text("study-no-record"),
        CompactError::Game(why) => words.rules_error(why),
        CompactError::Start(why) => words.setup_error(why),
        CompactError::Step(error) => step_error(error, words),
    }
}

/// The fault of a record: its line, and the rules' objection.
pub(super) fn record_error(error: &RecordError, words: Words) -> String {
    let why = match &error.fault {
        Fault::Game(why) => words.rules_error(why),
        Fault::Start(why) => words.setup_error(why),
        Fault::Move { why, .. } => words.error(why),
        Fault::Round { why, .. } => words.round_error(why),
        _ => words.text("study-no-record"),
    };
    words.text_with(
        "study-line",
        &[("n", error.line.into()), ("why", why.into())],
    )
}

/// The game in every form, each with the identifier of its name.
fn written(game: &Game) -> Vec<(&'static str, String)> {
    let position = game.position();
    let record = Record::new(game.clone());
    let forms = [
        ("study-record", Some(record.to_string())),
        ("study-ogn", ogn::write(&record).ok()),
        ("study-compact", Some(game.compact())),
        ("study-position", Some(position.to_string())),
        ("study-playstrategy", playstrategy::write(position, 1).ok()),
        ("study-kgp", kgp::write(position).ok()),
        ("study-openspiel", openspiel::write_state(position).ok()),
    ];
    let forms = forms.into_iter();
    forms.filter_map(|(id, text)| Some((id, text?))).collect()
}

/// The HTML that shows the board in another page.
fn frame(table: &Table) -> String {
    let game = address::of(table);
    let address = device::whole_address(&Route::Learn(Learn::Embed(game)).address());
    // Only this character of an address needs escaping.
    let address = address.replace('&', "&amp;");
    format!("<iframe src=\"{address}\" width=\"640\" height=\"400\"></iframe>")
}

impl Study {
    /// Copies a text to the clipboard, and says whether that was possible.
    pub(super) fn copy(self, text: String) {
        leptos::task::spawn_local(async move {
            let done = device::copy(text).await;
            let id = if done {
                "study-copied"
            } else {
                "study-not-copied"
            };
            self.desk
                .report
                .say(self.desk.page.words.get_untracked().text(id));
        });
    }
}

/// Import and export.
#[component]
pub(super) fn Exchange() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let text = RwSignal::new(String::new());
    let why = RwSignal::new(None::<String>);
    let open = move |_| {
        let words = page.words.get_untracked();
        let (open, near) = study
            .desk
            .table
            .with_untracked(|table| (table.position().clone(), table.near()));
        match text.with_untracked(|text| read(text, &open, words)) {
            Ok(game) => study.open(&Table::studied(game, near)),
            Err(error) => why.set(Some(error)),
        }
    };
    let forms = move || {
        let mut forms = study.desk.table.with(|table| written(table.game()));
        forms.push(("study-embed", study.desk.table.with(frame)));
        let forms = forms.into_iter().map(|(id, text)| {
            let copied = text.clone();
            let copy = move |_| study.copy(copied.clone());
            view! {
                <dt>
                    {page.label(id)}
                    <button type="button" class="plain" on:click=copy>
                        {page.label("study-copy")}
                    </button>
                </dt>
                <dd>
                    <pre tabindex="0">{text}</pre>
                </dd>
            }
        });
        forms.collect_view()
    };
    view! {
        <label for="game-text">{page.label("study-paste")}</label>
        <textarea
            id="game-text"
            rows="4"
            spellcheck="false"
            prop:value=move || text.get()
            on:input=move |event| {
                why.set(None);
                text.set(event_target_value(&event));
            }
        ></textarea>
        <p class="told" role="alert">{move || why.get()}</p>
        <button type="button" id="open-text" on:click=open>
            {page.label("study-open")}
        </button>
        <Pictures/>
        <ShareCard/>
        <dl class="forms">{forms}</dl>
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    /// Checks that every form reads back to the position it was written from.
    #[track_caller]
    fn check(rules: &str, moves: &[&str], forms_expected: usize) {
        let mut game = Game::start(&rules.parse().unwrap());
        for text in moves {
            let mv = game.position().read_move(text).unwrap();
            game.play(mv).unwrap();
        }
        let words = Words::new(Language::English);
        let forms = written(&game);
        assert_eq!(forms.len(), forms_expected, "{rules}: {forms:?}");
        for (id, text) in forms {
            let read = read(&text, game.position(), words);
            let read = read.unwrap_or_else(|why| panic!("{id}: {why}\n{text}"));
            assert_eq!(
                read.position().to_string(),
                game.position().to_string(),
                "{id}"
            );
        }
    }

    #[test]
    fn every_form_that_is_given_out_can_be_taken_in() {
        check("kalah", &["C", "F", "a"], 4);
        check("kalah", &["C", "F"], 4);
        check("oware", &["C", "a", "F"], 6);
        check("congkak", &["A"], 3);
        check("kid-cala-beginner", &["C"], 3);
        check("banana-cala", &[], 3);
    }

    #[test]
    fn addresses_of_this_page_are_taken_in() {
        let words = Words::new(Language::English);
        let start = Position::start(&"oware".parse().unwrap());
        let address = "http://localhost/play?game=kalah&moves=C+F";
        let game = read(address, &start, words).unwrap();
        assert_eq!(game.cursor(), 2);
        assert!(read("/play?game=kalah&moves=C+C", &start, words).is_err());
    }

    #[test]
    fn nonsense_is_told_apart() {
        let open = Position::start(&"oware".parse().unwrap());
        let words = Words::new(Language::English);
        for text in ["", "nonsense", "4-4-4", "[Game \"chess\"]", "kalah||"] {
            let why = read(text, &open, words).unwrap_err();
            assert!(!why.is_empty(), "{text}");
        }
    }
}
