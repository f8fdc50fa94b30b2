//! `mancala kgp` as servers and clients of others see it.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use insta::assert_snapshot;
use serde_json::Value;

use crate::program::{program, run, run_with};

/// Longer than this no test waits, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(30);

/// One end of a connection.
struct End {
    reading: BufReader<TcpStream>,
    writing: TcpStream,
    /// What was said by the test (`>`) and by the program (`<`).
    log: String,
}

impl End {
    fn new(stream: TcpStream) -> End {
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        End {
            writing: stream.try_clone().unwrap(),
            reading: BufReader::new(stream),
            log: String::new(),
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.log, "> {line}").unwrap();
        // In one piece: two packets could wait for each other.
        self.writing
            .write_all(format!("{line}\r\n").as_bytes())
            .unwrap();
    }

    /// The next line, its end cut off; empty when the other end is gone.
    #[track_caller]
    fn line(&mut self) -> String {
        let mut line = String::new();
        self.reading.read_line(&mut line).unwrap();
        assert!(line.is_empty() || line.ends_with("\r\n"), "{line:?}");
        let line = line.trim_end().to_owned();
        writeln!(self.log, "< {line}").unwrap();
        line
    }

    /// The next line with this word in it, and the id of that message.
    #[track_caller]
    fn until(&mut self, word: &str) -> (String, String) {
        loop {
            let line = self.line();
            assert!(!line.is_empty(), "the other end is gone; no `{word}`");
            if line.split(' ').any(|part| part == word) {
                let id = line.split([' ', '@']).next().unwrap().to_owned();
                return (line, id);
            }
        }
    }
}

/// The program, killed when the test ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    fn start(arguments: &str) -> Running {
        let child = program()
            .arg("kgp")
            .args(arguments.split_whitespace())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        Running(child.unwrap())
    }

    /// What it prints from now on, and its status.
    fn finish(mut self) -> (Vec<String>, i32) {
        let out = BufReader::new(self.0.stdout.take().unwrap());
        let lines = out.lines().map(Result::unwrap).collect();
        (lines, self.0.wait().unwrap().code().unwrap())
    }
}

/// A server, and how to reach it.
struct Server {
    running: Running,
    out: BufReader<std::process::ChildStdout>,
    address: String,
}

impl Server {
    fn start(arguments: &str) -> Server {
        let mut running = Running::start(&format!("serve --addr 127.0.0.1:0 --seed 1 {arguments}"));
        let mut out = BufReader::new(running.0.stdout.take().unwrap());
        let mut address = String::new();
        out.read_line(&mut address).unwrap();
        Server {
            running,
            out,
            address: address
                .trim_end()
                .trim_start_matches("{\"address\":\"")
                .trim_end_matches("\"}")
                .to_owned(),
        }
    }

    fn port(&self) -> &str {
        self.address.rsplit(':').next().unwrap()
    }

    /// A client that has been greeted.
    fn connect(&self) -> End {
        let mut end = End::new(TcpStream::connect(&self.address).unwrap());
        assert_eq!(end.line(), "2 kgp 1 0 1");
        end
    }

    /// A client that plays.
    fn player(&self, name: &str) -> End {
        let mut end = self.connect();
        end.say(&format!("1 set info:name \"{name}\""));
        end.say("3 mode freeplay");
        assert_eq!(end.line(), "4@3 ok");
        end
    }

    /// The results, when all games are played.
    fn results(mut self) -> Vec<String> {
        let lines = self.out.by_ref().lines().map(Result::unwrap).collect();
        assert!(self.running.0.wait().unwrap().success());
        lines
    }
}

/// The first house of South that has seeds, counted from 1.
fn first_house(state: &str) -> usize {
    let board = state.split(['<', '>']).nth(1).unwrap();
    let seeds = board.split(',').skip(3);
    1 + seeds.take_while(|seeds| *seeds == "0").count()
}

/// Plays the first house it can until the server says goodbye. Returns what was said.
fn play(mut end: End) -> String {
    let mut id = 5;
    loop {
        let line = end.line();
        if line.is_empty() || line.ends_with("goodbye") {
            return end.log;
        }
        if line.contains(" state ") {
            let reference = line.split(' ').next().unwrap();
            let house = first_house(&line);
            end.say(&format!("{id}@{reference} move {house}"));
            end.say(&format!("{}@{reference} yield", id + 2));
            id += 4;
        }
    }
}

