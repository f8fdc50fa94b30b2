//! The program on a screen in memory: keys in, pictures out.

use std::time::Duration;

use engine::{Engine, EngineOptions};
use game::{Awaited, Seat};
use insta::assert_snapshot;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use rules::{Position, Side};
use words::{Language, Words};

use super::app::{App, Exit, Screen};
use super::draw;
use super::game_screen::GameScreen;
use super::input::Key;
use super::palette::Palette;
use crate::endings;
use crate::play::{Question, Start, Thought};
use game::show::Speed;

struct Stage {
    app: App,
    now: Duration,
    asked: u64,
}

fn start([south, north]: [Seat; 2], speed: Speed, language: Language) -> Start {
    Start {
        south: Some(south),
        north: Some(north),
        speed,
        seed: Some(1),
        save: None,
        load: None,
        words: Words::new(language),
    }
}

const PEOPLE: [Seat; 2] = [Seat::PERSON; 2];

fn level(number: &str) -> Seat {
    number.parse().unwrap()
}

impl Stage {
    fn new(start: Start, game: Option<&str>, position: Option<&str>) -> Stage {
        let record = game.map(|game| {
            let rules = game.parse().unwrap();
            Start::record(match position {
                Some(text) => Position::read(text, &rules, true).unwrap(),
                None => Position::start(&rules),
            })
        });
        Stage {
            app: App::new(start, record).unwrap(),
            now: Duration::ZERO,
            asked: 0,
        }
    }

    fn people(game: &str) -> Stage {
        Stage::new(
            start(PEOPLE, Speed::Off, Language::English),
            Some(game),
            None,
        )
    }

    /// Presses keys; `\n` is Enter, `<` and `>` are the arrows, `v` and `^` down and up.
    fn press(&mut self, keys: &str) -> &mut Stage {
        for letter in keys.chars() {
            let key = match letter {
                '\n' => Key::Enter,
                '<' => Key::Left,
                '>' => Key::Right,
                '^' => Key::Up,
                'v' => Key::Down,
                '\u{1b}' => Key::Escape,
                other => Key::Char(other),
            };
            self.app.press(key, self.now);
            self.think();
        }
        self
    }

    /// Lets the engine answer what it is asked.
    fn think(&mut self) {
        self.app.tick(self.now);
        let Some(Question::Move { position, player }) = self.app.question() else {
            return;
        };
        self.asked += 1;
        self.app.asked(self.asked);
        let mut engine = Engine::new(EngineOptions::default());
        endings::give(&mut engine, position.rules(), 4);
        let choice = engine.choose(&position, player, None);
        let thought = Thought::new(self.asked, choice.mv, &choice.report);
        self.app.think(&thought, self.now);
    }

    fn wait(&mut self, milliseconds: u64) -> &mut Stage {
        self.now += Duration::from_millis(milliseconds);
        self.app.tick(self.now);
        self
    }

    fn screen(&self) -> &GameScreen {
        match &self.app.screen {
            Screen::Game(screen) => screen,
            Screen::Menu(_) => panic!("the menu is open"),
        }
    }

    fn position(&self) -> String {
        self.screen().session.position().to_string()
    }

    fn shown(&self, columns: u16, rows: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal
            .draw(|frame| draw::app(frame, &self.app, Palette::PLAIN))
            .unwrap();
        terminal.backend().to_string()
    }
}

#[test]
fn the_menu() {
    let start = start([Seat::PERSON, level("3")], Speed::Normal, Language::English);
    let mut stage = Stage::new(start, None, None);
    let games = stage.press("vv").shown(60, 14);
    let options = stage.press("\nvvvvv>").shown(70, 20);
    assert_snapshot!(format!("{games}\n{options}"));
    assert_eq!(
        stage
            .press("\n")
            .screen()
            .session
            .game()
            .rules()
            .to_string(),
        "congkak:opening=simultaneous"
    );
}

#[test]
fn the_menu_in_french() {
    let start = start([Seat::PERSON, level("8")], Speed::Slow, Language::French);
    let mut stage = Stage::new(start, None, None);
    assert_snapshot!(stage.press("1v").shown(70, 16));
}

#[test]
fn a_turn_and_what_was_said() {
    let mut stage = Stage::people("kalah");
    stage.press("3F");
    assert_eq!(stage.position(), "4-4-0-5-5-0-5-5-5-5-4-4-2-0-N");
    assert_snapshot!(stage.shown(80, 24));
}

