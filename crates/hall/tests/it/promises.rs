//! What a hall promises, one by one: scenes of a few lines, each for a fault that it once had.

use game::online::{Command, Event, GameId, Offerable, Reaction, Terms};
use hall::{Conn, Effect, Fault, Hall, Input, PlayerId, Seat, Stored};
use protocol::online::{ClientMessage, Code, Key, ServerMessage, VERSION, WatchedGame};
use rules::Side;

const GAME: GameId = GameId::from_bits(1);
const KALAH: &str = "game=kalah&clock=60%2B0&watch=off";

/// A hall with one game, on a disk that answers at once.
struct Scene {
    hall: Hall,
    stored: Stored,
    now_ms: u64,
    conns: Conn,
    /// The disk fails.
    fails: bool,
    said: Vec<(Conn, ServerMessage)>,
}

impl Scene {
    fn new(terms: &str) -> Scene {
        let seat = |player| Seat {
            player: PlayerId(player),
            name: format!("Player {player}"),
        };
        let terms: Terms = terms.parse().expect("terms of ours");
        Scene {
            hall: Hall::new(0, None, 1),
            stored: Stored {
                terms,
                begun_ms: 0,
                seats: [seat(1), seat(2)],
                entries: Vec::new(),
            },
            now_ms: 0,
            conns: 0,
            fails: false,
            said: Vec::new(),
        }
    }

    /// A game in which both have played a turn, each at once: both clocks run.
    fn begun(terms: &str) -> (Scene, Conn, Conn) {
        let mut scene = Scene::new(terms);
        let (south, north) = (scene.enter(1), scene.enter(2));
        scene.plays(south, 0, "A");
        scene.plays(north, 1, "a");
        (scene, south, north)
    }

    fn feed(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.hall.handle(input, self.now_ms) {
                match effect {
                    Effect::Send { to, message } => {
                        let each = to.into_iter().map(|conn| (conn, message.clone()));
                        self.said.extend(each);
                    }
                    Effect::Load(game) if game != GAME => {
                        let found = Ok(None);
                        inputs.push(Input::Loaded { game, found });
                    }
                    Effect::Load(game) => {
                        let stored = Some(Box::new(self.stored.clone()));
                        let found = if self.fails {
                            Err(Fault::Failed)
                        } else {
                            Ok(stored)
                        };
                        inputs.push(Input::Loaded { game, found });
                    }
                    Effect::Append(append) => {
                        let game = append.game;
                        let result = if self.fails {
                            Err(Fault::Failed)
                        } else {
                            assert_eq!(append.after, self.stored.entries.len() as u64);
                            self.stored.entries.extend(append.entries);
                            Ok(())
                        };
                        inputs.push(Input::Kept { game, result });
                    }
                    Effect::Close { .. } => {}
                }
            }
        }
    }

    fn say(&mut self, conn: Conn, message: ClientMessage) {
        let lag_ms = 0;
        self.feed(Input::Say {
            conn,
            message,
            lag_ms,
        });
    }

    /// A page of this player; players from 10 on are children.
    fn enter(&mut self, player: u64) -> Conn {
        self.conns += 1;
        let conn = self.conns;
        let player = Some((PlayerId(player), "Name".to_owned(), player >= 10));
        self.feed(Input::Open { conn, player });
        let g = GAME.to_string();
        let games = vec![WatchedGame { g, after: 0 }];
        self.say(conn, ClientMessage::Hello { v: VERSION, games });
        conn
    }

    /// The answer to a command.
    fn does(&mut self, conn: Conn, key: u128, command: &Command) -> Result<u64, Code> {
        self.said.clear();
        let (g, key) = (GAME.to_string(), Key(key).to_string());
        let c = command.into();
        self.say(
            conn,
            ClientMessage::Do {
                g,
                key: key.clone(),
                c,
            },
        );
        let answer = self.said.iter().find_map(|(_, message)| match message {
            ServerMessage::Ack { key: it, n, .. } if *it == key => Some(Ok(*n)),
            ServerMessage::No {
                key: it, refused, ..
            } if *it == key => Some(Err(refused.code)),
            _ => None,
        });
        answer.expect("every command is answered")
    }

    #[track_caller]
    fn plays(&mut self, conn: Conn, ply: usize, text: &str) {
        let text = text.to_owned();
        let key = 1_000 + ply as u128;
        self.does(conn, key, &Command::Move { ply, text })
            .expect("a legal move");
    }

    /// The server is killed, and started again at a moment; it was last seen when it was killed.
    fn restart(&mut self, seen_ms: u64, started_ms: u64, outages: &[(u64, u64)]) {
        self.now_ms = started_ms;
        let hall = Hall::new(started_ms, Some(seen_ms), 2);
        self.hall = hall.with_outages(outages.to_vec());
    }

    fn tick(&mut self, now_ms: u64) {
        self.now_ms = now_ms;
        self.feed(Input::Tick);
    }

    /// What South and North have left after the last move.
    fn left_ms(&self) -> [u64; 2] {
        let mut entries = self.stored.entries.iter().rev();
        let found = entries.find_map(|entry| match entry.event {
            Event::Move { left_ms, .. } => Some(left_ms),
            _ => None,
        });
        found.expect("a move was played")
    }
}

/// South has thought for 5 s when the server dies; 20 s later it is there again, North at once, and
/// South after another 4 s.
#[test]
fn time_goes_on_when_those_are_back_whose_it_is() {
    let (mut scene, ..) = Scene::begun(KALAH);
    scene.restart(5_000, 25_000, &[]);
    scene.enter(2);
    scene.tick(29_000);
    let south = scene.enter(1);
    scene.now_ms = 31_000;
    scene.plays(south, 2, "B");
    assert_eq!(scene.left_ms()[0], 60_000 - 5_000 - 2_000);
}

