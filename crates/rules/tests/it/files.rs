//! Game files: what is read, and every refusal with its line, key and sentence.

use rules::Position;
use rules::general::Definition;

/// A game of one's own, as a teacher writes it.
const PANDI: &str = r#"game    = "my-pandi"
title   = "Pandi of my village" # a comment
based-on = "pandi"
source  = "my grandmother"
rows    = 2

[rules]
houses  = 7
seeds   = 5
take    = [
    4, # a list goes on
]

[start]
south   = [5, 5, 5, 0, 5, 5, 5]
north   = [5, 5, 5, 0, 5, 5, 5]

[[example]]
position = "5-5-5-0-5-5-5-5-5-5-5-5-5-5-0-0-S"
move     = "A"
result   = "2-8-8-3-0-0-1-7-0-7-7-0-1-7-14-0-N"
"#;

#[test]
fn a_file_is_a_definition_on_one_line() {
    let definition = Definition::read("pandi.toml", PANDI).unwrap();
    assert_eq!(definition.title, "Pandi of my village");
    let line = definition.rules().to_string();
    assert!(
        line.starts_with("sow:houses=7,seeds=5,setup=5.5.5.0.5.5.5/5.5.5.0.5.5.5,"),
        "{line}"
    );
    assert_eq!(line.parse(), Ok(definition.rules()));
    assert_eq!(Position::start(&definition.rules()).pieces_total(), 60);
}

/// The error of a file with these lines after its name.
#[track_caller]
fn refused(lines: &str, line: usize, key: Option<&str>, sentence: &str) {
    let text = format!("game = \"mine\"\n{lines}");
    let error = Definition::read("mine.toml", &text).expect_err(lines);
    let told = error.to_string();
    assert!(told.starts_with(&format!("mine.toml:{line}: ")), "{told}");
    assert_eq!((error.line, error.key.as_deref()), (line, key), "{told}");
    assert!(told.contains(sentence), "{told}");
}

#[test]
fn an_unknown_key_or_word_is_answered_with_the_nearest() {
    refused(
        "[rules]\ncaptur = \"facing\"",
        3,
        Some("captur"),
        "did you mean `capture`?",
    );
    refused(
        "[rules]\nlaps = \"rely\"",
        3,
        Some("laps"),
        "did you mean `relay`?",
    );
    refused(
        "[rules]\nlaps = \"rely\"",
        3,
        Some("laps"),
        "allowed: single|relay|relay-next",
    );
    refused("sauce = \"me\"", 2, Some("sauce"), "did you mean `source`?");
    refused(
        "title = \"a\"\narea = \"west-afrika\"",
        3,
        Some("area"),
        "did you mean `west-africa`?",
    );
    refused("area = 7", 2, Some("area"), "a text in quotes");
    refused("[rule]\n", 2, Some("rule"), "did you mean `rules`?");
    refused(
        "[[example]]\nmoves = \"A\"",
        3,
        Some("moves"),
        "did you mean `move`?",
    );
    refused(
        "based-on = \"pandy\"",
        2,
        Some("based-on"),
        "did you mean `pandi`?",
    );
}

#[test]
fn a_name_belongs_to_one_game() {
    let named = |list: &str| format!("title = \"Mine\"\nother-names = {list}");
    let refused = |list: &str, sentence: &str| {
        refused(&named(list), 3, Some("other-names"), sentence);
    };
    refused(
        "[\"Awale\"]",
        "`Awale` is a name of the catalogue's `oware`",
    );
    refused(
        "[\"TOGYZ\"]",
        "`TOGYZ` is a name of the catalogue's `togyz-kumalak`",
    );
    refused("[\"Minor\", \"minor\"]", "`minor` is no further name");
    refused("[\"Mine\"]", "`Mine` is no further name");
    refused("[\"- \"]", "`- ` is no further name");
    refused("\"Minor\"", "a list of at most 16 texts");
    refused(
        &format!("[{}]", "\"Minor\", ".repeat(17)),
        "a list of at most 16 texts",
    );
    let text = named("[\"Minor\", \"Mínimo\"]");
    let text = format!("game = \"mine\"\nbased-on = \"pandi\"\n{text}");
    let definition = Definition::read("mine.toml", &text).unwrap();
    assert_eq!(definition.other_names, ["Minor", "Mínimo"]);
}