#[test]
fn arrows_follow_the_eye() {
    let mut stage = Stage::people("kalah");
    // From A two to the right is C; North's row lies the other way round.
    assert_eq!(
        stage.press(">>\n").position(),
        "4-4-0-5-5-5-4-4-4-4-4-4-1-0-S"
    );
    stage.press("F>\n");
    assert_eq!(
        stage.position(),
        "5-5-1-5-5-0-5-5-5-5-4-0-2-1-S",
        "from a to the right is f"
    );
}

/// A house of Bao that can be sown both ways asks which one; an arrow answers as it is seen.
#[test]
fn a_house_that_goes_two_ways_asks_which() {
    let mut stage = Stage::people("bao");
    let start = stage.position();
    stage.press("F");
    assert_eq!(
        stage.screen().messages,
        ["How do you sow house F? 1: F<, 2: F>"]
    );
    assert_eq!(stage.press("\u{1b}").position(), start);
    let by_number = stage.press("F2").position();
    let by_arrow = Stage::people("bao").press("F>").position();
    assert_ne!(by_number, start);
    assert_eq!(by_number, by_arrow);
    // North sits on the other side: the right of the screen is their left.
    let far = stage.press("F>").position();
    let mut other = Stage::people("bao");
    assert_eq!(other.press("F>F1").position(), far);
}

#[test]
fn the_sowing_is_seen_seed_by_seed() {
    let start = start(PEOPLE, Speed::Normal, Language::English);
    let mut stage = Stage::new(start, Some("kalah"), None);
    let middle = stage.press("4").wait(350).shown(80, 20);
    assert!(stage.screen().is_sowing());
    assert_snapshot!(middle);
    assert!(
        !stage.press("\n").screen().is_sowing(),
        "enter ends the show"
    );
    assert_eq!(stage.position(), "4-4-4-0-5-5-5-4-4-4-4-4-1-0-N");
    stage.press("a");
    stage.wait(10_000);
    assert!(!stage.screen().is_sowing());
}

#[test]
fn a_key_need_not_wait_for_the_show() {
    let start = start(PEOPLE, Speed::Slow, Language::English);
    let mut stage = Stage::new(start, Some("kalah"), None);
    assert_eq!(
        stage.press("3F").position(),
        "4-4-0-5-5-0-5-5-5-5-4-4-2-0-N"
    );
}

