//! Records cut off or altered anywhere: an error or a valid game, never anything else.

use game::{Game, Record};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::strategy::{any_record, play_any};

/// A text without the bytes from `at` on, at a boundary of letters.
fn cut(text: &str, at: Index) -> &str {
    let mut end = at.index(text.len() + 1);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

fn altered(text: &str, at: Index, letter: char) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let index = at.index(letters.len());
    letters[index] = letter;
    letters.into_iter().collect()
}

fn any_letter() -> impl Strategy<Value = char> {
    let letters: Vec<char> = "AFaf09.-+*(){}[]\"\\ \nx:/~!_;".chars().collect();
    prop_oneof![prop::sample::select(letters), any::<char>()]
}

proptest! {
    #[test]
    fn a_damaged_record_is_refused_or_a_game(
        record in any_record(60),
        at in prop::collection::vec((any::<Index>(), any_letter()), 1..8),
    ) {
        let text = record.to_string();
        for (at, letter) in at {
            game::oracle::record_text(cut(&text, at));
            game::oracle::record_text(&altered(&text, at, letter));
            let compact = record.game.compact();
            game::oracle::compact_text(cut(&compact, at));
            game::oracle::compact_text(&altered(&compact, at, letter));
        }
    }

    #[test]
    fn a_damaged_game_file_is_refused_or_a_game(
        choices in prop::collection::vec(any::<Index>(), 0..80),
        at in prop::collection::vec((any::<Index>(), any_letter()), 1..8),
    ) {
        let mut game = Game::start(&"oware".parse().unwrap());
        for choice in &choices {
            play_any(&mut game, *choice);
        }
        let text = game::ogn::write(&Record::new(game)).unwrap();
        game::oracle::ogn_text(&text);
        for (at, letter) in at {
            game::oracle::ogn_text(cut(&text, at));
            game::oracle::ogn_text(&altered(&text, at, letter));
        }
    }

    #[test]
    fn any_text_is_refused_or_a_game(text in "(\\[Game \"(kalah|oware|congkak)\"\\])?[ A-Fa-f0-9.*(){}\\n-]{0,60}") {
        game::oracle::record_text(&text);
        game::oracle::ogn_text(&text);
        game::oracle::compact_text(&text);
    }
}

/// Cut anywhere before its result, the record of a finished game is refused.
#[test]
fn every_cut_of_a_finished_game_is_refused() {
    let mut game = Game::start(&"kalah:houses=3,seeds=2".parse().unwrap());
    while !game.is_over() {
        let mv = game.position().moves_up_to(1)[0];
        game.play(mv).unwrap();
    }
    let text = Record::new(game).to_string();
    let end = text.trim_end().len();
    for cut in 0..end {
        let error = text[..cut].parse::<Record>().unwrap_err();
        let lines = text[..cut].matches('\n').count() + 1;
        assert!((1..=lines).contains(&error.line), "{error}");
    }
    assert!(text[..end].parse::<Record>().is_ok());
}
