//! The language of the page. The texts of each language are files of their own, fetched when they
//! are first needed.

use std::sync::atomic::{AtomicBool, Ordering};

use leptos::prelude::*;
use web_sys::HtmlSelectElement;
use words::{Language, Sheet, Words};

use crate::device;
use crate::page::Page;
use crate::settings::Settings;
use game::address;

/// The language of the address (`?lang=fr`), else the one chosen on this device, else the
/// browser's. Those for tests can only be chosen by the address.
pub(crate) fn wanted(query: &str, settings: &Settings, browsers: &str) -> Language {
    let asked = address::split(query).find(|(key, _)| key == "lang");
    asked
        .and_then(|(_, code)| code.parse().ok())
        .or(settings.language)
        .unwrap_or_else(|| Language::detect(browsers))
}

/// Whether a screen has been opened that needs more than the first sheet: from then on, every
/// language is fetched whole.
static WHOLE: AtomicBool = AtomicBool::new(false);

/// Fetches the texts of a language unless they are loaded; returns whether they are now.
pub(crate) async fn learn(language: Language) -> bool {
    fetch(language, Sheet::First).await
        && (!WHOLE.load(Ordering::Relaxed) || fetch(language, Sheet::Later).await)
}

/// The same with all sheets, for this language and all later ones.
pub(crate) async fn learn_all(language: Language) -> bool {
    WHOLE.store(true, Ordering::Relaxed);
    learn(language).await
}

async fn fetch(language: Language, sheet: Sheet) -> bool {
    let words = Words::new(language);
    let kind = match sheet {
        Sheet::First => "words",
        Sheet::Later => "more",
    };
    let name = format!("{kind}-{}", language.of_catalogue().code());
    if !words.are_there(sheet)
        && let Ok(catalogue) = device::fetch_listed(&name).await
    {
        Words::load(language, sheet, catalogue);
    }
    words.are_there(sheet)
}

/// A list of all languages, each by its own name, and the one for tests that the address asked for.
/// If a language cannot be fetched, the list says so and the old one stays.
#[component]
pub(crate) fn LanguageList(id: &'static str) -> impl IntoView {
    let page = Page::here();
    let failed = RwSignal::new(None);
    let code = move || page.language.get().code();
    let choose = move |event| {
        let list: HtmlSelectElement = event_target(&event);
        let Ok(language) = list.value().parse::<Language>() else {
            return;
        };
        leptos::task::spawn_local(async move {
            let learnt = learn(language).await;
            failed.set((!learnt).then_some(language));
            if learnt {
                page.language.set(language);
                page.set(|settings| settings.language = Some(language));
            } else {
                list.set_value(page.language.get_untracked().code());
            }
        });
    };
    let here = page.language.get_untracked();
    let foreign = Language::PSEUDO
        .into_iter()
        .filter(|&pseudo| pseudo == here);
    let options = Language::ALL
        .into_iter()
        .chain(foreign)
        .map(move |language| {
            let now = move || page.language.get() == language;
            view! {
                <option value=language.code() lang=language.code() selected=now>
                    {language.name()}
                </option>
            }
        });
    let failure = move || {
        failed.get().map(|language: Language| {
            let name = [("language", language.name().into())];
            view! { <span role="alert">{page.text_with("language-failed", &name)}</span> }
        })
    };
    view! {
        <span class="languages">
            <select id=id aria-label=page.label("language") prop:value=code on:change=choose>
                {options.collect_view()}
            </select>
            {failure}
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_comes_before_the_device_and_the_browser() {
        let french = Settings::read("language=fr");
        let none = Settings::default();
        for (query, settings, browsers, expected) in [
            ("?lang=ms", &french, "en", Language::Malay),
            ("?game=kalah&lang=ar-XB", &none, "en", Language::Mirrored),
            ("?lang=tlh", &french, "en", Language::French),
            ("", &none, "zsm-MY,en", Language::Malay),
            ("", &none, "de", Language::English),
        ] {
            assert_eq!(wanted(query, settings, browsers), expected, "{query}");
        }
    }

    #[test]
    fn every_language_has_its_files_in_the_page() {
        let index = include_str!("../index.html");
        for language in Language::ALL {
            let code = language.code();
            for kind in ["words", "more"] {
                let meta = format!("name=\"{kind}-{code}\" content=\"/assets/{kind}-{code}.ftl\"");
                assert!(index.contains(&meta), "{meta}");
            }
        }
    }
}
