//! `mancala play --plain`: line by line, one sentence for each event, a numbered prompt.

mod describe;

use std::collections::VecDeque;
use std::io::{BufRead, Write};

use anyhow::Result;
use game::{Awaited, Chosen};
use rules::{Houses, Move, Origin, PlayError, Position, Side};
use words::{Command, Words};

use crate::play::{self, Meant, Session, Thinker};

/// The most moves listed at the prompt; Banana-Cala has more, and asks for them step by step.
const LISTED_MAX: u128 = 24;

/// A game line by line.
pub(crate) struct Plain<R, W> {
    pub(crate) input: R,
    pub(crate) out: W,
    /// Whether typed lines do not show by themselves, as when they come through a pipe.
    pub(crate) echo: bool,
    pub(crate) words: Words,
}

/// The answer at a prompt.
enum Said {
    Line(String),
    /// The input is at its end.
    Nothing,
}

/// The result of a turn at the prompt.
enum Next {
    Go,
    Quit,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Lets the user choose from a numbered list; `None` at the end of the input.
    pub(crate) fn choose(&mut self, title: &str, choices: &[String]) -> Result<Option<usize>> {
        self.say(title)?;
        for (index, choice) in choices.iter().enumerate() {
            self.say(&describe::numbered(index, choice, self.words))?;
        }
        let help = [("n", choices.len().into())];
        let help = self.words.text_with("choose-number", &help);
        loop {
            match self.ask(&help)? {
                Said::Nothing => return Ok(None),
                Said::Line(line) => {
                    if let Some(index) = number(&line, choices.len()) {
                        return Ok(Some(index));
                    }
                }
            }
        }
    }

    /// Plays a game to its end, or until the user leaves.
    pub(crate) fn play(&mut self, session: &mut Session) -> Result<()> {
        let mut thinker = Thinker::start();
        self.welcome(session)?;
        let mut pending = VecDeque::new();
        loop {
            let next = match session.awaited() {
                Awaited::Person(side) => self.person(session, side, &mut pending, &mut thinker)?,
                Awaited::Computer(side, _) => self.computer(session, side, &mut thinker)?,
                Awaited::Refill(side, houses) => self.refill(session, side, houses)?,
                Awaited::NextRound => self.next_round(session)?,
                Awaited::Nobody => Next::Quit,
            };
            if let Next::Quit = next {
                break;
            }
        }
        if let Some(outcome) = session.game().match_outcome()
            && session.position().has_rounds()
        {
            let told = session.told();
            self.say(&self.words.match_outcome(&outcome, &told))?;
        }
        self.bye(session)
    }

    fn bye(&mut self, session: &Session) -> Result<()> {
        if let Some(file) = session.file_name() {
            let text = self.words.text_with("game-saved", &[("file", file.into())]);
            self.say(&text)?;
        }
        self.say(&self.words.text("bye"))
    }

    pub(crate) fn say(&mut self, sentence: &str) -> Result<()> {
        Ok(writeln!(self.out, "{sentence}")?)
    }

    fn say_all(&mut self, sentences: impl IntoIterator<Item = String>) -> Result<()> {
        sentences.into_iter().try_for_each(|text| self.say(&text))
    }

    /// "Your move:"
    fn prompt(&self, id: &str) -> String {
        let text = self.words.text(id);
        self.words.text_with("prompt", &[("text", text.into())])
    }

