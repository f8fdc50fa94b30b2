//! Dependency cycles between the modules of one crate. Reads tokens, so that paths in macros count,
//! too.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A module or an item, as the parts of its path from the root of the crate.
type Name = Vec<String>;

/// The paths that a file names.
#[derive(Debug, Default)]
struct File {
    /// The imports, with the names they are known by here.
    uses: Vec<Use>,
    /// Paths outside of imports.
    paths: Vec<Name>,
}

#[derive(Debug)]
struct Use {
    path: Name,
    name: String,
    is_public: bool,
}

/// One cycle for each crate that has any. A module that only re-exports items of its children does
/// not use them by that, and tests are left out.
pub(super) fn faults(files: &[(PathBuf, String)]) -> Result<Vec<String>> {
    let mut crates: BTreeMap<&Path, BTreeMap<Name, File>> = BTreeMap::new();
    for (path, text) in files {
        let Some((source, name)) = module(path) else {
            continue;
        };
        let tokens: TokenStream = text
            .parse()
            .map_err(|error| anyhow!("{}: {error}", path.display()))?;
        let file = read(&words(tokens));
        crates.entry(source).or_default().insert(name, file);
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

/// The source folder of a file's crate, and the name of its module there; none for tests, examples
/// and build scripts.
fn module(path: &Path) -> Option<(&Path, Name)> {
    let source = path.ancestors().find(|it| it.ends_with("src"))?;
    let inside = path.strip_prefix(source).ok()?.with_extension("");
    let mut name: Name = inside
        .iter()
        .map(|part| part.to_string_lossy().into_owned())
        .collect();
    match name.last().map(String::as_str) {
        Some("tests") => return None,
        Some("lib" | "main") => drop(name.pop()),
        _ => {}
    }
    Some((source, name))
}

/// The tokens as words: names and single signs. Everything after `#[cfg(test)]` is left out.
fn words(tokens: TokenStream) -> Vec<String> {
    let mut words = Vec::new();
    let mut is_test = false;
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                is_test |= group.stream().to_string() == "cfg (test)";
                words.extend(self::words(group.stream()));
            }
            TokenTree::Group(group) => {
                let braces = group.delimiter() == Delimiter::Brace;
                if !is_test {
                    let [open, close] = if braces { ["{", "}"] } else { ["(", ")"] };
                    words.push(open.to_owned());
                    words.extend(self::words(group.stream()));
                    words.push(close.to_owned());
                }
                is_test &= !braces;
            }
            TokenTree::Punct(sign) => {
                words.extend((!is_test).then(|| sign.to_string()));
                is_test &= sign.as_char() != ';';
            }
            TokenTree::Ident(name) => words.extend((!is_test).then(|| name.to_string())),
            TokenTree::Literal(_) => {}
        }
    }
    words
}

fn read(words: &[String]) -> File {
    let mut file = File::default();
    let mut rest = words;
    let mut is_public = false;
    while let Some((word, after)) = rest.split_first() {
        rest = after;
        match word.as_str() {
            "pub" => {
                is_public = true;
                if rest.first().is_some_and(|word| word == "(") {
                    let end = rest.iter().position(|word| word == ")");
                    rest = &rest[end.map_or(0, |end| end + 1)..];
                }
                continue;
            }
            "use" => {
                let end = rest.iter().position(|word| word == ";");
                let (tree, after) = rest.split_at(end.unwrap_or(rest.len()));
                imports(tree, &mut Vec::new(), is_public, &mut file.uses);
                rest = after;
            }
            _ if is_name(word) => {
                let mut path = vec![word.clone()];
                while let [first, second, name, after @ ..] = rest
                    && [first, second] == [":", ":"]
                    && is_name(name)
                {
                    path.push(name.clone());
                    rest = after;
                }
                if path.len() > 1 {
                    file.paths.push(path);
                }
            }
            _ => {}
        }
        is_public = false;
    }
    file
}

fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// Reads one tree of imports behind `before`; returns the words that follow it.
fn imports<'a>(
    mut words: &'a [String],
    before: &mut Name,
    is_public: bool,
    uses: &mut Vec<Use>,
) -> &'a [String] {
    let depth = before.len();
    let mut name = None;
    while let Some((word, after)) = words.split_first() {
        words = after;
        match word.as_str() {
            "{" => {
                while words.first().is_some_and(|word| word != "}") {
                    words = imports(words, before, is_public, uses);
                    words = words.strip_prefix(&[",".to_owned()]).unwrap_or(words);
                }
                before.truncate(depth);
                return words.get(1..).unwrap_or_default();
            }
            "as" => {
                name = words.first().cloned();
                words = words.get(1..).unwrap_or_default();
            }
            word if is_name(word) => before.push(word.to_owned()),
            _ => {}
        }
        if words.first().is_none_or(|word| word == "," || word == "}") {
            break;
        }
    }
    let mut path = before.clone();
    path.pop_if(|last| last == "self" && before.len() > 1);
    if let Some(last) = path.last().cloned() {
        let name = name.unwrap_or(last);
        uses.push(Use {
            path,
            name,
            is_public,
        });
    }
    before.truncate(depth);
    words
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
