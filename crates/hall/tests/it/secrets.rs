//! Two games that differ in a hidden choice only: until both have chosen, nobody else is sent a byte
//! by which they could tell them apart.

use game::online::{Command, Offerable, Reaction, Room};
use hall::Conn;
use rules::{Houses, Move, Random, Side, ToMove};

use crate::stage::Stage;

const OPENING: &str = "game=congkak:houses=5,opening=simultaneous&clock=60%2B0";
const MATCH: &str = "game=congkak:houses=5,match=traditional,refill=choose&clock=300%2B3";

/// All that the others are sent after South has chosen: those who are there, and those who come.
fn others_hear(stage: &mut Stage, [south, north, watcher]: [Conn; 3], choice: &Command) -> String {
    stage.now_ms += 1_000;
    stage.does(south, 1, choice).expect("a choice of South's");
    let mut said = std::mem::take(&mut stage.said);
    let own = [south, stage.enter(1)];
    stage.enter(2);
    stage.enter(4);
    said.append(&mut stage.said);
    let tries = [
        (north, Command::Offer(Offerable::Draw)),
        (south, Command::React(Reaction::Wow)),
        (north, Command::Claim { win: true }),
        (watcher, choice.clone()),
        (north, choice.clone()),
        (south, choice.clone()),
    ];
    for (key, (conn, command)) in (2..).zip(tries) {
        // Whoever makes a choice of their own is told of that one.
        let is_other = conn != south && command == *choice;
        let answer = stage.does(conn, key, &command);
        assert!(
            !is_other || answer.is_err(),
            "{command:?} is South's, and nobody else's"
        );
        if !is_other {
            said.append(&mut stage.said);
        }
    }
    stage.tick(stage.now_ms + 1_000);
    said.append(&mut stage.said);
    let others = said.iter().filter(|(conn, _)| !own.contains(conn));
    let texts = others.map(|(conn, message)| {
        let json = serde_json::to_string(message).expect("a message is JSON");
        format!("{conn} {json}\n")
    });
    texts.collect()
}

/// Plays each choice in a game of its own; all of them look the same to others.
#[track_caller]
fn check(prepared: impl Fn() -> (Stage, [Conn; 3]), choices: &[Command]) {
    assert!(choices.len() > 1, "there is something to choose");
    let heard = choices.iter().map(|choice| {
        let (mut stage, conns) = prepared();
        others_hear(&mut stage, conns, choice)
    });
    let mut heard: Vec<String> = heard.collect();
    let first = heard.pop().expect("several");
    assert!(first.len() > 1_000, "they are told that something happens");
    for other in heard {
        assert_eq!(first, other);
    }
}

#[test]
fn no_byte_tells_of_a_choice_in_a_simultaneous_opening() {
    let prepared = || {
        let mut stage = Stage::new(OPENING);
        let conns = [1, 2, 3].map(|player| stage.enter(player));
        stage.said.clear();
        (stage, conns)
    };
    let choices = ["A", "B", "C", "D", "E"].map(|text| Command::Move {
        ply: 0,
        text: text.to_owned(),
    });
    check(prepared, &choices);
}

#[test]
fn no_byte_tells_which_houses_are_filled() {
    let room = between_rounds(Side::South);
    let prepared = || {
        let mut stage = Stage::new(MATCH);
        let conns = [1, 2, 3].map(|player| stage.enter(player));
        for (ply, text) in room.line().split(' ').enumerate() {
            let ToMove::One(by) = stage.position().to_move() else {
                panic!("one of them moves");
            };
            stage.plays(conns[by.index()], ply, text);
        }
        stage.said.clear();
        (stage, conns)
    };
    let fills = (0..128).map(|bits| Command::Fill {
        houses: Houses::from_bits(bits),
    });
    let is_possible = |fill: &Command| {
        let moment = game::online::Moment::at(0);
        room.decide(Side::South, fill, &moment).is_ok()
    };
    let fills: Vec<Command> = fills.filter(is_possible).collect();
    check(prepared, &fills);
}

/// A game in which a round is over, and this player has to choose which houses to fill.
fn between_rounds(side: Side) -> Room {
    let played = |seed| {
        let mut random = Random::new(seed);
        let mut room = Room::new(MATCH.parse().expect("terms of ours"), 0);
        while let ToMove::One(by) = room.position().to_move() {
            let moves: Vec<Move> = room.position().moves_up_to(20);
            let &mv = random.pick(&moves).expect("somebody can move");
            let text = room.position().move_text(mv);
            let ply = room.ply();
            let moment = game::online::Moment::at(0);
            let events = room.decide(by, &Command::Move { ply, text }, &moment);
            for event in &events.expect("a legal move") {
                room.apply(event, 0).expect("it was decided");
            }
        }
        room
    };
    let mut rooms = (0..).map(played);
    let is_one =
        |room: &Room| room.is_between_rounds() && room.position().refill_choice()[side].is_some();
    rooms.find(is_one).expect("there is one soon")
}
