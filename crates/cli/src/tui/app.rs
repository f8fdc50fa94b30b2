//! Everything on the screen, and the effects of keys. It uses no terminal and no clock.

use std::time::Duration;

use anyhow::Result;
use game::{Awaited, Record, Seat};
use rules::Position;
use words::{Words, capitalised};

use super::game_screen::GameScreen;
use super::input::Key;
use super::menu::{Menu, Picked};
use super::page::Page;
use crate::play::{Question, Start, Thought};

/// The way the program ends.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Exit {
    /// The user left.
    Left,
    /// Ctrl-C was pressed.
    Interrupted,
}

/// The screen that is shown.
#[derive(Debug)]
pub(crate) enum Screen {
    Menu(Box<Menu>),
    Game(Box<GameScreen>),
}

/// The program on the screen.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) words: Words,
    pub(crate) screen: Screen,
    /// Text over the screen.
    pub(crate) page: Option<Page>,
    /// The goal of the question whether to leave the game, while it is asked.
    pub(crate) leaving: Option<Leaving>,
    start: Start,
    exit: Option<Exit>,
}

/// The place to go after leaving a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Leaving {
    ToMenu,
    Out,
}

impl App {
    /// Begins with this game, or with the menu.
    pub(crate) fn new(mut start: Start, record: Option<Record>) -> Result<App> {
        let words = start.words;
        let screen = match record {
            Some(record) => {
                let session = start.session(record)?;
                Screen::Game(Box::new(GameScreen::new(session, start.speed, words)))
            }
            None => Screen::Menu(Box::new(menu(&start))),
        };
        Ok(App {
            words,
            screen,
            page: None,
            leaving: None,
            start,
            exit: None,
        })
    }

    pub(crate) fn exit(&self) -> Option<Exit> {
        self.exit
    }

    pub(crate) fn tick(&mut self, now: Duration) {
        if let Screen::Game(screen) = &mut self.screen {
            screen.tick(now);
        }
    }

    /// Whether something is to be seen soon.
    pub(crate) fn is_moving(&self) -> bool {
        match &self.screen {
            Screen::Menu(_) => false,
            Screen::Game(screen) => screen.is_sowing() || screen.is_thinking(),
        }
    }

    pub(crate) fn question(&mut self) -> Option<Question> {
        match &mut self.screen {
            Screen::Menu(_) => None,
            Screen::Game(screen) => screen.question(),
        }
    }

    pub(crate) fn asked(&mut self, number: u64) {
        if let Screen::Game(screen) = &mut self.screen {
            screen.asked(number);
        }
    }

    pub(crate) fn hurries(&mut self) -> bool {
        match &mut self.screen {
            Screen::Menu(_) => false,
            Screen::Game(screen) => screen.hurries(),
        }
    }

    pub(crate) fn think(&mut self, thought: &Thought, now: Duration) {
        if let Screen::Game(screen) = &mut self.screen {
            screen.think(thought, now);
        }
    }

    pub(crate) fn press(&mut self, key: Key, now: Duration) {
        if key == Key::Interrupt {
            self.exit = Some(Exit::Interrupted);
        } else if let Some(page) = &mut self.page {
            if !page.press(key) {
                self.page = None;
            }
        } else if let Some(leaving) = self.leaving.take() {
            if matches!(key, Key::Enter | Key::Char('y' | 'o' | 'q')) {
                self.leave(leaving);
            }
        } else {
            match &mut self.screen {
                Screen::Menu(menu) => {
                    let picked = menu.press(key);
                    self.picked(picked);
                }
                Screen::Game(screen) => {
                    if !screen.press(key, now) {
                        self.press_anywhere(key);
                    }
                }
            }
        }
    }