#[test]
fn a_session_with_the_server() {
    let server = Server::start("--size 3 --games 1");
    let mut south = server.player("south");
    let mut north = server.player("north");
    assert_eq!(south.line(), "6 set game:id \"1\"");
    assert_eq!(south.line(), "8 set game:opponent \"north\"");
    assert_eq!(south.line(), "10 state <3,0,0,3,3,3,3,3,3>");
    south.say("5 ping");
    assert_eq!(south.line(), "12@5 pong");
    south.say("7@10 move 1");
    south.say("@10 move 2");
    south.say("9 set info:comment \"why \\\"not\\\"\"");
    south.say("11@10 yield");
    assert_eq!(south.line(), "14@10 stop");
    // North sees the board as the one who is South.
    let (state, id) = north.until("state");
    assert_eq!(state, format!("{id} state <3,0,1,4,3,3,3,0,4>"));
    north.say(&format!("5@{id} move 3"));
    north.say(&format!("7@{id} yield"));
    north.until("stop");
    assert!(
        south
            .until("state")
            .0
            .ends_with("state <3,1,1,4,1,4,4,3,0>")
    );
    north.say("9 goodbye");
    drop(north);
    south.say("13@16 move 1");
    south.say("15@16 yield");
    south.until("goodbye");
    assert_eq!(
        server.results(),
        ["1: south 2, north 1: south wins, north left"]
    );
}

#[test]
fn a_name_harms_no_terminal_and_forges_no_line() {
    let server = Server::start("--games 1");
    let mut south = server.player("ev\u{1b}]0;title\u{7}il");
    let _north = server.player("bob\\nfake: line");
    south.until("state");
    south.say("9 goodbye");
    drop(south);
    let results = server.results();
    assert_eq!(results.len(), 1);
    let names = r"1: ev\u{1b}]0;title\u{7}il 0, bob\nfake: line 0: ";
    assert!(results[0].starts_with(names), "{}", results[0]);
}

/// As `mancala serve` does: to be asked to end is the usual end of a server.
#[cfg(unix)]
#[test]
fn a_server_that_is_asked_to_end_says_goodbye() {
    for signal in ["-INT", "-TERM"] {
        let server = Server::start("");
        let mut client = server.player("alice");
        let process = server.running.0.id().to_string();
        let mut kill = std::process::Command::new("kill");
        assert!(kill.args([signal, &process]).status().unwrap().success());
        client.until("goodbye");
        drop(client);
        assert_eq!(server.results(), [""; 0]);
    }
}

