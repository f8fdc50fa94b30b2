//! The form of a game's options, made from its parameters.

use leptos::ev;
use leptos::prelude::*;
use rules::{Domain, Game, Parameter, RuleSet, Value};
use words::Vocabulary;

use crate::page::Page;

/// Ranges up to this size are lists to pick from; larger ones are numbers to write.
const LIST_MAX: u8 = 20;
/// The options most often changed, shown at once.
const FIRST_KEYS: [&str; 4] = ["houses", "seeds", "opening", "match"];

/// All options of a game, the most common ones in view.
#[component]
pub(crate) fn Options(
    game: &'static Game,
    rules: RwSignal<RuleSet>,
    /// The prefix of the names of its fields, as two such forms may stand on one page.
    prefix: &'static str,
    /// Whether they are seen at once.
    #[prop(optional)]
    open: bool,
) -> impl IntoView {
    let page = Page::here();
    let is_kids = Vocabulary::of(game) == Vocabulary::Fruit;
    let (first, others): (Vec<_>, Vec<_>) = game
        .parameters
        .iter()
        .partition(|parameter| is_first(game, parameter, is_kids));
    let changed = move || match rules.with(|rules| rules.options_changed().count()) {
        0 => page.text("options-default"),
        n => page.text_with("options-changed", &[("n", n.into())]),
    };
    let list = move |parameters: Vec<&'static Parameter>| {
        let options = parameters.into_iter();
        options
            .map(|parameter| view! { <One game parameter rules prefix/> })
            .collect_view()
    };
    let others = (!others.is_empty()).then(|| {
        view! {
            <details class="more">
                <summary>{page.label("options-all")}</summary>
                {list(others)}
            </details>
        }
    });
    view! {
        <details class="options" open=open>
            <summary>
                <b>{page.label("options")}</b>
                " · "
                <span class="changed">{changed}</span>
            </summary>
            {list(first)}
            {others}
            <button
                type="button"
                disabled=move || rules.get() == RuleSet::new(game)
                on:click=move |_| rules.set(RuleSet::new(game))
            >
                {page.label("options-reset")}
            </button>
        </details>
    }
}

/// Whether an option is shown at once: the most often changed ones, and in children's games only
/// the number of pieces.
fn is_first(game: &Game, parameter: &Parameter, is_kids: bool) -> bool {
    let few = game.parameters.len() <= FIRST_KEYS.len();
    if is_kids {
        few || parameter.key == "seeds"
    } else {
        few || FIRST_KEYS.contains(&parameter.key)
    }
}

/// One option.
#[component]
fn One(
    game: &'static Game,
    parameter: &'static Parameter,
    rules: RwSignal<RuleSet>,
    prefix: &'static str,
) -> impl IntoView {
    let page = Page::here();
    let id = format!("{prefix}-{}", parameter.key);
    let value = Memo::new(move |_| {
        rules
            .with(|rules| rules.value(parameter.key))
            .unwrap_or(parameter.default)
    });
    let means = move || page.words.get().value_text(game, parameter, value.get());
    view! {
        <div class="option">
            <label for=id.clone()>{move || page.words.get().parameter_name(game, parameter)}</label>
            <Control game parameter rules value id/>
            <p class="short">{move || page.words.get().parameter_short(game, parameter)}</p>
            <p class="means">{means}</p>
            <details>
                <summary>{page.label("more-about-this")}</summary>
                <p>{move || page.words.get().parameter_long(game, parameter)}</p>
                <p class="source">
                    {move || {
                        let source = page.words.get().source(parameter.source);
                        page.text_with("source-of", &[("source", source.into())])
                    }}
                </p>
            </details>
        </div>
    }
}