    fn picked(&mut self, picked: Picked) {
        let Screen::Menu(menu) = &self.screen else {
            return;
        };
        match picked {
            Picked::Nothing => {}
            Picked::Quit => self.exit = Some(Exit::Left),
            Picked::Game(rules) => {
                self.start.south = Some(menu.seats[0].clone());
                self.start.north = Some(menu.seats[1].clone());
                self.start.speed = menu.speed;
                match self.start.session(Start::record(Position::start(&rules))) {
                    Ok(session) => {
                        let screen = GameScreen::new(session, self.start.speed, self.words);
                        self.screen = Screen::Game(Box::new(screen));
                    }
                    Err(error) => {
                        let title = self.words.text("save");
                        self.page = Some(Page::new(title, vec![format!("{error:#}")]));
                    }
                }
            }
        }
    }

    /// Keys of a game that are not about the board.
    fn press_anywhere(&mut self, key: Key) {
        let Screen::Game(screen) = &self.screen else {
            return;
        };
        match key {
            Key::Char('?') => self.page = Some(help(self.words)),
            Key::Char('i') => self.page = Some(rules(screen, self.words)),
            Key::Char('t') => self.page = Some(history(screen, self.words)),
            Key::Char('n') => self.ask_to_leave(Leaving::ToMenu),
            Key::Char('q') | Key::Escape => self.ask_to_leave(Leaving::Out),
            _ => {}
        }
    }

    /// A game that is over, kept in a file or not begun is left without a question.
    fn ask_to_leave(&mut self, leaving: Leaving) {
        let Screen::Game(screen) = &self.screen else {
            return;
        };
        let session = &screen.session;
        if session.awaited() == Awaited::Nobody
            || session.file_name().is_some()
            || session.game().line_len() == 0
        {
            self.leave(leaving);
        } else {
            self.leaving = Some(leaving);
        }
    }

    fn leave(&mut self, leaving: Leaving) {
        match leaving {
            Leaving::Out => self.exit = Some(Exit::Left),
            Leaving::ToMenu => self.screen = Screen::Menu(Box::new(menu(&self.start))),
        }
    }
}

fn menu(start: &Start) -> Menu {
    let seats = [
        start.south.clone().unwrap_or(Seat::PERSON),
        start.north.clone().unwrap_or(Seat::USUAL_OPPONENT),
    ];
    Menu::new(seats, start.speed)
}

/// Every key, with what it does.
fn help(words: Words) -> Page {
    const KEYS: [(&str, &str); 15] = [
        ("← →", "key-move"),
        ("⏎", "key-sow"),
        ("1–9 0 A–L", "key-choose"),
        ("m", "key-mancala"),
        ("x", "swap-sides"),
        ("h", "key-hint"),
        ("u", "key-undo"),
        ("y", "key-redo"),
        ("r", "replay-turn"),
        ("f", "key-flip"),
        ("s", "speed"),
        ("t", "key-history"),
        ("i", "rules-in-force"),
        ("n", "new-game"),
        ("q", "key-quit"),
    ];
    let lines = KEYS
        .iter()
        .map(|(key, id)| format!("{key:<11}{}", capitalised(&words.text(id))))
        .collect();
    Page::new(words.text("keys"), lines)
}

fn rules(screen: &GameScreen, words: Words) -> Page {
    let rules = screen.session.game().rules();
    let mut lines = vec![words.goal(rules)];
    for (text, source) in words.rules_in_force(rules) {
        let source = Some(source).filter(|source| !source.is_empty());
        let source = source.map(|source| format!(" [{source}]"));
        lines.push(format!("• {text}{}", source.unwrap_or_default()));
    }
    let title = [("game", screen.session.title(words).into())];
    Page::new(words.text_with("rules-of", &title), lines)
}

fn history(screen: &GameScreen, words: Words) -> Page {
    let cursor = screen.session.game().cursor();
    let turns = screen.session.game().turns();
    let mut lines: Vec<String> = turns
        .iter()
        .filter(|turn| turn.end() <= cursor)
        .enumerate()
        .map(|(index, turn)| format!("{:>3}. {}", index + 1, turn.text()))
        .collect();
    if lines.is_empty() {
        lines.push(words.text("history-empty"));
    }
    Page::new(words.text("history"), lines)
}
