//! Records as people write them, and what is said about their mistakes.

use game::{Game, Record, TagError};

fn read(moves: &str) -> Result<Record, game::RecordError> {
    format!("[Game \"kalah\"]\n\n{moves}\n").parse()
}

#[track_caller]
fn error(moves: &str, expected: &str) {
    let message = read(moves).unwrap_err().to_string();
    assert!(message.contains(expected), "{message}");
}

#[test]
fn a_record_has_tags_turns_comments_and_variations() {
    let text = r#"[Game "kalah"]
[South "Ada \"the hand\""]
[North "level 3"]
[Date "2025-05-17"]
[Event "kitchen table"]
[Result "*"]

{A quiet start.} 1. C {Extra turn.} (1. D 2. a) 1... F (1... E 2. a (2. c
{Or this \}.} 3. A) 3. B) 2. a *
"#;
    let record: Record = text.parse().unwrap();
    assert_eq!(record.tag("South"), Some("Ada \"the hand\""));
    assert_eq!(record.game.turns().len(), 2);
    assert_eq!(record.to_string(), text);
}

#[test]
fn what_people_write_by_hand_is_understood() {
    let tidy = read("1. CF 2. a (2. c 3. A) 3. A *").unwrap();
    for text in [
        "CF a (c A) A *",
        "C F a(c A)A *",
        "1.CF 2.a (2.c 3.A) 3.A *",
        "1. C F\n2. a\n( 2... c 3. A )\n\n3. A\n*",
        "CFa (CFcA) A *",
    ] {
        let record = read(text);
        if text.starts_with("CFa") {
            // A variation replaces the step before it; here it begins too early.
            assert!(record.is_err());
            continue;
        }
        assert_eq!(record.unwrap().to_string(), tidy.to_string(), "{text}");
    }
    assert!(
        read("CF (CE) a *").is_err(),
        "without a number only the last move is replaced"
    );
    let repeated = read("1. CF (1. CE) 2. a *").unwrap();
    assert_eq!(
        repeated.to_string(),
        read("1. C 1... F (1... E) 2. a *").unwrap().to_string()
    );
}

#[test]
fn mistakes_are_named_with_their_line() {
    error(
        "1. CF\n2. a",
        "line 4: the record is cut off; expected a move, or `*`",
    );
    error("1. C\n2. b *", "line 4: turn number 2; expected 1");
    error(
        "1. CF\n2. A *",
        "line 4: `A` cannot be played: house `A` is not North's",
    );
    error(
        "1. CF 2. a 3. C *",
        "house `C` is empty (legal here: A, B, D, E)",
    );
    error("1. CF\n2. a {oh", "line 4: the comment that begins here");
    error(
        "1. CF\n(1. A\n2. b",
        "line 4: the variation that begins here",
    );
    error("(1. A) 1. B *", "replaces the step before it");
    error("1. A ( ) 2. b *", "unexpected `)`");
    error("1. A (1. A) 2. b *", "`A` is played here already");
    error("1. A 2. b (2. a) (2. a) *", "`a` is played here already");
    error("1. A ) *", "unexpected `)`");
    error("1. A } *", "unexpected `}`");
    error("1. A\n[South \"x\"] *", "line 4: unexpected `[`");
    error("1. A * 2. b", "`2` follows, but the game is over");
    error(
        "1. A 25-3",
        "the result is given as `25-3`; the moves lead to `*`",
    );
    error("1. A nxet *", "did you mean `next`?");
    error("1. A next *", "`next` cannot follow: the round is not over");
    error("1. A north-resign", "did you mean `north-resigns`?");
    error(
        "1. A north-resigns 2. b *",
        "cannot be played: the game is over",
    );
    error("1. A (1. B *) 2. b *", "`*` means nothing here");
}

