//! The store as a server uses it, and as its faults would show.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::fs;
use std::path::Path;

use game::online::{Command, GameId, Moment, Room, Terms};
use hall::{Append, Entry, Fault, NewGame, PlayerId, Row};
use protocol::online::Key;
use rules::Side;
use store::{Denied, Durability, InvitationState, NewPlayer, Store, StoreError};
use tempfile::TempDir;

const WEEK_MS: u64 = 7 * 24 * 60 * 60 * 1_000;

async fn open(folder: &Path) -> Store {
    Store::open(folder, Durability::Full).await.unwrap()
}

async fn with_players(store: &Store) {
    for id in [1, 2, 3] {
        let player = NewPlayer {
            id: PlayerId(id),
            name: format!("player {id}"),
            session: vec![id as u8; 32],
            created_ms: 0,
            expires_ms: WEEK_MS,
        };
        store.add_player(player).await.unwrap();
    }
}

fn new_game(id: u64, terms: &str) -> NewGame {
    NewGame {
        id: GameId::from_bits(id),
        terms: terms.parse().unwrap(),
        begun_ms: 10,
        seats: [PlayerId(1), PlayerId(2)],
    }
}

/// A game begins by an invitation that is taken.
async fn begin(store: &Store, id: u64, terms: &str) {
    let hash = id.to_be_bytes().to_vec();
    let terms_text = terms.to_owned();
    let invited = store.invite(hash.clone(), PlayerId(1), terms_text, [0, WEEK_MS], 10);
    invited.await.unwrap();
    let secrets = [vec![1; 32], vec![2; 32]];
    let game = new_game(id, terms);
    store.accept(hash, game, secrets, 10).await.unwrap();
}

fn row(room: &Room) -> Row {
    Row {
        ply: room.ply(),
        position: room.position().to_string(),
        due_ms: room.due_ms([0; 2]),
        end: room.end().map(|end| (end.winner, end.why, end.at_ms)),
        next: room.next(),
    }
}

/// What a command adds to a game; the room has it then.
fn append(room: &mut Room, game: u64, by: Side, command: &Command, key: u128) -> Append {
    let after = room.seq();
    let events = room.decide(by, command, &Moment::at(20)).unwrap();
    let mut key = Some((Key(key), by));
    let mut entries = Vec::new();
    for event in events {
        room.apply(&event, 20).unwrap();
        let key = key.take();
        let at_ms = 20;
        entries.push(Entry { at_ms, key, event });
    }
    Append {
        game: GameId::from_bits(game),
        after,
        entries,
        row: row(room),
        next: None,
    }
}

fn plays(room: &mut Room, game: u64, by: Side, text: &str, key: u128) -> Append {
    let command = Command::Move {
        ply: room.ply(),
        text: text.to_owned(),
    };
    append(room, game, by, &command, key)
}

fn room(terms: &str) -> Room {
    Room::new(terms.parse::<Terms>().unwrap(), 10)
}

#[tokio::test]
async fn what_is_acknowledged_is_there_after_a_restart() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    begin(&store, 7, "game=kalah&clock=60%2B2").await;
    let mut room = room("game=kalah&clock=60%2B2");
    for (by, text, key) in [(Side::South, "A", 1), (Side::North, "a", 2)] {
        let append = plays(&mut room, 7, by, text, key);
        store.append(append).await.unwrap();
    }
    store.live(5, 99).await.unwrap();
    drop(store);
    let store = reopened(folder.path()).await;
    assert_eq!(store.seen_ms(), Some(99));
    assert_eq!(store.outages(), []);
    store.live(200, 300).await.unwrap();
    let stored = store.load(GameId::from_bits(7)).await.unwrap().unwrap();
    assert_eq!(stored.entries.len(), 2);
    assert_eq!(stored.entries[1].key, Some((Key(2), Side::North)));
    assert_eq!(stored.seats[1].name, "player 2");
    let mut again = Room::new(stored.terms, stored.begun_ms);
    for entry in &stored.entries {
        again.apply(&entry.event, entry.at_ms).unwrap();
    }
    assert_eq!(format!("{again:?}"), format!("{room:?}"));
    drop(store);
    assert_eq!(reopened(folder.path()).await.outages(), [(99, 200)]);
}

