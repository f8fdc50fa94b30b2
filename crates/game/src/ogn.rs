//! Game files of the Oware program Aualé: Open Game Notation.
//!
//! Tags as in our records (the start is called `FEN`), then moves numbered in pairs, a capture
//! written behind its move (`C+4`), comments in braces behind a move, and the result once the
//! game is over. The format knows no variations of its own; in parentheses they are passed over.

use rules::{Position, RuleSet, SetupError};

use crate::game::Game;
use crate::record::{Fault, Lexer, Record, RecordError, Token, escape, is_result, text_of};
use crate::step::{Ply, Step};

/// The rules these files are played by.
const VARIANT: &str = "Oware Abapa";

/// Tags every file has, in this order; `?` where nothing is known.
const ROSTER: [&str; 8] = [
    "Variant", "Event", "Site", "Date", "Round", "South", "North", "Result",
];

/// The longest line, if words allow.
const WIDTH: usize = 80;

fn rules() -> RuleSet {
    "oware".parse().expect("the catalogue has this game")
}

/// Reads a game file.
///
/// # Errors
/// [`RecordError`] naming the line that is wrong.
pub fn read(text: &str) -> Result<Record, RecordError> {
    let mut lexer = Lexer::new(text);
    let mut tags = Vec::new();
    let mut token = lexer.next()?;
    while let Some((line, Token::Tag(name, value))) = token {
        tags.push((line, name, value));
        token = lexer.next()?;
    }
    let mut record = Record::new(Game::new(start(&tags)?));
    for (_, name, value) in &tags {
        // Tags that follow from the game are not kept twice, and `?` marks an unknown value.
        if value != "?" && !["Variant", "FEN"].contains(&name.as_str()) {
            record.set_tag(name, value).ok();
        }
    }
    let mut ended = false;
    while let Some((line, piece)) = token {
        let at = |fault| RecordError { line, fault };
        match piece {
            Token::Open => skip_variation(&mut lexer, line)?,
            piece if ended => {
                let found = text_of(piece);
                return Err(at(Fault::AfterEnd { found }));
            }
            Token::Word(word) if is_result(&word) => {
                check_result(&record.game, word).map_err(at)?;
                ended = true;
            }
            piece => play_piece(&mut record.game, piece).map_err(at)?,
        }
        token = lexer.next()?;
    }
    if let Some((line, _, found)) = tags.into_iter().find(|(_, name, _)| name == "Result")
        && found != "?"
    {
        check_result(&record.game, found).map_err(|fault| RecordError { line, fault })?;
    }
    Ok(record)
}

fn start(tags: &[(usize, String, String)]) -> Result<Position, RecordError> {
    let rules = rules();
    let mut start = Position::start(&rules);
    for (line, name, value) in tags {
        let at = |fault| RecordError { line: *line, fault };
        match name.as_str() {
            "Variant" if value != "?" && !value.eq_ignore_ascii_case(VARIANT) => {
                return Err(at(Fault::TagValue {
                    name: "Variant",
                    found: value.clone(),
                    expected: format!("`{VARIANT}`"),
                }));
            }
            "FEN" => {
                let read = Position::read(value, &rules, false);
                start = read.map_err(|error| at(Fault::Start(error)))?;
            }
            _ => {}
        }
    }
    Ok(start)
}

fn skip_variation(lexer: &mut Lexer<'_>, line: usize) -> Result<(), RecordError> {
    let mut depth = 1;
    while depth > 0 {
        match lexer.next()? {
            Some((_, Token::Open)) => depth += 1,
            Some((_, Token::Close)) => depth -= 1,
            Some(_) => {}
            None => {
                let fault = Fault::OpenVariation;
                return Err(RecordError { line, fault });
            }
        }
    }
    Ok(())
}

fn check_result(game: &Game, found: String) -> Result<(), Fault> {
    let expected = game.result_text(game.node());
    if found == expected {
        return Ok(());
    }
    Err(Fault::Result { found, expected })
}

