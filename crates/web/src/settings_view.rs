//! The settings on the screen.

use leptos::ev;
use leptos::prelude::*;
use rules::catalogue;
use words::Words;

use crate::board::look::{Block, Seeds};
use crate::device;
use crate::kept_view::OnThisDevice;
use crate::keys::Shortcuts;
use crate::languages::LanguageList;
use crate::own_keys;
use crate::page::Page;
use crate::pick::pick;
use crate::picture::Picture;
use crate::route::{Aside, Route};
use crate::settings::{BoardLies, OwnStore, Settings, Theme};
use game::show::Speed;

/// A setting with a few values.
struct Setting<T: 'static> {
    id: &'static str,
    /// The id of its name in words.
    name: &'static str,
    all: &'static [T],
    name_of: fn(T) -> &'static str,
    /// The id of a value in words.
    text_id: fn(&str) -> String,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
}

impl<T> Setting<T> {
    /// A value in words, by its name.
    fn text(&self, words: Words, value: &str) -> String {
        words.text(&(self.text_id)(value))
    }
}

const THEME: Setting<Theme> = Setting {
    id: "theme",
    name: "theme",
    all: &Theme::ALL,
    name_of: Theme::name,
    text_id: |value| format!("theme-{value}"),
    get: |s| s.theme,
    set: |s, value| s.theme = value,
};

const SHORTCUTS: Setting<Shortcuts> = Setting {
    id: "shortcuts",
    name: "shortcuts",
    all: &Shortcuts::ALL,
    name_of: Shortcuts::name,
    text_id: |value| format!("shortcuts-{value}"),
    get: |s| s.shortcuts,
    set: |s, value| s.shortcuts = value,
};

const BLOCK: Setting<Option<Block>> = Setting {
    id: "block",
    name: "block",
    all: &Block::CHOICES,
    name_of: Block::choice_name,
    text_id: |value| format!("block-{value}"),
    get: |s| s.block,
    set: |s, value| s.block = value,
};

const SEEDS: Setting<Option<Seeds>> = Setting {
    id: "seeds",
    name: "seeds-look",
    all: &Seeds::CHOICES,
    name_of: Seeds::choice_name,
    text_id: |value| format!("seeds-{value}"),
    get: |s| s.seeds,
    set: |s, value| s.seeds = value,
};

const BOARD: Setting<BoardLies> = Setting {
    id: "board",
    name: "board-lies",
    all: &BoardLies::ALL,
    name_of: BoardLies::name,
    text_id: |value| format!("board-{value}"),
    get: |s| s.board,
    set: |s, value| s.board = value,
};

const STORE: Setting<OwnStore> = Setting {
    id: "store",
    name: "own-store",
    all: &OwnStore::ALL,
    name_of: OwnStore::name,
    text_id: |value| format!("store-{value}"),
    get: |s| s.store,
    set: |s, value| s.store = value,
};

const SPEED: Setting<Speed> = Setting {
    id: "speed",
    name: "speed-own",
    all: &Speed::ALL,
    name_of: Speed::name,
    text_id: |value| format!("speed-{value}"),
    get: |s| s.speed,
    set: |s, value| s.speed = value,
};

const COMPUTER_SPEED: Setting<Speed> = Setting {
    id: "computer-speed",
    name: "speed-computer",
    all: &Speed::ALL,
    name_of: Speed::name,
    text_id: |value| format!("speed-{value}"),
    get: |s| s.computer_speed,
    set: |s, value| s.computer_speed = value,
};

/// Language and look, at the top of every screen.
#[component]
pub(crate) fn QuickSettings(
    /// Opens all settings over a game; without it they are a screen of their own.
    #[prop(optional, into)]
    open: Option<Callback<()>>,
) -> impl IntoView {
    let page = Page::here();
    let all = page.link(Route::Aside(Aside::Settings));
    let gear = move |event: ev::MouseEvent| match open {
        Some(open) => {
            event.prevent_default();
            open.run(());
        }
        None => all(event),
    };
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
            <a
                class="icon gear"
                href="/settings"
                aria-haspopup=open.map(|_| "dialog")
                aria-label=page.label("settings")
                title=page.label("settings")
                on:click=gear
            ></a>
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
        Theme::Auto => device::prefers_dark(),
        Theme::Dark | Theme::ContrastDark => true,
        Theme::Light | Theme::ContrastLight => false,
    }
}

/// All settings, by what they change.
#[component]
pub(crate) fn AllSettings(
    /// Whether they are a screen of their own: then its heading is the only one above theirs.
    #[prop(optional)]
    is_screen: bool,
) -> impl IntoView {
    let page = Page::here();
    let group = move |name: &'static str, content: AnyView| {
        let name = page.label(name);
        let heading = if is_screen {
            view! { <h2>{name}</h2> }.into_any()
        } else {
            view! { <h3>{name}</h3> }.into_any()
        };
        view! { <section class="group">{heading}{content}</section> }
    };
    let look = view! {
        <label class="setting">
            <span>{page.label("language")}</span>
            <LanguageList id="setting-language"/>
        </label>
        <Choice setting=&THEME/>
    };
    let keys = view! {
        <Choice setting=&SHORTCUTS/>
        <KeysOfOnesOwn/>
    };
    view! {
        <link rel="stylesheet" href=device::listed("style-setup")/>
        <link rel="stylesheet" href=device::listed("style-choice")/>
        <link rel="stylesheet" href=device::listed("style-settings")/>
        <div class="settings">
            {group("settings-look", look.into_any())}
            {group("settings-board", view! { <OfTheBoard/> }.into_any())}
            {group("settings-motion", view! { <OfMotion/> }.into_any())}
            {group("settings-play", view! { <OfPlay/> }.into_any())}
            {group("keys", keys.into_any())}
            {group("settings-data", view! { <OnThisDevice/> }.into_any())}
        </div>
    }
}

