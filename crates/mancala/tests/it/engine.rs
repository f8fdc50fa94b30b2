//! `mancala engine` as the other program sees it.

mod resources;
mod sameness;
mod transcripts;

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use crate::program::{program, run_with};

/// Longer than this no test waits, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(30);

/// Every family of games, and the largest board.
const GAMES: [&str; 7] = [
    "kalah",
    "kalah:houses=12,seeds=12",
    "oware",
    "congkak",
    "kid-cala-beginner",
    "kid-cala-classic",
    "banana-cala",
];

/// A conversation with the program.
struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Talk {
    fn start(arguments: &[&str]) -> Talk {
        let mut child = program()
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                let _ = sender.send(line);
            }
        });
        Talk {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line.
    #[track_caller]
    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// The lines up to the first that begins like this.
    #[track_caller]
    fn until(&self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().unwrap().starts_with(start) {
                return lines;
            }
        }
    }

    /// What is said in answer, searches left out.
    #[track_caller]
    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.line()
    }

    /// Gets memory ready, so that it does not count as time.
    fn ready(&mut self) {
        assert_eq!(self.ask("isready"), "readyok");
    }

    fn best_move(&self) -> String {
        let line = self.until("bestmove ").pop().unwrap();
        line.split(' ').nth(1).unwrap().to_owned()
    }

    /// Waits for the end of the program, which must be soon.
    #[track_caller]
    fn ends(mut self) {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success());
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("the program does not end");
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_line_without_end_is_refused() {
    let long = format!("position startpos moves{}\nisready\n", " C".repeat(100_000));
    let run = run_with(&["engine"], &long);
    let expected = "info string error: the line is longer than 65536 bytes\nreadyok\n";
    assert_eq!(run.out, expected);
}

#[test]
fn quit_and_the_end_of_the_input_end_everything() {
    for end in [Some("quit"), None] {
        let mut talk = Talk::start(&["oware"]);
        talk.say("go infinite");
        talk.until("info depth");
        match end {
            Some(word) => talk.say(word),
            None => drop(talk.input.take()),
        }
        talk.ends();
    }
}

#[test]
fn while_it_searches_it_listens() {
    let mut talk = Talk::start(&["oware"]);
    talk.say("go infinite");
    talk.until("info depth");
    talk.say("position startpos moves A");
    assert!(
        talk.until("info string")
            .pop()
            .unwrap()
            .contains("`stop` it first")
    );
    talk.say("isready");
    talk.until("readyok");
    talk.say("query p1turn");
    talk.until("response true");
    talk.say("stop");
    talk.until("bestmove ");
}

#[test]
fn what_follows_stop_waits_for_the_best_move() {
    let script = "go infinite\nstop\nposition startpos moves A\ngo depth 1\nwait\nisready\n";
    let run = run_with(&["engine"], script);
    let answers = run
        .out
        .lines()
        .filter(|line| !line.starts_with("info depth"));
    let answers: Vec<_> = answers.map(|line| line.split(' ').next()).collect();
    assert_eq!(
        answers,
        ["bestmove", "bestmove", "readyok"].map(Some),
        "{}",
        run.out
    );
}

/// A game that is searched to its end before anybody says stop.
const NEARLY_OVER: &str = "position fen 0-0-0-0-1-1-1-1-0-0-0-0-22-22-S";

#[test]
fn a_result_is_held_back_until_it_is_asked_for() {
    for (go, word) in [
        ("go infinite", "stop"),
        ("go ponder", "ponderhit"),
        ("go ponder", "stop"),
    ] {
        let mut talk = Talk::start(&["kalah"]);
        talk.say(NEARLY_OVER);
        talk.say(go);
        talk.until("info depth");
        std::thread::sleep(Duration::from_millis(100));
        talk.say("isready");
        let before = talk.until("readyok");
        assert!(
            before.iter().all(|line| !line.starts_with("bestmove")),
            "{go}"
        );
        talk.say(word);
        talk.until("bestmove ");
    }
}