    /// Asks for a line.
    fn ask(&mut self, prompt: &str) -> Result<Said> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(Said::Nothing);
        }
        let line = line.trim();
        if self.echo {
            self.say(line)?;
        }
        Ok(Said::Line(line.to_owned()))
    }

    fn welcome(&mut self, session: &Session) -> Result<()> {
        let words = self.words;
        self.say(&session.title(words))?;
        self.say(&words.goal(session.game().rules()))?;
        self.say_all(session.seat_lines(words))?;
        if session.has_person() {
            self.say(&words.text("move-prompt-help"))?;
        }
        if session.game().cursor() > 0 {
            self.say_all(describe::last(session, words))?;
        }
        self.say(&describe::standing(session, words))
    }

    /// One turn of a person at the prompt.
    fn person(
        &mut self,
        session: &mut Session,
        side: Side,
        pending: &mut VecDeque<String>,
        thinker: &mut Thinker,
    ) -> Result<Next> {
        if let Some(text) = pending.pop_front() {
            return self.try_move(session, side, &text, pending);
        }
        self.announce(session, side)?;
        let moves = listed(session.position(), side);
        if session.position().is_arranging() {
            let asked = describe::arranging(session.position(), side, self.words);
            self.say_all(asked)?;
        } else if !moves.is_empty() {
            self.say(&describe::choices(&moves, side, self.words))?;
        } else if session.position().properties().has_fruit {
            self.say(&describe::sources(session.position(), side, self.words))?;
        }
        loop {
            let line = match self.ask(&self.prompt("move-prompt"))? {
                Said::Nothing => return Ok(Next::Quit),
                Said::Line(line) => line,
            };
            if let Some(index) = number(&line, moves.len()) {
                return self.play_move(session, side, moves[index]);
            }
            if line.is_empty() {
                continue;
            }
            match Command::read(&line) {
                Some(Command::Quit) => return Ok(Next::Quit),
                Some(Command::Undo | Command::Redo) => {
                    let back = Command::read(&line) == Some(Command::Undo);
                    if self.travel(session, back)? {
                        return Ok(Next::Go);
                    }
                }
                Some(command) => self.tell(session, side, command, thinker)?,
                None => {
                    pending.extend(turn(&line));
                    let first = pending.pop_front().unwrap_or_default();
                    return self.try_move(session, side, &first, pending);
                }
            }
        }
    }

    /// Names the player to choose where that is not plain from the last lines.
    fn announce(&mut self, session: &Session, side: Side) -> Result<()> {
        if session.position().side_to_move().is_some() || session.only_person().is_some() {
            return Ok(());
        }
        let told = session.told();
        let name = self.words.player_name(side, &told);
        self.say(&self.words.text("opening-look-away"))?;
        self.say(
            &self
                .words
                .text_with("opening-choose", &[("name", name.into())]),
        )
    }

    fn try_move(
        &mut self,
        session: &mut Session,
        side: Side,
        text: &str,
        pending: &mut VecDeque<String>,
    ) -> Result<Next> {
        match play::read(text, session.position(), side) {
            Ok(Meant::Move(mv)) => {
                let cursor = session.game().cursor();
                let next = self.play_move(session, side, mv)?;
                // The words that follow make sense only if this was played and the turn goes on.
                if session.game().cursor() == cursor || session.awaited() != Awaited::Person(side) {
                    pending.clear();
                }
                Ok(next)
            }
            Ok(Meant::Fruits(source)) => {
                pending.clear();
                self.fruits(session, side, source)
            }
            Err(error) => {
                pending.clear();
                self.say(&self.words.error(&error))?;
                if let PlayError::Text(_) = error {
                    self.say(&self.words.text("move-prompt-help"))?;
                }
                Ok(Next::Go)
            }
        }
    }

    /// Asks which fruits, and in which order.
    fn fruits(&mut self, session: &mut Session, side: Side, source: Origin) -> Result<Next> {
        let question = describe::fruit_question(session.position(), side, source, self.words);
        self.say(&question)?;
        let line = match self.ask(&self.prompt("drop-order"))? {
            Said::Nothing => return Ok(Next::Quit),
            Said::Line(line) if line.is_empty() => return Ok(Next::Go),
            Said::Line(line) => line,
        };
        let from = describe::source_letter(source, side);
        match play::read(&format!("{from}:{line}"), session.position(), side) {
            Ok(Meant::Move(mv)) => self.play_move(session, side, mv),
            Ok(Meant::Fruits(_)) => Ok(Next::Go),
            Err(error) => {
                self.say(&self.words.error(&error))?;
                Ok(Next::Go)
            }
        }
    }

    fn play_move(&mut self, session: &mut Session, side: Side, mv: Move) -> Result<Next> {
        let told = session.told();
        let unseen = session.only_person().is_none();
        let sentences = match session.choose(side, mv) {
            Ok(Chosen::Played) => {
                let ply = session.last_ply().expect("a ply was played");
                self.words.sowing(&ply.sowing, &told)
            }
            Ok(Chosen::Hidden) if !unseen => Vec::new(),
            Ok(Chosen::Hidden) => {
                let name = self.words.player_name(side, &told);
                vec![
                    self.words
                        .text_with("opening-chosen", &[("name", name.into())]),
                ]
            }
            Err(error) => vec![self.words.error(&error)],
        };
        self.say_all(sentences)?;
        session.save()?;
        Ok(Next::Go)
    }

    fn computer(
        &mut self,
        session: &mut Session,
        side: Side,
        thinker: &mut Thinker,
    ) -> Result<Next> {
        let thought = session
            .question(side)
            .map(|question| thinker.ask(question))
            .and_then(|number| thinker.wait(number));
        let Some(thought) = thought else {
            return Ok(Next::Quit);
        };
        let Some(mv) = thought.mv else {
            return Ok(Next::Quit);
        };
        let before = session.perfect();
        session.hear(side, thought.perfect);
        let next = self.play_move(session, side, mv)?;
        if before.is_none() && session.perfect() == Some(side) {
            let told = session.told();
            self.say(&self.words.perfect(side, &told))?;
        }
        Ok(next)
    }

    /// Undo and redo. Returns whether anything changed.
    fn travel(&mut self, session: &mut Session, back: bool) -> Result<bool> {
        let changed = if back { session.undo() } else { session.redo() };
        let text = match (back, changed) {
            (true, true) => "taken-back",
            (true, false) => "nothing-to-undo",
            (false, true) => "played-again",
            (false, false) => "nothing-to-redo",
        };
        self.say(&self.words.text(text))?;
        if changed {
            self.say(&describe::standing(session, self.words))?;
            session.save()?;
        }
        Ok(changed)
    }

    /// Handles commands that only print something.
    fn tell(
        &mut self,
        session: &Session,
        side: Side,
        command: Command,
        thinker: &mut Thinker,
    ) -> Result<()> {
        let words = self.words;
        let sentences = match command {
            Command::Board => describe::board(session, words),
            Command::Last => describe::last(session, words),
            Command::Moves => {
                describe::moves(session, side, &listed(session.position(), side), words)
            }
            Command::Score => vec![describe::standing(session, words)],
            Command::History => describe::history(session, words),
            Command::Rules => describe::rules(session, words),
            Command::Hint => {
                let number = thinker.ask(session.hint(side));
                let thought = thinker.wait(number);
                describe::hint(thought.as_ref(), side, words)
                    .into_iter()
                    .collect()
            }
            Command::Help => describe::help(words),
            Command::Undo | Command::Redo | Command::Quit => Vec::new(),
        };
        self.say_all(sentences)
    }

    /// Asks which houses are refilled.
    fn refill(&mut self, session: &mut Session, side: Side, houses: u8) -> Result<Next> {
        let told = session.told();
        let name = self.words.player_name(side, &told);
        let arguments = [("name", name.into()), ("n", houses.into())];
        let question = self.words.text_with("choose-refill", &arguments);
        match self.ask(&question)? {
            Said::Nothing => return Ok(Next::Quit),
            Said::Line(line) => match Command::read(&line) {
                Some(Command::Quit) => return Ok(Next::Quit),
                Some(Command::Board) => self.say_all(describe::board(session, self.words))?,
                _ => session.fill(side, letters(&line)),
            },
        }
        Ok(Next::Go)
    }

    fn next_round(&mut self, session: &mut Session) -> Result<Next> {
        let told = session.told();
        let won = session.game().rounds_won();
        let score = [("south", won[0].into()), ("north", won[1].into())];
        if let Err(error) = session.next_round() {
            self.say(&self.words.round_error(&error))?;
            return Ok(if session.has_person() {
                Next::Go
            } else {
                Next::Quit
            });
        }
        self.say(&self.words.text_with("match-score", &score))?;
        let round = session.position().round().number;
        self.say(&self.words.text_with("round-number", &[("n", round.into())]))?;
        self.say_all(describe::board(session, self.words))?;
        if let Some(side) = session.position().side_to_move() {
            self.say(&self.words.turn(side, &told))?;
        }
        session.save()?;
        Ok(Next::Go)
    }
}

/// The moves that can be chosen by a number: all of them, unless there are too many.
fn listed(position: &Position, side: Side) -> Vec<Move> {
    if position.side_to_move().is_none() {
        let playable = position.playable(side);
        return playable.iter().map(Move::House).collect();
    }
    if position.move_count() > LISTED_MAX {
        return Vec::new();
    }
    position.moves()
}

/// A number from 1 to `most`, as an index.
fn number(line: &str, most: usize) -> Option<usize> {
    let number: usize = line.parse().ok()?;
    (1..=most).contains(&number).then(|| number - 1)
}

/// The moves of a turn in one word, such as `CF`.
fn turn(line: &str) -> Vec<String> {
    if play::arrangement(line).is_some() {
        return vec![line.to_owned()];
    }
    let steps = crate::notation::steps([line]);
    if steps.is_empty() {
        return vec![line.to_owned()];
    }
    steps.iter().map(|step| step.text().to_owned()).collect()
}

/// Houses by their letters, in either case, whatever stands between these.
fn letters(line: &str) -> Houses {
    let letters: String = line.chars().filter(char::is_ascii_alphabetic).collect();
    letters.parse().unwrap_or_default()
}
