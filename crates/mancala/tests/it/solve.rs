//! `mancala solve`: values that others have published, and what is refused.

use serde_json::Value;

use crate::program::run;

#[track_caller]
fn solved(arguments: &str) -> Value {
    let run = run(&format!("solve {arguments} --memory 200 --json"));
    assert_eq!((run.status, run.messages.as_str()), (0, ""));
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn the_published_values_of_every_first_sowing() {
    let told = solved("kalah:seeds=2,capture=empty --moves");
    let moves: Vec<_> = told["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|told| {
            (
                told["move"].as_str().unwrap(),
                told["value"].as_i64().unwrap(),
            )
        })
        .collect();
    let expected = [
        ("E", 10),
        ("F", -2),
        ("C", -6),
        ("B", -8),
        ("A", -14),
        ("D", -14),
    ];
    assert_eq!(moves, expected);
    assert_eq!((&told["value"], &told["best"]), (&10.into(), &"E".into()));
    assert_eq!(
        (&told["winner"], &told["proved"]),
        (&"south".into(), &true.into())
    );
}

#[test]
fn only_who_wins() {
    let told = solved("kalah:houses=4,seeds=4 --win-only");
    assert_eq!(told["winner"], "south");
    assert_eq!(told["proved"], true);
    assert!(told.get("moves").is_none());
}

#[test]
fn the_value_counts_what_lies_in_the_stores() {
    let told = solved("kalah --position 0-0-0-0-2-1-0-0-0-0-1-0-21-23-S");
    assert_eq!(told["value"], run_value("0-0-0-0-2-1-0-0-0-0-1-0-21-23-S"));
    let over = solved("kalah --position 0-0-0-0-0-0-0-0-0-0-0-0-30-18-X");
    assert_eq!((&over["value"], &over["best"]), (&12.into(), &Value::Null));
}

/// What the engine proves.
fn run_value(position: &str) -> Value {
    let run = run(&format!("analyze kalah -p {position} --endings 0 --json"));
    let told: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(told["moves"][0]["source"], "proved");
    told["moves"][0]["value"].clone()
}

#[test]
fn people_read_who_wins_and_by_how_much() {
    let told = run("solve kalah:houses=3,seeds=2 --memory 100");
    let mut lines = told.out.lines();
    assert_eq!(lines.next(), Some("South wins (+4)."), "{}", told.out);
    assert!(lines.next().unwrap().starts_with("Best: "));
}

#[test]
fn what_is_not_known_in_time_is_a_range() {
    let run = run("solve kalah:seeds=6 --time 0.3 --endings 8 --memory 100 --json");
    assert_eq!(run.status, 1, "{}", run.messages);
    let told: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(told["proved"], false);
    assert!(told["range"][0].as_i64() < told["range"][1].as_i64());
    assert!(told.get("value").is_none() && told.get("best").is_none());
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let oware = run("solve oware");
    assert_eq!(oware.status, 2);
    assert!(
        oware
            .messages
            .starts_with("mancala: Tables with 48 seeds need "),
        "{}",
        oware.messages
    );
    let stopped = run("solve kalah:majority-stop=on");
    assert_eq!(stopped.status, 2);
    assert_eq!(
        stopped.messages,
        "mancala: `kalah:majority-stop=on` cannot be solved: it ends when one player has more than \
         half of all seeds, which houses do not tell.\n"
    );
    let little = run("solve congkak:opening=alternate --memory 1");
    assert_eq!(little.status, 2);
    assert!(
        little
            .messages
            .contains("are not enough to tell the positions")
    );
    let many = run("solve kalah:houses=12,seeds=12");
    assert_eq!(many.status, 2);
    assert_eq!(
        many.messages,
        "mancala: 288 seeds in the houses are too many: up to 127 can be solved.\n"
    );
    let endings = run("solve kalah --endings 200");
    assert_eq!(endings.status, 2);
    assert!(endings.messages.contains("200 is not in 0..=127"));
    let both = run("solve kalah --moves --win-only");
    assert_eq!(both.status, 2);
}

