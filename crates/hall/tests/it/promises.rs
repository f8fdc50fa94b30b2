//! What a hall promises, one by one: scenes of a few lines, each for a fault that it once had.

use game::online::{Command, Event, GameId, Offerable, Reaction};
use hall::{Conn, Effect, Input, PlayerId};
use protocol::online::{ClientMessage, Code, GameObject, Key, ServerMessage, WatchedGame};
use rules::Side;

use crate::stage::{GAME, KALAH, Stage};

/// South has thought for 5 s when the server dies; 20 s later it is there again, North at once, and
/// South after another 4 s.
#[test]
fn time_goes_on_when_those_are_back_whose_it_is() {
    let (mut stage, ..) = Stage::begun(KALAH);
    stage.restart(5_000, 25_000, &[]);
    stage.enter(2);
    stage.tick(29_000);
    let south = stage.enter(1);
    stage.now_ms = 31_000;
    stage.plays(south, 2, "B");
    assert_eq!(stage.left_ms()[0], 60_000 - 5_000 - 2_000);
}

#[test]
fn time_goes_on_fifteen_seconds_after_the_server_is_back_at_the_latest() {
    let (mut stage, ..) = Stage::begun(KALAH);
    stage.restart(50_000, 100_000, &[]);
    stage.enter(2);
    for second in 100..=125 {
        stage.tick(second * 1_000);
    }
    assert!(
        !stage
            .stored
            .entries
            .iter()
            .any(|it| matches!(it.event, Event::End { .. }))
    );
    stage.tick(125_101);
    let end = stage
        .stored
        .entries
        .last()
        .map(|entry| entry.event.to_string());
    assert_eq!(end.as_deref(), Some("end north south-out-of-time"));
}

/// The second server dies before anybody has come back to the game.
#[test]
fn an_outage_that_nobody_saw_is_charged_to_nobody() {
    let (mut stage, ..) = Stage::begun(KALAH);
    stage.restart(5_000, 25_000, &[]);
    stage.restart(60_000, 70_000, &[(5_000, 25_000)]);
    let south = stage.enter(1);
    stage.now_ms = 71_000;
    stage.plays(south, 2, "B");
    // Five seconds before, those of the second server but fifteen to come back, and one.
    assert_eq!(stage.left_ms()[0], 60_000 - 5_000 - 20_000 - 1_000);
}

/// South plays after 5 s; the disk is there again 30 s later.
#[test]
fn time_without_a_disk_is_charged_to_nobody() {
    let (mut stage, south, _) = Stage::begun(KALAH);
    stage.now_ms = 5_000;
    stage.fails = true;
    let text = "B".to_owned();
    let command = Command::Move { ply: 2, text };
    assert_eq!(stage.does(south, 7, &command), Err(Code::Paused));
    stage.now_ms = 30_000;
    assert_eq!(stage.does(south, 7, &command), Err(Code::Paused));
    stage.now_ms = 35_000;
    stage.fails = false;
    assert_eq!(stage.does(south, 7, &command), Ok(4));
    assert_eq!(stage.left_ms()[0], 55_000);
}

/// Nobody asks for the game while it cannot be read.
#[test]
fn a_game_that_could_not_be_read_is_read_again() {
    let (mut stage, south, _) = Stage::begun(KALAH);
    stage.now_ms = 5_000;
    stage.fails = true;
    assert_eq!(stage.does(south, 7, &Command::Resign), Err(Code::Paused));
    stage.tick(6_000);
    stage.fails = false;
    stage.tick(7_000);
    let last = stage.stored.entries.last();
    assert_eq!(
        last.map(|entry| &entry.event),
        Some(&Event::Away { ms: 2_000 })
    );
}

