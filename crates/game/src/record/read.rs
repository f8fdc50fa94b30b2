//! The parser of records.

use std::str::FromStr;

use rules::Position;

use super::Record;
use super::error::{Fault, RecordError};
use super::header::header;
use super::lexer::{Lexer, Token};
use crate::game::Game;
use crate::note::Glyph;
use crate::step::Step;
use crate::tree::{NodeId, Tree};
use crate::turn::parts;

/// Words that are not moves.
const WORDS: [&str; 7] = [
    "next",
    "south-resigns",
    "north-resigns",
    "south-out-of-time",
    "north-out-of-time",
    "draw-agreed",
    "swap",
];

/// The most legal moves that an error lists.
const LEGAL_MAX: u128 = 16;

/// Reads a whole record. Forgives white space, missing numbers and a missing result tag.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        match Record::read_as_far_as_possible(text) {
            (Some(record), None) => Ok(record),
            (_, Some(error)) => Err(error),
            (None, None) => unreachable!("there is a record or an error"),
        }
    }
}

impl Record {
    /// Reads the intact part of a damaged record: the game up to the first fault, and that fault.
    /// Without a readable game and start there is no record.
    pub fn read_as_far_as_possible(text: &str) -> (Option<Record>, Option<RecordError>) {
        let mut lexer = Lexer::new(text);
        let (mut record, checks, first) = match header(&mut lexer) {
            Ok(read) => read,
            Err(error) => return (None, Some(error)),
        };
        let read = record.game.read_moves(&mut lexer, first);
        let checked = read.and_then(|()| checks.check(&mut record.game));
        (Some(record), checked.err())
    }
}

impl Game {
    /// Reads moves, variations and notes, and goes to the end of the main line.
    fn read_moves(
        &mut self,
        lexer: &mut Lexer<'_>,
        first: Option<(usize, Token)>,
    ) -> Result<(), RecordError> {
        let mut moves = Moves {
            game: self,
            frames: Vec::new(),
            base: Tree::ROOT,
        };
        let read = moves.read(lexer, first);
        let end = self.tree.main_end();
        self.tree.follow_main_line();
        self.go_to_node(end);
        read
    }

    /// Reads what [`Game::tree_text`] wrote of a game that began with this position.
    ///
    /// # Errors
    /// The fault of the moves; a cursor that is nowhere stays at the end.
    pub fn from_tree(start: Position, text: &str, cursor: &str) -> Result<Game, RecordError> {
        let mut game = Game::new(start);
        let mut lexer = Lexer::new(text);
        let first = lexer.next()?;
        game.read_moves(&mut lexer, first)?;
        if !cursor.is_empty() {
            game.set_cursor_text(cursor);
        }
        Ok(game)
    }
}

/// A line that waits until a variation of it is read.
struct Frame {
    /// The place where it goes on.
    back: NodeId,
    /// The place where it began.
    base: NodeId,
    /// Line of the `(`.
    line: usize,
    /// Places known before the variation.
    known: usize,
}

/// Reads the moves into a game, at its cursor.
struct Moves<'a> {
    game: &'a mut Game,
    frames: Vec<Frame>,
    /// The place where the line being read began.
    base: NodeId,
}