/// The writer of a store that was dropped gives the folder back when it has ended.
async fn reopened(folder: &Path) -> Store {
    for _ in 0..500 {
        match Store::open(folder, Durability::Full).await {
            Ok(store) => return store,
            Err(StoreError::Taken { .. }) => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the folder is not given back");
}

#[tokio::test]
async fn a_number_is_given_once_and_so_is_a_key() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    begin(&store, 7, "game=kalah").await;
    let first = plays(&mut room("game=kalah"), 7, Side::South, "A", 1);
    let second = plays(&mut room("game=kalah"), 7, Side::South, "B", 2);
    // Both at the same time, in one transaction or two: one of them stands.
    let (one, other) = tokio::join!(store.append(first.clone()), store.append(second));
    assert_eq!([one, other].iter().filter(|it| it.is_ok()).count(), 1);
    assert!([one, other].contains(&Err(Denied::Stale)));
    // The same intention again, behind what it has led to.
    let again = Append {
        after: 1,
        ..first.clone()
    };
    let result = store.append(again).await;
    assert_eq!(
        result,
        if one.is_ok() {
            Err(Denied::Stale)
        } else {
            Ok(())
        }
    );
    let nowhere = Append {
        game: GameId::from_bits(8),
        ..first
    };
    assert_eq!(store.append(nowhere).await, Err(Denied::Stale));
    assert!(store.load(GameId::from_bits(8)).await.unwrap().is_none());
}

#[tokio::test]
async fn an_invitation_is_taken_by_one() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    let hash = vec![9; 32];
    let terms = "game=oware".to_owned();
    let invited = store.invite(hash.clone(), PlayerId(1), terms.clone(), [0, WEEK_MS], 2);
    invited.await.unwrap();
    let secrets = || [vec![1; 32], vec![2; 32]];
    let (one, other) = tokio::join!(
        store.accept(hash.clone(), new_game(1, &terms), secrets(), 5),
        store.accept(hash.clone(), new_game(2, &terms), secrets(), 5)
    );
    assert_eq!([one, other].iter().filter(|it| it.is_ok()).count(), 1);
    assert!([one, other].contains(&Err(Denied::Taken)));
    let found = store.invitation(&hash, 5).await.unwrap().unwrap();
    assert!(matches!(found.state, InvitationState::Taken(_)));
    assert_eq!(found.by.name, "player 1");
    // Withdrawn ones, late ones and those of others.
    for hash in [vec![8; 32], vec![7; 32]] {
        let invited = store.invite(hash, PlayerId(1), terms.clone(), [0, WEEK_MS], 2);
        invited.await.unwrap();
    }
    let third = store.invite(vec![6; 32], PlayerId(1), terms.clone(), [0, WEEK_MS], 2);
    assert_eq!(third.await, Err(Denied::TooMany));
    let others = store.withdraw(vec![8; 32], PlayerId(2)).await;
    assert_eq!(others, Err(Denied::Missing));
    store.withdraw(vec![8; 32], PlayerId(1)).await.unwrap();
    for (hash, now_ms, expected) in [
        (8, 5, Denied::Expired),
        (7, WEEK_MS, Denied::Expired),
        (5, 5, Denied::Missing),
    ] {
        let taken = store.accept(vec![hash; 32], new_game(3, &terms), secrets(), now_ms);
        assert_eq!(taken.await, Err(expected));
    }
}