/// A page was told that its move is refused, and has taken it back; a copy of it comes later.
#[test]
fn what_was_refused_stays_refused() {
    let (mut stage, south, north) = Stage::begun(KALAH);
    let text = "b".to_owned();
    let early = Command::Move { ply: 3, text };
    assert_eq!(stage.does(north, 7, &early), Err(Code::Stale));
    stage.plays(south, 2, "C");
    assert_eq!(stage.does(north, 7, &early), Err(Code::Stale));
    assert_eq!(stage.does(north, 8, &early), Ok(4));
}

#[test]
fn a_feeling_sent_again_is_acknowledged_again() {
    let (mut stage, south, _) = Stage::begun(KALAH);
    let wow = Command::React(Reaction::Wow);
    for key in 7..10 {
        assert_eq!(stage.does(south, key, &wow), Ok(key as u64 - 4));
    }
    assert_eq!(stage.does(south, 10, &wow), Err(Code::TooOften));
    assert_eq!(stage.does(south, 9, &wow), Ok(5));
}

#[test]
fn an_intention_has_one_player() {
    let (mut stage, south, north) = Stage::begun(KALAH);
    let draw = Command::Offer(Offerable::Draw);
    assert_eq!(stage.does(south, 7, &draw), Ok(3));
    assert_eq!(stage.does(north, 7, &draw), Err(Code::BadMessage));
    assert_eq!(stage.stored.entries.len(), 3);
    assert_eq!(stage.stored.entries[2].key, Some((Key(7), Side::South)));
}

/// Whoever may not know of a game is told what they would be told of no game.
#[test]
fn a_private_game_looks_like_none() {
    let (mut stage, ..) = Stage::begun(&format!("{KALAH}&private=yes"));
    stage.said.clear();
    let conn = stage.enter(3);
    let told = stage.said.pop();
    let g = GameId::from_bits(2).to_string();
    stage.say(
        conn,
        ClientMessage::Watch(WatchedGame {
            g: g.clone(),
            after: 0,
        }),
    );
    let Some((_, ServerMessage::No { n, refused, .. })) = told else {
        panic!("{told:?} was said of a private game");
    };
    let key = String::new();
    assert_eq!(
        stage.said.pop(),
        Some((conn, ServerMessage::No { g, key, refused, n }))
    );
}

#[test]
fn a_child_looks_on_at_no_game_of_others() {
    let (mut stage, ..) = Stage::begun(KALAH);
    stage.said.clear();
    stage.enter(10);
    let told = stage.said.pop();
    let is_no = |message: &ServerMessage| matches!(message, ServerMessage::No { refused, .. } if refused.code == Code::Child);
    assert!(
        told.as_ref().is_some_and(|(_, message)| is_no(message)),
        "{told:?}"
    );
    assert_eq!(stage.said.len(), 1, "a welcome, and nothing of the game");
}

#[test]
fn who_leaves_before_a_game_is_read_is_not_shown_it() {
    let mut stage = Stage::new(KALAH);
    let conn = 1;
    let watched = || WatchedGame {
        g: GAME.to_string(),
        after: 0,
    };
    let inputs = [
        Input::Open { conn, player: None },
        Input::Say {
            conn,
            message: ClientMessage::Watch(watched()),
            lag_ms: 0,
        },
        Input::Say {
            conn,
            message: ClientMessage::Leave { g: watched().g },
            lag_ms: 0,
        },
        Input::Loaded {
            game: GAME,
            found: Ok(Some(Box::new(stage.stored.clone()))),
        },
    ];
    let answers = inputs.map(|input| stage.hall.handle(input, 0));
    let last = answers.last().unwrap();
    assert!(last.is_empty(), "{last:?}");
}

#[test]
fn who_says_too_much_is_sent_away() {
    let player = Some((PlayerId(1), "Name".to_owned(), false));
    for (player, most) in [(player, 40), (None, 10)] {
        let mut stage = Stage::new(KALAH);
        let conn = 9;
        stage.feed(Input::Open { conn, player });
        let mut answered = 0;
        for id in 0..50 {
            stage.say(conn, ClientMessage::Ping { id });
            let is_pong = matches!(stage.said.pop(), Some((_, ServerMessage::Pong { .. })));
            answered += u32::from(is_pong);
        }
        assert_eq!(answered, most);
    }
}

