//! Where settings are changed.

use leptos::prelude::*;

use crate::board::timeline::Speed;
use crate::kept_view::OnThisDevice;
use crate::languages::LanguageList;
use crate::page::Page;
use crate::settings::{BoardLies, Settings, Theme};

/// Language and look, at the top of every screen.
#[component]
pub(crate) fn QuickSettings() -> impl IntoView {
    let page = Page::here();
    let theme = move |_| {
        page.set(|settings| {
            let dark = is_dark(settings);
            settings.theme = if dark { Theme::Light } else { Theme::Dark };
        });
    };
    let theme_name = move || {
        let dark = page.settings.with(is_dark);
        page.text(if dark { "theme-light" } else { "theme-dark" })
    };
    view! {
        <div class="quick">
            <LanguageList id="language"/>
            <button
                type="button"
                class="plain icon theme"
                id="theme"
                aria-label=theme_name
                title=theme_name
                on:click=theme
            ></button>
        </div>
    }
}

fn is_dark(settings: &Settings) -> bool {
    match settings.theme {
        Theme::Auto => crate::device::prefers_dark(),
        Theme::Dark | Theme::ContrastDark => true,
        Theme::Light | Theme::ContrastLight => false,
    }
}

/// All settings.
#[component]
pub(crate) fn AllSettings() -> impl IntoView {
    let page = Page::here();
    let names = |all: &[&'static str]| all.to_vec();
    view! {
        <div class="settings">
            <label class="setting">
                <span>{page.label("language")}</span>
                <LanguageList id="setting-language"/>
            </label>
            <Choice
                id="theme"
                name="theme"
                values=names(&Theme::ALL.map(Theme::name))
                now=move || page.settings.with(|s| s.theme.name())
                label=move |name| page.words.get().text(&format!("theme-{name}"))
                change=move |text: &str| page.set(|s| {
                    crate::settings::pick(&mut s.theme, &Theme::ALL, Theme::name, text);
                })
            />
            <Choice
                id="speed"
                name="speed-own"
                values=names(&Speed::ALL.map(Speed::name))
                now=move || page.settings.with(|s| s.speed.name())
                label=move |name| page.words.get().text(&format!("speed-{name}"))
                change=move |text: &str| page.set(|s| {
                    crate::settings::pick(&mut s.speed, &Speed::ALL, Speed::name, text);
                })
            />
            <Choice
                id="computer-speed"
                name="speed-computer"
                values=names(&Speed::ALL.map(Speed::name))
                now=move || page.settings.with(|s| s.computer_speed.name())
                label=move |name| page.words.get().text(&format!("speed-{name}"))
                change=move |text: &str| page.set(|s| {
                    crate::settings::pick(&mut s.computer_speed, &Speed::ALL, Speed::name, text);
                })
            />
            <Choice
                id="board"
                name="board-lies"
                values=names(&BoardLies::ALL.map(BoardLies::name))
                now=move || page.settings.with(|s| s.board.name())
                label=move |name| page.words.get().text(&format!("board-{name}"))
                change=move |text: &str| page.set(|s| {
                    crate::settings::pick(&mut s.board, &BoardLies::ALL, BoardLies::name, text);
                })
            />
            <Switches/>
            <OnThisDevice/>
        </div>
    }
}

#[component]
fn Switches() -> impl IntoView {
    view! {
        <Switch id="counts" name="show-counts" get=|s| s.counts set=|s, on| s.counts = on/>
        <Switch id="previews" name="show-previews" get=|s| s.previews set=|s, on| s.previews = on/>
        <Switch id="confirm" name="confirm-moves" get=|s| s.confirm set=|s, on| s.confirm = on/>
        <Switch
            id="less-motion"
            name="less-motion"
            get=|s| s.less_motion
            set=|s, on| s.less_motion = on
        />
        <Switch id="facing" name="facing-players" get=|s| s.facing set=|s, on| s.facing = on/>
        <Switch id="sound" name="sound" get=|s| s.sound set=|s, on| s.sound = on/>
        <Switch
            id="easy-count"
            name="easy-count"
            get=|s| s.easy_count
            set=|s, on| s.easy_count = on
        />
        <Switch id="kids" name="kid-mode" get=|s| s.kids set=|s, on| s.kids = on/>
        <Switch id="vibration" name="vibration" get=|s| s.vibration set=|s, on| s.vibration = on/>
    }
}

/// One setting with a few values.
#[component]
fn Choice(
    id: &'static str,
    name: &'static str,
    values: Vec<&'static str>,
    now: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    label: impl Fn(&'static str) -> String + Copy + Send + Sync + 'static,
    change: impl Fn(&str) + 'static,
) -> impl IntoView {
    let page = Page::here();
    let options = values.into_iter().map(move |value| {
        view! {
            <option value=value selected=move || now() == value>
                {move || label(value)}
            </option>
        }
    });
    view! {
        <label class="setting">
            <span>{page.label(name)}</span>
            <select
                id=format!("setting-{id}")
                prop:value=now
                on:change=move |event| change(&event_target_value(&event))
            >
                {options.collect_view()}
            </select>
        </label>
    }
}

/// One setting that is on or off.
#[component]
pub(crate) fn Switch(
    id: &'static str,
    name: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let page = Page::here();
    view! {
        <label class="setting">
            <span>{page.label(name)}</span>
            <input
                type="checkbox"
                role="switch"
                id=format!("setting-{id}")
                prop:checked=move || page.settings.with(get)
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    page.set(|settings| set(settings, on));
                }
            />
        </label>
    }
}