#[test]
fn small_oware_is_looked_up() {
    let told = solved("oware:houses=3,seeds=2,repetition=split");
    assert_eq!(told["proved"], true);
    // It ends at a majority: by how much it is won is told of playing on.
    assert!(told.get("value").is_none());
    assert!(told["played_on"].is_i64());
    let people = run("solve oware:houses=3,seeds=2,repetition=split");
    assert!(people.out.contains("if it is played on"), "{}", people.out);
    let open = run("solve oware:houses=2,seeds=1 --moves");
    assert_eq!(open.status, 1);
    let mut lines = open.out.lines();
    assert_eq!(
        lines.next(),
        Some("Not known yet. For South: +0…+4, if it is played on.")
    );
    assert!(
        lines
            .last()
            .unwrap()
            .starts_with("Looked up in all 70 positions with as many seeds or fewer, in "),
        "{}",
        open.out
    );
}

#[test]
fn one_turn_of_congkak() {
    let told = solved("congkak:houses=5 --turn");
    assert_eq!((&told["banked"], &told["seeds"]), (&46.into(), &50.into()));
    assert_eq!(told["proved"], true);
    let people = run("solve congkak:houses=5 --turn --memory 10");
    assert!(
        people.out.starts_with(
            "After this turn 46 of 50 seeds can be in the store; more cannot.\nA E C "
        ),
        "{}",
        people.out
    );
    let late = run("solve congkak --turn --memory 10 --time 0.1");
    assert_eq!(late.status, 1);
    assert!(
        late.out.starts_with("After this turn at least 9"),
        "{}",
        late.out
    );
    let fruit = run("solve banana-cala --turn");
    assert_eq!(
        (fruit.status, fruit.messages.as_str()),
        (
            2,
            "mancala: `banana-cala` cannot be solved: it is played with fruit.\n"
        )
    );
}

#[test]
fn a_little_fruit_is_solved() {
    let position = "--any-seeds --position 0-0-0-0-0-1g-0-0-0-0-0-1a-0-0-0-0-S";
    let told = solved(&format!("banana-cala {position}"));
    let told_moves = solved(&format!("banana-cala --moves {position}"));
    assert_eq!(told["value"], told_moves["value"]);
}

#[test]
fn what_was_interrupted_goes_on_from_its_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("work").display().to_string();
    let little = "--endings 8 --memory 100 --json --checkpoint";
    for _ in 0..2 {
        let run = run(&format!("solve kalah:seeds=6 --time 0.3 {little} {file}"));
        assert_eq!((run.status, run.messages.as_str()), (1, ""));
    }
    let game = format!("solve kalah:houses=4,seeds=3 {little} {file}");
    let other = run(&game);
    assert_eq!(other.status, 2);
    assert_eq!(
        other.messages.replace(&file, "FILE"),
        "mancala: FILE: a checkpoint of `kalah:seeds=6 6-6-6-6-6-6-6-6-6-6-6-6-0-0-S`, \
         not of `kalah:houses=4,seeds=3 3-3-3-3-3-3-3-3-0-0-S`\n"
    );
    std::fs::remove_file(&file).unwrap();
    let told = |run: crate::program::Run| -> Value { serde_json::from_str(&run.out).unwrap() };
    let first = told(run(&game));
    let again = told(run(&game));
    assert_eq!(first["value"], again["value"]);
    assert_eq!(again["nodes"], 0);
    assert_eq!(
        (&first["from"], &again["from"]),
        (&Value::Null, &"checkpoint".into())
    );
    let people = run(&format!(
        "solve kalah:houses=4,seeds=3 --endings 8 --memory 100 --checkpoint {file}"
    ));
    assert!(!people.out.contains("positions"), "{}", people.out);
    assert!(
        people.out.contains("rests on the checkpoint"),
        "{}",
        people.out
    );
}

