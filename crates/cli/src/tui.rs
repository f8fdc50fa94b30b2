//! `mancala play`: the board on the whole screen.
//!
//! [`app`] decides what happens and knows no terminal; [`draw`] shows it; here the two are tied
//! to keys, to the clock and to the engine.

mod animation;
mod app;
mod arranging;
mod board;
mod draw;
mod fruits;
mod game_screen;
mod input;
mod menu;
mod page;
mod palette;
#[cfg(test)]
mod tests;

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use game::Record;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use crate::answer::Answer;
use crate::play::{Start, Thinker};
use crate::signals;
use app::{App, Exit};
use palette::Palette;

/// The time between two looks at the clock while something moves.
const FRAME: Duration = Duration::from_millis(30);
/// The time between two looks while nothing moves.
const IDLE: Duration = Duration::from_millis(250);

/// Plays on the whole screen until the user leaves; restores the terminal.
pub(crate) fn run(start: Start, record: Option<Record>) -> Result<Answer> {
    let mut app = App::new(start, record)?;
    signals::watch_terminal();
    let mut terminal = ratatui::try_init().context("cannot use this terminal")?;
    let played = play(&mut app, &mut terminal);
    ratatui::restore();
    played
}

fn play(app: &mut App, terminal: &mut DefaultTerminal) -> Result<Answer> {
    let palette = Palette::of_environment();
    let mut thinker = Thinker::start();
    let start = Instant::now();
    loop {
        app.tick(start.elapsed());
        if let Some(question) = app.question() {
            let number = thinker.ask(question);
            app.asked(number);
        }
        terminal.draw(|frame| draw::app(frame, app, palette))?;
        let patience = if app.is_moving() { FRAME } else { IDLE };
        if event::poll(patience)?
            && let Event::Key(key) = event::read()?
            && let Some(key) = input::key(key)
        {
            app.press(key, start.elapsed());
        }
        if app.hurries() {
            thinker.hurry();
        }
        if let Some(thought) = thinker.poll() {
            app.think(&thought, start.elapsed());
        }
        match app.exit() {
            _ if signals::interrupted() => return Ok(Answer::Interrupted),
            Some(Exit::Interrupted) => return Ok(Answer::Interrupted),
            Some(Exit::Left) => return Ok(Answer::Yes),
            None => {}
        }
    }
}
