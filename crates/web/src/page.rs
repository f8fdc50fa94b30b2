//! State shared by the whole page: settings, language, the screen shown, the games kept.

use std::ops::Deref;

use leptos::ev;
use leptos::prelude::*;
use rules::{Game, Place, catalogue};
use words::{Argument, Language, Words};

use crate::device;
use crate::route::{self, Aside, Learn, Route, RouteError};
use crate::settings::{self, Settings};
use crate::store::Shelf;
use crate::table::Table;

/// The least width for a column beside the board, in CSS pixels.
const WIDE: f64 = 900.0;
/// The least height for the same column below the board, in CSS pixels.
const HIGH: f64 = 1_000.0;

/// A message that belongs to no game.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// In words.
    Text(String),
    /// The fault of an address. Few readers ever see one: its words are in a chunk.
    BadLink(RouteError),
}

/// The screen shown.
#[derive(Clone, Debug)]
pub(crate) enum Screen {
    /// The choice of a game.
    Start,
    /// Options and players of a game.
    Setup(&'static Game),
    /// A game, with the table it was opened with.
    Play(Box<Table>),
    /// A game in text alone; `None` is the game played last, or a new one.
    Text(Option<Box<Table>>),
    /// All parts of the page.
    Style,
    /// A screen beside all games.
    Aside(Aside),
    /// A game under analysis, as the address says.
    Study(String),
    /// A screen that a first game does not need.
    Learn(Learn),
    /// A screen of games with somebody elsewhere, by its address.
    Online(String),
}

impl Screen {
    /// A game on the screen of a route: in text alone, or on the board.
    fn of(route: &Route, table: Table) -> Screen {
        match route {
            Route::Text(_) => Screen::Text(Some(Box::new(table))),
            _ => Screen::Play(Box::new(table)),
        }
    }
}

/// The first action on the next screen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Intent {
    /// A first move: the house that was tapped on the first screen.
    Play(Place),
    /// The review of the game.
    Review,
}

/// The state of the whole page.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    state: &'static State,
}

/// The state, leaked on purpose: there is one, and closures carry a reference to it.
pub(crate) struct State {
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) screen: RwSignal<Screen>,
    /// A message that belongs to no game, such as a bad link.
    pub(crate) notice: RwSignal<Option<Message>>,
    /// The language in use, whose texts are loaded.
    pub(crate) language: RwSignal<Language>,
    pub(crate) words: Memo<Words>,
    pub(crate) window: RwSignal<(f64, f64)>,
    /// The games kept on this device.
    pub(crate) shelf: RwSignal<Shelf>,
    /// A game that was played in two tabs and has become two: its seed, and the new seed of the
    /// game in this tab.
    pub(crate) parted: RwSignal<Option<(u64, u64)>>,
    /// A new version of the page is waiting.
    pub(crate) update: RwSignal<bool>,
    /// The browser offers to install the page.
    pub(crate) installable: RwSignal<bool>,
    /// The first action on the next screen, until it is taken.
    pub(crate) intent: StoredValue<Option<Intent>>,
    /// A new screen has not got the focus yet.
    unfocused: StoredValue<bool>,
}

impl Deref for Page {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl Page {
    /// The page with the kept games, in a language whose texts are loaded.
    pub(crate) fn new(language: Language, shelf: Shelf) -> Page {
        let language = RwSignal::new(language);
        let words = Memo::new(move |_| Words::new(language.get()));
        let state = State {
            settings: RwSignal::new(Settings::kept()),
            language,
            screen: RwSignal::new(Screen::Start),
            notice: RwSignal::new(None),
            words,
            window: RwSignal::new(device::window_size()),
            shelf: RwSignal::new(shelf),
            parted: RwSignal::new(None),
            update: RwSignal::new(false),
            installable: RwSignal::new(false),
            intent: StoredValue::new(None),
            unfocused: StoredValue::new(false),
        };
        let page = Page {
            state: Box::leak(Box::new(state)),
        };
        page.show(&Route::here());
        page
    }

    /// The page of the current component.
    pub(crate) fn here() -> Page {
        expect_context()
    }

    /// A text in the reader's language.
    pub(crate) fn text(self, id: &'static str) -> String {
        self.words.get().text(id)
    }

