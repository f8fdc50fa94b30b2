//! The check of which crate may use which: the table on the architecture page against cargo's
//! metadata.

use std::collections::BTreeMap;

use serde_json::Value;

/// The head of the table, as it stands on the page.
const HEAD: &str = "| crate | may depend on |";

/// Every arrow between our crates that the page does not allow, or allows for nothing. Tests may use
/// more than the code they test, so dependencies for tests alone are free.
pub(super) fn faults(page: &str, metadata: &Value) -> Vec<String> {
    let allowed = table(page);
    if allowed.is_empty() {
        return vec![format!("ARCHITECTURE.md: no table with the head `{HEAD}`")];
    }
    let packages = metadata["packages"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let names: Vec<&str> = packages
        .iter()
        .filter_map(|package| package["name"].as_str())
        .collect();
    let mut faults = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let Some(allowed) = allowed.get(name) else {
            faults.push(format!(
                "ARCHITECTURE.md: the table does not name the crate `{name}`"
            ));
            continue;
        };
        let dependencies = package["dependencies"].as_array();
        let used: Vec<&str> = dependencies
            .into_iter()
            .flatten()
            .filter(|dependency| dependency["kind"] != "dev")
            .filter_map(|dependency| dependency["name"].as_str())
            .filter(|used| names.contains(used))
            .collect();
        let wrong = used.iter().filter(|used| !allowed.contains(used));
        faults.extend(wrong.map(|used| {
            format!(
                "{name}: depends on `{used}`, which the table in ARCHITECTURE.md does not allow"
            )
        }));
        let unused = allowed.iter().filter(|allowed| !used.contains(allowed));
        faults.extend(unused.map(|unused| {
            format!(
                "ARCHITECTURE.md: the table allows {name} to depend on `{unused}`, and it does not"
            )
        }));
    }
    faults
}

/// Reads the table: several crates may share a row, a dash stands for none.
fn table(page: &str) -> BTreeMap<&str, Vec<&str>> {
    let rows = page.lines().skip_while(|line| *line != HEAD).skip(2);
    let mut table = BTreeMap::new();
    for row in rows.take_while(|line| line.starts_with('|')) {
        let mut cells = row.trim_matches('|').split('|').map(names);
        if let (Some(crates), Some(allowed)) = (cells.next(), cells.next()) {
            table.extend(crates.into_iter().map(|name| (name, allowed.clone())));
        }
    }
    table
}

fn names(cell: &str) -> Vec<&str> {
    cell.split(',')
        .map(str::trim)
        .filter(|name| !["", "–"].contains(name))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const PAGE: &str = "# Layers\n\n| crate | may depend on |\n|---|---|\n| rules | – |\n\
        | game, engine | rules |\n\n| a | b |\n";

    #[track_caller]
    fn check(package: &str, used: &str, kind: Option<&str>, expected: &[&str]) {
        let metadata = json!({ "packages": [
            { "name": "rules", "dependencies": [] },
            { "name": package, "dependencies": [
                { "name": "rules", "kind": null },
                { "name": used, "kind": kind },
            ] },
        ]});
        assert_eq!(faults(PAGE, &metadata), expected);
    }

    #[test]
    fn arrows() {
        check("engine", "rules", None, &[]);
        check("engine", "serde", None, &[]);
        let fault =
            "engine: depends on `engine`, which the table in ARCHITECTURE.md does not allow";
        check("engine", "engine", None, &[fault]);
        check("engine", "engine", Some("build"), &[fault]);
        check("engine", "engine", Some("dev"), &[]);
        check(
            "web",
            "rules",
            None,
            &["ARCHITECTURE.md: the table does not name the crate `web`"],
        );
    }

    #[test]
    fn an_arrow_that_nobody_needs() {
        let metadata = json!({ "packages": [
            { "name": "rules", "dependencies": [] },
            { "name": "engine", "dependencies": [{ "name": "rules", "kind": "dev" }] },
        ]});
        let fault =
            "ARCHITECTURE.md: the table allows engine to depend on `rules`, and it does not";
        assert_eq!(faults(PAGE, &metadata), [fault]);
    }

    #[test]
    fn a_page_without_table() {
        let fault = "ARCHITECTURE.md: no table with the head `| crate | may depend on |`";
        assert_eq!(faults("# Layers\n", &json!({ "packages": [] })), [fault]);
    }
}