/// The control of an option: a list, and for large numbers a field.
#[component]
fn Control(
    game: &'static Game,
    parameter: &'static Parameter,
    rules: RwSignal<RuleSet>,
    value: Memo<Value>,
    id: String,
) -> impl IntoView {
    let page = Page::here();
    let set = move |text: &str| {
        // All that the form offers is allowed; typed text may not be, and then changes nothing.
        if let Ok(changed) = rules.get_untracked().with(parameter.key, text) {
            rules.set(changed);
        }
    };
    let name = move |one: Value| {
        let name = page.words.get().value_name(game, parameter, one);
        if one == parameter.default {
            page.text_with("option-usual", &[("name", name.into())])
        } else {
            name
        }
    };
    let items = values(parameter).into_iter().map(move |one| {
        view! {
            <option value=parameter.text(one) selected=move || is_listed(parameter, value.get(), one)>
                {move || name(one)}
            </option>
        }
    });
    let shown = move || {
        let now = value.get();
        let listed = values(parameter)
            .into_iter()
            .find(|&one| is_listed(parameter, now, one));
        parameter.text(listed.unwrap_or(now))
    };
    let numbered = numbers(parameter).filter(|&(_, max)| max > LIST_MAX);
    let is_number = move || matches!(value.get(), Value::Number(_));
    view! {
        <select
            id=id.clone()
            prop:value=shown
            on:change=move |event| set(&event_target_value(&event))
        >
            {items.collect_view()}
        </select>
        {numbered.map(|(min, max)| {
            let id = format!("{id}-number");
            view! {
                <Show when=is_number>
                    <NumberField game parameter value set bounds=(min, max) id=id.clone()/>
                </Show>
            }
        })}
    }
}

/// The field for a number that is not listed.
#[component]
fn NumberField(
    game: &'static Game,
    parameter: &'static Parameter,
    value: Memo<Value>,
    set: impl Fn(&str) + Copy + 'static,
    bounds: (u8, u8),
    id: String,
) -> impl IntoView {
    let page = Page::here();
    let typed = move |event: ev::Event| {
        let text = event_target_value(&event);
        match parameter.domain {
            Domain::WordsOrNumber { numbered, .. } => set(&format!("{}{text}", numbered.value)),
            _ => set(&text),
        }
    };
    let number = move || match value.get() {
        Value::Number(number) => number.to_string(),
        _ => String::new(),
    };
    view! {
        <input
            type="number"
            id=id
            min=bounds.0
            max=bounds.1
            aria-label=move || page.words.get().parameter_name(game, parameter)
            prop:value=number
            on:change=typed
        />
    }
}

/// The values listed; of a large range only the usual ones, as the rest can be typed.
fn values(parameter: &'static Parameter) -> Vec<Value> {
    let words = (0..parameter.words().len()).map(|index| Value::Word(index as u8));
    let unset = match parameter.domain {
        Domain::Number { unset: Some(_), .. } => Some(Value::Unset),
        _ => None,
    };
    let numbers = match numbers(parameter) {
        Some((min, max)) if max <= LIST_MAX => (min..=max).collect(),
        Some(_) => vec![3],
        None => vec![],
    };
    words
        .chain(unset)
        .chain(numbers.into_iter().map(Value::Number))
        .collect()
}

fn numbers(parameter: &Parameter) -> Option<(u8, u8)> {
    match parameter.domain {
        Domain::Number { min, max, .. } | Domain::WordsOrNumber { min, max, .. } => {
            Some((min, max))
        }
        Domain::Words(_) => None,
    }
}

/// Whether the list shows this entry for the value: a number that is not listed is shown by the
/// entry of the listed one.
fn is_listed(parameter: &'static Parameter, value: Value, entry: Value) -> bool {
    let large = numbers(parameter).is_some_and(|(_, max)| max > LIST_MAX);
    match (value, entry) {
        (Value::Number(_), Value::Number(_)) if large => true,
        _ => value == entry,
    }
}

#[cfg(test)]
mod tests {
    use rules::catalogue;

    use super::*;

    #[test]
    fn everything_that_is_listed_is_allowed() {
        for game in catalogue::GAMES {
            let usual = RuleSet::new(game);
            for parameter in game.parameters {
                let values = values(parameter);
                assert!(values.len() > 1, "{} {}", game.name, parameter.key);
                assert!(
                    values
                        .iter()
                        .any(|&v| is_listed(parameter, parameter.default, v))
                );
                for value in values {
                    usual.with(parameter.key, &parameter.text(value)).unwrap();
                }
            }
        }
    }
}
