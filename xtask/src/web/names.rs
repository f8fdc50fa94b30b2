//! Short names for what the script and the program call each other by.
//!
//! wasm-bindgen ends each of these names with a hash, which nothing compresses: eight bytes, once in
//! the script and once in the program, for more than two hundred functions.

use std::collections::HashMap;

/// Digits of a hash.
const HASH: usize = 16;

/// A script whose names have become short, and how they were called.
pub(super) struct Short {
    pub(super) script: String,
    names: HashMap<String, String>,
}

impl Short {
    /// Gives every name of the script that ends with a hash a short one.
    pub(super) fn of(script: &str) -> Short {
        let is_in_name = |char: char| char.is_ascii_alphanumeric() || char == '_' || char == '$';
        let mut names = HashMap::new();
        let mut short = String::with_capacity(script.len());
        let mut rest = script;
        while let Some(begin) = rest.find(is_in_name) {
            let (before, word) = rest.split_at(begin);
            let end = word.find(|char| !is_in_name(char)).unwrap_or(word.len());
            let (word, after) = word.split_at(end);
            short.push_str(before);
            if has_hash(word) {
                let number = names.len();
                let name = names
                    .entry(word.to_owned())
                    .or_insert_with(|| format!("${number}"));
                short.push_str(name);
            } else {
                short.push_str(word);
            }
            rest = after;
        }
        short.push_str(rest);
        Short {
            script: short,
            names,
        }
    }

    /// Renames an import or export of the program as in the script.
    pub(super) fn rename(&self, name: &mut String) {
        if let Some(short) = self.names.get(name) {
            name.clone_from(short);
        }
    }
}

fn has_hash(word: &str) -> bool {
    let is_hex = |byte: &u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(byte);
    word.len() > HASH && word.as_bytes()[word.len() - HASH..].iter().all(is_hex)
}

#[cfg(test)]
mod tests {
    use super::Short;

    #[test]
    fn a_name_with_a_hash_is_the_same_short_one_everywhere() {
        let script = "a__f_0123456789abcdef: 1, g_00000000000000ff(a__f_0123456789abcdef) + z";
        let short = Short::of(script);
        assert_eq!(short.script, "$0: 1, $1($0) + z");
        for (name, expected) in [("g_00000000000000ff", "$1"), ("z", "z")] {
            let mut name = name.to_owned();
            short.rename(&mut name);
            assert_eq!(name, expected);
        }
    }
}
