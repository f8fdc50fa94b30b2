//! Certificates on the screen: their making, its progress, and the commands that check the values.

use leptos::prelude::*;
use protocol::worker::{self, Certified, Endings, MEMORY_MIB, Purpose, Search};
use rules::Position;

use crate::device;
use crate::page::Page;
use crate::study::making::Making;
use crate::study::state::Study;
use crate::thinker::{Heard, Thinker};

/// The time for a certificate; the program can take longer.
const TIME_MS: u32 = 60_000;

/// Moves the focus to the button that replaces the focused one, once that is drawn.
fn focus_soon() {
    request_animation_frame(|| {
        device::focus("#certify, #certify-stop, #save-certificate, #known .command button");
    });
}

/// A word of a command, quoted for a shell.
fn quoted(word: &str) -> String {
    let is_plain =
        |character: char| character.is_ascii_alphanumeric() || "-_.:=/".contains(character);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// The program's arguments for a position.
fn arguments(position: &Position) -> String {
    let game = quoted(&position.rules().to_string());
    let text = quoted(&format!("{position:#}"));
    format!("{game} --position {text} --any-seeds")
}

/// The command that computes the value of every move again.
pub(super) fn solve(position: &Position) -> String {
    format!("mancala solve {} --moves", arguments(position))
}

/// The command that searches again, to the same depth.
pub(super) fn analyze(position: &Position, depth: u32) -> String {
    format!(
        "mancala analyze {} --depth {}",
        arguments(position),
        depth.max(1)
    )
}

/// The command that makes a certificate, however long it takes.
fn certify(position: &Position) -> String {
    format!("mancala certify {} --out proof", arguments(position))
}

/// The file name of a certificate.
fn file(position: &Position, name: &str) -> String {
    format!("{}-{name}.proof", position.rules().game().name)
}

impl Study {
    fn ask_for_certificate(self, thinker: &Thinker) {
        let search = self.desk.table.with_untracked(|table| Search {
            id: 0,
            game: table.game().rules().to_string(),
            position: format!("{:#}", table.position()),
            north: false,
            purpose: Purpose::Certificate,
            endings: Endings::Unused,
            nodes_max: None,
            time_ms_max: TIME_MS,
            memory_mib: MEMORY_MIB,
        });
        self.making.set(Making::Begun(0));
        thinker.ask(search);
    }

    fn hear_of_certificate(self, heard: Heard) {
        let making = match heard {
            Heard::News(info) => Making::Begun(info.nodes),
            Heard::Certified(Certified { made, .. }) => made.map_or(Making::TooLarge, Making::Made),
            Heard::Trouble(trouble) => Making::Missing(trouble),
            // No move has been asked for.
            Heard::Found(_) => return,
        };
        let told = making.told(self.desk.page);
        let waited = device::focused().is_some_and(|element| element.id() == "certify-stop");
        // The screen may have been left.
        if self.making.try_set(making).is_some() {
            return;
        }
        if let Some(told) = told {
            self.desk.report.speak(told);
            if waited {
                focus_soon();
            }
        }
    }
}

/// The certificate of the position shown: to be requested, awaited, saved and checked.
#[component]
pub(super) fn Certificate() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    // A separate worker, so that the search for values goes on; it ends with this component.
    let thinker = Thinker::new(move |heard| study.hear_of_certificate(heard));
    let thinker = StoredValue::new_local(thinker);
    let give_up = move || {
        study.making.set(Making::Unasked);
        focus_soon();
    };
    on_cleanup(move || {
        if let Some(thinker) = thinker.try_get_value() {
            thinker.end();
        }
        // A certificate in the making ends with the worker.
        let _ = study.making.try_update(|making| {
            if matches!(making, Making::Begun(_)) {
                *making = Making::Unasked;
            }
        });
    });
    Effect::new(move |_| {
        let is_working = study
            .making
            .with(|making| matches!(making, Making::Begun(_)));
        if !is_working {
            thinker.with_value(Thinker::end);
        }
    });
    let ask = move |_| {
        thinker.with_value(|thinker| study.ask_for_certificate(thinker));
        focus_soon();
    };
    let button = move |id: &'static str, name: &'static str| {
        view! {
            <button type="button" id=id on:click=ask>
                {page.label(name)}
            </button>
        }
        .into_any()
    };
    let told = Signal::derive(move || study.making.with(|making| making.told(page)));
    move || match study.making.get() {
        Making::Unasked => button("certify", "study-certify"),
        Making::Begun(nodes) => {
            let told = move || {
                let nodes = page.words.get().large(nodes);
                page.text_with("study-certifying", &[("n", nodes.into())])
            };
            view! {
                <p>
                    {told}
                    <button type="button" id="certify-stop" on:click=move |_| give_up()>
                        {page.label("study-stop")}
                    </button>
                </p>
            }
            .into_any()
        }
        Making::Made(made) => view! { <Made made told/> }.into_any(),
        Making::TooLarge => view! { <TooLarge told/> }.into_any(),
        // The connection may have failed, and work the next time.
        Making::Missing(_) => view! {
            <p>{told}</p>
            {button("certify", "study-certify")}
        }
        .into_any(),
    }
}

/// The message that it takes too long here, and the program's command.
#[component]
fn TooLarge(#[prop(into)] told: Signal<Option<String>>) -> impl IntoView {
    let table = Study::here().desk.table;
    let command = table.with_untracked(|table| certify(table.position()));
    view! {
        <p>{told}</p>
        <Command command/>
    }
}

/// A finished certificate.
#[component]
fn Made(made: worker::Certificate, #[prop(into)] told: Signal<Option<String>>) -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let file = study
        .desk
        .table
        .with_untracked(|table| file(table.position(), &made.name));
    let command = format!("mancala check {file}");
    let save = move |_| device::save_bytes(&file, &made.base64);
    view! {
        <p>
            <span>{told}</span>
            <button type="button" id="save-certificate" on:click=save>
                {page.label("study-save")}
            </button>
        </p>
        <Command command/>
    }
}

/// A command for the program, to be copied.
#[component]
pub(super) fn Command(command: String) -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let copied = command.clone();
    view! {
        <div class="command">
            <code tabindex="0">{command}</code>
            <button type="button" class="plain" on:click=move |_| study.copy(copied.clone())>
                {page.label("study-copy")}
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_as_a_shell_reads_them() {
        let read =
            |game: &str, text: &str| Position::read(text, &game.parse().unwrap(), true).unwrap();
        let kalah = read("kalah:capture=empty", "0-1-0-0-2-1-0-0-1-0-1-1-20-21-S");
        assert_eq!(
            solve(&kalah),
            "mancala solve kalah:capture=empty --position 0-1-0-0-2-1-0-0-1-0-1-1-20-21-S \
             --any-seeds --moves"
        );
        assert!(analyze(&kalah, 0).ends_with("--depth 1"));
        assert!(certify(&kalah).ends_with("--out proof"));
        assert_eq!(file(&kalah, "f3a9c21b"), "kalah-f3a9c21b.proof");
        assert_eq!(quoted("a b"), "'a b'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
        assert_eq!(quoted(""), "''");
    }
}