#[test]
fn mistakes_in_tags_are_named_with_their_line() {
    let check = |text: &str, expected: &str| {
        let message = text.parse::<Record>().unwrap_err().to_string();
        assert!(message.contains(expected), "{message}");
    };
    check("", "line 1: expected a tag `[Game \"…\"]`");
    check("\n\n1. A *", "line 3: expected a tag `[Game \"…\"]`");
    check(
        "[Game \"kala\"] *",
        "line 1: unknown game `kala`; did you mean `kalah`?",
    );
    check(
        "[Game \"kalah\"]\n[Game \"kalah\"] *",
        "line 2: the tag `Game` is given twice",
    );
    check(
        "[Game \"kalah\"]\n[South Ada] *",
        "line 2: `[South Ada] *` is not a tag",
    );
    check("[Game \"kalah\"]\n[South \"Ada\n\"] *", "line 2: ");
    check(
        "[Game \"kalah\"]\n[Start \"4-4-S\"] *",
        "line 2: the position has 3 fields",
    );
    check(
        "[Game \"kalah\"]\n[Seeds \"many\"] *",
        "line 2: the tag `Seeds` cannot be `many`",
    );
    check(
        "[Game \"kalah\"]\n[Result \"3-4\"] *",
        "line 2: the result is given as `3-4`",
    );
    check(
        "[Game \"kalah\"]\n[Cursor \"7\"] A b *",
        "line 2: the tag `Cursor` cannot be `7`",
    );
    check(
        "[Game \"kalah\"]\n[Cursor \"1:3\"] A b *",
        "cannot be `1:3`",
    );
}

#[test]
fn the_good_part_of_a_damaged_record_is_kept() {
    let text = "[Game \"kalah\"]\n[South \"Ada\"]\n\n1. CF 2. a 3. C 4. a *\n";
    let (record, error) = Record::read_as_far_as_possible(text);
    let record = record.unwrap();
    assert_eq!(record.game.turns().len(), 2);
    assert_eq!(record.tag("South"), Some("Ada"));
    assert_eq!(error.unwrap().line, 4);
}

#[test]
fn another_start_and_another_number_of_seeds_are_kept() {
    for start in [
        "0-0-0-0-0-1-4-4-0-0-0-0-20-19-S",
        "0-0-0-0-0-1-4-4-0-0-0-0-2-1-N",
    ] {
        let position = rules::Position::read(start, &"kalah".parse().unwrap(), true).unwrap();
        let record = Record::new(Game::new(position));
        let text = record.to_string();
        assert!(text.contains(&format!("[Start \"{start}\"]")), "{text}");
        assert_eq!(text.contains("[Seeds \"any\"]"), start.ends_with('N'));
        game::oracle::record(&record);
    }
}

#[test]
fn derived_tags_cannot_be_set() {
    let mut record = Record::new(Game::start(&"oware".parse().unwrap()));
    assert!(matches!(
        record.set_tag("Result", "1-0"),
        Err(TagError::Derived { .. })
    ));
    assert!(matches!(
        record.set_tag("two words", ""),
        Err(TagError::Name { .. })
    ));
    record.set_tag("Event", "club").unwrap();
    record.set_tag("North", "Bo").unwrap();
    record.set_tag("South", "Ada").unwrap();
    record.set_tag("Event", "cup").unwrap();
    let names: Vec<_> = record.tags().collect();
    assert_eq!(names, [("South", "Ada"), ("North", "Bo"), ("Event", "cup")]);
    record.remove_tag("Event");
    assert_eq!(record.tag("Event"), None);
}

#[test]
fn the_place_of_the_cursor_is_kept() {
    let text = "[Game \"kalah\"]\n[Cursor \"3:0.1\"]\n[Result \"*\"]\n\n\
                1. A (1. B) 2. b (2. a 3. E 4. d) 3. B *\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.game.cursor(), 3);
    assert_eq!(record.game.line_len(), 4);
    assert_eq!(record.game.last_ply().unwrap().text(), "E");
}

#[test]
fn a_compact_game_fits_into_an_address() {
    let game = Game::from_compact("kalah:seeds=3;;DA.b.south-resigns").unwrap();
    assert_eq!(game.compact(), "kalah:seeds=3;;DA.b.south-resigns");
    let message = |text: &str| Game::from_compact(text).unwrap_err().to_string();
    assert!(message("kalah").contains("expected `GAME;START;MOVES`"));
    assert!(message("kala;;").contains("did you mean `kalah`?"));
    assert!(message("kalah;4-4;").contains("fields"));
    assert!(message("kalah;;CF.a.C").contains("step 4, `C`: house `C` is empty"));
    assert!(message("kalah;;next").contains("step 1, `next`: the round is not over"));
    assert!(message("kalah;;south-resigns.A").contains("step 2, `A`: the game is over"));
}