#[tokio::test]
async fn a_seat_is_given_back_to_whoever_has_its_secret() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    begin(&store, 7, "game=kalah").await;
    let game = GameId::from_bits(7);
    let wrong = store
        .seat(game, Side::South, vec![2; 32], PlayerId(3))
        .await;
    assert_eq!(wrong, Err(Denied::Missing));
    // Nobody sits at both sides.
    let both = store
        .seat(game, Side::South, vec![1; 32], PlayerId(2))
        .await;
    assert_eq!(both, Err(Denied::Missing));
    store
        .seat(game, Side::South, vec![1; 32], PlayerId(3))
        .await
        .unwrap();
    let stored = store.load(game).await.unwrap().unwrap();
    assert_eq!(stored.seats[0].player, PlayerId(3));
}

#[tokio::test]
async fn a_player_who_is_deleted_leaves_games_and_no_name() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    begin(&store, 7, "game=kalah").await;
    let (player, _) = store.player_of(&[1; 32], 5).await.unwrap().unwrap();
    assert_eq!(player.name, "player 1");
    assert!(store.player_of(&[1; 32], WEEK_MS).await.unwrap().is_none());
    store
        .rename(player.id, "Blue Heron".to_owned(), true)
        .await
        .unwrap();
    let (player, _) = store.player_of(&[1; 32], 5).await.unwrap().unwrap();
    assert!(player.name == "Blue Heron" && player.kid);
    store.forget(player.id).await.unwrap();
    assert!(store.player_of(&[1; 32], 5).await.unwrap().is_none());
    let stored = store.load(GameId::from_bits(7)).await.unwrap().unwrap();
    assert_eq!(stored.seats[0].name, "");
    let games = store.games_of(PlayerId(2), u64::MAX, 9).await.unwrap();
    assert_eq!(
        (games[0].you, games[0].names[1].as_str()),
        (Some(Side::North), "player 2")
    );
    assert_eq!(
        (&*games[0].state, games[0].winner.as_deref()),
        ("playing", None)
    );
}

#[tokio::test]
async fn games_that_run_out_of_time_are_found() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    begin(&store, 7, "game=kalah&clock=60%2B2").await;
    begin(&store, 8, "game=kalah").await;
    // A first turn has a minute.
    assert_eq!(store.due(60_010, 9).await.unwrap(), []);
    assert_eq!(store.due(60_011, 9).await.unwrap(), [GameId::from_bits(7)]);
    assert_eq!(store.playing(PlayerId(2)).await.unwrap(), 2);
}

#[tokio::test]
async fn a_copy_is_whole_and_nothing_is_overwritten() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder.path().join("data")).await;
    with_players(&store).await;
    begin(&store, 7, "game=kalah").await;
    let append = plays(&mut room("game=kalah"), 7, Side::South, "A", 1);
    store.append(append).await.unwrap();
    // While the store is in use.
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    store::backup(&data, &copy).await.unwrap();
    let twice = store::backup(&data, &copy).await.unwrap_err();
    assert!(matches!(twice, StoreError::Exists { .. }));
    let again = folder.path().join("again");
    store::restore(&copy, &again).await.unwrap();
    let twice = store::restore(&copy, &again).await.unwrap_err();
    assert!(matches!(twice, StoreError::Exists { .. }));
    let checked = store::check(&again).await.unwrap();
    assert_eq!((checked.games, checked.events), (1, 1));
    assert_eq!(checked.faults, []);
    // Cut short, it is refused.
    let bytes = fs::read(&copy).unwrap();
    fs::write(&copy, &bytes[..bytes.len() / 2]).unwrap();
    let cut = store::restore(&copy, &folder.path().join("third")).await;
    assert!(matches!(cut, Err(StoreError::Damaged { .. })));
    let none = store::check(&folder.path().join("third")).await;
    assert!(matches!(none, Err(StoreError::Missing { .. })));
}