impl Moves<'_> {
    fn read(
        &mut self,
        lexer: &mut Lexer<'_>,
        first: Option<(usize, Token)>,
    ) -> Result<(), RecordError> {
        let mut token = first;
        while let Some((line, piece)) = token {
            let at = |fault| RecordError { line, fault };
            match piece {
                Token::Word(word) if is_result(&word) && self.frames.is_empty() => {
                    self.end(&word).map_err(at)?;
                    return match lexer.next()? {
                        None => Ok(()),
                        Some((line, after)) => Err(RecordError {
                            line,
                            fault: Fault::AfterEnd {
                                found: text_of(after),
                            },
                        }),
                    };
                }
                piece => self.piece(line, piece).map_err(at)?,
            }
            token = lexer.next()?;
        }
        self.cut_off(lexer.line())
    }

    fn piece(&mut self, line: usize, piece: Token) -> Result<(), Fault> {
        match piece {
            Token::Tag(..) => Err(Fault::Unexpected { found: '[' }),
            Token::Number(found, dots) => self.number(found, dots),
            Token::Comment(comment) => {
                let node = self.game.cursor;
                let both = format!("{} {}", self.game.comment(node), comment.trim());
                self.game.set_comment(node, &both);
                Ok(())
            }
            Token::Open => self.open(line),
            Token::Close => self.close(),
            Token::Word(word) => self.word(&word),
        }
    }

    /// In the middle of a turn `3...` goes on with it. `3.` at the beginning of a variation
    /// means that the whole turn is replaced.
    fn number(&mut self, found: String, dots: usize) -> Result<(), Fault> {
        let node = self.game.tree.node(self.game.cursor);
        let mid_turn = node.is_mid_turn();
        let expected = node.turn + usize::from(!mid_turn);
        if found.parse() != Ok(expected) {
            return Err(Fault::TurnNumber { found, expected });
        }
        if mid_turn && dots == 1 && self.game.cursor == self.base && !self.frames.is_empty() {
            while self.game.tree.node(self.game.cursor).is_mid_turn() {
                self.game.back();
            }
            self.base = self.game.cursor;
        }
        Ok(())
    }

    fn open(&mut self, line: usize) -> Result<(), Fault> {
        let back = self.game.cursor;
        let parent = self.game.parent(back).filter(|_| back != self.base);
        let parent = parent.ok_or(Fault::NothingToReplace)?;
        self.frames.push(Frame {
            back,
            base: self.base,
            line,
            known: self.game.tree.len(),
        });
        self.base = parent;
        self.game.cursor = parent;
        Ok(())
    }

    fn close(&mut self) -> Result<(), Fault> {
        let frame = self.frames.pop().ok_or(Fault::Unexpected { found: ')' })?;
        if self.game.tree.len() == frame.known {
            return match self.game.step().filter(|_| self.game.cursor != self.base) {
                None => Err(Fault::Unexpected { found: ')' }),
                Some(step) => Err(Fault::PlayedAlready { found: step.text() }),
            };
        }
        self.base = frame.base;
        self.game.cursor = frame.back;
        Ok(())
    }

    fn word(&mut self, word: &str) -> Result<(), Fault> {
        let known = self.game.tree.len();
        let ended = |_| Fault::AfterEnd {
            found: word.to_owned(),
        };
        if let Some(glyph) = Glyph::read(word)
            && self.game.cursor != self.base
        {
            self.game.set_glyph(self.game.cursor, Some(glyph));
            return Ok(());
        }
        match Step::read_end(word) {
            Some(end) => self.game.end_with(end).map_err(ended)?,
            None if word == "next" || word.starts_with("next:") => self.round(word)?,
            None => return self.turn(word),
        }
        self.is_new(known, word)
    }

    /// Checks that a step which was known before leads on to something new.
    fn is_new(&self, known: usize, word: &str) -> Result<(), Fault> {
        let leaf = self.game.children(self.game.cursor).is_empty();
        if leaf && self.game.tree.len() == known {
            let found = word.to_owned();
            return Err(Fault::PlayedAlready { found });
        }
        Ok(())
    }

    fn round(&mut self, word: &str) -> Result<(), Fault> {
        let fill = crate::read_fill(word).ok_or_else(|| unknown(word, Some("next")))?;
        self.game
            .next_round(fill)
            .map(drop)
            .map_err(|why| Fault::Round {
                found: word.to_owned(),
                why,
            })
    }

    fn turn(&mut self, word: &str) -> Result<(), Fault> {
        for part in parts(word) {
            let known = self.game.tree.len();
            let mv = self.game.position().read_move(part);
            if mv.is_err() {
                let like = |known: &&str| strsim::jaro_winkler(known, word) > 0.85;
                let nearest = WORDS.into_iter().find(like);
                if nearest.is_some() || is_result(word) {
                    return Err(unknown(word, nearest));
                }
            }
            let played = mv.and_then(|mv| self.game.play(mv).map(drop));
            if let Err(why) = played {
                return Err(Fault::Move {
                    found: part.to_owned(),
                    why,
                    legal: legal(self.game.position()),
                });
            }
            self.is_new(known, part)?;
        }
        Ok(())
    }

    /// The result stands at the end of the main line.
    fn end(&self, word: &str) -> Result<(), Fault> {
        let expected = self.game.result_text(self.game.cursor);
        if word == expected {
            return Ok(());
        }
        let found = word.to_owned();
        Err(Fault::Result { found, expected })
    }

    /// The text ends without a result.
    fn cut_off(&self, line: usize) -> Result<(), RecordError> {
        if let Some(frame) = self.frames.last() {
            return Err(RecordError {
                line: frame.line,
                fault: Fault::OpenVariation,
            });
        }
        if self.game.step().is_some_and(Step::ends_the_game) {
            return Ok(());
        }
        let expected = match self.game.result() {
            Some(result) => format!("the result `{}`", result.text()),
            None => "a move, or `*` if the game was not finished".to_owned(),
        };
        let fault = Fault::CutOff { expected };
        Err(RecordError { line, fault })
    }
}

fn unknown(word: &str, nearest: Option<&'static str>) -> Fault {
    Fault::UnknownWord {
        found: word.to_owned(),
        nearest,
    }
}

pub(crate) fn text_of(token: Token) -> String {
    match token {
        Token::Tag(name, _) => format!("[{name}"),
        Token::Number(text, _) | Token::Word(text) => text,
        Token::Comment(_) => "{".to_owned(),
        Token::Open => "(".to_owned(),
        Token::Close => ")".to_owned(),
    }
}

/// `*`, or two numbers joined by `-`, each perhaps negative.
pub(crate) fn is_result(word: &str) -> bool {
    let number = |text: &str| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let dash = word
        .char_indices()
        .skip(1)
        .find(|&(_, letter)| letter == '-');
    word == "*" || dash.is_some_and(|(dash, _)| number(&word[..dash]) && number(&word[dash + 1..]))
}

fn legal(position: &Position) -> String {
    if position.move_count() > LEGAL_MAX {
        return String::new();
    }
    let moves = position.moves();
    let texts: Vec<String> = moves.iter().map(|&mv| position.move_text(mv)).collect();
    texts.join(", ")
}
