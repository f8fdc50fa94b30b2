//! Properties that hold for every text and every game: checked by the tests and the fuzz targets.
//!
//! Each function panics when something is wrong. A text that is refused is fine.

use crate::note::Note;
use crate::record::Record;
use crate::{Game, ogn};

/// A record that is read is written so that it reads back to the same game.
pub fn record_text(text: &str) {
    match text.parse::<Record>() {
        Ok(record) => self::record(&record),
        Err(error) => {
            let lines = text.matches('\n').count() + 1;
            assert!((1..=lines).contains(&error.line), "{error} in {text}");
            // The part that can be read is a game.
            if let (Some(record), _) = Record::read_as_far_as_possible(text) {
                self::record(&record);
            }
        }
    }
}

/// A record reads back from its text: same game, same variations, same place of the cursor.
pub fn record(record: &Record) {
    let text = record.to_string();
    let back: Record = text
        .parse()
        .unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(back.to_string(), text);
    assert_eq!(
        format!("{:#}", back.game.position()),
        format!("{:#}", record.game.position()),
        "{text}"
    );
    assert_eq!(back.game.cursor(), record.game.cursor(), "{text}");
    let steps = |game: &Game| game.line().map(crate::Step::text).collect::<Vec<_>>();
    assert_eq!(steps(&back.game), steps(&record.game), "{text}");
    assert_eq!(notes(&back.game), notes(&record.game), "{text}");
    self::tree(&record.game);
    self::game(&record.game);
}

/// All notes of a game, in the order in which a record has its places.
fn notes(game: &Game) -> Vec<(Option<String>, Note)> {
    let mut places = vec![game.root()];
    let mut notes = Vec::new();
    while let Some(id) = places.pop() {
        let note = game.tree.node(id).note.clone();
        notes.push((game.step_at(id).map(crate::Step::text), note));
        places.extend(game.children(id));
    }
    notes
}

/// A game reads back from the text of its tree: all variations and notes, and the cursor.
pub fn tree(game: &Game) {
    let (text, cursor) = game.tree_text();
    let back = Game::from_tree(game.start_position().clone(), &text, &cursor)
        .unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(back.tree_text(), (text, cursor));
    assert_eq!(notes(&back), notes(game));
    assert_eq!(back.cursor(), game.cursor());
}

/// A game reads back from its compact form, up to the cursor.
pub fn game(game: &Game) {
    let text = game.compact();
    let back = Game::from_compact(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(back.compact(), text);
    // A start that was already over does not state the reason in its text.
    let result = |game: &Game| game.result().map(|result| (result.winner, result.text()));
    assert_eq!(result(&back), result(game), "{text}");
    assert_eq!(
        format!("{:#}", back.position()),
        format!("{:#}", game.position()),
        "{text}"
    );
}

/// A compact form that is read is written so that it reads back.
pub fn compact_text(text: &str) {
    if let Ok(read) = Game::from_compact(text) {
        game(&read);
    }
}

/// A game file of another program that is read is written so that it reads back.
pub fn ogn_text(text: &str) {
    let Ok(read) = ogn::read(text) else { return };
    let written = ogn::write(&read).expect("what is read can be written");
    let back = ogn::read(&written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
    assert_eq!(ogn::write(&back).as_ref(), Ok(&written));
    assert_eq!(back.game.compact(), read.game.compact());
}
