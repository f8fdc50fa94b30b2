//! Dependency cycles between the modules of one crate.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::paths::{self, File, Name};

/// One cycle for each crate that has any. A module that only re-exports items of its children does
/// not use them by that, and tests are left out.
pub(super) fn faults(files: &[(PathBuf, String)]) -> Result<Vec<String>> {
    let mut crates: BTreeMap<&Path, BTreeMap<Name, File>> = BTreeMap::new();
    for (path, text) in files {
        if let Some((source, name)) = paths::module(path) {
            let file = paths::read(path, text)?;
            crates.entry(source).or_default().insert(name, file);
        }
    }
    let faults = crates.iter().filter_map(|(source, files)| {
        let circle = circle(&arrows(files))?;
        let names: Vec<String> = circle.iter().map(|name| shown(name)).collect();
        Some(format!(
            "{}: modules use each other in a circle: {}",
            source.display(),
            names.join(" → ")
        ))
    });
    Ok(faults.collect())
}

fn shown(name: &[String]) -> String {
    if name.is_empty() {
        "the root".to_owned()
    } else {
        name.join("::")
    }
}

/// The modules that each module uses.
fn arrows(files: &BTreeMap<Name, File>) -> BTreeMap<&Name, BTreeSet<&Name>> {
    let used = |module: &Name, path: &[String]| {
        let path = absolute(files, module, path)?;
        home(files, &path, 0).filter(|home| *home != module)
    };
    let arrows = files.iter().map(|(module, file)| {
        let imported = file.uses.iter().filter_map(|import| {
            let used = used(module, &import.path)?;
            let is_export = import.is_public && used.starts_with(module);
            (!is_export).then_some(used)
        });
        let paths = file.paths.iter().filter_map(|path| used(module, path));
        (module, imported.chain(paths).collect())
    });
    arrows.collect()
}

/// A path from the root of the crate; none if it leads out of the crate.
fn absolute(files: &BTreeMap<Name, File>, module: &[String], path: &[String]) -> Option<Name> {
    let ups = path.iter().take_while(|part| *part == "super").count();
    let (from, rest) = match path.first()?.as_str() {
        "crate" => (&[][..], &path[1..]),
        "self" => (module, &path[1..]),
        "super" => (module.get(..module.len().checked_sub(ups)?)?, &path[ups..]),
        child => {
            let child = [module, &[child.to_owned()]].concat();
            files.get(&child)?;
            (module, path)
        }
    };
    Some([from, rest].concat())
}

/// The module that defines the item of a path; imports are followed.
fn home<'a>(files: &'a BTreeMap<Name, File>, path: &[String], followed: u8) -> Option<&'a Name> {
    /// The limit of imports to follow, above any real chain.
    const FOLLOWED_MAX: u8 = 8;

    let (module, file) = (0..=path.len())
        .rev()
        .find_map(|length| files.get_key_value(&path[..length]))?;
    let Some((item, rest)) = path[module.len()..].split_first() else {
        return Some(module);
    };
    let import = file.uses.iter().find(|import| import.name == *item);
    import
        .filter(|_| followed < FOLLOWED_MAX)
        .and_then(|import| absolute(files, module, &import.path))
        .and_then(|next| home(files, &[&next[..], rest].concat(), followed + 1))
        .or(Some(module))
}

/// A cycle, with its first module once more at its end.
fn circle<'a>(arrows: &BTreeMap<&'a Name, BTreeSet<&'a Name>>) -> Option<Vec<&'a Name>> {
    // A module that uses none of those left is on no cycle.
    let mut left = arrows.clone();
    loop {
        let before = left.len();
        let names: BTreeSet<&Name> = left.keys().copied().collect();
        left.retain(|_, used| !used.is_disjoint(&names));
        if left.len() == before {
            break;
        }
    }
    // Every module left uses another one left: following these uses, a module must come back.
    let mut way: Vec<&Name> = vec![left.keys().next()?];
    loop {
        let last = way.last()?;
        let next = left[last].iter().find(|used| left.contains_key(*used))?;
        let begun = way.iter().position(|name| name == next);
        way.push(next);
        if let Some(begun) = begun {
            return Some(way.split_off(begun));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(files: &[(&str, &str)], expected: &[&str]) {
        let file = |(path, text): &(&str, &str)| (PathBuf::from(path), (*text).to_owned());
        let files: Vec<_> = files.iter().map(file).collect();
        assert_eq!(faults(&files).expect("they are Rust"), expected);
    }

    const FOUND: &str = "a/src: modules use each other in a circle: b → c → b";

    #[test]
    fn two_modules_that_import_each_other() {
        check(
            &[
                ("a/src/lib.rs", "mod b; mod c;"),
                ("a/src/b.rs", "use crate::c::C;"),
                ("a/src/c.rs", "use crate::{b::{self as other, B}, d};"),
            ],
            &[FOUND],
        );
    }

    #[test]
    fn a_path_in_a_macro() {
        check(
            &[
                (
                    "a/src/b.rs",
                    "view! { <p class=\"x\">{crate::c::label()}</p> }",
                ),
                ("a/src/c.rs", "fn f() { super::b::g() }"),
            ],
            &[FOUND],
        );
    }

    #[test]
    fn an_item_is_at_home_where_it_is_defined() {
        check(
            &[
                ("a/src/lib.rs", "mod b; mod c; pub use c::C;"),
                ("a/src/b.rs", "use crate::C;"),
                ("a/src/c.rs", "pub struct C; fn f() { crate::b::g() }"),
            ],
            &[FOUND],
        );
    }

    #[test]
    fn a_parent_exports_what_its_children_have() {
        check(
            &[
                (
                    "a/src/b.rs",
                    "mod c; pub(crate) use c::C; pub(in crate::b) struct B;",
                ),
                ("a/src/b/c.rs", "use super::B;"),
            ],
            &[],
        );
        check(
            &[
                ("a/src/b.rs", "mod c; use c::C; struct B;"),
                ("a/src/b/c.rs", "use super::B;"),
            ],
            &["a/src: modules use each other in a circle: b → b::c → b"],
        );
    }

    #[test]
    fn tests_and_other_crates_are_free() {
        check(
            &[
                (
                    "a/src/b.rs",
                    "// crate::c\nuse c::C; const C: &str = \"crate::c::C\";",
                ),
                ("a/src/c.rs", "#[cfg(test)] mod tests { use crate::b::B; }"),
                ("a/src/c/tests.rs", "use crate::b::B;"),
                ("a/tests/it/b.rs", "use crate::c;"),
                ("a/tests/it/c.rs", "use crate::b;"),
            ],
            &[],
        );
    }
}
