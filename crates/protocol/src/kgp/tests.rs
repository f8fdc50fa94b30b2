//! Tests of the form of KGP messages.

use super::*;

fn read(line: &str) -> Message {
    Message::read(line).unwrap().unwrap()
}

#[test]
fn lines_of_a_session_read_and_write() {
    for line in [
        "2 kgp 1 0 1",
        "1 set info:name \"agent\"",
        "5 mode freeplay",
        "4@5 ok",
        "goodbye",
        "8 state <3,0,0,3,3,3,3,3,3>",
        "7@8 move 1",
        "@8 move 3",
        "9@8 yield",
        "10@8 stop",
        "11@4 eval -0.5",
        "11@4 eval 2.0",
        "12 problem <3,0,0,3,3,3,3,3,3> 2",
        "13@12 solution <3,1,0,3,3,0,4,4,3> true",
        "14 error \"say \\\"what\\\"\\n\\tagain: \\\\\"",
    ] {
        assert_eq!(read(line).to_string(), line);
        check(line);
    }
    assert_eq!(Message::read("  \t"), Ok(None));
}

#[test]
fn numbers_before_the_name() {
    let numbers = |line| {
        let message = read(line);
        (message.id, message.reference)
    };
    assert_eq!(numbers("ping"), (None, None));
    assert_eq!(numbers("3 ping"), (Some(3), None));
    assert_eq!(numbers("  3@4   ping  "), (Some(3), Some(4)));
    assert_eq!(numbers("@4 ping"), (None, Some(4)));
}

#[test]
fn arguments_tell_their_type() {
    let word = |text: &str| Argument::Word(text.to_owned());
    let text = |text: &str| Argument::Text(text.to_owned());
    let board = |text: &str| Argument::Board(text.to_owned());
    for (written, argument) in [
        ("7", Argument::Integer(7)),
        ("-7", Argument::Integer(-7)),
        ("+7", Argument::Integer(7)),
        ("0.25", Argument::Real(0.25)),
        ("-.5", Argument::Real(-0.5)),
        ("7a", word("7a")),
        ("-", word("-")),
        ("time:clock", word("time:clock")),
        ("\"\"", text("")),
        ("\"a \\\" b\\n\"", text("a \" b\n")),
        ("\"é\"", text("é")),
        ("< 1, 2 ,3>", board("<1,2,3>")),
    ] {
        assert_eq!(read(&format!("x {written}")).arguments, [argument]);
    }
    assert_eq!(
        read("x \"a\"\"b\" <1,2>3").arguments,
        [text("a"), text("b"), board("<1,2>"), Argument::Integer(3)]
    );
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    for (line, part) in [
        ("3", "no name"),
        ("3@4", "no name"),
        ("@ ping", "`@` is no id"),
        ("1@2@3 ping", "`1@2@3` is no id"),
        ("99999999999999999999999 ping", "is no id"),
        ("p!ng", "`p!ng` is no name"),
        ("\"ping\"", "is no name"),
        ("x a_b", "argument `a_b`"),
        ("x 1.", "argument `1.`"),
        ("x 99999999999999999999", ""),
        ("x <1,2", "argument `<1,2`"),
        ("x <>", "argument `<>`"),
        ("x <1,-2>", "argument `<1,-2>`"),
        ("x <1,,2>", "argument"),
        ("x \"abc", "begins with `\"abc`"),
        ("x \"abc\\", "does not end"),
    ] {
        match Message::read(line) {
            Err(error) => assert!(error.to_string().contains(part), "{line}: {error}"),
            // A number too great is a word.
            Ok(message) => assert!(part.is_empty(), "{line}: {message:?}"),
        }
    }
}

#[test]
fn whatever_is_read_reads_back() {
    for line in [
        "x 340282366920938463463374607431768211456.0 0.0000000000000000000001",
        "x \"\u{85}\u{2028}\r\"",
        "x -0.0 +5",
        "0@0 0 0",
        "x <007,1>",
    ] {
        check(line);
    }
}
