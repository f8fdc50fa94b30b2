//! The rules for every Rust file. Reads lines, not syntax: `cargo fmt` has put them in order.

use std::path::Path;

/// Longer files are hard to enter. Tests and tables are read entry by entry and may be longer.
const FILE_LINES_MAX: usize = 1000;
/// Longer functions do not fit on a screen.
const FUNCTION_LINES_MAX: usize = 70;
/// Text that no crate may contain but those named, and the advice that goes with it.
const FORBIDDEN: [(&str, &[&str], &str); 2] = [
    (
        ".laws()",
        &["crates/rules", "crates/certificate"],
        "only `rules` and the checker of certificates read laws; ask `properties()`",
    ),
    (
        "#[non_exhaustive]",
        &[],
        "nothing of this is published, and the compiler could not help; list the variants",
    ),
];
/// The line by which a crate has no unsafe code, and the one crate that has some.
const SAFE: &str = "#![forbid(unsafe_code)]";
const UNSAFE: &str = "crates/hardware";
/// Everything after this line is test.
const TESTS: &str = "#[cfg(test)]";

/// The faults of one file.
pub(super) fn faults(path: &Path, text: &str) -> Vec<String> {
    let at = |line: usize, fault: String| format!("{}:{line}: {fault}", path.display());
    let lines: Vec<&str> = text.lines().collect();
    let mut faults = Vec::new();
    if !lines.first().is_some_and(|line| line.starts_with("//! ")) {
        faults.push(at(
            1,
            "the first line is no `//! ` sentence about the file".into(),
        ));
    }
    if is_root(path) && !path.starts_with(UNSAFE) && !lines.contains(&SAFE) {
        faults.push(at(1, format!("the crate does not say `{SAFE}`")));
    }
    let code_lines = lines
        .iter()
        .position(|line| *line == TESTS)
        .unwrap_or(lines.len());
    if code_lines > FILE_LINES_MAX && !is_test(path) && !path.ends_with("tables.rs") {
        faults.push(at(
            1,
            format!("{code_lines} lines, at most {FILE_LINES_MAX}"),
        ));
    }
    for (index, line) in lines.iter().enumerate() {
        if line.trim_start().starts_with("#[ignore") {
            faults.push(at(index + 1, "an ignored test is a forgotten one".into()));
        }
        for (written, free, instead) in FORBIDDEN {
            let is_free = !path.starts_with("crates") || free.iter().any(|it| path.starts_with(it));
            if line.contains(written) && !is_free {
                faults.push(at(index + 1, instead.into()));
            }
        }
        if is_function(line) {
            let length = function_length(&lines[index..]);
            if length > FUNCTION_LINES_MAX {
                let fault = format!("a function of {length} lines, at most {FUNCTION_LINES_MAX}");
                faults.push(at(index + 1, fault));
            }
        }
    }
    faults
}

/// Does a function begin on this line?
fn is_function(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let qualifier = |word: &&str| {
        word.starts_with("pub")
            || ["const", "async", "unsafe", "extern", "\"C\""].contains(word)
            || word.ends_with(')') && !word.contains("fn")
    };
    words.find(|word| !qualifier(word)) == Some("fn")
}

/// The number of lines of the function that begins on the first one: up to the brace that closes
/// it, which stands just below the `fn`.
fn function_length(lines: &[&str]) -> usize {
    let first = lines[0];
    if first.ends_with(';') || first.ends_with('}') {
        return 1;
    }
    let indentation = &first[..first.len() - first.trim_start().len()];
    let is_end = |line: &&str| {
        line.strip_prefix(indentation)
            .is_some_and(|rest| rest == "}" || (!rest.starts_with(' ') && rest.ends_with(';')))
    };
    lines
        .iter()
        .skip(1)
        .position(is_end)
        .map_or(lines.len(), |position| position + 2)
}

/// Whether a crate begins with this file.
fn is_root(path: &Path) -> bool {
    ["src/lib.rs", "src/main.rs"]
        .iter()
        .any(|file| path.ends_with(file))
}

/// Whether this file is a test, where length is no fault.
fn is_test(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, text: &str, expected: &[&str]) {
        assert_eq!(faults(Path::new(path), text), expected);
    }

    fn function(lines: usize) -> String {
        format!(
            "    pub(crate) fn f(\n    ) {{\n{}    }}\n",
            "        g();\n".repeat(lines - 3)
        )
    }

    #[test]
    fn a_file_begins_with_a_sentence() {
        check("a.rs", "//! A file.\n", &[]);
        check(
            "a.rs",
            "use b;\n",
            &["a.rs:1: the first line is no `//! ` sentence about the file"],
        );
        check(
            "a.rs",
            "",
            &["a.rs:1: the first line is no `//! ` sentence about the file"],
        );
    }

    #[test]
    fn a_crate_forbids_unsafe_code() {
        let fault = "crates/a/src/lib.rs:1: the crate does not say `#![forbid(unsafe_code)]`";
        check("crates/a/src/lib.rs", "//! A crate.\n", &[fault]);
        let safe = format!("//! A crate.\n{SAFE}\n");
        check("crates/a/src/lib.rs", &safe, &[]);
        check("crates/hardware/src/lib.rs", "//! A crate.\n", &[]);
        check("crates/a/src/a/b.rs", "//! A file.\n", &[]);
    }

    #[test]
    fn length_of_files() {
        let long = format!("//! A file.\n{}", "\n".repeat(1000));
        check("a.rs", &long, &["a.rs:1: 1001 lines, at most 1000"]);
        check("tests/a.rs", &long, &[]);
        check("a/tables.rs", &long, &[]);
        check("a.rs", &format!("//! A file.\n{TESTS}\n{long}"), &[]);
    }

    #[test]
    fn length_of_functions() {
        let fits = format!("//! A file.\n{}{}", function(70), function(70));
        check("a.rs", &fits, &[]);
        let long = format!("//! A file.\n{}{}", function(70), function(71));
        check(
            "a.rs",
            &long,
            &["a.rs:72: a function of 71 lines, at most 70"],
        );
    }

    #[test]
    fn what_is_a_function() {
        for line in [
            "fn f() {",
            "pub(crate) const fn f() {",
            "    pub async fn f() {",
            "pub(in a) fn f(",
        ] {
            assert!(is_function(line), "{line}");
        }
        for line in [
            "let fn_ = 1;",
            "f: fn(u8) -> u8,",
            "impl Fn() for X {",
            "// fn f()",
        ] {
            assert!(!is_function(line), "{line}");
        }
        assert_eq!(function_length(&["fn f();", "fn g();"]), 1);
        assert_eq!(
            function_length(&["    fn f(", "        a: u8,", "    );", "}"]),
            3
        );
    }

    #[test]
    fn conclusions_are_drawn_in_one_place() {
        let text = "//! A file.\nlet race = rules.laws().end;\n#[non_exhaustive]\n";
        check(
            "crates/engine/src/a.rs",
            text,
            &[
                "crates/engine/src/a.rs:2: only `rules` and the checker of certificates read laws; \
                 ask `properties()`",
                "crates/engine/src/a.rs:3: nothing of this is published, and the compiler could not \
                 help; list the variants",
            ],
        );
        let laws = "//! A file.\nlet race = rules.laws().end;\n";
        check("crates/certificate/src/a.rs", laws, &[]);
    }

    #[test]
    fn no_test_is_ignored() {
        let text = concat!("//! A file.\n#[test]\n#[", "ignore]\nfn f() {}\n");
        check(
            "a.rs",
            text,
            &["a.rs:3: an ignored test is a forgotten one"],
        );
    }
}