#[test]
fn two_clients_change_sides() {
    let server = Server::start("--games 2 --json");
    let clients = ["alice", "bob"].map(|name| server.player(name));
    let threads = clients.map(|client| std::thread::spawn(|| play(client)));
    let results: Vec<Value> = server
        .results()
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    let names = |result: &Value| [result["south"].clone(), result["north"].clone()];
    assert_eq!(names(&results[0]), ["alice", "bob"]);
    assert_eq!(names(&results[1]), ["bob", "alice"]);
    for result in &results {
        assert_eq!(result["game"], "kalah:seeds=6,majority-stop=on");
        let [south, north] = [0, 1].map(|side| result["score"][side].as_i64().unwrap());
        assert_eq!(south + north, 72);
        // The moves lead to that result by our own rules.
        let moves: Vec<&str> = result["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|made| made["move"].as_str().unwrap())
            .collect();
        let game = result["game"].as_str().unwrap();
        let arguments = [&["apply", "--json", game], moves.as_slice()].concat();
        let applied: Value = serde_json::from_str(&run_with(&arguments, "").out).unwrap();
        assert_eq!(applied["score"], result["score"]);
        assert_eq!(applied["winner"], result["winner"]);
    }
}

/// One game as one of the players sees it, from greeting to goodbye.
#[test]
fn the_transcript_of_a_game() {
    let server = Server::start("--size 3 --seeds 2 --games 1");
    let [south, north] = ["south", "north"].map(|name| server.player(name));
    let other = std::thread::spawn(|| play(north));
    assert_snapshot!(play(south));
    other.join().unwrap();
    let result = server.results().remove(0);
    assert!(result.starts_with("1: south "), "{result}");
}

/// A client that wants to be verified, and one that does it all wrong.
#[test]
fn the_transcript_of_a_verification() {
    let server = Server::start("");
    let mut client = server.connect();
    client.say("1 set info:name \"me\"");
    client.say("3 mode verify");
    let (_, id) = client.until("problem");
    client.say(&format!("5@{id} solution <6,0,0,0> true"));
    client.until("problem");
    client.say("7 solution");
    client.line();
    client.say("9 move 1");
    client.say("11 mode freeplay");
    client.line();
    client.say("13 ping \"a \\\"b\\\"\"");
    client.line();
    client.say("15 sing <1,2>");
    client.line();
    client.say("goodbye");
    client.line();
    assert_snapshot!(client.log);
}

#[test]
fn our_client_plays_on_our_server() {
    let server = Server::start("--games 2 --time 0.05 --against 2");
    let port = server.port().to_owned();
    let client = program()
        .args(["kgp", "client", "--name", "ours", "--hash", "1"])
        .env("KGP_HOST", "127.0.0.1")
        .env("KGP_PORT", port)
        .spawn();
    let mut client = Running(client.unwrap());
    let results = server.results();
    assert!(client.0.wait().unwrap().success());
    assert!(results[0].starts_with("1: ours "), "{results:?}");
    assert!(results[1].starts_with("2: level-2 "), "{results:?}");
    assert!(
        results.iter().all(|line| line.ends_with(": ours wins")),
        "{results:?}"
    );
}

#[test]
fn an_illegal_move_loses() {
    for mv in ["0", "7", "-3", "9223372036854775807"] {
        let server = Server::start("--games 1 --against 1");
        let mut player = server.player("p");
        let (_, id) = player.until("state");
        player.say(&format!("5@{id} move {mv}"));
        player.say(&format!("7@{id} yield"));
        assert_eq!(
            server.results(),
            ["1: p 0, level-1 0: level-1 wins, p made an illegal move"],
            "{mv}"
        );
    }
}

#[test]
fn who_gives_no_move_but_is_there_moves_at_random() {
    let server = Server::start("--games 1 --against 1 --time 0.01 --size 2 --json");
    let mut player = server.player("slow");
    loop {
        let line = player.line();
        if line.ends_with("ping") {
            let id = line.split(' ').next().unwrap();
            player.say(&format!("@{id} pong"));
        }
        if line.ends_with("goodbye") {
            break;
        }
    }
    let results = server.results();
    assert!(
        results[0].contains("\"by_server\":\"at random\""),
        "{results:?}"
    );
    assert!(!results[0].contains("resigned"), "{results:?}");
}

#[test]
fn the_server_sets_problems() {
    let server = Server::start("");
    let mut client = server.connect();
    client.say("1 mode \"verify\"");
    assert_eq!(client.line(), "4@1 ok");
    let (problem, id) = client.until("problem");
    assert_eq!(problem.split(' ').count(), 4, "{problem}");
    client.say(&format!("3@{id} solution <1,0,0,1,1> true"));
    assert!(client.until("error").0.contains("error \"the board is <"));
    let (_, next) = client.until("problem");
    assert_ne!(id, next);
    client.say("5@1 solution <1,0,0,1,1> true");
    assert!(client.until("error").0.contains("no open problem"));
}

#[test]
fn server_and_client_agree_about_the_rules() {
    let server = Server::start("");
    let mut to_server = server.connect();
    let (mut to_client, _client) = visited("--mode verify");
    to_client.say("2 kgp 1 0 1");
    let (mode, _) = to_client.until("mode");
    to_server.say(&mode);
    for _ in 0..50 {
        let (problem, id) = to_server.until("problem");
        to_client.say(&problem);
        let (solution, _) = to_client.until("solution");
        assert!(solution.contains(&format!("@{id} ")), "{solution}");
        to_server.say(&solution);
        let answer = to_server.line();
        assert!(answer.ends_with(" ok"), "{problem}: {solution}: {answer}");
    }
}

#[test]
fn nonsense_is_answered_and_does_not_end_the_connection() {
    let server = Server::start("");
    let mut client = server.connect();
    for (line, part) in [
        ("1 p!ng", "`p!ng` is no name"),
        ("1 dance", "@1 error \"unknown command `dance`\""),
        ("1 move", "@1 error \"`move` takes other arguments\""),
        ("1 solution <1,0,0,1,1> true", "no problem was set"),
    ] {
        client.say(line);
        let answer = client.line();
        assert!(answer.contains(part), "{line}: {answer}");
    }
    // None of these is answered: a line too long, an empty one, moves without a state.
    client.say(&"x".repeat(20_000));
    client.say("");
    client.say("1@7 move 1");
    client.say("1 set unknown:option 5");
    client.say("3 ping \"still there\"");
    assert!(client.line().ends_with("@3 pong \"still there\""));
    client.say("5 mode dance");
    assert!(client.line().contains("known: freeplay, verify"));
    assert!(client.line().ends_with("goodbye"));
    assert_eq!(client.line(), "");
}

#[test]
fn idle_connections_disturb_nobody() {
    let server = Server::start("--games 1 --against 1");
    let start = Instant::now();
    let idle: Vec<End> = (0..200).map(|_| server.connect()).collect();
    play(server.player("busy"));
    assert_eq!(server.results().len(), 1);
    assert!(start.elapsed() < PATIENCE, "{:?}", start.elapsed());
    drop(idle);
}

/// A server of the test's own, to which our client has come.
fn visited(arguments: &str) -> (End, Running) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let client = Running::start(&format!(
        "client --host 127.0.0.1 --port {port} {arguments}"
    ));
    let (stream, _) = listener.accept().unwrap();
    (End::new(stream), client)
}

