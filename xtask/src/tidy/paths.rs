//! The paths that a Rust file names. Reads tokens, so that paths in macros count, too.

use std::path::Path;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A module or an item, as the parts of its path from the root of the crate.
pub(super) type Name = Vec<String>;

/// The paths that a file names.
#[derive(Debug, Default)]
pub(super) struct File {
    /// The imports, with the names they are known by here.
    pub(super) uses: Vec<Use>,
    /// Paths outside of imports.
    pub(super) paths: Vec<Name>,
}

#[derive(Debug)]
pub(super) struct Use {
    pub(super) path: Name,
    pub(super) name: String,
    pub(super) is_public: bool,
}

/// The source folder of a file's crate, and the name of its module there; none for tests, examples
/// and build scripts.
pub(super) fn module(path: &Path) -> Option<(&Path, Name)> {
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

/// The paths of a file. Those of its tests are left out.
pub(super) fn read(path: &Path, text: &str) -> Result<File> {
    let tokens: TokenStream = text
        .parse()
        .map_err(|error| anyhow!("{}: {error}", path.display()))?;
    Ok(read_words(&words(tokens)))
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

fn read_words(words: &[String]) -> File {
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
