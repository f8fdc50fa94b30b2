//! The style page: all parts of the page in every state, for viewing and for automatic comparison.

mod specimen;

use leptos::prelude::*;
use rules::Place;
use wasm_split_helpers::wasm_split;

use crate::bar::TopBar;
use crate::board::layout::{Layout, Orientation};
use crate::board::view::{Board, BoardModel};
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::settings::Theme;
use specimen::{SPECIMENS, Specimen};

#[wasm_split(more, fallible)]
fn load_style() -> Result<Draw<()>, Missing> {
    Ok(|()| view! { <Style/> }.into_any())
}

/// The style page, once its chunk is loaded.
pub(crate) fn fetched() -> AnyView {
    part::show(|| Box::pin(load_style()), (), Wait::Screen, Texts::All)
}

#[component]
fn Style() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| crate::device::set_title(&page.text("style-title")));
    view! {
        <link rel="stylesheet" href=crate::device::listed("style-aside")/>
        <TopBar/>
        <main class="style">
            <h1>{page.label("style-title")}</h1>
            <div class="themes" role="group" aria-label=page.label("theme")>
                {Theme::ALL.map(|theme| view! { <ThemeButton theme/> }).collect_view()}
            </div>
            <h2>{page.label("text-board")}</h2>
            <div class="specimens">
                {SPECIMENS.iter().map(|specimen| view! { <Figure specimen/> }).collect_view()}
            </div>
            <h2>{page.label("style-components")}</h2>
            <Components/>
            <h2>{page.label("settings")}</h2>
            <crate::settings_view::AllSettings/>
        </main>
    }
}

#[component]
fn ThemeButton(theme: Theme) -> impl IntoView {
    let page = Page::here();
    let name = move || page.words.get().text(&format!("theme-{}", theme.name()));
    let chosen = move || page.settings.with(|settings| settings.theme == theme);
    view! {
        <button
            type="button"
            data-theme-name=theme.name()
            aria-pressed=move || chosen().to_string()
            on:click=move |_| page.set(|settings| settings.theme = theme)
        >
            {name}
        </button>
    }
}

/// One state of the board with its name.
#[component]
fn Figure(specimen: &'static Specimen) -> impl IntoView {
    let page = Page::here();
    let name = specimen.name;
    let title = move || page.words.get().text(&format!("style-{name}"));
    let Some((table, scene, marks)) = specimen.make() else {
        return ().into_any();
    };
    let orientation = if specimen.upright {
        Orientation::Upright
    } else {
        Orientation::Flat
    };
    let layout = Layout::of(table.position(), orientation, table.near());
    let position = table.position().clone();
    let told = table.told();
    let game = table.game().rules().game();
    let scene = RwSignal::new(scene);
    let model = BoardModel {
        layout: Memo::new(move |_| layout),
        scene,
        counted: scene,
        marks: Memo::new(move |_| {
            let mut marks = marks.clone();
            if let Some((at, chip)) = specimen.chip(&table) {
                marks.chip = Some(crate::board::marks::Chip {
                    at,
                    text: page.words.get().chip(chip, &table.told()),
                    refused: marks.preview.is_none(),
                });
            }
            marks
        }),
        clockwise: position.properties().clockwise(),
        look: Signal::derive(move || page.settings.with(|settings| settings.look(game))),
        name: Signal::derive(title),
        label: Callback::new(move |place: Place| {
            let words = page.words.get();
            words.place_label(&position, place, None, &told)
        }),
        on_choose: Callback::new(|_| {}),
        on_consider: Callback::new(|_| {}),
    };
    view! {
        <figure id=format!("style-{name}") class:narrow=specimen.upright>
            <figcaption>{title}</figcaption>
            <Board model is_specimen=true/>
        </figure>
    }
    .into_any()
}

/// Buttons, lists, notices.
#[component]
fn Components() -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="components" id="style-controls">
            <button type="button" class="main">{page.label("start-game")}</button>
            <button type="button">{page.label("play-again")}</button>
            <button type="button" disabled=true>{page.label("next-round")}</button>
            <button type="button" class="tool" id="undo" aria-label=page.label("undo")></button>
            <button type="button" class="tool" id="hint" aria-label=page.label("hint")></button>
            <a href="/">{page.label("new-game")}</a>
            <label class="setting">
                <span>{page.label("player-name")}</span>
                <input type="text" value="Zoé"/>
            </label>
            <p class="notice">{page.label("looking-back")}</p>
            <p class="source">{page.label("options-default")}</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    /// A sheet that is not listed would be asked for by no name, and be missing without a word.
    #[test]
    fn every_sheet_that_is_fetched_later_is_listed() {
        let here = env!("CARGO_MANIFEST_DIR");
        let index = fs::read_to_string(format!("{here}/index.html")).unwrap();
        for sheet in fs::read_dir(format!("{here}/style/later")).unwrap() {
            let name = sheet.unwrap().file_name().into_string().unwrap();
            let stem = name.strip_suffix(".css").unwrap();
            let listed = format!(r#"<meta name="style-{stem}" content="/assets/{name}">"#);
            assert!(index.contains(&listed), "{listed}");
        }
    }
}