#[tokio::test]
async fn a_game_that_was_changed_by_hand_is_found() {
    use sqlx::ConnectOptions as _;
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    for game in [7, 8] {
        begin(&store, game, "game=kalah").await;
        let append = plays(&mut room("game=kalah"), game, Side::South, "A", 1);
        store.append(append).await.unwrap();
    }
    let file = folder.path().join("mancala.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql("update event set body = 'move south 0 B 0 0 x' where game = 7")
        .execute(&mut connection)
        .await
        .unwrap();
    sqlx::raw_sql("update event set body = 'rubbish' where game = 8")
        .execute(&mut connection)
        .await
        .unwrap();
    let checked = store::check(folder.path()).await.unwrap();
    let faults: Vec<String> = checked.faults.into_iter().map(|(_, why)| why).collect();
    assert!(
        faults[0].starts_with("event 1, `move south 0 B 0 0 x`, cannot follow"),
        "{faults:?}"
    );
    assert_eq!(faults[1], "its events cannot be read");
    assert_eq!(
        store.load(GameId::from_bits(8)).await.unwrap_err(),
        Fault::Broken
    );
}

#[tokio::test]
async fn a_second_server_and_a_later_schema_are_refused() {
    use sqlx::ConnectOptions as _;
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    let second = Store::open(folder.path(), Durability::Full)
        .await
        .unwrap_err();
    assert!(
        second
            .to_string()
            .contains("another server uses the folder")
    );
    drop(store);
    drop(reopened(folder.path()).await);
    let file = folder.path().join("mancala.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql("pragma user_version = 9")
        .execute(&mut connection)
        .await
        .unwrap();
    drop(connection);
    for _ in 0..500 {
        match Store::open(folder.path(), Durability::Full).await {
            Err(StoreError::Taken { .. }) => {
                tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            }
            Err(error) => {
                let expected = "the database has schema 9, and this version knows up to 3";
                assert_eq!(error.to_string(), expected);
                return;
            }
            Ok(_) => panic!("opened"),
        }
    }
    panic!("the folder is not given back");
}

#[tokio::test]
async fn many_at_once_are_kept_in_few_transactions_and_in_order() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    let games = 5..45;
    for game in games.clone() {
        let next = NewGame {
            seats: [PlayerId(2), PlayerId(3)],
            ..new_game(game, "game=kalah")
        };
        let hash = game.to_be_bytes().to_vec();
        let invited = store.invite(hash.clone(), PlayerId(1), String::new(), [0, WEEK_MS], 99);
        invited.await.unwrap();
        store.accept(hash, next, [vec![], vec![]], 1).await.unwrap();
    }
    let mut tasks = Vec::new();
    for game in games {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let mut room = room("game=kalah");
            for (by, text, key) in [(Side::South, "A", 1), (Side::North, "a", 2)] {
                let append = plays(&mut room, game, by, text, key);
                store.append(append).await.unwrap();
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    let checked = store::check(folder.path()).await.unwrap();
    assert_eq!(
        (checked.games, checked.events, checked.faults.len()),
        (40, 80, 0)
    );
}

#[tokio::test]
async fn guests_without_a_game_vanish_and_players_stay() {
    const DAY_MS: u64 = 24 * 60 * 60 * 1_000;
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    begin(&store, 7, "game=kalah").await;
    let invited = store.invite(
        vec![9],
        PlayerId(3),
        "game=kalah".to_owned(),
        [0, WEEK_MS],
        10,
    );
    invited.await.unwrap();
    for hash in [[1; 32], [3; 32]] {
        store.renew(hash.to_vec(), 400 * DAY_MS).await.unwrap();
    }
    let known = async |hash: u8, now_ms| {
        let known = store.player_of(&[hash; 32], now_ms).await.unwrap();
        known.map(|(player, _)| player.id.0)
    };
    store.tidy(89 * DAY_MS).await.unwrap();
    assert_eq!(known(3, 89 * DAY_MS).await, Some(3));
    // A browser that was not renewed is forgotten, and so is what it was invited to.
    assert_eq!(known(2, 5).await, None);
    assert!(store.invitation(&[9], 5).await.unwrap().is_none());
    store.tidy(91 * DAY_MS).await.unwrap();
    assert_eq!(known(3, 91 * DAY_MS).await, None);
    assert_eq!(known(1, 91 * DAY_MS).await, Some(1));
    let stored = store.load(GameId::from_bits(7)).await.unwrap().unwrap();
    assert_eq!(stored.seats[1].name, "player 2");
}

/// Appends that wait at one time become two statements, of which each has its own answer.
#[tokio::test]
async fn appends_at_one_time_are_answered_one_by_one() {
    const GAMES: u64 = 40;
    let folder = TempDir::new().unwrap();
    let store = open(folder.path()).await;
    with_players(&store).await;
    let terms = "game=kalah&clock=60%2B2";
    let mut rooms = Vec::new();
    for game in 1..=GAMES {
        begin(&store, game, terms).await;
        rooms.push((game, room(terms)));
    }
    let first: Vec<Append> = rooms
        .iter_mut()
        .map(|(game, room)| plays(room, *game, Side::South, "A", u128::MAX - 1))
        .collect();
    assert!(all(&store, first.clone()).await.iter().all(Result::is_ok));
    // Every third is stale now; of one game the intention was carried out before.
    let again = rooms.iter_mut().zip(first).map(|((game, room), first)| {
        if *game % 3 == 0 {
            first
        } else {
            let key = if *game == 4 { u128::MAX - 1 } else { 7 };
            plays(room, *game, Side::North, "b", key)
        }
    });
    let again: Vec<Append> = again.collect();
    let answers = all(&store, again).await;
    for (game, answer) in (1..).zip(answers) {
        let is_denied = game % 3 == 0 || game == 4;
        let expected = if is_denied {
            Err(Denied::Stale)
        } else {
            Ok(())
        };
        assert_eq!(answer, expected, "{game}");
        let stored = store.load(GameId::from_bits(game)).await.unwrap();
        let stored = stored.unwrap();
        assert_eq!(stored.entries.len(), if is_denied { 1 } else { 2 });
        assert_eq!(
            stored.entries[0].key,
            Some((Key(u128::MAX - 1), Side::South))
        );
    }
    // Two for one game at one time: the first of them.
    let (game, room) = &mut rooms[0];
    let mut before = room.clone();
    let one = plays(room, *game, Side::South, "B", 8);
    let other = plays(&mut before, *game, Side::South, "C", 9);
    assert_eq!(
        all(&store, vec![one, other]).await,
        [Ok(()), Err(Denied::Stale)]
    );
}

/// The answers of a store to appends that all wait at one time.
async fn all(store: &Store, appends: Vec<Append>) -> Vec<Result<(), Denied>> {
    let asked: Vec<_> = appends
        .into_iter()
        .map(|append| {
            let store = store.clone();
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    let mut answers = Vec::new();
    for one in asked {
        answers.push(one.await.unwrap());
    }
    answers
}

/// A folder of the first version, whose invitations could not be seen to be opened.
#[tokio::test]
async fn a_database_of_an_earlier_version_goes_on() {
    use sqlx::ConnectOptions as _;
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("mancala.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(&file)
        .create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    for text in [
        include_str!("../../src/schema/1.sql"),
        "insert into player values (1, 'Ada', 0, 0, 0)",
        "insert into invitation values (x'0a', 1, 'game=kalah', 0, 100, 'open', null)",
        "pragma user_version = 1",
    ] {
        sqlx::raw_sql(text).execute(&mut connection).await.unwrap();
    }
    drop(connection);
    let store = open(folder.path()).await;
    let is_opened = async || {
        let found = store.invitation(&[10], 50).await.unwrap().unwrap();
        (found.by.name, found.is_opened)
    };
    assert_eq!(is_opened().await, ("Ada".to_owned(), false));
    store.opened(vec![10], 51).await.unwrap();
    assert_eq!(is_opened().await, ("Ada".to_owned(), true));
}