#[test]
fn a_ponder_hit_makes_it_a_search_for_the_own_move() {
    let mut talk = Talk::start(&["oware"]);
    talk.ready();
    talk.say("position startpos moves C");
    talk.say("go ponder p1time 60000 p2time 400");
    talk.until("info depth");
    let start = Instant::now();
    talk.say("ponderhit");
    talk.best_move();
    assert!(start.elapsed() < Duration::from_millis(400));
    assert!(talk.ask("ponderhit").contains("no search with `ponder`"));
}

#[test]
fn the_only_move_is_played_at_once() {
    let mut talk = Talk::start(&["kalah"]);
    talk.say("position fen 0-0-0-0-1-0-9-9-9-9-9-0-1-1-S");
    for go in ["go movetime 20000", "go p1time 900000 p2time 900000", "go"] {
        assert_eq!(talk.ask(go), "bestmove E", "{go}");
    }
}

#[test]
fn the_answer_expected_is_told_where_it_is_wanted() {
    let mut talk = Talk::start(&["oware"]);
    talk.say("go depth 4");
    let plain = talk.until("bestmove ").pop().unwrap();
    assert_eq!(plain.split(' ').count(), 2, "{plain}");
    talk.say("setoption name Ponder value true");
    talk.say("uginewgame");
    talk.say("go depth 4");
    let both = talk.until("bestmove ").pop().unwrap();
    assert!(both.contains(" ponder "), "{both}");
}

#[test]
fn every_move_gets_a_value_where_it_is_wanted() {
    let mut talk = Talk::start(&["kalah"]);
    talk.say("setoption name MultiPV value 6");
    talk.say("go depth 3");
    let lines = talk.until("bestmove ");
    for rank in 1..=6 {
        let mark = format!(" multipv {rank} ");
        assert!(
            lines.iter().any(|line| line.contains(&mark)),
            "{rank}: {lines:?}"
        );
    }
    for line in lines.iter().filter(|line| line.starts_with("info")) {
        assert!(
            line.contains(" score seeds ") && line.contains(" source searched "),
            "{line}"
        );
    }
}

/// Plays a game as a program for matches would: asks whose turn it is after each move.
fn whole_game(talk: &mut Talk, go: impl Fn([Duration; 2]) -> String, clock: Duration) {
    let mut clocks = [clock; 2];
    let mut position = "position startpos moves".to_owned();
    talk.ready();
    for _ in 0..500 {
        talk.say(&position);
        if talk.ask("query gameover") == "response true" {
            let result = talk.ask("query result");
            assert!(["response p1win", "response p2win", "response draw"].contains(&&*result));
            return;
        }
        let mover = usize::from(talk.ask("query p1turn") == "response false");
        let start = Instant::now();
        talk.say(&go(clocks));
        let mv = talk.best_move();
        let left = clocks[mover].checked_sub(start.elapsed());
        clocks[mover] = left.expect("no game is lost on time");
        position = format!("{position} {mv}");
    }
    panic!("the game does not end: {position}");
}

#[test]
fn whole_games() {
    for game in [
        "kalah:pie=on",
        "oware",
        "congkak",
        "kid-cala-beginner",
        "banana-cala",
    ] {
        let mut talk = Talk::start(&[game]);
        for level in ["max", "2"] {
            talk.say("uginewgame");
            talk.say(&format!("setoption name Level value {level}"));
            whole_game(&mut talk, |_| "go nodes 200".to_owned(), PATIENCE);
        }
    }
}

#[test]
fn no_game_is_lost_on_time() {
    let mut talk = Talk::start(&["kalah"]);
    let go = |[south, north]: [Duration; 2]| {
        format!(
            "go p1time {} p2time {}",
            south.as_millis(),
            north.as_millis()
        )
    };
    whole_game(&mut talk, go, Duration::from_millis(1500));
}
