//! Game files of another Oware program.

use game::{Game, Record, ogn};

const FILE: &str = r#"[Variant "Oware Abapa"]
[Event "?"]
[Site "?"]
[Date "2020.05.17"]
[Round "?"]
[South "Ada"]
[North "Aalina"]
[Result "*"]

1. E f 2. F { So far known . } a 3. D f 4. F+2
"#;

#[test]
fn a_file_reads_and_writes() {
    let record = ogn::read(FILE).unwrap();
    assert_eq!(record.tag("South"), Some("Ada"));
    assert_eq!(record.tag("Event"), None);
    assert_eq!(record.game.line_len(), 7);
    assert_eq!(ogn::write(&record).unwrap(), FILE);
    game::oracle::ogn_text(FILE);
}

#[test]
fn variations_are_passed_over_and_blanks_forgiven() {
    let bare = ogn::read("EfFaDfF").unwrap();
    let full = ogn::read("1. Ef (1. A (1. B) b) 2. Fa\n 3.Df 4.F+2 *").unwrap();
    assert_eq!(bare.game.compact(), full.game.compact());
}

#[test]
fn mistakes_are_named_with_their_line() {
    let message = |text: &str| ogn::read(text).unwrap_err().to_string();
    assert!(message("[Variant \"Ouril\"]\n").contains("line 1: the tag `Variant`"));
    assert!(message("[FEN \"4-4\"]\n").contains("line 1: the position has 2 fields"));
    assert!(message("1. F d\n2. g").contains("line 2: `g` cannot be played"));
    assert!(message("1. F d\n3. E").contains("line 2: turn number 3; expected 2"));
    assert!(message("1. F d+1").contains("`d+1` captures 0"));
    assert!(message("1. F d 25-3").contains("the moves lead to `*`"));
    assert!(message("1. F d * E").contains("`E` follows"));
    assert!(message("1. F (1. A").contains("variation that begins here"));
    assert!(message("[Result \"25-3\"]\n1. F").contains("line 1: the result"));
    let kalah = Record::new(Game::start(&"kalah".parse().unwrap()));
    assert!(ogn::write(&kalah).unwrap_err().to_string().contains("OGN"));
}
