//! The fields of the form: a switch, a list, a number or a text for each key, by chapters.

use leptos::prelude::*;
use rules::general::{Chapter, KeyText, Shape};

use super::form::Form;
use crate::page::Page;

/// The keys that most games differ in, on any board; the others are folded away.
const FIRST: [&str; 12] = [
    "houses",
    "columns",
    "seeds",
    "setup",
    "direction",
    "laps",
    "capture",
    "take",
    "take-side",
    "sow-store",
    "takes",
    "goal",
];

/// The number that a list of values begins with where one is to be written.
const USUAL: u8 = 3;

/// A field for each key.
#[component]
pub(super) fn Keys(form: Form) -> impl IntoView {
    // Another kind of board has other keys; another value changes the fields no more than itself.
    let kind = Memo::new(move |_| form.chosen.read().beginning());
    move || {
        kind.track();
        let keys = form.chosen.get_untracked().keys();
        let chapters = Chapter::ALL.into_iter().map(|chapter| {
            let keys = keys.iter().filter(|key| Chapter::of(key.name) == chapter);
            let keys: Vec<KeyText> = keys.copied().collect();
            (!keys.is_empty()).then(|| view! { <OfChapter form chapter keys/> })
        });
        chapters.collect_view()
    }
}

/// The keys of a chapter.
#[component]
fn OfChapter(form: Form, chapter: Chapter, keys: Vec<KeyText>) -> impl IntoView {
    let page = Page::here();
    let is_first = |key: &KeyText| FIRST.contains(&key.name);
    let (first, others): (Vec<_>, Vec<_>) = keys.into_iter().partition(is_first);
    let names: Vec<&str> = others.iter().map(|key| key.name).collect();
    let is_folded = Memo::new(move |_| names.iter().any(|name| form.asks(name)));
    let fields = move |keys: Vec<KeyText>| {
        let fields = keys.into_iter().map(|key| view! { <Field form key/> });
        fields.collect_view()
    };
    view! {
        <fieldset>
            <legend>{move || page.words.get().chapter(chapter)}</legend>
            {fields(first)}
            <details hidden=move || !is_folded.get()>
                <summary>{page.label("make-more")}</summary>
                {fields(others)}
            </details>
        </fieldset>
    }
}

/// One key.
#[component]
fn Field(form: Form, key: KeyText) -> impl IntoView {
    let page = Page::here();
    let name = key.name;
    let id = format!("key-{name}");
    let label = move || page.words.get().law_name(&form.chosen.read(), name);
    let value = Memo::new(move |_| form.value(name));
    let is_asked = Memo::new(move |_| form.asks(name));
    if key.is_switch() {
        let set = move |on: bool| form.set(name, if on { "on" } else { "off" });
        return view! {
            <div class="key" hidden=move || !is_asked.get()>
                <label class="switch" for=id.clone()>
                    <input
                        type="checkbox"
                        id=id.clone()
                        prop:checked=move || value.get() == "on"
                        on:change=move |event| set(event_target_checked(&event))
                    />
                    <span>{label}</span>
                </label>
            </div>
        }
        .into_any();
    }
    if key.shapes == [Shape::Several] {
        return view! {
            <div
                class="key"
                role="group"
                aria-labelledby=format!("{id}-name")
                hidden=move || !is_asked.get()
            >
                <span class="name" id=format!("{id}-name")>{label}</span>
                <div class="field"><Several form key value/></div>
            </div>
        }
        .into_any();
    }
    view! {
        <div class="key" hidden=move || !is_asked.get()>
            <label class="name" for=id>{label}</label>
            <div class="field"><Control form key value/></div>
        </div>
    }
    .into_any()
}