    /// The text as a signal: every label is of one type, which keeps the page small.
    pub(crate) fn label(self, id: &'static str) -> Signal<String> {
        Signal::derive(move || self.text(id))
    }

    /// A text with its arguments filled in.
    pub(crate) fn text_with(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.words.get().text_with(id, arguments)
    }

    /// Whether there is room for a column beside the board.
    pub(crate) fn is_wide(self) -> bool {
        self.window.with(|&(width, _)| width >= WIDE)
    }

    /// Whether there is room for the same column below the board.
    pub(crate) fn is_high(self) -> bool {
        !self.is_wide() && self.window.with(|&(_, height)| height >= HIGH)
    }

    /// Changes a setting and keeps it.
    pub(crate) fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        // Without storage the settings hold for this visit.
        let _ = self
            .settings
            .with_untracked(|settings| device::keep(settings::KEPT_AS, &settings.save()));
    }

    /// Shows the screen of a route.
    pub(crate) fn show(self, route: &Route) {
        self.notice.set(None);
        let screen = match route {
            Route::Start if self.settings.with_untracked(|settings| settings.kids) => {
                Screen::Learn(Learn::Kids)
            }
            Route::Start => Screen::Start,
            Route::Learn(learn) => Screen::Learn(learn.clone()),
            Route::Online(address) => Screen::Online(address.clone()),
            Route::Study(query) => Screen::Study(query.clone()),
            Route::Setup(name) => catalogue::find(name).map_or(Screen::Start, Screen::Setup),
            Route::Style => Screen::Style,
            Route::Aside(aside) => Screen::Aside(aside.clone()),
            Route::Text(query) if query.is_empty() => Screen::Text(None),
            Route::Play(query) | Route::Text(query) => match self.table_of(query) {
                Ok(table) => Screen::of(route, table),
                Err(error) if error.is_unknown_game() => {
                    Screen::Aside(Aside::Nowhere(route.address()))
                }
                Err(error) => {
                    self.notice.set(Some(Message::BadLink(error)));
                    Screen::Start
                }
            },
        };
        self.screen.set(screen);
    }

    /// Shows the screen of a route in place of another, and lets it have the focus.
    pub(crate) fn turn_to(self, route: &Route) {
        self.show(route);
        self.unfocused.set_value(true);
        self.focus_screen();
    }

    /// Gives a new screen the focus once it is drawn, unless something on it has taken it already:
    /// its main button, the board, or the heading.
    pub(crate) fn focus_screen(self) {
        request_animation_frame(move || {
            let places = [".setup .main", ".play #board", "h1"];
            if self.unfocused.get_value() && device::focus_first(&places) {
                self.unfocused.set_value(false);
            }
        });
    }

    /// Goes to another screen, with a new entry in the history.
    pub(crate) fn go(self, route: &Route) {
        device::show_address(&route.address(), true);
        self.turn_to(route);
        if *route == Route::Start {
            self.look_at_shelf();
            self.look_for_update();
        }
    }

    /// Goes to another screen in place of the one being drawn, which leaves no entry in the history.
    pub(crate) fn replace(self, route: Route) {
        request_animation_frame(move || {
            device::show_address(&route.address(), false);
            self.turn_to(&route);
        });
    }

    /// Takes the first action of this screen, if it has one and it was not taken yet.
    pub(crate) fn take_intent(self) -> Option<Intent> {
        self.intent.try_update_value(Option::take).flatten()
    }

    /// The click handler of a link: it goes to another screen without leaving the page.
    pub(crate) fn link(self, route: Route) -> impl Fn(ev::MouseEvent) + Clone {
        move |event| {
            event.prevent_default();
            self.go(&route);
        }
    }

    /// Begins or continues a game.
    pub(crate) fn play(self, table: Table) {
        self.open(table, Route::Play);
    }

    /// Begins or continues a game on the screen of a route.
    pub(crate) fn open(self, table: Table, on: fn(String) -> Route) {
        self.notice.set(None);
        self.keep(&table);
        let route = on(route::link(&table));
        device::show_address(&route.address(), true);
        self.screen.set(Screen::of(&route, table));
        self.unfocused.set_value(true);
        self.focus_screen();
    }
}
