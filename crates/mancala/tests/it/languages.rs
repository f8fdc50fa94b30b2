//! The program in Malay and Indonesian: U-105, the same sentences as on the page.

use insta::assert_snapshot;

use crate::program::{program, run, run_with};

/// The beginning of a game, with questions at the prompt in its language.
#[track_caller]
fn beginning(game: &str, language: &str, lines: &str) -> String {
    let arguments = [
        "play", game, "--plain", "--north", "human", "--lang", language,
    ];
    let run = run_with(&arguments, lines);
    assert_eq!(run.messages, "");
    run.out
}

#[test]
fn congkak_in_malay() {
    assert_snapshot!(beginning(
        "congkak",
        "ms",
        "bantuan\nA\nB\nmarkah\nlangkah\na\nundur\nkeluar\n"
    ));
}

#[test]
fn congkak_in_indonesian() {
    assert_snapshot!(beginning(
        "congkak",
        "id",
        "bantuan\nA\nB\nskor\nlangkah\na\nurung\nkeluar\n"
    ));
}

#[test]
fn kid_cala_in_malay_and_indonesian() {
    let both = ["ms", "id"].map(|language| beginning("kid-cala-classic", language, "C\nF\na\nb\n"));
    assert_snapshot!(both.join("\n"));
}

#[test]
fn rules_in_malay_and_indonesian() {
    let both = ["ms", "id"].map(|language| run(&format!("rules kalah --lang {language}")).out);
    assert_snapshot!(both.join("\n"));
}

/// Other codes of a language, and what environments say.
#[test]
fn languages_by_other_names() {
    let asked = |language: &str| run(&format!("rules oware --lang {language}")).out;
    let environment = |locale: &str| {
        let output = program()
            .args(["rules", "oware"])
            .env("LANG", locale)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let (malay, indonesian) = (asked("ms"), asked("id"));
    assert!(malay.contains("lawan arah jam") && indonesian.contains("arah jarum jam"));
    for (language, expected) in [("zsm", &malay), ("in", &indonesian), ("ID", &indonesian)] {
        assert_eq!(asked(language), *expected, "{language}");
    }
    for (locale, expected) in [
        ("ms_MY.UTF-8", &malay),
        ("zsm_MY", &malay),
        ("id_ID.UTF-8", &indonesian),
        ("in_ID", &indonesian),
    ] {
        assert_eq!(environment(locale), *expected, "{locale}");
    }
    let unknown = run("rules oware --lang tlh");
    assert_eq!(unknown.status, 2);
    assert!(
        unknown.messages.contains("`ms`, `id`"),
        "{}",
        unknown.messages
    );
}