/// A switch for each of the words that may come together.
#[component]
fn Several(form: Form, key: KeyText, value: Memo<String>) -> impl IntoView {
    let page = Page::here();
    let name = key.name;
    let words = (key.words)();
    let (none, words) = (words[0], words[1..].to_vec());
    let switches = words.clone().into_iter().map(|word| {
        let has = move |other: &str| value.with(|value| value.split('+').any(|it| it == other));
        let words = words.clone();
        let set = move |on: bool| {
            let chosen = words.iter().copied();
            let chosen = chosen.filter(|&other| if other == word { on } else { has(other) });
            let chosen: Vec<&str> = chosen.collect();
            let text = if chosen.is_empty() {
                none.to_owned()
            } else {
                chosen.join("+")
            };
            form.set(name, &text);
        };
        view! {
            <label class="switch">
                <input
                    type="checkbox"
                    id=format!("key-{name}-{word}")
                    prop:checked=move || has(word)
                    on:change=move |event| set(event_target_checked(&event))
                />
                <span>{move || page.words.get().law_word(&form.chosen.read(), name, word)}</span>
            </label>
        }
    });
    switches.collect_view()
}

/// A list of words, with a field for values that are written; only that field if there are no
/// words.
#[component]
fn Control(form: Form, key: KeyText, value: Memo<String>) -> impl IntoView {
    let page = Page::here();
    let name = key.name;
    let id = format!("key-{name}");
    let words = (key.words)();
    if let ([], [shape]) = (&*words, key.shapes) {
        return view! { <Written form key shape value id/> }.into_any();
    }
    let listed = Memo::new(move |_| entry(&key, &value.read()));
    let choose = move |text: String| {
        let laws = form.chosen.get_untracked();
        let shape = key
            .shapes
            .iter()
            .find(|shape| entry_of(&key, shape) == text);
        let begun = shape.map(|shape| match *shape {
            Shape::Number {
                beginning,
                min,
                max,
            } => format!("{beginning}{}", USUAL.clamp(min, max)),
            Shape::Several | Shape::Text(_) => laws.example(name).unwrap_or_default(),
        });
        form.set(name, &begun.unwrap_or(text));
    };
    let of_words = words.into_iter().map(move |word| {
        let told = move || page.words.get().law_word(&form.chosen.read(), name, word);
        (word.to_owned(), Signal::derive(told))
    });
    let of_shapes = key.shapes.iter().map(move |shape| {
        let told = move || page.words.get().law_shape(&form.chosen.read(), name, shape);
        (entry_of(&key, shape), Signal::derive(told))
    });
    let options = of_words.chain(of_shapes).map(|(entry, told)| {
        let own = entry.clone();
        let is_chosen = move || listed.read() == own;
        view! { <option value=entry selected=is_chosen>{told}</option> }
    });
    let written = key.shapes.iter().map(|shape| {
        let own = entry_of(&key, shape);
        let id = format!("key-{name}-{own}");
        let is_chosen = move || listed.read() == own;
        view! {
            <Show when=is_chosen>
                <Written form key shape value id=id.clone()/>
            </Show>
        }
    });
    view! {
        <select
            id=id
            aria-invalid=move || form.is_wrong(name).to_string()
            prop:value=move || listed.get()
            on:change=move |event| choose(event_target_value(&event))
        >
            {options.collect_view()}
        </select>
        {written.collect_view()}
    }
    .into_any()
}

/// The entry of a list that stands for a value.
fn entry(key: &KeyText, value: &str) -> String {
    if (key.words)().contains(&value) {
        return value.to_owned();
    }
    let mut shapes = key.shapes.iter();
    let shape = shapes.find(|shape| shape.rest(value).is_some());
    shape.map_or_else(String::new, |shape| entry_of(key, shape))
}

/// The entry of a list that stands for values of a shape: no word of the key.
fn entry_of(key: &KeyText, shape: &Shape) -> String {
    let index = key.shapes.iter().position(|known| known == shape);
    format!("written-{}", index.unwrap_or_default())
}