#[test]
fn a_session_of_the_client() {
    let (mut end, client) = visited("--name me --token secret --authors us --hash 1");
    end.say("2 kgp 1 0 1");
    assert_eq!(end.line(), "1 set info:name \"me\"");
    assert_eq!(end.line(), "3 set info:authors \"us\"");
    assert_eq!(end.line(), "5 set auth:token \"secret\"");
    assert_eq!(end.line(), "7 mode freeplay");
    end.say("4@7 ok");
    // Two states at once, and a ping meanwhile.
    end.say("6 state <12,0,0,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9>");
    end.say("8 state <12,0,0,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8>");
    end.say("10 ping \"hello\"");
    let mut seen = [false; 3];
    while seen != [true; 3] {
        let line = end.line();
        seen[0] |= line.contains("@6 move ");
        seen[1] |= line.contains("@8 move ");
        seen[2] |= line.ends_with("@10 pong \"hello\"");
    }
    end.say("12@6 stop");
    end.say("14@8 stop");
    // A game that is nearly over is searched to its end.
    end.say("16 state <3,5,5,0,1,1,1,1,0>");
    let mut comment = String::new();
    loop {
        let line = end.line();
        if line.contains("set info:comment") {
            comment = line;
        } else if line.ends_with("@16 yield") {
            break;
        }
    }
    assert!(comment.contains(" proved, depth "), "{comment}");
    // Strange messages change nothing.
    for line in [
        "",
        "18 dance",
        "?",
        "20 state <13,0>",
        "22 state",
        "24 set a b",
        "26 error \"x\"",
    ] {
        end.say(line);
    }
    end.say("28 ping");
    end.until("pong");
    end.say("goodbye");
    assert_eq!(client.finish(), (vec![], 0));
}

/// The numbers of a search may change and are left out, and all of its comments but the last.
#[test]
fn the_transcript_of_the_client() {
    let (mut end, client) = visited("--name me --description ours --hash 1 --time 5");
    end.say("2 kgp 1 0 1");
    end.until("mode");
    end.say("4@5 ok");
    end.say("6 set time:mode \"relative\"");
    end.say("8 state <3,5,5,0,1,0,1,1,0>");
    end.until("yield");
    end.say("10@8 stop");
    end.say("12 ping \"1\"");
    end.line();
    end.say("14 state <3,5,5,0,1>");
    end.say("16 ping");
    end.line();
    end.say("goodbye");
    assert_eq!(client.finish(), (vec![], 0));
    let log = end
        .log
        .lines()
        .map(|line| match line.split_once(" value ") {
            Some((start, _)) => format!("{start} …\n"),
            None => format!("{line}\n"),
        });
    assert_snapshot!(log.collect::<String>());
}