#[test]
fn no_work_goes_on_beyond_the_time() {
    for (arguments, range) in [
        ("oware:seeds=2,repetition=split", "played_on_range"),
        ("kalah:direction=clockwise,seeds=2", "range"),
        ("kalah --endings 22", "range"),
        (
            "banana-cala --any-seeds --position 1b1a-1g-0-1a-0-0-1o-0-1a-0-1b-0-1a-0-0-0-S",
            "range",
        ),
    ] {
        let run = run(&format!("solve {arguments} --time 0.2 --json"));
        assert_eq!((run.status, run.messages.as_str()), (1, ""), "{arguments}");
        let told: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(told["proved"], false);
        assert!(told[range][0].as_i64() < told[range][1].as_i64());
        // Without a limit each takes much longer; machines that do other work too are slow.
        assert!(told["seconds"].as_f64() < Some(5.0), "{told}");
    }
}

#[test]
fn endings_that_are_asked_for_are_there_or_refused() {
    for (arguments, message) in [
        (
            "kalah --endings 30",
            "To search with the endings of up to 30 seeds, 14437 MiB of memory are needed; 4096 \
             may be used, which is enough for 26 seeds.",
        ),
        (
            "oware:houses=2,seeds=1 --endings 2",
            "This position is solved without a search, so `--endings` is of no use.",
        ),
        (
            "banana-cala --endings 2",
            "This position is solved without a search, so `--endings` is of no use.",
        ),
        (
            "banana-cala --checkpoint work",
            "This position is solved without a search, and there are no checkpoints of that.",
        ),
        (
            "congkak:match=traditional --any-seeds --endings 2 \
             --position x-1-0-0-0-0-1-0-0-0-0-0-2-0-0-0-S",
            "The tables are for boards without burnt houses.",
        ),
        (
            "kalah:majority-stop=on --lang fr",
            "«\u{a0}kalah:majority-stop=on\u{a0}» ne peut pas être résolu\u{a0}: il finit quand un \
             joueur a plus de la moitié des graines, ce que les cases ne disent pas.",
        ),
    ] {
        let run = run(&format!("solve {arguments}"));
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments}");
        assert_eq!(run.messages, format!("mancala: {message}\n"));
    }
}

#[test]
fn a_turn_is_told_as_it_is() {
    let told = run("solve kalah --turn --position 0-0-0-0-0-1-1-0-0-0-0-0-40-6-S");
    assert!(
        told.out
            .starts_with("After this turn 41 of 48 seeds can be in the store; more cannot.\nF\n"),
        "{}",
        told.out
    );
    let over = run("solve kalah --turn --position 0-0-0-0-0-0-0-0-0-0-0-0-30-18-X");
    assert_eq!((over.status, over.out.as_str()), (0, "The game is over.\n"));
    let pie = run("solve kalah:pie=on --turn");
    assert_eq!(
        (pie.status, pie.messages.as_str()),
        (
            2,
            "mancala: `kalah:pie=on` cannot be solved: the sides may still be changed.\n"
        )
    );
    let large = run(&format!("solve congkak --turn --memory {}", u64::MAX));
    assert_eq!(large.status, 2);
    assert!(
        large
            .messages
            .contains("this machine has no room for 18446744073709551615 MiB"),
        "{}",
        large.messages
    );
}

#[test]
fn games_of_keys_are_solved_where_few_positions_follow() {
    let told = solved("bestemshe:houses=3,seeds=3");
    assert_eq!((&told["value"], &told["best"]), (&2.into(), &"C".into()));
    assert_eq!(told["proved"], true);
    let told = run("solve goat --memory 200 --json");
    let value: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!((told.status, &value["circles"]), (1, &true.into()));
    assert_eq!(value["range"], serde_json::json!([-4, 2]));
    let full = run("solve bao --memory 20");
    assert_eq!(full.status, 2);
    assert!(
        full.messages.contains("memory are not enough"),
        "{}",
        full.messages
    );
}