fn play_piece(game: &mut Game, piece: Token) -> Result<(), Fault> {
    match piece {
        Token::Number(found, _) => {
            let expected = game.cursor() / 2 + 1;
            if found.parse() == Ok(expected) {
                return Ok(());
            }
            Err(Fault::TurnNumber { found, expected })
        }
        Token::Comment(comment) => {
            let node = game.node();
            let words: Vec<&str> = comment.split_whitespace().collect();
            let both = format!("{} {}", game.comment(node), words.join(" "));
            game.set_comment(node, &both);
            Ok(())
        }
        Token::Word(word) => play_word(game, &word),
        Token::Tag(..) => Err(Fault::Unexpected { found: '[' }),
        Token::Open | Token::Close => Err(Fault::Unexpected { found: ')' }),
    }
}

/// One move or several without blanks, and behind the last what it captured.
fn play_word(game: &mut Game, word: &str) -> Result<(), Fault> {
    let (moves, captured) = match word.split_once('+') {
        Some((moves, captured)) => (moves, Some(captured)),
        None => (word, None),
    };
    for letter in moves.chars() {
        let mv = game.position().read_move(&letter.to_string());
        mv.and_then(|mv| game.play(mv).map(drop))
            .map_err(|why| Fault::Move {
                found: word.to_owned(),
                why,
                legal: String::new(),
            })?;
    }
    let Some(captured) = captured else {
        return Ok(());
    };
    let expected = game.last_ply().map_or(0, captures);
    if captured.parse() == Ok(expected) {
        return Ok(());
    }
    Err(Fault::Captured {
        found: word.to_owned(),
        expected,
    })
}

/// The gain of the mover's store, the sweep at the end included.
fn captures(ply: &Ply) -> u16 {
    let gained = |side| ply.after().store(side) - ply.before().store(side);
    ply.by.map_or(0, gained)
}

/// Writes the main line of a game. The format has no variations, and no end by resignation or
/// agreement.
///
/// # Errors
/// [`SetupError::Foreign`] for any other game than `oware` with its default options.
pub fn write(record: &Record) -> Result<String, SetupError> {
    let game = &record.game;
    if *game.rules() != rules() {
        return Err(SetupError::Foreign {
            format: "OGN",
            what: format!("it describes `{}`, not `{}`", rules(), game.rules()),
        });
    }
    let words = main_line(game);
    let ends = words.last().filter(|word| is_result(word));
    let result = ends.map_or("*", String::as_str);
    let start = game.start_position().to_string();
    let known = ROSTER.map(|name| match name {
        "Variant" => (name, VARIANT),
        "Result" => (name, result),
        _ => (name, record.tag(name).unwrap_or("?")),
    });
    let others = record.tags().filter(|(name, _)| !ROSTER.contains(name));
    let begun = (start != Position::start(game.rules()).to_string()).then_some(("FEN", &*start));
    let tags = known.into_iter().chain(others).chain(begun);
    let mut text: String = tags
        .flat_map(|(name, value)| {
            ["[", name, " \"", &escape(value, '"'), "\"]\n"].map(str::to_owned)
        })
        .collect();
    if !words.is_empty() {
        text.push('\n');
        text.push_str(&wrapped(&words));
    }
    Ok(text)
}

/// The words of the main line, and the result if it has one.
fn main_line(game: &Game) -> Vec<String> {
    let mut words = Vec::new();
    let mut id = game.root();
    let mut number = 0;
    while let Some(&main) = game.children(id).first() {
        let Some(ply) = game.step_at(main).and_then(Step::ply) else {
            return words;
        };
        if number % 2 == 0 {
            words.push(format!("{}.", number / 2 + 1));
        }
        words.push(match captures(ply) {
            0 => ply.text(),
            captured => format!("{}+{captured}", ply.text()),
        });
        let comment = game.comment(main).replace('}', ")").replace('\\', "/");
        if !comment.is_empty() {
            words.push("{".to_owned());
            words.extend(comment.split_whitespace().map(str::to_owned));
            words.push("}".to_owned());
        }
        number += 1;
        id = main;
    }
    words.extend(game.result_at(id).map(|result| result.text()));
    words
}

fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length < WIDTH {
            text.push(' ');
            column += 1 + length;
        } else {
            text.push_str(if column > 0 { "\n" } else { "" });
            column = length;
        }
        text.push_str(word);
    }
    text.push('\n');
    text
}
