//! The packages of others that are delivered, and their licences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use spdx::{Expression, Licensee, ParseMode};

use crate::shell;

/// The packages that are delivered, each with the machine it runs on; `None` is this one.
const DELIVERED: [(&str, Option<&str>); 2] =
    [("mancala", None), ("web", Some("wasm32-unknown-unknown"))];

/// A package of somebody else.
#[derive(Clone, Debug)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    /// The licence, as the package names it.
    pub(super) license: String,
    pub(super) repository: Option<String>,
    /// The folder of its source.
    pub(super) folder: PathBuf,
    /// The SHA-256 hash of the package as the registry has it.
    pub(super) checksum: Option<String>,
}

/// All packages of others in what is delivered, by name and version.
///
/// # Errors
/// If one has a licence that `deny.toml` does not allow.
pub(super) fn delivered() -> Result<Vec<Package>> {
    let allowed = allowed()?;
    let checksums = checksums()?;
    let mut packages = BTreeMap::new();
    for (root, target) in DELIVERED {
        let metadata = metadata(target)?;
        for package in linked(&metadata, root)? {
            let text = |key: &str| package[key].as_str().map(str::to_owned);
            let Some(license) = text("license").filter(|_| !package["source"].is_null()) else {
                // Our own have no source.
                if package["source"].is_null() {
                    continue;
                }
                bail!("{} says nothing of its licence", package["id"]);
            };
            let name = text("name").context("a package has a name")?;
            let version = text("version").context("a package has a version")?;
            if !is_allowed(&license, &allowed)? {
                bail!("{name} {version}: `{license}` is not allowed by deny.toml");
            }
            let manifest = text("manifest_path").context("a package has a manifest")?;
            let folder = Path::new(&manifest)
                .parent()
                .context("it lies in a folder")?;
            let key = (name.clone(), version.clone());
            packages.insert(
                key.clone(),
                Package {
                    name,
                    version,
                    license,
                    repository: text("repository"),
                    folder: folder.to_owned(),
                    checksum: checksums.get(&key).cloned(),
                },
            );
        }
    }
    Ok(packages.into_values().collect())
}

fn metadata(target: Option<&str>) -> Result<Value> {
    let host;
    let target = if let Some(target) = target {
        target
    } else {
        host = shell::output(Command::new("rustc").args(["--print", "host-tuple"]))?;
        host.trim()
    };
    let arguments = [
        "metadata",
        "--locked",
        "--format-version=1",
        "--filter-platform",
        target,
    ];
    let text = shell::output(&mut shell::cargo(&arguments))?;
    serde_json::from_str(&text).context("cargo's metadata cannot be read")
}

/// The packages that are linked into one of ours: no tools, no macros.
fn linked<'a>(metadata: &'a Value, root: &str) -> Result<Vec<&'a Value>> {
    let each = |value: &'a Value| value.as_array().map(Vec::as_slice).unwrap_or_default();
    let id_of = |value: &'a Value| value.as_str().unwrap_or_default();
    let packages: BTreeMap<&str, &Value> = each(&metadata["packages"])
        .iter()
        .map(|package| (id_of(&package["id"]), package))
        .collect();
    let nodes: BTreeMap<&str, &Value> = each(&metadata["resolve"]["nodes"])
        .iter()
        .map(|node| (id_of(&node["id"]), node))
        .collect();
    let root = packages.iter().find(|(_, package)| package["name"] == root);
    let (&root, _) = root.context("it is a package of ours")?;
    let is_macro = |package: &Value| {
        let mut kinds = each_kind(package);
        kinds.any(|kind| kind == "proc-macro")
    };
    let (mut open, mut seen) = (vec![root], BTreeSet::new());
    while let Some(id) = open.pop() {
        let package = packages.get(id).context("every node is a package")?;
        if is_macro(package) || !seen.insert(id) {
            continue;
        }
        let node = nodes.get(id).context("every package is a node")?;
        for dependency in each(&node["deps"]) {
            // Those for tests and for building have a kind.
            if each(&dependency["dep_kinds"])
                .iter()
                .any(|kind| kind["kind"].is_null())
            {
                open.push(id_of(&dependency["pkg"]));
            }
        }
    }
    Ok(seen.into_iter().map(|id| packages[id]).collect())
}

/// The kinds of all targets of a package.
fn each_kind(package: &Value) -> impl Iterator<Item = &Value> {
    let targets = package["targets"].as_array().into_iter().flatten();
    targets.flat_map(|target| target["kind"].as_array().into_iter().flatten())
}

/// A file of the root, read as TOML.
fn toml(name: &str) -> Result<toml::Table> {
    let file = shell::root().join(name);
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    text.parse().with_context(|| file.display().to_string())
}

/// The licences that `deny.toml` allows.
fn allowed() -> Result<Vec<Licensee>> {
    let deny = toml("deny.toml")?;
    let allowed = deny["licenses"]["allow"]
        .as_array()
        .context("a list of licences")?;
    let allowed = allowed.iter().map(|license| {
        let license = license.as_str().context("a licence has a name")?;
        Licensee::parse(license).with_context(|| format!("deny.toml: `{license}`"))
    });
    allowed.collect()
}

pub(super) fn is_allowed(license: &str, allowed: &[Licensee]) -> Result<bool> {
    // Old packages divide their licences by a slash.
    let license = Expression::parse_mode(license, ParseMode::LAX)
        .with_context(|| format!("`{license}` is no licence"))?;
    Ok(license.evaluate(|asked| allowed.iter().any(|allowed| allowed.satisfies(asked))))
}

/// The hashes of all packages, by name and version.
fn checksums() -> Result<BTreeMap<(String, String), String>> {
    let lock = toml("Cargo.lock")?;
    let packages = lock["package"].as_array().context("a list of packages")?;
    let checksum = |package: &toml::Value| {
        let text = |key: &str| Some(package.get(key)?.as_str()?.to_owned());
        Some(((text("name")?, text("version")?), text("checksum")?))
    };
    Ok(packages.iter().filter_map(checksum).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_judged_by_what_may_be_chosen() {
        let allowed = ["MIT", "Unicode-3.0"].map(|name| Licensee::parse(name).unwrap());
        for (license, expected) in [
            ("MIT", true),
            ("MIT/Apache-2.0", true),
            ("Apache-2.0 OR MIT", true),
            ("Apache-2.0", false),
            ("MIT AND Apache-2.0", false),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ] {
            assert_eq!(
                is_allowed(license, &allowed).unwrap(),
                expected,
                "{license}"
            );
        }
        assert!(is_allowed("my own", &allowed).is_err());
    }
}