/// Block, seeds, how the board lies, and what is written on it.
#[component]
fn OfTheBoard() -> impl IntoView {
    view! {
        <Looks setting=&BLOCK/>
        <Looks setting=&SEEDS/>
        <Choice setting=&BOARD/>
        <Choice setting=&STORE/>
        <Switch id="counts" name="show-counts" get=|s| s.counts set=|s, on| s.counts = on/>
        <Switch
            id="easy-count"
            name="easy-count"
            get=|s| s.easy_count
            set=|s, on| s.easy_count = on
        />
    }
}

/// Speeds, sounds and vibration.
#[component]
fn OfMotion() -> impl IntoView {
    view! {
        <Choice setting=&SPEED/>
        <Choice setting=&COMPUTER_SPEED/>
        <Switch
            id="less-motion"
            name="less-motion"
            get=|s| s.less_motion
            set=|s, on| s.less_motion = on
        />
        <Switch id="sound" name="sound" get=|s| s.sound set=|s, on| s.sound = on/>
        <Switch id="vibration" name="vibration" get=|s| s.vibration set=|s, on| s.vibration = on/>
    }
}

/// Previews, confirmation, and who sits at the board.
#[component]
fn OfPlay() -> impl IntoView {
    view! {
        <Switch id="previews" name="show-previews" get=|s| s.previews set=|s, on| s.previews = on/>
        <Switch id="confirm" name="confirm-moves" get=|s| s.confirm set=|s, on| s.confirm = on/>
        <Switch id="premove" name="allow-premove" get=|s| s.premove set=|s, on| s.premove = on/>
        <Switch id="facing" name="facing-players" get=|s| s.facing set=|s, on| s.facing = on/>
        <Switch id="kids" name="kid-mode" get=|s| s.kids set=|s, on| s.kids = on/>
    }
}

/// The form for other keys, folded away, as few people want to see it.
#[component]
fn KeysOfOnesOwn() -> impl IntoView {
    let page = Page::here();
    let is_open = RwSignal::new(false);
    view! {
        <details
            id="other-keys"
            on:toggle=move |event| {
                let details: web_sys::Element = event_target(&event);
                is_open.set(details.has_attribute("open"));
            }
        >
            <summary class="setting">{page.label("keys-own")}</summary>
            <Show when=move || is_open.get()>{own_keys::fetched()}</Show>
        </details>
    }
}

/// A setting, to be chosen from a list.
#[component]
fn Choice<T: Copy + Send + Sync + 'static>(setting: &'static Setting<T>) -> impl IntoView {
    let Setting {
        id,
        name,
        all,
        name_of,
        get,
        set,
        ..
    } = *setting;
    let page = Page::here();
    let now = move || name_of(page.settings.with(get));
    let options = all.iter().map(move |&value| {
        let value = name_of(value);
        view! {
            <option value=value selected=move || now() == value>
                {move || setting.text(page.words.get(), value)}
            </option>
        }
    });
    let change = move |event| {
        let chosen = event_target_value(&event);
        page.set(|settings| {
            let mut value = get(settings);
            crate::settings::pick(&mut value, all, name_of, &chosen);
            set(settings, value);
        });
    };
    view! {
        <label class="setting">
            <span>{page.label(name)}</span>
            <select id=format!("setting-{id}") prop:value=now on:change=change>
                {options.collect_view()}
            </select>
        </label>
    }
}

/// A setting of the board's look, with a picture for each of its values.
#[component]
fn Looks<T: Copy + Send + Sync + 'static>(setting: &'static Setting<T>) -> impl IntoView {
    let Setting {
        id,
        name,
        all,
        name_of,
        get,
        set,
        ..
    } = *setting;
    let page = Page::here();
    let game = &catalogue::GAMES[0];
    let now = Memo::new(move |_| name_of(page.settings.with(get)));
    let tiles = all.iter().map(move |&value| {
        let look = Memo::new(move |_| {
            let mut settings = page.settings.get();
            set(&mut settings, value);
            settings.look(game)
        });
        let name = name_of(value);
        let drawn = view! {
            <span class="crop"><Picture game look=look.into()/></span>
            {move || setting.text(page.words.get(), name)}
        };
        pick(
            id,
            format!("{id}-{name}"),
            move || now.get() == name,
            move || page.set(|settings| set(settings, value)),
            drawn,
        )
    });
    view! {
        <fieldset id=format!("setting-{id}")>
            <legend>{page.label(name)}</legend>
            <div class="looks">{tiles.collect_view()}</div>
        </fieldset>
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
