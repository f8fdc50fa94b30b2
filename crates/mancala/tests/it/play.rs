//! Games line by line, from the first sentence to the last.

use std::fs;

use engine::{Engine, EngineOptions, Player};
use game::{Awaited, Game, Level, Record, Seat, Sitting, Step};
use insta::assert_snapshot;
use rules::{Position, Side, ToMove};

use crate::program::{run, run_with};

/// Moves for a whole game, chosen by a simple rule that looks random.
fn moves(game: &str) -> String {
    let mut position = Position::start(&game.parse().unwrap());
    let mut lines = Vec::new();
    for ply in 0_usize.. {
        match position.to_move() {
            ToMove::Nobody => match position.next_round([None; 2]) {
                Ok(next) => position = next,
                Err(_) => break,
            },
            ToMove::One(_) => {
                let moves = position.moves_up_to(200);
                let mv = moves[(7 * ply + ply * ply / 3) % moves.len()];
                lines.push(position.move_text(mv));
                position.advance(mv).unwrap();
            }
            ToMove::Both => {
                let moves = position.moves();
                let mv = moves[(7 * ply) % moves.len()];
                lines.push(mv.text(Side::South).replace('/', "\n"));
                position.advance(mv).unwrap();
            }
        }
    }
    lines.join("\n") + "\n"
}

/// A whole game of two people.
#[track_caller]
fn whole_game(game: &str, language: &str) -> String {
    let arguments = [
        "play", game, "--plain", "--north", "human", "--lang", language,
    ];
    let run = run_with(&arguments, &moves(game));
    assert_eq!((run.status, run.messages.as_str()), (0, ""));
    run.out
}

#[test]
fn the_computer_plays_games_of_the_general_machine() {
    for (game, mv) in [("togyz-kumalak", "A"), ("bao", "F>"), ("omweso", "L")] {
        let arguments = ["play", game, "--plain", "--lang", "en", "--seed", "1"];
        let run = run_with(&arguments, &format!("hint\n{mv}\nquit\n"));
        assert_eq!((run.status, run.messages.as_str()), (0, ""), "{game}");
        assert!(run.out.contains("Try "), "{game}: {}", run.out);
        assert!(run.out.contains("The computer "), "{game}: {}", run.out);
    }
}

#[test]
fn the_rules_of_a_game_of_keys_are_told_in_a_game() {
    let told = run_with(
        &["play", "wari", "--plain", "--north", "human"],
        "rules\nquit\n",
    );
    assert_eq!(told.status, 0);
    for sentence in [
        "Seeds are sown counter-clockwise.",
        "Only these numbers of seeds are captured: 2, 3.",
    ] {
        assert!(told.out.contains(sentence), "{}", told.out);
    }
}

#[test]
fn a_game_of_a_file_keeps_its_title() {
    let dir = tempfile::TempDir::new().unwrap();
    let [file, saved] = ["village.toml", "saved.txt"].map(|name| dir.path().join(name));
    let text = "game = \"village\"\ntitle = \"Our village’s game\"\n\n\
                [rules]\nhouses = 5\ncapture = \"facing\"\n";
    fs::write(&file, text).unwrap();
    let [file, saved] = [&file, &saved].map(|path| path.to_str().unwrap());
    let people = ["--south", "human", "--north", "human", "--plain"];
    let play = |more: &[&str]| run_with(&[&["play"], more, &people[..]].concat(), "A\nquit\n");
    for begun in [play(&[file, "--save", saved]), play(&["--load", saved])] {
        assert_eq!((begun.status, begun.messages.as_str()), (0, ""));
        assert!(
            begun.out.starts_with("Our village’s game\n"),
            "{}",
            begun.out
        );
    }
}

#[test]
fn kalah() {
    assert_snapshot!(whole_game("kalah:seeds=3", "en"));
}

#[test]
fn oware() {
    assert_snapshot!(whole_game("oware", "fr"));
}

#[test]
fn congkak() {
    assert_snapshot!(whole_game(
        "congkak:houses=5,opening=simultaneous,match=best-of-3",
        "en"
    ));
}

#[test]
fn kid_cala_beginner() {
    assert_snapshot!(whole_game("kid-cala-beginner", "fr"));
}

#[test]
fn kid_cala_classic() {
    assert_snapshot!(whole_game("kid-cala-classic", "en"));
}

#[test]
fn banana_cala() {
    assert_snapshot!(whole_game("banana-cala:end=to-move", "en"));
}

/// The levels' moves are the engine's own business; that they come to an end is not.
#[test]
fn levels_play_every_game_to_its_end() {
    for game in [
        "kalah",
        "kalah:direction=clockwise,pie=on",
        "oware",
        "congkak",
        "congkak:opening=simultaneous,match=best-of-3",
        "congkak:match=traditional,refill=choose,max-bonus=2",
        "kid-cala-beginner",
        "kid-cala-classic",
        "banana-cala",
    ] {
        let run = run(&format!("play {game} --plain --south 1 --north 1 --seed 3"));
        assert_eq!((run.status, run.messages.as_str()), (0, ""), "{game}");
        assert!(run.out.ends_with("Goodbye.\n"), "{game}");
        let again = self::run(&format!("play {game} --plain --south 1 --north 1 --seed 3"));
        assert_eq!(run.out, again.out, "{game}");
    }
}

#[test]
fn a_person_against_a_level() {
    let run = run_with(
        &["play", "kalah", "--plain", "--seed", "1"],
        &"1\n".repeat(60),
    );
    assert_eq!(run.status, 0);
    assert!(run.out.contains("You sow A (4 seeds)"));
    assert!(run.out.contains("The computer sows"));
    assert!(
        run.out.contains(" wins ") || run.out.contains("You win ") || run.out.contains("A draw")
    );
}

