//! Takes games and positions in, as text of ours or of other programs, and gives them out.

use game::{Game, Record, ogn};
use leptos::prelude::*;
use rules::foreign::{kgp, openspiel, playstrategy};
use rules::{Position, RuleSet, Side};
use words::Words;

use crate::device;
use crate::page::Page;
use crate::study::Study;
use crate::table::Table;

/// What a text is: a record, a game in short, or a position of this game, whoever wrote it.
///
/// # Errors
/// What is wrong with it, as the kind of text that it looks like.
fn read(text: &str, rules: &RuleSet, words: Words) -> Result<Game, String> {
    let text = text.trim();
    if text.starts_with('[') {
        let record = ogn::read(text).map_err(|error| words.translated(&error.to_string()))?;
        return Ok(record.game);
    }
    if let Ok(game) = Game::from_compact(text) {
        return Ok(game);
    }
    let ours = Position::read(text, rules, true);
    let position = ours.or_else(|error| {
        kgp::read(text, rules, Side::South, true)
            .or_else(|_| playstrategy::read(text, rules, true).map(|(position, _)| position))
            .or_else(|_| openspiel::read_state(text, rules, true))
            .map_err(|_| error)
    });
    position
        .map(Game::new)
        .map_err(|error| words.setup_error(&error))
}

/// The game in every form, each with what it is called.
fn written(game: &Game) -> Vec<(&'static str, String)> {
    let position = game.position();
    let record = ogn::write(&Record::new(game.clone()));
    let forms = [
        ("study-record", record.ok()),
        ("study-compact", Some(game.compact())),
        ("study-position", Some(position.to_string())),
        ("study-playstrategy", playstrategy::write(position, 1).ok()),
        ("study-kgp", kgp::write(position).ok()),
        ("study-openspiel", openspiel::write_state(position).ok()),
    ];
    let forms = forms.into_iter();
    forms.filter_map(|(id, text)| Some((id, text?))).collect()
}

/// Text in and out.
#[component]
pub(super) fn Exchange() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let text = RwSignal::new(String::new());
    let why = RwSignal::new(None::<String>);
    let open = move |_| {
        let words = page.words.get_untracked();
        let (rules, near) = study
            .desk
            .table
            .with_untracked(|table| (*table.game().rules(), table.near()));
        match text.with_untracked(|text| read(text, &rules, words)) {
            Ok(game) => study.open(&Table::studied(game, near)),
            Err(error) => why.set(Some(error)),
        }
    };
    let forms = move || {
        let forms = study.desk.table.with(|table| written(table.game()));
        let forms = forms.into_iter().map(|(id, text)| {
            let copied = text.clone();
            let copy = move |_| {
                let text = copied.clone();
                leptos::task::spawn_local(async move {
                    let done = device::copy(text).await;
                    let id = if done {
                        "study-copied"
                    } else {
                        "study-not-copied"
                    };
                    study.desk.say(page.words.get_untracked().text(id));
                });
            };
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
        <dl class="forms">{forms}</dl>
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn every_form_that_is_given_out_can_be_taken_in() {
        let rules: RuleSet = "kalah".parse().unwrap();
        let mut game = Game::start(&rules);
        for text in ["C", "E", "a"] {
            let mv = game.position().read_move(text).unwrap();
            game.play(mv).unwrap();
        }
        let words = Words::new(Language::English);
        let forms = written(&game);
        assert_eq!(forms.len(), 6);
        for (id, text) in forms {
            let read = read(&text, &rules, words).unwrap_or_else(|why| panic!("{id}: {why}"));
            let (found, expected) = (read.position(), game.position());
            assert_eq!(found.score(), expected.score(), "{id}: {text}");
        }
    }

    #[test]
    fn nonsense_is_told_apart() {
        let rules: RuleSet = "oware".parse().unwrap();
        let words = Words::new(Language::English);
        for text in ["", "nonsense", "4-4-4", "[Game \"chess\"]", "kalah||"] {
            let why = read(text, &rules, words).unwrap_err();
            assert!(!why.is_empty(), "{text}");
        }
    }
}
