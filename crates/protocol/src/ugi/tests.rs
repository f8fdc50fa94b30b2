//! Tests of the commands to an engine.

use super::*;

fn read(line: &str) -> Command {
    Command::read(line).unwrap().unwrap()
}

#[test]
fn words_alone() {
    for (line, command) in [
        ("ugi", Command::Ugi),
        ("uci", Command::Uci),
        ("  isready \t", Command::IsReady),
        ("uginewgame", Command::NewGame),
        ("ucinewgame", Command::NewGame),
        ("stop", Command::Stop),
        ("ponderhit", Command::PonderHit),
        ("wait", Command::Wait),
        ("debug off", Command::Debug),
        ("quit", Command::Quit),
        ("query gameover", Command::Query(Query::GameOver)),
        ("query p1turn", Command::Query(Query::FirstToMove)),
        ("query result", Command::Query(Query::Result)),
    ] {
        assert_eq!(read(line), command, "{line}");
    }
    assert_eq!(Command::read(" \t "), Ok(None));
}

#[test]
fn options() {
    let option = |name: &str, value: &str| Command::SetOption {
        name: name.to_owned(),
        value: value.to_owned(),
    };
    assert_eq!(read("setoption name Hash value 16"), option("Hash", "16"));
    assert_eq!(read("setoption name Two Words"), option("Two Words", ""));
    let game = "kalah:seeds=3, houses=4";
    assert_eq!(
        read(&format!("setoption name Game value {game}")),
        option("Game", game)
    );
}

#[test]
fn positions() {
    let position = |fen: Option<&str>, moves: &[&str]| Command::Position {
        fen: fen.map(str::to_owned),
        moves: moves.iter().map(|&mv| mv.to_owned()).collect(),
    };
    assert_eq!(read("position startpos"), position(None, &[]));
    assert_eq!(read("position startpos moves"), position(None, &[]));
    assert_eq!(
        read("position startpos moves C F b"),
        position(None, &["C", "F", "b"])
    );
    assert_eq!(
        read("position fen 1-1-0-0-S history=2-0-0-0-S  moves A"),
        position(Some("1-1-0-0-S history=2-0-0-0-S"), &["A"])
    );
}

#[test]
fn limits() {
    let seconds = Duration::from_secs;
    assert_eq!(read("go"), Command::Go(Go::default()));
    assert_eq!(
        read("go depth 5 nodes 1000 movetime 2000 infinite"),
        Command::Go(Go {
            infinite: true,
            depth: Some(5),
            nodes: Some(1000),
            time: Some(seconds(2)),
            ..Go::default()
        })
    );
    let clocks = Go {
        ponder: true,
        clocks: [Some(seconds(60)), Some(Duration::ZERO)],
        increments: [seconds(1), seconds(2)],
        moves_to_go: Some(40),
        ..Go::default()
    };
    for line in [
        "go ponder p1time 60000 p2time -20 p1inc 1000 p2inc 2000 movestogo 40",
        "go btime 0 wtime 60000 movestogo 40 winc 1000 binc 2000 ponder",
    ] {
        assert_eq!(read(line), Command::Go(clocks.clone()), "{line}");
    }
}

#[test]
fn mistakes_name_what_is_allowed() {
    for (line, part) in [
        (
            "isredy",
            "unknown command `isredy`; did you mean `isready`? (known: ugi,",
        ),
        ("xyzzy", "unknown command `xyzzy` (known"),
        ("stop now", "`stop` takes nothing more, not `now`"),
        (
            "position",
            "`position` needs more; write `position startpos|fen",
        ),
        ("position fen", "`fen` needs more"),
        ("position fen moves A", "`fen` needs more"),
        (
            "position startpos C",
            "`startpos` takes nothing more, not `C`",
        ),
        ("position strtpos", "did you mean `startpos`?"),
        (
            "setoption Hash 4",
            "write `setoption name NAME value VALUE`",
        ),
        ("setoption name value 4", "`name` needs more"),
        ("query who", "unknown query `who`"),
        ("query", "write `query gameover|p1turn|result`"),
        ("query result now", "not `now`"),
        ("go dept 4", "unknown limit `dept`; did you mean `depth`?"),
        ("go depth", "`depth` needs more"),
        (
            "go depth 0",
            "`depth` cannot be `0`; write a whole number from 1 to 4294967295",
        ),
        ("go depth -1", "`depth` cannot be `-1`"),
        ("go nodes many", "`nodes` cannot be `many`"),
        ("go movetime 0", "from 1 to 8640000000"),
        ("go movetime 99999999999999999999", "`movetime` cannot be"),
        ("go p1inc -1", "from 0 to"),
        ("go depth 4 depth 5", "`depth` is given twice"),
        ("go 5", "unknown limit `5`"),
    ] {
        let error = Command::read(line).unwrap_err().to_string();
        assert!(error.contains(part), "{line}: {error}");
    }
}
