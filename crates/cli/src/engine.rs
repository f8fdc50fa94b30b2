//! The engine protocol: an engine that other programs talk to in lines, in UGI or, for Oware, in
//! a dialect of UCI. What is spoken stands in `docs/engine.md`.
//!
//! Three threads: one reads lines, one searches, and the one that started them decides
//! ([`Session`]) and alone writes.

mod clock;
mod dialect;
mod options;
mod report;
mod searcher;
mod session;

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{self, SyncSender};

use anyhow::Result;
use protocol::lines::{self, Line};
use rules::RuleSet;

use crate::output;
use searcher::{News, Searcher};
use session::{Effect, Session};

pub(crate) use session::Start;

/// Refuses a game that the protocol cannot play.
pub(crate) fn check_game(game: &RuleSet) -> Result<()> {
    Ok(options::check_game(game)?)
}

/// The events that the deciding thread waits for.
#[derive(Debug)]
enum Event {
    Line(Line),
    InputEnded,
    Search(News),
}

impl From<News> for Event {
    fn from(news: News) -> Event {
        Event::Search(news)
    }
}

/// Bytes of the longest line; a game of a thousand moves is much shorter.
const LINE_BYTES_MAX: usize = 64 * 1024;
/// The most events in the queue; a thread with more of them waits.
const EVENTS_MAX: usize = 64;
/// The most lines in the queue for the end of a search, after `wait`.
const LINES_MAX: usize = 1_000;

/// Handles commands until told to quit, or until the input ends.
pub(crate) fn run(start: Start) -> Result<()> {
    let (events, inbox) = mpsc::sync_channel(EVENTS_MAX);
    let mut desk = Desk {
        session: Session::new(start),
        searcher: Searcher::start(events.clone()),
        out: output::data(),
    };
    std::thread::spawn(move || read(&events));
    // Events that came in while the session waits for the end of a search.
    let mut later = VecDeque::new();
    loop {
        let waiting = desk.session.is_waiting();
        let event = match later.pop_front_if(|_| !waiting) {
            Some(event) => event,
            None => inbox.recv()?,
        };
        let effects = match event {
            Event::Search(news) => desk.session.news(news),
            Event::Line(_) if waiting && later.len() >= LINES_MAX => {
                let why = format!("{LINES_MAX} lines wait already; this one is dropped");
                vec![Effect::Say(report::error(&why))]
            }
            input @ (Event::Line(_) | Event::InputEnded) if waiting => {
                later.push_back(input);
                continue;
            }
            Event::Line(Line::Text(line)) => desk.session.line(&line),
            Event::Line(Line::TooLong) => {
                let why = format!("the line is longer than {LINE_BYTES_MAX} bytes");
                vec![Effect::Say(report::error(&why))]
            }
            Event::InputEnded => return Ok(()),
        };
        for effect in effects {
            if !desk.carry_out(effect)? {
                return Ok(());
            }
        }
    }
}

/// Passes on lines until the input ends, or the other thread has.
fn read(events: &SyncSender<Event>) {
    let lines = lines::read(io::stdin().lock(), LINE_BYTES_MAX);
    // If the input fails, the other end has closed.
    let heard = lines.map_while(Result::ok).map(Event::Line);
    for event in heard.chain([Event::InputEnded]) {
        if events.send(event).is_err() {
            return;
        }
    }
}

/// The session, the searcher and the output together.
struct Desk<W> {
    session: Session,
    searcher: Searcher,
    out: W,
}

impl<W: io::Write> Desk<W> {
    /// Does what the session wants; `false` ends everything.
    fn carry_out(&mut self, effect: Effect) -> Result<bool> {
        match effect {
            Effect::Say(line) => {
                writeln!(self.out, "{line}")?;
                self.out.flush()?;
            }
            Effect::Prepare(options) => self.searcher.prepare(options),
            Effect::Forget => self.searcher.forget(),
            Effect::Search(job) => self.searcher.search(job),
            Effect::Allow(allowance) => self.searcher.allow(allowance),
            Effect::Stop => self.searcher.stop(),
            Effect::Quit => return Ok(false),
        }
        Ok(true)
    }
}