/// Some servers note what they asked only after they have asked.
#[test]
fn no_state_is_answered_before_the_server_expects_it() {
    for arguments in ["--level 1", "--hash 1", "--hash 1 --mode eval"] {
        let (mut end, _client) = visited(arguments);
        end.say("2 kgp 1 0 1");
        end.until("mode");
        let asked = Instant::now();
        end.say("4 state <3,5,5,0,1,0,1,1,0>");
        let line = end.line();
        let elapsed = asked.elapsed();
        assert!(elapsed >= Duration::from_millis(20), "{line}: {elapsed:?}");
    }
}

/// What is said last tells all that was thought, also where the move is the first that was found.
#[test]
fn the_last_comment_belongs_to_the_whole_thought() {
    let (mut end, _client) = visited("--hash 1 --time 0.7");
    end.say("2 kgp 1 0 1");
    end.until("mode");
    end.say(
        "4 state <12,0,0,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12>",
    );
    end.until("yield");
    let depths = end.log.lines().filter_map(|line| {
        let (_, depth) = line.split_once(", depth ")?;
        depth.split(',').next()?.parse().ok()
    });
    let depths: Vec<u32> = depths.collect();
    assert!(depths.len() >= 3 && depths.is_sorted(), "{}", end.log);
    let ends: Vec<&str> = end.log.lines().rev().take(3).collect();
    assert!(
        ends[0].ends_with(" yield") && ends[1].contains(" move ") && ends[2].contains(" depth "),
        "{}",
        end.log
    );
}

#[test]
fn the_client_solves_and_values() {
    let (mut end, client) = visited("--mode verify");
    end.say("2 kgp 1 0 1");
    end.until("mode");
    end.say("4 problem <3,0,0,3,3,3,3,3,3> 0");
    assert!(end.line().ends_with("@4 solution <3,1,0,0,4,4,3,3,3> true"));
    end.say("6 problem <3,0,0,3,3,3,3,3,3> 7");
    assert!(end.line().contains("@6 error \"there is no house `H`"));
    drop(end);
    assert_eq!(client.finish(), (vec![], 0));

    let (mut end, _client) = visited("--mode eval");
    end.say("2 kgp 1 0 1");
    end.until("mode");
    end.say("4 state <3,5,5,0,1,1,1,1,0>");
    let line = end.line();
    let value = line.rsplit(' ').next().unwrap();
    assert!(line.contains("@4 eval ") && value.contains('.'), "{line}");
}

#[test]
fn another_version_is_refused() {
    let (mut end, client) = visited("");
    end.say("2 kgp 2 0 0");
    assert!(end.line().contains("error \"protocol not supported\""));
    assert_eq!(client.finish().1, 2);
}

#[test]
fn one_process_for_each_board() {
    let process = run_with(&["kgp", "process"], "3 5 5  0 1 1  1 1 0\n");
    assert_eq!(process.status, 0);
    let last = process.out.lines().last().unwrap();
    assert!(["1", "2"].contains(&last), "{}", process.out);
    for input in ["", "3 0 0", "2 1 1 0 0 3 3"] {
        let process = run_with(&["kgp", "process"], input);
        assert_eq!((process.status, process.out.as_str()), (2, ""), "{input}");
        assert!(!process.messages.is_empty());
    }
}

#[test]
fn wrong_usage_is_refused() {
    for (arguments, part) in [
        (
            "kgp client --port 1 --host 127.0.0.1",
            "cannot connect to 127.0.0.1, port 1",
        ),
        ("kgp client --level 9", "a level from 1 to 8"),
        ("kgp serve --size 13", "1..=12"),
        (
            "kgp serve --addr 192.0.2.1:9",
            "cannot listen on 192.0.2.1:9",
        ),
        ("kgp serve --time 0", "more than 0"),
    ] {
        let run = run(arguments);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments}");
        assert!(run.messages.contains(part), "{arguments}: {}", run.messages);
    }
}