#[test]
fn keys_that_need_others_say_which() {
    let facing = "capture=facing";
    refused(
        "[rules]\ncapture = \"singles\"\nchain = \"on\"",
        4,
        Some("chain"),
        "a capture that chains",
    );
    refused(
        "[rules]\ncapture = \"count\"\nown-seed = \"always\"",
        4,
        Some("own-seed"),
        facing,
    );
    refused(
        "[rules]\ncapture = \"count\"\nvisit = true",
        4,
        Some("visit"),
        facing,
    );
    refused(
        "[rules]\ncapture = \"count\"\nbonus = 2",
        4,
        Some("bonus"),
        "sow-store=own",
    );
    refused(
        "[rules]\ncapture = \"count\"\nhold-at = 4",
        4,
        Some("hold-at"),
        "hold=tuzdik",
    );
    refused(
        "[rules]\ncapture = \"count\"\nend-at = 4",
        4,
        Some("end-at"),
        "end=few-seeds",
    );
    refused(
        "[rules]\ncapture = \"singles\"\ntake = [2, 3]",
        4,
        Some("take"),
        "asks for a number",
    );
    refused(
        "[rules]\nextra = \"alike\"\nsow-store = \"own\"",
        3,
        Some("extra"),
        "needs a capture",
    );
    refused(
        "rows = 4\n[rules]\nlanding = \"empty\"",
        4,
        Some("landing"),
        "`landing` and `captured` exclude each other",
    );
    refused(
        "[rules]\nhouses = 5\ndirection = \"split\"\ncapture = \"count\"",
        4,
        Some("direction"),
        "the middle house in `either`",
    );
    refused(
        "[rules]\ncapture = \"count\"\neither = \"AH\"",
        4,
        Some("either"),
        "house `H`",
    );
}

#[test]
fn what_is_out_of_range_is_told_with_the_range() {
    refused("[rules]\nhouses = 13", 3, Some("houses"), "allowed: 2–12");
    refused("[rules]\nhouses = 1", 3, Some("houses"), "allowed: 2–12");
    refused(
        "[rules]\ntake = [\"even\", 4]\ncapture = \"count\"",
        3,
        Some("take"),
        "cannot be",
    );
    refused(
        "[start]\nsouth = [100]\nnorth = [1]",
        3,
        Some("setup"),
        "cannot be",
    );
    refused(
        "[rules]\nhouses = 3\ncapture = \"count\"\nsetup = \"1.2/3.4\"",
        5,
        Some("setup"),
        "3 houses",
    );
    refused(
        "[rules]\nhouses = 12\nseeds = 12\ncapture = \"count\"",
        1,
        Some("setup"),
        "288 seeds",
    );
    refused(
        "[start]\nsouth = [1, 2]",
        3,
        Some("start"),
        "both `south` and `north`",
    );
    refused("rows = 3", 2, Some("rows"), "2 or 4");
    refused("age = 70000", 2, Some("age"), "up to 65535");
}

#[test]
fn a_game_in_which_nothing_can_happen_is_refused() {
    refused("[rules]\nhouses = 6", 1, None, "nothing can ever be won");
    refused(
        "[rules]\nhouses = 2\ncapture = \"count\"\nmin-sow = 2\nseeds = 1",
        1,
        None,
        "over before the first move",
    );
}

#[test]
fn what_is_no_file_of_a_game_is_refused() {
    refused("title", 2, None, "`key = value`");
    refused("title = \"a", 2, None, "a text in quotes");
    refused("title = \"a\" b", 2, None, "the end of the line");
    refused("title = 7", 2, Some("title"), "a text in quotes");
    refused(
        "title = \"a\"\ntitle = \"b\"",
        3,
        Some("title"),
        "given twice",
    );
    refused("[[example]\n", 2, None, "`[[example]]`");
    let bare = |text: &str| {
        Definition::read("mine.toml", text)
            .expect_err(text)
            .to_string()
    };
    assert!(bare("title = \"a\"").contains("`game`: it is missing"));
    assert!(bare("game = \"oware\"").contains("choose another one"));
    assert!(bare("game = \"My game\"").contains("a name has 1 to 40"));
    assert!(bare(&"#".repeat(70_000)).contains("at most 65536 bytes"));
    assert!(bare(&"a = 1\n".repeat(2_000)).contains("1,000 entries"));
}

#[test]
fn an_example_that_comes_out_otherwise_is_told_with_the_board() {
    let other = PANDI.replace("2-8-8-3", "2-8-8-4");
    let error = Definition::read("pandi.toml", &other).unwrap_err();
    assert_eq!(error.line, 18);
    assert!(
        error
            .to_string()
            .contains("`2-8-8-3-0-0-1-7-0-7-7-0-1-7-14-0-N` after `A`"),
        "{error}"
    );
    let error = Definition::read("p", &PANDI.replace("\"A\"", "\"D\"")).unwrap_err();
    assert!(error.to_string().contains("house `D` is empty"), "{error}");
    let error = Definition::read("p", &PANDI.replace("-0-0-S", "-0-S")).unwrap_err();
    assert!(error.to_string().contains("17 are needed"), "{error}");
}
