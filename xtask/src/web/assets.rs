//! The files that the browser gets, each under a name that changes with its content.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The placeholders in the service worker's script for its version and the two lists of assets.
const VERSION: &str = "@version";
const LISTS: [(&str, When); 2] = [("@first", When::First), ("@later", When::Later)];

/// Everything that will be written, in the order in which it was added.
#[derive(Debug, Default)]
pub(super) struct Dist {
    /// Files that keep their name, by their address.
    at_root: Vec<(String, Vec<u8>)>,
    assets: Vec<Asset>,
}

/// The time when an asset is stored for days without a network.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum When {
    /// On the first visit: nothing can be played without it.
    First,
    /// Once the page is at rest.
    Later,
}

#[derive(Debug)]
struct Asset {
    /// As sources call it: `/assets/page.js`.
    plain: String,
    /// As browsers call it: `/assets/page-0123456789abcdef.js`.
    fingerprinted: String,
    bytes: Vec<u8>,
    when: When,
}

impl Dist {
    /// Adds assets that the first game needs, and that may refer to each other. What else they refer
    /// to must have been added before.
    pub(super) fn add(&mut self, together: &[(&str, Vec<u8>)]) {
        self.add_when(When::First, together);
    }

    /// [`Dist::add`] for assets of which that may not be true.
    pub(super) fn add_when(&mut self, when: When, together: &[(&str, Vec<u8>)]) {
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
                when,
            });
        }
        for index in first..self.assets.len() {
            self.assets[index].bytes = self.with_fingerprints(&self.assets[index].bytes);
        }
    }

    /// Adds a file that keeps its name: the page, and whatever browsers look for at one place.
    pub(super) fn add_at_root(&mut self, name: &str, bytes: Vec<u8>) {
        self.at_root.push((format!("/{name}"), bytes));
    }

    /// The service worker's script with all that was added so far: each asset in one of its lists,
    /// and a version that changes with any of them, or with the script.
    pub(super) fn with_list(&self, script: &str) -> Result<Vec<u8>> {
        let mut version = DefaultHasher::new();
        version.write(script.as_bytes());
        for asset in &self.assets {
            version.write(asset.fingerprinted.as_bytes());
        }
        let mut text = replaced(script, VERSION, &format!("\"{:016x}\"", version.finish()))?;
        for (place, when) in LISTS {
            let assets = self.assets.iter().filter(|asset| asset.when == when);
            let names: Vec<String> = assets
                .map(|asset| format!("{:?}", asset.fingerprinted))
                .collect();
            text = replaced(&text, place, &names.join(","))?;
        }
        Ok(self.with_fingerprints(text.as_bytes()))
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

    /// Whether browsers load the file of this name for the first game; also what is no asset.
    pub(super) fn is_first(&self, file: &str) -> bool {
        let asset = self.assets.iter().find(|asset| {
            let name = asset.fingerprinted.rsplit('/').next();
            name == Some(file)
        });
        asset.is_none_or(|asset| asset.when == When::First)
    }

    /// Writes everything into a folder.
    pub(super) fn write(&self, folder: &Path) -> Result<()> {
        for (address, bytes) in &self.at_root {
            write(folder, address, bytes)?;
        }
        self.assets
            .iter()
            .try_for_each(|asset| write(folder, &asset.fingerprinted, &asset.bytes))
    }
}

/// Puts a value in place of its name between quotation marks.
fn replaced(script: &str, name: &str, value: &str) -> Result<String> {
    let place = format!("\"{name}\"");
    ensure!(script.contains(&place), "the service worker has no {place}");
    Ok(script.replace(&place, value))
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
    use super::{Dist, When};

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

    #[test]
    fn the_service_worker_knows_every_asset() {
        let script = |bytes: &str| {
            let mut dist = Dist::default();
            dist.add(&[("page.js", bytes.into())]);
            dist.add_when(When::Later, &[("large.png", "picture".into())]);
            let script = r#"v = "@version"; a = ["@first"]; b = ["@later"]; c = "/assets/page.js""#;
            String::from_utf8(dist.with_list(script).unwrap()).unwrap()
        };
        let (one, other) = (script("one"), script("other"));
        assert!(!one.contains('@') && !one.contains("page.js"), "{one}");
        assert!(one.contains(r#"a = ["/assets/page-"#) && one.contains(r#"b = ["/assets/large-"#));
        let version = |script: &str| script.split(';').next().unwrap_or_default().to_owned();
        assert_ne!(version(&one), version(&other));
        assert!(Dist::default().with_list("no place").is_err());
    }
}