/// A player who has requests only is not there between two of them, and others do not see it flicker.
#[test]
fn a_short_absence_is_told_to_nobody() {
    let (mut stage, _, mut north) = Stage::begun(KALAH);
    stage.tick(1_000);
    let mut told = Vec::new();
    for second in 2..30 {
        stage.feed(Input::Close { conn: north });
        stage.said.clear();
        stage.tick(second * 1_000);
        told.extend(stage.here());
        if second < 10 {
            stage.now_ms += 900;
            north = stage.enter(2);
        }
    }
    let told = told.iter().map(|here| (here.north, here.gone.is_some()));
    let told: Vec<_> = told.collect();
    assert_eq!(told, [(false, false), (false, true)]);
}

/// A watcher gets the newest state, as soon as there is room for it.
#[test]
fn who_is_slow_is_let_go_only_if_they_play() {
    let (mut stage, south, _) = Stage::begun(KALAH);
    let watcher = stage.enter(3);
    for conn in [watcher, south] {
        stage.feed(Input::Slow { conn });
    }
    assert_eq!(stage.skipped, [watcher]);
    assert_eq!(stage.closed, [(south, 1013)]);
    stage.plays(south, 2, "B");
    stage.said.clear();
    stage.feed(Input::Drained { conn: watcher });
    let whole: Vec<_> = stage.said.iter().filter_map(shown).collect();
    let [(conn, game)] = whole[..] else {
        panic!("{whole:?}");
    };
    assert_eq!((conn, &*game.line), (watcher, "A a B"));
    let events: usize = stage.said.iter().map(|(_, message)| events(message)).sum();
    assert_eq!(events, 3);
    stage.said.clear();
    stage.feed(Input::Close { conn: watcher });
    stage.feed(Input::Drained { conn: watcher });
    assert!(stage.said.is_empty());
}

/// The game is read again at the moment at which the socket has taken what was left.
#[test]
fn who_was_slow_is_shown_a_game_that_is_being_read() {
    let (mut stage, south, _) = Stage::begun(KALAH);
    let watcher = stage.enter(3);
    stage.feed(Input::Slow { conn: watcher });
    let effects = stage.hall.handle(Input::Reread { game: GAME }, 0);
    assert!(matches!(effects[..], [Effect::Load(GAME)]));
    stage.feed(Input::Drained { conn: watcher });
    stage.said.clear();
    let found = Ok(Some(Box::new(stage.stored.clone())));
    stage.feed(Input::Loaded { game: GAME, found });
    let mut whole = stage.said.iter().filter_map(shown);
    assert!(whole.any(|(conn, _)| conn == watcher));
    stage.plays(south, 2, "B");
}

#[test]
fn who_is_deleted_is_let_go_and_their_games_are_read_again() {
    let (mut stage, south, north) = Stage::begun(KALAH);
    stage.said.clear();
    stage.stored.seats[0].name.clear();
    let player = PlayerId(1);
    stage.feed(Input::Forgotten { player });
    assert_eq!(stage.closed, [(south, 4001)]);
    stage.feed(Input::Close { conn: south });
    let watcher = stage.enter(3);
    let mut whole = stage.said.iter().filter_map(shown);
    let name = whole.find_map(|(conn, game)| (conn == watcher).then_some(&*game.seats[0].name));
    assert_eq!(name, Some(""));
    assert!(stage.hall.is_here(PlayerId(2)), "{north}");
}

/// The game that a message shows as a whole, and to whom.
fn shown((conn, message): &(Conn, ServerMessage)) -> Option<(Conn, &GameObject)> {
    let ServerMessage::Game { game } = message else {
        return None;
    };
    Some((*conn, game))
}

fn events(message: &ServerMessage) -> usize {
    match message {
        ServerMessage::Ev { e, .. } => e.len(),
        _ => 0,
    }
}
