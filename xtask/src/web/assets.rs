//! The files that the browser gets, each under a name that changes with its content.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::Path;

use anyhow::{Context, Result};

/// Everything that will be written, in the order in which it was added.
#[derive(Debug, Default)]
pub(super) struct Dist {
    index: Vec<u8>,
    assets: Vec<Asset>,
}

#[derive(Debug)]
struct Asset {
    /// As sources call it: `/assets/page.js`.
    plain: String,
    /// As browsers call it: `/assets/page-0123456789abcdef.js`.
    fingerprinted: String,
    bytes: Vec<u8>,
}

impl Dist {
    /// Adds assets that may refer to each other. What else they refer to must have been added
    /// before.
    pub(super) fn add(&mut self, together: &[(&str, Vec<u8>)]) {
        // The hash need not be the same on every machine, only different for different content.
        let mut hasher = DefaultHasher::new();
        for (_, bytes) in together {
            hasher.write(&self.with_fingerprints(bytes));
        }
        let hash = hasher.finish();
        let first = self.assets.len();
        for (name, bytes) in together {
            let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
            self.assets.push(Asset {
                plain: format!("/assets/{name}"),
                fingerprinted: format!("/assets/{stem}-{hash:016x}.{extension}"),
                bytes: bytes.clone(),
            });
        }
        for index in first..self.assets.len() {
            self.assets[index].bytes = self.with_fingerprints(&self.assets[index].bytes);
        }
    }

    /// Sets the page that loads the assets.
    pub(super) fn set_index(&mut self, bytes: Vec<u8>) {
        self.index = bytes;
    }

    /// Replaces every plain name of an asset added so far by its fingerprinted one.
    pub(super) fn with_fingerprints(&self, text: &[u8]) -> Vec<u8> {
        let Ok(text) = str::from_utf8(text) else {
            return text.to_vec();
        };
        let replaced = self.assets.iter().fold(text.to_owned(), |text, asset| {
            text.replace(&asset.plain, &asset.fingerprinted)
        });
        replaced.into_bytes()
    }

    /// Writes everything into a folder.
    pub(super) fn write(&self, folder: &Path) -> Result<()> {
        write(folder, "/index.html", &self.index)?;
        self.assets
            .iter()
            .try_for_each(|asset| write(folder, &asset.fingerprinted, &asset.bytes))
    }
}

fn write(folder: &Path, address: &str, bytes: &[u8]) -> Result<()> {
    let path = folder.join(address.trim_start_matches('/'));
    let parent = path.parent().expect("a file lies in a folder");
    fs::create_dir_all(parent)
        .and_then(|()| fs::write(&path, bytes))
        .with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::Dist;

    #[test]
    fn names_follow_content() {
        let replaced = |content: &str| {
            let mut dist = Dist::default();
            dist.add(&[("page.wasm", content.into())]);
            String::from_utf8(dist.with_fingerprints(b"load('/assets/page.wasm', '/assets/x')"))
                .unwrap()
        };
        let (one, other) = (replaced("one"), replaced("other"));
        assert_ne!(one, other);
        assert_eq!(one, replaced("one"));
        assert!(one.starts_with("load('/assets/page-") && one.ends_with(".wasm', '/assets/x')"));
    }

    #[test]
    fn assets_refer_to_each_other() {
        let mut dist = Dist::default();
        dist.add(&[
            ("a.js", "/assets/b.js".into()),
            ("b.js", "/assets/a.js".into()),
        ]);
        let [a, b] = &dist.assets[..] else { panic!() };
        assert_eq!(a.bytes, b.fingerprinted.as_bytes());
        assert_eq!(b.bytes, a.fingerprinted.as_bytes());
    }
}
