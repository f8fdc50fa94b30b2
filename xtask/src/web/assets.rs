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
    /// Adds an asset. What it refers to must have been added before.
    pub(super) fn add(&mut self, name: &str, bytes: Vec<u8>) {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        // The hash need not be the same on every machine, only different for different content.
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let fingerprinted = format!("/assets/{stem}-{:016x}.{extension}", hasher.finish());
        self.assets.push(Asset {
            plain: format!("/assets/{name}"),
            fingerprinted,
            bytes,
        });
    }

    /// Sets the page that loads the assets.
    pub(super) fn set_index(&mut self, bytes: Vec<u8>) {
        self.index = bytes;
    }

    /// Replaces every plain name of an asset added so far by its fingerprinted one.
    pub(super) fn with_fingerprints(&self, text: &[u8]) -> Vec<u8> {
        let text = String::from_utf8_lossy(text).into_owned();
        let replaced = self.assets.iter().fold(text, |text, asset| {
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
            dist.add("page.wasm", content.into());
            String::from_utf8(dist.with_fingerprints(b"load('/assets/page.wasm', '/assets/x')"))
                .unwrap()
        };
        let (one, other) = (replaced("one"), replaced("other"));
        assert_ne!(one, other);
        assert_eq!(one, replaced("one"));
        assert!(one.starts_with("load('/assets/page-") && one.ends_with(".wasm', '/assets/x')"));
    }
}