#[test]
fn the_computer_answers_and_decisions_are_taken_back() {
    let start = start([Seat::PERSON, level("1")], Speed::Off, Language::English);
    let mut stage = Stage::new(start, Some("kalah"), None);
    stage.press("1");
    while matches!(
        stage.screen().session.awaited(),
        Awaited::Computer(Side::North, _)
    ) {
        stage.think();
    }
    assert!(
        stage
            .screen()
            .messages
            .iter()
            .any(|text| text.starts_with("The computer sows"))
    );
    let after = stage.position();
    assert_eq!(stage.press("u").position(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    assert_eq!(stage.press("y").position(), after);
    assert_eq!(
        stage.press("uu").screen().messages,
        ["There is nothing to take back."]
    );
}

#[test]
fn north_sits_near_where_only_north_is_a_person() {
    let start = start([level("1"), Seat::PERSON], Speed::Off, Language::English);
    let stage = Stage::new(start, Some("kalah"), None);
    assert!(stage.screen().flipped);
}

#[test]
fn fruits_and_their_order() {
    let start = start(PEOPLE, Speed::Off, Language::French);
    let mut stage = Stage::new(start, Some("banana-cala"), None);
    let choosing = stage.press("mgob").shown(80, 24);
    assert_snapshot!(choosing);
    stage.press("\n");
    assert_eq!(
        stage.position(),
        "0-0-0-1b-1o-1g-0-0-0-0-0-0-5b6a5o5g-6b6a6o6g-0-0-N"
    );
    assert_snapshot!(stage.shown(80, 24));
}

#[test]
fn both_choose_unseen() {
    let mut stage = Stage::people("congkak:opening=simultaneous");
    stage.press("7");
    let seen = stage.shown(80, 24);
    assert!(seen.contains("South has chosen.") && seen.contains("North: choose a house."));
    assert!(!seen.contains("[G]"), "the choice must not show");
    stage.press("7");
    assert_eq!(stage.position(), "0-3-9-11-6-1-0-0-3-9-11-6-1-0-19-19-S");
}

#[test]
fn rounds_and_houses_to_refill() {
    let rules = "congkak:houses=5,match=traditional,refill=choose";
    let start = start(PEOPLE, Speed::Off, Language::English);
    let mut stage = Stage::new(start, Some(rules), Some("0-0-0-0-1-0-0-0-0-1-32-16-S"));
    stage.press("5");
    assert_eq!(
        stage.screen().session.awaited(),
        Awaited::Refill(Side::North, 3)
    );
    assert_snapshot!(stage.press("13").shown(70, 24));
    stage.press("5\n");
    assert_eq!(
        stage.position(),
        "5-5-5-5-5-5-x-5-x-5-8-2-N round=2 won=1-0 begun=N"
    );
}

#[test]
fn sides_are_changed() {
    let mut stage = Stage::people("kalah:pie=on");
    stage.press("6x");
    assert!(
        stage.screen().messages[0].contains("changes sides"),
        "{:?}",
        stage.screen().messages
    );
    assert!(stage.press("x").screen().messages[0].contains("cannot be swapped"));
}

#[test]
fn what_cannot_be_played_says_why() {
    let mut stage = Stage::people("kalah");
    assert_eq!(stage.press("33").screen().messages, ["House “C” is empty."]);
    assert_eq!(stage.press("9").screen().messages.len(), 1);
}

#[test]
fn pages_and_questions() {
    let mut stage = Stage::people("oware");
    assert_snapshot!("keys", stage.press("?").shown(80, 24));
    assert_snapshot!("rules", stage.press("qi").shown(80, 24));
    assert_snapshot!("history", stage.press("q1at").shown(80, 24));
    assert_snapshot!("leaving", stage.press("qq").shown(80, 24));
    assert_eq!(stage.press("x").app.exit(), None);
    assert_eq!(stage.press("qy").app.exit(), Some(Exit::Left));
}

#[test]
fn a_new_game_goes_through_the_menu() {
    let mut stage = Stage::people("oware");
    stage.press("n");
    assert!(matches!(stage.app.screen, Screen::Menu(_)));
    assert_eq!(stage.press("\u{1b}").app.exit(), Some(Exit::Left));
}

#[test]
fn ctrl_c_ends_at_once() {
    let mut stage = Stage::people("oware");
    stage.press("1q");
    stage.app.press(Key::Interrupt, stage.now);
    assert_eq!(stage.app.exit(), Some(Exit::Interrupted));
}

#[test]
fn small_windows_say_so() {
    let stage = Stage::people("congkak");
    assert!(stage.shown(40, 12).contains("The window is too small"));
    assert_snapshot!(stage.shown(46, 15));
    for (columns, rows) in [(1, 1), (3, 2), (45, 30), (200, 14), (200, 60)] {
        stage.shown(columns, rows);
    }
}

/// Two computers play every game to its end on the screen, with everything drawn on the way.
#[test]
fn every_game_to_its_end() {
    for game in [
        "kalah",
        "oware",
        "congkak:match=best-of-3",
        "kid-cala-beginner",
        "kid-cala-classic",
        "banana-cala",
    ] {
        let start = start([level("1"), level("2")], Speed::Off, Language::English);
        let mut stage = Stage::new(start, Some(game), None);
        for _ in 0..3000 {
            stage.think();
            stage.shown(80, 24);
            if stage.screen().session.awaited() == Awaited::Nobody {
                break;
            }
        }
        assert_eq!(stage.screen().session.awaited(), Awaited::Nobody, "{game}");
    }
}

#[test]
fn the_last_level_is_perfect_from_here() {
    let start = start([Seat::PERSON, level("8")], Speed::Off, Language::English);
    let position = "0-0-0-1-1-0-0-1-0-0-1-0-20-18-S";
    let mut stage = Stage::new(start, Some("kalah"), Some(position));
    stage.press("\n");
    assert_snapshot!(stage.shown(80, 28));
    let claims = |stage: &Stage| {
        let messages = stage.screen().messages.iter();
        messages.filter(|text| text.contains("Perfect")).count()
    };
    assert_eq!(claims(&stage), 1);
    stage.press("\n");
    assert_eq!(claims(&stage), 0, "it is said once");
}
