//! Whole conversations, line by line, and that nothing in `docs/engine.md` is missing in them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use insta::assert_snapshot;

use super::Talk;

/// A conversation as it went. What a search finds may change and is left out; a move that was
/// searched for is written `…`.
fn transcript(conversation: &str) -> String {
    let mut talk = Talk::start(&[]);
    let mut text = String::new();
    let mut open = false;
    for line in conversation.lines() {
        talk.say(line);
        open = match line.split(' ').next() {
            Some("go") if !open => line.contains("infinite") || line.contains("ponder"),
            Some("stop" | "ponderhit") => false,
            _ => open,
        };
        // Nobody can wait for a search that does not end by itself.
        if !open {
            talk.say("wait");
        }
        // An answer that can be told from all others ends what is said to this line.
        talk.say("end-of-answer");
        writeln!(text, "> {line}").unwrap();
        let mut answers = talk.until("info string error: unknown command `end-of-answer`");
        answers.pop();
        let has_searched = answers.iter().any(|line| line.starts_with("info depth"));
        for answer in answers {
            match answer.split_once(' ') {
                Some(("info", rest)) if rest.starts_with("depth ") => {}
                Some(("bestmove", _)) if has_searched || line == "stop" || line == "ponderhit" => {
                    text += "bestmove …\n";
                }
                _ => writeln!(text, "{answer}").unwrap(),
            }
        }
    }
    talk.say("quit");
    talk.ends();
    text
}

#[test]
fn ugi() {
    assert_snapshot!(transcript(
        "ugi
isready
uginewgame
debug on
position startpos
query p1turn
go depth 3
wait
position startpos moves C F b
query p1turn
query gameover
query result
position fen 0-0-0-0-0-1-1-0-0-0-0-0-23-23-S moves F
query gameover
query result
go depth 3
setoption name game value oware:seeds=3
position startpos moves Ff
position startpos moves F f
query p1turn
setoption name Game value banana-cala
position startpos
query p1turn
go nodes 100"
    ));
}

#[test]
fn options_and_limits() {
    assert_snapshot!(transcript(
        "ugi
setoption name Hash value 2
setoption name Threads value 2
setoption name MultiPV value 3
setoption name Ponder value true
setoption name Level value 2
setoption name Endings value 6
isready
go
setoption name Level value max
setoption name threads value 1
go depth 4 nodes 1000 movetime 50
go p1time 300 p2time 300 p1inc 10 p2inc 10 movestogo 2
go wtime -20 btime 300 winc 0 binc 0
go infinite
isready
go depth 1
position startpos moves A
setoption name Hash value 1
uginewgame
ugi
query gameover
wait
stop
stop
go ponder movetime 20
ponderhit
ponderhit
go ponder
stop
position fen 0-0-0-0-1-0-9-9-9-9-9-0-1-1-S
go movetime 20000
go"
    ));
}

#[test]
fn the_dialect_for_oware() {
    assert_snapshot!(transcript(
        "uci
debug off
ucinewgame
isready
setoption name EngineTurn value north
setoption name DrawSearch value true
setoption name Game value kalah
position startpos moves FcE
go movetime 20 depth 4
position fen 4-4-4-4-0-5-5-5-5-4-4-4-0-0-N moves fAb
query p1turn
go wtime 100 btime 100 winc 0 binc 0 depth 2
position fen 0-0-0-0-0-0-0-0-0-0-0-0-25-23-X
query result
go depth 2
position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-1-S
position startpos moves Fg
ugi"
    ));
}

#[test]
fn what_cannot_be_read_is_named_and_changes_nothing() {
    assert_snapshot!(transcript(
        "isredy
\u{1b}[A
ISREADY
position startpos moves C
position startpos moves C C
position startpos moves Z
position fen 4-4-4
position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-1-S
position fen 4-4-4-4-4-4-4-4-4-4-4-4-0--1-S
position fen 99999999999999999999-4-4-4-4-4-4-4-4-4-4-4-0-0-S
position
query p1turn
query result of all
query
setoption name Hash value 0
setoption name Hash value -1
setoption name Hash
setoption name Hsh value 1
setoption name Threads value 1000
setoption name Endings value 30
setoption name Level value 9
setoption name Ponder value maybe
setoption name Game value kala
setoption name Game value kalah:houses=99
setoption name Game value congkak:opening=simultaneous
setoption Hash 1
go depth 0
go depth
go depth 3 depth 4
go nodes -1
go movetime soon
go movetime 0
go movestogo 0
go p1inc -1
go dept 3
go p2time 1000
ponderhit
stop
stop now"
    ));
}

/// What stands in the first column of the tables of a section, in code.
fn documented(section: &str) -> BTreeSet<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
    let page = fs::read_to_string(page).unwrap();
    let (_, section) = page.split_once(&format!("# {section}\n")).unwrap();
    let section = section.split("\n#").next().unwrap();
    let cells = section.lines().filter_map(|line| line.split('|').nth(1));
    let codes = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    codes.map(str::to_owned).collect()
}

/// All that was said in the transcripts.
fn said() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/engine/snapshots");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let texts = files.map(|path| fs::read_to_string(path).unwrap());
    texts.collect::<String>().replace("\n> ", "\n>>")
}

#[test]
fn whatever_is_documented_is_in_a_transcript() {
    let said = said();
    let commands: Vec<Vec<&str>> = said
        .lines()
        .filter_map(|line| line.strip_prefix(">>"))
        .map(|line| line.split_whitespace().collect())
        .collect();
    let words = |text: &str| -> Vec<String> {
        // Up to the first word that stands for another one.
        let words = text
            .split_whitespace()
            .map(|word| word.trim_start_matches('['));
        let fixed = words.take_while(|word| word.chars().all(|c| !c.is_uppercase()));
        fixed.map(str::to_owned).collect()
    };
    let mut checked = 0;
    for command in documented("Commands") {
        let begin = words(&command);
        // `quit` ends every conversation.
        let is_said =
            command == "quit" || commands.iter().any(|said| said.starts_with_words(&begin));
        assert!(is_said, "`{command}` is in no transcript");
        checked += 1;
    }
    for limit in documented("Limits").iter().flat_map(|limit| words(limit)) {
        let is_said = commands
            .iter()
            .any(|said| said[0] == "go" && said.contains(&&*limit));
        assert!(is_said, "`go {limit}` is in no transcript");
        checked += 1;
    }
    for option in documented("Options")
        .iter()
        .filter(|option| option.starts_with(char::is_uppercase))
    {
        let is_said = commands.iter().any(|said| said.get(2) == Some(&&**option));
        assert!(is_said, "`{option}` is set in no transcript");
        checked += 1;
    }
    assert!(checked > 30, "the tables were not found: {checked}");
}

trait StartsWithWords {
    fn starts_with_words(&self, words: &[String]) -> bool;
}

impl StartsWithWords for Vec<&str> {
    fn starts_with_words(&self, words: &[String]) -> bool {
        words
            .iter()
            .zip(self)
            .filter(|(word, said)| word == said)
            .count()
            == words.len()
    }
}