#[test]
fn time_goes_on_fifteen_seconds_after_the_server_is_back_at_the_latest() {
    let (mut scene, ..) = Scene::begun(KALAH);
    scene.restart(50_000, 100_000, &[]);
    scene.enter(2);
    for second in 100..=125 {
        scene.tick(second * 1_000);
    }
    assert!(
        !scene
            .stored
            .entries
            .iter()
            .any(|it| matches!(it.event, Event::End { .. }))
    );
    scene.tick(125_101);
    let end = scene
        .stored
        .entries
        .last()
        .map(|entry| entry.event.to_string());
    assert_eq!(end.as_deref(), Some("end north south-out-of-time"));
}

/// The second server dies before anybody has come back to the game.
#[test]
fn an_outage_that_nobody_saw_is_charged_to_nobody() {
    let (mut scene, ..) = Scene::begun(KALAH);
    scene.restart(5_000, 25_000, &[]);
    scene.restart(60_000, 70_000, &[(5_000, 25_000)]);
    let south = scene.enter(1);
    scene.now_ms = 71_000;
    scene.plays(south, 2, "B");
    // Five seconds before, those of the second server but fifteen to come back, and one.
    assert_eq!(scene.left_ms()[0], 60_000 - 5_000 - 20_000 - 1_000);
}

/// South plays after 5 s; the disk is there again 30 s later.
#[test]
fn time_without_a_disk_is_charged_to_nobody() {
    let (mut scene, south, _) = Scene::begun(KALAH);
    scene.now_ms = 5_000;
    scene.fails = true;
    let text = "B".to_owned();
    let command = Command::Move { ply: 2, text };
    assert_eq!(scene.does(south, 7, &command), Err(Code::Paused));
    scene.now_ms = 30_000;
    assert_eq!(scene.does(south, 7, &command), Err(Code::Paused));
    scene.now_ms = 35_000;
    scene.fails = false;
    assert_eq!(scene.does(south, 7, &command), Ok(4));
    assert_eq!(scene.left_ms()[0], 55_000);
}

/// Nobody asks for the game while it cannot be read.
#[test]
fn a_game_that_could_not_be_read_is_read_again() {
    let (mut scene, south, _) = Scene::begun(KALAH);
    scene.now_ms = 5_000;
    scene.fails = true;
    assert_eq!(scene.does(south, 7, &Command::Resign), Err(Code::Paused));
    scene.tick(6_000);
    scene.fails = false;
    scene.tick(7_000);
    let last = scene.stored.entries.last();
    assert_eq!(
        last.map(|entry| &entry.event),
        Some(&Event::Away { ms: 2_000 })
    );
}

/// A page was told that its move is refused, and has taken it back; a copy of it comes later.
#[test]
fn what_was_refused_stays_refused() {
    let (mut scene, south, north) = Scene::begun(KALAH);
    let text = "b".to_owned();
    let early = Command::Move { ply: 3, text };
    assert_eq!(scene.does(north, 7, &early), Err(Code::Stale));
    scene.plays(south, 2, "C");
    assert_eq!(scene.does(north, 7, &early), Err(Code::Stale));
    assert_eq!(scene.does(north, 8, &early), Ok(4));
}

#[test]
fn a_feeling_sent_again_is_acknowledged_again() {
    let (mut scene, south, _) = Scene::begun(KALAH);
    let wow = Command::React(Reaction::Wow);
    for key in 7..10 {
        assert_eq!(scene.does(south, key, &wow), Ok(key as u64 - 4));
    }
    assert_eq!(scene.does(south, 10, &wow), Err(Code::TooOften));
    assert_eq!(scene.does(south, 9, &wow), Ok(5));
}

#[test]
fn an_intention_has_one_player() {
    let (mut scene, south, north) = Scene::begun(KALAH);
    let draw = Command::Offer(Offerable::Draw);
    assert_eq!(scene.does(south, 7, &draw), Ok(3));
    assert_eq!(scene.does(north, 7, &draw), Err(Code::BadMessage));
    assert_eq!(scene.stored.entries.len(), 3);
    assert_eq!(scene.stored.entries[2].key, Some((Key(7), Side::South)));
}

/// Whoever may not know of a game is told what they would be told of no game.
#[test]
fn a_private_game_looks_like_none() {
    let (mut scene, ..) = Scene::begun(&format!("{KALAH}&private=yes"));
    scene.said.clear();
    let conn = scene.enter(3);
    let told = scene.said.pop();
    let g = GameId::from_bits(2).to_string();
    scene.say(
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
        scene.said.pop(),
        Some((conn, ServerMessage::No { g, key, refused, n }))
    );
}

#[test]
fn a_child_looks_on_at_no_game_of_others() {
    let (mut scene, ..) = Scene::begun(KALAH);
    scene.said.clear();
    scene.enter(10);
    let told = scene.said.pop();
    let is_no = |message: &ServerMessage| matches!(message, ServerMessage::No { refused, .. } if refused.code == Code::Child);
    assert!(
        told.as_ref().is_some_and(|(_, message)| is_no(message)),
        "{told:?}"
    );
    assert_eq!(scene.said.len(), 1, "a welcome, and nothing of the game");
}

#[test]
fn who_leaves_before_a_game_is_read_is_not_shown_it() {
    let mut scene = Scene::new(KALAH);
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
            found: Ok(Some(Box::new(scene.stored.clone()))),
        },
    ];
    let answers = inputs.map(|input| scene.hall.handle(input, 0));
    let last = answers.last().unwrap();
    assert!(last.is_empty(), "{last:?}");
}
