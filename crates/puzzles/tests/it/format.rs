//! One line for a puzzle, and what is said of lines that are none.

use puzzles::{Collection, Goal, Puzzle, Theme, Verdict};
use rules::{Certainty, Side};

const LINE: &str =
    "xg7nmg kalah:houses=2,seeds=2 1-1-2-2-1-1-S chain 640 margin +2 proved (A2,B(A))";

#[test]
fn a_line_says_everything() {
    let puzzle: Puzzle = LINE.parse().unwrap();
    let task = puzzle.task();
    assert_eq!(puzzle.side(), Side::South);
    assert_eq!((task.theme, task.rating), (Theme::Chain, 640));
    assert_eq!(
        (task.goal, task.value, task.source),
        (Goal::Margin, 2, Certainty::Proved)
    );
    let solution = puzzle.solution();
    assert_eq!(solution.depth(), 2);
    let wrong = puzzle.position().read_move("A").unwrap();
    assert_eq!(solution.verdict(wrong), Some(&Verdict::Wrong { cost: 2 }));
    assert_eq!(puzzle.to_string(), LINE);
}

/// A question has no moves in it, and its answer is the value.
#[test]
fn a_question_has_its_line_too() {
    let line = "t2syz3 kalah 0-0-3-10-1-5-4-0-1-0-11-1-6-6-S winner 1620 result +0 proved -";
    let puzzle: Puzzle = line.parse().unwrap();
    assert_eq!(
        (puzzle.winner(), puzzle.to_string()),
        (None, line.to_owned())
    );
    let won: Puzzle = line.replace("+0", "-4").parse().unwrap();
    assert_eq!(won.winner(), Some(Side::North));
    for (from, to, expected) in [
        (
            " -",
            " (A,B)",
            "the solution: no move is asked for, and some are told of; write `-`",
        ),
        (
            "result",
            "margin",
            "the solution: `(` is missing before `-`",
        ),
    ] {
        let error = line.replace(from, to).parse::<Puzzle>().unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}

#[track_caller]
fn check(from: &str, to: &str, expected: &str) {
    assert!(LINE.contains(from));
    let error = LINE.replacen(from, to, 1).parse::<Puzzle>().unwrap_err();
    assert_eq!(error.to_string(), expected);
}

#[test]
fn what_is_wrong_is_named() {
    check(
        "(A2,B(A))",
        "",
        "8 fields instead of 9: name, game, position, theme, rating, goal, value, source, solution",
    );
    check(
        "chain",
        "chains",
        "`chains` is no theme; known are chain, capture, defence, feeding, count, longest, \
         winner",
    );
    check("640", "599", "`599` is no rating: it goes from 600 to 2400");
    check(
        "640",
        "hard",
        "`hard` is no rating: it goes from 600 to 2400",
    );
    check("+2", "2", "`2` is no value: write `+6`, `-2` or `+0`");
    check(
        "margin +2",
        "win -2",
        "`win` cannot be reached where the best move is worth -2",
    );
    check(
        "proved",
        "guessed",
        "`guessed` is no source; known are proved, table",
    );
    check(
        "-S",
        "-X",
        "the solution: nobody has to choose in `1-1-2-2-1-1-X`",
    );
    check(
        "xg7nmg",
        "xg7nmh",
        "the puzzle is called `xg7nmg`, not `xg7nmh`: has it been changed?",
    );
}

#[test]
fn a_solution_must_play() {
    let solution = "(A2,B(A))";
    check(solution, "A2", "the solution: `(` is missing before `A2`");
    check(
        solution,
        "(A2,B(A)",
        "the solution: `)` is missing before ``",
    );
    check(
        solution,
        "(a2,B(A))",
        "the solution: `house` is missing before `a2,B(A))`",
    );
    check(
        solution,
        "(A2,B(A)))",
        "the solution: `end of the line` is missing before `)`",
    );
    check(
        solution,
        "(A0,B(A))",
        "the solution: `0` is no cost: a wrong move loses 1 seed at least",
    );
    check(
        solution,
        "(A2,A2)",
        "the solution: `A` stands twice for `1-1-2-2-1-1-S`",
    );
    check(
        solution,
        "(B(A))",
        "the solution: a legal move is missing for `1-1-2-2-1-1-S`",
    );
    check(
        solution,
        "(A2,B2)",
        "the solution: no move is right in `1-1-2-2-1-1-S`",
    );
    check(solution, "(A,B)", "the solution: no move is wrong");
    check(
        solution,
        "(A(A,B),B2)",
        "the solution: the wrong player is to move in `0-2-2-2-1-1-N`",
    );
    check(
        solution,
        "(A:b,B2)",
        "the solution: `(` is missing before `,B2)`",
    );
    check(
        solution,
        "(A2,B(A),C)",
        "the solution: `C` cannot be played in `1-1-2-2-1-1-S`: there is no house `C`; the houses \
         go from `A` to `B`",
    );
    let deep = format!("{}A", "(A".repeat(100));
    check(
        solution,
        &deep,
        "the solution: more than 64 decisions after one another",
    );
}

#[test]
fn a_file_names_the_line() {
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let error = Collection::read(text).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
    check("", "line 1: it must be `mancala puzzles 1`, not ``");
    check(
        "mancala puzzles 2\n",
        "line 1: it must be `mancala puzzles 1`, not `mancala puzzles 2`",
    );
    check(
        &format!(
            "mancala puzzles 1\n# made\n\n{}",
            LINE.replace("640", "6400")
        ),
        "line 4: `6400` is no rating: it goes from 600 to 2400",
    );
    check(
        &format!("mancala puzzles 1\n{LINE}\n{LINE}\n"),
        "line 3: the same puzzle as in line 2",
    );
}

#[test]
fn a_puzzle_seen_from_the_other_side_is_the_same() {
    let other = "kalah:houses=2,seeds=2 2-2-1-1-1-1-N chain 640 margin +2 proved (a2,b(a))";
    let error = format!("? {other}").parse::<Puzzle>().unwrap_err();
    let name = error.to_string();
    let name = name.split('`').nth(1).unwrap();
    let text = format!("mancala puzzles 1\n{LINE}\n{name} {other}\n");
    let error = Collection::read(&text).unwrap_err();
    assert_eq!(error.to_string(), "line 3: the same puzzle as in line 2");
}

#[test]
fn a_collection_keeps_its_remarks() {
    let text = format!("mancala puzzles 1\n# made by hand\n{LINE}\n");
    let collection = Collection::read(&text).unwrap();
    assert_eq!(collection.remarks, ["made by hand"]);
    assert_eq!(collection.puzzles.len(), 1);
    assert_eq!(collection.to_string(), text);
}