/// A field for a number or a text, with a hint.
#[component]
fn Written(
    form: Form,
    key: KeyText,
    shape: &'static Shape,
    value: Memo<String>,
    id: String,
) -> impl IntoView {
    let page = Page::here();
    let name = key.name;
    let is_only = (key.words)().is_empty();
    // A list before it has the label.
    let label = move || {
        let name = page.words.get().law_name(&form.chosen.read(), name);
        (!is_only).then_some(name)
    };
    let rest = move || value.with(|value| shape.rest(value).unwrap_or_default().to_owned());
    let is_wrong = move || form.is_wrong(name).to_string();
    let hint = move || page.words.get().law_hint(&form.chosen.read(), name, shape);
    let about = format!("{id}-hint");
    let field = if let Shape::Number {
        beginning,
        min,
        max,
    } = *shape
    {
        view! {
            <input
                type="number"
                id=id
                min=min
                max=max
                aria-label=label
                aria-describedby=about.clone()
                aria-invalid=is_wrong
                prop:value=rest
                on:change=move |event| {
                    let number = event_target_value(&event);
                    form.set(name, &format!("{beginning}{number}"));
                }
            />
        }
        .into_any()
    } else {
        view! {
            <input
                type="text"
                id=id
                spellcheck="false"
                autocomplete="off"
                aria-label=label
                aria-describedby=about.clone()
                aria-invalid=is_wrong
                prop:value=rest
                on:change=move |event| form.set(name, &event_target_value(&event))
            />
        }
        .into_any()
    };
    let example = move || {
        let example = form.chosen.read().example(name)?;
        let lead = page.words.get().labelled(&page.text("make-example"), "");
        Some(view! { " " {lead} <code>{example}</code> })
    };
    view! {
        {field}
        <small id=about>{hint} {example}</small>
    }
}

#[cfg(test)]
mod tests {
    use rules::RuleSet;
    use rules::general::Laws;

    use super::*;

    /// The laws of each kind of board.
    fn kinds() -> [Laws; 3] {
        rules::general::install();
        ["sow:capture=facing", "sow:rows=4", "bao"].map(|text| {
            let rules: RuleSet = text.parse().unwrap();
            *rules.general_laws().unwrap()
        })
    }

    #[test]
    fn every_value_has_its_entry() {
        for laws in kinds() {
            for (key, (_, value)) in laws.keys().iter().zip(laws.values()) {
                let has_list = !(key.words)().is_empty();
                assert!(!has_list || !entry(key, &value).is_empty(), "{}", key.name);
            }
        }
        let [two, ..] = kinds();
        let keys = two.keys();
        let key = |name: &str| keys.iter().find(|key| key.name == name).unwrap();
        for (name, value, expected) in [
            ("capture", "two-out", "two-out"),
            ("chain", "on", "on"),
            ("chain", "7", "written-0"),
            ("relay-when", "exactly-6", "written-1"),
            ("match", "best-of-3", "written-0"),
            ("take", "2+3", "written-0"),
        ] {
            assert_eq!(entry(key(name), value), expected, "{name}={value}");
        }
    }

    /// Every value that a list or a hint offers is allowed, on small boards and large ones.
    #[test]
    fn every_example_is_a_value() {
        for mut laws in kinds() {
            for houses in ["4", "7", "12"] {
                let _ = laws
                    .set("houses", houses)
                    .or_else(|| laws.set("columns", houses));
                for key in laws.keys() {
                    for shape in key.shapes.iter().filter(|it| matches!(it, Shape::Text(_))) {
                        let example = laws.example(key.name).unwrap();
                        assert_eq!(shape.rest(&example), Some(&*example));
                        let mut changed = laws;
                        assert!(changed.set(key.name, &example).is_some(), "{example}");
                        let misfit = changed.fault().and_then(|fault| fault.key());
                        assert_ne!(misfit, Some(key.name), "{example}");
                    }
                }
            }
        }
    }
}
