//! The form that gives commands other keys, and the commands' names.

use leptos::ev;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;
use web_sys::HtmlInputElement;

use crate::keys::{Keys, USUAL};
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};

/// The identifiers of the commands' names, in the order of [`USUAL`].
const NAMES: [&str; 12] = [
    "key-undo",
    "key-redo",
    "key-replay",
    "key-flip",
    "key-hint",
    "key-previews",
    "key-speak-moves",
    "key-speak-score",
    "key-speak-board",
    "key-speak-last",
    "key-new",
    "keys",
];

impl Keys {
    /// Gives a command another key, or none.
    ///
    /// # Errors
    /// The present use of the key, by the identifier of its text.
    fn give(self, command: usize, key: Option<char>) -> Result<Keys, &'static str> {
        let mut keys = self.0;
        let Some(key) = key else {
            keys[command] = ' ';
            return Ok(Keys(keys));
        };
        // Two letters of houses are commands by default; with Shift they are houses.
        let is_house = key.is_ascii_digit()
            || ('a'..='l').contains(&key.to_ascii_lowercase()) && !USUAL.contains(&key);
        if is_house {
            return Err("key-choose");
        }
        if key.is_whitespace() {
            return Err("key-sow");
        }
        let other = keys.iter().position(|&own| own == key);
        if let Some(other) = other.filter(|&other| other != command) {
            return Err(NAMES[other]);
        }
        keys[command] = key;
        Ok(Keys(keys))
    }

    /// Every command by its name, with its key as labelled on the keyboard.
    pub(crate) fn told(self) -> impl Iterator<Item = (&'static str, String)> {
        let keys = self.0.into_iter().map(|key| match key {
            ' ' => "–".to_owned(),
            // A key typed with Shift differs from the plain one.
            key if key.is_uppercase() => format!("Shift {key}"),
            key => key.to_uppercase().collect(),
        });
        NAMES.into_iter().zip(keys)
    }
}

#[wasm_split(more, fallible)]
fn load_own_keys() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <OwnKeys/> }.into_any())
}

/// A field for each command, once its chunk is loaded.
pub(crate) fn fetched() -> AnyView {
    part::show(|| Box::pin(load_own_keys()), (), Wait::Told, Texts::All)
}

#[component]
fn OwnKeys() -> impl IntoView {
    let page = Page::here();
    let keys = Memo::new(move |_| page.settings.with(|settings| settings.keys));
    let refused: RwSignal<Option<(char, &'static str)>> = RwSignal::new(None);
    let told = move || {
        let (key, name) = refused.get()?;
        let action = page.text(name);
        Some(page.text_with(
            "keys-taken",
            &[("key", key.into()), ("action", action.into())],
        ))
    };
    let fields = NAMES.into_iter().enumerate().map(move |(command, name)| {
        let now = move || keys.get().0[command];
        let shown = move || Some(now()).filter(|&key| key != ' ').map(String::from);
        let typed = move |event: ev::Event| {
            let field: HtmlInputElement = event_target(&event);
            // The new sign, wherever in the field it was typed.
            let text = field.value();
            let is_new = |&sign: &char| sign != untrack(now);
            let key = text.chars().rfind(is_new).or(text.chars().last());
            match keys.get_untracked().give(command, key) {
                Ok(given) => {
                    refused.set(None);
                    page.set(|settings| settings.keys = given);
                }
                Err(name) => refused.set(key.map(|key| (key, name))),
            }
            // The field keeps one sign, and none that was refused.
            field.set_value(&untrack(shown).unwrap_or_default());
        };
        view! {
            <label class="setting">
                <span>{page.label(name)}</span>
                <input
                    type="text"
                    id=format!("own-{name}")
                    size="3"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    placeholder=page.label("keys-none")
                    prop:value=move || shown().unwrap_or_default()
                    on:input=typed
                />
            </label>
        }
    });
    view! {
        <p>{page.label("keys-about")}</p>
        <p class="refused" role="alert">{told}</p>
        {fields.collect_view()}
        <button
            type="button"
            id="keys-reset"
            disabled=move || keys.get() == Keys::default()
            on:click=move |_| {
                refused.set(None);
                page.set(|settings| settings.keys = Keys::default());
            }
        >
            {page.label("keys-reset")}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(command: usize, key: char, expected: Result<(), &'static str>) {
        let given = Keys::default().give(command, Some(key));
        assert_eq!(given.map(|keys| assert_eq!(keys.0[command], key)), expected);
    }

    #[test]
    fn what_a_key_does_already_is_named() {
        check(0, 'x', Ok(()));
        check(0, 'u', Ok(()));
        check(0, 'M', Ok(()));
        check(0, '+', Ok(()));
        check(0, 'f', Err("key-flip"));
        check(3, 'u', Err("key-undo"));
        check(3, 'c', Err("key-choose"));
        check(3, 'F', Err("key-choose"));
        check(3, '7', Err("key-choose"));
        check(3, ' ', Err("key-sow"));
        check(11, 'n', Err("key-new"));
    }

    #[test]
    fn a_key_that_was_given_up_can_be_taken() {
        let keys = Keys::default().give(3, None).unwrap();
        let keys = keys.give(0, Some('f')).unwrap();
        assert_eq!((keys.0[0], keys.0[3]), ('f', ' '));
        let told: Vec<_> = keys.told().collect();
        assert_eq!(told[0], ("key-undo", "F".to_owned()));
        assert_eq!(told[3], ("key-flip", "–".to_owned()));
        assert_eq!(keys.usual('f'), 'u');
    }
}
