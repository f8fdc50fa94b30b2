//! The simultaneous opening of Congkak.

use rules::{Position, RuleSet, ToMove};

fn play(moves: &str) -> Position {
    let rules: RuleSet = "congkak:opening=simultaneous".parse().unwrap();
    let mut position = Position::start(&rules);
    for word in moves.split_whitespace() {
        let mv = position.read_move(word).unwrap();
        position.play(mv).unwrap();
        // Every moment of an opening can be written down and read back.
        let text = position.to_string();
        let read = Position::read(&text, &rules, false).unwrap();
        assert_eq!(read.to_string(), text);
        assert_eq!(read.to_move(), position.to_move());
    }
    position
}

#[test]
fn both_choose_the_last_house_and_die_together() {
    let position = play("G/g");
    assert_eq!(
        position.to_string(),
        "0-3-9-11-6-1-0-0-3-9-11-6-1-0-19-19-S"
    );
}

#[test]
fn both_die_at_the_same_tick_in_different_places() {
    let position = play("B/f");
    assert_eq!(
        position.to_string(),
        "16-1-0-5-4-1-16-8-1-15-0-15-0-6-5-5-S"
    );
}

#[test]
fn the_clock_stands_still_while_one_player_chooses() {
    // South's seven seeds from A end in his store; North's hand is empty at the same moment, in
    // a house with seeds, and relays.
    let position = play("A/f");
    assert!(matches!(position.to_move(), ToMove::One(_)), "{position}");
    assert!(position.to_string().contains(" opening="), "{position}");
}