#[test]
fn the_prompt_understands_commands_of_both_languages() {
    let input =
        "moves\nplateau\nlast\nC\ndernier\nundo\nundo\nredo\nscore\nhistory\n?\nZ\n99\nCF\nquit\n";
    let run = run_with(&["play", "kalah", "--plain", "--north", "human"], input);
    assert_eq!(run.status, 0);
    assert_snapshot!(run.out);
}

#[test]
fn a_game_is_chosen_from_a_list() {
    let run = run_with(&["play", "--plain", "--north", "human"], "0\nx\n2\n1\n");
    assert_snapshot!(run.out);
    assert!(
        run_with(&["play", "--plain"], "")
            .out
            .ends_with("Goodbye.\n")
    );
}

#[test]
fn fruits_are_asked_for() {
    let input = "m\nx\nm\ngob\nm:b\nA\nD\nboard\nquitter\n";
    let arguments = [
        "play",
        "banana-cala",
        "--plain",
        "--north",
        "human",
        "--lang",
        "fr",
    ];
    assert_snapshot!(run_with(&arguments, input).out);
}

#[test]
fn houses_to_refill_are_asked_for() {
    let game = "congkak:houses=5,match=traditional,refill=choose";
    let position = "0-0-0-0-1-0-0-0-0-1-32-16-S";
    let arguments = ["play", game, "-p", position, "--plain", "--north", "human"];
    let run = run_with(&arguments, "E\nab\nABC\nabc\nboard\n");
    assert_snapshot!(run.out);
}

#[test]
fn a_saved_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game");
    let name = file.to_str().unwrap();
    let human = ["play", "kalah", "--plain", "--north", "human"];
    let begun = run_with(&[&human[..], &["--save", name]].concat(), "CF\nb\n");
    assert!(begun.out.contains("The game is saved in"));
    let record = fs::read_to_string(&file).unwrap();
    assert!(
        record.contains("[Game \"kalah\"]") && record.contains("1. CF 2. b"),
        "{record}"
    );

    let go_on = ["play", "--plain", "--load", name, "--save", name];
    let later = run_with(&go_on, "a\n");
    assert!(
        later.out.contains("North sows b"),
        "what happened last is said: {}",
        later.out
    );
    assert!(fs::read_to_string(&file).unwrap().contains("2. ba"));

    let again = run_with(&[&human[..], &["--save", name]].concat(), "");
    assert_eq!(again.status, 2);
    assert!(
        again.messages.contains("exists already"),
        "{}",
        again.messages
    );

    fs::write(&file, record.replace("2. b", "2. q")).unwrap();
    let altered = run_with(&go_on, "");
    assert_eq!(altered.status, 2);
    assert!(altered.messages.contains("line 7"), "{}", altered.messages);
}

#[test]
fn the_board_needs_a_terminal() {
    let run = run("play kalah");
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.messages.contains("--plain"));
}

#[test]
fn the_last_level_says_once_that_it_is_perfect() {
    let position = "1-0-2-0-1-0-0-1-0-2-1-0-14-12-S";
    for (name, language) in [("english", "en"), ("french", "fr")] {
        let arguments = [
            "play",
            "kalah",
            "-p",
            position,
            "--any-seeds",
            "--plain",
            "--seed",
            "1",
            "--north",
            "8",
            "--lang",
            language,
        ];
        let run = run_with(&arguments, "hint\nA\nhint\n1\nhint\n1\nhint\nhint\n1\n");
        assert_snapshot!(format!("perfect_{name}"), run.out);
    }
}

/// The game of the computer against itself at these levels, by the sitting alone.
fn against_itself(game: &str, levels: [u8; 2], seed: u64) -> Vec<String> {
    let seats = levels.map(|number| Seat::Computer(Level::new(number).unwrap()));
    let mut sitting = Sitting::new(Game::start(&game.parse().unwrap()), seats, seed);
    let mut engine = Engine::new(EngineOptions::default());
    while let Awaited::Computer(side, level) = sitting.awaited() {
        let seed = sitting.seed_now();
        let player = Player { side, level, seed };
        let choice = engine.choose(sitting.position(), player, None);
        sitting.choose(side, choice.mv.unwrap()).unwrap();
    }
    let steps = sitting.game().line();
    steps.map(Step::text).collect()
}

/// So does the page: `e2e/tests/it/computer.rs`.
#[test]
fn the_same_game_level_and_seed_give_the_same_moves() {
    let folder = tempfile::tempdir().unwrap();
    for (game, levels) in [
        ("kalah:seeds=3", [1, 2]),
        ("oware", [2, 1]),
        ("congkak:opening=simultaneous", [1, 1]),
        ("kid-cala-beginner", [3, 1]),
        ("banana-cala", [1, 2]),
    ] {
        let expected = against_itself(game, levels, 7);
        assert!(expected.len() > 10);
        let [south, north] = levels;
        for command in [
            format!("play {game} --plain --south {south} --north {north}"),
            format!("match {game} {south} {north} --games 1 --opening-plies 0"),
        ] {
            let file = folder.path().join("game");
            let arguments = [
                command.split(' ').collect(),
                vec!["--seed", "7", "--save", file.to_str().unwrap()],
            ];
            let run = run_with(&arguments.concat(), "");
            assert_eq!((run.status, run.messages.as_str()), (0, ""), "{command}");
            let record: Record = fs::read_to_string(&file).unwrap().parse().unwrap();
            let steps: Vec<String> = record.game.line().map(Step::text).collect();
            assert_eq!(steps, expected, "{command}");
            fs::remove_file(file).unwrap();
        }
    }
}
