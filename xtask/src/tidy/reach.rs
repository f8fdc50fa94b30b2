//! Paths that the code of a crate may not name, for the sake of what must stay true: see `ARCHITECTURE.md`.

use std::path::{Path, PathBuf};

use anyhow::Result;

use super::paths::{self, Name};

/// The crates that read nothing from outside but their arguments.
pub(super) const PURE: [&str; 8] = [
    "rules",
    "words",
    "game",
    "puzzles",
    "certificate",
    "engine",
    "solver",
    "composer",
];

/// Paths that some crates may not name.
struct Rule {
    is_for: fn(&str) -> bool,
    forbidden: &'static [&'static str],
    /// The exceptions.
    allowed: &'static [&'static str],
    instead: &'static str,
}

const RULES: [Rule; 4] = [
    // Clocks are forbidden by `clippy.toml` in each of them.
    Rule {
        is_for: |name| PURE.contains(&name),
        forbidden: &[
            "std::collections::hash_map::RandomState",
            "std::env",
            "std::fs",
            "std::hash::RandomState",
            "std::io::stderr",
            "std::io::stdin",
            "std::io::stdout",
            "std::net",
            "std::os",
            "std::path",
            "std::process",
        ],
        allowed: &[],
        instead: "time, bytes and seeds are arguments here",
    },
    Rule {
        is_for: |name| !["rules", "certificate"].contains(&name),
        forbidden: &["rules::laws", "rules::RuleSet::laws"],
        allowed: &[],
        instead: "only `rules` and the checker of certificates read laws; ask `properties()`",
    },
    Rule {
        is_for: |name| {
            ![
                "rules", "protocol", "server", "worker", "web", "cli", "mancala", "python", "chaos",
            ]
            .contains(&name)
        },
        forbidden: &["serde", "serde_json"],
        allowed: &[],
        instead: "positions and moves travel as their text; messages are for `protocol`",
    },
    Rule {
        is_for: |name| name == "web",
        forbidden: &["worker"],
        allowed: &["worker::listen", "worker::certify::is_possible"],
        instead: "the page asks the worker by messages, and never thinks itself",
    },
];

/// Every path that its crate may not name. Tests, examples and build scripts are free.
pub(super) fn faults(files: &[(PathBuf, String)]) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (path, text) in files {
        let Some(name) = package(path) else {
            continue;
        };
        let named = named(path, text)?;
        for rule in RULES.iter().filter(|rule| (rule.is_for)(name)) {
            let wrong = named.iter().filter(|named| {
                let is_in = |paths: &[&str]| paths.iter().any(|path| begins_with(named, path));
                is_in(rule.forbidden) && !is_in(rule.allowed)
            });
            faults.extend(wrong.map(|named| {
                let named = named.join("::");
                format!("{}: `{named}`: {}", path.display(), rule.instead)
            }));
        }
    }
    Ok(faults)
}

/// The crate whose code this is.
fn package(path: &Path) -> Option<&str> {
    let (source, _) = paths::module(path)?;
    let package = source.parent()?.strip_prefix("crates").ok()?;
    package.to_str()
}

/// The paths that a file names, imported names written out.
fn named(path: &Path, text: &str) -> Result<Vec<Name>> {
    let file = paths::read(path, text)?;
    let outside = file.paths.iter().map(|path| {
        let import = file.uses.iter().find(|import| import.name == path[0]);
        import.map_or_else(
            || path.clone(),
            |import| [&import.path, &path[1..]].concat(),
        )
    });
    let imported = file.uses.iter().map(|import| import.path.clone());
    Ok(imported.chain(outside).collect())
}

fn begins_with(named: &[String], path: &str) -> bool {
    let mut parts = named.iter();
    path.split("::")
        .all(|part| parts.next().is_some_and(|named| named == part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, text: &str, expected: &[&str]) {
        let files = [(PathBuf::from(path), text.to_owned())];
        let faults = faults(&files).expect("it is Rust");
        let beginnings = faults.iter().map(|fault| {
            let end = fault.rfind(": ").expect("it has advice");
            &fault[..end]
        });
        assert_eq!(beginnings.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn what_thinks_reads_nothing() {
        let engine = "crates/engine/src/root.rs";
        check(
            engine,
            "use std::{env, thread, fs::{self, File}}; fn f() { std::net::lookup() }",
            &[
                "crates/engine/src/root.rs: `std::env`",
                "crates/engine/src/root.rs: `std::fs`",
                "crates/engine/src/root.rs: `std::fs::File`",
                "crates/engine/src/root.rs: `std::net::lookup`",
            ],
        );
        check(
            engine,
            "use std::io::{self, Read}; fn f() { io::Cursor::new(io::stdin()) }",
            &["crates/engine/src/root.rs: `std::io::stdin`"],
        );
        check("crates/cli/src/files.rs", "use std::fs;", &[]);
        check("crates/engine/tests/it/nets.rs", "use std::fs;", &[]);
        check(engine, "#[cfg(test)] mod tests { use std::fs; }", &[]);
    }

    #[test]
    fn laws_are_read_in_one_place() {
        check(
            "crates/solver/src/method.rs",
            "use rules::{RuleSet, laws::End}; fn f(rules: &RuleSet) { RuleSet::laws(rules) }",
            &[
                "crates/solver/src/method.rs: `rules::laws::End`",
                "crates/solver/src/method.rs: `rules::RuleSet::laws`",
            ],
        );
        let reading = "crates/certificate/src/reading.rs";
        check(reading, "use rules::laws::Laws;", &[]);
    }

    #[test]
    fn serde_is_for_messages() {
        let game = "crates/game/src/record.rs";
        let derived = "#[derive(serde::Serialize)] struct Record;";
        check(
            game,
            derived,
            &["crates/game/src/record.rs: `serde::Serialize`"],
        );
        check("crates/protocol/src/worker.rs", derived, &[]);
    }

    #[test]
    fn the_page_does_not_think() {
        check(
            "crates/web/src/play/think.rs",
            "fn f() { worker::listen(); worker::answer::Thinking::default() }",
            &["crates/web/src/play/think.rs: `worker::answer::Thinking::default`"],
        );
        let messages = "use protocol::worker; fn f() -> worker::Reply { worker::Reply::Ready }";
        check("crates/web/src/play/think.rs", messages, &[]);
    }
}
